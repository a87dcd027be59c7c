import Foundation
import Testing

/// Which rooms programs that use this package can see.
@Suite struct `A room that no program sees` {
  private let house: House
  /// The folders of rooms whose modules another module re-exports whole.
  private let reexported: Set<String>
  /// The folders of library products.
  private let products: Set<String>

  init() throws {
    house = try House(rows: Repository.tableRows(of: "DesignOfSnapline"))
    let imports = try house.rooms.flatMap { room in
      try Repository.texts(below: "Sources/" + room.name, endingIn: ".swift")
        .flatMap(ImportStatement.all)
    }
    reexported = Set(
      imports.filter { $0.attributes.contains("@_exported") && $0.declaration == nil }
        .compactMap { House.folder(of: $0.module) }
    )
    let manifest = try Repository.text("Package.swift")
    let libraries = manifest.matches(of: /\.library\(name: "\w+", targets: \["(\w+)"\]/)
      .map { String($0.1) }
    let dropIns = house.rooms.map(\.name).filter { $0.hasPrefix("DropIn/") }
    products = Set(libraries.compactMap(House.folder) + dropIns)
  }

  /// Rooms with declarations that are public all the same, and who sees them.
  private let seen = [
    "Lint": "both test libraries pass on what tests say of faults in layouts",
    "Snapshots": "both test libraries pass its members on, and some types by name",
    "Solver": "a view hands out its problem, which is kept as text",
  ]

  @Test func `says package and not public`() throws {
    #expect(products.contains("Snapline") && reexported.contains("Layout"))
    for room in house.rooms.map(\.name)
    where !products.contains(room) && !reexported.contains(room) && seen[room] == nil {
      for file in try Repository.swiftFiles(below: "Sources/" + room) {
        for line in try Repository.text("Sources/\(room)/\(file)").split(separator: "\n") {
          let isPublic = ["public", "open"].contains(line.withoutAttributes.first)
          #expect(!isPublic, "\(room)/\(file): \(line)")
        }
      }
    }
  }

  @Test func `shows of Snapshots only the types that a test may name, or meet`() throws {
    var named = Set(
      try TypeDeclaration.all(in: Repository.text("Sources/Testing/Names.swift")).map(\.name)
    )
    // The configuration holds a mode, and reading a mode throws an error.
    named.formUnion(["Doorway", "RecordMode", "SnapshotError"])
    named.subtract(["Lint", "Mask"])
    let types = try Repository.texts(below: "Sources/Snapshots", endingIn: ".swift")
      .flatMap(TypeDeclaration.all).filter { $0.access == "public" }
    #expect(Set(types.map(\.name)) == named)
  }
}
