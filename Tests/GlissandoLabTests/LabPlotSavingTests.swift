import Foundation
import GlissandoControls
import GlissandoDrawing
import GlissandoFiles
import GlissandoNotation
import GlissandoTesting
import GlissandoViews
import Testing

@testable import GlissandoLab

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
        #expect(model.notice == LabNotice("Saved as \(path).", file: path))
        #expect((FileManager.default.contents(atPath: path)?.count ?? 0) > 500)
      }
    }
    let csv = try String(contentsOfFile: folder + "/\(name).csv", encoding: .utf8)
    #expect(csv.split(separator: "\n").count > 50)
  }

  @Test(
    "Size, colours, ghost and legend are choices, and the place is asked for where somebody wants that"
  )
  func choices() throws {
    let folder = NSTemporaryDirectory() + "glissando-plots-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let model = LabModel(try MotionText.read(".spring(duration: 0.4, bounce: 0.25)"))
    model.set(.spring(.bounce), to: 0.6)
    var saved: Set<Data> = []
    let changes: [(inout PlotStyle) -> Void] = [
      { _ in }, { $0.size = .slide }, { $0.scheme = .dark }, { $0.hasGhost = false },
      { $0.hasLegend = false },
    ]
    for change in changes {
      model.plot = PlotStyle()
      change(&model.plot)
      model.savePlot(.svg, colorScheme: .light, in: folder)
      let notice = try #require(model.notice?.text)
      let path = String(notice.dropFirst("Saved as ".count).dropLast())
      saved.insert(try #require(FileManager.default.contents(atPath: path)))
    }
    #expect(saved.count == changes.count)
    model.plot.asksWhere = true
    model.savePlot(.png, colorScheme: .light, in: folder)
    #expect(model.fileQuestion == .plot && model.plotFile?.kind == .png)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == changes.count)
  }

  private final class Desktop: FileDialogs {
    private(set) var requests: [FileRequest] = []
    var answer = FileAnswer.cancelled

    func ask(_ request: FileRequest, answer: @escaping @MainActor (FileAnswer) -> Void) {
      requests.append(request)
      answer(self.answer)
    }

    func show(_ file: URL, answer: @escaping @MainActor (Bool) -> Void) {}
  }

  @Test("The place for a plot is looked for among the pictures, that for a lab among the documents")
  func places() {
    let model = LabModel()
    let stage = Stage(width: 1280, height: 800) { LabView(model: model) }
    let desktop = Desktop()
    stage.host.fileDialogs = desktop
    model.plot.asksWhere = true
    for _ in 0..<2 {
      desktop.answer = .chosen([URL(fileURLWithPath: "/elsewhere/plot.png")])
      model.savePlot(.png, colorScheme: .light)
      stage.settle(limit: 2)
      desktop.answer = .cancelled
      model.fileQuestion = .save
      stage.settle(limit: 2)
    }
    let folders = UserFolders()
    #expect(
      desktop.requests.map { $0.folder?.path }
        == [folders.pictures, folders.documents, "/elsewhere", folders.documents])
  }

  @Test("Where something was saved is said in short for what is in the home")
  func shortPlaces() {
    let model = LabModel()
    let path = UserFolders().home + "/Pictures/a.png"
    model.saySaved(as: path)
    #expect(model.notice == LabNotice("Saved as ~/Pictures/a.png.", file: path))
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

  @Test("A saved plot lists its lanes in their order, whichever is being tuned")
  func order() throws {
    let model = LabModel(try MotionText.read(".spring(duration: 0.4, bounce: 0.25)"))
    model.add(.standard, name: "Second")
    #expect(model.selection == .b && model.plottedLanes.map(\.id) == [.b, .a])
    let csv = String(decoding: try model.plotPage(.light).data(as: .csv), as: UTF8.self)
    #expect(csv.hasPrefix("time,A position,A velocity,A acceleration,B position,"))
    let stage = Stage(width: 960, height: 600) {
      PlotSheet(lanes: model.plotPage(.light).lanes, unit: 1, duration: nil)
    }
    let first = try stage.element("0.4 s, bounce 0.25").frame
    #expect(first.maxY < (try stage.element("Second").frame.minY))
  }
}
