// Properties of views that keep something in a node.

/// A property wrapper that a view may hold and that is brought up to date before its body is
/// evaluated.
public protocol DynamicProperty {
  /// Called before each evaluation of the view that holds the property.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A property that keeps something in its view's node.
@MainActor
package protocol NodeProperty: DynamicProperty {
  /// Whether the value is given by the parent, so that a changed one needs an evaluation.
  static var comesFromParent: Bool { get }
  /// Connects the property of a new value with what the node keeps.
  mutating func install(_ slot: inout AnyObject?, node: ViewNode, subscriber: Subscriber)
}

extension NodeProperty {
  package static var comesFromParent: Bool { false }
}

/// What a node keeps for the properties of its view, by position.
@MainActor
struct PropertyStorage {
  private var slots: [AnyObject?]

  init(_ fields: ViewFields) {
    slots = Array(repeating: nil, count: fields.properties.count)
  }

  /// Connects every property of `view` with its storage.
  mutating func install<V>(
    _ fields: ViewFields, into view: inout V, node: ViewNode, _ subscriber: Subscriber
  ) {
    if slots.isEmpty && fields.updating.isEmpty { return }
    withRawMutablePointer(to: &view) { install(fields, at: $0, node, subscriber) }
  }

  private mutating func install(
    _ fields: ViewFields, at view: UnsafeMutableRawPointer, _ node: ViewNode,
    _ subscriber: Subscriber
  ) {
    for (index, property) in fields.properties.enumerated() {
      install(property.type, view + property.offset, &slots[index], node, subscriber)
    }
    for wrapper in fields.updating { update(wrapper.type, view + wrapper.offset) }
  }

  /// What is there for the properties now; nil if that is nothing.
  var savedState: [AnyObject?]? { slots.contains { $0 != nil } ? slots : nil }

  /// Goes on with what the properties of the same view have kept.
  mutating func recall(_ saved: [AnyObject?]) { slots = saved }

  /// Lets go of what the view kept.
  mutating func remove() { slots.removeAll() }

  private func install<P: NodeProperty>(
    _ type: P.Type, _ pointer: UnsafeMutableRawPointer, _ slot: inout AnyObject?,
    _ node: ViewNode, _ subscriber: Subscriber
  ) {
    pointer.assumingMemoryBound(to: P.self).pointee
      .install(&slot, node: node, subscriber: subscriber)
  }

  private func update<P: DynamicProperty>(_ type: P.Type, _ pointer: UnsafeMutableRawPointer) {
    pointer.assumingMemoryBound(to: P.self).pointee.update()
  }
}
