/// Calls `body` with where a value is stored, whatever its type.
///
/// A closure that is handed to the standard library has its isolation checked at every call. These
/// functions are called for every view of every update, and theirs are known to be right.
@inline(__always)
package func withRawPointer<Value, Result>(
  to value: Value, _ body: (UnsafeRawPointer) -> Result
) -> Result {
  withUnsafePointer(to: value) { body(UnsafeRawPointer($0)) }
}

/// Calls `body` with where a variable is stored, whatever its type.
@inline(__always)
func withRawMutablePointer<Value, Result>(
  to value: inout Value, _ body: (UnsafeMutableRawPointer) -> Result
) -> Result {
  withUnsafeMutablePointer(to: &value) { body(UnsafeMutableRawPointer($0)) }
}
