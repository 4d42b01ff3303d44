/// A value that knows better than its fields whether another one describes the same.
package protocol SelfComparing {
  /// Whether both describe the same. False when in doubt: that only costs an evaluation.
  func isSame(as other: Self) -> Bool
}

/// Lets optionals of any type be compared through what they wrap.
protocol OptionalType {
  static func isNil(_ pointer: UnsafeRawPointer) -> Bool
  static var comparing: (UnsafeRawPointer, UnsafeRawPointer) -> Bool { get }
}

extension Optional: OptionalType {
  static func isNil(_ pointer: UnsafeRawPointer) -> Bool {
    pointer.assumingMemoryBound(to: Optional.self).pointee == nil
  }

  static var comparing: (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    let areEqual = Comparison.comparing(Wrapped.self)
    return { lhs, rhs in
      let lhs = lhs.assumingMemoryBound(to: Optional.self).pointee
      let rhs = rhs.assumingMemoryBound(to: Optional.self).pointee
      guard let lhs, let rhs else { return lhs == nil && rhs == nil }
      return withUnsafePointer(to: lhs) { lhs in
        withUnsafePointer(to: rhs) { areEqual(UnsafeRawPointer(lhs), UnsafeRawPointer($0)) }
      }
    }
  }
}
