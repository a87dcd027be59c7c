/// The tokens of a file that rewriting asks for again and again, found in one pass.
struct FrequentWords: Sendable {
  /// What begins with `#`.
  private(set) var pounds: [Int] = []
  /// The `@` of attributes.
  private(set) var attributes: [Int] = []
  private(set) var functions: [Int] = []
  private(set) var overrides: [Int] = []
  private(set) var imports: [Int] = []
  /// `func`, `init`, `var` and `subscript`, which are also names elsewhere.
  private(set) var members: [Int] = []
  private(set) var tasks: [Int] = []
  private(set) var waits: [Int] = []
  /// `isolated`, before a parameter or a `deinit`.
  private(set) var isolated: [Int] = []
  private(set) var dynamics: [Int] = []
  /// `URLSession` and `URLRequest`, which are in a module of their own on Linux.
  private(set) var networking: [Int] = []
  private(set) var anyObjects: [Int] = []
  /// `?` by itself, of an optional or a choice.
  private(set) var questions: [Int] = []

  init(of tokens: [SourceToken], _ bytes: [UInt8]) {
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      switch token.kind {
      case .pound: pounds.append(index)
      case .mark: if bytes[token.start] == UInt8(ascii: "@") { attributes.append(index) }
      case .symbol:
        let isOne = token.end - token.start == 1
        if isOne, bytes[token.start] == UInt8(ascii: "?") { questions.append(index) }
      case .word: add(token, at: index, bytes)
      default: break
      }
      index += 1
    }
  }

  /// Adds a word; most are of another length, or begin otherwise.
  private mutating func add(_ token: SourceToken, at index: Int, _ bytes: [UInt8]) {
    switch (token.end - token.start, bytes[token.start]) {
    case (3, UInt8(ascii: "v")):
      if token.reads("var", in: bytes) { members.append(index) }
    case (4, UInt8(ascii: "f")):
      guard token.reads("func", in: bytes) else { return }
      functions.append(index)
      members.append(index)
    case (4, UInt8(ascii: "i")):
      if token.reads("init", in: bytes) { members.append(index) }
    case (4, UInt8(ascii: "T")):
      if token.reads("Task", in: bytes) { tasks.append(index) }
    case (5, UInt8(ascii: "a")):
      if token.reads("async", in: bytes) { waits.append(index) }
    case (6, UInt8(ascii: "i")):
      if token.reads("import", in: bytes) { imports.append(index) }
    case (7, UInt8(ascii: "d")):
      if token.reads("dynamic", in: bytes) { dynamics.append(index) }
    case (8, UInt8(ascii: "o")):
      if token.reads("override", in: bytes) { overrides.append(index) }
    case (8, UInt8(ascii: "i")):
      if token.reads("isolated", in: bytes) { isolated.append(index) }
    case (9, UInt8(ascii: "A")):
      if token.reads("AnyObject", in: bytes) { anyObjects.append(index) }
    case (9, UInt8(ascii: "s")):
      if token.reads("subscript", in: bytes) { members.append(index) }
    case (10, UInt8(ascii: "U")):
      if token.reads("URLSession", in: bytes) || token.reads("URLRequest", in: bytes) {
        networking.append(index)
      }
    default: return
    }
  }
}
