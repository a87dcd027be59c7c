import Foundation
import SnaplineGeometry
import SnaplineLayout
import Testing

/// A view that does something whenever it has laid out its subviews.
private final class Doing: View {
  var deed: ((Doing) -> Void)?

  convenience init(_ deed: @escaping (Doing) -> Void) {
    self.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    self.deed = deed
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    deed?(self)
  }
}

@Suite struct `What leaves a tree` {
  private let root = View(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  private func free(in parent: View) -> View {
    let view = View()
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
  }

  @Test func `is kept by nobody, though no pass saw it come or go`() {
    _ = free(in: root)
    root.layoutIfNeeded()
    weak var brief: View?
    do {
      let view = free(in: root)
      view.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
      view.removeFromSuperview()
      brief = view
    }
    #expect(brief == nil)
    root.layoutIfNeeded()
    #expect(root.layoutDiagnostics.isEmpty)
  }

  @Test func `may go in the middle of a pass, by itself or taken by others`() {
    for _ in 0..<3 { root.addSubview(Doing { $0.removeFromSuperview() }) }
    let branch = View()
    branch.addSubview(Doing { $0.superview?.removeFromSuperview() })
    branch.addSubview(View())
    root.addSubview(branch)
    // Those that follow go for good while they wait for their turn.
    root.addSubview(Doing { [root] _ in root.subviews.last?.removeFromSuperview() })
    let tall = View()
    tall.addSubview(Doing { _ in })
    root.addSubview(tall)
    root.layoutIfNeeded()
    #expect(root.subviews.count == 1)
  }

  @Test func `may be the tree itself, in the middle of its pass`() {
    let killer = Doing { _ in }
    weak var kept: View?
    do {
      var whole: View? = View(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
      kept = whole
      whole?.addSubview(killer)
      if let whole { free(in: whole).widthAnchor.constraint(equalToConstant: 4).isActive = true }
      whole?.addSubview(Doing { _ in })
      killer.deed = { _ in whole = nil }
    }
    killer.layoutIfNeeded()
    killer.deed = nil
    #expect(kept == nil && killer.superview == nil)
  }

  @Test func `takes along a guide's constraints, and the guide may come back`() {
    let child = free(in: root)
    let guide = LayoutGuide()
    root.addLayoutGuide(guide)
    let held = child.leftAnchor.constraint(equalTo: guide.leftAnchor, constant: 3)
    let holding = guide.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7)
    LayoutConstraint.activate([held, holding])
    root.layoutIfNeeded()
    #expect(child.frame.minX == 10)
    root.removeLayoutGuide(guide)
    root.layoutIfNeeded()
    #expect(!held.isActive && !holding.isActive && guide.owningView == nil)
    held.isActive = true
    #expect(!held.isActive)
    root.addLayoutGuide(guide)
    LayoutConstraint.activate([held, holding])
    holding.constant = 9
    root.layoutIfNeeded()
    #expect(child.frame.minX == 12)
  }

  @Test func `for a measurement comes back as it was, in the middle of a pass too`() {
    let inner = View()
    inner.translatesAutoresizingMaskIntoConstraints = false
    var measured = CGSize.zero
    let holder = Doing { _ in measured = inner.systemLayoutSizeFitting(.zero) }
    holder.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(holder)
    holder.addSubview(inner)
    let leaf = free(in: inner)
    LayoutConstraint.activate([
      holder.leftAnchor.constraint(equalTo: root.leftAnchor),
      holder.widthAnchor.constraint(equalTo: root.widthAnchor),
      inner.leftAnchor.constraint(equalTo: holder.leftAnchor),
      inner.rightAnchor.constraint(equalTo: holder.rightAnchor),
      leaf.leftAnchor.constraint(equalTo: inner.leftAnchor, constant: 5),
      leaf.rightAnchor.constraint(equalTo: inner.rightAnchor, constant: -5),
      leaf.topAnchor.constraint(equalTo: inner.topAnchor, constant: 5),
      leaf.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: -5),
      leaf.widthAnchor.constraint(greaterThanOrEqualToConstant: 33),
      leaf.heightAnchor.constraint(equalToConstant: 12),
    ])
    root.layoutIfNeeded()
    #expect(measured == CGSize(width: 43, height: 22))
    #expect(inner.frame.width == 200 && root.layoutDiagnostics.isEmpty)
  }

  @Test func `for another place, while the tree is first looked at, is found there`() {
    final class Asked: View {
      var onAsked: (() -> Void)?
      override var intrinsicContentSize: CGSize {
        let asked = onAsked
        onAsked = nil
        asked?()
        return CGSize(width: 20, height: 10)
      }
    }
    let asked = Asked()
    asked.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(asked)
    let (later, last) = (free(in: root), free(in: root))
    let (moving, added) = (free(in: last), View())
    added.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      later.widthAnchor.constraint(equalToConstant: 60),
      last.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5),
      last.widthAnchor.constraint(equalTo: later.widthAnchor, multiplier: 0.5),
    ])
    // Neither of the two that are named has been looked at when this is asked.
    asked.onAsked = {
      later.addSubview(added)
      later.addSubview(moving)
      LayoutConstraint.activate([
        added.widthAnchor.constraint(equalTo: later.widthAnchor),
        moving.leftAnchor.constraint(equalTo: added.rightAnchor, constant: 1),
        moving.widthAnchor.constraint(equalTo: last.widthAnchor),
      ])
    }
    root.layoutIfNeeded()
    #expect(added.frame.width == 60 && last.frame.minX == 5 && last.frame.width == 30)
    #expect(moving.frame.minX == 61 && moving.frame.width == 30)
  }

  @Test func `joins another one, with what it leans on and nothing of the old`() {
    let other = View(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let (here, there) = (free(in: root), free(in: other))
    let across = here.widthAnchor.constraint(equalTo: there.widthAnchor)
    let width = there.widthAnchor.constraint(equalToConstant: 12)
    LayoutConstraint.activate([across, width])
    #expect(!across.isActive && width.isActive)
    other.layoutIfNeeded()
    root.layoutIfNeeded()
    root.addSubview(other)
    across.isActive = true
    root.layoutIfNeeded()
    #expect(here.frame.width == 12)
    other.removeFromSuperview()
    width.constant = 16
    root.layoutIfNeeded()
    other.layoutIfNeeded()
    #expect(!across.isActive && there.frame.width == 16)
  }
}
