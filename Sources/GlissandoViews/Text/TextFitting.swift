import Foundation
import GlissandoDrawing
import GlissandoMotion

/// Finds the largest size, down to a part of the size asked for, at which a text fits.
@MainActor
struct TextFitting {
  private let source: TextSource
  private let proposal: ProposedViewSize
  private let leastScale: Double
  private let shaper: any TextShaper
  /// The steps between the sizes that are tried: fewer would make a text jump as its room grows.
  private static let stepCount = 32

  init(
    _ source: TextSource, _ proposal: ProposedViewSize, leastScale: Double,
    _ shaper: any TextShaper
  ) {
    self.source = source
    self.proposal = proposal
    self.leastScale = leastScale
    self.shaper = shaper
  }

  /// The layout at the largest size that fits, or at the least.
  /// - Complexity: a few layouts, which the shaper keeps; of a single line one to three.
  func fitted(_ layout: TextLayout) -> TextLayout {
    if fits(layout) { return layout }
    var (low, high) = (0, Self.stepCount)
    if let guess = lineStep {
      guard guess > 0 else { return scaled(0) }
      if fits(scaled(guess)) { low = guess } else { high = guess }
      let next = low == guess ? min(guess + 1, high) : guess - 1
      if next < high, next > low { if fits(scaled(next)) { low = next } else { high = next } }
    }
    while high - low > 1 {
      let middle = (low + high) / 2
      if fits(scaled(middle)) { low = middle } else { high = middle }
    }
    return scaled(low)
  }

  /// The step at which a single line should fit, since lines grow as their letters do; nil for what
  /// may have several.
  private var lineStep: Int? {
    guard source.lineLimit == 1, let width = proposal.width, leastScale < 1 else { return nil }
    let natural = shaper.layout(source, width: nil)
    guard natural.lineCount == 1, natural.size.width > 0 else { return nil }
    let scale = Double(width / natural.size.width)
    let step = (scale - leastScale) / (1 - leastScale) * Double(Self.stepCount)
    return Int(min(max(step.rounded(.down), 0), Double(Self.stepCount - 1)))
  }

  private func scaled(_ step: Int) -> TextLayout {
    let scale = leastScale + (1 - leastScale) * Double(step) / Double(Self.stepCount)
    var source = source
    for index in source.spans.indices {
      source.spans[index].font.size *= scale
      source.spans[index].kerning *= scale
    }
    return shaper.layout(source, width: proposal.width.map(Double.init))
  }

  private func fits(_ layout: TextLayout) -> Bool {
    if layout.isTruncated { return false }
    if let width = proposal.width, layout.size.width > width + 0.5 { return false }
    // Text of several lines shrinks where there is no height for all of them.
    guard layout.lineCount > 1, let height = proposal.height, height.isFinite, height > 0 else {
      return true
    }
    return layout.size.height <= height + 0.5
  }
}
