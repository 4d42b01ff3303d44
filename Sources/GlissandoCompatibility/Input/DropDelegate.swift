public import Foundation
public import GlissandoControls

// Who says what becomes of what is held above a view.

/// What becomes of what is dropped.
public enum DropOperation: Hashable, Sendable {
  /// Nothing.
  case cancel
  /// It is refused.
  case forbidden
  /// It is copied.
  case copy
  /// It is moved.
  case move
}

/// What a view says becomes of what is dropped on it.
public struct DropProposal: Sendable {
  /// What becomes of it.
  public let operation: DropOperation
  /// Makes a proposal.
  public init(operation: DropOperation) { self.operation = operation }
}

/// What is over a view.
public struct DropInfo {
  /// Where it is, in the view's own coordinates.
  public let location: CGPoint
  let items: [NSItemProvider]

  /// Whether there is something of some kinds.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    !itemProviders(for: contentTypes).isEmpty
  }
  /// Whether there is something of some kinds.
  public func hasItemsConforming(to types: [String]) -> Bool {
    hasItemsConforming(to: types.map(UTType.init(rawValue:)))
  }
  /// What there is of some kinds.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    items.filter { DragValue.conforms($0.value, to: contentTypes) }
  }
  /// What there is of some kinds.
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    itemProviders(for: types.map(UTType.init(rawValue:)))
  }
}

/// Says what becomes of what is dropped on a view.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Whether it may be dropped.
  func validateDrop(info: DropInfo) -> Bool
  /// It is dropped.
  func performDrop(info: DropInfo) -> Bool
  /// It has come over the view.
  func dropEntered(info: DropInfo)
  /// It has moved over the view.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// It has left the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// It may.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// As before.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}
