internal import CYAML

/// A step of reading YAML, with offsets in Unicode scalars.
struct YAMLEvent {
  enum Kind {
    case start
    case documentStart
    case documentEnd
    case end
    case alias(String)
    case scalar(text: String, style: Style)
    /// The text is longer than what is read.
    case longScalar(bytes: Int)
    case listStart
    case listEnd
    case mappingStart
    case mappingEnd
  }

  enum Style {
    case plain, quoted, block
  }

  var kind: Kind
  var anchor: String?
  var hasTag = false
  var start: Int
  var end: Int

  var isEnd: Bool {
    if case .end = kind { true } else { false }
  }
}

/// What libyaml says when a text isn't YAML.
struct YAMLSyntaxError: Error {
  var problem: String
  /// In Unicode scalars.
  var offset: Int
}

/// libyaml's parser, used for its grammar alone: what scalars mean is not asked.
@safe struct YAMLTokenizer: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let input: UnsafeMutableBufferPointer<UInt8>
  private let longestScalar: Int

  init(_ bytes: [UInt8], longestScalar: Int) {
    self.longestScalar = longestScalar
    unsafe parser = .allocate(capacity: 1)
    unsafe input = .allocate(capacity: bytes.count)
    _ = unsafe input.initialize(from: bytes)
    unsafe parser.initialize(to: yaml_parser_t())
    // It fails only without memory, and then leaves a parser whose every step fails.
    _ = unsafe yaml_parser_initialize(parser)
    unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    unsafe yaml_parser_set_input_string(parser, input.baseAddress, input.count)
  }

  deinit {
    unsafe yaml_parser_delete(parser)
    unsafe parser.deallocate()
    unsafe input.deallocate()
  }

  mutating func next() throws(YAMLSyntaxError) -> YAMLEvent {
    var raw = unsafe yaml_event_t()
    guard unsafe yaml_parser_parse(parser, &raw) == 1 else { throw problem() }
    let event = unsafe event(from: raw)
    unsafe yaml_event_delete(&raw)
    return event
  }

  private func problem() -> YAMLSyntaxError {
    let parser = unsafe parser.pointee
    let words = unsafe parser.problem.map { unsafe String(cString: $0) } ?? "not YAML"
    // What isn't closed is noticed at the end of the file, and is at fault where it opens.
    // So is a key without its colon.
    let isEarlier = words.contains("end of stream") || words.contains("could not find expected ':'")
    let mark = unsafe isEarlier && parser.context != nil ? parser.context_mark : parser.problem_mark
    return YAMLSyntaxError(problem: words, offset: mark.index)
  }

  private func event(from raw: yaml_event_t) -> YAMLEvent {
    var event = unsafe YAMLEvent(
      kind: .end,
      start: raw.start_mark.index,
      end: raw.end_mark.index
    )
    switch unsafe raw.type {
    case YAML_STREAM_START_EVENT: event.kind = .start
    case YAML_DOCUMENT_START_EVENT: event.kind = .documentStart
    case YAML_DOCUMENT_END_EVENT: event.kind = .documentEnd
    case YAML_ALIAS_EVENT:
      event.kind = .alias(unsafe name(raw.data.alias.anchor) ?? "")
    case YAML_SCALAR_EVENT:
      let scalar = unsafe raw.data.scalar
      event.anchor = unsafe name(scalar.anchor)
      event.hasTag = unsafe scalar.tag != nil
      event.kind = unsafe kind(of: scalar.value, count: scalar.length, style: scalar.style)
    case YAML_SEQUENCE_START_EVENT:
      event.kind = .listStart
      event.anchor = unsafe name(raw.data.sequence_start.anchor)
      event.hasTag = unsafe raw.data.sequence_start.tag != nil
    case YAML_SEQUENCE_END_EVENT: event.kind = .listEnd
    case YAML_MAPPING_START_EVENT:
      event.kind = .mappingStart
      event.anchor = unsafe name(raw.data.mapping_start.anchor)
      event.hasTag = unsafe raw.data.mapping_start.tag != nil
    case YAML_MAPPING_END_EVENT: event.kind = .mappingEnd
    default: event.kind = .end
    }
    return event
  }

  private func name(_ text: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    unsafe text.map { unsafe String(cString: $0) }
  }

  private func kind(
    of text: UnsafeMutablePointer<yaml_char_t>?,
    count: Int,
    style: yaml_scalar_style_t
  ) -> YAMLEvent.Kind {
    guard count <= longestScalar else { return .longScalar(bytes: count) }
    let bytes = unsafe UnsafeBufferPointer(start: text, count: count)
    let words = unsafe String(decoding: bytes, as: UTF8.self)
    switch style {
    case YAML_PLAIN_SCALAR_STYLE: return .scalar(text: words, style: .plain)
    case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE:
      return .scalar(text: words, style: .block)
    default: return .scalar(text: words, style: .quoted)
    }
  }
}
