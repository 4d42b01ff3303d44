import CEpoxy

/// A context of OpenGL without a window, for pictures, tests and benchmarks.
package final class OffscreenContext {
  private var display: EGLDisplay?
  private var context: EGLContext?

  /// Makes a context, and makes it the thread's current one.
  ///
  /// - Throws: `GLError.noContext`.
  package init() throws(GLError) {
    guard glissando_egl_make_offscreen(&display, &context) != 0 else {
      throw .noContext("EGL has no display without a surface")
    }
  }

  deinit { glissando_egl_destroy(display, context) }
}
