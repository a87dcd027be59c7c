public import Foundation
import SnaplineLayout

extension CollectionView {
  /// A class of cells and how they are filled, for ``dequeueConfiguredReusableCell(using:for:item:)``.
  public struct CellRegistration<Cell: CollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let handler: Handler
    fileprivate let identifier = UUID().uuidString

    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// A class of headers or footers and how they are filled, for
  /// ``dequeueConfiguredReusableSupplementary(using:for:)``.
  public struct SupplementaryRegistration<Supplementary: CollectionReusableView> {
    public typealias Handler =
      (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void

    let elementKind: String
    let handler: Handler
    fileprivate let identifier = UUID().uuidString

    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// A cell that is free, or a new one, filled for an item.
  public final func dequeueConfiguredReusableCell<Cell: CollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>,
    for indexPath: IndexPath,
    item: Item?
  ) -> Cell {
    let cell: Cell = dequeue("cell", registration.identifier)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A header or footer that is free, or a new one, filled for its section.
  public final func dequeueConfiguredReusableSupplementary<Supplementary: CollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>,
    for indexPath: IndexPath
  ) -> Supplementary {
    let view: Supplementary = dequeue(registration.elementKind, registration.identifier)
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }

  /// One of a class that is registered by being asked for.
  private func dequeue<Element: CollectionReusableView>(
    _ kind: String,
    _ identifier: String
  ) -> Element {
    let name = kind + " " + identifier
    if let used = freeViews.take(name, prepare: { $0.prepareForReuse() }) as? Element {
      return used
    }
    let made = Element(frame: .zero)
    (made.reuseIdentifier, made.poolName) = (identifier, name)
    return made
  }
}
