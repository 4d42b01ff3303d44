import GlissandoDrawing
import GlissandoMotion
package import GlissandoPainting
package import GlissandoViews
import Foundation
import GlissandoWindowing

/// A program's picture, painted for those that show it.
@MainActor
package enum WindowIcon {
  /// The points of a side that the view is offered.
  package static let offeredSide = 128.0
  /// Pixels of a side: what docks and switchers show, which scale it down.
  private static let side = 128

  /// Gives a window its program's picture, if that has one.
  static func give(_ icon: AnyView?, to window: DesktopWindow) {
    guard let icon else { return }
    picture(of: icon, side: side).withStraightBytes { window.setIcon($0, side: side) }
  }

  /// The picture, with clear corners where the view leaves them.
  ///
  /// - Parameter side: In pixels.
  package static func picture(of icon: AnyView, side: Int) -> PaintedImage {
    let scale = Double(side) / offeredSide
    return PaintedImage(
      drawing(of: icon, scale: scale), width: side, height: side, scale: scale,
      background: Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0))
  }

  /// The picture as text in SVG; nil where there is not enough memory.
  package static func svg(of icon: AnyView) -> String? {
    VectorFile.svg(
      drawing(of: icon, scale: 1), size: CGSize(width: offeredSide, height: offeredSide))
  }

  private static func drawing(of icon: AnyView, scale: Double) -> DisplayList {
    let host = ViewHost(
      icon.frame(width: offeredSide, height: offeredSide),
      size: CGSize(width: offeredSide, height: offeredSide), scale: scale,
      textShaper: PangoTextShaper(), imageReader: ImageFileReader(), fillsWindow: false)
    defer { host.close() }
    // What appearing changes; what changes for ever is cut off.
    for index in 0..<16 where index == 0 || host.needsCommit {
      _ = host.render(FrameTime(index: index, seconds: 0, interval: 0))
      host.finishFrame()
    }
    return host.displayList
  }
}
