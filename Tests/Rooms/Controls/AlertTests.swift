import Foundation
import SnaplineControls
import SnaplineDiagnostics
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import SnaplineScene
import SnaplineText
import TestSupport
import Testing

@Suite struct `An alert` {
  private let screen = ViewController()
  private let window: Window

  init() throws {
    window = try #require(Window(device: "iPhone 16"))
    screen.view.backgroundColor = .systemBackground
    window.rootViewController = screen
    window.layoutIfNeeded()
  }

  private func present(_ alert: AlertController) {
    screen.present(alert, animated: true)
    window.layoutIfNeeded()
  }

  /// The frames of the labels with these words, in the window.
  private func frame(of text: String) throws -> CGRect {
    let label = try #require(labels(below: window).first { $0.text == text })
    return label.convert(label.bounds, to: window)
  }

  private func labels(below view: View) -> [Label] {
    view.subviews.flatMap { ($0 as? Label).map { [$0] } ?? labels(below: $0) }
  }

  private func controls(below view: View) -> [Control] {
    view.subviews.flatMap { ($0 as? Control).map { [$0] } ?? controls(below: $0) }
  }

  private func alert(
    _ titles: String...,
    style: AlertController.Style = .alert,
    cancel: String? = "Cancel"
  ) -> AlertController {
    let alert = AlertController(
      title: "Delete the note?",
      message: "It can't be brought back.",
      preferredStyle: style
    )
    if let cancel { alert.addAction(AlertAction(title: cancel, style: .cancel)) }
    for title in titles { alert.addAction(AlertAction(title: title, style: .default)) }
    return alert
  }

  @Test func `stands in the middle of the screen, which stays below it`() throws {
    present(alert("Delete"))
    let title = try frame(of: "Delete the note?")
    let message = try frame(of: "It can't be brought back.")
    expectEqual(title.midX, window.bounds.midX)
    #expect(title.maxY <= message.minY)
    let card = try #require(screen.presentedViewController?.view.subviews.first)
    expectEqual(card.bounds.width, 270)
    #expect(abs(card.frame.midY - window.bounds.midY) <= 0.5)
    #expect(screen.view.window === window)
    expectEqual(window.layoutDiagnostics.map(\.id), [])
  }

  @Test func `has two choices side by side, cancel first, unless their words are long`() throws {
    present(alert("Delete"))
    let (cancel, delete) = try (frame(of: "Cancel"), frame(of: "Delete"))
    expectEqual(cancel.midY, delete.midY)
    #expect(cancel.maxX < delete.minX)
    let widths = controls(below: window).map(\.bounds.width)
    #expect(widths.count == 2 && widths.allSatisfy { abs($0 - 135) < 0.5 }, "\(widths)")
    screen.dismiss(animated: false)
    present(alert("Delete it together with its attachments"))
    let long = try frame(of: "Delete it together with its attachments")
    #expect(try long.maxY < frame(of: "Cancel").minY)
  }

  @Test func `has more choices below each other, cancel last`() throws {
    present(alert("Archive", "Delete"))
    let (archive, delete) = try (frame(of: "Archive"), frame(of: "Delete"))
    #expect(archive.maxY < delete.minY)
    #expect(try delete.maxY < frame(of: "Cancel").minY)
    let heights = controls(below: window).map(\.bounds.height)
    #expect(heights.allSatisfy { $0 >= 44 }, "\(heights)")
  }

  @Test func `has its words' colours by the kind of choice, and one of them bold`() throws {
    let alert = alert()
    alert.addAction(AlertAction(title: "Delete", style: .destructive))
    let off = AlertAction(title: "Archive", style: .default)
    off.isEnabled = false
    alert.addAction(off)
    present(alert)
    let found = Dictionary(uniqueKeysWithValues: labels(below: window).map { ($0.text ?? "", $0) })
    expectEqual(found["Delete"]?.textColor, .systemRed)
    expectEqual(found["Archive"]?.textColor, .tertiaryLabel)
    let bold = Font.systemFont(ofSize: 17, weight: .semibold)
    expectEqual(found["Cancel"]?.font, bold)
    #expect(found["Delete"]?.font != bold)
    alert.preferredAction = off
    window.layoutIfNeeded()
    let after = Dictionary(uniqueKeysWithValues: labels(below: window).map { ($0.text ?? "", $0) })
    expectEqual(after["Archive"]?.font, bold)
    #expect(after["Cancel"]?.font != bold)
  }

