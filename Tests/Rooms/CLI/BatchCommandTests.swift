import Foundation
import SnaplineEnvironment
import TestSupport
import Testing

/// What the tests of `batch` and `worker` draw.
enum Badge {
  static let design = """
    version: 1
    canvas: 90x60
    data: {name: Ada, points: 1}
    view: {label: "{{name}} {{points | number}}", filling: superview}
    """

  /// Rows whose numbers count from 1.
  static func rows(_ count: Int) -> String {
    (1...count).map { "{\"id\":\($0),\"name\":\"N\($0)\",\"points\":\($0)}\n" }.joined()
  }

  /// The lines of results, each a dictionary.
  static func results(_ text: String) -> [[String: Any]] {
    text.split(separator: "\n").compactMap {
      try? JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
    }.filter { $0["row"] != nil }
  }
}

extension Folder {
  /// The contents of all files below a folder, by their names.
  func tree(_ name: String) -> [String: Data] {
    let below = Folder(path: self(name))
    let pairs = below.names.compactMap { file in
      FileManager.default.contents(atPath: below(file)).map { (file, $0) }
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }
}

@Suite struct `A batch` {
  @Test func `draws what render draws of each row`() throws {
    try withFolder(["badge.yaml": Badge.design, "rows.jsonl": Badge.rows(5)]) { folder in
      let run = try Built(
        ["batch", "badge.yaml", "--data", "rows.jsonl", "-o", "out/{{id}}.png", "-j", "2"],
        in: folder
      )
      expectEqual(run.status, 0)
      expectEqual(run.error, "")
      let results = Badge.results(run.output)
      expectEqual(results.compactMap { $0["row"] as? Int }, [1, 2, 3, 4, 5])
      for number in 1...5 {
        let settings = ["--set", "name=N\(number)", "--set", "points=\(number)"]
        #expect(
          try Built(["render", "badge.yaml", "-o", "one.png"] + settings, in: folder).status == 0
        )
        let bytes = try #require(FileManager.default.contents(atPath: folder("one.png")))
        expectEqual(FileManager.default.contents(atPath: folder("out/\(number).png")), bytes)
        expectEqual(results[number - 1]["hash"] as? String, SHA256.hexadecimal(of: bytes))
        expectEqual(results[number - 1]["bytes"] as? Int, bytes.count)
        expectEqual(results[number - 1]["path"] as? String, "out/\(number).png")
      }
    }
  }

  @Test func `is the same by lines, a list and a table, and in every kind of output`() throws {
    let list = "[" + Badge.rows(4).split(separator: "\n").joined(separator: ",\n") + "]"
    let table = "id,name,points\n" + (1...4).map { "\($0),N\($0),\($0)\n" }.joined()
    let files = [
      "badge.yaml": Badge.design, "a.jsonl": Badge.rows(4), "b.json": list, "c.csv": table,
    ]
    try withFolder(files) { folder in
      var all: [[String?]] = []
      for data in ["a.jsonl", "b.json", "c.csv"] {
        for output in [
          ["-o", "\(data)-out/"], ["-o", "x.tar"], ["-o", "x.zip"], ["-o", "x.jsonl"],
        ] {
          let line = ["batch", "badge.yaml", "--data", data, "--results", "r.jsonl"] + output
          let run = try Built(line, in: folder)
          expectEqual(run.error, "")
          let results = Badge.results(folder.text(of: "r.jsonl") ?? "")
          all.append(results.map { $0["hash"] as? String })
        }
      }
      #expect(all.allSatisfy { $0 == all[0] && $0.count == 4 })
      let packed = Badge.results(folder.text(of: "x.jsonl") ?? "")
      let picture = (packed.first?["base64"] as? String).flatMap { Data(base64Encoded: $0) }
      expectEqual(picture, FileManager.default.contents(atPath: folder("c.csv-out/badge-1.png")))
    }
  }

