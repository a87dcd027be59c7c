import Foundation
import Testing

@Suite struct `The house` {
  private let house: House

  init() throws { house = try House(rows: Repository.tableRows(of: "DesignOfSnapline")) }

  @Test func `has a row for every room and a room for every row`() throws {
    let rooms = try folders(of: "Sources").filter { $0 != "C" && $0 != "DropIn" }
    let dropIns = try folders(of: "Sources/DropIn").map { "DropIn/" + $0 }
    #expect(Set(rooms + dropIns) == Set(house.rooms.map(\.name)))
  }

  private func folders(of path: String) throws -> [String] {
    let folder = Repository.root.appending(path: path)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { !$0.hasPrefix(".") }
  }

  @Test func `has tests in folders that are called as what they test, and compiles all of them`()
    throws
  {
    let rooms = try folders(of: "Tests/Rooms")
    #expect(Set(rooms).isSubset(of: house.rooms.map(\.name)))
    let modules = try Repository.text("Package.swift")
      .matches(of: /\btests\(\s*"(\w+)",(?:\s*of: \[(.+?)\])?/.dotMatchesNewlines())
    let compiled = modules.flatMap { module in
      module.2.map { $0.matches(of: /\w+/).map { String($0.0) } } ?? [String(module.1)]
    }
    let others = try folders(of: "Tests/DropIn") + ["House", "Browser"]
    #expect(compiled.sorted() == (rooms + others).sorted())
  }

  @Test func `gives every C library a module map and an owner`() throws {
    let maps = Repository.root.appending(path: "Sources/C")
    let libraries = try FileManager.default.contentsOfDirectory(atPath: maps.path)
    #expect(Set(libraries) == house.rooms.reduce(into: []) { $0.formUnion($1.cLibraries) })
  }

  @Test func `runs no code of ours in a program before the program's own`() throws {
    for ending in [".c", ".h"] {
      for text in try Repository.texts(below: "Sources/C", endingIn: ending) {
        #expect(!text.contains("constructor") && !text.contains(".init_array"))
      }
    }
    // Who starts itself again has to know what then comes first.
    for file in try Repository.swiftFiles(below: "Sources") where !file.hasPrefix("CLI/") {
      let text = try Repository.text("Sources/" + file)
      #expect(!text.contains("current = .ownProgram"), "\(file)")
    }
    let main = try Repository.text("Sources/CLI/main.swift")
    let begin = try #require(main.range(of: "helpWhereAsked()"))
    let run = try #require(main.range(of: "run("))
    #expect(begin.lowerBound < run.lowerBound)
  }

  @Test func `lets no room import what its row doesn't reach`() throws {
    try forEachImport { room, statement, file in
      guard let folder = House.folder(of: statement.module) else { return }
      // What a copy of this file imports on a phone, the room itself doesn't.
      if file == "Sources/LayoutPreviews/LayoutPreview.swift", folder == "DropIn/UIKit" { return }
      #expect(room.reachable.contains(folder), "\(file): \(statement)")
    }
  }

  @Test func `keeps C behind its owners`() throws {
    try forEachImport { room, statement, file in
      guard House.isCLibrary(statement.module) else { return }
      #expect(room.cLibraries.contains(statement.module), "\(file): \(statement)")
      #expect(statement.access == "internal", "\(file): \(statement)")
      #expect(statement.attributes.isEmpty, "\(file): \(statement)")
    }
  }

  @Test func `keeps the solver free of Foundation, and takes only numbers from it in Geometry`()
    throws
  {
    try forEachImport { room, statement, file in
      guard statement.module.hasPrefix("Foundation") else { return }
      #expect(room.name != "Solver", "\(file): \(statement)")
      if room.name == "Geometry" {
        #expect(statement.declaration?.hasPrefix("CG") == true, "\(file): \(statement)")
      }
    }
  }

  @Test func `sees test frameworks only in the rooms made for them`() throws {
    // The XCTest room asks Testing whether one of its tests runs, to stop hard inside one.
    let homes: [String: Set] = ["Testing": ["Testing", "XCTesting"], "XCTest": ["XCTesting"]]
    try forEachImport { room, statement, file in
      guard let home = homes[statement.module] else { return }
      #expect(home.contains(room.name), "\(file): \(statement)")
    }
  }

  private func forEachImport(
    _ body: (House.Room, ImportStatement, _ file: String) throws -> Void
  ) throws {
    for room in house.rooms {
      for file in try Repository.swiftFiles(below: "Sources/\(room.name)") {
        let path = "Sources/\(room.name)/\(file)"
        for statement in ImportStatement.all(in: try Repository.text(path)) {
          try body(room, statement, path)
        }
      }
    }
  }
}

@Suite struct `The table of rooms` {
  @Test func `is closed upwards`() throws {
    let house = try House(rows: [
      ["`Ground`", "", "–"], ["`First`", "", "`Ground`, `CPaint`"], ["`Second`", "", "`First`"],
    ])
    #expect(house["Second"]?.reachable == ["Ground", "First", "Second"])
    #expect(house["Second"]?.cLibraries == [])
    #expect(house["First"]?.cLibraries == ["CPaint"])
  }

  @Test func `has no arrow down`() {
    #expect(throws: House.Fault.pointsDown(from: "Ground", to: "First")) {
      try House(rows: [["`Ground`", "", "`First`"], ["`First`", "", "–"]])
    }
  }
}

@Suite struct `An import` {
  @Test(
    arguments: [
      ("import Foundation", "Foundation", nil),
      ("public import struct Foundation.CGRect", "Foundation", "CGRect"),
      ("@_exported public import SnaplineText", "SnaplineText", nil),
      ("@preconcurrency internal import CPango  // reasons", "CPango", nil),
    ] as [(String, String, String?)]
  )
  func `names its module and declaration`(line: String, module: String, declaration: String?) {
    let statement = ImportStatement(line: Substring(line))
    #expect(statement?.module == module)
    #expect(statement?.declaration == declaration)
  }

  @Test(arguments: ["important()", "// import Foundation", "let import1 = 2", "import"])
  func `isn't seen where there is none`(line: String) {
    #expect(ImportStatement(line: Substring(line)) == nil)
  }
}
