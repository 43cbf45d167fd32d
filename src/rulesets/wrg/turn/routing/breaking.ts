import type { Reason } from '../../../../rulebook/index.js';
import {
  bearingTo,
  bodyCentre,
  destination,
  distance,
  normalBearing,
  turnBetween,
  turned,
} from '../../../../table/index.js';
import { firstPeriodAfter } from '../../moving/uncontrolled.js';
import type { Melee, Unit } from '../../state.js';
import { meleesBefore, meleesOf, opponentsOf } from '../../units.js';
import { comesOfAnAdvance } from '../condition.js';
import { fieldOf } from '../field.js';
import { endMelees } from '../losses.js';
import { awayFrom } from '../moving/going-back/directly-away.js';
import { homeward, threatTo } from '../moving/march.js';
import { forgetOrders } from '../ordering/forgetting.js';
import type { Play } from '../play.js';
import { noteBroken } from '../reacting/witnesses.js';
import { castDownLadders } from '../siege/escalade.js';

/** A quarter of the circle: who has the enemy no farther round than this has his back to him already. */
const QUARTER = 90;

/**
 * A unit breaks: it turns its back on those who fight it or who charge it, or else on the nearest enemy, and will run in the next movement. It forgets its
 * orders; whoever fought it is left without an opponent.
 *
 * @clause wrg/rout/direction-backs
 * @clause wrg/orders/loss
 * @clause wrg/siege/fort/ladders-down
 */
export function breakUnit(unit: Unit, play: Play, because: readonly Reason[] = []): void {
  const { state, scenario, rules, tell } = play;
  if (unit.gone !== null || unit.rout !== null) return;
  noteBroken(unit, play);
  // Whoever it is who breaks them, and by what test.
  castDownLadders(unit, opponentsOf(state, unit), play);
  const opponents = opponentsOf(state, unit);
  const enemy = opponents[0] ?? threatTo(unit, fieldOf(state, scenario, rules));
  const ran = comesOfAnAdvance(unit, play);
  // Without any enemy it runs home.
  const middle = bodyCentre(unit.placed);
  const from =
    enemy === undefined
      ? destination(middle, homeward(unit, play) + 180, 1)
      : destination(
          middle,
          awayFrom(unit.placed, [enemy.placed, ...opponents.slice(1).map(({ placed }) => placed)], play) + 180,
          distance(middle, bodyCentre(enemy.placed)),
        );
  unit.rout = { periods: firstPeriodAfter(ran, rules) - 1, from: { x: from.x, y: from.y }, fresh: true };
  unit.hasRouted = true;
  unit.bound = null;
  unit.pursuit = null;
  unit.recovering = null;
  unit.square = false;
  unit.pushedBack = 0;
  unit.pressed = null;
  unit.period.doing = 'routing';
  unit.period.broke = true;
  const melees = meleesOf(state, unit).map(
    (melee): Melee => ({
      ...melee,
      before: meleesBefore(melee, state),
    }),
  );
  if (melees.length > 0) unit.period.brokeFrom = { melees, stood: unit.placed, struck: false };
  const atOnce = melees.filter(({ since }) => since === state.period);
  if (atOnce.length > 0) unit.period.brokeAtOnceFrom = atOnce.map(({ a, b }) => (a === unit.id ? b : a));
  endMelees(unit, state);
  // An about-face keeps the ground: whoever is touched has no room to turn any other way.
  const { facing } = unit.placed;
  const away = bearingTo(from, bodyCentre(unit.placed));
  if (turnBetween(facing, away) > QUARTER) unit.placed = turned(unit.placed, normalBearing(facing + 2 * QUARTER));
  tell({ kind: 'broke', unit: unit.id, because });
  forgetOrders(unit, play);
}
