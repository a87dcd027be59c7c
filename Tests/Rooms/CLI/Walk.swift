import Foundation
import TestSupport
import Testing

/// What the reader of an article does, from its top to its end: files to write, commands to run, and pictures
/// to look at.
///
/// These parts of an article belong to it, and others don't:
///
/// - A block is a file if the text above it ends with the file's name, as in "Write this to `card.yaml`:".
/// - A block in the language `console` has commands behind `$`, and below each what it prints. `cd` stands
///   alone, and holds for what follows.
/// - A picture `Article-card.light.png`, where `Article` is the article's name, is each file
///   `card.light.png` that the walk has drawn by then; above the first command, by its end.
struct Walk {
  enum Step {
    case file(String, text: String)
    case command(String, output: String)
    case picture(String)
  }

  let steps: [Step]
  private let article: URL

  /// Reads an article by its path in the repository.
  init(_ path: String) throws {
    article = Checkout.root.appending(path: path)
    steps = Self.steps(in: try String(contentsOf: article, encoding: .utf8))
  }

  /// Does all of it in an empty folder, and compares what is printed and drawn.
  ///
  /// The lines of the shell in `settings` come before each command. Where `instead` returns true for a step,
  /// it has been done in another way.
  func go(
    in folder: Folder,
    settings: String = "",
    instead: (Step) throws -> Bool = { _ in false }
  ) throws {
    var place = "."
    var hasBegun = false
    var shown: [String] = []
    for step in steps {
      if case .command = step { hasBegun = true }
      if try instead(step) { continue }
      switch step {
      case .file(let name, let text): try folder.write(text, to: place + "/" + name)
      case .command(let line, _) where line.hasPrefix("cd "): place += "/" + line.dropFirst(3)
      case .command(let line, let output):
        let shell = """
          snapline() { "$snapline" "$@"; }
          \(settings)
          cd \(place) && { \(line); } 2>&1
          """
        let run = try Built(shell: shell, in: folder)
        expectEqual(Self.timeless(run.output), Self.timeless(output), "\(line)")
        // What prints a message may fail, as the message says.
        #expect(run.status == 0 || !output.isEmpty, "\(line) ended with \(run.status)")
      case .picture(let name) where hasBegun: try expectPicture(name, in: folder)
      case .picture(let name): shown.append(name)
      }
    }
    for name in shown { try expectPicture(name, in: folder) }
  }

  /// A text without the times in it, which differ in each run: `0.1 s`.
  private static func timeless(_ text: String) -> String {
    text.replacing(/\b\d+\.\d+ s\b/, with: "… s")
  }

  /// Holds that the article has the picture as it was drawn; with `SNAPLINE_UPDATE_PICTURES=1` it gets it.
  private func expectPicture(_ picture: String, in folder: Folder) throws {
    let prefix = article.deletingPathExtension().lastPathComponent + "-"
    let name = picture.hasPrefix(prefix) ? String(picture.dropFirst(prefix.count)) : picture
    let drawn = folder.names.filter {
      ("/" + $0).hasSuffix("/" + name) && !$0.contains(".snapline/")
    }
    #expect(!drawn.isEmpty, "nothing has drawn \(picture)")
    let kept = article.deletingLastPathComponent().appending(path: picture)
    for file in drawn {
      let bytes = try Data(contentsOf: URL(filePath: folder(file)))
      if ProcessInfo.processInfo.environment["SNAPLINE_UPDATE_PICTURES"] == "1" {
        try bytes.write(to: kept)
      }
      let isKept = try bytes == Data(contentsOf: kept)
      #expect(isKept, "\(picture) isn't as \(file) is drawn")
    }
  }
}

extension Walk {
  private struct Block {
    var language: Substring
    var lines: [Substring] = []
    /// The last line above it that isn't empty.
    var above: Substring

    var steps: [Step] {
      if language == "console" { return commands }
      guard let name = above.firstMatch(of: /`([^`]+)`:$/)?.1 else { return [] }
      return [.file(String(name), text: lines.map { $0 + "\n" }.joined())]
    }

    private var commands: [Step] {
      var commands: [(line: String, output: String)] = []
      for line in lines {
        if line.hasPrefix("$ ") {
          commands.append((String(line.dropFirst(2)), ""))
        } else if !commands.isEmpty {
          commands[commands.count - 1].output += line + "\n"
        }
      }
      return commands.map { .command($0.line, output: $0.output) }
    }
  }

  private static func steps(in text: String) -> [Step] {
    var steps: [Step] = []
    var block: Block?
    var above: Substring = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        if let ended = block {
          steps += ended.steps
          (block, above) = (nil, "")
        } else {
          block = Block(language: line.dropFirst(3), above: above)
        }
      } else if block != nil {
        block?.lines.append(line)
      } else if !line.isEmpty {
        above = line
        steps += line.matches(of: /!\[[^\]]*\]\(([^)]+\.png)\)/).map { .picture(String($0.1)) }
      }
    }
    return steps
  }
}
