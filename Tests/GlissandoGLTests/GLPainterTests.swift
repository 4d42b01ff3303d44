import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoPainting
import TestSupport
import Testing

@testable import GlissandoGL

/// OpenGL against the software painter, which is always right.
@Suite(.serialized, .enabled(if: GLSupport.isThere, GLSupport.problem))
struct GLPainterTests {
  /// The picture that a list has on a painter.
  private func image(
    _ scene: Scene, _ list: DisplayList, _ painter: GLPainter, _ damage: Damage?,
    on ground: Color.Resolved = Scene.white
  ) throws -> PaintedImage {
    let pixels = try painter.pixels(
      list, width: scene.width, height: scene.height, scale: scene.scale, damage: damage,
      on: ground)
    return PaintedImage(width: scene.width, height: scene.height, pixels: pixels)
  }

  @Test(
    "Every kind of item looks as the software painter paints it, to one level for each time that it is mixed",
    arguments: Scene.kinds)
  func kinds(_ name: String) throws {
    let context = try OffscreenContext()
    defer { withExtendedLifetime(context) {} }
    let painter = try GLPainter()
    for scale in [1.0, 1.5, 2] {
      let scene = Scene(scale: scale)
      let list = DisplayList(items: scene.items(of: name))
      let exact = PaintedImage(
        list, width: scene.width, height: scene.height, scale: scale, background: Scene.white)
      for _ in 0..<3 {
        let shown = try image(scene, list, painter, nil)
        let greatest = PixelDifference(shown.pixels, exact.pixels).greatest
        #expect(greatest <= Scene.tolerance(of: name), "scale \(scale)")
      }
    }
    painter.close()
  }

