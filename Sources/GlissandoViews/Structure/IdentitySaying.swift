/// A view that says what programs call it before it is shown: one with `id(_:)`, and modifiers around.
nonisolated protocol IdentitySaying {
  var saidIdentity: AnyHashable { get }
}

extension IdentifiedView: IdentitySaying {
  var saidIdentity: AnyHashable { AnyHashable(id) }
}

extension ModifiedContent: IdentitySaying where Content: IdentitySaying {
  var saidIdentity: AnyHashable { content.saidIdentity }
}
