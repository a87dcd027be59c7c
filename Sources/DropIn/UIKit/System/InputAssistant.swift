public import Foundation
public import SnaplineControls
public import SnaplineLayout

/// Items of a bar that form a group, which can shrink to one item.
open class UIBarButtonItemGroup: NSObject {
  open var barButtonItems: [UIBarButtonItem]
  /// The item that replaces the group if there is too little room.
  open var representativeItem: UIBarButtonItem?

  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
  }

  /// Always `false`, because the bar isn't drawn.
  open var isDisplayingRepresentativeItem: Bool { false }
}

private struct AssistantGroups: SetAside {
  var leading: [UIBarButtonItemGroup] = []
  var trailing: [UIBarButtonItemGroup] = []
}

extension UITextInputAssistantItem {
  public var leadingBarButtonGroups: [UIBarButtonItemGroup] {
    get { self[aside: \AssistantGroups.leading] }
    set { self[aside: \AssistantGroups.leading] = newValue }
  }

  public var trailingBarButtonGroups: [UIBarButtonItemGroup] {
    get { self[aside: \AssistantGroups.trailing] }
    set { self[aside: \AssistantGroups.trailing] = newValue }
  }
}
