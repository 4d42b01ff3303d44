public import Foundation
public import GlissandoMotion

// What views say about the scroll views inside.

/// Whether scroll indicators are shown.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let rawValue: Int8

  /// As the view wishes: here they come when the content moves and fade when it rests.
  public static let automatic = ScrollIndicatorVisibility(rawValue: 0)
  /// They are shown while the content moves.
  public static let visible = ScrollIndicatorVisibility(rawValue: 1)
  /// They are not shown.
  public static let hidden = ScrollIndicatorVisibility(rawValue: 2)
  /// They are never shown, whatever else is said.
  public static let never = ScrollIndicatorVisibility(rawValue: 3)
}

/// What margins are added around.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let rawValue: Int8

  /// The content.
  public static let automatic = ContentMarginPlacement(rawValue: 0)
  /// The content.
  public static let scrollContent = ContentMarginPlacement(rawValue: 1)
  /// The indicators.
  public static let scrollIndicators = ContentMarginPlacement(rawValue: 2)
}

/// When content gives way beyond its ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let rawValue: Int8

  /// As the view wishes: here always.
  public static let automatic = ScrollBounceBehavior(rawValue: 0)
  /// Always.
  public static let always = ScrollBounceBehavior(rawValue: 1)
  /// Only content that is larger than the view.
  public static let basedOnSize = ScrollBounceBehavior(rawValue: 2)
}

extension View {
  /// Chooses whether the scroll views inside show indicators.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.scrollEnvironment) { values in
      if axes.contains(.horizontal) { values.indicators.horizontal = visibility }
      if axes.contains(.vertical) { values.indicators.vertical = visibility }
    }
  }

  /// Lets the content of the scroll views inside be seen beyond their edges.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.scrollEnvironment) { $0.clipsContent = !disabled }
  }

  /// Keeps people from scrolling the scroll views inside; programs still can.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.scrollEnvironment) { $0.isEnabled = $0.isEnabled && !disabled }
  }

  /// Chooses where content that is let go comes to rest in the scroll views inside.
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    transformEnvironment(\.scrollEnvironment) { $0.behavior = behavior }
  }

  /// Chooses when the scroll views inside give way beyond their ends.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    transformEnvironment(\.scrollEnvironment) { values in
      if axes.contains(.horizontal) { values.bounce.horizontal = behavior }
      if axes.contains(.vertical) { values.bounce.vertical = behavior }
    }
  }

  /// Begins at an end of the content in the scroll views inside, and stays there while nobody has
  /// moved it; content that is smaller than the view lies there.
  ///
  /// - Parameter anchor: The point of the content that lies at the same point of the view; nil is the
  ///   beginning.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    transformEnvironment(\.scrollEnvironment) { $0.anchor = anchor }
  }

  /// Adds space around the content of the scroll views inside, in points; nil is the standard
  /// distance of 16.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(length ?? PaddingModifier.standard), for: placement)
  }

  /// Adds space around the content of the scroll views inside, in points.
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }

  /// Adds space around the content of the scroll views inside, in points.
  ///
  /// SwiftUI: here indicators lie at the edges of the view, whatever margins are said for them.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let edges = placement == .scrollIndicators ? [] : edges
    return transformEnvironment(\.scrollEnvironment) { values in
      if edges.contains(.top) { values.margins.top = insets.top }
      if edges.contains(.leading) { values.margins.leading = insets.leading }
      if edges.contains(.bottom) { values.margins.bottom = insets.bottom }
      if edges.contains(.trailing) { values.margins.trailing = insets.trailing }
    }
  }
}

/// What the views around say about the scroll views inside.
struct ScrollEnvironment {
  var isEnabled = true
  var clipsContent = true
  /// Where the content lies that nobody has moved; nil is at its beginning.
  var anchor: UnitPoint?
  var indicators = PerAxis(
    horizontal: ScrollIndicatorVisibility.automatic, vertical: .automatic)
  var bounce = PerAxis(horizontal: ScrollBounceBehavior.automatic, vertical: .automatic)
  var margins = EdgeInsets()
  var behavior: (any ScrollTargetBehavior)?
}

extension EnvironmentValues {
  @Entry var scrollEnvironment: ScrollEnvironment = ScrollEnvironment()

  /// Whether people can scroll the scroll views inside.
  public var isScrollEnabled: Bool {
    get { scrollEnvironment.isEnabled }
    set { scrollEnvironment.isEnabled = newValue }
  }

  /// Whether horizontal scroll indicators are shown.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { scrollEnvironment.indicators.horizontal }
    set { scrollEnvironment.indicators.horizontal = newValue }
  }

  /// Whether vertical scroll indicators are shown.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { scrollEnvironment.indicators.vertical }
    set { scrollEnvironment.indicators.vertical = newValue }
  }

  var scrollContentMargins: EdgeInsets { scrollEnvironment.margins }

  func scrollIndicatorVisibility(_ axis: Axis) -> ScrollIndicatorVisibility {
    scrollEnvironment.indicators[axis]
  }
}
