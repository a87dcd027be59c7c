import Foundation
import SnaplineGeometry
import SnaplineLayout
import TestSupport
import Testing

/// Writes down when its hooks are called.
private final class Witness: View {
  let name: String
  let diary: Diary

  init(_ name: String, _ diary: Diary) {
    self.name = name
    self.diary = diary
    super.init(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  }

  required init?(coder: NSCoder) { nil }

  override func updateConstraints() {
    diary.lines.append("update \(name)")
    super.updateConstraints()
  }

  override func layoutSubviews() {
    diary.lines.append("lay out \(name)")
    super.layoutSubviews()
  }
}

private final class Diary {
  var lines: [String] = []

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

@Suite struct `The order of a pass` {
  private let diary = Diary()
  private let (root, left, right, leaf, twin): (Witness, Witness, Witness, Witness, Witness)

  init() {
    root = Witness("root", diary)
    left = Witness("left", diary)
    right = Witness("right", diary)
    leaf = Witness("leaf", diary)
    twin = Witness("twin", diary)
    root.addSubview(left)
    root.addSubview(right)
    left.addSubview(leaf)
    left.addSubview(twin)
  }

  private let whole = [
    "update leaf", "update twin", "update left", "update right", "update root",
    "lay out root", "lay out left", "lay out leaf", "lay out twin", "lay out right",
  ]

  @Test func `is constraints from the leaves up, then layout from the root down`() {
    #expect(root.needsUpdateConstraints() && leaf.needsUpdateConstraints())
    root.layoutIfNeeded()
    #expect(diary.take() == whole)
    #expect(!root.needsUpdateConstraints() && !leaf.needsUpdateConstraints())
    root.layoutIfNeeded()
    #expect(diary.take().isEmpty)
  }

  @Test func `is the same in a window`() {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(root)
    window.layoutIfNeeded()
    #expect(diary.take() == whole)
  }

  @Test func `doesn't depend on who asked first`() {
    root.layoutIfNeeded()
    _ = diary.take()
    for view in [right, leaf, root, twin] {
      view.setNeedsUpdateConstraints()
      view.setNeedsLayout()
    }
    root.layoutIfNeeded()
    #expect(
      diary.take() == [
        "update leaf", "update twin", "update right", "update root",
        "lay out root", "lay out leaf", "lay out twin", "lay out right",
      ]
    )
  }

  @Test func `updates constraints alone where no more is asked for`() {
    left.updateConstraintsIfNeeded()
    expectEqual(diary.take(), ["update leaf", "update twin", "update left"])
    #expect(root.needsUpdateConstraints() && !left.needsUpdateConstraints())
    root.updateConstraintsIfNeeded()
    expectEqual(diary.take(), ["update right", "update root"])
    left.setNeedsUpdateConstraints()
    #expect(left.needsUpdateConstraints() && !root.needsUpdateConstraints())
    root.layoutIfNeeded()
    expectEqual(diary.take().prefix(2), ["update left", "lay out root"])
  }

