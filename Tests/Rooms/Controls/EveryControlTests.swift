import Foundation
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import SnaplineScene
import SnaplineText
import Testing

@testable import SnaplineControls

/// What no control may mind: every control against everything that can be said to it.
@Suite struct `Every control` {
  /// One control, and what it does with a text, with a picture and with a number.
  struct Subject: CustomTestStringConvertible, Sendable {
    var name: String
    var make: @Sendable () -> View
    var say: @Sendable (View, String) -> Void = { _, _ in }
    var show: @Sendable (View, Image) -> Void = { _, _ in }
    var set: @Sendable (View, Double) -> Void = { _, _ in }
    var testDescription: String { name }
  }

  static func subject<Subject: View>(
    _ make: @escaping @Sendable () -> Subject,
    say: @escaping @Sendable (Subject, String) -> Void = { _, _ in },
    show: @escaping @Sendable (Subject, Image) -> Void = { _, _ in },
    set: @escaping @Sendable (Subject, Double) -> Void = { _, _ in }
  ) -> `Every control`.Subject {
    `Every control`.Subject(
      name: "\(Subject.self)",
      make: { make() },
      say: { view, text in if let view = view as? Subject { say(view, text) } },
      show: { view, image in if let view = view as? Subject { show(view, image) } },
      set: { view, number in if let view = view as? Subject { set(view, number) } }
    )
  }

  static let subjects: [Subject] = buttons + fields + values + choices + bars

  private static let buttons: [Subject] = [
    subject({ Button(type: .system) }) {
      $0.setTitle($1, for: .normal)
    } show: {
      $0.setImage($1, for: .normal)
      $0.setBackgroundImage($1, for: .selected)
    } set: {
      $0.contentEdgeInsets.left = $1
    },
    subject({ Button(configuration: .filled()) }) {
      $0.configuration?.title = $1
      $0.configuration?.subtitle = $1
    } show: {
      $0.configuration?.image = $1
      $0.configuration?.background.image = $1
    } set: {
      $0.configuration?.imagePadding = $1
      $0.configuration?.background.strokeWidth = $1
    },
    subject({ SegmentedControl(items: ["A"]) }) {
      $0.setTitle($1, forSegmentAt: 0)
    } show: {
      $0.setImage($1, forSegmentAt: 0)
    } set: {
      $0.setWidth($1, forSegmentAt: 0)
    },
  ]

  private static let fields: [Subject] = [
    subject({ TextField() }) {
      $0.text = $1
      $0.placeholder = $1
    } show: {
      $0.leftView = ImageView(image: $1)
    } set: {
      $0.minimumFontSize = $1
    },
    subject({ TextView() }, say: { $0.text = $1 }, set: { $0.textContainerInset.left = $1 }),
    subject({ SearchBar() }) {
      $0.text = $1
      $0.prompt = $1
      $0.scopeButtonTitles = [$1, ""]
      $0.showsScopeBar = true
    } show: {
      $0.backgroundImage = $1
      $0.setImage($1, for: .search, state: .normal)
    } set: {
      $0.searchTextPositionAdjustment.horizontal = $1
    },
    subject({ Label() }, say: { $0.text = $1 }, set: { $0.minimumScaleFactor = $1 }),
    subject({ ImageView() }, show: { $0.image = $1 }),
  ]

  private static let values: [Subject] = [
    subject({ Switch() }, show: { $0.onImage = $1 }, set: { $0.isOn = $1 > 0 }),
    subject(
      { Slider() },
      show: {
        $0.minimumValueImage = $1
        $0.setThumbImage($1, for: .normal)
        $0.setMinimumTrackImage($1, for: .normal)
      },
      set: {
        $0.maximumValue = Float($1)
        $0.value = Float($1)
      }
    ),
    subject(
      { Stepper() },
      set: {
        $0.maximumValue = $1
        $0.stepValue = $1
        $0.value = $1
      }
    ),
    subject(
      { RefreshControl() },
      say: { $0.attributedTitle = NSAttributedString(string: $1) },
      set: { control, number in
        if number > 0 { control.beginRefreshing() } else { control.endRefreshing() }
      }
    ),
    subject({ ProgressView(progressViewStyle: .default) }, set: { $0.progress = Float($1) }),
    subject(
      { ActivityIndicatorView(style: .large) },
      set: {
        $0.phase = $1
        $0.startAnimating()
      }
    ),
    subject(
      { PageControl() },
      show: { $0.preferredIndicatorImage = $1 },
      set: {
        $0.numberOfPages = Int(exactly: $1.rounded()) ?? .max
        $0.currentPage = .min
      }
    ),
  ]

