import Foundation
import GlissandoDrawing
import GlissandoMotion
public import GlissandoViews

/// A title that shows or hides what is below it.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: () -> Content
  private let isExpanded: Binding<Bool>?

  /// Makes a group that remembers by itself whether it is open.
  nonisolated public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content
    isExpanded = nil
  }

  /// Makes a group that is open as a binding says.
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content
    self.isExpanded = isExpanded
  }

  /// The title, and below it what it shows.
  @MainActor public var body: some View {
    DisclosureRows(label: label, content: content, given: isExpanded)
  }
}

extension DisclosureGroup where Label == Text {
  /// Makes a group with a title that remembers by itself whether it is open.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a group with a title that remembers by itself whether it is open.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }

  /// Makes a group with a title that is open as a binding says.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Makes a group with a title that is open as a binding says.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

private struct DisclosureRows<Label: View, Content: View>: View {
  let label: Label
  let content: () -> Content
  let given: Binding<Bool>?
  @State private var own = false

  private var isExpanded: Binding<Bool> { given ?? $own }

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Button {
        withAnimation(.snappy(duration: 0.3)) { isExpanded.wrappedValue.toggle() }
      } label: {
        HStack(spacing: 6) {
          Image(systemName: "chevron.right")
            .imageScale(.small)
            .rotationEffect(.degrees(isExpanded.wrappedValue ? 90 : 0))
          label
          Spacer(minLength: 0)
        }
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      if isExpanded.wrappedValue {
        content()
          .padding(.leading, 18)
          .transition(.opacity.combined(with: .offset(y: -8)))
      }
    }
  }
}
