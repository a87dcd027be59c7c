extension Remarks {
  /// Notes which words of an element, and of all in it, nobody knows, and which classes of an app it
  /// names; not of those elements whose serials are `left`.
  mutating func survey(_ element: XMLElement, without left: Set<Int> = []) {
    survey(element, without: left, inList: true)
  }

  private mutating func survey(_ element: XMLElement, without left: Set<Int>, inList: Bool) {
    let name = element.name
    if Vocabulary.passesOver(name) || left.contains(element.serial) { return }
    guard Vocabulary.knows(element: name) else {
      // What stands for a view is told of where a box is drawn for it.
      if !inList, !element.isView { note(.unknown(.element(name)), at: element) }
      for child in element.children(named: "subviews") {
        survey(child, without: left, inList: false)
      }
      return
    }
    surveyAttributes(of: element)
    let isList = name == "subviews"
    for child in element.children { survey(child, without: left, inList: isList) }
  }

  private mutating func surveyAttributes(of element: XMLElement) {
    let name = element.name
    for (attribute, text) in element.attributes {
      guard let meaning = Vocabulary.meaning(of: attribute, on: name) else {
        // A flag that is off says nothing.
        if text != "NO" {
          note(.unknown(.attribute(attribute, of: name)), at: element)
        }
        continue
      }
      if !meaning.holds(text) {
        note(.unknown(.value(text, attribute: attribute, element: name)), at: element)
      }
    }
    if let key = element.key, !Vocabulary.reads(key: key, of: name) {
      note(.unknown(.key(key, of: name)), at: element)
    }
    if let custom = element["customClass"], name != "viewControllerPlaceholder" {
      note(.customClass(custom), at: element, example: name)
    }
  }
}
