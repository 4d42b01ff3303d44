@_spi(Reflection) import Swift

/// Several views side by side, as a closure lists them.
public nonisolated struct TupleView<T>: View, PrimitiveView {
  /// The views, as a tuple.
  public var value: T
  /// Knows the views' types, which the tuple's type alone does not tell the compiler.
  private let elements: any TupleElements.Type

  /// Makes one view of a tuple of views; what is in it and is no view is not shown.
  nonisolated public init(_ value: T) {
    self.value = value
    elements = ReflectedElements<T>.self
  }

  package nonisolated init<each Content: View>(_ content: repeat each Content)
  where T == (repeat each Content) {
    value = (repeat each content)
    elements = ListedElements<repeat each Content>.self
  }

  @MainActor package static var isMultiple: Bool { true }

  @MainActor package func makeNode(in context: NodeContext) -> ViewNode {
    let node = TupleNode(context, ViewUpdate { (view: Self, children) in view.update(children) })
    let inner = context.below(node)
    node.children = withRawPointer(to: value) { elements.makeNodes(of: $0, in: inner) }
    return node
  }

  @MainActor
  private func update(_ children: [ViewNode]) {
    withRawPointer(to: value) { elements.update(children, from: $0) }
  }
}

extension TupleView: SubviewSource {
  @MainActor func collectSubviews(into collector: inout SubviewCollector) {
    withRawPointer(to: value) { elements.collect($0, into: &collector) }
  }
}

extension TupleView: SectionBearing {
  package nonisolated static func mayHaveSections(inRows: Bool) -> Bool {
    func ask<V: View>(_ type: V.Type) -> Bool { ViewKinds.mayHaveSections(type, inRows: inRows) }
    var mayHave = false
    _ = _forEachField(of: T.self, options: []) { _, _, type, _ in
      if let type = type as? any View.Type { mayHave = ask(type) }
      return !mayHave
    }
    return mayHave
  }
}

/// The views of a tuple, by their types.
///
/// A tuple is handed over by where it is stored.
private protocol TupleElements {
  @MainActor static func makeNodes(
    of tuple: UnsafeRawPointer, in context: NodeContext
  ) -> [ViewNode]
  @MainActor static func update(_ nodes: [ViewNode], from tuple: UnsafeRawPointer)
  @MainActor static func collect(
    _ tuple: UnsafeRawPointer, into collector: inout SubviewCollector)
}

/// Views that a closure has listed.
private struct ListedElements<each Content: View>: TupleElements {
  private static func views(_ tuple: UnsafeRawPointer) -> (repeat each Content) {
    tuple.assumingMemoryBound(to: (repeat each Content).self).pointee
  }

  static func makeNodes(of tuple: UnsafeRawPointer, in context: NodeContext) -> [ViewNode] {
    var nodes: [ViewNode] = []
    for view in repeat each views(tuple) { nodes.append(context.makeNode(view)) }
    return nodes
  }

  static func update(_ nodes: [ViewNode], from tuple: UnsafeRawPointer) {
    var index = 0
    for view in repeat each views(tuple) {
      nodes[index].update(view)
      index += 1
    }
  }

  static func collect(_ tuple: UnsafeRawPointer, into collector: inout SubviewCollector) {
    var index = 0
    for view in repeat each views(tuple) {
      collector.collect(view, at: index)
      index += 1
    }
  }
}

/// Views of a tuple that a program has made itself.
private enum ReflectedElements<T>: TupleElements {
  private static func views(_ tuple: UnsafeRawPointer) -> [any View] {
    let value = tuple.assumingMemoryBound(to: T.self).pointee
    if let view = value as? any View { return [view] }
    return Mirror(reflecting: value).children.compactMap { $0.value as? any View }
  }

  static func makeNodes(of tuple: UnsafeRawPointer, in context: NodeContext) -> [ViewNode] {
    func makeNode<V: View>(_ view: V) -> ViewNode { context.makeNode(view) }
    return views(tuple).map { makeNode($0) }
  }

  static func update(_ nodes: [ViewNode], from tuple: UnsafeRawPointer) {
    func update<V: View>(_ node: ViewNode, _ view: V) { node.update(view) }
    for (node, view) in zip(nodes, views(tuple)) { update(node, view) }
  }

  static func collect(_ tuple: UnsafeRawPointer, into collector: inout SubviewCollector) {
    func collect<V: View>(_ view: V, _ index: Int) { collector.collect(view, at: index) }
    for (index, view) in views(tuple).enumerated() { collect(view, index) }
  }
}

final class TupleNode: ViewNode {
  fileprivate(set) var children: [ViewNode] = []
  /// Knows the tuple's type, which a class cannot be generic over.
  private let updateChildren: ViewUpdate<[ViewNode]>

  init(_ context: NodeContext, _ updateChildren: ViewUpdate<[ViewNode]>) {
    self.updateChildren = updateChildren
    super.init(context)
  }

  override func update<V: View>(_ view: V) {
    updateChildren(view, children)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    for child in children { body(child) }
  }
}
