import CEpoxy

/// What draws: the names that a current context gives of itself.
package struct GLRenderer: Equatable, Sendable {
  /// The name of the hardware, or of the software that takes its place.
  package let name: String
  package let version: String
  /// The longest side of a texture, in pixels.
  package let greatestSide: Int
  /// Whether it is OpenGL rather than OpenGL ES.
  package let isDesktop: Bool

  /// Asks the current context.
  ///
  /// - Throws: `GLError.unsuitable` where it is older than OpenGL 3.3 and OpenGL ES 3.0.
  package init() throws(GLError) {
    func text(_ name: Int32) -> String {
      glissando_gl_string(UInt32(name)).map { String(cString: $0) } ?? ""
    }
    isDesktop = glissando_gl_is_desktop() != 0
    let number = glissando_gl_version()
    name = text(GL_RENDERER)
    version = text(GL_VERSION)
    guard number >= (isDesktop ? 33 : 30) else {
      throw .unsuitable("OpenGL 3.3 or OpenGL ES 3.0 is needed, and there is \(version)")
    }
    var side: Int32 = 0
    glissando_gl_integer(UInt32(GL_MAX_TEXTURE_SIZE), &side)
    greatestSide = Int(side)
  }

  /// For tests.
  package init(name: String, version: String = "", greatestSide: Int = 4096, isDesktop: Bool = true)
  {
    (self.name, self.version) = (name, version)
    (self.greatestSide, self.isDesktop) = (greatestSide, isDesktop)
  }

  /// Why nobody should draw with it who has not asked for it; nil where nothing is known against it.
  package var refusal: GLError? {
    if isSoftware { return .software("\(name) draws on the processor") }
    return isNamed(inOneOf: Self.brokenNames)
      ? .unsuitable("\(name) is a driver of OpenGL that draws wrongly") : nil
  }

  /// Whether it is the processor that draws.
  package var isSoftware: Bool { isNamed(inOneOf: Self.softwareNames) }

  private func isNamed(inOneOf names: [String]) -> Bool {
    names.contains(where: name.lowercased().contains)
  }

  /// Programs that compute on the processor, slower than the software painter.
  private static let softwareNames = [
    "llvmpipe", "softpipe", "swrast", "software rasterizer", "swiftshader", "lavapipe",
  ]

  /// Drivers of which other programs have found pictures that are torn or wrong: that of guests of VMware and
  /// VirtualBox, and the driver for Intel's chips of 2012 that is no longer developed.
  private static let brokenNames = ["svga3d", "mesa dri intel(r) ivybridge"]
}
