import Foundation

/// A site of somebody else on this machine: one page, whatever is asked for.
final class ForeignSite {
  private let listener: LocalSocket

  init(page: String) throws {
    let listener = try LocalSocket(listeningWithin: 8)
    self.listener = listener
    let answer =
      "HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\n"
      + "Content-Length: \(page.utf8.count)\r\nConnection: close\r\n\r\n" + page
    nonisolated(unsafe) let door = listener
    Thread.detachNewThread {
      while let visitor = unsafe door.accepted() {
        guard (try? visitor.message()) != nil else { continue }
        visitor.send(Data(answer.utf8))
      }
    }
  }

  deinit { listener.finish() }

  var port: UInt16 { listener.port }
}
