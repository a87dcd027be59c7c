import Foundation
public import SnaplineLayout

extension MenuElement {
  /// The picture beside the title.
  public var image: Image? { picture as? Image }
}

extension Menu {
  public convenience init(
    title: String = "",
    subtitle: String? = nil,
    image: Image? = nil,
    identifier: Identifier? = nil,
    options: Options = [],
    children: [MenuElement] = []
  ) {
    self.init(
      title: title,
      subtitle: subtitle,
      identifier: identifier,
      options: options,
      children: children
    )
    picture = image
  }
}

extension MenuCommand {
  public convenience init(
    title: String = "",
    image: Image? = nil,
    action: Selector,
    propertyList: Any? = nil,
    alternates: [MenuCommandAlternate] = [],
    discoverabilityTitle: String? = nil,
    attributes: Attributes = [],
    state: State = .off
  ) {
    self.init(
      title: title,
      action: action,
      propertyList: propertyList,
      alternates: alternates,
      discoverabilityTitle: discoverabilityTitle,
      attributes: attributes,
      state: state
    )
    picture = image
  }
}

extension KeyCommand {
  public convenience init(
    title: String = "",
    image: Image? = nil,
    action: Selector,
    input: String,
    modifierFlags: KeyModifierFlags = [],
    propertyList: Any? = nil,
    alternates: [MenuCommandAlternate] = [],
    discoverabilityTitle: String? = nil,
    attributes: Attributes = [],
    state: State = .off
  ) {
    self.init(
      title: title,
      action: action,
      input: input,
      modifierFlags: modifierFlags,
      propertyList: propertyList,
      alternates: alternates,
      discoverabilityTitle: discoverabilityTitle,
      attributes: attributes,
      state: state
    )
    picture = image
  }
}

extension MenuBuilder {
  /// The action with an identifier, in the menus that are built.
  public func action(for identifier: Action.Identifier) -> Action? {
    menu(for: .root)?.action(identifier)
  }
}

extension Menu {
  fileprivate func action(_ identifier: Action.Identifier) -> Action? {
    children.lazy.compactMap { child in
      if let menu = child as? Menu { return menu.action(identifier) }
      return (child as? Action).flatMap { $0.identifier == identifier ? $0 : nil }
    }
    .first
  }
}
