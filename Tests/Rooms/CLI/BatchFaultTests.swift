import Foundation
import TestSupport
import Testing

@testable import SnaplineCLI

/// What must not be lost or be told wrongly, whatever the machine and the rows do.
@Suite struct `A batch in trouble` {
  private let files = ["badge.yaml": Badge.design, "rows.jsonl": Badge.rows(6)]

  @Test(arguments: [
    ["-o", "rows.jsonl"], ["-o", "badge.yaml", "--pack", "zip"],
    ["-o", "o/", "--results", "rows.jsonl"],
    ["-o", "o.jsonl", "--results", "o.jsonl"], ["-o", "./o.jsonl", "--results", "o.jsonl"],
    ["-o", "o/", "--results", "badge.yaml"],
  ])
  func `never writes its results or a pack over what it reads`(words: [String]) throws {
    try withFolder(files) { folder in
      let run = try Built(["batch", "badge.yaml", "--data", "rows.jsonl"] + words, in: folder)
      #expect(run.status == 1, "\(run.error)")
      expectEqual(folder.text(of: "rows.jsonl"), files["rows.jsonl"])
      expectEqual(folder.text(of: "badge.yaml"), files["badge.yaml"])
    }
  }

  @Test func `draws over no results of its own, and tells of a file that it drew over`() throws {
    let design =
      "version: 1\ncanvas: 30x30\ndata: {pic: a.svg}\nview: {image: \"{{pic}}\", size: 9, centeredIn: superview}\n"
    let picture =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"><rect width=\"9\" height=\"9\"/></svg>"
    let shown = ["pic.yaml": design, "a.svg": picture, "b.svg": picture]
    try withFolder(files.merging(shown) { $1 }) { folder in
      let own = try Built(
        [
          "batch", "badge.yaml", "--data", "rows.jsonl", "-o", "{{id}}.json", "--results", "3.json",
        ],
        in: folder
      )
      expectEqual(own.status, 1)
      #expect(own.error.contains("3.json"), "\(own.error)")
      expectEqual(Badge.results(folder.text(of: "3.json") ?? "").count, 6)
      // More rows than are at work at a time stand between the picture and the row that shows it.
      let between = (1...40).map { "{\"id\":\"r\($0)\",\"pic\":\"a.svg\"}\n" }.joined()
      try folder.write(
        "{\"id\":\"new\",\"pic\":\"a.svg\"}\n\(between){\"id\":\"c\",\"pic\":\"new.svg\"}\n",
        to: "pics.jsonl"
      )
      let lost = try Built(
        ["batch", "pic.yaml", "--data", "pics.jsonl", "-j", "1", "-o", "{{id}}.svg"],
        in: folder
      )
      expectEqual(lost.status, 1)
      #expect(
        lost.error.contains("the row shows 'new.svg', which is the picture of row 1"),
        "\(lost.error)"
      )
      #expect(folder.text(of: "c.svg") == nil)
    }
  }

  @Test func `goes past a row of 50 MB, and one that is no text`() throws {
    let long = "{\"id\":\"long\",\"name\":\"" + String(repeating: "x", count: 50_000_000) + "\"}\n"
    try withFolder(["badge.yaml": Badge.design, "rows.jsonl": Badge.rows(1) + long]) { folder in
      let file = folder("rows.jsonl")
      let handle = try #require(FileHandle(forWritingAtPath: file))
      handle.seekToEndOfFile()
      handle.write(Data("{\"id\":\"odd\",\"points\":1,\"name\":\"".utf8) + [0xFF, 0xC3])
      handle.write(Data("\"}\n\u{FEFF}{\"id\":\"marked\",\"name\":\"A\",\"points\":1}\n".utf8))
      try handle.close()
      let run = try Built(
        ["batch", "badge.yaml", "--data", "rows.jsonl", "-o", "o/{{id}}.png"],
        in: folder
      )
      let results = Badge.results(run.output)
      expectEqual(results.count, 4)
      #expect((results[1]["error"] as? String)?.contains("the row has more than") == true)
      // Bytes that are no text are drawn as such, and told.
      #expect(results[2]["error"] != nil || run.error.contains("UTF-8"), "\(run.error)")
      expectEqual(results[3]["path"] as? String, "o/marked.png")
    }
  }

  @Test func `reads a table that begins with a mark`() throws {
    let table = "\u{FEFF}id,name,points\r\n1,A,2\r\n"
    try withFolder(["badge.yaml": Badge.design, "rows.csv": table]) { folder in
      let run = try Built(
        ["batch", "badge.yaml", "--data", "rows.csv", "-o", "o/{{id}}.png"],
        in: folder
      )
      expectEqual(run.error, "")
      expectEqual(folder.tree("o").keys.sorted(), ["1.png"])
    }
  }

  @Test(arguments: [("", "rows.jsonl"), ("x\n", "-"), ("id,name,points\n", "rows.csv")])
  func `says that there is no row`(text: String, data: String) throws {
    try withFolder(["badge.yaml": Badge.design, data == "-" ? "x" : data: text]) { folder in
      let run = try Built(
        ["batch", "badge.yaml", "--data", data, "-o", "o/"],
        in: folder,
        input: data == "-" ? text : ""
      )
      expectEqual(run.status, 0)
      #expect(run.error.contains("there is no row in the data"), "\(run.error)")
    }
  }

  @Test func `loses no row where a worker is killed`() throws {
    try withFolder(["badge.yaml": Badge.design, "rows.jsonl": Badge.rows(1200)]) { folder in
      let shell = """
        $snapline batch badge.yaml --data rows.jsonl -o 'o/{{id}}.png' -j 2 >r.jsonl &
        pid=$!
        for rows in 20 60 100; do
          # A worker that is killed before it begins is no row's fault.
          until [ $(wc -l <r.jsonl) -ge $rows ] || ! kill -0 $pid; do sleep 0.01; done
          kill -9 $(cut -d' ' -f1 /proc/$pid/task/$pid/children) 2>/dev/null && echo killed
        done
        wait $pid; echo $?
        $snapline batch badge.yaml --data rows.jsonl -o 'p/{{id}}.png' >/dev/null
        """
      let run = try Built(shell: shell, in: folder)
      expectEqual(run.output, "killed\nkilled\nkilled\n0\n")
      expectEqual(Badge.results(folder.text(of: "r.jsonl") ?? "").count, 1200)
      let isSame = folder.tree("o") == folder.tree("p")
      #expect(isSame, "\(run.error)")
    }
  }

  @Test func `ends with a reader that goes away, and bears a run beside it in its folder`() throws {
    try withFolder(["badge.yaml": Badge.design, "rows.jsonl": Badge.rows(60)]) { folder in
      let line = "$snapline batch badge.yaml --data rows.jsonl"
      let shell = """
        { \(line) -o - --pack tar; echo $? >status; } | head -c 100 | wc -c
        \(line) -o o/ --results a.jsonl & \(line) -o o/ --results b.jsonl & wait
        \(line) -o p/ >/dev/null
        """
      let run = try Built(shell: shell, in: folder)
      expectEqual(run.output, "100\n")
      #expect(["141\n", "2\n"].contains(folder.text(of: "status")), "\(run.error)")
      expectEqual(folder.tree("o"), folder.tree("p"))
    }
  }

  /// The beginning of a file, what stands before each row, and the rows.
  private static let streams = [
    ["", "", "{\"id\":1,\"name\":\"A\",\"points\":1}", "{\"id\":2,\"name\":\"B\",\"points\":2}"],
    ["[", ",", "{\"id\":1,\"name\":\"A\",\"points\":1}", "{\"id\":2,\"name\":\"B\",\"points\":2}"],
    ["id,name,points", "", "1,A,1", "2,B,2"],
  ]

  @Test(arguments: streams)
  func `tells of a row as soon as it is drawn, while others haven't come`(parts: [String]) throws {
    try withFolder(["badge.yaml": Badge.design]) { folder in
      let shell = """
        mkfifo rows results
        $snapline batch badge.yaml --data - -o o/ -j 1 <rows >results &
        exec 3>rows 4<results
        \(parts[0].isEmpty ? "" : "echo '\(parts[0])' >&3")
        echo '\(parts[2])' >&3; read -r line <&4; echo "$line" | cut -c1-8
        echo '\(parts[1])\(parts[3])' >&3; read -r line <&4; echo "$line" | cut -c1-8
        exec 3>&-; wait
        """
      let run = try Built(shell: shell, in: folder)
      expectEqual(run.output, "{\"row\":1\n{\"row\":2\n")
    }
  }

  @Test func `goes past rows beyond the limits of texts and pictures`() throws {
    let rows =
      Badge.rows(1) + "{\"name\":\"\(String(repeating: "x", count: 3_000_000))\",\"points\":1}\n"
      + "{\"name\":\"A\",\"points\":1,\"$render\":{\"size\":\"9000x9000\",\"scale\":4}}\n"
      + Badge.rows(1)
    try withFolder(["badge.yaml": Badge.design, "rows.jsonl": rows]) { folder in
      let run = try Built(["batch", "badge.yaml", "--data", "rows.jsonl", "-o", "o/"], in: folder)
      let failed = Badge.results(run.output).filter { $0["error"] != nil }
      expectEqual(failed.compactMap { $0["row"] as? Int }, [2, 3])
      expectEqual(folder.tree("o").count, 2)
    }
  }

  @Test(arguments: ["/dev/zero", "/dev/urandom"])
  func `reads rows from no device that never ends`(device: String) throws {
    try withFolder(files) { folder in
      let run = try Built(["batch", "badge.yaml", "--data", device, "-o", "o/"], in: folder)
      #expect(run.status == 2 && run.error.contains("it is a device"), "\(run.error)")
      let none = try Built(["batch", "badge.yaml", "--data", "/dev/null", "-o", "o/"], in: folder)
      #expect(!none.error.contains("device"), "\(none.error)")
    }
  }

  /// Names of devices, ways out of the folder, options, control characters, ends that a system drops, letters
  /// that differ in case or in how they are put together, and more bytes than a name may have.
  @Test func `keeps each picture in its folder, whatever the rows are called`() throws {
    let names = [
      ("CON", "CON-"), ("../../etc/x", "-.-..-etc-x"), ("aB", "aB"), ("ab", nil),
      ("nul.txt", "nul-.txt"),
      ("", "-"), ("\u{E9}", "\u{E9}"), ("e\u{301}", nil), ("a\u{0}b", "a-b"), ("-rf", "-rf"),
      ("trailing.", "trailing.-"),
      (String(repeating: "x", count: 300), String(repeating: "x", count: 80)),
    ]
    let rows = try names.map { name in
      let text = try String(decoding: JSONEncoder().encode(name.0), as: UTF8.self)
      return "{\"name\": \(text), \"points\": 1}"
    }
    try withFolder(["badge.yaml": Badge.design, "rows.jsonl": rows.joined(separator: "\n") + "\n"])
    {
      folder in
      let run = try Built(
        [
          "batch", "badge.yaml", "--data", "rows.jsonl", "-o", "out/{{name}}.png", "--results",
          "r.jsonl",
        ],
        in: folder
      )
      expectEqual(run.status, 1)
      let kept = folder.names.filter { $0.hasSuffix(".png") }.sorted()
      expectEqual(kept, names.compactMap(\.1).map { "out/\($0).png" }.sorted())
      #expect(run.error.contains("12 rows, 2 failed"), "\(run.error)")
      for (kind, unpack) in [("tar", "tar -xf"), ("zip", "python3 -m zipfile -e")] {
        let shell =
          "$snapline batch badge.yaml --data rows.jsonl -o p.\(kind) --name '{{name}}.png'; "
          + "mkdir \(kind); cd \(kind); \(unpack) ../p.\(kind) \(kind == "zip" ? "." : "")"
        _ = try Built(shell: shell, in: folder)
        expectEqual(folder.tree(kind), folder.tree("out"))
      }
    }
  }

  @Test func `leaves no pack that isn't whole, and none of a run beside it`() throws {
    try withFolder(files) { folder in
      let line = "$snapline batch badge.yaml --data rows.jsonl -o o.tar --results"
      let both = try Built(
        shell: "\(line) a.jsonl & \(line) b.jsonl --scale 1 & wait; tar tf o.tar | wc -l; ls -A",
        in: folder
      )
      #expect(both.output.hasPrefix("6\n") && !both.output.contains(".part"), "\(both.output)")
      try folder.write(Badge.rows(3) + "x\n" + Badge.rows(3), to: "bad.jsonl")
      for output in ["p.jsonl", "p.zip"] {
        let run = try Built(
          ["batch", "badge.yaml", "--data", "bad.jsonl", "-o", output, "--fail-fast"],
          in: folder
        )
        expectEqual(run.status, 1)
      }
      #expect(!folder.names.contains { $0.hasPrefix("p.") || $0.hasSuffix(".part") })
    }
  }

  @Test(arguments: ["o.tar", "o.zip", "o.jsonl"], [SIGTERM, SIGKILL])
  func `that is ended by a signal leaves nothing of its pack`(
    output: String,
    signal: CInt
  ) throws {
    try withFolder(["badge.yaml": Badge.design, "rows.jsonl": Badge.rows(3_000)]) { folder in
      let line = [
        "batch", "badge.yaml", "--data", "rows.jsonl", "-o", output, "--results", "r.jsonl",
      ]
      let running = try RunningCommand(line, in: folder)
      func lines() -> Int {
        folder.text(of: "r.jsonl")?.split(separator: "\n").count ?? 0
      }
      for _ in 0..<500 where lines() < 10 { Thread.sleep(forTimeInterval: 0.02) }
      #expect(lines() >= 10)
      // Where each file has a name, one that is killed leaves it.
      if signal == SIGKILL, !DraftFile.hasUnnamedFiles(in: folder.path) { return }
      _ = running.end(by: signal)
      expectEqual(folder.names, ["badge.yaml", "r.jsonl", "rows.jsonl"])
    }
  }

  @Test func `is whole, or isn't there, where its streams are closed`() throws {
    try withFolder(files) { folder in
      let line = "$snapline batch badge.yaml --data rows.jsonl -o"
      let run = try Built(
        shell: "\(line) a.tar <&- >/dev/null; tar tf a.tar | wc -l; \(line) b.tar <&- >&-; echo $?",
        in: folder
      )
      expectEqual(run.output, "6\n2\n")
      #expect(!folder.names.contains { $0.hasPrefix("b.") || $0.hasSuffix(".part") })
    }
  }

  @Test(arguments: ["o/{{id | upprcase}}.png", "o/{{id.png"])
  func `refuses a pattern that is wrong for every row, once`(pattern: String) throws {
    try withFolder(files) { folder in
      let run = try Built(
        ["batch", "badge.yaml", "--data", "rows.jsonl", "-o", pattern],
        in: folder
      )
      expectEqual(run.status, 64)
      expectEqual(run.output, "")
      expectEqual(run.error.components(separatedBy: "error: ").count, 2)
    }
  }

  @Test func `goes past a name that can't be written`() throws {
    try withFolder(files.merging(["o/2.png/x": ""]) { $1 }) { folder in
      let run = try Built(
        ["batch", "badge.yaml", "--data", "rows.jsonl", "-o", "o/{{id}}.png"],
        in: folder
      )
      expectEqual(run.status, 1)
      expectEqual(Badge.results(run.output).count, 6)
      expectEqual(
        Badge.results(run.output).filter { $0["error"] != nil }.compactMap { $0["row"] as? Int },
        [2]
      )
    }
  }

  @Test func `takes a table with other names for one fault, in little time`() throws {
    let names = (0..<400).map { "value\($0): 1" }.joined(separator: ", ")
    let columns = (0..<400).map { "other\($0)" }.joined(separator: ",")
    let design = "version: 1\ncanvas: 20x20\ndata: {\(names)}\nview: {label: x}\n"
    let table = columns + "\n" + Array(repeating: "1", count: 400).joined(separator: ",") + "\n"
    try withFolder(["badge.yaml": design, "rows.csv": table]) { folder in
      let begun = ContinuousClock.now
      let run = try Built(["batch", "badge.yaml", "--data", "rows.csv", "-o", "o/"], in: folder)
      expectEqual(run.status, 1)
      #expect(.now - begun < .seconds(20))
    }
  }

  @Test func `resumed draws what a file that was missing shows, and sees names that clash`() throws
  {
    let design =
      "version: 1\ncanvas: 30x30\ndata: {pic: a.png}\nview: {image: \"{{pic}}\", size: 9, centeredIn: superview}\n"
    let rows = "{\"id\":1,\"pic\":\"a.svg\"}\n{\"id\":2,\"pic\":\"b.svg\"}\n"
    let picture =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"><rect width=\"9\" height=\"9\"/></svg>"
    try withFolder(["d.yaml": design, "rows.jsonl": rows, "a.svg": picture]) { folder in
      let line = [
        "batch", "d.yaml", "--data", "rows.jsonl", "-o", "o/{{id}}.png", "--results", "r.jsonl",
        "--resume",
      ]
      #expect(try Built(line, in: folder).error.contains("warning"))
      try folder.write(picture, to: "b.svg")
      #expect(try Built(line, in: folder).error.isEmpty)
      expectEqual(folder.tree("o")["1.png"], folder.tree("o")["2.png"])
      try folder.write(rows.replacing("\"id\":1", with: "\"id\":2"), to: "rows.jsonl")
      let clash = try Built(line, in: folder)
      expectEqual(clash.status, 1)
      #expect(clash.error.contains("row 1 has the name 'o/2.png' already"))
    }
  }
}
