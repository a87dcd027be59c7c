/// What decided a scene's frames and looks, in its author's words: constraints, the numbers of
/// containers, and names of colours and fonts.
///
/// It explains a difference, and is never itself one: two scenes that look the same are the same,
/// whatever was written.
package struct SceneOrigins: Hashable, Sendable {
  package var words: [Word] = []
  package var rules: [Rule] = []
  /// Which variant of a design it is, where that has several.
  package var variant: String?
  /// Where views stand written, by their places in the tree; known of a run alone.
  package var places: [Int: Line] = [:]

  /// Where components are used whose views these are, by their places in the tree; known of a run alone.
  package var uses: [Int: Line] = [:]
  /// The lists of the data that views are repeated for, by the views' places in the tree; known of a run
  /// alone.
  package var lists: [Int: DataList] = [:]
  /// The lists that views in others are repeated for, be they empty, by the places of these others; known
  /// of a run alone.
  package var repetitions: [Int: [DataList]] = [:]
  /// Where the data stands by which views aren't there, by the places of the views that they would stand
  /// in and by their conditions; known of a run alone.
  package var flags: [Int: [String: Source]] = [:]
  /// Where texts stand written that no word of a view says; known of a run alone.
  package var textLines: [String: Line] = [:]
  /// Those of them that don't stand there so, but were made of data or of a language's texts.
  package var madeTexts: Set<String> = []

  package init() {}

  package var isEmpty: Bool { words.isEmpty && rules.isEmpty && variant == nil }

  /// A line of a file.
  ///
  /// Lines move, so no document keeps them.
  package struct Line: Hashable, Sendable {
    package var file: String
    package var number: Int

    package init(file: String, number: Int) { (self.file, self.number) = (file, number) }
  }

  /// A list of the data by its path, and where it stands.
  package struct DataList: Hashable, Sendable {
    package var path: String
    package var line: Line?

    package init(path: String, line: Line?) { (self.path, self.line) = (path, line) }
  }

  /// A place in a file, which tells two values of one line apart.
  package struct Source: Hashable, Sendable {
    package var line: Line
    package var offset: Int
    /// The keys that lead there where it isn't a view's own, such as `styles.quiet.color`.
    package var name: String?

    package init(line: Line, offset: Int, name: String? = nil) {
      (self.line, self.offset, self.name) = (line, offset, name)
    }
  }

  /// A value that somebody wrote, by its name.
  package struct Word: Hashable, Sendable {
    /// The place of the view in the tree; nothing for what holds for all of them.
    package var node: Int?
    package var name: String
    package var value: String
    package var line: Line?
    /// Whether it is what the view shows, and not how it looks or where it is; known of a run alone.
    package var isContent = false
    /// Where the value stands, with its name; known of a run alone.
    package var source: Source?
    /// Where the texts of a template stand; known of a run alone.
    package var templateSources: [Source] = []
    /// Where the pieces of data stand that the value was made of; known of a run alone.
    package var pieces: [Source] = []
    /// Of a condition, and of whether it holds, the words that it decides on; known of a run alone.
    ///
    /// For a view's `style`, the names of its styles and of all that these extend.
    package var decided: Set<String> = []

    package init(
      node: Int?,
      name: String,
      value: String,
      line: Line? = nil,
      isContent: Bool = false
    ) {
      (self.node, self.name, self.value, self.line) = (node, name, value, line)
      self.isContent = isContent
    }
  }

  /// An attribute of a view, or of a part of it such as its safe area.
  package struct Side: Hashable, Sendable {
    package var node: Int
    package var part: String?
    package var attribute: String

    package init(node: Int, part: String? = nil, attribute: String) {
      (self.node, self.part, self.attribute) = (node, part, attribute)
    }
  }

  /// A constraint: `first relation multiplier × second + constant`.
  package struct Rule: Hashable, Sendable {
    package var first: Side
    package var relation: Relation
    package var second: Side?
    package var multiplier = 1.0
    package var constant = 0.0
    package var priority = 1000.0
    package var hold = Hold.tight
    package var line: Line?

    package init(first: Side, relation: Relation, second: Side?) {
      (self.first, self.relation, self.second) = (first, relation, second)
    }
  }

  package enum Relation: String, Hashable, Sendable, CaseIterable {
    case equal = "=="
    case atMost = "<="
    case atLeast = ">="

    package var flipped: Relation {
      switch self {
      case .equal: .equal
      case .atMost: .atLeast
      case .atLeast: .atMost
      }
    }
  }

  /// What a constraint does to the frames as they are.
  package enum Hold: String, Hashable, Sendable, CaseIterable {
    /// It holds exactly.
    case tight
    /// It holds, and would if the views were elsewhere.
    case loose
    /// It gave way.
    case missed
  }
}

