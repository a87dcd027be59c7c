import Foundation
import SnaplineControls
import SnaplineDesigns
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineHelpers
import SnaplineLayout
import SnaplineText

extension TreeBuilder {
  func makeCollection(_ element: Element) -> CollectionView {
    let isAcross = element.values[CollectionWords.axis] == .horizontal
    if isAcross, let span = element.values.span(of: CollectionWords.columns) {
      reading.report(.columnsAcross, at: span)
    }
    let columns = isAcross ? nil : element.values[CollectionWords.columns]
    let layout: CollectionViewLayout =
      if let columns { columned(element, by: columns.value) } else {
        flowing(element, isAcross ? .horizontal : .vertical)
      }
    let collection = CollectionView(frame: .zero, collectionViewLayout: layout)
    applyRefreshing(element.values, to: collection)
    return collection
  }

  /// Keeps an item of a collection, with a view inside, until all are there.
  func addItem(_ view: View, _ element: Element, in collection: CollectionView) {
    notes.items[ObjectIdentifier(collection), default: []].append(makeItem(of: view))
  }

  /// Puts a view into an item of its own, which is as large as it.
  private func makeItem(of view: View) -> CollectionViewCell {
    let cell = CollectionViewCell(frame: .zero)
    let content: View = cell.contentView
    content.addSubviewForAutoLayout(view)
    let ends = [
      view.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: content.bottomAnchor),
    ]
    // A view that says its own size in an item of another keeps it.
    for end in ends { end.priority = LayoutPriority(999) }
    LayoutConstraint.activate(
      [
        view.topAnchor.constraint(equalTo: content.topAnchor),
        view.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      ] + ends
    )
    return cell
  }

  /// Hands the items that were built for a collection to it.
  func finishCollection(_ collection: CollectionView, _ element: Element, _ views: [View]) {
    let items = notes.items.removeValue(forKey: ObjectIdentifier(collection)) ?? []
    var rest = items[...]
    let sections = element.content[CollectionWords.sections]?.sections ?? []
    let cells = sections.map { section in
      let own = Array(rest.prefix(section.elements.count))
      rest = rest.dropFirst(section.elements.count)
      return own
    }
    let titles = SectionTitles(
      sections.map { ($0.header, $0.footer) },
      fonts: titleFonts,
      inset: sectionInsets(of: element).leading
    )
    let source = CollectionSource(sections: { cells.count }, items: { cells[$0].count }) {
      cells[$1.section][$1.item]
    }
    // The collection keeps its source, and the source the titles.
    source.supplementaryView = { titles.view($1, at: $2) }
    collection.source = source
    collection.delegate = titles
  }

  // MARK: Layouts

  private func flowing(
    _ element: Element,
    _ direction: CollectionView.ScrollDirection
  ) -> CollectionViewFlowLayout {
    let layout = CollectionViewFlowLayout()
    layout.scrollDirection = direction
    layout.minimumInteritemSpacing = spacing(CollectionWords.spacing, of: element)
    layout.minimumLineSpacing = spacing(CollectionWords.lineSpacing, of: element)
    if let size = element.values[CollectionWords.itemSize] {
      layout.itemSize = CGSize(width: size.width, height: size.height)
    } else {
      layout.estimatedItemSize = CollectionViewFlowLayout.automaticSize
    }
    let insets = sectionInsets(of: element)
    // A layout counts from the side where reading begins.
    layout.sectionInset = EdgeInsets(
      top: insets.top,
      left: insets.leading,
      bottom: insets.bottom,
      right: insets.trailing
    )
    return layout
  }

  private func columned(
    _ element: Element,
    by columns: Int
  ) -> CollectionViewCompositionalLayout {
    let height = element.values[CollectionWords.itemSize].map { CGFloat($0.height) }
    let dimension = height.map { CollectionLayoutDimension.absolute($0) } ?? .estimated(44)
    let size = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: dimension)
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: size,
      subitem: CollectionLayoutItem(layoutSize: size),
      count: columns
    )
    group.interItemSpacing = .fixed(spacing(CollectionWords.spacing, of: element))
    let titles = (element.content[CollectionWords.sections]?.sections ?? [])
      .map { ($0.header != nil, $0.footer != nil) }
    let (line, insets) = (
      spacing(CollectionWords.lineSpacing, of: element), sectionInsets(of: element)
    )
    let fonts = titleFonts
    return CollectionViewCompositionalLayout { number, _ in
      let section = CollectionLayoutSection(group: group)
      (section.interGroupSpacing, section.contentInsets) = (line, insets)
      guard titles.indices.contains(number) else { return section }
      let (hasHeader, hasFooter) = titles[number]
      if hasHeader {
        let kind = CollectionView.elementKindSectionHeader
        section.boundarySupplementaryItems.append(.title(kind, in: fonts.header, at: .top))
      }
      if hasFooter {
        let kind = CollectionView.elementKindSectionFooter
        section.boundarySupplementaryItems.append(.title(kind, in: fonts.footer, at: .bottom))
      }
      return section
    }
  }

  private func spacing(_ key: Key<PositiveLength>, of element: Element) -> CGFloat {
    element.values[key].map { CGFloat($0.length.points(scale: scale)) } ?? 10
  }

  private func sectionInsets(of element: Element) -> DirectionalEdgeInsets {
    element.values[CollectionWords.sectionInsets]?.points(scale: scale) ?? .zero
  }

  private var titleFonts: (header: Font, footer: Font) {
    (
      .preferredFont(forTextStyle: .headline, compatibleWith: traits),
      .preferredFont(forTextStyle: .footnote, compatibleWith: traits)
    )
  }
}

