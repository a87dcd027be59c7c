/// What becomes of a view's own picture: `{blur: 6, tint: black/40%}`.
package struct EffectValue: DesignValue {
  package var blur: Length?
  package var tint: ColorValue?

  static var schema: JSONValue { .object(of: words) }

  private static let blur = Key<BlurRadius>(
    "blur",
    "The blur radius, as in CSS's blur().",
    standard: "0"
  )
  private static let tint = Key<ColorValue>(
    "tint",
    "The colour over the view's opaque parts: 'black/40%' makes them darker.",
    standard: "none"
  )
  private static let words: [any Word] = [blur, tint]

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> EffectValue? {
    if let text = node.scalar?.text, !node.isUnreadable {
      reading.report(.effectKind(spot.key, text), at: node.span)
      return nil
    }
    guard let values = reading.object(node, by: words, at: spot) else { return nil }
    return EffectValue(blur: values[blur]?.length, tint: values[tint])
  }
}

extension Message {
  /// A number alone blurs, and so does what CSS writes: `blur(6px)`.
  fileprivate static func effectKind(_ key: String, _ text: String) -> Message {
    let digits = text.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }
    let blur = Double(digits).map { min($0, Double(BlurRadius.limit)).numeral } ?? "6"
    let mended = "{blur: \(blur)}"
    return Message(
      "wrong-type",
      "'\(key)' is a mapping of 'blur' and 'tint', not '\(text.shortened)'",
      remedy: "write \(key): \(mended)",
      mended: mended
    )
  }
}
