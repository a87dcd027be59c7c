public import Foundation
public import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
public import SnaplineLayout

extension View {
  /// A condition that a view must fulfil so that constraints are active.
  ///
  ///     View.if(.verticallyCompact.or(.width(is: .atMost(320)))) {
  ///       button.constrain(height: 32)
  ///     } else: {
  ///       button.constrain(height: 50)
  ///     }
  ///
  public struct Condition {
    public typealias ViewEvaluator = (View) -> Bool
    public typealias NoViewEvaluator = () -> Bool

    indirect enum Test {
      case size(Axis, SizeConstrain<CGFloat>)
      case name(ConfigurationName)
      case traits(TraitTest)
      case hidden(Bool)
      case callback(ViewEvaluator)
      case always(Bool)
      case all([Condition])
      case any([Condition])
      case none([Condition])
      case bound(Bound, Condition)
    }

    /// A question about the traits of a view's place.
    struct TraitTest {
      let words: String
      /// Whether the answer may depend on more than the traits.
      let asksCode: Bool
      let holds: (Traits) -> Bool

      init(_ words: String, asksCode: Bool = false, holds: @escaping (Traits) -> Bool) {
        (self.words, self.asksCode, self.holds) = (words, asksCode, holds)
      }
    }

    struct Bound {
      let item: LayoutItem
      let name: String

      var view: View? { item.view }
    }

    let test: Test

    init(_ test: Test) { self.test = test }
  }
}

extension View.Condition {
  // MARK: Sizes

  public static func width(is size: SizeConstrain<CGFloat>) -> Self {
    Self(.size(.horizontal, size))
  }

  public static func height(is size: SizeConstrain<CGFloat>) -> Self {
    Self(.size(.vertical, size))
  }

  public static func width(
    is width: SizeConstrain<CGFloat>,
    heightIs height: SizeConstrain<CGFloat>
  ) -> Self { .all(.width(is: width), .height(is: height)) }

  public static func widthAndHeight(is size: SizeConstrain<CGFloat>) -> Self {
    .width(is: size, heightIs: size)
  }

  // MARK: What a view is set to

  public static func name(is name: ConfigurationName) -> Self { Self(.name(name)) }
  public static func name(_ name: ConfigurationName) -> Self { Self(.name(name)) }
  public static var hidden: Self { Self(.hidden(true)) }
  public static var visible: Self { Self(.hidden(false)) }

  // MARK: Callbacks

  /// Whether a closure returns true for the view.
  ///
  /// It is called again when anything of the view changes, and when conditions are evaluated again by a
  /// call.
  public static func callback(_ evaluator: @escaping ViewEvaluator) -> Self {
    Self(.callback(evaluator))
  }

  public static func callback(_ evaluator: @escaping NoViewEvaluator) -> Self {
    Self(.callback { _ in evaluator() })
  }

  // MARK: Combinations

  public static var alwaysTrue: Self { Self(.always(true)) }
  public static var alwaysFalse: Self { Self(.always(false)) }

  public static func all(_ conditions: [Self]) -> Self { Self(.all(conditions)) }
  public static func all(_ conditions: Self...) -> Self { .all(conditions) }
  public static func any(_ conditions: [Self]) -> Self { Self(.any(conditions)) }
  public static func any(_ conditions: Self...) -> Self { .any(conditions) }
  /// None of them.
  public static func not(_ conditions: [Self]) -> Self { Self(.none(conditions)) }
  public static func not(_ conditions: Self...) -> Self { .not(conditions) }

  public var isTrue: Self { self }
  public var isFalse: Self { .not(self) }
  public func and(_ conditions: Self...) -> Self { .all([self] + conditions) }
  public func or(_ conditions: Self...) -> Self { .any([self] + conditions) }

  // MARK: Other views

  /// Whether a condition holds for a view.
  ///
  /// The view isn't kept alive; after its end no condition holds for it.
  public static func view(_ view: View, is condition: Self) -> Self {
    Self(.bound(Bound(item: LayoutItem(view), name: view.displayName), condition))
  }

  public static func view(_ view: View, has condition: Self) -> Self {
    .view(view, is: condition)
  }

  public static func view(_ view: View, matches evaluator: @escaping ViewEvaluator) -> Self {
    .view(view, is: .callback(evaluator))
  }

  public static func view(_ view: View, all conditions: [Self]) -> Self {
    .view(view, is: .all(conditions))
  }
  public static func view(_ view: View, all conditions: Self...) -> Self {
    .view(view, is: .all(conditions))
  }
  public static func view(_ view: View, any conditions: [Self]) -> Self {
    .view(view, is: .any(conditions))
  }
  public static func view(_ view: View, any conditions: Self...) -> Self {
    .view(view, is: .any(conditions))
  }

  public static func view(_ view: View, hasTraitsIn traits: TraitCollection) -> Self {
    .view(view, is: .traits(in: traits))
  }

  public static func view<Value: Equatable>(
    _ view: View,
    has keyPath: KeyPath<TraitCollection, Value>,
    is value: Value
  ) -> Self { .view(view, is: .trait(keyPath, is: value)) }
}

extension View.Condition {
  /// The name of a state that a view can be put in.
  public struct ConfigurationName: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ rawValue: String) { self.rawValue = rawValue }

    /// One name of several.
    public static func combined(_ names: Self...) -> Self {
      Self(names.map(\.rawValue).joined(separator: "$"))
    }

    public static let main = Self("main")
    public static let alternative = Self("alternative")
    public static let active = Self("active")
    public static let inactive = Self("inactive")
    public static let expanded = Self("expanded")
    public static let collapsed = Self("collapsed")
    public static let visible = Self("shown")
    public static let hidden = Self("hidden")
    public static let top = Self("top")
    public static let leading = Self("leading")
    public static let bottom = Self("bottom")
    public static let trailing = Self("trailing")
    public static let vertical = Self("vertical")
    public static let horizontal = Self("horizontal")
  }
}
