import Foundation
import GlissandoSession
import GlissandoViews
import GlissandoWindowing

// How the loop collects events and hands them to the views.

extension FrameLoop {
  func collectEvents() throws(WindowError) {
    if events.fetch(coordinatesPerPoint: window.coordinatesPerPoint) {
      settlingEnd = hostClock.now + Self.settlingTime
      textInput.endFetch()
    }
    if signalWatcher.consumeSignal() {
      isEnding = true
      control?.isInterrupted = true
    }
    if DisplayErrors.isGone { throw .destroyed }
    deliverCompanionEvents()
    if let endDue, hostClock.now >= endDue { isEnding = true }
    let signals = events.dequeueSignals()
    if !signals.isEmpty { try follow(signals) }
  }

  /// Does what concerns the window itself.
  private func follow(_ signals: WindowSignals) throws(WindowError) {
    if signals.contains(.quit), DisplayConnection.isBroken(behind: window.handle) {
      throw .connectionLost
    }
    if !signals.isDisjoint(with: [.close, .quit]) { isEnding = true }
    if signals.contains(.hidden) { note(.minimised, true) }
    if signals.contains(.shown) { note(.minimised, false) }
    if signals.contains(.fullScreen) { toggleFullScreen() }
    if signals.contains(.exposed) { requestsFullPaint = true }
    if signals.contains(.arranged), window.connection.system == .wayland {
      (requestsFullPaint, confirmsPicture) = (true, true)
    }
    if signals.contains(.displays) { followDisplays() }
    if signals.contains(.geometry) {
      noteFullScreen()
      try fitToWindow()
    }
    if signals.contains(.arranged) {
      window.updateFrame()
      noteShape()
    }
    accessibility?.note()
    if signals.contains(.activated), hasPresented { askForAssistance() }
  }

  /// Tells the views what arrived, in order, with times that never decrease.
  func deliverInput(until latest: Double?) {
    events.deliver { input in
      if toolsHandle(input.event) { return }
      let time = min(clock.frameSeconds(at: input.time), latest ?? .infinity)
      lastEventTime = max(lastEventTime, time)
      hasInput = true
      accessibility?.note()
      pointer.note(input.event, at: input.time)
      let isHandled = source.send(input.event, at: lastEventTime)
      if let text = input.typedText, !isHandled {
        _ = source.send(.text(text), at: lastEventTime)
      }
    }
  }

  /// Lets input methods take part while a field of the window with the keyboard has it, and tells them where that is.
  func updateTextInput() {
    let second = companion.flatMap { $0.window.hasKeyboard ? $0 : nil }
    let place = second.map { $0.host.textInput } ?? source.textInput
    textInput.set(place?.field)
    candidatePlace.tell(place?.caret, in: second?.window ?? window)
  }

  func drainMainQueue() {
    requestsDrain = false
    timerDue = source.drain(mainQueue).map { hostClock.now + $0 }
    if let images = source.hosts.first?.imagesReadAhead() { presenter.prefetch(images) }
  }

  /// Drains the main queue unless there is nothing in it for sure: asking the run loop allocates,
  /// which a frame in which only animations run must not.
  ///
  /// Its timers and blocks can only have come from code of the program, and that has run only where
  /// something says so.
  func drainMainQueueIfNeeded() {
    let isTimerDue = timerDue.map { $0 <= hostClock.now } ?? false
    guard requestsDrain || hasInput || isTimerDue || mainQueue.isReady else { return }
    hasDrained = true
    drainMainQueue()
  }
}
