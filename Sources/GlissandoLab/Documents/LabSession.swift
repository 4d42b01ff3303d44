package import Foundation
package import GlissandoFiles
import GlissandoNotation
import GlissandoTools
package import GlissandoWindowing

/// All of a lab that comes back the next time.
package struct LabSession: Equatable, Sendable {
  /// The lanes.
  package var document = LabDocument()
  /// What can be undone and done again.
  package var history = LabHistory()
  /// What the lanes are tried on.
  package var specimen = SpecimenKind.dot
  /// The file of the card's face; nil for ours.
  package var picture: String?
  /// Seconds after which a motion is turned back; nil for never.
  package var interruption: Double?
  /// Whether it plays to and fro.
  package var isLooping = false
  /// The group of parameters that is open; nil where all are closed.
  package var section: ParameterSection?
  /// What lies open beside the specimens.
  package var drawer: LabModel.Drawer?
  /// The part of the plots that is shown.
  package var plotWindow = PlotWindow()
  /// The size of the lab's own window in points, which it goes back to from what it covers; nil where it has had none.
  package var size: CGSize?
  /// What that window covers; nil for nothing.
  package var cover: WindowShape.Cover?
}

/// A session as the file has it: each lane once, however many steps have it.
private struct SessionRecord: Codable {
  struct Step: Codable {
    var lanes: [Int]
    var selection: String
    var file: String?
  }

  var glissandoLabSession = 1
  var lanes: [LaneRecord] = []
  var document: Step
  var past: [Step]
  var future: [Step]
  var specimen: String
  var picture: String?
  var interruption: Double?
  var isLooping: Bool
  var section: String?
  var drawer: String?
  /// What is shown of the plots: the ends of the time, and of the values of bands by their names.
  var plot: [String: [Double]]?
  var size: [Double]?
  var cover: String?

  init(_ session: LabSession) {
    var table = LaneTable()
    document = table.step(session.document)
    let steps = session.history.kept(around: session.document)
    past = steps.past.map { table.step($0) }
    future = steps.future.map { table.step($0) }
    lanes = table.records
    specimen = session.specimen.rawValue
    picture = session.picture
    interruption = session.interruption
    isLooping = session.isLooping
    section = session.section?.word
    drawer = session.drawer?.rawValue
    plot = session.plotWindow.isWhole ? nil : session.plotWindow.ends
    size = session.size.map { [$0.width, $0.height] }
    cover = session.cover?.rawValue
  }

  private struct LaneTable {
    private(set) var records: [LaneRecord] = []
    private var places: [Lane: Int] = [:]

    mutating func step(_ document: LabDocument) -> Step {
      Step(
        lanes: document.lanes.map { place(of: $0) }, selection: document.selection.text,
        file: document.file)
    }

    private mutating func place(of lane: Lane) -> Int {
      if let place = places[lane] { return place }
      places[lane] = records.count
      records.append(LaneRecord(lane))
      return records.count - 1
    }
  }
}

extension LabSession {
  /// What a file says.
  ///
  /// - Throws: That it is damaged.
  package init(_ data: Data) throws(FileProblem) {
    guard let record = try? JSONDecoder().decode(SessionRecord.self, from: data),
      record.glissandoLabSession == 1
    else { throw FileProblem("it is damaged") }
    let lanes = record.lanes.map { try? $0.read() }
    func document(_ step: SessionRecord.Step) throws(FileProblem) -> LabDocument {
      let found = step.lanes.compactMap { lanes.indices.contains($0) ? lanes[$0] : nil }
      guard found.count == step.lanes.count,
        var document = LabDocument(lanes: found, selection: step.selection)
      else { throw FileProblem("it is damaged") }
      document.file = step.file
      return document
    }
    self.document = try document(record.document)
    // A step that cannot be read is no reason to lose what is there.
    history = LabHistory(
      past: record.past.compactMap { try? document($0) },
      future: record.future.compactMap { try? document($0) })
    specimen = SpecimenKind(rawValue: record.specimen) ?? .dot
    picture = record.picture
    interruption = LabModel.interruptions.first { $0 == record.interruption }
    isLooping = record.isLooping
    section = record.section.flatMap(ParameterSection.init(word:))
    drawer = record.drawer.flatMap(LabModel.Drawer.init)
    plotWindow = PlotWindow(ends: record.plot ?? [:])
    size = record.size.flatMap { Self.size($0) }
    cover = record.cover.flatMap(WindowShape.Cover.init)
  }

  /// A window's size that there can be; nil for what is none.
  private static func size(_ numbers: [Double]) -> CGSize? {
    guard numbers.count == 2, numbers.allSatisfy({ $0 >= 1 && $0 <= 20_000 }) else { return nil }
    return CGSize(width: numbers[0], height: numbers[1])
  }

  /// The file's bytes.
  ///
  /// - Throws: That there are none: numbers that are not finite cannot be written down.
  package var data: Data {
    get throws(FileProblem) {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      guard let data = try? encoder.encode(SessionRecord(self)) else {
        throw FileProblem("there is a number in it that is none")
      }
      return data
    }
  }
}

extension PlotWindow {
  private static let timeWord = "time"

  /// Its parts by their names in files.
  fileprivate var ends: [String: [Double]] {
    var ends: [String: [Double]] = [:]
    ends[Self.timeWord] = times.map { [$0.lower, $0.upper] }
    for band in PlotBand.allCases { ends[band.name] = self[band].map { [$0.lower, $0.upper] } }
    return ends
  }

  /// What a file says; what there cannot be is the whole.
  fileprivate init(ends: [String: [Double]]) {
    func range(_ name: String) -> PlotRange? {
      guard let ends = ends[name], ends.count == 2, ends[0] < ends[1],
        (ends[1] - ends[0]).isFinite
      else { return nil }
      return PlotRange(ends[0], ends[1])
    }
    self.init()
    times = range(Self.timeWord)
    for band in PlotBand.allCases { self[band] = range(band.name) }
  }
}

extension ParameterSection {
  /// Its name in files.
  fileprivate var word: String {
    switch self {
    case .spring(let form): "\(form)"
    case .timing: "timing"
    }
  }

  fileprivate init?(word: String) {
    if word == "timing" {
      self = .timing
    } else if let form = SpringForm.allCases.first(where: { "\($0)" == word }) {
      self = .spring(form)
    } else {
      return nil
    }
  }
}
