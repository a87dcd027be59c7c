import Foundation
import SnaplineLive
import SnaplinePreview
import TestSupport
import Testing

private let toolkit = Toolkit.beside(BuiltCommand.path)

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
}

@Suite(
  .mustEnd,
  .enabled(if: toolkit != nil, "Tools/live .build/strict/debug makes what it needs")
)
struct `A layout in Swift that is asked` {
  private func pages(_ folder: TestFolder) throws -> (code: PageClient, design: PageClient) {
    let code = try ShownPreview.page([folder("Card.swift")], PreviewHost.waitsLong)
    return (code, try ShownPreview.page([folder("card.yaml")], PreviewHost.waitsLong))
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
      Cards.swift.line(of: "icon.leadingAnchor"),
      Cards.design.line(of: "icon.leading =="),
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
    expectEqual(
      longer.map { "\($0.kind.text ?? "") at \($0.at.number ?? 0) \($0.here.isTrue)" },
      ["ambiguity at 100.0 true", "cut at 136.0 false"]
    )
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
    expectEqual(place.line.whole, Cards.swift.line(of: "icon.leadingAnchor"))
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
