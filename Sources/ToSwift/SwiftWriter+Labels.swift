import SnaplineDesigns

import struct Foundation.CGFloat

/// Texts.
extension SwiftWriter {
  func writeLabel(_ making: Making) {
    let (values, content, name) = (making.values, making.content, making.name)
    let base = textAttributes(values)
    let markup = content[LabelWords.markup]
    let text = content[LabelWords.text].map { onPage($0.string) }
    let isAttributed = markup != nil || !base.isEmpty
    var color: String?
    var gradient: String?
    switch values[LabelWords.paint] {
    case .color(let value): color = self.color(value)
    case .gradient(let value): gradient = self.gradient(value, of: values.values)
    case nil: break
    }
    let font = font(values[LabelWords.font])
    let alignment = values[LabelWords.alignment].flatMap {
      $0 == .natural ? nil : ".\($0.rawValue)"
    }
    var call = SwiftCall()
    if markup == nil { call.add("text", text.map(SwiftText.string)) }
    if let style = Self.textStyle(of: font) {
      call.add("textStyle", style == ".body" ? nil : style)
    } else {
      call.add("font", font.hasPrefix("Font.") ? String(font.dropFirst(4)) : font)
    }
    call.add("color", color.map(Self.short))
    call.add("alignment", alignment)
    call.add(
      "numberOfLines",
      values[LabelWords.lines].flatMap { $0.value == 0 ? nil : "\($0.value)" }
    )
    lines.add("let \(name) = \(call.of("Label"))")
    func set(_ member: String, _ value: String?) {
      if let value { lines.add("\(name).\(member) = \(value)") }
    }
    set("textGradient", gradient)
    set("lineBreakMode", values[LabelWords.lineBreak].map { ".\($0.rawValue)" })
    if values[LabelWords.lineBreakStrategy] == LineBreakStrategyWord.none {
      set("lineBreakStrategy", "[]")
    }
    if values[LabelWords.hyphenation] == true { set("hyphenationFactor", "1") }
    if values[LabelWords.tightens] == true { set("allowsDefaultTighteningForTruncation", "true") }
    if let least = values[LabelWords.minimumScale]?.value {
      if least < 1 { set("adjustsFontSizeToFitWidth", "true") }
      set("minimumScaleFactor", SwiftText.number(least))
    }
    set("baselineAdjustment", values[LabelWords.baselineAdjustment].map { ".\($0.rawValue)" })
    var attributes = base
    if let style = paragraphStyle(of: name, values) {
      attributes.append(".paragraphStyle: \(style)")
    }
    if let markup {
      writeMarkup(markup, font: "\(name).font!", base: attributes, of: name, "attributedText")
    } else if !attributes.isEmpty, let text, !text.isEmpty {
      let list = SwiftText.list(attributes)
      set(
        "attributedText",
        "NSAttributedString(string: \(SwiftText.string(text)), attributes: \(list))"
      )
    }
    _ = isAttributed
    finish(making)
  }

  /// A colour without its type, where the place says that.
  static func short(_ color: String) -> String {
    guard color.hasPrefix("Color."), !color.dropFirst(6).contains(".") else { return color }
    return String(color.dropFirst(5))
  }

  /// The text style of a font that is nothing else.
  private static func textStyle(of font: String) -> String? {
    let start = "Font.preferredFont(forTextStyle: "
    guard font.hasPrefix(start), font.hasSuffix(")"), font.count(where: { $0 == "(" }) == 1,
      !font.contains(",")
    else { return nil }
    return String(font.dropFirst(start.count).dropLast())
  }