  @Test func `is dismissed by a choice, before the choice's handler`() throws {
    var heard: [String] = []
    let alert = alert()
    alert.addAction(
      AlertAction(title: "Delete", style: .destructive) { [screen] action in
        heard.append("\(action.title ?? "") \(screen.presentedViewController == nil)")
      }
    )
    let off = AlertAction(title: "Archive", style: .default) { _ in heard.append("archived") }
    off.isEnabled = false
    alert.addAction(off)
    present(alert)
    alert.choose(off)
    expectEqual(heard, [])
    let button = try #require(
      controls(below: window).first { labels(below: $0).first?.text == "Delete" }
    )
    button.sendActions(for: .touchUpInside)
    expectEqual(heard, ["Delete true"])
    window.layoutIfNeeded()
    expectEqual(labels(below: window).map(\.text), [])
  }

  @Test func `has fields below its words, and stays clear of the keyboard`() throws {
    let alert = alert("Rename")
    alert.addTextField { $0.text = "Shopping" }
    alert.addTextField { $0.placeholder = "Folder" }
    present(alert)
    let fields = try #require(alert.textFields)
    let frames = fields.map { $0.convert($0.bounds, to: window) }
    #expect(try frame(of: "It can't be brought back.").maxY < frames[0].minY)
    #expect(frames[0].maxY < frames[1].minY)
    #expect(try frames[1].maxY < frame(of: "Rename").minY)
    window.showKeyboard(height: 400)
    window.layoutIfNeeded()
    let card = try #require(alert.view.subviews.first)
    #expect(card.frame.maxY <= window.bounds.height - 400)
  }

  @Test func `says that a sheet has no fields`() {
    let sheet = alert(style: .actionSheet)
    sheet.addTextField()
    #expect(sheet.textFields == nil)
    expectEqual(sheet.view.layoutDiagnostics.map(\.id), ["field-in-sheet"])
  }

  @Test func `scrolls its words where they are too long, and keeps its choices`() throws {
    let long = AlertController(
      title: "Terms",
      message: String(repeating: "Nobody reads this sentence to its end. ", count: 80),
      preferredStyle: .alert
    )
    long.addAction(AlertAction(title: "Accept", style: .default))
    present(long)
    let card = try #require(long.view.subviews.first)
    #expect(window.bounds.inset(by: window.safeAreaInsets).contains(card.frame))
    let button = try #require(controls(below: window).first)
    let place = button.convert(button.bounds, to: window)
    #expect(card.frame.contains(place), "\(place) in \(card.frame)")
    expectEqual(window.layoutDiagnostics.map(\.id), [])
  }

  @Test func `is a sheet at the lower edge, with cancel apart`() throws {
    present(alert("Archive", "Delete", style: .actionSheet))
    let cards = try #require(screen.presentedViewController?.view.subviews)
    expectEqual(cards.count, 2)
    expectEqual(cards.map(\.frame.width), [377, 377])
    expectEqual(cards[1].frame.minY - cards[0].frame.maxY, 8)
    expectEqual(cards[1].frame.maxY, window.bounds.height - window.safeAreaInsets.bottom)
    expectEqual(cards[1].frame.height, 57)
    #expect(cards[0].frame.contains(try frame(of: "Archive")))
    #expect(cards[1].frame.contains(try frame(of: "Cancel")))
    expectEqual(window.layoutDiagnostics.map(\.id), [])
  }

  @Test func `is told where a popover would be, where it is a sheet alone`() {
    let sheet = alert(style: .actionSheet)
    sheet.popoverPresentationController?.sourceView = screen.view
    #expect(sheet.popoverPresentationController?.sourceView === screen.view)
    #expect(alert().popoverPresentationController == nil)
  }

  @Test func `is in reach of the screen on each device, at each size of text`() throws {
    for device in ["iPhone SE (1st generation)", "iPhone 16 Pro Max", "iPad Pro 11-inch (M4)"] {
      for size in [ContentSizeCategory.extraSmall, .accessibilityExtraExtraExtraLarge] {
        for style in [AlertController.Style.alert, .actionSheet] {
          let window = try #require(Window(device: device), "\(device)")
          window.traitOverrides.preferredContentSizeCategory = size
          let screen = ViewController()
          window.rootViewController = screen
          window.layoutIfNeeded()
          let alert = alert("Archive", "Delete", style: style)
          screen.present(alert, animated: false)
          window.layoutIfNeeded()
          for card in alert.view.subviews {
            #expect(window.bounds.contains(card.frame), "\(device) \(size) \(card.frame)")
          }
          expectEqual(window.layoutDiagnostics.map(\.id), [])
        }
      }
    }
  }

  @Test(arguments: [ModalPresentationStyle.popover, .formSheet, .fullScreen, .automatic])
  func `leaves the screen below in any style`(style: ModalPresentationStyle) {
    let sheet = alert("Delete", style: .actionSheet)
    sheet.modalPresentationStyle = style
    present(sheet)
    #expect(screen.view.window === window && sheet.view.window === window)
  }

  @Test func `follows what is changed while it is shown, and a turned device`() throws {
    let alert = alert("Delete")
    present(alert)
    alert.title = "Delete all notes?"
    alert.message = nil
    alert.addAction(AlertAction(title: "Archive", style: .default))
    window.layoutIfNeeded()
    let words = labels(below: window).map { $0.text ?? "" }
    expectEqual(words.sorted(), ["Archive", "Cancel", "Delete", "Delete all notes?"])
    window.orientation = .landscape
    window.layoutIfNeeded()
    let card = try #require(alert.view.subviews.first)
    #expect(abs(card.frame.midX - window.bounds.midX) <= 0.5)
    #expect(window.bounds.contains(card.frame))
  }

  @Test func `greys the tint below, and keeps its own`() throws {
    window.tintColor = .systemRed
    let button = Button(type: .system)
    button.setTitle("Send", for: .normal)
    screen.view.addSubview(button)
    let traits = window.traitCollection
    present(alert("Delete"))
    let below = button.tintColor.resolvedColor(with: traits).cgColor
    #expect(button.tintAdjustmentMode == .dimmed)
    #expect(below.red == below.green && below.green == below.blue)
    #expect(button.currentTitleColor.resolvedColor(with: traits).cgColor == below)
    let choice = try #require(labels(below: window).first { $0.text == "Delete" })
    #expect(choice.textColor == .systemRed && choice.tintAdjustmentMode == .normal)
    screen.dismiss(animated: false)
    #expect(button.tintColor == .systemRed && button.tintAdjustmentMode == .normal)
  }

  @Test func `may have no words or no choices`() throws {
    let empty = AlertController(title: nil, message: nil, preferredStyle: .alert)
    present(empty)
    expectEqual(window.layoutDiagnostics.map(\.id), [])
    screen.dismiss(animated: false)
    present(alert(style: .actionSheet))
    expectEqual(labels(below: window).count, 3)
  }

  @Test func `has one cancel action, and prefers an action of its own`() {
    let twice = alert("Delete")
    twice.addAction(AlertAction(title: "Never", style: .cancel))
    twice.preferredAction = AlertAction(title: "Other", style: .default)
    expectEqual(twice.actions.map(\.title), ["Cancel", "Delete"])
    let ids = twice.view.layoutDiagnostics.map(\.id)
    expectEqual(ids.sorted(), ["second-cancel", "unknown-preferred-action"])
  }

  @Test func `has the caret in its first field`() throws {
    let alert = alert("Rename")
    alert.addTextField()
    alert.addTextField()
    present(alert)
    expectEqual(alert.textFields?.map(\.isFirstResponder), [true, false])
  }

  @Test func `keeps its cards where only its view is left`() throws {
    var view: View?
    do {
      let alert = alert("Delete")
      window.addSubview(alert.view)
      view = alert.view
    }
    let left = try #require(view)
    left.frame = window.bounds
    window.layoutIfNeeded()
    let cards = left.subviews.count
    window.traitOverrides.userInterfaceStyle = .dark
    window.layoutIfNeeded()
    #expect(left.subviews.count == cards && left.window === window)
  }

  @Test func `goes alone where it lies over a sheet`() {
    let sheet = ViewController()
    screen.present(sheet, animated: false)
    window.layoutIfNeeded()
    let question = alert("Delete")
    sheet.present(question, animated: true)
    window.layoutIfNeeded()
    question.choose(question.actions[1])
    #expect(screen.presentedViewController === sheet && sheet.presentedViewController == nil)
  }

  @Test func `ends with its controller`() {
    weak var gone: AlertController?
    do {
      let alert = alert("Delete")
      gone = alert
      present(alert)
      screen.dismiss(animated: true)
    }
    #expect(gone == nil)
  }
}
