public import Foundation

/// What a tablet shows above its keyboard, beside suggestions: UIKit's `UITextInputAssistantItem`.
///
/// Nothing of it is shown here.
open class TextInputAssistantItem: NSObject {
  /// Whether buttons of the system, such as that for pasting, may be hidden to make room.
  open var allowsHidingShortcuts = true
}

/// What gestures of three fingers edit: UIKit's `UIEditingInteractionConfiguration`, with its raw values.
public enum EditingInteractionConfiguration: Int, Hashable, Sendable {
  case none, `default`
}

extension Responder {
  /// The responder's own item, made when it is first asked for.
  var ownAssistantItem: TextInputAssistantItem {
    if let item = hung(TextInputAssistantItem.self) { return item }
    let item = TextInputAssistantItem()
    hang(item)
    return item
  }
}
