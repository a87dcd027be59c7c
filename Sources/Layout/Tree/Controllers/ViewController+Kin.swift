extension ViewController {
  /// The controllers and the window that a controller belongs to; what lies above is not kept alive.
  struct Kin {
    @Unretained var container: ViewController?
    var contained: [ViewController] = []
    /// The window whose ``Window/rootViewController`` this is.
    @Unretained var hostWindow: Window?
    var presented: ViewController?
    @Unretained var presenting: ViewController?
    /// What has the view in its place while it is presented, or was made for that.
    var presentation: PresentationController?
  }

  final var container: ViewController? {
    get { kin.container }
    set { kin.container = newValue }
  }

  final var contained: [ViewController] {
    get { kin.contained }
    _modify { yield &kin.contained }
  }

  final var hostWindow: Window? {
    get { kin.hostWindow }
    set { kin.hostWindow = newValue }
  }

  final var presented: ViewController? {
    get { kin.presented }
    set { kin.presented = newValue }
  }

  final var presenting: ViewController? {
    get { kin.presenting }
    set { kin.presenting = newValue }
  }
}
