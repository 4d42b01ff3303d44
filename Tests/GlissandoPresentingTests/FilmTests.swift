import Foundation
import Glissando
import GlissandoDeck
import GlissandoDrawing
import GlissandoMotion
import GlissandoPainting
import Testing

@testable import GlissandoPresenting

/// Keeps what it is given.
@MainActor
private final class FrameKeeper: FilmWriter {
  let takesPixels = true
  var images: [PaintedImage] = []
  var repeats: [Bool] = []
  var names: [String] = []

  func add(_ frame: FilmFrame) {
    images.append(frame.image)
    repeats.append(frame.isRepeat)
    names.append(frame.label.file)
  }

  func finish() {}
}

@MainActor
struct FilmTests {
  /// A deck in which a shadow, a blur and letters move, which are painted from pictures in a window.
  private let deck = Deck(canvas: CGSize(width: 320, height: 180)) {
    Slide("one") {
      Element("word", .text, .text("Hello"), .shadow(6), .at(x: 80, y: 60))
      Element(
        "ball", .shape, .shape(.ellipse), .width(40), .height(40), .shadow(9), .at(x: 60, y: 140))
      Element("fog", .shape, .blur(5), .width(30), .height(30), .at(x: 200, y: 40))
    } steps: {
      Step {
        Step.Change("ball", .at(x: 260, y: 131))
        Step.Change("word", .at(x: 171, y: 77))
        Step.Change("fog", .at(x: 61, y: 43))
      }
    }
    Slide("two", background: .color(.blue)) {
      Element("ball", .shape, .shape(.rectangle), .width(90), .height(40), .at(x: 160, y: 90))
    }
  }

  private func film(
    hold: Double = 0.5, _ change: (inout DeckFilm.Settings) -> Void = { _ in }
  ) -> DeckFilm {
    var settings = DeckFilm.Settings(deck)
    settings.hold = hold
    settings.frameRate = 30
    change(&settings)
    return DeckFilm(deck, scenes: DeckScenes { _, _ in nil }, settings: settings)
  }

  private func frames(
    _ range: ClosedRange<Int>, of film: DeckFilm, background: FilmBackground = .own
  ) throws -> FrameKeeper {
    let keeper = FrameKeeper()
    try FilmRun(film, background: background).write(range, to: keeper)
    return keeper
  }

  @Test func everyStepIsShownForTheSameTime() throws {
    #expect(film().frameCount == 45)
    #expect(film(hold: 2) { $0.slides = 1..<2 }.frameCount == 60)
    let all = try frames(0...44, of: film())
    #expect(all.names.first == "frame-0000")
    // Nothing moves before the first step.
    #expect(all.images[0] == all.images[14])
    #expect(all.repeats[14])
    #expect(all.images[15] == all.images[14] || !all.repeats[15])
    #expect(all.images[20] != all.images[14])
  }

  @Test func partsAreTheWholeByteForByte() throws {
    let whole = try frames(0...44, of: film()).images
    for count in [2, 3, 7] {
      var joined: [PaintedImage] = []
      for number in 1...count {
        let share = try #require(FilmPart(number, of: count)?.share(of: 0...44))
        joined += try frames(share, of: film()).images
      }
      #expect(joined == whole)
    }
  }

  @Test("A film is the same byte for byte, however many cores paint it", arguments: [1, 2, 7])
  func cores(count: Int) throws {
    // Large enough for all cores to be asked.
    func film() -> DeckFilm { self.film { $0.scale = 5 } }
    let keeper = FrameKeeper()
    try FilmRun(film(), coreCount: count).write(14...22, to: keeper)
    #expect(try keeper.images == frames(14...22, of: film()).images)
    #expect(Set(keeper.images.map(\.pixels)).count > 3)
  }

  /// A source of frames of which one cannot be read.
  private final class Torn: FilmSource {
    let size = CGSize(width: 20, height: 10)
    let scale = 1.0
    let frameCount: Int? = 9
    private var index = -1
    var label: FilmLabel { FilmLabel(frame: index) }

    func advance() -> Bool {
      index += 1
      return index != 3
    }

