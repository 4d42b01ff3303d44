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
  /// What the last frame was drawn by, or what was uploaded since.
  package var plan: RenderPlan { maker.plan }

  private let maker: PlanMaker
  private let quads: GLProgram
  private let show: GLProgram
  private let atlas: GLTexture
  private var instances: UInt32 = 0
  private var arrays: UInt32 = 0
  private var scene: GLCanvas?
  private(set) var layers: [GLCanvas] = []
  private var layerUse: [ScratchUse] = []
  private let table: GLTexture
  private(set) var numbers: GLTexture?
  private var numbersUse = ScratchUse()
  /// By the numbers that the plan gives them.
  private var textures: [UInt64: GLTexture] = [:]
  /// Which function of the driver tells that the context is lost.
  private let resetFunction: Int32
  /// What is drawn into, and what is around it.
  private var surfaces: [Surface] = []

  /// What is drawn into.
  private struct Surface {
    let canvas: GLCanvas
    /// Which pixel is the first one there.
    var left = 0
    var top = 0
    /// The parts that are drawn.
    var parts: [IntRect]
    /// What it was cleared with, where nothing was drawn since.
    var blank: UInt32?
  }

  /// More rectangles of damage than this are painted as the smallest one around all: each draws all batches.
  private static let greatestScissorCount = 8

  /// Makes a painter in the current context.
  ///
  /// - Parameter renderer: What the context says that draws; nil to ask it.
  /// - Throws: `GLError` where the driver cannot do it.
  package init(_ renderer: GLRenderer? = nil) throws(GLError) {
    let renderer = if let renderer { renderer } else { try GLRenderer() }
    self.renderer = renderer
    guard renderer.greatestSide >= 4096 else {
      throw .unsuitable("textures of \(renderer.greatestSide) pixels are too small")
    }
    resetFunction = glissando_gl_reset_function()
    maker = PlanMaker(greatestSide: renderer.greatestSide)
    quads = try GLProgram(
      vertex: GLShaders.quadVertex, fragment: GLShaders.quadFragment,
      isDesktop: renderer.isDesktop)
    show = try GLProgram(
      vertex: GLShaders.showVertex, fragment: GLShaders.showFragment,
      isDesktop: renderer.isDesktop)
    atlas = GLTexture(width: PlanMaker.atlasSide, height: PlanMaker.atlasSide, .coverage)
    table = GLTexture(
      width: PlanMaker.tableSize.width, height: PlanMaker.tableSize.height, .pixels)
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
    for texture in textures.values { texture.delete() }
    for layer in layers { layer.delete() }
    scene?.delete()
    atlas.delete()
    table.delete()
    numbers?.delete()
    glissando_gl_delete_buffers(1, &instances)
    glissando_gl_delete_vertex_arrays(1, &arrays)
    glissando_gl_delete_program(quads.name)
    glissando_gl_delete_program(show.name)
    (textures, layers, layerUse, scene, numbers) = ([:], [], [], nil, nil)
  }

  /// Paints what is damaged of a list; all of it into a scene of another size.
  ///
  /// - Parameters: As those of `Painter.paint`.
  /// - Throws: `GLError.failed`; the scene then shows anything, and all has to be painted again. `GLError.unsuitable`
  ///   for a window that is larger than a texture can be.
  package func paint(
    _ list: DisplayList, width: Int, height: Int, scale: Double, damage: Damage?,
    background: Color.Resolved
  ) throws(GLError) {
    guard max(width, height) <= renderer.greatestSide else {
      throw .unsuitable(
        "\(width) x \(height) pixels are more than the \(renderer.greatestSide) of the driver")
    }
    let isNew = scene?.texture.width != width || scene?.texture.height != height
    if isNew { try makeScene(width: width, height: height) }
    // Before the plan is made: what lies between the parts is cleared and has to be drawn with them.
    let damage = isNew ? nil : damage?.inOnePart(beyond: Self.greatestScissorCount)
    try paintFitting(damage, width: width, height: height) { damage in
      maker.make(
        list, width: width, height: height, scale: scale, damage: damage, background: background)
    }
    glissando_gl_disable(UInt32(GL_SCISSOR_TEST))
    try check("drawing")
  }

  /// Names images that will be shown soon, the first ones first; those named before are forgotten.
  package func prefetch(_ images: [RasterImage]) { maker.prefetch(images) }

  /// Whether some of these are not uploaded; it asks no driver.
  package var hasPrefetch: Bool { maker.hasPrefetch }

  /// Uploads a part of them, between two frames.
  ///
  /// - Returns: Whether there was anything to upload.
  /// - Throws: As painting does.
  package func continuePrefetch() throws(GLError) -> Bool {
    guard maker.makePrefetch() else { return false }
    uploadTextures()
    maker.forgetUploadedImages()
    // Now, rather than together with the next frame.
    glissando_gl_flush()
    try check("uploading")
    return true
  }

  /// Paints what is damaged, half by half where a layer for all of it would be larger than a texture can be.
  ///
  /// What is blurred takes more room than the window has. The pixels are the same.
  ///
  /// - Parameter make: Makes the plan for a part of it.
  private func paintFitting(
    _ damage: Damage?, width: Int, height: Int, make: (Damage?) -> Void
  ) throws(GLError) {
    make(damage)
    let sizes = plan.layerSizes
    let large = sizes.first { max($0.width, $0.height) > renderer.greatestSide }
    if large == nil { try makeLayers(sizes) }
    // In either case: what the plan brings is not brought again.
    upload()
    maker.forgetUploadedImages()
    if large == nil { draw(parts(of: damage, width: width, height: height)) }
    if maker.endsPeriod { endPeriod() }
    guard let large else { return }
    let isWide = large.width > renderer.greatestSide
    guard let halves = Damage.halves(of: damage, width: width, height: height, isWide) else {
      throw .unsuitable(
        "a layer of \(large.width) x \(large.height) pixels is larger than the \(renderer.greatestSide) of the driver"
      )
    }
    for half in halves { try paintFitting(half, width: width, height: height, make: make) }
  }

  // MARK: Memory

  private func makeScene(width: Int, height: Int) throws(GLError) {
    scene?.delete()
    for layer in layers { layer.delete() }
    (scene, layers, layerUse) = (nil, [], [])
    scene = try GLCanvas(width: width, height: height)
  }

  private func makeLayers(_ sizes: [(width: Int, height: Int)]) throws(GLError) {
    for (index, size) in sizes.enumerated() {
      if index == layerUse.count { layerUse.append(ScratchUse()) }
      layerUse[index].note(4 * size.width * size.height)
      guard index < layers.count else {
        layers.append(try GLCanvas(width: size.width, height: size.height))
        continue
      }
      let known = layers[index].texture
      guard known.width < size.width || known.height < size.height else { continue }
      // Out of the list first: where there is no memory for the larger one, nobody deletes it twice.
      layers.remove(at: index).delete()
      layers.insert(
        try GLCanvas(width: max(known.width, size.width), height: max(known.height, size.height)),
        at: index)
    }
  }

  /// Gives back what little was needed of for a while: layers, with those behind them, and the numbers.
  private func endPeriod() {
    if let known = numbers, numbersUse.endsIdly(of: known.byteCount) {
      known.delete()
      numbers = nil
    }
    let kept = layerUse.endPeriod { index in
      // One for which there was no memory has a use and no layer.
      index < layers.count ? layers[index].texture.byteCount : 0
    }
    guard kept < layers.count else { return }
    for layer in layers[kept...] { layer.delete() }
    layers.removeSubrange(kept...)
  }

  /// Brings everything to the GPU that the plan draws from: all before the first quad, which would
  /// otherwise have to be finished for it.
  private func upload() {
    let plan = plan
    uploadTextures()
    uploadNumbers(plan.numbers)
    glissando_gl_bind_vertex_array(arrays)
    glissando_gl_bind_buffer(UInt32(GL_ARRAY_BUFFER), instances)
    plan.quads.withUnsafeBytes { bytes in
      glissando_gl_buffer_data(
        UInt32(GL_ARRAY_BUFFER), bytes.count, bytes.baseAddress, UInt32(GL_STREAM_DRAW))
    }
  }

  private func uploadTextures() {
    let plan = plan
    for number in plan.dropped { textures.removeValue(forKey: number)?.delete() }
    uploadCoverage(plan)
    uploadPixels(plan)
  }

  private func uploadCoverage(_ plan: RenderPlan) {
    plan.bytes.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      for part in plan.maskUploads {
        let page =
          part.number == 0
          ? atlas : texture(part.number, atlas.width, atlas.height, .coverage)
        page.upload(
          base + part.offset, x: part.x, y: part.y, width: part.width, height: part.height)
      }
      for part in plan.coverUploads where part.width > 0 && part.height > 0 {
        texture(part.number, part.width, part.height, .coverage)
          .upload(base + part.offset, width: part.width, height: part.height)
      }
    }
  }

  private func uploadPixels(_ plan: RenderPlan) {
    for part in plan.imageUploads {
      part.image.pixels.withUnsafeBytes { pixels in
        guard let base = pixels.baseAddress else { return }
        let (width, first) = (part.image.width, part.rows.lowerBound)
        texture(part.number, width, part.image.height, .pixels)
          .upload(base + 4 * width * first, y: first, width: width, height: part.rows.count)
      }
    }
    plan.pixels.withUnsafeBytes { pixels in
      guard let base = pixels.baseAddress else { return }
      for part in plan.tableUploads { upload(part, base + 4 * part.offset) }
      for part in plan.pictureUploads where part.width > 0 && part.height > 0 {
        texture(part.number, part.textureWidth, part.textureHeight, .pixels).upload(
          base + 4 * part.offset, x: part.x, y: part.y, width: part.width, height: part.height)
      }
    }
  }

  /// Brings colours into the table, or a texture like it, of which they begin a row.
  private func upload(_ part: RenderPlan.TableUpload, _ pixels: UnsafeRawPointer) {
    let width = table.width
    let page =
      part.number == 0 ? table : texture(part.number, width, table.height, .pixels)
    let (row, rows, rest) = (part.place / width, part.count / width, part.count % width)
    if rows > 0 { page.upload(pixels, y: row, width: width, height: rows) }
    if rest > 0 {
      page.upload(pixels + 4 * rows * width, y: row + rows, width: rest, height: 1)
    }
  }

  /// The numbers in a row of their texture; the shader knows it.
  private static let numbersInRow = 1024

  private func uploadNumbers(_ new: [SIMD4<Float>]) {
    numbersUse.note(16 * new.count)
    let rows = (new.count + Self.numbersInRow - 1) / Self.numbersInRow
    if numbers == nil || numbers.map({ $0.height < rows }) ?? false {
      numbers?.delete()
      let height = max(rows, min(max(2 * rows, 16), renderer.greatestSide))
      numbers = GLTexture(width: Self.numbersInRow, height: height, .numbers)
    }
    let (whole, rest) = (new.count / Self.numbersInRow, new.count % Self.numbersInRow)
    new.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      if whole > 0 { numbers?.upload(base, width: Self.numbersInRow, height: whole) }
      if rest > 0 {
        numbers?.upload(
          base + 16 * whole * Self.numbersInRow, y: whole, width: rest, height: 1)
      }
    }
  }

  /// The texture of a number: that of last time where the size is the same.
  private func texture(
    _ number: UInt64, _ width: Int, _ height: Int, _ format: GLTexture.Format
  ) -> GLTexture {
    if let known = textures[number] {
      if known.width == width, known.height == height { return known }
      known.delete()
    }
    let made = GLTexture(width: width, height: height, format)
    textures[number] = made
    return made
  }

  /// The parts of the scene that are painted.
  private func parts(of damage: Damage?, width: Int, height: Int) -> [IntRect] {
    let all = IntRect(left: 0, top: 0, right: width, bottom: height)
    guard let damage, damage.isPart(ofWidth: width, height: height) else { return [all] }
    var parts: [IntRect] = []
    damage.forEachRect { left, top, right, bottom in
      parts.append(IntRect(left: left, top: top, right: right, bottom: bottom))
    }
    return parts
  }

  // MARK: Drawing

  private func draw(_ parts: [IntRect]) {
    guard let scene, !parts.isEmpty else { return }
    glissando_gl_enable(UInt32(GL_SCISSOR_TEST))
    glissando_gl_enable(UInt32(GL_BLEND))
    atlas.bind(to: .atlas)
    table.bind(to: .table)
    numbers?.bind(to: .numbers)
    begin(Surface(canvas: scene, parts: parts), clearedWith: plan.ground)
    for step in plan.steps {
      switch step {
      case .beginLayer(let index, let area):
        begin(
          Surface(canvas: layers[index], left: area.left, top: area.top, parts: [area]),
          clearedWith: 0)
      case .endLayer:
        surfaces.removeLast()
        goOn()
      case .copy(let index, let area): copy(area, to: layers[index])
      case .draw(let batch): draw(batch)
      }
    }
    surfaces.removeAll()
  }

  private func begin(_ surface: Surface, clearedWith pixel: UInt32) {
    // What is drawn into must not be looked at, not even by what does not need it.
    atlas.bind(to: .picture)
    atlas.bind(to: .cover)
    atlas.bind(to: .below)
    surfaces.append(surface)
    surfaces[surfaces.count - 1].blank = pixel
    goOn()
    clear(pixel)
  }

  /// Draws into the surface that began last.
  private func goOn() {
    guard let surface = surfaces.last else { return }
    let texture = surface.canvas.texture
    surface.canvas.bind()
    glissando_gl_viewport(0, 0, Int32(texture.width), Int32(texture.height))
    quads.use(x: surface.left, y: surface.top, width: texture.width, height: texture.height)
  }

  /// Does something in each part of the surface that is drawn.
  private func forEachPart(_ body: () -> Void) {
    guard let surface = surfaces.last else { return }
    for part in surface.parts {
      glissando_gl_scissor(
        Int32(part.left - surface.left), Int32(part.top - surface.top), Int32(part.width),
        Int32(part.height))
      body()
    }
  }

  private func clear(_ pixel: UInt32) {
    func part(_ shift: UInt32) -> Float { Float(pixel >> shift & 0xFF) / 255 }
    // Blue lies where OpenGL has red.
    glissando_gl_clear_color(part(0), part(8), part(16), part(24))
    forEachPart { glissando_gl_clear(UInt32(GL_COLOR_BUFFER_BIT)) }
  }

  private func copy(_ area: IntRect, to layer: GLCanvas) {
    guard let surface = surfaces.last else { return }
    if let pixel = surface.blank {
      // Of what was only cleared, Mesa's llvmpipe copies what was there before.
      begin(
        Surface(canvas: layer, left: area.left, top: area.top, parts: [area]), clearedWith: pixel)
      surfaces.removeLast()
      return goOn()
    }
    layer.texture.copy(
      x: area.left - surface.left, y: area.top - surface.top, width: area.width,
      height: area.height)
  }

  private func bind(_ texture: RenderPlan.Texture, to unit: GLUnit) {
    switch texture {
    case .none: break
    case .picture(let number): textures[number]?.bind(to: unit)
    case .layer(let index): layers[index].texture.bind(to: unit)
    }
  }

  private func draw(_ batch: RenderPlan.Batch) {
    bind(batch.texture, to: .picture)
    bind(batch.cover, to: .cover)
    switch batch.mode {
    case .over: glissando_gl_blend(UInt32(GL_ONE), UInt32(GL_ONE_MINUS_SRC_ALPHA))
    case .replacing: glissando_gl_blend(UInt32(GL_ONE), UInt32(GL_ZERO))
    case .mixing(let index):
      layers[index].texture.bind(to: .below)
      glissando_gl_blend(UInt32(GL_ONE), UInt32(GL_ZERO))
    }
    point(to: batch.quads.lowerBound)
    surfaces[surfaces.count - 1].blank = nil
    forEachPart {
      glissando_gl_draw_instanced(
        UInt32(GL_TRIANGLE_STRIP), 0, 4, Int32(batch.quads.count))
    }
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
    glissando_gl_integer_attribute(3, 2, UInt32(GL_UNSIGNED_INT), stride, offset(28))
  }

  // MARK: Showing

  /// Draws the scene onto the window's own pixels, or onto those of another framebuffer, of which there are as many.
  package func showScene(onto framebuffer: UInt32 = 0) throws(GLError) {
    guard let scene else { return }
    let (width, height) = (scene.texture.width, scene.texture.height)
    glissando_gl_bind_framebuffer(UInt32(GL_FRAMEBUFFER), framebuffer)
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
  /// - Parameter damage: What of it is copied, with all that lies between; nil, or damage of another size, is
  ///   everything.
  /// - Precondition: The buffer has the size of the scene, and no gaps between rows.
  package func readPixels(into buffer: PixelBuffer, damage: Damage? = nil) throws(GLError) {
    guard let scene else { return }
    precondition(
      buffer.width == scene.texture.width && buffer.height == scene.texture.height
        && buffer.bytesPerRow == 4 * buffer.width,
      "GLPainter: a buffer of \(buffer.width) x \(buffer.height) pixels")
    var area = IntRect(left: 0, top: 0, right: buffer.width, bottom: buffer.height)
    if let damage, damage.isPart(ofWidth: buffer.width, height: buffer.height) {
      area = damage.boundingBox
    }
    if area.isEmpty { return }
    scene.bind()
    glissando_gl_pixel_store(UInt32(GL_PACK_ALIGNMENT), 1)
    glissando_gl_pixel_store(UInt32(GL_PACK_ROW_LENGTH), Int32(buffer.width))
    glissando_gl_read_pixels(
      Int32(area.left), Int32(area.top), Int32(area.width), Int32(area.height), UInt32(GL_RGBA),
      UInt32(GL_UNSIGNED_BYTE), buffer.base + 4 * (area.top * buffer.width + area.left))
    try check("reading pixels")
  }

  private func check(_ what: String) throws(GLError) {
    let error = glissando_gl_error()
    if glissando_gl_reset_status(resetFunction) != 0 {
      throw .failed("the context was lost while \(what)")
    }
    switch error {
    case UInt32(GL_NO_ERROR): break
    case UInt32(GL_OUT_OF_MEMORY): throw .failed("its memory was used up while \(what)")
    default: throw .failed("error 0x\(String(error, radix: 16)) while \(what)")
    }
  }
}

extension Damage {
  /// The halves, beside or above one another, of the smallest rectangle around damage of a surface; nil where it is one
  /// tile.
  ///
  /// - Parameter damage: Nil, or damage of another size, is everything.
  fileprivate static func halves(
    of damage: Damage?, width: Int, height: Int, _ areBeside: Bool
  ) -> [Damage]? {
    var box = IntRect(left: 0, top: 0, right: width, bottom: height)
    if let damage, damage.isPart(ofWidth: width, height: height) { box = damage.boundingBox }
    let tiles = ((areBeside ? box.width : box.height) + tileSize - 1) / tileSize
    guard tiles > 1 else { return nil }
    var halves = [box, box]
    let length = (tiles + 1) / 2 * tileSize
    if areBeside {
      (halves[0].right, halves[1].left) = (box.left + length, box.left + length)
    } else {
      (halves[0].bottom, halves[1].top) = (box.top + length, box.top + length)
    }
    return halves.map { half in
      var part = Damage(width: width, height: height)
      part.add(half)
      return part
    }
  }
}
