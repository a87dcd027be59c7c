import Foundation
import TestSupport
import Testing

@Suite struct `snapline fonts` {
  @Test func `lists families and packages, for people and for programs`() throws {
    let text = try Built(["fonts"])
    #expect(text.status == 0)
    #expect(text.output.contains("\nInter ") || text.output.hasPrefix("Inter "))
    let json = try Built(["fonts", "--json"])
    let read = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    let families = try #require(read?["families"] as? [[String: Any]])
    let inter = try #require(families.first { $0["name"] as? String == "Inter" })
    #expect((inter["weights"] as? [Int])?.contains(400) == true)
    #expect(inter["italic"] as? Bool == true)
    #expect(read?["missing"] is [Any])
  }

  /// A design, a folder with a font, and one without.
  private func withFonts(_ body: (Folder) throws -> Void) throws {
    let design = "canvas: 99x40\nview: {label: Own, font: DejaVu Sans 20, centeredIn: superview}\n"
    try withFolder(["card.yaml": design, "empty/read.me": "no font"]) { folder in
      try FileManager.default.createDirectory(
        atPath: folder("faces"),
        withIntermediateDirectories: true
      )
      try FileManager.default.copyItem(
        atPath: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",
        toPath: folder("faces/Own.ttf")
      )
      try body(folder)
    }
  }

  @Test func `has the folders of SNAPLINE_FONTS, before those of the system`() throws {
    try withFonts { folder in
      func files(_ variable: String) throws -> [String] {
        let line = "\(variable) $snapline fonts --json"
        let output = try Built(shell: line, in: folder).output
        let read = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
        let families = read?["families"] as? [[String: Any]] ?? []
        return families.first { $0["name"] as? String == "DejaVu Sans" }?["files"] as? [String]
          ?? []
      }
      let (plain, two) = (try files(""), try files("SNAPLINE_FONTS=empty:faces"))
      let absolute = try files("SNAPLINE_FONTS=\(folder("faces"))")
      #expect(!plain.isEmpty && !plain.contains { $0.hasSuffix("/Own.ttf") })
      expectEqual(two.map { $0.suffix(8) }, ["/Own.ttf"])
      #expect(absolute == two)
    }
  }

  @Test func `draws and tests designs with the folders of SNAPLINE_FONTS`() throws {
    try withFonts { folder in
      let plain = try Built(["render", "card.yaml", "-o", "plain.svg", "--strict"], in: folder)
      #expect(plain.status == 0, "\(plain.error)")
      let design = try #require(folder.text(of: "card.yaml"))
      try folder.write(design.replacing("DejaVu Sans", with: "Lobster"), to: "card.yaml")
      #expect(try Built(["render", "card.yaml", "--strict"], in: folder).status == 1)
      let faces = try Data(contentsOf: URL(fileURLWithPath: folder("faces/Own.ttf")))
      let named = faces.renamingFamily("DejaVu Sans", to: "Lobster Pot")
      try named.write(to: URL(fileURLWithPath: folder("faces/Own.ttf")))
      try folder.write(design.replacing("DejaVu Sans", with: "Lobster Pot"), to: "card.yaml")
      let line = "SNAPLINE_FONTS=faces $snapline render card.yaml --strict"
      let own = try Built(shell: line, in: folder)
      #expect(own.status == 0, "\(own.error)")
      let record = "SNAPLINE_FONTS=faces $snapline test card.yaml --record all"
      #expect(try Built(shell: record, in: folder).status == 0)
      let test = try Built(shell: "SNAPLINE_FONTS=faces $snapline test card.yaml", in: folder)
      #expect(test.status == 0, "\(test.error)")
      let option = try Built(["test", "card.yaml", "--fonts", "faces"], in: folder)
      #expect(option.status == 0, "\(option.error)")
      #expect(try Built(["fonts", "--fonts", "faces"], in: folder).output.contains("Lobster Pot"))
    }
  }

  @Test func `tells of folders in SNAPLINE_FONTS that hold no font`() throws {
    try withFonts { folder in
      let line = "SNAPLINE_FONTS=empty:nowhere:faces $snapline render card.yaml"
      let command = try Built(shell: line, in: folder)
      #expect(command.status == 0)
      for name in ["empty", "nowhere"] {
        #expect(command.error.contains("warning: no font lies in '\(folder(name))' [no-font]"))
      }
      #expect(!command.error.contains("faces'"))
      #expect(command.error.contains("SNAPLINE_FONTS names it"))
      let option = try Built(["render", "card.yaml", "--fonts", "empty"], in: folder)
      #expect(option.status == 0 && option.error.contains("--fonts names it"))
      #expect(try Built(["help", "fonts"]).output.contains("SNAPLINE_FONTS"))
    }
  }

  @Test func `fails on what is missing only when it is told to`() throws {
    let missing = try Built(["fonts", "--missing"])
    #expect(missing.status == 0)
    let isWhole = missing.output == "nothing is missing\n"
    #expect(try Built(["fonts", "--missing", "--strict"]).status == (isWhole ? 0 : 1))
  }
}

extension Data {
  /// A font whose names say another family of as many letters.
  fileprivate func renamingFamily(_ old: String, to new: String) -> Data {
    var data = self
    for encoding in [String.Encoding.utf16BigEndian, .ascii] {
      guard let wanted = old.data(using: encoding), let put = new.data(using: encoding),
        wanted.count == put.count
      else { continue }
      while let range = data.range(of: wanted) { data.replaceSubrange(range, with: put) }
    }
    return data
  }
}
