public import SnaplineLayout

/// A block of `View.if` while it runs, with the condition that it stands under.
final class ConditionalBlock {
  let condition: View.Condition
  let touched: Touched

  init(_ condition: View.Condition, touched: Touched) {
    (self.condition, self.touched) = (condition, touched)
  }
}

/// The views that the branches of an `if` say something of, and of those within it.
final class Touched {
  private(set) var all: [ConditionalConstraints] = []
  private let outer: Touched?

  init(in outer: Touched?) { self.outer = outer }

  func note(_ conditional: ConditionalConstraints) {
    if !all.contains(where: { $0 === conditional }) { all.append(conditional) }
    outer?.note(conditional)
  }
}

extension View {
  public typealias ConditionCallback = () -> Void

  /// Runs each of two blocks once.
  ///
  /// The constraints that helpers make in the first block are active while the condition holds, and
  /// those of the second one while it doesn't.
  ///
  /// Everything else in both blocks happens at once. A condition is about the view that is constrained,
  /// unless it names another view.
  @discardableResult
  public static func `if`(
    _ condition: Condition,
    then: ConditionCallback,
    else otherwise: ConditionCallback = {}
  ) -> ConditionalResult {
    let outer = Scope.current?.branch
    let touched = Touched(in: outer?.touched)
    let branch = { condition in
      ConditionalBlock(outer.map { $0.condition.and(condition) } ?? condition, touched: touched)
    }
    run(then, in: branch(condition))
    run(otherwise, in: branch(condition.isFalse))
    if outer == nil { for conditional in touched.all { conditional.install() } }
    return ConditionalResult(touched: touched)
  }

  private static func run(_ block: ConditionCallback, in branch: ConditionalBlock) {
    let interceptor = Interceptor()
    Scope.change(
      {
        $0.interceptor = interceptor
        $0.branch = branch
      },
      running: block
    )
    for list in interceptor.lists {
      guard let view = list.view else { continue }
      view.add(list, under: branch.condition, to: branch.touched)
    }
  }

  private func add(
    _ effect: any ConditionalEffect,
    under condition: Condition,
    to touched: Touched
  ) {
    let conditional = conditionalOrNew
    conditional.add(effect, under: condition)
    touched.note(conditional)
  }

  @discardableResult
  public static func `if`(
    view: View,
    is condition: Condition,
    then: ConditionCallback,
    else otherwise: ConditionCallback = {}
  ) -> ConditionalResult { `if`(.view(view, is: condition), then: then, else: otherwise) }

  @discardableResult
  public static func `if`(
    view: View,
    has condition: Condition,
    then: ConditionCallback,
    else otherwise: ConditionCallback = {}
  ) -> ConditionalResult { `if`(.view(view, is: condition), then: then, else: otherwise) }

  @discardableResult
  public static func conditionallyConstrain(
    if condition: Condition,
    then: ConditionCallback,
    else otherwise: ConditionCallback = {}
  ) -> ConditionalResult { `if`(condition, then: then, else: otherwise) }

  @discardableResult
  public static func conditionallyConstrain(
    ifView view: View,
    is condition: Condition,
    then: ConditionCallback,
    else otherwise: ConditionCallback = {}
  ) -> ConditionalResult { `if`(.view(view, is: condition), then: then, else: otherwise) }

  /// Makes constraints that are active while their views are in the configuration with a name.
  @discardableResult
  public static func addNamedConditionalConfiguration(
    _ name: Condition.ConfigurationName,
    configuration: ConditionCallback
  ) -> ConditionalResult { `if`(.name(is: name), then: configuration) }

  /// The same for several names, in alphabetical order.
  @discardableResult
  public static func addNamedConditionalConfigurations(
    configurations: [Condition.ConfigurationName: ConditionCallback]
  ) -> ConditionalResult {
    `if`(
      .alwaysTrue,
      then: {
        for (name, block) in configurations.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
          addNamedConditionalConfiguration(name, configuration: block)
        }
      }
    )
  }

  /// The result of an `if`, with which you set how it follows changes.
  public struct ConditionalResult {
    let touched: Touched

    /// Follows every change at once, for all conditions of the same views.
    @discardableResult
    public func withoutCoalescing() -> Self {
      for conditional in touched.all { conditional.isDirect = true }
      return self
    }

    /// Animates the changes of the same views.
    @discardableResult
    public func animateChanges() -> Self {
      for conditional in touched.all { conditional.isAnimated = true }
      return self
    }
  }
}

extension View {
  /// The configuration that the view is in, which conditions may ask for.
  public var activeConditionalConstraintsConfigurationName: Condition.ConfigurationName {
    get { HelperState.existing(of: self)?.configurationName ?? .main }
    set {
      guard newValue != activeConditionalConstraintsConfigurationName else { return }
      let state = HelperState.of(self)
      state.configurationName = newValue
      state.tell(.name)
    }
  }

  /// Follows at once every change that the conditions of this view's constraints depend on.
  @discardableResult
  public func useDirectConditionalUpdates() -> Self {
    conditionalOrNew.isDirect = true
    return self
  }

  @discardableResult
  public func enableAnimationsForConditionalUpdates() -> Self {
    conditionalOrNew.isAnimated = true
    return self
  }

  /// Evaluates this view's conditions again if something changed.
  public func updateConditionalConstraintsIfNeeded() { conditional?.updateIfNeeded() }

  /// Requests that this view's conditions are evaluated again, in the next layout pass at the latest.
  public func setConditionalConstraintsNeedsUpdate() { conditional?.hear() }

  /// Evaluates this view's conditions again now.
  public func forceUpdateConditionalConstraints() { conditional?.update() }

  var conditional: ConditionalConstraints? { HelperState.existing(of: self)?.conditional }

  var conditionalOrNew: ConditionalConstraints {
    let state = HelperState.of(self)
    if let conditional = state.conditional { return conditional }
    let conditional = ConditionalConstraints(of: self)
    state.conditional = conditional
    return conditional
  }

  /// Switches something of this view with a condition from now on.
  package func when(
    _ condition: Condition,
    begin: @escaping () -> Void,
    end: @escaping () -> Void = {}
  ) {
    conditionalOrNew.add(ConditionalAction(begin: begin, end: end), under: condition)
    conditionalOrNew.install()
  }
}
