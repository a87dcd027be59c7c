import Foundation
import Testing

@testable import SnaplineRewritingTool

@Suite struct `The rewriting tool` {
  private let folder = URL.temporaryDirectory.appending(path: "tool-\(UUID().uuidString)")

  private func run(_ text: String, on name: String = "Card.swift") throws
    -> (status: Int32, text: String?, said: String)
  {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let (input, output) = (folder.appending(path: name), folder.appending(path: "out.swift"))
    try Data(text.utf8).write(to: input)
    let (status, said) = outcome([input.path, output.path])
    return (status, try? String(contentsOf: output, encoding: .utf8), said)
  }

  private func outcome(_ arguments: [String]) -> (status: Int32, said: String) {
    var said = ""
    let status = RewritingCommand.run(arguments) { said += $0 }
    return (status, said)
  }

  @Test func `writes the file that the compiler gets, and nothing beside it`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (status, text, said) = try run("@objc class A {}\n")
    #expect(said.isEmpty)
    #expect(status == 0 && text?.hasSuffix("line: 1)\n      class A {}\n") == true)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.sorted() == ["Card.swift", "out.swift"])
  }

  @Test func `leaves a file that would come out the same as it is`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    func number() throws -> UInt64? {
      let output = folder.appending(path: "out.swift").path
      let attributes = try FileManager.default.attributesOfItem(atPath: output)
      return (attributes[.systemFileNumber] as? NSNumber)?.uint64Value
    }
    #expect(try run("@objc class A {}\n").status == 0)
    let first = try number()
    #expect(try run("@objc class A {}\n").status == 0)
    #expect(try number() == first && first != nil)
    #expect(try run("@objc class B {}\n").text?.contains("class B") == true)
    #expect(try number() != first)
  }

  @Test func `writes nothing where something can't be rewritten`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (status, text, said) = try run("extension A { override func f() {} }\n")
    #expect(status == 1 && text == nil)
    #expect(said.contains("Card.swift:1:15: error: 'f' is overridden"), "\(said)")
    let missing = folder.appending(path: "none.swift").path
    let unread = outcome([missing, folder.appending(path: "out.swift").path])
    #expect(
      unread.status == 2 && unread.said.contains("none.swift:1:1: error: the file can't be read")
    )
    let place = folder.appending(path: "no/such/out.swift").path
    let fine = folder.appending(path: "Fine.swift")
    try Data("@objc class A {}".utf8).write(to: fine)
    let unwritten = outcome([fine.path, place])
    #expect(unwritten.status == 2 && unwritten.said.contains("the file can't be written"))
    #expect(outcome([]).status == 2)
  }
}
