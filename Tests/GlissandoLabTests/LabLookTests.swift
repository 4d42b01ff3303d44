import Foundation
import Glissando
import GlissandoLab
import GlissandoNotation
import GlissandoTesting
import Testing

/// Pictures of the lab, written where `GLISSANDO_PICTURES` says; nothing without it.
@MainActor
struct LabLookTests {
  @Test("The lab can be looked at", .enabled(if: LabPictures.folder != nil))
  func look() throws {
    let folder = try #require(LabPictures.folder)
    for (name, size) in [("900", (900.0, 600.0)), ("1280", (1280, 800)), ("2560", (2560, 1440))] {
      for scheme in [ColorScheme.light, .dark] {
        let model = LabModel()
        let stage = Stage(width: size.0, height: size.1, colorScheme: scheme) {
          LabView(model: model)
        }
        LabPictures.compose(model)
        stage.advance(by: 1)
        try stage.image().writePNG(to: "\(folder)/lab-\(name)-\(scheme).png")
        model.openSection = .timing
        model.toggle(scheme == .light ? .presets : .transfer)
        model.say(LabNotice("Lane C comes from CSS."))
        stage.advance(by: 2)
        try stage.image().writePNG(to: "\(folder)/drawer-\(name)-\(scheme).png")
        model.toggleKeys()
        stage.advance(by: 1)
        try stage.image().writePNG(to: "\(folder)/keys-\(name)-\(scheme).png")
      }
    }
  }
}

/// What the pictures show.
@MainActor
enum LabPictures {
  nonisolated static let folder = ProcessInfo.processInfo.environment["GLISSANDO_PICTURES"]

  /// Three lanes, the second one being tuned.
  static func compose(_ model: LabModel) {
    model.duplicate(.a)
    model.set(.spring(.bounce), to: 0.55)
    model.endStep()
    model.duplicate(.b)
    model.set(.spring(.duration), to: 0.8)
    model.set(.spring(.bounce), to: -0.2)
    model.select(.b)
  }
}
