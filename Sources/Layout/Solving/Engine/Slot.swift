import SnaplineSolver

/// What is read of a node to apply its solved frame.
///
/// The engine keeps the slots side by side, as most of the time for many nodes goes into fetching
/// memory.
struct Slot {
  @Unretained var node: LayoutNode?
  /// The node's view; a guide has none.
  @Unretained var view: View?
  var left = Problem.Variable(index: -1)
  var top = Problem.Variable(index: -1)
  var width = Problem.Variable(index: -1)
  var height = Problem.Variable(index: -1)
  /// The slot of the node's parent.
  var parent: Int32 = -1
  var marks = Marks()
  var residue = Residue()

  init() {}

  /// The slot of a node that has its variables.
  init(of node: LayoutNode) {
    _node = Unretained(wrappedValue: node)
    _view = node.kin.$view
    (left, top) = (node.seat.left, node.seat.top)
    (width, height) = (node.seat.width, node.seat.height)
  }

  struct Marks: OptionSet {
    let rawValue: UInt8
    /// The frame may have changed on one axis or both, and waits to be applied.
    static let movedX = Marks(rawValue: 1)
    static let movedY = Marks(rawValue: 2)
    static let moved: Marks = [.movedX, .movedY]
    /// The view is of a class that overrides nothing of layout.
    static let isPlain = Marks(rawValue: 4)
    /// The superview is of such a class.
    static let isInPlainView = Marks(rawValue: 8)
    /// The content's size depends on the width that the layout gives.
    static let remeasures = Marks(rawValue: 16)
    /// The frame reaches beyond the alignment rectangle.
    static let hasInsets = Marks(rawValue: 32)
  }
}

/// The slot that a variable belongs to, and the side of its rectangle that the variable is.
struct SlotSide {
  private let code: Int32

  static let none = SlotSide(code: -1)

  init(slot: Int32, _ side: Side) { code = slot << 2 | Int32(side.place) }

  private init(code: Int32) { self.code = code }

  /// Nothing for a variable that is gone.
  @inline(__always) var slot: Int? { code < 0 ? nil : Int(code >> 2) }
  @inline(__always) var isWidth: Bool { code & 3 == Side.width.place }
  @inline(__always) var mark: Slot.Marks { code & 1 == 0 ? .movedX : .movedY }
}

extension Side {
  /// Its number, even of those that lie across.
  @inline(__always) fileprivate var place: Int {
    switch self {
    case .left: 0
    case .top: 1
    case .width: 2
    case .height: 3
    }
  }
}
