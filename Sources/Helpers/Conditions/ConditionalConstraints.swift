import SnaplineDiagnostics
import SnaplineLayout

/// What a condition switches.
protocol ConditionalEffect: AnyObject {
  /// Where it stands written, as far as that is known.
  var place: Place? { get }
  func switchOff()
  func switchOn()
}

extension ConstraintsList: ConditionalEffect {
  var place: Place? { all.first?.place }
  func switchOff() { deactivate() }
}

/// Closures that a condition calls when it begins to hold, and when it ends.
final class ConditionalAction: ConditionalEffect {
  var place: Place? { nil }
  private let begin: () -> Void
  private let end: () -> Void

  init(begin: @escaping () -> Void, end: @escaping () -> Void = {}) {
    (self.begin, self.end) = (begin, end)
  }

  func switchOn() { begin() }
  func switchOff() { end() }
}

/// All that holds of one view under conditions, kept by the view.
///
/// It hears of changes of the views that its conditions name. Where that is one change of one view, it
/// follows at once; else it waits for the layout pass to ask for constraints, so that it is asked
/// once however many changes come together.
final class ConditionalConstraints {
  // By the view's node, as a weak reference would have every other one take a detour.
  private let item: LayoutItem
  private var view: View? { item.view }
  private var items: [Item] = []
  private var needs = ConditionNeeds()
  /// What was read for the answers that are followed.
  private var followed: ViewReading?
  private var needsUpdate = false
  /// How often a change was told.
  private var changeCount = 0
  /// Whether every change is followed at once.
  var isDirect = false
  var isAnimated = false
  private var flips = Flips()

  private struct Item {
    let effect: any ConditionalEffect
    let condition: View.Condition
    var isOn: Bool?
  }

  /// How often the answers changed within one pass.
  private struct Flips {
    var pass: Int?
    var count = 0
    static let limit = 8
  }

  init(of view: View) { item = LayoutItem(view) }

  func add(_ effect: any ConditionalEffect, under condition: View.Condition) {
    items.append(Item(effect: effect, condition: condition))
  }

  /// Begins to hear of what the conditions depend on, and brings everything in step.
  func install() {
    guard let view else { return }
    var needs = ConditionNeeds()
    for item in items { item.condition.note(view, in: &needs) }
    (self.needs, followed) = (needs, nil)
    for (item, changes) in needs.views {
      guard let observed = item.view else { continue }
      HelperState.of(observed).observe(changes, for: self.item, in: observed)
    }
    if let batch = Scope.current?.batch { batch.add(self) } else { update() }
  }

  /// Something changed that a condition depends on.
  func hear() {
    followed = nil
    changeCount += 1
    guard !needs.isSimple, !isDirect else { return update() }
    needsUpdate = true
    view?.setNeedsUpdateConstraints()
  }

  func updateIfNeeded() {
    if needsUpdate { update() }
  }

  /// Answers all conditions, unless all that they read stands as it did; where an answer is another one
  /// than before, what doesn't hold any more is switched off before anything is switched on.
  func update() {
    needsUpdate = false
    if let followed, followed.stands { return }
    guard let view else { return }
    followed = nil
    let (reading, changeCount) = (needs.reading, changeCount)
    var isChanged = false
    var answers: [Bool] = []
    answers.reserveCapacity(items.count)
    for item in items {
      let answer = item.condition.holds(for: view)
      answers.append(answer)
      if answer != item.isOn { isChanged = true }
    }
    guard !isChanged || mayFlip(of: view, to: answers) else { return }
    if isChanged { animated(view) { apply(answers) } }
    // What the change brought about may have been answered meanwhile.
    let isFollowed =
      changeCount == self.changeCount && zip(items, answers).allSatisfy { $0.isOn == $1 }
    followed = isFollowed ? reading : nil
  }

  private func apply(_ answers: [Bool]) {
    for place in items.indices where !answers[place] && items[place].isOn ?? true {
      items[place].effect.switchOff()
    }
    for place in items.indices {
      let wasOn = items[place].isOn ?? false
      items[place].isOn = answers[place]
      if answers[place], !wasOn { items[place].effect.switchOn() }
    }
  }

  private func animated(_ view: View, _ change: () -> Void) {
    let isRunning = View.inheritedAnimationDuration > 0
    guard isAnimated, !isRunning, view.window != nil, View.areAnimationsEnabled else {
      change()
      view.layOutAnimated()
      return
    }
    View.animate(
      withDuration: 0.25,
      options: [.beginFromCurrentState, .allowUserInteraction],
      animations: {
        change()
        view.layOutAnimated()
      }
    )
  }

  // MARK: What never settles

  /// Whether the answers may change once more in the pass that runs.
  ///
  /// Constraints that bring about the opposite of what they hold under would change for ever.
  private func mayFlip(of view: View, to answers: [Bool]) -> Bool {
    guard let pass = view.layoutPassNumber else { return true }
    if flips.pass != pass { flips = Flips(pass: pass) }
    flips.count += 1
    guard flips.count > Flips.limit else {
      return true
    }
    if flips.count == Flips.limit + 1 {
      let states = [items.map { $0.isOn ?? false }, answers].map(words)
      let place = items.lazy.compactMap(\.effect.place).first
      view.report(HelperMistake.oscillating(view, states: states).diagnostic(at: place))
    }
    return false
  }

  /// What holds, in words.
  private func words(_ answers: [Bool]) -> String {
    let held = zip(items, answers).filter(\.1).map { $0.0.condition.words }
    return held.isEmpty ? "'none of them'" : "'" + held.joined(separator: ", ") + "'"
  }
}