    func picture() throws -> FilmPicture {
      if index == 6 { throw FilmError.unreadable(path: "six", reason: "it is torn") }
      let rect = Path(CGRect(x: 0, y: 0, width: index + 1, height: 10))
      let black = Paint.color(Color.Resolved(red: 0, green: 0, blue: 0))
      let leaf = DisplayLeaf(id: 1, content: DisplayContent(fill: rect), paint: black)
      return .list(
        DisplayList(items: [.leaf(leaf)]), ground: Color.Resolved(red: 1, green: 1, blue: 1))
    }
  }

  @Test func whatComesBeforeAFrameThatCannotBeReadIsWritten() {
    let keeper = FrameKeeper()
    var progress: [Int] = []
    #expect(throws: FilmError.unreadable(path: "six", reason: "it is torn")) {
      try FilmRun(Torn()).write(1...8, to: keeper) { progress.append($0) }
    }
    #expect(keeper.names == (1...5).map { "frame-000\($0)" })
    #expect(keeper.repeats == [false, false, true, false, false])
    #expect(progress == [1, 2, 3, 4, 5])
    #expect(keeper.images[1] == keeper.images[2])
    #expect(keeper.images[3].pixel(4, 5) == SIMD4(0, 0, 0, 255))
    #expect(keeper.images[3].pixel(5, 5) == SIMD4(255, 255, 255, 255))
  }

  @Test func aFilmWithoutBackgroundIsTransparentWhereNothingIs() throws {
    let image = try frames(0...0, of: film { $0.background = .none }, background: .none).images[0]
    #expect(image.pixel(300, 10).w == 0)
    #expect(image.pixel(60, 140).w == 255)
    let red = FilmBackground.color(Color.Resolved(red: 1, green: 0, blue: 0))
    let colored = try frames(0...0, of: film { $0.background = red }, background: red).images[0]
    #expect(colored.pixel(300, 10) == SIMD4(255, 0, 0, 255))
  }

  @Test func aSlideIsAsLargeAsItFits() throws {
    let image = try frames(0...0, of: film { $0.size = CGSize(width: 400, height: 180) }).images[0]
    #expect(image.width == 400)
    #expect(image.pixel(20, 90) == SIMD4(0, 0, 0, 255))
    #expect(image.pixel(45, 10) != SIMD4(0, 0, 0, 255))
  }

  @Test func rangesAreFramesOrSeconds() {
    func frames(_ range: FilmRange, of count: Int? = 100) -> ClosedRange<Int>? {
      range.frames(of: count, frameRate: 10, standard: 25)
    }
    #expect(frames(.frames(nil, nil)) == 0...99)
    #expect(frames(.frames(3, 7)) == 3...7)
    #expect(frames(.frames(3, 700)) == 3...99)
    #expect(frames(.frames(100, nil)) == nil)
    #expect(frames(.seconds(1, 2)) == 10...19)
    #expect(frames(.seconds(1, 1)) == nil)
    #expect(frames(.frames(nil, nil), of: nil) == 0...24)
    #expect(frames(.seconds(nil, 60), of: nil) == 0...599)
  }

  @Test func partsShareAllFramesWithoutOverlap() {
    for length in [1, 2, 10, 61] {
      for count in [1, 2, 3, 8, 64] {
        let shares = (1...count).compactMap { FilmPart($0, of: count)?.share(of: 5...(4 + length)) }
        #expect(shares.flatMap(Array.init) == Array(5...(4 + length)))
      }
    }
    #expect(FilmPart(0, of: 3) == nil)
    #expect(FilmPart(4, of: 3) == nil)
  }

  @Test func aFolderOfFramesIsAFilmOfThem() throws {
    let folder = NSTemporaryDirectory() + "glissando-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let whole = try frames(10...25, of: film()).images
    try FilmRun(film()).write(10...25, to: PNGWriter(.folder(folder)))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    #expect(names.count == 16)
    #expect(names.first == "frame-0010.png")
    let keeper = FrameKeeper()
    try FilmRun(PictureFolder(folder)).write(0...15, to: keeper)
    #expect(keeper.images == whole)
  }

  @Test func whatCannotBeWrittenIsSaidInOneLine() {
    #expect(throws: FilmError.self) { try PNGWriter(.folder("/proc/nowhere/a")) }
    #expect(throws: FilmError.noPictures(folder: "/proc/self/fd/none")) {
      try PictureFolder("/proc/self/fd/none")
    }
    #expect(!FilmError.noPictures(folder: "a").description.contains("\n"))
  }
}
