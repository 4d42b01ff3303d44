@_spi(Reflection) import Swift
import Foundation

/// How the values of a type are compared field by field: all but what the tree keeps for them.
@MainActor
struct FieldComparisons {
  private(set) var found: [Comparison] = []
  private var hasProperties = false

  init(_ type: Any.Type) {
    if !(type is any SelfComparing.Type) { scan(type, at: 0) }
    // What knows better or shows no fields (an enum) is compared as a whole.
    if found.isEmpty && !hasProperties { found.append(Comparison(offset: 0, wholeOf: type)) }
  }

  private mutating func scan(_ type: Any.Type, at base: Int) {
    var fields: [(offset: Int, type: Any.Type, kind: _MetadataKind)] = []
    _ = _forEachField(of: type, options: []) { _, offset, type, kind in
      fields.append((base + offset, type, kind))
      return true
    }
    for field in fields {
      guard field.type is any DynamicProperty.Type else {
        found.append(Comparison(offset: field.offset, type: field.type, kind: field.kind))
        continue
      }
      hasProperties = true
      if let property = field.type as? any NodeProperty.Type {
        guard property.comesFromParent else { continue }
        found.append(Comparison(offset: field.offset, type: field.type, kind: field.kind))
      } else {
        scan(field.type, at: field.offset)
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

  private init(offset: Int, compare: @escaping (UnsafeRawPointer, UnsafeRawPointer) -> Bool) {
    self.offset = offset
    self.compare = compare
  }

  /// The `==` of a type; nil for types whose values have to be asked one by one.
  ///
  /// To find out what a type conforms to takes longer than most comparisons.
  static func equality(of type: Any.Type) -> Comparison? {
    guard !(type is any SelfComparing.Type), let equatable = type as? any Equatable.Type else {
      return nil
    }
    return Comparison(offset: 0, compare: byEquality(equatable))
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
    {
      memcmp($0, $1, MemoryLayout<T>.size) == 0
        || $0.assumingMemoryBound(to: T.self).pointee == $1.assumingMemoryBound(to: T.self).pointee
    }
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

/// Whether a value is still the same: its bytes are, or it says so itself.
///
/// Bytes are asked first, since what is not a number differs from itself, and would be a change in every
/// round of every frame.
func isUnchanged<T: Equatable>(_ lhs: T, _ rhs: T) -> Bool {
  withUnsafePointer(to: lhs) { lhs in
    withUnsafePointer(to: rhs) { memcmp(lhs, $0, MemoryLayout<T>.size) == 0 }
  } || lhs == rhs
}
