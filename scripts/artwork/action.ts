/** An action: a torch from the side, and squares that are ticked one after another, towards the object. */
import { layouts } from "./action-layouts.ts";
import { backdropOf } from "./backdrop.ts";
import type { Chance } from "./chance.ts";
import { away, direction, openBeam, torch } from "./light.ts";
import type { Ground } from "./palette.ts";
import type { Scene } from "./scene.ts";
import { group } from "./shapes.ts";
import type { Thing } from "./shapes.ts";
import { step } from "./steps.ts";

/** The distance of the torch's lens from the point from which its light spreads. */
const reach = 250;

/** Composes an action's scene. The torch is left or right, and everything else is placed accordingly. */
export function composeAction(things: Thing[], ground: Ground, chance: Chance): Scene {
  const [hero, second] = things as [Thing, Thing];
  const mirrored = chance.maybe(0.5);
  const at = (x: number) => (mirrored ? 1200 - x : x);
  const name = chance.pick(["stairs", "row", "sheet", "trail"] as const);
  const count = chance.whole(3, 4);
  const done = chance.whole(1, count - 1);
  const floor = chance.whole(560, 590);
  const plan = { hero, second, count, done, floor, mirrored, at, chance };
  const { squares, items, under, torch: height } = layouts[name](plan);

  const source = { x: at(chance.whole(-90, -50)), y: chance.whole(height.from, height.to) };
  const angle = direction(source, { x: items[0]!.x, y: height.aim });
  const spread = chance.whole(9, 12);
  const lensWidth = 2 * reach * Math.sin((spread * Math.PI) / 180);
  return {
    ground,
    note: name === "sheet" ? "a checklist on a clipboard" : "squares checked off one by one",
    horizon: floor,
    back: backdropOf(chance, at(760), floor),
    items,
    under: (tones) =>
      under(tones) +
      squares
        .map(({ x, y, size, turn }, i) =>
          group(step(size, i + 1, i < done, tones, name === "stairs"), x, y, turn),
        )
        .join(""),
    beams: [openBeam(source, angle, spread, reach)],
    lamp: torch(ground, away(source, angle, reach), angle, lensWidth),
  };
}
