// What code leaves to be done later, handed to whoever runs that code on a clock of his own.

#ifndef GLISSANDO_SCHEDULING_H
#define GLISSANDO_SCHEDULING_H

#include <stdbool.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// How work is done.
enum scheduled_kind {
  /// A closure or a work item of the main queue: a block, of which this is a copy.
  scheduled_block,
  /// A function and its argument: what a Swift task does until it waits again.
  scheduled_function,
  /// A timer of a run loop: the object that Foundation calls `Timer`, not retained.
  scheduled_timer,
};

/// Something that is to be done later.
struct scheduled_work {
  enum scheduled_kind kind;
  /// The block, the function's argument, or the timer.
  void *object;
  void (*_Nullable function)(void *);
  /// Where the system would do it.
  void *_Nullable queue;
};

/// Takes what code leaves to be done later.
struct scheduled_receiver {
  /// Given how many seconds later, which may be below 0 and without an end. For a timer that is its own matter.
  void (*_Nullable take)(void *_Nullable context, struct scheduled_work work, double delay);
  void *_Nullable context;
};

/// Whether anything is ever handed on: not where a sanitizer stands in the same place.
bool scheduled_is_handed_on(void);

/// Hands on what the calling thread leaves to be done later, from now on; with no function, to the system.
///
/// Returns who received it until now.
struct scheduled_receiver scheduled_hand_to(struct scheduled_receiver receiver);

/// Does a block or calls a function, which is used up by that.
void scheduled_do(struct scheduled_work work);

/// Leaves a function to the system after all, some seconds later, and lets go of a block.
void scheduled_give_back(struct scheduled_work work, double delay);

#pragma clang assume_nonnull end

#endif