  @Test(
    "Every blend mode mixes pixels as the processor does, to one level",
    arguments: BlendMode.allCases)
  func mixing(_ mode: BlendMode) throws {
    let context = try OffscreenContext()
    defer { withExtendedLifetime(context) {} }
    let painter = try GLPainter()
    let scene = Scene(scale: 1)
    // Nothing of a ground is mixed once more with what is mixed.
    let clear = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)
    for (isClipped, opacity) in [(false, 1), (false, 0.6), (true, 1), (true, 0.6)] {
      let list = DisplayList(items: scene.mixed(mode, isClipped: isClipped, opacity: opacity))
      let exact = PaintedImage(
        list, width: scene.width, height: scene.height, scale: 1, background: clear)
      let shown = try image(scene, list, painter, nil, on: clear)
      let greatest = PixelDifference(shown.pixels, exact.pixels).greatest
      // A level is allowed without a clip, too: that the bits are the same is not tested.
      #expect(greatest <= 1, "clipped: \(isClipped), opacity: \(opacity)")
    }
    painter.close()
  }

  @Test(
    "Lists of all kinds of items look as the software painter paints them", arguments: [1.0, 1.5])
  func random(scale: Double) throws {
    let context = try OffscreenContext()
    defer { withExtendedLifetime(context) {} }
    let painter = try GLPainter()
    var lists = RandomLists(seed: 81)
    let (width, height) = (Int(RandomLists.size.width), Int(RandomLists.size.height))
    for number in 0..<48 {
      let list = DisplayList(items: lists.next(1 + number % 5))
      // Where little is left of an opacity, a level of it is many of a colour that is made opaque.
      if list.items.contains(where: \.makesOpaque) { continue }
      let exact = PaintedImage(
        list, width: width, height: height, scale: scale, background: Scene.white)
      let shown = try painter.pixels(list, width: width, height: height, scale: scale)
      let difference = PixelDifference(shown, exact.pixels, tolerance: 3)
      // At least two, as in blurs and gradients; of many items no more than five lie one over the other.
      let levels = max(2, min(list.mixCount, 5))
      #expect(difference.greatest <= levels, "list \(number): \(difference)")
    }
    painter.close()
  }

  @Test(
    "What was mixed before is mixed by a mode to one level for each time",
    arguments: BlendMode.allCases.filter { !Scene.amplifying.contains($0) })
  func blending(_ mode: BlendMode) throws {
    let context = try OffscreenContext()
    defer { withExtendedLifetime(context) {} }
    let painter = try GLPainter()
    let scene = Scene(scale: 1)
    for clip in [false, true] {
      let list = DisplayList(items: scene.blended(mode, isClipped: clip))
      let exact = PaintedImage(
        list, width: scene.width, height: scene.height, scale: 1, background: Scene.white)
      let shown = try image(scene, list, painter, nil)
      #expect(PixelDifference(shown.pixels, exact.pixels).greatest <= 3, "clipped: \(clip)")
    }
    painter.close()
  }

  @Test("Painting what changed gives the same as painting all, bit for bit", arguments: 0..<12)
  func damage(_ seed: Int) throws {
    let context = try OffscreenContext()
    defer { withExtendedLifetime(context) {} }
    let painters = [try GLPainter(), try GLPainter()]
    var generator = SeededGenerator(seed: UInt64(seed))
    let scene = Scene(scale: seed % 2 == 0 ? 1 : 1.5)
    var items = scene.random(&generator)
    var previous: DisplayList?
    for step in 0..<6 {
      let list = DisplayList(items: items)
      let damage = previous.map {
        list.damage(since: $0, scale: scene.scale, width: scene.width, height: scene.height)
      }
      let shown = try image(scene, list, painters[0], damage)
      let whole = try image(scene, list, painters[1], nil)
      let isSame = shown.pixels == whole.pixels
      #expect(isSame, "step \(step)")
      previous = list
      scene.change(&items, &generator)
    }
    painters.forEach { $0.close() }
  }

  /// What of it a painter shows that paints all of it, and one that paints what differs from the one before.
  private func pictures(
    of lists: [DisplayList], _ scale: Double, _ painters: [GLPainter]
  ) throws -> [(shown: [UInt32], whole: [UInt32])] {
    let (width, height) = ChangingScene.size
    return try lists.indices.map { step in
      let damage =
        step == 0
        ? nil
        : lists[step].damage(since: lists[step - 1], scale: scale, width: width, height: height)
      let (list, fresh) = (lists[step], painters[1])
      return (
        try painters[0].pixels(list, width: width, height: height, scale: scale, damage: damage),
        try fresh.pixels(list, width: width, height: height, scale: scale)
      )
    }
  }

  @Test(
    "What a change reaches beyond its own place is painted again", arguments: ChangingScene.all)
  func reach(_ scene: ChangingScene) throws {
    let context = try OffscreenContext()
    defer { withExtendedLifetime(context) {} }
    let painters = [try GLPainter(), try GLPainter()]
    for (step, (shown, whole)) in try pictures(of: scene.lists, scene.scale, painters).enumerated()
    {
      let difference = PixelDifference(shown, whole)
      #expect(difference.greatest == 0, "step \(step): \(difference)")
    }
    painters.forEach { $0.close() }
  }

  @Test("Lists of which something changes look as painted anew, bit for bit", arguments: 0..<3)
  func motion(_ seed: Int) throws {
    let context = try OffscreenContext()
    defer { withExtendedLifetime(context) {} }
    let painters = [try GLPainter(), try GLPainter()]
    var lists = RandomLists(seed: UInt64(90 + seed))
    for number in 0..<3 {
      var items = lists.next(1 + (seed + number) % 4)
      let steps = (0..<5).map { _ in
        lists.change(&items)
        return DisplayList(items: items)
      }
      for (step, (shown, whole)) in try pictures(of: steps, 1.5, painters).enumerated() {
        let difference = PixelDifference(shown, whole)
        #expect(difference.greatest == 0, "list \(number), step \(step): \(difference)")
      }
    }
    painters.forEach { $0.close() }
  }

  @Test("What lies between many small changes stays, though all of it is painted as one part")
  func scattered() throws {
    let context = try OffscreenContext()
    defer { withExtendedLifetime(context) {} }
    let painters = [try GLPainter(), try GLPainter()]
    let scene = Scene(scale: 4)
    var previous: DisplayList?
    for step in 0..<3 {
      let list = DisplayList(items: scene.scattered(moved: Double(step)))
      let damage = previous.map {
        list.damage(since: $0, scale: scene.scale, width: scene.width, height: scene.height)
      }
      var parts = 0
      damage?.forEachRect { _, _, _, _ in parts += 1 }
      #expect(damage == nil || parts > 8)
      let shown = try image(scene, list, painters[0], damage)
      let whole = try image(scene, list, painters[1], nil)
      let isSame = shown.pixels == whole.pixels
      #expect(isSame, "step \(step)")
      previous = list
    }
    painters.forEach { $0.close() }
  }

  @Test("Layers that nothing was painted on for a while are given back")
  func idleLayers() throws {
    let context = try OffscreenContext()
    defer { withExtendedLifetime(context) {} }
    let painter = try GLPainter()
    let scene = Scene(scale: 8)
    let list = DisplayList(items: scene.items(of: "opacity"))
    let first = try image(scene, list, painter, nil)
    #expect(!painter.layers.isEmpty)
    let nothing = Damage(width: scene.width, height: scene.height)
    for _ in 0..<480 {
      try painter.paint(
        list, width: scene.width, height: scene.height, scale: scene.scale, damage: nothing,
        background: Scene.white)
    }
    #expect(painter.layers.isEmpty)
    #expect(try image(scene, list, painter, nil).pixels == first.pixels)
    painter.close()
  }

  @Test("Memory for the edges of many shapes is given back when there were few for a while")
  func idleNumbers() throws {
    let context = try OffscreenContext()
    defer { withExtendedLifetime(context) {} }
    let painter = try GLPainter()
    func list(_ count: Int) -> DisplayList {
      let content = DisplayContent(
        fill: Path(ellipseIn: CGRect(x: 0, y: 0, width: 300, height: 280)))
      let items = (0..<count).map { (index: Int) -> DisplayItem in
        let paint = Paint.color(Color.Resolved(red: 0, green: Float(index % 5) / 5, blue: 1))
        let place = CGAffineTransform(translationX: Double(index % 17) + 0.3, y: 4.6)
        return .leaf(
          DisplayLeaf(id: UInt64(index + 1), content: content, paint: paint, transform: place))
      }
      return DisplayList(items: items)
    }
    func paint(_ count: Int) throws -> [UInt32] {
      try painter.pixels(list(count), width: 320, height: 300)
    }
    _ = try paint(400)
    let greatest = try #require(painter.numbers).byteCount
    #expect(greatest > 2 << 20)
    let first = try paint(3)
    for _ in 0..<480 { _ = try paint(3) }
    #expect(try #require(painter.numbers).byteCount < greatest / 4)
    let isSame = try paint(3) == first
    #expect(isSame)
    painter.close()
  }

  /// Shapes all along a window, blurred as one.
  private func blurred(_ isTall: Bool) -> DisplayList {
    var items: [DisplayItem] = [.begin(DisplayGroup(id: 900, kind: .blur(radius: 5)))]
    for index in 0..<45 {
      let place = Double(index) * 96 - 60
      let rect = CGRect(x: isTall ? 8 : place, y: isTall ? place : 8, width: 70, height: 60)
      let paint = Paint.color(Color.Resolved(red: 1, green: Float(index % 4) / 4, blue: 0))
      let content = DisplayContent(fill: Path(ellipseIn: rect))
      items.append(.leaf(DisplayLeaf(id: UInt64(index + 1), content: content, paint: paint)))
    }
    return DisplayList(items: items + [.end])
  }

  @Test(
    "What is blurred in a window as large as a texture can be is painted in parts, bit for bit",
    arguments: [false, true])
  func layersBeyondTextures(_ isTall: Bool) throws {
    let context = try OffscreenContext()
    defer { withExtendedLifetime(context) {} }
    let whole = try GLPainter()
    try #require(whole.renderer.greatestSide > 4400)
    let isDesktop = whole.renderer.isDesktop
    let limited = try GLPainter(GLRenderer(name: "", greatestSide: 4096, isDesktop: isDesktop))
    let (width, height) = isTall ? (80, 4096) : (4096, 80)
    let list = blurred(isTall)
    let shown = try limited.pixels(list, width: width, height: height)
    let isSame = shown == (try whole.pixels(list, width: width, height: height))
    #expect(isSame)
    #expect(Set(shown).count > 100)
    #expect(limited.layers.allSatisfy { max($0.texture.width, $0.texture.height) <= 4096 })
    #expect(whole.layers.contains { max($0.texture.width, $0.texture.height) > 4096 })
    [whole, limited].forEach { $0.close() }
  }

  @Test("A scene of another size is painted whole")
  func resizing() throws {
    let context = try OffscreenContext()
    defer { withExtendedLifetime(context) {} }
    let painter = try GLPainter()
    for scale in [1.0, 2, 1] {
      let scene = Scene(scale: scale)
      let list = DisplayList(items: scene.items(of: "shapes"))
      let nothing = Damage(width: scene.width, height: scene.height)
      let exact = PaintedImage(
        list, width: scene.width, height: scene.height, scale: scale, background: Scene.white)
      let shown = try image(scene, list, painter, nothing)
      #expect(PixelDifference(shown.pixels, exact.pixels).greatest <= 2)
    }
    painter.close()
  }

  @Test(
    "A context comes from a device, too, and draws the same; another one that ends leaves it alone")
  func devices() throws {
    let scene = Scene(scale: 1)
    let list = DisplayList(items: scene.items(of: "shapes"))
    let shown = try [[OffscreenContext.Source.surfaceless], [.device], [.gpu, .device]].map {
      sources in
      let context = try OffscreenContext(from: sources)
      defer { withExtendedLifetime(context) {} }
      do {
        let other = try OffscreenContext(from: sources)
        withExtendedLifetime(other) {}
      }
      context.makeCurrent()
      let painter = try GLPainter()
      defer { painter.close() }
      return try image(scene, list, painter, nil).pixels
    }
    #expect(shown[0] == shown[1] && shown[0] == shown[2])
  }

  @Test("Where there is no context, EGL's reason is told for each place that was looked at")
  func reasons() throws {
    #expect {
      _ = try OffscreenContext(from: [])
    } throws: { "\($0)".hasPrefix("there is no OpenGL context: EGL has none") }
    let context: OffscreenContext
    do {
      context = try OffscreenContext(from: [.gpu])
    } catch {
      #expect("\(error)".contains("(gpu: "))
      return
    }
    defer { withExtendedLifetime(context) {} }
    #expect(try !GLRenderer().isSoftware)
  }

  @Test("An image that is larger than a texture looks as the software painter paints it")
  func largeImages() throws {
    let context = try OffscreenContext()
    defer { withExtendedLifetime(context) {} }
    let painter = try GLPainter()
    let scene = Scene(scale: 1)
    let side = painter.renderer.greatestSide + 100
    let colors = (0..<4 * side).map {
      0xFF00_0000 | UInt32(truncatingIfNeeded: $0 &* 0x9E37_79B1) >> 8
    }
    let image = RasterImage(width: side, height: 4, pixels: colors)
    let rect = CGRect(x: 0, y: 0, width: Double(side), height: 40)
    for (turn, opacity) in [(0.0, 1.0), (0.1, 1), (0, 0.5)] {
      let place = CGAffineTransform(translationX: 100, y: 60).rotated(by: turn)
        .translatedBy(x: -Double(side) / 2, y: 0)
      let leaf = DisplayLeaf(
        id: 1, content: DisplayContent(.image(image, rect)), paint: .color(Scene.white),
        transform: place, opacity: opacity)
      let list = DisplayList(items: [.leaf(leaf)])
      let exact = PaintedImage(
        list, width: scene.width, height: scene.height, scale: 1, background: Scene.white)
      let shown = try self.image(scene, list, painter, nil)
      #expect(PixelDifference(shown.pixels, exact.pixels).greatest <= 2, "turned by \(turn)")
    }
    painter.close()
  }

  @Test("More pixels than a texture can have are one error")
  func tooLarge() throws {
    let context = try OffscreenContext()
    defer { withExtendedLifetime(context) {} }
    let painter = try GLPainter()
    #expect(throws: GLError.self) {
      try painter.paint(
        DisplayList(), width: 1_000_000, height: 10, scale: 1, damage: nil,
        background: Scene.white)
    }
    painter.close()
  }
}

