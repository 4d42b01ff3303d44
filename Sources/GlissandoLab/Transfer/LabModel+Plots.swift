package import Foundation
import Glissando
package import GlissandoDrawing
import GlissandoFiles
import GlissandoMotion

// Plots that the lab saves as files.

/// A kind of file in which plots are saved.
package enum PlotFileKind: String, CaseIterable, Identifiable, Sendable {
  case png
  case svg
  /// The samples.
  case csv

  /// The kind itself.
  package var id: Self { self }

  /// What people call it.
  package var title: String { rawValue.uppercased() }
}

extension LabModel {
  /// The lanes as they are drawn, the selected one in front, and behind the lane that was changed last
  /// what it was.
  package var plottedLanes: [PlottedLane] {
    let front = selected
    return ([front] + lanes.filter { $0.id != front.id }).map { lane in
      let hasGhost = ghost?.id == lane.id && ghost?.setting != lane.setting
      return PlottedLane(
        lane.id, name: lane.title, setting: lane.setting, initialVelocity: lane.initialVelocity,
        ghost: hasGhost ? ghost?.setting : nil)
    }
  }

  /// Shows a part of the plots, closer or farther, or the whole again.
  package func zoomPlot(_ step: PlotZoomStep) {
    let content = PlotContent(plottedLanes, bands: PlotBand.allCases)
    withAnimation(Self.motion) { plotWindow.zoom(step, about: plotCursor, in: content) }
  }

  /// Saves the plots of all lanes, or their samples: where somebody says, if that is to be asked, else under a
  /// name that says what they show and is free, and says where.
  ///
  /// - Parameters:
  ///   - colorScheme: Of the window.
  ///   - folder: Where to; nil for the pictures, or for home where there are none.
  package func savePlot(
    _ kind: PlotFileKind, colorScheme: ColorScheme, in folder: String? = nil
  ) {
    let folder = folder ?? UserFolders().pictures
    let path = OutputFile.freePath(in: folder, name: plotName, ending: kind.rawValue)
    do {
      let file = PlotFile(kind: kind, data: try plotPage(colorScheme).data(as: kind))
      if plot.asksWhere {
        plotFile = file
        fileQuestion = .plot
      } else {
        try OutputFile.write(file.data, to: path)
        saySaved(as: path)
      }
    } catch {
      say(LabNotice("Not saved as \(UserFolders().shown(path)): \(error).", isProblem: true))
    }
  }

  /// What a file of the plots is called, without its ending.
  var plotName: String {
    let names = lanes.map(\.title).formatted(.list(type: .and).locale(Locale(identifier: "en")))
    return "Plot of \(names)"
  }

  /// The plots as they are saved.
  func plotPage(_ windowScheme: ColorScheme) -> PlotPage {
    var lanes = plottedLanes
    if !plot.hasGhost { for index in lanes.indices { lanes[index].ghost = nil } }
    var page = PlotPage(lanes, size: plot.size.points, colorScheme: plot.scheme ?? windowScheme)
    page.hasLegend = plot.hasLegend
    page.window = plotWindow
    return page
  }
}

/// How plots are saved.
package struct PlotStyle: Hashable, Sendable {
  /// A size to choose.
  package enum Size: String, CaseIterable, Identifiable, Sendable {
    case page, slide, wide, square

    package var id: Self { self }

    /// In points; a PNG has twice as many pixels each way.
    package var points: CGSize {
      switch self {
      case .page: PlotPage.standardSize
      case .slide: CGSize(width: 1280, height: 720)
      case .wide: CGSize(width: 1920, height: 1080)
      case .square: CGSize(width: 800, height: 800)
      }
    }

    var title: String { "\(Int(points.width)) × \(Int(points.height))" }
  }

  package var size = Size.page
  /// Light or dark; nil for what the window is.
  package var scheme: ColorScheme?
  /// Whether what the last changed lane was is drawn, too.
  package var hasGhost = true
  /// Whether it says what the lanes are called and do.
  package var hasLegend = true
  /// Whether somebody is asked for the place.
  package var asksWhere = false
}

/// A plot on its way into the file that somebody chooses.
struct PlotFile: FileDocument {
  let kind: PlotFileKind
  let data: Data

  static var readableContentTypes: [UTType] { [] }
  static var writableContentTypes: [UTType] { PlotFileKind.allCases.map(\.type) }

  init(kind: PlotFileKind, data: Data) { (self.kind, self.data) = (kind, data) }
  init(configuration: ReadConfiguration) throws { throw CocoaError(.fileReadUnknown) }
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: data)
  }
}

extension PlotFileKind {
  var type: UTType {
    switch self {
    case .png: .png
    case .svg: .svg
    case .csv: .commaSeparatedText
    }
  }
}
