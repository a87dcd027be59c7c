import Foundation
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineHelpers
import SnaplineLayout
import Synchronization
import TestSupport
import Testing

@Suite struct `Each kind of condition` {
  private func root() -> View {
    let root = View(frame: CGRect(0, 0, 300, 200))
    root.environment.traits.displayScale = 2
    return root
  }

  /// Whether constraints under a condition hold, before and after a change of the view that it is about.
  private func answers(
    _ condition: View.Condition,
    from before: (View) -> Void,
    to after: (View) -> Void
  ) -> [Bool] {
    let (root, view) = (root(), View())
    root.addSubview(view)
    before(root)
    View.if(view: root, is: condition) {
      view.constrain(width: 1)
    } else: {
      view.constrain(width: 2)
    }
    let answer = { () -> Bool in
      root.layoutIfNeeded()
      return view.constraints.map(\.constant) == [1]
    }
    let first = answer()
    after(root)
    return [first, answer()]
  }

  @Test func `asks the trait that it names`() {
    typealias Row = (View.Condition, (inout Traits) -> Void, (inout Traits) -> Void)
    let rows: [Row] = [
      (
        .verticallyCompact, { $0.verticalSizeClass = .compact }, { $0.verticalSizeClass = .regular }
      ),
      (
        .verticallyRegular, { $0.verticalSizeClass = .regular }, { $0.verticalSizeClass = .compact }
      ),
      (
        .horizontallyCompact,
        { $0.horizontalSizeClass = .compact },
        { $0.horizontalSizeClass = .regular }
      ),
      (
        .horizontallyRegular,
        { $0.horizontalSizeClass = .regular },
        { $0.horizontalSizeClass = .compact }
      ),
      (.phone, { $0.userInterfaceIdiom = .phone }, { $0.userInterfaceIdiom = .pad }),
      (.pad, { $0.userInterfaceIdiom = .pad }, { $0.userInterfaceIdiom = .phone }),
      (.mac, { $0.userInterfaceIdiom = .mac }, { $0.userInterfaceIdiom = .phone }),
      (.tv, { $0.userInterfaceIdiom = .tv }, { $0.userInterfaceIdiom = .phone }),
      (.carPlay, { $0.userInterfaceIdiom = .carPlay }, { $0.userInterfaceIdiom = .phone }),
      (.idiom(.vision), { $0.userInterfaceIdiom = .vision }, { $0.userInterfaceIdiom = .tv }),
      (.light, { $0.userInterfaceStyle = .light }, { $0.userInterfaceStyle = .dark }),
      (.dark, { $0.userInterfaceStyle = .dark }, { $0.userInterfaceStyle = .light }),
      (.leftToRight, { $0.layoutDirection = .leftToRight }, { $0.layoutDirection = .rightToLeft }),
      (.rightToLeft, { $0.layoutDirection = .rightToLeft }, { $0.layoutDirection = .leftToRight }),
      (
        .traits(in: TraitCollection(legibilityWeight: .bold)),
        { $0.legibilityWeight = .bold },
        { $0.legibilityWeight = .regular }
      ),
      (
        .trait(\.legibilityWeight, is: .bold),
        { $0.legibilityWeight = .bold },
        { $0.legibilityWeight = .regular }
      ),
    ]
    for (number, row) in rows.enumerated() {
      let answers = answers(
        row.0,
        from: { row.1(&$0.environment.traits) },
        to: { row.2(&$0.environment.traits) }
      )
      expectEqual(answers, [true, false], "row \(number)")
    }
  }

  @Test func `compares text sizes as it says`() {
    let sizes: [ContentSizeCategory] = [.medium, .large, .accessibilityMedium]
    let rows: [(View.Condition, [Bool])] = [
      (.contentSizeCategory(is: .large), [false, true, false]),
      (.contentSizeCategory(isNot: .large), [true, false, true]),
      (.contentSizeCategory(isLargerThan: .large), [false, false, true]),
      (.contentSizeCategory(isSmallerThan: .large), [true, false, false]),
      (.contentSizeCategory(isAtLeast: .large), [false, true, true]),
      (.contentSizeCategory(isAtMost: .large), [true, true, false]),
      (.contentSizeCategoryIsAccessibility, [false, false, true]),
      (.contentSizeCategoryIsNotAccessibility, [true, true, false]),
    ]
    for (number, row) in rows.enumerated() {
      let found = sizes.map { size in
        answers(
          row.0,
          from: { $0.environment.traits.preferredContentSizeCategory = size },
          to: { _ in }
        )[0]
      }
      #expect(found == row.1, "row \(number)")
    }
  }

  /// Whole pixels are compared, at two of them a point.
  @Test func `compares sizes in whole pixels`() {
    let rows: [(View.Condition, [Bool])] = [
      (.width(is: .atLeast(300)), [true, true]), (.width(is: .atLeast(300.2)), [true, true]),
      (.width(is: .atLeast(300.3)), [false, true]), (.width(is: .exactly(300)), [true, false]),
      (.width(is: .atMost(300)), [true, false]), (.height(is: .exactly(200)), [true, true]),
      (.width(is: .exactly(300), heightIs: .atMost(199)), [false, false]),
      (.widthAndHeight(is: .atLeast(200)), [true, true]),
      (.width(is: .exactly(610, multiplier: 2, constant: 10)), [true, false]),
    ]
    for (number, row) in rows.enumerated() {
      let answers = answers(row.0, from: { _ in }, to: { $0.frame.size.width = 320 })
      #expect(answers == row.1, "row \(number)")
    }
  }

