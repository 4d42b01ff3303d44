import Foundation
import GlissandoMotion

/// Lottie, and so After Effects: keyframes with `i` and `o` tangents, in a document that plays.
///
/// A tangent is a point of the unit square between two keyframes, time and value each as a part of their
/// difference; the value's may lie outside.
struct LottieFormat: NotationFormat {
  let id = "lottie"
  let name = "Lottie / After Effects"
  let fitsCurves = true

  private static let frameRate = 60.0
  /// What the way from 0 to 1 is in the document: points.
  private static let way = 100.0

  func write(_ setting: MotionSetting, options: WritingOptions) -> WrittenMotion {
    var motion = PlainMotion(setting).limited(to: [.delay, .velocity, .stop], of: name)
    let error = min(max(options.greatestError, 1e-5), 0.2)
    let (pieces, duration) = motion.asBeziers(within: error)
    let frames = Keyframes(
      pieces, duration: duration, delay: motion.delay, rate: Self.frameRate, way: Self.way)
    let text = document(frames, options.name)
    if let curve = PiecewiseCurve(pieces: frames.written) {
      motion.law = .curve(.pieces(curve), duration: duration)
    } else {
      motion.law = .immediate
    }
    motion.stopsAtTarget = false
    var result = WrittenMotion(text: text, of: setting, as: motion)
    if result.greatestError > options.greatestError { result.noteError("The curve") }
    return result
  }

  private func document(_ frames: Keyframes, _ name: String) -> String {
    let end = Digits.rounded(max(frames.end.rounded(.up), 1), places: 0)
    let still = #"{"a":0,"k":"#
    return """
      {"v":"5.7.0","fr":60,"ip":0,"op":\(end),"w":300,"h":100,"layers":[
      {"ty":4,"nm":\(JSONFormat.quoted(name)),"ip":0,"op":\(end),"st":0,"ks":{
      "p":{"s":true,"x":{"a":1,"k":[
      \(frames.lines.joined(separator: ",\n"))
      ]},"y":\(still)50}},
      "o":\(still)100},"r":\(still)0},"s":\(still)[100,100]},"a":\(still)[0,0]}},
      "shapes":[{"ty":"gr","it":[
      {"ty":"el","p":\(still)[50,0]},"s":\(still)[40,40]}},
      {"ty":"fl","c":\(still)[0.04,0.52,1,1]},"o":\(still)100}},
      {"ty":"tr","p":\(still)[0,0]},"a":\(still)[0,0]},"s":\(still)[100,100]},"r":\(still)0},"o":\(still)100}}
      ]}]}
      ]}
      """
  }

  func read(_ source: SourceText) -> MotionReading { LottieReader(source, format: id).read() }
}

/// The keyframes of a spline, as lines of text.
private struct Keyframes {
  private(set) var lines: [String] = []
  /// What the text says, after rounding.
  private(set) var written: [PiecewiseCurve.Piece] = []
  /// The time of the last keyframe, in frames.
  let end: Double

  init(
    _ pieces: [PiecewiseCurve.Piece], duration: Double, delay: Double, rate: Double, way: Double
  ) {
    let start = delay * rate
    let frames = duration * rate
    end = start + frames
    guard let first = pieces.first else {
      lines = [#"{"t":0,"s":[0],"h":1}"#, #"{"t":\#(Self.number(max(start, 1))),"s":[\#(way)]}"#]
      return
    }
    var last = first.start.y
    for piece in pieces {
      // Tangents are parts of the difference: there has to be one.
      var target = Double(Digits.rounded(piece.end.y * way, places: 6)) ?? 0
      if target == last * way { target += 1e-6 }
      let y1 = target / way
      let width = piece.end.x - piece.start.x
      let height = y1 - last
      let controls = piece.controlsOrThirds
      func tangent(_ point: PiecewiseCurve.Point) -> (x: Double, y: Double) {
        (
          Self.rounded((point.x - piece.start.x) / width, 8),
          Self.rounded((point.y - last) / height, 8)
        )
      }
      let o = tangent(controls.start)
      let i = tangent(controls.end)
      lines.append(
        #"{"t":\#(Self.number(start + piece.start.x * frames)),"s":[\#(Self.number(last * way))],"#
          + #""o":{"x":[\#(Self.number(o.x))],"y":[\#(Self.number(o.y))]},"#
          + #""i":{"x":[\#(Self.number(i.x))],"y":[\#(Self.number(i.y))]}}"#)
      let from = PiecewiseCurve.Point(x: piece.start.x, y: last)
      written.append(
        .init(
          start: from, end: .init(x: piece.end.x, y: y1),
          controls: .init(
            start: .init(
              x: min(from.x + o.x * width, piece.end.x), y: last + o.y * height),
            end: .init(
              x: min(from.x + i.x * width, piece.end.x), y: last + i.y * height))))
      last = y1
    }
    lines.append(#"{"t":\#(Self.number(end)),"s":[\#(Self.number(last * way))]}"#)
  }

  private static func rounded(_ value: Double, _ places: Int) -> Double {
    Double(Digits.rounded(value, places: places)) ?? value
  }

  private static func number(_ value: Double) -> String { Digits.rounded(value, places: 8) }
}
