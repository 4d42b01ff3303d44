public import Foundation
import GlissandoMotion

// Groups whose views are animated one after the other.

/// Where the delays of a staggered group begin.
///
/// Beyond SwiftUI.
public struct StaggerOrder: Hashable, Sendable {
  enum Origin: Hashable {
    case first, last, center
    case index(Int)
  }

  let origin: Origin

  /// From the first view to the last.
  public static let first = StaggerOrder(origin: .first)
  /// From the last view to the first.
  public static let last = StaggerOrder(origin: .last)
  /// From the middle to both ends.
  public static let center = StaggerOrder(origin: .center)
  /// From one of the views to both ends.
  public static func index(_ index: Int) -> StaggerOrder { StaggerOrder(origin: .index(index)) }

  /// How many views come before the one at an index, in one direction.
  func distance(to index: Int, of count: Int) -> Double {
    switch origin {
    case .first: Double(index)
    case .last: Double(count - 1 - index)
    case .center: abs(Double(index) - Double(count - 1) / 2) - (count.isMultiple(of: 2) ? 0.5 : 0)
    case .index(let origin): abs(Double(index) - Double(origin))
    }
  }
}

extension View {
  /// Lets the views of a group move one after the other: each animation below is delayed by the
  /// place of its view.
  ///
  /// Beyond SwiftUI. It is written on what stands for several views, a `ForEach` or a `Group`. Views
  /// that come or go are counted among themselves, in their order.
  ///
  ///     HStack {
  ///       ForEach(0..<8) { Bar(height: heights[$0]) }
  ///         .stagger(0.05, from: .center)
  ///     }
  ///
  /// - Parameters:
  ///   - interval: The seconds between one view and the next; one that is not above 0 delays nothing.
  ///   - order: Where the delays begin.
  nonisolated public func stagger(
    _ interval: TimeInterval, from order: StaggerOrder = .first
  ) -> some View {
    StaggeredView(
      content: self,
      stagger: Stagger(countsTransitions: order == .first) {
        order.distance(to: $0, of: $1) * interval
      })
  }

  /// Lets the views of a group move at times of their own: each animation below is delayed.
  ///
  /// Beyond SwiftUI. It is written on what stands for several views, a `ForEach` or a `Group`.
  ///
  /// - Parameter delay: The seconds by which a view is delayed, given its place and the number of
  ///   views; what is not above 0 delays nothing.
  nonisolated public func stagger(
    by delay: @escaping (_ index: Int, _ count: Int) -> TimeInterval
  ) -> some View {
    StaggeredView(content: self, stagger: Stagger(countsTransitions: false, delay: delay))
  }
}

/// How the views of a group are delayed.
struct Stagger {
  /// Whether views that come and go are counted among themselves.
  let countsTransitions: Bool
  let delay: (Int, Int) -> TimeInterval

  /// A transaction whose animation begins later.
  func delayed(_ transaction: Transaction, index: Int, count: Int) -> Transaction {
    guard let animation = transaction.animation else { return transaction }
    let delay = delay(index, count)
    guard delay > 0, delay.isFinite else { return transaction }
    var delayed = transaction
    delayed.animation = animation.delay(delay)
    return delayed
  }
}

nonisolated private struct StaggeredView<Content: View>: View, PrimitiveView {
  let content: Content
  let stagger: Stagger

  @MainActor static func isMultiple(in place: ContentPlace) -> Bool {
    ViewKinds.isMultiple(Content.self, in: place)
  }

  @MainActor func makeNode(in context: NodeContext) -> ViewNode {
    StaggeredNode(self, context)
  }
}

private final class StaggeredNode<Content: View>: StaggerGroup {
  init(_ view: StaggeredView<Content>, _ context: NodeContext) {
    super.init(view.stagger, context)
    var inner = context.below(self)
    inner.wrappers.append(StaggerWrapper(group: self))
    content = inner.makeNode(view.content)
  }

  override func update<V: View>(_ view: V) {
    let view = sameView(view, as: StaggeredView<Content>.self)
    stagger = view.stagger
    content?.update(view.content)
  }
}

