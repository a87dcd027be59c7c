import Foundation
import Snapline
import SnaplineRuns
import SnaplineSnapshots
import SnaplineTesting
import Synchronization
import TestSupport
import Testing

@Suite struct `A matrix` {
  private static func card() -> View {
    let label = Label()
    label.text = "Night train to Lisbon"
    label.adjustsFontForContentSizeCategory = true
    label.font = .preferredFont(forTextStyle: .body)
    let card = View()
    card.backgroundColor = .systemBackground
    card.addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
      label.topAnchor.constraint(equalTo: card.topAnchor, constant: 60),
    ])
    return card
  }

  @Test func `has exactly the cells that were asked for, each once`() throws {
    for seed in Seed.some(200) {
      var seed = seed
      func some<Value>(_ values: [Value]) -> [Value] {
        (0..<Int.random(in: 0...3, using: &seed)).map { _ in
          values[Int.random(in: values.indices, using: &seed)]
        }
      }
      let matrix = SnapshotMatrix(
        devices: some(["iPhone 16", "iPad mini 4", .init("iPhone 16", .landscape)]),
        styles: some([.light, .dark]),
        textSizes: some([.small, .large, .accessibilityMedium]),
        directions: some([.leftToRight, .rightToLeft]),
        locales: some(["en", "ar", "pt-BR"])
      )
      // Each word of each list, and every way to take one of each.
      var names: Set<String> = [""]
      func times(_ words: [String]) {
        if words.isEmpty { return }
        names = Set(names.flatMap { name in words.map { name.isEmpty ? $0 : "\(name).\($0)" } })
      }
      times(
        matrix.devices.map {
          $0.device.replacing(" ", with: "-") + ($0.orientation == .landscape ? "-landscape" : "")
        }
      )
      times(matrix.styles.map { $0 == .dark ? "dark" : "light" })
      times(
        matrix.textSizes.map {
          $0 == .small ? "small" : $0 == .large ? "large" : "accessibility1"
        }
      )
      times(matrix.directions.map { $0 == .rightToLeft ? "rtl" : "ltr" })
      times(matrix.locales)
      guard names != [""] else {
        #expect(throws: SnapshotError.self) { try matrix.cells() }
        continue
      }
      let cells = try matrix.cells().map(\.name)
      #expect(cells.count == names.count && Set(cells) == names, "\(seed)")
    }
  }

  @Test func `refuses what would take minutes, and what is no name`() {
    let sizes = Array(ContentSizeCategory.ordered.dropFirst())
    let locales = (0..<100).map { "en-x-\($0)" }
    let large = SnapshotMatrix(styles: [.light, .dark], textSizes: sizes, locales: locales)
    #expect { try large.cells() } throws: { "\($0)".contains("more than 1000 cells") }
    #expect { try SnapshotMatrix(locales: ["../x"]).cells() } throws: {
      "\($0)".contains("a locale that is none")
    }
    #expect { try SnapshotMatrix(styles: [.unspecified]).cells() } throws: {
      "\($0)".contains("a style that is none")
    }
  }

  @Test func `takes in each cell what the same snapshot takes alone`() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/matrix-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let site: CallSite = (#fileID, #filePath, 1, 1)
    let call = SnapshotCall("cells()", at: site, record: .all, folder: folder)
    let matrix = SnapshotMatrix(
      devices: ["iPhone 16", .init("iPhone SE", .landscape)],
      styles: [.light, .dark],
      textSizes: [.large, .accessibilityLarge],
      directions: [.leftToRight, .rightToLeft]
    )
    let (cells, _) = call.verify(
      { Self.card() },
      as: Snapshotting<View, Scene>.image,
      in: matrix,
      environment: [:],
      journal: nil
    )
    #expect(cells.count == 16)
    var contents: Set<Data> = []
    for cell in cells {
      let name = try #require(cell.record.variant)
      let words = name.split(separator: ".").map(String.init)
      var traits = Traits.unspecified
      traits.userInterfaceStyle = words[1] == "dark" ? .dark : .light
      traits.preferredContentSizeCategory = words[2] == "large" ? .large : .accessibilityLarge
      traits.layoutDirection = words[3] == "rtl" ? .rightToLeft : .leftToRight
      let isWide = words[0].hasSuffix("-landscape")
      let device = isWide ? "iPhone SE" : "iPhone 16"
      let alone = SnapshotCall("alone()", named: name, at: site, record: .all, folder: folder)
      _ = alone.verify(
        { Self.card() },
        as: .image(on: device, isWide ? .landscape : .portrait, traits: traits),
        environment: [:]
      )
      let pair = ["cells.\(name)", "alone." + SnapshotName.cleaned(name)].map {
        try? Data(contentsOf: URL(filePath: "\(folder)/\($0).scene"))
      }
      #expect(pair[0] != nil && pair[0] == pair[1], "\(name)")
      contents.insert(pair[0] ?? Data())
    }
    #expect(contents.count == 16)
  }

  @Test func `tells all its cells in one message`() throws {
    let issues = Mutex<[String]>([])
    withKnownIssue {
      withSnapshotTesting(record: .never) {
        assertSnapshot(
          of: Self.card(),
          as: .layout,
          matrix: SnapshotMatrix(devices: ["iPhone 16"], styles: [.light, .dark], locales: ["ar"])
        )
      }
    } matching: { issue in
      issues.withLock { $0 += issue.comments.map(\.rawValue) }
      return true
    }
    let all = issues.withLock { $0 }
    #expect(all.count == 1)
    let told = try #require(all.first)
    #expect(told.contains("2 of 2 cells failed (2 missing)"), "\(told)")
    #expect(told.contains("failed: iPhone-16.light.ar, iPhone-16.dark.ar"))
  }

  @Test func `refuses a strategy that draws nothing`() {
    withKnownIssue {
      withSnapshotTesting(record: .never, matrix: SnapshotMatrix(styles: [.dark])) {
        assertSnapshot(of: "text", as: .lines)
      }
    } matching: {
      $0.comments.contains { $0.rawValue.contains("'as:' draws nothing") }
    }
  }
}
