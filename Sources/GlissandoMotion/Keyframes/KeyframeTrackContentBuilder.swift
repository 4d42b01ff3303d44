/// Builds the content of a track out of the keyframes in a closure.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// Takes a keyframe, or a group of them, as it is.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value {
    expression
  }

  /// Starts with the first keyframe.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where K.Value == Value {
    first
  }

  // SwiftUI: what follows returns `some KeyframeTrackContent<Value>`. The compiler (6.3) cannot collect
  // values of an opaque type in a loop, so that a loop over several keyframes would not compile.

  /// Puts a keyframe behind those before it.
  public static func buildPartialBlock<First, Second>(
    accumulated: First, next: Second
  ) -> Pair<First, Second> where First.Value == Value, Second.Value == Value {
    Pair(first: accumulated, second: next)
  }

  /// Puts the rounds of a loop behind each other.
  public static func buildArray<Element>(_ components: [Element]) -> Rounds<Element>
  where Element.Value == Value {
    Rounds(elements: components)
  }

  /// Takes the first branch.
  public static func buildEither<First, Second>(
    first component: First
  ) -> Conditional<Value, First, Second> where First.Value == Value {
    Conditional(storage: .first(component))
  }

  /// Takes the second branch.
  public static func buildEither<First, Second>(
    second component: Second
  ) -> Conditional<Value, First, Second> where Second.Value == Value {
    Conditional(storage: .second(component))
  }

  /// No keyframes: the value stays where it is.
  public static func buildBlock() -> some KeyframeTrackContent<Value> {
    Rounds<MoveKeyframe<Value>>(elements: [])
  }

  /// One of two branches.
  public struct Conditional<ConditionalValue, First, Second>: KeyframeTrackContent,
    PrimitiveTrackContent
  where
    ConditionalValue == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent,
    First.Value == Second.Value
  {
    /// The type of the value that moves.
    public typealias Value = ConditionalValue

    /// The branch itself.
    public typealias Body = Conditional<ConditionalValue, First, Second>

    enum Storage {
      case first(First)
      case second(Second)
    }

    let storage: Storage

    func append(to list: inout [TrackKeyframe<ConditionalValue>]) {
      switch storage {
      case .first(let content): content.collect(into: &list)
      case .second(let content): content.collect(into: &list)
      }
    }
  }

  /// Keyframes and those behind them.
  public struct Pair<First: KeyframeTrackContent, Second: KeyframeTrackContent>:
    KeyframeTrackContent, PrimitiveTrackContent
  where First.Value == Second.Value {
    /// The type of the value that moves.
    public typealias Value = First.Value

    /// The keyframes themselves.
    public typealias Body = Pair<First, Second>

    let first: First
    let second: Second

    func append(to list: inout [TrackKeyframe<Value>]) {
      first.collect(into: &list)
      second.collect(into: &list)
    }
  }

  /// Any number of keyframes of one type behind each other.
  public struct Rounds<Element: KeyframeTrackContent>: KeyframeTrackContent, PrimitiveTrackContent {
    /// The type of the value that moves.
    public typealias Value = Element.Value

    /// The keyframes themselves.
    public typealias Body = Rounds<Element>

    let elements: [Element]

    func append(to list: inout [TrackKeyframe<Value>]) {
      for element in elements { element.collect(into: &list) }
    }
  }
}
