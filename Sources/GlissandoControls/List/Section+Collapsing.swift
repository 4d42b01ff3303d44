import Foundation
import GlissandoMotion
public import GlissandoViews

// Sections that people close and open by their headers.

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Makes a section that people close and open by its header, as a binding says.
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(
      header: header(), content: content(), footer: EmptyView(),
      closing: SectionClosing(isExpanded) {
        DisclosureButton(label: $0, isExpanded: $1, signEdge: .trailing)
      })
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
