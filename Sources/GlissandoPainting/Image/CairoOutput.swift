import CPangoCairo
import Foundation

/// What Cairo has written so far.
final class CairoOutput {
  private(set) var data = Data()

  /// What Cairo calls with more bytes, given the output's address.
  static var write: cairo_write_func_t {
    { closure, bytes, count in
      guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
      Unmanaged<CairoOutput>.fromOpaque(closure).takeUnretainedValue()
        .data.append(bytes, count: Int(count))
      return CAIRO_STATUS_SUCCESS
    }
  }
}
