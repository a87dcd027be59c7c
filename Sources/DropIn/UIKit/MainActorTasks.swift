// What `SnaplineForIOS` writes for `Task` in a class that is on the main actor on a phone. The name is as long as
// that one, so that nothing behind it moves.

/// Starts a task on the main actor.
///
/// In a class without an actor, `Task` would run on another thread.
@discardableResult
public func Tas_<Success: Sendable>(
  priority: TaskPriority? = nil,
  @_implicitSelfCapture operation: @escaping @MainActor () async -> Success
) -> Task<Success, Never> {
  Task(priority: priority) { @MainActor in await operation() }
}

/// Starts a task on the main actor, which keeps the error that it throws.
@discardableResult
public func Tas_<Success: Sendable>(
  priority: TaskPriority? = nil,
  @_implicitSelfCapture operation: @escaping @MainActor () async throws -> Success
) -> Task<Success, any Error> {
  Task(priority: priority) { @MainActor in try await operation() }
}
