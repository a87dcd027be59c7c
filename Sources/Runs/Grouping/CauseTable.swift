/// Gathers the causes of a run, case by case.
///
/// Of each case its name and the numbers of its causes are kept, so that a run of ten thousand cases
/// that share an edit takes little more memory than their names.
package struct CauseTable: Sendable {
  private var numbers: [CauseKey: Int] = [:]
  /// What is known of each cause; where two turned out to be one, the later points to the earlier.
  private var causes: [Known] = []
  private var cases: [(name: String, causes: [Int])] = []

  package init() {}

  package var isEmpty: Bool { cases.isEmpty }
  package var count: Int { cases.count }

  /// Adds a case, unless nothing is wrong with it.
  ///
  /// - Returns: How many cases that were added before share each of its causes: the number of the
  ///   cause that the fewest of them have.
  @discardableResult
  package mutating func add(_ record: CaseRecord, named name: String) -> Int {
    let named = record.namedCauses
    guard !named.isEmpty else { return 0 }
    let found = Set(named.map { number(of: $0) })
    let earlier = found.map { causes[$0].count }.min() ?? 0
    for number in found { causes[number].count += 1 }
    cases.append((name, Array(found)))
    return earlier
  }

  private mutating func number(of cause: NamedCause) -> Int {
    let known = cause.keys.compactMap { key in numbers[key].map { root($0) } }
    let number = known.first ?? causes.count
    if known.isEmpty { causes.append(Known(cause, number)) }
    for other in known.dropFirst() where other != number {
      let joined = causes[other]
      causes[number].join(joined)
      causes[other].parent = number
    }
    for key in cause.keys where numbers[key] == nil { numbers[key] = number }
    causes[number].join(Known(cause, number))
    return number
  }

  private mutating func root(_ number: Int) -> Int {
    var number = number
    while causes[number].parent != number {
      // What points to the one after the next is found sooner the next time.
      causes[number].parent = causes[causes[number].parent].parent
      number = causes[number].parent
    }
    return number
  }

  /// What is told of a cause, whatever the order in which its cases came.
  private struct Known: Sendable {
    var parent: Int
    /// The first of its keys, by which causes are put in order.
    var least: CauseKey
    var properties: Range
    var aspects: Range
    var look: String?
    var old: String?
    var new: String?
    var places: Set<RecordedPlace>
    /// How many cases had it when they were added.
    var count = 0

    /// The least of some texts, and whether there are others.
    struct Range: Hashable, Sendable {
      var least: String
      var hasOthers = false

      mutating func join(_ other: Range) {
        hasOthers = hasOthers || other.hasOthers || least != other.least
        least = min(least, other.least)
      }
    }

    init(_ cause: NamedCause, _ number: Int) {
      parent = number
      least = cause.keys.min() ?? CauseKey([])
      properties = Range(least: cause.property)
      aspects = Range(least: cause.aspect)
      (look, old, new) = (cause.look, cause.old, cause.new)
      places = cause.place.map { [$0] } ?? []
    }

    mutating func join(_ other: Known) {
      least = min(least, other.least)
      properties.join(other.properties)
      aspects.join(other.aspects)
      // That there are two is all that has to be known of several.
      if places.count < 2 { places.formUnion(other.places.prefix(2)) }
      count = max(count, other.count)
    }

    var told: RunCause {
      let general = aspects.hasOthers ? look ?? properties.least : aspects.least
      let property =
        !properties.hasOthers ? properties.least : look == nil ? properties.least : general
      return RunCause(
        property: property,
        old: old,
        new: new,
        place: places.count == 1 ? places.first : nil
      )
    }
  }

  // MARK: Groups

  /// The groups of the cases that were added, the largest first.
  package func groups() -> [CauseGroup] {
    var table = self
    let roots = causes.indices.map { table.root($0) }
    let resolved = cases.map { (name: $0.name, causes: Set($0.causes.map { roots[$0] })) }
    var shares = [Int](repeating: 0, count: causes.count)
    for entry in resolved { for cause in entry.causes { shares[cause] += 1 } }
    func precedes(_ one: Int, _ other: Int) -> Bool {
      (shares[other], causes[one].least) < (shares[one], causes[other].least)
    }
    var members: [Int: [(name: String, causes: Set<Int>)]] = [:]
    for (name, own) in resolved {
      guard let leading = own.min(by: precedes) else { continue }
      members[leading, default: []].append((name, own))
    }
    let groups = members.map { leading, members in
      (key: causes[leading].least, group: group(leading, members))
    }
    return groups.sorted { one, other in
      let counts = (one.group.members.count, other.group.members.count)
      return counts.0 == counts.1 ? one.key < other.key : counts.0 > counts.1
    }
    .map(\.group)
  }

  private func group(
    _ leading: Int,
    _ members: [(name: String, causes: Set<Int>)]
  ) -> CauseGroup {
    var counts: [Int: Int] = [:]
    for member in members { for cause in member.causes { counts[cause, default: 0] += 1 } }
    let others = counts.keys.filter { $0 != leading && 2 * (counts[$0] ?? 0) > members.count }
    let shared =
      [leading]
      + others.sorted {
        (counts[$1] ?? 0, causes[$0].least) < (counts[$0] ?? 0, causes[$1].least)
      }
    let told = members.map { member in
      let rest = member.causes.subtracting(shared).sorted { causes[$0].least < causes[$1].least }
      return CauseGroup.Member(name: member.name, others: rest.map { causes[$0].told })
    }
    return CauseGroup(
      causes: shared.map { CauseGroup.Shared(cause: causes[$0].told, count: counts[$0] ?? 0) },
      members: told.sorted { ($0.name, $0.others.count) < ($1.name, $1.others.count) }
    )
  }
}
