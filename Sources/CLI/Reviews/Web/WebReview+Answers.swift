internal import SnaplineEnvironment
internal import SnaplinePreview
internal import SnaplineRuns
internal import SnaplineServing
internal import Synchronization

extension WebReview {
  /// What the page may offer.
  struct ListAnswer: Encodable {
    let tool = "snapline " + Release.version
    let mode = "review"
    let readOnly = false
    let designs: [String] = []
    let choices: [String: [String]] = [:]
    let overlays: [String] = []
    let features = ["review"]
  }

  struct OverviewAnswer: Encodable {
    struct Group: Encodable {
      let n: Int
      let text: String
      let place: String?
      let count: Int
    }

    let name: String
    let count: Int
    let states: [String: Int]
    let groups: [Group]
    let canUndo: Bool
  }

  struct ItemsAnswer: Encodable {
    struct Item: Encodable {
      let n: Int
      let name: String
      let state: String
      let isNew: Bool
      let causes: [Cause]
      let message: String?
      let pictures: [String: String]
      /// Widths and heights in points, of pictures whose scene is known.
      var sizes: [String: [Double]] = [:]
    }

    struct Cause: Encodable {
      let text: String
      let place: String?
    }

    let total: Int
    let items: [Item]
  }

  struct DecisionAnswer: Encodable {
    struct Refusal: Encodable {
      let n: Int
      let reason: String
    }

    var done = 0
    var refused: [Refusal] = []
    var canUndo = false
  }

  /// Cases of one answer, of which a list asks for as many as it shows.
  private static let mostItems = 500

  var overview: OverviewAnswer {
    state.withLock { state in
      var counts: [Int: Int] = [:]
      var states = ["pending": 0, "accepted": 0, "rejected": 0]
      for entry in state.entries {
        counts[entry.group, default: 0] += 1
        states[entry.state.rawValue, default: 0] += 1
      }
      return OverviewAnswer(
        name: "snapshots that await review",
        count: state.entries.count,
        states: states,
        groups: counts.sorted { $0.key < $1.key }.map { group, count in
          let causes = state.table.groups[group].causes
          return OverviewAnswer.Group(
            n: group,
            text: causes.map(\.cause.textWithoutPlace).joined(separator: "\n"),
            place: causes.first?.cause.place.map(\.words),
            count: count
          )
        },
        canUndo: state.canUndo
      )
    }
  }

  func items(_ request: HTTPRequest) -> ItemsAnswer {
    let from = max(0, request.query("from").flatMap { Int($0) } ?? 0)
    let count = min(max(0, request.query("count").flatMap { Int($0) } ?? 60), Self.mostItems)
    let group = request.query("group").flatMap { Int($0) }
    let wanted = request.query("state")
    var (total, items, sources) = state.withLock { state in
      let places = state.entries.indices.filter { place in
        (group == nil || state.entries[place].group == group)
          && (wanted == nil || wanted == "" || state.entries[place].state.rawValue == wanted)
      }
      let shown = places.dropFirst(from).prefix(count)
      let sources = shown.map { state.table.items[state.entries[$0].identifier] }
      return (places.count, shown.map { state.item(at: $0) }, sources)
    }
    for (place, source) in sources.enumerated() {
      if let source { items[place].sizes = sizes(of: source) }
    }
    return ItemsAnswer(total: total, items: items)
  }
}

extension WebReview.State {
  fileprivate func item(at place: Int) -> WebReview.ItemsAnswer.Item {
    let entry = entries[place]
    let item = table.items[entry.identifier]
    let causes = table.groups[entry.group].causes.map(\.cause) + entry.others
    let start = "review/picture/\(place + 1)/"
    var pictures = ["after": start + "after"]
    if item?.isNew == false {
      pictures["before"] = start + "before"
      pictures["difference"] = start + "difference"
    }
    return WebReview.ItemsAnswer.Item(
      n: place + 1,
      name: entry.identifier,
      state: entry.state.rawValue,
      isNew: item?.isNew ?? false,
      causes: causes.map { .init(text: $0.textWithoutPlace, place: $0.place.map(\.words)) },
      message: table.messages[entry.identifier],
      pictures: pictures
    )
  }
}
