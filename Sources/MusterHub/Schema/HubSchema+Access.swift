extension HubSchema {
    /// Who can sign in, who did, and who looked at what. The role that shows sites cannot read it, and the role that lets
    /// people in cannot read sites.
    static let access = """
        CREATE TABLE muster.account (
            id text PRIMARY KEY,
            name text NOT NULL,
            folded_name text NOT NULL UNIQUE,
            role text NOT NULL,
            person text,
            -- As the setting muster.sites: all, or numbers with commas between.
            sites text NOT NULL,
            password text NOT NULL
        );
        CREATE TABLE muster.credential (
            id text PRIMARY KEY,
            digest text NOT NULL UNIQUE,
            kind text NOT NULL,
            account text,
            scopes text NOT NULL,
            name text NOT NULL,
            created bigint NOT NULL,
            last_used bigint NOT NULL,
            expires bigint
        );
        CREATE INDEX credential_account ON muster.credential (account);
        CREATE TABLE muster.actor_name (actor text PRIMARY KEY, name text NOT NULL);
        CREATE TABLE muster.record_access (
            -- Empty for everybody's at once.
            person text NOT NULL,
            day text NOT NULL,
            actor text NOT NULL,
            part text NOT NULL,
            first bigint NOT NULL,
            last bigint NOT NULL,
            count bigint NOT NULL,
            PRIMARY KEY (person, day, actor, part)
        );
        CREATE INDEX record_access_last ON muster.record_access (last);
        CREATE TABLE muster.pin (person text PRIMARY KEY, hash text NOT NULL);
        -- What the hub's journal is to say of accounts, until it does.
        CREATE TABLE muster.account_change (
            id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
            kind text NOT NULL,
            payload text NOT NULL,
            happened bigint NOT NULL,
            source text NOT NULL,
            actor text NOT NULL,
            person text,
            salt bytea,
            value bytea
        );
        GRANT USAGE ON SCHEMA muster TO muster_access;
        GRANT SELECT ON muster.schema_version TO muster_access;
        \(ofAccess.map(keeping).joined())
        """

    /// How often who tried to sign in: counted for all processes together.
    static let attempts = """
        CREATE TABLE muster.sign_in_attempt (
            -- A hash of what was tried from where: what people type as a name is now and then their password.
            name text PRIMARY KEY,
            wrong bigint NOT NULL,
            last bigint NOT NULL,
            -- When the door was last opened from there; null for never.
            opened bigint
        );
        CREATE INDEX sign_in_attempt_last ON muster.sign_in_attempt (last);
        \(keeping("sign_in_attempt"))
        """

    private static func keeping(_ table: String) -> String {
        """
        ALTER TABLE muster.\(table) ENABLE ROW LEVEL SECURITY;
        ALTER TABLE muster.\(table) FORCE ROW LEVEL SECURITY;
        CREATE POLICY of_access ON muster.\(table) TO muster_access USING (true) WITH CHECK (true);
        GRANT SELECT, INSERT, UPDATE, DELETE ON muster.\(table) TO muster_access;

        """
    }
}
