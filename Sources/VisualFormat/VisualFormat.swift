package import SnaplineGeometry

/// A visual format as it was written: boxes in a row, with gaps before, between and after them.
package struct VisualFormat {
  package var axis = Axis.horizontal
  /// The gap from the superview's edge to the first box, where the format names that edge.
  package var opening: Gap?
  package var boxes: [Box] = []
  /// One less than there are boxes.
  package var gaps: [Gap] = []
  /// The gap from the last box to the superview's edge, where the format names that edge.
  package var closing: Gap?

  /// A view with what is said of its size.
  package struct Box {
    package var name: Name
    package var sizes: [Predicate] = []
  }

  package enum Gap {
    case none
    case standard
    case distances([Predicate])
  }

  /// A relation to a number, a metric, or the size of another view.
  package struct Predicate {
    package var relation = Relation.equal
    package var amount: Amount
    package var priority: Amount?
  }

  package enum Relation {
    case equal, lessThanOrEqual, greaterThanOrEqual
  }

  package enum Amount {
    case number(Double, Range<Int>)
    case name(Name)
  }

  /// A name and where it stands, counted in characters.
  package struct Name {
    package var text: String
    package var range: Range<Int>
  }

  /// A part of the language, in the words of messages.
  package enum Part: String {
    case view = "a view in [ ]"
    case viewOrEdge = "a view in [ ] or |"
    case name = "a name"
    case amount = "a number or a name"
    case dash = "-"
    case closingBracket = "]"
    case closingParenthesis = ")"
    case end = "the end"

    /// What to write in its place.
    package var remedy: String {
      switch self {
      case .view: "write the name of a view in brackets, as in [title]"
      case .viewOrEdge: "write a view in brackets or an edge, as in |-[title]-|"
      case .name: "write a name, as in [title]"
      case .amount: "write a number or a metric, as in (12)"
      case .dash: "write - between views, as in [title]-8-[price]"
      case .closingBracket: "close the bracket: [title]"
      case .closingParenthesis: "close the parenthesis: (12)"
      case .end: "drop what stands from here on"
      }
    }
  }

  /// Why a text is no visual format, and where, counted in characters.
  package enum Fault: Error {
    /// Something else had to come here.
    case expected(Part, at: Int)
    case tooLong(limit: Int)
  }
}
