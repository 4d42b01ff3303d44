#pragma once
#include <stdbool.h>
#include <stdint.h>

// What programs for people who do not see the screen, or use no pointer, are told about windows: AT-SPI through ATK and
// its bridge. Both libraries are loaded when they are first wanted, so that nobody needs them otherwise. Everything here
// belongs to the main thread; texts are UTF-8, positions in them count Unicode scalars.

/// What is asked of an element, besides what has a function of its own.
enum {
  GLISSANDO_PRESS, GLISSANDO_INCREMENT, GLISSANDO_DECREMENT, GLISSANDO_FOCUS,
  /// To be one of those that are chosen, or no longer.
  GLISSANDO_CHOOSE, GLISSANDO_REJECT,
  /// The first of those that have names, which the others follow.
  GLISSANDO_NAMED
};

/// Who answers for the elements.
typedef struct {
  bool (*act)(int64_t element, int action);
  bool (*set_number)(int64_t element, double number);
  bool (*set_text)(int64_t element, const char *text);
  bool (*select)(int64_t element, int anchor, int caret);
  /// Where the content of a window begins on the screen.
  void (*origin)(int64_t window, int *x, int *y);
} glissando_accessibility_calls;

/// What holds of an element, as AccessibleStates says.
enum {
  GLISSANDO_ENABLED = 1 << 0, GLISSANDO_FOCUSABLE = 1 << 1, GLISSANDO_FOCUSED = 1 << 2,
  GLISSANDO_CHECKABLE = 1 << 3, GLISSANDO_CHECKED = 1 << 4, GLISSANDO_SELECTABLE = 1 << 5,
  GLISSANDO_SELECTED = 1 << 6, GLISSANDO_SHOWING = 1 << 7, GLISSANDO_MODAL = 1 << 8,
  GLISSANDO_OPENS = 1 << 9, GLISSANDO_EDITABLE = 1 << 10, GLISSANDO_MULTILINE = 1 << 11,
  GLISSANDO_MIXED = 1 << 12, GLISSANDO_PRESSABLE = 1 << 13, GLISSANDO_ADJUSTABLE = 1 << 14
};

/// One element without those inside; all texts are copied.
typedef struct {
  int64_t identity;
  /// ATK's name of its role.
  const char *role;
  const char *name, *words, *identifier;
  /// The names of what can be done besides, a line each; NULL for nothing.
  const char *actions;
  int x, y, width, height;
  uint32_t states;
  bool is_window;
  bool has_range;
  double value, lower, upper, step;
  /// NULL for what is not typed into.
  const char *text;
  int caret, selection_start, selection_end;
} glissando_accessible;

/// The number of the element that stands for the whole program.
enum { GLISSANDO_APPLICATION = 0 };

/// Loads the libraries and tells the session's bus of a program of this name; false where there is no bus for it or one
/// of the libraries is missing.
bool glissando_accessibility_start(const char *name, const glissando_accessibility_calls *calls);

void glissando_accessibility_add(const glissando_accessible *element);
void glissando_accessibility_update(const glissando_accessible *element);
/// Says what is inside an element, in order; all of it was added before.
void glissando_accessibility_set_children(int64_t element, const int64_t *children, int count);
void glissando_accessibility_remove(int64_t element);
/// Says whether a window has the keyboard.
void glissando_accessibility_activate(int64_t window, bool is_active);