  @Test func `names what the entries of a row's lists have too much or too little`() throws {
    let design = """
      version: 1
      canvas: 90x60
      data: {lines: [{name: Ada, notes: [{text: a}]}, {name: Bo, price: 1}]}
      view:
        vstack:
        - {each: line in lines, label: "{{line.name}} {{line.price?}}"}
      """
    let rows = """
      {"lines":[{"name":"A","price":2},{"name":"B","notes":[{"text":"t"}]},"C"]}
      {"lines":[{"name":"A"},{"name":"B","prise":2},{"name":"C","prise":3}]}
      {"lines":[{"name":"A","notes":[{"txt":"t"}]}]}
      {"lines":[{"name":"A"},{"price":2}]}
      {"lines":[]}
      """
    try withFolder(["list.yaml": design, "rows.jsonl": rows]) { folder in
      let run = try Built(
        ["batch", "list.yaml", "--data", "rows.jsonl", "-o", "out/"],
        in: folder
      )
      let said = Badge.results(run.output).map { result in
        (result["diagnostics"] as? [[String: Any]] ?? []).map { $0["subject"] as? String ?? "" }
      }
      expectEqual(said[1], ["the row has 'lines.1.prise', which the design's data hasn't"])
      expectEqual(said[2], ["the row has 'lines.0.notes.0.txt', which the design's data hasn't"])
      expectEqual(said[3], ["data has no 'line.name'"])
      expectEqual(said[4], [])
      #expect(run.error.contains("hint: did you mean 'price'?"), "\(run.error)")
      let loose = try Built(
        ["batch", "list.yaml", "--data", "rows.jsonl", "-o", "loose/", "--loose"],
        in: folder
      )
      expectEqual(Badge.results(loose.output).count { $0["error"] != nil }, 2)
    }
  }

