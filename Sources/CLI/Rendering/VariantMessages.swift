internal import SnaplineDiagnostics

/// What is said of a design that is drawn once for each of its variants: one message for one fault.
struct VariantMessages {
  private var messages: [Diagnostic] = []
  private var variants: [Diagnostic: [String]] = [:]

  mutating func add(_ said: [Diagnostic], of variant: String?) {
    for message in said {
      if variants[message] == nil { messages.append(message) }
      variants[message, default: []].append(variant ?? "")
    }
  }

  /// Each message once.
  ///
  /// One that isn't of all variants names those that it is of.
  func told(of all: [String?]) -> [Diagnostic] {
    messages.map { message in
      let names = variants[message, default: []].removingRepetitions()
      guard all.count > 1, names.count < all.count else { return message }
      let word = names.count == 1 ? "the variant" : "the variants"
      return message.noted("\(word) \(names.joined(separator: ", "))")
    }
  }
}

extension Diagnostic {
  /// The message with what it is about, such as an entry of the data.
  func noted(_ words: String) -> Diagnostic {
    var told = self
    told.cause = cause.map { "\($0) (\(words))" } ?? words
    return told
  }
}

extension Array where Element: Hashable {
  fileprivate func removingRepetitions() -> [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }
}
