// Where a moving attribute is evaluated: in a slot of plain numbers, or by itself.

extension AnyAnimatedAttribute {
  /// Puts the attribute into the slot that its motion needs.
  final func takePlace(shown: Lanes) {
    // Slots know the table's time only.
    if laneCount > 0, ownTime == nil, let layer = lanes.sole {
      switch laneCount {
      case 1: if fill(.narrow, table.narrow, layer, shown) { return }
      case 2: if fill(.pairs, table.pairs, layer, shown) { return }
      default: if fill(.wide, table.wide, layer, shown) { return }
      }
    }
    shownLanes = shown
    let run = soleRun
    let slot = GeneralSlot(self, run: run)
    if place == .general {
      table.setGeneral(slot, at: slotIndex)
    } else {
      leaveSlot()
      slotIndex = table.appendGeneral(slot)
      place = .general
    }
    hasSoleRun = run != nil
  }

  /// The custom animation that is all that runs, if it is.
  private final var soleRun: GeneralSlot.Run? {
    guard laneCount > 0, ownTime == nil, let layer = lanes.sole, let runner = layer.runner,
      layer.fade == nil
    else { return nil }
    return GeneralSlot.Run(
      runner: Unmanaged.passUnretained(runner), start: layer.start,
      isAwaited: !waits.isEmpty)
  }

  /// Puts the attribute into a slot of numbers, if one can hold its motion.
  private final func fill<V: SlotVector>(
    _ place: Place, _ lane: MotionLane<V>, _ layer: MotionLayer<Lanes>, _ shown: Lanes
  ) -> Bool {
    let slot = MotionSlot<V>(
      layer: layer, target: lanes.target, nextEvent: min(layer.vanishes, waits.nextTime),
      attribute: self)
    guard let slot else { return false }
    if self.place == place {
      lane.replace(at: slotIndex, by: slot, SlotTail(layer), shown: shown)
    } else {
      leaveSlot()
      slotIndex = lane.append(slot, SlotTail(layer), shown: shown)
      self.place = place
    }
    return true
  }

  final func leaveSlot() {
    precondition(!table.isTicking, "an observer changed the table during its tick")
    switch place {
    case .atRest: return
    case .narrow: table.narrow.remove(at: slotIndex)
    case .pairs: table.pairs.remove(at: slotIndex)
    case .wide: table.wide.remove(at: slotIndex)
    case .general: table.removeGeneral(at: slotIndex)
    }
    place = .atRest
    hasSoleRun = false
  }

  final func updateObserver() {
    let reference = ObserverReference(observer)
    observerReference = reference
    switch place {
    case .atRest: break
    case .narrow: table.narrow.setObserver(reference, at: slotIndex)
    case .pairs: table.pairs.setObserver(reference, at: slotIndex)
    case .wide: table.wide.setObserver(reference, at: slotIndex)
    case .general: table.setGeneralObserver(reference, at: slotIndex)
    }
  }
}
