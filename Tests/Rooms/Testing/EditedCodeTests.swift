import Foundation
import Snapline
import SnaplineTesting
import TestSupport
import Testing

/// What a test of views says of one edit of its code.
///
/// Swift Testing and XCTest say what `verifySnapshot` does.
@Suite struct `A failing test of views begins with the edit` {
  /// A stack of a title and a text beside a stripe, of which tests edit one number.
  struct Screen: Sendable {
    var spacing = 8.0
    var leading = 20.0
    var priority = 1000.0
    var ground = Ground.red
    var title = "Storage"
    var isSwapped = false

    enum Ground { case red, blue }

    /// The line of the constraint to the stripe.
    static let leadingLine = #line + 27
    static let widthLine = leadingLine + 4

    func view() -> View {
      let screen = View()
      let (stripe, name, role) = (View(), Label(), Label())
      let texts = isSwapped ? [role, name] : [name, role]
      (name.text, role.text) = (title, "1.2 GB of 5 GB")
      let stack = StackView(arrangedSubviews: texts)
      (stack.axis, stack.spacing, stack.alignment) = (.vertical, spacing, .leading)
      stack.accessibilityIdentifier = "stack"
      stripe.accessibilityIdentifier = "stripe"
      stripe.backgroundColor = ground == .red ? .systemRed : .systemBlue
      for view in [stripe, stack] {
        view.translatesAutoresizingMaskIntoConstraints = false
        screen.addSubview(view)
      }
      let width = stripe.widthAnchor.constraint(equalToConstant: 8)
      width.priority = LayoutPriority(Float(priority))
      let other = stripe.widthAnchor.constraint(equalToConstant: 12)
      other.priority = LayoutPriority(750)
      LayoutConstraint.activate([
        stripe.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
        stripe.topAnchor.constraint(equalTo: screen.topAnchor),
        stripe.heightAnchor.constraint(equalTo: screen.heightAnchor),
        stack.leadingAnchor.constraint(equalTo: stripe.trailingAnchor, constant: leading),
        stack.topAnchor.constraint(equalTo: screen.topAnchor, constant: 16),
        width,
        other,
      ])
      return screen
    }
  }

  private func message(_ edit: (inout Screen) -> Void) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.path + "/edited-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func said(of screen: Screen, _ mode: SnapshotTestingConfiguration.Record) -> String? {
      verifySnapshot(
        of: screen.view(),
        as: .image(size: CGSize(width: 200, height: 80)),
        record: mode,
        snapshotDirectory: folder
      )
    }
    _ = said(of: Screen(), .all)
    #expect(said(of: Screen(), .never) == nil)
    var edited = Screen()
    edit(&edited)
    let lines = try #require(said(of: edited, .never)).split(separator: "\n").map(String.init)
    return lines.dropFirst().prefix { !$0.hasPrefix("  baseline") }.map { $0 }
  }

  @Test func `a stack's spacing`() throws {
    expectEqual(
      try message { $0.spacing = 12 },
      [
        "  stack.spacing 8 → 12"
      ]
    )
  }

  @Test func `a constant, with the line of its constraint`() throws {
    expectEqual(
      try message { $0.leading = 28 },
      [
        "  stack.leading == stripe.trailing + 20 → + 28 (SnaplineTests/EditedCodeTests.swift:1)"
      ]
    )
  }

  @Test func `a priority`() throws {
    expectEqual(
      try message { $0.priority = 700 },
      [
        "  stripe.width == 8 @1000 → @700"
      ]
    )
  }

  @Test func `a colour by its own name`() throws {
    expectEqual(
      try message { $0.ground = .blue },
      [
        "  stripe.backgroundColor systemRed → systemBlue"
      ]
    )
  }

  @Test func `a text`() throws {
    expectEqual(try message { $0.title = "Preferences" }, [""])
  }

  @Test func `views that changed places`() throws {
    expectEqual(try message { $0.isSwapped = true }, [""])
  }
}
