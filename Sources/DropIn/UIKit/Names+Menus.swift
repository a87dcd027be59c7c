public import SnaplineControls
public import SnaplineLayout

public typealias UIContextMenuConfiguration = ContextMenuConfiguration
public typealias UIContextMenuContentPreviewProvider =
  ContextMenuConfiguration.ContentPreviewProvider
public typealias UIContextMenuActionProvider = ContextMenuConfiguration.ActionProvider
public typealias UIContextMenuInteractionAnimating = ContextMenuInteractionAnimating
public typealias UIContextMenuInteractionCommitAnimating = ContextMenuInteractionCommitAnimating
public typealias UIContextMenuInteractionCommitStyle = ContextMenuInteractionCommitStyle
public typealias UIPreviewParameters = PreviewParameters
public typealias UIPreviewTarget = PreviewTarget
public typealias UITargetedPreview = TargetedPreview

public typealias UIMenuLeaf = MenuLeaf
public typealias UICommand = MenuCommand
public typealias UICommandAlternate = MenuCommandAlternate
public typealias UIKeyCommand = KeyCommand
public typealias UIMenuBuilder = MenuBuilder
public typealias UIMenuSystem = MenuSystem
/// A value that a test passes to `buildMenu(with:)`; a phone has no such type.
public typealias MenuTree = SnaplineLayout.MenuTree

public typealias UIKeyModifierFlags = KeyModifierFlags
public typealias UIPress = Press
public typealias UIPressesEvent = PressesEvent
public typealias UIKey = PressedKey
public typealias UIKeyboardHIDUsage = KeyboardHIDUsage
public typealias UITextInputAssistantItem = TextInputAssistantItem
public typealias UIEditingInteractionConfiguration = EditingInteractionConfiguration
public typealias UndoManager = SnaplineLayout.UndoManager
