import CSDL2
import Foundation

/// OpenGL that fails in a way that was asked for, after three frames: `PROBE_OPENGL=WAY:TIMES`.
///
/// What fails is functions of SDL, of which this program has its own, and of OpenGL, through the table in which
/// libepoxy keeps them.
struct BrokenOpenGL {
  /// What fails.
  enum Way: String {
    /// Showing a frame.
    case swap
    /// Making a context the current one.
    case current
    /// The context is lost.
    case lost
    /// Showing a frame, and every context after that: the GPU was unplugged.
    case gone
    /// There is no OpenGL but that of embedded systems; from the beginning.
    case embedded
    /// The memory of the GPU is used up.
    case memory
    /// The longest side of a texture is 4096.
    case small
    /// The driver is one that is said to draw wrongly.
    case wrong
    /// The GPU has finished no frame, as often as it is asked.
    case slow
    /// Bringing pixels to the GPU, which is told in a line for each part of a large picture.
    case uploads
    /// Nothing.
    case nothing
  }

  let way: Way
  /// How often it still fails.
  var times: Int
  /// How many frames were shown.
  var frames = 0

  /// What fails in this run; nil for nothing.
  // Unsafe: only the main thread calls OpenGL, from C, which knows of no actors.
  nonisolated(unsafe) static var shared: BrokenOpenGL? = {
    let text = ProcessInfo.processInfo.environment["PROBE_OPENGL", default: ""]
    let words = text.split(separator: ":")
    guard words.count == 2, let way = Way(rawValue: String(words[0])), let times = Int(words[1])
    else { return nil }
    return BrokenOpenGL(way: way, times: times)
  }()

  /// Whether a call is to fail now.
  static func fails(_ way: Way) -> Bool {
    guard let now = shared, now.way == way, now.times > 0, now.frames >= 3 else { return false }
    shared?.times -= 1
    return true
  }

  /// Puts functions of our own in place of OpenGL's.
  static func prepare() {
    switch shared?.way {
    case .lost:
      for suffix in ["", "ARB", "EXT", "KHR"] {
        replace("glGetGraphicsResetStatus" + suffix, by: resetStatus)
      }
    case .memory: replace("glGetError", by: error)
    case .small: replace("glGetIntegerv", by: integer)
    case .slow: replace("glClientWaitSync", by: wait)
    case .wrong: replace("glGetString", by: string)
    case .uploads: replace("glTexSubImage2D", by: upload)
    case .swap, .current, .gone, .embedded, .nothing, nil: break
    }
  }

  private typealias Status = @convention(c) () -> UInt32
  private static let resetStatus: Status = { fails(.lost) ? 0x8255 : 0 }
  private typealias Wait = @convention(c) (OpaquePointer?, UInt32, UInt64) -> UInt32
  private static let wait: Wait = { _, _, _ in fails(.slow) ? 0x911B : 0x911A }
  private static let error: Status = { fails(.memory) ? 0x505 : 0 }
  private static let integer: @convention(c) (UInt32, UnsafeMutablePointer<Int32>) -> Void = {
    $1.pointee = $0 == 0x0D33 ? 4096 : 0
  }
  private static let string: @convention(c) (UInt32) -> UnsafePointer<CChar>? = {
    let text: StaticString = $0 == 0x1F01 ? "SVGA3D; build: RELEASE;  LLVM;" : "3.3 test"
    return UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
  }

  private typealias Upload =
    @convention(c) (
      UInt32, Int32, Int32, Int32, Int32, Int32, UInt32, UInt32, UnsafeRawPointer?
    ) -> Void
  private static let upload: Upload = { _, _, _, row, width, height, _, _, _ in
    if width < 500 { return }
    let line =
      "upload of \(width) pixels, \(height) rows from \(row), frame \(shared?.frames ?? 0)\n"
    FileHandle.standardOutput.write(Data(line.utf8))
  }

  private static func replace<Function>(_ name: String, by function: Function) {
    // RTLD_DEFAULT: the variable in which libepoxy keeps the function's address.
    guard let place = dlsym(nil, "epoxy_" + name) else { return }
    place.assumingMemoryBound(to: Function.self).pointee = function
  }
}

/// What SDL's function of a name is, behind ours.
func original<Function>(_ name: String, as type: Function.Type) -> Function? {
  // RTLD_NEXT: the next one in the order of libraries, which is SDL's. `dlsym` knows no types: the caller states that of
  // the function, as its header does.
  dlsym(UnsafeMutableRawPointer(bitPattern: -1), name).map { unsafeBitCast($0, to: type) }
}

/// Stands in front of SDL's own function of this name.
@_cdecl("SDL_GL_SwapWindow")
func swapWindow(_ window: OpaquePointer?) {
  if BrokenOpenGL.fails(.swap) || BrokenOpenGL.fails(.gone) {
    SDL_Error(SDL_EFWRITE)
    return
  }
  if BrokenOpenGL.shared?.frames == 0 { FileHandle.standardOutput.write(Data("swapped\n".utf8)) }
  BrokenOpenGL.shared?.frames += 1
  if let now = BrokenOpenGL.shared, now.way == .slow {
    FileHandle.standardOutput.write(Data("swap \(now.frames)\n".utf8))
  }
  original("SDL_GL_SwapWindow", as: (@convention(c) (OpaquePointer?) -> Void).self)?(window)
}

/// Stands in front of SDL's own function of this name, and says which window of the program waits.
@_cdecl("SDL_GL_SetSwapInterval")
func setSwapInterval(_ interval: Int32) -> Int32 {
  if BrokenOpenGL.shared != nil {
    let number = SDL_GetWindowID(SDL_GL_GetCurrentWindow())
    FileHandle.standardOutput.write(Data("interval \(interval) of window \(number)\n".utf8))
  }
  typealias Function = @convention(c) (Int32) -> Int32
  return original("SDL_GL_SetSwapInterval", as: Function.self)?(interval) ?? -1
}

/// Stands in front of SDL's own function of this name.
@_cdecl("SDL_GL_MakeCurrent")
func makeCurrent(_ window: OpaquePointer?, _ context: UnsafeMutableRawPointer?) -> Int32 {
  if BrokenOpenGL.fails(.current) { return SDL_Error(SDL_EFREAD) }
  typealias Function = @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Int32
  return original("SDL_GL_MakeCurrent", as: Function.self)?(window, context) ?? -1
}

/// Stands in front of SDL's own function of this name.
@_cdecl("SDL_GL_CreateContext")
func createContext(_ window: OpaquePointer?) -> UnsafeMutableRawPointer? {
  var profile = Int32(0)
  SDL_GL_GetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, &profile)
  let isEmbedded = profile == Int32(SDL_GL_CONTEXT_PROFILE_ES.rawValue)
  if BrokenOpenGL.fails(.gone) || BrokenOpenGL.shared?.way == .embedded && !isEmbedded {
    SDL_Error(SDL_UNSUPPORTED)
    return nil
  }
  typealias Function = @convention(c) (OpaquePointer?) -> UnsafeMutableRawPointer?
  return original("SDL_GL_CreateContext", as: Function.self)?(window)
}
