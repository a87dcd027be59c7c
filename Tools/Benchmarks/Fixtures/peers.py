"""Draws business cards whose names differ by one peer, and prints the milliseconds of CPU of each.

The card is that of the gallery, 720 by 440 pixels: three lines of text on a rounded ground with a stripe.
"""

import base64
import glob
import io
import os
import sys
import time

count = 200
inter = "/usr/share/fonts/opentype/inter/Inter-{}.otf"
svg = """<svg xmlns="http://www.w3.org/2000/svg" width="720" height="440" viewBox="0 0 360 220">
<clipPath id="c"><rect x="16" y="16" width="328" height="188" rx="14"/></clipPath>
<rect width="360" height="220" fill="#f2f2f7"/>
<g clip-path="url(#c)"><rect x="16" y="16" width="328" height="188" fill="#fff"/>
<rect x="16" y="16" width="8" height="188" fill="#0a5c36"/></g>
<g font-family="Inter"><text x="44" y="56" font-size="24" font-weight="700" fill="#1c2733">NAME</text>
<text x="44" y="79" font-size="13" fill="#1c2733" fill-opacity="0.6">Layout engineer</text>
<text x="44" y="184" font-size="13" fill="#0a5c36">ada@example.org</text></g></svg>"""
typ = """#set page(width: 360pt, height: 220pt, margin: 0pt, fill: rgb("#f2f2f7"))
#set text(font: "Inter")
#place(dx: 16pt, dy: 16pt, box(width: 328pt, height: 188pt, radius: 14pt, fill: white, clip: true,
  rect(width: 8pt, height: 188pt, fill: rgb("#0a5c36"))))
#place(dx: 44pt, dy: 36pt, text(24pt, weight: 700, fill: rgb("#1c2733"), sys.inputs.name))
#place(dx: 44pt, dy: 68pt, text(13pt, fill: rgb("#1c273399"), "Layout engineer"))
#place(dx: 44pt, dy: 172pt, text(13pt, fill: rgb("#0a5c36"), "ada@example.org"))"""


html = """<!doctype html><meta charset="utf-8"><style>
html { font-family: Inter; color: #1c2733; background: #f2f2f7 }
body, p { margin: 0 }
p { position: absolute; left: 44px; font-size: 13px }
div { position: absolute; left: 16px; top: 16px; width: 328px; height: 188px; border-radius: 14px; overflow: hidden;
  background: linear-gradient(to right, #0a5c36 8px, #fff 8px) }
</style><div></div><p id="name" style="top: 32px; font-size: 24px; font-weight: 700"></p>
<p style="top: 66px; opacity: 0.6">Layout engineer</p><p style="top: 171px; color: #0a5c36">ada@example.org</p>"""


class Peer:
    """What draws a card of a name, and the seconds of CPU that this process has taken."""

    def __init__(self, draw):
        self.draw = draw

    def seconds(self):
        return time.process_time()

    def end(self):
        pass


class Chromium(Peer):
    """A browser that stays open, and shows one page whose name is another each time."""

    def __init__(self):
        from webdriver import Browser

        if not os.path.exists("/usr/bin/chromedriver"):
            raise ImportError("chromedriver")
        self.browser = Browser(360, 220)
        size = {"width": 360, "height": 220, "deviceScaleFactor": 2, "mobile": False}
        self.tell("Emulation.setDeviceMetricsOverride", **size)
        self.browser.open("data:text/html;base64," + base64.b64encode(html.encode()).decode())

    def tell(self, command, **values):
        return self.browser.send("POST", "/goog/cdp/execute", {"cmd": command, "params": values})

    def draw(self, name):
        self.browser.run("document.getElementById('name').textContent = arguments[0]", name)
        return base64.b64decode(self.tell("Page.captureScreenshot", format="png")["data"])

    def seconds(self):
        """Those of the driver, the browser, and all processes below them."""
        ticks, parents = {}, {}
        for path in glob.glob("/proc/[0-9]*/stat"):
            try:
                with open(path, encoding="utf-8", errors="replace") as file:
                    number, rest = file.read().split(" ", 1)
            except OSError:
                continue
            fields = rest.rsplit(")", 1)[1].split()
            parents[int(number)] = int(fields[1])
            ticks[int(number)] = int(fields[11]) + int(fields[12])
        own = {self.browser.driver.pid}
        while more := {number for number, parent in parents.items() if parent in own} - own:
            own |= more
        return sum(ticks.get(number, 0) for number in own) / os.sysconf("SC_CLK_TCK")

    def end(self):
        self.browser.end()


def cairosvg():
    import cairosvg

    return lambda name: cairosvg.svg2png(bytestring=svg.replace("NAME", name).encode())


def pillow():
    from PIL import Image, ImageDraw, ImageFont

    large = ImageFont.truetype(inter.format("Bold"), 48)
    small = ImageFont.truetype(inter.format("Regular"), 26)

    def draw(name):
        image = Image.new("RGB", (720, 440), "#f2f2f7")
        pen = ImageDraw.Draw(image)
        pen.rounded_rectangle((32, 32, 688, 408), 28, fill="#fff")
        pen.rectangle((32, 32, 48, 408), fill="#0a5c36")
        pen.text((88, 72), name, font=large, fill="#1c2733")
        pen.text((88, 136), "Layout engineer", font=small, fill="#777d85")
        pen.text((88, 344), "ada@example.org", font=small, fill="#0a5c36")
        image.save(io.BytesIO(), "PNG")

    return draw


def typst():
    import tempfile

    import typst

    file = tempfile.NamedTemporaryFile("w", suffix=".typ")
    file.write(typ)
    file.flush()
    # It keeps its fonts from one card to the next. The file goes with the function that holds it.
    compiler = typst.Compiler(file.name)
    return lambda name, file=file: compiler.compile(format="png", ppi=144, sys_inputs={"name": name})


def resvg():
    import resvg_py

    fonts = [inter.format("Bold"), inter.format("Regular")]
    return lambda name: resvg_py.svg_to_bytes(svg_string=svg.replace("NAME", name), font_files=fonts)


def main(name):
    ways = {"cairosvg": cairosvg, "pillow": pillow, "typst": typst, "resvg": resvg}
    peer = Chromium() if name == "chromium" else Peer(ways[name]())
    try:
        # The first one loads fonts.
        peer.draw("Person")
        begun = peer.seconds()
        for number in range(count):
            peer.draw(f"Person {number}")
        print(f"{(peer.seconds() - begun) * 1000 / count:.3f}")
    finally:
        peer.end()


if __name__ == "__main__":
    try:
        main(sys.argv[1])
    except (ImportError, KeyError) as error:
        sys.exit(f"it isn't installed ({error})")