extension SceneOrigins.Word {
  /// The name by which a view's word says of what class it is.
  package static let className = "class"

  /// The name by which a view's word says of what component it is an instance.
  package static let component = "component"

  /// The names by which code's words say how a text looks.
  package static let font = "font"
  package static let textColor = "textColor"

  /// The name by which a view's word says of which styles some of its other words are.
  package static let style = "style"

  /// The name by which a view's word says on what conditions others would stand in it.
  package static let leftOut = "without"

  /// The name by which a view's word says how many rows of which lists of the data stand in it.
  package static let rows = "each"

  /// The value of a word that says how many rows of which lists stand in its view.
  package static func joined(rows: [(list: String, count: Int)]) -> String {
    rows.map { "\($0.list) \($0.count)" }.joined(separator: joint)
  }

  /// The rows of lists that such a word tells of, by the lists' paths.
  package var rowsOfLists: [String: Int] {
    let pairs = value.split(separator: Self.joint).compactMap { row -> (String, Int)? in
      guard let space = row.lastIndex(of: " ") else { return nil }
      return Int(row[row.index(after: space)...]).map { (String(row[..<space]), $0) }
    }
    return Dictionary(pairs, uniquingKeysWith: max)
  }

  /// The name by which a view's word says when the view is there, or when one of its branches holds.
  package static let condition = "if"

  /// The value of a word that says on what conditions others would stand in its view.
  package static func joined(conditions: Set<String>) -> String {
    conditions.sorted().joined(separator: joint)
  }

  /// The conditions of which such a word says so.
  package var conditionsLeftOut: [String] {
    value.split(separator: Self.joint).map(String.init)
  }

  private static let joint = "; "

  /// The beginning of the names by which a view's words say whether its conditions hold.
  package static let answer = "holds"

  /// The name of the word that says how the value of another was made of texts with placeholders.
  package static func template(of name: String) -> String { name + templateMark }

  /// The name of the word whose value this says the template of; nothing for any other.
  package var templated: String? {
    name.hasSuffix(Self.templateMark) ? String(name.dropLast(Self.templateMark.count)) : nil
  }

  /// The texts of a template, from where the value stands outwards.
  package var templates: [String] {
    beginning == nil ? value.split(separator: Self.templateJoint).map(String.init) : [value]
  }

  /// The value of a word that says of which texts another was made.
  package static func joined(_ templates: [String]) -> String {
    templates.joined(separator: templateJoint)
  }

  private static let templateMark = " ←"
  private static let templateJoint = " ← "

  /// Whether the word only repeats what the view is known to say.
  package func repeatsText(of tree: LayoutTree) -> Bool {
    guard let node, tree.nodes.indices.contains(node) else { return false }
    return repeats(tree.nodes[node].text)
  }

  /// Whether the word is a text of its view, or what an older document kept of a long one.
  package func repeats(_ text: String?) -> Bool {
    guard let text else { return false }
    return (isContent && value == text) || (text.utf8.count > Self.longest && value == text.asKept)
  }

  /// Whether a document keeps all of it: a part of what is in a view tells nothing.
  package var isKeptWhole: Bool { name == Self.rows || name == Self.leftOut }

  /// What the names of words begin with that say a piece of data.
  package static let data = "data."

  /// The path of the data that it says; nothing for any other word.
  package var dataPath: String? {
    node == nil && name.hasPrefix(Self.data) ? String(name.dropFirst(Self.data.count)) : nil
  }

  /// The value as a document keeps it: of a long one its beginning, and what tells it from others.
  package var kept: String { value.asKept }

  /// What is known of a value that a document kept the beginning of; nothing where it is whole.
  package var beginning: String? {
    let tail = value.suffix(Self.tail)
    guard value.utf8.count > Self.mostShown, tail.hasPrefix("… "),
      tail.dropFirst(2).allSatisfy(\.isHexDigit)
    else { return nil }
    return String(value.dropLast(Self.tail))
  }

  fileprivate static let longest = 160
  fileprivate static let mostShown = 120
  private static let tail = 10
}

extension String {
  fileprivate var asKept: String {
    guard utf8.count > SceneOrigins.Word.longest else { return self }
    return prefix(SceneOrigins.Word.mostShown) + "… " + ContentKey(utf8).description.prefix(8)
  }
}
