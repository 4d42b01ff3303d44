import Foundation
import GlissandoControls
import GlissandoDrawing
public import GlissandoMotion
public import GlissandoViews

// What newer systems let programs say of looks that windows here do not have, so that nothing changes.

/// How much a header stands out.
public enum Prominence: Sendable {
  /// As is usual.
  case standard
  /// More than that.
  case increased
}

/// When the bar of tabs becomes small.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String
  /// As the system does it.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// While people scroll down.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// While people scroll up.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// Never.
  public static let never = TabBarMinimizeBehavior(name: "never")
}

/// How what is scrolled meets the bars.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String
  /// As the system does it.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// It fades.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
  /// It is cut off.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
}

extension Text {
  /// How large text is beside other text.
  public struct Scale: Hashable, Sendable {
    let factor: Double
    /// As the font says.
    public static let `default` = Scale(factor: 1)
    /// Smaller, for what matters less.
    public static let secondary = Scale(factor: 0.8)
  }

  /// Writes the text smaller, for what matters less; nothing changes.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    ViewWarning.noteUnchanged(by: "textScale", "text has the size of its font")
    return self
  }
}

extension View {
  /// Says how much headers of sections stand out: they look alike.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    unchanged(by: "headerProminence", "headers look alike")
  }

  /// Writes text inside smaller, for what matters less; nothing changes.
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    unchanged(by: "textScale", "text has the size of its font")
  }

  /// Says when the bar of tabs becomes small: it keeps its size.
  nonisolated public func tabBarMinimizeBehavior(
    _ behavior: TabBarMinimizeBehavior
  ) -> some View {
    unchanged(by: "tabBarMinimizeBehavior", "the bar of tabs keeps its size")
  }

  /// Puts a view above the bar of tabs.
  nonisolated public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    let accessory = content()
    return safeAreaInset(edge: .bottom) { accessory }
  }

  /// Lets the view go on below bars at its side, mirrored and blurred: no bar lies above a view here.
  nonisolated public func backgroundExtensionEffect() -> some View {
    unchanged(by: "backgroundExtensionEffect", "no bar lies above a view")
  }

  /// Lets the view go on below bars at its side, mirrored and blurred: no bar lies above a view here.
  nonisolated public func backgroundExtensionEffect(isEnabled: Bool) -> some View {
    unchanged(by: "backgroundExtensionEffect", "no bar lies above a view")
  }

  /// Shows the bars of scroll views for a moment when the view appears: they show as people scroll.
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    unchanged(by: "scrollIndicatorsFlash", "bars show while people scroll")
  }

  /// Shows the bars of scroll views for a moment: they show as people scroll.
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    unchanged(by: "scrollIndicatorsFlash", "bars show while people scroll")
  }

  /// Says how what is scrolled meets the bars: it goes below them.
  nonisolated public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View {
    unchanged(by: "scrollEdgeEffectStyle", "bars are translucent")
  }

  /// Says whether what is scrolled fades at the bars: it goes below them.
  nonisolated public func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View {
    unchanged(by: "scrollEdgeEffectHidden", "bars are translucent")
  }
}

/// The order of what is in a menu.
public struct MenuOrder: Hashable, Sendable {
  private let name: String
  /// As the system does it.
  public static let automatic = MenuOrder(name: "automatic")
  /// As it is written.
  public static let fixed = MenuOrder(name: "fixed")
  /// What matters most nearest to the pointer.
  public static let priority = MenuOrder(name: "priority")
}

/// How large a sheet is.
public struct PresentationSizing: Hashable, Sendable {
  private let name: String
  /// As the system does it.
  public static let automatic = PresentationSizing(name: "automatic")
  /// As large as its content.
  public static let fitted = PresentationSizing(name: "fitted")
  /// As large as a form.
  public static let form = PresentationSizing(name: "form")
  /// As large as a page.
  public static let page = PresentationSizing(name: "page")
}

extension View {
  /// Says in which order menus are: as they are written.
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View {
    unchanged(by: "menuOrder", "menus are in the order in which they are written")
  }

  /// Says how large a sheet is: its detents say so.
  nonisolated public func presentationSizing(_ sizing: PresentationSizing) -> some View {
    unchanged(by: "presentationSizing", "detents say how large sheets are")
  }
}

/// How a group of controls looks.
public protocol ControlGroupStyle: Sendable {}

/// As is usual.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Makes the style.
  public init() {}
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// As is usual.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
  /// As in a bar.
  public static var navigation: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
  /// As in a menu.
  public static var menu: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
  /// As in a menu, with little room.
  public static var compactMenu: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
  /// As buttons of a palette.
  public static var palette: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension View {
  /// Says how groups of controls look: they look alike.
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    unchanged(by: "controlGroupStyle", "groups of controls look alike")
  }
}
