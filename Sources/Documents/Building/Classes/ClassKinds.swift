import SnaplineControls
import SnaplineDesigns
import SnaplineHelpers
import SnaplineLayout

/// The table of kinds: a row for each class of the format, without which nothing compiles.
enum ClassKinds {
  /// The kind of an element's class.
  static func kind(of word: ClassWord) -> ClassKind { kind(of: word.id) }

  static func kind(of name: ClassName) -> ClassKind { table[name] ?? row(of: name) }

  private static let plain = ClassKind.of { _ in { _ in View() } }

  /// The rows, made once: a tree asks for one several times a view.
  private static let table = Dictionary(
    uniqueKeysWithValues: ClassName.allCases.map { ($0, row(of: $0)) }
  )

  private static func row(of name: ClassName) -> ClassKind {
    switch name {
    // A section stands in the keys of a table or a collection, a row in a grid: they are no views.
    case .view, .spacer, .section, .row: plain
    case .divider: .of { builder in { _ in builder.makeDivider() } }
    case .label: .of(TreeBuilder.makeLabel)
    case .image: .of(TreeBuilder.makeImage)
    case .button: .of(TreeBuilder.makeButton)
    case .textField: .of(TreeBuilder.makeTextField).finishing(by: TreeBuilder.finishTextField)
    case .textView: .of(TreeBuilder.makeTextView)
    case .searchBar: .of(TreeBuilder.makeSearchBar)
    case .toggle: .of(TreeBuilder.makeSwitch)
    case .segments: .of(TreeBuilder.makeSegments)
    case .activity: .of(TreeBuilder.makeActivity)
    case .slider: .of(TreeBuilder.makeSlider)
    case .stepper: .of(TreeBuilder.makeStepper)
    case .progress: .of(TreeBuilder.makeProgress)
    case .pageControl: .of(TreeBuilder.makePageControl)
    case .datePicker: .of(TreeBuilder.makeDatePicker)
    case .picker: .of(TreeBuilder.makePicker)
    case .colorWell: .of(TreeBuilder.makeColorWell)
    case .gradient: .of(TreeBuilder.makeGradient)
    case .shape: .of(TreeBuilder.makeShape)
    case .qr: .of(TreeBuilder.makeQRCode)
    case .barcode: .of(TreeBuilder.makeBarcode)
    case .chart: .of(TreeBuilder.makeChart)
    case .navigationBar:
      .of(TreeBuilder.makeNavigationBar).finishing(by: TreeBuilder.finishNavigationBar)
    case .tabBar: .of(TreeBuilder.makeTabBar)
    case .toolbar: .of(TreeBuilder.makeToolbar).finishing(by: TreeBuilder.finishToolbar)
    case .vstack, .hstack:
      .of(TreeBuilder.makeStack).inserting(by: TreeBuilder.arrange).placing()
    case .flow: .of(TreeBuilder.makeFlow).inserting(by: TreeBuilder.addToFlow).placing()
    case .grid: .of(TreeBuilder.makeGrid).inserting(by: TreeBuilder.addToGrid).placing()
    case .scroll: .of(TreeBuilder.makeScroll)
    case .vscroll:
      .of(TreeBuilder.makeVerticalOverflow).inserting(by: TreeBuilder.addToOverflow)
    case .hscroll: .of(TreeBuilder.makeHorizontalOverflow)
    case .table: .of(TreeBuilder.makeTable).finishing(by: TreeBuilder.finishTable).placing()
    case .cell:
      .of(TreeBuilder.makeCell).inserting(by: TreeBuilder.addToCell)
        .finishing(by: TreeBuilder.finishCell)
        .placing { child, cell in cell.values[CellWords.accessory]?.element?.number == child.number
        }
    case .collection:
      .of(TreeBuilder.makeCollection).inserting(by: TreeBuilder.addItem)
        .finishing(by: TreeBuilder.finishCollection).placing()
    case .blur: .of(TreeBuilder.makeBlur).inserting(by: TreeBuilder.addToMaterial)
    case .collapsable:
      .of(TreeBuilder.makeCollapsable).inserting(by: TreeBuilder.addToCollapsable)
    case .wrapping:
      .of { _ in { _ in NonAutoLayoutWrappingView() } }.inserting(by: TreeBuilder.wrap).placing()
    }
  }
}
