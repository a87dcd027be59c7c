extension ValueTopic {
  static let places = [
    ValueTopic(
      "size",
      "a size",
      "A width or a height, or bounds of it.",
      [SizeList.self, SizeValue.self, WrittenSize.self, SizePair.self],
      [
        ("100", "points"), ("atLeast 44", "no less"), ("atMost 320", "no more"),
        ("44...320", "between both"), ("50% of card", "a part of another view's"),
        ("card.width", "as another view's"), ("100 @750", "with a priority"),
        ("320x200", "of 'size': a width and a height"),
      ]
    ),
    ValueTopic(
      "aspect",
      "a ratio",
      "The width divided by the height.",
      [AspectValue.self],
      [("16/9", "two numbers"), ("1.5", "one"), ("image", "of an image, its picture's own")]
    ),
    ValueTopic(
      "tracks",
      "a number, or a list of sizes",
      "How wide the columns of a grid are, or how high its rows.",
      [TrackList.self],
      [
        ("3", "so many, all alike"),
        ("[100, content, 1fr]", "points, as large as what is in it, a part of what is left"),
      ]
    ),
    ValueTopic(
      "insets",
      "insets",
      "Distances from edges, inward.",
      [InsetsValue.self],
      [("16", "from every edge"), ("{top: 8, horizontal: 16}", "from some, 0 from the others")]
    ),
    ValueTopic(
      "offset",
      "an offset",
      "How far from a place.",
      [OffsetValue.self],
      [("{x: 8, y: -4}", "toward trailing, and down")]
    ),
    ValueTopic(
      "frame",
      "a point or a rectangle",
      "Where something lies, in points.",
      [FrameValue.self],
      [("{x: 8, y: 4}", "a point"), ("{x: 8, y: 4, width: 100, height: 40}", "a rectangle")]
    ),
    ValueTopic(
      "area",
      "a view or an area",
      "What a view is placed against.",
      [Anchorable.self, Box.self, PointValue.self],
      [
        ("superview", "the view around it"),
        ("safeArea", "what no bar or edge of a screen covers"),
        ("layoutMargins", "what lies inside the margins"), ("title", "a view by its id"),
        ("card.safeArea", "an area of another view"), ("none", "nothing, for a side of 'filling'"),
      ]
    ),
    ValueTopic(
      "neighbour",
      "a sibling",
      "A sibling, and how far from it.",
      [Neighbour.self],
      [("title", "right beside it"), ("title + 8", "eight points away")]
    ),
    ValueTopic(
      "edge",
      "an edge",
      "An edge that another one lies on.",
      [EdgeTerm<VerticalEdgeWord>.self, EdgeTerm<HorizontalEdgeWord>.self],
      [("bottom", "of the superview"), ("bottom of header + 8", "of another view, eight on")]
    ),
    ValueTopic(
      "axis",
      "a place along an axis",
      "How a view stands along one axis.",
      [AxisTerm<HorizontalAlignWord>.self, AxisTerm<VerticalAlignWord>.self],
      [
        ("fill", "from edge to edge"), ("center", "in the middle"),
        ("leading in safeArea", "at an edge of an area"),
        ("attached leading", "the view's edge on the area's, and outward from there"),
        ("overflow center", "without a bound where it is larger"),
      ]
    ),
    ValueTopic(
      "sequence",
      "an axis",
      "Views that follow each other from edge to edge.",
      [SequenceValue.self],
      [("vertically", "one below the other"), ("horizontally", "one after the other")]
    ),
    ValueTopic(
      "guides",
      "names with guides",
      "Areas without a picture that others are placed against.",
      [GuideList.self],
      [("{gutter: {width: 16, after: icon}}", "a name, and keys that place and size it")]
    ),
    ValueTopic(
      "equation",
      "a list of equations",
      "What must hold between edges and sizes of views.",
      [EquationList.self, WrittenEquation.self],
      [
        ("title.leading == icon.trailing + 8", "two edges, and a distance"),
        ("a.width == 0.5 * b.width", "a part of another size"),
        ("label.width <= 200", "at most; also >="), ("a.top == b.top @high", "with a priority"),
        ("b.leading == a.trailing + standard", "with the system's spacing between them"),
        ("(a, b).centerY == self.centerY", "for several views at once"),
        ("H:|-[a]-8-[b]-|", "a row in Apple's visual format; V: for a column"),
      ]
    ),
    ValueTopic(
      "visual",
      "a line of the visual format",
      "A row or a column of views, as Apple's visual format draws them.",
      [WrittenVisual.self],
      [
        ("|", "the superview's edge"), ("[title]", "a view"), ("-", "the standard distance"),
        ("-8-", "a distance"), ("[a(100)]", "with a size"), ("[b(==a)]", "as large as another"),
      ]
    ),
    ValueTopic(
      "condition",
      "a condition",
      "What must be so, of what surrounds a view or of sizes.",
      [ConditionValue.self],
      [
        ("dark", "a trait: light, phone, landscape, verticallyCompact …"),
        ("not phone and landscape", "several, with and, or, not"),
        ("self.width >= 600", "a size; beside 'then' or 'else'"),
        ("textSize >= accessibility1", "a text size"),
        ("configuration is done", "the state that the view is in; beside 'then' or 'else'"),
        ("{{count}} > 0", "a value of the data; 'count > 0' is the same"),
      ]
    ),
    ValueTopic(
      "branch",
      "keys of a view",
      "Keys that hold in place of the view's own.",
      [Branch.self, ChoiceList.self],
      [
        ("{color: systemRed}", "keys of the view, but no class, id or children"),
        ("[{if: dark, then: {…}}]", "of 'conditions': choices, of which a later one wins"),
      ]
    ),
  ]
}
