import Foundation
import GlissandoDrawing
import GlissandoGL
import GlissandoMotion
import GlissandoPainting
import TestSupport
import Testing

/// What clips cut, whose edges the GPU finds.
@Suite(.serialized, .enabled(if: GLSupport.isThere, GLSupport.problem))
struct GLClipTests {
  private static let kinds = [
    "color", "gradient", "image", "layer", "blend", "difference", "colors", "plane", "blur", "mask",
    "nested",
  ]
  private static let shapes: [Path] = [
    Path(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100)),
    Path(ellipseIn: CGRect(x: -60, y: -30, width: 120, height: 60)),
    Path(roundedRect: CGRect(x: -55, y: -40, width: 110, height: 80), cornerRadius: 17),
    Path(CGRect(x: -50.3, y: -35.2, width: 90.4, height: 77.7)),
    Path { path in
      path.addLines(
        (0..<5).map { index in
          let angle = Double(index) * 0.8 * .pi
          return CGPoint(x: 70 * sin(angle), y: -70 * cos(angle))
        })
      path.closeSubpath()
    },
  ]

  private func items(of kind: String) -> [DisplayItem] {
    let bounds = CGRect(x: 0, y: 0, width: 240, height: 180)
    let slide = DisplayContent(fill: Path(bounds))
    let red = Paint.color(Color.Resolved(red: 0.9, green: 0.2, blue: 0.1))
    func leaf(_ id: UInt64, _ content: DisplayContent, _ paint: Paint) -> DisplayItem {
      .leaf(DisplayLeaf(id: id, content: content, paint: paint))
    }
    func group(_ kind: DisplayGroup.Kind, _ items: [DisplayItem]) -> [DisplayItem] {
      [.begin(DisplayGroup(id: 20, kind: kind))] + items + [.end]
    }
    let dot = leaf(
      2, DisplayContent(fill: Path(ellipseIn: CGRect(x: 113.4, y: 84, width: 14, height: 14))),
      .color(Color.Resolved(red: 0.1, green: 0.3, blue: 0.9)))
    let both = [leaf(1, slide, red), dot]
    switch kind {
    case "color": return [both[0]]
    case "gradient": return [leaf(1, slide, Self.gradient)]
    case "image": return [leaf(1, DisplayContent(.image(image, bounds)), red)]
    case "layer": return group(.opacity(0.6), both)
    case "blend": return group(.blend(.multiply), both)
    case "difference": return group(.blend(.difference), both)
    case "colors": return group(.colorEffect(.hueRotation(.degrees(80))), both)
    case "plane": return group(.plane(m13: 0.001, m23: 0.0005, m33: 1), both)
    case "blur": return group(.blur(radius: 6), both)
    case "mask":
      return [.begin(DisplayGroup(id: 20, kind: .mask))]
        + [.begin(DisplayGroup(id: 21, kind: .maskSource)), leaf(3, slide, Self.gradient), .end] + [
          both[0], .end,
        ]
    default:
      let path = Path(ellipseIn: CGRect(x: 60, y: 20, width: 130, height: 130))
      return group(.clip(path, FillStyle()), [leaf(1, slide, Self.gradient)])
    }
  }

  private static let gradient = Paint.gradient(
    GradientPaint(
      stops: [
        .init(color: Color.Resolved(red: 1, green: 0.2, blue: 0), location: 0),
        .init(color: Color.Resolved(red: 0, green: 0.4, blue: 1, opacity: 0.6), location: 1),
      ], geometry: .linear(start: .topLeading, end: .bottomTrailing)))
  private let image: RasterImage = {
    let pixels: [UInt32] = (0..<2700).map { index in
      let (x, y) = (UInt32(index % 60), UInt32(index / 60))
      return 0xFF00_0000 | (x * 4) << 16 | (y * 5)
    }
    return RasterImage(width: 60, height: 45, pixels: pixels)
  }()

  @Test(
    "What a clip cuts has the edges that the software painter gives it, and nothing but gradients is uploaded for it",
    arguments: kinds)
  func edges(_ kind: String) throws {
    try expectEdges(kind, rounds: 30) { 0.3 + 0.015 * Double($0) }
  }

  @Test(
    "So it has where a clip has grown past the window's edges, where colours are uploaded, too",
    arguments: kinds)
  func grown(_ kind: String) throws {
    try expectEdges(kind, uploads: ["color", "gradient", "nested"], rounds: 20) {
      0.8 + 0.1 * Double($0)
    }
  }

  private func expectEdges(
    _ kind: String, uploads: Set<String> = ["gradient", "nested"], rounds: Int,
    size: (Int) -> Double
  ) throws {
    let context = try OffscreenContext()
    defer { withExtendedLifetime(context) {} }
    let painter = try GLPainter()
    var random = SeededGenerator(seed: 3)
    let content = items(of: kind)
    for round in 0..<rounds {
      let shape = Self.shapes[round % Self.shapes.count]
      let isTurned = round / Self.shapes.count % 2 == 1
      let (x, y) = (
        Double.random(in: 90...140, using: &random), Double.random(in: 70...110, using: &random)
      )
      let place = CGAffineTransform(translationX: x, y: y)
        .rotated(by: isTurned ? Double.random(in: 0.01...6, using: &random) : 0)
        .scaledBy(x: size(round), y: size(round))
      let style = FillStyle(eoFill: round % 3 == 0)
      let clip = DisplayGroup(id: 900, transform: place, kind: .clip(shape, style))
      let list = DisplayList(items: [.begin(clip)] + content + [.end])
      let exact = PaintedImage(list, width: 240, height: 180, scale: 1, background: Scene.white)
      let shown = try painter.pixels(list, width: 240, height: 180)
      let greatest = PixelDifference(shown, exact.pixels).greatest
      #expect(greatest <= Self.tolerance(of: kind), "round \(round): \(greatest)")
      if !uploads.contains(kind) {
        #expect(painter.plan.coverUploads.isEmpty, "round \(round)")
      }
    }
    painter.close()
  }

  /// One level for the colours, and one for what is rounded, of which a matrix of colours makes more.
  private static func tolerance(of kind: String) -> Int { kind == "colors" ? 3 : 2 }

  @Test("An image that has become a texture is not kept from being freed")
  func imageMemory() throws {
    let context = try OffscreenContext()
    defer { withExtendedLifetime(context) {} }
    let painter = try GLPainter()
    weak var image: RasterImage?
    do {
      let made = RasterImage(width: 8, height: 8, pixels: Array(repeating: 0xFF80_4020, count: 64))
      image = made
      let content = DisplayContent(.image(made, CGRect(x: 0, y: 0, width: 60, height: 40)))
      let list = DisplayList(items: [
        .leaf(DisplayLeaf(id: 1, content: content, paint: .color(Scene.white)))
      ])
      _ = try painter.pixels(list, width: 100, height: 100)
    }
    #expect(image == nil && painter.plan.imageUploads.isEmpty)
    painter.close()
  }
}
