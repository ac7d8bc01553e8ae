"""Writes PNGCases.swift: pictures of each kind that Python's zlib compressed, and the checksum of their pixels.

usage: png_cases.py > ../../Pictures/PNGCases.swift
"""

import base64
import random
import struct
import zlib

WIDTH, HEIGHT = 5, 9
PASSES = [
    [(0, 0, 1, 1)],
    [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)],
]
CHANNELS = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}


def chunk(name, content):
    return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))


def guess(kind, left, up, corner):
    if kind < 4:
        return [0, left, up, (left + up) // 2][kind]
    estimate = left + up - corner
    return min((left, up, corner), key=lambda value: abs(estimate - value))


def filtered(rows, step):
    """The rows of a pass with each filter in turn."""
    result = b""
    above = None
    for number, row in enumerate(rows):
        kind = number % 5
        up = above or [0] * len(row)
        left = [0] * step + row
        corner = [0] * step + up
        result += bytes([kind])
        result += bytes((row[i] - guess(kind, left[i], up[i], corner[i])) % 256 for i in range(len(row)))
        above = row
    return result


def picture(kind, depth, interlaced=0, level=9, strategy=0, clear=None, repeats=False):
    """The file, and its pixels' checksum."""
    largest = (1 << depth) - 1
    palette = [(i * 60 % 256, 255 - i * 15, i * 7) for i in range(min(16, largest + 1))]
    top = len(palette) - 1 if kind == 3 else largest
    values = [
        [[x // 2 * 40 % (top + 1) if repeats else random.randint(0, top) for _ in range(CHANNELS[kind])]
         for x in range(WIDTH)]
        for _ in range(HEIGHT)
    ]
    raw = b""
    for left, first, columns, lines in PASSES[interlaced]:
        rows = []
        for y in range(first, HEIGHT, lines):
            bits = "".join(format(value, f"0{depth}b") for x in range(left, WIDTH, columns) for value in values[y][x])
            bits += "0" * (-len(bits) % 8)
            rows.append([int(bits[i:i + 8], 2) for i in range(0, len(bits), 8)])
        if rows and rows[0]:
            raw += filtered(rows, max(1, CHANNELS[kind] * depth // 8))
    compressor = zlib.compressobj(level, zlib.DEFLATED, 15, 8, strategy)
    data = compressor.compress(raw) + compressor.flush()
    half = len(data) // 2
    file = b"\x89PNG\r\n\x1a\n"
    file += chunk(b"IHDR", struct.pack(">IIBBBBB", WIDTH, HEIGHT, depth, kind, 0, 0, interlaced))
    if kind == 3:
        file += chunk(b"PLTE", b"".join(map(bytes, palette)))
    if clear:
        file += chunk(b"tRNS", clear)
    file += chunk(b"IDAT", data[:half]) + chunk(b"tEXt", b"a\0b") + chunk(b"IDAT", data[half:]) + chunk(b"IEND", b"")
    pixels = b""
    for row in values:
        for value in row:
            shares = [number * 255 // largest for number in value]
            alpha = 255
            if kind == 3:
                color = palette[value[0]]
                if clear and value[0] < len(clear):
                    alpha = clear[value[0]]
            else:
                color = shares[:3] if kind in (2, 6) else shares[:1] * 3
                if kind in (4, 6):
                    alpha = shares[-1]
                elif clear and struct.unpack(f">{len(value)}H", clear) == tuple(value):
                    alpha = 0
            pixels += bytes([*color, alpha])
    return file, zlib.crc32(pixels)


random.seed(7)
cases = []
for kind, depths in ((0, (1, 2, 4, 8, 16)), (2, (8, 16)), (3, (1, 2, 4, 8)), (4, (8, 16)), (6, (8, 16))):
    for depth in depths:
        for interlaced in (0, 1):
            order = ", interlaced" if interlaced else ""
            cases.append((f"kind {kind}, {depth} bits{order}", picture(kind, depth, interlaced)))
cases += [
    ("stored", picture(6, 8, level=0)),
    ("fixed codes", picture(2, 8, strategy=zlib.Z_FIXED, repeats=True)),
    ("codes of its own without repeats", picture(2, 8, strategy=zlib.Z_HUFFMAN_ONLY)),
    ("repeats", picture(6, 16, repeats=True)),
    ("a palette seen through", picture(3, 4, clear=bytes([0, 128, 255]))),
    ("a gray seen through", picture(0, 1, clear=b"\0\1")),
]

print("// Written by Support/Generators/png_cases.py.\n")
print("/// Pictures of each kind, and the checksums of their pixels as `0xRRGGBBAA`.")
print("let pngCases: [PNGCase] = [")
for name, (file, checksum) in cases:
    print(f'  PNGCase(\n    "{name}", 0x{checksum >> 16:04X}_{checksum & 0xFFFF:04X},\n    """')
    text = base64.b64encode(file).decode()
    for start in range(0, len(text), 100):
        print("    " + text[start:start + 100])
    print('    """),')
print("]")
