#pragma once
#include <glib-object.h>

// The parts of ATK's interface that are used here, as its headers lay them out. They have been the same since ATK 2.12
// (2014), and the soname stands for them: so no program needs ATK's headers to be built. Scripts/accessibility would
// notice a difference.

typedef struct _AtkObject AtkObject;
typedef void (*atk_unused)(void);

typedef struct {
  GObjectClass parent;
  const gchar *(*get_name)(AtkObject *);
  const gchar *(*get_description)(AtkObject *);
  AtkObject *(*get_parent)(AtkObject *);
  gint (*get_n_children)(AtkObject *);
  AtkObject *(*ref_child)(AtkObject *, gint);
  gint (*get_index_in_parent)(AtkObject *);
  atk_unused ref_relation_set, get_role, get_layer, get_mdi_zorder;
  GObject *(*ref_state_set)(AtkObject *);
  atk_unused set_name, set_description, set_parent, set_role, connect_property_change_handler,
      remove_property_change_handler, initialize, children_changed, focus_event, property_change, state_change,
      visible_data_changed, active_descendant_changed, get_attributes, get_object_locale, pad1;
} AtkObjectClass;

typedef struct {
  GObjectClass parent;
  atk_unused add_global_event_listener, remove_global_event_listener, add_key_event_listener, remove_key_event_listener;
  AtkObject *(*get_root)(void);
  const gchar *(*get_toolkit_name)(void);
  const gchar *(*get_toolkit_version)(void);
} AtkUtilClass;

typedef struct {
  GTypeInterface parent;
  atk_unused add_focus_handler;
  gboolean (*contains)(AtkObject *, gint, gint, gint);
  AtkObject *(*ref_accessible_at_point)(AtkObject *, gint, gint, gint);
  void (*get_extents)(AtkObject *, gint *, gint *, gint *, gint *, gint);
  void (*get_position)(AtkObject *, gint *, gint *, gint);
  void (*get_size)(AtkObject *, gint *, gint *);
  gboolean (*grab_focus)(AtkObject *);
} AtkComponentIface;

typedef struct {
  GTypeInterface parent;
  gboolean (*do_action)(AtkObject *, gint);
  gint (*get_n_actions)(AtkObject *);
  const gchar *(*get_description)(AtkObject *, gint);
  const gchar *(*get_name)(AtkObject *, gint);
  const gchar *(*get_keybinding)(AtkObject *, gint);
  gboolean (*set_description)(AtkObject *, gint, const gchar *);
  const gchar *(*get_localized_name)(AtkObject *, gint);
} AtkActionIface;

typedef struct {
  GTypeInterface parent;
  void (*get_current_value)(AtkObject *, GValue *);
  void (*get_maximum_value)(AtkObject *, GValue *);
  void (*get_minimum_value)(AtkObject *, GValue *);
  gboolean (*set_current_value)(AtkObject *, const GValue *);
  void (*get_minimum_increment)(AtkObject *, GValue *);
  void (*get_value_and_text)(AtkObject *, gdouble *, gchar **);
  gpointer (*get_range)(AtkObject *);
  gdouble (*get_increment)(AtkObject *);
  GSList *(*get_sub_ranges)(AtkObject *);
  void (*set_value)(AtkObject *, const gdouble);
} AtkValueIface;

typedef struct {
  GTypeInterface parent;
  gchar *(*get_text)(AtkObject *, gint, gint);
  atk_unused get_text_after_offset;
  gchar *(*get_text_at_offset)(AtkObject *, gint, gint, gint *, gint *);
  gunichar (*get_character_at_offset)(AtkObject *, gint);
  atk_unused get_text_before_offset;
  gint (*get_caret_offset)(AtkObject *);
  atk_unused get_run_attributes, get_default_attributes;
  void (*get_character_extents)(AtkObject *, gint, gint *, gint *, gint *, gint *, gint);
  gint (*get_character_count)(AtkObject *);
  atk_unused get_offset_at_point;
  gint (*get_n_selections)(AtkObject *);
  gchar *(*get_selection)(AtkObject *, gint, gint *, gint *);
  gboolean (*add_selection)(AtkObject *, gint, gint);
  gboolean (*remove_selection)(AtkObject *, gint);
  gboolean (*set_selection)(AtkObject *, gint, gint, gint);
  gboolean (*set_caret_offset)(AtkObject *, gint);
  atk_unused text_changed, text_caret_moved, text_selection_changed, text_attributes_changed, get_range_extents,
      get_bounded_ranges;
  gchar *(*get_string_at_offset)(AtkObject *, gint, gint, gint *, gint *);
} AtkTextIface;

typedef struct {
  GTypeInterface parent;
  atk_unused set_run_attributes;
  void (*set_text_contents)(AtkObject *, const gchar *);
  void (*insert_text)(AtkObject *, const gchar *, gint, gint *);
  atk_unused copy_text, cut_text;
  void (*delete_text)(AtkObject *, gint, gint);
  atk_unused paste_text;
} AtkEditableTextIface;

typedef struct {
  GTypeInterface parent;
  gboolean (*add_selection)(AtkObject *, gint);
  gboolean (*clear_selection)(AtkObject *);
  AtkObject *(*ref_selection)(AtkObject *, gint);
  gint (*get_selection_count)(AtkObject *);
  gboolean (*is_child_selected)(AtkObject *, gint);
  gboolean (*remove_selection)(AtkObject *, gint);
  gboolean (*select_all_selection)(AtkObject *);
} AtkSelectionIface;

/// Everything that is called of the libraries: what it returns, its name, what it takes.
#define ATK_FUNCTIONS(F)                                                    \
  F(GType, atk_object_get_type, (void))                                     \
  F(GType, atk_util_get_type, (void))                                       \
  F(GType, atk_component_get_type, (void))                                  \
  F(GType, atk_action_get_type, (void))                                     \
  F(GType, atk_value_get_type, (void))                                      \
  F(GType, atk_text_get_type, (void))                                       \
  F(GType, atk_editable_text_get_type, (void))                              \
  F(GType, atk_window_get_type, (void))                                     \
  F(GType, atk_selection_get_type, (void))                                  \
  F(gint, atk_role_for_name, (const gchar *))                               \
  F(gint, atk_state_type_for_name, (const gchar *))                         \
  F(void, atk_object_set_name, (AtkObject *, const gchar *))                \
  F(void, atk_object_set_description, (AtkObject *, const gchar *))         \
  F(void, atk_object_set_parent, (AtkObject *, AtkObject *))                \
  F(void, atk_object_set_role, (AtkObject *, gint))                         \
  F(void, atk_object_notify_state_change, (AtkObject *, guint64, gboolean)) \
  F(GObject *, atk_state_set_new, (void))                                   \
  F(gboolean, atk_state_set_add_state, (GObject *, gint))                   \
  F(gpointer, atk_range_new, (gdouble, gdouble, const gchar *))
