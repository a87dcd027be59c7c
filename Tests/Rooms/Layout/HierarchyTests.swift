import Foundation
import SnaplineDiagnostics
import SnaplineDrawing
import SnaplineLayout
import TestSupport
import Testing

/// What a tree's views were told, in order.
private final class Notes {
  var lines: [String] = []
}

/// A view that notes what it is told.
private final class Noting: View {
  var notes: Notes?
  /// What the view does besides, when it is told something.
  var reaction: ((String) -> Void)?

  init(_ name: String, _ notes: Notes) {
    super.init(frame: .zero)
    accessibilityIdentifier = name
    self.notes = notes
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  private func note(_ text: String) {
    notes?.lines.append((accessibilityIdentifier ?? "?") + " " + text)
    reaction?(text)
  }

  private func name(_ view: View?) -> String { view?.accessibilityIdentifier ?? "nil" }

  override func didAddSubview(_ subview: View) { note("didAdd \(name(subview))") }
  override func willRemoveSubview(_ subview: View) { note("willRemove \(name(subview))") }
  override func willMove(toSuperview new: View?) { note("willMoveTo \(name(new))") }
  override func didMoveToSuperview() { note("didMoveTo \(name(superview))") }
  override func willMove(toWindow new: Window?) { note("willMoveToWindow \(name(new))") }
  override func didMoveToWindow() { note("didMoveToWindow \(name(window))") }
  override func tintColorDidChange() { note("tint") }
}

@Suite struct `A hierarchy` {
  private let notes = Notes()

  private func views(_ names: String...) -> [Noting] { names.map { Noting($0, notes) } }

  @Test func `tells views of their coming in UIKit's order`() {
    let views = views("parent", "child", "grandchild")
    views[1].addSubview(views[2])
    notes.lines = []
    views[0].addSubview(views[1])
    expectEqual(
      notes.lines,
      ["child willMoveTo parent", "child didMoveTo parent", "parent didAdd child"]
    )
  }

  @Test func `tells views of a window, those above first`() {
    let window = Window()
    window.accessibilityIdentifier = "window"
    let views = views("child", "grandchild")
    views[0].addSubview(views[1])
    notes.lines = []
    window.addSubview(views[0])
    #expect(
      notes.lines == [
        "child willMoveTo window", "child willMoveToWindow window",
        "grandchild willMoveToWindow window", "child didMoveToWindow window",
        "grandchild didMoveToWindow window", "child didMoveTo window",
      ]
    )
    #expect(views[1].window === window && window.window === window)
    notes.lines = []
    views[0].removeFromSuperview()
    #expect(
      notes.lines == [
        "child willMoveTo nil", "child willMoveToWindow nil", "grandchild willMoveToWindow nil",
        "child didMoveToWindow nil", "grandchild didMoveToWindow nil", "child didMoveTo nil",
      ]
    )
    #expect(views[1].window == nil)
  }

  @Test func `takes a view from where it was`() {
    let views = views("old", "new", "child")
    views[0].addSubview(views[2])
    notes.lines = []
    views[1].addSubview(views[2])
    #expect(
      notes.lines == [
        "child willMoveTo new", "old willRemove child", "child didMoveTo new", "new didAdd child",
      ]
    )
    #expect(views[0].subviews.isEmpty && views[2].superview === views[1])
  }

  @Test func `says nothing where a subview only changes its place`() {
    let views = views("parent", "one", "other")
    views[0].addSubview(views[1])
    views[0].addSubview(views[2])
    notes.lines = []
    views[0].addSubview(views[1])
    views[0].sendSubviewToBack(views[1])
    views[0].exchangeSubview(at: 0, withSubviewAt: 1)
    views[0].insertSubview(views[1], belowSubview: views[2])
    expectEqual(views[0].subviews, [views[1], views[2]])
    expectEqual(notes.lines, [])
  }

  @Test func `stands hooks that edit it`() {
    let views = views("parent", "child", "other")
    views[1].reaction = { if $0 == "didMoveTo parent" { views[1].removeFromSuperview() } }
    views[0].addSubview(views[1])
    #expect(views[0].subviews.isEmpty && views[1].superview == nil)

    views[1].reaction = { if $0 == "willMoveTo parent" { views[1].addSubview(views[0]) } }
    views[0].addSubview(views[1])
    #expect(views[0].superview === views[1] && views[1].superview == nil)

    views[1].reaction = {
      guard $0 == "willRemove parent" else { return }
      views[1].reaction = nil
      views[2].addSubview(views[0])
    }
    views[0].removeFromSuperview()
    #expect(views[0].superview === views[2] && views[1].subviews.isEmpty)
    for view in views { view.reaction = nil }
  }

  @Test func `hands the tint down to views without one of their own`() {
    let views = views("parent", "child", "own", "below own")
    views[0].addSubview(views[1])
    views[0].addSubview(views[2])
    views[2].addSubview(views[3])
    views[2].tintColor = .systemRed
    notes.lines = []
    views[0].tintColor = .systemGreen
    expectEqual(notes.lines, ["parent tint", "child tint"])
    expectEqual(views.map(\.tintColor), [.systemGreen, .systemGreen, .systemRed, .systemRed])
    notes.lines = []
    views[1].removeFromSuperview()
    #expect(views[1].tintColor == .systemBlue && notes.lines.last == "child tint")
    views[2].tintColor = nil
    #expect(views[3].tintColor == .systemGreen)
  }

  @Test func `takes no view into itself`() {
    let views = views("parent", "child")
    views[0].addSubview(views[1])
    views[1].addSubview(views[0])
    views[0].addSubview(views[0])
    views[1].mask = views[0]
    #expect(views[0].superview == nil && views[0].subviews == [views[1]] && views[1].mask == nil)
    expectEqual(views[0].layoutDiagnostics.map(\.id), ["view-cycle", "view-cycle", "view-cycle"])
  }

  @Test func `goes through random edits whole`() {
    for var seed in Seed.some(100) {
      let window = Window()
      let views: [View] = [window] + (0..<12).map { _ in View() }
      for _ in 0..<60 {
        let one = views.randomElement(using: &seed) ?? window
        let other = views.dropFirst().randomElement(using: &seed) ?? views[1]
        switch Int.random(in: 0..<7, using: &seed) {
        case 0: other.removeFromSuperview()
        case 1: one.insertSubview(other, at: .random(in: -2...6, using: &seed))
        case 2: one.insertSubview(other, aboveSubview: views[1])
        case 3: one.insertSubview(other, belowSubview: views[2])
        case 4: one.exchangeSubview(at: 0, withSubviewAt: .random(in: -1...3, using: &seed))
        case 5: one.bringSubviewToFront(other)
        default: one.addSubview(other)
        }
        for view in views {
          #expect(view.subviews.allSatisfy { $0.superview === view }, "\(seed)")
          #expect(view.superview?.subviews.contains(view) ?? true, "\(seed)")
          #expect((view.window === window) == view.isDescendant(of: window), "\(seed)")
        }
      }
    }
  }
}
