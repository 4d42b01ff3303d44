public import GlissandoViews

// What a bar holds, and how it is written.

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
