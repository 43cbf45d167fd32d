import { reasonFor } from '../../../../rulebook/index.js';
import {
  distanceBetweenQuads,
  distanceToQuad,
  type JointMoved,
  type Placed,
  placeAt,
  quadOf,
} from '../../../../table/index.js';
import { shootingArc } from '../../shooting/weapons.js';
import type { Unit } from '../../state.js';
import { reachOf } from '../declaring/reach.js';
import { type Field, wouldSee } from '../field.js';
import { stepOf } from '../ordering/standing.js';
import { filesReaching } from '../shooting/figures.js';
import { shootersOf } from '../shooting/weapons.js';
import { rangeAt } from './by-order/skirmishing.js';
import { NO_STEP } from './carrying-out.js';
import { enemyMeant } from './friends/several-at-one.js';
import { type Marching, STANDOFF } from './march.js';
import { asFar } from './part-of-a-march.js';

/** As exactly as it is looked when an enemy has come into range: a part of a period. */
const LOOK = 0.008;

/** Two who move at the same time. */
interface Moving {
  readonly unit: Unit;
  readonly enemy: Unit;
  at(time: number): { readonly unit: Placed; readonly enemy: Placed };
}

/**
 * The marches of skirmishers who have an enemy in range on their way, because he comes to meet them: they are as near as they are to come, and halt.
 *
 * @param joint how all move if they do not.
 * @clause wrg/orders/skirmish-action
 * @clause wrg/movement/simultaneous
 */
export function haltsInRange(
  marching: ReadonlyMap<string, Marching>,
  { units }: JointMoved,
  field: Field,
): ReadonlyMap<string, Marching> {
  const moved = new Map(units.map(each => [each.id, each]));
  const halted = [...marching.values()].flatMap((one): [string, Marching][] => {
    const { unit, march } = one;
    const enemy = walkerMetBy(one, marching, field);
    const [own, his] = [moved.get(unit.id), moved.get(enemy?.id ?? '')];
    if (enemy === undefined || own === undefined || his === undefined) return [];
    const at = (time: number) => ({ unit: placeAt(own, time), enemy: placeAt(his, time) });
    const time = momentInRange({ unit, enemy, at }, field);
    if (time === undefined) return [];
    const part = asFar(march, time);
    if (march.moved - part.moved < NO_STEP) return [];
    const because = reasonFor('wrg/orders/skirmish-action', `${enemy.id} comes into range on the way`, 'no nearer');
    return [[unit.id, { ...one, march: part, because: [...one.because, because] }]];
  });
  return new Map(halted);
}

/** The enemy whom skirmishers go toward on foot or at a walk, and who walks himself; `undefined` where there is none. */
function walkerMetBy(
  { unit, doing, march }: Marching,
  marching: ReadonlyMap<string, Marching>,
  field: Field,
): Unit | undefined {
  if (doing !== 'advancing' || march.moved < NO_STEP || unit.bound !== null) return undefined;
  const step = stepOf(unit, field.state, field.scenario);
  const enemy = step?.verb === 'skirmish' ? enemyMeant(unit, step, field) : undefined;
  const his = enemy === undefined ? undefined : marching.get(enemy.id);
  const comes = his !== undefined && his.march.moved >= NO_STEP && his.doing === 'advancing';
  return comes ? enemy : undefined;
}

/** The moment of the period at which skirmishers are as near to an enemy as they are to come, and see him; `undefined` where they are not before its end. */
function momentInRange({ unit, enemy, at }: Moving, field: Field): number | undefined {
  const range = rangeAt(unit, enemy, field);
  const { reach, intoReach } = field.rules.field.playing.skirmishersStop;
  const all = reach === 0 || field.rules.fighting.shooting.figures === 'whole';
  const arc = shootingArc(shootersOf(unit, field.rules), field.rules);
  const charge = reachOf(enemy, field) + STANDOFF;
  const gap = (time: number) => {
    const there = at(time);
    return distanceBetweenQuads(quadOf(there.unit), quadOf(there.enemy));
  };
  const keepsOut = !intoReach && gap(0) > charge;
  for (let time = LOOK; time < 1; time += LOOK) {
    const there = at(time);
    const quad = quadOf(there.enemy);
    if (distanceToQuad(there.unit.at, quad) > range) continue;
    const enough = filesReaching(there.unit, quad, { range, arc }) >= unit.placed.files * reach;
    const isNear = all || enough || (keepsOut && gap(time) <= charge);
    if (isNear && wouldSee(unit, enemy, { [unit.id]: there.unit, [enemy.id]: there.enemy }, field)) return time;
  }
  return undefined;
}
