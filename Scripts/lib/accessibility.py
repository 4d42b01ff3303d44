"""Works the app as assistive technology does: accessibility.py PROGRAM DECK [PROBE], in a session bus of its own.

The probe is the tests' program of windows, where it is there.

Says what it saw, one line each; ends with 1 and what it waited for where that did not come.
"""
import os
import subprocess
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402

PATIENCE = 20.0
# How long an answer may take, in milliseconds, and the first one of a program that starts. Where that is over the client
# goes on as if the element had no name, and 0.8 s, which it allows by itself, is little where much else is going on.
ANSWER, FIRST_ANSWER = 20000, 40000
begin = time.monotonic()
events = []


class Missing(Exception):
    pass


def say(text):
    print(f"  {time.monotonic() - begin:5.1f} s  {text}", file=sys.stderr)


def turn_on():
    """Tells the session that there is assistive technology, as a screen reader does that starts."""
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)

    def call(interface, method, arguments):
        return bus.call_sync("org.a11y.Bus", "/org/a11y/bus", interface, method, arguments, None, 0, 20000, None)

    call("org.a11y.Bus", "GetAddress", None)
    for name in ("IsEnabled", "ScreenReaderEnabled"):
        value = GLib.Variant("(ssv)", ("org.a11y.Status", name, GLib.Variant("b", True)))
        call("org.freedesktop.DBus.Properties", "Set", value)


def wait(what, look, patience=PATIENCE):
    """The first thing that `look` finds; events are taken meanwhile."""
    end = time.monotonic() + patience
    context = GLib.MainContext.default()
    while True:
        while context.iteration(False):
            pass
        try:
            found = look()
        except (GLib.Error, NotImplementedError, LookupError):
            # It went while it was looked at.
            found = None
        if found:
            return found
        if time.monotonic() > end:
            raise Missing(f"waited {patience:.0f} s for {what}")
        time.sleep(0.05)


def below(element, depth=40):
    """An element and all inside, in the order in which they are read."""
    if element is None:
        return
    yield element
    if depth:
        for index in range(element.childCount):
            yield from below(element.getChildAtIndex(index), depth - 1)


class App:
    def __init__(self, title, *command):
        self.title = title
        self.process = subprocess.Popen(command, stdin=subprocess.DEVNULL)
        try:
            self.root = wait(f"the window of the {title}", self.find_root, 40)
        except Missing:
            self.close()
            raise

    def find_root(self):
        if self.process.poll() is not None:
            raise Missing(f"the {self.title} ended with {self.process.returncode}")
        desktop = pyatspi.Registry.getDesktop(0)
        for index in range(desktop.childCount):
            app = desktop.getChildAtIndex(index)
            if app and app.get_process_id() == self.process.pid and app.childCount:
                return app
        return None

    def close(self):
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()

    def all(self, role=None, **wanted):
        for element in below(self.root):
            if role and element.getRoleName() != role:
                continue
            if all(wanted[key] in getattr(element, key) for key in wanted):
                yield element

    def one(self, role, **wanted):
        words = " ".join(f"{key} “{wanted[key]}”" for key in wanted if wanted[key])
        return wait(f"a {role} with {words} in the {self.title}", lambda: next(self.all(role, **wanted), None))

    def tree(self):
        lines = []

        def add(element, depth):
            lines.append(f"{'  ' * depth}{element.getRoleName()} “{element.name}” {element.description[:70]}")
            for index in range(element.childCount):
                child = element.getChildAtIndex(index)
                if child:
                    add(child, depth + 1)

        add(self.root, 0)
        return "\n".join(lines)


def state(element, which):
    return element.getState().contains(which)


def heard(kind, source=None):
    return any(event[0].startswith(kind) and (source is None or event[1] == source) for event in events)


def expect(condition, what):
    if not condition:
        raise Missing(what)


