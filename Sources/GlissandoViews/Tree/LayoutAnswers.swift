import Foundation
import GlissandoMotion

/// What an element answered to its container: sizes for the last few proposals, guides, and the space around it.
///
/// Stacks ask for the ideal, the smallest and the largest size and then make their offer, so four
/// entries hold whatever one layout asks; guides are asked for along one axis or two. All of it is
/// inline, so that measuring allocates nothing, and small, because every element has it.
struct LayoutAnswers {
  private var sizes: (SizeAnswer, SizeAnswer, SizeAnswer, SizeAnswer) = (
    SizeAnswer(), SizeAnswer(), SizeAnswer(), SizeAnswer()
  )
  private var horizontal = GuideAnswers()
  private var vertical = GuideAnswers()
  /// The number of sizes that were ever noted; the oldest gives way.
  private var sizeCount = 0
  /// The space that it prefers around itself; nil where nobody has asked.
  var spacing: ViewSpacing?

  var isEmpty: Bool { sizeCount == 0 && spacing == nil }

  // MARK: Sizes

  func size(for proposal: ProposedViewSize) -> CGSize? {
    let key = ProposalKey(proposal)
    if sizeCount > 0, sizes.0.proposal == key { return sizes.0.size }
    if sizeCount > 1, sizes.1.proposal == key { return sizes.1.size }
    if sizeCount > 2, sizes.2.proposal == key { return sizes.2.size }
    if sizeCount > 3, sizes.3.proposal == key { return sizes.3.size }
    return nil
  }

  mutating func note(_ size: CGSize, for proposal: ProposedViewSize) {
    let answer = SizeAnswer(proposal: ProposalKey(proposal), size: size)
    switch sizeCount % 4 {
    case 0: sizes.0 = answer
    case 1: sizes.1 = answer
    case 2: sizes.2 = answer
    default: sizes.3 = answer
    }
    sizeCount += 1
  }

  // MARK: Guides

  func guide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> GuideAnswer? {
    (key.axis == .horizontal ? horizontal : vertical).answer(key, ProposalKey(proposal))
  }

  mutating func note(_ guide: CGFloat?, _ key: AlignmentKey, for proposal: ProposedViewSize) {
    let answer = GuideAnswer(key: key, proposal: ProposalKey(proposal), value: guide)
    if key.axis == .horizontal { horizontal.note(answer) } else { vertical.note(answer) }
  }

  // MARK: Comparing

  /// Whether `element` gives the same answers now.
  @MainActor
  func agree(with element: LayoutNode) -> Bool {
    agrees(sizes.0, 0, element) && agrees(sizes.1, 1, element)
      && agrees(sizes.2, 2, element) && agrees(sizes.3, 3, element)
      && horizontal.agree(with: element) && vertical.agree(with: element)
      && (spacing == nil || spacing?.edges == element.viewSpacing.edges)
  }

  @MainActor
  private func agrees(_ answer: SizeAnswer, _ index: Int, _ element: LayoutNode) -> Bool {
    index >= sizeCount || element.sizeThatFits(answer.proposal.proposal) == answer.size
  }
}

/// The guides along one axis that were asked for: by the container, and by a pile that is asked for another
/// one than that by which it aligns.
private struct GuideAnswers {
  private var first: GuideAnswer?
  private var second: GuideAnswer?
  /// Whether a guide that the element sets has given way to another one.
  private var hasLost = false

  func answer(_ key: AlignmentKey, _ proposal: ProposalKey) -> GuideAnswer? {
    if let first, first.key == key { return first.proposal == proposal ? first : nil }
    guard let second, second.key == key, second.proposal == proposal else { return nil }
    return second
  }

  // The latest answer for a guide is the one that the container used.
  mutating func note(_ answer: GuideAnswer) {
    if first.map({ $0.key == answer.key }) ?? true { return first = answer }
    if let second, second.key != answer.key, second.value != nil { hasLost = true }
    second = answer
  }

  @MainActor
  func agree(with element: LayoutNode) -> Bool {
    // A guide that is no longer known may have been another one.
    !hasLost && agrees(first, element) && agrees(second, element)
  }

  @MainActor
  private func agrees(_ answer: GuideAnswer?, _ element: LayoutNode) -> Bool {
    guard let answer else { return true }
    return element.explicitGuide(answer.key, proposal: answer.proposal.proposal) == answer.value
  }
}

/// The size for a proposal.
struct SizeAnswer {
  fileprivate var proposal = ProposalKey(.unspecified)
  fileprivate var size = CGSize.zero
}

/// The position of a guide for a proposal; nil where the element sets none.
struct GuideAnswer {
  fileprivate let key: AlignmentKey
  fileprivate let proposal: ProposalKey
  let value: CGFloat?
}

/// A proposal in two words: not a number stands for the ideal length.
private struct ProposalKey: Equatable {
  private let width: UInt64
  private let height: UInt64

  init(_ proposal: ProposedViewSize) {
    width = Double(proposal.width ?? .nan).bitPattern
    height = Double(proposal.height ?? .nan).bitPattern
  }

  var proposal: ProposedViewSize {
    ProposedViewSize(width: Self.length(width), height: Self.length(height))
  }

  private static func length(_ bits: UInt64) -> CGFloat? {
    let length = Double(bitPattern: bits)
    return length.isNaN ? nil : CGFloat(length)
  }
}
