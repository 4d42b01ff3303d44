#pragma once
#include "CAccessibility.h"
#include "atk.h"

// What the files of this target share: the libraries' functions and the elements.

/// The libraries' functions, once they are loaded.
typedef struct {
#define F(result, name, arguments) result(*name) arguments;
  ATK_FUNCTIONS(F)
#undef F
  /// Newer than the others: NULL where it is not there.
  void (*atk_object_set_accessible_id)(AtkObject *, const gchar *);
  int (*atk_bridge_adaptor_init)(gint *, gchar ***);
} atk_library;

extern atk_library atk;
extern glissando_accessibility_calls calls;

/// An element as it was last told; `object` is what ATK sees of it.
typedef struct ax_node {
  int64_t identity;
  AtkObject *object;
  struct ax_node *parent;
  /// Of `ax_node *`.
  GPtrArray *children;
  glissando_accessible told;
  char *name, *words, *text;
  /// The names of what can be done besides, ended by NULL; NULL for nothing.
  char **actions;
  bool is_active;
} ax_node;

/// The node behind an object; NULL once it is no more.
ax_node *ax_node_of(AtkObject *object);
/// Loads the libraries; false where one is missing.
bool ax_load(void);
/// The type for what an element can do.
GType ax_type(const glissando_accessible *element);
/// Whether some of those inside are chosen by way of the element.
bool ax_chooses(const ax_node *node);
/// Tells what is different in a text.
void ax_tell_text(ax_node *node, const char *old, int caret, int start, int end);
/// ATK's number of a state of ours, for bit `bit`; 0 for none.
gint ax_state(int bit);
enum { AX_STATES = 19 };
