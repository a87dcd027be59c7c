import Foundation
import SnaplineDesigns
import SnaplineGeometry

/// Where views are.
extension SwiftWriter {
  /// A placement as the helpers take it, in both of their forms.
  struct Placing {
    /// The arguments of `addSubview` behind the view; nothing where it is only put in.
    var adding: String?
    /// The arguments of `constrain`, for a view that was put in before.
    var own: String?
    /// Statements that hold besides.
    var more: [String] = []
  }

  /// Puts a view that was made into another one, where it says; what holds a view that is alone is as
  /// large as it is.
  func insert(
    _ view: SettledView,
    as name: String,
    into holder: Holder,
    beside inserted: inout Set<Int>,
    isAlone: Bool = false
  ) {
    let element = view.element
    if let choice = switchedChoice(of: view) {
      lines.add("\(holder.variable).addSubviewForAutoLayout(\(name))")
      inserted.insert(element.number)
      later.append { self.writeSwitched(choice, of: view, as: name, in: holder) }
      return
    }
    let said = values(of: element)
    let (placings, used) = namesUsed {
      self.placings(of: element, said, as: name, in: holder, isAlone)
    }
    inserted.insert(element.number)
    let reachable = used.allSatisfy { isReachable($0, from: view, beside: inserted) }
    if reachable, let first = placings.first, let adding = first.adding {
      lines.add("\(holder.variable).addSubview(\(name), \(adding))")
      for line in first.more { lines.add(line) }
      write(placings.dropFirst(), of: name)
    } else {
      lines.add("\(holder.variable).addSubviewForAutoLayout(\(name))")
      if reachable {
        write(placings[...], of: name)
      } else {
        later.append { self.write(placings[...], of: name) }
      }
    }
    writeLateSizes(of: view, as: name, in: holder)
  }

  private func write(_ placings: ArraySlice<Placing>, of name: String) {
    for placing in placings {
      if let own = placing.own { lines.add("\(name).constrain(\(own))") }
      for line in placing.more { lines.add(line) }
    }
  }

  /// Writes where a view stands that was put in before, in a place where all views are there.
  func writePlacement(of element: Element, _ values: SaidValues, as name: String, in holder: Holder)
  {
    write(placings(of: element, values, as: name, in: holder, false)[...], of: name)
  }

  /// Whether a view is in one tree with another one when that is put in.
  private func isReachable(_ name: String, from view: SettledView, beside: Set<Int>) -> Bool {
    guard let number = index.named[name]?.element.number ?? index.guides[name] else { return true }
    return beside.contains { index.isIn(number, $0) }
  }

  /// The views that are named while something is made.
  func namesUsed<Result>(_ make: () -> Result) -> (Result, Set<String>) {
    let outer = used
    used = []
    defer { used = outer.union(used) }
    let result = make()
    return (result, used)
  }

  /// The variable that holds a view, once all are made.
  func holder(of view: SettledView) -> () -> String {
    let number = view.element.number
    return { [self] in holders[number] ?? "canvas" }
  }

  /// Counts the keys of a placement as written where the container decides on it.
  func passPlacement(of element: Element) {
    let values = values(of: element)
    values.pass(KeyNames.placement)
  }

  // MARK: Placements

  private func placings(
    of element: Element,
    _ said: SaidValues,
    as name: String,
    in holder: Holder,
    _ isAlone: Bool
  ) -> [Placing] {
    holders[element.number] = holder.variable
    let listed = said[PlacementWords.place]?.placements ?? []
    let placements = listed.isEmpty ? [said] : listed.map(SaidValues.init)
    var placings: [Placing] = []
    for values in placements where values.values.placementSpan != nil {
      placings.append(placing(values, of: element, as: name, in: holder))
      if !listed.isEmpty { refuseRest(of: values) }
    }
    if placings.isEmpty { placings = [standard(element, as: name, in: holder, isAlone)] }
    return placings
  }

  private func refuseRest(of values: SaidValues) {
    for key in values.unasked {
      refuse(
        "'\(key.name)' of this placement can't be said in Swift",
        remedy: "leave it out here, and write the code for it by hand",
        at: key.span
      )
    }
  }

