"""Loading dock: an open container half loaded with jute sacks, low warm light from the left (export-loading).

nice blender -b --factory-startup -t 1 -P dock.py -- w=1080 h=720 spp=24 out=dock.png
"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common import *
from cargo import Goods, LAYER
from harbour import (
    BOX_H,
    BOX_L,
    BOX_W,
    Parts,
    container_mat,
    container_mesh,
    door_leaf,
    golden_hour,
    marking,
    paint,
    put_container,
    yard_ground,
)

FLOOR = 0.165  # the container's floor, level with the dock
END = BOX_L / 2  # the door end; the dock begins here and runs to +X


def open_door(side, angle, mat, colour):
    """Door leaf of the main container, swung open by angle degrees; side -1 is the left leaf."""
    g = Parts()
    wide = BOX_W / 2 - 0.13
    door_leaf(g, 0.0, -side * wide, 0.0, FLOOR + 0.03, BOX_H - 0.12)
    for k in range(3):  # inside face: stiffening ribs
        g.box((0.02, wide - 0.12, 0.07), (-0.03, -side * wide / 2, 0.6 + k * 0.68))
    hinge = Matrix.Translation((END + 0.03, side * (BOX_W / 2 - 0.06), 0))
    o = g.done(
        "door", mat, hinge @ Matrix.Rotation(side * math.radians(angle), 4, "Z"), bevel=0.008
    )
    o.color = colour
    seal = Parts()  # the rubber seal round the inside face
    for z in (FLOOR + 0.06, BOX_H - 0.15):
        seal.box((0.035, wide, 0.05), (-0.04, -side * wide / 2, z))
    for y in (0.03, wide - 0.03):
        seal.box((0.035, 0.05, BOX_H - FLOOR - 0.2), (-0.04, -side * y, (FLOOR + BOX_H) / 2))
    seal.done(
        "seal",
        paint("door rubber", "#1b1c1f", 0.8),
        hinge @ Matrix.Rotation(side * math.radians(angle), 4, "Z"),
    )


def load(goods):
    """Sacks stowed from wall to wall, the layers bound like bricks; the last bay is half done."""
    across = [(0.28, 0, math.pi / 2), (-0.28, 0, math.pi / 2), (0, -0.86, 0), (0, 0.86, 0)]
    along = [(0, (j - 1.5) * 0.575, 0) for j in range(4)]
    for bay, height in enumerate((12, 12, 12, 7)):
        for q in range(height):
            for dx, y, turn in across if q % 2 else along:
                x = END - 4.15 + bay * 1.12 + dx
                goods.sack(x, y, FLOOR + q * LAYER, turn, (1.12, 0.99, 1))


def lining():
    """Kraft paper along the walls, and bags of desiccant that hang from the top rail."""
    kraft = paint("kraft", "#b08a5a", 0.9, 0.3, 2.0)
    white = paint("desiccant", "#ece8dd", 0.8, 0.2, 2.0)
    for s in (-1, 1):
        y = s * (BOX_W / 2 - 0.09)
        box("lining", (5.0, 0.01, 2.1), kraft, (END - 2.6, y, FLOOR + 1.06))
        for k in range(2):
            for q in range(3):
                box(
                    "desiccant",
                    (0.2, 0.05, 0.26),
                    white,
                    (END - 0.3 - k * 0.36, y - s * 0.03, FLOOR + 2.05 - q * 0.29),
                    bevel=0.02,
                )


def pallet_truck(x, y, z, mat, steel):
    """Hand pallet truck, forks towards -X."""
    g, s = Parts(), Parts()
    for k in (-0.19, 0.19):
        g.box((1.2, 0.16, 0.05), (x - 0.1, y + k, z + 0.085))
        s.tube((x - 0.55, y + k - 0.05, z + 0.04), (x - 0.55, y + k + 0.05, z + 0.04), 0.04, 16)
    g.box((0.12, 0.54, 0.36), (x + 0.55, y, z + 0.24))
    g.tube((x + 0.72, y, z + 0.1), (x + 0.72, y, z + 0.52), 0.07, 16)
    for k in (-0.06, 0.06):
        s.tube((x + 0.72, y + k - 0.03, z + 0.1), (x + 0.72, y + k + 0.03, z + 0.1), 0.1, 20)
    grip = Vector((x + 0.98, y, z + 1.12))
    g.tube((x + 0.74, y, z + 0.42), grip, 0.022)
    for k in (-1, 1):
        g.tube(grip, grip + Vector((0.04, k * 0.13, 0.06)), 0.018)
        g.tube(grip + Vector((0.04, k * 0.13, 0.06)), grip + Vector((0.09, k * 0.13, 0.2)), 0.018)
    s.tube(grip + Vector((0.09, -0.13, 0.2)), grip + Vector((0.09, 0.13, 0.2)), 0.02)
    g.done("pallet truck", mat, bevel=0.008)
    s.done("pallet truck wheels", steel)


def dock():
    """Dock floor, the yard below it, leveller plate, yellow edge, bumpers."""
    yard_ground(at=Matrix.Translation((0, 0, -1.25)), size=400.0)
    yard_ground(at=Matrix.Translation((END + 60.09, 0, FLOOR - 0.02)), size=60.0)
    box(
        "dock face",
        (0.2, 120, 1.3),
        paint("face", "#8b8377", 0.85, 0.6, 0.8),
        (END + 0.19, 0, FLOOR - 0.68),
    )
    plate, edge, rub = Parts(), Parts(), Parts()
    plate.box((0.75, 1.9, 0.016), (END + 0.22, 0, FLOOR + 0.004), (0, 0.015, 0))
    plate.box((1.7, 2.1, 0.012), (END + 1.45, 0, FLOOR - 0.014))
    for y in (-1.12, 1.12):
        edge.box((1.9, 0.09, 0.006), (END + 1.4, y, FLOOR - 0.016))
    for y in (-15, 15):
        edge.box((0.14, 26.4, 0.006), (END + 0.3, y, FLOOR - 0.016))
    for y in (-1.45, 1.45):
        rub.box((0.12, 0.3, 0.5), (END + 0.06, y, FLOOR - 0.35))
    plate.done("leveller", paint("plate", "#6f6a62", 0.42, 0.6, 3.0, metal=0.6), bevel=0.004)
    edge.done("edge", marking("yellow", "#e0a22c"))
    rub.done("bumpers", paint("rubber", "#1b1c1f", 0.8), bevel=0.02)


def main(R):
    """The whole scene; neighbours on both sides show that this is a row of docks."""
    golden_hour(az=122, elev=15, sun=5.8, sky=1.1, clouds=0.7, distance=900)
    mat = container_mat(0.75, 0.9)
    shut, gaping = container_mesh(bevel=0.008), container_mesh(bevel=0.008, doors=False)
    for m in (shut, gaping):
        m.materials.append(mat)
    put_container(gaping, Matrix.Identity(4), "harbour")
    colour = list(bpy.context.scene.objects["c"].color)
    open_door(-1, 168, mat, colour)
    open_door(1, 152, mat, colour)
    ply = wood("ply", dark="#5d4026", light="#8a6238", rough=0.75)
    box("ply floor", (BOX_L - 0.1, BOX_W - 0.12, 0.02), ply, (0, 0, FLOOR - 0.008))
    for y, x, c in (
        (-3.95, 0.04, "rust"),
        (4.05, -0.06, "leaf"),
        (8.2, 0.0, "offwhite"),
        (-8.0, -0.05, "saffron"),
    ):
        put_container(shut, Matrix.Translation((x, y, 0)), c)
    dock()
    goods = Goods(R)
    load(goods)
    lining()
    goods.sack_pallet(END + 2.1, 1.3, FLOOR - 0.01, 4)
    pallet_truck(
        END + 2.35,
        1.3,
        FLOOR - 0.01,
        paint("truck", "#d9932c", 0.4, 0.4, 4.0),
        paint("wheel", "#2b2a2a", 0.6),
    )
    camera(
        (END + 7.4, -1.1, FLOOR + 1.7),
        (END - 1.0, 0.3, FLOOR + 1.0),
        lens=37,
        fstop=2.0,
        focus=(END, 0.2, 1),
    )


if __name__ == "__main__":
    A = args(out="dock.png", w=960, h=640, spp=64, dn=1, seed=6, exposure=0.0)
    reset(A.seed)
    main(random.Random(A.seed))
    render(A.out, A.w, A.h, A.spp, A.dn, exposure=A.exposure, look="High Contrast", bounces=3)
