import SnaplineEnvironment

extension Remarks {
  /// What is to be said of a document whichever of its screens is drawn: `read` is all of it, for
  /// whatever size classes.
  init(of document: InterfaceDocument, as read: XMLElement) {
    let root = document.contents.root
    if let (name, element) = document.canvas.unknownDevice {
      note(.device(name), at: element, example: document.canvas.device.device.name)
    }
    if let (file, damage) = document.contents.wording.damage {
      note(.damagedStrings(file: file, line: damage.line), at: root, example: damage.reason)
    }
    noteReferences(in: read.subtree, to: document.contents.ids)
    // What the screens have is said with each of them.
    survey(root, without: Set(document.shownScenes.flatMap(\.objects).map(\.serial)))
  }

  /// Notes ids that stand twice, and screens that segues lead to and nobody has.
  private mutating func noteReferences(in elements: [XMLElement], to ids: Set<String>) {
    var seen: Set<String> = []
    for element in elements {
      if let id = element.id, !seen.insert(id).inserted { note(.repeatedID(id), at: element) }
      guard element.name == "segue", let target = element["destination"], !ids.contains(target)
      else { continue }
      note(.missing(.screen(target)), at: element)
    }
  }
}
