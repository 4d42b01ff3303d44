#include <string.h>
#include "internal.h"

// The elements as they were last told, and the signals that say what is different.

/// By their numbers.
static GHashTable *nodes;
static GQuark quark;
static char *program;

ax_node *ax_node_of(AtkObject *object) { return g_object_get_qdata((GObject *)object, quark); }

static ax_node *node_for(int64_t identity) {
  return nodes ? g_hash_table_lookup(nodes, &identity) : NULL;
}

static AtkObject *get_root(void) {
  ax_node *root = node_for(GLISSANDO_APPLICATION);
  return root ? root->object : NULL;
}

static const gchar *get_toolkit_name(void) { return "Glissando"; }
static const gchar *get_toolkit_version(void) { return "1"; }

// MARK: - Elements

/// Keeps what is told of an element; the texts in `told` stay the caller's, and are not read again.
static void keep(ax_node *node, const glissando_accessible *element) {
  node->told = *element;
  g_free(node->name);
  g_free(node->words);
  g_free(node->text);
  node->name = g_strdup(element->name ? element->name : "");
  node->words = g_strdup(element->words ? element->words : "");
  node->text = g_strdup(element->text);
  g_strfreev(node->actions);
  node->actions = element->actions ? g_strsplit(element->actions, "\n", -1) : NULL;
  node->told.actions = NULL;
  node->told.name = node->told.words = node->told.text = node->told.role = node->told.identifier = NULL;
}

void glissando_accessibility_add(const glissando_accessible *element) {
  if (node_for(element->identity)) return glissando_accessibility_update(element);
  ax_node *node = g_new0(ax_node, 1);
  node->identity = element->identity;
  node->children = g_ptr_array_new();
  node->object = g_object_new(ax_type(element), NULL);
  g_object_set_qdata((GObject *)node->object, quark, node);
  keep(node, element);
  atk.atk_object_set_role(node->object, atk.atk_role_for_name(element->role));
  atk.atk_object_set_name(node->object, node->name);
  atk.atk_object_set_description(node->object, node->words);
  if (atk.atk_object_set_accessible_id && element->identifier)
    atk.atk_object_set_accessible_id(node->object, element->identifier);
  g_hash_table_insert(nodes, &node->identity, node);
}

static void tell_states(ax_node *node, uint32_t old) {
  uint32_t changed = old ^ node->told.states;
  for (int bit = 0; bit < AX_STATES; bit++) {
    if (!(changed & (1u << bit)) || !ax_state(bit)) continue;
    gboolean is_set = (node->told.states & (1u << bit)) != 0;
    atk.atk_object_notify_state_change(node->object, ax_state(bit), is_set);
    if (1u << bit == GLISSANDO_SELECTED && node->parent && ax_chooses(node->parent))
      g_signal_emit_by_name(node->parent->object, "selection-changed");
    if (bit == 0) {
      gint sensitive = atk.atk_state_type_for_name("sensitive");
      atk.atk_object_notify_state_change(node->object, sensitive, is_set);
    }
  }
}

static void tell_place(ax_node *node, const glissando_accessible *old) {
  const glissando_accessible *now = &node->told;
  if (old->x == now->x && old->y == now->y && old->width == now->width && old->height == now->height) return;
  // As ATK's AtkRectangle.
  gint rectangle[4] = {now->x, now->y, now->width, now->height};
  g_signal_emit_by_name(node->object, "bounds-changed", rectangle);
}

void glissando_accessibility_update(const glissando_accessible *element) {
  ax_node *node = node_for(element->identity);
  if (!node) return;
  glissando_accessible old = node->told;
  char *text = g_strdup(node->text), *name = g_strdup(node->name), *words = g_strdup(node->words);
  keep(node, element);
  atk.atk_object_set_role(node->object, atk.atk_role_for_name(element->role));
  if (strcmp(name, node->name) != 0) atk.atk_object_set_name(node->object, node->name);
  if (strcmp(words, node->words) != 0) atk.atk_object_set_description(node->object, node->words);
  tell_states(node, old.states);
  tell_place(node, &old);
  if (element->has_range && old.has_range && old.value != element->value) {
    g_object_notify((GObject *)node->object, "accessible-value");
    if (g_signal_lookup("value-changed", G_OBJECT_TYPE(node->object)))
      g_signal_emit_by_name(node->object, "value-changed", element->value, node->words);
  }
  if (text && node->text) ax_tell_text(node, text, old.caret, old.selection_start, old.selection_end);
  g_free(text);
  g_free(name);
  g_free(words);
}

