public import Foundation
public import SnaplineDrawing
public import SnaplineText

extension Image {
  /// The size and the colours of a symbol: UIKit's `UIImage.SymbolConfiguration`.
  ///
  /// The free symbols come in one weight, from which heavier ones are made; lighter ones look the same. They
  /// have no layers, so the first colour of a palette paints the whole symbol.
  public final class SymbolConfiguration: NSObject, Sendable {
    /// What is said; all else is as always.
    private struct Parts: Sendable {
      var pointSize: CGFloat?
      var weight = SymbolWeight.unspecified
      var scale = SymbolScale.default
      var colors: [Color] = []
    }

    private let parts: Parts

    private init(_ parts: Parts) {
      self.parts = parts
      super.init()
    }

    var pointSize: CGFloat { parts.pointSize ?? Font.labelFontSize }
    var weight: SymbolWeight { parts.weight }
    var scale: SymbolScale { parts.scale }
    /// The colour of the symbol, in place of its view's tint.
    var color: Color? { parts.colors.first }

    public convenience init(
      pointSize: CGFloat,
      weight: SymbolWeight = .unspecified,
      scale: SymbolScale = .default
    ) {
      let size = pointSize > 0 ? min(pointSize, 10_000) : nil
      self.init(Parts(pointSize: size, weight: weight, scale: scale))
    }

    public convenience init(font: Font, scale: SymbolScale = .default) {
      self.init(pointSize: font.pointSize, scale: scale)
    }

    public convenience init(textStyle: Font.TextStyle, scale: SymbolScale = .default) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }

    public convenience init(scale: SymbolScale) { self.init(Parts(scale: scale)) }
    public convenience init(weight: SymbolWeight) { self.init(Parts(weight: weight)) }

    /// A symbol in the first of some colours, because symbols have only one layer here.
    public convenience init(paletteColors: [Color]) { self.init(Parts(colors: paletteColors)) }

    /// A symbol in a colour, of which further layers would have fainter shades.
    public convenience init(hierarchicalColor: Color) {
      self.init(Parts(colors: [hierarchicalColor]))
    }

    /// Has no effect, because the free symbols have no colours of their own.
    public static func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(Parts())
    }

    /// The values of another configuration, and of this one where the other has none.
    public func applying(_ configuration: SymbolConfiguration?) -> SymbolConfiguration {
      guard let other = configuration?.parts else { return self }
      return SymbolConfiguration(
        Parts(
          pointSize: other.pointSize ?? parts.pointSize,
          weight: other.weight == .unspecified ? parts.weight : other.weight,
          scale: other.scale.isSaid ? other.scale : parts.scale,
          colors: other.colors.isEmpty ? parts.colors : other.colors
        )
      )
    }

    /// The same in the colours of another one, unless this one has some.
    func keepingColors(of other: SymbolConfiguration) -> SymbolConfiguration {
      guard parts.colors.isEmpty, !other.parts.colors.isEmpty else { return self }
      var parts = parts
      parts.colors = other.parts.colors
      return SymbolConfiguration(parts)
    }

    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return other.pointSize == pointSize && other.weight == weight && other.scale == scale
        && other.parts.colors == parts.colors
    }

    public override var hash: Int { pointSize.hashValue }
  }
}

extension Image.SymbolScale {
  fileprivate var isSaid: Bool { self != .default && self != .unspecified }
}
