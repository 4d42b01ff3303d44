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
  /// How people close the section; nil for one that they cannot close.
  var closing: SectionClosing<Parent>?

  package init(
    header: Parent, content: Content, footer: Footer, closing: SectionClosing<Parent>? = nil
  ) {
    self.header = header
    self.content = content
    self.footer = footer
    self.closing = closing
  }
}

/// Whether a section's content is there, and the header by which people change that.
package struct SectionClosing<Header>: SelfComparing {
  let isExpanded: Binding<Bool>
  fileprivate let makeHeader: @MainActor (Header, Binding<Bool>, NodeContext) -> ViewNode
  fileprivate let updateHeader: @MainActor (Header, Binding<Bool>, ViewNode) -> Void

  /// Shows what `header` makes of the section's own header, which is compared by itself.
  package init<Shown: View>(
    _ isExpanded: Binding<Bool>,
    header: @escaping @MainActor (Header, Binding<Bool>) -> Shown
  ) {
    self.isExpanded = isExpanded
    makeHeader = { $2.makeNode(header($0, $1)) }
    updateHeader = { $2.update(header($0, $1)) }
  }

  package func isSame(as other: Self) -> Bool { isExpanded.isSame(as: other.isExpanded) }
}

/// How sections look where they stand in no rows: with a line before and after each, and titles of a look
/// of their own.
@MainActor
package final class SectionLook {
  fileprivate let makeLine: @MainActor (NodeContext) -> ViewNode
  fileprivate let makeTitle: @MainActor (AnyView, NodeContext) -> ViewNode
  fileprivate let updateTitle: @MainActor (AnyView, ViewNode) -> Void

  /// Shows `line` around each section, and what `title` makes of its header and its footer.
  package init<Line: View, Title: View>(
    line: Line, title: @escaping @MainActor (AnyView) -> Title
  ) {
    makeLine = { $0.makeNode(line) }
    makeTitle = { $1.makeNode(title($0)) }
    updateTitle = { $1.update(title($0)) }
  }
}

extension EnvironmentValues {
  /// How sections look; nil for one part after the other.
  @Entry package var sectionLook: SectionLook?
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

/// The rows of a section, while it is open.
private struct CollapsibleRows<Content: View>: View {
  let content: Content
  @Binding var isExpanded: Bool

  var body: some View {
    if isExpanded { content }
  }
}

extension Section: SectionBearing where Parent: View, Content: View, Footer: View {
  package nonisolated static func mayHaveSections(inRows: Bool) -> Bool { true }
}

/// Stands for its header, its content and its footer.
private final class SectionNode<Parent: View, Content: View, Footer: View>: SectionBoundary {
  private var header: ViewNode!
  private var content: ViewNode!
  private var footer: ViewNode!
  /// The lines around the section; nil where there are none.
  private var lines: (before: ViewNode, after: ViewNode)?
  private let isCollapsible: Bool
  private let look: SectionLook?

  init(_ view: Section<Parent, Content, Footer>, _ context: NodeContext) {
    isCollapsible = view.closing != nil
    look = context.environment.sectionLook
    super.init(context)
    if let look {
      let inner = NodeContext(parent: self)
      lines = (look.makeLine(inner), look.makeLine(inner))
    }
    if let closing = view.closing {
      header = closing.makeHeader(
        view.header, closing.isExpanded, self.context(.header, context))
      content = self.context(.row, context)
        .makeNode(CollapsibleRows(content: view.content, isExpanded: closing.isExpanded))
    } else {
      header = makeTitle(view.header, self.context(.header, context))
      content = self.context(.row, context).makeNode(view.content)
    }
    footer = makeTitle(view.footer, self.context(.footer, context))
  }

  private func makeTitle<V: View>(_ view: V, _ context: NodeContext) -> ViewNode {
    look?.makeTitle(AnyView(view), context) ?? context.makeNode(view)
  }

  private func update<V: View>(_ title: ViewNode, _ view: V) {
    if let look { look.updateTitle(AnyView(view), title) } else { title.update(view) }
  }

  private func context(_ role: RowRole, _ context: NodeContext) -> NodeContext {
    var inner = NodeContext(parent: self)
    inner.wrappers = context.wrappers.map { ($0 as? RowWrapper)?.with(role) ?? $0 }
    return inner
  }

  override func update<V: View>(_ view: V) {
    let view = sameView(view, as: Section<Parent, Content, Footer>.self)
    // What a program writes does not become another kind of section while it is there.
    if isCollapsible, let closing = view.closing {
      closing.updateHeader(view.header, closing.isExpanded, header)
      content.update(CollapsibleRows(content: view.content, isExpanded: closing.isExpanded))
    } else if !isCollapsible {
      update(header, view.header)
      content.update(view.content)
    }
    update(footer, view.footer)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let lines { body(lines.before) }
    if let header { body(header) }
    if let content { body(content) }
    if let footer { body(footer) }
    if let lines { body(lines.after) }
  }
}
