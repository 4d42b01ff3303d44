import Foundation
import GlissandoControls
import GlissandoMotion
public import GlissandoViews

// What a view does with the values of a publisher.

extension View {
  /// Runs an action for each value that a publisher hands out while the view is there.
  ///
  /// A timer is heard on the view's own clock: it stands still when that does, and goes on with it.
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(Attachment(attached: Receiver(publisher: publisher, action: action)))
  }
}

/// A publisher that hands out dates at regular intervals.
protocol TickingPublisher {
  var interval: TimeInterval { get }
}

/// Listens to a publisher; shows nothing.
nonisolated private struct Receiver<P: Publisher>: View, PrimitiveView where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void

  @MainActor static var isMultiple: Bool { true }

  @MainActor func makeNode(in context: NodeContext) -> ViewNode {
    DrivenKit(context) { Receiving(self, $0) }
  }
}

/// Hears what a publisher hands out.
private final class Receiving<P: Publisher>: DrivenBehavior where P.Failure == Never {
  private let driven: DrivenKit<Receiving>
  private var view: Receiver<P>
  private var listening: AnyCancellable?
  /// When the next date is due, in seconds on the frame clock; nil for a publisher of another kind.
  private var due: Double?
  /// Shorter intervals are those of every frame.
  private static var shortestInterval: Double { 1e-3 }

  init(_ view: Receiver<P>, _ node: DrivenKit<Receiving>) {
    self.view = view
    driven = node
    listen()
  }

  var node: ViewNode { driven }
  var debugName: String { "onReceive(_:perform:)" }

  func update<V: View>(_ view: V) {
    let newer = sameView(view, as: Receiver<P>.self)
    let isSame = areEqualValues(self.view.publisher, newer.publisher)
    self.view = newer
    guard !isSame else { return }
    listen()
    driven.invalidateBody()
  }

  private func listen() {
    if let ticking = view.publisher as? any TickingPublisher {
      due = tree.time + max(ticking.interval, Self.shortestInterval)
      return
    }
    listening = view.publisher.sink { [weak self] value in
      let carried = Carried((self, value))
      if MainContext.isCurrent {
        MainActor.assumeIsolated { carried.value.0?.receive(carried.value.1) }
      } else {
        DispatchQueue.main.async {
          MainActor.assumeIsolated { carried.value.0?.receive(carried.value.1) }
        }
      }
    }
  }

  private func receive(_ value: P.Output) {
    tree.enqueue(by: node) { [weak self] in
      guard let self, isAlive else { return }
      view.action(value)
    }
  }

  func evaluate() {
    driven.show { EmptyView() }
    guard let ticking = view.publisher as? any TickingPublisher, var due else { return }
    let interval = max(ticking.interval, Self.shortestInterval)
    if tree.time >= due {
      // Those that were missed are not made up for.
      due += interval * ((tree.time - due) / interval).rounded(.down) + interval
      let date = tree.dateOrigin.addingTimeInterval(tree.time)
      if let value = date as? P.Output { receive(value) }
    }
    self.due = due
    tree.schedule.request(driven, at: due)
  }

  func willDestroy() { listening = nil }
}
