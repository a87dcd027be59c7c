import Foundation
import SnaplineGeometry
import SnaplineLayout
import SnaplineScene

/// A property of layers that an animation names by a key path.
struct AnimatedProperty {
  /// The property as a whole, of which the animation may change a part.
  let path: AnyKeyPath
  /// What keeps the layer's own value of the property; nothing where the layer has no such property.
  let hold: (Layer) -> (any HeldProperty)?
  /// Sets the property to what an animation ends with; answers whether it could.
  let end: (LayerAnimations.Entry, AnimationEnding, any HeldProperty, Layer) -> Bool

  init<Owner: Layer, Value>(
    _ path: ReferenceWritableKeyPath<Owner, Value>,
    _ kind: AnimatedKind<Value>
  ) {
    self.path = path
    hold = { ($0 as? Owner).map { HeldValue(path, of: $0, isSame: kind.isSame) } }
    end = { entry, ending, held, layer in
      guard let held = held as? HeldValue<Owner, Value>, let layer = layer as? Owner else {
        return false
      }
      return held.add(entry, on: layer) { kind.end(ending, from: $0) }
    }
  }

  init?(_ keyPath: String) {
    let words = keyPath.split(separator: ".").map(String.init)
    guard let first = words.first else { return nil }
    let rest = words.dropFirst().joined(separator: ".")
    let found: AnimatedProperty? =
      switch first {
      case "transform": Self.ofTransform(\Layer.transform, rest)
      case "sublayerTransform": Self.ofTransform(\Layer.sublayerTransform, rest)
      case "bounds": Self.ofRect(\Layer.bounds, rest)
      case "frame": Self.ofRect(\Layer.frame, rest)
      case "position": Self.ofPoint(\Layer.position, rest)
      case "anchorPoint": Self.ofPoint(\Layer.anchorPoint, rest)
      case "startPoint": Self.ofPoint(\GradientLayer.startPoint, rest)
      case "endPoint": Self.ofPoint(\GradientLayer.endPoint, rest)
      case "shadowOffset": Self.ofSize(\Layer.shadowOffset, rest)
      default: rest.isEmpty ? Self.simple(first) : nil
      }
    guard let found else { return nil }
    self = found
  }
}

extension AnimatedProperty {
  private static func simple(_ name: String) -> AnimatedProperty? {
    switch name {
    case "opacity": AnimatedProperty(\Layer.opacity, .init(read: AnimatedValue.float, add: +))
    case "shadowOpacity":
      AnimatedProperty(\Layer.shadowOpacity, .init(read: AnimatedValue.float, add: +))
    case "hidden": AnimatedProperty(\Layer.isHidden, .init(read: AnimatedValue.truth))
    case "masksToBounds": AnimatedProperty(\Layer.masksToBounds, .init(read: AnimatedValue.truth))
    case "cornerRadius": number(\Layer.cornerRadius)
    case "borderWidth": number(\Layer.borderWidth)
    case "shadowRadius": number(\Layer.shadowRadius)
    case "zPosition": number(\Layer.zPosition)
    case "strokeStart": number(\ShapeLayer.strokeStart)
    case "strokeEnd": number(\ShapeLayer.strokeEnd)
    case "lineWidth": number(\ShapeLayer.lineWidth)
    case "lineDashPhase": number(\ShapeLayer.lineDashPhase)
    case "miterLimit": number(\ShapeLayer.miterLimit)
    case "backgroundColor": color(\Layer.backgroundColor)
    case "borderColor": color(\Layer.borderColor)
    case "shadowColor": color(\Layer.shadowColor)
    case "fillColor": color(\ShapeLayer.fillColor)
    case "strokeColor": color(\ShapeLayer.strokeColor)
    case "path": path(\ShapeLayer.path)
    case "shadowPath": path(\Layer.shadowPath)
    case "locations":
      AnimatedProperty(
        \GradientLayer.locations,
        .init(read: { AnimatedValue.numbers($0).map(Optional.some) })
      )
    case "colors":
      AnimatedProperty(
        \GradientLayer.colors,
        AnimatedKind(
          read: { said, _ in (said as? [Any]).map(Optional.some) },
          isSame: { ($0 as? [AnyHashable]) == ($1 as? [AnyHashable]) }
        )
      )
    case "contents":
      AnimatedProperty(
        \Layer.contents,
        AnimatedKind(read: { said, _ in said }, isSame: { $0 as? Raster == $1 as? Raster })
      )
    default: nil
    }
  }

  private static func number<Owner: Layer>(
    _ path: ReferenceWritableKeyPath<Owner, CGFloat>
  ) -> AnimatedProperty {
    AnimatedProperty(path, .init(read: AnimatedValue.number, add: +))
  }

  private static func color<Owner: Layer>(
    _ path: ReferenceWritableKeyPath<Owner, RGBA?>
  ) -> AnimatedProperty {
    AnimatedProperty(path, .init(read: { AnimatedValue.color($0).map(Optional.some) }))
  }

  private static func path<Owner: Layer>(
    _ path: ReferenceWritableKeyPath<Owner, Path.Reference?>
  ) -> AnimatedProperty {
    AnimatedProperty(
      path,
      AnimatedKind(
        read: { said, _ in AnimatedValue.path(said).map(Optional.some) },
        isSame: { $0 === $1 }
      )
    )
  }
}
