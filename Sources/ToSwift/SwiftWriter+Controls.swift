import SnaplineDesigns

/// Buttons and other controls.
extension SwiftWriter {
  private func set(_ name: String, _ member: String, _ value: String?) {
    if let value { lines.add("\(name).\(member) = \(value)") }
  }

  func writeStates(_ making: Making, isField: Bool = false) {
    let (values, name) = (making.values, making.name)
    set(name, "isEnabled", values[ControlWords.enabled].map { "\($0)" })
    set(name, "isSelected", values[ControlWords.selected].map { "\($0)" })
    set(name, "isHighlighted", values[ControlWords.highlighted].map { "\($0)" })
    guard let focused = values[ControlWords.focused] else { return }
    if focused, isField {
      later.append {
        self.lines.add("\(name).becomeFirstResponder()")
        self.lines.add("\(name).isFocused = true")
      }
    } else {
      set(name, "isFocused", "\(focused)")
    }
  }

  func writeButton(_ making: Making) {
    let (values, content, name) = (making.values, making.content, making.name)
    let title = content[ButtonWords.title].map { SwiftText.string($0.string) }
    let image = content[ButtonWords.image].flatMap { self.image($0.content, of: values.values) }
    let kind = values[ButtonWords.kind] ?? .plain
    switch kind {
    case .close:
      lines.add("let \(name) = Button(type: .close)")
      values.pass(ButtonWords.shownElsewhere)
      content.pass(ButtonWords.shownElsewhere)
    case .legacy:
      lines.add("let \(name) = Button(type: .system)")
      if let title { lines.add("\(name).setTitle(\(title), for: .normal)") }
      if let image { lines.add("\(name).setImage(\(image), for: .normal)") }
      if let font = values[ButtonWords.font] { set(name, "titleLabel?.font", self.font(font)) }
      if let color = values[ButtonWords.color] {
        lines.add("\(name).setTitleColor(\(self.color(color)), for: .normal)")
      }
      if let insets = values[ButtonWords.contentInsets] {
        set(name, "contentEdgeInsets", fixed(insets, of: values.values))
      }
      values.pass(ButtonWords.configured)
      content.pass(ButtonWords.configured)
    default: writeConfiguration(making, kind, title, image)
    }
    set(name, "role", values[ButtonWords.role].flatMap { $0 == .normal ? nil : ".\($0.rawValue)" })
    if values[ImageWords.adjustsImageSize] == true {
      set(name, "adjustsImageSizeForAccessibilityContentSizeCategory", "true")
    }
    if let menu = content[ButtonWords.menu] {
      let children = menu.entries.map { self.menu($0, of: values.values) }
      set(name, "menu", "Menu(children: \(SwiftText.list(children)))")
      set(name, "showsMenuAsPrimaryAction", "true")
      if menu.showsChoice { set(name, "changesSelectionAsPrimaryAction", "true") }
    }
    writeStates(making)
    finish(making)
  }

  private func writeConfiguration(
    _ making: Making,
    _ kind: ButtonKindWord,
    _ title: String?,
    _ image: String?
  ) {
    let values = making.values
    let name = names.next(for: making.name + " looks", else: "looks")
    lines.add("var \(name) = Button.Configuration.\(kind.rawValue)()")
    set(name, "title", title)
    set(name, "subtitle", making.content[ButtonWords.subtitle].map { SwiftText.string($0.string) })
    set(name, "image", image)
    set(name, "buttonSize", values[ButtonWords.controlSize].map { ".\($0.rawValue)" })
    set(name, "cornerStyle", values[ButtonWords.cornerStyle].map { ".\($0.rawValue)" })
    set(name, "imagePlacement", values[ButtonWords.imagePlacement].map { ".\($0.rawValue)" })
    if values[ButtonWords.loading] == true { set(name, "showsActivityIndicator", "true") }
    set(name, "imagePadding", values[ButtonWords.imagePadding].map { points($0.length) })
    set(name, "titlePadding", values[ButtonWords.titlePadding].map { points($0.length) })
    set(name, "contentInsets", values[ButtonWords.contentInsets].map(insets))
    set(name, "baseForegroundColor", values[ButtonWords.color].map(color))
    if let value = values[ButtonWords.font] {
      let font = names.next(for: making.name + " font", else: "font")
      lines.add("let \(font) = \(self.font(value))")
      lines.open(
        "\(name).titleTextAttributesTransformer = ConfigurationTextAttributesTransformer {"
      )
      lines.add("var looks = $0")
      lines.add("looks.font = \(font)")
      lines.add("return looks")
      lines.close()
    }
    lines.add("let \(making.name) = Button(configuration: \(name))")
  }

