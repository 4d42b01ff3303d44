import Foundation
import GlissandoViews

/// A value of any type as text.
struct FieldValue {
  /// The value in its format.
  let text: () -> String
  /// Takes a text if it can be read as a value.
  let commit: (String) -> Void

  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F)
  where F.FormatOutput == String {
    text = { format.format(value.wrappedValue) }
    commit = { string in
      if let parsed = try? format.parseStrategy.parse(string) { value.wrappedValue = parsed }
    }
  }

  init<Value>(_ value: Binding<Value>, _ formatter: Formatter) {
    text = { formatter.text(of: value.wrappedValue) ?? "" }
    commit = { string in
      if let read: Value = formatter.value(in: string) { value.wrappedValue = read }
    }
  }

  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F)
  where F.FormatOutput == String {
    text = { value.wrappedValue.map(format.format) ?? "" }
    commit = { string in
      if string.isEmpty {
        value.wrappedValue = nil
      } else if let parsed = try? format.parseStrategy.parse(string) {
        value.wrappedValue = parsed
      }
    }
  }
}
