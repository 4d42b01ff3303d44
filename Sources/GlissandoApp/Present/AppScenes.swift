import Glissando
import GlissandoGallery
import GlissandoDeck
import GlissandoPainting
import GlissandoPresenting

/// What slides can show alive: the lab's specimens and the gallery's pages.
@MainActor
enum AppScenes {
  /// The names that a deck may use.
  static var names: Set<String> {
    DeckScenes.specimenNames.union(GalleryPage.all.map(\.name))
  }

  /// What reads decks that show them.
  static var reader: DeckReader { reader { ImageFileReader.problem(with: $0)?.reason } }

  /// What reads a deck in order to find what is wrong: it draws the vector pictures, too.
  static var checkingReader: DeckReader {
    reader { ImageFileReader.problem(with: $0)?.reason ?? ImageFileReader.drawingProblem(with: $0) }
  }

  private static func reader(
    imageProblem: @escaping @Sendable (String) -> String?
  ) -> DeckReader {
    DeckReader(
      scenes: names, imageProblem: imageProblem,
      hasFont: { InstalledFonts.contains($0) },
      fontNames: { InstalledFonts.names },
      settingProblem: DeckScenes.settingProblem)
  }

  /// The scenes by their names.
  static let scenes = DeckScenes.specimens.or(
    DeckScenes { name, _ in GalleryPage.named(name).map { AnyView(PageScene(page: $0)) } })
}

/// A page's specimen.
private struct PageScene: View {
  let page: GalleryPage
  @State private var model: PageModel

  init(page: GalleryPage) {
    self.page = page
    _model = State(initialValue: PageModel(page))
  }

  var body: some View {
    GeometryReader { room in
      SpecimenView(page: page, model: model, size: room.size)
    }
    .clipShape(RoundedRectangle(cornerRadius: 24))
  }
}