/// The titles of a collection's sections, and how much room they take.
private final class SectionTitles: CollectionViewDelegateFlowLayout {
  private let titles: [(header: String?, footer: String?)]
  private let fonts: (header: Font, footer: Font)
  private let inset: CGFloat

  init(
    _ titles: [(header: String?, footer: String?)],
    fonts: (header: Font, footer: Font),
    inset: CGFloat
  ) {
    (self.titles, self.fonts, self.inset) = (titles, fonts, inset)
  }

  /// Room above and below a title.
  private static let margin: CGFloat = 8

  static func height(in font: Font) -> CGFloat { font.lineHeight.rounded(.up) + 2 * margin }

  private func label(_ kind: String, _ section: Int) -> Label? {
    guard titles.indices.contains(section) else { return nil }
    let isHeader = kind == CollectionView.elementKindSectionHeader
    guard let text = isHeader ? titles[section].header : titles[section].footer else { return nil }
    let label = Label()
    label.text = text
    label.font = isHeader ? fonts.header : fonts.footer
    if !isHeader { label.textColor = .secondaryLabel }
    return label
  }

  func view(_ kind: String, at path: IndexPath) -> CollectionReusableView {
    let view = CollectionReusableView(frame: .zero)
    guard let label = label(kind, path.section) else { return view }
    view.addSubview(
      label,
      filling: .superview,
      insets: DirectionalEdgeInsets(
        top: Self.margin,
        leading: inset,
        bottom: Self.margin,
        trailing: inset
      )
    )
    return view
  }

  private func size(_ kind: String, _ section: Int) -> CGSize {
    guard let label = label(kind, section) else { return .zero }
    return CGSize(
      width: label.intrinsicContentSize.width.rounded(.up) + 2 * inset,
      height: Self.height(in: label.font)
    )
  }

  func collectionView(
    _ collectionView: CollectionView,
    layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { size(CollectionView.elementKindSectionHeader, section) }

  func collectionView(
    _ collectionView: CollectionView,
    layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { size(CollectionView.elementKindSectionFooter, section) }
}

extension CollectionLayoutBoundarySupplementaryItem {
  fileprivate static func title(
    _ kind: String,
    in font: Font,
    at side: Alignment
  ) -> CollectionLayoutBoundarySupplementaryItem {
    CollectionLayoutBoundarySupplementaryItem(
      layoutSize: CollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .absolute(SectionTitles.height(in: font))
      ),
      elementKind: kind,
      alignment: side
    )
  }
}

extension Message {
  fileprivate static let columnsAcross = Message(
    "columns-axis",
    "items that are scrolled sideways stand in no columns",
    remedy: "leave 'columns' out and say 'itemSize', or leave 'axis' out"
  )
}
