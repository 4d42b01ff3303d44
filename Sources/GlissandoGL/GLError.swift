/// Why a GPU does not show a picture.
package enum GLError: Error, Equatable, CustomStringConvertible {
  /// A context could not be had.
  case noContext(String)
  /// The driver is too old, or does not do what is needed.
  case unsuitable(String)
  /// A call failed while drawing; what the GPU held may be gone.
  case failed(String)

  package var description: String {
    switch self {
    case .noContext(let reason): "there is no OpenGL context: \(reason)"
    case .unsuitable(let reason): reason
    case .failed(let reason): "OpenGL failed: \(reason)"
    }
  }
}
