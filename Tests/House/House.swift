/// The rooms of the house and who may know whom, as the table in `Design` says.
struct House {
  struct Room {
    var name: String
    /// What the row itself names: rooms and C libraries.
    var named: [String]
    /// All rooms it may import, itself among them.
    var reachable: Set<String>

    var cLibraries: Set<String> { Set(named.filter(House.isCLibrary)) }
  }

  private(set) var rooms: [Room] = []

  /// Reads the table from the top, so that a row can only name rooms above it.
  init(rows: [[String]]) throws {
    for row in rows {
      guard row.count == 3, let name = row[0].quotedWords.first else { throw Fault.badRow(row) }
      let named = row[2].quotedWords
      var reachable: Set = [name]
      for other in named where !House.isCLibrary(other) {
        guard let room = self[other] else { throw Fault.pointsDown(from: name, to: other) }
        reachable.formUnion(room.reachable)
      }
      rooms.append(Room(name: name, named: named, reachable: reachable))
    }
  }

  enum Fault: Error, Equatable {
    case badRow([String])
    case pointsDown(from: String, to: String)
  }

  subscript(name: String) -> Room? { rooms.first { $0.name == name } }

  static func isCLibrary(_ module: String) -> Bool {
    module.first == "C" && (module.dropFirst().first?.isUppercase ?? false) && module != "CLI"
  }

  /// The folder of a module of ours; nothing for a module of somebody else.
  static func folder(of module: String) -> String? {
    switch module {
    case "Snapline": "Snapline"
    case "SnaplineXCTest": "XCTesting"
    case "UIKit", "CoreGraphics", "QuartzCore", "CoreText", "CoreImage", "AppKit", "ObjectiveC",
      "AutoLayoutConvenience", "Snappy", "SnapKit", "SeaDog", "Constrainer":
      "DropIn/" + module
    default: module.hasPrefix("Snapline") ? String(module.dropFirst("Snapline".count)) : nil
    }
  }
}
