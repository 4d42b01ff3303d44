import Glissando
import GlissandoDrawing
import GlissandoPainting
import GlissandoPresenting

/// Paints the gallery's window frame by frame into files, without a display and without a clock.
@MainActor
struct GalleryFilmRun {
  let page: GalleryPage?
  let size: CGSize
  let scale: Double
  let colorScheme: ColorScheme
  let reduceMotion: Bool
  let frameRate: Double
  let frames: Int
  let folder: String

  private static let defaultFrameRate = 60.0
  /// How much of a page is shown if nothing is said, in seconds.
  private static let defaultLength = 2.5

  init(page: String?, window: WindowOptions, headless: GalleryHeadlessOptions) {
    self.page = page.flatMap(GalleryPage.named)
    size = window.size ?? WindowOptions.defaultSize
    scale = window.scale ?? 1
    colorScheme = window.colorScheme ?? .light
    reduceMotion = window.reduceMotion
    frameRate = window.fps ?? Self.defaultFrameRate
    frames = window.frames ?? Int(clamping: (Self.defaultLength * frameRate).rounded())
    folder = headless.out ?? HeadlessOptions.defaultFolder
  }

  /// Writes the frames and the strip, and prints where they are.
  func run() throws(AppError) {
    let folder = try FrameFolder(folder)
    let model = GalleryModel(page.map { .page($0.name) } ?? .home)
    let film = HeadlessFilm(
      GalleryView(model: model), size: size, scale: scale, colorScheme: colorScheme,
      reduceMotion: reduceMotion, frameRate: frameRate)
    let script = page.map { ScriptPlayer($0, model.model(of: $0), start: 0) }
    var strip = FilmStrip(frameCount: frames)
    for index in 0..<frames {
      if index > 0 { script?.advance(film) }
      let image = film.next()
      try folder.write(image, as: FrameFolder.frameName(index))
      strip.add(image, at: index)
    }
    let file = try folder.write(strip.image(background: film.ground), as: FrameFolder.stripName)
    let count = frames == 1 ? "1 frame" : "\(frames) frames"
    print("\(count), to be played at \(frameRate.formatted()) frames/s: \(folder.url.path)")
    print("film strip: \(file.path)")
  }
}
