public import Foundation
public import GlissandoMotion

// The built-in transitions.

/// A transition that knows what it consists of.
protocol BuiltInTransition: Transition {
  /// Its parts, the innermost first.
  var builtInParts: [TransitionPart] { get }
}

/// A transition that only moves numbers.
protocol ChannelTransition: BuiltInTransition {
  nonisolated var channels: [TransitionChannel] { get }
}

extension ChannelTransition {
  var builtInParts: [TransitionPart] { channels.map { .channel($0) } }
}

/// No change at all: the view is there and is gone at once.
public nonisolated struct IdentityTransition: ChannelTransition {
  /// Makes the transition.
  public init() {}

  /// The view itself.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }

  /// It does not move.
  @MainActor public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: false)
  }

  var channels: [TransitionChannel] { [] }
}

/// A fade.
public nonisolated struct OpacityTransition: ChannelTransition {
  /// Makes the transition.
  public init() {}

  /// The view, invisible where it is not to stay.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(ChannelsModifier(channels: channels, phase: phase))
  }

  /// It does not move.
  @MainActor public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: false)
  }

  static var channel: TransitionChannel { TransitionChannel(.opacity, 0) }
  var channels: [TransitionChannel] { [Self.channel] }
}

/// In from the leading edge, out at the trailing one, by the view's own width.
public nonisolated struct SlideTransition: ChannelTransition {
  /// Makes the transition.
  public init() {}

  /// The view beside its place where it is not to stay.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(ChannelsModifier(channels: channels, phase: phase))
  }

  var channels: [TransitionChannel] {
    [TransitionChannel(.shift(x: 1, y: 0), from: -1, to: 1)]
  }
}

/// In from an edge and out at the same one, by the view's own size.
public nonisolated struct MoveTransition: ChannelTransition {
  /// The edge.
  public var edge: Edge

  /// Makes the transition.
  public init(edge: Edge) { self.edge = edge }

  /// The view beyond the edge where it is not to stay.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(ChannelsModifier(channels: channels, phase: phase))
  }

  var channels: [TransitionChannel] { [TransitionChannel(edge.outwards, 1)] }
}

/// In from an edge and out at the opposite one, by the view's own size, fading.
public nonisolated struct PushTransition: ChannelTransition {
  /// The edge from which the view comes.
  public var edge: Edge

  /// Makes the transition.
  public init(edge: Edge) { self.edge = edge }

  /// The view beyond the edge or opposite to it where it is not to stay.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(ChannelsModifier(channels: channels, phase: phase))
  }

  var channels: [TransitionChannel] {
    [TransitionChannel(edge.outwards, from: 1, to: -1), OpacityTransition.channel]
  }
}

/// From and to a place that lies some way off.
public nonisolated struct OffsetTransition: ChannelTransition {
  /// How far off, in points.
  public var offset: CGSize

  /// Makes the transition.
  public init(_ offset: CGSize) { self.offset = offset }

  /// The view away from its place where it is not to stay.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(ChannelsModifier(channels: channels, phase: phase))
  }

  var channels: [TransitionChannel] { [TransitionChannel(.offset(offset), 1)] }
}

/// Growing from a part of the size, and shrinking to it.
public nonisolated struct ScaleTransition: ChannelTransition {
  /// The part of the size.
  public var scale: Double
  /// The point that stays where it is.
  public var anchor: UnitPoint

  /// Makes the transition.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  /// The view in another size where it is not to stay.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(ChannelsModifier(channels: channels, phase: phase))
  }

  var channels: [TransitionChannel] { [TransitionChannel(.scale(anchor), scale)] }
}

/// A fade with a blur and a slight change of size, for views that take each other's place.
public nonisolated struct BlurReplaceTransition: ChannelTransition {
  /// How the size changes.
  public struct Configuration: Equatable, Sendable {
    fileprivate let isLargeAtEnd: Bool

    /// The view grows when it comes, and shrinks when it goes.
    public static let downUp = Configuration(isLargeAtEnd: false)
    /// The view grows when it comes, and grows on when it goes.
    public static let upUp = Configuration(isLargeAtEnd: true)
  }

  /// How the size changes.
  public var configuration: Configuration

  /// Makes the transition.
  public init(configuration: Configuration) { self.configuration = configuration }

  /// The view blurred and nearly in its size where it is not to stay.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(ChannelsModifier(channels: channels, phase: phase))
  }

  /// The radius of the blur in points, and the sizes of the view before it comes and after it has
  /// gone (measured on the original).
  private static let radius = 7.0
  private static let (small, large) = (0.9, 1.1)

  var channels: [TransitionChannel] {
    [
      TransitionChannel(
        .scale(.center), from: Self.small, to: configuration.isLargeAtEnd ? Self.large : Self.small),
      TransitionChannel(.blur, Self.radius),
      OpacityTransition.channel,
    ]
  }
}

extension Edge {
  /// One size of the view towards the edge.
  nonisolated fileprivate var outwards: TransitionChannel.Kind {
    switch self {
    case .top: .shift(x: 0, y: -1)
    case .bottom: .shift(x: 0, y: 1)
    case .leading: .shift(x: -1, y: 0)
    case .trailing: .shift(x: 1, y: 0)
    }
  }
}
