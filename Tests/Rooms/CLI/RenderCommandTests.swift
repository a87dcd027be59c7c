import Foundation
import TestSupport
import Testing

private let hello = """
  version: 1
  canvas: 400x200
  view:
    label: Hello, world
    font: largeTitle
    centeredIn: superview

  """

/// The signature that every PNG file begins with.
private let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

@Suite struct `The command render` {
  private func picture(_ folder: Folder, _ name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: folder(name)))
  }

  @Test func `draws a picture beside the design`() throws {
    try withFolder(["hello.yaml": hello]) { folder in
      let command = try Built(["render", "hello.yaml"], in: folder)
      #expect(command.status == 0)
      #expect(command.output.isEmpty && command.error.isEmpty)
      expectEqual(folder.names, ["hello.png", "hello.yaml"])
      let picture = try picture(folder, "hello.png")
      #expect(picture.starts(with: signature))
    }
  }

  @Test func `tells a fault of several variants once, and names those that not all have`() throws {
    let design = """
      canvas: 200x100
      variants:
      - {appearance: [light, dark]}
      - {name: narrow, size: 100x100}
      view:
      - label: Hello
        colour: red
        width: 200
        filling: superview

      """
    let mended = design.replacing("  colour: red\n", with: "")
    try withFolder(["card.yaml": design, "mended.yaml": mended]) { folder in
      let faulty = try Built(["render", "card.yaml", "--all"], in: folder)
      #expect(faulty.status == 1)
      expectEqual(faulty.error.split(separator: "\n").count { $0.contains("'colour'") }, 1)
      let cut = try Built(["render", "mended.yaml", "--all"], in: folder)
      #expect(cut.status == 0)
      expectEqual(cut.error.split(separator: "\n").count { $0.contains("warning:") }, 1)
      #expect(cut.error.contains("(the variant narrow)"))
    }
  }

  @Test(arguments: [("< .", "Is a directory"), ("<&-", "Bad file descriptor")])
  func `tells when standard input can't be read`(redirection: String, reason: String) throws {
    try withFolder { folder in
      let command = try Built(shell: "$snapline render - \(redirection)", in: folder)
      #expect(command.status == 2)
      #expect(command.output.isEmpty)
      #expect(command.error == "standard input: error: can't be read [unreadable]\n  \(reason)\n")
    }
  }

  @Test func `keeps the fonts of a folder that the design names`() throws {
    let design = "fontFiles: [faces]\n" + hello
    try withFolder(["hello.yaml": design, "faces/face.ttf": "OTTO"]) { folder in
      let command = try Built(
        ["render", "hello.yaml", "-o", "faces/face.ttf", "--format", "png"],
        in: folder
      )
      #expect(command.status == 1)
      #expect(command.error.contains("in a folder of fonts that are read"))
      #expect(folder.text(of: "faces/face.ttf") == "OTTO")
    }
  }

  @Test func `draws the same bytes whatever surrounds it`() throws {
    try withFolder(["hello.yaml": hello, "home/.config/fontconfig/fonts.conf": embolden]) {
      folder in
      let plain = try Built(["render", "hello.yaml", "-o", "plain.png"], in: folder)
      #expect(plain.status == 0)
      let line = """
        cd / && LANG=ja_JP.UTF-8 LC_ALL=ja_JP.UTF-8 TZ=Asia/Tokyo HOME='\(folder("home"))' \
        XDG_CONFIG_HOME='\(folder("home/.config"))' \
        FONTCONFIG_FILE='\(folder("home/.config/fontconfig/fonts.conf"))' \
        FREETYPE_PROPERTIES=cff:no-stem-darkening=0 \
        $snapline render '\(folder("hello.yaml"))' -o '\(folder("other.png"))'
        """
      let other = try Built(shell: line)
      #expect(other.status == 0)
      let pictures = try ["plain.png", "other.png"].map { try picture(folder, $0) }
      #expect(pictures[0] == pictures[1])
    }
  }

  private var embolden: String {
    """
    <?xml version="1.0"?>
    <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
    <fontconfig>
      <match target="font"><edit name="embolden"><bool>true</bool></edit></match>
    </fontconfig>
    """
  }

  @Test func `reads standard input and writes standard output`() throws {
    let command = try Built(["render", "-", "--format", "svg"], input: hello)
    #expect(command.status == 0)
    #expect(command.output.hasPrefix("<svg "))
    // Letters may stand in elements of their own, each in its place.
    #expect(command.output.replacing(/<[^>]*>/, with: "").contains("Hello, world"))
  }

  @Test func `takes size and scale instead of the design's own`() throws {
    let options = ["--format=svg", "--size=300x100", "--scale=3"]
    let command = try Built(["render", "-"] + options, input: hello)
    #expect(command.output.contains("width=\"300\" height=\"100\""))
  }

  @Test func `tells where a design is wrong, and draws nothing`() throws {
    let wrong = """
      view:
        label: Hello
        textColor: systemRed
        clips: yes

      """
    try withFolder(["wrong.yaml": wrong]) { folder in
      let command = try Built(["render", "wrong.yaml"], in: folder)
      #expect(command.status == 1)
      #expect(command.output.isEmpty)
      #expect(command.error.hasPrefix("wrong.yaml:3:3: error: "))
      #expect(command.error.contains("\nwrong.yaml:4:10: error: "))
      #expect(command.error.contains("color: systemRed"))
      expectEqual(folder.names, ["wrong.yaml"])
    }
  }

  @Test func `keeps the picture of an earlier run when the design is wrong`() throws {
    try withFolder(["a.yaml": "view: [", "a.png": "earlier"]) { folder in
      let command = try Built(["render", "a.yaml"], in: folder)
      #expect(command.status == 1)
      #expect(folder.text(of: "a.png") == "earlier")
    }
  }

  @Test func `draws the good ones of several`() throws {
    try withFolder(["a.yaml": hello, "b.yaml": "view: [", "c.yaml": hello]) { folder in
      let command = try Built(["render", "a.yaml", "b.yaml", "c.yaml", "-o", "out/"], in: folder)
      #expect(command.status == 1)
      expectEqual(folder.names, ["a.yaml", "b.yaml", "c.yaml", "out", "out/a.png", "out/c.png"])
    }
  }

  @Test func `leaves nothing when a file may not grow`() throws {
    try withFolder(["hello.yaml": hello, "hello.png": "old"]) { folder in
      let command = try Built(shell: "ulimit -f 1; $snapline render hello.yaml", in: folder)
      #expect(command.status == 2)
      #expect(
        command.error == "hello.png: error: can't be written [unwritable]\n  File too large\n"
      )
      expectEqual(folder.names, ["hello.png", "hello.yaml"])
      #expect(folder.text(of: "hello.png") == "old")
    }
  }

  @Test(.mustEnd)
  func `leaves nothing when it is interrupted`() throws {
    try withFolder { folder in
      let line = """
        set -m; mkfifo pipe; exec 3<> pipe
        $snapline render - -o out.png < pipe & sleep 0.3; kill -INT $!; wait $!
        """
      let command = try Built(shell: line, in: folder)
      #expect(command.status == 130)
      expectEqual(folder.names, ["pipe"])
    }
  }

  @Test func `ends with 141 when nobody reads the picture`() throws {
    try withFolder(["hello.yaml": hello]) { folder in
      let line = "$snapline render hello.yaml -o - | true; exit ${PIPESTATUS[0]}"
      let command = try Built(shell: line, in: folder)
      #expect(command.status == 141)
    }
  }

  @Test func `is what a file in place of a command was meant for`() throws {
    try withFolder(["hello.yaml": hello]) { folder in
      let command = try Built(["hello.yaml"], in: folder)
      #expect(command.status == 64)
      #expect(command.error.hasSuffix("\nhint: to draw it: snapline render hello.yaml\n"))
    }
  }

  @Test func `keeps a picture off a terminal`() throws {
    try withFolder(["hello.yaml": hello]) { folder in
      let line = "script -qec '\"$snapline\" render hello.yaml -o -' /dev/null < /dev/null"
      let command = try Built(shell: line, in: folder)
      #expect(command.status == 64)
      #expect(command.output.contains("nothing to read on a terminal"))
    }
  }
}

@Suite struct `The command schema` {
  @Test func `prints one JSON document`() throws {
    let command = try Built(["schema"])
    #expect(command.status == 0)
    let document = try JSONSerialization.jsonObject(with: Data(command.output.utf8))
    #expect((document as? [String: Any])?["$schema"] != nil)
    #expect(command.output.hasSuffix("}\n"))
  }
}
