import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoPainting
import Observation
import Testing

@testable import GlissandoViews

/// What a window keeps of image files has an end.
@MainActor
struct ImageFileMemoryTests {
  /// Hands out images, and knows which of them are still there.
  private final class Reader: ImageReader {
    private struct Weak { weak var image: RasterImage? }
    private var images: [Weak] = []
    var readCount: Int { images.count }
    var liveCount: Int { images.count { $0.image != nil } }

    func read(_ path: String) -> RasterImage {
      let image = RasterImage(width: 1, height: 1, pixels: [0])
      images.append(Weak(image: image))
      return image
    }
    func readAhead(_ images: [AwaitedImage]) {}
    func bytes(of image: RasterImage, as format: ImageFormat) -> Data { Data() }
  }

  @Observable final class Model { var path = "" }

  private struct Shown: View {
    let model: Model
    var body: some View { Image(file: model.path) }
  }

  /// One and the same file under many names.
  private func path(_ number: Int) -> String {
    "/" + (0..<12).map { number >> $0 & 1 == 0 ? "./" : ".//" }.joined() + "etc/hosts"
  }

  @Test("Of thousands of files that are shown one after the other a thousand are kept")
  func files() {
    let (model, reader) = (Model(), Reader())
    let host = ViewHost(
      Shown(model: model), size: CGSize(width: 10, height: 10), scale: 1,
      textShaper: PangoTextShaper(), imageReader: reader)
    for number in 0..<2500 {
      model.path = path(number)
      _ = host.render(FrameTime(index: number, seconds: Double(number), interval: 1))
      host.finishFrame()
    }
    #expect(reader.readCount == 2500)
    #expect(reader.liveCount <= 1025)
    model.path = path(2400)
    _ = host.render(FrameTime(index: 2500, seconds: 2500, interval: 1))
    #expect(reader.readCount == 2500, "what was shown a moment ago is there")
  }
}
