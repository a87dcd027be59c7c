import Foundation
import Snapline
import SnaplineSnapshots
import SnaplineTesting
import TestSupport
import Testing

/// What a test of views says of one edit of its code.
///
/// Swift Testing and XCTest say what a call of the assertion says.
@Suite struct `A failing test of views begins with the edit` {
  /// A stack of a title and a text beside a stripe, of which tests edit one number.
  struct Screen: Sendable {
    var spacing = 8.0
    var leading = 20.0
    var priority = 1000.0
    var ground = Ground.red
    var title = "Storage"
    var style: Font.TextStyle?
    var color = Color.label
    var isSwapped = false

    enum Ground { case red, blue }

    /// The lines on which the constraints are made that tests edit.
    static let leadingLine = #line + 27
    static let widthLine = leadingLine - 8

    func view() -> View {
      let screen = View()
      let (stripe, name, role) = (View(), Label(), Label())
      let texts = isSwapped ? [role, name] : [name, role]
      (name.text, role.text) = (title, "1.2 GB of 5 GB")
      name.textColor = color
      if let style { role.font = .preferredFont(forTextStyle: style) }
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
    // What the run of these tests may record mustn't matter: CI records nothing.
    func said(of screen: Screen, _ mode: RecordMode) -> String? {
      let site: CallSite = (#fileID, #filePath, #line, #column)
      let call = SnapshotCall("message", at: site, record: mode, folder: folder)
      let picture = Snapshotting<View, Scene>.image(size: CGSize(width: 200, height: 80))
      return call.verify(screen.view, as: picture, environment: [:]).message
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
        "  stack.spacing 8 → 12", "    layout  stack  height 49 → 53 (+4)",
        "    layout  Label “1.2 GB of 5 GB”  y 44.5 → 48.5 (+4)",
        "  layout: moved or resized by 4 pt at most, limit 0",
      ]
    )
  }

  @Test func `a constant, with the line of its constraint`() throws {
    let place = "Tests/Rooms/Testing/EditedCodeTests.swift:\(Screen.leadingLine)"
    expectEqual(
      try message { $0.leading = 28 },
      [
        "  stack.leading == stripe.trailing + 20 → + 28 (\(place))",
        "    layout  stack  x 28 → 36 (+8)", "    and 2 inside of views above",
        "  layout: moved by 8 pt at most, limit 0",
      ]
    )
  }

  @Test func `a priority`() throws {
    let place = "Tests/Rooms/Testing/EditedCodeTests.swift:\(Screen.widthLine)"
    expectEqual(
      try message { $0.priority = 700 },
      [
        "  stripe.width == 8 @1000 → @700 (\(place))", "    layout  stripe  width 8 → 12 (+4)",
        "    layout  stack  x 28 → 32 (+4)", "    and 2 inside of views above",
        "  layout: moved or resized by 4 pt at most, limit 0",
      ]
    )
  }

  @Test func `a colour by its own name`() throws {
    expectEqual(
      try message { $0.ground = .blue },
      [
        "  stripe.backgroundColor systemRed → systemBlue",
        "    style  stripe  background #ff3b30 → #007aff", "  style: 1 difference, limit 0",
      ]
    )
  }

  @Test func `a font and a colour of letters by their own names`() throws {
    let name = "Label “1.2 GB of 5 GB”"
    let styled = try message { $0.style = .title1 }
    expectEqual(styled.first, "  \(name).font unsaid → title1")
    #expect(styled.contains { $0.hasPrefix("    style  \(name)  font Inter") }, "\(styled)")
    expectEqual(
      try message { $0.color = .systemRed },
      [
        "  Label “Storage”.textColor unsaid → systemRed",
        "    style  Label “Storage”  text colour #000000 → #ff3b30",
        "  style: 1 difference, limit 0",
      ]
    )
  }

  @Test func `a text`() throws {
    expectEqual(
      try message { $0.title = "Preferences" },
      [
        "  Label “Preferences”.text “Storage” → “Preferences”",
        "    layout  Label “Preferences”  width 60 → 92.5 (+32.5)",
        "  layout: resized by 32.5 pt at most, limit 0", "  text: 1 difference, limit 0",
      ]
    )
  }

  @Test func `views that changed places`() throws {
    let (title, size) = ("Label “Storage”", "Label “1.2 GB of 5 GB”")
    expectEqual(
      try message { $0.isSwapped = true },
      [
        "  stack.order \(title), \(size) → \(size), \(title)",
        "    layout  \(size)  y 44.5 → 16 (−28.5)", "    layout  \(title)  y 16 → 44.5 (+28.5)",
        "  layout: views came, went or changed places",
      ]
    )
  }

  @Test func `and the assertion says the same`() {
    let picture = Snapshotting<View, Scene>.image(size: CGSize(width: 200, height: 80))
    // The baseline is of the screen before the edit.
    withKnownIssue("the view was edited") {
      withSnapshotTesting(record: .never) {
        assertSnapshot(of: Screen(spacing: 12).view(), as: picture)
      }
    } matching: { issue in
      issue.comments.contains { EditedWords.areSaid(in: $0.rawValue) }
    }
  }
}

/// What both testing libraries say of a stack whose spacing was edited.
enum EditedWords {
  static func areSaid(in message: String) -> Bool {
    message.contains(
      """
       differs from its baseline
        stack.spacing 8 → 12
          layout  stack  height 49 → 53 (+4)
          layout  Label “1.2 GB of 5 GB”  y 44.5 → 48.5 (+4)
        layout: moved or resized by 4 pt at most, limit 0

      """
    )
  }
}
