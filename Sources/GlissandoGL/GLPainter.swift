import CEpoxy
import Foundation
package import GlissandoDrawing
package import GlissandoPainting

/// Paints display lists with OpenGL 3.3 or OpenGL ES 3.0, into a scene that it keeps.
///
/// What is damaged is painted again and nothing else, so that the scene always shows all of the list. Every
/// call needs the context current in which the painter was made.
package final class GLPainter {
  package let renderer: GLRenderer
  /// What the last frame was drawn by.
  package var plan: RenderPlan { maker.plan }

  private let maker = PlanMaker()
  private let quads: GLProgram
  private let show: GLProgram
  private let atlas: GLTexture
  private var instances: UInt32 = 0
  private var arrays: UInt32 = 0
  private var scene: GLCanvas?
  private var layers: [GLCanvas] = []
  private var pictures: [UInt64: GLTexture] = [:]
  private var scissors: [Rect] = []

  /// A part of the scene, in pixels from the top left.
  private struct Rect {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int
  }

  /// More rectangles of damage than this are painted as the smallest one around all.
  private static let greatestScissorCount = 8

  /// Makes a painter in the current context.
  ///
  /// - Throws: `GLError` where the driver cannot do it.
  package init() throws(GLError) {
    renderer = try GLRenderer()
    guard renderer.greatestSide >= 4096 else {
      throw .unsuitable("textures of \(renderer.greatestSide) pixels are too small")
    }
    quads = try GLProgram(
      vertex: GLShaders.quadVertex, fragment: GLShaders.quadFragment,
      isDesktop: renderer.isDesktop)
    show = try GLProgram(
      vertex: GLShaders.showVertex, fragment: GLShaders.showFragment,
      isDesktop: renderer.isDesktop)
    atlas = GLTexture(width: PlanMaker.atlasSide, height: PlanMaker.atlasSide, .coverage)
    glissando_gl_gen_vertex_arrays(1, &arrays)
    glissando_gl_gen_buffers(1, &instances)
    glissando_gl_bind_vertex_array(arrays)
    for index in 0..<4 as Range<UInt32> {
      glissando_gl_enable_attribute(index)
      glissando_gl_attribute_divisor(index, 1)
    }
  }

  /// Gives back what the GPU holds.
  package func close() {
    for picture in pictures.values { picture.delete() }
    for layer in layers { layer.delete() }
    scene?.delete()
    atlas.delete()
    glissando_gl_delete_buffers(1, &instances)
    glissando_gl_delete_vertex_arrays(1, &arrays)
    glissando_gl_delete_program(quads.name)
    glissando_gl_delete_program(show.name)
    (pictures, layers, scene) = ([:], [], nil)
  }

  /// Paints what is damaged of a list; all of it into a scene of another size.
  ///
  /// - Parameters: As those of `Painter.paint`.
  /// - Throws: `GLError.failed`; the scene then shows anything, and all has to be painted again.
  package func paint(
    _ list: DisplayList, width: Int, height: Int, scale: Double, damage: Damage?,
    background: Color.Resolved
  ) throws(GLError) {
    guard max(width, height) <= renderer.greatestSide else {
      throw .failed(
        "\(width) x \(height) pixels are more than the \(renderer.greatestSide) of the driver")
    }
    let isNew = scene?.texture.width != width || scene?.texture.height != height
    if isNew { try makeScene(width: width, height: height) }
    let damage = isNew ? nil : damage
    maker.make(
      list, width: width, height: height, scale: scale, damage: damage, background: background)
    try makeLayers(width: width, height: height)
    upload()
    collectScissors(damage, width: width, height: height)
    quads.use(width: width, height: height)
    glissando_gl_viewport(0, 0, Int32(width), Int32(height))
    for rect in scissors { draw(in: rect) }
    glissando_gl_disable(UInt32(GL_SCISSOR_TEST))
    try check("drawing")
  }

  // MARK: Memory

  private func makeScene(width: Int, height: Int) throws(GLError) {
    scene?.delete()
    for layer in layers { layer.delete() }
    (scene, layers) = (nil, [])
    scene = try GLCanvas(width: width, height: height)
  }

  private func makeLayers(width: Int, height: Int) throws(GLError) {
    while layers.count < plan.layerDepth {
      layers.append(try GLCanvas(width: width, height: height))
    }
  }

  /// Brings everything to the GPU that the plan draws from: all before the first quad, which would
  /// otherwise have to be finished for it.
  private func upload() {
    let plan = plan
    for number in plan.dropped { pictures.removeValue(forKey: number)?.delete() }
    plan.bytes.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      for part in plan.maskUploads {
        atlas.upload(
          base + part.offset, x: part.x, y: part.y, width: part.width, height: part.height)
      }
    }
    plan.pixels.withUnsafeBytes { pixels in
      guard let base = pixels.baseAddress else { return }
      for part in plan.pictureUploads where part.width > 0 && part.height > 0 {
        picture(part).upload(base + 4 * part.offset, width: part.width, height: part.height)
      }
    }
    glissando_gl_bind_vertex_array(arrays)
    glissando_gl_bind_buffer(UInt32(GL_ARRAY_BUFFER), instances)
    plan.quads.withUnsafeBytes { bytes in
      glissando_gl_buffer_data(
        UInt32(GL_ARRAY_BUFFER), bytes.count, bytes.baseAddress, UInt32(GL_STREAM_DRAW))
    }
  }

  /// The texture of a picture: that of last time where the size is the same.
  private func picture(_ part: RenderPlan.PictureUpload) -> GLTexture {
    if let known = pictures[part.number] {
      if known.width == part.width, known.height == part.height { return known }
      known.delete()
    }
    let made = GLTexture(width: part.width, height: part.height, .pixels)
    pictures[part.number] = made
    return made
  }

  private func collectScissors(_ damage: Damage?, width: Int, height: Int) {
    scissors.removeAll(keepingCapacity: true)
    let all = Rect(left: 0, top: 0, right: width, bottom: height)
    guard let damage, !damage.isFull, damage.width == width, damage.height == height else {
      return scissors.append(all)
    }
    damage.forEachRect { left, top, right, bottom in
      scissors.append(Rect(left: left, top: top, right: right, bottom: bottom))
    }
    guard scissors.count > Self.greatestScissorCount else { return }
    scissors = [
      scissors.reduce(Rect(left: width, top: height, right: 0, bottom: 0)) { box, rect in
        Rect(
          left: min(box.left, rect.left), top: min(box.top, rect.top),
          right: max(box.right, rect.right), bottom: max(box.bottom, rect.bottom))
      }
    ]
  }

  // MARK: Drawing

  private func draw(in rect: Rect) {
    guard let scene else { return }
    glissando_gl_enable(UInt32(GL_SCISSOR_TEST))
    glissando_gl_scissor(
      Int32(rect.left), Int32(rect.top), Int32(rect.right - rect.left),
      Int32(rect.bottom - rect.top))
    scene.bind()
    clear(plan.ground)
    glissando_gl_enable(UInt32(GL_BLEND))
    atlas.bind(to: 1)
    for step in plan.steps {
      switch step {
      case .beginLayer(let depth):
        layers[depth].bind()
        clear(0)
      case .endLayer(let depth): (depth == 0 ? scene : layers[depth - 1]).bind()
      case .draw(let range, let texture, let replaces): draw(range, texture, replaces)
      }
    }
  }

  private func clear(_ pixel: UInt32) {
    func part(_ shift: UInt32) -> Float { Float(pixel >> shift & 0xFF) / 255 }
    // Blue lies where OpenGL has red.
    glissando_gl_clear_color(part(0), part(8), part(16), part(24))
    glissando_gl_clear(UInt32(GL_COLOR_BUFFER_BIT))
  }

  private func draw(_ range: Range<Int>, _ texture: RenderPlan.Texture, _ replaces: Bool) {
    switch texture {
    case .none: break
    case .picture(let number): pictures[number]?.bind()
    case .layer(let depth): layers[depth].texture.bind()
    }
    glissando_gl_blend(
      UInt32(GL_ONE), UInt32(replaces ? GL_ZERO : GL_ONE_MINUS_SRC_ALPHA))
    point(to: range.lowerBound)
    glissando_gl_draw_instanced(UInt32(GL_TRIANGLE_STRIP), 0, 4, Int32(range.count))
  }

  /// Lets the instances begin with a quad.
  private func point(to quad: Int) {
    let stride = Int32(MemoryLayout<RenderPlan.Quad>.stride)
    func offset(_ bytes: Int) -> UnsafeRawPointer? {
      UnsafeRawPointer(bitPattern: quad * Int(stride) + bytes)
    }
    glissando_gl_attribute(0, 4, UInt32(GL_FLOAT), 0, stride, offset(0))
    glissando_gl_attribute(1, 2, UInt32(GL_FLOAT), 0, stride, offset(16))
    glissando_gl_attribute(2, 4, UInt32(GL_UNSIGNED_BYTE), 1, stride, offset(24))
    glissando_gl_integer_attribute(3, 1, UInt32(GL_UNSIGNED_INT), stride, offset(28))
  }

  // MARK: Showing

  /// Draws the scene onto the window's own pixels, of which there are as many.
  package func showScene() throws(GLError) {
    guard let scene else { return }
    let (width, height) = (scene.texture.width, scene.texture.height)
    glissando_gl_bind_framebuffer(UInt32(GL_FRAMEBUFFER), 0)
    glissando_gl_viewport(0, 0, Int32(width), Int32(height))
    glissando_gl_disable(UInt32(GL_BLEND))
    show.use(width: width, height: height)
    glissando_gl_bind_vertex_array(arrays)
    scene.texture.bind()
    glissando_gl_draw_instanced(UInt32(GL_TRIANGLE_STRIP), 0, 4, 1)
    try check("showing")
  }

  /// Copies the scene into memory, rows of premultiplied 0xAARRGGBB from the top.
  ///
  /// - Precondition: The buffer has the size of the scene, and no gaps between rows.
  package func readPixels(into buffer: PixelBuffer) throws(GLError) {
    guard let scene else { return }
    precondition(
      buffer.width == scene.texture.width && buffer.height == scene.texture.height
        && buffer.bytesPerRow == 4 * buffer.width,
      "GLPainter: a buffer of \(buffer.width) x \(buffer.height) pixels")
    scene.bind()
    glissando_gl_pixel_store(UInt32(GL_PACK_ALIGNMENT), 1)
    glissando_gl_read_pixels(
      0, 0, Int32(buffer.width), Int32(buffer.height), UInt32(GL_RGBA), UInt32(GL_UNSIGNED_BYTE),
      buffer.base)
    try check("reading pixels")
  }

  private func check(_ what: String) throws(GLError) {
    let error = glissando_gl_error()
    if error != 0 { throw .failed("error \(String(error, radix: 16)) while \(what)") }
  }
}
