import Dispatch
import Foundation
import GlissandoDrawing
import Synchronization

/// Image files that a thread of its own reads before they are wanted, with the smaller sizes of the images.
///
/// It takes the processor only where nobody else wants it, and begins when the motion that comes with what is
/// shown now has had its first frames, in which there is most to do. A file that was saved since is read anew, and so,
/// when it is wanted, is one that could not be read: perhaps it took too long only because others had the processor.
///
/// It gives back pictures that were not seen for longest, as the end of a frame does, and stops where the memory is used
/// up by what is seen and what it has read: what is left is read when it is wanted.
final class ReadingAhead: Sendable {
  /// An image that nobody else has yet.
  private struct Done: @unchecked Sendable {
    // Unchecked: the thread that made it lets go of it, and whoever takes it is then alone with it.

    let image: RasterImage
    let edition: Edition?
  }

  /// What tells a file from what it was before.
  private struct Edition: Equatable {
    let seconds: Int
    let nanoseconds: Int
    let size: Int

    init?(_ path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      // Of the last change of any kind: copies may keep the time of the writing, and it matters who may read it.
      (seconds, nanoseconds) = (status.st_ctim.tv_sec, status.st_ctim.tv_nsec)
      size = Int(status.st_size)
    }
  }

  private struct State: @unchecked Sendable {  // under the lock alone; images may be anywhere
    /// All that will be shown soon, the first ones first.
    var listed: [AwaitedImage] = []
    /// Whether others of these are ready than when that was last asked.
    var hasChanged = false
    /// What is still to be read or made.
    var wanted: [AwaitedImage] = []
    /// What is being read; nil when it has been asked for meanwhile, and for nothing.
    var current: String?
    var done: [String: Done] = [:]
    /// What cannot be read, as it is: whoever wants it will try, and be told why.
    var failed: [String: Edition] = [:]
    /// How many pictures were painted when they were listed.
    var frame = 0
    var isWorking = false
  }

  private let state = Mutex(State())
  private let isPatient: Bool
  private let memory: PictureMemory
  private let read: @Sendable (String) throws -> RasterImage

  /// Reads nothing yet.
  ///
  /// - Parameters:
  ///   - isPatient: Whether the frames go first. A processor that is never idle can keep the files for minutes then.
  ///   - memory: Where the pixels of its images count.
  ///   - read: Reads a file, on any thread.
  init(
    isPatient: Bool, memory: PictureMemory,
    read: @escaping @Sendable (String) throws -> RasterImage
  ) {
    (self.isPatient, self.memory, self.read) = (isPatient, memory, read)
  }

  /// The number of files that are ready.
  var count: Int { state.withLock { $0.done.count } }
  var isWorking: Bool { state.withLock { $0.isWorking } }

  /// Reads these files, in this order; what was read before and is none of them is forgotten.
  func want(_ images: [AwaitedImage]) {
    let paths = Set(images.map(\.path))
    let missing = images.filter { !($0.image.map(Self.keepPrepared) ?? false) }
    let begins = state.withLock { state in
      (state.listed, state.hasChanged, state.frame) = (images, true, memory.frame)
      state.done = state.done.filter { paths.contains($0.key) }
      state.failed = state.failed.filter { paths.contains($0.key) && $0.value == Edition($0.key) }
      if let current = state.current, !paths.contains(current) { state.current = nil }
      state.wanted = missing.filter {
        state.done[$0.path] == nil && state.failed[$0.path] == nil && $0.path != state.current
      }
      guard !state.isWorking, !state.wanted.isEmpty else { return false }
      state.isWorking = true
      return true
    }
    if begins { Thread.detachNewThread { self.work() } }
  }

  /// The image of a file that is ready; nil where it is not, and then nobody reads it ahead any longer.
  func consume(_ path: String) -> RasterImage? {
    let done = state.withLock { state in
      state.wanted.removeAll { $0.path == path }
      if state.current == path { state.current = nil }
      return state.done.removeValue(forKey: path)
    }
    guard let done, done.edition == Edition(path) else { return nil }
    return done.image
  }

  /// The images that are ready, those that are wanted first at the front; nil where they are those of last time.
  ///
  /// Whoever asks shares them with whoever consumes them, and is on the same thread.
  func readyImages() -> [RasterImage]? {
    let ready = state.withLock { state -> [Done]? in
      guard state.hasChanged else { return nil }
      state.hasChanged = false
      return state.listed.compactMap { listed in
        listed.image.map { Done(image: $0, edition: nil) } ?? state.done[listed.path]
      }
    }
    return ready?.map(\.image)
  }

  /// SCHED_IDLE, which Linux's headers define for C alone.
  private static let idlePolicy: Int32 = 5

  /// In seconds.
  private static let delay = 0.3

  private func letFramesGoFirst() {
    // The thread's own on Linux. The lowest priority would still be in the way of whoever wakes up.
    var parameters = sched_param()
    sched_setscheduler(0, Self.idlePolicy, &parameters)
    Thread.sleep(forTimeInterval: Self.delay)
  }

  private func work() {
    if isPatient { letFramesGoFirst() }
    while let next = next() {
      if let image = next.image {
        prepare(image)
      } else {
        load(next.path)
      }
      noteChange()
    }
  }

  /// Ends the sleep of whoever waits for the main queue, once for each image: a GPU may get it before it is shown.
  private func noteChange() {
    state.withLock { $0.hasChanged = true }
    DispatchQueue.main.async {}
  }

  private func load(_ path: String) {
    let edition = Edition(path)
    let done = (try? prepared(path)).map { Done(image: $0, edition: edition) }
    state.withLock { state in
      guard state.current == path else { return }
      (state.done[path], state.failed[path]) = (done, done == nil ? edition : nil)
    }
  }

  private func next() -> AwaitedImage? {
    let (next, idle) = state.withLock { state -> (AwaitedImage?, [any PictureMemory.Holder]) in
      let idle = memory.takeIdle(before: state.frame)
      if memory.isFull { state.wanted = [] }
      let next = state.wanted.isEmpty ? nil : state.wanted.removeFirst()
      state.current = next?.path
      state.isWorking = next != nil
      return (next, idle)
    }
    // Outside of the lock, for which a frame may wait.
    for holder in idle { holder.giveBack() }
    return next
  }

  /// No image is drawn smaller without a delay than at this part of its size.
  private static let leastScale = 0.125

  private func prepared(_ path: String) throws -> RasterImage {
    let image = try read(path)
    prepare(image)
    return image
  }

  private func prepare(_ image: RasterImage) {
    image.store?.restore()
    _ = ImageLevels.level(
      of: image, width: Double(image.width) * Self.leastScale,
      height: Double(image.height) * Self.leastScale)
  }

  /// Keeps what has been prepared of an image; returns whether all of it has.
  private static func keepPrepared(_ image: RasterImage) -> Bool {
    ImageLevels.keep(
      image, width: Double(image.width) * leastScale, height: Double(image.height) * leastScale)
  }
}
