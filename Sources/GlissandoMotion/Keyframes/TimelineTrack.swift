import Foundation

/// A track as a timeline plays it: it moves one property of a value.
///
/// A class, so that a timeline calls its tracks without looking types up.
class TimelineTrack<Root> {
  /// Seconds.
  let duration: Double

  init(duration: Double) {
    self.duration = duration
  }

  /// Writes what the property is at a time, in seconds, into a value.
  func apply(to root: inout Root, at time: Double) { fatalError("abstract") }

  /// The track as one of plain numbers, if it is.
  var plainPart: PlainTracks.Part? { nil }

  /// The velocity of the property at a time, in seconds.
  func velocity(at time: Double) -> KeyframeVelocity<Root>.Part { fatalError("abstract") }
}

/// A track of any property that can be animated.
final class PropertyTrack<Root, Property: Animatable>: TimelineTrack<Root> {
  private let keyPath: WritableKeyPath<Root, Property>
  private let curve: KeyframeCurve<Property.AnimatableData>
  /// Where the data is written into: the values of the keyframes that take time.
  private let prototypes: [Property]
  private let first: Property
  private let last: Property

  /// Creates a track.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - curve: What it does.
  ///   - initial: The property before the first keyframe.
  ///   - values: The values of all keyframes.
  init(
    keyPath: WritableKeyPath<Root, Property>, curve: KeyframeCurve<Property.AnimatableData>,
    initial: Property, values: [Property]
  ) {
    self.keyPath = keyPath
    self.curve = curve
    prototypes = curve.keyframes.map { values[$0] }
    var start = initial
    if let segment = curve.segments.first { start.replaceData(with: segment.value(at: 0)) }
    first = start
    var end = values.last ?? initial
    end.replaceData(with: curve.final)
    last = end
    super.init(duration: curve.duration)
  }

  override func apply(to root: inout Root, at time: Double) {
    guard time < duration else {
      root[keyPath: keyPath] = last
      return
    }
    guard time > 0 else {
      root[keyPath: keyPath] = first
      return
    }
    let index = curve.index(at: time)
    var value = prototypes[index]
    value.animatableData = curve.segments[index].value(at: time)
    root[keyPath: keyPath] = value
  }

  override func velocity(at time: Double) -> KeyframeVelocity<Root>.Part {
    .init(property: keyPath, velocity: curve.velocity(at: time))
  }
}

extension Animatable {
  /// Writes data unless it is there already: a value whose data is rounded on the way stays exact.
  fileprivate mutating func replaceData(with data: AnimatableData) {
    if animatableData != data { animatableData = data }
  }
}

/// A track of a stored property that consists of a few Doubles and nothing else.
///
/// It does what `PropertyTrack` does, without generics and key paths on the path of every frame.
final class NumbersTrack<Root>: TimelineTrack<Root> {
  private let part: PlainTracks.Part
  private let tracks: PlainTracks
  private let makePart: (Vector4) -> KeyframeVelocity<Root>.Part

  /// Creates a track; nil where the property is not plain, or not stored in the value itself.
  init?<Property: Animatable>(
    keyPath: WritableKeyPath<Root, Property>, initial: Property.AnimatableData,
    steps: [KeyframeStep<Property.AnimatableData>], velocity: Property.AnimatableData
  ) {
    guard let numbers = PlainNumbers(Property.self),
      let offset = MemoryLayout<Root>.offset(of: keyPath)
    else { return nil }
    let curve =
      KeyframeReduction(
        steps.map { $0.map(numbers.vector) }, from: numbers.vector(initial),
        velocity: numbers.vector(velocity)
      ).curve
    part = PlainTracks.Part(curve: curve, numbers: numbers, offset: offset)
    tracks = PlainTracks([part])
    makePart = {
      .init(property: keyPath, velocity: numbers.data($0, as: Property.AnimatableData.self))
    }
    super.init(duration: curve.duration)
  }

  override func apply(to root: inout Root, at time: Double) {
    // The property lies at its offset in the value (`MemoryLayout.offset(of:)` says so of stored
    // properties only) and consists of so many Doubles, as `PlainNumbers` knows of its type.
    withUnsafeMutablePointer(to: &root) { tracks.write(at: time, to: UnsafeMutableRawPointer($0)) }
  }

  override func velocity(at time: Double) -> KeyframeVelocity<Root>.Part {
    makePart(part.curve.velocity(at: time))
  }

  override var plainPart: PlainTracks.Part? { part }
}

/// How the data of a type that is nothing but Doubles lies in its memory.
struct PlainNumbers {
  let count: Int
  /// From data to memory.
  let scale: Double

  /// Creates the layout of a type; nil where the type is not known to be plain.
  init?<Property: Animatable>(_ type: Property.Type) {
    if type == Double.self {
      count = 1
    } else if type == CGFloat.self {
      count = 1
    } else if type == CGPoint.self || type == CGSize.self {
      count = 2
    } else if type == CGRect.self {
      count = 4
    } else if type == Angle.self {
      count = 1
    } else {
      return nil
    }
    // An angle's data is a multiple of the radians that it stores, a power of two: exact.
    scale = type == Angle.self ? 1 / Angle(radians: 1).animatableData : 1
    let size = count * MemoryLayout<Double>.size
    guard MemoryLayout<Property>.size == size,
      MemoryLayout<Property.AnimatableData>.size == size
    else { return nil }
  }
}
