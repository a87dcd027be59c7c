public import struct Foundation.CGPoint

extension View {
  /// Where an assistive tap taps, in the coordinates of the tree's root: the middle, unless somebody said
  /// another point.
  public var accessibilityActivationPoint: CGPoint {
    get {
      if let saidActivationPoint { return saidActivationPoint }
      let frame = convert(bounds, to: nil)
      return CGPoint(x: frame.midX, y: frame.midY)
    }
    set { saidActivationPoint = newValue }
  }
}
