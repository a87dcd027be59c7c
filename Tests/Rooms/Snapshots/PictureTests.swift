import Foundation
import SnaplineGeometry
import SnaplineScene
import SnaplineSnapshots
import TestSupport
import Testing

@Suite struct `A picture's baseline` {
  private static let page: Box = {
    var page = Box(name: "page", width: 200, height: 120)
    page.children = [
      Box(name: "card", x: 20, y: 20, width: 100, height: 60, color: RGBA(bytes: 240, 240, 240)),
      Box(name: "divider", x: 0, y: 100, width: 200, height: 1, color: RGBA(bytes: 220, 220, 220)),
    ]
    return page
  }()

  private static let edits: [(String, @Sendable (inout Box) -> Void)] = [
    ("a divider gone", { $0.children.removeLast() }),
    ("a block", { $0.children.append(Box(x: 50, y: 50, width: 20, height: 20, color: .black)) }),
    ("an added padding", { $0.children[0].x += 8 }),
    ("a moved pixel", { $0.children[0].y += 0.5 }),
    ("only red", { $0.children[0].color = RGBA(bytes: 243, 240, 240) }),
    ("one level of red", { $0.children[0].color = RGBA(bytes: 241, 240, 240) }),
    ("only alpha", { $0.children[0].color.alpha = 0.99 }),
    ("another radius", { $0.children[0].radius = 1 }),
    ("another size", { $0.width += 1 }),
  ]

  @Test(arguments: Keeping.allCases)
  func `fails whatever a person would see, and keeps what shows it`(keeping: Keeping) throws {
    for (place, edit) in Self.edits.enumerated() {
      let folder = try TemporaryFolder()
      let name = "case\(place)"
      #expect(folder.check(Self.page, name, keeping, .all)?.contains("was recorded") == true)
      #expect(folder.check(Self.page, name, keeping, .pending) == nil, "\(edit.0)")
      var edited = Self.page
      edit.1(&edited)
      let message = folder.check(edited, name, keeping, .never)
      #expect(message?.contains("differs from its baseline") == true, "\(edit.0)")
      for role in ["expected", "actual", "difference"] {
        #expect(message?.contains("\(name).\(role).png") == true, "\(edit.0)")
      }
      #expect(!folder.names.contains { $0.contains(".new.") })
    }
  }

  @Test func `never takes a moved view for other pixels`() throws {
    let folder = try TemporaryFolder()
    let lenient = Tolerance.raster(channel: 255, over: 1, share: 1)
    for keeping in Keeping.allCases {
      let name = keeping.rawValue
      _ = folder.check(Self.page, name, keeping, .all)
      var edited = Self.page
      edited.children[0].x += 0.5
      let message = folder.check(edited, name, keeping, .never, tolerance: lenient)
      #expect(message?.contains("layout  card  x 20 → 20.5 (+0.5)") == true, "\(name)")
    }
  }

