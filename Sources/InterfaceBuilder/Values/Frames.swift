import Foundation
import SnaplineGeometry
import SnaplineLayout

/// Numbers of elements as geometry.
extension XMLElement {
  /// The frame that the document records.
  var recordedFrame: CGRect? { child("rect", key: "frame")?.rectangle }

  var rectangle: CGRect? {
    guard let width = number("width"), let height = number("height") else { return nil }
    return CGRect(x: number("x") ?? 0, y: number("y") ?? 0, width: width, height: height).bounded
  }

  /// A length that may be below zero, as that of a shadow's offset or an inset.
  func offset(_ attribute: String) -> CGFloat? {
    number(attribute).map { min(max($0, -100_000), 100_000) }
  }

  func size(key: String) -> CGSize? {
    guard let element = child("size", key: key), let width = element.number("width"),
      let height = element.number("height")
    else { return nil }
    return CGRect(x: 0, y: 0, width: width, height: height).bounded.size
  }

  /// Insets on fixed sides.
  func insets(key: String) -> EdgeInsets? {
    guard let element = child("inset", key: key) ?? child("edgeInsets", key: key) else {
      return nil
    }
    return EdgeInsets(
      top: element.offset("minY") ?? element.offset("top") ?? 0,
      left: element.offset("minX") ?? element.offset("left") ?? 0,
      bottom: element.offset("maxY") ?? element.offset("bottom") ?? 0,
      right: element.offset("maxX") ?? element.offset("right") ?? 0
    )
  }

  func directionalInsets(key: String) -> DirectionalEdgeInsets? {
    guard let element = child("directionalEdgeInsets", key: key) else { return nil }
    return DirectionalEdgeInsets(
      top: element.offset("top") ?? 0,
      leading: element.offset("leading") ?? 0,
      bottom: element.offset("bottom") ?? 0,
      trailing: element.offset("trailing") ?? 0
    )
  }

  var autoresizingMask: View.AutoresizingMask {
    guard let mask = child("autoresizingMask") else { return [] }
    let words: [(String, View.AutoresizingMask)] = [
      ("widthSizable", .flexibleWidth), ("heightSizable", .flexibleHeight),
      ("flexibleMinX", .flexibleLeftMargin), ("flexibleMaxX", .flexibleRightMargin),
      ("flexibleMinY", .flexibleTopMargin), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    return words.reduce(into: []) { found, word in
      if mask.bool(word.0) ?? false { found.formUnion(word.1) }
    }
  }
}

extension CGRect {
  /// Numbers of a hostile document brought to what a canvas may have.
  fileprivate var bounded: CGRect {
    func length(_ value: CGFloat) -> CGFloat { min(max(value, 0), 100_000) }
    func place(_ value: CGFloat) -> CGFloat { min(max(value, -100_000), 100_000) }
    return CGRect(x: place(minX), y: place(minY), width: length(width), height: length(height))
  }
}
