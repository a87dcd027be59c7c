import SnaplineDesigns
import SnaplineEnvironment
import SnaplineGeometry

/// Fonts and what texts look like.
extension SwiftWriter {
  /// Whether text sizes are those of the whole design, so that fonts need no traits.
  var hasOwnTextSize: Bool {
    scope.traits.preferredContentSizeCategory != environment.traits.preferredContentSizeCategory
  }

  /// The font that a key says; body text where none does.
  func font(_ value: FontValue?) -> String {
    guard let value else { return preferred("body") }
    return font(value, sharing: true)
  }

  private func preferred(_ style: String) -> String {
    guard hasOwnTextSize else { return "Font.preferredFont(forTextStyle: .\(style))" }
    uses.traits = true
    return "Font.preferredFont(forTextStyle: .\(style), compatibleWith: \(scope.variable))"
  }

  /// A font; those that the design names go by their names unless they depend on a text size that
  /// only some views have.
  func font(_ value: FontValue, sharing: Bool) -> String {
    var text = base(of: value, sharing)
    if !value.features.isEmpty {
      text += ".withFeatures(\(SwiftText.list(value.features.map(SwiftText.string))))"
    }
    if !value.variations.isEmpty {
      let places = value.variations.sorted { $0.key < $1.key }
        .map { "\(SwiftText.string($0)): \(SwiftText.number($1))" }
      text += ".withVariations(\(SwiftText.list(places)))"
    }
    if let height = value.styleLineHeight {
      text += ".withLineHeight(\(SwiftText.number(height)))"
    }
    return text
  }

  private func base(of value: FontValue, _ sharing: Bool) -> String {
    switch value.base {
    case .named(let name):
      if let shared = shared.fonts[name], sharing, !hasOwnTextSize { return shared }
      guard let own = document.values[DocumentWords.fonts]?.fonts[name] else {
        return preferred("body")
      }
      return font(own, sharing: sharing)
    case .style(let style, nil): return preferred(style.rawValue) + looks(of: value)
    case .style(let style, let family?):
      return named(family, size: "\(preferred(style.rawValue)).pointSize") + looks(of: value)
    case .points(let size, let lineHeight, let family):
      var text =
        family.map { named($0, size: SwiftText.number(size)) + looks(of: value) }
        ?? system(size, value)
      let metrics = value.scales.map { "FontMetrics(forTextStyle: .\($0.rawValue))" }
      let traits = hasOwnTextSize ? ", compatibleWith: \(scope.variable)" : ""
      if hasOwnTextSize { uses.traits = true }
      if let metrics { text = "\(metrics).scaledFont(for: \(text)\(traits))" }
      if let lineHeight {
        let height = SwiftText.number(lineHeight)
        let grown = metrics.map { "\($0).scaledValue(for: \(height)\(traits))" } ?? height
        text += ".withLineHeight(\(grown))"
      }
      return text
    }
  }

  private func named(_ family: String, size: String) -> String {
    "(Font(name: \(SwiftText.string(family)), size: \(size)) ?? .systemFont(ofSize: \(size)))"
  }

  /// The system font, in UIKit's words as far as they go.
  private func system(_ size: Double, _ value: FontValue) -> String {
    let size = SwiftText.number(size)
    var plain = value
    plain.weight = nil
    guard looks(of: plain).isEmpty, let weight = value.weight else {
      return "Font.systemFont(ofSize: \(size))" + looks(of: value)
    }
    return "Font.systemFont(ofSize: \(size), weight: .\(weight.rawValue))"
  }

  private func looks(of value: FontValue) -> String {
    var call = SwiftCall()
    call.add("weight", value.weight.map { ".\($0.rawValue)" })
    call.add("width", value.width.map { ".\($0.rawValue)" })
    call.add("design", value.design.map { ".\($0.rawValue)" })
    call.add("isItalic", value.isItalic ? "true" : nil)
    call.add("hasMonospacedDigits", value.hasMonospacedDigits ? "true" : nil)
    return call.isEmpty ? "" : call.of(".withLooks")
  }

  /// How far letters stand apart besides the font's own distances.
  func tracking(_ value: FontValue) -> Length? {
    guard case .named(let name) = value.base else { return value.tracking }
    return value.tracking
      ?? document.values[DocumentWords.fonts]?.fonts[name].flatMap(tracking)
  }

  // MARK: Texts

  /// A text with the numbers of its page.
  func onPage(_ text: String) -> String {
    document.pageTexts.filled(text, on: document.page ?? PageNumber(1, of: 1))
  }

  /// What only attributed text can say, of a label or of the words of a style.
  func textAttributes(_ values: SaidValues) -> [String] {
    var attributes: [String] = []
    if let stroke = values[LabelWords.underline] {
      attributes.append(".underlineStyle: \(style(stroke))")
      if let color = stroke.color { attributes.append(".underlineColor: \(self.color(color))") }
    }
    if let stroke = values[LabelWords.strikethrough] {
      attributes.append(".strikethroughStyle: \(style(stroke))")
      if let color = stroke.color { attributes.append(".strikethroughColor: \(self.color(color))") }
    }
    if let offset = values[LabelWords.baselineOffset] {
      attributes.append(".baselineOffset: \(decimal(offset))")
    }
    if let shadow = values[LabelWords.textShadow] {
      attributes.append(".shadow: \(textShadow(shadow))")
    }
    if let outline = values[LabelWords.outline] {
      let color = resolved(outline.color)
      let hollow = outline.isHollow ? ", isHollow: true" : ""
      attributes.append(
        ".letterOutline: LetterOutline(width: \(points(outline.width)), color: \(color)\(hollow))"
      )
    }
    if let font = values[LabelWords.font], let tracking = tracking(font) {
      attributes.append(".tracking: \(decimal(tracking))")
    }
    return attributes
  }

  /// A number that stands for itself, where no type says that it has a fraction.
  private func decimal(_ length: Length) -> String { "\(length.points(scale: scale))" }

  private func style(_ stroke: StrokeValue) -> String {
    guard let style = stroke.style else { return "StrokeStyle()" }
    var parts = [".\(style.rawValue)"]
    switch stroke.pattern {
    case .solid: break
    case .dot: parts.append(".patternDot")
    case .dash: parts.append(".patternDash")
    case .dashDot: parts.append(".patternDashDot")
    case .dashDotDot: parts.append(".patternDashDotDot")
    }
    if stroke.isByWord { parts.append(".byWord") }
    return parts.count == 1
      ? "StrokeStyle\(parts[0])" : "StrokeStyle(\(SwiftText.list(parts)))"
  }

  private func textShadow(_ value: ShadowValue) -> String {
    let name = names.next(for: "textShadow", else: "textShadow")
    let color = resolved(value.color, opacity: value.opacity)
    lines.add("let \(name) = TextShadow()")
    lines.add("\(name).shadowColor = \(color)")
    lines.add(
      "\(name).shadowBlurRadius = \(SwiftText.number(2 * value.radius.points(scale: scale)))"
    )
    lines.add(
      "\(name).shadowOffset = CGSize(width: \(points(value.offset.x)), height: \(points(value.offset.y)))"
    )
    return name
  }
}