  private func menu(_ entry: MenuEntry, of values: Values) -> String {
    let image = entry.image.flatMap { self.image($0, of: values) }
    var call = SwiftCall()
    call.add("title", SwiftText.string(entry.title))
    call.add("subtitle", entry.subtitle.map(SwiftText.string))
    call.add("image", image)
    if let entries = entry.entries {
      call.add("children", SwiftText.list(entries.map { menu($0, of: values) }))
      return call.of("Menu")
    }
    var attributes: [String] = []
    if entry.isDestructive { attributes.append(".destructive") }
    if !entry.isEnabled { attributes.append(".disabled") }
    call.add("attributes", attributes.isEmpty ? nil : SwiftText.list(attributes))
    call.add("state", entry.isSelected ? ".on" : nil)
    return call.of("Action") + " { _ in }"
  }

  func writeSearchBar(_ making: Making) {
    lines.add("let \(making.name) = SearchBar()")
    fillSearch(making.name, by: making.content)
    set(making.name, "searchBarStyle", making.values[SearchWords.kind].map { ".\($0.rawValue)" })
    if making.values[SearchWords.showsCancel] == true {
      set(making.name, "showsCancelButton", "true")
    }
    finish(making)
  }

  /// Has a search say what a design says of it.
  func fillSearch(_ bar: String, by content: SaidValues) {
    set(bar, "placeholder", content[SearchWords.placeholder].map { SwiftText.string($0.string) })
    set(bar, "text", content[SearchWords.text].map { SwiftText.string($0.string) })
    let scopes = content[SearchWords.scopes]?.titles ?? []
    if !scopes.isEmpty {
      set(bar, "scopeButtonTitles", SwiftText.list(scopes.map(SwiftText.string)))
      set(bar, "showsScopeBar", "true")
    }
    set(bar, "selectedScopeButtonIndex", content[SearchWords.selectedScope].map { "\($0.value)" })
  }

  func writeSwitch(_ making: Making) {
    let (values, name) = (making.values, making.name)
    lines.add("let \(name) = Switch()")
    if making.content[SwitchWords.on] == true { set(name, "isOn", "true") }
    set(name, "onTintColor", values[SwitchWords.onTint].map(color))
    set(name, "thumbTintColor", values[SwitchWords.thumbTint].map(color))
    writeStates(making)
    finish(making)
  }

  func writeSegments(_ making: Making) {
    let (values, content, name) = (making.values, making.content, making.name)
    let entries = (content[SegmentWords.items]?.entries ?? []).map { entry in
      switch entry {
      case .title(let title): SwiftText.string(title)
      case .picture(let picture):
        image(picture.content, of: values.values).map { "\($0) ?? Image()" } ?? "Image()"
      }
    }
    let isMixed = entries.contains { !$0.hasPrefix("\"") }
    lines.add(
      "let \(name) = SegmentedControl(items: \(SwiftText.list(entries))\(isMixed ? " as [Any]" : ""))"
    )
    let selected = content[SegmentWords.selected]
    let chosen = selected == nil ? 0 : selected?.index
    set(
      name,
      "selectedSegmentIndex",
      chosen.map { "\($0)" } ?? "SegmentedControl.noSegment"
    )
    if values[SegmentWords.proportional] == true {
      set(name, "apportionsSegmentWidthsByContent", "true")
    }
    set(name, "selectedSegmentTintColor", values[SegmentWords.selectedTint].map(color))
    writeStates(making)
    finish(making)
  }

