import Foundation
import TestSupport
import Testing

/// Files that were written for a phone and nothing else, as one module each folder.
@Suite(.enabled(if: PhoneCompiler.hasUIKit, PhoneCompiler.absence))
struct `Original sources` {
  /// The folders that `SNAPLINE_ORIGINALS` names, separated by colons.
  private static let folders = (ProcessInfo.processInfo.environment["SNAPLINE_ORIGINALS"] ?? "")
    .split(separator: ":").map(String.init)
  private static let own = Checkout.root.appending(path: "Tests/Samples/Errands/Originals")

  @Test(
    .enabled(if: !folders.isEmpty, "SNAPLINE_ORIGINALS names no folders of original sources"),
    arguments: folders
  )
  func `compile once they are rewritten`(folder: String) throws {
    let files = RewrittenSources.files(in: URL(filePath: folder)).filter {
      !$0.lastPathComponent.hasPrefix("Package")
    }
    try #require(!files.isEmpty, "\(folder) has no Swift files")
    let name = URL(filePath: folder).lastPathComponent.filter { $0.isLetter || $0.isNumber }
    let compiled = try PhoneCompiler.check(files, asModule: "Original" + name)
    #expect(compiled.status == 0, "\(compiled.errors.joined(separator: "\n"))")
  }

  private var ownFiles: [URL] {
    RewrittenSources.files(in: Self.own).filter { !$0.path.contains("/Mac/") }
  }

  @Test func `of our own compile untouched, and hold what libraries hold`() throws {
    #expect(ownFiles.count == 10)
    let compiled = try PhoneCompiler.check(ownFiles, asModule: "Originals")
    #expect(compiled.status == 0, "\(compiled.errors.joined(separator: "\n"))")
    let texts = try ownFiles.map { try String(contentsOf: $0, encoding: .utf8) }
    for construct in [
      "extension UIView", "@objc ", "#if os(iOS)",
      "extension TagListView {\n  public override func",
      "infix operator", "objc_setAssociatedObject", "method_exchangeImplementations", "#selector(",
      "@objc optional func", ".observe(\\.", "forKeyPath: #keyPath(", "@IBDesignable",
      "@IBInspectable",
      "@IBOutlet", "addObserver(\n        self,\n        selector:", "Timer.scheduledTimer(",
      "dynamic var", "@objcMembers", "import QuartzCore", "import CoreGraphics",
      "import ObjectiveC",
      "@convention(block)", "@objc(",
    ] {
      #expect(texts.contains { $0.contains(construct) }, "no file has \(construct)")
    }
  }

  @Test func `of which something is missing are told of`() throws {
    let folder = URL.temporaryDirectory.appending(path: "originals-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Card.swift")
    try Data("import UIKit\n@objc class Card: UIView { let a = UINothing() }\n".utf8).write(
      to: file
    )
    let compiled = try PhoneCompiler.check([file], asModule: "Originals")
    #expect(compiled.status != 0)
    #expect(compiled.errors == ["\(file.path):2:36: error: cannot find 'UINothing' in scope"])
  }
}
