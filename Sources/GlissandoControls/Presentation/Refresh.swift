import Foundation
import GlissandoDrawing
public import GlissandoMotion
public import GlissandoViews

/// Fetches what a view shows anew.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Fetches it.
  public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
  /// Fetches what the view around shows anew; nil where nothing does.
  @Entry public internal(set) var refresh: RefreshAction?
}

extension View {
  /// Fetches what the view shows anew when people pull it down beyond its beginning.
  nonisolated public func refreshable(
    action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(RefreshModifier(action: RefreshAction(action: action)))
      .environment(\.refresh, RefreshAction(action: action))
  }
}

@usableFromInline
nonisolated struct RefreshModifier: ViewModifier {
  let action: RefreshAction

  @usableFromInline @MainActor func body(content: Content) -> some View {
    RefreshedView(content: content, action: action)
  }
}

/// Follows the pull of the scroll view that it shows.
private struct RefreshedView<Content: View>: View {
  let content: Content
  let action: RefreshAction
  @State private var pull: CGFloat = 0
  @State private var isRefreshing = false
  /// How far the content has to be pulled, in points.
  private static var enough: CGFloat { 56 }

  var body: some View {
    content
      .onScrollGeometryChange(for: CGFloat.self) { geometry in
        max(0, -geometry.contentOffset.y)
      } action: { _, pull in
        self.pull = pull
      }
      .onScrollPhaseChange { old, _ in
        if old == .interacting, pull >= Self.enough, !isRefreshing { start() }
      }
      .overlay(alignment: .top) { mark }
  }

  /// It is there only while it is seen: what turns by itself keeps a window awake.
  @ViewBuilder private var mark: some View {
    let share = isRefreshing ? 1 : min(pull / Self.enough, 1)
    if share > 0 {
      ProgressView()
        .padding(8)
        .background(.regularMaterial, in: .circle)
        .scaleEffect(share)
        .opacity(share)
        .padding(.top, 8)
        .allowsHitTesting(false)
        .transition(.scale.combined(with: .opacity))
    }
  }

  private func start() {
    withAnimation(.snappy) { isRefreshing = true }
    let action = action
    Task { @MainActor in
      await action()
      withAnimation(.snappy) { isRefreshing = false }
    }
  }
}
