import SnaplineDiagnostics
import SnaplineEnvironment
import SnaplineInputs
import SnaplineInterfaceBuilder
import Synchronization

/// What was read of inputs, kept until one of its files changes.
final class DesignStore: Sendable {
  fileprivate struct Key: Hashable {
    let path: String
    let choices: PreviewChoices
  }

  fileprivate struct State {
    var read: [Key: ReadInput] = [:]
    /// The keys from the one that wasn't asked for the longest time.
    var order: [Key] = []
    /// How often something changed: what was read before the last time isn't kept.
    var generation = 0
  }

  private let state = Mutex(State())
  private let host: PreviewHost
  private let swift: SwiftStore

  init(_ host: PreviewHost) {
    self.host = host
    swift = SwiftStore(host)
  }

  /// How often something was saved.
  var generation: Int { state.withLock(\.generation) }

  /// What an input says, read anew where a file of it may have changed.
  func input(
    _ input: PreviewHost.Input,
    _ choices: PreviewChoices
  ) throws(DesignError) -> ReadInput {
    let isTried = !UnsavedFiles.bytes.isEmpty
    let key = Key(path: input.path, choices: choices.reading)
    let generation = state.withLock(\.generation)
    if !isTried, let known = state.withLock({ $0.take(key) }) { return known }
    let read = try ReadInput(input, choices, host, swift) { [self] in
      self.generation != generation
    }
    if !isTried {
      state.withLock { if $0.generation == generation { $0.keep(read, as: key) } }
    }
    return read
  }

  /// Forgets what was read, and hands it over: to take all of it apart takes a while.
  func forget() -> [ReadInput] {
    state.withLock { state in
      let read = Array(state.read.values)
      state.generation += 1
      state.read = [:]
      state.order = []
      return read
    }
  }
}

extension DesignStore.State {
  /// Designs that are kept for as many addresses as may be open at a time.
  private static let most = 64

  fileprivate mutating func take(_ key: DesignStore.Key) -> ReadInput? {
    guard let known = read[key] else { return nil }
    order.removeAll { $0 == key }
    order.append(key)
    return known
  }

  fileprivate mutating func keep(_ input: ReadInput, as key: DesignStore.Key) {
    read[key] = input
    order.removeAll { $0 == key }
    order.append(key)
    if order.count > Self.most { read[order.removeFirst()] = nil }
  }
}
