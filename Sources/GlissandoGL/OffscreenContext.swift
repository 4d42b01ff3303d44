import CEpoxy

/// A context of OpenGL without a window, for tests and benchmarks.
package final class OffscreenContext {
  /// Where it may come from.
  package enum Source: Int32, CaseIterable, Sendable {
    /// A GPU by itself: that of NVIDIA's driver, too, where Mesa is installed and knows nothing of it.
    case gpu
    /// What Mesa has without a surface.
    case surfaceless
    /// Any device, be it the processor.
    case device
  }

  private var display: EGLDisplay?
  private var context: EGLContext?

  /// Makes a context, and makes it the thread's current one.
  ///
  /// - Parameter sources: Where it is looked for, one after the other.
  /// - Throws: `GLError.noContext`.
  package init(from sources: [Source] = Source.allCases) throws(GLError) {
    var reasons: [String] = []
    for source in sources {
      var error: EGLint = 0
      if glissando_egl_make_offscreen(source.rawValue, &display, &context, &error) != 0 { return }
      reasons.append("\(source): \(String(cString: glissando_egl_name(error)))")
    }
    throw .noContext("EGL has none without a surface (\(reasons.joined(separator: ", ")))")
  }

  /// Makes it the thread's current one again.
  package func makeCurrent() { _ = glissando_egl_make_current(display, context) }

  deinit { glissando_egl_destroy(display, context) }
}