  @Test func `lays out what an update asked for in the same pass`() {
    final class Grower: View {
      let side: LayoutConstraint
      init(_ child: View) {
        side = child.widthAnchor.constraint(equalToConstant: 5)
        super.init(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        addSubview(child)
        side.isActive = true
      }
      required init?(coder: NSCoder) { nil }
      override func updateConstraints() {
        side.constant += 1
        super.updateConstraints()
      }
    }
    let child = View()
    child.translatesAutoresizingMaskIntoConstraints = false
    let grower = Grower(child)
    grower.layoutIfNeeded()
    #expect(child.frame.width == 6)
    grower.setNeedsUpdateConstraints()
    grower.setNeedsUpdateConstraints()
    #expect(child.frame.width == 6)
    grower.layoutIfNeeded()
    #expect(child.frame.width == 7)
  }

  @Test func `updates in the same pass what is asked for from within a layout`() {
    final class Asker: View {
      var updates = 0
      var onLayout: ((Asker) -> Void)?
      override func updateConstraints() {
        updates += 1
        super.updateConstraints()
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        let ask = onLayout
        onLayout = nil
        ask?(self)
      }
    }
    // Of itself, of what has had its turn already, and of what still waits for its own.
    let (above, before, here, below) = (Asker(), Asker(), Asker(), Asker())
    above.addSubview(before)
    above.addSubview(here)
    here.addSubview(below)
    let all = [above, before, here, below]
    let plain = View()
    here.addSubview(plain)
    here.onLayout = { _ in (all + [plain]).forEach { $0.setNeedsUpdateConstraints() } }
    above.layoutIfNeeded()
    #expect(!plain.needsUpdateConstraints())
    expectEqual(all.map(\.updates), [2, 2, 2, 2])
    #expect(all.allSatisfy { !$0.needsUpdateConstraints() })
    above.setNeedsLayout()
    above.onLayout = { _ in below.setNeedsUpdateConstraints() }
    above.layoutIfNeeded()
    expectEqual(all.map(\.updates), [2, 2, 2, 3])
  }

  @Test func `asks a view again that a resize or a new subview concerns, and no other`() {
    root.layoutIfNeeded()
    _ = diary.take()
    left.frame.size.width = 80
    root.layoutIfNeeded()
    expectEqual(diary.take(), ["lay out left"])
    right.addSubview(twin)
    root.layoutIfNeeded()
    expectEqual(diary.take(), ["lay out left", "lay out right"])
    left.frame.origin.x = 9
    root.layoutIfNeeded()
    #expect(diary.take().isEmpty)
  }

  @Test func `comes to all around content of another size, up to a frame that is set`() {
    let content = ChangingContent()
    for view in [leaf, right] { view.translatesAutoresizingMaskIntoConstraints = false }
    for (inner, outer) in [(content as View, leaf), (leaf, right), (right, left)] {
      outer.addSubview(inner)
      inner.translatesAutoresizingMaskIntoConstraints = false
      // There is no room to grow.
      LayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: outer.topAnchor),
        inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
      ])
    }
    root.layoutIfNeeded()
    _ = diary.take()
    content.height = 300
    root.layoutIfNeeded()
    expectEqual(diary.take(), ["lay out left", "lay out right", "lay out leaf"])
    #expect(content.frame.height == 50)
    content.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    expectEqual(diary.take(), ["lay out leaf"])
  }
}

/// A view that does something each time it lays out.
private final class BusyView: View {
  var turns = 0
  var work: () -> Void = {}

  override func layoutSubviews() {
    super.layoutSubviews()
    turns += 1
    work()
  }
}

extension `The order of a pass` {
  @Test func `doesn't come back for content that says the same again`() {
    let (busy, middle, content) = (BusyView(), View(), WrappingContent())
    busy.frame.size = CGSize(width: 200, height: 200)
    for (inner, outer) in [(content as View, middle), (middle, busy as View)] {
      outer.addSubview(inner)
      inner.translatesAutoresizingMaskIntoConstraints = false
      LayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: outer.topAnchor),
        inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
      ])
    }
    busy.work = { content.invalidateIntrinsicContentSize() }
    busy.layoutIfNeeded()
    #expect(busy.turns < 5 && busy.layoutDiagnostics.isEmpty && content.frame.height == 60)
    // Of the same width on one line, it may be another at the width that it gets.
    busy.work = {}
    busy.layoutIfNeeded()
    let turns = busy.turns
    content.lineHeight = 25
    content.invalidateIntrinsicContentSize()
    busy.layoutIfNeeded()
    #expect(busy.turns == turns + 1 && content.frame.height == 75)
  }
}

/// Content of 600 points that takes as many lines of 20 as it needs.
private final class WrappingContent: View {
  override var contentWraps: Bool { true }
  override var intrinsicContentSize: CGSize { CGSize(width: 600, height: 20) }
  var lineHeight: CGFloat = 20
  override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
    CGSize(width: width, height: lineHeight * (600 / width).rounded(.up))
  }
}

private final class ChangingContent: View {
  var height: CGFloat = 10 { didSet { invalidateIntrinsicContentSize() } }
  override var intrinsicContentSize: CGSize { CGSize(width: 10, height: height) }
}
