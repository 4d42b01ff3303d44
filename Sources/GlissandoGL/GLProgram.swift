import CEpoxy

// Programs of the GPU, and where they find their textures.

/// Where programs find their textures.
enum GLUnit: Int, CaseIterable {
  case picture, atlas, cover, table, numbers, below

  /// What the programs call it.
  var name: String { String(describing: self) }
}

/// A program of the GPU.
struct GLProgram {
  let name: UInt32
  private let view: Int32

  /// - Throws: `GLError.unsuitable` with what the compiler says.
  init(vertex: String, fragment: String, isDesktop: Bool) throws(GLError) {
    name = glissando_gl_create_program()
    let header = GLShaders.header(isDesktop: isDesktop)
    for (kind, text) in [(GL_VERTEX_SHADER, vertex), (GL_FRAGMENT_SHADER, fragment)] {
      let shader = try Self.shader(UInt32(kind), header + text)
      glissando_gl_attach_shader(name, shader)
      glissando_gl_delete_shader(shader)
    }
    glissando_gl_link_program(name)
    var isLinked: Int32 = 0
    glissando_gl_get_program(name, UInt32(GL_LINK_STATUS), &isLinked)
    guard isLinked != 0 else {
      throw .unsuitable(
        "the driver does not link a shader: \(Self.log(name, glissando_gl_program_log))")
    }
    view = glissando_gl_uniform_location(name, "view")
    glissando_gl_use_program(name)
    for unit in GLUnit.allCases {
      glissando_gl_uniform_1i(
        glissando_gl_uniform_location(name, unit.name), Int32(unit.rawValue))
    }
  }

  /// Draws with it from now on, on so many pixels, of which the first is that at (x, y).
  func use(x: Int = 0, y: Int = 0, width: Int, height: Int) {
    glissando_gl_use_program(name)
    glissando_gl_uniform_4f(view, Float(x), Float(y), Float(width), Float(height))
  }

  private static func shader(_ kind: UInt32, _ text: String) throws(GLError) -> UInt32 {
    let shader = glissando_gl_create_shader(kind)
    glissando_gl_shader_source(shader, text)
    glissando_gl_compile_shader(shader)
    var isCompiled: Int32 = 0
    glissando_gl_get_shader(shader, UInt32(GL_COMPILE_STATUS), &isCompiled)
    guard isCompiled != 0 else {
      throw .unsuitable(
        "the driver does not compile a shader: \(log(shader, glissando_gl_shader_log))")
    }
    return shader
  }

  private static func log(
    _ name: UInt32,
    _ ask: (UInt32, Int32, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<CChar>?) -> Void
  ) -> String {
    var text = [CChar](repeating: 0, count: 1024)
    ask(name, Int32(text.count - 1), nil, &text)
    return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
