/// Collects what stands in braces into a list.
@resultBuilder
public enum DeckBuilder<Part> {
  /// One part.
  public static func buildExpression(_ part: Part) -> [Part] { [part] }
  /// Parts in their order.
  public static func buildBlock(_ parts: [Part]...) -> [Part] { parts.flatMap { $0 } }
  /// Parts, or none.
  public static func buildOptional(_ parts: [Part]?) -> [Part] { parts ?? [] }
  /// The parts of the first branch.
  public static func buildEither(first parts: [Part]) -> [Part] { parts }
  /// The parts of the second branch.
  public static func buildEither(second parts: [Part]) -> [Part] { parts }
  /// The parts of a loop.
  public static func buildArray(_ parts: [[Part]]) -> [Part] { parts.flatMap { $0 } }
}
