internal import Glibc
internal import Synchronization

/// Serves the connections of a server on one thread.
final class ServerLoop {
  /// Connections beyond the limit that still get their refusal.
  static let mostRefused = 1_000

  private static let bellID: UInt64 = 0
  /// Of the timer that ends the loop; no connection has it.
  private static let endID: UInt64 = 0

  let server: Server
  var timers = TimerList()
  var connections: [UInt64: Connection] = [:]
  var held = 0
  private var lastID: UInt64 = 100
  private var isStopped = false
  /// Whether another program goes on listening.
  private var isHandedOn = false
  /// When the loop ends at the latest; it ends before as soon as no request waits for its answer.
  private var end: ContinuousClock.Instant?
  /// Given up for a moment where the process may open no more files, to refuse a client.
  private var spare = unsafe open("/dev/null", O_RDONLY | O_CLOEXEC)

  init(_ server: Server) { self.server = server }

  deinit { if spare >= 0 { close(spare) } }

  var settings: ServerSettings { server.settings }

  func run() {
    _ = server.poller.add(server.mailbox.bell.file, id: Self.bellID, for: .reading)
    for (place, listener) in server.listeners.enumerated() {
      _ = server.poller.add(listener.file, id: UInt64(place) + 1, for: .reading)
    }
    while !isStopped {
      let isOver = end != nil && !connections.values.contains(where: \.owesAnswer)
      let events = server.poller.wait(server.mailbox.fallAsleep() && !isOver ? pause : 0)
      server.counters.wakeUps.add(1, ordering: .relaxed)
      // Whoever comes with the letter that ends the loop is left to the next program.
      for letter in server.mailbox.takeAll() { deliver(letter) }
      for event in events { handle(event) }
      let now = ContinuousClock.now
      while let id = timers.next(dueAt: now) { expire(id) }
      // What a client sent before may not be read yet.
      if isOver, events.isEmpty { isStopped = true }
    }
    if !isHandedOn { for listener in server.listeners { listener.refuse() } }
    server.mailbox.shut()
    for connection in connections.values { drop(connection) }
  }

  /// For how long nothing is to be done; nothing where only others can give reason to.
  private var pause: CInt? {
    guard let earliest = timers.earliest else { return nil }
    let left = ContinuousClock.now.duration(to: earliest).components
    // Up to the next millisecond, or the last one would be waited for again and again.
    let milliseconds = left.seconds * 1_000 + left.attoseconds / 1_000_000_000_000_000 + 1
    return CInt(clamping: max(0, milliseconds))
  }

  private func handle(_ event: Poller.Event) {
    if event.id == Self.bellID {
      server.mailbox.bell.silence()
    } else if event.id <= server.listeners.count {
      if !isHandedOn { accept(from: server.listeners[Int(event.id) - 1]) }
    } else if let connection = connections[event.id] {
      handle(event, of: connection)
    }
  }

  // MARK: Connections that come

  private func accept(from listener: Listener) {
    // The rest is told of again, after others had their turn.
    for _ in 0..<64 {
      switch listener.accept() {
      case .success(let file): begin(file, authority: listener.authority)
      case .failure(let reason) where reason.code == EMFILE || reason.code == ENFILE:
        // It would be told of again at once, for ever.
        if spare >= 0 { close(spare) }
        if case .success(let file) = listener.accept() { close(file) }
        spare = unsafe open("/dev/null", O_RDONLY | O_CLOEXEC)
        return
      case .failure(let reason) where reason.code == EINTR || reason.code == ECONNABORTED: continue
      case .failure: return
      }
    }
  }

  private func begin(_ file: CInt, authority: String) {
    lastID += 1
    let isHeld = held < settings.connections
    let connection = Connection(
      id: lastID,
      file: file,
      authority: authority,
      isHeld: isHeld,
      limits: settings.limits
    )
    guard isHeld || connections.count - held < Self.mostRefused,
      server.poller.add(file, id: lastID, for: .reading)
    else { return }
    connections[lastID] = connection
    if isHeld {
      held += 1
      server.counters.connections.store(held, ordering: .relaxed)
      setTimer(connection, settings.requestTime)
    } else {
      refuse(connection, .unavailable)
    }
  }

  /// Has clients that come wait for the program that takes over.
  private func leaveClients() {
    isHandedOn = true
    for (place, listener) in server.listeners.enumerated() {
      server.poller.change(listener.file, id: UInt64(place) + 1, to: [])
    }
  }

  // MARK: Keeping order

  func setTimer(_ connection: Connection, _ time: Duration?) {
    timers.set(connection.id, to: time.map { ContinuousClock.now + $0 })
  }

  func setInterest(_ connection: Connection, _ interest: Poller.Interest) {
    guard connection.interest != interest else { return }
    connection.interest = interest
    server.poller.change(connection.file, id: connection.id, to: interest)
  }

  /// Closes a connection, whatever was still to be sent.
  func drop(_ connection: Connection) {
    release(connection)
    connection.presence.end()
    timers.set(connection.id, to: nil)
    connections[connection.id] = nil
  }

  /// Doesn't count it any more.
  func release(_ connection: Connection) {
    guard connection.isHeld else { return }
    connection.isHeld = false
    held -= 1
    server.counters.connections.store(held, ordering: .relaxed)
  }

  private func expire(_ id: UInt64) {
    if id == Self.endID { isStopped = true }
    guard let connection = connections[id] else { return }
    // Whoever asked for nothing is told nothing.
    let isAsking = connection.phase == .reading && !connection.bytes.isEmpty
    if isAsking { refuse(connection, .requestTimeout) } else { drop(connection) }
  }

  private func deliver(_ letter: Mailbox.Letter) {
    switch letter {
    case .stop(let time, let isHandedOn):
      if isHandedOn, !self.isHandedOn { leaveClients() }
      let end = min(self.end ?? .now + time, .now + time)
      self.end = end
      timers.set(Self.endID, to: end)
    case .answer(let id, let answer):
      if let connection = connections[id] { self.answer(connection, with: answer) }
    case .beginStream(let id, let gauge):
      if let connection = connections[id] { beginStream(connection, gauge) }
    case .bytes(let id, let bytes):
      if let connection = connections[id] { push(bytes, to: connection) }
    case .endStream(let id): if let connection = connections[id] { endStream(connection) }
    case .cut(let id): if let connection = connections[id] { drop(connection) }
    }
  }
}
