import Foundation
package import GlissandoFiles

/// The text of a lab that was saved under a name.
///
///     {
///       "glissandoLab" : 1,
///       "lanes" : [
///         { "lane" : "A", "motion" : ".spring(duration: 0.5, bounce: 0.3)", "name" : "Sheet" }
///       ],
///       "selection" : "A",
///       "specimen" : "card"
///     }
package struct LabFile: Equatable, Sendable {
  /// The lanes.
  package var document: LabDocument
  /// What they are tried on.
  package var specimen: SpecimenKind

  /// The ending of such files, without its dot.
  package static let ending = "glissando-lab"

  /// A lab to be saved.
  package init(_ document: LabDocument, specimen: SpecimenKind) {
    (self.document, self.specimen) = (document, specimen)
  }

  private struct Record: Codable {
    var glissandoLab: Int
    var lanes: [LaneRecord]
    var selection: String
    var specimen: String?
  }

  /// The only version so far.
  private static let version = 1
  /// In bytes; four lanes with drawn curves have a hundredth.
  private static let greatestFile = 1 << 20

  /// What a text says.
  ///
  /// - Throws: What it is instead.
  package init(_ text: String) throws(FileProblem) {
    guard let record = try? JSONDecoder().decode(Record.self, from: Data(text.utf8)) else {
      throw FileProblem("it is no file of the lab")
    }
    guard record.glissandoLab == Self.version else {
      throw FileProblem("it is of version \(record.glissandoLab); known is \(Self.version)")
    }
    var lanes: [Lane] = []
    for lane in record.lanes { lanes.append(try lane.read()) }
    guard let document = LabDocument(lanes: lanes, selection: record.selection) else {
      let letters = record.lanes.map(\.lane).joined(separator: ", ")
      throw FileProblem(
        "its lanes are damaged: there are \(letters.isEmpty ? "none" : letters); allowed are A to D, "
          + "once each")
    }
    self.document = document
    specimen = record.specimen.flatMap(SpecimenKind.init) ?? .dot
  }

  /// Reads a file.
  ///
  /// - Throws: Why it cannot be read, or what it is instead.
  package init(path: String) throws(FileProblem) {
    try self.init(InputFile.text(path, limit: Self.greatestFile))
    // The folder of the process may be another one by the time the lab is saved.
    document.file = URL(fileURLWithPath: path).standardizedFileURL.path
  }

  /// Whether a text seems to be one, be it right or not.
  package static func isMeant(by text: String) -> Bool {
    text.prefix(1 << 10).contains("\"glissandoLab\"")
  }

  package var text: String {
    let record = Record(
      glissandoLab: Self.version, lanes: document.lanes.map(LaneRecord.init),
      selection: document.selection.text, specimen: specimen.rawValue)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(record)).map { String(decoding: $0, as: UTF8.self) + "\n" } ?? ""
  }

  /// Writes the file, whole or not at all.
  ///
  /// - Throws: Why it cannot be written.
  package func write(to path: String) throws(FileProblem) {
    try OutputFile.write(Data(text.utf8), to: path)
  }
}

extension LabDocument {
  /// A document with lanes from a file; nil where there are none, too many, or two of a letter.
  init?(lanes: [Lane], selection: String) {
    let letters = Set(lanes.map(\.id))
    guard !lanes.isEmpty, letters.count == lanes.count else { return nil }
    self.init(lanes: lanes.sorted { $0.id.rawValue < $1.id.rawValue })
    if let letter = letters.first(where: { $0.text == selection }) { select(letter) }
  }
}
