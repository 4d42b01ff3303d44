import Foundation
import GlissandoDrawing
import GlissandoMotion
public import GlissandoViews

/// How a list looks.
public protocol ListStyle {}

/// A built-in style.
nonisolated protocol LookedListStyle: ListStyle {
  var look: ListLook { get }
}

/// The looks that there are.
struct ListLook: Equatable {
  enum Kind {
    /// Rows from edge to edge.
    case plain
    /// Rows with a distance to the edges.
    case inset
    /// Sections on cards.
    case grouped
    /// Rows without lines, close together.
    case sidebar
  }

  var kind: Kind
  var hasAlternatingRows = false
  /// Whether people edit the rows.
  var isEditing = false
  /// The distances between rows and between sections that a program wishes, in points.
  var spacing = ListSpacing()

  /// Whether each row stands by itself.
  var hasSeparateRows: Bool { (spacing.rows ?? 0) > 0 }
  var pinsHeaders: Bool { kind == .plain || kind == .inset }
  var hasSeparators: Bool { kind != .sidebar }
  /// What the list lies on.
  var ground: AdaptiveColor {
    kind == .grouped || kind == .sidebar ? Self.deepGround : Self.surface
  }

  /// The surface of rows, and what lies below cards.
  static let surface = AdaptiveColor(light: 0xFFFFFF, dark: 0x1D1E24)
  static let deepGround = AdaptiveColor(light: 0xF0F1F5, dark: 0x121317)
}

/// The style that a list has by itself.
public struct DefaultListStyle: LookedListStyle {
  /// Makes the style.
  public init() {}
  var look: ListLook { ListLook(kind: .inset) }
}

/// Rows from edge to edge.
public struct PlainListStyle: LookedListStyle {
  /// Makes the style.
  public init() {}
  var look: ListLook { ListLook(kind: .plain) }
}

/// Rows with a distance to the edges.
public struct InsetListStyle: LookedListStyle {
  private let alternates: Bool
  /// Makes the style.
  public init() { alternates = false }
  /// Makes the style; every second row may be darker.
  public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }
  var look: ListLook { ListLook(kind: .inset, hasAlternatingRows: alternates) }
}

/// Sections on cards.
public struct InsetGroupedListStyle: LookedListStyle {
  /// Makes the style.
  public init() {}
  var look: ListLook { ListLook(kind: .grouped) }
}

/// Sections on cards.
public struct GroupedListStyle: LookedListStyle {
  /// Makes the style.
  public init() {}
  var look: ListLook { ListLook(kind: .grouped) }
}

/// Rows of a sidebar.
public struct SidebarListStyle: LookedListStyle {
  /// Makes the style.
  public init() {}
  var look: ListLook { ListLook(kind: .sidebar) }
}

extension ListStyle where Self == DefaultListStyle {
  /// The style that a list has by itself.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge.
  public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  /// Rows with a distance to the edges.
  public static var inset: InsetListStyle { InsetListStyle() }
  /// Rows with a distance to the edges; every second row may be darker.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle {
    InsetListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}
extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections on cards.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  /// Sections on cards.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
  /// Rows of a sidebar.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension EnvironmentValues {
  /// How lists look.
  @Entry var listLook: ListLook = DefaultListStyle().look

  /// Whether lists paint their ground.
  @Entry var showsScrollContentBackground: Bool = true
}

extension View {
  /// Chooses how the lists inside look.
  ///
  /// SwiftUI: styles of one's own are not supported there either; an unknown one changes nothing.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    transformEnvironment(\.listLook) { look in
      if let style = style as? any LookedListStyle { look = style.look }
    }
  }

  /// Shows or hides the ground of the lists inside.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.showsScrollContentBackground, visibility != .hidden)
  }
}
