// Takes what code leaves to be done later, by standing in front of the few functions that all of it goes through: of
// libdispatch, which `DispatchQueue` and Swift's tasks call, and of Core Foundation, which `Timer` calls. As in front of
// the allocator, an executable's own function comes before a library's. Linked into tests only.

#define _GNU_SOURCE
#include "scheduling.h"

#include <dlfcn.h>
#include <math.h>
#include <stddef.h>

#if defined(__has_feature)
#if __has_feature(thread_sanitizer)
// It watches the same functions, to know in which order threads come.
#define HANDS_NOTHING_ON 1
#endif
#endif

// Each thread its own: what other threads leave to the queue meanwhile is nobody's but the system's.
static _Thread_local struct scheduled_receiver receiver;

struct scheduled_receiver scheduled_hand_to(struct scheduled_receiver next) {
  struct scheduled_receiver previous = receiver;
  receiver = next;
  return previous;
}

// Declared here for what is needed of them: their headers want a compiler that knows blocks.
struct block {
  void *isa;
  int flags, reserved;
  void (*invoke)(void *block);
};
extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);
extern char _dispatch_main_q[];
extern uint64_t dispatch_time(uint64_t when, int64_t nanoseconds);
extern uint64_t dispatch_walltime(const void *when, int64_t nanoseconds);

typedef void (*async_function)(void *queue, void *block);
typedef void (*after_function)(uint64_t when, void *queue, void *block);
typedef void (*async_f_function)(void *queue, void *argument, void (*function)(void *));
typedef void (*after_f_function)(
    uint64_t when, void *queue, void *argument, void (*function)(void *));
typedef void (*add_timer_function)(void *loop, void *timer, void *mode);

void scheduled_do(struct scheduled_work work) {
  if (work.kind == scheduled_function) {
    work.function(work.object);
  } else if (work.kind == scheduled_block) {
    ((struct block *)work.object)->invoke(work.object);
    _Block_release(work.object);
  }
}

#if defined(HANDS_NOTHING_ON)

bool scheduled_is_handed_on(void) { return false; }
void scheduled_give_back(struct scheduled_work work, double delay) {}

#else

bool scheduled_is_handed_on(void) { return true; }

// The library's own function behind ours.
#define SYSTEM(type, name)                                                                         \
  static type system_##name(void) {                                                                \
    static _Atomic(type) found;                                                                    \
    if (!found) found = (type)dlsym(RTLD_NEXT, #name);                                             \
    return found;                                                                                  \
  }
SYSTEM(async_function, dispatch_async)
SYSTEM(after_function, dispatch_after)
SYSTEM(async_f_function, dispatch_async_f)
SYSTEM(after_f_function, dispatch_after_f)
SYSTEM(add_timer_function, CFRunLoopAddTimer)

// A point in time is a count of nanoseconds by one of three clocks, which the upper two bits tell: awake, running, and
// the wall's, which counts down.
static double seconds_until(uint64_t when) {
  if (when == UINT64_MAX) return INFINITY;
  const uint64_t wall = 3, running = 2;
  if (when >> 62 == wall) return (double)(int64_t)(dispatch_walltime(NULL, 0) - when) / 1e9;
  uint64_t now = dispatch_time(when >> 62 == running ? running << 62 : 0, 0);
  return (double)(int64_t)(when - now) / 1e9;
}

static bool take_block(void *queue, void *block, double delay) {
  if (!receiver.take || queue != _dispatch_main_q) return false;
  struct scheduled_work work = {scheduled_block, _Block_copy(block), NULL, queue};
  receiver.take(receiver.context, work, delay);
  return true;
}

// Of any queue: between two steps of its own a task of the main actor passes through functions of none.
static bool take_function(
    void *queue, void *argument, void (*function)(void *), double delay) {
  if (!receiver.take) return false;
  struct scheduled_work work = {scheduled_function, argument, function, queue};
  receiver.take(receiver.context, work, delay);
  return true;
}

// Weak, so that a library that is linked statically keeps its own.
#define IN_FRONT __attribute__((weak, visibility("default")))

IN_FRONT void dispatch_async(void *queue, void *block) {
  if (!take_block(queue, block, 0)) system_dispatch_async()(queue, block);
}

IN_FRONT void dispatch_after(uint64_t when, void *queue, void *block) {
  if (!take_block(queue, block, seconds_until(when))) system_dispatch_after()(when, queue, block);
}

IN_FRONT void dispatch_async_f(void *queue, void *argument, void (*function)(void *)) {
  if (!take_function(queue, argument, function, 0))
    system_dispatch_async_f()(queue, argument, function);
}

// What sleeps for less sleeps for a millisecond: a task that does so again and again must not hold time up.
IN_FRONT void dispatch_after_f(
    uint64_t when, void *queue, void *argument, void (*function)(void *)) {
  if (!take_function(queue, argument, function, fmax(seconds_until(when), 1e-3)))
    system_dispatch_after_f()(when, queue, argument, function);
}

// Core Foundation's; its information is what Foundation gave it, the `Timer`.
struct timer_context {
  long version;
  void *information;
  const void *retain, *release, *describe;
};
extern void CFRunLoopTimerGetContext(void *timer, struct timer_context *context);

IN_FRONT void CFRunLoopAddTimer(void *loop, void *timer, void *mode) {
  struct timer_context context = {0};
  if (receiver.take) CFRunLoopTimerGetContext(timer, &context);
  if (!context.information) {
    system_CFRunLoopAddTimer()(loop, timer, mode);
    return;
  }
  struct scheduled_work work = {scheduled_timer, context.information, NULL, loop};
  receiver.take(receiver.context, work, 0);
}

void scheduled_give_back(struct scheduled_work work, double delay) {
  if (work.kind == scheduled_block) _Block_release(work.object);
  if (work.kind != scheduled_function) return;
  int64_t nanoseconds = delay < 1e9 ? (int64_t)(delay * 1e9) : (int64_t)1e18;
  // The library goes through the functions above itself where there is nothing to wait for.
  struct scheduled_receiver outer = scheduled_hand_to((struct scheduled_receiver){NULL, NULL});
  system_dispatch_after_f()(
      dispatch_time(0, nanoseconds > 0 ? nanoseconds : 0), work.queue, work.object, work.function);
  scheduled_hand_to(outer);
}

#endif
