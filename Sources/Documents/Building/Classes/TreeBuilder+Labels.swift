import Foundation
import SnaplineControls
import SnaplineDesigns
import SnaplineDrawing
import SnaplineLayout
import SnaplineScene
import SnaplineText

extension TreeBuilder {
  func makeLabel(_ element: Element) -> Label {
    let values = element.values
    let label = Label()
    label.numberOfLines = values[LabelWords.lines]?.value ?? 0
    label.font = font(values)
    switch values[LabelWords.paint] {
    case .color(let color): label.textColor = palette.color(color)
    case .gradient(let gradient): label.textGradient = self.gradient(gradient, in: label)
    case nil: break
    }
    if let alignment = values[LabelWords.alignment] { label.textAlignment = alignment.alignment }
    if let mode = values[LabelWords.lineBreak] { label.lineBreakMode = mode.mode }
    if values[LabelWords.lineBreakStrategy] == LineBreakStrategyWord.none {
      label.lineBreakStrategy = []
    }
    if values[LabelWords.hyphenation] == true { label.hyphenationFactor = 1 }
    label.allowsDefaultTighteningForTruncation = values[LabelWords.tightens] ?? false
    if let least = values[LabelWords.minimumScale]?.value {
      label.adjustsFontSizeToFitWidth = least < 1
      label.minimumScaleFactor = least
    }
    if let word = values[LabelWords.baselineAdjustment] {
      label.baselineAdjustment = word.adjustment
    }
    write(element.content, in: label, by: values)
    return label
  }

  private func write(_ content: Values, in label: Label, by values: Values) {
    var base = textAttributes(values)
    if let style = paragraphStyle(of: label, values) { base[.paragraphStyle] = style }
    if let markup = content[LabelWords.markup] {
      let span = content.span(of: LabelWords.markup)
      let text = attributed(markup, font: label.font, base: base, at: span)
      show(onPage: text) { label.attributedText = $0 }
    } else if let text = content[LabelWords.text]?.string {
      show(onPage: text) { text in
        label.text = text
        guard !base.isEmpty, !text.isEmpty else { return }
        label.attributedText = FreedString(string: text, attributes: base)
      }
    }
  }

  /// The font of a text, and a report where no family of the name is there.
  func font(_ values: Values) -> Font {
    guard let value = values[LabelWords.font] else { return typefaces.body }
    let (font, missing) = typefaces.font(value)
    if let missing, let span = values.span(of: LabelWords.font) {
      reading.report(.missingFamily(missing), at: span)
    }
    return font
  }

  /// What only attributed text can say, of a label or of the words of a style.
  func textAttributes(_ values: Values) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let stroke = values[LabelWords.underline] {
      attributes[.underlineStyle] = stroke.strokeStyle
      if let color = stroke.color { attributes[.underlineColor] = palette.color(color) }
    }
    if let stroke = values[LabelWords.strikethrough] {
      attributes[.strikethroughStyle] = stroke.strokeStyle
      if let color = stroke.color { attributes[.strikethroughColor] = palette.color(color) }
    }
    if let offset = values[LabelWords.baselineOffset] {
      attributes[.baselineOffset] = offset.points(scale: scale)
    }
    if let shadow = values[LabelWords.textShadow] { attributes[.shadow] = textShadow(shadow) }
    if let outline = values[LabelWords.outline] {
      attributes[.letterOutline] = LetterOutline(
        width: outline.width.points(scale: scale),
        color: palette.color(outline.color).resolved(with: traits),
        isHollow: outline.isHollow
      )
    }
    if let font = values[LabelWords.font], let tracking = typefaces.tracking(font) {
      attributes[.tracking] = tracking.points(scale: scale)
    }
    return attributes
  }

  /// What a design says of paragraphs; nothing where the label says all of it.
  private func paragraphStyle(
    of label: Label,
    _ values: Values
  ) -> ParagraphStyle.MutableReference? {
    func points(_ key: Key<PositiveLength>) -> Double {
      values[key]?.length.points(scale: scale) ?? 0
    }
    var style = ParagraphStyle()
    style.lineSpacing = points(LabelWords.lineSpacing)
    style.paragraphSpacing = points(LabelWords.paragraphSpacing)
    style.paragraphSpacingBefore = points(LabelWords.paragraphSpacingBefore)
    style.firstLineHeadIndent = points(LabelWords.firstLineHeadIndent)
    style.headIndent = points(LabelWords.headIndent)
    style.tailIndent = values[LabelWords.tailIndent]?.points(scale: scale) ?? 0
    style.defaultTabInterval = points(LabelWords.defaultTabInterval)
    if let list = values[LabelWords.tabStops] {
      style.tabStops = list.stops.map { stop in
        TabStop(
          location: stop.location.length.points(scale: scale),
          alignment: stop.alignment.alignment
        )
      }.sorted { $0.location < $1.location }
    } else if values.says(LabelWords.defaultTabInterval.name) {
      style.tabStops = []
    }
    guard style != ParagraphStyle() else { return nil }
    style.lineBreakMode = label.lineBreakMode
    style.lineBreakStrategy = label.lineBreakStrategy
    style.alignment = label.textAlignment
    style.hyphenationFactor = label.hyphenationFactor
    style.allowsDefaultTighteningForTruncation = label.allowsDefaultTighteningForTruncation
    return ParagraphStyle.MutableReference(style)
  }

  private func textShadow(_ value: ShadowValue) -> TextShadow {
    let shadow = TextShadow()
    var color = palette.color(value.color).resolved(with: traits)
    color.alpha *= value.opacity
    shadow.shadowColor = color
    // The format counts the blur by its deviation, of which Core Graphics counts two.
    shadow.shadowBlurRadius = 2 * value.radius.points(scale: scale)
    shadow.shadowOffset = CGSize(
      width: value.offset.x.points(scale: scale),
      height: value.offset.y.points(scale: scale)
    )
    return shadow
  }
}

extension StrokeValue {
  fileprivate var strokeStyle: StrokeStyle {
    guard let style else { return [] }
    let lines: StrokeStyle =
      switch style {
      case .single: .single
      case .thick: .thick
      case .double: .double
      }
    let painted: StrokeStyle =
      switch pattern {
      case .solid: []
      case .dot: .patternDot
      case .dash: .patternDash
      case .dashDot: .patternDashDot
      case .dashDotDot: .patternDashDotDot
      }
    return lines.union(painted).union(isByWord ? .byWord : [])
  }
}

extension Message {
  fileprivate static func missingFamily(_ family: Typefaces.Missing) -> Message {
    let standIn = family.taken.map { "'\($0)'" } ?? "the system font"
    return Message(
      "missing-font",
      "no font family '\(family.asked.shortened)'; \(standIn) stands in",
      remedy: family.taken.map { "write '\($0)', or name a file of it under 'fontFiles'" }
        ?? "name a file of it under 'fontFiles'"
    ).warning()
  }
}

extension BaselineAdjustmentWord {
  var adjustment: Label.BaselineAdjustment {
    switch self {
    case .alignBaselines: .alignBaselines
    case .alignCenters: .alignCenters
    case .none: .none
    }
  }
}

extension AlignmentWord {
  var alignment: TextAlignment {
    switch self {
    case .natural: .natural
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    }
  }
}
