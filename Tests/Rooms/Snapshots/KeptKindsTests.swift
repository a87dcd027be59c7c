import Foundation
import SnaplineScene
import SnaplineSnapshots
import TestSupport
import Testing

@Suite struct `Changing what is kept` {
  /// What was kept, and what is to be kept from now on.
  struct Change: Sendable, CustomTestStringConvertible {
    var before: Keeping
    var after: Keeping
    var testDescription: String { "\(before) → \(after)" }

    static let all = Keeping.allCases.flatMap { before in
      Keeping.allCases.filter { $0 != before }.map { Change(before: before, after: $0) }
    }
  }

  private let page = Box(name: "page", width: 20, height: 20, color: .white)
  private let edited = Box(name: "page", width: 20, height: 20, color: .black)

  private func names(_ keeping: Keeping) -> [String] {
    switch keeping {
    case .replay: ["page.scene"]
    case .png: ["page.png"]
    case .both: ["page.png", "page.scene"]
    }
  }

  @Test(arguments: Change.all)
  func `leaves the kept kinds alone when the same picture is recorded`(change: Change) throws {
    let folder = try TemporaryFolder()
    _ = try folder.keep(page, "page", change.before, .all)
    #expect(folder.names == names(change.before))
    #expect(try folder.keep(page, "page", change.after, .all)?.contains("was recorded") == true)
    #expect(folder.names == names(change.after))
    #expect(try folder.keep(page, "page", change.after, .never) == nil)
  }

  @Test(arguments: Change.all)
  func `leaves the kept kinds alone when another picture is recorded`(change: Change) throws {
    let folder = try TemporaryFolder()
    _ = try folder.keep(page, "page", change.before, .all)
    #expect(try folder.keep(edited, "page", change.after, .failed) != nil)
    #expect(folder.names == names(change.after))
    #expect(try folder.keep(edited, "page", change.after, .never) == nil)
    #expect(try folder.keep(page, "page", change.after, .never) != nil)
  }

  @Test(arguments: Change.all)
  func `leaves the kept kinds alone when another picture is accepted`(change: Change) throws {
    let folder = try TemporaryFolder()
    _ = try folder.keep(page, "page", change.before, .all)
    let message = try folder.keep(edited, "page", change.after, .pending)
    #expect(message?.contains("snapline review --accept page") == true)
    try Baseline(folder: folder.path, stem: "page").accept()
    #expect(folder.names == names(change.after))
    #expect(try folder.keep(edited, "page", change.after, .never) == nil)
  }

  @Test func `leaves pending files of the last run only`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.keep(page, "page", .both, .pending)
    expectEqual(folder.names, ["page.new.png", "page.new.scene"])
    _ = try folder.keep(page, "page", .replay, .pending)
    expectEqual(folder.names, ["page.new.scene"])
  }

  @Test func `leaves files of other strategies by the same name`() throws {
    let folder = try TemporaryFolder()
    try folder.write("{}", to: "page.json")
    _ = try folder.keep(page, "page", .both, .all)
    _ = try folder.keep(page, "page", .png, .all)
    expectEqual(folder.names, ["page.json", "page.png"])
  }
}
