import Foundation
import GlissandoMotion

/// The answers to the last few proposals.
///
/// Stacks ask for the ideal, the smallest and the largest size and then make their offer, so four
/// entries hold whatever one layout asks. Inline, so that measuring allocates nothing.
struct SizeCache {
  private var entries: (Entry?, Entry?, Entry?, Entry?) = (nil, nil, nil, nil)
  private var next = 0

  private struct Entry {
    var proposal: ProposedViewSize
    var size: CGSize
  }

  var isEmpty: Bool { entries.0 == nil }

  subscript(proposal: ProposedViewSize) -> CGSize? {
    get {
      if let entry = entries.0, entry.proposal == proposal { return entry.size }
      if let entry = entries.1, entry.proposal == proposal { return entry.size }
      if let entry = entries.2, entry.proposal == proposal { return entry.size }
      if let entry = entries.3, entry.proposal == proposal { return entry.size }
      return nil
    }
    set {
      guard let newValue else { return }
      let entry = Entry(proposal: proposal, size: newValue)
      switch next {
      case 0: entries.0 = entry
      case 1: entries.1 = entry
      case 2: entries.2 = entry
      default: entries.3 = entry
      }
      next = (next + 1) % 4
    }
  }

  mutating func removeAll() {
    entries = (nil, nil, nil, nil)
    next = 0
  }

  func allSatisfy(_ predicate: (ProposedViewSize, CGSize) -> Bool) -> Bool {
    holds(entries.0, predicate) && holds(entries.1, predicate) && holds(entries.2, predicate)
      && holds(entries.3, predicate)
  }

  private func holds(_ entry: Entry?, _ predicate: (ProposedViewSize, CGSize) -> Bool) -> Bool {
    guard let entry else { return true }
    return predicate(entry.proposal, entry.size)
  }
}

/// The answers to the last questions for alignment guides.
///
/// A container aligns along one axis or two, so two entries hold what it asks. Inline, like sizes.
struct GuideCache {
  private var entries: (Entry?, Entry?) = (nil, nil)

  /// What was answered.
  struct Entry {
    var key: AlignmentKey
    var proposal: ProposedViewSize
    var value: CGFloat?
  }

  func answer(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> Entry? {
    if let entry = entries.0, entry.key == key, entry.proposal == proposal { return entry }
    if let entry = entries.1, entry.key == key, entry.proposal == proposal { return entry }
    return nil
  }

  mutating func note(_ value: CGFloat?, _ key: AlignmentKey, _ proposal: ProposedViewSize) {
    let entry = Entry(key: key, proposal: proposal, value: value)
    // The latest answer for an axis is the one that the container used.
    if key.axis == .horizontal { entries.0 = entry } else { entries.1 = entry }
  }

  mutating func removeAll() { entries = (nil, nil) }

  func allSatisfy(_ test: (AlignmentKey, ProposedViewSize, CGFloat?) -> Bool) -> Bool {
    if let entry = entries.0, !test(entry.key, entry.proposal, entry.value) { return false }
    if let entry = entries.1, !test(entry.key, entry.proposal, entry.value) { return false }
    return true
  }
}
