/// What seeds are called.
public struct Bag {
  /// The names, in order.
  public let names: [String]

  /// Makes a bag of names.
  public init(names: [String]) { self.names = names }
}
