import Foundation
import Glissando
import GlissandoDrawing
import GlissandoPresenting
import GlissandoViews

/// Paints a window's content frame by frame into files, without a display and without a clock.
@MainActor
struct HeadlessRun {
  let size: CGSize
  let scale: Double
  let colorScheme: ColorScheme
  let reduceMotion: Bool
  let frameRate: Double
  let frames: Int
  let folder: String

  /// - Parameters:
  ///   - folder: Where the frames go.
  ///   - frameRate: Frames per second if nothing is said.
  ///   - length: How much is shown if nothing is said, in seconds.
  init(window: WindowOptions, folder: String, frameRate: Double = 60, length: Double) {
    size = window.size ?? WindowOptions.defaultSize
    scale = window.scale ?? 1
    colorScheme = window.colorScheme ?? .light
    reduceMotion = window.reduceMotion
    self.frameRate = window.fps ?? frameRate
    frames = window.frames ?? Int(clamping: (length * self.frameRate).rounded(.up))
    self.folder = folder
  }

  /// Writes the frames and the strip, and prints where they are.
  ///
  /// - Parameter prepare: Does what is due before the frame of a number.
  func run(
    _ content: some View, prepare: (HeadlessFilm, Int) -> Void
  ) throws(AppError) {
    try FrameFolder.check(size, scale: scale)
    let folder = try FrameFolder(folder)
    let film = HeadlessFilm(
      content, size: size, scale: scale, colorScheme: colorScheme, reduceMotion: reduceMotion,
      frameRate: frameRate)
    var strip = FilmStrip(frameCount: frames)
    for index in 0..<frames {
      prepare(film, index)
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
