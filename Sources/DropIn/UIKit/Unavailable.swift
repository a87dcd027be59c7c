public import Foundation
public import SnaplineControls
import SnaplineLayout
import SnaplineScene

extension CGContext {
  @available(*, unavailable, message: "draw a string with draw(at:withAttributes:)")
  public func showText(_ text: String) {}

  @available(*, unavailable, message: "fill the path, or stroke it, as it is")
  public func replacePathWithStrokedPath() {}

  @available(*, unavailable, message: "draw with UIGraphicsImageRenderer, and use its image")
  public func makeImage() -> CGImage? { nil }
}

extension UIGraphicsImageRenderer {
  @available(*, unavailable, message: "show the image in a view, and write the view's picture")
  public func pngData(actions: (Context) -> Void) -> Data { Data() }

  @available(*, unavailable, message: "show the image in a view, and write the view's picture")
  public func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (Context) -> Void
  ) -> Data { Data() }
}

extension CGBlendMode {
  @available(*, unavailable, message: "draw the backdrop after it, or clip to its outline")
  public static var sourceIn: CGBlendMode { .normal }
  @available(*, unavailable, message: "cut the backdrop's outline out with destinationOut")
  public static var sourceOut: CGBlendMode { .normal }
  @available(*, unavailable, message: "clip to the backdrop's outline")
  public static var sourceAtop: CGBlendMode { .normal }
  @available(*, unavailable, message: "draw it before the backdrop")
  public static var destinationOver: CGBlendMode { .normal }
  @available(*, unavailable, message: "clip before the backdrop is drawn")
  public static var destinationIn: CGBlendMode { .normal }
  @available(*, unavailable, message: "draw the backdrop last, clipped to this outline")
  public static var destinationAtop: CGBlendMode { .normal }
  @available(*, unavailable, message: "fill both outlines as one path, by the even-odd rule")
  public static var xor: CGBlendMode { .normal }
  @available(*, unavailable, message: "use multiply, or darken")
  public static var plusDarker: CGBlendMode { .normal }
  @available(*, unavailable, message: "use clear, then normal")
  public static var copy: CGBlendMode { .normal }
}

extension UIView {
  @available(*, unavailable, message: "draw the part with drawHierarchy(in:afterScreenUpdates:)")
  public func resizableSnapshotView(
    from rect: CGRect,
    afterScreenUpdates: Bool,
    withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { nil }
}
