/// What has to be told about a tree of elements that was told before.
package enum AccessibleChange: Equatable, Sendable {
  /// There is a new element, without place so far.
  case added(AccessibleElement)
  /// An element is other than it was; those inside are not meant.
  case updated(AccessibleElement)
  /// An element has others inside than before, in this order.
  case children(of: Int, [Int])
  /// An element is no more.
  case removed(Int)
  /// Another element has the keyboard; nil for none.
  case focused(Int?)

  /// What leads from one tree to another: new elements first, then who is inside whom, then what has changed of those
  /// that stay, then those that went, and the keyboard last.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  package static func between(
    _ old: AccessibleElement?, _ new: AccessibleElement
  ) -> [AccessibleChange] {
    let (before, after) = (Register(old), Register(new))
    var changes: [AccessibleChange] = []
    for identity in after.order where before.elements[identity] == nil {
      if let element = after.elements[identity] { changes.append(.added(element)) }
    }
    for identity in after.order
    where before.children[identity, default: []] != after.children[identity] {
      changes.append(.children(of: identity, after.children[identity] ?? []))
    }
    for identity in after.order {
      guard let element = after.elements[identity], let previous = before.elements[identity],
        previous != element
      else { continue }
      changes.append(.updated(element))
    }
    for identity in before.order where after.elements[identity] == nil {
      changes.append(.removed(identity))
    }
    if before.focused != after.focused { changes.append(.focused(after.focused)) }
    return changes
  }

  /// A tree by its numbers; of two elements with one number the first counts.
  private struct Register {
    var order: [Int] = []
    var elements: [Int: AccessibleElement] = [:]
    var children: [Int: [Int]] = [:]
    var focused: Int?

    init(_ root: AccessibleElement?) { if let root { add(root) } }

    private mutating func add(_ element: AccessibleElement) {
      order.append(element.identity)
      elements[element.identity] = element.alone
      if element.states.contains(.focused) { focused = element.identity }
      var inside: [Int] = []
      for child in element.children where elements[child.identity] == nil {
        inside.append(child.identity)
        add(child)
      }
      children[element.identity] = inside
    }
  }
}
