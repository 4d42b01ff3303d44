import GlissandoMotion

// Actions when views come, go and change.

extension View {
  /// Runs an action when the view appears: after its first layout and before it is first shown.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(LifecycleModifier(appear: action, disappear: nil))
  }

  /// Runs an action when the view has gone: after its transition.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(LifecycleModifier(appear: nil, disappear: action))
  }

  /// Runs an action when the view has gone for good, and not when a page covers it.
  package nonisolated func onRemoval(perform action: @escaping () -> Void) -> some View {
    modifier(LifecycleModifier(appear: nil, disappear: action, countsWhenCovered: true))
  }

  /// Runs an action after an update in which `value` has changed.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
  }

  /// Runs an action, given the old and the new value, after an update in which `value` has changed.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, action: action))
  }

  /// Runs an action, given the new value, after an update in which `value` has changed.
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: false) { _, new in action(new) })
  }

  /// Starts a task when the view appears and cancels it when the view has gone.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, action: action))
  }

  /// Starts a task when the view appears, and anew when `id` changes.
  nonisolated public func task<T: Equatable>(
    id: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: id, priority: priority, action: action))
  }
}

@usableFromInline
nonisolated struct LifecycleModifier: WholeModifier {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?
  var countsWhenCovered = false
  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> WholeNode {
    LifecycleNode(self, context)
  }
}

private final class LifecycleNode: PresenceNode<LifecycleModifier> {
  override var debugName: String {
    modifier.appear == nil ? "onDisappear(perform:)" : "onAppear(perform:)"
  }

  override var countsWhenCovered: Bool { modifier.countsWhenCovered }

  override func appeared() { modifier.appear?() }

  override func disappeared() {
    if let disappear = modifier.disappear { tree.enqueue(by: self) { disappear() } }
  }
}

@usableFromInline
nonisolated struct ChangeModifier<V: Equatable>: WholeModifier {
  let value: V
  let isInitial: Bool
  let action: (V, V) -> Void
  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> WholeNode {
    ChangeNode(self, context)
  }
}

private final class ChangeNode<V: Equatable>: WholeModifierNode<ChangeModifier<V>> {
  override init(_ modifier: ChangeModifier<V>, _ context: NodeContext) {
    super.init(modifier, context)
    if modifier.isInitial { report(modifier.value, modifier.value) }
  }

  override var debugName: String { "onChange(of: \(V.self))" }

  override func modifierChanged(from previous: ChangeModifier<V>) {
    if !isUnchanged(previous.value, modifier.value) { report(previous.value, modifier.value) }
  }

  private func report(_ old: V, _ new: V) {
    tree.enqueue(for: self) { $0.modifier.action(old, new) }
  }
}

@usableFromInline
nonisolated struct TaskModifier<ID: Equatable>: WholeModifier {
  let id: ID
  let priority: TaskPriority
  let action: @isolated(any) @Sendable () async -> Void
  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> WholeNode {
    TaskNode(self, context)
  }
}

private final class TaskNode<ID: Equatable>: PresenceNode<TaskModifier<ID>> {
  private var task: Task<Void, Never>?

  override func appeared() { start() }
  override func disappeared() { task?.cancel() }

  override func modifierChanged(from previous: TaskModifier<ID>) {
    guard !isUnchanged(previous.id, modifier.id) else { return }
    tree.enqueue(by: self) { [weak self] in
      if let self, isPresent { start() }
    }
  }

  private func start() {
    task?.cancel()
    let action = modifier.action
    task = Task(priority: modifier.priority) { await action() }
  }

  override var debugName: String { "task(_:)" }
}
