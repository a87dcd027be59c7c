import Foundation

protocol ErrandSource: AnyObject {
  func fetch() async throws -> [String]
}

/// Where the errands come from: on the main actor like all of the app, and with some that take a while.
final class ErrandStore {
  private(set) var fetches = 0
  private weak var source: ErrandSource?
  private var task: Task<[String], Error>?

  init(source: ErrandSource?) { self.source = source }

  func fetch() async throws -> [String] {
    MainActor.preconditionIsolated()
    fetches += 1
    let task = Task { [weak source] in try await source?.fetch() ?? [] }
    self.task = task
    let titles = try await task.value
    MainActor.preconditionIsolated()
    return titles
  }
}
