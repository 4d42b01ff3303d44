package import GlissandoDesktop
import GlissandoMotion
package import GlissandoPainting
package import GlissandoControls
package import GlissandoViews

/// A window's views, made as those of a recorded session were, and what plays that to them.
@MainActor
package struct ReplaySession {
  /// The views.
  package let source: TransportHost
  /// Plays the recording to them.
  package let player: ReplayPlayer

  /// Makes the views of a window and gives them the recorded surroundings.
  package init(
    _ recording: RecordedSession, of window: WindowDescription, textShaper: PangoTextShaper
  ) {
    let header = recording.header
    let clipboard = ReplayedClipboard(recording)
    source = TransportHost(
      window,
      in: WindowSurroundings(
        size: header.size, scale: header.scale, appearance: header.appearance,
        frameInterval: header.frameInterval),
      clipboard: clipboard, transport: Transport(frameInterval: header.frameInterval),
      textShaper: textShaper)
    let queue = MainQueue()
    player = ReplayPlayer(recording, to: source, clipboard: clipboard) { _ = queue.drain() }
  }
}

extension TransportHost {
  /// Makes the views of a window on a transport.
  package convenience init(
    _ window: WindowDescription, in surroundings: WindowSurroundings, clipboard: (any Clipboard)?,
    transport: Transport, textShaper: PangoTextShaper
  ) {
    var environment = EnvironmentValues()
    environment.transport = transport
    let views = window.makeViews(
      in: surroundings, textShaper: textShaper, clipboard: clipboard, environment: environment)
    self.init(views, transport: transport, textShaper: textShaper)
  }
}
