import Foundation
import TestSupport
import Testing
import UIKit

@Suite struct `A transform of space` {
  private let layer = CALayer()

  private func isClose(_ one: CATransform3D, _ other: CATransform3D) -> Bool {
    let pairs: [(CGFloat, CGFloat)] = [
      (one.m11, other.m11), (one.m12, other.m12), (one.m13, other.m13), (one.m14, other.m14),
      (one.m21, other.m21), (one.m22, other.m22), (one.m23, other.m23), (one.m24, other.m24),
      (one.m31, other.m31), (one.m32, other.m32), (one.m33, other.m33), (one.m34, other.m34),
      (one.m41, other.m41), (one.m42, other.m42), (one.m43, other.m43), (one.m44, other.m44),
    ]
    // Sixteen digits, of which an inverse loses some.
    return pairs.allSatisfy { abs($0 - $1) < 1e-9 }
  }

  @Test func `is undone by its inverse`() {
    var transform = CATransform3DMakeRotation(0.7, 1, 2, 3)
    transform.m34 = -1.0 / 500
    transform = CATransform3DTranslate(CATransform3DScale(transform, 2, 3, 4), 5, 6, 7)
    let undone = CATransform3DConcat(transform, CATransform3DInvert(transform))
    #expect(isClose(undone, CATransform3DIdentity))
    let flat = CATransform3DMakeScale(0, 1, 1)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
  }

  @Test func `about the third axis is a turn of the plane`() {
    let turn = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
    #expect(CATransform3DIsAffine(turn))
    let plane = CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: .pi / 6))
    #expect(isClose(turn, plane))
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 1, 0)))
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }

  @Test func `does the new thing first`() {
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 2), 1, 0, 0)
    #expect(moved.m41 == 2)
  }

  @Test func `is read back from its layer, which draws its plane part`() {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1.0 / 500
    let transform = CATransform3DRotate(perspective, .pi / 3, 0, 1, 0)
    let calls = SystemCall.recorded { layer.transform = transform }
    #expect(CATransform3DEqualToTransform(layer.transform, transform))
    #expect(abs(layer.affineTransform().a - 0.5) < 1e-9)
    #expect(calls.map(\.name) == ["CALayer.transform"])
    let flat = SystemCall.recorded { layer.transform = CATransform3DMakeRotation(1, 1, 0, 0) }
    #expect(flat.isEmpty && layer.transform == CATransform3DMakeRotation(1, 1, 0, 0))
  }

  @Test func `is gone once a plane one is set`() {
    let view = UIView()
    view.layer.transform = CATransform3DMakeRotation(1, 1, 0, 0)
    view.transform = CGAffineTransform(translationX: 3, y: 0)
    #expect(view.transform3D == CATransform3DMakeTranslation(3, 0, 0))
    view.transform3D = CATransform3DMakeScale(2, 2, 1)
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(SystemCall.recorded { view.transform3D = CATransform3DIdentity }.isEmpty)
  }

  @Test func `is told of in the tree's messages where it has perspective`() {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1.0 / 500
    let (root, view, flat) = (UIView(), UIView(), UIView())
    view.addSubview(flat)
    flat.layer.transform = CATransform3DRotate(CATransform3DIdentity, .pi / 3, 0, 1, 0)
    #expect(view.layoutDiagnostics.isEmpty)
    view.layer.transform = CATransform3DRotate(perspective, .pi / 3, 0, 1, 0)
    root.addSubview(view)
    expectEqual(root.layoutDiagnostics.map(\.id), ["no-perspective"])
    let below = CALayer()
    root.layer.addSublayer(below)
    let calls = SystemCall.recorded {
      below.sublayerTransform = perspective
      below.sublayerTransform = CATransform3DIdentity
    }
    expectEqual(calls.map(\.name), ["CALayer.sublayerTransform"])
    #expect(root.layoutDiagnostics.count == 2 && CATransform3DIsIdentity(below.sublayerTransform))
  }

  @Test func `comes out of its box`() {
    let turn = CATransform3DMakeRotation(1, 0, 1, 0)
    #expect(NSValue(caTransform3D: turn).caTransform3DValue == turn)
    #expect(NSValue(cgPoint: .zero).caTransform3DValue == CATransform3DIdentity)
  }
}
