// What `SnaplineForIOS` writes for `Task` in a class that is on the main actor on a phone. The name is as long as
// that one, so that nothing behind it moves.

/// Starts what a task does on the main actor.
///
/// Where a class belongs to no actor, `Task` would do it on another thread.
@discardableResult
public func Tas_<Success: Sendable>(
  priority: TaskPriority? = nil,
  @_implicitSelfCapture operation: @escaping @MainActor () async -> Success
) -> Task<Success, Never> {
  Task(priority: priority) { @MainActor in await operation() }
}

/// Starts what a task does on the main actor, and keeps the error that it throws.
@discardableResult
public func Tas_<Success: Sendable>(
  priority: TaskPriority? = nil,
  @_implicitSelfCapture operation: @escaping @MainActor () async throws -> Success
) -> Task<Success, any Error> {
  Task(priority: priority) { @MainActor in try await operation() }
}
