import Foundation
import SnaplineGeometry

/// What code keeps with a layer under names of its own.
private struct KeptValues {
  var values: [String: Any] = [:]
}

extension Layer {
  func member(named key: String) -> Any? {
    if let member = KeyedMember.named(key, of: self) { return member.get() }
    guard !Self.unknown.contains(key) else {
      UnansweredCall.note("CALayer.value(forKey:)", key)
      return nil
    }
    return hung(KeptValues.self)?.values[key]
  }

  func setMember(named key: String, to value: Any?) {
    if let member = KeyedMember.named(key, of: self) {
      if !member.set(value) { UnansweredCall.note("CALayer.setValue(_:forKey:)", key) }
    } else if Self.unknown.contains(key) {
      UnansweredCall.note("CALayer.setValue(_:forKey:)", key)
    } else {
      var kept = hung(KeptValues.self) ?? KeptValues()
      kept.values[key] = value
      hang(kept)
    }
  }

  func member(along path: String) -> Any? {
    let words = path.split(separator: ".").map(String.init)
    guard let first = words.first, words.count > 1 else { return value(forKey: path) }
    var found = value(forKey: first)
    for word in words.dropFirst() { found = found.flatMap { NamedPart(word)?.of($0) } }
    return found
  }

  func setMember(along path: String, to value: Any?) {
    let words = path.split(separator: ".").map(String.init)
    guard let first = words.first, words.count > 1 else { return setValue(value, forKey: path) }
    guard let whole = self.value(forKey: first), let value,
      let changed = NamedPart.changed(whole, along: words.dropFirst(), to: value)
    else { return UnansweredCall.note("CALayer.setValue(_:forKeyPath:)", path) }
    setValue(changed, forKey: first)
  }

  /// Members of a phone's layer that aren't reached by their names here.
  private static let unknown: Set<String> = ["transform", "sublayerTransform", "affineTransform"]
}

/// A part of a point, a size or a rectangle, by its name.
private enum NamedPart: String {
  case x, y, width, height, origin, size

  init?(_ name: String) { self.init(rawValue: name) }

  func of(_ whole: Any) -> Any? {
    switch (self, whole) {
    case (.x, let point as CGPoint): point.x
    case (.y, let point as CGPoint): point.y
    case (.width, let size as CGSize): size.width
    case (.height, let size as CGSize): size.height
    case (.origin, let rect as CGRect): rect.origin
    case (.size, let rect as CGRect): rect.size
    default: nil
    }
  }

  /// The whole with another part; nothing where it has no such part, or the part is of another kind.
  static func changed(_ whole: Any, along words: ArraySlice<String>, to value: Any) -> Any? {
    guard let word = words.first, let part = NamedPart(word), let old = part.of(whole) else {
      return nil
    }
    let rest = words.dropFirst()
    guard let new = rest.isEmpty ? value : changed(old, along: rest, to: value) else { return nil }
    return part.set(new, in: whole)
  }

  private func set(_ new: Any, in whole: Any) -> Any? {
    if var point = whole as? CGPoint, let number: CGFloat = KeyedMember.taken(new) {
      if self == .x { point.x = number } else { point.y = number }
      return point
    }
    if var size = whole as? CGSize, let number: CGFloat = KeyedMember.taken(new) {
      if self == .width { size.width = number } else { size.height = number }
      return size
    }
    guard var rect = whole as? CGRect else { return nil }
    if self == .origin, let origin = new as? CGPoint {
      rect.origin = origin
    } else if self == .size, let size = new as? CGSize {
      rect.size = size
    } else {
      return nil
    }
    return rect
  }
}

extension KeyedMember {
  /// The members of a layer, by the names that Objective-C has for them and by Swift's.
  fileprivate static func named(_ key: String, of layer: Layer) -> KeyedMember? {
    switch key {
    case "frame": KeyedMember(layer, \.frame)
    case "bounds": KeyedMember(layer, \.bounds)
    case "position": KeyedMember(layer, \.position)
    case "anchorPoint": KeyedMember(layer, \.anchorPoint)
    case "zPosition": KeyedMember(layer, \.zPosition)
    case "opacity": KeyedMember(layer, \.opacity)
    case "hidden", "isHidden": KeyedMember(layer, \.isHidden)
    case "name": KeyedMember(layer, \.name)
    case "masksToBounds": KeyedMember(layer, \.masksToBounds)
    case "backgroundColor": KeyedMember(layer, \.backgroundColor)
    case "cornerRadius": KeyedMember(layer, \.cornerRadius)
    case "maskedCorners": KeyedMember(layer, \.maskedCorners)
    case "borderWidth": KeyedMember(layer, \.borderWidth)
    case "borderColor": KeyedMember(layer, \.borderColor)
    case "shadowColor": KeyedMember(layer, \.shadowColor)
    case "shadowOpacity": KeyedMember(layer, \.shadowOpacity)
    case "shadowOffset": KeyedMember(layer, \.shadowOffset)
    case "shadowRadius": KeyedMember(layer, \.shadowRadius)
    case "shadowPath": KeyedMember(layer, \.shadowPath)
    case "contents": KeyedMember(layer, \.contents)
    case "contentsScale": KeyedMember(layer, \.contentsScale)
    case "mask": KeyedMember(layer, \.mask)
    default: (layer as? ShapeLayer).flatMap { named(key, ofShape: $0) }
    }
  }

  private static func named(_ key: String, ofShape layer: ShapeLayer) -> KeyedMember? {
    switch key {
    case "path": KeyedMember(layer, \.path)
    case "fillColor": KeyedMember(layer, \.fillColor)
    case "strokeColor": KeyedMember(layer, \.strokeColor)
    case "lineWidth": KeyedMember(layer, \.lineWidth)
    case "strokeStart": KeyedMember(layer, \.strokeStart)
    case "strokeEnd": KeyedMember(layer, \.strokeEnd)
    default: nil
    }
  }
}
