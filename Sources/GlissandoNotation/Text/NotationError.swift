/// What in a text is not understood, where, and what would be.
package struct NotationError: Error, Hashable, Sendable {
  /// Where it begins.
  package let place: TextPlace
  /// What arrived, as a phrase such as `“dampening” is unknown`.
  package let message: String
  /// What is allowed there, as a phrase; empty where the message is about the text as a whole.
  package let allowed: String
  /// The valid word that is nearest to what arrived, if one is near.
  package let suggestion: String?

  package init(place: TextPlace, message: String, allowed: String, suggestion: String? = nil) {
    self.place = place
    self.message = message
    self.allowed = allowed
    self.suggestion = suggestion
  }
}

extension NotationError: CustomStringConvertible {
  /// The whole message on one line.
  package var description: String { allowed.isEmpty ? reason : "\(place): \(reason)" }

  /// The message without the place, for whoever names another one.
  package var reason: String {
    let guess = suggestion.map { ". Did you mean “\($0)”?" } ?? ""
    return allowed.isEmpty ? message + guess : "\(message); allowed is \(allowed)\(guess)"
  }
}
