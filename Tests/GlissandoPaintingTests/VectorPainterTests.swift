import CPangoCairo
import Foundation
import GlissandoDrawing
import GlissandoMotion
import TestSupport
import Testing

@testable import GlissandoPainting

/// Pages of PDF and SVG.
@Suite("Vector pages")
struct VectorPainterTests {
  private enum Format: String { case pdf, svg }

  // cairo_surface_t *cairo_pdf_surface_create (const char *filename, double width, double height)
  private typealias Create = @convention(c) (UnsafePointer<CChar>, Double, Double) -> OpaquePointer?

  /// Paints a page of 100 points and gives back the file.
  private func page(_ items: [DisplayItem], _ format: Format) throws -> (path: String, data: Data) {
    let path = NSTemporaryDirectory() + "glissando-\(UUID().uuidString).\(format.rawValue)"
    let library = try LazyLibrary("libcairo.so.2", "libcairo.2.dylib")
    let create: Create = try library.function("cairo_\(format.rawValue)_surface_create")
    let surface = create(path, 100, 100)
    let context = cairo_create(surface)
    defer { cairo_destroy(context) }
    guard let context else { throw CocoaError(.fileWriteUnknown) }
    let painter = VectorPainter(context: context)
    painter.paint(DisplayList(items: items))
    #expect(cairo_status(context) == CAIRO_STATUS_SUCCESS)
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
    return (path, try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  private var projection: ProjectionTransform {
    var result = ProjectionTransform(CGAffineTransform(translationX: 12, y: 10))
    result.m13 = 0.004
    return result
  }

  /// One list for each kind of item, and whether it stays free of pictures.
  private var pages: [(name: String, items: [DisplayItem], isVector: Bool)] {
    let circle = Fixture.leaf(Fixture.circle(50), Fixture.red, id: 2, Fixture.at(10, 15))
    let square = Fixture.leaf(Fixture.rect(0, 0, 40, 40), Fixture.blue, id: 3, Fixture.at(40, 40))
    let milk = Color.Resolved(red: 1, green: 1, blue: 1, opacity: 0.5)
    let veil = Fixture.leaf(Fixture.circle(40), .veil(Veil(color: milk, radius: 9)), id: 4)
    func group(_ kind: DisplayGroup.Kind, _ items: [DisplayItem]) -> [DisplayItem] {
      [.begin(DisplayGroup(id: 90, kind: kind))] + items + [.end]
    }
    let clip = Path(ellipseIn: CGRect(x: 20, y: 20, width: 60, height: 60))
    let mask: [DisplayItem] = [.begin(DisplayGroup(id: 91, kind: .maskSource)), circle, .end]
    let turned = CGAffineTransform(translationX: 30, y: 0).rotated(by: 0.3)
    let black = Color.Resolved(red: 0, green: 0, blue: 0)
    return [
      ("leaves", [circle, square], true),
      ("veil", [circle, veil], true),
      ("opacity", group(.opacity(0.4), [circle, square]), true),
      ("clip", group(.clip(clip, FillStyle()), [circle, square]), true),
      ("mask", group(.mask, mask + [square]), true),
      (
        "plane",
        [
          .begin(DisplayGroup(id: 95, projection: ProjectionTransform(turned))), circle, square,
          .end,
        ],
        true
      ),
      (
        "perspective",
        [.begin(DisplayGroup(id: 95, projection: projection)), circle, square, .end], false
      ),
      ("blur", group(.blur(radius: 4), [circle]), false),
      ("shadow", group(.shadow(color: black, radius: 4, x: 3, y: 4), [circle]), false),
      ("colours", group(.colorEffect(.colorInvert), [circle]), false),
    ]
  }

  @Test("A PDF holds paths for what paths can show and pictures for the rest")
  func pdf() throws {
    for page in pages {
      let (path, data) = try self.page(page.items, .pdf)
      defer { try? FileManager.default.removeItem(atPath: path) }
      #expect(data.starts(with: Data("%PDF".utf8)))
      let hasPicture = data.range(of: Data("/Subtype /Image".utf8)) != nil
      #expect(hasPicture == !page.isVector, "\(page.name)")
    }
  }

  @Test("An SVG that is read back looks like the window")
  func svg() throws {
    for page in pages {
      let (path, data) = try self.page(page.items, .svg)
      defer { try? FileManager.default.removeItem(atPath: path) }
      let hasPicture = data.range(of: Data("data:image/png".utf8)) != nil
      #expect(hasPicture == !page.isVector, "\(page.name)")
      // What groups are made of is referred to by names, which are there.
      let text = String(decoding: data, as: UTF8.self)
      let names = Set(text.matches(of: /id="([^"]+)"/).map(\.1))
      let uses = text.matches(of: /(?:href="|url\()#([^")]+)/).map(\.1)
      #expect(uses.allSatisfy(names.contains), "\(page.name)")
      if ["opacity", "mask"].contains(page.name) { #expect(!uses.isEmpty, "\(page.name)") }
      // On paper a veil is its colour alone.
      if page.name == "veil" { continue }
      let drawing = try ImageFileReader().read(path)
      let shown = DisplayContent(
        .image(drawing, CGRect(x: 0, y: 0, width: 100, height: 100), ImageStyle()))
      let read = Fixture.image([Fixture.leaf(shown, Fixture.black)])
      // Edges are rounded a little differently, most of all those of a plane in perspective, whose
      // picture is seen twice.
      let difference = Fixture.difference(read, Fixture.image(page.items), tolerance: 40)
      #expect(difference.count < 100, "\(page.name): \(difference)")
    }
  }
}
