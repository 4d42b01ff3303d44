/// The nodes that want to be evaluated at a time to come, without anything else changing.
@MainActor
package final class FrameSchedule {
  private struct Appointment {
    let time: Double
    let isMotion: Bool
    weak var node: EvaluatingNode?
  }

  private var appointments: [Appointment] = []
  private var remaining: [Appointment] = []

  /// Asks for an evaluation of `node` in the first frame at or after `time`, in seconds on the
  /// frame clock.
  ///
  /// Each node has one appointment; a later request replaces it. `isMotion` says that the node is on
  /// its way to an end, as an animation is.
  /// - Complexity: constant, unless an appointment is replaced.
  package func request(_ node: EvaluatingNode, at time: Double, isMotion: Bool = false) {
    cancel(node)
    node.hasAppointment = true
    appointments.append(Appointment(time: time, isMotion: isMotion, node: node))
  }

  /// Forgets the appointment of a node.
  func cancel(_ node: EvaluatingNode) {
    guard node.hasAppointment else { return }
    node.hasAppointment = false
    appointments.removeAll { $0.node === node || $0.node == nil }
  }

  /// Makes all appointments due now.
  func bringForward() {
    appointments = appointments.map {
      Appointment(time: -.infinity, isMotion: $0.isMotion, node: $0.node)
    }
  }

  /// Invalidates the nodes whose time has come and that somebody watches.
  func run(until time: Double) {
    guard !appointments.isEmpty else { return }
    remaining.removeAll(keepingCapacity: true)
    for appointment in appointments {
      guard let node = appointment.node else { continue }
      if appointment.time <= time, node.isWatched {
        node.hasAppointment = false
        node.invalidateBody()
      } else {
        remaining.append(appointment)
      }
    }
    swap(&appointments, &remaining)
  }

  /// Whether a node that somebody watches is on its way to an end.
  var hasMotion: Bool { appointments.contains { $0.isMotion && $0.node?.isWatched == true } }

  /// The time of the next appointment, in seconds on the frame clock; nil when there is none.
  ///
  /// What nobody watches waits for the frame in which somebody does again, whatever that comes for.
  var next: Double? {
    var earliest: Double?
    for appointment in appointments where appointment.time < earliest ?? .infinity {
      if appointment.node?.isWatched == true { earliest = appointment.time }
    }
    return earliest
  }
}
