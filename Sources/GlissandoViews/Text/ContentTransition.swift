public import GlissandoMotion

/// How a view goes from one content to another while it stays the same view: a text whose
/// characters or font change, say.
///
/// Like all motion it needs an animation in the transaction of the change; without one the content
/// is exchanged at once.
public struct ContentTransition: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case interpolate, opacity, identity
    case rolling(countsDown: Bool)
    case rollingWith(value: Double)
  }

  package let kind: Kind
  /// Whether a symbol shrinks away where it is exchanged, and the next one grows.
  package var exchangesBySize = false

  package init(kind: Kind, exchangesBySize: Bool = false) {
    self.kind = kind
    self.exchangesBySize = exchangesBySize
  }

  /// One content becomes the other: the same characters grow or shrink and change their weight on
  /// their way, other characters cross-fade.
  ///
  /// This is the default.
  public static let interpolate = ContentTransition(kind: .interpolate)

  /// The contents cross-fade, each in its own size.
  public static let opacity = ContentTransition(kind: .opacity)

  /// The content is exchanged at once, whatever animates around it.
  public static let identity = ContentTransition(kind: .identity)

  /// The characters of a number roll one by one, upwards, or downwards where a number counts down;
  /// those that are equal stay.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .rolling(countsDown: countsDown))
  }

  /// The characters of a number roll one by one, upwards where `value` has risen and downwards
  /// where it has fallen; those that are equal stay.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .rollingWith(value: value))
  }
}

extension ContentTransition {
  /// Whether characters roll downwards, given the transition of the content before.
  ///
  /// A value that is the same or not a number rolls upwards.
  func rollsDown(after previous: ContentTransition) -> Bool {
    switch (kind, previous.kind) {
    case (.rolling(let countsDown), _): countsDown
    case (.rollingWith(let value), .rollingWith(let earlier)): value < earlier
    default: false
    }
  }

  /// Whether characters roll one by one.
  var rolls: Bool {
    switch kind {
    case .rolling, .rollingWith: true
    case .interpolate, .opacity, .identity: false
    }
  }
}

extension EnvironmentValues {
  /// How the views inside go from one content to another.
  @Entry public var contentTransition: ContentTransition = .interpolate

  /// Whether a content in transition is drawn as one picture before opacity and blending apply.
  @Entry public var contentTransitionAddsDrawingGroup: Bool = false
}

extension View {
  /// Chooses how the view goes from one content to another when it changes under an animation.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
