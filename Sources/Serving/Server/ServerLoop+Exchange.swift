/// What a connection goes through: request, answer, and again.
extension ServerLoop {
  func handle(_ event: Poller.Event, of connection: Connection) {
    if event.isBroken { return drop(connection) }
    if event.state.contains(.reading) {
      switch connection.phase {
      case .reading: read(connection)
      case .lingering: if case .end = connection.receive() { return drop(connection) }
      case .waiting, .answering, .streaming: break
      }
    }
    // Who has said all it wants may still read the answer; a stream has readers that never say a thing.
    if event.state.contains(.leaving) {
      if connection.phase == .streaming { return drop(connection) }
      connection.presence.end()
      setInterest(connection, connection.interest.subtracting(.leaving))
    }
    if event.state.contains(.writing) { flush(connection) }
  }

  // MARK: Requests

  private func read(_ connection: Connection) {
    let isFirst = connection.bytes.isEmpty
    switch connection.receive() {
    case .end: return drop(connection)
    case .nothing: return
    case .bytes: break
    }
    if isFirst { setTimer(connection, settings.requestTime) }
    advance(connection)
  }

  /// Reads a request from what came in.
  private func advance(_ connection: Connection) {
    switch connection.parser.outcome(of: connection.bytes) {
    case .incomplete: break
    case .refused(let status): refuse(connection, status)
    case .request(let request, let length):
      connection.bytes = Array(connection.bytes.dropFirst(length))
      connection.parser = RequestParser(limits: settings.limits)
      pass(request, of: connection)
    }
  }

  private func pass(_ request: HTTPRequest, of connection: Connection) {
    connection.phase = .waiting
    connection.isLast = request.isLast
    connection.isOfHead = request.method == .head
    setTimer(connection, nil)
    setInterest(connection, .leaving)
    if let status = RequestGate.refusal(
      of: request,
      boundTo: connection.authority,
      token: settings.token
    ) {
      return refuse(connection, status)
    }
    var request = request
    request.path.removeFirst()
    server.answering(
      request,
      Reply(
        connection: connection.id,
        mailbox: server.mailbox,
        presence: connection.presence,
        streamBytes: settings.streamBytes
      )
    )
  }

  // MARK: Answers

  /// Answers with a status, and ends the connection.
  func refuse(_ connection: Connection, _ status: HTTPStatus) {
    connection.isLast = true
    answer(connection, with: .plain(status))
  }

  func answer(_ connection: Connection, with answer: HTTPAnswer) {
    var answer = answer
    let manner: HTTPAnswer.Manner = connection.isLast ? .last : .keepAlive
    var head = answer.head(manner)
    if head == nil {
      answer = .plain(.serverError)
      head = answer.head(manner)
    }
    connection.phase = .answering
    connection.out.append(head ?? [])
    let isBare = connection.isOfHead || answer.status == .noContent
    if !isBare { connection.out.append(answer.body) }
    flush(connection)
  }

  /// Sends what is there to be sent.
  private func flush(_ connection: Connection) {
    let (count, outcome) = connection.out.write(to: connection.file)
    connection.gauge?.take(count)
    let leaving = connection.presence.isThere ? Poller.Interest.leaving : []
    switch outcome {
    case .broken: drop(connection)
    case .waits:
      setInterest(connection, leaving.union(.writing))
      // A stream whose reader sleeps is bound by what waits for it.
      if connection.phase == .answering { setTimer(connection, settings.answerTime) }
    case .done where connection.phase == .streaming: setInterest(connection, leaving)
    case .done: if connection.isLast { linger(connection) } else { readAgain(connection) }
    }
  }

  private func readAgain(_ connection: Connection) {
    connection.phase = .reading
    connection.isOfHead = false
    let isIdle = connection.bytes.isEmpty
    setTimer(connection, isIdle ? settings.idleTime : settings.requestTime)
    setInterest(connection, .reading)
    if !isIdle { advance(connection) }
  }

  private func linger(_ connection: Connection) {
    connection.phase = .lingering
    connection.bytes = []
    release(connection)
    connection.sayEnd()
    setInterest(connection, .reading)
    setTimer(connection, settings.lingerTime)
  }

  // MARK: Streams

  func beginStream(_ connection: Connection, _ gauge: StreamGauge) {
    let answer = HTTPAnswer(type: "text/event-stream", body: [])
    let head = answer.head(.stream) ?? []
    connection.isLast = true
    guard !connection.isOfHead, connection.presence.isThere else {
      connection.phase = .answering
      connection.out.append(head)
      return flush(connection)
    }
    connection.phase = .streaming
    connection.gauge = gauge
    _ = gauge.add(head.count)
    push(head, to: connection)
  }

  func push(_ bytes: [UInt8], to connection: Connection) {
    guard connection.phase == .streaming else { return }
    connection.out.append(bytes)
    flush(connection)
  }

  func endStream(_ connection: Connection) {
    guard connection.phase == .streaming else { return }
    connection.phase = .answering
    flush(connection)
  }
}
