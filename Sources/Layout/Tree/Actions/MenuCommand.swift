public import Foundation

/// A menu entry that calls a method of the first responder by its name: UIKit's `UICommand`.
///
/// No user chooses it here.
open class MenuCommand: MenuElement, MenuLeaf {
  public let action: Selector
  public let propertyList: Any?
  public let alternates: [MenuCommandAlternate]
  open var discoverabilityTitle: String?
  open var attributes: Attributes
  open var state: State

  /// A command without a picture.
  public init(
    title: String,
    action: Selector,
    propertyList: Any?,
    alternates: [MenuCommandAlternate],
    discoverabilityTitle: String?,
    attributes: Attributes,
    state: State
  ) {
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: nil)
  }
}

/// What a command does instead while modifier keys are held: UIKit's `UICommandAlternate`.
open class MenuCommandAlternate: NSObject {
  public let title: String
  public let action: Selector
  public let modifierFlags: KeyModifierFlags

  public init(title: String, action: Selector, modifierFlags: KeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
  }
}

/// A command with a key combination: UIKit's `UIKeyCommand`.
///
/// No user presses keys here: a test performs the action.
open class KeyCommand: MenuCommand {
  /// The key: its character, or one of the constants below.
  public let input: String?
  public let modifierFlags: KeyModifierFlags
  open var wantsPriorityOverSystemBehavior = false
  open var allowsAutomaticLocalization = true
  open var allowsAutomaticMirroring = true

  /// A command without a picture.
  public init(
    title: String,
    action: Selector,
    input: String,
    modifierFlags: KeyModifierFlags,
    propertyList: Any?,
    alternates: [MenuCommandAlternate],
    discoverabilityTitle: String?,
    attributes: Attributes,
    state: State
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title,
      action: action,
      propertyList: propertyList,
      alternates: alternates,
      discoverabilityTitle: discoverabilityTitle,
      attributes: attributes,
      state: state
    )
  }

  public convenience init(input: String, modifierFlags: KeyModifierFlags, action: Selector) {
    self.init(input, modifierFlags, action, discoverabilityTitle: nil)
  }

  @available(*, deprecated, message: "use the one with a title")
  public convenience init(
    input: String,
    modifierFlags: KeyModifierFlags,
    action: Selector,
    discoverabilityTitle: String
  ) {
    self.init(input, modifierFlags, action, discoverabilityTitle: discoverabilityTitle)
  }

  private convenience init(
    _ input: String,
    _ modifierFlags: KeyModifierFlags,
    _ action: Selector,
    discoverabilityTitle: String?
  ) {
    self.init(
      title: "",
      action: action,
      input: input,
      modifierFlags: modifierFlags,
      propertyList: nil,
      alternates: [],
      discoverabilityTitle: discoverabilityTitle,
      attributes: [],
      state: .off
    )
  }

  public static let inputUpArrow = "UIKeyInputUpArrow"
  public static let inputDownArrow = "UIKeyInputDownArrow"
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  public static let inputRightArrow = "UIKeyInputRightArrow"
  public static let inputEscape = "UIKeyInputEscape"
  public static let inputPageUp = "UIKeyInputPageUp"
  public static let inputPageDown = "UIKeyInputPageDown"
  public static let inputHome = "UIKeyInputHome"
  public static let inputEnd = "UIKeyInputEnd"
  public static let inputDelete = "UIKeyInputDelete"
}

/// The commands that a controller was given, besides those that its class has.
private struct AddedKeyCommands {
  let commands: [KeyCommand]
}

extension Responder {
  var addedKeyCommands: [KeyCommand]? {
    hung(AddedKeyCommands.self).flatMap { $0.commands.isEmpty ? nil : $0.commands }
  }
}

extension ViewController {
  /// Adds a command to ``Responder/keyCommands``.
  public func addKeyCommand(_ keyCommand: KeyCommand) {
    hang(AddedKeyCommands(commands: (addedKeyCommands ?? []) + [keyCommand]))
  }

  public func removeKeyCommand(_ keyCommand: KeyCommand) {
    hang(AddedKeyCommands(commands: (addedKeyCommands ?? []).filter { $0 !== keyCommand }))
  }
}
