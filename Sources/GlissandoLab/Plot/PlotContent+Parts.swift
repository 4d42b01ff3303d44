import GlissandoTools

// The parts of the time in which most happens.

extension PlotContent {
  /// The part of the time in which the front motion moves most; nil where that is nearly all.
  nonisolated var busiestPart: PlotRange? {
    let whole = scales.times
    let part = curves.first?.analysis.busiestThird ?? PlotRange(whole.lower, whole.length / 3)
    return part.length < whole.length * 0.9 ? part.kept(within: whole) : nil
  }

  /// The shortest part of the time that is shown, in seconds: a tenth of the part in which the fastest motion
  /// moves most, which is less than its curve bends in.
  nonisolated var shortestPart: Double {
    let parts = curves.compactMap { $0.analysis.busiestThird?.length }
    return (parts.min() ?? scales.times.length / 3) / 10
  }
}

extension MotionAnalysis {
  /// The third of the way to rest in which most happens, in seconds: for a spring the first one; nil
  /// where nothing moves.
  var busiestThird: PlotRange? {
    guard let fastest else { return nil }
    let rest = min(settlingDuration, shownDuration)
    let length = (rest - pass.origin) / 3
    guard length > 0, length.isFinite else { return nil }
    let start = min(max(fastest.time - length / 2, pass.origin), rest - length)
    return PlotRange(start, start + length)
  }
}
