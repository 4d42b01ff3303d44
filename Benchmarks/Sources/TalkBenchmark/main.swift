import Foundation
import GlissandoDeck
import GlissandoDrawing
import GlissandoPainting
import GlissandoPresenting
import GlissandoViews
import Measuring

/// A talk: its frames in a window, its film, and its text.
///
/// TalkBenchmark prints each figure as a line of JSON.
@MainActor
struct TalkBenchmark {
  private static let size = CGSize(width: 1920, height: 1080)

  private func report(_ name: String, _ value: Double, _ unit: String, limit: Double? = nil) {
    let limit = limit.map { String(format: ", \"limit\": %g", $0) } ?? ""
    print(
      String(
        format: "{\"name\": \"%@\", \"value\": %.4f, \"unit\": \"%@\"%@}", name, value, unit, limit)
    )
  }

  /// Goes through a talk in a window; every place is shown for so many frames.
  private func present(_ deck: Deck, frames: Int) -> [OffscreenWindow.Cost] {
    let model = TalkModel(deck)
    let window = OffscreenWindow(TalkView(model: model), size: Self.size, isPainted: true)
    for _ in 0..<10 { window.render() }
    var costs: [OffscreenWindow.Cost] = []
    while model.goForward() {
      for _ in 0..<frames { costs.append(window.render()) }
    }
    return costs
  }

  func measureFrames() {
    for (name, deck, median, limit) in [
      ("talk, 20 moving elements", Talks.moving, 0.5, 16.7),
      ("talk, cross-fade", Talks.fading, 0.5, 10),
    ] {
      let costs = present(deck, frames: 36).map(\.whole)
      report("\(name) frame", costs.quantile(median), "ms", limit: limit)
      report("\(name) frame p99", costs.quantile(0.99), "ms", limit: limit)
    }
  }

  /// Goes through the talk of pictures as it is given, a second for each place: by the clock, since all cores paint.
  ///
  /// What counts is the first half of each second, in which things move.
  func measurePhotographs() throws {
    let path = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../../Assets/decks/photographs.yaml").standardized.path
    let model = TalkModel(try DeckReader(scenes: []).read(path).deck)
    let window = OffscreenWindow(TalkView(model: model), size: Self.size, isPainted: true)
    let clock = ContinuousClock()
    var times: [Double] = []
    repeat {
      for frame in 0..<60 {
        let start = clock.now
        window.render()
        if frame < 30 { times.append((clock.now - start) / .milliseconds(1)) }
        // The rest of a frame is the reading thread's.
        let rest = 1 / 60 - (clock.now - start) / .seconds(1)
        if rest > 0 { Thread.sleep(forTimeInterval: rest) }
      }
    } while model.goForward()
    report("talk, photographs frame", times.median, "ms", limit: 10)
    report("talk, photographs frame p99", times.quantile(0.99), "ms", limit: 16.7)
    report(
      "talk, photographs late frames",
      Double(times.count { $0 > 16.7 }) / Double(times.count) * 100,
      "%", limit: 1)
  }

  func measureLoading() throws {
    let path = NSTemporaryDirectory() + "glissando-benchmark-\(UUID().uuidString).yaml"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Talks.text(slides: 200).write(toFile: path, atomically: true, encoding: .utf8)
    var least = Double.infinity
    for _ in 0..<3 {
      var result: Result<Int, any Error> = .success(0)
      least = min(
        least,
        processorSeconds {
          result = Result { try DeckReader(scenes: []).read(path).deck.slides.count }
        })
      guard try result.get() == 200 else { fail("the talk was not read") }
    }
    report("talk of 200 slides loads", least * 1000, "ms", limit: 300)
  }

  /// Opens the grid of a hundred slides: until it is there, until all pictures in sight are, and the
  /// longest frame on the way.
  func measureOverview() throws {
    let deck = try DeckReader(scenes: []) { _ in Talks.text(slides: 100) }.read("talk").deck
    let model = TalkModel(deck)
    let window = OffscreenWindow(TalkView(model: model), size: Self.size, isPainted: true)
    for _ in 0..<10 { window.render() }
    model.toggleOverview()
    var costs: [Double] = []
    repeat {
      costs.append(
        processorSeconds {
          _ = RunLoop.main.run(mode: .default, before: .distantPast)
          window.render()
        } * 1000)
    } while !model.thumbnails.isComplete && costs.count < 1000
    report("talk, overview of 100 slides is there", costs[0], "ms", limit: 200)
    report("talk, all its pictures are", costs.reduce(0, +), "ms")
    report("talk, overview's longest frame", costs.max() ?? 0, "ms")
    report("talk, overview's frames", Double(costs.count), "")
  }

  /// Thirty seconds at sixty frames in a second, by the clock: a ratio below 1 is faster than they are
  /// played.
  func measureFilm() throws {
    var settings = DeckFilm.Settings(Talks.film)
    settings.hold = 2
    let film = DeckFilm(
      Talks.film, scenes: DeckScenes { _, _ in nil }, settings: settings)
    let count = film.frameCount ?? 0
    let writer = PixelSink()
    let start = DispatchTime.now().uptimeNanoseconds
    try FilmRun(film).write(0...count - 1, to: writer)
    let seconds = Double(DispatchTime.now().uptimeNanoseconds - start) * 1e-9
    guard writer.sum != 0 else { fail("the film is empty") }
    report("render 1920x1080, seconds for each", seconds * 60 / Double(count), "", limit: 1)
  }
}

/// Reads what it is given, as whatever takes raw frames does.
@MainActor
private final class PixelSink: FilmWriter {
  let takesPixels = true
  var sum: UInt64 = 0

  func add(_ frame: FilmFrame) {
    for index in stride(from: 0, to: frame.image.pixels.count, by: 64) {
      sum &+= UInt64(frame.image.pixels[index])
    }
  }

  func finish() {}
}

let benchmark = TalkBenchmark()
benchmark.measureFrames()
try benchmark.measurePhotographs()
try benchmark.measureLoading()
try benchmark.measureOverview()
try benchmark.measureFilm()
