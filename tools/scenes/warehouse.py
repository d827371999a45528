"""Warehouse aisle: pallets of jute sacks and cartons under warm light. blender ... -P warehouse.py -- set=sacks|close"""
import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common import *
from cargo import Goods

A = args(set="sacks", out="warehouse.png", w=960, h=640, spp=64, dn=1, seed=6)
sc = reset(A.seed)
R = random.Random(A.seed)


goods = Goods(R)

steel = principled("upright", "#12305a", 0.4)
orange = principled("beamo", "#c9741f", 0.4)
t = NT("floor")
co = t("TexCoord").outputs["Object"]
n = t("TexNoise", {"Vector": co, "Scale": 0.7, "Detail": 7, "Roughness": 0.65}).outputs["Fac"]
fl = t.surface(
    t(
        "BsdfPrincipled",
        {
            "Base Color": t.ramp(n, [(0.3, lin("#7d776d")), (0.7, lin("#a29b8e"))]),
            "Roughness": t.math("MULTIPLY_ADD", n, 0.35, 0.12),
            "Specular": 0.5,
        },
    ).outputs[0]
)
box("floor", (60, 120, 0.2), fl, (0, 30, -0.1))
wall = principled("wall", "#cfc8ba", 0.9)
box("endwall", (60, 0.2, 14), wall, (0, 46, 7))
box("ceil", (60, 120, 0.2), principled("ceil", "#6b6a68", 0.9), (0, 30, 9.6))
for y in range(0, 46, 6):
    box("truss", (60, 0.18, 0.5), steel, (0, y, 9.0))
box("line", (0.1, 80, 0.004), principled("yl", "#d9a021", 0.5), (-1.75, 30, 0.003))
box("line", (0.1, 80, 0.004), principled("yl", "#d9a021", 0.5), (1.75, 30, 0.003))
for side in (-1, 1):  # racking both sides
    for b in range(15):
        y = b * 2.8 - 1
        for dx in (0, 1.05):
            box("up", (0.1, 0.1, 7.5), steel, (side * (2.45 + dx), y, 3.75))
        for z in (2.0, 3.9, 5.8):
            box("rb", (0.06, 2.8, 0.13), orange, (side * 2.45, y + 1.4, z))
            box("rb", (0.06, 2.8, 0.13), orange, (side * 3.5, y + 1.4, z))
            for k in (0.72, 2.05):
                (goods.sack_pallet if (b + int(z)) % 3 else goods.carton_pallet)(
                    side * 3.0, y + k, z + 0.07, R.randint(3, 5)
                ) if (side, b) else 0
        for k in (0.72, 2.05):
            (goods.sack_pallet if (b % 3) else goods.carton_pallet)(
                side * 3.0, y + k, 0, R.randint(5, 7) if b % 3 else 4
            )
goods.sack_pallet(-1.0, 1.9, 0, 5)
goods.sack_pallet(-0.2, 4.6, 0, 3)
for y in range(0, 44, 5):
    area((0, y, 8.6), (0, y, 0), 1.2, 330, "#fff1dc", size_y=3.5)
area((-2.2, -5, 4), (-0.4, 3, 1), 3, 420, "#ffe2b8")
area((0, 44, 5), (0, 10, 1.5), 7, 2600, "#ffdca6")
world_color("#ffffff", "#8a93a8", 0.22)
camera(
    (0.55, -1.5, 1.3), (-0.82, 2.1, 0.56), lens=50, fstop=0.05 / 0.018, focus=(-0.8, 1.4, 0.7)
) if A.set == "close" else camera(
    (0.75, -3.6, 1.65), (-0.35, 8, 1.75), lens=26, fstop=0.026 / 0.012, focus=(-1, 1.6, 1)
)
render(A.out, A.w, A.h, A.spp, A.dn, exposure=0.9)