  private func placing(
    _ values: SaidValues,
    of element: Element,
    as name: String,
    in holder: Holder
  ) -> Placing {
    let limited = element.limitedAxes
    var placing =
      limited.isEmpty
      ? call(values, of: element, limited: []) : limitedPlacing(values, element, name, holder)
    let (priority, identifier) = (values[PlacementWords.priority], values[PlacementWords.name])
    guard priority != nil || identifier != nil, let own = placing.own else { return placing }
    var block = [
      "_ = ConstraintsList(", "  capturingConstraintsIn: {",
      "    let placement = \(name).constrain(\(own))",
      "    for constraint in placement.all {",
    ]
    if let priority {
      block.append("      guard constraint.priority == .required else { continue }")
      block.append("      constraint.priority = \(self.priority(priority.value))")
    }
    if let identifier {
      let text = SwiftText.string(identifier.string)
      // What isn't required keeps its priority, and has the name all the same.
      block.insert("      constraint.identifier = \(text)", at: 4)
    }
    placing.more = block + ["    }", "  },", "  for: \(name)", ")"] + placing.more
    (placing.adding, placing.own) = (nil, nil)
    return placing
  }

  /// A placement in the helpers' words.
  func call(_ values: SaidValues, of element: Element, limited: Set<Axis>) -> Placing {
    let insets = values[PlacementWords.insets].map(insets)
    var (adding, own) = (SwiftCall(), SwiftCall())
    func both(_ label: String, _ value: String?) {
      adding.add(label, value)
      own.add(label, value)
    }
    if let box = values[PlacementWords.fillingAtMost] {
      let place = values[PlacementWords.pinning] ?? values[PlacementWords.pinnedTo] ?? .center
      let target = values[PlacementWords.to] ?? place
      both("fillingAtMost", self.box(box))
      both("insets", insets)
      if target == place {
        adding.add("pinnedTo", place == .center ? nil : ".\(place.rawValue)")
      } else {
        adding.add("pinning", ".\(place.rawValue)")
        adding.add("to", ".\(target.rawValue)")
      }
      own.add("pinning", ".\(place.rawValue)")
      own.add("to", ".\(target.rawValue)")
      both("of", values[PlacementWords.of].map(point))
      both("offset", values[PlacementWords.offset].map(point))
    } else if let box = values[PlacementWords.filling] {
      both("filling", self.box(box))
      both("insets", insets)
    } else if let point = values[PlacementWords.centeredIn] {
      adding.add("centeredIn", self.point(point))
      own.add("pinning", ".center")
      own.add("to", ".center")
      own.add("of", self.point(point))
      both("offset", values[PlacementWords.offset].map(self.point))
    } else if let place = values[PlacementWords.pinnedTo] ?? values[PlacementWords.pinning] {
      return pin(place, values, of: element, insets)
    } else if let frame = values[PlacementWords.pinnedAt] {
      let origin = "x: \(points(frame.x)), y: \(points(frame.y))"
      if let size = frame.size {
        both(
          "pinnedAt",
          "CGRect(\(origin), width: \(points(size.width)), height: \(points(size.height)))"
        )
      } else {
        both("pinnedAt", "CGPoint(\(origin))")
      }
      both("in", values[PlacementWords.area].map(anchorable))
    } else if let placing = ends(values, of: element, insets) {
      return placing
    } else {
      let down = axis(values[PlacementWords.vertically], of: element)
      let across = axis(values[PlacementWords.horizontally], of: element)
      adding.add("aligningVerticallyTo", down ?? ".default")
      adding.add("horizontallyTo", across ?? ".default")
      own.add("vertically", down ?? ".default")
      own.add("horizontally", across ?? ".default")
      both("insets", insets)
    }
    return Placing(adding: adding.text, own: own.text)
  }

  // MARK: Sequences

  func writeSequence(_ sequence: SequenceValue, of views: [String], in holder: Holder) {
    var call = SwiftCall()
    call.add(nil, views.count < 6 ? views.joined(separator: ", ") : SwiftText.list(views))
    let (start, end) = (anchorable(sequence.start), anchorable(sequence.end))
    let isDown = sequence.axis == .vertical
    if start != ".default" || end != ".default" {
      call.add(
        "in",
        isDown ? ".top(\(start), bottom: \(end))" : ".leading(\(start), trailing: \(end))"
      )
    }
    let element = holder.node?.element
    if isDown {
      call.add("horizontally", sequence.horizontally.flatMap { axis($0, of: element) })
    } else {
      call.add("vertically", sequence.vertically.flatMap { axis($0, of: element) })
    }
    call.add("insets", sequence.insets.map(insets))
    call.add("spacing", sequence.spacing.map(spacingAround))
    lines.add(call.of("\(holder.variable).addSubviews\(isDown ? "Vertically" : "Horizontally")"))
  }
}
