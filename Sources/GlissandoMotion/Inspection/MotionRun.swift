/// One run of an animation on an attribute, from its start to its end and beyond.
///
/// Times are seconds of the attribute's own time.
package final class MotionRun {
  /// How a run began.
  package enum Origin: Equatable, Sendable {
    /// Nothing moved before.
    case rest
    /// It took over, with value and velocity, from these.
    case replaced([Animation])
    /// It was added to these, which go on.
    case joined([Animation])
  }

  /// Why a run ended.
  package enum Ending: Equatable, Sendable {
    /// It came to rest, or to its end.
    case finished
    /// A newer one took over.
    case replaced(by: Animation)
    /// Endless, it faded as a newer one advanced.
    case retired
    /// The value was set without an animation.
    case jumped
    /// The view has gone, or its window.
    case removed
    /// Somebody finished it in the inspector.
    case finishedByHand
  }

  /// A number of its own, in the order of the starts.
  package let id: Int
  /// What moves: the name of the view and of its property.
  package let name: MotionName
  /// What moves it.
  package let animation: Animation
  /// From where to where.
  package let interval: MotionInterval
  /// How it began.
  package let origin: Origin
  /// When it began.
  package let start: Double
  /// How long it will take; ∞ where it never ends or only itself knows.
  package let duration: Double
  /// Whether it is a custom animation, which ends when it says so.
  package let isCustom: Bool
  /// Its progress over `curveLength` from its start, evenly spaced.
  ///
  /// What it did and what it will do: it changes only if the run is replaced. Empty where so much
  /// moves that nobody could look at it all.
  package let curve: [Double]
  /// The seconds that `curve` shows: the whole run, or of an endless one a part that repeats.
  package let curveLength: Double
  /// Why it ended; nil while it runs.
  package private(set) var ending: Ending?
  /// How long it ran.
  package private(set) var elapsed = 0.0
  /// How far it had come when it ended.
  package private(set) var lastProgress = 0.0
  /// How many runs one after the other this stands for, each replaced by its like: a value that
  /// follows the pointer begins again in each frame.
  package internal(set) var repetitions = 1

  let attribute: ObjectIdentifier
  let layer: Int
  /// When the layer goes; before the end of the run where another one will replace it.
  var layerEnd: Double
  var isFading = false

  /// Points of a curve: enough for a swing every two points of a small picture.
  private static let curvePoints = 49

  init(
    id: Int, name: MotionName, origin: Origin, note: LayerNote, of attribute: any InspectedMotion,
    hasCurve: Bool
  ) {
    self.id = id
    self.name = name
    self.origin = origin
    self.attribute = ObjectIdentifier(attribute)
    animation = note.animation
    layer = note.id
    start = note.start
    layerEnd = note.end
    duration = note.end - note.start
    isCustom = note.isCustom
    isFading = note.isFading
    interval =
      attribute.interval(ofLayer: note.id) ?? MotionInterval(from: [], to: [])
    let length = duration.isFinite ? duration : min(max(note.period, 0.25), 8)
    curveLength = length
    let step = length / Double(Self.curvePoints - 1)
    guard hasCurve else {
      curve = []
      return
    }
    curve = (0..<Self.curvePoints).map { index in
      attribute.progress(ofLayer: note.id, at: note.start + Double(index) * step) ?? 1
    }
  }

  func end(_ ending: Ending, at t: Double, progress: Double) {
    self.ending = ending
    elapsed = max(0, t - start)
    lastProgress = progress
  }

  /// The progress that the curve shows at a time after the start; that of the end from there on.
  package func curveProgress(at elapsed: Double) -> Double {
    guard curve.count > 1, curveLength > 0, elapsed.isFinite else { return curve.last ?? 1 }
    let place = min(max(elapsed / curveLength, 0), 1) * Double(curve.count - 1)
    let index = min(Int(place), curve.count - 2)
    let part = place - Double(index)
    return curve[index] + (curve[index + 1] - curve[index]) * part
  }
}
