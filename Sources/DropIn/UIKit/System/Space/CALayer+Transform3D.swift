public import Foundation
import SnaplineAssociations
import SnaplineGeometry
public import SnaplineLayout

/// The transform that a layer was given, beside its plane part, which is what the layer draws.
private struct GivenTransform {
  let transform: CATransform3D
  /// What the layer had of it: when it has another one, somebody set that later.
  let plane: Transform
}

private struct SublayerTransform {
  let transform: CATransform3D
}

extension Layer {
  /// The layer's transform in space.
  ///
  /// A picture shows its effect on the plane: a turn about another axis than z makes the layer narrower.
  /// Perspective isn't shown, which is recorded, and reported in the tree's messages.
  public var transform: CATransform3D {
    get {
      let plane = affineTransform()
      if let given = hung(GivenTransform.self), given.plane == plane { return given.transform }
      return CATransform3DMakeAffineTransform(plane)
    }
    set {
      setAffineTransform(newValue.plane)
      // A view refuses one that isn't finite.
      guard affineTransform() == newValue.plane else { return }
      if newValue.hasPerspective {
        SystemCall.note("CALayer.transform", newValue.numbers)
        reportPerspective(of: "transform")
      }
      guard !CATransform3DIsAffine(newValue) || hung(GivenTransform.self) != nil else { return }
      hang(GivenTransform(transform: newValue, plane: newValue.plane))
    }
  }

  /// The transform of this layer's sublayers.
  ///
  /// Pictures leave it out, which the tree's messages report.
  public var sublayerTransform: CATransform3D {
    get { hung(SublayerTransform.self)?.transform ?? CATransform3DIdentity }
    set {
      if !CATransform3DIsIdentity(newValue) {
        SystemCall.note("CALayer.sublayerTransform", newValue.numbers)
        reportPerspective(of: "sublayerTransform")
      }
      hang(SublayerTransform(transform: newValue))
    }
  }
}

extension View {
  /// The transform of the view's layer.
  public var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
}

extension CATransform3D {
  /// Whether points of the plane come out nearer or further.
  fileprivate var hasPerspective: Bool { m14 != 0 || m24 != 0 || m44 != 1 }

  fileprivate var numbers: String {
    rows.joined().map { "\($0)" }.joined(separator: " ")
  }
}

/// What a boxed transform hangs under.
private final class TransformKey: Sendable {
  static let only = TransformKey()
  var pointer: UnsafeRawPointer {
    unsafe UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
  }
}

extension NSValue {
  /// Keeps a transform as an object, as code in the style of Objective-C does for values of animations.
  public convenience init(caTransform3D t: CATransform3D) {
    // Foundation knows no box for it on Linux, so it hangs on one of its plane part.
    self.init(rect: CGRect(x: t.m11, y: t.m12, width: t.m21, height: t.m22))
    unsafe objc_setAssociatedObject(self, TransformKey.only.pointer, t, .OBJC_ASSOCIATION_RETAIN)
  }

  /// The transform in the value; the identity if the value was made from something else.
  public var caTransform3DValue: CATransform3D { keptTransform ?? CATransform3DIdentity }

  var keptTransform: CATransform3D? {
    unsafe objc_getAssociatedObject(self, TransformKey.only.pointer) as? CATransform3D
  }
}
