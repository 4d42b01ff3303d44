/// Why a GPU does not show a picture.
package enum GLError: Error, Hashable, CustomStringConvertible {
  /// A context could not be had.
  case noContext(String)
  /// It is the processor that would draw.
  case software(String)
  /// The driver is too old, draws wrongly or does not do what is needed: another context would not, either.
  case unsuitable(String)
  /// A call failed while drawing, and what the GPU held may be gone: another context may do better.
  case failed(String)

  /// Whether another context may do better.
  package var mayRecover: Bool {
    if case .failed = self { true } else { false }
  }

  package var description: String {
    switch self {
    case .noContext(let reason): "there is no OpenGL context: \(reason)"
    case .software(let reason), .unsuitable(let reason): reason
    case .failed(let reason): "OpenGL failed: \(reason)"
    }
  }
}
