import SnaplineData
import SnaplineScene

extension DesignFilling {
  private static let values = "values"
  private static let standard = "default"
  private static let count = "count"
  private static let keys = [FormKeys.localized, values, standard]

  /// The text that `{localized: key}` stands for; nothing for any other mapping.
  func localized(_ entries: [Entry], _ node: Node, of key: String?, in place: Surroundings) -> Node?
  {
    guard let entry = entries.first(where: { $0.key == FormKeys.localized }) else { return nil }
    if let stray = entries.first(where: { !Self.keys.contains($0.key) && !$0.key.hasPrefix("x-") })
    {
      // Of a node that has forgotten its class the reader tells more.
      let text = entry.value.scalar.flatMap { strings.node(of: $0.text, for: settings.locale) }
      let isNamed = text?.span.text.contains("{{\(stray.key)") ?? false
      let values = entries.first { $0.key == Self.values }
      let message = Message.besideLocalized(stray, isNamed: isNamed, values: values)
      reading.report(message, at: stray.keySpan)
      return Node(unreadable: node.span)
    }
    guard let name = (value(entry.value, of: nil, in: place) ?? entry.value).scalar?.text else {
      return Node(unreadable: node.span)
    }
    let values = entries.first { $0.key == Self.values }
    let use = DataFrame.Kind.text(name, use: entry.value.span)
    guard let (inside, count) = surroundings(of: values, as: use, in: place) else {
      return Node(unreadable: node.span)
    }
    guard let found = strings.node(of: name, for: settings.locale) else {
      if let standard = entries.first(where: { $0.key == Self.standard })?.value {
        return (value(standard, of: key, in: inside) ?? standard)
          .asText(at: node.span, from: standard.span, named: name)
      }
      // One text is missing, however many views show it.
      if missingStrings.insert(name).inserted {
        let message = Message.missingString(name, for: settings.locale, among: strings.keys)
        reading.report(message, at: entry.value.span)
      }
      return Node(unreadable: node.span)
    }
    guard let form = plural(of: found, name, inside, at: entry.value.span) else {
      return Node(unreadable: node.span)
    }
    let text = form.text
    if form.name != nil, let count, !inside.isSample { reading.note(asked: count) }
    let filled = value(text, of: key, in: inside)
    // With placeholders the data may have changed as well as the text.
    let place = filled == nil ? text.span : nil
    return (filled ?? text).asText(
      at: node.span,
      from: place,
      named: name,
      form: form.name.map { ($0, count) }
    )
  }

  /// What the placeholders of a text see: the values that are given to it alone, with what brought the
  /// number that plural forms go by.
  private func surroundings(
    of values: Entry?,
    as kind: DataFrame.Kind,
    in place: Surroundings
  ) -> (inside: Surroundings, count: DataFill?)? {
    var (inside, count) = (place, DataFill?.none)
    var (given, paths) = (DataMapping(), [String: String]())
    for entry in values?.value.mapping ?? [] {
      if let scalar = entry.value.scalar, Template.mayHold(scalar.text) {
        guard let template = template(scalar.text, at: entry.value) else { return nil }
        if let only = template.only {
          let range = template.parts[0].range
          guard let found = value(of: only, at: range, of: entry.value, in: place) else {
            return nil
          }
          given[entry.key] = found.value
          paths[entry.key] = found.fill.path
          if entry.key == Self.count { count = found.fill }
          continue
        }
      }
      let node = value(entry.value, of: nil, in: place) ?? entry.value
      given[entry.key] = DataReader(reading: reading).value(of: node) ?? .null
    }
    inside.data = DataFrame(kind, given, paths: paths)
    return (inside, count)
  }

  /// A text, with the name of its form where it has several: that which goes with the number `count`.
  private func plural(
    of node: Node,
    _ name: String,
    _ inside: Surroundings,
    at span: Span
  ) -> (text: Node, name: String?)? {
    guard let forms = node.mapping else {
      if node.scalar == nil { reading.report(.notString(name), at: span) }
      return node.scalar == nil ? nil : (node, nil)
    }
    let known = PluralCategory.allCases.map(\.rawValue)
    let isWhole = forms.contains { $0.key == "other" }
    if let stray = forms.first(where: { !known.contains($0.key) }) {
      reading.report(.pluralForms(name, among: forms), at: stray.keySpan)
      return nil
    }
    guard isWhole else {
      let place = forms.last?.keySpan ?? span
      reading.report(.pluralForms(name, among: forms), at: place)
      return nil
    }
    guard case .number(let count) = inside.data.find([Self.count]).value else {
      reading.report(.pluralWithoutCount(name), at: span)
      return nil
    }
    let category = PluralRules.category(of: count, in: settings.locale).rawValue
    let form = forms.first { $0.key == category } ?? forms.first { $0.key == "other" }
    // A form that named a text in turn could lead back to itself.
    guard let form, form.value.scalar != nil else {
      if let form, !form.value.isUnreadable {
        reading.report(.notForm(form, of: name), at: form.keySpan)
      }
      return nil
    }
    return (form.value, form.key)
  }
}

extension Node {
  /// A text's node at the place where it is used, which knows where it stands; nothing in it is taken
  /// for null.
  ///
  /// Which of several forms it is, is another matter than which text: the number decides on that.
  fileprivate func asText(
    at span: Span,
    from textSpan: Span?,
    named name: String,
    form: (name: String, count: DataFill?)? = nil
  ) -> Node {
    guard var scalar else { return self }
    let fillings = fillings + [form?.count].compactMap(\.self)
    scalar = Scalar(text: scalar.text, isPlain: false, verbatimStart: nil)
    scalar.fillings = fillings
    scalar.textSpan = textSpan
    let text = TemplateText.localized(name, form: form?.name)
    scalar.localized = WrittenTemplate(text: text, span: span)
    return Node(scalar, span: span)
  }
}
