import Glissando
package import GlissandoLab
import GlissandoNotation

// The lab's specimens as scenes of a talk.

extension DeckScenes {
  /// The lab's specimens, which every talk may show: `lab-dot`, `lab-card` and so on.
  package static let specimens = DeckScenes { name, settings in
    guard let kind = specimen(of: name) else { return nil }
    return AnyView(SpecimenScene(kind: kind, settings: settings))
  }

  /// The names of the lab's specimens.
  package static let specimenNames = Set(SpecimenKind.allCases.map(name(of:)))

  /// The specimen of a name; nil where it is none.
  package static func specimen(of name: String) -> SpecimenKind? {
    guard name.hasPrefix(specimenPrefix) else { return nil }
    return SpecimenKind(rawValue: String(name.dropFirst(specimenPrefix.count)))
  }

  package static func name(of kind: SpecimenKind) -> String { specimenPrefix + kind.rawValue }

  private static let specimenPrefix = "lab-"
}

/// A specimen of the lab, in up to four lanes: the settings `a` to `d` are their animations.
private struct SpecimenScene: View {
  let settings: [String: String]
  @State private var score: SpecimenScore
  @FocusState private var hasKeyboard: Bool

  init(kind: SpecimenKind, settings: [String: String]) {
    self.settings = settings
    _score = State(initialValue: SpecimenScore(kind: kind))
  }

  var body: some View {
    GeometryReader { room in
      SpecimenStage(lanes: lanes, score: score, showsHint: false, showsGround: false)
        .frame(width: room.size.width / Self.scale, height: room.size.height / Self.scale)
        .scaleEffect(Self.scale)
        .frame(width: room.size.width, height: room.size.height)
    }
    .focused($hasKeyboard)
    // The talk's keys are the talk's again.
    .onKeyPress(.escape) {
      hasKeyboard = false
      return .handled
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