def check_controls(app):
    """Every control has a name, a place, and something that can be done with it."""
    def named():
        """How many they are; what goes while it is asked has no name any more, and is not counted."""
        count = 0
        for element in app.all():
            role = element.getRoleName()
            if role in ("push button", "slider", "check box", "radio button", "entry", "spin button", "combo box"):
                is_named = element.name or state(element, pyatspi.STATE_DEFUNCT)
                expect(is_named, f"a {role} in the {app.title} has no name: {element.description}")
                count += 1 if element.name else 0
        return count

    count = wait(f"the controls of the {app.title}", named)
    expect(count > 5, f"there are {count} controls in the {app.title}")
    say(f"{app.title}: {count} controls, each with a name")


def check_lab(app):
    sliders = wait("the lab's sliders", lambda: list(app.all("slider")))
    check_controls(app)
    slider = sliders[0]
    value = slider.queryValue()
    low, high = value.minimumValue, value.maximumValue
    expect(high > low, f"the slider “{slider.name}” goes from {low} to {high}")
    wanted = low + (high - low) * 0.75
    before = app.one("chart", name="Plot").description
    expect(before, "the plot says nothing")
    say(f"the plot says: {before[:90]}")
    value.currentValue = wanted
    wait(f"“{slider.name}” at {wanted:g}", lambda: abs(slider.queryValue().currentValue - wanted) < 0.05 * (high - low))
    wait("the plot to say something else", lambda: app.one("chart", name="Plot").description != before)
    wait("the event of the value", lambda: heard("object:property-change:accessible-value"))
    say(f"the slider “{slider.name}” was set from afar to {slider.queryValue().currentValue:g}")
    for index in range(slider.queryAction().nActions):
        if slider.queryAction().getName(index) == "decrement":
            held = slider.queryValue().currentValue
            slider.queryAction().doAction(index)
            wait("a step down", lambda: slider.queryValue().currentValue < held)
    slider.queryComponent().grabFocus()
    wait("the slider to have the keyboard", lambda: state(slider, pyatspi.STATE_FOCUSED))
    wait("the event of the keyboard", lambda: heard("object:state-changed:focused"))
    check_field(app, slider.name)
    play = app.one("push button", name="Play")
    specimens = {e.name: e.description for e in app.all() if "lane" in e.name.lower()}
    expect(specimens, "no lane is named")
    play.queryAction().doAction(0)
    wait("Play to do something", lambda: any(
        e.name in specimens and e.description != specimens[e.name] for e in app.all()))
    say("Play was pressed, and the specimen says that it moved")
    check_presets(app)


def check_field(app, name):
    field = app.one("entry", name=name)
    text = field.queryText()
    field.queryComponent().grabFocus()
    wait("the field to have the keyboard", lambda: state(field, pyatspi.STATE_FOCUSED))
    length = text.characterCount
    expect(length > 0, f"the field “{name}” is empty")
    text.setCaretOffset(0)
    wait("the caret at the start", lambda: text.caretOffset == 0)
    text.addSelection(0, length)
    wait("a selection", lambda: text.getNSelections() == 1 and text.getSelection(0)[:2] == (0, length))
    field.queryEditableText().setTextContents("0.4")
    wait("“0.4” in the field", lambda: text.getText(0, -1) == "0.4")
    wait("the event of the text", lambda: heard("object:text-changed:insert"))
    say(f"the field “{name}” was read and written")


def check_gallery(app):
    group = app.one("push button", name="Springs and curves")
    before = {e.name for e in app.all("push button")}
    check_controls(app)
    expect(group.description == "closed", f"the group is {group.description!r} at first")
    group.queryAction().doAction(0)
    wait("the group to say that it is open", lambda: group.description == "open")
    pages = lambda: [e.name for e in app.all("push button") if e.name and e.name not in before]
    walked = wait("three of its pages", lambda: pages()[:3] if len(pages()) >= 3 else None)
    for name in walked:
        app.one("push button", name=name).queryAction().doAction(0)
        wait(f"the page “{name}”", lambda: any(e.name == name for e in app.all("heading")))
        wait("its row to be the chosen one", lambda: any(
            state(e, pyatspi.STATE_SELECTED) for e in app.all("push button", name=name)))
    say(f"walked through {', '.join(walked)} of the gallery")


