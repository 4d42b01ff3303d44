// The steps of the lab that can be undone and done again.

/// What one step of undo is about, so that a row of changes of one thing is one step.
package enum LabChange: Hashable, Sendable {
  /// A number of a lane, by the parameter's name.
  case parameter(Lane.Letter, String)
  /// A lane's name, letter by letter.
  case name(Lane.Letter)
  /// A lane's curve, as a handle moves.
  case curve(Lane.Letter)
  /// One's own presets, and the lanes that are called by them.
  case presets
}

/// The documents before and after the present one, as many as anybody makes in a day.
package struct LabHistory: Equatable, Sendable {
  private(set) var past: [LabDocument] = []
  private(set) var future: [LabDocument] = []
  /// What the last step was about, while more of it joins that step.
  private var open: LabChange?

  /// An empty history.
  package init() {}

  /// A history as it was.
  init(past: [LabDocument], future: [LabDocument]) {
    (self.past, self.future) = (past, future)
  }

  /// How many steps come back the next time, each way.
  static let keptSteps = 200

  /// More steps than these, and an eighth, are not kept: some 10 MB.
  package static let greatestCount = 10_000

  /// Whether there is something to undo.
  package var canUndo: Bool { !past.isEmpty }
  /// Whether there is something to do again.
  package var canRedo: Bool { !future.isEmpty }

  /// Notes the document as it was before a change.
  ///
  /// - Parameter change: What the change is about; one that follows another of the same joins its
  ///   step until ``close()``. Nil stands for itself.
  /// - Returns: Whether the change begins a step of its own.
  @discardableResult
  package mutating func note(_ document: LabDocument, before change: LabChange?) -> Bool {
    future.removeAll()
    guard change == nil || change != open else { return false }
    past.append(document)
    // Many at a time: those that stay are moved.
    if past.count > Self.greatestCount * 9 / 8 { past.removeFirst(past.count - Self.greatestCount) }
    open = change
    return true
  }

  /// Ends the present step: what follows is a step of its own, whatever it is about.
  package mutating func close() { open = nil }

  /// The steps that come back the next time, each way: those that have changed nothing but presets do not.
  func kept(around document: LabDocument) -> (past: [LabDocument], future: [LabDocument]) {
    func kept(_ steps: [LabDocument]) -> [LabDocument] {
      zip(steps, steps.dropFirst() + [document])
        .filter {
          $0.presetChange == $1.presetChange || $0.lanes != $1.lanes || $0.file != $1.file
        }
        .map(\.0).suffix(Self.keptSteps)
    }
    return (kept(past), kept(future))
  }

  /// Has the steps around the present one belong to another file, as far as they belong to one now.
  mutating func rename(_ file: String?, to newFile: String) {
    func rename(_ steps: inout [LabDocument]) {
      for index in steps.indices.reversed() {
        guard steps[index].file == file else { return }
        steps[index].file = newFile
      }
    }
    rename(&past)
    rename(&future)
  }

  /// Goes back a step.
  ///
  /// - Parameter document: The present document.
  /// - Returns: The one before; nil where there is none.
  package mutating func undo(_ document: LabDocument) -> LabDocument? {
    guard let previous = past.popLast() else { return nil }
    future.append(document)
    open = nil
    return previous
  }

  /// Goes forward again by a step.
  ///
  /// - Parameter document: The present document.
  /// - Returns: The one after; nil where there is none.
  package mutating func redo(_ document: LabDocument) -> LabDocument? {
    guard let next = future.popLast() else { return nil }
    past.append(document)
    open = nil
    return next
  }
}
