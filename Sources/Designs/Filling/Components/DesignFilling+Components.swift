import SnaplineData

extension DesignFilling {
  /// An instance of a component: its view, with what the instance says of it over that.
  func instance(
    of component: Component,
    by use: Entry,
    _ entries: [Entry],
    _ node: Node,
    in place: Surroundings
  ) -> Node {
    usedComponents.insert(component.name)
    guard !reportsArguments(beside: use, of: component, among: entries) else {
      return Node(unreadable: node.span)
    }
    guard mayEnter(component, at: use, in: place),
      let arguments = arguments(use, of: component, in: place)
    else { return Node(unreadable: node.span) }
    let name = entries.first { $0.key == FormKeys.id }?.value.scalar?.text
    var inside = place
    inside.instances.append(Instance(name: component.name))
    inside.scope = reading.scopes.add(
      in: place.scope,
      named: name ?? component.name,
      owner: component.name
    )
    inside.data = arguments.frame
    inside.slots = SlotTable(slots(of: arguments, of: component, inside))
    guard var root = root(of: component, in: inside), let own = root.mapping else {
      return Node(unreadable: node.span)
    }
    if let name {
      reading.scopes.note(name, in: place.scope)
      let whole = reading.scopes.whole(name, in: place.scope)
      for id in own where id.key == FormKeys.id {
        if let inner = id.value.scalar?.text {
          reading.scopes.note(inner, in: inside.scope, for: whole)
        }
      }
    }
    let others = outer(besides(use, of: component, among: entries), over: own, in: place)
    var parts = root.parts
    parts.component = component.name
    if let style = entries.style {
      parts.style = style
      parts.styles.formUnion(styles.names(takenOverBy: style))
    }
    parts.decisions += node.parts.decisions
    parts.list = node.parts.list
    root = Node(mapping: Overlay(own, under: others, named: name != nil).entries, span: node.span)
    root.parts = parts
    root.scope = inside.scope
    return root
  }

  /// Tells of arguments that stand beside the name of a component, as they do where they aren't indented.
  private func reportsArguments(
    beside use: Entry,
    of component: Component,
    among entries: [Entry]
  ) -> Bool {
    guard use.value.isNull, component.isWhole else { return false }
    let beside = entries.filter { entry in
      guard let parameter = component.parameter(named: entry.key) else { return false }
      // What every view has is the view's own, unless the component can't be without it.
      return !parameter.kind.isNodes
        && (NodeWords.named(entry.key) == nil || parameter.standard == nil)
    }
    guard let first = beside.first else { return false }
    reading.report(.argumentsBeside(component.name, beside), at: first.keySpan)
    return true
  }

  /// What stands beside the name of a component; views there are reported, as its parameters take them.
  private func besides(_ use: Entry, of component: Component, among entries: [Entry]) -> [Entry] {
    let parameters = component.parameters.filter(\.kind.isNodes).map(\.name)
    return entries.filter { entry in
      guard entry.key != use.key else { return false }
      let isOwn = parameters.contains(entry.key)
      guard isOwn || Self.wordsForViews.contains(entry.key), entry.value.holdsNodes else {
        return true
      }
      let message = Message.viewsBeside(
        component.name,
        entry,
        given: given(use, to: component) ?? [],
        as: isOwn ? entry.key : parameters.first
      )
      reading.report(message, at: entry.keySpan)
      return false
    }
  }

  /// Keys under which other languages have views.
  private static let wordsForViews: Set<String> = [
    "children", "content", "contents", "items", "subviews", "views",
  ]

  /// The view of a component, filled; one that its own `if` leaves out isn't there.
  private func root(of component: Component, in inside: Surroundings) -> Node? {
    let view = component.view
    guard view.mapping != nil else {
      // A class by its name alone.
      guard let scalar = view.scalar, ClassWord.named(scalar.text) != nil else {
        return value(view, of: nil, in: inside) ?? view
      }
      let content = Node(Scalar(text: "", isPlain: true, verbatimStart: nil), span: view.span)
      return Node(
        mapping: [Entry(key: scalar.text, keySpan: view.span, value: content)],
        span: view.span
      )
    }
    return value(view, of: nil, in: inside) ?? view
  }

