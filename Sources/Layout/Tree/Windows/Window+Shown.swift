extension Window {
  /// The windows of this thread that were made key and are still there, the last one last.
  public static var shown: [Window] { ShownWindows.current.windows.objects }

  func joinShown() { ShownWindows.current.windows.add(self) }
}

/// The windows of one thread, as an app would know its windows.
private final class ShownWindows: KeptByThread {
  var windows = WeakList<Window>()
}
