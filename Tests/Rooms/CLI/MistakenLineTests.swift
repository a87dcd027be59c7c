import Foundation
import TestSupport
import Testing

/// Command lines that people get wrong, each with the whole message and the line that it leads to.
@Suite struct `A mistake on the command line` {
  @Test(arguments: MistakenLine.rows)
  func `is told whole, and mended by what is told`(line: MistakenLine) throws {
    try withFolder(MistakenLine.files) { folder in
      let mistaken = try Built(["render", "card.yaml"] + line.words, in: folder)
      #expect(mistaken.status != 0 || line.isWarning)
      expectEqual(mistaken.error, line.message)
      #expect(line.message.contains("\nhint: "), "\(line.words)")
      guard let words = line.mended else { return }
      let mended = try Built(["render", "card.yaml"] + words, in: folder)
      expectEqual(mended.error, "", "\(words)")
      #expect(mended.status == 0)
    }
  }

  @Test func `leads to a device file, which has no end`() throws {
    try withFolder(MistakenLine.files) { folder in
      for words in [
        ["/dev/zero", "-o", "o.png"], ["card.yaml", "--data", "/dev/zero", "-o", "o.png"],
      ] {
        let command = try Built(["render"] + words, in: folder)
        #expect(command.status == 1)
        #expect(command.error.hasPrefix("/dev/zero: error: the file has 10000001 bytes, more than"))
        #expect(command.error.contains("\nhint: "))
      }
      #expect(!folder.names.contains("o.png"))
    }
  }

  /// Whoever forgets to write to a pipe is told what the command waits for.
  @Test func `leads to a named pipe that nobody writes to`() throws {
    try withFolder(MistakenLine.files) { folder in
      for words in ["render pipe -o o.png", "render card.yaml --data pipe -o o.png"] {
        let command = try Built(
          shell: "rm -f pipe; mkfifo pipe; (sleep 2; echo '{\"name\": \"Eve\"}' > pipe) & "
            + "$snapline \(words); wait",
          in: folder
        )
        #expect(command.error.hasPrefix("pipe: note: this is a pipe, and nothing has been written"))
        #expect(command.error.contains("hint: have a program write to it, or end with Control-C"))
      }
    }
  }
}

/// Words behind `snapline render card.yaml`, with what is said of them and what a person then writes.
struct MistakenLine: Sendable, CustomTestStringConvertible {
  let words: [String]
  let message: String
  let mended: [String]?
  var isWarning = false

  init(_ words: String, _ message: String, mended: String?, isWarning: Bool = false) {
    self.words = words.split(separator: " ").map(String.init)
    self.message = message
    self.mended = mended?.split(separator: " ").map(String.init)
    self.isWarning = isWarning
  }

  var testDescription: String { words.joined(separator: " ") }

  static let files = [
    "card.yaml": "canvas: 100x60\ndata: {name: Ada, id: 7}\nview: {label: \"{{name}}\"}\n",
    "two.json": "[{\"name\": \"A\", \"id\": 1}, {\"name\": \"B\", \"id\": 1}]",
    "none.json": "[]", "empty.json": " \n", "numbers.json": "[1]",
  ]

  private static let size =
    "'--size' takes a width and a height in points, each at most 32767, such as 390x844, or A4"
  private static let set = "'--set' takes a path of the data and its value, such as order.total=12"
  private static let several =
    "a list of data makes several pictures, which don't fit into one file"

