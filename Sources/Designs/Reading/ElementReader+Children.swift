extension Element {
  /// The main keys of the view's placements, one for each that it may have.
  private var placements: [(key: String, span: Span)] {
    var found: [(key: String, span: Span)] = []
    values.forEachBranch { values in
      for main in PlacementWords.mains {
        guard let span = values.keySpan(named: main) else { continue }
        found.append((main, span))
        return
      }
    }
    return found
  }

  /// Tells of a sequence in what places its children in another way, and of children that say where
  /// they stand in one.
  func checkSequence(in reading: Reading) {
    let name = InsideWords.sequence.name
    guard let span = values.keySpan(named: name) else { return }
    guard case .children = word.content, !word.placesChildren, !word.holdsOne else {
      return reading.report(.sequenceIn(word.name), at: span)
    }
    for child in children {
      for (main, span) in child.placements {
        reading.report(.placementInSequence(main), at: span)
      }
    }
  }

  /// Tells of children that say where they stand in a container that places them, and of those that
  /// say what only such a container knows.
  static func check(_ children: [Element], in container: ClassWord?, _ reading: Reading) {
    if let container, container.holdsOne, children.count > 1 {
      reading.report(.oneView(in: container), at: children[1].span)
    }
    for child in children {
      if let container, container.isOfGrid {
        child.checkCell(in: container, reading)
      } else if let container, container.placesChildren {
        for (main, span) in child.placements {
          reading.report(.arrangedPlacement(main, in: container), at: span)
        }
      }
      if container?.isOfGrid != true { child.checkOutsideGrid(in: container, reading) }
      if container?.isStack == true { continue }
      if child.word.isRow { reading.report(.rowAlone(child.word.name), at: child.span) }
      if child.word.isFiller { reading.report(.fillerAlone(child.word.name), at: child.span) }
      if container?.isFlow == true { continue }
      if let span = child.values.keySpan(named: ViewWords.spacingAfter.name) {
        reading.report(.spacingAlone, at: span)
      }
    }
  }
}

extension Message {
  fileprivate static func arrangedPlacement(_ key: String, in container: ClassWord) -> Message {
    let own =
      switch container.name {
      case "vscroll", "hscroll": "'crossAxis'"
      case "vstack", "hstack": "'spacing', 'alignment'"
      case "flow": "'spacing', 'alignment'"
      case "collapsable": "'edge'"
      case "wrapping": "the size"
      default: "'spacing', 'sectionInsets'"
      }
    return Message(
      "arranged-placement",
      "a \(container.name) places its children itself",
      cause: "and '\(key)' would place one of them again",
      remedy: "use \(own), or put the views into 'view:'"
    )
  }

  fileprivate static func placementInSequence(_ key: String) -> Message {
    Message(
      "arranged-placement",
      "a sequence places the views in it, and '\(key)' does so again",
      remedy: "use 'horizontally', 'vertically' and 'insets' of the sequence,"
        + " or put the view into a 'view:'"
    )
  }

  fileprivate static func sequenceIn(_ name: String) -> Message {
    Message(
      "arranged-placement",
      "a \(name) lays out what is inside in its own way, and 'sequence' in another",
      remedy: "write the sequence on a 'view:'"
    )
  }

  fileprivate static func oneView(in container: ClassWord) -> Message {
    Message(
      "one-view",
      "a \(container.name) holds one view",
      remedy: "put the views into a 'vstack:' inside of it"
    )
  }

  fileprivate static func rowAlone(_ name: String) -> Message {
    Message(
      "table-only",
      "a '\(name)' stands in a table",
      remedy: "write it in the list of a 'table:'"
    )
  }

  fileprivate static func fillerAlone(_ name: String) -> Message {
    Message(
      "stack-only",
      "a '\(name)' stands between the views of a vstack or an hstack",
      remedy: name == "divider"
        ? "write a view with 'height: 1px' and a background" : "leave it out, or use 'insets'"
    )
  }

  fileprivate static let spacingAlone = Message(
    "stack-only",
    "'spacingAfter' is the distance to the next view of a vstack, an hstack or a flow",
    remedy: "leave it out, or put the views into a 'vstack:'"
  )
}
