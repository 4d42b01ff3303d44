import Foundation
import GlissandoDrawing
import GlissandoLab
import GlissandoNotation
import Testing

@MainActor
struct LabPlotSavingTests {
  @Test(
    "Plots are saved under names that say what they show and are free, and the notice says where")
  func saving() throws {
    let folder = NSTemporaryDirectory() + "glissando-plots-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let model = LabModel(try MotionText.read(".spring(duration: 0.4, bounce: 0.25)"))
    let name = "Plot of 0.4 s, bounce 0.25"
    for kind in PlotFileKind.allCases {
      for number in ["", " 2"] {
        model.savePlot(kind, colorScheme: .light, in: folder)
        let path = "\(folder)/\(name)\(number).\(kind.rawValue)"
        #expect(model.notice == LabNotice("Saved as \(path).", folder: folder))
        #expect((FileManager.default.contents(atPath: path)?.count ?? 0) > 500)
      }
    }
    let csv = try String(contentsOfFile: folder + "/\(name).csv", encoding: .utf8)
    #expect(csv.split(separator: "\n").count > 50)
  }

  @Test("Where nothing can be written the notice says why, and nothing is lost")
  func unwritable() {
    let model = LabModel()
    for kind in PlotFileKind.allCases {
      model.savePlot(kind, colorScheme: .light, in: "/nowhere/at/all")
      #expect(model.notice?.isProblem == true)
      #expect(model.notice?.text.contains("/nowhere/at/all/Plot of ") == true)
    }
  }
}
