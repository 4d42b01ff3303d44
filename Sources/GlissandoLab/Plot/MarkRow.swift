import Foundation
import GlissandoTools

/// The marks of one motion along the time axis with their read-outs, placed so that none covers
/// another.
struct MarkRow {
  /// What a mark stands for.
  enum Kind: Int, CaseIterable, Hashable, Sendable {
    /// The end or rest.
    case end
    /// The peak overshoot.
    case peak
    /// The perceptual duration.
    case perceptual
  }

  /// An end of the axis.
  enum Edge: Equatable {
    case left, right
  }

  /// A mark at its place.
  struct Mark: Equatable {
    var kind: Kind
    var x: Double
    /// Its read-out; nil where there is no room.
    var label: Label?
    /// The end of the axis beyond which lies what it stands for: it is an arrow; nil on the axis.
    var beyond: Edge?
    /// How much of it is there, in [0, 1].
    var strength = 1.0
  }

  /// A read-out between two places.
  struct Label: Equatable {
    var text: String
    var span: ClosedRange<Double>
    /// How much of it is there, in [0, 1].
    var strength = 1.0
  }

  private(set) var marks: [Mark] = []
  /// The places of crossings that no read-out covers.
  private(set) var crossings: [FadingPlace] = []
  /// Where the row's line ends.
  private(set) var lineEnd: Double
  /// Whether the motion goes on beyond the end of the axis.
  private(set) var goesOn: Bool

  /// From a mark's middle to its read-out, in points at a unit of 1.
  static let reach = 8.0
  private static let gap = 5.0

  /// Places the marks of a motion.
  ///
  /// - Parameters:
  ///   - x: From seconds to points.
  ///   - axis: The places between which everything stays.
  ///   - times: The seconds on the axis.
  ///   - width: The width of a text.
  init(
    _ analysis: MotionAnalysis, x: (Double) -> Double, axis: ClosedRange<Double>, times: PlotRange,
    unit: Double, width: (String) -> Double
  ) {
    goesOn = !(analysis.end <= times.upper)
    lineEnd = goesOn ? axis.upperBound : x(analysis.end)
    let wishes = Self.wishes(analysis).filter { $0.kind == .end || times.contains($0.time) }
    marks = wishes.map { wish in
      if wish.time > times.upper {
        return Mark(kind: wish.kind, x: axis.upperBound, beyond: .right)
      }
      if wish.time < times.lower {
        return Mark(kind: wish.kind, x: axis.lowerBound, beyond: .left)
      }
      return Mark(kind: wish.kind, x: x(wish.time))
    }
    for (index, wish) in wishes.enumerated() {
      place(wish.texts, index, axis, unit, width)
    }
    crossings = analysis.crossings.filter(times.contains).map(x).filter { place in
      !marks.contains { $0.label.map { $0.span.contains(place) } ?? false }
    }.map { FadingPlace(place: $0) }
  }

  /// A row of what has been placed.
  init(marks: [Mark], crossings: [FadingPlace], lineEnd: Double, goesOn: Bool) {
    self.marks = marks
    self.crossings = crossings
    self.lineEnd = lineEnd
    self.goesOn = goesOn
  }

  /// A mark at a time with texts for its read-out, the longest first.
  private struct Wish {
    var kind: Kind
    var time: Double
    var texts: [String]
  }

  /// The marks, the most important read-out first.
  private static func wishes(_ analysis: MotionAnalysis) -> [Wish] {
    if analysis.end == 0 {
      return [Wish(kind: .end, time: 0, texts: ["at its target at once", "at once"])]
    }
    var wishes = [endWish(analysis)]
    if let peak = analysis.peak {
      let overshoot = "+" + MotionNumber.percent(analysis.overshoot)
      wishes.append(
        Wish(
          kind: .peak, time: peak.time,
          texts: ["\(overshoot) at \(MotionNumber.seconds(peak.time))", overshoot]))
    }
    if let duration = analysis.perceptualDuration {
      let seconds = MotionNumber.seconds(duration)
      wishes.append(
        Wish(
          kind: .perceptual, time: analysis.pass.origin + duration,
          texts: ["perceptual \(seconds)", seconds]))
    }
    return wishes
  }

  private static func endWish(_ analysis: MotionAnalysis) -> Wish {
    if analysis.crossesForEver {
      return Wish(kind: .end, time: .infinity, texts: ["swings for ever", "for ever"])
    }
    guard analysis.end.isFinite else {
      let isRepeated = analysis.pass.repetition != nil
      return Wish(
        kind: .end, time: .infinity,
        texts: isRepeated ? ["repeats for ever", "for ever"] : ["creeps on and on", "creeps"])
    }
    let seconds = MotionNumber.seconds(analysis.end)
    let isSpring = analysis.perceptualDuration != nil && analysis.pass.repetition == nil
    return Wish(
      kind: .end, time: analysis.end,
      texts: [(isSpring ? "at rest " : "ends ") + seconds, seconds])
  }

  /// Gives a mark the longest read-out for which there is room, to its right or to its left.
  private mutating func place(
    _ texts: [String], _ index: Int, _ axis: ClosedRange<Double>, _ unit: Double,
    _ width: (String) -> Double
  ) {
    let x = marks[index].x
    for text in texts {
      let length = width(text)
      for left in [x + Self.reach * unit, x - Self.reach * unit - length] {
        let span = left...left + length
        guard span.lowerBound >= axis.lowerBound, span.upperBound <= axis.upperBound + 0.5,
          isFree(span, for: index, unit)
        else { continue }
        marks[index].label = Label(text: text, span: span)
        return
      }
    }
  }

  private func isFree(_ span: ClosedRange<Double>, for index: Int, _ unit: Double) -> Bool {
    let gap = Self.gap * unit
    let room = span.lowerBound - gap...span.upperBound + gap
    return marks.indices.allSatisfy { other in
      if other != index, room.contains(marks[other].x) { return false }
      return marks[other].label.map { !$0.span.overlaps(room) } ?? true
    }
  }
}
