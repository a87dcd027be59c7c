package import SnaplinePage
package import SnaplineServing

extension PageFiles {
  /// A file of the page by its name, or the page itself by none.
  package static func answer(_ name: String) -> HTTPAnswer? {
    let name = name.isEmpty ? "page.html" : name
    guard let bytes = all[name] else { return nil }
    let type =
      name.hasSuffix(".html")
      ? "text/html; charset=utf-8"
      : name.hasSuffix(".css") ? "text/css; charset=utf-8" : "text/javascript; charset=utf-8"
    return HTTPAnswer(type: type, body: bytes)
  }
}

extension HTTPAnswer {
  /// A value as JSON.
  package static func encoding(_ value: some Encodable, status: HTTPStatus = .ok) -> HTTPAnswer {
    .json(AnswerText.json(value), status: status)
  }
}
