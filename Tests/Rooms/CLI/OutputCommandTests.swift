import Foundation
import TestSupport
import Testing

private let card = """
  version: 1
  canvas: 120x60
  view:
    id: ground
    background: systemBackground
    view:
    - {id: title, label: Hello, centeredIn: superview}

  """

@Suite struct `The command render, in every format` {
  private func bytes(_ folder: Folder, _ name: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: URL(fileURLWithPath: folder(name))))
  }

  @Test(
    arguments: [
      ("png", [0x89, 0x50]), ("jpg", [0xFF, 0xD8]), ("webp", Array("RIFF".utf8)),
      ("svg", Array("<svg".utf8)), ("pdf", Array("%PDF".utf8)), ("json", Array("{\n".utf8)),
      ("txt", Array("view ".utf8)),
    ] as [(String, [UInt8])]
  )
  func `writes what the name says, twice the same`(ending: String, start: [UInt8]) throws {
    try withFolder(["card.yaml": card]) { folder in
      for name in ["one", "two"] {
        let run = try Built(["render", "card.yaml", "-o", "\(name).\(ending)"], in: folder)
        #expect(run.status == 0 && run.error.isEmpty, "\(run.error)")
      }
      let file = try bytes(folder, "one.\(ending)")
      #expect(file.starts(with: start))
      let other = try bytes(folder, "two.\(ending)")
      // A PDF says its own name.
      if ending != "pdf" { #expect(file == other) }
    }
  }

  @Test func `writes designs as pages of one file, all or none`() throws {
    try withFolder(["a.yaml": card, "b.yaml": card, "bad.yaml": "canvas: nonsense"]) { folder in
      let good = try Built(["render", "a.yaml", "b.yaml", "-o", "all.pdf"], in: folder)
      #expect(good.status == 0 && good.error.isEmpty)
      let file = String(decoding: try bytes(folder, "all.pdf"), as: UTF8.self)
      #expect(file.contains("/Count 2"))
      let bad = try Built(["render", "a.yaml", "bad.yaml", "-o", "none.pdf"], in: folder)
      #expect(bad.status == 1)
      #expect(bad.error.hasPrefix("bad.yaml"))
      #expect(!folder.names.contains("none.pdf"))
    }
  }

  @Test func `puts the pictures of an SVG file beside it`() throws {
    try withFolder(["photo.yaml": "canvas: 20x20\nview: {image: photo.png, filling: superview}"]) {
      folder in
      let picture = try Built(
        ["render", "-", "-o", "photo.png"],
        in: folder,
        input: "canvas: 4x4\nview: {background: red}"
      )
      #expect(picture.status == 0, "\(picture.error)")
      let run = try Built(
        ["render", "photo.yaml", "-o", "sub/", "--format", "svg", "--images", "link"],
        in: folder
      )
      #expect(run.status == 0 && run.error.isEmpty, "\(run.error)")
      let text = folder.text(of: "sub/photo.svg") ?? ""
      let name = try #require(
        folder.names.first { $0.hasPrefix("sub/photo-images/") && $0.hasSuffix(".png") }
      )
      #expect(text.contains("href=\"\(name.dropFirst(4))\""), "\(text)")
    }
  }

  @Test func `is like to-swift and diff, which write over nothing that they read`() throws {
    let files = [
      "card.yaml": "import: [parts.yaml]\ncanvas: 40x40\nview: {label: '{{name}}', style: a}\n",
      "parts.yaml": "styles: {a: {color: red}}\n", "ada.json": "{\"name\": \"Ada\"}",
      "photo.yaml": "canvas: 40x40\nview: {image: one.png}\n",
    ]
    try withFolder(files) { folder in
      #expect(
        try Built(["render", "card.yaml", "--data", "ada.json", "-o", "one.png"], in: folder).status
          == 0
      )
      try FileManager.default.createSymbolicLink(
        atPath: folder("link.swift"),
        withDestinationPath: "card.yaml"
      )
      for target in ["card.yaml", "parts.yaml", "ada.json", "link.swift"] {
        let before = try bytes(folder, target)
        let run = try Built(
          ["to-swift", "card.yaml", "--data", "ada.json", "-o", target],
          in: folder
        )
        #expect(run.status != 0 && run.error.contains("[overwrites-input]"), "\(run.error)")
        #expect(try bytes(folder, target) == before, "\(target)")
      }
      let before = try bytes(folder, "one.png")
      let run = try Built(["diff", "photo.yaml", "photo.yaml", "-o", "one.png"], in: folder)
      #expect(run.status == 2 && run.error.contains("[overwrites-input]"), "\(run.error)")
      #expect(try bytes(folder, "one.png") == before)
    }
  }

  @Test func `writes no picture over one that a later design shows`() throws {
    let files = [
      "a.yaml": "canvas: 40x40\nview: {background: red}\n",
      "b.yaml": "canvas: 40x40\nview: {image: a.png}\n",
    ]
    try withFolder(files) { folder in
      #expect(try Built(["render", "a.yaml"], in: folder).status == 0)
      let before = try bytes(folder, "a.png")
      try folder.write("canvas: 40x40\nview: {background: blue}\n", to: "a.yaml")
      let run = try Built(["render", "a.yaml", "b.yaml"], in: folder)
      #expect(run.status == 1 && run.error.contains("[overwrites-input]"), "\(run.error)")
      #expect(try bytes(folder, "a.png") == before)
      #expect(try !bytes(folder, "b.png").isEmpty)
    }
  }

  /// The entry's value is the picture's name, or a part of it.
  @Test(arguments: [("{{photo}}", "1.png"), ("{{photo}}.png", "1")])
  func `writes no picture over one that a later entry shows`(image: String, last: String) throws {
    let files = [
      "a.yaml": "canvas: 40x40\nview: {background: red}\n",
      "card.yaml": "canvas: 40x40\nview: {image: '\(image)'}\n",
    ]
    try withFolder(files) { folder in
      for name in ["0.png", "1.png"] {
        #expect(try Built(["render", "a.yaml", "-o", name], in: folder).status == 0)
      }
      let before = try bytes(folder, "1.png")
      let first = last.replacing("1", with: "0")
      try folder.write(
        #"[{"id": "1", "photo": "\#(first)"}, {"id": "2", "photo": "\#(last)"}]"#,
        to: "rows.json"
      )
      let run = try Built(
        ["render", "card.yaml", "--data", "rows.json", "-o", "{{id}}.png"],
        in: folder
      )
      #expect(run.status == 1 && run.error.contains("[overwrites-input]"), "\(run.error)")
      #expect(try bytes(folder, "1.png") == before)
      #expect(try !bytes(folder, "2.png").isEmpty)
    }
  }

  @Test func `draws both appearances into one SVG file`() throws {
    try withFolder(["card.yaml": card]) { folder in
      let run = try Built(
        ["render", "card.yaml", "-o", "-", "--format", "svg", "--svg-theme", "both"],
        in: folder
      )
      #expect(run.status == 0)
      #expect(run.output.contains("prefers-color-scheme: dark"))
      #expect(run.output.contains("fill=\"#fff\""))
    }
  }

  @Test func `prints what is where, as the schema says`() throws {
    try withFolder(["card.yaml": card]) { folder in
      let run = try Built(["render", "card.yaml", "-o", "-", "--format", "json"], in: folder)
      #expect(run.output.contains("\"path\": \"View/ground/title\""), "\(run.output)")
      let schema = try Built(["schema", "layout"])
      #expect(schema.output.contains("A layout tree of Snapline"))
    }
  }

  @Test(arguments: ["png", "jpg", "webp", "svg", "pdf"])
  func `draws overlays in every format of pictures`(ending: String) throws {
    try withFolder(["card.yaml": card]) { folder in
      for (name, options) in [("plain", []), ("over", ["--overlay", "frames,margins"])] {
        let words = ["render", "card.yaml", "-o", "\(name).\(ending)"] + options
        let run = try Built(words, in: folder)
        #expect(run.status == 0 && run.error.isEmpty, "\(run.error)")
      }
      #expect(try bytes(folder, "plain.\(ending)") != bytes(folder, "over.\(ending)"))
    }
  }

  @Test(arguments: ["png", "jpeg", "webp", "svg", "pdf", "json", "text"])
  func `leaves nothing behind on a full disk, and ends quietly in a closed pipe`(format: String)
    throws
  {
    try withFolder(["card.yaml": card]) { folder in
      let full = try Built(
        ["render", "card.yaml", "-o", "/dev/full", "--format", format],
        in: folder
      )
      #expect(full.status == 2)
      #expect(
        full.error == "/dev/full: error: can't be written [unwritable]\n  No space left on device\n"
      )
      let limited = try Built(
        shell: "ulimit -f 0; $snapline render card.yaml -o out.\(format) --format \(format)",
        in: folder
      )
      #expect(limited.status == 2, "\(limited.error)")
      expectEqual(folder.names, ["card.yaml"])
      let closed = try Built(
        shell: "$snapline render card.yaml -o - --format \(format) | true; exit ${PIPESTATUS[0]}",
        in: folder
      )
      #expect(closed.status == 141 || closed.status == 0)
      #expect(closed.error.isEmpty)
    }
  }
}
