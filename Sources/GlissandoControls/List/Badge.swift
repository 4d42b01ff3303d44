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
  /// Whether the content shows the label itself.
  @State private var isTaken = false

  var body: some View {
    // What the row says to its list it goes on saying.
    LayoutView(layout: HStackLayout(spacing: 8), content: parts, speaksAsFirst: true)
      .transformPreference(TabLabelsKey.self) { labels in
        guard !isInRow else { return }
        if labels.isEmpty { labels.append(TabLabel()) }
        labels[0].badge = label
      }
  }

  @ViewBuilder private var parts: some View {
    content
      .environment(\.rowBadge, isInRow ? label : nil)
      .onPreferenceChange(TakesBadgeKey.self) { isTaken = $0 }
    if isInRow, !isTaken, let label {
      Spacer(minLength: 0)
      label.foregroundStyle(.secondary)
    }
  }
}

extension EnvironmentValues {
  /// Whether the view is in a row of a list.
  @Entry var isInRow: Bool = false

  /// What is written at the end of the row, for what has a sign of its own there.
  @Entry var rowBadge: Text?
}

/// The badge of the row around, in a view that takes it.
struct RowBadge: View {
  @Environment(\.rowBadge) private var label

  var body: some View {
    if let label { label.foregroundStyle(.secondary) }
  }
}

/// A view that has the badge of the row around beside itself, and moves it along.
struct WithRowBadge<Content: View>: View {
  let content: Content
  @Environment(\.rowBadge) private var label

  var body: some View { BadgedView(content: content, label: label).takesBadge() }
}

extension View {
  /// Says that the view shows the badge of its row itself.
  func takesBadge() -> some View { preference(key: TakesBadgeKey.self, value: true) }
}

/// Whether a view shows the badge of its row itself.
private struct TakesBadgeKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
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
