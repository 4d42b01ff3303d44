#pragma once
#include <stdbool.h>

// The session that a person is logged in to, over its bus. Whatever is asked is answered later, by way of GLib's events:
// nothing here waits. Everything belongs to the main thread.

// MARK: - GLib's events, in a loop that is not GLib's

/// A descriptor that is readable while GLib has something to do; -1 where there can be none.
int glissando_glib_descriptor(void);
/// Does what GLib has to do; the milliseconds after which it has to be called again, -1 for never.
int glissando_glib_serve(void);

// MARK: - The bus

/// Begins to connect with the session's bus; does nothing if that was begun. To be called only where there is a bus:
/// else GLib starts one of its own.
void glissando_session_connect(void);
/// Ends the connection.
void glissando_session_disconnect(void);

// MARK: - Settings

/// What the desktop's settings portal says; what it does not say is -1.
typedef struct {
  /// `org.freedesktop.appearance`: 0 neither, 1 dark, 2 light; 0 ordinary, 1 higher; 0 ordinary, 1 reduced.
  int color_scheme, contrast, reduced_motion;
  /// The same namespace: parts in [0, 1], red -1 for no colour.
  double red, green, blue;
  /// `org.gnome.desktop.interface`: 0 or 1, and a factor.
  int enable_animations;
  double text_scale;
} glissando_session_settings;

/// Asks for the settings and for every change of them from now on.
void glissando_session_follow_settings(void);
/// Takes the settings; false where they are what they were when they were last taken.
bool glissando_session_take_settings(glissando_session_settings *settings);

// MARK: - Assistive technology

/// Asks whether anybody reads or works windows for a person.
void glissando_session_ask_for_assistance(void);
/// The answer: 0, 1, or -1 while there is none.
int glissando_session_assistance(void);

// MARK: - The lock

/// Asks to be told when the session is locked, and when no longer.
void glissando_session_follow_lock(void);
/// Whether it is locked, or covered by a screen saver, as far as anybody has said.
bool glissando_session_is_locked(void);

// MARK: - Staying awake

/// Asks the desktop not to dim, lock or sleep while nobody touches anything, and asks again where the portal is started
/// anew; `reason` is for people.
void glissando_session_stay_awake(const char *reason);
/// Takes that back.
void glissando_session_let_sleep(void);
/// Whether there is nobody to ask for it now.
bool glissando_session_cannot_stay_awake(void);

// MARK: - Files

/// A question for files, of which texts are copied.
typedef struct {
  /// The window that asks, as portals name it; empty for none.
  const char *parent;
  const char *title;
  /// What the button that chooses says; NULL for the usual word.
  const char *confirmation;
  /// The folder to begin in; NULL for any.
  const char *folder;
  /// The name to save under; NULL to open what there is.
  const char *name;
  bool allows_multiple, wants_folders;
  /// What files may be called, as globs with a NULL at the end, and what such files are called; NULL for all.
  const char *const *patterns;
  const char *kind;
} glissando_files_question;

typedef enum { GLISSANDO_FILES_CHOSEN, GLISSANDO_FILES_CANCELLED, GLISSANDO_FILES_NOBODY } glissando_files_outcome;
/// Takes the addresses that were chosen, with a NULL at the end; NULL where none were.
typedef void glissando_files_answer(glissando_files_outcome outcome, const char *const *addresses, void *context);
/// Asks by the desktop's own dialog; the answer comes once, later, or at once where nobody can be asked.
void glissando_session_ask_for_files(
  const glissando_files_question *question, glissando_files_answer *answer, void *context);

/// Takes whether a file manager shows what was asked for.
typedef void glissando_shown_answer(bool is_shown, void *context);
/// Asks the desktop's file manager to show a file, by its address, in its folder; the answer comes once, later, or at
/// once where nobody can be asked.
void glissando_session_show_file(const char *address, glissando_shown_answer *answer, void *context);
