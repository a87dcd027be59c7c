import Foundation
import Testing

@Suite struct `The command diff` {
  private let design = "version: 1\ncanvas: 40x40\nview: {background: red}\n"

  @Test func `can't decide what can't be read`() throws {
    try withFolder(["a.yaml": design, "broken.yaml": "view: 7\n", "folder/x": ""]) { folder in
      for other in ["nowhere.yaml", "folder", "broken.yaml"] {
        for files in [["a.yaml", other], [other, "a.yaml"], [other, other]] {
          let run = try Built(["diff"] + files, in: folder)
          #expect(run.status == 2, "\(files)")
          #expect(run.error.hasPrefix(other), "\(files): \(run.error)")
          #expect(run.output.isEmpty)
        }
      }
      let told = try Built(["diff", "a.yaml", "nowhere.yaml", "--json"], in: folder).results()
      #expect(told?.first?["outcome"] as? String == "undecided")
      #expect(told?.first?["message"] as? String == "there is no such file")
    }
  }

  @Test func `doesn't call broken files the same`() throws {
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 7\n"
    let files = [
      "a.yaml": design, "empty.png": "", "text.png": "nonsense", "pointer.png": pointer,
      "broken.scene": "snapline-scene nonsense", "empty.scene": "", "broken.json": "{",
    ]
    try withFolder(files) { folder in
      #expect(try Built(["render", "a.yaml", "-o", "whole.png"], in: folder).status == 0)
      let whole = try Data(contentsOf: URL(filePath: folder("whole.png")))
      try whole.dropLast(4).write(to: URL(filePath: folder("cut.png")))
      try whole.prefix(8).write(to: URL(filePath: folder("signature.png")))
      for file in folder.names.sorted() {
        try FileManager.default.copyItem(atPath: folder(file), toPath: folder("copy-" + file))
        let run = try Built(["diff", file, "copy-" + file], in: folder)
        let isSound = ["a.yaml", "whole.png"].contains(file)
        #expect(run.status == (isSound ? 0 : 2), "\(file)")
        #expect(run.error.isEmpty == isSound, "\(file)")
      }
    }
  }

  @Test func `tells pictures by their first bytes`() throws {
    let blue = design.replacing("red", with: "blue")
    try withFolder(["a.yaml": design, "b.yaml": blue, "a.svg": "<svg/>"]) { folder in
      for name in ["a.jpg", "b.jpg", "a.webp", "b.webp"] {
        let run = try Built(["render", "\(name.prefix(1)).yaml", "-o", name], in: folder)
        #expect(run.status == 0, "\(run.error)")
      }
      try FileManager.default.copyItem(atPath: folder("a.jpg"), toPath: folder("named.png"))
      #expect(try Built(["diff", "a.jpg", "b.jpg"], in: folder).status == 1)
      #expect(try Built(["diff", "a.webp", "b.webp"], in: folder).status == 1)
      for file in ["a.jpg", "named.png"] {
        #expect(try Built(["diff", "a.jpg", file], in: folder).status == 0, "\(file)")
      }
      let drawing = try Built(["diff", "a.svg", "a.jpg"], in: folder)
      #expect(drawing.status == 2)
      #expect(drawing.error.contains("save it as PNG"), "\(drawing.error)")
    }
  }

  @Test func `writes the difference to a PNG file only`() throws {
    let files = ["a.yaml": design, "b.yaml": design.replacing("red", with: "blue")]
    try withFolder(files) { folder in
      let run = try Built(["diff", "a.yaml", "b.yaml", "-o", "x.svg"], in: folder)
      #expect(run.status == 64)
      #expect(run.error.contains("write -o 'x.png'"), "\(run.error)")
      #expect(!folder.names.contains("x.svg"))
    }
  }

  @Test func `says of what Git LFS keeps that it is to be fetched`() throws {
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 7\n"
    try withFolder(["a.yaml": design, "a.png": pointer, "a.scene": pointer]) { folder in
      for name in ["a.png", "a.scene"] {
        let run = try Built(["diff", name, "a.yaml"], in: folder)
        #expect(run.status == 2)
        #expect(run.error.hasPrefix("\(name): error: the file wasn't fetched [unfetched]\n"))
        #expect(run.error.hasSuffix("\nhint: run git lfs pull\n"), "\(run.error)")
      }
    }
  }

