import Foundation
import SnaplineControls
import SnaplineDesigns
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import SnaplineText

extension TreeBuilder {
  func makeButton(_ element: Element) -> Button {
    let (content, values) = (element.content, element.values)
    let title = content[ButtonWords.title]?.string
    let image = content[ButtonWords.image].flatMap { self.image($0.content) }
    let button: Button
    let kind = values[ButtonWords.kind] ?? .plain
    if let configuration = configuration(of: kind) {
      button = Button(configuration: filled(configuration, title, image, element))
    } else if kind == .close {
      tell(of: ButtonWords.shownElsewhere, in: element, Message.onlyCross)
      button = Button(type: .close)
    } else {
      tell(of: ButtonWords.configured, in: element, Message.onlyConfigured)
      button = Button(type: .system)
      button.setTitle(title, for: .normal)
      button.setImage(image, for: .normal)
      if values[ButtonWords.font] != nil { button.titleLabel?.font = font(values) }
      if let color = values[ButtonWords.color] {
        button.setTitleColor(palette.color(color), for: .normal)
      }
      if let insets = values[ButtonWords.contentInsets] {
        button.contentEdgeInsets = fixed(insets, in: button)
      }
    }
    button.role = values[ButtonWords.role]?.role ?? .normal
    button.adjustsImageSizeForAccessibilityContentSizeCategory =
      values[ImageWords.adjustsImageSize] ?? false
    if let menu = content[ButtonWords.menu] { open(menu, from: button) }
    applyStates(values, to: button)
    return button
  }

  /// Warns of keys that say what a button of its kind can't show.
  private func tell(of keys: [String], in element: Element, _ message: (String) -> Message) {
    for key in keys {
      guard let span = element.content.keySpan(named: key) ?? element.values.keySpan(named: key)
      else {
        continue
      }
      reading.report(message(key).warning(), at: span)
    }
  }

  private func open(_ value: MenuValue, from button: Button) {
    button.menu = Menu(children: value.entries.map(element))
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = value.showsChoice
  }

  private func element(of entry: MenuEntry) -> MenuElement {
    let image = entry.image.flatMap { self.image($0) }
    if let entries = entry.entries {
      return Menu(
        title: entry.title,
        subtitle: entry.subtitle,
        image: image,
        children: entries.map(element)
      )
    }
    var attributes: MenuElement.Attributes = []
    if entry.isDestructive { attributes.insert(.destructive) }
    if !entry.isEnabled { attributes.insert(.disabled) }
    return Action(
      title: entry.title,
      subtitle: entry.subtitle,
      image: image,
      attributes: attributes,
      state: entry.isSelected ? .on : .off
    ) { _ in }
  }

  /// The configuration that a kind means; a button of the older world has none.
  private func configuration(of kind: ButtonKindWord) -> Button.Configuration? {
    switch kind {
    case .plain: .plain()
    case .gray: .gray()
    case .tinted: .tinted()
    case .filled: .filled()
    case .bordered: .bordered()
    case .borderedTinted: .borderedTinted()
    case .borderedProminent: .borderedProminent()
    case .legacy, .close: nil
    }
  }

  private func filled(
    _ plain: Button.Configuration,
    _ title: String?,
    _ image: Image?,
    _ element: Element
  ) -> Button.Configuration {
    let values = element.values
    var configuration = plain
    configuration.title = title
    configuration.subtitle = element.content[ButtonWords.subtitle]?.string
    configuration.image = image
    configuration.buttonSize = values[ButtonWords.controlSize]?.size ?? .medium
    configuration.cornerStyle = values[ButtonWords.cornerStyle]?.style ?? .dynamic
    configuration.imagePlacement = values[ButtonWords.imagePlacement]?.edge ?? .leading
    configuration.showsActivityIndicator = values[ButtonWords.loading] ?? false
    if let padding = values[ButtonWords.imagePadding] {
      configuration.imagePadding = padding.length.points(scale: scale)
    }
    if let padding = values[ButtonWords.titlePadding] {
      configuration.titlePadding = padding.length.points(scale: scale)
    }
    if let insets = values[ButtonWords.contentInsets] {
      configuration.contentInsets = insets.points(scale: scale)
    }
    if let color = values[ButtonWords.color] {
      configuration.baseForegroundColor = palette.color(color)
    }
    if values[ButtonWords.font] != nil {
      let font = font(values)
      configuration.titleTextAttributesTransformer = ConfigurationTextAttributesTransformer {
        var looks = $0
        looks.font = font
        return looks
      }
    }
    return configuration
  }

  func applyStates(_ values: Values, to control: Control) {
    if let enabled = values[ControlWords.enabled] { control.isEnabled = enabled }
    if let selected = values[ControlWords.selected] { control.isSelected = selected }
    if let highlighted = values[ControlWords.highlighted] { control.isHighlighted = highlighted }
    guard let focused = values[ControlWords.focused] else { return }
    if focused, let field = control as? TextField { field.becomeFirstResponder() }
    control.isFocused = focused
  }

  func makeTextField(_ element: Element) -> TextField {
    let (content, values) = (element.content, element.values)
    let field = TextField()
    field.text = content[TextFieldWords.text]?.string
    field.placeholder = content[TextFieldWords.placeholder]?.string
    field.borderStyle = values[TextFieldWords.borderStyle]?.style ?? .none
    field.isSecureTextEntry = values[TextFieldWords.secure] ?? false
    field.clearButtonMode = values[TextFieldWords.clearButton]?.mode ?? .never
    field.font = font(values)
    if let color = values[LabelWords.color] { field.textColor = palette.color(color) }
    if let alignment = values[LabelWords.alignment] { field.textAlignment = alignment.alignment }
    return field
  }