  func writeActivity(_ making: Making) {
    let (values, name) = (making.values, making.name)
    let style = values[ActivityWords.controlSize] == .large ? "large" : "medium"
    lines.add("let \(name) = ActivityIndicatorView(style: .\(style))")
    set(name, "color", values[ActivityWords.color].map(color))
    set(name, "phase", making.content[ActivityWords.phase].map { SwiftText.number($0.value) })
    if values[ActivityWords.animating] != false { lines.add("\(name).startAnimating()") }
    finish(making)
  }

  func writeSlider(_ making: Making) {
    let (values, content, name) = (making.values, making.content, making.name)
    lines.add("let \(name) = Slider()")
    set(name, "minimumValue", content[SliderWords.minimum].map { SwiftText.number($0.value) })
    set(name, "maximumValue", content[SliderWords.maximum].map { SwiftText.number($0.value) })
    set(name, "value", SwiftText.number(content[SliderWords.value]?.value ?? 0))
    set(
      name,
      "minimumValueImage",
      content[SliderWords.minimumImage].flatMap { image($0.content, of: values.values) }
    )
    set(
      name,
      "maximumValueImage",
      content[SliderWords.maximumImage].flatMap { image($0.content, of: values.values) }
    )
    set(name, "minimumTrackTintColor", values[SliderWords.minimumTint].map(color))
    set(name, "maximumTrackTintColor", values[SliderWords.maximumTint].map(color))
    set(name, "thumbTintColor", values[SwitchWords.thumbTint].map(color))
    writeStates(making)
    finish(making)
  }

  func writeStepper(_ making: Making) {
    let (content, name) = (making.content, making.name)
    lines.add("let \(name) = Stepper()")
    set(name, "minimumValue", content[SliderWords.minimum].map { SwiftText.number($0.value) })
    set(name, "maximumValue", content[StepperWords.maximum].map { SwiftText.number($0.value) })
    set(name, "stepValue", content[StepperWords.step].map { SwiftText.number($0.value) })
    set(name, "value", SwiftText.number(content[SliderWords.value]?.value ?? 0))
    writeStates(making)
    finish(making)
  }

  func writeProgress(_ making: Making) {
    let (values, name) = (making.values, making.name)
    let style = values[ProgressWords.kind] == .bar ? "bar" : "default"
    lines.add("let \(name) = ProgressView(progressViewStyle: .\(style))")
    set(name, "progress", SwiftText.number(making.content[ProgressWords.value]?.value ?? 0))
    set(name, "progressTintColor", values[ProgressWords.progressTint].map(color))
    set(name, "trackTintColor", values[ProgressWords.trackTint].map(color))
    finish(making)
  }

  func writePageControl(_ making: Making) {
    let (values, content, name) = (making.values, making.content, making.name)
    lines.add("let \(name) = PageControl()")
    set(name, "numberOfPages", "\(content[PageWords.pages]?.value ?? 0)")
    set(name, "currentPage", "\(content[PageWords.current]?.value ?? 0)")
    set(name, "pageIndicatorTintColor", values[PageWords.pageTint].map(color))
    set(name, "currentPageIndicatorTintColor", values[PageWords.currentTint].map(color))
    writeStates(making)
    finish(making)
  }

  // MARK: Pickers

  func writePicker(_ making: Making) {
    let (content, name) = (making.content, making.name)
    let columns = (content[WheelWords.columns]?.columns ?? []).map { column in
      SwiftText.list(column.map(SwiftText.string))
    }
    lines.add("let \(name) = PickerView()")
    set(name, "source", "PickerSource(columns: \(SwiftText.list(columns)))")
    for (column, row) in (content[WheelWords.selected]?.rows ?? []).enumerated() {
      lines.add("\(name).selectRow(\(row), inComponent: \(column), animated: false)")
    }
    finish(making)
  }

  func writeColorWell(_ making: Making) {
    lines.add("let \(making.name) = ColorWell()")
    set(making.name, "selectedColor", making.content[ColorWellWords.color].map(color))
    writeStates(making)
    finish(making)
  }
}