  static let rows = [
    MistakenLine(
      "--size 99999x99999",
      "error: \(size), not '99999x99999' [wrong-value]\nhint: did you mean '10000x10000'?\n",
      mended: nil
    ),
    MistakenLine(
      "--size 300",
      "error: \(size), not '300' [wrong-value]\nhint: did you mean '300x300'?\n",
      mended: "--size 300x300"
    ),
    MistakenLine(
      "--size 300x200px",
      "error: \(size), not '300x200px' [wrong-value]\nhint: did you mean '300x200'?\n",
      mended: "--size 300x200"
    ),
    MistakenLine(
      "--scale 9",
      "error: '--scale' takes a number from 1 to 4, not '9' [wrong-value]\nhint: did you mean '4'?\n",
      mended: "--scale 4"
    ),
    MistakenLine(
      "--appearance night",
      "error: '--appearance' takes light or dark, not 'night' [wrong-value]\n"
        + "hint: did you mean 'dark'?\n",
      mended: "--appearance dark"
    ),
    MistakenLine(
      "--set name",
      "error: \(set), not 'name' [wrong-value]\nhint: did you mean 'name=Ada'?\n",
      mended: "--set name=Ada"
    ),
    MistakenLine(
      "--set name:Eve",
      "error: \(set), not 'name:Eve' [wrong-value]\nhint: did you mean 'name=Eve'?\n",
      mended: "--set name=Eve"
    ),
    MistakenLine(
      "--set items[0]=Eve",
      "error: \(set), not 'items[0]=Eve' [wrong-value]\nhint: did you mean 'items.0=Eve'?\n",
      mended: "--set items.0=Eve"
    ),
    MistakenLine(
      "--set nmae=Eve",
      "card.yaml:1:1: warning: the design has no 'nmae' in its data [unused-data]\n"
        + "  1 | canvas: 100x60\n    | ^\nhint: did you mean 'name'?\n",
      mended: "--set name=Eve",
      isWarning: true
    ),
    MistakenLine(
      "--set name.first=Eve",
      "card.yaml:2:14: error: nothing can be put at 'name.first' of the data [data-path]\n"
        + "  2 | data: {name: Ada, id: 7}\n    |              ^~~\n"
        + "  the path leads through a value that holds no others, or past the end of a list\n"
        + "hint: name a value of the data, such as name\n",
      mended: "--set name=Eve"
    ),
    MistakenLine(
      "--data name=Eve",
      "name=Eve: error: there is no such file [no-such-file]\nhint: write --set name=Eve\n",
      mended: "--set name=Eve"
    ),
    MistakenLine(
      "--data {\"name\":\"Eve\"}",
      "{\"name\":\"Eve\"}: error: there is no such file [no-such-file]\n"
        + "hint: put it into a file, or pass it through --data -\n",
      mended: nil
    ),
    MistakenLine(
      "--data nothing.yaml",
      "nothing.yaml: error: there is no such file [no-such-file]\n"
        + "hint: name a file that is there\n",
      mended: nil
    ),
    MistakenLine(
      "--data none.json",
      "none.json: error: the list is empty, and makes no picture [data-list]\n"
        + "hint: write an entry into it, such as [{\"name\": \"Ada\"}]\n",
      mended: nil
    ),
    MistakenLine(
      "--data empty.json",
      "empty.json:1:1: error: there is no data in this file [empty-file]\n  1 |  \n    | ^\n"
        + "hint: write {\"name\": \"Ada\"}, or a list of such mappings for a picture each\n",
      mended: nil
    ),
    MistakenLine(
      "--data numbers.json",
      "numbers.json:1:2: error: data is a mapping from names to values, not '1' [wrong-type]\n"
        + "  1 | [1]\n    |  ^\n"
        + "hint: write {\"name\": \"Ada\"}, or a list of such mappings for a picture each\n",
      mended: nil
    ),
    MistakenLine(
      "--data two.json -o o.png",
      "error: \(several), 'o.png' [contradiction]\n"
        + "hint: name each by its data, -o 'o-{{id}}.png', or a folder: -o o/\n",
      mended: "--data two.json -o o/"
    ),
    MistakenLine(
      "--data two.json -o o-{name}.png",
      "error: \(several), 'o-{name}.png' [contradiction]\n"
        + "hint: name each by its data, -o 'o-{{name}}.png', or a folder: -o o-{name}/\n",
      mended: "--data two.json -o o-{{name}}.png"
    ),
    MistakenLine(
      "--data two.json -o o-%d.png",
      "error: \(several), 'o-%d.png' [contradiction]\n"
        + "hint: name each by its data, -o 'o-{{id}}.png', or a folder: -o o-%d/\n",
      mended: nil
    ),
    MistakenLine(
      "--data two.json -o o-{{id}}.png",
      "card.yaml: error: entries 1 and 2 of the data would both be drawn to 'o-1.png' [same-output]\n"
        + "  entry 2 of the data\n"
        + "hint: write what tells them apart into -o, or number them in a folder: -o pictures/\n",
      mended: "--data two.json -o pictures/"
    ),
    MistakenLine(
      "--data two.json -o o-{{nmae}}.png",
      "o-{{nmae}}.png: error: data has no 'nmae' [missing-data]\n  entry 1 of the data\n"
        + "hint: did you mean 'name'? If it may be missing: {{nmae?}}\n",
      mended: "--data two.json -o o-{{name}}.png"
    ),
    MistakenLine(
      "--variant dark",
      "card.yaml:1:1: error: no variant is called 'dark' [variant]\n  1 | canvas: 100x60\n"
        + "    | ^\nhint: the design has one variant alone: leave --variant out\n",
      mended: "--appearance dark"
    ),
  ]
}
