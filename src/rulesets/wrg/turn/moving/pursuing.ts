import {
  type Bearing,
  bearingTo,
  bodyCentre,
  distance,
  distanceBetweenQuads,
  quadOf,
  turnBetween,
} from '../../../../table/index.js';
import { pursuitMove } from '../../rout/running.js';
import type { Pursuit, Unit } from '../../state.js';
import { unitOf } from '../../units.js';
import { periodOfPursuit } from '../declaring/followers.js';
import type { Field } from '../field.js';
import { NO_STEP } from './carrying-out.js';
import { firstInTheWay } from './friends/barring.js';
import { mannerOf } from './going.js';
import { type Marching, marchAlong } from './march.js';

/** Who comes round by fewer degrees has not turned. */
const NO_TURN = 1;

/**
 * Pursuers follow their quarry: straight on as long as that leads at him, else the way that he has run, else right at him. What a turn costs them is a
 * ruling (`wrg/ruling/turns-of-pursuers`).
 *
 * @clause wrg/pursuit/move
 * @clause wrg/pursuit/turns
 */
export function pursue(unit: Unit, pursuit: Pursuit, field: Field): Marching {
  const target = unitOf(field.state, pursuit.quarry);
  const bearing = wayAfter(unit, target);
  const { paces, because } = pursuitMove(
    {
      mover: unit.troops,
      manner: mannerOf(unit, false),
      period: periodOfPursuit(pursuit, field.rules),
      turns: turnsAfter(unit, { pursuit, target, bearing }, field),
    },
    field.rules,
  );
  const gap = distanceBetweenQuads(quadOf(unit.placed), quadOf(target.placed));
  return marchAlong(
    unit,
    {
      doing: 'pursuing',
      legs: [{ bearing, distance: target.gone === null ? 'all' : gap }],
      // Who has no move left does not come round either.
      facing: paces > 0 ? bearing : unit.placed.facing,
      allowance: paces,
      freeTurns: true,
      because,
    },
    field,
  );
}

/** The way on which a body comes at its quarry with the least turning: where it faces, where he has run, or from middle to middle. */
function wayAfter(unit: Unit, target: Unit): Bearing {
  const [from, to] = [bodyCentre(unit.placed), bodyCentre(target.placed)];
  const right = bearingTo(from, to);
  const { moved, from: stood } = target.period;
  const run = target.placed.at;
  const asHeRan = moved < NO_STEP || distance(stood, run) < NO_STEP ? [] : [bearingTo(stood, run)];
  const leads = (bearing: Bearing) =>
    firstInTheWay(unit, { bearing, paces: distance(from, to) }, [target]) !== undefined;
  return [unit.placed.facing, ...asHeRan].find(leads) ?? right;
}

/** Turns of pursuers in this period that cost them something: nothing does as they begin. */
function turnsAfter(
  unit: Unit,
  { pursuit, target, bearing }: { readonly pursuit: Pursuit; readonly target: Unit; readonly bearing: Bearing },
  { rules }: Field,
): number {
  const hasTurned = turnBetween(unit.placed.facing, bearing) >= NO_TURN;
  if (!hasTurned || pursuit.periods === 0) return 0;
  return rules.field.playing.turnsOfPursuers === 'every' ? 1 : (target.period.turnsPaid ?? 0);
}
