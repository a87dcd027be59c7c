package import SnaplineServing
import Synchronization

/// The pages that are told of what is saved.
package final class Listeners: Sendable {
  private let streams = Mutex<[EventStream]>([])

  package init() {}

  /// Tells one page more, from a greeting on that says by which clock.
  package func add(_ reply: Reply) {
    let stream = reply.openStream()
    stream.send(event: "hello", data: "{\"clock\":\(PreviewSession.clock)}")
    streams.withLock { streams in
      streams.removeAll { !$0.isOpen }
      streams.append(stream)
    }
  }

  func tell(_ event: String, _ data: [UInt8]) {
    let text = String(decoding: data, as: UTF8.self)
    streams.withLock { streams in
      streams.removeAll { !$0.send(event: event, data: text) }
    }
  }
}