  @Test func `asks whether the view is hidden, and what a closure says`() {
    let hide = { (view: View) in view.isHidden = true }
    expectEqual(answers(.hidden, from: { _ in }, to: hide), [false, true])
    expectEqual(answers(.visible, from: { _ in }, to: hide), [true, false])
    expectEqual(answers(.callback { $0.isHidden }, from: { _ in }, to: hide), [false, true])
    expectEqual(answers(.callback { true }, from: { _ in }, to: hide), [true, true])
  }

  @Test func `is combined with others, of any number`() {
    let rows: [(View.Condition, Bool)] = [
      (.all(), true), (.any(), false), (.not(), true), (.all(.light, .dark), false),
      (.any(.light, .dark), true), (.not(.dark, .rightToLeft), true), (.not(.dark, .light), false),
      (.light.and(.visible), true), (.dark.or(.visible), true), (.light.isFalse, false),
      (.light.isTrue, true), (.alwaysTrue, true), (.alwaysFalse, false),
    ]
    for (number, row) in rows.enumerated() {
      #expect(answers(row.0, from: { _ in }, to: { _ in })[0] == row.1, "row \(number)")
    }
  }

  @Test func `runs both blocks at once, once each, and adds a view once`() {
    let (root, view) = (root(), View())
    var runs: [String] = []
    View.if(.dark) {
      runs.append("then")
      view.backgroundColor = .red
      root.addSubview(view, pinnedTo: .topLeading)
    } else: {
      runs.append("else")
      view.alpha = 0.5
      root.addSubview(view, pinnedTo: .bottomTrailing)
    }
    #expect(runs == ["then", "else"] && root.subviews == [view])
    #expect(view.backgroundColor == .red && view.alpha == 0.5)
    view.constrain(widthAndHeight: 10)
    for (style, frame) in [
      (UserInterfaceStyle.dark, CGRect(0, 0, 10, 10)), (.light, CGRect(290, 190, 10, 10)),
    ] {
      root.environment.traits.userInterfaceStyle = style
      root.layoutIfNeeded()
      #expect(view.frame == frame)
    }
    #expect(runs.count == 2 && root.layoutDiagnostics.isEmpty)
  }

  @Test func `waits to be asked where something is told to have changed`() {
    let (root, view) = (root(), View())
    root.addSubview(view, pinnedTo: .topLeading)
    var isWide = false
    View.if(.callback { isWide }) {
      view.constrain(width: 2)
    } else: {
      view.constrain(width: 1)
    }
    isWide = true
    view.updateConditionalConstraintsIfNeeded()
    expectEqual(view.constraints.map(\.constant), [1])
    view.setConditionalConstraintsNeedsUpdate()
    expectEqual(view.constraints.map(\.constant), [1])
    view.updateConditionalConstraintsIfNeeded()
    expectEqual(view.constraints.map(\.constant), [2])
    isWide = false
    view.useDirectConditionalUpdates().setConditionalConstraintsNeedsUpdate()
    expectEqual(view.constraints.map(\.constant), [1])
  }

  @Test func `is animated for a view that says so`() {
    let window = Window(frame: CGRect(0, 0, 100, 100))
    let view = NotingView()
    window.addSubview(view, pinnedTo: .topLeading)
    View.if(.dark) {
      view.constrain(widthAndHeight: 10)
    } else: {
      view.constrain(widthAndHeight: 20)
    }
    window.layoutIfNeeded()
    window.environment.traits.userInterfaceStyle = .dark
    window.layoutIfNeeded()
    #expect(!view.durations.contains(0.25))
    view.enableAnimationsForConditionalUpdates()
    window.environment.traits.userInterfaceStyle = .light
    #expect(view.durations.contains(0.25) && view.frame.width == 20)
  }
}

@Suite struct `Watching traits` {
  @Test func `goes on until it is cancelled`() {
    let view = View()
    var count = 0
    let watch = view.monitorTraitCollectionChanges { count += 1 }
    view.environment.traits.userInterfaceStyle = .dark
    #expect(count == 1)
    watch.cancel()
    watch.cancel()
    view.environment.traits.userInterfaceStyle = .light
    #expect(count == 1)
  }

  @Test func `ends with whoever keeps it, where that is asked for`() {
    var ends = 0
    _ = Cancellable { ends += 1 }
    #expect(ends == 1)
    _ = Cancellable(cancelsOnDeInit: false) { ends += 1 }
    #expect(ends == 1)
    _ = Cancellable(cancelsOnDeInit: false) { ends += 1 }.automaticallyCancellingOnDeInit
    #expect(ends == 2)
    let name = Notification.Name("something happened")
    let heard = Mutex(0)
    let observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      _ in heard.withLock { $0 += 1 }
    }
    let watch = Cancellable(notificationCenterObserver: observer)
    NotificationCenter.default.post(name: name, object: nil)
    watch.cancel()
    NotificationCenter.default.post(name: name, object: nil)
    #expect(heard.withLock { $0 } == 1)
  }
}

private final class NotingView: View {
  var durations: [Double] = []

  override func layoutSubviews() {
    super.layoutSubviews()
    durations.append(View.inheritedAnimationDuration)
  }
}
