import Glissando
import GlissandoLab
import GlissandoNotation
import GlissandoPresenting

/// What slides can show alive: the lab's specimens and the gallery's pages.
@MainActor
enum AppScenes {
  /// The names that a deck may use.
  static var names: Set<String> {
    Set(SpecimenKind.allCases.map { specimenPrefix + $0.rawValue } + GalleryPage.all.map(\.name))
  }

  /// The scenes by their names.
  static let scenes = DeckScenes { name, settings in
    if name.hasPrefix(specimenPrefix),
      let kind = SpecimenKind(rawValue: String(name.dropFirst(specimenPrefix.count)))
    {
      return AnyView(LabScene(kind: kind, settings: settings))
    }
    return GalleryPage.named(name).map { AnyView(PageScene(page: $0)) }
  }

  private static let specimenPrefix = "lab-"
}

/// A specimen of the lab, in up to four lanes: the settings `a` to `d` are their animations.
private struct LabScene: View {
  let settings: [String: String]
  @State private var score: SpecimenScore

  init(kind: SpecimenKind, settings: [String: String]) {
    self.settings = settings
    _score = State(initialValue: SpecimenScore(kind: kind))
  }

  var body: some View {
    GeometryReader { room in
      SpecimenStage(lanes: lanes, score: score)
        .frame(width: room.size.width / Self.scale, height: room.size.height / Self.scale)
        .scaleEffect(Self.scale)
        .frame(width: room.size.width, height: room.size.height)
    }
    .onChange(of: settings["plays"], initial: true) { _, plays in
      score.isLooping = plays == "on"
    }
    .onChange(of: settings["interrupt"], initial: true) { _, milliseconds in
      score.interruption = milliseconds.flatMap(Double.init).map { $0 / 1000 }
    }
  }

  /// Specimens are drawn up for a window; a slide is seen from further away.
  private static let scale = 2.2

  private var lanes: [Lane] {
    let lanes = Lane.Letter.allCases.compactMap { letter -> Lane? in
      guard let text = settings["\(letter)"], let setting = try? MotionText.animation(text) else {
        return nil
      }
      return Lane(letter, name: settings["\(letter)-name"], setting: setting)
    }
    let standard = MotionSetting(.spring(.perceptual(duration: 0.5, bounce: 0.3)))
    return lanes.isEmpty ? [Lane(.a, setting: standard)] : lanes
  }
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
