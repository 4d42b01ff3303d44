import Foundation
import GlissandoDrawing
import GlissandoLab
import Testing

@MainActor
struct LabPlotSavingTests {
  @Test("Plots are saved under names that are free, and the notice says where")
  func saving() throws {
    let folder = NSTemporaryDirectory() + "glissando-plots-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let model = LabModel()
    for kind in PlotFileKind.allCases {
      for number in 1...2 {
        model.savePlot(kind, colorScheme: .light, in: folder)
        let path = "\(folder)/glissando-\(number).\(kind.rawValue)"
        #expect(model.notice == LabNotice("Saved as \(path)."))
        #expect((FileManager.default.contents(atPath: path)?.count ?? 0) > 500)
      }
    }
    let csv = try String(contentsOfFile: folder + "/glissando-1.csv", encoding: .utf8)
    #expect(csv.split(separator: "\n").count > 50)
  }

  @Test("Where nothing can be written the notice says why, and nothing is lost")
  func unwritable() {
    let model = LabModel()
    for kind in PlotFileKind.allCases {
      model.savePlot(kind, colorScheme: .light, in: "/nowhere/at/all")
      #expect(model.notice?.isProblem == true)
      #expect(model.notice?.text.contains("/nowhere/at/all/glissando-1.\(kind.rawValue)") == true)
    }
  }
}
