package import GlissandoNotation
package import GlissandoWindowing

// How the lab comes back as it was.

extension LabModel {
  /// Brings back what a memory has, and keeps in it what becomes of it.
  ///
  /// - Parameter motions: What to begin with instead of the lanes that there were, which undo brings
  ///   back; none for those.
  package func follow(_ memory: LabMemory, opening motions: [ReadMotion] = []) {
    switch memory.load() {
    case .nothing: break
    case .session(let session): restore(session)
    case .damaged(let sentence): say(LabNotice(sentence, isProblem: true))
    }
    memory.begin(with: session)
    self.memory = memory
    // A program that was started from a menu has nobody who reads what it writes.
    memory.listen { [weak self] message in
      let sentence = message.prefix(1).uppercased() + String(message.dropFirst()).asSentence
      Task { @MainActor in self?.say(LabNotice(sentence, isProblem: true)) }
    }
    score.changed = { [weak self] in self?.remember() }
    if !motions.isEmpty { edit { $0 = LabDocument(motions) } }
  }

  /// All that comes back.
  package var session: LabSession {
    LabSession(
      document: document, history: history, specimen: score.kind, picture: score.picture,
      interruption: score.interruption, isLooping: score.isLooping, section: openSection,
      drawer: drawer, plotWindow: plotWindow, size: windowSize, cover: windowCover)
  }

  private func restore(_ session: LabSession) {
    document = session.document
    history = session.history
    score.kind = session.specimen
    score.picture = session.picture
    score.interruption = session.interruption
    score.isLooping = session.isLooping
    openSection = session.section
    drawer = session.drawer
    plotWindow = session.plotWindow
    windowSize = session.size
    windowCover = session.cover
  }

  /// Keeps how the window stands that is the lab's own.
  package func note(_ shape: WindowShape) {
    if let size = shape.size { windowSize = size }
    windowCover = shape.cover
  }

  /// Keeps what there is now; what is being dragged is kept when it is let go.
  func remember() {
    guard let memory, !isDragging else { return }
    memory.save(session)
  }
}