  @Test func `doesn't call damaged pictures the same`() throws {
    try withFolder(["a.yaml": design]) { folder in
      #expect(try Built(["render", "a.yaml", "-o", "whole.png"], in: folder).status == 0)
      let whole = try [UInt8](Data(contentsOf: URL(filePath: folder("whole.png"))))
      let data = try #require(whole.firstRange(of: Array("IDAT".utf8))).upperBound
      let damages: [(String, ([UInt8]) -> [UInt8])] = [
        ("nothing", { $0 }),
        ("header's checksum", { $0.changed(at: 30) }),
        ("data", { $0.changed(at: data + 2) }),
        ("end's checksum", { $0.changed(at: $0.count - 1) }),
        ("no pixels", { $0.withHeader(width: 0, height: 0) }),
        ("more rows than data", { $0.withHeader(width: 80, height: 81) }),
        ("too many pixels", { $0.withHeader(width: 60_000, height: 60_000) }),
      ]
      for (name, damage) in damages {
        for copy in ["one.png", "other.png"] {
          try Data(damage(whole)).write(to: URL(filePath: folder(copy)))
        }
        let run = try Built(["diff", "one.png", "other.png"], in: folder)
        #expect(run.status == (name == "nothing" ? 0 : 2), "\(name) \(run.output)")
      }
    }
  }

  @Test func `lets no pixel pass that nobody asked to excuse`() throws {
    func bar(_ color: String, height: Int) -> String {
      """
      version: 1
      canvas: {size: 100x200, background: white}
      view:
        filling: superview
        view:
        - {id: bar, background: '\(color)', width: 100, height: \(height)}
        constraints:
        - bar.leading == self.leading
        - bar.top == self.top + 40
      """
    }
    let files = [
      "page.yaml": bar("#ffffff", height: 1), "divider.yaml": bar("#fdfdfd", height: 1),
      "band.yaml": bar("#fefefe", height: 9), "gray.yaml": bar("#f0f0f0", height: 1),
    ]
    try withFolder(files) { folder in
      for name in files.keys.map({ $0.dropLast(5) }) {
        #expect(try Built(["render", "\(name).yaml", "-o", "\(name).png"], in: folder).status == 0)
      }
      for name in ["divider", "band"] {
        let strict = try Built(["diff", "page.png", "\(name).png"], in: folder)
        #expect(strict.status == 1, "\(name)")
        #expect(strict.output.contains("limit 0 %"), "\(strict.output)")
        #expect(strict.output.hasSuffix("may round so: --noise excuses it\n"), "\(strict.output)")
        let asked = try Built(["diff", "page.png", "\(name).png", "--noise"], in: folder)
        #expect(asked.status == 0, "\(name) \(asked.output)")
      }
      let gray = try Built(["diff", "page.png", "gray.png"], in: folder)
      #expect(gray.status == 1 && !gray.output.contains("--noise"))
      #expect(try Built(["diff", "page.png", "gray.png", "--noise"], in: folder).status == 1)
    }
  }

  @Test func `refuses to draw to standard output or to a pipe that nobody reads`() throws {
    let files = ["a.yaml": design, "b.yaml": design.replacing("red", with: "blue")]
    try withFolder(files) { folder in
      let output = try Built(["diff", "a.yaml", "b.yaml", "-o", "-"], in: folder)
      #expect(output.status == 64)
      #expect(output.error.contains("standard output"))
      #expect(!folder.names.contains("-"))
      let pipe = try Built(
        shell: "mkfifo pipe; timeout 10 $snapline diff a.yaml b.yaml -o pipe",
        in: folder
      )
      #expect(pipe.status == 2)
      #expect(pipe.error.contains("pipe: error: can't be written [unwritable]\n  nobody reads"))
      let read = try Built(
        shell: "$snapline diff a.yaml b.yaml -o >(head -c 4 | tail -c 3 > kind); sleep 0.2",
        in: folder
      )
      #expect(read.error.isEmpty)
      #expect(folder.text(of: "kind") == "PNG")
    }
  }
}

extension [UInt8] {
  fileprivate func changed(at place: Int) -> [UInt8] {
    var bytes = self
    bytes[place] ^= 1
    return bytes
  }

  /// The picture with another size in its header, and the checksum that belongs to it.
  fileprivate func withHeader(width: UInt32, height: UInt32) -> [UInt8] {
    var bytes = self
    bytes.replaceSubrange(16..<24, with: [width, height].flatMap(Self.bigEndian))
    var sum = UInt32.max
    for byte in bytes[12..<29] {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1 }
    }
    bytes.replaceSubrange(29..<33, with: Self.bigEndian(~sum))
    return bytes
  }

  private static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
