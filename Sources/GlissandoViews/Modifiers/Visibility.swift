/// Whether something is shown.
@frozen
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As the view wishes.
  case automatic
  /// It is shown.
  case visible
  /// It is not shown.
  case hidden
}
