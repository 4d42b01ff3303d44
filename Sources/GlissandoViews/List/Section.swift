import Foundation
import GlissandoMotion

/// Views that belong together, with a header and a footer.
///
/// In a list or a lazy container the header can stay in sight; elsewhere the three parts stand one
/// after the other.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  /// Whether the content is there; nil for a section that people cannot close.
  var isExpanded: Binding<Bool>?
}

extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
  /// Makes a section with a header and a footer.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  /// Makes a section with a header and a footer: the older spelling.
  nonisolated public init(
    header: Parent, footer: Footer, @ViewBuilder content: () -> Content
  ) {
    self.init(header: header, content: content(), footer: footer)
  }

  package static var isMultiple: Bool { true }

  package func makeNode(in context: NodeContext) -> ViewNode { SectionNode(self, context) }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Makes a section without header and footer.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Makes a section with a header.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// Makes a section with a header: the older spelling.
  nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Makes a section with a footer.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  /// Makes a section with a footer: the older spelling.
  nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Makes a section with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// Makes a section with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Makes a section that people close and open by its header, as a binding says.
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(
      header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
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

/// The rows of a section, while it is open.
private struct CollapsibleRows<Content: View>: View {
  let content: Content
  @Binding var isExpanded: Bool

  var body: some View {
    if isExpanded { content }
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

extension Section: SectionBearing where Parent: View, Content: View, Footer: View {
  nonisolated static var mayHaveSections: Bool { true }
}

/// Stands for its header, its content and its footer.
private final class SectionNode<Parent: View, Content: View, Footer: View>: ViewNode {
  private var header: ViewNode!
  private var content: ViewNode!
  private var footer: ViewNode!
  private let isCollapsible: Bool

  init(_ view: Section<Parent, Content, Footer>, _ context: NodeContext) {
    isCollapsible = view.isExpanded != nil
    super.init(context)
    if let isExpanded = view.isExpanded {
      header = self.context(.header, context)
        .makeNode(CollapsibleHeader(label: view.header, isExpanded: isExpanded))
      content = self.context(.row, context)
        .makeNode(CollapsibleRows(content: view.content, isExpanded: isExpanded))
    } else {
      header = self.context(.header, context).makeNode(view.header)
      content = self.context(.row, context).makeNode(view.content)
    }
    footer = self.context(.footer, context).makeNode(view.footer)
  }

  private func context(_ role: RowRole, _ context: NodeContext) -> NodeContext {
    var inner = NodeContext(parent: self)
    inner.wrappers = context.wrappers.map { ($0 as? RowWrapper)?.with(role) ?? $0 }
    return inner
  }

  override func update<V: View>(_ view: V) {
    let view = sameView(view, as: Section<Parent, Content, Footer>.self)
    // What a program writes does not become another kind of section while it is there.
    if isCollapsible, let isExpanded = view.isExpanded {
      header.update(CollapsibleHeader(label: view.header, isExpanded: isExpanded))
      content.update(CollapsibleRows(content: view.content, isExpanded: isExpanded))
    } else if !isCollapsible {
      header.update(view.header)
      content.update(view.content)
    }
    footer.update(view.footer)
  }

  override func collectRows(into segments: inout [RowSegment]) {
    segments.append(.boundary(self))
    super.collectRows(into: &segments)
    segments.append(.boundary(self))
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let header { body(header) }
    if let content { body(content) }
    if let footer { body(footer) }
  }
}
