/// Which names of views see each other.
///
/// A document, an instance of a component and a repetition of `each` are scopes. A name is looked up in
/// its scope and then outward; what is inside another scope isn't seen. Inside of such scopes a view is
/// called by the way to it: `row[2]/title`.
struct ViewScopes: Sendable {
  private struct Scope {
    var parent: Int
    /// What stands before the names of its views.
    var prefix: String
    /// What each of its own names stands for.
    var names: [String: String] = [:]
    /// How often a prefix was given out to scopes inside.
    var taken: [String: Int] = [:]
    /// What the scope is, as messages call it.
    var owner: String?
  }

  static let document = 0

  private var scopes = [Scope(parent: -1, prefix: "")]

  /// A scope inside another one; `name` comes into the names of its views.
  mutating func add(in parent: Int, named name: String, owner: String? = nil) -> Int {
    let count = scopes[parent].taken[name, default: 0]
    scopes[parent].taken[name] = count + 1
    let prefix = scopes[parent].prefix + name + (count == 0 ? "" : "-\(count + 1)") + "/"
    scopes.append(Scope(parent: parent, prefix: prefix, owner: owner))
    return scopes.count - 1
  }

  /// Makes a name known in a scope; `other` is what the view is called where that is decided elsewhere.
  mutating func note(_ name: String, in scope: Int, for other: String? = nil) {
    scopes[scope].names[name] = other ?? scopes[scope].prefix + name
  }

  /// What a view is called in the whole document.
  func whole(_ name: String, in scope: Int) -> String {
    guard scope != Self.document else { return name }
    return scopes[scope].names[name] ?? scopes[scope].prefix + name
  }

  /// The view that a name means where it is written; the name itself where none is seen from there.
  func resolved(_ name: String, in scope: Int) -> String {
    var place = scope
    while place > Self.document {
      if let found = scopes[place].names[name] { return found }
      place = scopes[place].parent
    }
    return name
  }

  /// Whether a repetition has a view of this name inside.
  func repeats(_ name: String) -> Bool {
    scopes.contains { $0.owner == nil && $0.parent >= Self.document && $0.names[name] != nil }
  }

  /// The component that has a view of this name inside.
  func owner(ofHidden name: String) -> String? {
    scopes.lazy.compactMap { $0.names[name] == nil ? nil : $0.owner }.first
  }
}

extension String {
  /// A view's name as it is written where the view is: the last part of the way to it.
  package var lastOfPath: String {
    lastIndex(of: "/").map { String(self[index(after: $0)...]) } ?? self
  }
}
