import SnaplineEnvironment

extension ViewController {
  /// The traits that this controller's view and all views below it have in place of those around them.
  public var traitOverrides: TraitOverrides {
    get { ownTraits }
    set { ownTraits = newValue }
  }

  /// The overrides of the container, and over them those of the controller.
  private var overrides: Traits { containerTraits.merging(ownTraits.traits) }

  func passOnTraits() { loadedView?.controllerTraits = overrides }

  /// The traits of the view's place, or of the place where it is going to be.
  var traitsOfPlace: Traits {
    if let view = loadedView, view.superview != nil || container == nil {
      view.noteTraitsAreRead()
      return view.traits
    }
    return (container?.traitsOfPlace ?? Environment.current.traits).merging(overrides)
  }
}

extension View {
  /// What a controller has its view show in place of the traits around it.
  var controllerTraits: Traits {
    get { rare?.control?.traits ?? .unspecified }
    set {
      guard newValue != controllerTraits else { return }
      changeOverrides {
        $0.control?.traits = newValue
        $0.joinOverrides()
      }
    }
  }
}
