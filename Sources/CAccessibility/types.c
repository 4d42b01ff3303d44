#include <dlfcn.h>
#include <string.h>
#include "internal.h"

// What ATK asks of an element, answered from what was last told; what changes something goes to the calls.

atk_library atk;
glissando_accessibility_calls calls;

bool ax_load(void) {
  void *library = dlopen("libatk-1.0.so.0", RTLD_NOW | RTLD_GLOBAL);
  void *bridge = library ? dlopen("libatk-bridge-2.0.so.0", RTLD_NOW | RTLD_GLOBAL) : NULL;
  if (!bridge) return false;
#define F(result, name, arguments) \
  *(void **)&atk.name = dlsym(library, #name); \
  if (!atk.name) return false;
  ATK_FUNCTIONS(F)
#undef F
  *(void **)&atk.atk_object_set_accessible_id = dlsym(library, "atk_object_set_accessible_id");
  *(void **)&atk.atk_bridge_adaptor_init = dlsym(bridge, "atk_bridge_adaptor_init");
  return atk.atk_bridge_adaptor_init != NULL;
}

gint ax_state(int bit) {
  static const char *names[AX_STATES] = {"enabled", "focusable", "focused", "checkable", "checked", "selectable",
    "selected", "showing", "modal", "has-popup", "editable", "multi-line", "indeterminate", NULL, NULL, NULL, NULL,
    "expandable", "expanded"};
  return bit < AX_STATES && names[bit] ? atk.atk_state_type_for_name(names[bit]) : 0;
}

// MARK: - Objects

static gint get_n_children(AtkObject *object) {
  ax_node *node = ax_node_of(object);
  return node ? (gint)node->children->len : 0;
}

static AtkObject *ref_child(AtkObject *object, gint index) {
  ax_node *node = ax_node_of(object);
  if (!node || index < 0 || (guint)index >= node->children->len) return NULL;
  return g_object_ref(((ax_node *)node->children->pdata[index])->object);
}

static gint get_index_in_parent(AtkObject *object) {
  ax_node *node = ax_node_of(object);
  guint index;
  if (!node || !node->parent || !g_ptr_array_find(node->parent->children, node, &index)) return -1;
  return (gint)index;
}

static GObject *ref_state_set(AtkObject *object) {
  GObject *set = atk.atk_state_set_new();
  ax_node *node = ax_node_of(object);
  if (!node) {
    atk.atk_state_set_add_state(set, atk.atk_state_type_for_name("defunct"));
    return set;
  }
  uint32_t states = node->told.states;
  for (int bit = 0; bit < AX_STATES; bit++)
    if (states & (1u << bit) && ax_state(bit)) atk.atk_state_set_add_state(set, ax_state(bit));
  atk.atk_state_set_add_state(set, atk.atk_state_type_for_name("visible"));
  bool is_read = !(states & (GLISSANDO_FOCUSABLE | GLISSANDO_PRESSABLE | GLISSANDO_ADJUSTABLE));
  if (is_read) atk.atk_state_set_add_state(set, ax_state(0));
  if (is_read || states & GLISSANDO_ENABLED)
    atk.atk_state_set_add_state(set, atk.atk_state_type_for_name("sensitive"));
  if (node->text && !(states & GLISSANDO_MULTILINE))
    atk.atk_state_set_add_state(set, atk.atk_state_type_for_name("single-line"));
  if (node->is_active) atk.atk_state_set_add_state(set, atk.atk_state_type_for_name("active"));
  return set;
}

static void class_init(gpointer class, gpointer data) {
  AtkObjectClass *object = class;
  object->get_n_children = get_n_children;
  object->ref_child = ref_child;
  object->get_index_in_parent = get_index_in_parent;
  object->ref_state_set = ref_state_set;
}

// MARK: - Places

enum { SCREEN, WINDOW, PARENT };

/// The window that an element is or is in; NULL for none.
static const ax_node *window_of(const ax_node *node) {
  while (node && !node->told.is_window) node = node->parent;
  return node;
}

/// Where the coordinates of a kind begin, in those of the window.
static void origin(ax_node *node, gint kind, int *x, int *y) {
  *x = *y = 0;
  if (kind == SCREEN) {
    const ax_node *window = window_of(node);
    if (!window) return;
    calls.origin(window->identity, x, y);
    *x = -*x;
    *y = -*y;
  } else if (kind == PARENT && node->parent) {
    *x = node->parent->told.x;
    *y = node->parent->told.y;
  }
}

static void get_extents(AtkObject *object, gint *x, gint *y, gint *width, gint *height, gint kind) {
  ax_node *node = ax_node_of(object);
  *x = *y = *width = *height = 0;
  if (!node) return;
  int left, top;
  origin(node, kind, &left, &top);
  *x = node->told.x - left;
  *y = node->told.y - top;
  *width = node->told.width;
  *height = node->told.height;
}

static bool holds(const ax_node *node, int x, int y) {
  const glissando_accessible *told = &node->told;
  return x >= told->x && y >= told->y && x < told->x + told->width && y < told->y + told->height;
}

static ax_node *find(ax_node *node, int x, int y) {
  for (guint index = node->children->len; index > 0; index--) {
    ax_node *found = find(node->children->pdata[index - 1], x, y);
    if (found) return found;
  }
  return holds(node, x, y) ? node : NULL;
}

static AtkObject *ref_accessible_at_point(AtkObject *object, gint x, gint y, gint kind) {
  ax_node *node = ax_node_of(object);
  if (!node) return NULL;
  int left, top;
  origin(node, kind, &left, &top);
  ax_node *found = find(node, x + left, y + top);
  return found ? g_object_ref(found->object) : NULL;
}

static gboolean act(AtkObject *object, int action) {
  ax_node *node = ax_node_of(object);
  return node && calls.act(node->identity, action);
}

static gboolean grab_focus(AtkObject *object) { return act(object, GLISSANDO_FOCUS); }

static void component_init(gpointer interface, gpointer data) {
  AtkComponentIface *component = interface;
  component->get_extents = get_extents;
  component->ref_accessible_at_point = ref_accessible_at_point;
  component->grab_focus = grab_focus;
}

// MARK: - Actions

/// What can be done, in order; -1 behind the last.
static int action_at(AtkObject *object, gint index) {
  ax_node *node = ax_node_of(object);
  uint32_t states = node ? node->told.states : 0;
  int found[3], count = 0;
  if (states & GLISSANDO_PRESSABLE) found[count++] = GLISSANDO_PRESS;
  if (states & GLISSANDO_ADJUSTABLE) {
    found[count++] = GLISSANDO_INCREMENT;
    found[count++] = GLISSANDO_DECREMENT;
  }
  if (index < 0) return -1;
  if (index < count) return found[index];
  int named = node && node->actions ? (int)g_strv_length(node->actions) : 0;
  return index - count < named ? GLISSANDO_NAMED + index - count : -1;
}

static gint get_n_actions(AtkObject *object) {
  gint count = 0;
  while (action_at(object, count) >= 0) count++;
  return count;
}

static gboolean do_action(AtkObject *object, gint index) {
  int action = action_at(object, index);
  return action >= 0 && act(object, action);
}

static const gchar *action_name(AtkObject *object, gint index) {
  static const char *names[] = {"press", "increment", "decrement"};
  int action = action_at(object, index);
  if (action < 0) return NULL;
  return action < GLISSANDO_NAMED ? names[action] : ax_node_of(object)->actions[action - GLISSANDO_NAMED];
}

static void action_init(gpointer interface, gpointer data) {
  AtkActionIface *action = interface;
  action->do_action = do_action;
  action->get_n_actions = get_n_actions;
  action->get_name = action->get_localized_name = action_name;
}

// MARK: - Choosing among those inside

bool ax_chooses(const ax_node *node) { return g_type_is_a(G_OBJECT_TYPE(node->object), atk.atk_selection_get_type()); }

static ax_node *child_at(AtkObject *object, gint index) {
  ax_node *node = ax_node_of(object);
  return node && index >= 0 && (guint)index < node->children->len ? node->children->pdata[index] : NULL;
}

/// The one of those that are chosen with a number, or with -1 how many they are.
static ax_node *chosen_at(AtkObject *object, gint number, gint *count) {
  *count = 0;
  ax_node *child;
  for (gint index = 0; (child = child_at(object, index)); index++)
    if (child->told.states & GLISSANDO_SELECTED && (*count)++ == number) return child;
  return NULL;
}

static gboolean choose_child(ax_node *child, int action) { return child && calls.act(child->identity, action); }

static gboolean choose_at(AtkObject *object, gint index) {
  return choose_child(child_at(object, index), GLISSANDO_CHOOSE);
}

static gint count_chosen(AtkObject *object) {
  gint count;
  chosen_at(object, -1, &count);
  return count;
}

static AtkObject *ref_chosen(AtkObject *object, gint number) {
  gint count;
  ax_node *child = chosen_at(object, number, &count);
  return child ? g_object_ref(child->object) : NULL;
}

static gboolean is_chosen(AtkObject *object, gint index) {
  ax_node *child = child_at(object, index);
  return child && child->told.states & GLISSANDO_SELECTED;
}

static gboolean reject(AtkObject *object, gint number) {
  gint count;
  return choose_child(chosen_at(object, number, &count), GLISSANDO_REJECT);
}

static gboolean each(AtkObject *object, int action) {
  gboolean is_done = TRUE;
  ax_node *child;
  for (gint index = 0; (child = child_at(object, index)); index++)
    if (child->told.states & GLISSANDO_SELECTABLE && !choose_child(child, action)) is_done = FALSE;
  return is_done;
}

static gboolean reject_all(AtkObject *object) { return each(object, GLISSANDO_REJECT); }
static gboolean choose_all(AtkObject *object) { return each(object, GLISSANDO_CHOOSE); }

static void selection_init(gpointer interface, gpointer data) {
  AtkSelectionIface *selection = interface;
  selection->add_selection = choose_at;
  selection->clear_selection = reject_all;
  selection->ref_selection = ref_chosen;
  selection->get_selection_count = count_chosen;
  selection->is_child_selected = is_chosen;
  selection->remove_selection = reject;
  selection->select_all_selection = choose_all;
}

// MARK: - Numbers

static void put(GValue *value, double number) {
  memset(value, 0, sizeof *value);
  g_value_init(value, G_TYPE_DOUBLE);
  g_value_set_double(value, number);
}

static const glissando_accessible *told(AtkObject *object) {
  static const glissando_accessible nothing;
  ax_node *node = ax_node_of(object);
  return node ? &node->told : &nothing;
}

static void get_current_value(AtkObject *object, GValue *value) { put(value, told(object)->value); }
static void get_maximum_value(AtkObject *object, GValue *value) { put(value, told(object)->upper); }
static void get_minimum_value(AtkObject *object, GValue *value) { put(value, told(object)->lower); }
static void get_minimum_increment(AtkObject *object, GValue *value) { put(value, told(object)->step); }
static gdouble get_increment(AtkObject *object) { return told(object)->step; }

static gpointer get_range(AtkObject *object) {
  return atk.atk_range_new(told(object)->lower, told(object)->upper, NULL);
}

static void get_value_and_text(AtkObject *object, gdouble *value, gchar **text) {
  ax_node *node = ax_node_of(object);
  *value = told(object)->value;
  if (text) *text = node && node->words && *node->words ? g_strdup(node->words) : NULL;
}

static void set_value(AtkObject *object, const gdouble value) {
  ax_node *node = ax_node_of(object);
  if (node) calls.set_number(node->identity, value);
}

static gboolean set_current_value(AtkObject *object, const GValue *value) {
  GValue number = G_VALUE_INIT;
  g_value_init(&number, G_TYPE_DOUBLE);
  ax_node *node = ax_node_of(object);
  return node && g_value_transform(value, &number) && calls.set_number(node->identity, g_value_get_double(&number));
}

static void value_init(gpointer interface, gpointer data) {
  AtkValueIface *value = interface;
  value->get_current_value = get_current_value;
  value->get_maximum_value = get_maximum_value;
  value->get_minimum_value = get_minimum_value;
  value->get_minimum_increment = get_minimum_increment;
  value->set_current_value = set_current_value;
  value->get_value_and_text = get_value_and_text;
  value->get_range = get_range;
  value->get_increment = get_increment;
  value->set_value = set_value;
}

// MARK: - Texts

static const char *text_of(AtkObject *object) {
  ax_node *node = ax_node_of(object);
  return node && node->text ? node->text : "";
}

static gint get_character_count(AtkObject *object) { return (gint)g_utf8_strlen(text_of(object), -1); }
static gint get_caret_offset(AtkObject *object) { return told(object)->caret; }

static gint within(AtkObject *object, gint offset) {
  gint count = get_character_count(object);
  return offset < 0 || offset > count ? count : offset;
}

static gchar *get_text(AtkObject *object, gint start, gint end) {
  end = within(object, end);
  start = start < 0 ? 0 : MIN(start, end);
  return g_utf8_substring(text_of(object), start, end);
}

static gunichar get_character_at_offset(AtkObject *object, gint offset) {
  if (offset < 0 || offset >= get_character_count(object)) return 0;
  return g_utf8_get_char(g_utf8_offset_to_pointer(text_of(object), offset));
}

enum { CHARACTERS, WORDS, SENTENCES, LINES };

static bool parts(gunichar letter, int granularity) {
  if (granularity >= LINES) return letter == '\n';
  if (granularity == SENTENCES) return letter == '.' || letter == '!' || letter == '?' || letter == '\n';
  return g_unichar_isspace(letter);
}

static gchar *get_string_at_offset(AtkObject *object, gint offset, gint granularity, gint *start, gint *end) {
  gint count = get_character_count(object);
  offset = CLAMP(offset, 0, count);
  *start = *end = offset;
  if (granularity == CHARACTERS) {
    if (offset < count) *end = offset + 1;
  } else {
    while (*start > 0 && !parts(get_character_at_offset(object, *start - 1), granularity)) --*start;
    while (*end < count && !parts(get_character_at_offset(object, *end), granularity)) ++*end;
    if (*end < count) ++*end;
  }
  return get_text(object, *start, *end);
}

static gchar *get_text_at_offset(AtkObject *object, gint offset, gint boundary, gint *start, gint *end) {
  // ATK's older boundaries: a character, then two kinds of each of words, sentences and lines.
  return get_string_at_offset(object, offset, (boundary + 1) / 2, start, end);
}

static void get_character_extents(AtkObject *object, gint offset, gint *x, gint *y, gint *width, gint *height, gint kind) {
  get_extents(object, x, y, width, height, kind);
}

static gint get_n_selections(AtkObject *object) {
  return told(object)->selection_end > told(object)->selection_start;
}

static gchar *get_selection(AtkObject *object, gint index, gint *start, gint *end) {
  *start = told(object)->selection_start;
  *end = told(object)->selection_end;
  return index == 0 && *end > *start ? get_text(object, *start, *end) : NULL;
}

static gboolean choose(AtkObject *object, gint start, gint end) {
  ax_node *node = ax_node_of(object);
  return node && calls.select(node->identity, start < 0 ? 0 : start, within(object, end));
}

static gboolean add_selection(AtkObject *object, gint start, gint end) { return choose(object, start, end); }

static gboolean set_selection(AtkObject *object, gint index, gint start, gint end) {
  return index == 0 && choose(object, start, end);
}

static gboolean remove_selection(AtkObject *object, gint index) {
  return index == 0 && choose(object, told(object)->caret, told(object)->caret);
}

static gboolean set_caret_offset(AtkObject *object, gint offset) {
  offset = within(object, offset);
  return choose(object, offset, offset);
}

static void text_init(gpointer interface, gpointer data) {
  AtkTextIface *text = interface;
  text->get_text = get_text;
  text->get_text_at_offset = get_text_at_offset;
  text->get_string_at_offset = get_string_at_offset;
  text->get_character_at_offset = get_character_at_offset;
  text->get_caret_offset = get_caret_offset;
  text->get_character_count = get_character_count;
  text->get_character_extents = get_character_extents;
  text->get_n_selections = get_n_selections;
  text->get_selection = get_selection;
  text->add_selection = add_selection;
  text->remove_selection = remove_selection;
  text->set_selection = set_selection;
  text->set_caret_offset = set_caret_offset;
}

static void set_text_contents(AtkObject *object, const gchar *string) {
  ax_node *node = ax_node_of(object);
  if (node) calls.set_text(node->identity, string ? string : "");
}

/// Puts something in the place of what lies between two positions.
static void replace(AtkObject *object, gint start, gint end, const gchar *string, gsize length) {
  gchar *before = get_text(object, 0, start), *after = get_text(object, end, -1);
  gchar *middle = g_strndup(string, length), *whole = g_strconcat(before, middle, after, NULL);
  set_text_contents(object, whole);
  g_free(before);
  g_free(after);
  g_free(middle);
  g_free(whole);
}

static void insert_text(AtkObject *object, const gchar *string, gint length, gint *position) {
  gint place = within(object, *position);
  if (!string) return;
  gsize bytes = length < 0 ? strlen(string) : strnlen(string, length);
  replace(object, place, place, string, bytes);
  *position = place + (gint)g_utf8_strlen(string, bytes);
  set_caret_offset(object, *position);
}

static void delete_text(AtkObject *object, gint start, gint end) {
  end = within(object, end);
  start = CLAMP(start, 0, end);
  replace(object, start, end, "", 0);
}

static void editable_init(gpointer interface, gpointer data) {
  AtkEditableTextIface *text = interface;
  text->set_text_contents = set_text_contents;
  text->insert_text = insert_text;
  text->delete_text = delete_text;
}

/// What lies between the beginnings and the ends that two texts have in common has been replaced.
void ax_tell_text(ax_node *node, const char *old, int caret, int start, int end) {
  AtkObject *object = node->object;
  if (strcmp(old, node->text) != 0) {
    glong before = g_utf8_strlen(old, -1), after = g_utf8_strlen(node->text, -1), head = 0, tail = 0;
    const char *a = old, *b = node->text;
    while (*a && *b && g_utf8_get_char(a) == g_utf8_get_char(b)) {
      a = g_utf8_next_char(a);
      b = g_utf8_next_char(b);
      head++;
    }
    a = old + strlen(old);
    b = node->text + strlen(node->text);
    while (tail < before - head && tail < after - head) {
      a = g_utf8_prev_char(a);
      b = g_utf8_prev_char(b);
      if (g_utf8_get_char(a) != g_utf8_get_char(b)) break;
      tail++;
    }
    gchar *gone = g_utf8_substring(old, head, before - tail);
    gchar *come = g_utf8_substring(node->text, head, after - tail);
    if (*gone) g_signal_emit_by_name(object, "text-remove", (gint)head, (gint)(before - tail - head), gone);
    if (*come) g_signal_emit_by_name(object, "text-insert", (gint)head, (gint)(after - tail - head), come);
    g_free(gone);
    g_free(come);
  }
  const glissando_accessible *now = &node->told;
  if (now->caret != caret) g_signal_emit_by_name(object, "text-caret-moved", now->caret);
  bool is_same = now->selection_start == start && now->selection_end == end;
  if (!is_same && (start != end || now->selection_start != now->selection_end))
    g_signal_emit_by_name(object, "text-selection-changed");
}

// MARK: - Types

static void window_init(gpointer interface, gpointer data) {}

static void add_interface(GType type, GType interface, GInterfaceInitFunc init) {
  const GInterfaceInfo info = {init, NULL, NULL};
  g_type_add_interface_static(type, interface, &info);
}

GType ax_type(const glissando_accessible *element) {
  static GType types[32];
  bool is_acting = element->states & (GLISSANDO_PRESSABLE | GLISSANDO_ADJUSTABLE) || element->actions;
  int kind = (is_acting ? 1 : 0) | (element->has_range ? 2 : 0) | (element->text ? 4 : 0)
    | (element->is_window ? 8 : 0) | (strcmp(element->role, "list") == 0 ? 16 : 0);
  if (types[kind]) return types[kind];
  GTypeQuery query;
  g_type_query(atk.atk_object_get_type(), &query);
  GTypeInfo info = {0};
  info.class_size = (guint16)query.class_size;
  info.instance_size = (guint16)query.instance_size;
  info.class_init = class_init;
  char name[32];
  g_snprintf(name, sizeof name, "GlissandoAccessible%d", kind);
  GType type = g_type_register_static(atk.atk_object_get_type(), name, &info, 0);
  add_interface(type, atk.atk_component_get_type(), component_init);
  if (kind & 1) add_interface(type, atk.atk_action_get_type(), action_init);
  if (kind & 2) add_interface(type, atk.atk_value_get_type(), value_init);
  if (kind & 4) {
    add_interface(type, atk.atk_text_get_type(), text_init);
    add_interface(type, atk.atk_editable_text_get_type(), editable_init);
  }
  if (kind & 8) add_interface(type, atk.atk_window_get_type(), window_init);
  if (kind & 16) add_interface(type, atk.atk_selection_get_type(), selection_init);
  return types[kind] = type;
}
