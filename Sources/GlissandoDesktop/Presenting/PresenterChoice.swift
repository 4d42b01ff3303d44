import GlissandoGL
package import GlissandoWindowing

/// Which presenter brings pictures to the screen.
package enum PresenterChoice: String, CaseIterable, Sendable {
  /// The software painter, into the window's memory.
  case surface
  /// OpenGL, whatever draws it.
  case gl
  /// OpenGL where it is a GPU that draws it, else the software painter: without a word where there is none.
  case auto

  /// Whether a window is to be made for OpenGL.
  func wantsOpenGL(on devices: GraphicsDevices) -> Bool {
    switch self {
    case .surface: false
    case .gl: true
    case .auto: devices.hasGPU
    }
  }

  /// The presenter for a window: that which was asked for, or one that draws the same.
  ///
  /// - Parameters:
  ///   - mayPostpone: Whether a frame is left out while a GPU has not finished those before.
  ///   - allocationCount: The number of heap allocations so far, if anybody counts them.
  @MainActor
  package func presenter(
    for window: DesktopWindow, mayPostpone: Bool = true,
    allocationCount: (@Sendable () -> Int)? = nil
  ) -> any Presenter {
    let surface = { SurfacePresenter(window: window, allocationCount: allocationCount) }
    // A window that was not made for OpenGL is one where nobody asked for it, or where it is missing.
    guard self == .gl || self == .auto && window.hasOpenGL else { return surface() }
    let openGL = { () throws(GLError) -> any Presenter in
      try GLPresenter(window: window, acceptsAll: self == .gl, mayPostpone: mayPostpone)
    }
    do {
      return RenewedPresenter(try openGL(), renewal: openGL, replacement: surface)
    } catch {
      if self == .gl || error.isOfGPU {
        RenewedPresenter.warn("the processor draws", because: error)
      }
      return surface()
    }
  }
}

extension GLError {
  /// Whether there is a GPU that would draw, if it could: nobody has asked for what is not there.
  fileprivate var isOfGPU: Bool {
    switch self {
    case .noContext, .software: false
    case .unsuitable, .failed: true
    }
  }
}
