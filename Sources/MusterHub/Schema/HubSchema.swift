/// The tables of a hub. Each version adds to the one before, so that old and new programs work side by side.
///
/// Places and hashes of chains stand apart from what entries say. Nobody has the right to change either: what came is never
/// updated, and the tables are only added to. What is shown is a projection, and can be made anew.
package enum HubSchema {
    /// One version after the other.
    static let migrations = [first, access, attempts]
    package static var version: Int { migrations.count }

    /// Where everything stands.
    static let name = "muster"

    /// Tables of which a row belongs to one site.
    static let ofSites = ["station", "head", "entry", "body", "excerpt", "personal", "alarm", "person", "presence"]

    /// Tables of the hub itself, which are nobody's but of those who let people in: those of the second version.
    static let ofAccess = ["account", "credential", "actor_name", "record_access", "pin", "account_change"]

    private static let first = """
        CREATE TABLE muster.station (
            site int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
            key text NOT NULL UNIQUE CHECK (length(key) = 64),
            name text NOT NULL,
            time_zone text,
            -- Up to when the station's word goes: it was asked then, and had told everything. In µs since 1970.
            last_word bigint
        );
        -- The only gate: whoever appends holds this row.
        CREATE TABLE muster.head (
            site int PRIMARY KEY,
            sequence bigint NOT NULL,
            hash bytea NOT NULL,
            position bigint NOT NULL,
            mark text NOT NULL
        );
        CREATE TABLE muster.entry (
            site int NOT NULL,
            sequence bigint NOT NULL CHECK (sequence > 0),
            hash bytea NOT NULL CHECK (length(hash) = 32),
            PRIMARY KEY (site, sequence)
        );
        CREATE TABLE muster.body (
            site int NOT NULL,
            sequence bigint NOT NULL,
            kind text NOT NULL,
            payload text NOT NULL,
            happened bigint NOT NULL,
            recorded bigint NOT NULL,
            time_zone text NOT NULL,
            utc_offset int NOT NULL,
            source text NOT NULL,
            receiver text,
            actor text NOT NULL,
            doubtful boolean NOT NULL,
            PRIMARY KEY (site, sequence)
        );
        CREATE INDEX body_punch ON muster.body (site, happened) WHERE kind = 'punch';
        CREATE INDEX body_other ON muster.body (site, sequence) WHERE kind <> 'punch';
        CREATE TABLE muster.excerpt (
            site int NOT NULL,
            first bigint NOT NULL,
            last bigint NOT NULL,
            signature bytea NOT NULL,
            PRIMARY KEY (site, first, last)
        );
        CREATE TABLE muster.personal (
            site int NOT NULL,
            commitment text NOT NULL,
            person text NOT NULL,
            salt bytea NOT NULL,
            value bytea NOT NULL,
            PRIMARY KEY (site, commitment)
        );
        CREATE INDEX personal_person ON muster.personal (site, person);
        CREATE TABLE muster.alarm (
            id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
            site int NOT NULL,
            kind text NOT NULL,
            sequence bigint NOT NULL,
            since bigint NOT NULL,
            ended bigint
        );
        CREATE INDEX alarm_open ON muster.alarm (site) WHERE ended IS NULL;
        CREATE TABLE muster.person (
            site int NOT NULL,
            id text NOT NULL,
            number int NOT NULL,
            name text NOT NULL,
            department text NOT NULL,
            "position" text NOT NULL,
            photo text,
            archived boolean NOT NULL,
            PRIMARY KEY (site, id)
        );
        -- Everybody's last stay as the rule of the domain makes it.
        CREATE TABLE muster.presence (
            site int NOT NULL,
            person text NOT NULL,
            arrived bigint NOT NULL,
            entered bigint NOT NULL,
            "left" bigint,
            -- From when on it is over, even if nobody says so.
            "limit" bigint NOT NULL,
            open boolean NOT NULL,
            provisional boolean NOT NULL,
            forgotten boolean NOT NULL,
            break_since bigint,
            PRIMARY KEY (site, person)
        );
        \(ofSites.map(guarding).joined())
        GRANT SELECT, INSERT, UPDATE ON muster.station, muster.head TO muster_ingest;
        GRANT SELECT, INSERT ON muster.entry, muster.body, muster.excerpt TO muster_ingest;
        GRANT SELECT, INSERT, DELETE ON muster.personal TO muster_ingest;
        GRANT SELECT, INSERT, UPDATE ON muster.alarm TO muster_ingest;
        GRANT SELECT, INSERT, UPDATE, DELETE ON muster.person, muster.presence TO muster_ingest;
        GRANT SELECT ON muster.station, muster.head, muster.entry, muster.body, muster.excerpt, muster.personal,
            muster.alarm, muster.person, muster.presence TO muster_web;
        """

    /// A table of which each sees the rows of their own sites and no other. A setting that was made for a transaction is the
    /// empty text after it, and not nothing.
    private static func guarding(_ table: String) -> String {
        let own =
            table == "station"
            ? "key = nullif(current_setting('muster.station', true), '')"
            : "site = (SELECT nullif(current_setting('muster.site', true), '')::int)"
        return """
            ALTER TABLE muster.\(table) ENABLE ROW LEVEL SECURITY;
            ALTER TABLE muster.\(table) FORCE ROW LEVEL SECURITY;
            CREATE POLICY of_station ON muster.\(table) TO muster_ingest USING (\(own)) WITH CHECK (\(own));
            CREATE POLICY of_sites ON muster.\(table) FOR SELECT TO muster_web USING (
                (SELECT current_setting('muster.sites', true) = 'all') OR site = ANY (
                    (SELECT string_to_array(nullif(nullif(current_setting('muster.sites', true), 'all'), ''), ','))::int[]
                )
            );

            """
    }
}
