import Foundation
import Glissando
import GlissandoDesktop
import GlissandoPainting
import GlissandoViews

/// A view's frames, one after the other, on a clock that only counts.
@MainActor
final class HeadlessFilm {
  private let content: ViewHost
  /// The content on the transport that it may slow itself.
  private let host: TransportHost
  private let painter = Painter()
  private let frameRate: Double
  private var index = 0

  init(
    _ view: some View, size: CGSize, scale: Double, colorScheme: ColorScheme, reduceMotion: Bool,
    frameRate: Double
  ) {
    let transport = Transport(frameInterval: 1 / frameRate)
    let textShaper = PangoTextShaper()
    var environment = EnvironmentValues()
    environment.transport = transport
    content = ViewHost(
      view, size: size, scale: scale, colorScheme: colorScheme, textShaper: textShaper,
      imageReader: ImageFileReader(), environment: environment)
    content.reduceMotion = reduceMotion
    // A whole number: dates then carry frame times without rounding.
    content.dateOrigin = Date(timeIntervalSinceReferenceDate: 0)
    host = TransportHost(content, transport: transport, textShaper: textShaper)
    self.frameRate = frameRate
  }

  /// The colour behind the views.
  var ground: Color.Resolved { host.groundColor }

  /// The time of the last frame, in seconds.
  var time: Double { Double(index) / frameRate }

  /// Hands an event to the views, at the time of the last frame.
  func send(_ event: InputEvent) { _ = host.send(event, at: time) }

  /// Where the views of a name are shown, in points.
  func frame(of identifier: String) -> CGRect? {
    content.elements.first { $0.identifier == identifier }?.frame
  }

  /// Runs the next frame; the first one is seen one interval after the start.
  func advance() {
    index += 1
    _ = host.render(
      FrameTime(index: index, seconds: Double(index) / frameRate, interval: 1 / frameRate))
    host.finishFrame()
  }

  /// Runs and paints the next frame.
  func next() -> PaintedImage {
    advance()
    return PaintedImage(
      host.displayList, width: Int((host.size.width * host.scale).rounded()),
      height: Int((host.size.height * host.scale).rounded()), scale: host.scale,
      background: host.groundColor, painter: painter)
  }
}
