import SnaplineGeometry

/// A visual format as it was written: boxes in a row, with gaps before, between and after them.
struct VisualFormat {
  var axis = Axis.horizontal
  /// The gap from the superview's edge to the first box, where the format names that edge.
  var opening: Gap?
  var boxes: [Box] = []
  /// One less than there are boxes.
  var gaps: [Gap] = []
  /// The gap from the last box to the superview's edge, where the format names that edge.
  var closing: Gap?

  /// A view with what is said of its size.
  struct Box {
    var name: Name
    var sizes: [Predicate] = []
  }

  enum Gap {
    case none
    case standard
    case distances([Predicate])
  }

  /// A relation to a number, a metric, or the size of another view.
  struct Predicate {
    var relation = LayoutConstraint.Relation.equal
    var amount: Amount
    var priority: Amount?
  }

  enum Amount {
    case number(Double, Range<Int>)
    case name(Name)
  }

  /// A name and where it stands, counted in characters.
  struct Name {
    var text: String
    var range: Range<Int>
  }
}
