/// What a request came to, by the numbers of RFC 9110.
package enum HTTPStatus: Int, Error, Sendable {
  case ok = 200
  case noContent = 204
  case badRequest = 400
  case forbidden = 403
  case notFound = 404
  case methodNotAllowed = 405
  case requestTimeout = 408
  case conflict = 409
  case gone = 410
  case lengthRequired = 411
  case contentTooLarge = 413
  case targetTooLong = 414
  case unsupportedMediaType = 415
  case expectationFailed = 417
  case misdirected = 421
  case unprocessable = 422
  case headersTooLarge = 431
  case serverError = 500
  case notImplemented = 501
  case unavailable = 503
  case versionNotSupported = 505

  /// The phrase beside the number on the first line of an answer.
  package var phrase: String {
    switch self {
    case .ok: "OK"
    case .noContent: "No Content"
    case .badRequest: "Bad Request"
    case .forbidden: "Forbidden"
    case .notFound: "Not Found"
    case .methodNotAllowed: "Method Not Allowed"
    case .requestTimeout: "Request Timeout"
    case .conflict: "Conflict"
    case .gone: "Gone"
    case .lengthRequired: "Length Required"
    case .contentTooLarge: "Content Too Large"
    case .targetTooLong: "URI Too Long"
    case .unsupportedMediaType: "Unsupported Media Type"
    case .expectationFailed: "Expectation Failed"
    case .misdirected: "Misdirected Request"
    case .unprocessable: "Unprocessable Content"
    case .headersTooLarge: "Request Header Fields Too Large"
    case .serverError: "Internal Server Error"
    case .notImplemented: "Not Implemented"
    case .unavailable: "Service Unavailable"
    case .versionNotSupported: "HTTP Version Not Supported"
    }
  }

  /// What a person reads who meets the status.
  package var sentence: String {
    switch self {
    case .ok, .noContent: "All is well."
    case .badRequest: "The request isn't one that this server reads."
    case .forbidden: "Requests from other sites are refused."
    case .notFound: "There is nothing at this address; it may be of an earlier run."
    case .methodNotAllowed: "This server takes GET, HEAD and POST."
    case .requestTimeout: "The request took too long to arrive."
    case .conflict: "What was to be changed isn't what it was any more."
    case .gone: "It is gone."
    case .lengthRequired: "A POST has to say how long it is."
    case .contentTooLarge: "The request is too large."
    case .targetTooLong: "The address is too long."
    case .unsupportedMediaType: "This server takes JSON alone."
    case .expectationFailed: "This server meets no expectations that a request states."
    case .misdirected: "This server isn't called by that name; use the address it printed."
    case .unprocessable: "The request can't be followed."
    case .headersTooLarge: "The header of the request is too large."
    case .serverError: "The server failed."
    case .notImplemented: "This server doesn't know how to do that."
    case .unavailable: "Too many connections are open."
    case .versionNotSupported: "This server speaks HTTP/1.1 alone."
    }
  }
}
