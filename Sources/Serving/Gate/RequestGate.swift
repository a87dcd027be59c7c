/// Tells requests of the page that was opened from those that other sites, other programs and other
/// users make.
package enum RequestGate {
  /// What a request is refused with by a server that is bound to an address such as `127.0.0.1:8000`;
  /// nothing where it may pass.
  ///
  /// A name of another host is a 421, as another server may be meant: `localhost` too, which somebody
  /// else may answer for.
  package static func refusal(
    of request: HTTPRequest,
    boundTo authority: String,
    token: AccessToken
  ) -> HTTPStatus? {
    // A name that leads here by a trick of name servers is still another name.
    guard request.field("host") == authority else { return .misdirected }
    if let origin = request.field("origin"), origin != "http://" + authority {
      // A page without an origin, such as one in a sandbox, says "null".
      return origin == "null" || WebAddress.isOrigin(origin) ? .forbidden : .badRequest
    }
    // An address that was typed comes from no site; a change never does.
    if let site = request.field("sec-fetch-site"), site != "same-origin" {
      guard site == "none", request.method != .post else { return .forbidden }
    }
    guard let first = request.path.first, token.matches(first) else { return .notFound }
    // A form can't send this type, and a script of another site has to ask first.
    if request.method == .post, !isJSON(request.field("content-type")) {
      return .unsupportedMediaType
    }
    return nil
  }

  private static func isJSON(_ type: String?) -> Bool {
    type?.utf8.prefix { $0 != UInt8(ascii: ";") }.trimmed.isCalled("application/json") ?? false
  }
}
