import GlissandoDrawing

/// The pictures that a GPU holds of what the software painter has painted for it, by the identities of
/// leaves and groups; within a budget.
final class PlannedPictures {
  final class Entry {
    /// What tells a texture of its own from all others.
    fileprivate let ownNumber: UInt64
    /// Where it lies in a texture with others.
    fileprivate(set) var slot: PictureSheets.Slot?
    /// What it was painted from.
    let picture = GroupPicture()
    fileprivate(set) var area = IntRect.empty
    /// What of it is painted, counted from its first pixel.
    private var painted = IntRect.empty

    /// The texture that it lies in.
    var number: UInt64 { slot?.number ?? ownNumber }
    /// Where it begins there.
    var origin: (x: Int, y: Int) { (slot?.x ?? 0, slot?.y ?? 0) }

    fileprivate init(number: UInt64) { ownNumber = number }

    /// What has to be painted where a part of the picture is seen, which counts as painted from now on: what changes
    /// there, and what was not painted; nil for nothing.
    ///
    /// - Parameter keepsRest: Whether what was painted beside that stays as it is.
    func takeMissing(_ seen: IntRect, _ change: Damage?, keepsRest: Bool) -> Damage? {
      let all = IntRect(left: 0, top: 0, right: area.width, bottom: area.height)
      // In whole tiles: no less is painted, and the next frame may see a little more.
      let seen = seen.grown(toMultiplesOf: Damage.tileSize).intersection(all)
      if keepsRest, painted.contains(seen) { return nil }
      let isNear = keepsRest && !painted.intersection(seen).isEmpty
      let needed = isNear ? painted.union(seen) : seen
      var missing = Damage(width: area.width, height: area.height)
      change?.forEachRect { left, top, right, bottom in
        missing.add(
          IntRect(left: left, top: top, right: right, bottom: bottom).intersection(seen))
      }
      needed.forEachPart(around: painted.intersection(needed)) { missing.add($0) }
      painted = missing.isFull ? all : needed
      return missing.isEmpty ? nil : missing
    }

    /// It is painted anew, with another size.
    fileprivate func forget(_ area: IntRect) { (self.area, painted) = (area, .empty) }

    /// What brings a part of the picture to where it lies, of pixels that begin at an offset.
    func upload(of part: IntRect, offset: Int) -> RenderPlan.PictureUpload {
      RenderPlan.PictureUpload(
        number: number, x: origin.x + part.left, y: origin.y + part.top, width: part.width,
        height: part.height,
        textureWidth: slot == nil ? area.width : PictureSheets.side,
        textureHeight: slot == nil ? area.height : PictureSheets.side, offset: offset)
    }
  }

  /// Bytes of textures: with the usual limit 256 MB, several pictures of a window of 3840 by 2160.
  private var byteLimit: Int { memory.limit / 2 }

  private let counter: TextureCounter
  private let memory: PictureMemory
  private var entries = PlannedEntries<Entry>()
  private var sheets: PictureSheets
  /// The textures of pictures that have come to share another one since.
  private var left: [UInt64] = []

  init(_ counter: TextureCounter, _ memory: PictureMemory) {
    (self.counter, self.memory) = (counter, memory)
    sheets = PictureSheets(counter)
  }

  /// Whether what was not used since this was last so is of no use any more.
  var endsPeriod: Bool { entries.endsPeriod }

  /// Begins a frame of a list.
  ///
  /// - Returns: The textures that are no longer needed.
  func beginFrame(_ list: DisplayList) -> [UInt64] {
    entries.beginFrame()
    let dropped = entries.drop(beyond: byteLimit, notIn: list) {
      $0.area.width * $0.area.height * 4
    }
    for entry in dropped { entry.slot.map { sheets.giveBack($0) } }
    defer { left.removeAll() }
    return dropped.map(\.ownNumber) + left + sheets.dropEmpty()
  }

  /// The entry of an item that looks as a body says, else one for what it looks like.
  func entry(
    _ key: PlannedKey, matching: (Entry) -> Bool
  ) -> (entry: Entry, matches: Bool) {
    let found = entries.find(key, where: matching)
    let entry = found.value ?? Entry(number: counter.next())
    if !found.suits { entries.put(entry, at: found.key) }
    return (entry, found.suits)
  }

  /// Finds room for the picture of an entry that is painted anew.
  func makeRoom(for entry: Entry, _ area: IntRect) {
    let hadTexture = entry.slot == nil && !entry.area.isEmpty
    entry.forget(area)
    if let slot = entry.slot, !slot.fits(width: area.width, height: area.height) {
      sheets.giveBack(slot)
      entry.slot = nil
    }
    if entry.slot == nil { entry.slot = sheets.slot(width: area.width, height: area.height) }
    if hadTexture, entry.slot != nil { left.append(entry.ownNumber) }
  }
}
