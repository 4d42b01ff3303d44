/// Collects what stands in braces into a list.
@resultBuilder
package enum DeckBuilder<Part> {
  /// One part.
  package static func buildExpression(_ part: Part) -> [Part] { [part] }
  /// Parts in their order.
  package static func buildBlock(_ parts: [Part]...) -> [Part] { parts.flatMap { $0 } }
  /// Parts, or none.
  package static func buildOptional(_ parts: [Part]?) -> [Part] { parts ?? [] }
  /// The parts of the first branch.
  package static func buildEither(first parts: [Part]) -> [Part] { parts }
  /// The parts of the second branch.
  package static func buildEither(second parts: [Part]) -> [Part] { parts }
  /// The parts of a loop.
  package static func buildArray(_ parts: [[Part]]) -> [Part] { parts.flatMap { $0 } }
}
