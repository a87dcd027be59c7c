import Foundation
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineScene
import TestSupport
import Testing

@testable import SnaplineText

@Suite struct `A system font` {
  /// Heights of labels of one to three lines, as recorded from iOS.
  struct Heights {
    var size, line, atTwo, atThree, twoLines, threeLines: Double
  }

  static let recorded: [Heights] = [
    (9, 10.7402, 11, 11, 21.5, 32.5), (10, 11.9336, 12, 12, 24, 36),
    (11, 13.1270, 13.5, 13.333, 26.5, 39.5), (12, 14.3203, 14.5, 14.333, 29, 43),
    (13, 15.5137, 16, 15.667, 31.5, 47), (14, 16.7070, 17, 17, 33.5, 50.5),
    (15, 17.9004, 18, 18, 36, 54), (16, 19.0938, 19.5, 19.333, 38.5, 57.5),
    (17, 20.2871, 20.5, 20.333, 41, 61), (18, 21.4805, 21.5, 21.667, 43, 64.5),
    (19, 22.6738, 23, 23, 45.5, 68.5), (20, 23.8672, 24, 24, 48, 72),
    (21, 25.0605, 25.5, 25.333, 50.5, 75.5), (22, 26.2539, 26.5, 26.333, 53, 79),
    (23, 27.4473, 27.5, 27.667, 55, 82.5), (24, 28.6406, 29, 28.667, 57.5, 86),
    (25, 29.8340, 30, 30, 60, 90), (26, 31.0273, 31.5, 31.333, 62.5, 93.5),
    (27, 32.2207, 32.5, 32.333, 64.5, 97), (28, 33.4141, 33.5, 33.667, 67, 100.5),
    (29, 34.6074, 35, 34.667, 69.5, 104), (30, 35.8008, 36, 36, 72, 107.5),
    (31, 36.9941, 37, 37, 74, 111), (32, 38.1875, 38.5, 38.333, 76.5, 115),
    (33, 39.3809, 39.5, 39.667, 79, 118.5), (34, 40.5742, 41, 40.667, 81.5, 122),
    (35, 41.7676, 42, 42, 84, 125.5), (36, 42.9609, 43, 43, 86, 129),
    (37, 44.1543, 44.5, 44.333, 88.5, 132.5), (38, 45.3477, 45.5, 45.667, 91, 136.5),
    (39, 46.5410, 47, 46.667, 93.5, 140), (40, 47.7344, 48, 48, 95.5, 143.5),
  ].map { Heights(size: $0, line: $1, atTwo: $2, atThree: $3, twoLines: $4, threeLines: $5) }

  @Test func `has the heights of Apple's`() {
    for row in Self.recorded {
      let font = Font.systemFont(ofSize: row.size)
      #expect(abs(font.lineHeight - row.line) < 1e-4)
      #expect(PixelGrid(scale: 2).ceil(font.lineHeight) == row.atTwo)
      #expect(abs(PixelGrid(scale: 3).ceil(font.lineHeight) - row.atThree) < 1e-3)
      #expect(font.leading == 0)
    }
    let font = Font.systemFont(ofSize: 17)
    #expect(abs(font.ascender - 16.187) < 1e-3)
    #expect(abs(font.descender + 4.101) < 1e-3)
    #expect(abs(font.capHeight - 11.978) < 1e-3)
  }

  @Test func `is as tall in a label of lines`() {
    let typesetter = Typesetter(in: Environment())
    for row in Self.recorded {
      let font = Font.systemFont(ofSize: row.size)
      for (text, height) in [
        ("a", row.atTwo), ("a\nb", row.twoLines), ("a\nb\nc", row.threeLines),
      ] {
        let block = typesetter.layout(StyledText(text, font: font))
        #expect(PixelGrid(scale: 2).ceil(block.size.height) == height, "\(row.size) \(text)")
      }
    }
  }

  @Test(arguments: Font.Weight.named.map(\.weight))
  func `keeps its heights at every weight`(weight: Font.Weight) {
    let font = Font.systemFont(ofSize: 17, weight: weight)
    #expect(font.lineHeight == Font.systemFont(ofSize: 17).lineHeight)
  }

  @Test func `has UIKit's names`() {
    #expect(Font.systemFont(ofSize: 17).fontName == ".SFUI-Regular")
    #expect(Font.boldSystemFont(ofSize: 17).fontName == ".SFUI-Bold")
    #expect(Font.italicSystemFont(ofSize: 17).fontName == ".SFUI-Italic")
    #expect(Font.systemFont(ofSize: 17).familyName == ".AppleSystemUIFont")
  }

