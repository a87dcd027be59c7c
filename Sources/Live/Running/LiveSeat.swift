internal import Glibc
internal import Synchronization

/// A place for one helper, which is started when somebody needs it.
///
/// Few of them run at a time: where all places are taken, the one that was idle the longest is given up.
final class LiveSeat: Sendable {
  let program: LiveProgram
  let limits: LiveLimits
  private let helper = Mutex<LiveHelper?>(nil)

  init(_ program: LiveProgram, _ limits: LiveLimits) {
    (self.program, self.limits) = (program, limits)
  }

  deinit { stop() }

  /// Has a helper do something; one that ends is gone.
  func use<Found: Sendable>(
    _ body: (LiveHelper) throws(HelperEnd) -> Found
  ) throws(HelperEnd) -> Found {
    let result = helper.withLock { held in
      Result { () throws(HelperEnd) in
        do throws(HelperEnd) {
          let helper: LiveHelper
          if let running = held { helper = running } else { helper = try started() }
          held = helper
          return try body(helper)
        } catch {
          Self.stop(&held, self)
          throw error
        }
      }
    }
    return try result.get()
  }

  private func started() throws(HelperEnd) -> LiveHelper {
    LiveSeats.shared.take(self)
    do throws(HelperEnd) {
      return try LiveHelper(program, limits)
    } catch {
      LiveSeats.shared.leave(self)
      throw error
    }
  }

  func stop() { helper.withLock { Self.stop(&$0, self) } }

  private static func stop(_ held: inout LiveHelper?, _ seat: LiveSeat) {
    guard let helper = held else { return }
    helper.stop()
    held = nil
    LiveSeats.shared.leave(seat)
  }

  /// Gives the place up unless its helper is at work; whether it did.
  fileprivate func giveUp() -> Bool {
    let isDone: Void? = helper.withLockIfAvailable { held in
      guard let helper = held else { return }
      helper.stop()
      held = nil
    }
    return isDone != nil
  }
}

/// All helpers of this process.
private final class LiveSeats: Sendable {
  static let shared = LiveSeats()

  private struct Weak: Sendable {
    weak let seat: LiveSeat?
  }

  /// Those that are taken, the one that was taken first before all others.
  private let taken = Mutex<[(ObjectIdentifier, Weak)]>([])

  func take(_ seat: LiveSeat) {
    while true {
      let others: [LiveSeat]? = taken.withLock { taken in
        guard taken.count >= seat.limits.processes else {
          taken.append((ObjectIdentifier(seat), Weak(seat: seat)))
          return nil
        }
        return taken.compactMap(\.1.seat)
      }
      guard let others else { return }
      if let idle = others.first(where: { $0.giveUp() }) {
        leave(idle)
      } else {
        // All of them are at work: the limits of time say how long that can last.
        usleep(5_000)
      }
    }
  }

  func leave(_ seat: LiveSeat) {
    let number = ObjectIdentifier(seat)
    taken.withLock { taken in taken.removeAll { $0.0 == number } }
  }
}
