public import Foundation
public import SnaplineControls
public import SnaplineLayout

/// Items of a bar that stand together, and may shrink to one.
open class UIBarButtonItemGroup: NSObject {
  open var barButtonItems: [UIBarButtonItem]
  /// What stands for the group where there is too little room.
  open var representativeItem: UIBarButtonItem?

  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
  }

  /// Never: the bar isn't drawn.
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
