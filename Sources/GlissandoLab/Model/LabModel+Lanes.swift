import GlissandoMotion
package import GlissandoNotation

// What is done with the lab's lanes.

extension LabModel {
  /// Chooses the lane that is being tuned, which is no step of its own.
  package func select(_ letter: Lane.Letter) {
    guard letter != document.selection else { return }
    endStep()
    move { $0.select(letter) }
  }

  /// Adds a lane, which slides in.
  ///
  /// - Returns: Its letter; nil where there are four.
  @discardableResult
  package func add(
    _ setting: MotionSetting, name: String? = nil, initialVelocity: Double = 0
  ) -> Lane.Letter? {
    withAnimation(Self.motion) {
      var letter: Lane.Letter?
      edit { letter = $0.add(setting, name: name, initialVelocity: initialVelocity) }
      return letter
    }
  }

  /// Adds a copy of a lane, which slides in.
  package func duplicate(_ letter: Lane.Letter) {
    withAnimation(Self.motion) { edit { $0.duplicate(letter) } }
  }

  /// Exchanges what a lane and the next one hold.
  package func swapWithNext(_ letter: Lane.Letter) {
    guard let index = lanes.firstIndex(where: { $0.id == letter }), lanes.count > 1 else { return }
    let other = lanes[(index + 1) % lanes.count].id
    withAnimation(Self.motion) { edit { $0.swap(letter, other) } }
  }

  /// Removes a lane, which slides out; the last one stays.
  package func remove(_ letter: Lane.Letter) {
    withAnimation(Self.motion) { edit { $0.remove(letter) } }
  }

  /// Names a lane; an empty name gives it back its setting's own words.
  package func rename(_ letter: Lane.Letter, _ name: String) {
    edit(.name(letter)) { document in
      document.change(letter) { $0.name = name.isEmpty ? nil : name }
    }
  }
}
