import SnaplineData
import SnaplineDiagnostics
import SnaplineText

extension DesignFilling {
  /// A scalar with its placeholders filled; nothing where it has none.
  func filled(_ node: Node, _ scalar: Scalar, of key: String?, in place: Surroundings) -> Node? {
    guard Template.mayHold(scalar.text) else {
      lookForSingleBrace(in: scalar, node, of: key, in: place)
      return nil
    }
    guard let template = template(scalar.text, at: node) else { return Node(unreadable: node.span) }
    if let only = template.only {
      if only.filters.isEmpty, let object = place.data.written(only.path) {
        return looks(atValues: object.count, at: node.span) ? object : Node(unreadable: node.span)
      }
      guard let found = value(of: only, at: template.parts[0].range, of: node, in: place) else {
        return Node(unreadable: node.span)
      }
      if !only.filters.isEmpty, !place.isSample { reading.note(asked: found.fill) }
      let span = node.span.filled(by: found.fill)
      if reportsPageText(found.value.text, under: key, at: node.span) {
        return Node(unreadable: node.span)
      }
      return self.node(for: found.value, of: only, under: key, at: span)
    }
    return mixed(template, node, scalar, of: key, in: place)
  }

  /// How many texts are kept that were taken apart: data may bring any number.
  private static let mostTemplates = 1_000

  /// A text taken apart; nothing, after a message, where it is faulty.
  func template(_ text: String, at node: Node) -> Template? {
    if let known = templates[text], known.text.isSpelled(as: text) {
      return known.template
    }
    do throws(DataFault) {
      let template = try Template.parse(text)
      if templates.count < Self.mostTemplates { templates[text] = (text, template) }
      return template
    } catch {
      reading.report(Message(error), at: error.range.map { node.span(of: $0) } ?? node.span)
      return nil
    }
  }

  /// Text with placeholders in it.
  private func mixed(
    _ template: Template,
    _ node: Node,
    _ scalar: Scalar,
    of key: String?,
    in place: Surroundings
  ) -> Node {
    var (text, fills, span) = ("", [Range<Int>](), node.span)
    var (isOfOneEntry, fillings) = (true, [DataFill]())
    for part in template.parts {
      switch part.piece {
      case .text(let piece): text += piece
      case .placeholder(let placeholder):
        guard let found = value(of: placeholder, at: part.range, of: node, in: place) else {
          return Node(unreadable: node.span)
        }
        guard let piece = found.value.text else {
          reading.report(.notInText(placeholder, found.value), at: node.span(of: part.range))
          return Node(unreadable: node.span)
        }
        let start = text.utf8.count
        guard takes(text: piece.utf8.count, at: node.span) else {
          return Node(unreadable: node.span)
        }
        text += key == FormKeys.markup && !placeholder.isMarkup ? piece.asMarkup : piece
        fills.append(start..<text.utf8.count)
        if let other = span.fill, !other.isBeside(found.fill) { isOfOneEntry = false }
        span = node.span.filled(by: found.fill)
        fillings.append(found.fill)
        if !place.isSample { reading.note(asked: found.fill) }
      }
    }
    var scalar = Scalar(
      text: text,
      isPlain: scalar.isPlain && fills.isEmpty,
      verbatimStart: nil
    )
    if reportsPageText(text, under: key, at: node.span) { return Node(unreadable: node.span) }
    scalar.fills = fills
    scalar.isOfOneEntry = isOfOneEntry
    scalar.fillings = fillings
    return Node(scalar, span: span)
  }

