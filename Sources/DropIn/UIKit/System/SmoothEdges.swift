public import SnaplineDrawing
import SnaplineLayout

extension CGContext {
  /// Edges are smooth in every picture; that they shouldn't be is recorded.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    guard !shouldAntialias else { return }
    SystemCall.note("CGContext.setShouldAntialias(_:)", shouldAntialias)
  }

  /// The same.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    guard !allowsAntialiasing else { return }
    SystemCall.note("CGContext.setAllowsAntialiasing(_:)", allowsAntialiasing)
  }
}
