import Foundation
import Glissando
import GlissandoDrawing
import GlissandoViews
import Testing

/// Pictures of views without a window.
@MainActor
@Suite("Image renderer")
struct ImageRendererTests {
  private struct Grown: View {
    @State private var width = 4.0
    @State private var opacity = 0.0
    var body: some View {
      Rectangle().fill(.red).frame(width: width, height: 3)
        .opacity(opacity).animation(.linear(duration: 9), value: opacity)
        .onAppear {
          withAnimation(.linear(duration: 9)) { width = 10 }
          opacity = 1
        }
    }
  }

  private func pixels<V: View>(
    _ view: V, _ change: (ImageRenderer<V>) -> Void = { _ in }
  ) -> RasterImage? {
    let renderer = ImageRenderer(content: view)
    change(renderer)
    return renderer.uiImage.flatMap { Image(uiImage: $0).pixels }
  }

  @Test("A view has the size that it wants, and is transparent where it leaves it open")
  func idealSize() throws {
    let picture = try #require(
      pixels(
        HStack(spacing: 2) {
          Rectangle().fill(.red).frame(width: 3, height: 5)
          Rectangle().fill(.red).frame(width: 1, height: 1)
        }))
    #expect(picture.width == 6 && picture.height == 5)
    #expect(picture.pixels[0] >> 24 == 255)
    #expect(picture.pixels[3] == 0)
  }

  @Test("What is offered, and pixels for each point, count")
  func proposal() throws {
    let picture = try #require(
      pixels(Color.red) {
        $0.proposedSize = ProposedViewSize(width: 7, height: 3)
        $0.scale = 2
      })
    #expect(picture.width == 14 && picture.height == 6)
    #expect(picture.pixels.allSatisfy { $0 >> 24 == 255 })
  }

  @Test("An opaque picture is black where the view leaves it open")
  func opaque() throws {
    let picture = try #require(
      pixels(Color.clear.frame(width: 2, height: 2)) { $0.isOpaque = true })
    #expect(picture.pixels == [UInt32](repeating: 0xFF00_0000, count: 4))
  }

  @Test("What appearing sets in motion is at its end, whenever it is painted")
  func end() throws {
    let renderer = ImageRenderer(content: Grown())
    for _ in 0..<2 {
      let picture = try #require(renderer.uiImage.flatMap { Image(uiImage: $0).pixels })
      #expect(picture.width == 10)
      #expect(picture.pixels.allSatisfy { $0 >> 24 == 255 })
    }
  }

  @Test("Views that show the time are painted as of the present")
  func present() {
    var seen: [Date] = []
    let before = Date()
    _ = pixels(
      TimelineView(.animation) { context in
        let _ = seen.append(context.date)
        Color.red.frame(width: 2, height: 2)
      })
    let after = Date()
    #expect(!seen.isEmpty)
    #expect(seen.allSatisfy { before <= $0 && $0 <= after })
  }

  @Test("No size, no picture; nor for a scale that is none, nor beyond what pictures may have")
  func nothing() {
    #expect(pixels(EmptyView()) == nil)
    #expect(pixels(Color.red.frame(width: 3, height: 3)) { $0.scale = .nan } == nil)
    #expect(pixels(Color.red.frame(width: 3, height: 3)) { $0.scale = 0 } == nil)
    #expect(pixels(Color.red.frame(width: 1e9, height: 1e9)) == nil)
  }

  @Test("A view is drawn on the pages of a PDF file")
  func pages() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("renderer-\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: url) }
    let renderer = ImageRenderer(content: Color.red.frame(width: 30, height: 20))
    renderer.colorMode = .nonLinear
    renderer.render { size, draw in
      #expect(size == CGSize(width: 30, height: 20))
      var box = CGRect(origin: .zero, size: CGSize(width: 60, height: 50))
      guard let pdf = CGContext(url as CFURL, mediaBox: &box, nil) else { return }
      draw(pdf)
      for _ in 0..<2 {
        pdf.beginPDFPage(nil)
        draw(pdf)
        pdf.endPDFPage()
      }
      pdf.closePDF()
    }
    let text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
    #expect(text.hasPrefix("%PDF"))
    #expect(text.contains("/Count 2"))
    #expect(text.contains("/MediaBox [ 0 0 60 50 ]"))
  }

  @Test("A context wants a file and a page")
  func noContext() {
    var box = CGRect.zero
    let file = URL(fileURLWithPath: "/tmp/a.pdf")
    #expect(CGContext(file as CFURL, mediaBox: &box, nil) == nil)
    #expect(CGContext(URL(string: "https://a.example/b")! as CFURL, mediaBox: nil, nil) == nil)
  }

  @Test("Who waits for changes of a renderer hears of them before")
  func changes() {
    let renderer = ImageRenderer(content: Color.red)
    var heard: [CGFloat] = []
    let waiting = renderer.objectWillChange.sink { heard.append(renderer.scale) }
    renderer.scale = 3
    renderer.scale = 4
    waiting.cancel()
    #expect(heard == [1, 3])
  }
}
