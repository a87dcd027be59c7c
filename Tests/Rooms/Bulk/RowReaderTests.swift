import Foundation
import SnaplineBulk
import TestSupport
import Testing

@Suite struct `Rows of a file` {
  private let objects = [#"{"id":1,"name":"a\"}{"}"#, #"{"id":2,"list":[{"x":"]"}]}"#, "{}"]

  private func ids(_ rows: [DataRow]) -> [Int?] { rows.map { $0.object?["id"] as? Int } }

  @Test func `are the same as lines and as a list`() throws {
    let lines = try rows(objects.joined(separator: "\n").utf8)
    for list in [
      "[\(objects.joined(separator: ","))]",
      "\u{FEFF} [ \(objects.joined(separator: "\n ,\n")) ]\n",
    ] {
      let found = try rows(list.utf8)
      expectEqual(ids(found), [1, 2, nil])
      for (one, other) in zip(lines, found) {
        expectEqual(one.object as NSDictionary?, other.object as NSDictionary?)
      }
    }
    expectEqual(lines.map(\.number), [1, 2, 3])
    expectEqual(lines.map(\.line), [1, 2, 3])
  }

  @Test func `stand in lines with blanks, blank lines and other ends`() throws {
    let found = try rows("\u{FEFF}\n {\"id\":1} \r\n\r\n{\"id\":2}\n\n".utf8)
    expectEqual(ids(found), [1, 2])
    expectEqual(found.map(\.line), [2, 4])
    #expect(try rows("".utf8).isEmpty)
    #expect(try rows("\n \n".utf8, as: .jsonl).isEmpty)
    #expect(try rows("[]".utf8).isEmpty)
  }

  @Test func `that are none don't stop the others`() throws {
    let found = try rows(#"{"id":1}\#n{"id":2}}\#nx\#n[1]\#n{"id":\#n{"id":5}{}\#n{"id":6}"#.utf8)
    expectEqual(
      found.map(\.fault),
      [nil, "wrong-type", "wrong-type", "wrong-type", "wrong-type", "wrong-type", nil]
    )
    expectEqual(found.last?.object?["id"] as? Int, 6)
    let list = try rows(#"[{"id":1}, 5, "x,", null, [1,{"a":2}], {"id":6}]"#.utf8)
    expectEqual(list.first?.object?["id"] as? Int, 1)
    expectEqual(list.last?.object?["id"] as? Int, 6)
  }

  @Test func `of a list that isn't closed are told as far as they are whole`() throws {
    expectEqual(try rows("[{\"id\":1}]\n{\"id\":2}".utf8).map(\.fault), [nil, "json-syntax"])
    for text in ["[{\"id\":1}", "[{\"id\":1},", "[{\"id\":1}, {\"id\":2"] {
      let found = try rows(text.utf8)
      expectEqual(found.map(\.fault), [nil, "json-syntax"])
    }
  }

  @Test func `that are too long are left out, and not kept in memory`() throws {
    let long = "{\"id\":\"" + String(repeating: "x", count: 300_000) + "\"}"
    for text in ["{\"id\":1}\n\(long)\n{\"id\":3}", "[{\"id\":1},\(long),{\"id\":3}]"] {
      let found = try rows(text.utf8, most: 1_000)
      expectEqual(found.map(\.fault), [nil, "limit", nil])
      expectEqual(found.last?.object?["id"] as? Int, 3)
    }
  }

  /// Whatever stands in a file, reading it ends, and numbers count up.
  @Test(arguments: 0..<UInt64(200))
  func `of hostile bytes end`(number: UInt64) throws {
    var seed = Seed(number)
    let alphabet = Array("{}[]\",:\\\n\r\t;a1 \u{0}\u{FF}é".utf8)
    let bytes = (0..<seed.number(in: 0...400)).map { _ in
      seed.chance(0.05)
        ? UInt8(seed.number(in: 0...255)) : alphabet[seed.number(in: 0...alphabet.count - 1)]
    }
    for language in [nil, RowLanguage.jsonl, .csv] {
      guard let found = try? rows(bytes, as: language, most: 60) else { continue }
      expectEqual(found.map(\.number), Array(found.indices.map { $0 + 1 }))
      for row in found {
        if case .texts(let object) = row.content {
          #expect(row.object != nil, "seed \(number): \(String(decoding: object, as: UTF8.self))")
        }
      }
    }
  }
}

@Suite struct `A table` {
  @Test func `has texts by the names of its columns`() throws {
    let found = try rows("id,user.name,user.mail\r\n1,\"O, \"\"Q\"\"\r\nX\",\r\n 2 ,b,c".utf8)
    expectEqual(found.count, 2)
    expectEqual(
      found[0].object as NSDictionary?,
      ["id": "1", "user": ["name": "O, \"Q\"\r\nX", "mail": ""]]
    )
    expectEqual(found[1].object?["id"] as? String, " 2 ")
    expectEqual(found.map(\.line), [2, 4])
  }

  @Test(arguments: [";", "\t", ","])
  func `may have semicolons or tabs`(separator: String) throws {
    let text = ["a\(separator)b", "1\(separator)\"x\(separator)y\""].joined(separator: "\n")
    try expectEqual(
      rows(text.utf8).first?.object as NSDictionary?,
      ["a": "1", "b": "x\(separator)y"]
    )
  }

  @Test func `tells of rows with too many values or too few, and of open quotes`() throws {
    expectEqual(
      try rows("a,b\n1\n1,2,3\n1,2\n".utf8).map(\.fault),
      ["csv-columns", "csv-columns", nil]
    )
    expectEqual(try rows("a,b\n1,\"2\n3,4\n".utf8).map(\.fault), ["csv-quotes"])
  }

  @Test func `has quotation marks within values`() throws {
    let found = try rows(
      "name,size\n5\" pipe,1\nbolt,2\n6\" \"x\",3\n\"a \"\"b\"\"\",4\n".utf8,
      as: .csv
    )
    expectEqual(
      found.map { $0.object?["name"] as? String },
      ["5\" pipe", "bolt", "6\" \"x\"", "a \"b\""]
    )
  }

  @Test func `in other letters than UTF-8 is told`() throws {
    expectEqual(
      try rows([UInt8]("a,b\nJos".utf8) + [0xE9] + [UInt8](",1\nx,2\n".utf8)).map(\.fault),
      ["csv-text", nil]
    )
    #expect(throws: RowReader.Failure.self) {
      try rows("a,b\n1,2\n".utf16.flatMap { [UInt8($0), 0] })
    }
    #expect(throws: RowReader.Failure.self) { try rows("a,b\r1,2\r".utf8) }
  }

  @Test(arguments: ["a,,b", "a,a", "\"a", "a,a.b"])
  func `with a faulty first line is no table`(header: String) throws {
    #expect(throws: RowReader.Failure.self) { try rows((header + "\n1,2\n").utf8) }
  }

  /// What is written by the rule of quotation marks is read as it was.
  @Test(arguments: 0..<UInt64(100))
  func `brings back what was put into it`(number: UInt64) throws {
    var seed = Seed(number)
    let alphabet = Array("ab \",;\n\r\té😀.")
    func text() -> String {
      String(
        (0..<seed.number(in: 0...6)).map { _ in alphabet[seed.number(in: 0...alphabet.count - 1)] }
      )
    }
    let values: [[String]] = (0..<seed.number(in: 1...6)).map { _ in
      (0..<seed.number(in: 1...4)).map { _ in text() }
    }
    let width = values[0].count
    let header = (0..<width).map { "c\($0)" }.joined(separator: ",")
    let even: [[String]] = values.filter { $0.count == width }
    let lines: [String] = even.map { row in
      row.map { "\"" + $0.replacing("\"", with: "\"\"") + "\"" }.joined(separator: ",")
    }
    let found = try rows(([header] + lines).joined(separator: "\n").utf8, as: .csv)
    expectEqual(found.count, lines.count)
    for (row, expected) in zip(found, even) {
      expectEqual((0..<width).map { row.object?["c\($0)"] as? String }, expected, "seed \(number)")
    }
  }
}
