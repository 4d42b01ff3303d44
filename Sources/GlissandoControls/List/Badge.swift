import Foundation
import GlissandoDrawing
import GlissandoMotion
public import GlissandoViews

/// Writes something beside a row of a list, or on a tab.
@usableFromInline
nonisolated struct BadgeModifier: ViewModifier {
  @usableFromInline @MainActor static var actsOnEachElement: Bool { true }
  let label: Text?

  @usableFromInline @MainActor func body(content: Content) -> some View {
    BadgedView(content: content, label: label)
  }
}

private struct BadgedView<Content: View>: View {
  let content: Content
  let label: Text?
  @Environment(\.isInRow) private var isInRow

  var body: some View {
    HStack(spacing: 8) {
      content
      if isInRow, let label {
        Spacer(minLength: 0)
        label.foregroundStyle(.secondary)
      }
    }
    .transformPreference(TabLabelsKey.self) { labels in
      guard !isInRow else { return }
      if labels.isEmpty { labels.append(TabLabel()) }
      labels[0].badge = label
    }
  }
}

extension EnvironmentValues {
  /// Whether the view is in a row of a list.
  @Entry var isInRow: Bool = false
}

extension View {
  /// Writes a number at the end of a row of a list, or on the tab of a page; 0 is nothing.
  nonisolated public func badge(_ count: Int) -> some View {
    modifier(BadgeModifier(label: count == 0 ? nil : Text("\(count)")))
  }

  /// Writes a text at the end of a row of a list, or on the tab of a page; nil is nothing.
  nonisolated public func badge(_ label: Text?) -> some View {
    modifier(BadgeModifier(label: label))
  }

  /// Writes a text at the end of a row of a list, or on the tab of a page; nil is nothing.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
    modifier(BadgeModifier(label: key.map { Text($0) }))
  }

  /// Writes a text at the end of a row of a list, or on the tab of a page; nil is nothing.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
    modifier(BadgeModifier(label: label.map { Text($0) }))
  }
}