  @Test func `goes past rows that are wrong, and names row, value and place`() throws {
    let rows = """
      {"id":1,"name":"A","points":1}
      {"id":2,"nam":"A","points":1}
      {"id":3,"name":"A"}
      {"id":4,"name":"A","points":"many"}
      nonsense
      {"id":6,"name":"A","points":1,"more":1}
      {"id":1,"name":"A","points":1}
      {"id":"../../x","name":"A","points":1}
      {"id":9,"name":"A\u{0}","points":1}
      {"id":10,"name":"A","points":1,"$render":{"format":"gif"}}
      {"id":11,"name":"A","points":1,"$render":{"format":"svg","scale":3,"appearance":"dark"}}
      """
    try withFolder(["badge.yaml": Badge.design, "rows.jsonl": rows]) { folder in
      let run = try Built(
        ["batch", "badge.yaml", "--data", "rows.jsonl", "-o", "out/{{id}}.png"],
        in: folder
      )
      expectEqual(run.status, 1)
      let ids = Badge.results(run.output).map { result in
        ((result["diagnostics"] as? [[String: Any]])?.first?["id"] as? String) ?? ""
      }
      expectEqual(
        ids,
        [
          "", "unknown-field", "missing-field", "data-type", "json-syntax", "unknown-field",
          "same-output", "", "", "row-look", "",
        ]
      )
      #expect(
        run.error.contains(
          "badge.yaml:3:1: error: the row has 'nam', which the design's data hasn't"
        )
      )
      #expect(run.error.contains("hint: did you mean 'name'?"))
      let missing = "badge.yaml:3:27: error: the row has no 'points' [missing-field]"
      #expect(run.error.contains(missing), "\(run.error)")
      #expect(run.error.contains("and would be shown (row 3)"), "\(run.error)")
      #expect(run.error.contains("rows.jsonl:5:1: error: this isn't JSON"))
      let warnings = Badge.results(run.output)[8]["warnings"] as? [[String: Any]]
      expectEqual(warnings?.first?["file"] as? String, "rows.jsonl")
      expectEqual(folder.tree("out").keys.sorted(), ["-.-..-x.png", "1.png", "11.svg", "9.png"])
      let loose = try Built(
        ["batch", "badge.yaml", "--data", "-", "-o", "b/{{id}}.png", "--loose"],
        in: folder,
        input: "{\"id\":3,\"name\":\"A\",\"more\":2}"
      )
      expectEqual(loose.status, 0)
    }
  }

  @Test func `gives the values of a table their types, and tells of those that have none`() throws {
    let table = "id,name,points\n1,12,3.50\n2,B,x\n3,C,\n"
    try withFolder(["badge.yaml": Badge.design, "rows.csv": table]) { folder in
      let run = try Built(
        ["batch", "badge.yaml", "--data", "rows.csv", "-o", "out/{{id}}.json"],
        in: folder
      )
      expectEqual(run.status, 1)
      #expect(run.error.contains("'points' is \"x\", and the design's is a number [field-type]"))
      #expect(folder.text(of: "out/1.json")?.contains("12 3.5") == true)
    }
  }

  @Test(arguments: [
    ["-o", "x.png"], ["-o", "{{id}}"], ["-o", "-"], [], ["-o", "o/", "--resume"],
    ["-o", "x.tar", "--resume", "--results", "r"], ["-o", "{{id}}.png", "--name", "x"],
    ["-o", "{{id}}.png", "--format", "svg"], ["-o", "o/", "--fail-fast", "--max-errors", "2"],
  ])
  func `refuses lines that contradict themselves`(words: [String]) throws {
    try withFolder(["badge.yaml": Badge.design, "rows.jsonl": Badge.rows(1)]) { folder in
      let run = try Built(["batch", "badge.yaml", "--data", "rows.jsonl"] + words, in: folder)
      expectEqual(run.status, 64)
      #expect(run.error.contains("hint: "))
      expectEqual(folder.names, ["badge.yaml", "rows.jsonl"])
    }
  }

  @Test func `ends early where it is asked to`() throws {
    let rows = (1...40).map { $0 % 4 == 0 ? "x\n" : "{\"id\":\($0),\"name\":\"N\",\"points\":1}\n" }
    try withFolder(["badge.yaml": Badge.design, "rows.jsonl": rows.joined()]) { folder in
      for (words, count) in [(["--fail-fast"], 4), (["--max-errors", "2"], 12), ([], 40)] {
        let line = ["batch", "badge.yaml", "--data", "rows.jsonl", "-o", "o/{{id}}.png"] + words
        let run = try Built(line, in: folder)
        expectEqual(run.status, 1)
        expectEqual(Badge.results(run.output).count, count)
      }
    }
  }

  @Test(arguments: [1, 2, 3])
  func `in shards draws each row once`(count: Int) throws {
    try withFolder(["badge.yaml": Badge.design, "rows.jsonl": Badge.rows(7)]) { folder in
      var rows: [Int] = []
      for shard in 1...count {
        let run = try Built(
          [
            "batch", "badge.yaml", "--data", "rows.jsonl", "-o", "o/{{id}}.png", "--shard",
            "\(shard)/\(count)",
          ],
          in: folder
        )
        rows += Badge.results(run.output).compactMap { $0["row"] as? Int }
      }
      expectEqual(rows.sorted(), Array(1...7))
      expectEqual(folder.tree("o").count, 7)
    }
  }

  @Test(arguments: ["view: [", "view: {lable: x}", "view: {label: \"{{a\"}"])
  func `tells once what is wrong with the design`(view: String) throws {
    try withFolder(["badge.yaml": view, "rows.jsonl": Badge.rows(3)]) { folder in
      for line in [
        ["batch", "badge.yaml", "--data", "rows.jsonl", "-o", "o/"], ["worker", "badge.yaml"],
      ] {
        let run = try Built(line, in: folder)
        expectEqual(run.status, 1)
        expectEqual(run.output, "")
        #expect(run.error.split(separator: "error: ").count == 2, "\(run.error)")
      }
      expectEqual(folder.names, ["badge.yaml", "rows.jsonl"])
    }
  }

  @Test func `never writes over what it reads`() throws {
    let design = Badge.design + "\nfonts: {}\n"
    try withFolder([
      "badge.json.yaml": design, "rows.jsonl": "{\"id\":\"rows\",\"name\":\"\",\"points\":1}",
    ]) { folder in
      let run = try Built(
        [
          "batch", "badge.json.yaml", "--data", "rows.jsonl", "-o", "{{id}}.jsonl", "--format",
          "json",
        ],
        in: folder
      )
      expectEqual(run.status, 1)
      #expect(run.error.contains("[overwrites-input]"))
    }
  }
}
