import GlissandoFiles
import Foundation
package import GlissandoDrawing

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

  /// Saves the plots of all lanes, or their samples, under a name that says what they show and is free,
  /// and says where.
  ///
  /// - Parameter folder: Where to; nil for the pictures, or for home where there are none.
  package func savePlot(
    _ kind: PlotFileKind, colorScheme: ColorScheme, in folder: String? = nil
  ) {
    let folder = folder ?? UserFolders().pictures
    let names = lanes.map(\.title).formatted(.list(type: .and).locale(Locale(identifier: "en")))
    let path = OutputFile.freePath(in: folder, name: "Plot of \(names)", ending: kind.rawValue)
    let page = PlotPage(plottedLanes, colorScheme: colorScheme)
    do {
      switch kind {
      case .png: try page.writePNG(to: path)
      case .svg: try page.writeSVG(to: path)
      case .csv: try page.writeCSV(to: path)
      }
      say(LabNotice("Saved as \(path).", folder: folder))
    } catch {
      say(LabNotice("Not saved as \(path): \(error).", isProblem: true))
    }
  }
}
