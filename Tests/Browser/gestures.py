"""What a finger does, through the browser's own input."""


def swipe(tab, selector, distance):
    """Draws one finger sideways over an element."""
    box = tab.locator(selector).first.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + min(box["height"] / 2, 200)
    session = tab.context.new_cdp_session(tab)
    steps = [("touchStart", x), *(("touchMove", x + distance * part / 4) for part in (1, 2, 3, 4))]
    for kind, place in steps:
        session.send("Input.dispatchTouchEvent",
                     dict(type=kind, touchPoints=[dict(x=place, y=y)]))
    session.send("Input.dispatchTouchEvent", dict(type="touchEnd", touchPoints=[]))
    tab.wait_for_timeout(400)
