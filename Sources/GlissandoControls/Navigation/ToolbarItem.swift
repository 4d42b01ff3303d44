import Foundation
import GlissandoMotion
public import GlissandoViews

// What stands in a bar: views, alone or in groups, and room between them.

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
