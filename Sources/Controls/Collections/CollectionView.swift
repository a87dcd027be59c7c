public import Foundation
import SnaplineDiagnostics
public import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
public import SnaplineLayout

/// Items placed by a layout, with cells only for those that are visible: UIKit's `UICollectionView`.
open class CollectionView: ScrollView {
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Which way content is scrolled; the raw values are UIKit's.
  public enum ScrollDirection: Int, Hashable, Sendable {
    case vertical, horizontal
  }

  final var itemCounts: [Int] = []
  final let freeViews = ReusePool<CollectionReusableView>()
  final var shown: [Place: CollectionReusableView] = [:]
  final var selection: Set<IndexPath> = []
  final var needsReload = true
  final var isAsking = false
  /// Whether another size or offset is being told to the layout.
  final var isInvalidating = false
  final var openEdits = 0
  final var changes: (any ListChanges)?
  final var itemsToReload: Set<IndexPath> = []
  /// Items that were measured and may want another size.
  final var itemsToMeasure: Set<IndexPath> = []
  final var hasShown = false
  /// The size and the offset for which the layout was prepared.
  final var preparedBounds = CGRect.zero
  final var preparedInsets = EdgeInsets.zero
  /// How many cells were asked for, and how many were measured.
  package final var counts = (made: 0, measured: 0)

  /// A cell, or a header or footer of a kind.
  struct Place: Hashable, Comparable {
    var path: IndexPath
    var kind: String?

    static func < (a: Place, b: Place) -> Bool {
      a.path == b.path ? a.kind ?? "" < b.kind ?? "" : a.path < b.path
    }
  }

  final var measuringLayout: (any MeasuringLayout)? { collectionViewLayout as? any MeasuringLayout }

  public init(frame: CGRect, collectionViewLayout layout: CollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    setUp()
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: CollectionViewFlowLayout())
  }

  /// Archives can't be read here: a collection from a coder is an empty one that flows.
  public required init?(coder: NSCoder) {
    collectionViewLayout = CollectionViewFlowLayout()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clipsToBounds = true
    backgroundColor = .systemBackground
    collectionViewLayout.collectionView = self
  }

  open var collectionViewLayout: CollectionViewLayout {
    didSet {
      guard collectionViewLayout !== oldValue else { return }
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      collectionViewLayout.invalidateLayout()
    }
  }

  open func setCollectionViewLayout(_ layout: CollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  open func setCollectionViewLayout(
    _ layout: CollectionViewLayout,
    animated: Bool,
    completion: ((Bool) -> Void)?
  ) {
    setCollectionViewLayout(layout, animated: animated)
    completion?(true)
  }

  open weak var dataSource: (any CollectionViewDataSource)? { didSet { reloadData() } }
  open weak var delegate: (any CollectionViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      reloadData()
    }
  }

  /// A source of closures, which the collection keeps.
  open var source: CollectionSource? { didSet { dataSource = source } }

  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var backgroundView: View? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  // MARK: Changes

  /// Asks the source anew for everything, at the next layout.
  open func reloadData() {
    changes = nil
    outdate()
    setNeedsLayout()
  }

  open func reloadItems(at indexPaths: [IndexPath]) {
    itemsToReload.formUnion(indexPaths)
    edit { _ in }
  }
  open func reconfigureItems(at indexPaths: [IndexPath]) { reloadItems(at: indexPaths) }
  open func insertItems(at indexPaths: [IndexPath]) { edit { $0.insert(indexPaths) } }
  open func deleteItems(at indexPaths: [IndexPath]) { edit { $0.delete(indexPaths) } }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    edit { $0.move(indexPath, to: newIndexPath) }
  }
  open func insertSections(_ sections: IndexSet) { edit { $0.insert(sections: sections) } }
  open func deleteSections(_ sections: IndexSet) { edit { $0.delete(sections: sections) } }
  open func reloadSections(_ sections: IndexSet) { edit { $0.reload(sections: sections) } }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    edit { $0.move(section: section, to: newSection) }
  }
  /// Runs updates and asks for sizes again; the content's size is known before `completion` is called.
  open func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    openEdits += 1
    updates?()
    // Sizes are asked for anew.
    outdate()
    endEdits()
    completion?(true)
  }

  // MARK: Views to use again

  open func register(
    _ cellClass: CollectionViewCell.Type?,
    forCellWithReuseIdentifier identifier: String
  ) {
    register(cellClass, "cell " + identifier, identifier)
  }

  open func register(
    _ viewClass: CollectionReusableView.Type?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    register(viewClass, elementKind + " " + identifier, identifier)
  }

  private func register(
    _ viewClass: CollectionReusableView.Type?,
    _ name: String,
    _ identifier: String
  ) {
    register(name, identifier, making: viewClass.map { made in { made.init(frame: .zero) } })
  }

  private func register(
    _ name: String,
    _ identifier: String,
    making make: (() -> CollectionReusableView)?
  ) {
    freeViews.makers[name] = make.map { make in
      {
        let view = make()
        (view.reuseIdentifier, view.poolName) = (identifier, name)
        return view
      }
    }
  }

  /// Has new views made in a way of their own, such as by a document; without a kind they are cells.
  package final func register(
    viewsOfKind kind: String?,
    identifier: String,
    making make: (() -> CollectionReusableView)?
  ) {
    register((kind ?? "cell") + " " + identifier, identifier, making: make)
  }

  /// A free cell, or a new one; without a registered class, a plain cell and a diagnostic.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> CollectionViewCell {
    if let cell = dequeue("cell " + identifier) as? CollectionViewCell { return cell }
    report(.unregistered(identifier))
    return CollectionViewCell(frame: .zero)
  }

  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> CollectionReusableView {
    if let view = dequeue(elementKind + " " + identifier) { return view }
    report(.unregistered(identifier))
    return CollectionReusableView(frame: .zero)
  }

  private func dequeue(_ name: String) -> CollectionReusableView? {
    freeViews.take(name) { $0.prepareForReuse() }
  }

  // MARK: The pass

  open override func layoutSubviews() {
    tile()
    super.layoutSubviews()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    collectionViewLayout.invalidateLayout()
  }
}
