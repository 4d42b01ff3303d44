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
  /// The part of it that is shown in pictures; the numbers are those of the whole.
  package var window = PlotWindow()
  /// Whether it says what the lanes are called and do.
  package var hasLegend = true

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

  /// The bytes of a file of the page: pixels, vectors whose lines and letters are curves so that they look the
  /// same everywhere, or the samples.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point.
  ///   - samples: How many there are; nil for 120 a second.
  /// - Throws: What says in a sentence why there can be none.
  package func data(as kind: PlotFileKind, scale: Double = 2, samples: Int? = nil) throws -> Data {
    switch kind {
    case .png: try png(scale: scale)
    case .svg: try svg()
    case .csv: Data(PlotTable(lanes, duration: duration, samples: samples).csv.utf8)
    }
  }

  private func png(scale: Double) throws -> Data {
    let width = Int(pixels: (size.width * scale).rounded(.up))
    let height = Int(pixels: (size.height * scale).rounded(.up))
    if let problem = PictureLimit.problem(width: width, height: height) {
      throw FileProblem(problem)
    }
    let host = render(scale: scale)
    defer { host.close() }
    return try PaintedImage(
      host.displayList, width: width, height: height, scale: scale, background: host.groundColor
    ).png()
  }

  private func svg() throws(FileProblem) -> Data {
    let host = render(scale: 1)
    defer { host.close() }
    guard let text = VectorFile.svg(host.displayList, size: size) else {
      throw FileProblem("there is not enough memory")
    }
    return Data(text.utf8)
  }

  private func render(scale: Double) -> ViewHost {
    let sheet = PlotSheet(
      lanes: lanes, unit: unit, duration: duration, window: window, hasLegend: hasLegend)
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
