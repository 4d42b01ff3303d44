/// A value that is watched for changes.
struct Trigger {
  private let value: Any
  private let isEqual: (Any) -> Bool

  init<T: Equatable>(_ value: T) {
    self.value = value
    isEqual = { ($0 as? T).map { isUnchanged($0, value) } ?? false }
  }

  func differs(from other: Trigger) -> Bool { !isEqual(other.value) }
}
