import Foundation
import SnaplineControls
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import SnaplineScene
import SnaplineText

extension TreeBuilder {
  /// Applies what every view takes.
  func apply(_ values: Values, to view: View) {
    if let direction = values[ViewWords.direction] {
      view.semanticContentAttribute = direction.attribute
    }
    if let tint = values[ViewWords.tint] { view.tintColor = palette.color(tint) }
    if let mode = values[ViewWords.contentMode] { view.contentMode = mode.mode }
    switch values[ViewWords.background] {
    case .color(let color): view.backgroundColor = palette.color(color)
    case .gradient(let gradient): view.backgroundGradient = self.gradient(gradient, in: view)
    case nil: break
    }
    if let alpha = values[ViewWords.alpha] { view.alpha = alpha.value }
    if let hidden = values[ViewWords.hidden] { view.isHidden = hidden }
    if let clips = values[ViewWords.clips] { view.clipsToBounds = clips }
    if let corners = values[ViewWords.cornerRadius] { apply(corners, to: view) }
    if let border = values[ViewWords.border] {
      view.layer.borderWidth = border.width.points(scale: scale)
      // A layer's colours are fixed ones, as Core Animation's are.
      view.layer.borderColor = palette.color(border.color).resolved(with: traits)
    }
    if let shadow = values[ViewWords.shadow] { apply(shadow, to: view.layer) }
    if let margins = values[ViewWords.margins] {
      view.directionalLayoutMargins = margins.points(scale: scale)
    }
    if let preserves = values[ViewWords.preservesSuperviewMargins] {
      view.preservesSuperviewLayoutMargins = preserves
    }
    if let insets = values[ViewWords.insetsMarginsFromSafeArea] {
      view.insetsLayoutMarginsFromSafeArea = insets
    }
    if let insets = values[ViewWords.additionalSafeArea] {
      view.additionalSafeAreaInsets = fixed(insets, in: view)
    }
    if let appearance = values[ViewWords.appearance] {
      view.overrideUserInterfaceStyle = appearance.style
    }
    view.minimumContentSizeCategory = values[ViewWords.minimumTextSize]?.category
    view.maximumContentSizeCategory = values[ViewWords.maximumTextSize]?.category
    apply(values[SizeKeys.hugging]) { view.setContentHuggingPriority($0, for: $1) }
    apply(values[SizeKeys.compression]) {
      view.setContentCompressionResistancePriority($0, for: $1)
    }
  }

  private func apply(_ priorities: ContentPriorities?, _ set: (LayoutPriority, Axis) -> Void) {
    if let horizontal = priorities?.horizontal {
      set(LayoutPriority(Float(horizontal)), .horizontal)
    }
    if let vertical = priorities?.vertical { set(LayoutPriority(Float(vertical)), .vertical) }
  }

  private func apply(_ corners: CornerRadius, to view: View) {
    let layer = view.layer
    layer.cornerRadius = corners.radius.points(scale: scale)
    layer.cornerCurve = corners.curve == .continuous ? .continuous : .circular
    if let corners = corners.corners {
      let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      layer.maskedCorners = Layer.CornerMask(corners.map { $0.mask(isRightToLeft) })
    }
  }

  private func apply(_ shadow: ShadowValue, to layer: Layer) {
    layer.shadowRadius = shadow.radius.points(scale: scale)
    layer.shadowColor = palette.color(shadow.color).resolved(with: traits)
    layer.shadowOpacity = Float(shadow.opacity)
    layer.shadowOffset = CGSize(
      width: shadow.offset.x.points(scale: scale),
      height: shadow.offset.y.points(scale: scale)
    )
  }

  func makeLabel(_ element: Element) -> Label {
    let values = element.values
    let label = Label()
    label.text = element.content[LabelWords.text]?.string
    label.numberOfLines = values[LabelWords.lines]?.value ?? 0
    label.font = font(values)
    if let color = values[LabelWords.color] { label.textColor = palette.color(color) }
    if let alignment = values[LabelWords.alignment] { label.textAlignment = alignment.alignment }
    if let mode = values[LabelWords.lineBreak] { label.lineBreakMode = mode.mode }
    if values[LabelWords.hyphenation] == true { label.hyphenationFactor = 1 }
    label.allowsDefaultTighteningForTruncation = values[LabelWords.tightens] ?? false
    if let least = values[LabelWords.minimumScale]?.value {
      label.adjustsFontSizeToFitWidth = least < 1
      label.minimumScaleFactor = least
    }
    if let markup = element.content[LabelWords.markup] {
      label.attributedText = attributed(
        markup,
        font: label.font,
        at: element.content.span(of: LabelWords.markup)
      )
    }
    decorate(label, by: values)
    return label
  }

  /// The font of a text, and a report where no family of the name is there.
  func font(_ values: Values) -> Font {
    guard let value = values[LabelWords.font] else { return typefaces.body }
    let (font, missing) = typefaces.font(value)
    if let missing, let span = values.span(of: LabelWords.font) {
      reading.report(.missingFamily(missing, among: Font.familyNames), at: span)
    }
    return font
  }

  /// What only attributed text can say.
  private func decorate(_ label: Label, by values: Values) {
    var attributes: [NSAttributedString.Key: Any] = [:]
    if values[LabelWords.underline] == true { attributes[.underlineStyle] = 1 }
    if values[LabelWords.strikethrough] == true { attributes[.strikethroughStyle] = 1 }
    if let shadow = values[LabelWords.textShadow] { attributes[.shadow] = textShadow(shadow) }
    if let style = paragraphStyle(of: label, values) { attributes[.paragraphStyle] = style }
    if let font = values[LabelWords.font], let tracking = typefaces.tracking(font) {
      attributes[.tracking] = tracking.points(scale: scale)
    }
    guard !attributes.isEmpty, let text = label.attributedText, text.length > 0 else { return }
    let decorated = NSMutableAttributedString(attributedString: text)
    decorated.addAttributes(attributes, range: NSRange(location: 0, length: text.length))
    label.attributedText = decorated
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
    style.firstLineHeadIndent = points(LabelWords.firstLineHeadIndent)
    style.headIndent = points(LabelWords.headIndent)
    style.tailIndent = values[LabelWords.tailIndent]?.points(scale: scale) ?? 0
    guard style != ParagraphStyle() else { return nil }
    style.lineBreakMode = label.lineBreakMode
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

extension CornerRadius.Corner {
  fileprivate func mask(_ isRightToLeft: Bool) -> Layer.CornerMask {
    switch self {
    case .topLeading: isRightToLeft ? .layerMaxXMinYCorner : .layerMinXMinYCorner
    case .topTrailing: isRightToLeft ? .layerMinXMinYCorner : .layerMaxXMinYCorner
    case .bottomLeading: isRightToLeft ? .layerMaxXMaxYCorner : .layerMinXMaxYCorner
    case .bottomTrailing: isRightToLeft ? .layerMinXMaxYCorner : .layerMaxXMaxYCorner
    }
  }
}

extension Message {
  fileprivate static func missingFamily(_ family: String, among known: [String]) -> Message {
    Message(
      "missing-font",
      "no font family '\(family.shortened)'; the system font stands in",
      remedy: Font.nearestFamily(to: family, among: known).map { "did you mean '\($0)'?" }
        ?? "name a file of it under 'fontFiles'"
    ).warning()
  }
}
