import UIKit

/// A list whose rows can be moved by dragging, as an app writes it.
final class DragOfAPhone: UIViewController {
  let tableView = UITableView()
  let collectionView = UICollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewFlowLayout()
  )
  let field = UITextField()
  var names = ["one", "two", "three"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dragDelegate = self
    tableView.dropDelegate = self
    tableView.dragInteractionEnabled = true
    collectionView.dragDelegate = self
    collectionView.dropDelegate = self
    field.textDragInteraction?.isEnabled = false
    view.addInteraction(UIDragInteraction(delegate: self))
    view.addInteraction(UIDropInteraction(delegate: self))
  }

  private func items(at indexPath: IndexPath) -> [UIDragItem] {
    let item = UIDragItem(itemProvider: NSItemProvider(object: names[indexPath.row] as NSString))
    item.localObject = names[indexPath.row]
    return [item]
  }
}

extension DragOfAPhone: UITableViewDragDelegate, UITableViewDropDelegate {
  func tableView(
    _ tableView: UITableView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { items(at: indexPath) }

  func tableView(
    _ tableView: UITableView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    guard session.localDragSession != nil else {
      return UITableViewDropProposal(operation: .cancel)
    }
    return UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  func tableView(
    _ tableView: UITableView,
    performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    guard let place = coordinator.destinationIndexPath else { return }
    for item in coordinator.items {
      guard let source = item.sourceIndexPath else { continue }
      names.insert(names.remove(at: source.row), at: place.row)
      coordinator.drop(item.dragItem, toRowAt: place)
    }
  }
}

extension DragOfAPhone: UICollectionViewDragDelegate, UICollectionViewDropDelegate {
  func collectionView(
    _ collectionView: UICollectionView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { items(at: indexPath) }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {}
}

extension DragOfAPhone: UIDragInteractionDelegate, UIDropInteractionDelegate {
  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] { items(at: IndexPath(row: 0, section: 0)) }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession)
    -> Bool
  {
    session.canLoadObjects(ofClass: UIImage.self)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .copy) }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    session.loadObjects(ofClass: String.self) { texts in self.names += texts }
  }
}
