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
  /// - Complexity: a few layouts, which the shaper keeps.
  func fitted(_ layout: TextLayout) -> TextLayout {
    if fits(layout) { return layout }
    var (low, high) = (0, Self.stepCount)
    while high - low > 1 {
      let middle = (low + high) / 2
      if fits(scaled(middle)) { low = middle } else { high = middle }
    }
    return scaled(low)
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
