package import Glissando
import GlissandoDeck

/// A live scene on a slide.
struct SceneElement: View {
  let name: String
  let properties: ElementProperties
  @Environment(\.deckScenes) private var scenes

  var body: some View {
    if let scene = scenes.make(name, properties.settings) {
      // Another scene is another thing, though the element is the same.
      scene.id(name).transition(.opacity)
    } else {
      MissingContent(words: "no scene is called “\(name)”", color: properties.color)
    }
  }
}

/// The scenes that slides may show, by their names.
package struct DeckScenes: Sendable {
  /// A view for a name and its settings; nil where there is none of that name.
  package var make: @MainActor @Sendable (_ name: String, _ settings: [String: String]) -> AnyView?

  /// These scenes, and those of `others` that these do not have.
  package func or(_ others: DeckScenes) -> DeckScenes {
    DeckScenes { make($0, $1) ?? others.make($0, $1) }
  }

  /// Scenes from a function.
  package init(
    make: @escaping @MainActor @Sendable (_ name: String, _ settings: [String: String]) -> AnyView?
  ) {
    self.make = make
  }
}

extension EnvironmentValues {
  /// The scenes that slides may show.
  @Entry package var deckScenes = DeckScenes.specimens
}
