import CEpoxy

/// The frames that were handed to the GPU and that it has not finished, in the current context.
package struct GLFrames {
  private var fences: [GLsync] = []

  package init() {}

  /// Notes that a frame has been handed over.
  package mutating func add() {
    if let fence = glissando_gl_fence() { fences.append(fence) }
  }

  /// How many are not finished; it does not wait for them.
  package mutating func countUnfinished() -> Int {
    while let fence = fences.first, glissando_gl_has_passed(fence) != 0 {
      glissando_gl_delete_fence(fence)
      fences.removeFirst()
    }
    return fences.count
  }

  /// Forgets them, before their context ends.
  package mutating func removeAll() {
    for fence in fences { glissando_gl_delete_fence(fence) }
    fences.removeAll()
  }
}
