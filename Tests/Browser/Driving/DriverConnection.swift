import Foundation

/// What a browser, or the program that drives it, wouldn't do.
struct DriverFault: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// Requests to the program that drives a browser: JSON by HTTP, each over a connection of its own.
struct DriverConnection {
  let port: UInt16

  /// The value that the driver answers with.
  func ask(_ method: String, _ path: String, _ body: [String: Any] = [:]) throws -> Any {
    let content = try method == "POST" ? JSONSerialization.data(withJSONObject: body) : Data()
    let head = [
      "\(method) \(path) HTTP/1.1", "Host: 127.0.0.1:\(port)", "Connection: close",
      "Content-Type: application/json; charset=utf-8", "Content-Length: \(content.count)",
    ]
    let socket = try LocalSocket(connectedTo: port)
    socket.send(Data((head.joined(separator: "\r\n") + "\r\n\r\n").utf8) + content)
    let answer = try socket.message()
    let object = try JSONSerialization.jsonObject(with: answer.body) as? [String: Any]
    guard let value = object?["value"] else { throw DriverFault("\(method) \(path): no value") }
    if let fault = value as? [String: Any], let error = fault["error"] as? String {
      let message = fault["message"] as? String ?? ""
      throw DriverFault(
        "\(path.split(separator: "/").last ?? ""): \(error): \(message.prefix(600))"
      )
    }
    return value
  }
}
