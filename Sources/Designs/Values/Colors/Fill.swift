import SnaplineInputs

/// What fills a background.
package enum Fill: DesignValue {
  case color(ColorValue)
  case gradient(GradientValue)
  case picture(PictureContent, FillMode)
  /// Several, back to front.
  case list([Fill])

  static var schema: JSONValue {
    .anyOf(single, ["type": "array", "items": single, "maxItems": .number(most)])
  }

  private static var single: JSONValue {
    .anyOf(
      ColorValue.schema,
      .object(of: gradientWords, required: [gradient.name]),
      .object(of: pictureWords, required: [image.name])
    )
  }

  /// Each is painted over the whole view.
  private static let most = 32

  static let gradient = Key<GradientValue.Stops>(
    "gradient",
    "The colours in order, with places if they aren't spread evenly: {color: red, at: 40%}."
  )
  static let image = Key<PictureContent>(
    "image",
    "A picture beside the design, or an object as for 'image:'."
  )
  private static let mode = Key<FillMode>(
    "mode",
    "Whether the picture is repeated, covers all, is seen whole, or is stretched.",
    standard: "tile"
  )
  static let gradientWords: [any Word] = [gradient] + GradientWords.direction
  private static let pictureWords: [any Word] = [image, mode]

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> Fill? {
    guard let list = node.list else { return readSingle(node, at: spot, in: reading) }
    guard list.count <= most else {
      reading.report(.tooManyFills(list.count, most: most), at: node.span.prefix(1))
      return nil
    }
    let fills = list.compactMap { item -> Fill? in
      guard item.list == nil else {
        reading.report(.fillInFill, at: item.span.prefix(1))
        return nil
      }
      return readSingle(item, at: spot, in: reading)
    }
    return .list(fills)
  }

  private static func readSingle(_ node: Node, at spot: Spot, in reading: Reading) -> Fill? {
    if reading.reportForeignFill(node, at: spot, picture: image.name) { return nil }
    let keys = node.mapping?.map(\.key) ?? []
    if keys.contains(image.name) {
      return reading.object(node, by: pictureWords, at: spot).flatMap { values in
        values[image].map { .picture($0, values[mode] ?? .tile) }
      }
    }
    guard keys.contains(gradient.name) else {
      return ColorValue.read(node, at: spot, in: reading).map(Fill.color)
    }
    return gradient(node, at: spot, in: reading).map(Fill.gradient)
  }

  /// The gradient of a mapping that has `gradient` among its keys.
  static func gradient(_ node: Node, at spot: Spot, in reading: Reading) -> GradientValue? {
    reading.object(node, by: gradientWords, at: spot).flatMap { values in
      GradientValue(values, values[gradient], at: node.span, needs: "gradient", in: reading)
    }
  }
}

/// How a picture fills a view.
package enum FillMode: String, Enumerator {
  case tile, fill, fit, stretch

  /// What CSS, UIKit and SwiftUI call them.
  fileprivate static let foreign = [
    "cover": fill, "scaleaspectfill": fill, "aspectfill": fill, "contain": fit,
    "scaleaspectfit": fit, "aspectfit": fit, "repeat": tile, "pattern": tile,
    "scaletofill": stretch, "resize": stretch,
  ]

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> FillMode? {
    guard let scalar = reading.scalar(node, at: spot, wanted: "a word"),
      reading.isSaid(node, at: spot)
    else { return nil }
    if let mode = FillMode(rawValue: scalar.text) { return mode }
    let words = allCases.map(\.rawValue)
    var message = Message.unknownEnumerator(scalar.text, at: spot, among: words)
    if let meant = foreign[scalar.text.lowercased()]?.rawValue {
      message = Message(message.id, message.subject, cause: message.cause, mended: meant)
    }
    reading.report(message, at: node.span)
    return nil
  }
}

extension Reading {
  /// Tells of pictures as others write them: `url(paper.png)`, or an object of 'image' alone.
  fileprivate func reportForeignFill(_ node: Node, at spot: Spot, picture key: String) -> Bool {
    if let text = node.scalar?.text, text.hasPrefix("url("), text.hasSuffix(")") {
      let quotes: Set<Character> = ["'", "\"", " "]
      let name = text.dropFirst(4).dropLast().drop(while: quotes.contains)
      let file = String(name.reversed().drop(while: quotes.contains).reversed())
      let mended = "{\(key): \(file.inYAML)}"
      report(.pictureFill(spot.key, mended: mended), at: node.span)
      return true
    }
    if let text = node.scalar?.text, text.isNameOfPicture {
      report(.pictureFill(spot.key, mended: "{\(key): \(text.inYAML)}"), at: node.span)
      return true
    }
    let said = node.mapping ?? []
    guard !said.contains(where: { $0.key == key }) else { return false }
    let sources = ImageWords.sources + ["src", "url", "picture"]
    guard let entry = said.first(where: { sources.contains($0.key) }) else { return false }
    let source = ImageWords.sources.contains(entry.key) ? entry.key : "file"
    let value = entry.value.scalar.map(\.text.inYAML)
    let mended = value.map { text in
      "{\(key): \(source == "file" ? text : "{\(source): \(text)}")}"
    }
    report(.pictureFill(spot.key, mended: mended), at: entry.keySpan)
    return true
  }
}

extension Message {
  fileprivate static func tooManyFills(_ count: Int, most: Int) -> Message {
    tooMany(
      " fills",
      count,
      most: most,
      cause: "each of them is painted over the whole view",
      remedy: "leave out those that others cover"
    )
  }

  fileprivate static func pictureFill(_ key: String, mended: String?) -> Message {
    Message(
      "wrong-value",
      "a picture among fills stands under 'image'",
      remedy: "write \(key): \(mended ?? "{image: paper.png, mode: tile}")",
      mended: mended
    )
  }

  fileprivate static let fillInFill = Message(
    "wrong-type",
    "a list of fills holds fills, and this is a list again",
    remedy: "write its fills into the list around it"
  )
}

extension String {
  /// Whether the text is called as files of pictures are.
  fileprivate var isNameOfPicture: Bool {
    utf8.count <= 200 && first != "." && !contains(" ") && FileName(self).isPicture
  }
}
