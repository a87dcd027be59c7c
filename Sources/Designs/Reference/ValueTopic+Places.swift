extension ValueTopic {
  static let places = [
    ValueTopic(
      "size",
      "a size",
      "A width or a height, or limits for it.",
      [SizeList.self, SizeValue.self, WrittenSize.self, SizePair.self],
      [
        ("100", "points"), ("atLeast 44", "no less"), ("atMost 320", "no more"),
        ("44...320", "between both"), ("50% of card", "a part of another view's size"),
        ("card.width", "the same as another view's size"), ("100 @750", "with a priority"),
        ("320x200", "for 'size': a width and a height"),
      ]
    ),
    ValueTopic(
      "aspect",
      "a ratio",
      "The width divided by the height.",
      [AspectValue.self],
      [("16/9", "two numbers"), ("1.5", "one"), ("image", "for an image: the picture's own ratio")]
    ),
    ValueTopic(
      "tracks",
      "a number, or a list of sizes",
      "The widths of a grid's columns, or the heights of its rows.",
      [TrackList.self],
      [
        ("3", "three, all of the same size"),
        ("[100, content, 1fr]", "points, the size of the content, a part of the room that is left"),
      ]
    ),
    ValueTopic(
      "insets",
      "insets",
      "Inward distances from edges.",
      [InsetsValue.self],
      [
        ("16", "from every edge"),
        ("{top: 8, horizontal: 16}", "from some edges, 0 from the others"),
      ]
    ),
    ValueTopic(
      "offset",
      "an offset",
      "A distance from a place.",
      [OffsetValue.self],
      [("{x: 8, y: -4}", "toward trailing, and down")]
    ),
    ValueTopic(
      "frame",
      "a point or a rectangle",
      "A place in points, with or without a size.",
      [FrameValue.self],
      [("{x: 8, y: 4}", "a point"), ("{x: 8, y: 4, width: 100, height: 40}", "a rectangle")]
    ),
    ValueTopic(
      "area",
      "a view or an area",
      "The view or the area that a view is placed against.",
      [Anchorable.self, Box.self, PointValue.self],
      [
        ("superview", "the view around it"),
        ("safeArea", "the area that no bar and no screen edge covers"),
        ("layoutMargins", "the area inside the margins"), ("title", "a view by its id"),
        ("card.safeArea", "an area of another view"), ("none", "no area, for a side of 'filling'"),
      ]
    ),
    ValueTopic(
      "neighbour",
      "a sibling",
      "A sibling, and the distance from it.",
      [Neighbour.self],
      [("title", "beside it, without a distance"), ("title + 8", "beside it, eight points away")]
    ),
    ValueTopic(
      "edge",
      "an edge",
      "An edge that another one lies on.",
      [EdgeTerm<VerticalEdgeWord>.self, EdgeTerm<HorizontalEdgeWord>.self],
      [
        ("bottom", "an edge of the superview"),
        ("bottom of header + 8", "eight points from the edge of another view"),
      ]
    ),
    ValueTopic(
      "axis",
      "a place along an axis",
      "The alignment of a view on one axis.",
      [AxisTerm<HorizontalAlignWord>.self, AxisTerm<VerticalAlignWord>.self],
      [
        ("fill", "from edge to edge"), ("center", "in the middle"),
        ("leading in safeArea", "at an edge of an area"),
        ("attached leading", "at an edge of the sibling, in place of the superview"),
        ("overflow center", "in the middle, and without a limit if it is larger"),
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
      "Invisible areas that views are placed against.",
      [GuideList.self],
      [("{gutter: {width: 16, after: icon}}", "a name, and keys that place and size it")]
    ),
    ValueTopic(
      "equation",
      "a list of equations",
      "Equations between edges and sizes of views.",
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
      "A row or a column of views in Apple's visual format.",
      [WrittenVisual.self],
      [
        ("|", "the superview's edge"), ("[title]", "a view"), ("-", "the standard distance"),
        ("-8-", "a distance"), ("[a(100)]", "with a size"), ("[b(==a)]", "as large as another"),
      ]
    ),
    ValueTopic(
      "condition",
      "a condition",
      "A condition on the environment of a view, on sizes or on data.",
      [ConditionValue.self],
      [
        ("dark", "a trait: light, phone, landscape, verticallyCompact …"),
        ("not phone and landscape", "several, with and, or, not"),
        ("self.width >= 600", "a size; only with 'then' or 'else'"),
        ("textSize >= accessibility1", "a text size"),
        ("configuration is done", "the state of the view; only with 'then' or 'else'"),
        ("{{count}} > 0", "a value of the data; 'count > 0' is the same"),
      ]
    ),
    ValueTopic(
      "branch",
      "keys of a view",
      "Keys that replace the view's own.",
      [Branch.self, ChoiceList.self],
      [
        ("{color: systemRed}", "keys of the view, but no class, id or children"),
        ("[{if: dark, then: {…}}]", "for 'conditions': several choices; a later one wins"),
      ]
    ),
  ]
}
