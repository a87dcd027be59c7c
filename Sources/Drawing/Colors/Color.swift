public import Foundation
public import SnaplineEnvironment
public import SnaplineScene

/// A colour that may depend on traits; it becomes a fixed one when it is drawn.
open class Color: NSObject, @unchecked Sendable {
  enum Source {
    case fixed(RGBA)
    case table(DynamicColor)
    case provider((TraitCollection) -> Color)
    case dimmed(Color, alpha: Double)
  }

  private let mark = AttributeMark()
  let source: Source

  init(_ source: Source) { self.source = source }

  /// The colour that another one is.
  package convenience init(same other: Color) { self.init(other.source) }

  /// A fixed colour in sRGB; components outside 0 to 1 are clamped.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      RGBA(
        red: red.clampedToUnit,
        green: green.clampedToUnit,
        blue: blue.clampedToUnit,
        alpha: alpha.clampedToUnit
      )
    )
  }

  /// The colour of a `#colorLiteral`.
  public required convenience init(
    _colorLiteralRed red: Float,
    green: Float,
    blue: Float,
    alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public convenience init(_ color: RGBA) { self.init(.fixed(color)) }

  /// A colour that asks `dynamicProvider` each time it is resolved.
  public convenience init(dynamicProvider: @escaping (TraitCollection) -> Color) {
    self.init(.provider(dynamicProvider))
  }

  convenience init(_ dynamic: DynamicColor) { self.init(.table(dynamic)) }

  /// The fixed colour under `traits`.
  public func resolved(with traits: Traits) -> RGBA {
    var color = self
    var factor: Double?
    // A provider may hand on to another one; a bound ends what never would.
    for _ in 0..<32 {
      switch color.source {
      case .fixed(let fixed): return fixed.dimmed(to: factor)
      case .table(let table): return table.resolved(with: traits).dimmed(to: factor)
      case .provider(let provide): color = provide(TraitCollection(traits))
      case .dimmed(let inner, let alpha):
        factor = factor ?? alpha
        color = inner
      }
    }
    return .clear
  }

  /// Whether a closure says what the colour is, which may say another one for the same traits later.
  package var mayChange: Bool {
    var color = self
    while case .dimmed(let inner, _) = color.source { color = inner }
    if case .provider = color.source { return true }
    return false
  }

  open func resolvedColor(with traitCollection: TraitCollection) -> Color {
    if case .fixed = source { return self }
    return Color(resolved(with: traitCollection.traits))
  }

  /// The same colour with another alpha in place of its own.
  open func withAlphaComponent(_ alpha: CGFloat) -> Color {
    Color(.dimmed(self, alpha: alpha.clampedToUnit))
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? Color else { return false }
    if self === other { return true }
    switch (source, other.source) {
    case (.fixed(let one), .fixed(let another)): return one == another
    case (.table(let one), .table(let another)): return one == another
    case (.dimmed(let one, let alpha), .dimmed(let another, let otherAlpha)):
      return alpha == otherAlpha && one.isEqual(another)
    default: return false
    }
  }

  open override var hash: Int {
    switch source {
    case .fixed(let color): color.hashValue
    case .table(let table): table.hashValue
    case .provider: ObjectIdentifier(self).hashValue
    case .dimmed(let color, let alpha): color.hash ^ alpha.hashValue
    }
  }
}

extension RGBA {
  fileprivate func dimmed(to alpha: Double?) -> RGBA {
    guard let alpha else { return self }
    return RGBA(red: red, green: green, blue: blue, alpha: alpha)
  }
}

extension Color {
  /// The fixed colour under the traits of the current environment.
  public var cgColor: RGBA { resolved(with: Environment.current.traits) }

  public convenience init(cgColor: RGBA) { self.init(cgColor) }
}

extension CGFloat {
  var clampedToUnit: Double { self >= 0 ? Double(Swift.min(self, 1)) : 0 }
}

extension Color: _ExpressibleByColorLiteral {}
