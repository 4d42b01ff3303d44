public import Foundation
public import GlissandoViews

// What a person does on a stage.

extension Stage {
  /// Clicks in the middle of an element, as it is shown now.
  ///
  /// - Throws: `StageError.notFound`, which lists the names that there are.
  public func tap(_ name: String) throws {
    let frame = try element(name).frame
    tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  /// Clicks at a point of the window.
  public func tap(at point: CGPoint) {
    press(at: point)
    release()
  }

  /// Moves the pointer to a point of the window and holds its button down.
  public func press(at point: CGPoint) {
    move(to: point)
    send(.pointerDown(point, button: 1, modifiers: []))
  }

  /// Moves the pointer to a point of the window.
  public func move(to point: CGPoint) {
    pointer = point
    send(.pointerMoved(point))
  }

  /// Lets the pointer's button go where the pointer is.
  public func release() {
    send(.pointerUp(pointer ?? .zero, button: 1))
  }

  /// Presses at a point, moves in a straight line at constant speed, and lets go at the other end
  /// while still moving.
  ///
  /// Time advances by `duration` seconds.
  public func drag(from start: CGPoint, to end: CGPoint, duration: Double = 0.25) {
    press(at: start)
    let began = time
    let finish = began + max(duration, 0)
    while time < finish - Self.timeTolerance {
      step(to: min(nextFrameTime, finish))
      let share = (time - began) / (finish - began)
      move(
        to: CGPoint(
          x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
    }
    if pointer != end { move(to: end) }
    release()
  }

  /// Turns the wheel at a point: content moves by `delta` points.
  public func scroll(by delta: CGSize, at point: CGPoint) {
    send(.wheel(delta: delta, at: point))
  }

  // MARK: Keyboard

  /// Presses a key and lets it go.
  public func key(_ key: KeyEquivalent, modifiers: EventModifiers = []) {
    press(key, String(key.character), modifiers)
  }

  /// Types text, key by key.
  public func type(_ text: String) {
    for character in text {
      let typed = String(character)
      let key = KeyEquivalent(Character(typed.lowercased()))
      if !press(key, typed, []) { send(.text(typed)) }
    }
  }

  @discardableResult
  private func press(
    _ key: KeyEquivalent, _ characters: String, _ modifiers: EventModifiers
  ) -> Bool {
    func event(_ phase: KeyPress.Phases) -> InputEvent {
      .key(
        KeyPress(
          key: key, characters: characters, modifiers: modifiers, phase: phase,
          typedText: modifiers.contains(.option) ? nil : characters))
    }
    let isHandled = send(event(.down))
    send(event(.up))
    return isHandled
  }

  @discardableResult
  private func send(_ event: InputEvent) -> Bool {
    // Views must have taken the place at which the person sees them.
    update()
    return running { host.send(event, at: time) }
  }
}