  @Test func `equals another that draws the same`() {
    #expect(Font.systemFont(ofSize: 17) == Font.systemFont(ofSize: 17))
    #expect(Font.systemFont(ofSize: 17) != Font.systemFont(ofSize: 17.5))
    #expect(Font.systemFont(ofSize: 17) != Font.italicSystemFont(ofSize: 17))
    #expect(Font.systemFont(ofSize: 17).withSize(20) == Font.systemFont(ofSize: 20))
    #expect(Set([Font.systemFont(ofSize: 1), Font.systemFont(ofSize: 1)]).count == 1)
  }

  @Test(arguments: [0, -3, .infinity, -.infinity, .nan, 1e300])
  func `survives any size`(size: CGFloat) {
    let font = Font.systemFont(ofSize: size)
    #expect(font.pointSize > 0 && font.pointSize.isFinite)
    let block = Typesetter(in: Environment()).layout(StyledText("a", font: font))
    #expect(block.size.width.isFinite)
  }

  @Test func `tracks as Apple's table says`() {
    #expect(SystemFont.tracking(atSize: 12) == 0)
    #expect(SystemFont.tracking(atSize: 17) == -26)
    #expect(SystemFont.tracking(atSize: 28) == 14)
    #expect(SystemFont.tracking(atSize: 12.5) == -3)
    #expect(SystemFont.tracking(atSize: 3) == 41)
    #expect(SystemFont.tracking(atSize: 500) == 0)
  }
}

@Suite struct `A named font` {
  @Test(arguments: ["DejaVu Sans", "DejaVuSans", "dejavu sans"])
  func `is found by any of its names`(name: String) throws {
    let font = try #require(Font(name: name, size: 20))
    #expect(font.familyName == "DejaVu Sans")
    // The numbers of the file's own `hhea` table.
    #expect(abs(font.ascender - 20 * 1901 / 2048) < 1e-3)
    #expect(abs(font.descender + 20 * 483 / 2048) < 1e-3)
  }

  @Test func `is found by the name of a face`() throws {
    let font = try #require(Font(name: "DejaVuSans-Bold", size: 20))
    #expect(font.fontName == "DejaVuSans-Bold")
  }

