package import Foundation
import Glissando
package import GlissandoDrawing
import GlissandoFiles
import GlissandoMotion
import GlissandoPainting
import GlissandoViews

/// A plot as a file: pixels, vectors or numbers.
@MainActor
package struct PlotPage {
  /// What moves, up to four motions.
  package var lanes: [PlottedLane]
  /// In points.
  package var size: CGSize
  /// Whether it is for a light or a dark document.
  package var colorScheme: ColorScheme
  /// How many seconds are shown; nil shows all that is worth seeing.
  package var duration: Double?

  /// A page of a size in points.
  package init(
    _ lanes: [PlottedLane], size: CGSize = PlotPage.standardSize,
    colorScheme: ColorScheme = .light, duration: Double? = nil
  ) {
    self.lanes = lanes
    self.size = size
    self.colorScheme = colorScheme
    self.duration = duration
  }

  /// A size that is as wide as a page of text, in points.
  package nonisolated static let standardSize = CGSize(width: 960, height: 600)

  /// Writes the page as PNG.
  ///
  /// - Parameters:
  ///   - path: Where; what is there is replaced.
  ///   - scale: Pixels per point.
  /// - Throws: What says in a sentence why it cannot be written.
  package func writePNG(to path: String, scale: Double = 2) throws {
    let width = Int(pixels: (size.width * scale).rounded(.up))
    let height = Int(pixels: (size.height * scale).rounded(.up))
    if let problem = PictureLimit.problem(width: width, height: height) {
      throw PaintedImage.ImageError.failed(path: path, reason: problem)
    }
    let host = render(scale: scale)
    let image = PaintedImage(
      host.displayList, width: width, height: height, scale: scale,
      background: host.groundColor)
    host.close()
    try image.writePNG(to: path)
  }

  /// Writes the page as SVG: lines and letters are curves, so that it looks the same everywhere.
  ///
  /// - Parameter path: Where; what is there is replaced.
  /// - Throws: What says in a sentence why it cannot be written.
  package func writeSVG(to path: String) throws {
    let host = render(scale: 1)
    defer { host.close() }
    guard let text = VectorFile.svg(host.displayList, size: size) else {
      throw PaintedImage.ImageError.failed(path: path, reason: "there is not enough memory")
    }
    try OutputFile.write(Data(text.utf8), to: path)
  }

  /// Writes the samples as CSV.
  ///
  /// - Parameters:
  ///   - path: Where; what is there is replaced.
  ///   - samples: How many; nil for 120 a second.
  /// - Throws: What says in a sentence why it cannot be written.
  package func writeCSV(to path: String, samples: Int? = nil) throws {
    let table = PlotTable(lanes, duration: duration, samples: samples)
    try OutputFile.write(Data(table.csv.utf8), to: path)
  }

  private func render(scale: Double) -> ViewHost {
    let sheet = PlotSheet(lanes: lanes, unit: unit, duration: duration)
    let host = ViewHost(
      sheet, size: size, scale: scale, colorScheme: colorScheme, textShaper: PangoTextShaper())
    _ = host.render(FrameTime(index: 0, seconds: 0, interval: 0))
    return host
  }

  /// Letters grow with the page, but remain letters on a small one.
  private var unit: Double {
    min(max(min(size.width / 960, size.height / 600), 0.7), 3)
  }
}
