import Foundation
import Testing

/// Messages on layouts are told apart by their ids in many places.
///
/// `LayoutFault` has the ids, and each of these places switches over it, so that the compiler points there when
/// one is added.
@Suite struct `The ids of faults in layouts` {
  private let ids: Set<String>

  init() throws {
    let table = try Repository.text("Sources/Diagnostics/LayoutFault.swift")
    ids = Set(
      table.matches(of: /(?m)^  case (\w+)(?: = "([a-z-]+)")?$/).map { String($0.2 ?? $0.1) }
    )
  }

  /// Files in which one of these words means something else.
  private let others = [
    "Live/Messages/LiveRequest.swift":
      "the rules for layouts by their names: it sees no other room",
    "InterfaceBuilder/Building/SceneBuilder.swift": "the attribute of a document",
  ]

  @Test func `are written in one file`() throws {
    #expect(ids.count >= 10 && ids.contains("conflict") && ids.contains("cut-text"))
    for file in try Repository.swiftFiles(below: "Sources")
    where file != "Diagnostics/LayoutFault.swift" && others[file] == nil {
      let text = try Repository.text("Sources/" + file)
      for id in ids where text.contains("\"\(id)\"") {
        Issue.record("\(file) writes \"\(id)\" where it should name a case of LayoutFault")
      }
    }
  }

  @Test func `are those of all that a look over a drawing warns of`() throws {
    for text in try Repository.texts(below: "Sources/Documents/Review", endingIn: ".swift") {
      for found in text.matches(of: /Message\(\s*"([a-z-]+)"/) {
        // What is too much to draw is an error of its own.
        #expect(found.1 == "limit")
      }
    }
  }
}
