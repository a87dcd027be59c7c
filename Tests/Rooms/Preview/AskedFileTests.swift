import Foundation
import SnaplineLive
import SnaplinePreview
import TestSupport
import Testing

private let toolkit = Toolkit.beside(BuiltCommand.path)

/// A machine that is busy with other tests may take long for each answer.
private func waitsLong(_ host: inout PreviewHost) {
  host.toolkit = toolkit
  (host.limits.time, host.limits.processor, host.patience) = (200, 200, 200)
}

/// A layout in two files: code, and a design that says the same.
private enum Cards {
  static let swift = """
    import UIKit

    func card(_ width: CGFloat) -> UIView {
      let (root, icon, title, box) = (UIView(), UIView(), UILabel(), UIView())
      for (name, view) in [("icon", icon), ("title", title), ("box", box)] as [(String, UIView)] {
        view.accessibilityIdentifier = name
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
      }
      root.backgroundColor = .white
      title.text = "A title that is rather long"
      NSLayoutConstraint.activate([
        icon.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        icon.topAnchor.constraint(equalTo: root.topAnchor, constant: 16),
        icon.widthAnchor.constraint(equalToConstant: 40),
        icon.heightAnchor.constraint(equalToConstant: 40),
        title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
        title.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -16),
        title.centerYAnchor.constraint(equalTo: icon.centerYAnchor),
        box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 100),
        box.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
        box.widthAnchor.constraint(greaterThanOrEqualToConstant: 100),
        box.topAnchor.constraint(greaterThanOrEqualTo: title.bottomAnchor, constant: 4),
        box.heightAnchor.constraint(equalToConstant: 5),
      ])
      return root
    }
    let previews = [
      LayoutPreview("Wide, and; long: yes", width: 320, height: 72) { card(1) },
      LayoutPreview("Second", width: 320, height: 72) { card(2) },
    ]

    """

  static let design = """
    canvas: 320x72
    view:
    - id: icon
    - id: title
      label: A title that is rather long
      lines: 1
    - id: box
    constraints:
    - icon.leading == canvas.leading + 16
    - icon.top == canvas.top + 16
    - icon.width == 40
    - icon.height == 40
    - title.leading == icon.trailing + 8
    - title.trailing <= canvas.trailing - 16
    - title.centerY == icon.centerY
    - box.leading == canvas.leading + 100
    - box.trailing == canvas.trailing - 10
    - box.width >= 100
    - box.top >= title.bottom + 4
    - box.height == 5

    """

  /// The line of a constraint, counted from 1: both files have them in the same order.
  static func line(_ text: String, of first: String, behind number: Int) -> Int {
    let lines = text.components(separatedBy: "\n")
    return (lines.firstIndex { $0.contains(first) } ?? 0) + 1 + number
  }
}

@Suite(
  .mustEnd,
  .enabled(if: toolkit != nil, "Tools/live .build/strict/debug makes what it needs")
)
struct `A layout in Swift that is asked` {
  private func pages(_ folder: TestFolder) throws -> (code: PageClient, design: PageClient) {
    let code = try ShownPreview.page([folder("Card.swift")], waitsLong)
    return (code, try ShownPreview.page([folder("card.yaml")], waitsLong))
  }

  /// A constraint by its number in both files, or its words where nobody wrote it.
  private func numbered(_ constraint: Said, _ first: Int) -> String {
    guard constraint.isWritten.isTrue, let line = constraint.place.line.whole else {
      return "implied"
    }
    return "constraint \(line - first)"
  }

  private func told(_ why: Said, _ first: Int) -> [String] {
    why["numbers"].list.flatMap { number in
      ["\(number.attribute.text ?? "") \(number.value.number ?? -1) \(number.isWhole.isTrue)"]
        + number.steps.list.map { step in
          let reasons = step.constraints.list.map { numbered($0, first) }
          // The canvas has its own name in a design.
          let path = (step.path.text ?? "").split(separator: "/").dropFirst().joined()
          return "\(path) \(step.attribute.text ?? "") \(step.value.number ?? -1) "
            + "\(step.isFree.isTrue) \(step.parent.whole ?? -1) \(reasons)"
        }
        + number.misses.list.map {
          "misses \($0.points.number ?? 0) \(numbered($0.constraint, first))"
        }
    }
  }

  @Test func `says the same as a design of the same constraints`() throws {
    let folder = try TestFolder(["Card.swift": Cards.swift, "card.yaml": Cards.design])
    let (code, design) = try pages(folder)
    let lines = [
      Cards.line(Cards.swift, of: "icon.leadingAnchor", behind: 0),
      Cards.line(Cards.design, of: "icon.leading ==", behind: 0),
    ]
    for width in [320, 240, 190] {
      let query = "design=1&width=\(width)&height=72"
      for (name, attribute) in [
        ("icon", ""), ("title", ""), ("title", "right"), ("box", ""), ("box", "top"),
      ] {
        let pages = [code, design]
        let answers = pages.map { page in
          let views = page.get("frame?\(query)").views.list
          let path = views.compactMap(\.path.text).first { $0.hasSuffix(name) } ?? ""
          let asked = attribute.isEmpty ? "" : "&attribute=\(attribute)"
          return page.get("why?\(query)&view=\(path.inQuery)\(asked)")
        }
        let said = zip(answers, lines).map(told)
        expectEqual(said[0], said[1], "\(name) \(attribute) at \(width)")
        #expect(said[0].count > 1)
      }
      let missed = zip([code, design], lines).map { page, first in
        page.get("frame?\(query)").gaveWay.list.map {
          "\($0.points.number ?? 0) \(($0.place.line.whole ?? 0) - first)"
        }
      }
      expectEqual(missed[0], missed[1], "at \(width)")
      expectEqual(missed[0].count, width == 190 ? 1 : 0)
      let found = zip([code, design], lines).map { page, first in
        let found = page.get("findings?\(query)")
        let conflicts = found.conflicts.list.map { conflict in
          "\(numbered(conflict.gaveWay, first)) \(conflict.points.number ?? 0) "
            + "\(conflict.against.list.map { numbered($0, first) }.sorted())"
        }
        let open = found.ambiguities.list.map {
          "\($0.attribute.text ?? "") \($0.values.numbers) \($0.frames.list.map(\.numbers))"
        }
        let slack = found.slack.list.map {
          "\(($0.place.line.whole ?? 0) - first) \($0.room.number ?? 0)"
        }
        return (conflicts, open, slack)
      }
      expectEqual(found[0].0, found[1].0, "conflicts at \(width)")
      expectEqual(found[0].1, found[1].1, "open at \(width)")
      expectEqual(found[0].2, found[1].2, "slack at \(width)")
      #expect(!found[0].1.isEmpty && !found[0].2.isEmpty)
    }
    // A title of one line was wished for in the design, whose review says nothing of its cut.
    let points = [code, design].map { page in
      page.get("breaks?design=1&axis=width").points.list
        .filter { $0.kind.text == "conflict" }.compactMap(\.at.number)
    }
    expectEqual(points[0], points[1])
    #expect(points[0].count == 3)
    let longer = code.get("breaks?design=1&axis=text").points.list
    expectEqual(longer.map { "\($0.kind.text ?? "") at \($0.at.number ?? 0)" }, ["cut at 136.0"])
    let marks = zip([code, design], lines).map { page, first in
      page.get("overlays?design=1&kinds=constraints").marks.list.map {
        "\($0.line.numbers) \($0.label.text ?? "") \(($0.place.line.whole ?? 0) - first)"
      }
    }
    expectEqual(marks[0], marks[1])
    #expect(marks[0].count == 12)
  }

  @Test func `leads from each number to its line, and folds a strip`() throws {
    let folder = try TestFolder(["Card.swift": Cards.swift, "card.yaml": Cards.design])
    let (code, _) = try pages(folder)
    let frame = code.get("frame?design=1")
    let why = code.get(
      "why?design=1&view=\((frame.views[1].path.text ?? "").inQuery)&attribute=left"
    )
    let place = why["numbers"][0].steps[0].constraints[0].place
    expectEqual(place.line.whole, Cards.line(Cards.swift, of: "icon.leadingAnchor", behind: 0))
    #expect(place.name.text?.hasSuffix("/Card.swift") == true)
    let file = frame.files.list.first { $0.n.whole == place.file.whole }
    #expect(file?.link.text?.hasSuffix("/Card.swift") == true)
    let cells = code.get("strip?design=1&widths=320,340,190&text-sizes=large&locales=en").cells.list
    expectEqual(cells.map(\.sameAs.whole), [nil, 0, nil])
    #expect(code.get("values?design=1&view=UIView").values.list.isEmpty)
    expectEqual(code.get("why?design=1&view=Nobody").status, 404)
    let named = code.get("frame?design=1&scene=\("Wide, and; long: yes".inQuery)")
    expectEqual(named.size.numbers, [320, 72])
  }
}

/// Code that goes wrong in some sizes, and texts that only some views have.
@Suite(
  .mustEnd,
  .enabled(if: toolkit != nil, "Tools/live .build/strict/debug makes what it needs")
)
struct `Odd code that is asked` {
  private static let code = """
    import UIKit

    final class Narrow: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        print("laid out")
        if bounds.width < 100 { fatalError("too narrow") }
        }
    }

    final class Rows: UITableViewController {
      override func tableView(_: UITableView, numberOfRowsInSection: Int) -> Int { 3 }

      override func tableView(_ table: UITableView, cellForRowAt _: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = "A row of some length"
        return cell
      }
    }

    func loose() -> UIView {
      let (root, label) = (UIView(), UILabel())
      label.attributedText = NSAttributedString(
        string: "Large", attributes: [.font: UIFont.systemFont(ofSize: 40)]
      )
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      label.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor).isActive = true
      return root
    }

    let previews = [
      LayoutPreview("Narrow", width: 200, height: 40) { Narrow() },
      LayoutPreview("Rows", width: 320, height: 200) { Rows() },
      LayoutPreview("Loose", width: 200, height: 60) { loose() },
      LayoutPreview("Loose", width: 200, height: 60) { UIView() },
    ]

    """

  @Test func `is told of in breaks, without holding pictures up, and prints its own lines alone`()
    throws
  {
    let folder = try TestFolder(["Odd.swift": Self.code])
    let page = try ShownPreview.page([folder("Odd.swift")], waitsLong)
    let frame = page.get("frame?design=1")
    let said = frame.messages.list.compactMap(\.subject.text)
    expectEqual(said, ["2 previews are called 'Loose'", "printed: laid out"])
    let points = page.get("breaks?design=1&axis=width").points.list
    expectEqual(points.compactMap(\.kind.text), ["failure"])
    expectEqual(points.compactMap(\.at.number), [99.5])
    #expect(points.first?.subject.text?.contains("too narrow") == true)
    expectEqual(points.compactMap(\.place.line.whole), [7])
    for _ in 0..<3 { _ = page.get("why?design=1&view=Narrow") }
    expectEqual(page.get("frame?design=1").messages.list.compactMap(\.subject.text), said)
    let root = page.get("why?design=1&view=Narrow&attribute=left")["numbers"][0]
    expectEqual(root.value.number, 0)

    // Rows are there once their table was laid out.
    let rows = page.get("frame?design=1&scene=Rows&text-length=200").views.list
      .compactMap { $0["text"].text }
    expectEqual(rows, Array(repeating: "A row of some length A row of some lengt", count: 3))
    let loose = page.get("breaks?design=1&scene=Loose&axis=text").points.list
    // Letters of 40 points are cut at some twice the text, those of a label's own size at four times; and what
    // is open stays the same one.
    expectEqual(loose.compactMap(\.kind.text), ["cut"])
    #expect((150...300).contains(loose.first?.at.number ?? 0), "\(loose.map(\.at.number))")
    let gone = page.get("frame?design=1&scene=Gone").messages.list.first
    expectEqual(gone?.subject.text, "it has no preview 'Gone'")
  }

  @Test func `of another file of its package is shown as it is saved`() throws {
    let folder = try TestFolder([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Shop",
        dependencies: [.package(path: "../Snapline")],
        targets: [
          .target(name: "Views", dependencies: [.product(name: "UIKit", package: "Snapline")])
        ]
      )

      """,
      "Sources/Views/Words.swift": "let words = \"Before\"\n",
      "Sources/Views/Shelf.swift": """
      import UIKit
      final class Shelf: UILabel {
        override init(frame: CGRect) {
          super.init(frame: frame)
          text = words
        }
        required init?(coder: NSCoder) { nil }
      }
      let previews = [
        LayoutPreview("Shelf", on: "iPhone SE", style: .dark) { Shelf() },
        LayoutPreview("Arabic", width: 100, height: 30, locale: "ar") { Shelf() },
      ]

      """,
    ])
    let page = try ShownPreview.page(["--package", folder.path, "Views"], waitsLong)
    let events = try page.events()
    let frame = page.get("frame?design=1")
    expectEqual(frame.views.list.compactMap { $0["text"].text }, ["Before"])
    expectEqual(frame.size.numbers, [375, 667])
    expectEqual(page.get("frame?design=1&scene=Arabic").direction.text, "rtl")
    try folder.write("let words = \"After\"\n", to: "Sources/Views/Words.swift")
    #expect(events.all().map { $0.designs.list.compactMap(\.whole) } == [[1]])
    expectEqual(page.get("frame?design=1").views.list.compactMap { $0["text"].text }, ["After"])
    let why = page.get("why?design=1&view=Shelf&attribute=width")["numbers"][0]
    expectEqual(why.value.number, 375)
  }
}

/// A document of Interface Builder is asked as designs are.
@Suite(.mustEnd) struct `A document that is asked` {
  private static let card = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <objects>
        <view contentMode="scaleToFill" id="all-00-001">
          <rect key="frame" x="0.0" y="0.0" width="320" height="72"/>
          <subviews>
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="ico-00-001">
              <rect key="frame" x="16" y="16" width="40" height="40"/>
              <constraints>
                <constraint firstAttribute="width" constant="40" id="wid-00-001"/>
                <constraint firstAttribute="height" constant="40" id="hei-00-001"/>
              </constraints>
            </view>
          </subviews>
          <constraints>
            <constraint firstItem="ico-00-001" firstAttribute="leading" secondItem="all-00-001" secondAttribute="leading" constant="16" id="lea-00-001"/>
            <constraint firstItem="ico-00-001" firstAttribute="top" secondItem="all-00-001" secondAttribute="top" constant="16" id="top-00-001"/>
            <constraint firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="ico-00-001" secondAttribute="trailing" constant="200" id="tra-00-001"/>
          </constraints>
        </view>
      </objects>
    </document>

    """

  @Test func `says why, with the lines of its constraints, and where it breaks`() throws {
    let folder = try TestFolder(["Card.xib": Self.card])
    let page = try ShownPreview.page([folder("Card.xib")], waitsLong)
    let frame = page.get("frame?design=1")
    let view = try #require(frame.views.list.first { $0.id.text == "ico-00-001" })
    let line = Cards.line(Self.card, of: "id=\"ico-00-001\"", behind: 0)
    expectEqual(view.place.line.whole, line)
    let why = page.get("why?design=1&view=\((view.path.text ?? "").inQuery)&attribute=left")
    let step = why["numbers"][0].steps[0]
    expectEqual(step.path.text, view.path.text)
    let place = step.constraints[0].place
    expectEqual(place.line.whole, Cards.line(Self.card, of: "id=\"lea-00-001\"", behind: 0))
    expectEqual(
      place.name.text,
      frame.files.list.first { $0.n.whole == place.file.whole }?.name.text
    )
    let slack = page.get("findings?design=1").slack.list
    expectEqual(slack.compactMap(\.room.number), [64])
    let points = page.get("breaks?design=1&axis=width").points.list
    // 16 before it, its own 40 and 200 behind it: a pixel less, and one gives way. Below 216 another does.
    expectEqual(
      points.map { "\($0.kind.text ?? "") \(Int(($0.at.number ?? 0) * 3))" },
      ["conflict 647", "conflict 767", "ambiguity 767"]
    )
    let narrow = page.get("findings?design=1&width=200&height=72").conflicts.list
    expectEqual(narrow.map(\.points.number), [56])
    let strip = page.get("strip?design=1&widths=320,340,200&text-sizes=large&locales=en").cells.list
    expectEqual(strip.map(\.sameAs.whole), [nil, 0, nil])
  }
}