  @Test(arguments: [
    "DejaVu Sans Condensed", "DejaVuSansCondensed", "DejaVuSerifCondensed-BoldItalic",
  ])
  func `is as wide as its face`(name: String) throws {
    let narrow = try #require(Font(name: name, size: 20))
    let wide = try #require(
      Font(name: name.replacingOccurrences(of: "Condensed", with: "").trimmed, size: 20)
    )
    let typesetter = Typesetter(in: Environment())
    let blocks = [narrow, wide].map { typesetter.layout(StyledText("Condensed", font: $0)) }
    #expect(abs(blocks[0].size.width / blocks[1].size.width - 0.9) < 0.01)
    #expect(blocks[0].lines[0].runs[0].face.file.contains("Condensed"))
    #expect(narrow.fontDescriptor.symbolicTraits.contains(.traitCondensed))
  }

  /// A folder with a copy of a font that is installed too, and with what is no font.
  private func withOwnFont(_ body: (String) throws -> Void) throws {
    let files = FileManager.default
    let folder = files.temporaryDirectory.path + "/snapline-" + UUID().uuidString
    try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? files.removeItem(atPath: folder) }
    let installed = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
    try files.copyItem(atPath: installed, toPath: folder + "/Own.ttf")
    try body(folder)
  }

  private func fileOfFont(_ sources: FontSources) throws -> String {
    var environment = Environment()
    environment.fonts = sources
    return try Environment.$current.withValue(environment) {
      let font = try #require(Font(name: "DejaVu Sans", size: 20))
      let block = Typesetter(in: environment).layout(StyledText("own", font: font))
      return try #require(block.lines.first?.runs.first).face.file
    }
  }

  @Test func `is the environment's own, whatever is installed besides`() throws {
    try withOwnFont { folder in
      let own = folder + "/Own.ttf"
      let folders = [folder] + FontSources.systemFolders
      let found = try [
        FontSources(files: [own]), FontSources(folders: folders),
        FontSources(folders: folders.reversed()),
      ].map(fileOfFont)
      expectEqual(found, [own, own, own])
    }
  }

  @Test(.mustEnd) func `is found beside a pipe, which nobody waits for`() throws {
    try withOwnFont { folder in
      #expect(unsafe mkfifo(folder + "/pipe.ttf", 0o600) == 0)
      let folders = [folder] + FontSources.systemFolders
      let found = try fileOfFont(FontSources(folders: folders))
      #expect(found == folder + "/Own.ttf")
      let other = try fileOfFont(FontSources(files: [folder + "/pipe.ttf"]))
      #expect(other.hasPrefix("/usr/share/fonts"))
    }
  }

  /// Heights of a line at 20 points, with those that a file states in parts of 2048.
  private func lineHeight(ascender: Int16, descender: Int16, in folder: String) throws -> Double {
    let path = folder + "/Own.ttf"
    var bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
    let count = Int(bytes[4]) << 8 | Int(bytes[5])
    for table in 0..<count {
      let entry = 12 + 16 * table
      guard bytes[entry..<entry + 4].elementsEqual("hhea".utf8) else { continue }
      let start = bytes[entry + 8..<entry + 12].reduce(0) { $0 << 8 | Int($1) }
      for (place, height) in [(4, ascender), (6, descender)] {
        bytes[start + place] = UInt8(truncatingIfNeeded: height >> 8)
        bytes[start + place + 1] = UInt8(truncatingIfNeeded: height)
      }
    }
    try Data(bytes).write(to: URL(filePath: path))
    var environment = Environment()
    environment.fonts = FontSources(files: [path])
    return try Environment.$current.withValue(environment) {
      try #require(Font(name: "DejaVu Sans", size: 20)).lineHeight
    }
  }

  @Test func `has lines that can be lines, whatever heights its file states`() throws {
    for (ascender, descender, height) in [
      (1024, -512, 15.0), (4096, -2048, 60), (-32768, -512, 24), (32767, -32768, 24),
    ] as [(Int16, Int16, Double)] {
      try withOwnFont { folder in
        let found = try lineHeight(ascender: ascender, descender: descender, in: folder)
        #expect(abs(found - height) < 1e-6, "\(ascender) \(descender): \(found)")
      }
    }
  }

  @Test func `is there beside a folder whose name no configuration can say`() throws {
    var environment = Environment()
    environment.fonts = FontSources(
      folders: ["/tmp/\u{1}\u{1B}", "/tmp/a & <b>"] + FontSources.systemFolders
    )
    let block = Typesetter(in: environment)
      .layout(StyledText("there", font: .systemFont(ofSize: 17)))
    #expect(block.diagnostics.isEmpty && block.size.width > 0)
  }

  @Test(arguments: [
    ("Intre", "Inter"), ("Noto Sans Condensed", "Noto Sans"),
    ("DejaVu Sans Mnoo", "DejaVu Sans Mono"),
    ("Noto Sans Mono", "Noto Sans"), ("Noto Sand", "Noto Sans"), ("Zapf", nil),
  ])
  func `has a nearest family, where one is near`(name: String, nearest: String?) {
    let known = [
      "DejaVu Sans", "DejaVu Sans Mono", "Inter", "Noto Sans", "Noto Sans Miao",
      "Noto Sans Sundanese",
    ]
    #expect(Font.nearestFamily(to: name, among: known) == nearest)
  }

  @Test func `is nothing where it isn't there`() {
    #expect(Font(name: "No Such Font", size: 20) == nil)
    #expect(Font(name: "", size: 20) == nil)
  }

  @Test func `is measured as it is`() throws {
    let inter = try #require(Font(name: "Inter", size: 100))
    let block = Typesetter(in: Environment()).layout(StyledText("H", font: inter))
    // 2084 units of 2816 in Inter's file.
    #expect(abs(block.size.width - 100 * 2084 / 2816) < 0.01, "\(block.size.width)")
  }
}

extension String {
  /// `DejaVuSerif-BoldItalic` and `DejaVu Sans` out of the names of condensed faces.
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}

@Suite struct `A font's name` {
  @Test func `leads to the same face, whether one folder is read or all are`() throws {
    let everything = try FontLibrary(FontSources()).configuration(.everything)
    let faces = everything.faces
    let own = faces.filter { $0.file.contains("/Inter") }
    // Each is looked for among all of them.
    let others = faces.indices.filter { $0 % 25 == 0 }.map { faces[$0] }
    let library = FontLibrary(FontSources())
    for face in own + others {
      for name in [face.postScriptName, face.family, face.family.uppercased()] {
        #expect(library.face(named: name)?.face == everything.face(named: name), "\(name)")
      }
    }
    #expect(library.hasSystemScope && own.count > 8 && library.face(named: "No such") == nil)
  }
}
