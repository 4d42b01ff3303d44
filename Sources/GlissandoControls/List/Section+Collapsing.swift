import Foundation
import GlissandoMotion
public import GlissandoViews

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Makes a section that people close and open by its header, as a binding says.
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(
      header: header(), content: content(), footer: EmptyView(),
      closing: SectionClosing(isExpanded) { CollapsibleHeader(label: $0, isExpanded: $1) })
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Makes a section with a title that people close and open by it, as a binding says.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Makes a section with a title that people close and open by it, as a binding says.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

/// The header of a section that can be closed.
private struct CollapsibleHeader<Header: View>: View {
  let label: Header
  @Binding var isExpanded: Bool

  var body: some View {
    Button {
      withAnimation(.snappy(duration: 0.3)) { isExpanded.toggle() }
    } label: {
      HStack(spacing: 6) {
        label
        Spacer(minLength: 0)
        Image(systemName: "chevron.right")
          .imageScale(.small)
          .rotationEffect(.degrees(isExpanded ? 90 : 0))
          .accessibilityHidden(true)
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
  }
}
