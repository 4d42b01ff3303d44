import CSDL2
import Glibc

/// SDL's video on its way up, on a thread of its own.
///
/// Half of what SDL does then is to read the keyboard's tables; the views are made meanwhile. Both
/// window systems that we ask for let any thread connect, as long as one at a time speaks. SDL 3,
/// which bears the name of SDL 2 on some systems, does not: there it starts where it will be used.
@MainActor
package struct VideoStart {
  private let thread: pthread_t?
  private let environment: [String: String]
  /// The driver that the user insists on.
  private let requestedDriver: String?
  private let ownLocale: locale_t?

  /// Starts; `finish` must be called exactly once, and is what starts where no thread may.
  init(environment: [String: String], requestedDriver: String?) {
    self.environment = environment
    self.requestedDriver = requestedDriver
    guard !Self.isThreeInDisguise else {
      (thread, ownLocale) = (nil, nil)
      return
    }
    // SDL changes the process's locale for a moment while it asks for an input method; this thread
    // goes on with the one that it has.
    ownLocale = duplocale(Self.globalLocale)
    if let ownLocale { uselocale(ownLocale) }
    var thread = pthread_t()
    let isStarted = pthread_create(&thread, nil, initializeVideo, nil) == 0
    self.thread = isStarted ? thread : nil
  }

  /// Waits until video is there.
  ///
  /// - Throws: `WindowError.noDisplay`, `WindowError.invisibleDriver`.
  package func finish() throws(WindowError) {
    var failure: UnsafeMutableRawPointer?
    if let thread { pthread_join(thread, &failure) } else { failure = initializeVideo(nil) }
    if let ownLocale {
      uselocale(Self.globalLocale)
      freelocale(ownLocale)
    }
    if let failure {
      let text = String(cString: failure.assumingMemoryBound(to: CChar.self))
      free(failure)
      throw .noDisplay(reason: SDLLibrary.displayReason(environment, sdl: text))
    }
    try SDLLibrary.checkDriver(requested: requestedDriver)
    DisplayErrors.take()
  }

  /// Whether the library is SDL 3 behind the interface of SDL 2, whose revisions begin at 50.
  static var isThreeInDisguise: Bool {
    var version = SDL_version()
    SDL_GetVersion(&version)
    return version.patch >= 50
  }

  /// LC_GLOBAL_LOCALE, a macro that Swift does not see.
  private static var globalLocale: locale_t? { locale_t(bitPattern: -1) }
}

/// Starts video and events, and nothing else: an open joystick makes SDL poll.
///
/// - Returns: Nil, or SDL's text for what went wrong, to be freed; SDL keeps it by thread.
private func initializeVideo(_: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  SDL_Init(SDL_INIT_VIDEO) == 0 ? nil : UnsafeMutableRawPointer(strdup(SDL_GetError()))
}
