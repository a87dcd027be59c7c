import SnaplineServing
import Synchronization

/// The pages that are told of what is saved.
final class Listeners: Sendable {
  private let streams = Mutex<[EventStream]>([])

  func add(_ stream: EventStream) {
    streams.withLock { $0.append(stream) }
  }

  func tell(_ event: String, _ data: [UInt8]) {
    let text = String(decoding: data, as: UTF8.self)
    streams.withLock { streams in
      streams.removeAll { !$0.send(event: event, data: text) }
    }
  }
}
