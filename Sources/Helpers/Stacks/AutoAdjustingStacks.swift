public import Foundation
public import SnaplineDrawing
import SnaplineEnvironment
public import SnaplineGeometry
public import SnaplineLayout

/// A column that becomes a row of equal parts if there is little height.
public final class AutoAdjustingVerticalStackView: AdjustingStackView {
  private var columnDistribution = Distribution.fill

  override var wantedAxis: Axis { traits.verticalSizeClass == .compact ? .horizontal : .vertical }

  /// How a column shares its length; a row always shares its length equally.
  public override var distribution: Distribution {
    get { super.distribution }
    set {
      columnDistribution = newValue
      super.distribution = wantedDistribution
    }
  }

  private var wantedDistribution: Distribution {
    wantedAxis == .vertical ? columnDistribution : .fillEqually
  }

  override func adjust() {
    super.adjust()
    super.distribution = wantedDistribution
  }
}

/// A row that becomes a column at accessibility text sizes.
public final class AutoAdjustingHorizontalStackView: AdjustingStackView {
  override var wantedAxis: Axis {
    traits.preferredContentSizeCategory.isAccessibilityCategory ? .vertical : .horizontal
  }
}

/// A stack that changes its axis by itself when its traits change.
public class AdjustingStackView: AutoHidingStackView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    adjust()
  }

  public required init(coder: NSCoder) {
    super.init(coder: coder)
    adjust()
  }

  /// The axis for the current traits, which can't be set.
  public override var axis: Axis {
    get { super.axis }
    set { super.axis = wantedAxis }
  }

  var wantedAxis: Axis { super.axis }

  public override func didMoveToSuperview() {
    super.didMoveToSuperview()
    adjust()
  }

  public override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adjust()
  }

  func adjust() { super.axis = wantedAxis }
}

/// A stack whose axis, spacing and other settings are set by a closure, which is called again after
/// each change of traits.
public final class AutoAdjustingStackView: StackView {
  /// The closure that sets the stack up, and further events after which it is called.
  public struct ConfigurationUpdateHandler {
    public typealias Callback = (AutoAdjustingStackView) -> Void
    public var callback: Callback
    /// When it decides again, besides changes of traits.
    var conditions: [View.Condition] = []

    public init(_ callback: @escaping Callback) { self.callback = callback }

    public func callAsFunction(_ stackView: AutoAdjustingStackView) { callback(stackView) }

    /// This closure, and then another one.
    public func chained(with callback: @escaping Callback) -> Self {
      var chained = self
      chained.callback = { [first = self.callback] stack in
        first(stack)
        callback(stack)
      }
      return chained
    }
    public func chained(with handler: Self) -> Self {
      var chained = chained(with: handler.callback)
      chained.conditions += handler.conditions
      return chained
    }

    public static func custom(_ callback: @escaping Callback) -> Self { Self(callback) }
  }

  public var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { watch() } }

  public convenience init(
    with views: [View] = [],
    insets: DirectionalEdgeInsets? = nil,
    handler: ConfigurationUpdateHandler
  ) {
    self.init(frame: .zero)
    addArrangedSubviews(views)
    if let insets { inset(by: insets) }
    configurationUpdateHandler = handler
    // Observers of a property aren't called in an initialiser.
    watch()
    handler(self)
  }

  public convenience init(
    with views: View...,
    insets: DirectionalEdgeInsets? = nil,
    handler: ConfigurationUpdateHandler
  ) { self.init(with: views, insets: insets, handler: handler) }

  public override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    configurationUpdateHandler?(self)
  }

  private func watch() {
    let decide = { [weak self] () -> Void in
      guard let self else { return }
      configurationUpdateHandler?(self)
    }
    for condition in configurationUpdateHandler?.conditions ?? [] {
      when(condition, begin: decide, end: decide)
    }
  }
}
