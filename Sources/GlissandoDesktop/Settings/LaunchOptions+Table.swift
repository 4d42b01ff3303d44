package import Foundation
import GlissandoDrawing
import GlissandoWindowing

/// What the desktop understands, whatever is built on it.
///
/// | flag | variable |
/// |---|---|
/// | `--frames N` | `GLISSANDO_FRAMES` |
/// | `--seconds S` | `GLISSANDO_SECONDS` |
/// | `--scale X` | `GLISSANDO_SCALE` |
/// | `--color-scheme light\|dark` | `GLISSANDO_COLOR_SCHEME` |
/// | `--size WIDTHxHEIGHT` | `GLISSANDO_SIZE` |
/// | `--fps N` | `GLISSANDO_FPS` |
/// | `--reduce-motion` | `GLISSANDO_REDUCE_MOTION=1` |
/// | `--full-screen` | `GLISSANDO_FULL_SCREEN=1` |
/// | `--unpaced` | `GLISSANDO_UNPACED=1` |
/// | `--presenter auto\|gl\|surface` | `GLISSANDO_PRESENTER` |
/// | `--memory N` | `GLISSANDO_MEMORY` |
extension LaunchOptions: LaunchOptionSet {
  package static let options: [LaunchOption<Self>] = [
    LaunchOption("frames", "a whole number, 1 or more") { options, text in
      guard let count = Int(text), count >= 1 else { return false }
      options.frames = count
      return true
    },
    LaunchOption("seconds", "a number above 0") { options, text in
      options.seconds = Double(text)
      return options.seconds.map { $0 > 0 && $0.isFinite } ?? false
    },
    LaunchOption("scale", "a number from 0.5 to 8") { options, text in
      options.scale = Double(text)
      return options.scale.map(DisplayScale.range.contains) ?? false
    },
    LaunchOption("color-scheme", "light or dark") { options, text in
      options.colorScheme = text == "light" ? .light : text == "dark" ? .dark : nil
      return options.colorScheme != nil
    },
    LaunchOption("size", "WIDTHxHEIGHT in points, each from 1 to 16384") { options, text in
      options.size = size(text)
      return options.size != nil
    },
    LaunchOption("fps", "frames per second, a number from 1 to 1000") { options, text in
      options.frameRateCap = Double(text)
      return options.frameRateCap.map(frameRates.contains) ?? false
    },
    LaunchOption("presenter", "auto, gl or surface") { options, text in
      guard let choice = PresenterChoice(rawValue: text) else { return false }
      options.presenter = choice
      return true
    },
    LaunchOption("memory", "megabytes, a whole number from 1 to 1048576") { options, text in
      guard let megabytes = Int(text), (1...1_048_576).contains(megabytes) else { return false }
      options.pictureMemory = megabytes << 20
      return true
    },
    .switching("reduce-motion") { $0.reduceMotion = $1 },
    .switching("full-screen") { $0.isFullScreen = $1 },
    .switching("unpaced") { $0.isUnpaced = $1 },
  ]

  /// The frames per second that are taken seriously.
  package static let frameRates = 1.0...1000.0

  /// The size in a text such as `1280x800`; nil where it is none, or none of a window.
  package static func size(_ text: String) -> CGSize? {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    let range = 1.0...16384.0
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      range.contains(width), range.contains(height)
    else { return nil }
    return CGSize(width: width, height: height)
  }
}
