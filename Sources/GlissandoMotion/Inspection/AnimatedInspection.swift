/// What an inspector sees of an `Animated` value that a view shows.
///
/// The view says in each frame at which time it shows the value. Nothing is compared as long as nobody
/// records.
final class AnimatedInspection<Value: Animatable>: InspectedMotion {
  let label: String
  private(set) weak var owner: AnyObject?
  /// The value, which keeps this; nil as it goes.
  private weak var value: Animated<Value>?
  private let table: LiveAnimations
  /// Called after the inspector has changed what is to be seen.
  private let changed: () -> Void
  private(set) var frameTime = 0.0
  /// The layers that moved it then.
  private var shownLayers: [Int] = []

  init(
    of value: Animated<Value>, in table: LiveAnimations, label: String, owner: AnyObject,
    changed: @escaping () -> Void
  ) {
    self.value = value
    self.table = table
    self.label = label
    self.owner = owner
    self.changed = changed
    table.addGuest(self)
  }

  func end() { table.removeGuest(self) }

  var clock: MotionClock? { value?.clock }
  var isRunning: Bool { value?.stack.layers.isEmpty == false }

  /// A frame shows the value at a time.
  func show(at time: Double) {
    guard time.isFinite else { return }
    frameTime = time
    guard table.recorder != nil, !isHeld else { return }
    let layers = layerNotes().map(\.id)
    guard layers != shownLayers else { return }
    shownLayers = layers
    note(.settled, at: motionTime)
    if layers.isEmpty { value?.dropClock(at: motionTime) }
  }

  /// Tells the recorder, where there is one, that something about the motion has changed.
  func note(_ change: MotionChange, at time: Double) {
    table.recorder?.note(change, of: self, at: time)
  }

  // MARK: What moves it

  /// What has come to its end does not count, although the value keeps it until it moves again.
  func layerNotes() -> [LayerNote] {
    guard let value else { return [] }
    let ended = isHeld ? [] : value.stack.layers.filter { $0.hasEnded(at: motionTime) }.map(\.id)
    return value.stack.layerNotes().filter { !ended.contains($0.id) }
  }

  func interval(ofLayer id: Int) -> MotionInterval? { value?.stack.interval(ofLayer: id) }

  func progress(ofLayer id: Int, at t: Double) -> Double? {
    value?.stack.progress(ofLayer: id, at: t)
  }

  var valueType: Any.Type { Value.AnimatableData.self }

  func components(at t: Double) -> MotionComponents {
    value?.stack.components(at: t) ?? MotionComponents()
  }

  // MARK: What may be done to it

  func go(by clock: MotionClock) {
    value?.clock = clock
    changed()
  }

  func finishNow() {
    guard let value, isRunning else { return }
    value.finish()
    shownLayers = []
    changed()
  }
}

extension Animated {
  /// Shows the value to the inspectors of a table, as that of a view.
  ///
  /// A value is shown in one place at a time: the latest.
  ///
  /// - Parameters:
  ///   - table: The animations of the view's window.
  ///   - label: What the value is.
  ///   - owner: The node of the view; not kept alive.
  ///   - changed: Called after an inspector has changed what is to be seen.
  package func beginInspection(
    in table: LiveAnimations, label: String, owner: AnyObject, changed: @escaping () -> Void
  ) {
    endInspection()
    inspection = AnimatedInspection(
      of: self, in: table, label: label, owner: owner, changed: changed)
  }

  /// Tells inspectors at which time a frame shows the value.
  package func show(at time: Double) { inspection?.show(at: time) }

  /// Hides the value from inspectors; what they held or slowed goes on from where it is.
  package func endInspection() {
    if inspection?.isHeld == true { inspection?.setHeld(false) }
    if inspection?.ownRate != 1 { inspection?.setOwnRate(1) }
    inspection?.end()
    inspection = nil
  }
}
