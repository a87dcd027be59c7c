public import Foundation

/// A function that makes a transform from a value; the raw values of the names are Core Animation's.
public final class CAValueFunction: NSObject {
  public let name: CAValueFunctionName

  public init?(name: CAValueFunctionName) { self.name = name }

  /// The property that the function sets, such as `transform.rotation.z`.
  func keyPath(after keyPath: String?) -> String? {
    guard keyPath == "transform" else { return nil }
    // `rotateZ` sets `rotation.z`, and `scale` sets `scale`.
    let words = ["rotate": "rotation", "scale": "scale", "translate": "translation"]
    guard let word = words.first(where: { name.rawValue.hasPrefix($0.key) }) else { return nil }
    let axis = name.rawValue.dropFirst(word.key.count).lowercased()
    return "transform." + word.value + (axis.isEmpty ? "" : "." + axis)
  }
}

public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  public static let scale = CAValueFunctionName(rawValue: "scale")
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  public static let translate = CAValueFunctionName(rawValue: "translate")
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}