  /// What a design says of paragraphs; nothing where the label says all of it.
  private func paragraphStyle(of label: String, _ values: SaidValues) -> String? {
    func positive(_ key: Key<PositiveLength>) -> Double {
      values[key]?.length.points(scale: scale) ?? 0
    }
    let numbers: [(String, Double)] = [
      ("lineSpacing", positive(LabelWords.lineSpacing)),
      ("paragraphSpacing", positive(LabelWords.paragraphSpacing)),
      ("paragraphSpacingBefore", positive(LabelWords.paragraphSpacingBefore)),
      ("firstLineHeadIndent", positive(LabelWords.firstLineHeadIndent)),
      ("headIndent", positive(LabelWords.headIndent)),
      ("tailIndent", values[LabelWords.tailIndent]?.points(scale: scale) ?? 0),
      ("defaultTabInterval", positive(LabelWords.defaultTabInterval)),
    ].filter { $0.1 != 0 }
    var stops: String?
    if let list = values[LabelWords.tabStops] {
      let sorted = list.stops.map { stop in
        (stop.location.length.points(scale: scale), stop.alignment.rawValue)
      }.sorted { $0.0 < $1.0 }
      stops = SwiftText.list(
        sorted.map { "TabStop(location: \(SwiftText.number($0)), alignment: .\($1))" }
      )
    } else if values.says(LabelWords.defaultTabInterval) {
      stops = "[]"
    }
    guard !numbers.isEmpty || stops != nil else { return nil }
    let name = names.next(for: "paragraphs", else: "paragraphs")
    lines.add("let \(name) = ParagraphStyle.MutableReference()")
    for (member, value) in numbers { lines.add("\(name).\(member) = \(SwiftText.number(value))") }
    if let stops { lines.add("\(name).tabStops = \(stops)") }
    for (member, own) in [
      ("lineBreakMode", "lineBreakMode"), ("lineBreakStrategy", "lineBreakStrategy"),
      ("alignment", "textAlignment"),
    ] {
      lines.add("\(name).\(member) = \(label).\(own)")
    }
    if values[LabelWords.hyphenation] == true { lines.add("\(name).hyphenationFactor = 1") }
    if values[LabelWords.tightens] == true {
      lines.add("\(name).allowsDefaultTighteningForTruncation = true")
    }
    return name
  }

  // MARK: Markup

  /// Writes what markup means in a text of a font; `base` are the looks of all of it.
  func writeMarkup(
    _ markup: Markup,
    font: String,
    base: [String] = [],
    of view: String,
    _ member: String
  ) {
    let text = names.next(for: "words", else: "words")
    lines.add("let \(text) = NSMutableAttributedString(string: \"\")")
    for piece in markup.pieces {
      let string: String
      var own: [String]
      switch piece {
      case .text(let text, let looks):
        string = onPage(text)
        own = attributes(looks, font)
      case .picture(let file):
        string = "\u{FFFC}"
        own = [".attachment: \(attachment(file, beside: font))"]
      }
      let keys = Set(own.compactMap { $0.split(separator: ":").first })
      let all = base.filter { !keys.contains($0.split(separator: ":").first ?? "") } + own
      let looks = all.isEmpty ? "" : ", attributes: \(SwiftText.list(all))"
      lines.add("\(text).append(NSAttributedString(string: \(SwiftText.string(string))\(looks)))")
    }
    lines.add("\(view).\(member) = \(text)")
  }

  private func attributes(_ looks: Markup.Looks, _ font: String) -> [String] {
    let style = looks.style.flatMap { document.values[DocumentWords.styles]?.styles[$0] }
    var attributes: [String] = []
    var font = font
    if let style {
      let said = SaidValues(style)
      attributes = textAttributes(said)
      if said.says(LabelWords.font) {
        font = self.font(said[LabelWords.font])
        attributes.append(".font: \(font)")
      }
      if let color = said[LabelWords.color] {
        attributes.append(".foregroundColor: \(self.color(color))")
      }
      if let color = said[StyleWords.background] {
        attributes.append(".backgroundColor: \(self.color(color))")
      }
    }
    var traits: [String] = []
    if looks.isBold { traits.append(".traitBold") }
    if looks.isItalic { traits.append(".traitItalic") }
    if looks.isCode { traits.append(".traitMonoSpace") }
    if !traits.isEmpty {
      uses.symbolicTraits = true
      attributes.removeAll { $0.hasPrefix(".font:") }
      attributes.append(".font: styled(\(font), \(SwiftText.list(traits)))")
    }
    if looks.isStruck {
      attributes.removeAll { $0.hasPrefix(".strikethroughStyle:") }
      attributes.append(".strikethroughStyle: StrokeStyle.single")
    }
    if let link = looks.link {
      attributes.removeAll { $0.hasPrefix(".foregroundColor:") }
      attributes.append(".foregroundColor: \(scope.tint)")
      attributes.append(".link: \(SwiftText.string(link))")
    }
    return attributes
  }

