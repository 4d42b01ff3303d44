package import GlissandoMotion

// The kit by which other modules make nodes: behaviors, and the nodes that ask them.

/// What another module makes of a node of the kit.
///
/// Classes of the kernel cannot be derived elsewhere. A node of the kit asks its behavior at the points at which a
/// derived class would override something; where a behavior says nothing it is as if there were none. The node
/// holds the behavior until it leaves the tree, and the behavior holds the node.
@MainActor
package protocol NodeBehavior: NodeRole {
  /// Gives back what the behavior holds: the node leaves the tree.
  func willDestroy()
}

extension NodeBehavior {
  package func willDestroy() {}
}

/// What another module makes of a node that has something to do with its environment.
@MainActor
package protocol EnvironmentBehavior: NodeBehavior {
  /// Reacts to a changed environment.
  func environmentChanged(from previous: EnvironmentValues)
}

extension EnvironmentBehavior {
  package func environmentChanged(from previous: EnvironmentValues) {}
}

/// What another module makes of a node around others.
@MainActor
package protocol SurroundingBehavior: EnvironmentBehavior {
  /// What the node takes part in.
  static var roles: NodeRoles { get }
  /// The environment that children see.
  var childEnvironment: EnvironmentValues { get }
  /// Reports the elements at and below the node.
  func inspect(_ place: InspectedPlace, _ inspector: ElementInspector)
}

extension SurroundingBehavior {
  package static var roles: NodeRoles { [] }
  package var childEnvironment: EnvironmentValues { environment }
  package func inspect(_ place: InspectedPlace, _ inspector: ElementInspector) {
    node.inspectChildren(place, inspector)
  }
}

/// What another module makes of the node of an element that takes input.
@MainActor
package protocol InputBehavior: SurroundingBehavior {
  /// The modifier that the node is made for.
  associatedtype Modifier
  init(_ node: InputKit<Self>)
}

/// A node that takes input as a behavior says, which plays whatever roles it conforms to.
package final class InputKit<B: InputBehavior>: InputNode<B.Modifier> {
  private var behavior: B?

  package override init(_ modifier: B.Modifier, _ context: NodeContext) {
    super.init(modifier, context)
    behavior = B(self)
  }

  override class var roles: NodeRoles { B.roles }
  package override var performer: any NodeRole { behavior ?? self }
  override var childEnvironment: EnvironmentValues { behavior?.childEnvironment ?? environment }

  override func environmentChanged(from previous: EnvironmentValues) {
    behavior?.environmentChanged(from: previous)
  }

  override func inspect(_ place: InspectedPlace, _ inspector: ElementInspector) {
    behavior?.inspect(place, inspector)
  }

  override func willDestroy() {
    behavior?.willDestroy()
    behavior = nil
    super.willDestroy()
  }
}

/// What another module makes of the node of a modifier that acts on a view as a whole.
@MainActor
package protocol WholeBehavior: EnvironmentBehavior {
  /// The modifier that the node is made for.
  associatedtype Modifier
  init(_ node: WholeKit<Self>)
  /// Reacts to a new value of the modifier.
  func modifierChanged(from previous: Modifier)
}

extension WholeBehavior {
  package func modifierChanged(from previous: Modifier) {}
}

/// A node that acts on a view as a whole, as a behavior says.
package final class WholeKit<B: WholeBehavior>: WholeModifierNode<B.Modifier> {
  private var behavior: B?

  package override init(_ modifier: B.Modifier, _ context: NodeContext) {
    super.init(modifier, context)
    behavior = B(self)
  }

  package override var performer: any NodeRole { behavior ?? self }

  override func modifierChanged(from previous: B.Modifier) {
    behavior?.modifierChanged(from: previous)
  }

  override func environmentChanged(from previous: EnvironmentValues) {
    behavior?.environmentChanged(from: previous)
  }

  override func willDestroy() {
    behavior?.willDestroy()
    behavior = nil
  }
}
