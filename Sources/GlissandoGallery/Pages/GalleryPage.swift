import Glissando

/// One idea: a specimen that moves, the code that moves it, and what to try with it.
package struct GalleryPage: Identifiable, Sendable {
  /// What the page is called on the command line: small letters and hyphens.
  package let name: String
  package let title: String
  /// What there is to see, in a sentence or two.
  package let sentence: String
  /// The names of the interface that the specimen shows.
  let names: [String]
  /// The file of the specimen, without its extension.
  let code: String
  /// The specimen's properties that can be set.
  let dials: [Dial]
  /// Whether the specimen's first button is pressed when somebody comes to the page.
  let playsItself: Bool
  /// What is done with the specimen in a film.
  package let script: [ScriptStep]
  private let makeSpecimen: @MainActor @Sendable (DialValues) -> AnyView

  /// A page whose specimen's file is called as its type is, unless `code` says how.
  init<Specimen: View>(
    _ name: String, _ title: String, _ sentence: String, names: [String], code: String? = nil,
    dials: [Dial] = [], playsItself: Bool = true, script: [ScriptStep] = ScriptStep.playTwice,
    specimen: @escaping @MainActor @Sendable (DialValues) -> Specimen
  ) {
    self.name = name
    self.title = title
    self.sentence = sentence
    self.names = names
    self.code = code ?? "\(Specimen.self)"
    self.dials = dials
    self.playsItself = playsItself
    self.script = script
    makeSpecimen = { AnyView(specimen($0)) }
  }

  package var id: String { name }

  /// Whether the specimen has numbers for the plot.
  var isProbed: Bool { SpecimenTexts.text(of: code)?.contains(".probe(") ?? false }

  /// The specimen with its properties set.
  @MainActor
  func specimen(_ values: DialValues) -> AnyView { makeSpecimen(values) }

  /// The specimen's code as it stands in its file, but for the values that have been set.
  func codeText(_ values: DialValues) -> String {
    values.written(into: SpecimenTexts.text(of: code) ?? "")
  }
}

extension GalleryPage {
  /// All pages in their order.
  ///
  /// - Complexity: O(*n*): for searching and walking, not for a launch.
  package static var all: [GalleryPage] { PageGroup.allCases.flatMap(\.pages) }

  package static func named(_ name: String) -> GalleryPage? { all.first { $0.name == name } }

  /// The group that the page belongs to.
  var group: PageGroup {
    PageGroup.allCases.first { group in group.pages.contains { $0.name == name } } ?? .values
  }
}
