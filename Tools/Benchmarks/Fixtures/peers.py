"""Draws business cards whose names differ by one peer, and prints the milliseconds of CPU of each.

The card is that of the gallery, 720 by 440 pixels: three lines of text on a rounded ground with a stripe.
"""

import io
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
    draw = {"cairosvg": cairosvg, "pillow": pillow, "typst": typst, "resvg": resvg}[name]()
    # The first one loads fonts.
    draw("Person")
    begun = time.process_time()
    for number in range(count):
        draw(f"Person {number}")
    print(f"{(time.process_time() - begun) * 1000 / count:.3f}")


if __name__ == "__main__":
    try:
        main(sys.argv[1])
    except (ImportError, KeyError) as error:
        sys.exit(f"it isn't installed ({error})")