/// Which renderers are taken without being asked for.
@Suite struct GLRendererTests {
  @Test(
    "Programs that compute on the processor, and drivers that draw wrongly, are known by their names",
    arguments: [
      ("llvmpipe (LLVM 15.0.6, 256 bits)", true), ("softpipe", true),
      ("Google SwiftShader", true), ("Mesa Intel(R) UHD Graphics 620 (KBL GT2)", false),
      ("NVIDIA GeForce RTX 3060/PCIe/SSE2", false),
      ("zink Vulkan 1.3(llvmpipe (LLVM 15.0.6, 256 bits) (LLVMPIPE))", true),
      ("SVGA3D; build: RELEASE;  LLVM;", true), ("Mesa DRI Intel(R) Ivybridge Mobile", true),
      ("Mesa Intel(R) HD Graphics 4000 (IVB GT2)", false),
      ("AMD Radeon RX 6600 (navi23, LLVM 15.0.7)", false),
    ])
  func refused(_ name: String, _ isRefused: Bool) {
    #expect((GLRenderer(name: name).refusal != nil) == isRefused)
  }
}

extension DisplayItem {
  /// Whether colours are divided by what is left of their opacity.
  fileprivate var makesOpaque: Bool {
    if case .begin(let group) = self, case .blur(_, isOpaque: true) = group.kind {
      true
    } else {
      false
    }
  }
}

extension DisplayList {
  /// How often the pixels of one place are mixed at most: with every leaf, and by every group that is painted as one.
  fileprivate var mixCount: Int {
    items.count { item in
      switch item {
      case .leaf: true
      case .begin(let group): if case .clip = group.kind { false } else { true }
      case .end: false
      }
    }
  }
}
