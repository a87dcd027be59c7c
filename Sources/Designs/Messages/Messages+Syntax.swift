import SnaplineDiagnostics

/// What can be wrong with a file before any key has a meaning.
extension Message {
  static func notText(_ character: Unicode.Scalar?) -> Message {
    Message(
      "not-text",
      character.map { "\($0.codePoint) can't stand in a design" } ?? "this isn't UTF-8 text",
      remedy: character == nil ? "save the file as UTF-8" : "remove it, or save the file as UTF-8"
    )
  }

  static let repairedText = Message(
    "repaired-text",
    "bytes that are no UTF-8 are shown as \u{FFFD}",
    remedy: "save the file as UTF-8"
  ).warning()

  /// A character that files in the design's language don't hold.
  static func forbidden(_ character: Unicode.Scalar) -> Message {
    Message(
      "forbidden-character",
      "\(character.codePoint) can't stand in a design, and is shown as \u{FFFD}",
      remedy: "remove it"
    ).warning()
  }

  /// Half of a pair, shown as what stands for it; `whole` is the one that it makes with the next.
  static func halfCharacter(_ escape: String, whole: Character?) -> Message {
    Message(
      "half-character",
      "'\(escape)' is half of a surrogate pair, shown as \u{FFFD}",
      remedy: "write " + (whole.map { "\($0)" } ?? "the character itself")
    ).warning()
  }

  static let emptyFile = Message(
    "empty-file",
    "there is no design in this file",
    remedy: "begin with 'view:'"
  )

  static let secondDocument = Message(
    "second-document",
    "a design is one document, and here a second one begins",
    remedy: "put it into a file of its own"
  )

  static func notYAML(_ problem: String) -> Message {
    let remedy = yamlRemedies.first { problem.contains($0.0) }?.1
    return Message(
      "yaml-syntax",
      "this isn't YAML: \(problem)",
      remedy: remedy ?? "put the text here in quotes, or indent the line like the one above"
    )
  }

  /// What to do about a fault that libyaml tells of, by a part of its words.
  private static let yamlRemedies =
    [
      (
        "could not find expected ':'",
        "write a colon and a value behind the key, or '- ' in front of an item"
      ),
      (
        "did not find expected '-'",
        "begin the line with '- ', or indent it like the keys of the item above"
      ),
      ("did not find expected key", "indent the line like the keys above it"),
      ("mapping values", "indent the line like the keys above it, behind a colon of their own"),
      ("block sequence entries", "begin the list on a line of its own"),
      ("',' or ']'", "put a comma between items, and ']' at the end"),
      ("',' or '}'", "put a comma between entries, and '}' at the end"),
      ("node content", "write a value here, or quote a text that begins with a sign"),
      ("cannot start any token", "quote a text that begins with a sign"),
      ("unexpected end of stream", "close the quote that is opened here"),
      ("document indicator", "close the quote that is opened before '---' or '...'"),
      ("unexpected ':'", "put the text in quotes"),
      ("tab character", "use spaces in place of the tab"),
      ("indentation indicator", "write '|' or '>' alone, or a digit from 1"),
      ("comment or line break", "begin the text on the next line"),
      ("document start", "remove what stands behind the end of the design"),
    ]
    + signs.map { ($0.problem, "quote a text that begins with \($0.sign)") }

  /// Signs with which YAML begins something else than a text.
  private static let signs = [
    (problem: "alphanumerical", sign: "'*' or '&'"),
    (problem: "alphabetic or numeric", sign: "'*', '&' or '%'"),
    (problem: "alias", sign: "'*'"), (problem: "anchor", sign: "'&'"),
    (problem: "tag", sign: "'!'"), (problem: "'!'", sign: "'!'"),
    (problem: "directive", sign: "'%'"), (problem: "mapping keys", sign: "'?'"),
  ]

  /// The arguments of a function without quotes, as a value in braces.
  static func commaInBraces(_ key: String, _ text: String) -> Message {
    Message(
      "comma-in-braces",
      "a comma ends the value of '\(key.shortened)' here",
      cause: "between { and } commas part the entries",
      remedy: "write \(key.shortened): \"\(text.shortened)\""
    )
  }

  /// An item of a list whose dash is taken for a part of its key.
  static func dashWithoutSpace(_ word: String) -> Message {
    Message(
      "dash",
      "'-\(word)' is no item of a list: behind its dash a space is missing",
      remedy: "write '- \(word):'"
    )
  }

  /// A class on a line of its own, above what it shows.
  static func missingColon(_ word: String, meant: String) -> Message {
    Message(
      "yaml-syntax",
      "behind '\(word.shortened)' a colon is missing",
      remedy: "write \(meant.shortened):"
    )
  }

  /// An item that stands further in than those of its list.
  static func deepItem(_ spaces: Int) -> Message {
    Message(
      "indentation",
      "this item stands \(spaces) spaces further in than the one above it",
      remedy: "take \(spaces) spaces away from its lines"
    )
  }

  /// An item of a list where another key belongs.
  static func dashBesideKey(_ entry: String, after key: String) -> Message {
    Message(
      "dash",
      "'- ' begins an item of a list, and '\(key.shortened)' above it has its value already",
      remedy: "leave the dash out: \(entry.shortened)"
    )
  }

  static let branchInCondition = "'then' is a key of its own, and stands in no condition"

