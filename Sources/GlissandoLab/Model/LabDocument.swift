package import GlissandoNotation

/// What undo brings back: the lanes and which of them is being tuned.
///
/// There is always at least one lane, at most one for each letter, and they stand in the order of
/// their letters; every operation keeps it so.
package struct LabDocument: Hashable, Sendable {
  /// One to four lanes in the order of their letters.
  package private(set) var lanes: [Lane]
  /// The lane that is being tuned.
  package private(set) var selection: Lane.Letter
  /// The path of the file under whose name it was opened or saved; nil where it has none.
  package internal(set) var file: String?
  /// The change of one's own presets that was the last one on the way here; nil where there was none.
  var presetChange: PresetChange?

  /// A document of one lane.
  package init(_ setting: MotionSetting = .standard, name: String? = nil) {
    lanes = [Lane(.a, name: name, setting: setting)]
    selection = .a
  }

  /// The motions of a text, at most four; a document of its own where there are none.
  package init(_ motions: [ReadMotion]) {
    self.init(motions.first?.setting ?? .standard, name: motions.first?.name)
    for motion in motions.dropFirst() { add(motion.setting, name: motion.name) }
    select(.a)
  }

  /// Lanes in the order of their letters, of which there is one at least.
  init(lanes: [Lane]) {
    self.lanes = lanes
    selection = lanes[0].id
  }

  /// The lane of a letter, nil where there is none.
  package subscript(letter: Lane.Letter) -> Lane? { lanes.first { $0.id == letter } }

  /// The lane that is being tuned.
  package var selected: Lane { self[selection] ?? lanes[0] }

  /// The letter that the next lane gets, nil where there are four.
  package var freeLetter: Lane.Letter? {
    Lane.Letter.allCases.first { letter in self[letter] == nil }
  }

  // MARK: Changing

  /// Chooses the lane that is being tuned; a letter without a lane changes nothing.
  package mutating func select(_ letter: Lane.Letter) {
    if self[letter] != nil { selection = letter }
  }

  /// Changes a lane in place; a letter without a lane changes nothing.
  package mutating func change(_ letter: Lane.Letter, _ body: (inout Lane) -> Void) {
    guard let index = lanes.firstIndex(where: { $0.id == letter }) else { return }
    body(&lanes[index])
  }

  /// Adds a lane under the first free letter and selects it.
  ///
  /// - Returns: Its letter; nil where there are four, which changes nothing.
  @discardableResult
  package mutating func add(
    _ setting: MotionSetting, name: String? = nil, initialVelocity: Double = 0
  ) -> Lane.Letter? {
    guard let letter = freeLetter else { return nil }
    let lane = Lane(letter, name: name, setting: setting, initialVelocity: initialVelocity)
    lanes.insert(lane, at: lanes.firstIndex { $0.id.rawValue > letter.rawValue } ?? lanes.endIndex)
    selection = letter
    return letter
  }

  /// Adds a copy of a lane and selects it.
  ///
  /// - Returns: Its letter; nil where there are four or none of that letter.
  @discardableResult
  package mutating func duplicate(_ letter: Lane.Letter) -> Lane.Letter? {
    guard let lane = self[letter] else { return nil }
    let copy = add(lane.setting)
    if let copy { change(copy) { $0.adopt(lane) } }
    return copy
  }

  /// Exchanges what two lanes hold; letters and colours stay where they are.
  package mutating func swap(_ first: Lane.Letter, _ second: Lane.Letter) {
    guard let one = self[first], let other = self[second], first != second else { return }
    change(first) { $0.adopt(other) }
    change(second) { $0.adopt(one) }
  }

  /// Removes a lane; the last one stays.
  package mutating func remove(_ letter: Lane.Letter) {
    guard lanes.count > 1, let index = lanes.firstIndex(where: { $0.id == letter }) else { return }
    lanes.remove(at: index)
    if selection == letter { selection = lanes[min(index, lanes.count - 1)].id }
  }
}

extension MotionSetting {
  /// What the lab opens with: a spring that shows its overshoot and is of use.
  package static let standard = MotionSetting(
    .spring(.perceptual(duration: 0.5, bounce: 0.3)))
}
