import Foundation
import Testing

@Suite struct `Names of types` {
  /// Names that types of several rooms may have, and why.
  private let shared = [
    "ContentPriorities": "a design's key is called like the property of a view that it sets",
    "Doorway": "each room that is re-exported without its names has one, and nobody writes it",
    "Flag": "a word of the command line, and what the solver marks rows with",
    "Review": "a subcommand is called as it is typed; the other one looks over drawings",
    "Stretch": "of bytes in a PNG file, and of frames in an edit",
    "TextDecoration": "both are public: one is laid out, the other is painted",
  ]

  @Test func `stand for one thing each, whichever room they are in`() throws {
    let rooms = try roomsByType()
    for (name, rooms) in rooms where rooms.count > 1 && shared[name] == nil {
      Issue.record("\(name) is a type of \(rooms.sorted().joined(separator: " and of "))")
    }
    for name in shared.keys where rooms[name, default: []].count < 2 {
      Issue.record("\(name) is a type of one room only: it needs no reason any more")
    }
  }

  /// The rooms that have a type of a name.
  ///
  /// Nobody sees a private type outside of its file. The names of `DropIn` are those of the code
  /// that its modules stand in for.
  private func roomsByType() throws -> [String: Set<String>] {
    var rooms: [String: Set<String>] = [:]
    for room in try House(rows: Repository.tableRows(of: "DesignOfSnapline")).rooms
    where !room.name.hasPrefix("DropIn/") {
      for text in try Repository.texts(below: "Sources/" + room.name, endingIn: ".swift") {
        for type in TypeDeclaration.all(in: text) where !type.isPassedOn {
          guard type.access != "private", type.access != "fileprivate" else { continue }
          rooms[type.name, default: []].insert(room.name)
        }
      }
    }
    return rooms
  }
}

@Suite struct `A type's declaration` {
  @Test(
    arguments: [
      ("struct Label {", "Label", nil),
      ("public final class View: NSObject {", "View", "public"),
      ("@safe package struct Buffer<Value>: ~Copyable {", "Buffer", "package"),
      ("@available(*, deprecated) private enum Old { case one }", "Old", "private"),
    ] as [(String, String, String?)]
  )
  func `is read with its name and access`(line: String, name: String, access: String?) {
    let type = TypeDeclaration(line: Substring(line))
    #expect(type?.name == name)
    #expect(type?.access == access)
    #expect(type?.isPassedOn == false)
  }

  @Test func `is known for a type that is passed on`() {
    let alias = TypeDeclaration(line: "public typealias Diffing = SnaplineSnapshots.Diffing")
    #expect(alias?.isPassedOn == true)
  }

  @Test(arguments: ["  struct Inner {", "extension View {", "func make() -> View {", "// class A"])
  func `isn't seen where there is none`(line: String) {
    #expect(TypeDeclaration(line: Substring(line)) == nil)
  }
}
