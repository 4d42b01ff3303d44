/// How fast a timeline moves the properties of a value, per second, to be handed on to the next.
package struct KeyframeVelocity<Value> {
  /// The velocity of one property, as its animatable data.
  struct Part {
    let property: PartialKeyPath<Value>
    let velocity: Any
  }

  /// In the order of the tracks.
  private(set) var parts: [Part] = []

  /// Nothing moves.
  package init() {}

  init(parts: [Part]) {
    self.parts = parts
  }

  /// The velocity of one property, per second, as its animatable data; nil where no track moves it.
  ///
  /// Where several tracks do, the last counts. A track without a key path is that of `\.self`.
  ///
  /// - Complexity: O(n) in the number of tracks.
  package subscript<Property: Animatable>(
    property: WritableKeyPath<Value, Property>
  ) -> Property.AnimatableData? {
    parts.last { $0.property == property }?.velocity as? Property.AnimatableData
  }
}
