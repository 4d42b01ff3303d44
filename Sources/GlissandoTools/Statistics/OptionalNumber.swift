/// A number of a report that is written as `null` where it is not known, so that no field is missing.
@propertyWrapper
package struct OptionalNumber: Codable, Hashable, Sendable {
  /// The number; nil where it is not known.
  package var wrappedValue: Double?

  /// Wraps a number.
  package init(wrappedValue: Double?) { self.wrappedValue = wrappedValue }

  /// Reads a number or `null`.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    wrappedValue = container.decodeNil() ? nil : try container.decode(Double.self)
  }

  /// Writes the number or `null`.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let wrappedValue { try container.encode(wrappedValue) } else { try container.encodeNil() }
  }
}
