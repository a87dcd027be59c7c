/// Words that say something to Objective-C or to Xcode alone: blanks take their place.
extension Rewriter {
  private static let blanked: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBDesignable",
    "IBInspectable", "GKInspectable", "NSCopying",
  ]

  mutating func rewriteAttributes() {
    for index in file.words.attributes
    where file.isWord(index + 1) && file.isJoined(index, index + 1) {
      rewriteAttribute(at: index)
    }
    for index in file.words.dynamics where file.isModifier(index) {
      replace(file.tokens[index].range)
    }
  }

  private mutating func rewriteAttribute(at index: Int) {
    let end = file.afterAttribute(index)
    let range = file.bytes(from: index, through: end - 1)
    let name = file.text(index + 1)
    if Self.blanked.contains(name) || name == "convention" && file.reads(index + 3, "block") {
      replace(range)
    } else if name == "NSManaged" {
      rewriteManaged(at: index, range)
    } else if name == "MainActor", leavesMainActor(index) {
      replace(range)
    } else if startsApplication(name, at: index) {
      replace(range)
    }
  }

  /// A stored property needs a value, which is nothing where it may be.
  private mutating func rewriteManaged(at index: Int, _ range: Range<Int>) {
    guard let introducer = file.introducer(from: index), file.reads(introducer, "var") else {
      return replace(range)
    }
    var next = introducer + 2
    if file.reads(next, ":") {
      next += 1
      while file.isWord(next) || file.reads(next, ".") { next += 1 }
      if file.reads(next, "["), file.partner[next] > next { next = file.partner[next] + 1 }
    }
    if file.reads(next, "?") || file.reads(next, "!") { return replace(range) }
    report(
      index,
      "@NSManaged gives '\(file.text(introducer + 1))' its value by Core Data, which Linux hasn't",
      remedy: "make its type optional, or leave the file out of the target on Linux"
    )
  }

  /// The brace that opens the body of a declaration, given by its keyword, and not one of a later declaration.
  func ownBody(of introducer: Int) -> Int? {
    var index = introducer + 1
    while index < file.tokens.count {
      if file.reads(index, "{") { return index }
      if file.reads(index, "}") || file.reads(index, ";") || file.reads(index, ")")
        || file.reads(index, "@") || file.introducer(from: index) != nil
      {
        return nil
      }
      index = file.afterGroup(index)
    }
    return nil
  }
}
