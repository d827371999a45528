"""Rolls of fabric stacked in a pyramid on a wooden table: blender ... -P rolls.py -- out=textile.png"""
import os, sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common import *
from fabric import cloth_mat, field

A = args(out="rolls.png", w=1080, h=720, spp=28, dn=1, seed=4, exposure=0.0)
PIXEL = 36 / (52 * A.w)  # size of a pixel at distance 1, see weave_mat
LAYER = 0.085  # thickness of one turn of cloth
CORE = 0.62


def spiral(radius, rng, tail=0.0, n=72):
    """Slightly loose spiral from the core out to `radius`: y, z, arc length, angle and radius along the cloth.
    With a tail it ends under the roll and runs out on the table towards -y."""
    turns = (radius - CORE) / LAYER
    a = np.linspace(0, turns * 2 * np.pi, int(turns * n))
    # wound by machine but not perfectly: the turns wander, the outer ones are looser
    wobble = 0.30 * LAYER * np.sin(a * 1.13 + rng.uniform(0, 6)) + 0.2 * LAYER * np.sin(a * 0.37)
    r = CORE + LAYER * a / (2 * np.pi) + wobble
    sag = 1 - 0.018 * np.clip(r - CORE, 0, 9)  # the weight of the cloth flattens the roll a little
    end = 1.5 * np.pi if tail else rng.uniform(0, 6)
    turned = a - a[-1] + end
    y, z = -r * np.cos(turned), r * np.sin(turned) * sag
    if tail:
        run = np.linspace(0.02, 1, 60) * tail
        lift = 0.16 * np.sin(run * 2.1) ** 2 * (run / tail) + 0.09 * np.minimum(run, 1)
        y, z = np.concatenate([y, y[-1] - run]), np.concatenate([z, z[-1] + lift])
        a, r = np.concatenate([a, a[-1] + run / r[-1]]), np.concatenate([r, np.full(60, r[-1])])
    return y, z, np.concatenate([[0], np.cumsum(np.hypot(np.diff(y), np.diff(z)))]), a, r


def roll(name, mat, color, core, radius, length, loc, turn, rng, tail=0.0):
    """One bolt along X: a spiral sheet of cloth with uneven edges on a cardboard tube."""
    y, z, arc, a, r = spiral(radius, rng, tail)
    nx = 44
    xs = np.linspace(-0.5, 0.5, nx) * length
    # rows follow the spiral; each turn ends at its own length, so the end face is not clean-cut
    edge = (
        0.035 * np.sin(a * 0.9 + rng.uniform(0, 6))
        + 0.03 * np.sin(a * 0.23)
        + 0.012 * np.sin(a * 3.7)
    )
    edge = edge + 0.05 * rng.uniform(-1, 1) * (r - CORE)
    aa, xx = np.meshgrid(a, xs, indexing="ij")
    bumps = 0.022 * field(int(rng.integers(1e6)), 2.2, xx, aa * 0.9)
    outer = np.clip((arc - arc[-1] + 9 + tail) / 9, 0, 1)[
        :, None
    ]  # only the outer turns can be seen from outside
    grow = 1 + bumps * outer / r[:, None] * 1.2
    P = np.stack([xx * (1 + (edge / length * 2)[:, None]), y[:, None] * grow, z[:, None] * grow], 2)
    nv = len(y)
    i = (np.arange(nv - 1)[:, None] * nx + np.arange(nx - 1)).ravel()
    uv = np.stack([xx, np.repeat(arc[:, None], nx, 1)], 2).reshape(-1, 2) + 60
    m = mesh(
        name,
        P.reshape(-1, 3).tolist(),
        np.stack([i, i + 1, i + nx + 1, i + nx], 1).tolist(),
        uvs=uv,
    )
    o = obj(name, m, mat, loc, (0 if tail else turn[0], 0, turn[1]))
    s = o.modifiers.new("thick", "SOLIDIFY")
    s.thickness, s.offset = LAYER * 0.72, 0
    m.materials.append(plain(mat.name, color))
    s.material_offset_rim = 1  # the cut edges seen on the end face
    tube_len = length + rng.uniform(0.2, 0.5)
    prof = [
        (CORE * 0.80, -0.5),
        (CORE * 0.80, 0.5),
        (CORE * 0.94, 0.5),
        (CORE * 0.94, -0.5),
        (CORE * 0.80, -0.5),
    ]
    t = lathe(name + " core", [(p, q * tube_len) for p, q in prof], 48, core, loc)
    t.rotation_euler = (0, math.pi / 2, turn[1])
    t.location.x += rng.uniform(-0.08, 0.12)
    b = t.modifiers.new("b", "BEVEL")
    b.width, b.segments = 0.012, 2
    return o


