import Foundation
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineSolver

extension LayoutEngine {
  /// All that an engine changes.
  ///
  /// The class holds it in one property without checks of exclusive access: a tree belongs to one
  /// thread, and the engine comes by here for each view, each row and each number that changed.
  /// Code that writes to one member while it calls others that may read here takes the member out
  /// first.
  struct Stored {
    var root: Unretained<View>
    var surroundings: Surroundings
    var queues = Queues()
    /// Makes one row after the other, in memory that serves them all.
    var builder = RowBuilder()
    /// How many times views were taken out.
    var removalCount = 0
    /// How many nodes have variables.
    var attachedCount = 0
    /// Nodes by their slots.
    ///
    /// A node that leaves the engine gives its slot up.
    var slots: [Slot] = []
    /// Slots that nodes left.
    var emptySlots: [Int32] = []
    /// The slot and side of each variable, by the variable's index.
    var places: [SlotSide] = []
    /// The frames that wait to be applied.
    var moved = MoveList()
    /// How many times, one within the other, views are just getting their frames.
    var placings = 0
    /// Views that left while views got their frames.
    ///
    /// They are kept alive until that is done, as one of them may be just hearing of its frame.
    var leaving: [View] = []
    var fetched = Fetched()
    var measuring = Remeasuring()
    /// Nodes whose baselines stand in rows.
    var baselined: [LayoutNode] = []
    /// Nodes of views that break lines.
    var flows: [LayoutNode] = []
    var outcome = Outcome()
  }

  /// The edits that wait to be made into rows, and what else the next answer takes.
  struct Queues {
    /// Nodes of views that came.
    ///
    /// The views may have left again, and aren't kept alive here.
    var attaching: [LayoutNode] = []
    var constraints: [LayoutConstraint] = []
    var content: [LayoutNode] = []
    var frames: [LayoutNode] = []
    /// Whether the tree has its variables and rows.
    var isBuilt = false
    /// Whether the order of views changed, by which ties are settled.
    var needsRanks = false
    /// Whether the problem changed since it was solved.
    var needsSolving = false

    var isEmpty: Bool {
      @inline(__always) get {
        isBuilt && !needsSolving && !needsRanks && attaching.isEmpty && constraints.isEmpty
          && content.isEmpty && frames.isEmpty
      }
    }
  }

  /// The environment of the tree, and of it what is asked for each view.
  struct Surroundings {
    let environment: Environment
    let readingDirection: LayoutDirection
    /// Whether bars or the edges of a screen may reach into views.
    let coversViews: Bool
    let pixels: Pixels

    init(_ environment: Environment) {
      self.environment = environment
      readingDirection = environment.traits.layoutDirection
      coversViews = environment.safeArea != .zero || environment.device != nil
      pixels = Pixels(scale: environment.traits.displayScale)
    }
  }

  /// What the last answer is worth, and what of that was reported.
  struct Outcome {
    /// Whether required constraints gave way.
    var isConflicting = false
    /// The conflicts that were reported.
    var reported: Set<Set<Problem.Constraint>> = []
    /// Whether a limit ended the search for the answer.
    var isCutShort = false
    var isCutShortReported = false
    /// Whether views show another answer than the one that was taken, of several that are as good.
    var isExercised = false
  }
}
