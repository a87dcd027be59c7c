import Glibc

/// Lets a child that is started in here be interrupted: it inherits that threads which run tests keep
/// signals off.
public func withSignals(_ body: () throws -> Void) rethrows {
  var before = sigset_t()
  var none = sigset_t()
  unsafe sigemptyset(&none)
  unsafe pthread_sigmask(SIG_SETMASK, &none, &before)
  defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
  try body()
}