def plain(name, color):
    """Edge of the cloth: the colour of the yarn, uneven from turn to turn."""
    t = NT(name + " edge")
    n = t("TexNoise", {"Vector": t("TexCoord").outputs["Object"], "Scale": 9, "Detail": 3}).outputs[
        "Fac"
    ]
    c = t.mix(
        1,
        lin(color),
        t.ramp(n, [(0.3, (0.5, 0.5, 0.5, 1)), (0.7, (0.95, 0.95, 0.95, 1))]),
        "MULTIPLY",
    )
    return t.surface(t("BsdfPrincipled", {"Base Color": c, "Roughness": 0.9}).outputs[0])


def cardboard():
    """Brown tube board, wound in a spiral and a little scuffed."""
    t = NT("board")
    co = t("TexCoord").outputs["Object"]
    n = t("TexNoise", {"Vector": co, "Scale": 5, "Detail": 5}).outputs["Fac"]
    c = t.ramp(n, [(0.3, lin("#8a6a45")), (0.7, lin("#b08d62"))])
    bump = t("Bump", {"Height": n, "Strength": 0.3, "Distance": 0.03}).outputs[0]
    return t.surface(
        t("BsdfPrincipled", {"Base Color": c, "Roughness": 0.9, "Normal": bump}).outputs[0]
    )


def pyramid(rng):
    """4 + 3 + 2 rolls, each resting in the hollow of the two below it."""
    board = cardboard()
    cloths = [
        ("polycotton", "#24466e"),
        ("linen", "#d3c3a2"),
        ("rayon", "#9c4226"),
        ("polycotton", "#14283f"),
        ("rayon", "#2f6b4f"),
        ("cotton", "#efe6d6"),
        ("silk", "#dd9a35"),
        ("linen", "#ddcfb4"),
        ("rayon", "#a8502c"),
    ]
    mats = [cloth_mat(kind, c, pixel=PIXEL, weft=None, N=40) for kind, c in cloths]
    R, n = 1.9, 0
    for row, count in enumerate((4, 3, 2)):
        for i in range(count):
            y = (i - (count - 1) / 2) * 2.04 * R + rng.uniform(-0.03, 0.03)
            z = R * 0.985 + row * R * 1.71
            radius = R * rng.uniform(0.955, 1.0)
            where = (rng.uniform(-0.45, 0.45), y, z - (R - radius) * (row == 0))
            roll(
                f"roll {n}",
                mats[n],
                cloths[n][1],
                board,
                radius,
                13 + rng.uniform(-0.6, 0.6),
                where,
                (rng.uniform(0, 6), rng.uniform(-0.012, 0.012)),
                rng,
                4.2 if n == 0 else 0.0,
            )
            n += 1


def table():
    """Wooden table top and a dim warm wall far behind."""
    box(
        "table",
        (60, 60, 1),
        wood(dark="#5e3d22", light="#80583a", scale=0.15),
        (-8, 0, -0.5),
        bevel=0.05,
    )
    wall = principled("wall", "#b5a78f", 0.95)
    box("wall", (1, 160, 80), wall, (-40, 0, 20))


if __name__ == "__main__":
    reset(A.seed)
    pyramid(np.random.default_rng(A.seed))
    table()
    camera((33, -17, 10.5), (1.6, 0.1, 4.4), lens=52, fstop=0.16, focus=(6.2, -1.5, 4))
    area((12, -24, 18), (2, 0, 4), 9, 12500, "#fff0d8")
    area((22, 20, 10), (3, 0, 4), 14, 2600, "#dfe8ff")
    world_color("#ffffff", "#b8a486", 0.3)
    render(A.out, A.w, A.h, A.spp, A.dn, exposure=A.exposure)
