import Foundation
import Testing

@testable import SnaplineRewritingTool

@Suite struct `The rewriting tool` {
  private let folder = URL.temporaryDirectory.appending(path: "tool-\(UUID().uuidString)")

  private func run(_ text: String, on name: String = "Card.swift") throws -> (Int32, String?) {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let (input, output) = (folder.appending(path: name), folder.appending(path: "out.swift"))
    try Data(text.utf8).write(to: input)
    let status = RewritingCommand.run([input.path, output.path])
    return (status, try? String(contentsOf: output, encoding: .utf8))
  }

  @Test func `writes the file that the compiler gets, and nothing beside it`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (status, text) = try run("@objc class A {}\n")
    #expect(status == 0 && text?.hasSuffix("line: 1)\n      class A {}\n") == true)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.sorted() == ["Card.swift", "out.swift"])
  }

  @Test func `writes nothing where something can't be rewritten`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (status, text) = try run("extension A { override func f() {} }\n")
    #expect(status == 1 && text == nil)
    let missing = folder.appending(path: "none.swift").path
    #expect(RewritingCommand.run([missing, folder.appending(path: "out.swift").path]) == 2)
    let place = folder.appending(path: "no/such/out.swift").path
    let fine = folder.appending(path: "Fine.swift")
    try Data("@objc class A {}".utf8).write(to: fine)
    #expect(RewritingCommand.run([fine.path, place]) == 2)
    #expect(RewritingCommand.run([]) == 2)
  }
}
