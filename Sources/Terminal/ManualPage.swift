extension Program {
  /// The manual page, for `man`.
  package var manual: String {
    ManualPage(program: self).lines.joined(separator: "\n") + "\n"
  }
}

/// Text in the language of `man`, made of the macros that every reader of it knows.
private struct ManualPage {
  let program: Program

  var lines: [String] {
    [".TH \(program.name.uppercased()) 1 \"\" \(quoted("\(program.name) \(program.version)"))"]
      + section("NAME", [plain(program.name) + " \\- " + plain(unended(program.summary))])
      + section(
        "SYNOPSIS",
        [".B " + plain(program.name), ".I COMMAND", "[\\fIOPTION\\fR]" + plain("…")]
      )
      + section("DESCRIPTION", paragraphs(program.discussion))
      + examples(program.examples, under: ".SH EXAMPLES")
      + section("COMMANDS", program.listed.flatMap(lines))
      + section("OPTIONS OF EVERY COMMAND", program.common.flatMap(item))
      + section(
        "EXIT STATUS",
        program.statuses.flatMap { tagged(".B \($0.number)", $0.summary) }
      )
      + section(
        "ENVIRONMENT",
        program.environment.flatMap { tagged(".B " + plain($0.name), $0.summary) }
      )
  }

  private func lines(for command: Command) -> [String] {
    [".SS " + quoted("\(program.name) \(command.name)"), plain(command.summary)]
      + [".PP", "Usage:", ".B " + plain(program.usage(of: command).joined(separator: " "))]
      + (command.discussion.isEmpty ? [] : [".PP"] + paragraphs(command.discussion))
      + (command.arguments + command.options).flatMap(item)
      + examples(command.examples, under: ".PP\nExamples:")
  }

  private func item(_ parameter: Parameter) -> [String] {
    tagged(".B " + plain(parameter.label), parameter.sentences)
  }

  private func examples(_ examples: [Example], under heading: String) -> [String] {
    guard !examples.isEmpty else { return [] }
    return heading.split(separator: "\n").map(String.init)
      + examples.flatMap { tagged(".B " + plain($0.line), $0.outcome) }
  }

  private func section(_ title: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : [".SH " + title] + lines
  }

  private func tagged(_ tag: String, _ text: String) -> [String] { [".TP", tag, plain(text)] }

  private func paragraphs(_ texts: [String]) -> [String] {
    Array(texts.map { [plain($0)] }.joined(separator: [".PP"]))
  }

  /// The sentence without its full stop, as the name section wants it.
  private func unended(_ sentence: String) -> String {
    sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
  }

  /// The text with nothing in it that `man` would take as its own.
  private func plain(_ text: String) -> String {
    var escaped = ""
    for letter in text {
      switch letter {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      case "'": escaped += "\\(aq"
      case "\"": escaped += "\\(dq"
      case ".": escaped += escaped.isEmpty ? "\\&." : "."
      default: escaped += letter.isASCII ? String(letter) : named(letter)
      }
    }
    return escaped
  }

  /// A letter by its numbers, which every reader of manuals understands in every locale.
  private func named(_ letter: Character) -> String {
    letter.unicodeScalars.map { scalar in
      let number = String(scalar.value, radix: 16, uppercase: true)
      return "\\[u" + String(repeating: "0", count: max(0, 4 - number.count)) + number + "]"
    }.joined()
  }

  private func quoted(_ text: String) -> String { "\"" + plain(text) + "\"" }
}
