internal import SnaplineDiagnostics
internal import SnaplineImages
internal import SnaplineInterfaceBuilder
internal import SnaplineRendering
internal import SnaplineScene
internal import SnaplineShowing
internal import SnaplineTerminal

/// `snapline show`: designs are drawn in the terminal itself.
enum Show {
  static let row: CommandRow = CommandRow(
    command: Command(
      "show",
      "Draws designs in the terminal itself.",
      discussion: [
        "The terminal is asked which protocol it supports: Kitty's, iTerm's or Sixel, also over "
          + "SSH. Other terminals, and tmux unless it lets pictures through, get half blocks of "
          + "24-bit colour. Pictures are at most as wide as the terminal.",
        "With --watch the picture takes the whole screen, and is drawn again whenever a file "
          + "that it reads or looks for changes. The key q or Control-C ends this, and restores "
          + "the screen.",
      ],
      examples: [
        Example("snapline show card.yaml", "draws the card below the prompt"),
        Example("snapline show card.yaml --watch", "draws it again whenever a file changes"),
        Example(
          "snapline show card.yaml --all --appearance dark",
          "shows each variant in the dark"
        ),
        Example("snapline show card.yaml --protocol blocks", "draws with text in colours"),
        Example("generate | snapline show -", "draws what another program writes"),
      ]
    ) {
      Render.inputs
      Render.size
      Render.scale
      PictureTerminal.way
      DataOptions.parameters
      CircumstanceOptions.parameters
      InterfaceOptions.parameters
      OutputOptions.overlay
      Render.all
      Render.watch
      Render.strict
    }
  ) { invocation, console throws(Stop) in
    let terminal: PictureTerminal
    do throws(UsageError) {
      if invocation[Render.watch] { try invocation.checkWatch() }
      terminal = try PictureTerminal(console, chosen: invocation[PictureTerminal.way])
    } catch {
      throw .usage(error)
    }
    ProcessEnvironment.settle(for: invocation, on: console)
    if invocation[Render.watch] {
      var watch = ShowWatch(invocation, console, terminal)
      return try watch.status()
    }
    return try show(invocation, on: console, in: terminal)
  }

  private static func show(
    _ invocation: Invocation,
    on console: Console,
    in terminal: PictureTerminal
  ) throws(Stop) -> ExitCode {
    let data: GivenPictures
    do throws(GivenPictures.Refusal) {
      data = try GivenPictures(invocation, on: console)
    } catch {
      console.tell(error.diagnostics)
      return error.status
    }
    var run = try run(invocation, data, console)
    let isTitled = invocation[Render.inputs].count > 1 || data.isList || invocation[Render.all]
    var trouble: ExitCode?
    let status = try run.forEachPage { (page) throws(Stop) in
      guard trouble == nil else { return }
      if isTitled { try console.printLines(page.title) }
      do throws(PictureTerminal.DrawingFailure) {
        try terminal.draw(try bitmap(page))
      } catch {
        trouble = try exitCode(after: error, of: page, console)
      }
    }
    return trouble ?? status
  }

  /// What a line asks to be drawn.
  static func run(
    _ invocation: Invocation,
    _ data: GivenPictures,
    _ console: Console
  ) throws(Stop) -> RenderRun {
    do throws(UsageError) {
      let plan = try RenderPlan(showing: invocation[Render.inputs], isList: data.isList)
      return RenderRun(
        plan: plan,
        options: try OutputOptions(invocation, for: plan),
        data: data,
        invocation: invocation,
        console: console,
        draw: RenderedDesign.init(of:)
      )
    } catch {
      throw .usage(error)
    }
  }

  static func bitmap(_ page: RenderRun.Page) throws(PictureTerminal.DrawingFailure) -> Bitmap {
    do throws(RenderingError) {
      return try page.scene.bitmap()
    } catch {
      throw .rendering(error)
    }
  }

  private static func exitCode(
    after failure: PictureTerminal.DrawingFailure,
    of page: RenderRun.Page,
    _ console: Console
  ) throws(Stop) -> ExitCode {
    switch failure {
    case .stream(let failure): throw .stream(failure)
    case .interrupted: return .interrupted
    case .image(let error): tell(error.diagnostic(file: page.title), console)
    case .rendering(let error):
      var diagnostic = error.diagnostic
      diagnostic.place = Place(file: page.title)
      tell(diagnostic, console)
    }
    return .failure
  }

  private static func tell(_ diagnostic: Diagnostic, _ console: Console) {
    console.tell(diagnostic)
  }
}
