public import SnaplineDrawing
import SnaplineLayout

extension CGContext {
  /// Edges are smooth in every picture; a call that turns this off is recorded.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    guard !shouldAntialias else { return }
    SystemCall.note("CGContext.setShouldAntialias(_:)", shouldAntialias)
  }

  /// The same as ``setShouldAntialias(_:)``.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    guard !allowsAntialiasing else { return }
    SystemCall.note("CGContext.setAllowsAntialiasing(_:)", allowsAntialiasing)
  }
}
