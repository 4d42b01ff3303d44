public import Foundation
import GlissandoDrawing
import GlissandoMotion
public import GlissandoViews

// A panel beside a view, at its trailing side.

private struct InspectorWidth: PreferenceKey {
  static var defaultValue: CGFloat? { nil }
  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
    value = nextValue() ?? value
  }
}

@usableFromInline
nonisolated struct InspectorModifier<Panel: View>: ViewModifier {
  @Binding var isPresented: Bool
  let panel: Panel
  @State private var width: CGFloat = 270

  init(isPresented: Binding<Bool>, panel: Panel) {
    _isPresented = isPresented
    self.panel = panel
  }

  @usableFromInline @MainActor func body(content: Content) -> some View {
    HStack(spacing: 0) {
      content.spared(keepingFrames: true).frame(maxWidth: .infinity, maxHeight: .infinity)
      if isPresented {
        HStack(spacing: 0) {
          Divider()
          panel.spared(keepingFrames: true).frame(width: width).frame(maxHeight: .infinity)
            .onPreferenceChange(InspectorWidth.self) { if let asked = $0 { width = asked } }
        }
        .transition(.move(edge: .trailing))
      }
    }
    .clipped()
    .animating(around: .smooth(duration: 0.3), value: isPresented)
  }
}

extension View {
  /// Shows a panel beside the view, at the trailing side, while the binding is true.
  nonisolated public func inspector<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(InspectorModifier(isPresented: isPresented, panel: content()))
  }

  /// Says how wide the inspector is; points.
  ///
  /// What is no length leaves it as it is, with a warning.
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    preference(key: InspectorWidth.self, value: width.length(for: "inspectorColumnWidth"))
  }

  /// Says how wide the inspector is, in points: it has the ideal width, and people do not change it.
  nonisolated public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    if min != nil || max != nil {
      ViewWarning.noteUnchanged(
        by: "inspectorColumnWidth(min:max:)", "people do not change how wide an inspector is")
    }
    return inspectorColumnWidth(ideal)
  }
}