/// The node of a group whose views are delayed by their places.
@MainActor
class StaggerGroup: WholeNode {
  final fileprivate(set) var stagger: Stagger
  /// The places of the elements as of a commit.
  private var places: [ObjectIdentifier: Int] = [:]
  private var placesIn = -1
  /// How many views have come or gone in a commit.
  private var transitions = (commit: -1, count: 0)

  init(_ stagger: Stagger, _ context: NodeContext) {
    self.stagger = stagger
    super.init(context)
    tree.note(.staggers)
  }

  /// The transaction of one element.
  fileprivate final func delayed(
    _ transaction: Transaction, for element: StaggerElementNode
  ) -> Transaction {
    guard transaction.animation != nil else { return transaction }
    if placesIn != tree.commitPass.identity || places[ObjectIdentifier(element)] == nil {
      findPlaces()
    }
    guard let place = places[ObjectIdentifier(element)] else { return transaction }
    return stagger.delayed(transaction, index: place, count: places.count)
  }

  /// The transaction of a view that comes or goes.
  final func delayedTransition(_ transaction: Transaction, of node: ViewNode) -> Transaction {
    guard transaction.animation != nil else { return transaction }
    if transitions.commit != tree.commitPass.identity {
      transitions = (tree.commitPass.identity, 0)
    }
    defer { transitions.count += 1 }
    if !stagger.countsTransitions {
      findPlaces()
      if let element = element(around: node), let place = places[ObjectIdentifier(element)] {
        return stagger.delayed(transaction, index: place, count: places.count)
      }
    }
    return stagger.delayed(transaction, index: transitions.count, count: transitions.count + 1)
  }

  /// The element that a transition's node belongs to, which is around it or inside.
  private func element(around node: ViewNode) -> StaggerElementNode? {
    let found = node.nearest { ancestor in
      (ancestor as? StaggerElementNode).flatMap { $0.group === self ? $0 : nil }
    }
    return found ?? firstElement(in: node)
  }

  private func firstElement(in node: ViewNode) -> StaggerElementNode? {
    if let element = node as? StaggerElementNode, element.group === self { return element }
    var found: StaggerElementNode?
    node.forEachChild { if found == nil { found = firstElement(in: $0) } }
    return found
  }

  /// - Complexity: O(*n*) in the elements, once in a commit that asks.
  private func findPlaces() {
    placesIn = tree.commitPass.identity
    places.removeAll(keepingCapacity: true)
    for element in collectedElements(.drawn) {
      if let staggered = firstElement(in: element) {
        places[ObjectIdentifier(staggered)] = places.count
      }
    }
  }
}

/// Wraps each element of a group.
private final class StaggerWrapper: ElementWrapper {
  private unowned let group: StaggerGroup

  init(group: StaggerGroup) { self.group = group }

  func wrap(
    in context: NodeContext, _ content: @escaping @MainActor (NodeContext) -> ViewNode
  ) -> ViewNode {
    let node = StaggerElementNode(context, group)
    node.content = content(NodeContext(parent: node))
    return node
  }
}

/// One element of a group: delays the animations inside.
private final class StaggerElementNode: ContentNode {
  unowned let group: StaggerGroup

  init(_ context: NodeContext, _ group: StaggerGroup) {
    self.group = group
    super.init(context)
  }

  override class var roles: NodeRoles { .transaction }

  override func transformTransaction(_ transaction: inout Transaction) {
    transaction = group.delayed(transaction, for: self)
  }
}

extension ViewNode {
  /// A transaction of a transition, as the staggered groups around its node delay it.
  final func staggered(_ transaction: Transaction) -> Transaction {
    guard tree.features.contains(.staggers), transaction.animation != nil else {
      return transaction
    }
    var transaction = transaction
    var ancestor = parent
    while let node = ancestor, !node.isContainer {
      if let group = node as? StaggerGroup {
        transaction = group.delayedTransition(transaction, of: self)
      }
      ancestor = node.parent
    }
    return transaction
  }
}