  @Test func `is written over within its limits only where all are recorded`() throws {
    let folder = try TemporaryFolder()
    let lenient = Tolerance(layout: 1)
    _ = try folder.keep(Self.page, "a", .replay, .all)
    let kept = folder.text("a.scene")
    var edited = Self.page
    edited.children[0].x += 0.5
    for mode in RecordMode.allCases where mode != .all {
      #expect(try folder.keep(edited, "a", .replay, mode, tolerance: lenient) == nil, "\(mode)")
      #expect(folder.text("a.scene") == kept, "\(mode)")
    }
    let message = try folder.keep(edited, "a", .replay, .all, tolerance: lenient)
    #expect(
      message?.hasPrefix(
        "a is as its baseline; a new one was recorded, because the record mode is 'all'"
      ) == true,
      "\(message ?? "")"
    )
    #expect(folder.text("a.scene") != kept)
    #expect(try folder.keep(edited, "a", .replay, .never) == nil)
    #expect(try folder.keep(edited, "a", .replay, .all) == nil)
  }

  @Test func `says when it was made by other libraries`() throws {
    let folder = try TemporaryFolder()
    _ = folder.check(Self.page, "page", .replay, .all)
    let text = try #require(folder.text("page.scene"))
    #expect(text.contains("note cairo "))
    try folder.write(
      text.replacing("note snapline \"", with: "note snapline \"0.0."),
      to: "page.scene"
    )
    #expect(folder.check(Self.page, "page", .replay, .never) == nil)
    var edited = Self.page
    edited.children[0].color = .black
    let message = folder.check(edited, "page", .replay, .never)
    #expect(message?.contains("made with snapline 0.0.") == true)
  }

  @Test func `is missing a file where more is to be kept`() throws {
    let folder = try TemporaryFolder()
    _ = folder.check(Self.page, "page", .replay, .all)
    let message = folder.check(Self.page, "page", .both, .never)
    #expect(message?.contains("the baseline has no png file") == true)
  }

  @Test(arguments: TestPNG.allCases)
  func `may come from any program`(format: TestPNG) throws {
    let folder = try TemporaryFolder()
    let gray = Box(width: 4, height: 4, color: RGBA(bytes: 128, 128, 128))
    try Data(format.file(level: 128)).write(to: URL(filePath: folder.path + "/same.png"))
    let same = folder.check(gray, "same", .png, .never) ?? ""
    #expect(same.contains("\n  the baseline carries no scene: only pixels could be judged\n"))
    #expect(!same.contains("levels"), "\(same)")
    try Data(format.file(level: 120)).write(to: URL(filePath: folder.path + "/other.png"))
    let message = folder.check(gray, "other", .png, .never)
    #expect(message?.contains("64 by more than 2 levels") == true, "\(message ?? "")")
  }

  @Test func `that is damaged is said to be, and stays`() throws {
    let folder = try TemporaryFolder()
    _ = folder.check(Self.page, "page", .png, .all)
    let path = URL(filePath: folder.path + "/page.png")
    let whole = try Data(contentsOf: path)
    var flipped = whole
    flipped[whole.count - 60] ^= 0x10
    var damaged = [Data(), Data("hello".utf8), Data(whole.dropFirst())]
    damaged += [9, 40, 70, whole.count / 2].map { whole.prefix($0) }
    for bytes in damaged {
      try bytes.write(to: path)
      for mode in [RecordMode.pending, .all] {
        let message = folder.check(Self.page, "page", .png, mode) ?? ""
        #expect(message.contains("page.png: error: the baseline can't be read"), "\(message)")
      }
      #expect(try Data(contentsOf: path) == bytes)
      expectEqual(folder.names, ["page.new.png", "page.png"])
    }
    try flipped.write(to: path)
    // A chunk that nobody needs may be what was hit; then the picture is whole.
    if let message = folder.check(Self.page, "page", .png, .pending) {
      let isTold = message.contains("can't be read") || message.contains("carries no scene")
      #expect(isTold, "\(message)")
    }
  }

  @Test func `whose text is damaged is said to be, and stays`() throws {
    let folder = try TemporaryFolder()
    let cases = [
      ("", "the file is empty"), ("snapline scene 1\nfill", "line 2"), ("\u{0}", "line 1"),
      ("snapline scene 1\r\ncanvas 1 1 scale 1\r\n", "its lines end in CR LF"),
      ("snapline scene 1\n<<<<<<< HEAD\n", "line 2: a merge left the mark of a conflict there"),
    ]
    for (text, reason) in cases {
      try folder.write(text, to: "page.scene")
      let message = folder.check(Self.page, "page", .replay, .all) ?? ""
      #expect(message.contains("page.scene: error: the baseline can't be read"))
      #expect(message.contains(reason), "\(message)")
      expectEqual(folder.names, ["page.new.scene", "page.scene"])
      #expect(folder.text("page.scene") == text)
    }
  }
}

extension TemporaryFolder {
  func check(
    _ box: Box,
    _ name: String,
    _ keeping: Keeping,
    _ mode: RecordMode,
    tolerance: Tolerance? = nil
  ) -> String? {
    var scene = box.scene
    scene.size = CGSize(width: box.width, height: box.height)
    return withSnapshotTesting(keeping: keeping, tolerance: tolerance) {
      call(name: name, mode: mode).verify(
        { scene },
        as: .image,
        environment: ["SNAPLINE_ARTIFACTS": path + "-shown"]
      ).message
    }
  }
}
