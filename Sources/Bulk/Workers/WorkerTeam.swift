internal import Glibc

/// What is to be done for one row.
package enum TeamWork<Task> {
  /// A line for a worker to answer.
  case request([UInt8], Task)
  /// Nothing, as what is to be said is known.
  case known(Task)
}

/// What was done for one row.
package enum TeamOutcome<Header: AnswerHeader> {
  case answer(Header, [UInt8])
  case known
  /// The worker ended, twice where the row didn't take too long; with the line that it was to answer.
  case ended(WorkerEnd, request: [UInt8])
}

/// Workers in processes of their own, to which rows are handed, and whose answers are handed on in the order
/// of the rows.
///
/// A worker that ends is started again. The row that it was at is tried once more, by itself; then it is told
/// as what it is. No more rows are read than a few for each worker.
package final class WorkerTeam<Header: AnswerHeader, Task> {
  private struct Job {
    var place: Int
    var request: [UInt8]
    var task: Task
    var hasFailed = false
  }

  private final class Seat {
    let process: WorkerProcess
    var jobs: [Job] = []
    var hasGreeted = false
    /// When the worker began with the first of its jobs.
    var since = ContinuousClock.now

    init(_ process: WorkerProcess) { self.process = process }

    /// Whether a row is tried by itself.
    var isAlone: Bool { jobs.first?.hasFailed == true }
  }

  private let program: String
  private let arguments: [String]
  private let size: Int
  private let timeout: Duration?
  private var seats: [Seat] = []
  /// Rows whose worker has ended, in their order.
  private var returned: [Job] = []
  private var ready: [Int: (outcome: TeamOutcome<Header>, task: Task)] = [:]
  private var (taken, delivered) = (0, 0)
  private var isAtEnd = false
  /// What the next row comes from, where it hasn't come and workers have something to do meanwhile.
  private var source: CInt?
  /// What the first worker said of itself, which all others must say as well.
  private var firstLine: [UInt8]?
  /// How many workers in a row ended before they said anything.
  private var falseStarts = 0
  /// Time that doesn't count for rows, as others had it.
  private var paused = Duration.zero
  private static var mostFalseStarts: Int { 3 }

  private var clock: ContinuousClock.Instant { .now - paused }

  /// Why there is no work to be had of the workers.
  package enum Failure: Error {
    /// The program can't be started, by the system's number.
    case unstarted(number: CInt)
    /// Workers ended before they could begin.
    case ended(WorkerEnd)
    /// A worker that was started later is another one than the first, or has another design.
    case changed
  }

  package init(
    of program: String,
    _ arguments: [String],
    size: Int,
    timeout: Duration? = nil
  ) {
    (self.program, self.arguments, self.size, self.timeout) = (program, arguments, size, timeout)
    // A worker that has ended is seen by what it says no more.
    signal(SIGPIPE, SIG_IGN)
  }

  /// Starts the first worker, and answers with what it says of itself.
  package func greeting() throws(Failure) -> Header {
    let seat = try start()
    while true {
      if let (line, header, _) = takeAnswer(of: seat) {
        seat.hasGreeted = true
        firstLine = line
        return header
      }
      wait(for: [seat], atMost: nil)
      guard seat.process.receive() else { throw .ended(seat.process.wait()) }
    }
  }

  /// Does all work, and hands on what was done as long as that is wanted.
  ///
  /// `waitedFor` is what rows come from, where asking for the next one would wait: what is done isn't held back
  /// by that.
  package func run(
    waitedFor: () -> CInt? = { nil },
    next: () throws -> TeamWork<Task>?,
    deliver: (TeamOutcome<Header>, Task) throws -> Bool
  ) throws {
    while true {
      try hand(outFrom: next, waitedFor)
      while let done = ready.removeValue(forKey: delivered) {
        delivered += 1
        let begun = ContinuousClock.now
        guard try deliver(done.outcome, done.task) else { return stop() }
        paused += .now - begun
      }
      let busy = seats.filter { !$0.jobs.isEmpty || !$0.hasGreeted }
      if isAtEnd, busy.allSatisfy({ $0.jobs.isEmpty }), returned.isEmpty, ready.isEmpty { break }
      if ready[delivered] != nil || busy.isEmpty { continue }
      wait(for: busy, atMost: patience(of: busy))
      for seat in busy { try attend(to: seat) }
    }
    for seat in seats { seat.process.finish() }
    seats = []
  }

  /// Ends all workers, whatever they are at.
  package func stop() {
    for seat in seats { seat.process.end() }
    seats = []
  }

  // MARK: Handing out

  private func start() throws(Failure) -> Seat {
    do throws(WorkerProcess.Failure) {
      let seat = Seat(try WorkerProcess(program, arguments))
      seats.append(seat)
      return seat
    } catch {
      throw .unstarted(number: error.number)
    }
  }

  /// Gives every worker something to do, and something to do next.
  private func hand(
    outFrom next: () throws -> TeamWork<Task>?,
    _ waitedFor: () -> CInt?
  ) throws {
    source = nil
    while let seat = freeSeat {
      guard let job = try nextJob(for: seat, next, waitedFor) else { return }
      var free = seat
      if free == nil { free = try start() }
      guard let free else { return }
      if free.jobs.isEmpty { free.since = clock }
      free.jobs.append(job)
      free.process.send(job.request)
    }
  }

  /// A worker that has room for one more row; a new one, which is nothing, where there may be more; nothing
  /// at all where each has enough to do.
  private var freeSeat: Seat?? {
    if let idle = seats.first(where: { $0.jobs.isEmpty }) { return .some(idle) }
    if seats.count < size { return .some(nil) }
    if returned.first?.hasFailed == true { return nil }
    let free = seats.filter { !$0.isAlone && $0.jobs.count < 2 && !$0.process.hasUnsent }
    return free.first.map { .some($0) }
  }

  private func nextJob(
    for seat: Seat?,
    _ next: () throws -> TeamWork<Task>?,
    _ waitedFor: () -> CInt?
  ) throws -> Job? {
    if let first = returned.first {
      // A row that a worker ended at waits for one that has nothing else to do.
      if first.hasFailed, seat?.jobs.isEmpty == false { return nil }
      return returned.removeFirst()
    }
    while !isAtEnd, taken - delivered < size * 8 + 8 {
      if taken > delivered {
        source = waitedFor()
        if source != nil { return nil }
      }
      guard let work = try next() else {
        isAtEnd = true
        break
      }
      defer { taken += 1 }
      switch work {
      case .request(let request, let task): return Job(place: taken, request: request, task: task)
      case .known(let task): ready[taken] = (.known, task)
      }
    }
    return nil
  }

  // MARK: Answers

  private func attend(to seat: Seat) throws(Failure) {
    seat.process.flush()
    let goesOn = seat.process.receive()
    while let (line, header, bytes) = takeAnswer(of: seat) {
      if !seat.hasGreeted {
        guard line == firstLine else { throw .changed }
        (seat.hasGreeted, falseStarts) = (true, 0)
        seat.since = clock
      } else if !seat.jobs.isEmpty {
        let job = seat.jobs.removeFirst()
        ready[job.place] = (.answer(header, bytes), job.task)
        seat.since = clock
      }
    }
    if !goesOn {
      let end = seat.process.wait()
      lose(seat, by: end)
      if !seat.hasGreeted {
        falseStarts += 1
        if falseStarts >= Self.mostFalseStarts { throw .ended(end) }
      }
    } else if let timeout, seat.hasGreeted, !seat.jobs.isEmpty, clock - seat.since > timeout {
      seat.process.end()
      lose(seat, by: .tooLong)
    }
  }

  /// Takes an answer off what a worker has said, where it has said all of it.
  private func takeAnswer(of seat: Seat) -> (line: [UInt8], Header, bytes: [UInt8])? {
    let process = seat.process
    switch AnswerReader<Header>(process.received) {
    case .incomplete: return nil
    case .noAnswer:
      process.end()
      return nil
    case .answer(let header, let length):
      let line = process.take(length - header.byteCount).dropLast()
      return (Array(line), header, process.take(header.byteCount))
    }
  }

  /// Takes the rows back that a worker was given.
  private func lose(_ seat: Seat, by end: WorkerEnd) {
    seats.removeAll { $0 === seat }
    guard var first = seat.jobs.first else { return }
    var rest = Array(seat.jobs.dropFirst())
    if !seat.hasGreeted {
      rest.insert(first, at: 0)
    } else if first.hasFailed || end == .tooLong {
      ready[first.place] = (.ended(end, request: first.request), first.task)
    } else {
      first.hasFailed = true
      rest.insert(first, at: 0)
    }
    returned = (rest + returned).sorted { $0.place < $1.place }
  }

  // MARK: Waiting

  private func patience(of seats: [Seat]) -> Duration? {
    guard let timeout else { return nil }
    return seats.filter { !$0.jobs.isEmpty }.map { timeout - (clock - $0.since) }.min()
  }

  private func wait(for seats: [Seat], atMost patience: Duration?) {
    var files = seats.map { pollfd(fd: $0.process.output, events: Int16(POLLIN), revents: 0) }
    files += seats.filter { $0.process.hasUnsent }
      .map { pollfd(fd: $0.process.input, events: Int16(POLLOUT), revents: 0) }
    if let source { files.append(pollfd(fd: source, events: Int16(POLLIN), revents: 0)) }
    var milliseconds: CInt = -1
    if let patience {
      let whole =
        patience.components.seconds * 1_000
        + patience.components.attoseconds / 1_000_000_000_000_000
      milliseconds = CInt(clamping: max(0, whole) + 1)
    }
    unsafe poll(&files, UInt(files.count), milliseconds)
  }
}
