import SnaplineDesigns
import SnaplineDiagnostics
import SnaplineLayout
import SnaplineScene

extension Design {
  /// What nothing decides in a tree, in the words of the design, and how many others there may be.
  ///
  /// What the tree told at another size has the words of then.
  func openNumbers(in builder: TreeBuilder) -> (told: [Diagnostic], others: Int) {
    let limit = Findings.mostShown
    guard let before = builder.toldNumbers else {
      let (open, _, others, sides) = builder.ambiguities(atMost: limit)
      builder.layout.open = sides
      return (words(for: open), others)
    }
    var met: [ToldNumbers.Number] = []
    var others = 0
    let (open, views, _, _) = builder.ambiguities(atMost: limit) { view, attribute in
      if before.mayDiffer {
        others += 1
        return true
      }
      if builder.isSqueezed(view, attribute) { return true }
      guard met.count < limit else {
        others += 1
        return true
      }
      met.append(ToldNumbers.Number(view, attribute))
      return before.words[met[met.count - 1]] != nil
    }
    var told = before
    told.isDoubtful = before.mayDiffer && others > 0
    for (place, words) in words(for: open).enumerated() {
      guard let view = views[place] else { continue }
      told.words[ToldNumbers.Number(view, open[place].attribute)] = words
    }
    builder.toldNumbers = told
    return (met.compactMap { told.words[$0] }, others)
  }

  private func words(for open: [LayoutAmbiguity]) -> [Diagnostic] {
    guard !open.isEmpty else { return [] }
    let stacks = StackIndex(of: document)
    return open.map { told($0, in: stacks).diagnostic.placed(in: source) }
  }

  /// What nothing decides, in the words of the design; of what a stack stretches, what ends that.
  private func told(_ ambiguity: LayoutAmbiguity, in stacks: StackIndex) -> LayoutAmbiguity {
    var told = source.telling(ambiguity)
    let isDown = ambiguity.attribute == .height || ambiguity.attribute == .top
    guard told.gaveWay == nil, let line = told.place?.line, told.place?.file == source.name,
      let stack = stacks.stack(around: line, isColumn: isDown)
    else { return told }
    guard !told.isShort else {
      told.instead =
        "write 'compression: 751' beside it, so that others give way, or 'compression: 749', so that it"
        + " does: the \(stack.word.name) at line \(stack.span.line) has less room than its views need"
      return told
    }
    told.instead =
      "write '- spacer' as the last entry of the \(stack.word.name) at line \(stack.span.line),"
      + " or 'distribution: equalSpacing' beside it, as it has more room than its views need"
    return told
  }
}

/// What nothing decides in a tree that is laid out at one size after the other, in the words in which it
/// was told first.
///
/// To tell of it takes solves and many words, and at most sizes it is the same. Who looks at all of them
/// needs no other words than the first.
struct ToldNumbers {
  /// A number of a view's frame.
  struct Number: Hashable {
    let view: ObjectIdentifier
    let attribute: LayoutConstraint.Attribute

    init(_ view: View, _ attribute: LayoutConstraint.Attribute) {
      self.view = ObjectIdentifier(view)
      self.attribute = attribute
    }
  }

  var words: [Number: Diagnostic] = [:]
  /// Whether a tree that is built anew may leave other numbers open: which of two that depend on each other
  /// is told may be up to the order in which their constraints came to the solver.
  let mayDiffer: Bool
  /// Whether it did leave any open.
  var isDoubtful = false

  init(mayDiffer: Bool) { self.mayDiffer = mayDiffer }
}

extension Scene {
  /// Notes what nothing decides, of the views by their places in the tree.
  mutating func note(_ open: OpenSides, of views: [View]) {
    guard !open.isEmpty else { return }
    for (place, view) in views.enumerated() {
      let names = open.names(of: view)
      if !names.isEmpty { openNumbers[place] = names }
    }
  }
}
