import Foundation
import Glissando
import GlissandoDrawing
import GlissandoPainting
import GlissandoPresenting
import GlissandoViews

/// Paints the tour frame by frame into files, without a display and without a clock.
@MainActor
struct HeadlessRun {
  let size: CGSize
  let scale: Double
  let colorScheme: ColorScheme
  let reduceMotion: Bool
  let frameRate: Double
  let frames: Int
  let folder: String
  let model: InterruptModel

  /// Frames per second if nothing is said; fewer where fewer frames are to show all of the tour.
  private static let defaultFrameRates = 24.0...60.0

  init(window: WindowOptions, scene: SceneOptions, headless: HeadlessOptions) throws(AppError) {
    size = window.size ?? WindowOptions.defaultSize
    scale = window.scale ?? 1
    colorScheme = window.colorScheme ?? .light
    reduceMotion = window.reduceMotion
    frameRate = window.fps ?? Self.frameRate(frames: window.frames)
    frames = window.frames ?? Int(clamping: (Tour.shownLength * frameRate).rounded(.up))
    folder = headless.out ?? HeadlessOptions.defaultFolder
    model = try scene.makeModel()
  }

  /// Writes the frames and the strip, and prints where they are.
  func run() throws(AppError) {
    try FrameFolder.check(size, scale: scale)
    let folder = try FrameFolder(folder)
    let film = HeadlessFilm(
      InterruptView(model: model), size: size, scale: scale, colorScheme: colorScheme,
      reduceMotion: reduceMotion, frameRate: frameRate)
    model.startTour()
    var strip = FilmStrip(frameCount: frames)
    for index in 0..<frames {
      let image = film.next()
      try folder.write(image, as: FrameFolder.frameName(index))
      strip.add(image, at: index)
    }
    let file = try folder.write(strip.image(background: film.ground), as: FrameFolder.stripName)
    let count = frames == 1 ? "1 frame" : "\(frames) frames"
    print("\(count), to be played at \(frameRate.formatted()) frames/s: \(folder.url.path)")
    print("film strip: \(file.path)")
  }

  /// The rate at which so many frames show all of the tour, as far as that is a usual one.
  private static func frameRate(frames: Int?) -> Double {
    guard let frames else { return defaultFrameRates.upperBound }
    let rate = (Double(frames) / Tour.shownLength).rounded()
    return min(max(rate, defaultFrameRates.lowerBound), defaultFrameRates.upperBound)
  }
}