  /// What is said of a placeholder for a text of 'strings', which is no data; nothing for any other.
  private func textAsData(
    _ placeholder: Placeholder,
    at range: Range<Int>,
    of node: Node,
    in place: Surroundings
  ) -> Message? {
    let isNamed =
      placeholder.path.count > 1
      && ["strings", "texts", "t", "i18n"].contains(placeholder.path[0])
    let names = placeholder.path.dropFirst(isNamed ? 1 : 0)
    guard place.data.component == nil, names.count == 1, let name = names.first else { return nil }
    if strings.has(name) {
      return .textAsData(name, isWhole: range.count == node.scalar?.text.utf8.count)
    }
    // Nobody reads more messages, and near names take time to find.
    guard isNamed, !reading.isFull else { return nil }
    return Message.nearest(to: name, among: strings.keys).map { .textAsData(name, meant: $0) }
  }

  /// What a placeholder asks for; nothing, after a message, where that can't be had.
  func value(
    of placeholder: Placeholder,
    at range: Range<Int>,
    of node: Node,
    in place: Surroundings,
    like example: @autoclosure () -> String = "Text"
  ) -> (value: DataValue, fill: DataFill)? {
    if textRoom.isSpent { return nil }
    let found = place.data.find(placeholder.path)
    do throws(DataFault) {
      if let page = try pageText(placeholder, at: range, of: node, in: place) { return page }
      guard let value = try placeholder.filtered(found.value, by: settings, within: &textRoom)
      else {
        if case .text(let text, let use) = place.data.kind, found.before.isEmpty {
          let given = place.data.names
          reading.report(.missingValue(placeholder.path[0], of: text, given), at: use)
          return nil
        }
        let component = place.data.component.flatMap { components[$0] }
        if let component, found.before.isEmpty, placeholder.filters.isEmpty,
          let name = placeholder.path.first, component.parameter(named: name)?.kind.isNodes == true
        {
          reading.report(.placeholderForNodes(name, of: component.name), at: node.span)
          return nil
        }
        if found.before.isEmpty,
          let message = textAsData(placeholder, at: range, of: node, in: place)
        {
          reading.report(message, at: node.span(of: range))
          return nil
        }
        let missing = Message.missingData(
          placeholder,
          found,
          in: place.data.component,
          entry: entry(around: found, of: placeholder),
          meant: place.data.component == nil && placeholder.filters.isEmpty
            ? place.data.meant(by: placeholder.path) : nil,
          example: example()
        )
        reading.report(missing, at: node.span(of: range))
        return nil
      }
      warn(ofDatesIn: placeholder, of: node, in: place)
      if placeholder.filters.first?.name == "then" {
        warn(ofAnswer: found.value, placeholder, at: node.span(of: range), in: place)
      }
      let fill = DataFill(
        text: placeholder.text,
        path: found.path,
        value: found.value ?? .null,
        isSample: place.isSample,
        isFiltered: !placeholder.filters.isEmpty,
        from: found.isOfData ? .data(reading.given) : .argument(found.place),
        in: node,
        given: found.place
      )
      return (value, fill)
    } catch {
      if textRoom.isSpent {
        reportSpentText(at: node.span(of: range))
        return nil
      }
      // What a filter makes of a sample says nothing of the design.
      if place.isSample { return nil }
      var message = Message(error)
      if let setting = reading.given.setting(of: found.path) {
        message.add(cause: "the value is that of --set \(setting.shortened)")
      } else if let span = reading.given.span(of: found.path) {
        message.add(cause: "the value stands at \(span.short)")
      }
      reading.report(message, at: error.range.map { node.span(of: $0) } ?? node.span(of: range))
      return nil
    }
  }

  /// Which entry of a list lacks a value that others may have, and where it stands.
  private func entry(around found: DataFrame.Found, of placeholder: Placeholder) -> String? {
    guard found.path != placeholder.name, let dot = found.path.lastIndex(of: ".") else {
      return nil
    }
    let path = String(found.path[..<dot])
    guard let span = reading.given.span(of: path) else { return nil }
    return "'\(path.shortened)', which stands at \(span.short), has none"
  }

