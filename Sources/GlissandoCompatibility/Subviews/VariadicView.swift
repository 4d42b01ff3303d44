// swift-format-ignore-file: NoLeadingUnderscores

import Foundation
import GlissandoControls
import GlissandoMotion
public import GlissandoViews

// Containers that get at the views of their content, as programs write them that do not know
// `Group(subviews:)` yet. The names are not documented by Apple, and begin with an underscore.

/// Views as a container of a program's own gets at them.
public enum _VariadicView {
  /// What makes something of views.
  public typealias Root = _VariadicView_Root
  /// What makes a view of views.
  public typealias ViewRoot = _VariadicView_ViewRoot
  /// What makes one view of views.
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  /// What makes several views of views.
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  /// The views.
  public typealias Children = _VariadicView_Children

  /// Views and what is made of them.
  public nonisolated struct Tree<Root: _VariadicView_Root, Content> {
    /// What makes something of the views.
    public var root: Root
    /// The views.
    public var content: Content

    /// Makes something of views.
    nonisolated public init(root: Root, content: Content) {
      self.root = root
      self.content = content
    }
  }
}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
  /// Makes something of views.
  nonisolated public init(_ root: Root, @ViewBuilder content: () -> Content) {
    self.init(root: root, content: content())
  }

  /// What is made of the views.
  @MainActor public var body: Root.Body {
    root.body(
      children: _VariadicView_Children(base: SubviewCollector.subviews(of: content)))
  }
}

/// What makes something of views.
public protocol _VariadicView_Root {}

/// What makes a view of views.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  /// The type of the view.
  associatedtype Body: View
  /// Makes a view of views.
  @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// What makes one view of views.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// What makes several views of views.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// Views that a container of a program's own gets at; all of them as a view.
public nonisolated struct _VariadicView_Children: View, RandomAccessCollection {
  /// One of the views.
  public nonisolated struct Element: View, Identifiable {
    private let subview: Subview
    private var values: ContainerValues

    init(_ subview: Subview) {
      self.subview = subview
      values = subview.containerValues
    }

    /// What tells it from its siblings.
    public var id: AnyHashable { AnyHashable(subview.id) }

    /// What tells it from its siblings, as a type; nil for another type.
    public func id<ID: Hashable>(as _: ID.Type = ID.self) -> ID? {
      values.tag(for: ID.self) ?? subview.id.last as? ID
    }

    /// What it tells its container.
    public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
      get { values[TraitKey<Trait>.self] }
      set { values[TraitKey<Trait>.self] = newValue }
    }

    /// The view itself.
    @MainActor public var body: some View { subview }
  }

  let base: SubviewsCollection

  /// The first place.
  public var startIndex: Int { base.startIndex }
  /// The place after the last one.
  public var endIndex: Int { base.endIndex }
  /// The view at a place.
  public subscript(index: Int) -> Element { Element(base[index]) }

  /// All of them.
  @MainActor public var body: some View { base }
}

/// The key of a value that a view tells the container around it.
public protocol _ViewTraitKey {
  /// The type of the value.
  associatedtype Value
  /// What holds where a view says nothing.
  static var defaultValue: Value { get }
}

/// Keeps the values of such keys among the others.
private enum TraitKey<Trait: _ViewTraitKey>: ContainerValueKey {
  static var defaultValue: Trait.Value { Trait.defaultValue }
}

extension View {
  /// Tells the container around the view a value.
  nonisolated public func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
    modifier(ContainerValueModifier { $0[TraitKey<K>.self] = value })
  }
}