// MARK: - Who is inside whom

static void tell_child(ax_node *parent, const char *what, guint index, ax_node *child) {
  g_signal_emit_by_name(parent->object, what, index, child->object, NULL);
}

static bool contains(const int64_t *children, int count, int64_t identity) {
  for (int index = 0; index < count; index++)
    if (children[index] == identity) return true;
  return false;
}

static void leave(ax_node *node) {
  ax_node *parent = node->parent;
  guint index;
  if (!parent || !g_ptr_array_find(parent->children, node, &index)) return;
  g_ptr_array_remove_index(parent->children, index);
  node->parent = NULL;
  tell_child(parent, "children-changed::remove", index, node);
}

void glissando_accessibility_set_children(int64_t element, const int64_t *children, int count) {
  ax_node *parent = node_for(element);
  if (!parent) return;
  for (guint index = parent->children->len; index > 0; index--) {
    ax_node *child = parent->children->pdata[index - 1];
    if (!contains(children, count, child->identity)) leave(child);
  }
  for (int index = 0; index < count; index++) {
    ax_node *child = node_for(children[index]);
    guint place = (guint)index;
    if (!child || child == parent) continue;
    if (place < parent->children->len && parent->children->pdata[place] == child) continue;
    leave(child);
    g_ptr_array_insert(parent->children, MIN(place, parent->children->len), child);
    child->parent = parent;
    atk.atk_object_set_parent(child->object, parent->object);
    tell_child(parent, "children-changed::add", place, child);
  }
}

void glissando_accessibility_remove(int64_t element) {
  ax_node *node = node_for(element);
  if (!node) return;
  leave(node);
  for (guint index = 0; index < node->children->len; index++)
    ((ax_node *)node->children->pdata[index])->parent = NULL;
  g_hash_table_remove(nodes, &element);
  g_object_set_qdata((GObject *)node->object, quark, NULL);
  atk.atk_object_notify_state_change(node->object, atk.atk_state_type_for_name("defunct"), TRUE);
  g_object_unref(node->object);
  g_ptr_array_free(node->children, TRUE);
  g_free(node->name);
  g_free(node->words);
  g_free(node->text);
  g_strfreev(node->actions);
  g_free(node);
}

void glissando_accessibility_activate(int64_t window, bool is_active) {
  ax_node *node = node_for(window);
  if (!node || node->is_active == is_active) return;
  node->is_active = is_active;
  atk.atk_object_notify_state_change(node->object, atk.atk_state_type_for_name("active"), is_active);
  g_signal_emit_by_name(node->object, is_active ? "activate" : "deactivate");
}

// MARK: - The bus

static void silence(const gchar *domain, GLogLevelFlags level, const gchar *message, gpointer data) {}

bool glissando_accessibility_start(const char *name, const glissando_accessibility_calls *given) {
  if (nodes) return true;
  if (!ax_load()) return false;
  calls = *given;
  nodes = g_hash_table_new(g_int64_hash, g_int64_equal);
  quark = g_quark_from_static_string("glissando-accessible");
  program = g_strdup(name);
  glissando_accessible application = {.identity = GLISSANDO_APPLICATION, .role = "application", .name = program};
  glissando_accessibility_add(&application);
  AtkUtilClass *util = g_type_class_ref(atk.atk_util_get_type());
  util->get_root = get_root;
  util->get_toolkit_name = get_toolkit_name;
  util->get_toolkit_version = get_toolkit_version;
  // What the bridge has to say where there is no bus concerns nobody: windows are shown as ever.
  g_log_set_handler("dbind", G_LOG_LEVEL_WARNING, silence, NULL);
  return atk.atk_bridge_adaptor_init(NULL, NULL) == 0;
}
