import GlissandoControls
public import GlissandoMotion
public import GlissandoViews

// Modifiers that say something about telephones and tablets, or about what desktops do by
// themselves. Programs that are written for those use them; here they have nothing to change.

/// What the return key of a keyboard on the screen says.
public struct SubmitLabel: Sendable {
  /// "Done".
  public static var done: SubmitLabel { SubmitLabel() }
  /// "Go".
  public static var go: SubmitLabel { SubmitLabel() }
  /// "Send".
  public static var send: SubmitLabel { SubmitLabel() }
  /// "Join".
  public static var join: SubmitLabel { SubmitLabel() }
  /// "Route".
  public static var route: SubmitLabel { SubmitLabel() }
  /// "Search".
  public static var search: SubmitLabel { SubmitLabel() }
  /// "Return".
  public static var `return`: SubmitLabel { SubmitLabel() }
  /// "Next".
  public static var next: SubmitLabel { SubmitLabel() }
  /// "Continue".
  public static var `continue`: SubmitLabel { SubmitLabel() }
}

/// How scrolling closes a keyboard on the screen.
public struct ScrollDismissesKeyboardMode: Sendable {
  /// As the view wishes.
  public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode() }
  /// At once.
  public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode() }
  /// With the finger.
  public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode() }
  /// Not at all.
  public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode() }
}

/// Which text can be selected.
public protocol TextSelectability {}

/// Text can be selected.
public struct EnabledTextSelectability: TextSelectability {}
/// Text cannot be selected.
public struct DisabledTextSelectability: TextSelectability {}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  /// Text cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// What text in a field means, for keyboards on a screen that offer to fill it in.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a type from a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that is being chosen.
  public static let newPassword = UITextContentType(rawValue: "newPassword")
  /// A code that is used once.
  public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
  /// The name of a person.
  public static let name = UITextContentType(rawValue: "name")
  /// An address for mail.
  public static let emailAddress = UITextContentType(rawValue: "emailAddress")
  /// A telephone's number.
  public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
  /// An address in the web.
  public static let URL = UITextContentType(rawValue: "URL")
  /// The given name of a person.
  public static let givenName = UITextContentType(rawValue: "givenName")
  /// The family name of a person.
  public static let familyName = UITextContentType(rawValue: "familyName")
  /// The middle name of a person.
  public static let middleName = UITextContentType(rawValue: "middleName")
  /// What a person is called.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// What stands before a name.
  public static let namePrefix = UITextContentType(rawValue: "namePrefix")
  /// What stands behind a name.
  public static let nameSuffix = UITextContentType(rawValue: "nameSuffix")
  /// The name of an organisation.
  public static let organizationName = UITextContentType(rawValue: "organizationName")
  /// What a person works as.
  public static let jobTitle = UITextContentType(rawValue: "jobTitle")
  /// A place.
  public static let location = UITextContentType(rawValue: "location")
  /// A street with its number.
  public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
  /// The first line of a street.
  public static let streetAddressLine1 = UITextContentType(rawValue: "streetAddressLine1")
  /// The second line of a street.
  public static let streetAddressLine2 = UITextContentType(rawValue: "streetAddressLine2")
  /// A town.
  public static let addressCity = UITextContentType(rawValue: "addressCity")
  /// A state.
  public static let addressState = UITextContentType(rawValue: "addressState")
  /// A town with its state.
  public static let addressCityAndState = UITextContentType(rawValue: "addressCityAndState")
  /// A part of a town.
  public static let sublocality = UITextContentType(rawValue: "sublocality")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "countryName")
  /// The code of a place for mail.
  public static let postalCode = UITextContentType(rawValue: "postalCode")
  /// The number of a card.
  public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
  /// A date with a time.
  public static let dateTime = UITextContentType(rawValue: "dateTime")
  /// A date of birth.
  public static let birthdate = UITextContentType(rawValue: "birthdate")
  /// The number of a flight.
  public static let flightNumber = UITextContentType(rawValue: "flightNumber")
  /// The number of something that is sent.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipmentTrackingNumber")
}

/// A keyboard on a screen.
public enum UIKeyboardType: Int, Sendable {
  /// For any text.
  case `default`
  /// For the characters of ASCII.
  case asciiCapable
  /// For numbers and signs.
  case numbersAndPunctuation
  /// For addresses in the web.
  case URL
  /// For digits.
  case numberPad
  /// For telephones' numbers.
  case phonePad
  /// For names and telephones' numbers.
  case namePhonePad
  /// For addresses of mail.
  case emailAddress
  /// For numbers with a point.
  case decimalPad
  /// For short messages.
  case twitter
  /// For searching the web.
  case webSearch
  /// For the digits of ASCII.
  case asciiCapableNumberPad

  /// For the characters of ASCII; an older name.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// What a keyboard on a screen capitalises.
public struct TextInputAutocapitalization: Sendable {
  /// Nothing.
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization() }
  /// Words.
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization() }
  /// Sentences.
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization() }
  /// Everything.
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization() }
}

extension View {
  /// Says what text in fields means: nothing offers to fill it in.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    unchanged(by: "textContentType", "nothing offers to fill fields in")
  }

  /// Chooses a keyboard on the screen: desktops have keyboards of their own.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
    unchanged(by: "keyboardType", "desktops have keyboards of their own")
  }

  /// Says what a keyboard on the screen capitalises: desktops have keyboards of their own.
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    unchanged(by: "textInputAutocapitalization", "desktops have keyboards of their own")
  }

  /// Says what the return key of a keyboard on the screen says: desktops have keyboards of their own.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    unchanged(by: "submitLabel", "desktops have keyboards of their own")
  }

  /// Says whether spelling is corrected while typing: it never is.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    unchanged(by: "autocorrectionDisabled", "spelling is never corrected")
  }

  /// Hides the status bar of a telephone: windows have none.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View {
    unchanged(by: "statusBarHidden", "windows have no status bar")
  }

  /// Hides the status bar of a telephone: windows have none.
  nonisolated public func statusBar(hidden: Bool) -> some View {
    unchanged(by: "statusBar", "windows have no status bar")
  }

  /// Lets the view's gestures go before those of a telephone's edges: desktops have none.
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View {
    unchanged(by: "defersSystemGestures", "the edges of desktops have no gestures")
  }

  /// Says how scrolling closes a keyboard on the screen: desktops have keyboards of their own.
  nonisolated public func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View {
    unchanged(by: "scrollDismissesKeyboard", "desktops have keyboards of their own")
  }

  /// Shows or hides what the system lays over a program: desktops lay nothing over it.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    unchanged(by: "persistentSystemOverlays", "desktops lay nothing over windows")
  }

  /// Turns the view round where people read from right to left: views stand as they are written.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    unchanged(by: "flipsForRightToLeftLayoutDirection", "views stand as they are written")
  }

  /// Says whether letters may move together before a text is cut: they keep their distances.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    unchanged(by: "allowsTightening", "letters keep their distances")
  }

  /// Says whether text can be selected: only that of fields can.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    unchanged(by: "textSelection", "only the text of fields can be selected")
  }
}
