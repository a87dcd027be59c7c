internal import SnaplineData
internal import SnaplineDesigns
internal import SnaplineDiagnostics
internal import SnaplineDocuments
internal import SnaplineEnvironment

/// What a worker is asked for: a line with an object of JSON.
struct RowRequest {
  /// The number that the answer repeats.
  let number: Int?
  /// The pattern of the picture's name, where it has one of its own.
  let name: String?
  let look: RowLook
  let data: DesignData
  /// What the data calls the row.
  let id: String?
  /// What is to be said of the line itself, such as bytes in it that are no text.
  let remarks: [Diagnostic]

  /// How messages name the line.
  static let title = "request.json"
  /// The name of the value of a row that says how it is drawn, and that the design doesn't see.
  static let lookName = "$render"

  /// What is told of a request that can't be read.
  struct Refusal: Error {
    var diagnostics: [Diagnostic]
    var number: Int?
    var id: String?
  }

  init(line: [UInt8], rules: RowRules) throws(Refusal) {
    let read = ReadData(line, name: Self.title, environment: .current)
    guard !read.found.hasErrors, !read.isList, let entry = read.entries.first else {
      let told = read.found.shown(in: Self.title)
      let values = read.entries.first?.values
      let row = ["data", "texts"].lazy.compactMap {
        read.entries.first?.inner($0)?.values["id"]?.text
      }
      throw Refusal(
        diagnostics: told.isEmpty ? [.noRequest] : told,
        number: values?["row"]?.whole,
        id: row.first
      )
    }
    remarks = read.found.shown(in: Self.title)
    let values = entry.values
    let number = values["row"]?.whole
    self.number = number
    if values["row"] != nil, number == nil { throw Refusal(diagnostics: [.oddRow], number: nil) }
    func refuse(_ diagnostic: Diagnostic) -> Refusal {
      Refusal(diagnostics: [diagnostic], number: number)
    }
    if let unknown = values.names.first(where: { !Self.names.contains($0) }) {
      throw refuse(.unknownPart(unknown, of: "a request", among: Self.names))
    }
    name = values["name"]?.text
    let hasTexts = values["texts"] != nil
    if hasTexts, values["data"] != nil { throw refuse(.noRequest) }
    let key = hasTexts ? "texts" : "data"
    var row = entry.inner(key) ?? GivenData.Layer(values: DataMapping())
    if values[key] != nil, entry.inner(key) == nil { throw refuse(.noRequest) }
    let id = row.values["id"]?.text
    self.id = id
    var look = RowLook()
    do throws(RowLook.Fault) {
      if let own = values["render"] { try look.take(own, named: "render") }
      if let own = row.values[Self.lookName] { try look.take(own, named: Self.lookName) }
    } catch {
      throw Refusal(diagnostics: [error.diagnostic], number: number, id: id)
    }
    self.look = look
    row.values[Self.lookName] = nil
    var data = DesignData(GivenData([row]))
    var rules = rules
    rules.areTexts = hasTexts
    data.row = rules
    self.data = data
  }

  /// What the data of a request calls its row, where nobody answers it.
  static func id(in line: [UInt8]) -> String? {
    do throws(Refusal) {
      return try RowRequest(line: line, rules: RowRules(isLoose: true)).id
    } catch {
      return nil
    }
  }

  private static let names = ["row", "name", "render", "data", "texts"]
}

extension DataValue {
  fileprivate var whole: Int? {
    if case .number(let number) = self { Int(number.shortest) } else { nil }
  }
}

extension Diagnostic {
  fileprivate static let noRequest = Diagnostic(
    id: "request",
    severity: .error,
    subject: "this is no request",
    remedy: "write an object on one line, such as {\"data\": {\"name\": \"Ada\"}}"
  )

  fileprivate static let oddRow = Diagnostic(
    id: "request",
    severity: .error,
    subject: "the request's 'row' is no whole number",
    remedy: "write a number, such as {\"row\": 1, …}, or leave it out"
  )

  static func unknownPart(_ name: String, of whole: String, among known: [String]) -> Diagnostic {
    Diagnostic(
      id: "request",
      severity: .error,
      subject: "\(whole) has no '\(harmless(name))'",
      remedy: nearestName(to: name, among: known).map { "did you mean '\($0)'?" }
        ?? "it has " + known.joined(separator: ", ")
    )
  }
}
