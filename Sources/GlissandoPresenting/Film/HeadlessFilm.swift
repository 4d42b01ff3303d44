package import Foundation
import Glissando
import GlissandoTools
package import GlissandoDrawing
import GlissandoMotion
package import GlissandoPainting
package import GlissandoViews

/// A view's frames, one after the other, on a clock that only counts.
@MainActor
package final class HeadlessFilm: FilmSource {
  private let content: ViewHost
  /// The content on the transport that it may slow itself.
  private let host: TransportHost
  private let painter = Painter()
  private let frameRate: Double
  private var index = 0

  /// The frames of a view, so many in a second.
  package init(
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
  package var ground: Color.Resolved { host.groundColor }

  /// The time of the last frame, in seconds.
  package var time: Double { Double(index) / frameRate }

  /// Hands an event to the views, at the time of the last frame.
  package func send(_ event: InputEvent) { _ = host.send(event, at: time) }

  /// Where the views of a name are shown, in points.
  package func frame(of identifier: String) -> CGRect? {
    content.elements.first { $0.identifier == identifier }?.frame
  }

  package var size: CGSize { host.size }
  package var scale: Double { host.scale }
  /// There is no end.
  package var frameCount: Int? { nil }
  package var label: FilmLabel { FilmLabel(frame: index - 1) }

  /// Runs the next frame; the first one is seen one interval after the start.
  @discardableResult
  package func advance() -> Bool {
    index += 1
    let hasChanged = host.render(
      FrameTime(index: index, seconds: Double(index) / frameRate, interval: 1 / frameRate))
    host.finishFrame()
    return hasChanged
  }

  package func picture() -> FilmPicture { .list(host.displayList, ground: host.groundColor) }

  /// Runs and paints the next frame.
  package func next() -> PaintedImage {
    advance()
    let (width, height) = pixelSize
    return PaintedImage(
      host.displayList, width: width, height: height, scale: host.scale,
      background: host.groundColor, painter: painter)
  }
}