  private static let choices: [Subject] = [
    subject(
      { DatePicker() },
      set: {
        $0.date = Date(timeIntervalSince1970: $1)
        $0.countDownDuration = $1
      }
    ),
    subject({ PickerView() }) {
      $0.source = PickerSource(columns: [[$1, $1], []])
    } set: {
      let row = Int(exactly: $1.rounded()) ?? .min
      $0.selectRow(row, inComponent: row, animated: false)
    },
    subject({ ColorWell() }, set: { $0.selectedColor = Color(white: $1, alpha: $1) }),
    subject(
      { VisualEffectView(effect: BlurEffect(style: .regular)) },
      set: { $0.layer.cornerRadius = $1 }
    ),
  ]

  private static let bars: [Subject] = [
    subject({ NavigationBar() }) {
      let item = NavigationItem(title: $1)
      item.prompt = $1
      item.backButtonTitle = $1
      item.searchController = SearchController(searchResultsController: nil)
      $0.items = [item, item, NavigationItem(title: $1)]
    } show: {
      $0.items = [NavigationItem(title: "")]
      $0.topItem?.rightBarButtonItem = BarButtonItem(image: $1, style: .plain)
    } set: {
      $0.collapse = $1
    },
    subject({ TabBar() }) {
      $0.items = [TabBarItem(title: $1, image: nil, tag: 0)]
    } show: {
      $0.items = [TabBarItem(title: "", image: $1, selectedImage: $1)]
    },
    subject({ Toolbar() }, say: { $0.items = [BarButtonItem(title: $1)] }),
  ]

  private static let texts = [
    "", " ", "\n\n\n", String(repeating: "W", count: 20_000), String(repeating: "a\n", count: 500),
    "\u{0}\u{FFFD}\u{202E}\u{200F}", String(repeating: "\u{0301}", count: 300),
    String(repeating: "👨‍👩‍👧‍👦", count: 200), "مرحبا Hello שלום",
  ]

  private static var images: [Image] {
    [
      Image(), .missing(named: "x"), Image(systemName: "star") ?? Image(),
      Image(raster: Raster(width: 1, height: 1, bytes: [0, 0, 0, 255]), scale: 0),
      Image(raster: Raster(width: 4_000, height: 1, bytes: .init(repeating: 9, count: 16_000))),
    ]
  }

  private static let numbers: [Double] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -1, 0, 1e12, .leastNonzeroMagnitude,
  ]

  private static let sizes = [
    CGSize.zero, CGSize(width: 1, height: 0), CGSize(width: 0.3, height: 0.3),
    CGSize(width: 3, height: 500), CGSize(width: 20_000, height: 2),
  ]

  /// Lays a control out and records it: by itself, in each size, and in each state.
  private func draw(_ view: View) throws {
    let root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    root.environment.safeArea = EdgeInsets(top: 20, left: 0, bottom: 20, right: 0)
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    LayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    try record(root)
    view.translatesAutoresizingMaskIntoConstraints = true
    for size in Self.sizes {
      view.frame.size = size
      try record(root)
    }
    root.environment.traits.layoutDirection = .rightToLeft
    if let control = view as? Control {
      (control.isHighlighted, control.isSelected, control.isFocused) = (true, true, true)
      control.isEnabled = false
    }
    try record(root)
    view.removeFromSuperview()
  }

  private func record(_ root: View) throws {
    let scene = try root.scene()
    #expect(scene.tree.nodes.allSatisfy { $0.frame.left.isFinite && $0.frame.bottom.isFinite })
  }

  @Test(arguments: subjects) func `minds no text`(subject: Subject) throws {
    for text in Self.texts {
      let view = subject.make()
      subject.say(view, text)
      try draw(view)
    }
  }

  @Test(arguments: subjects) func `minds no picture`(subject: Subject) throws {
    for image in Self.images {
      let view = subject.make()
      subject.show(view, image)
      try draw(view)
    }
  }

  @Test(arguments: subjects) func `minds no number`(subject: Subject) throws {
    for number in Self.numbers {
      let view = subject.make()
      subject.set(view, number)
      try draw(view)
    }
  }

  @Test(arguments: subjects) func `leaves nothing behind`(subject: Subject) throws {
    weak var left: View?
    do {
      let view = subject.make()
      subject.say(view, "A")
      subject.show(view, Image())
      try draw(view)
      left = view
    }
    #expect(left == nil)
  }
}
