import Foundation
import Snapline
import SnaplineDocuments
import SnaplineScene
import SnaplineSnapshots
import SnaplineTesting
import TestSupport
import Testing

@Suite struct `Kinds of snapshots` {
  /// A card whose clock and whose picture are others each time.
  final class Avatar: View {}

  private func card(_ time: String, _ color: Color = .systemRed, x: Double = 8) -> View {
    let card = View()
    card.backgroundColor = .systemBackground
    let clock = Label(frame: CGRect(x: x, y: 8, width: 80, height: 24))
    clock.text = time
    clock.accessibilityIdentifier = "clock"
    let avatar = Avatar(frame: CGRect(x: 8, y: 40, width: 40, height: 40))
    avatar.backgroundColor = color
    for view in [clock, avatar] { card.addSubview(view) }
    return card
  }

  private let size = CGSize(width: 120, height: 90)

  @Test func `hide what masks cover`() {
    let masks: [Mask] = [.id("clock"), .type(Avatar.self)]
    assertSnapshot(of: card("12:30"), as: .image(size: size), named: "masked", masks: masks)
    for other in [card("7:05"), card("12:30", .systemBlue)] {
      let message = verifySnapshot(
        of: other,
        as: .image(size: size),
        named: "masked",
        record: .never,
        masks: masks
      )
      #expect(message == nil, "\(message ?? "")")
    }
    let moved = verifySnapshot(
      of: card("12:30", x: 9),
      as: .image(size: size),
      named: "masked",
      record: .never,
      masks: masks
    )
    #expect(moved?.contains("x 8 → 9 (+1)") == true, "\(moved ?? "")")
  }

  @Test func `record what masks leave to be seen`() throws {
    for keeping in Keeping.allCases { try recordMasked(keeping) }
  }

