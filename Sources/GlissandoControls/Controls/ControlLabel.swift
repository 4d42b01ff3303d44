import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoViews

/// A label of a control, as one view.
nonisolated struct ControlLabel: View {
  /// How several views stand.
  enum Arrangement {
    /// Side by side.
    case row
    /// One below the other.
    case column
    /// The first as a title, the others below it, smaller.
    case titles
  }

  private let content: AnyView

  @MainActor init<Content: View>(_ content: Content, in arrangement: Arrangement = .row) {
    guard ViewKinds.isMultiple(Content.self) else {
      self.content = AnyView(content)
      return
    }
    switch arrangement {
    case .row: self.content = AnyView(HStack(spacing: 6) { content })
    case .column: self.content = AnyView(VStack { content })
    case .titles: self.content = AnyView(Titles(content: content))
    }
  }

  /// Makes a label of something; nil for nothing.
  @MainActor init?<Content: View>(unlessEmpty content: Content, in arrangement: Arrangement = .row)
  {
    if content is EmptyView { return nil }
    self.init(content, in: arrangement)
  }

  @MainActor var body: some View { OneElement(content) }

  /// What it says, where it is a text or has one for a title.
  var name: String? {
    (content.content as? Text ?? (content.content as? any TitledLabel)?.name)?.string
  }
}

/// A label with a title.
protocol TitledLabel {
  /// The title, where it is nothing but text.
  var name: Text? { get }
}

private struct Titles<Content: View>: View {
  let content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Group(subviews: content) { views in
        views.first
        ForEach(views.dropFirst()) { $0.font(.caption).foregroundStyle(.secondary) }
      }
    }
  }
}
