public struct Bag {
  public let names: [String]
  public init(names: [String]) { self.names = names }
}