  /// Hands a field the views that were built for its sides.
  func finishTextField(_ field: TextField, _ element: Element, _ views: [View]) {
    var rest = views[...]
    for view in views { view.removeFromSuperview() }
    if element.content[TextFieldWords.leftView] != nil {
      field.leftView = rest.popFirst()
      field.leftViewMode = .always
    }
    if element.content[TextFieldWords.rightView] != nil {
      field.rightView = rest.popFirst()
      field.rightViewMode = .always
    }
    for view in views { view.translatesAutoresizingMaskIntoConstraints = true }
    // Typing goes to one field of a tree, which there must be first.
    applyStates(element.values, to: field)
  }

  func makeSearchBar(_ element: Element) -> SearchBar {
    let bar = SearchBar()
    fill(bar, by: element.content)
    bar.searchBarStyle = element.values[SearchWords.kind]?.style ?? .default
    bar.showsCancelButton = element.values[SearchWords.showsCancel] ?? false
    return bar
  }

  /// Has a search say what a design says of it.
  func fill(_ bar: SearchBar, by content: Values) {
    bar.placeholder = content[SearchWords.placeholder]?.string
    bar.text = content[SearchWords.text]?.string
    let scopes = content[SearchWords.scopes]?.titles ?? []
    bar.scopeButtonTitles = scopes
    bar.showsScopeBar = !scopes.isEmpty
    guard let chosen = content[SearchWords.selectedScope]?.value else { return }
    if !scopes.indices.contains(chosen), let span = content.span(of: SearchWords.selectedScope) {
      reading.report(.noSegment(chosen, of: scopes.count), at: span)
    }
    bar.selectedScopeButtonIndex = chosen
  }

  func makeSwitch(_ element: Element) -> Switch {
    let values = element.values
    let view = Switch()
    view.isOn = element.content[SwitchWords.on] ?? false
    if let color = values[SwitchWords.onTint] { view.onTintColor = palette.color(color) }
    if let color = values[SwitchWords.thumbTint] { view.thumbTintColor = palette.color(color) }
    applyStates(values, to: view)
    return view
  }

  func makeSegments(_ element: Element) -> SegmentedControl {
    let (content, values) = (element.content, element.values)
    let entries = content[SegmentWords.items]?.entries ?? []
    let control = SegmentedControl(
      items: entries.map { entry in
        switch entry {
        case .title(let title): title as Any
        case .picture(let picture): (image(picture.content) ?? .missing(named: nil)) as Any
        }
      }
    )
    let selected = content[SegmentWords.selected]
    let chosen = selected == nil ? 0 : selected?.index
    if let index = chosen, !entries.indices.contains(index),
      let span = content.span(of: SegmentWords.selected)
    {
      reading.report(.noSegment(index, of: entries.count), at: span)
    }
    control.selectedSegmentIndex = chosen ?? SegmentedControl.noSegment
    control.apportionsSegmentWidthsByContent = values[SegmentWords.proportional] ?? false
    if let color = values[SegmentWords.selectedTint] {
      control.selectedSegmentTintColor = palette.color(color)
    }
    applyStates(values, to: control)
    return control
  }

  func makeActivity(_ element: Element) -> ActivityIndicatorView {
    let values = element.values
    let view = ActivityIndicatorView(
      style: values[ActivityWords.controlSize] == .large ? .large : .medium
    )
    if let color = values[ActivityWords.color] { view.color = palette.color(color) }
    view.phase = element.content[ActivityWords.phase]?.value ?? 0
    if values[ActivityWords.animating] != false { view.startAnimating() }
    return view
  }
}

extension ButtonSizeWord {
  var size: Button.Configuration.Size {
    switch self {
    case .mini: .mini
    case .small: .small
    case .medium: .medium
    case .large: .large
    }
  }
}

extension CornerStyleWord {
  var style: Button.Configuration.CornerStyle {
    switch self {
    case .dynamic: .dynamic
    case .fixed: .fixed
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .capsule: .capsule
    }
  }
}

extension ButtonRoleWord {
  var role: Button.Role {
    switch self {
    case .normal: .normal
    case .primary: .primary
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}

extension ImagePlacementWord {
  var edge: DirectionalRectEdge {
    switch self {
    case .leading: .leading
    case .trailing: .trailing
    case .top: .top
    case .bottom: .bottom
    }
  }
}

extension BorderStyleWord {
  var style: TextField.BorderStyle {
    switch self {
    case .none: .none
    case .line: .line
    case .bezel: .bezel
    case .roundedRect: .roundedRect
    }
  }
}

extension SearchKindWord {
  var style: SearchBar.Style {
    switch self {
    case .default: .default
    case .prominent: .prominent
    case .minimal: .minimal
    }
  }
}

extension ViewModeWord {
  var mode: TextField.ViewMode {
    switch self {
    case .never: .never
    case .whileEditing: .whileEditing
    case .unlessEditing: .unlessEditing
    case .always: .always
    }
  }
}

extension Message {
  fileprivate static func onlyConfigured(_ key: String) -> Message {
    Message(
      "legacy-button",
      "a button of the kind legacy knows no '\(key)'",
      cause: "buttons have it since iOS 15, in every other kind",
      remedy: "leave it out, or say another kind"
    )
  }

  fileprivate static func onlyCross(_ key: String) -> Message {
    Message(
      "close-button",
      "a button of the kind close shows a cross, and no '\(key)'",
      remedy: "leave it out, or say another kind"
    )
  }

  fileprivate static func noSegment(_ index: Int, of count: Int) -> Message {
    Message(
      "no-segment",
      count == 0 ? "there are no segments to choose" : "there is no segment \(index)",
      remedy: count == 0 ? "list some" : "choose 0 to \(count - 1), or none"
    )
  }
}
