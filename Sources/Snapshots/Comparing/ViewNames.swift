import SnaplineScene

/// What messages call the views of two scenes: no two of them alike.
///
/// A view is called by its identifier, else by its class and the text in it, else by its class and
/// what it lies in.
struct ViewNames {
  private let new: [String]
  /// The names of views that went; one that stayed is called as it is now.
  private let old: [Int: String]

  init(_ old: ViewForest, _ new: ViewForest, _ matching: ViewMatching) {
    let gone = old.views.indices.filter { matching.newPlace[$0] == nil }
    let before = gone.isEmpty ? [] : Self.parts(old)
    let told = Self.toldApart(Self.parts(new) + gone.map { before[$0] })
    self.new = Array(told.prefix(new.views.count))
    self.old = Dictionary(uniqueKeysWithValues: zip(gone, told.dropFirst(new.views.count)))
  }

  /// The name of a view that is there now.
  func now(_ place: Int) -> String { new[place] }

  /// The name of a view that went.
  func before(_ place: Int) -> String { old[place] ?? "something" }

  func callAsFunction(_ view: ViewPlace) -> String {
    switch view {
    case .now(let place): now(place)
    case .before(let place): before(place)
    }
  }

  private struct Parts {
    /// Identifier, or class and text.
    var head: String
    /// The nearest view around it that has a name of its own, or a text in it.
    var around: String?
    /// Whether the head says too little to do without what is around.
    var needsAround: Bool

    func name(number: Int? = nil, isLong: Bool) -> String {
      let tail = isLong || needsAround ? around.map { " in " + $0 } ?? "" : ""
      return head + (number.map { " \($0)" } ?? "") + tail
    }
  }

  /// The class as people call it: of the library's own kinds of stacks nobody wrote the name.
  private static func className(_ node: LayoutTree.Node) -> String {
    ["AutoHidingStackView", "AdjustingStackView"].contains(node.className)
      ? "StackView" : node.className
  }

  private static func parts(_ forest: ViewForest) -> [Parts] {
    let views = forest.views
    var texts = views.map { $0.node.text.flatMap { $0.isEmpty ? nil : $0 } }
    for place in views.indices.reversed() where texts[place] == nil {
      texts[place] = views[place].children.lazy.compactMap { texts[$0] }.first
    }
    // The canvas and the root hold all there is: no text in them tells them from others.
    func text(_ place: Int) -> String? { views[place].depth < 2 ? nil : texts[place] }
    var parts: [Parts] = []
    for (place, view) in views.enumerated() {
      let around = view.parent.flatMap { parent in
        views[parent].name != nil || text(parent) != nil ? parts[parent].head : parts[parent].around
      }
      if let name = view.name {
        parts.append(Parts(head: name, around: around, needsAround: false))
      } else if let text = text(place) ?? view.node.text, !text.isEmpty {
        let quoted = quotedForMessage(text, longest: longestText)
        let head = "\(className(view.node)) \(quoted)"
        parts.append(Parts(head: head, around: around, needsAround: false))
      } else {
        parts.append(Parts(head: className(view.node), around: around, needsAround: true))
      }
    }
    return parts
  }

  /// The names, longer and at last with numbers where several views would have the same.
  private static func toldApart(_ views: [Parts]) -> [String] {
    var names = views.map { $0.name(isLong: false) }
    for places in repeated(names) {
      for place in places { names[place] = views[place].name(isLong: true) }
    }
    let doubles = repeated(names)
    var taken = Set(names)
    for places in doubles {
      var number = 0
      for place in places {
        var name: String
        repeat {
          number += 1
          name = views[place].name(number: number, isLong: true)
        } while !taken.insert(name).inserted
        names[place] = name
      }
    }
    return names
  }

  /// The places of each name that several views have, in order.
  private static func repeated(_ names: [String]) -> [[Int]] {
    Dictionary(grouping: names.indices) { names[$0] }.values.filter { $0.count > 1 }
      .sorted { $0[0] < $1[0] }
  }

  private static let longestText = 30
}
