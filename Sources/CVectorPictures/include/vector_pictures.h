#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Pictures of curves are drawn in a process of their own. What the libraries for them make of a broken or hostile
// file (to end the process, never to come back, to take all memory) then ends one drawing, and not the program.
//
// The process is the program itself, started once more: before `main` it finds in its environment what it is for.

/// What a file is.
enum { GLISSANDO_SVG, GLISSANDO_PDF };

/// A drawing may take so many seconds, and so much memory.
enum { GLISSANDO_DRAWING_SECONDS = 10, GLISSANDO_DRAWING_GIGABYTES = 2 };

/// What is asked of the process.
typedef struct {
  int32_t kind;
  /// In pixels; 0 stands for the natural size, made smaller where a side is longer than the greatest.
  int32_t width, height;
  int32_t greatest_side;
  /// The bytes of the file, which follow; 0 where it is that of the request before.
  uint64_t length;
} glissando_drawing_request;

/// What it answers; nothing at all where the file has ended it.
typedef struct {
  /// The pixels, rows of premultiplied 0xAARRGGBB, which follow; 0 where there are none.
  int32_t width, height;
  /// The bytes in UTF-8 that say why there are none, which follow then.
  uint32_t reason_length;
} glissando_drawing_answer;

/// Has drawing processes get the environment as it is now, not as it was when the program began.
///
/// While there is but one thread: nothing else keeps others from changing it.
void glissando_keep_environment(void);

/// Starts a process that draws; it ends with the other end of its socket.
///
/// Returns: this end, which whoever asks closes; -1 with an `errno` where there is none.
int glissando_start_drawing(void);

/// Sends or receives all of some bytes; false where the other end is gone.
bool glissando_send_all(int socket, const void *bytes, size_t count);
bool glissando_receive_all(int socket, void *bytes, size_t count);
