import Foundation
import GlissandoDrawing
import Synchronization

/// Texts that a thread of its own shapes before they are wanted, with the fonts that they need.
///
/// Pango serves one thread at a time: after each layout it is left to the others. The thread has the priority of all, as
/// nobody could go on while one holds Pango that never gets a processor.
final class ShapingAhead: Sendable {
  /// A layout that nobody else has yet.
  private struct Done: @unchecked Sendable {  // whoever asks it for more holds Pango
    let layout: TextLayout
  }

  private struct State {
    var wanted: [AwaitedText] = []
    /// What is being shaped; nil when it has been asked for meanwhile, and for nothing.
    var current: AwaitedText?
    var done: [AwaitedText: Done] = [:]
    var byteCount = 0
    var isWorking = false
  }

  /// The seconds for which Pango is left to others after each layout.
  private static let pause = 0.002
  /// More is not kept: three slides full of text have a tenth.
  private static let greatestByteCount = 1 << 20

  private let state = Mutex(State())
  private let maker: LayoutMaker

  init(_ maker: LayoutMaker) { self.maker = maker }

  /// The number of layouts that are ready.
  var count: Int { state.withLock { $0.done.count } }
  var isWorking: Bool { state.withLock { $0.isWorking } }

  /// Shapes these texts, in this order; what was shaped before and is none of them is forgotten.
  func want(_ texts: [AwaitedText]) {
    let sources = Set(texts.map(\.source))
    // Layouts wait for Pango when they are let go of, and nobody for them: the old ones live until the lock is free.
    let (begins, _) = state.withLock { state in
      let old = state.done
      state.done = old.filter { sources.contains($0.key.source) }
      state.byteCount = state.done.values.reduce(0) { $0 + $1.layout.byteCount }
      state.current = nil
      state.wanted = texts.filter { text in
        text.isShort && text.isMissing { state.done[$0]?.layout }
      }
      let begins = !state.isWorking && !state.wanted.isEmpty
      if begins { state.isWorking = true }
      return (begins, old)
    }
    if begins { Thread.detachNewThread { self.work() } }
  }

  /// The layout of a text that is ready; nil where it is not, and then nobody shapes it ahead any longer.
  func consume(_ key: AwaitedText) -> TextLayout? {
    let done = state.withLock { state in
      state.wanted.removeAll { $0.source == key.source }
      if state.current?.source == key.source { state.current = nil }
      let done = state.done.removeValue(forKey: key)
      state.byteCount -= done?.layout.byteCount ?? 0
      return done
    }
    return done?.layout
  }

  private func work() {
    while let text = next() {
      guard let natural = make(text.natural, for: text) else { continue }
      if let wrapped = text.wrapped(natural) { _ = make(wrapped, for: text) }
    }
  }

  private func next() -> AwaitedText? {
    state.withLock { state in
      if state.byteCount >= Self.greatestByteCount { state.wanted = [] }
      state.current = state.wanted.isEmpty ? nil : state.wanted.removeFirst()
      state.isWorking = state.current != nil
      return state.current
    }
  }

  /// Makes a layout that is not there; nil where nobody wants it any longer.
  private func make(_ key: AwaitedText, for text: AwaitedText) -> TextLayout? {
    if let known = state.withLock({ $0.done[key] }) { return known.layout }
    let done = Done(layout: maker.layout(key))
    let isWanted = state.withLock { state in
      guard state.current == text else { return false }
      state.done[key] = done
      state.byteCount += done.layout.byteCount
      return true
    }
    Thread.sleep(forTimeInterval: Self.pause)
    return isWanted ? done.layout : nil
  }
}

extension AwaitedText {
  /// The longest text, in bytes, for which others may have to wait: about a millisecond.
  private static let longestSource = 2048

  fileprivate var isShort: Bool {
    source.spans.reduce(0) { $0 + $1.string.utf8.count } <= Self.longestSource
  }

  /// The text in one line for each paragraph.
  var natural: AwaitedText { AwaitedText(source, width: nil) }

  /// The text as it is wrapped; nil where its width is enough for its natural layout.
  func wrapped(_ natural: TextLayout) -> AwaitedText? {
    guard let width, width.isFinite, Double(natural.size.width) > width else { return nil }
    return AwaitedText(source, width: max(1, width))
  }

  /// Whether a layout that it comes to is not known.
  func isMissing(_ known: (AwaitedText) -> TextLayout?) -> Bool {
    guard let natural = known(self.natural) else { return true }
    return wrapped(natural).map { known($0) == nil } ?? false
  }
}
