public import struct Foundation.CGPoint

extension View {
  /// The point that assistive software taps, in the root's coordinates: the middle, unless one was set.
  public var accessibilityActivationPoint: CGPoint {
    get {
      if let saidActivationPoint { return saidActivationPoint }
      let frame = convert(bounds, to: nil)
      return CGPoint(x: frame.midX, y: frame.midY)
    }
    set { saidActivationPoint = newValue }
  }
}
