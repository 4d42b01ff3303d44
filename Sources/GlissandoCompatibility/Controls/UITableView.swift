public import Foundation

/// A list.
@MainActor @preconcurrency
public class UITableView: UIScrollView {
  /// The lines between its rows.
  public var separatorStyle: SeparatorStyle = .singleLine
  /// The colour of these lines.
  public var separatorColor: UIColor?
  /// What is below its rows.
  public var tableFooterView: UIView?
  /// Whether its rows can be chosen.
  public var allowsSelection: Bool = true
  /// The room above a section; points.
  public var sectionHeaderTopPadding: CGFloat = 0

  /// The lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// None.
    case none
    /// One.
    case singleLine
  }

  /// Stands for all of the kind.
  public override class func appearance() -> UITableView { shared { UITableView() } }
}

/// A row of a list.
@MainActor @preconcurrency
public class UITableViewCell: UIView {
  /// How it looks when it is chosen.
  public var selectionStyle: SelectionStyle = .default

  /// How a chosen row looks.
  public enum SelectionStyle: Int, Sendable {
    /// As the others.
    case none
    /// Blue.
    case blue
    /// Grey.
    case gray
    /// As is usual.
    case `default`
  }

  /// Stands for all of the kind.
  public class func appearance() -> UITableViewCell { shared { UITableViewCell() } }
}

/// A header or footer of a list.
@MainActor @preconcurrency
public class UITableViewHeaderFooterView: UIView {
  /// Stands for all of the kind.
  public class func appearance() -> UITableViewHeaderFooterView {
    shared { UITableViewHeaderFooterView() }
  }
}

/// A grid.
@MainActor @preconcurrency
public class UICollectionView: UIScrollView {
  /// Stands for all of the kind.
  public override class func appearance() -> UICollectionView { shared { UICollectionView() } }
}
