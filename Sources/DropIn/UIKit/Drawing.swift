public import Foundation
public import SnaplineControls
import SnaplineLayout
public import SnaplineScene

// UIKit's and Core Graphics' functions that belong to no type.

public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext.current }
public func UIGraphicsPushContext(_ context: CGContext) { CGContext.push(context) }
public func UIGraphicsPopContext() { CGContext.pop() }

public func UIRectFill(_ rect: CGRect) { CGContext.current?.fill(rect) }
public func UIRectClip(_ rect: CGRect) { CGContext.current?.clip(to: rect) }

/// A line of one point within a rectangle, in the colour that fills.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = CGContext.current, !rect.isEmpty else { return }
  let inner = rect.insetBy(dx: 1, dy: 1)
  context.fill([
    CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1),
    CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1),
    CGRect(x: rect.minX, y: inner.minY, width: 1, height: inner.height),
    CGRect(x: rect.maxX - 1, y: inner.minY, width: 1, height: inner.height),
  ])
}

public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = CGContext.current else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a picture, which ``UIGraphicsEndImageContext()`` ends; a scale of 0 is the environment's.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize,
  _ opaque: Bool,
  _ scale: CGFloat
) {
  CGContext.beginImage(size: size, isOpaque: opaque, scale: scale)
}

public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { UIImage.ofCurrentContext }
public func UIGraphicsEndImageContext() { CGContext.pop() }

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }
