import Foundation
import SnaplineLive
import SnaplinePreview
import TestSupport
import Testing

private let toolkit = Toolkit.beside(BuiltCommand.path)

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
    let page = try ShownPreview.page([folder("Odd.swift")], PreviewHost.waitsLong)
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
    expectEqual(loose.compactMap(\.kind.text), ["ambiguity", "cut"])
    expectEqual(loose.map(\.here.isTrue), [true, false])
    #expect((150...300).contains(loose.last?.at.number ?? 0), "\(loose.map(\.at.number))")
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
    let page = try ShownPreview.page(["--package", folder.path, "Views"], PreviewHost.waitsLong)
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
    // What is wrong in another file leads there.
    try folder.write("let words: String = 3\n", to: "Sources/Views/Words.swift")
    #expect(!events.all().isEmpty)
    let broken = page.get("frame?design=1")
    let place = broken.messages[0].place
    expectEqual([place.line.whole, place.column.whole], [1, 21])
    let file = broken.files.list.first { $0.n.whole == place.file.whole }
    expectEqual(file?.name.text, "Sources/Views/Words.swift")
    #expect(file?.link.text?.hasSuffix("/Sources/Views/Words.swift") == true)
  }
}
