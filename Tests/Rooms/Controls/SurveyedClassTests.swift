import Foundation
import SnaplineLayout
import SnaplineScene
import TestSupport
import Testing

@testable import SnaplineControls

/// What is decided for each class of view: how it is read aloud, whether its size is the system's, and what
/// rules for layouts know of it.
///
/// The survey switches over classes with a default, as Swift knows no end of subclasses. A class that has
/// no row here fails, so that nobody adds one without a decision.
@Suite struct `Each class of the controls` {
  struct Row: Sendable {
    var make: @Sendable () -> View
    /// What it is called where it is read aloud; nothing where a reader passes it by.
    var role: String?
    var marks: SceneFacts.Marks = []
    var hasUsualSize = false

    init(
      _ make: @escaping @Sendable () -> View,
      readAs role: String? = nil,
      _ marks: SceneFacts.Marks = [],
      hasUsualSize: Bool = false
    ) {
      (self.make, self.role, self.marks) = (make, role, marks)
      self.hasUsualSize = hasUsualSize
    }
  }

  static let rows: [String: Row] = shown.merging(controls) { $1 }.merging(containers) { $1 }

  private static let shown: [String: Row] = [
    "ActivityIndicatorView": Row({ ActivityIndicatorView(frame: .zero) }, readAs: "element"),
    "BarcodeView": Row { BarcodeView(frame: .zero) },
    "ChartView": Row { ChartView(Chart(.bars, [1, 2])) },
    "CodeView": Row { CodeView(frame: .zero) },
    "GradientView": Row { GradientView(frame: .zero) },
    // A picture is read where somebody says so, as most only adorn.
    "ImageView": Row({ ImageView(image: Image(systemName: "star")) }, .hasContent),
    "Label": Row({ Label(saying: "A") }, readAs: "text", .hasContent),
    "ProgressView": Row({ ProgressView(frame: .zero) }, readAs: "progress"),
    "QRCodeView": Row { QRCodeView(frame: .zero) },
    "ShapeView": Row { ShapeView(frame: .zero) },
  ]

  private static let controls: [String: Row] = [
    "Button": Row({ Button(type: .system) }, readAs: "button", [.hasContent, .isNameless]),
    "ColorWell": Row(
      { ColorWell(frame: .zero) },
      readAs: "button",
      [.hasContent, .isNameless],
      hasUsualSize: true
    ),
    "Control": Row({ Control(frame: .zero) }, .hasContent),
    "DatePicker": Row(
      { DatePicker(frame: .zero) },
      readAs: "date",
      .hasContent,
      hasUsualSize: true
    ),
    "PageControl": Row(
      {
        let dots = PageControl(frame: .zero)
        dots.numberOfPages = 2
        return dots
      },
      readAs: "pages",
      .hasContent,
      hasUsualSize: true
    ),
    "RefreshControl": Row({ RefreshControl(frame: .zero) }, .hasContent),
    "SegmentedControl": Row(
      { SegmentedControl(items: ["A"]) },
      readAs: "segments",
      .hasContent,
      hasUsualSize: true
    ),
    "Slider": Row(
      { Slider(frame: .zero) },
      readAs: "slider",
      [.hasContent, .isNameless],
      hasUsualSize: true
    ),
    "Stepper": Row(
      { Stepper(frame: .zero) },
      readAs: "stepper",
      [.hasContent, .isNameless],
      hasUsualSize: true
    ),
    "Switch": Row(
      { Switch(frame: .zero) },
      readAs: "switch",
      [.hasContent, .isNameless],
      hasUsualSize: true
    ),
    // An empty field shows its placeholder, which is weaker than a text.
    "TextField": Row(
      { TextField(frame: .zero) },
      readAs: "text field",
      [.hasContent, .isInactive, .isNameless],
      hasUsualSize: true
    ),
  ]

  private static let containers: [String: Row] = [
    "CollectionReusableView": Row({ CollectionReusableView(frame: .zero) }, .isCell),
    "CollectionView": Row({ CollectionView(frame: .zero) }, .scrolls),
    "CollectionViewCell": Row({ CollectionViewCell(frame: .zero) }, .isCell),
    "ListContentView": Row { ListContentView(configuration: .cell()) },
    "NavigationBar": Row({ NavigationBar(frame: .zero) }, .isBar),
    "PickerView": Row { PickerView(frame: .zero) },
    "SearchBar": Row({ SearchBar(frame: .zero) }, .isBar),
    "TabBar": Row({ TabBar(frame: .zero) }, .isBar),
    "TableView": Row({ TableView(frame: .zero) }, .scrolls),
    "TableViewCell": Row({ TableViewCell(style: .default, reuseIdentifier: nil) }, .isCell),
    "TableViewHeaderFooterView": Row(
      { TableViewHeaderFooterView(reuseIdentifier: nil) },
      .isCell
    ),
    "TextView": Row({ TextView(frame: .zero) }, readAs: "text field", [.scrolls, .isNameless]),
    "Toolbar": Row({ Toolbar(frame: .zero) }, .isBar),
    "VisualEffectView": Row { VisualEffectView(effect: nil) },
  ]

  @Test func `has a row`() throws {
    let classes = try Self.publicViews
    #expect(classes.count > 30)
    expectEqual(classes.sorted(), Self.rows.keys.sorted())
  }

  @Test(arguments: rows.keys.sorted())
  func `is read aloud, sized and looked over as its row says`(name: String) throws {
    let row = try #require(Self.rows[name])
    let view = row.make()
    expectEqual("\(type(of: view))", name)
    expectEqual(view.spoken?.role, row.role)
    // What is read is read as one.
    let marks = row.role == nil ? row.marks : row.marks.union(.isReadAsOne)
    expectEqual(view.facts { $0.fit }.marks, marks)
    expectEqual(view.hasUsualSize, row.hasUsualSize)
  }

  /// The classes of views that `Sources/Controls` declares for everybody.
  private static var publicViews: Set<String> {
    get throws {
      let folder = Checkout.root.appending(path: "Sources/Controls").path
      var (parents, open): ([String: String], Set<String>) = ([:], [])
      for file in try FileManager.default.subpathsOfDirectory(atPath: folder)
      where file.hasSuffix(".swift") {
        let text = try String(contentsOfFile: folder + "/" + file, encoding: .utf8)
        for found in text.matches(of: /(?m)^(.*?)\bclass (\w+)(?:<.*>)?: (\w+)/) {
          let name = String(found.2)
          parents[name] = String(found.3)
          if found.1.contains("open ") || found.1.contains("public ") { open.insert(name) }
        }
      }
      return open.filter { name in
        var name = name
        while let parent = parents[name] { name = parent }
        return ["View", "ScrollView"].contains(name)
      }
    }
  }
}

extension Label {
  fileprivate convenience init(saying text: String) {
    self.init()
    self.text = text
  }
}
