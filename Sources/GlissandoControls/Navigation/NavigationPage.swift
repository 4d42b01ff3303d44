import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoViews

/// One page of a stack, with its bar.
struct NavigationPage<Content: View>: View {
  let isCovered: Bool
  let back: (@MainActor () -> Void)?
  let content: Content
  private let id: Int
  @State private var isBarHidden = false
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  /// The height of a bar, in points.
  private static var barHeight: CGFloat { 44 }
  /// How far a page moves aside for the one above it, in points.
  private static var retreat: CGFloat { 60 }

  /// - Parameter id: What the stack calls the page; 0 is the root.
  init(
    id: Int, isCovered: Bool, back: (@MainActor () -> Void)?,
    @ViewBuilder content: () -> Content
  ) {
    self.id = id
    self.isCovered = isCovered
    self.back = back
    self.content = content()
  }

  var body: some View {
    // One element, whatever the page consists of: it has one bar.
    VStack { content.spared() }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .modifier(PageCover(isCovered: isCovered))
      .environment(\.navigationPage, id)
      .environment(\.titlesWindow, false)
      .modifier(PageLeaving(back: back))
      .groundPadding(.top, isBarHidden ? 0 : Self.barHeight)
      .overlayPreferenceValue(NavigationBarKey.self, alignment: .top) { items in
        NavigationBar(items: items, isHidden: isBarHidden, back: back).frame(height: Self.barHeight)
      }
      .onPreferenceChange(NavigationBarHiddenKey.self) { isBarHidden = $0 }
      .background(.background)
      .offset(x: isCovered && !reducesMotion ? -Self.retreat : 0)
      .allowsHitTesting(!isCovered)
      // What is inside says what its own stacks show, not what those around show.
      .transformPreference(NavigationBarKey.self) { $0 = NavigationBarItems() }
      .transformPreference(NavigationBarHiddenKey.self) { $0 = false }
  }
}

/// Lets views leave a page by `dismiss`; those in the root leave what the stack is presented in.
nonisolated private struct PageLeaving: EnvironmentWriter {
  let back: (@MainActor () -> Void)?

  func write(_ values: inout EnvironmentValues) {
    if let back { values.present(leave: back) }
  }

  func isSame(as other: Self) -> Bool { back == nil && other.back == nil }
}

/// What a page says about its bar.
struct NavigationBarItems {
  var title: Text?
  var subtitle: Text?
  /// What the title opens when it is clicked.
  var titleMenu: AnyView?
  var items: [ToolbarEntry] = []
  /// Whether there is no button that leads back.
  var hidesBack = false
}

/// A view for the bar.
struct ToolbarEntry {
  let placement: ToolbarItemPlacement
  let view: AnyView
}

struct NavigationBarKey: PreferenceKey {
  static var defaultValue: NavigationBarItems { NavigationBarItems() }

  static func reduce(
    value: inout NavigationBarItems, nextValue: () -> NavigationBarItems
  ) {
    let next = nextValue()
    value.title = next.title ?? value.title
    value.subtitle = next.subtitle ?? value.subtitle
    value.titleMenu = next.titleMenu ?? value.titleMenu
    value.items += next.items
    value.hidesBack = value.hidesBack || next.hidesBack
  }
}

/// Whether a page has no bar.
struct NavigationBarHiddenKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

private struct NavigationBar: View {
  let items: NavigationBarItems
  let isHidden: Bool
  let back: (@MainActor () -> Void)?

  var body: some View {
    ZStack {
      middle
        .lineLimit(1)
        .padding(.horizontal, 60)
      HStack(spacing: 8) {
        if let back, !items.hidesBack {
          Button("Back", systemImage: "chevron.left", action: back)
            .labelStyle(.iconOnly).buttonStyle(.borderless)
            .accessibilityLabel("Back")
        }
        row(where: \.isLeading)
        Spacer(minLength: 0)
        row { !$0.isLeading && $0 != .principal }
      }
      .padding(.horizontal, 10)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .opacity(isHidden ? 0 : 1)
    .allowsHitTesting(!isHidden)
    .overlay(alignment: .bottom) { Divider().opacity(isHidden || isEmpty ? 0 : 1) }
  }

  /// Whether there is nothing in it that a line would set off.
  private var isEmpty: Bool {
    items.title == nil && items.subtitle == nil && items.titleMenu == nil && items.items.isEmpty
      && (back == nil || items.hidesBack)
  }

  @ViewBuilder private var middle: some View {
    if items.items.contains(where: { $0.placement == .principal }) {
      HStack(spacing: 8) { row { $0 == .principal } }
    } else if let titleMenu = items.titleMenu {
      Menu {
        titleMenu
      } label: {
        titles
      }
      .buttonStyle(.plain)
    } else {
      titles
    }
  }

  private var titles: some View {
    VStack(spacing: 0) {
      items.title?.font(.headline)
      items.subtitle?.font(.caption).foregroundStyle(.secondary)
    }
  }

  private func row(where isIncluded: (ToolbarItemPlacement) -> Bool) -> some View {
    let entries = items.items.filter { isIncluded($0.placement) }
    return ForEach(Array(entries.enumerated()), id: \.offset) { $0.element.view }
  }
}
