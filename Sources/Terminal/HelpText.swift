extension Program {
  /// What `help` prints: examples first, then usage, then every word with its sentence.
  package func help(for command: Command? = nil, width: Int = 80, style: StreamStyle? = nil)
    -> String
  {
    let text = HelpText(program: self, style: style ?? .none, wrapper: LineWrapper(width: width))
    let lines = command.map { text.lines(for: $0) } ?? text.lines
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Program {
  /// What `help` prints of a word that is no command.
  package func help(topic: String, width: Int = 80, style: StreamStyle? = nil) -> String? {
    topics?.text(topic, width, style ?? .none)
  }
}

private struct HelpText {
  let program: Program
  let style: StreamStyle
  let wrapper: LineWrapper

  var lines: [String] {
    wrapper.lines(program.summary)
      + examples(program.examples)
      + section("Usage", ["  \(program.name) COMMAND …"])
      + section(
        "Commands",
        wrapper.rows(program.listed.map { ($0.name, $0.summary) }, style: style)
      )
      + section("Options", wrapper.rows(program.common.map(row), style: style))
      + [""]
      + wrapper.lines("'\(program.name) help COMMAND' explains a command, examples first.")
      + (program.topics.map { wrapper.lines($0.summary) } ?? [])
  }

  func lines(for command: Command) -> [String] {
    wrapper.lines(command.summary)
      + examples(command.examples)
      + section("Usage", usage(of: command))
      + (command.discussion.isEmpty ? [] : [""])
      + Array(command.discussion.map { wrapper.lines($0) }.joined(separator: [""]))
      + section("Arguments", wrapper.rows(command.arguments.map(row), style: style))
      + section(
        "Options",
        wrapper.rows((command.options + program.common).map(row), style: style)
      )
  }

  private func usage(of command: Command) -> [String] {
    // A placeholder stays on the line of its option.
    let parts = program.usage(of: command).map { $0.replacing(" ", with: "\u{A0}") }
    return wrapper.lines(parts.joined(separator: " "), indent: 2)
      .map { $0.replacing("\u{A0}", with: " ") }
  }

  private func examples(_ examples: [Example]) -> [String] {
    let lines = examples.flatMap { example in
      ["  " + style.green(example.line)] + wrapper.lines(example.outcome, indent: 6)
    }
    return section("Examples", lines)
  }

  private func section(_ title: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["", style.bold(title + ":")] + lines
  }

  private func row(_ parameter: Parameter) -> (name: String, text: String) {
    // Names without a letter stand below the names of those with one.
    let isIndented = !parameter.isArgument && parameter.short == nil
    return ((isIndented ? "    " : "") + parameter.label, parameter.sentences)
  }
}

extension Parameter {
  /// The names with the value's placeholder: `-o, --output FILE`.
  var label: String {
    if let count {
      return count == .oneOrMore || count == .any ? name + "…" : name
    }
    return (short.map { "-\($0), " } ?? "") + spelling + valueLabel
  }

  /// What is written behind the name: ` N`, or `[=N]` where it may stand alone.
  fileprivate var valueLabel: String {
    guard let placeholder = value?.placeholder else { return "" }
    return valueAlone == nil ? " " + placeholder : "[=\(placeholder)]"
  }

  /// The summary, and the choices where a value has any: all of them, or a few of many.
  var sentences: String {
    if let examples = value?.examples, !examples.isEmpty {
      return summary + " Such as " + examples.formatted(joinedBy: "or") + "."
    }
    guard case .choices(let names) = value?.completion else { return summary }
    return summary + " One of " + names.formatted(joinedBy: "and") + "."
  }
}

extension Program {
  /// The shape of a command's line, such as `snapline`, `render`, `INPUT…`, `[--scale N]`.
  func usage(of command: Command) -> [String] {
    let arguments = command.arguments.map { argument in
      argument.count?.needsOne == true ? argument.label : "[\(argument.label)]"
    }
    let options = command.options.map { option in
      let name = option.short.map { "-\($0)" } ?? option.spelling
      return "[" + name + option.valueLabel + "]"
        + (option.repeats ? "…" : "")
    }
    return [name, command.name] + arguments + options
  }
}
