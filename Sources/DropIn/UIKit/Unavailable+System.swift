import Foundation

// What an app asks of the system around it, of which there is none.

// Screens and lists that aren't drawn here.

@available(
  *,
  unavailable,
  message: "show its columns side by side as children of a controller of your own"
)
open class UISplitViewController {}

@available(*, unavailable, message: "use a UITableView, or a compositional layout of full width")
public struct UICollectionLayoutListConfiguration {}

@available(
  *,
  unavailable,
  message: "use a UICollectionViewCell, and give it a UIListContentConfiguration"
)
open class UICollectionViewListCell {}

// Typing, which a test does by hand.

@available(*, unavailable, message: "nobody types here; ask the view's delegate instead")
public protocol UITextInputDelegate {}
