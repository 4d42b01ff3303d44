@_spi(Reflection) import Swift
import Foundation

/// What is known of the stored properties of a view's type: which ones the tree gives storage to,
/// and how two values are compared.
///
/// The layout is read once per type from the metadata that the compiler emits for reflection.
@MainActor
package final class ViewFields {
  /// A property that has storage in the node.
  struct Property {
    let offset: Int
    let type: any NodeProperty.Type
  }

  /// A property wrapper of the user's own, whose `update` is called before each evaluation.
  struct Updating {
    let offset: Int
    let type: any DynamicProperty.Type
  }

  private(set) var properties: [Property] = []
  private(set) var updating: [Updating] = []
  private let type: Any.Type
  /// Made at the first comparison: before a window's first frame most types see no second value,
  /// and to find out what a type conforms to takes the runtime long.
  private lazy var comparisons = FieldComparisons(type).found
  private static var cached: [ObjectIdentifier: ViewFields] = [:]

  /// - Complexity: linear in the number of fields at the first question about a type, then constant.
  static func of<V>(_ type: V.Type) -> ViewFields {
    if let fields = cached[ObjectIdentifier(type)] { return fields }
    let fields = ViewFields(type)
    cached[ObjectIdentifier(type)] = fields
    return fields
  }

  /// Gives the properties of what a view holds first storage in the view's node.
  package static func scanAsWell(_ inner: Any.Type, heldBy view: Any.Type) {
    guard cached[ObjectIdentifier(view)] == nil else { return }
    let fields = ViewFields(view)
    fields.scan(inner, at: 0)
    cached[ObjectIdentifier(view)] = fields
  }

  private init(_ type: Any.Type) {
    if type is AnyObject.Type {
      preconditionFailure("a view must be a struct or an enum, \(type) is a class")
    }
    self.type = type
    scan(type, at: 0)
  }

  private func scan(_ type: Any.Type, at base: Int) {
    _ = _forEachField(of: type, options: []) { _, offset, fieldType, kind in
      // Nothing else can be a property, and the question is worth sparing.
      guard kind == .struct || kind == .enum,
        let wrapper = fieldType as? any DynamicProperty.Type
      else { return true }
      if let property = fieldType as? any NodeProperty.Type {
        self.properties.append(Property(offset: base + offset, type: property))
      } else {
        self.updating.append(Updating(offset: base + offset, type: wrapper))
        self.scan(fieldType, at: base + offset)
      }
      return true
    }
  }

  /// Whether two values describe the same.
  ///
  /// Unknown kinds count as different, which only costs an evaluation.
  func areEqual<V>(_ lhs: V, _ rhs: V) -> Bool {
    withRawPointer(to: lhs) { left in
      withRawPointer(to: rhs) { areEqualFields(left, $0) }
    }
  }

  private func areEqualFields(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    for comparison in comparisons where !comparison.areEqual(lhs, rhs) { return false }
    return true
  }
}
