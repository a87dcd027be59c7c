public import Foundation
public import SnaplineDrawing
public import SnaplineLayout

/// An action that a swipe of a row offers: UIKit's `UIContextualAction`.
///
/// Nobody swipes here, and the action isn't drawn. A test asks for it with
/// ``TableView/swipeActionsConfiguration(forRowAt:at:)``, and performs it.
public final class ContextualAction: NSObject {
  /// Carries out the action, and calls the closure with whether it succeeded.
  public typealias Handler = (ContextualAction, View, @escaping (Bool) -> Void) -> Void

  public let style: Style
  public let handler: Handler
  public var title: String?
  public var image: Image?
  /// The colour behind the title: by default red for a destructive action, and grey for others.
  public var backgroundColor: Color! {
    get { ownColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { ownColor = newValue }
  }
  private var ownColor: Color?

  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }

  /// Whether an action destroys something; the raw values are UIKit's.
  public enum Style: Int, Hashable, Sendable {
    case normal, destructive
  }

  /// Performs the action as a finger would, and returns what its handler reported.
  ///
  /// - Parameter source: The view that the action would be drawn in.
  /// - Returns: `false` also where the handler hasn't reported anything yet.
  @discardableResult
  public func perform(in source: View = View()) -> Bool {
    var isDone = false
    handler(self, source) { isDone = $0 }
    return isDone
  }
}

/// The actions that swipes of a row offer at one of its sides: UIKit's `UISwipeActionsConfiguration`.
public final class SwipeActionsConfiguration: NSObject {
  /// The actions, the one at the edge first.
  public let actions: [ContextualAction]
  /// Whether a long swipe performs the first action.
  public var performsFirstActionWithFullSwipe = true

  public init(actions: [ContextualAction]) { self.actions = actions }
}

extension TableView {
  /// The actions that a swipe of a row would offer at one of its sides, as the delegate says.
  ///
  /// Rows that don't exist or can't be edited have none.
  public func swipeActionsConfiguration(
    forRowAt indexPath: IndexPath,
    at edge: SwipeEdge
  ) -> SwipeActionsConfiguration? {
    layoutIfNeeded()
    guard let dataSource, contains(indexPath),
      dataSource.tableView(self, canEditRowAt: indexPath)
    else { return nil }
    switch edge {
    case .leading:
      return delegate?.tableView(
        self,
        leadingSwipeActionsConfigurationForRowAt: indexPath
      )
    case .trailing:
      return delegate?.tableView(
        self,
        trailingSwipeActionsConfigurationForRowAt: indexPath
      )
    }
  }

  /// The side of a row at which actions are.
  public enum SwipeEdge: Hashable, Sendable {
    case leading, trailing
  }
}
