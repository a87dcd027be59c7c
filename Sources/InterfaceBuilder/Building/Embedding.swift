/// Which controllers stand around what is being made, and how much was made with it so far.
///
/// A storyboard may have a screen embed itself, or ten screens that embed each other ten times over.
struct Embedding {
  private final class Tally { var views = 0 }

  private var around: [String] = []
  private let tally = Tally()

  private static let mostDepth = 6

  /// Why a controller isn't made in here.
  enum Refusal: Hashable, Sendable {
    case circle, depth
    case views(most: Int)

    func subject(example: String, count: Int) -> String {
      let others = count == 1 ? "isn't" : "and \(count - 1) more aren't"
      return "'\(example)' \(others) drawn inside of another screen"
    }

    var cause: String {
      let reason =
        switch self {
        case .circle: "it stands around that screen already"
        case .depth: "screens lie in each other more than \(mostDepth) deep"
        case .views(let most): "what lies in each other has more than \(most) views"
        }
      return reason + "; the room for it stays empty"
    }
  }

  /// Why a controller may not be made in here; nothing where it may.
  func refusal(of id: String, mostViews: Int) -> Refusal? {
    if around.contains(id) { return .circle }
    if around.count >= Self.mostDepth { return .depth }
    return tally.views < mostViews ? nil : .views(most: mostViews)
  }

  func countView() { tally.views += 1 }

  /// The inside of a controller that stands in here.
  func inside(_ id: String) -> Embedding {
    var inner = self
    inner.around.append(id)
    return inner
  }
}
