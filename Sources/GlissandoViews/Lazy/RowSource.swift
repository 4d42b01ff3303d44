import GlissandoMotion

/// A loop that makes rows of a lazy container.
@MainActor
package protocol RowLoop: ViewNode {
  /// What was given to the loop for the container around.
  var attachment: Any? { get }
  /// The position of the element that a row stands for.
  /// - Complexity: O(*n*) in the rows that are there.
  func position(of row: RowNode) -> Int?
}

/// A node that makes rows of a lazy container when they are asked for.
@MainActor
package protocol RowSource: RowLoop {
  /// How many rows there are.
  var rowCount: Int { get }
  /// The row at a position, made now if it is not there.
  func row(at index: Int) -> RowNode
  /// The row at a position, if it is there.
  func madeRow(at index: Int) -> RowNode?
  /// Calls `body` with the rows that are there, in order.
  func forEachMadeRow(_ body: (Int, RowNode) -> Void)
  /// Lets a row go that has got out of sight.
  func discardRow(at index: Int)
  /// The position of an identity; nil if there is none.
  /// - Complexity: O(*n*)
  func index(of identity: AnyHashable) -> Int?
  /// The identity of the row at a position.
  func identity(at index: Int) -> AnyHashable
  /// What has changed since `forgetChanges`; nil if nothing has.
  var changes: RowChanges? { get }
  /// Forgets what changed last.
  func forgetChanges()
}

extension RowSource {
  package func position(of row: RowNode) -> Int? {
    var position: Int?
    forEachMadeRow { if $1 === row { position = $0 } }
    return position
  }
}
