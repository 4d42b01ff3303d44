import CEpoxy

/// Pixels of the GPU.
struct GLTexture {
  enum Format {
    /// Four channels of 8 bits.
    case pixels
    /// One of 8 bits.
    case coverage
    /// Four numbers of 32 bits.
    case numbers

    fileprivate var names: (internal: Int32, format: UInt32, type: UInt32) {
      switch self {
      case .pixels: (GL_RGBA8, UInt32(GL_RGBA), UInt32(GL_UNSIGNED_BYTE))
      case .coverage: (GL_R8, UInt32(GL_RED), UInt32(GL_UNSIGNED_BYTE))
      case .numbers: (GL_RGBA32F, UInt32(GL_RGBA), UInt32(GL_FLOAT))
      }
    }
  }

  let name: UInt32
  let width: Int
  let height: Int
  private let format: Format

  /// Makes a texture with any content.
  init(width: Int, height: Int, _ format: Format) {
    (self.width, self.height, self.format) = (width, height, format)
    var made: UInt32 = 0
    glissando_gl_gen_textures(1, &made)
    name = made
    bind()
    let names = format.names
    glissando_gl_tex_image(
      UInt32(GL_TEXTURE_2D), 0, names.internal, Int32(width), Int32(height), 0, names.format,
      names.type, nil)
    for parameter in [GL_TEXTURE_MIN_FILTER, GL_TEXTURE_MAG_FILTER] {
      glissando_gl_tex_parameter(UInt32(GL_TEXTURE_2D), UInt32(parameter), GL_NEAREST)
    }
    // What covers is asked for as if it were the opacity of a picture.
    if format == .coverage {
      glissando_gl_tex_parameter(UInt32(GL_TEXTURE_2D), UInt32(GL_TEXTURE_SWIZZLE_A), GL_RED)
    }
    for parameter in [GL_TEXTURE_WRAP_S, GL_TEXTURE_WRAP_T] {
      glissando_gl_tex_parameter(UInt32(GL_TEXTURE_2D), UInt32(parameter), GL_CLAMP_TO_EDGE)
    }
  }

  /// What it takes of the GPU's memory.
  var byteCount: Int {
    let bytes =
      switch format {
      case .pixels: 4
      case .coverage: 1
      case .numbers: 16
      }
    return width * height * bytes
  }

  func bind(to unit: GLUnit = .picture) {
    glissando_gl_active_texture(UInt32(GL_TEXTURE0) + UInt32(unit.rawValue))
    glissando_gl_bind_texture(UInt32(GL_TEXTURE_2D), name)
  }

  /// Replaces a part; rows follow one another without a gap.
  func upload(_ pixels: UnsafeRawPointer, x: Int = 0, y: Int = 0, width: Int, height: Int) {
    bind()
    glissando_gl_pixel_store(UInt32(GL_UNPACK_ALIGNMENT), 1)
    glissando_gl_tex_sub_image(
      UInt32(GL_TEXTURE_2D), 0, Int32(x), Int32(y), Int32(width), Int32(height),
      format.names.format, format.names.type, pixels)
  }

  /// Copies pixels of what is drawn into to the upper left.
  func copy(x: Int, y: Int, width: Int, height: Int) {
    bind()
    glissando_gl_copy_sub_image(
      UInt32(GL_TEXTURE_2D), 0, 0, 0, Int32(x), Int32(y), Int32(width), Int32(height))
  }

  func delete() {
    var name = name
    glissando_gl_delete_textures(1, &name)
  }
}

/// A texture that is drawn into.
struct GLCanvas {
  let texture: GLTexture
  private let framebuffer: UInt32

  /// - Throws: `GLError.failed` where there is no memory.
  init(width: Int, height: Int) throws(GLError) {
    texture = GLTexture(width: width, height: height, .pixels)
    var made: UInt32 = 0
    glissando_gl_gen_framebuffers(1, &made)
    framebuffer = made
    bind()
    glissando_gl_framebuffer_texture(
      UInt32(GL_FRAMEBUFFER), UInt32(GL_COLOR_ATTACHMENT0), UInt32(GL_TEXTURE_2D), texture.name, 0)
    guard glissando_gl_check_framebuffer(UInt32(GL_FRAMEBUFFER)) == UInt32(GL_FRAMEBUFFER_COMPLETE)
    else {
      delete()
      throw .failed("no canvas of \(width) x \(height) pixels")
    }
  }

  /// Draws into it from now on.
  func bind() { glissando_gl_bind_framebuffer(UInt32(GL_FRAMEBUFFER), framebuffer) }

  func delete() {
    var name = framebuffer
    glissando_gl_delete_framebuffers(1, &name)
    texture.delete()
  }
}
