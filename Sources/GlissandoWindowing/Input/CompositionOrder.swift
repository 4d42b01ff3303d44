import GlissandoViews

/// Puts what an input method makes of keys before the key that has ended it.
///
/// A key that the method lets through, as a space after a word, comes with its text before the word itself: SDL asks
/// the method about each key at once, and hears of what it composed when all keys are through.
struct CompositionOrder {
  /// Whether something is being composed.
  private var isComposing = false
  /// Where the key is that is to come next; nil where nothing has overtaken a composition.
  private var next: Int?

  /// Notes that the last of the inputs is a key with text.
  mutating func noteKey(in inputs: [TimedInput]) {
    if isComposing, next == nil { next = inputs.count - 1 }
  }

  /// Adds what the input method says: a composition, or the text that has become of it.
  mutating func add(_ input: TimedInput, to inputs: inout [TimedInput]) {
    if case .composition(let text, _) = input.event {
      isComposing = !text.isEmpty
    } else {
      isComposing = false
    }
    guard let place = next else {
      inputs.append(input)
      return
    }
    inputs.insert(input, at: place)
    next = place + 1
    // One composition for each key; what comes after it is about the next.
    if case .text = input.event {
      next = inputs.indices.dropFirst(place + 2).first { inputs[$0].typedText != nil }
    }
  }

  /// To be called when all that has arrived was taken.
  mutating func endFetch() { next = nil }
}
