/// Which controllers stand around what is being made, and how much was made with it so far.
///
/// A storyboard may have a screen embed itself, or ten screens that embed each other ten times over.
struct Embedding {
  private final class Tally { var views = 0 }

  private var around: [String] = []
  private let tally = Tally()

  private static let mostDepth = 6

  /// Whether a controller may be made in here.
  func admits(_ id: String, mostViews: Int) -> Bool {
    around.count < Self.mostDepth && !around.contains(id) && tally.views < mostViews
  }

  func countView() { tally.views += 1 }

  /// The inside of a controller that stands in here.
  func inside(_ id: String) -> Embedding {
    var inner = self
    inner.around.append(id)
    return inner
  }
}
