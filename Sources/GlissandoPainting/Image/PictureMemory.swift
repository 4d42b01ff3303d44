import GlissandoDrawing
import Synchronization

/// The memory of pictures that can be made again, within one budget: what was used longest ago is given back first.
///
/// That are the pixels of files, the sizes in which images are drawn (`ImageLevels`), and the tiles of patterns
/// (`TilePictures`). What was used lately stays, so that a budget that is too small for what is to be seen does not read
/// files in each frame.
package final class PictureMemory: Sendable {
  /// The memory of the program.
  package static let shared = PictureMemory(limit: defaultLimit)
  /// Bytes of pictures: three dozen photographs that fill a window of 1920 by 1080.
  package static let defaultLimit = 512 << 20

  /// What takes memory that it can give back.
  protocol Holder: AnyObject, Sendable {
    /// Gives all of it back; whoever still has some of it keeps that.
    func giveBack()
  }

  private struct Entry {
    weak var holder: (any Holder)?
    var byteCount: Int
    var lastUse: Int
  }

  private struct State {
    var limit: Int
    var byteCount = 0
    /// How many pictures were painted.
    var frame = 0
    var entries: [ObjectIdentifier: Entry] = [:]
  }

  /// What is made of images, and of tiles.
  let images = PictureTable<RasterImage, ImageLevels>()
  let tiles = PictureTable<PatternTile, TilePictures>()
  private let state: Mutex<State>
  /// What has gone is looked for once in so many pictures: it takes a while where there are thousands.
  private static let framesPerPeriod = 64

  /// - Parameter limit: Bytes beyond which memory is given back.
  package init(limit: Int) { state = Mutex(State(limit: limit)) }

  /// Bytes beyond which memory is given back.
  package var limit: Int {
    get { state.withLock { $0.limit } }
    set { state.withLock { $0.limit = newValue } }
  }

  /// The bytes that are taken.
  package var byteCount: Int { state.withLock { $0.byteCount } }

  /// Notes that a holder is used, and how much it takes now.
  func note(_ holder: any Holder, byteCount: Int) {
    state.withLock { state in
      let known = state.entries[ObjectIdentifier(holder)]?.byteCount ?? 0
      state.byteCount += byteCount - known
      state.entries[ObjectIdentifier(holder)] = Entry(
        holder: holder, byteCount: byteCount, lastUse: state.frame)
    }
  }

  /// Forgets a holder that goes.
  func forget(_ holder: any Holder) {
    state.withLock { state in
      state.byteCount -= state.entries.removeValue(forKey: ObjectIdentifier(holder))?.byteCount ?? 0
    }
  }

  /// The number of pictures that were painted.
  var frame: Int { state.withLock { $0.frame } }
  /// Whether the budget is used up.
  var isFull: Bool { state.withLock { $0.byteCount >= $0.limit } }

  /// Takes out what has to be given back so that the budget is not used up, longest unused first, but nothing that was
  /// used since a picture or in the last ones before it.
  ///
  /// Whoever asks gives it back, outside of its own locks. For rest, where no picture ends.
  func takeIdle(before frame: Int) -> [any Holder] {
    state.withLock { state in
      state.byteCount < state.limit
        ? [] : Self.removeIdle(&state, before: frame, most: state.limit - 1)
    }
  }

  /// Ends a picture: what is over the budget is given back.
  ///
  /// - Complexity: Constant within the budget but for one picture in 64, else O(*n* log *n*) in the pictures.
  package func endFrame() {
    let (idle, endsPeriod) = state.withLock { state -> ([any Holder], Bool) in
      state.frame += 1
      let idle =
        state.byteCount > state.limit
        ? Self.removeIdle(&state, before: state.frame, most: state.limit) : []
      return (idle, state.frame % Self.framesPerPeriod == 0)
    }
    // Outside of the lock: holders have locks of their own, under which they note their use.
    for holder in idle { holder.giveBack() }
    if endsPeriod { forgetGone() }
  }

  /// Forgets what was made of pictures that have gone.
  private func forgetGone() {
    for levels in images.removeGone() { forget(levels) }
    for tiles in tiles.removeGone() { forget(tiles) }
  }

  /// What was used in so many pictures stays: between two of a window, several windows paint some in parts.
  static let keptFrames = 16

  /// The holders that were used longest ago, as many as are over so many bytes.
  private static func removeIdle(
    _ state: inout State, before frame: Int, most byteCount: Int
  ) -> [any Holder] {
    let idle = state.entries.filter {
      $0.value.byteCount > 0 && $0.value.lastUse + keptFrames < frame
    }.sorted { $0.value.lastUse < $1.value.lastUse }
    var holders: [any Holder] = []
    for (key, entry) in idle where state.byteCount > byteCount {
      state.byteCount -= entry.byteCount
      state.entries[key]?.byteCount = 0
      if let holder = entry.holder { holders.append(holder) }
    }
    return holders
  }
}
