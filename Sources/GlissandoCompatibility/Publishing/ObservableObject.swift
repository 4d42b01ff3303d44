import Foundation
import GlissandoControls
import GlissandoViews

/// A model that says before it changes.
///
/// Its `@Published` properties say so by themselves.
public protocol ObservableObject: AnyObject {
  /// What says so.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Hands out a value before the model changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher that belongs to the model, made when it is first asked for.
  public var objectWillChange: ObservableObjectPublisher {
    ModelPublishers.shared.publisher(of: self)
  }
}

// Unchecked: guarded by its lock.
/// The publishers of models that have none of their own.
///
/// A model has no room for one: it is found by the model's identity.
private final class ModelPublishers: @unchecked Sendable {
  static let shared = ModelPublishers()

  private struct Entry {
    weak var model: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// At so many entries those of models that are gone are forgotten; twice what stays.
  private var pruningCount = 64

  func publisher(of model: AnyObject) -> ObservableObjectPublisher {
    lock.withLock {
      // An identity may have belonged to a model that is gone.
      if let entry = entries[ObjectIdentifier(model)], entry.model === model {
        return entry.publisher
      }
      prune()
      let entry = Entry(model: model, publisher: ObservableObjectPublisher())
      entries[ObjectIdentifier(model)] = entry
      return entry.publisher
    }
  }

  private func prune() {
    guard entries.count >= pruningCount else { return }
    entries = entries.filter { $0.value.model != nil }
    pruningCount = max(64, 2 * entries.count)
  }
}