  /// What an instance says beside its arguments, filled where it stands.
  private func outer(_ entries: [Entry], over root: [Entry], in place: Surroundings) -> [Entry] {
    let word = root.lazy.compactMap { ClassWord.named($0.key) }.first
    let styled = styles.applied(to: entries, of: word, in: reading) ?? entries
    let filled = filled(styled, of: nil, in: place) ?? styled
    return filled.map { entry in
      var value = entry.value
      value.scope = place.scope
      return Entry(key: entry.key, keySpan: entry.keySpan, value: value)
    }
  }

  /// Whether a component may stand here; else tells why not.
  private func mayEnter(_ component: Component, at use: Entry, in place: Surroundings) -> Bool {
    let names = place.instances.map(\.name)
    if let last = place.instances.lastIndex(where: { $0.name == component.name }),
      !place.instances[last].isDecided
    {
      let circle = Array(names[last...]) + [component.name]
      reading.report(.recursion(circle), at: use.keySpan)
      return false
    }
    guard names.count < Self.deepest else {
      reading.report(.deepComponents(most: Self.deepest), at: use.keySpan)
      return false
    }
    return takes(1, at: use.keySpan)
  }

  private static var deepest: Int { 32 }
}

/// What an instance of a component says, over what the component's root says.
private struct Overlay {
  private(set) var entries: [Entry]

  /// Puts an instance's keys over the root's, in the way in which branches of conditions do it: as one
  /// that always holds.
  init(_ root: [Entry], under outer: [Entry], named isNamed: Bool) {
    let root = isNamed ? root.filter { $0.key != FormKeys.id } : root
    let isTaken = { (entry: Entry) in
      FormKeys.choosing.contains(entry.key) || entry.key == FormKeys.id
    }
    let own = outer.filter { !isTaken($0) }
    let ids = outer.filter { $0.key == FormKeys.id }
    guard own.count + ids.count < outer.count || !own.isEmpty else {
      entries = root + ids
      return
    }
    var choices = FormKeys.choices(of: root)
    if let first = own.first { choices.append(Self.always(own, at: first.keySpan)) }
    choices += FormKeys.choices(of: outer)
    entries = root.filter { !FormKeys.choosing.contains($0.key) } + ids
    entries += Self.existence(of: root, and: outer)
    if let first = choices.first {
      let list = Node(list: choices, span: first.span)
      entries.append(Entry(key: ConditionWords.choices.name, keySpan: first.span, value: list))
    }
  }

  private static func always(_ entries: [Entry], at span: Span) -> Node {
    let scalar = Scalar(text: "always", isPlain: false, verbatimStart: nil)
    return Node(
      mapping: [
        Entry(key: FormKeys.condition, keySpan: span, value: Node(scalar, span: span)),
        Entry(key: FormKeys.then, keySpan: span, value: Node(mapping: entries, span: span)),
      ],
      span: span
    )
  }

  /// What must hold for the view to be there: both of what the two say.
  private static func existence(of root: [Entry], and outer: [Entry]) -> [Entry] {
    let conditions = [root, outer].compactMap { entries in
      FormKeys.chooses(entries) ? nil : entries.first { $0.key == FormKeys.condition }
    }
    guard conditions.count == 2 else { return conditions }
    let list = Node(list: conditions.map(\.value), span: conditions[1].value.span)
    let all = Entry(key: "all", keySpan: conditions[1].keySpan, value: list)
    return [
      Entry(
        key: FormKeys.condition,
        keySpan: conditions[1].keySpan,
        value: Node(mapping: [all], span: list.span)
      )
    ]
  }
}
