import Foundation
import GlissandoMotion

/// Many attributes in one table, each with an observer of its own, as a tree of views has them.
final class Field<Value: VectorArithmetic> {
  let table = LiveAnimations()
  private var attributes: [AnimatedAttribute<Value>] = []
  private var observers: [Observer] = []
  private let transaction: Transaction
  private let environment = EnvironmentValues()
  private let ends: (Value, Value)
  private var isAtSecond = false
  /// The value that was read last.
  private(set) var latest: Value

  /// Notes that it was told: like a view's node that must be drawn, it reads what it has noted before
  /// it writes.
  final class Observer: AnimatedAttributeObserver {
    private(set) var changes = 0

    func animatedValueChanged(_ attribute: AnyAnimatedAttribute) { changes &+= 1 }
    func animationEnded(_ attribute: AnyAnimatedAttribute) {}
  }

  init(count: Int, animation: Animation, from: Value, to: Value) {
    transaction = Transaction(animation: animation)
    ends = (from, to)
    latest = from
    for _ in 0..<count {
      let observer = Observer()
      let attribute = AnimatedAttribute(from, label: "x", in: table)
      attribute.observer = observer
      observers.append(observer)
      attributes.append(attribute)
    }
    retargetAll(at: 0)
  }

  /// A frame: everything moves on, and every view reads its value.
  func show(at time: Double) {
    table.tick(to: time)
    for attribute in attributes { latest = attribute.shown }
  }

  func retargetAll(at time: Double) {
    isAtSecond.toggle()
    let target = isAtSecond ? ends.1 : ends.0
    for attribute in attributes {
      attribute.set(target, transaction: transaction, environment: environment, at: time)
    }
  }
}
