import Foundation
import Testing

/// Another program on an X server, with a window that nobody sees.
///
/// The functions of the libraries are of the types that their headers state.
final class XClient {
  private let library: UnsafeMutableRawPointer
  private var display: OpaquePointer?
  /// Its window.
  let window: UInt

  /// - Parameter server: The server's name; nil for that of the tests.
  init(_ server: String? = nil) throws {
    library = try #require(dlopen("libX11.so.6", RTLD_LAZY))
    typealias Open = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
    typealias Root = @convention(c) (OpaquePointer?) -> UInt
    typealias Create =
      @convention(c) (OpaquePointer?, UInt, Int32, Int32, UInt32, UInt32, UInt32, UInt, UInt) ->
      UInt
    let open: Open = try Self.function("XOpenDisplay", of: library)
    let display = try #require(server.map { open($0) } ?? open(nil))
    let root: Root = try Self.function("XDefaultRootWindow", of: library)
    let create: Create = try Self.function("XCreateSimpleWindow", of: library)
    window = create(display, root(display), 0, 0, 8, 8, 0, 0, 0)
    self.display = display
    try sync()
  }

  /// Waits until the server has done all.
  private func sync() throws {
    typealias Sync = @convention(c) (OpaquePointer?, Int32) -> Int32
    let sync: Sync = try Self.function("XSync", of: library)
    _ = sync(display, 0)
  }

  /// Becomes the owner of a selection.
  func own(_ selection: String) throws {
    typealias Atom = @convention(c) (OpaquePointer?, UnsafePointer<CChar>, Int32) -> UInt
    typealias Own = @convention(c) (OpaquePointer?, UInt, UInt, UInt) -> Int32
    let atom: Atom = try Self.function("XInternAtom", of: library)
    let own: Own = try Self.function("XSetSelectionOwner", of: library)
    _ = own(display, atom(display, selection, 0), window, 0)
    try sync()
  }

  /// Shows a picture in its window by the extension Present, as OpenGL does on a GPU, and waits until the server has begun
  /// to.
  func present() throws {
    typealias Map = @convention(c) (OpaquePointer?, UInt) -> Int32
    typealias Create = @convention(c) (OpaquePointer?, UInt, UInt32, UInt32, UInt32) -> UInt
    typealias Connect = @convention(c) (OpaquePointer?) -> OpaquePointer?
    typealias Present =
      @convention(c) (
        OpaquePointer?, UInt32, UInt32, UInt32, UInt32, UInt32, Int16, Int16, UInt32, UInt32,
        UInt32,
        UInt32, UInt64, UInt64, UInt64, UInt32, OpaquePointer?
      ) -> UInt32
    let map: Map = try Self.function("XMapWindow", of: library)
    let create: Create = try Self.function("XCreatePixmap", of: library)
    _ = map(display, window)
    let picture = UInt32(create(display, window, 8, 8, 24))
    try sync()
    let bridge = try #require(dlopen("libX11-xcb.so.1", RTLD_LAZY))
    let presenting = try #require(dlopen("libxcb-present.so.0", RTLD_LAZY))
    let connection: Connect = try Self.function("XGetXCBConnection", of: bridge)
    let present: Present = try Self.function("xcb_present_pixmap", of: presenting)
    _ = present(
      connection(display), UInt32(window), picture, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, nil)
    try sync()
  }

  /// Ends it, which it has to before its server ends.
  func close() {
    typealias Close = @convention(c) (OpaquePointer?) -> Int32
    let close: Close? = try? Self.function("XCloseDisplay", of: library)
    if let display { _ = close?(display) }
    display = nil
  }

  private static func function<Function>(
    _ name: String, of library: UnsafeMutableRawPointer
  ) throws -> Function {
    // `dlsym` knows no types: the caller states that of the function, as its header does.
    unsafeBitCast(try #require(dlsym(library, name)), to: Function.self)
  }
}
