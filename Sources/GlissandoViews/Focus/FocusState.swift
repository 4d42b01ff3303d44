import Foundation
import GlissandoMotion

/// A value that tells which view has the keyboard, and moves it there when written.
///
/// Where no view can have it that the value is connected with, it soon says again that none has.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let noFocus: Value
  private var place: FocusPlace<Value>?

  /// Makes a state for one view: whether it has the keyboard.
  public init() where Value == Bool { noFocus = false }

  /// Makes a state for several views: which of them has the keyboard, or nil.
  public init<T: Hashable>() where Value == T? { noFocus = nil }

  /// Which view has the keyboard.
  public var wrappedValue: Value {
    get { place?.location.read() ?? noFocus }
    nonmutating set { place?.write(newValue) }
  }

  /// What `focused(_:)` takes.
  public var projectedValue: Binding { Binding(state: self) }

  /// A way to read and move the focus.
  @propertyWrapper
  public struct Binding {
    fileprivate let state: FocusState

    /// Which view has the keyboard.
    public var wrappedValue: Value {
      get { state.wrappedValue }
      nonmutating set { state.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }

    /// The value while no view has the keyboard.
    fileprivate var noFocus: Value { state.noFocus }

    /// What asks for the keyboard where the value is written.
    fileprivate var wish: (any FocusWish)? { state.place }
  }
}

extension FocusState: @MainActor NodeProperty {
  package mutating func install(_ slot: inout AnyObject?, node: ViewNode, subscriber: Subscriber) {
    let place =
      slot as? FocusPlace<Value>
      ?? FocusPlace(StateLocation(noFocus, node.tree.commits), noFocus, node.tree)
    slot = place
    self.place = place
  }
}

/// Something that has asked for the keyboard, for whichever view it names.
protocol FocusWish: AnyObject {
  /// There is no such view, or it cannot have the keyboard.
  @MainActor func refuse()
}

/// Where the value of a focus state lives.
private final class FocusPlace<Value: Hashable>: FocusWish,
  @unchecked Sendable  // the location guards itself; the tree is asked on the main thread alone
{
  let location: StateLocation<Value>
  private let noFocus: Value
  private weak var tree: ViewTree?

  init(_ location: StateLocation<Value>, _ noFocus: Value, _ tree: ViewTree) {
    self.location = location
    self.noFocus = noFocus
    self.tree = tree
  }

  func write(_ value: Value) {
    guard MainContext.isCurrent else {
      let carried = Carried(value)
      return DispatchQueue.main.async { self.write(carried.value) }
    }
    let isWish = value != noFocus && value != location.latest
    location.write(value)
    if isWish { MainActor.assumeIsolated { tree?.focus?.note(self) } }
  }

  @MainActor func refuse() { location.write(noFocus) }
}

extension View {
  /// Connects whether the view has the keyboard with a focus state.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition, equals: true)
  }

  /// Connects whether the view has the keyboard with a value of a focus state.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(FocusedModifier(binding: binding, value: value))
  }
}

@usableFromInline
nonisolated struct FocusedModifier<Value: Hashable>: ViewModifier {
  let binding: FocusState<Value>.Binding
  let value: Value

  @usableFromInline @MainActor func body(content: Content) -> some View {
    content.modifier(
      FocusScopeModifier(
        wantsFocus: binding.wrappedValue == value, wish: binding.wish
      ) { isFocused in
        if isFocused {
          binding.wrappedValue = value
        } else if binding.wrappedValue == value {
          binding.wrappedValue = binding.noFocus
        }
      })
  }
}

@usableFromInline
nonisolated struct FocusScopeModifier: WholeModifier {
  let wantsFocus: Bool
  /// Who asks for it.
  let wish: (any FocusWish)?
  /// Called when the focus comes into the view, or leaves it.
  let changed: (Bool) -> Void

  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> WholeNode {
    FocusScopeNode(self, context)
  }
}

/// A view whose focus a program knows and moves.
final class FocusScopeNode: WholeModifierNode<FocusScopeModifier> {
  override init(_ modifier: FocusScopeModifier, _ context: NodeContext) {
    super.init(modifier, context)
    if modifier.wantsFocus { moveFocus() }
  }

  override func modifierChanged(from previous: FocusScopeModifier) {
    if modifier.wantsFocus != previous.wantsFocus { moveFocus() }
  }

  /// After the commit, when views that come with it are there.
  private func moveFocus() {
    tree.enqueue(by: self) { [weak self] in
      guard let self, isAlive, let focus = tree.focus else { return }
      let isInside = focus.current?.isInside(self) ?? false
      if modifier.wantsFocus && !isInside {
        focus.moveInto(self)
      } else if !modifier.wantsFocus && isInside {
        // Where another view is to have it in its stead, that shows it as this one did.
        focus.set(nil, isVisible: focus.isVisible)
      }
    }
  }

  /// Whether the view is one for which the keyboard was asked.
  func fulfils(_ wish: any FocusWish) -> Bool {
    isAlive && modifier.wantsFocus && modifier.wish === wish
  }

  func focusChanged(_ isFocused: Bool) { modifier.changed(isFocused) }
}

extension ViewNode {
  /// Whether `ancestor` is this node or around it; never once the node has left the tree.
  package func isInside(_ ancestor: ViewNode) -> Bool {
    isAlive && nearest { $0 === ancestor ? $0 : nil } != nil
  }
}
