/// How a server is reached, and what it puts up with.
package struct ServerSettings: Sendable {
  /// 0 for one that is free.
  package var port: UInt16 = 0
  package var token = AccessToken()
  /// Sockets that listen already, as a server that ended handed them on; the port is theirs.
  package var sockets: [Int32] = []
  package var limits = RequestLimits()
  /// From the first byte of a request to its last.
  package var requestTime = Duration.seconds(10)
  /// How long a connection is kept on which nothing happens.
  package var idleTime = Duration.seconds(60)
  /// How long nothing of an answer may leave for a client that doesn't read it.
  package var answerTime = Duration.seconds(30)
  /// How long a connection is held after its last answer, until the client has read that.
  package var lingerTime = Duration.seconds(2)
  package var connections = 1_000
  /// How many bytes wait for a reader of a stream until that is given up.
  package var streamBytes = 4 << 20

  package init() {}
}
