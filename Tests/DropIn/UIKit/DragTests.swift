import Testing
import UIKit

/// A drag that a test makes, of things that the app itself gave.
private final class Drag: NSObject, UIDragSession, UIDropSession {
  let items: [UIDragItem]
  var localContext: Any?
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default

  init(_ items: [UIDragItem] = []) { self.items = items }

  var allowsMoveOperation: Bool { true }
  var isRestrictedToDraggingApplication: Bool { false }
  var localDragSession: (any UIDragSession)? { self }
  func location(in view: UIView) -> CGPoint { .zero }
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    var objects: [any NSItemProviderReading] = []
    for item in items {
      item.itemProvider.loadObject(ofClass: aClass) { object, _ in
        if let object { objects.append(object) }
      }
    }
    completion(objects)
    return Progress(totalUnitCount: 1)
  }
}

/// A drop of a row that comes from the same table.
private final class Drop: NSObject, UITableViewDropCoordinator, UITableViewDropItem,
  UIDragAnimating
{
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let destinationIndexPath: IndexPath?
  let session: any UIDropSession
  var places: [IndexPath] = []

  init(_ item: UIDragItem, from source: Int, to destination: Int) {
    dragItem = item
    sourceIndexPath = IndexPath(row: source, section: 0)
    destinationIndexPath = IndexPath(row: destination, section: 0)
    session = Drag([item])
  }

  var items: [any UITableViewDropItem] { [self] }
  var proposal: UITableViewDropProposal { UITableViewDropProposal(operation: .move) }
  var previewSize: CGSize { .zero }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    places.append(indexPath)
    return self
  }
  func drop(
    _ dragItem: UIDragItem,
    intoRowAt indexPath: IndexPath,
    rect: CGRect
  ) -> any UIDragAnimating { self }
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { self }
  func addAnimations(_ animations: @escaping () -> Void) { animations() }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
}

@Suite struct `A drag of an app` {
  private let list = DragOfAPhone()

  init() { list.loadViewIfNeeded() }

  @Test func `starts with what the delegates give`() throws {
    let place = IndexPath(row: 1, section: 0)
    let ofTable = list.tableView.dragDelegate?
      .tableView(list.tableView, itemsForBeginning: Drag(), at: place)
    let ofCollection = list.collectionView.dragDelegate?
      .collectionView(list.collectionView, itemsForBeginning: Drag(), at: place)
    #expect(ofTable?.first?.localObject as? String == "two" && ofCollection?.count == 1)
    let drag = try #require(list.view.interactions.first as? UIDragInteraction)
    #expect(drag.delegate?.dragInteraction(drag, itemsForBeginning: Drag()).count == 1)
    #expect(drag.delegate?.dragInteraction(drag, sessionAllowsMoveOperation: Drag()) == true)
  }

  @Test func `ends with what the delegates propose and do`() throws {
    let table = list.tableView
    let delegate = try #require(table.dropDelegate)
    let items = list.tableView(table, itemsForBeginning: Drag(), at: IndexPath(row: 0, section: 0))
    let proposal = delegate.tableView(
      table,
      dropSessionDidUpdate: Drag(items),
      withDestinationIndexPath: nil
    )
    #expect(proposal.operation == .move && proposal.intent == .insertAtDestinationIndexPath)
    let copy = proposal.copy() as? UITableViewDropProposal
    #expect(copy?.intent == .insertAtDestinationIndexPath)
    let drop = Drop(try #require(items.first), from: 0, to: 2)
    delegate.tableView(table, performDropWith: drop)
    #expect(list.names == ["two", "three", "one"])
    #expect(drop.places == [IndexPath(row: 2, section: 0)])
  }

  @Test func `drops on a view what it can load`() throws {
    let drop = try #require(list.view.interactions.last as? UIDropInteraction)
    let items = list.tableView(
      list.tableView,
      itemsForBeginning: Drag(),
      at: IndexPath(row: 0, section: 0)
    )
    #expect(drop.delegate?.dropInteraction(drop, canHandle: Drag(items)) == false)
    #expect(drop.delegate?.dropInteraction(drop, sessionDidUpdate: Drag()).operation == .copy)
    drop.delegate?.dropInteraction(drop, performDrop: Drag(items))
    #expect(list.names.last == "one" && list.names.count == 4)
  }

  @Test func `is off where the app said so, and on elsewhere`() {
    #expect(list.field.textDragInteraction?.isEnabled == false && !list.field.isTextDragActive)
    let other = UITextView()
    #expect(other.textDragInteraction?.isEnabled == true && other.textDropInteraction != nil)
    #expect(other.textDragInteraction?.view === other)
    let table = UITableView()
    #expect(table.dragInteractionEnabled && table.dragDelegate == nil && !table.hasActiveDrag)
    table.dragInteractionEnabled = false
    #expect(!table.dragInteractionEnabled)
  }

  @Test func `doesn't keep its delegates`() {
    let table = UITableView()
    var delegate: DragOfAPhone? = DragOfAPhone()
    table.dragDelegate = delegate
    #expect(table.dragDelegate === delegate)
    delegate = nil
    #expect(table.dragDelegate == nil)
  }
}
