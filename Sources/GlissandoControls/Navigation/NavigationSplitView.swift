public import Foundation
import GlissandoDrawing
import GlissandoMotion
public import GlissandoViews

// Views of two or three columns.

/// Which columns of a split view are shown.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
  private let name: String
  /// The usual ones: all.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  /// All columns.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// The last two columns.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// Nothing but the last column.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// Two or three columns, of which the leading ones make the choice for the next.
///
/// A button in the bar of the last column takes the others away and brings them back; columns come
/// and go under an animation, and can be turned round in flight.
///
/// A link in a column shows its page in the next one, in the place of what is there. In a list in which people
/// select, a link with a value of the selection's type selects that.
public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let columnVisibility: Binding<NavigationSplitViewVisibility>?
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail

  /// Makes three columns that remember by themselves which of them are shown.
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    columnVisibility = nil
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }

  /// Makes three columns of which those are shown that a binding says.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.columnVisibility = columnVisibility
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }

  /// Makes two columns that remember by themselves which of them are shown.
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }

  /// Makes two columns of which those are shown that a binding says.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(
      columnVisibility: columnVisibility, sidebar: sidebar, content: { EmptyView() },
      detail: detail)
  }

  /// The columns side by side.
  @MainActor public var body: some View {
    SplitColumns(
      given: columnVisibility, hasContent: Content.self != EmptyView.self, sidebar: sidebar,
      content: content, detail: detail)
  }
}

private struct SplitColumns<Sidebar: View, Content: View, Detail: View>: View {
  let given: Binding<NavigationSplitViewVisibility>?
  let hasContent: Bool
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
  @State private var own = NavigationSplitViewVisibility.automatic
  /// The pages of links in the columns before.
  @State private var linkedContent: LinkedColumn?
  @State private var linkedDetail: LinkedColumn?

  /// How columns come and go.
  private static var motion: Animation { .snappy(duration: 0.35) }

  private var visibility: NavigationSplitViewVisibility { given?.wrappedValue ?? own }
  private var showsSidebar: Bool {
    visibility == .automatic || visibility == .all
      || visibility == .doubleColumn && !hasContent
  }
  private var showsContent: Bool { hasContent && visibility != .detailOnly }

  var body: some View {
    HStack(spacing: 0) {
      if showsSidebar {
        SplitColumn(next: hasContent ? $linkedContent : $linkedDetail) { sidebar }
          .transition(.move(edge: .leading)).zIndex(-2)
      }
      if showsContent {
        SplitColumn(next: $linkedDetail) {
          LinkedContent(linked: linkedContent) { content }
        }
        .transition(.move(edge: .leading)).zIndex(-1)
      }
      detailStack
        .spared(keepingFrames: true)
        // What was open over the former page goes with it.
        .id(linkedDetail?.id)
        .transition(.identity)
        .frame(maxWidth: .infinity)
    }
    .clipped()
    .animating(around: Self.motion, value: [showsSidebar, showsContent])
  }

  private var detailStack: some View {
    NavigationStack {
      LinkedContent(linked: linkedDetail) { detail }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .toolbar {
          ToolbarItem(placement: .navigation) {
            Button("Toggle Sidebar", systemImage: "sidebar.left") { toggle() }
              .labelStyle(.iconOnly)
              .accessibilityLabel("Toggle Sidebar")
          }
        }
    }
  }

  private func toggle() {
    let next: NavigationSplitViewVisibility = showsSidebar ? .detailOnly : .all
    given?.wrappedValue = next
    own = next
  }
}

/// A leading column with its width and the line at its end.
private struct SplitColumn<Content: View>: View {
  /// What the links in the column show in the next one.
  @Binding var next: LinkedColumn?
  @ViewBuilder let content: Content
  @State private var width: CGFloat?

  /// The width of a column that says nothing about it, in points.
  private static var usualWidth: CGFloat { 220 }

  var body: some View {
    HStack(spacing: 0) {
      NavigationPages(
        root: content.onPreferenceChange(ColumnWidthKey.self) { width = $0 }, path: nil,
        showLinked: { [next = $next] linked in
          // The same once more changes nothing.
          if next.wrappedValue?.shows(linked) != true { next.wrappedValue = linked }
        }
      )
      .spared(keepingFrames: true)
      Divider().ignoresSafeArea()
    }
    .frame(width: width ?? Self.usualWidth)
  }
}

/// What a column shows: the page of a link in the column before, or what it shows by itself.
private struct LinkedContent<Content: View>: View {
  let linked: LinkedColumn?
  @ViewBuilder let content: Content

  var body: some View {
    if let linked {
      OpenPage(entry: linked.entry, center: linked.center).id(linked.id)
    } else {
      content
    }
  }
}

/// What a column says about its width, in points.
private struct ColumnWidthKey: PreferenceKey {
  static var defaultValue: CGFloat? { nil }

  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
    value = nextValue() ?? value
  }
}

extension View {
  /// Sets the width of the column of a split view around, in points; the usual one, with a warning, for
  /// what is no length.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    preference(
      key: ColumnWidthKey.self, value: width.length(for: "navigationSplitViewColumnWidth"))
  }

  /// Sets the width of the column of a split view around, in points: the ideal one.
  ///
  /// SwiftUI: people can change it within the range; here they cannot.
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    if min != nil || max != nil {
      ViewWarning.noteUnchanged(
        by: "navigationSplitViewColumnWidth(min:max:)", "people cannot change the width")
    }
    return navigationSplitViewColumnWidth(ideal)
  }
}
