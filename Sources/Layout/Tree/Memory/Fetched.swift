import Foundation

/// What was read of objects ahead of their turn, kept so that it was read.
///
/// Views lie far apart in memory. Those of a handful are waited for all at once; one after the other,
/// most of the time of a large tree would go into waiting.
struct Fetched {
  private var sum: UInt = 0

  static let handful = 32

  // A word of each line of memory, as near as the members lie.

  /// Reads what walks of the tree look at.
  @inline(__always) mutating func fetch(_ views: [View], _ range: Range<Int>) {
    unsafe views.withUnsafeBufferPointer { views in
      for place in range {
        unsafe Unmanaged.passUnretained(views[place])._withUnsafeGuaranteedRef {
          sum ^= UInt(bitPattern: ObjectIdentifier(type(of: $0)))
          sum &+= UInt($0.flags.rawValue)
          sum ^= UInt($0.box.size.height.bitPattern)
        }
      }
    }
  }

  /// The same, and reads of their nodes what attaching them writes.
  @inline(__always) mutating func fetchNodes(_ views: [View], _ range: Range<Int>) {
    fetch(views, range)
    unsafe views.withUnsafeBufferPointer { views in
      for place in range {
        unsafe Unmanaged.passUnretained(views[place])._withUnsafeGuaranteedRef {
          sum &+= $0.links.$nextSolved.isThere ? 1 : 0
          sum &+= $0.cachedContentSize == nil ? 1 : 0
          let node = $0.node
          sum ^= UInt(bitPattern: ObjectIdentifier(type(of: node)))
          sum ^= UInt(bitPattern: Int(node.rank))
          sum &+= node.isDerived ? 1 : 0
        }
      }
    }
  }

  /// Reads what making their rows looks at.
  @inline(__always) mutating func fetch(_ constraints: [LayoutConstraint], _ range: Range<Int>) {
    unsafe constraints.withUnsafeBufferPointer { constraints in
      for place in range {
        unsafe Unmanaged.passUnretained(constraints[place])._withUnsafeGuaranteedRef {
          sum ^= UInt(bitPattern: ObjectIdentifier(type(of: $0)))
          sum ^= UInt($0.multiplier.bitPattern)
          sum &+= UInt(bitPattern: Int($0.serial))
        }
      }
    }
  }
}

extension Array {
  /// Calls `body` for the places of each handful in turn.
  @inline(__always) func byHandful(_ body: (Range<Int>) -> Void) { byHandful(in: indices, body) }

  /// The same of some of the places.
  @inline(__always) func byHandful(in places: Range<Int>, _ body: (Range<Int>) -> Void) {
    var next = places.lowerBound
    while next < places.upperBound {
      let end = Swift.min(next + Fetched.handful, places.upperBound)
      body(next..<end)
      next = end
    }
  }
}
