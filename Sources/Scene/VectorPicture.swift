/// A picture made of shapes, as the text of an SVG document that refers to nothing outside itself.
public struct VectorPicture: Hashable, Sendable {
  public let svg: String
  /// The file that a symbol was drawn from.
  @Uncompared package var symbol: SymbolFile? = nil

  public init(svg: String) { self.svg = svg }

  package init(svg: String, symbol: SymbolFile?) {
    self.svg = svg
    self.symbol = symbol
  }

  /// A short name made from the text: equal drawings have equal names.
  public var key: String {
    var sum: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in svg.utf8 { sum = (sum ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return String(sum, radix: 16)
  }
}
