/// A view that the check can make.
struct ListingView {
  /// As a person would call it.
  let name: String
  /// An expression that makes it.
  let expression: String
  /// What has to be declared for that.
  var declaration: String?

  init(name: String, expression: String, declaration: String? = nil) {
    self.name = name
    self.expression = expression
    self.declaration = declaration
  }

  /// A view that is made with some arguments.
  init(_ arguments: String, _ name: String) {
    self.name = name
    guard !arguments.isEmpty else {
      expression = "\(name)()"
      return
    }
    // In an extension, where the initialiser is seen although a private variable hides it.
    expression = "\(name).makeForListing()"
    declaration = """
      extension \(name) {
        @MainActor fileprivate static func makeForListing() -> Self { Self(\(arguments)) }
      }
      """
  }
}