def check_talk(app):
    slide = lambda: next(app.all("page"), None)
    words = lambda: [e.name for e in below(slide()) if e.name] if slide() else []
    first = wait("a slide", words)
    say(f"the slide says: {' | '.join(first)[:90]}")
    for step in range(30):
        subprocess.run(["xdotool", "key", "Right"], check=True)
        try:
            wait("other words on the slide", lambda: words() and words() != first, 2)
            break
        except Missing:
            continue
    expect(words() != first, "the talk does not go on")
    say(f"then it says: {' | '.join(words())[:90]}")
    check_speaker(app)


def check_speaker(app):
    """The speaker's window is told of while the talk rests, and lies elsewhere than the audience's."""
    subprocess.run(["xdotool", "key", "v"], check=True)
    wait("the speaker's window", lambda: len(list(app.all("frame"))) == 2)

    def places():
        boxes = [e.queryComponent().getExtents(pyatspi.DESKTOP_COORDS) for e in app.all("frame")]
        return {(box.x, box.y) for box in boxes}

    wait("the two windows to be at two places", lambda: len(places()) == 2)
    wait("what is in the speaker's window", lambda: all(e.childCount for e in app.all("frame")))
    say(f"the talk's windows are at {sorted(places())}")


def check_off():
    """Where nobody wants to know, nothing is loaded."""
    off = dict(os.environ, GLISSANDO_ACCESSIBILITY="0")
    command = [sys.argv[1], "lab", "--frames", "1000000"]
    process = subprocess.Popen(command, env=off, stdin=subprocess.DEVNULL)

    def libraries():
        with open(f"/proc/{process.pid}/maps", encoding="utf-8") as maps:
            return maps.read()

    try:
        wait("a window without assistive technology", lambda: subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--pid", str(process.pid)], capture_output=True).stdout)
        # It would be loaded once the first frame is shown.
        time.sleep(1)
        expect("libSDL2" in libraries(), "the program's libraries are not known")
        expect("libatk" not in libraries(), "ATK is loaded although it is switched off")
    finally:
        process.terminate()
        process.wait(10)
    say("without assistive technology ATK is not loaded")


def check_presets(app):
    """A drawer opens, and what is in it is there for those who do not see it."""
    before = sum(1 for _ in app.all())
    app.one("push button", name="Presets").queryAction().doAction(0)
    wait("the presets", lambda: sum(1 for _ in app.all()) > before + 8)
    wait("the event of what is new", lambda: heard("object:children-changed:add"))
    check_controls(app)


def act(element, name):
    """Does what an element offers by a name."""
    action = element.queryAction()
    names = [action.getName(index) for index in range(action.nActions)]
    expect(name in names, f"“{element.name}” offers {names}")
    action.doAction(names.index(name))


def check_list(app):
    rows = lambda: list(app.all("list item"))
    wait("four rows", lambda: len(rows()) == 4)
    selection = app.one("list", name="").querySelection()
    selection.selectChild(1)
    wait("the second row to be chosen", lambda: state(rows()[1], pyatspi.STATE_SELECTED))
    wait("the event of the choice", lambda: heard("object:selection-changed"))
    selection.selectChild(3)
    wait("two rows to be chosen", lambda: selection.nSelectedChildren == 2)
    expect(selection.getSelectedChild(1).name == "Row 4", "the second that is chosen is the wrong one")
    selection.deselectSelectedChild(0)
    wait("one row to be chosen", lambda: [state(row, pyatspi.STATE_SELECTED) for row in rows()] == [False] * 3 + [True])
    selection.selectAll()
    wait("all rows to be chosen", lambda: selection.nSelectedChildren == 4)
    act(rows()[2], "press")
    wait("the pressed row to be the only one", lambda: [e.name for e in rows() if state(e, pyatspi.STATE_SELECTED)] == ["Row 3"])
    selection.clearSelection()
    wait("no row to be chosen", lambda: selection.nSelectedChildren == 0)
    say("rows of a list were chosen, one, several, all and none")


def check_links(app):
    """The links in a text are in it, in order, and are opened from afar and by keys."""
    text = app.one("label", name="Read this and that")
    links = lambda: [text.getChildAtIndex(index) for index in range(text.childCount)]
    wait("two links in the text", lambda: [(e.getRoleName(), e.name) for e in links()] == [("link", "this"), ("link", "that")])
    act(links()[0], "press")
    app.one("label", name="Opened: probe:this")
    links()[1].queryComponent().grabFocus()
    wait("the second link to have the keyboard", lambda: state(links()[1], pyatspi.STATE_FOCUSED))
    box = links()[1].queryComponent().getExtents(pyatspi.WINDOW_COORDS)
    around = text.queryComponent().getExtents(pyatspi.WINDOW_COORDS)
    expect(around.x < box.x and box.x + box.width <= around.x + around.width + 1, f"the link is at {box}, the text at {around}")
    subprocess.run(["xdotool", "key", "Return"], check=True)
    app.one("label", name="Opened: probe:that")
    say("links in a text were opened from afar and by a key")


def check_mixed(app):
    """A box for values that differ is neither on nor off."""
    box = app.one("check box", name="Both")
    states = lambda: (state(box, pyatspi.STATE_INDETERMINATE), state(box, pyatspi.STATE_CHECKED))
    wait("the box to say that its values differ", lambda: states() == (True, False))
    act(box, "press")
    wait("the box to be on", lambda: states() == (False, True))
    wait("the event of the values", lambda: heard("object:state-changed:indeterminate", box))
    act(box, "press")
    wait("the box to be off", lambda: states() == (False, False))
    say("a box for values that differ was neither on nor off, then on, then off")


def check_parts(app):
    check_list(app)
    check_links(app)
    check_mixed(app)
    level = app.one("label", name="Level")
    # What is told after a while of rest, and of what nobody sees anything, arrives by itself.
    time.sleep(0.5)
    act(level, "increment")
    wait("another level", lambda: level.description == "4")
    act(level, "decrement")
    wait("the level before", lambda: level.description == "3")
    act(app.one("label", name="Letter new"), "Archive")
    app.one("label", name="Letter archived")
    say("a value went up and down, and what is offered by a name was done")
    act(app.one("push button", name="Open"), "press")
    sheet = app.one("dialog", name="In the sheet")
    wait("the sheet's words", lambda: any(e.name == "In the sheet" for e in below(sheet)))
    expect(state(sheet, pyatspi.STATE_MODAL), "the sheet does not say that nothing beside it can be used")
    act(wait("the sheet's button", lambda: next(e for e in below(sheet) if e.name == "Done")), "press")
    wait("the sheet to go", lambda: not list(app.all("dialog")))
    more = app.one("push button", name="More")
    expect(state(more, pyatspi.STATE_HAS_POPUP), "the menu's button does not say that something opens")
    act(more, "press")
    menu = app.one("popup menu", name="")
    items = lambda: [e for e in below(menu) if e.name in ("First", "Second")]
    wait("the menu's two items", lambda: len(items()) == 2)
    act(items()[1], "press")
    app.one("label", name="Chosen: the second")
    wait("the menu to go", lambda: not list(app.all("popup menu")))
    say("a sheet was opened and left, and an item of a menu was chosen")


def run(title, arguments, check, program=None):
    app = App(title, program or sys.argv[1], *arguments)
    try:
        check(app)
    except Missing:
        if os.environ.get("GLISSANDO_SHOW_TREE"):
            print(app.tree(), file=sys.stderr)
        raise
    finally:
        app.close()


def main():
    global pyatspi
    turn_on()
    # Looks for the bus as it is imported.
    import pyatspi

    Atspi.set_timeout(ANSWER, FIRST_ANSWER)

    def note(event):
        events.append((event.type, event.source))

    for kind in (
        "object:state-changed:focused", "object:state-changed:indeterminate", "object:property-change",
        "object:text-changed", "object:children-changed", "object:selection-changed",
    ):
        pyatspi.Registry.registerEventListener(note, kind)
    check_off()
    run("lab", ["lab"], check_lab)
    run("gallery", ["gallery"], check_gallery)
    run("talk", ["present", sys.argv[2]], check_talk)
    if sys.argv[3:]:
        run("probe", ["parts"], check_parts, sys.argv[3])


if __name__ == "__main__":
    try:
        main()
    except Missing as problem:
        print(f"accessibility: {problem}", file=sys.stderr)
        sys.exit(1)
