import EndToEndSupport
import Foundation
import Testing

@Suite("Signed sheets and payroll files on the command line")
struct ExportCommandTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func muster(_ arguments: String...) async throws -> Executable.Outcome {
        try await Executable.run(arguments, environment: ["MUSTER_DATA_DIR": folder["data"]])
    }

    /// A station that ran once, in UTC, with two people and two days of October.
    private func setUp() async throws {
        let serve = ["serve", "--data-dir", folder["data"], "--port", "0", "--time-zone", "UTC"]
        try await Executable.withStation(serve) { _ = try await $0.address() }
        #expect(try await muster("people", "add", "7", "林晓梅", "--department", "Design").code == 0)
        #expect(try await muster("people", "add", "8", "=Sam Hill").code == 0)
        try """
        number,time,direction
        7,2025-10-06 09:00,in
        7,2025-10-06 17:30,out
        8,2025-10-07 08:00,in
        8,2025-10-07 16:20,out
        """.write(toFile: folder["punches.csv"], atomically: true, encoding: .utf8)
        #expect(try await muster("import", "punches", folder["punches.csv"]).code == 0)
    }

    private func write(_ name: String, _ text: String) throws -> String {
        try text.write(toFile: folder[name], atomically: true, encoding: .utf8)
        return folder[name]
    }

    @Test("sheets are written for everybody, one person and a department, and an archived one is known again")
    func sheets() async throws {
        try await setUp()
        let file = folder["october.pdf"]
        let all = try await muster("export", "pdf", "--month", "2025-10", "--output", file, "--archive")
        #expect(all.code == 0 && all.errors.contains("2 pages for 2 people"), "\(all.errors)")
        var bytes = try Data(contentsOf: URL(filePath: file))
        #expect(bytes.starts(with: Data("%PDF-".utf8)))
        let one = try await muster("export", "pdf", "--month", "2025-10", "--person", "8", "--output", folder["8.pdf"])
        #expect(one.code == 0 && one.errors.contains("1 page for 1 person"), "\(one.errors)")
        let department = ["--department", "Design", "--output", folder["d.pdf"]]
        let design = try await Executable.run(
            ["export", "pdf", "--month", "2025-10"] + department,
            environment: ["MUSTER_DATA_DIR": folder["data"]]
        )
        #expect(design.errors.contains("1 page for 1 person"), "\(design.errors)")
        let known = try await muster("export", "check", file)
        #expect(known.code == 0 && known.output.contains("Archived on"), "\(known.errors)")
        bytes[bytes.count / 2] ^= 1
        try bytes.write(to: URL(filePath: file))
        #expect(try await muster("export", "check", file).code == 1)
        #expect(try await muster("export", "check", folder["8.pdf"]).code == 1)
        #expect(try await muster("journal", "verify").code == 0)
        let long = try await muster("export", "pdf", "--from", "2025-01-01", "--to", "2025-10-31", "--output", file)
        #expect(long.code == 65 && long.errors.contains("62"), "\(long.errors)")
    }

    @Test("a payroll file is written by a mapping, and what it lacks is named in one line without a file")
    func payroll() async throws {
        try await setUp()
        let codes =
            #""codes": {"worked": {"type": "200"}, "overtime": {"type": "210"}, "absent": {"skip": true}}"#
        let settings = #""settings": {"consultant": "1234567", "client": "42"}"#
        let mapping = try write("mapping.json", "{\(settings), \(codes)}")
        let output = folder["lodas.txt"]
        let made = try await muster(
            "export",
            "payroll",
            "--format",
            "datev-lodas",
            "--month",
            "2025-10",
            "--mapping",
            mapping,
            "--output",
            output
        )
        #expect(made.code == 0 && made.errors.contains("LODAS_2025_10.txt"), "\(made.errors)")
        let text = try String(contentsOfFile: output, encoding: .isoLatin1)
        #expect(text.contains("\r\n1;01/10/2025;8,50;01;200;7;\r\n"), "\(text)")
        let short = try write("short.json", #"{\#(settings), "codes": {"worked": {"type": "200"}}}"#)
        let lacking = try await muster(
            "export",
            "payroll",
            "--format",
            "datev-lodas",
            "--month",
            "2025-10",
            "--mapping",
            short,
            "--output",
            folder["none.txt"]
        )
        #expect(lacking.code == 65 && lacking.errors.contains("“absent”"), "\(lacking.errors)")
        #expect(lacking.errors.split(separator: "\n").count == 1)
        #expect(!FileManager.default.fileExists(atPath: folder["none.txt"]))
    }

    @Test("a template makes a table of one's own, and a program that cannot have Chinese names says whose")
    func ownColumns() async throws {
        try await setUp()
        let mapping = try write(
            "mapping.json",
            #"{"codes": {"worked": {"type": "A"}, "overtime": {"skip": true}, "absent": {"skip": true}}}"#
        )
        let columns = #""columns": [{"heading": "Name", "value": "name"}, {"heading": "Stunden", "value": "hours"}]"#
        let template = try write("template.json", #"{"decimal": ",", \#(columns)}"#)
        let made = try await muster(
            "export",
            "payroll",
            "--template",
            template,
            "--month",
            "2025-10",
            "--mapping",
            mapping
        )
        #expect(made.output == "Name;Stunden\r\n林晓梅;8,50\r\n\"'=Sam Hill\";8,33\r\n", "\(made.errors)")
        let old = try write("old.json", #"{"charset": "windows-1252", \#(columns)}"#)
        let refused = try await muster(
            "export",
            "payroll",
            "--template",
            old,
            "--month",
            "2025-10",
            "--mapping",
            mapping
        )
        #expect(refused.code == 65 && refused.errors.contains("7 林晓梅"), "\(refused.errors)")
        let both = try await muster(
            "export",
            "payroll",
            "--template",
            old,
            "--format",
            "adp",
            "--month",
            "2025-10",
            "--mapping",
            mapping
        )
        #expect(both.code == 65 && both.errors.contains("either a format or a template"), "\(both.errors)")
    }
}
