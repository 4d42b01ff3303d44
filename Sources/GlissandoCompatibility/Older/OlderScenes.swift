public import GlissandoControls
import GlissandoMotion
public import GlissandoViews

// Older spellings of what changes a scene, and what changes nothing here.

extension Scene {
  /// Runs an action when a value has changed, with the new one; an older spelling.
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> some Scene {
    onChange(of: value) { _, new in action(new) }
  }

  /// Says how the bar of the window looks.
  ///
  /// SwiftUI: the desktop decides how windows look.
  public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
    unchanged(by: "windowToolbarStyle", "the desktop decides how windows look")
  }
}

/// How the bar of a window looks.
public protocol WindowToolbarStyle {}

/// As the window wishes.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  /// Makes the style.
  public init() {}
}

/// In one row with the title.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  /// Makes the style.
  public init() {}
  /// Makes the style.
  public init(showsTitle: Bool) {}
}

/// In one low row with the title.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  /// Makes the style.
  public init() {}
  /// Makes the style.
  public init(showsTitle: Bool) {}
}

/// Below the title.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  /// Makes the style.
  public init() {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// As the window wishes.
  public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// In one row with the title.
  public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
  /// In one row with the title, or in its place.
  public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle {
    UnifiedWindowToolbarStyle()
  }
}
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// In one low row with the title.
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle()
  }
}
extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// Below the title.
  public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

/// What a program is set to.
///
/// SwiftUI: a program opens the first of its windows, and no others.
public struct Settings<Content: View>: WindowScene {
  /// Makes the settings.
  public init(@ViewBuilder content: () -> Content) {}
  package var windows: [WindowDescription] {
    ViewWarning.noteUnchanged(
      by: "Settings", "a program opens the first of its windows; show settings in a sheet of it")
    return []
  }
}

/// Something in the menu bar of a desktop.
///
/// SwiftUI: desktops here have no menu bar of programs.
public struct MenuBarExtra<Label: View, Content: View>: WindowScene {
  /// Makes something with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
  package var windows: [WindowDescription] {
    ViewWarning.noteUnchanged(by: "MenuBarExtra", "desktops here have no menu bar of programs")
    return []
  }
}

extension MenuBarExtra where Label == Text {
  /// Makes something with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  /// Makes something with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
}

extension MenuBarExtra where Label == GlissandoControls.Label<Text, Image> {
  /// Makes something with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {}
}
