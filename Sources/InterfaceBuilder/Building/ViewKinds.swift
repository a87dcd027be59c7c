import Foundation
import SnaplineControls
import SnaplineLayout

/// The elements that stand for views: how each is made, and what it says of itself.
enum ViewKinds {
  struct Kind: Sendable {
    let make: @Sendable (XMLElement, SceneBuilder) -> View
    var tell: @Sendable (View, XMLElement, SceneBuilder) -> Void = { _, _, _ in }
    /// One of a program's own class, where that is a kind of this one.
    let makeOwn: @Sendable (AnyClass, XMLElement) -> View?

    /// A kind of one class.
    static func of<Made: View>(
      _ make: @escaping @Sendable (XMLElement, SceneBuilder) -> Made,
      _ tell: @escaping @Sendable (Made, XMLElement, SceneBuilder) -> Void = { _, _, _ in },
      own: @escaping @Sendable (Made.Type, XMLElement) -> Made? = { made, _ in
        made.init(coder: NSCoder())
      }
    ) -> Kind {
      Kind(
        make: make,
        tell: { view, element, builder in
          if let view = view as? Made { tell(view, element, builder) }
        },
        makeOwn: { found, element in (found as? Made.Type).flatMap { own($0, element) } }
      )
    }
  }

  private static let plain = Kind.of { _, _ in View(frame: .zero) }

  private static func buttonType(of element: XMLElement) -> Button.ButtonType {
    element.word("buttonType", in: AttributeWords.buttonTypes) ?? .custom
  }

  /// A cell's style and its name can't be said later.
  private static func cell<Made: TableViewCell>(_ made: Made.Type, _ element: XMLElement) -> Made {
    made.init(
      style: element.word("style", in: AttributeWords.cellStyles) ?? .default,
      reuseIdentifier: element["reuseIdentifier"]
    )
  }

  static let table: [String: Kind] = [
    "view": plain,
    "containerView": plain,
    "tableViewCellContentView": plain,
    "collectionViewCellContentView": plain,
    "wkWebView": plain,
    "webView": plain,
    "label": .of({ _, _ in Label(frame: .zero) }, ViewAttributes.label),
    "imageView": .of({ _, _ in ImageView(frame: .zero) }, ViewAttributes.imageView),
    "button": .of(
      { element, _ in Button(type: buttonType(of: element)) },
      ViewAttributes.button,
      own: { made, element in
        let button = made.init(coder: NSCoder())
        button?.take(buttonType(of: element))
        return button
      }
    ),
    "textField": .of({ _, _ in TextField(frame: .zero) }, ViewAttributes.textField),
    "textView": .of(
      { _, _ in TextView(frame: .zero, textContainer: nil) },
      ViewAttributes.textView
    ),
    "searchBar": .of({ _, _ in SearchBar(frame: .zero) }, ViewAttributes.searchBar),
    "switch": .of({ _, _ in Switch(frame: .zero) }, ViewAttributes.toggle),
    "slider": .of({ _, _ in Slider(frame: .zero) }, ViewAttributes.slider),
    "stepper": .of({ _, _ in Stepper(frame: .zero) }, ViewAttributes.stepper),
    "segmentedControl": .of({ _, _ in SegmentedControl(items: nil) }, ViewAttributes.segments),
    "progressView": .of({ _, _ in ProgressView(frame: .zero) }, ViewAttributes.progress),
    "pageControl": .of({ _, _ in PageControl(frame: .zero) }, ViewAttributes.pages),
    "activityIndicatorView": .of(
      { element, _ in
        ActivityIndicatorView(
          style: element.word("style", in: AttributeWords.indicatorStyles) ?? .medium
        )
      },
      ViewAttributes.indicator
    ),
    "stackView": .of({ _, _ in StackView(frame: .zero) }, ViewAttributes.stack),
    "scrollView": .of({ _, _ in ScrollView(frame: .zero) }, ViewAttributes.scroll),
    "tableView": .of(
      { element, _ in
        TableView(
          frame: .zero,
          style: element.word("style", in: AttributeWords.tableStyles) ?? .plain
        )
      },
      ViewAttributes.table
    ),
    "tableViewCell": .of(
      { element, _ in cell(TableViewCell.self, element) },
      ViewAttributes.cell,
      own: { made, element in cell(made, element) }
    ),
    "collectionView": .of(
      { _, _ in CollectionView(frame: .zero, collectionViewLayout: CollectionViewFlowLayout()) },
      ViewAttributes.collection
    ),
    "collectionViewCell": .of({ _, _ in CollectionViewCell(frame: .zero) }),
    "collectionReusableView": .of({ _, _ in CollectionReusableView(frame: .zero) }),
    "navigationBar": .of({ _, _ in NavigationBar(frame: .zero) }, ViewAttributes.navigationBar),
    "toolbar": .of({ _, _ in Toolbar(frame: .zero) }, ViewAttributes.toolbar),
    "tabBar": .of({ _, _ in TabBar(frame: .zero) }, ViewAttributes.tabBar),
    "visualEffectView": .of({ _, _ in VisualEffectView(effect: nil) }, ViewAttributes.effect),
    "datePicker": .of({ _, _ in DatePicker(frame: .zero) }, ViewAttributes.datePicker),
    "pickerView": .of({ _, _ in PickerView(frame: .zero) }),
    "colorWell": .of({ _, _ in ColorWell(frame: .zero) }, ViewAttributes.colorWell),
    "refreshControl": .of({ _, _ in RefreshControl(frame: .zero) }, ViewAttributes.refresh),
  ]
}
