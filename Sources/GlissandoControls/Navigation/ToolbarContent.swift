import Foundation
import GlissandoMotion
public import GlissandoViews

/// What a bar holds.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of what this is made of.
  associatedtype Body: ToolbarContent
  /// What this is made of.
  @ToolbarContentBuilder var body: Body { get }
}

extension Never: ToolbarContent {}

/// Content of a bar that knows its items by itself.
@MainActor
protocol ListedToolbarContent: ToolbarContent where Body == Never {
  var ownItems: [AnyView] { get }
}

extension ListedToolbarContent {
  /// Never called: the content knows its items by itself.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension ToolbarContent {
  /// Views that show nothing and hand the items to the bar, in order.
  var items: [AnyView] {
    if let listed = self as? any ListedToolbarContent { return listed.ownItems }
    return [AnyView(DescribedToolbar(content: self))]
  }

  /// Shows or hides the ground that an item shares with its neighbours: items have none of their own.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
    if visibility == .visible {
      ViewWarning.noteUnchanged(
        by: "sharedBackgroundVisibility", "items of a bar have no ground of their own")
    }
    return self
  }
}

/// A view in a bar.
public nonisolated struct ToolbarItem<ID, Content: View>: ListedToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  @MainActor var ownItems: [AnyView] {
    [AnyView(ToolbarEntryWriter(placement: placement, content: content))]
  }
}

extension ToolbarItem where ID == () {
  /// Puts a view in the bar.
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content())
  }
}

extension ToolbarItem where ID == String {
  /// Puts a view in the bar, with a name by which it would be kept.
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content())
  }
}

/// An item that the system has by itself.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String
  /// The field for searching.
  public static let search = ToolbarDefaultItemKind(name: "search")
  /// The button for the side bar.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The title.
  public static let title = ToolbarDefaultItemKind(name: "title")
}

/// Puts an item of the system's in a place: they stay where they are.
public nonisolated struct DefaultToolbarItem: ListedToolbarContent {
  /// Puts an item in a place.
  nonisolated public init(
    kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic
  ) {
    ViewWarning.once(
      "DefaultToolbarItem changes nothing: the system's items stay where they are",
      key: "DefaultToolbarItem")
  }

  @MainActor var ownItems: [AnyView] { [] }
}

/// Views side by side in a bar.
public nonisolated struct ToolbarItemGroup<Content: View>: ListedToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Puts views in the bar.
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  @MainActor var ownItems: [AnyView] {
    [AnyView(ToolbarEntryWriter(placement: placement, content: content))]
  }
}

/// Room between the items of a bar.
public nonisolated struct ToolbarSpacer: ListedToolbarContent {
  private let sizing: SpacerSizing
  private let placement: ToolbarItemPlacement

  /// Puts room in the bar.
  nonisolated public init(
    _ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic
  ) {
    self.sizing = sizing
    self.placement = placement
  }

  @MainActor var ownItems: [AnyView] {
    let room = Spacer().frame(width: sizing == .fixed ? 8 : nil)
    return [AnyView(ToolbarEntryWriter(placement: placement, content: room))]
  }
}

/// How much room there is between two things.
public struct SpacerSizing: Hashable, Sendable {
  private let isFlexible: Bool
  /// As much as there is.
  public static let flexible = SpacerSizing(isFlexible: true)
  /// A little.
  public static let fixed = SpacerSizing(isFlexible: false)
}

/// Makes the content of a bar.
@resultBuilder
public enum ToolbarContentBuilder {
  /// Takes an item.
  public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }
  /// Passes one item on unchanged.
  public static func buildBlock<C: ToolbarContent>(_ content: C) -> C { content }
  /// Puts items one after the other.
  public static func buildBlock<First: ToolbarContent, each Other: ToolbarContent>(
    _ first: First, _ other: repeat each Other
  ) -> some ToolbarContent {
    var parts: [any ToolbarContent] = [first]
    for content in repeat each other { parts.append(content) }
    return ToolbarList(parts: parts)
  }
  /// Takes items, or none.
  public static func buildIf<C: ToolbarContent>(_ content: C?) -> some ToolbarContent {
    ToolbarList(parts: content.map { [$0] } ?? [])
  }
  /// Takes the items of one branch.
  public static func buildEither<C: ToolbarContent>(first content: C) -> ToolbarList {
    ToolbarList(parts: [content])
  }
  /// Takes the items of the other branch.
  public static func buildEither<C: ToolbarContent>(second content: C) -> ToolbarList {
    ToolbarList(parts: [content])
  }
  /// Takes items that are only there on some systems.
  public static func buildLimitedAvailability<C: ToolbarContent>(
    _ content: C
  ) -> some ToolbarContent {
    content
  }
}

/// Items of a bar, one after the other.
public nonisolated struct ToolbarList: ListedToolbarContent {
  let parts: [any ToolbarContent]

  @MainActor var ownItems: [AnyView] { parts.flatMap { $0.items } }
}

/// Hands items to the bar; shows nothing.
nonisolated struct ToolbarItems<Content: ToolbarContent>: View {
  let content: Content

  @MainActor var body: some View {
    ForEach(Array(content.items.enumerated()), id: \.offset) { $0.element }
  }
}

/// Hands the items of content with a body to the bar.
///
/// The properties of the content have storage in this view's node, which is why it has to be the
/// first and only one of the view's own.
private struct DescribedToolbar<Content: ToolbarContent>: View {
  private let content: Content

  init(content: Content) {
    self.content = content
    ViewFields.scanAsWell(Content.self, heldBy: Self.self)
  }

  var body: some View { ToolbarItems(content: content.body) }
}

/// Hands a view to the bar, which shows it in the environment in which it is written.
nonisolated struct ToolbarEntryWriter<Content: View>: View {
  private let placement: ToolbarItemPlacement
  private let content: Content
  @Environment(\.self) private var environment

  init(placement: ToolbarItemPlacement, content: Content) {
    self.placement = placement
    self.content = content
  }

  @MainActor var body: some View {
    let shown = content.modifier(EnvironmentReplacement(values: environment))
    let entry = ToolbarEntry(placement: placement, view: AnyView(shown))
    return EmptyView().transformPreference(NavigationBarKey.self) {
      // There is no keyboard on the screen above which it would lie.
      if entry.placement != .keyboard { $0.items.append(entry) }
    }
  }
}
