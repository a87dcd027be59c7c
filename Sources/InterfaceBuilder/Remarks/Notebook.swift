/// Where all that make a screen write down what they have to say of it.
final class Notebook {
  private(set) var remarks = Remarks()

  func note(_ kind: Remarks.Kind, at element: XMLElement, example: String = "") {
    remarks.note(kind, at: element, example: example)
  }

  /// Says which words of an element, and of all in it, nobody knows.
  func survey(_ element: XMLElement) { remarks.survey(element) }
}