  /// A picture as high as the text: it reaches from the descenders to the ascenders.
  private func attachment(_ file: PictureFile, beside font: String) -> String {
    let name = names.next(for: "attachment", else: "attachment")
    lines.add("let \(name) = ImageAttachment(image: \(picture(file, scale: nil)))")
    uses.attachments = true
    lines.add("fit(\(name), beside: \(font))")
    return name
  }

  // MARK: Fields

  func writeTextView(_ making: Making) {
    let (values, content, name) = (making.values, making.content, making.name)
    func set(_ member: String, _ value: String?) {
      if let value { lines.add("\(name).\(member) = \(value)") }
    }
    let isScrolling = values[TextViewWords.scrolls] ?? true
    if let height = values[TextViewWords.maximumHeight]?.length {
      lines.add("let \(name) = AutoSizingTextView()")
      set("maximumHeight", points(height))
    } else {
      lines.add("let \(name) = TextView()")
      set("isScrollEnabled", "\(isScrolling)")
    }
    if let hint = content[TextViewWords.placeholder]?.string {
      lines.add("\(name).showing(placeholder: \(SwiftText.string(hint)))")
    }
    let text = onPage(content[LabelWords.text]?.string ?? "")
    set("text", SwiftText.string(text))
    set("font", font(values[LabelWords.font]))
    set("textColor", values[LabelWords.color].map(color))
    set("textAlignment", values[LabelWords.alignment].map { ".\($0.rawValue)" })
    if let markup = content[LabelWords.markup] {
      writeMarkup(markup, font: "\(name).font!", of: name, "attributedText")
    }
    set("textContainerInset", values[TextViewWords.textInsets].map { fixed($0, of: values.values) })
    finish(making)
  }

  func writeTextField(_ making: Making) {
    let (values, content, name) = (making.values, making.content, making.name)
    let children = making.view.children.map { ($0, make($0)) }
    func set(_ member: String, _ value: String?) {
      if let value { lines.add("\(name).\(member) = \(value)") }
    }
    lines.add("let \(name) = TextField()")
    set("text", content[TextFieldWords.text].map { SwiftText.string($0.string) })
    set("placeholder", content[TextFieldWords.placeholder].map { SwiftText.string($0.string) })
    set("borderStyle", ".\(values[TextFieldWords.borderStyle]?.rawValue ?? "none")")
    if values[TextFieldWords.secure] == true { set("isSecureTextEntry", "true") }
    set("clearButtonMode", values[TextFieldWords.clearButton].map { ".\($0.rawValue)" })
    set("font", font(values[LabelWords.font]))
    set("textColor", values[LabelWords.color].map(color))
    set("textAlignment", values[LabelWords.alignment].map { ".\($0.rawValue)" })
    finish(making)
    var rest = children[...]
    for (key, side) in [(TextFieldWords.leftView, "left"), (TextFieldWords.rightView, "right")]
    where content[key] != nil {
      guard let (child, view) = rest.popFirst() else { continue }
      passPlacement(of: child.element)
      set("\(side)View", view)
      set("\(side)ViewMode", ".always")
    }
    writeStates(making, isField: true)
  }
}
