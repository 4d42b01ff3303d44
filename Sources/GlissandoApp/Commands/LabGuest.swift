import Foundation
import Glissando
import GlissandoGallery
import GlissandoLab

/// The lab in the gallery's window.
final class LabGuest: GalleryGuest {
  private let model: LabModel

  init(_ model: LabModel) { self.model = model }

  /// The lab with a person's own presets.
  ///
  /// - Parameter memory: What brings it back as it was; nil where it begins anew.
  convenience init(memory: LabMemory? = nil) {
    self.init(LabModel(presets: PresetStore()))
    if let memory { model.follow(memory) }
  }

  func view(leave: @escaping @MainActor () -> Void) -> AnyView {
    AnyView(LabView(model: model, leave: leave))
  }

  var windowTitle: String { model.windowTitle }

  func receiveDrop(of url: URL) -> Bool { model.receiveDrop(of: url) }

  func bringIn(_ text: String) { model.bringIn(text) }
}
