import Foundation
import GlissandoMotion
import GlissandoViews

/// A label of a control: several views stand in a row.
nonisolated struct ControlLabel: View {
  private let content: AnyView

  @MainActor init<Content: View>(_ content: Content) {
    self.content =
      ViewKinds.isMultiple(Content.self)
      ? AnyView(HStack(spacing: 6) { content }) : AnyView(content)
  }

  @MainActor var body: some View { SingleView(content) }
}