  /// Whatever mode a run records in, a kept file knows nothing of what its masks hide.
  private func recordMasked(_ keeping: Keeping) throws {
    let folder = FileManager.default.temporaryDirectory.path + "/masked-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let masks: [Mask] = [.id("clock"), .type(Avatar.self)]
    func kept(_ card: View, _ mode: RecordMode) throws -> (told: String?, files: [String: Data]) {
      let site: CallSite = (#fileID, #filePath, 1, 1)
      let call = SnapshotCall("card()", at: site, record: mode, masks: masks, folder: folder)
      let told = withSnapshotTesting(keeping: keeping) {
        call.verify({ card }, as: Snapshotting<View, Scene>.image(size: size), environment: [:])
      }
      let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      let files = try names.map { try ($0, Data(contentsOf: URL(filePath: "\(folder)/\($0)"))) }
      return (told.message, Dictionary(uniqueKeysWithValues: files))
    }
    let (told, first) = try kept(card("12:30"), .all)
    #expect(told != nil && first.count == (keeping == .both ? 2 : 1))
    for mode in [RecordMode.all, .failed, .missing, .never] {
      let (told, files) = try kept(card("7:05", .systemBlue), mode)
      #expect(told == nil, "\(keeping), \(mode): \(told ?? "")")
      #expect(files == first, "\(keeping), \(mode)")
    }
    let (moved, files) = try kept(card("7:05", x: 9), .never)
    #expect(moved?.contains("x 8 → 9 (+1)") == true, "\(keeping): \(moved ?? "")")
    #expect(files == first)
  }

  @Test(.snapshots(masks: [.text(matching: /\d+:\d\d/)]))
  func `hide what a trait covers`() {
    assertSnapshot(of: card("12:30"), as: .text(size: size), named: "trait")
    assertSnapshot(of: card("8:15"), as: .layout(size: size), named: "layout")
    withSnapshotTesting(masks: []) {
      assertSnapshot(of: card("12:30"), as: .text(size: size), named: "no masks")
    }
    let other = card("no time")
    let message = verifySnapshot(of: other, as: .text(size: size), named: "trait", record: .never)
    #expect(message?.contains("matches no view") == true, "\(message ?? "")")
  }

  @Test func `refuse masks where there are no views`() {
    let message = verifySnapshot(of: "text", as: .lines, named: "lines", masks: [.id("clock")])
    #expect(message?.contains("masks hide views, and this strategy keeps none") == true)
  }

  private struct Order: Codable {
    var number = 7
    var items = ["tea": 2, "bread": 1, "apples": 5, "zinc": 9, "milk": 3]
    var paid = true
  }

  @Test func `keep values as JSON and as property lists, with their keys in order`() throws {
    assertSnapshot(of: Order(), as: .json, named: "order")
    assertSnapshot(of: Order(), as: .plist, named: "order as a list")
    let texts = try (0..<20).map { _ in try Snapshotting<Order, String>.plist.snapshot(Order()) }
    expectEqual(Set(texts).count, 1)
    let keys = texts[0].matches(of: /<key>(.*)<\/key>/).map { String($0.1) }
    expectEqual(keys, ["items", "apples", "bread", "milk", "tea", "zinc", "number", "paid"])
  }

  @Test func `sort the keys of property lists at each depth`() throws {
    for start in Seed.some(20) {
      var seed = start
      func word() -> String {
        String((0..<4).map { _ in "abcXYZ019é".randomElement(using: &seed) ?? "a" })
      }
      func words(_ count: Int) -> [String: Int] {
        Dictionary((0..<count).map { (word(), $0) }) { first, _ in first }
      }
      let value = Dictionary((0..<9).map { (word(), words($0)) }) { first, _ in first }
      let text = try Snapshotting<[String: [String: Int]], String>.plist.snapshot(value)
      let keys = text.matches(of: /<key>(.*)<\/key>/).map { String($0.1) }
      let sorted = value.keys.sorted().flatMap { [$0] + (value[$0] ?? [:]).keys.sorted() }
      expectEqual(keys, sorted, "\(start)")
    }
  }

  @Test func `leave an encoder as it is`() throws {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    let text = try Snapshotting<[Int], String>.plist(encoder).snapshot([7])
    #expect(text.contains("<integer>7</integer>"))
    #expect(encoder.outputFormat == .binary)
  }

  @Test func `keep a page of PDF`() throws {
    let one = try Snapshotting<View, Data>.pdf(size: size).snapshot(card("12:30"))
    let other = try Snapshotting<View, Data>.pdf(size: size).snapshot(card("12:30"))
    #expect(one == other && one.starts(with: Data("%PDF".utf8)))
    // The bytes are those of one version of Cairo, so none are kept here.
    let folder = FileManager.default.temporaryDirectory.appending(path: "pdf-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    func verify(_ card: View, _ record: RecordMode) -> String? {
      let site: CallSite = (#fileID, #filePath, 1, 1)
      let folder = folder.path
      let call = SnapshotCall("page()", named: "page", at: site, record: record, folder: folder)
      return call.verify({ card }, as: .pdf(size: size), environment: [:]).message
    }
    _ = verify(card("12:30"), .all)
    #expect(verify(card("12:30"), .never) == nil)
    let message = verify(card("12:31"), .never)
    #expect(message?.contains("the first that differs is number") == true, "\(message ?? "")")
  }

  private func held(_ inset: Double) -> View {
    let card = View()
    card.accessibilityIdentifier = "card"
    let title = Label()
    title.text = "Title"
    title.accessibilityIdentifier = "title"
    title.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(title)
    LayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: inset),
      title.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
      title.widthAnchor.constraint(lessThanOrEqualToConstant: 500),
    ])
    return card
  }

  @Test func `keep the constraints that hold each view`() throws {
    let text = try held(16).convertedToScene(size: size).constraintText
    expectEqual(
      text,
      """
      "title" Label
        leading == "card" leading plus 16
        top == "card" top plus 8

      """
    )
    assertSnapshot(of: held(16), as: .constraints(size: size), named: "held")
    let message = verifySnapshot(
      of: held(20),
      as: .constraints(size: size),
      named: "held",
      record: .never
    )
    #expect(message?.contains(#"leading == "card" leading plus 20"#) == true, "\(message ?? "")")
  }

  @Test func `keep what is read`() {
    assertSnapshot(of: card("12:30"), as: .accessibility(size: size), named: "read")
    let other = card("12:31")
    let message = verifySnapshot(
      of: other,
      as: .accessibility(size: size),
      named: "read",
      record: .never
    )
    #expect(message?.contains(#"+ 1: 1 text "12:31""#) == true, "\(message ?? "")")
  }
}
