@_spi(Reflection) import Swift
import Foundation

/// What is known of the stored properties of a view's type: which ones the tree gives storage to,
/// and how two values are compared.
///
/// The layout is read once per type from the metadata that the compiler emits for reflection.
@MainActor
final class ViewFields {
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
  private var comparisons: [Comparison] = []
  private static var known: [ObjectIdentifier: ViewFields] = [:]

  /// - Complexity: linear in the number of fields at the first question about a type, then constant.
  static func of<V>(_ type: V.Type) -> ViewFields {
    if let fields = known[ObjectIdentifier(type)] { return fields }
    let fields = ViewFields(type)
    known[ObjectIdentifier(type)] = fields
    return fields
  }

  private init(_ type: Any.Type) {
    if type is AnyObject.Type {
      preconditionFailure("a view must be a struct or an enum, \(type) is a class")
    }
    if type is any SelfComparing.Type {
      comparisons.append(Comparison(offset: 0, wholeOf: type))
      return
    }
    scan(type, at: 0)
    if properties.isEmpty && updating.isEmpty && comparisons.isEmpty {
      // An enum has no fields: it is compared as a whole.
      comparisons.append(Comparison(offset: 0, wholeOf: type))
    }
  }

  private func scan(_ type: Any.Type, at base: Int) {
    _ = _forEachField(of: type, options: []) { _, offset, fieldType, kind in
      let offset = base + offset
      if let property = fieldType as? any NodeProperty.Type {
        self.properties.append(Property(offset: offset, type: property))
        if property.comesFromParent {
          self.comparisons.append(Comparison(offset: offset, type: fieldType, kind: kind))
        }
      } else if let wrapper = fieldType as? any DynamicProperty.Type {
        self.updating.append(Updating(offset: offset, type: wrapper))
        self.scan(fieldType, at: offset)
      } else {
        self.comparisons.append(Comparison(offset: offset, type: fieldType, kind: kind))
      }
      return true
    }
  }

  /// Whether two values describe the same.
  ///
  /// Unknown kinds count as different, which only costs an evaluation.
  func areEqual<V>(_ lhs: V, _ rhs: V) -> Bool {
    withUnsafePointer(to: lhs) { left in
      withUnsafePointer(to: rhs) { right in
        comparisons.allSatisfy {
          $0.areEqual(UnsafeRawPointer(left), UnsafeRawPointer(right))
        }
      }
    }
  }
}

/// How the values at one offset are compared.
struct Comparison {
  private let offset: Int
  private let compare: (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  init(offset: Int, type: Any.Type, kind: _MetadataKind) {
    self.offset = offset
    compare = Self.comparing(type, kind)
  }

  /// Compares values of a type that shows no fields.
  init(offset: Int, wholeOf type: Any.Type) {
    self.offset = offset
    if let comparable = type as? any SelfComparing.Type {
      compare = Self.byItself(comparable)
    } else if let equatable = type as? any Equatable.Type {
      compare = Self.byEquality(equatable)
    } else {
      compare = Self.isTrivial(type) ? Self.byBytes(Self.size(type)) : { _, _ in false }
    }
  }

  func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    compare(lhs + offset, rhs + offset)
  }

  private static func comparing(
    _ type: Any.Type, _ kind: _MetadataKind
  ) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    if let comparable = type as? any SelfComparing.Type { return byItself(comparable) }
    if let equatable = type as? any Equatable.Type { return byEquality(equatable) }
    if let optional = type as? any OptionalType.Type { return optional.comparing }
    switch kind {
    case .class: return byBytes(MemoryLayout<UnsafeRawPointer>.size)
    case .function:
      // The same code over the same captured object; closures that capture by value anew differ.
      return byBytes(2 * MemoryLayout<UnsafeRawPointer>.size)
    case .struct: return byFields(type)
    default: return isTrivial(type) ? byBytes(size(type)) : { _, _ in false }
    }
  }

  private static func byEquality<T: Equatable>(
    _ type: T.Type
  ) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { $0.assumingMemoryBound(to: T.self).pointee == $1.assumingMemoryBound(to: T.self).pointee }
  }

  private static func byItself<T: SelfComparing>(
    _ type: T.Type
  ) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    {
      $0.assumingMemoryBound(to: T.self).pointee
        .isSame(as: $1.assumingMemoryBound(to: T.self).pointee)
    }
  }

  /// Compares values of any type as fields of a view are compared.
  static func comparing(
    _ type: Any.Type
  ) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    var kind: _MetadataKind = .unknown
    // The kind of a type is told for fields only, so it is made one.
    func open<T>(_: T.Type) {
      _ = _forEachField(of: Field<T>.self, options: []) { _, _, _, found in
        kind = found
        return true
      }
    }
    _openExistential(type, do: open)
    return comparing(type, kind)
  }

  private struct Field<T> { var value: T }

  private static func byBytes(_ count: Int) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { memcmp($0, $1, count) == 0 }
  }

  private static func byFields(
    _ type: Any.Type
  ) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    var fields: [Comparison] = []
    _ = _forEachField(of: type, options: []) { _, offset, fieldType, kind in
      fields.append(Comparison(offset: offset, type: fieldType, kind: kind))
      return true
    }
    if fields.isEmpty && size(type) > 0 { return { _, _ in false } }
    return { lhs, rhs in fields.allSatisfy { $0.areEqual(lhs, rhs) } }
  }

  private static func size(_ type: Any.Type) -> Int {
    func open<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(type, do: open)
  }

  private static func isTrivial(_ type: Any.Type) -> Bool {
    func open<T>(_: T.Type) -> Bool { _isPOD(T.self) }
    return _openExistential(type, do: open)
  }
}
