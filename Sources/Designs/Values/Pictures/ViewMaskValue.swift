/// What a view shows through: a figure, a gradient from opaque to clear, or the opaque part of a picture.
package enum ViewMaskValue: DesignValue {
  case figure(FigureValue, box: ViewBox?)
  case gradient(GradientValue)
  case picture(PictureContent, FillMode)

  static var schema: JSONValue {
    .anyOf(
      FigureValue.schema,
      .object(of: pathWords, required: [ShapeWords.path.name]),
      .object(of: Fill.gradientWords, required: [Fill.gradient.name]),
      .object(of: pictureWords, required: [Fill.image.name])
    )
  }

  private static let mode = Key<FillMode>(
    "mode",
    "Whether the picture is seen whole, covers all, is stretched, or is repeated.",
    standard: "fit"
  )
  private static let pathWords: [any Word] = [ShapeWords.path, ShapeWords.viewBox]
  private static let pictureWords: [any Word] = [Fill.image, mode]

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> ViewMaskValue? {
    guard let entries = node.mapping else {
      return FigureValue.read(node, at: spot, in: reading).map { .figure($0, box: nil) }
    }
    func says(_ name: String) -> Bool { entries.contains { $0.key == name } }
    if says(Fill.image.name) {
      return reading.object(node, by: pictureWords, at: spot).flatMap { values in
        values[Fill.image].map { .picture($0, values[mode] ?? .fit) }
      }
    }
    if says(ShapeWords.path.name) {
      return reading.object(node, by: pathWords, at: spot).flatMap { values in
        values[ShapeWords.path].map { path in
          .figure(.path(path.path), box: values[ShapeWords.viewBox])
        }
      }
    }
    return Fill.gradient(node, at: spot, in: reading).map(ViewMaskValue.gradient)
  }
}