  static func branchBehindCondition(_ condition: String, _ branch: String) -> Message {
    Message(
      "condition",
      branchInCondition,
      remedy: "write if: \(condition.shortened.inYAML), then: \(branch)"
    )
  }

  static func indentation(_ spaces: Int, above: Int) -> Message {
    func words(_ count: Int) -> String { "\(count) space\(count == 1 ? "" : "s")" }
    return Message(
      "indentation",
      "this line is indented by \(words(spaces)), and the keys above it by "
        + (above == 0 ? "none" : "\(above)"),
      remedy: above == 0 ? "begin it at the margin" : "indent it by \(words(above))"
    )
  }

  static func unknownEscape(_ escape: String) -> Message {
    Message(
      "yaml-syntax",
      "'\(escape)' is no escape of YAML",
      remedy: "write \\\\ for a backslash"
    )
  }

  static func escapeDigits(_ count: Int) -> Message {
    Message(
      "yaml-syntax",
      "an escape lacks some of its \(count) hexadecimal digits",
      remedy: "write all of them, or the character itself"
    )
  }

  /// An escape for what is no character.
  static func noCharacter(_ escape: String) -> Message {
    Message(
      "yaml-syntax",
      "'\(escape)' is no character",
      remedy: "write the character itself"
    )
  }

  static func notJSON(_ problem: String, remedy: String) -> Message {
    Message("json-syntax", "this isn't JSON: \(problem)", remedy: remedy)
  }

  static func barePlaceholder(_ line: String) -> Message {
    Message("bare-placeholder", "YAML reads {{ as a mapping", remedy: "write \(line)")
  }

  static func colonInText(_ line: String) -> Message {
    Message("colon-in-text", "a second ': ' in a plain text", remedy: "write \(line)")
  }

  static func starInText(_ word: String, _ line: String) -> Message {
    Message("star-in-text", "\(word.shortened) is a YAML alias", remedy: "write \(line)")
  }

  static func indicator(_ sign: String, _ line: String) -> Message {
    Message(
      "indicator-in-text",
      "'\(sign)' at the start means something to YAML",
      remedy: "write \(line)"
    )
  }

  static let unclosedQuote = Message(
    "yaml-syntax",
    "the quotes aren't closed as YAML wants it",
    remedy: "quote the whole value, and write \\\" for a quote inside"
  )

  static let tab = Message("tab", "tabs can't indent YAML", remedy: "use two spaces")

  static func duplicateKey(_ key: String, line: Int) -> Message {
    let remedy =
      switch key {
      case "width", "height", "size": "several sizes are a list: \(key): [atLeast 44, atMost 320]"
      case FormKeys.condition: "write both under 'conditions:', each an entry of its list: - if: …"
      default: "keep one of them"
      }
    return Message("duplicate-key", "'\(key.shortened)' was said at line \(line)", remedy: remedy)
  }

  static func collectionAsKey(_ kind: String) -> Message {
    Message("key-not-text", "a key is plain text, not \(kind)", remedy: "quote the text")
  }

  static let mergeKey = Message(
    "merge-key",
    "'<<' isn't read in designs",
    remedy: "write the keys where they belong; a whole value is shared by & and *"
  )

  static func tag(_ tag: String) -> Message {
    Message(
      "tag",
      "'\(tag)' is a YAML tag, and designs have none",
      remedy: "the key decides the type; a text that starts with '!' needs quotes"
    )
  }

  static func unknownAlias(
    _ name: String,
    isInside: Bool,
    among known: some Sequence<String>
  ) -> Message {
    if isInside {
      return Message(
        "unknown-alias",
        "'*\(name.shortened)' stands inside its own '&\(name.shortened)'",
        remedy: "write out what is meant, or use an anchor that ends before"
      )
    }
    return Message(
      "star-in-text",
      "*\(name.shortened) is a YAML alias",
      cause: "and no anchor &\(name.shortened) comes before it",
      remedy: nearestName(to: name, among: known).map { "did you mean '*\($0)'?" }
        ?? "quote a text that starts with a star: \"*\(name.shortened)\""
    )
  }

  package static func tooLarge(bytes: Int, most: Int) -> Message {
    Message(
      "limit",
      "the file has \(bytes) bytes, more than \(most)",
      remedy: "split it, and name the parts under 'import:' or 'data:'"
    )
  }

  static func tooDeep(most: Int) -> Message {
    Message(
      "limit",
      "more than \(most) lists and mappings inside each other",
      remedy: "put inner views beside each other, and hold them together by placements"
    )
  }

  static func tooManyNodes(most: Int) -> Message {
    Message(
      "limit",
      "more than \(most) values in one design, aliases counted",
      remedy: "draw less in one picture: shorten a list, or make several designs"
    )
  }

  static func tooManyAliases(most: Int) -> Message {
    Message(
      "limit",
      "more than \(most) uses of aliases",
      remedy: "say what is shared once, as a component or by 'each'"
    )
  }

  static func longText(bytes: Int, most: Int) -> Message {
    Message(
      "limit",
      "a text of \(bytes) bytes, more than \(most)",
      remedy: "shorten it, or divide it among several views"
    )
  }

  static func tooManyViews(most: Int) -> Message {
    Message(
      "limit",
      "more than \(most) views in one design",
      remedy: "draw less in one picture: shorten a list, or make several designs"
    )
  }
}