  /// A value as the node that a key reads.
  private func node(
    for value: DataValue,
    of placeholder: Placeholder,
    under key: String?,
    at span: Span
  )
    -> Node
  {
    switch value {
    case .null: return Node(Scalar(text: "", isPlain: true, verbatimStart: nil), span: span)
    case .boolean, .number:
      return Node(Scalar(text: value.text ?? "", isPlain: true, verbatimStart: nil), span: span)
    case .text(let text):
      guard takes(text: text.utf8.count, at: span) else { return Node(unreadable: span) }
      let isLiteral = key == FormKeys.markup && !placeholder.isMarkup
      let text = isLiteral ? text.asMarkup : text
      return Node(Scalar(text: text, isPlain: false, verbatimStart: nil), span: span)
    case .list(let list):
      guard takes(list.count, at: span) else { return Node(unreadable: span) }
      if key.map(ClassWord.showsText) ?? false {
        reading.report(.notInText(placeholder, value), at: Span(span.source, span.range))
        return Node(unreadable: span)
      }
      let nodes = list.map { node(for: $0, of: placeholder, under: key, at: span) }
      return Node(list: nodes, span: span)
    case .mapping(let mapping):
      reading.report(.mappingAsValue(placeholder, mapping), at: span)
      return Node(unreadable: span)
    }
  }
}

extension DesignFilling {
  /// Warns of letters that stand for other parts of a date than they seem to.
  private func warn(ofDatesIn placeholder: Placeholder, of node: Node, in place: Surroundings) {
    guard !place.isSample else { return }
    for call in placeholder.filters {
      guard let mended = call.withLettersOfDates, let form = call.arguments.first?.text else {
        continue
      }
      reading.warn(.lettersOfDate(form, mended), at: node.span(of: call.range))
    }
  }

  /// Warns of a text such as 'no', which counts as true as any text does.
  func warn(
    ofAnswer value: DataValue?,
    _ placeholder: Placeholder,
    at span: Span,
    in place: Surroundings
  ) {
    guard !place.isSample, case .text(let text)? = value, !text.isEmpty, text.asAnswer == false
    else { return }
    reading.warn(.answerAsText(placeholder.name, text), at: span)
  }

  /// Warns of the name of a value between single braces, which is no placeholder.
  private func lookForSingleBrace(
    in scalar: Scalar,
    _ node: Node,
    of key: String?,
    in place: Surroundings
  ) {
    guard scalar.text.utf8.contains(UInt8(ascii: "{")), key != FormKeys.markup, !place.isSample
    else { return }
    for match in scalar.text.matches(of: /\$?\{ *([A-Za-z_][A-Za-z0-9_.\-]*) *\}/) {
      let path = match.1.split(separator: ".").map(String.init)
      guard place.data.find(path).value != nil else { continue }
      let written = String(match.0)
      let start = scalar.text.utf8.distance(from: scalar.text.startIndex, to: match.0.startIndex)
      let span = node.span(of: start..<start + written.utf8.count)
      reading.report(.singleBrace(written, String(match.1)), at: span)
    }
  }
}

extension ClassWord {
  /// Whether a class, or what it shows, is one text.
  fileprivate static func showsText(_ key: String) -> Bool {
    ["label", "text", "title", "subtitle", "placeholder", "button", "textField", "markup"]
      .contains(key)
  }
}

extension FormKeys {
  static let markup = LabelWords.markup.name
}

extension Placeholder {
  /// Whether markup in the value counts.
  var isMarkup: Bool { filters.contains { $0.name == FormKeys.markup } }
}

extension String {
  /// The text as markup in which none of it means anything.
  fileprivate var asMarkup: String {
    let marks: Set<Character> = ["\\", "*", "~", "`", "[", "]", "!", "{", "}"]
    return reduce(into: "") { text, character in
      if marks.contains(character) { text.append("\\") }
      text.append(character)
    }
  }
}

extension Span {
  /// The place on one line, for another message: `data.json:4:9`.
  var short: String {
    let place = place
    return place.file + (place.line.map { ":\($0)" } ?? "") + (place.column.map { ":\($0)" } ?? "")
  }
}
