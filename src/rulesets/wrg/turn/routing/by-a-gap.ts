import { type Bearing, turnBetween } from '../../../../table/index.js';
import type { Unit } from '../../state.js';
import type { Field } from '../field.js';
import type { routWay } from '../moving/going-back/fleeing.js';
import { isOnOpenGround, type Landed, landing } from './landing.js';
import { wayManByMan } from './man-by-man.js';
import { routMoveLeft } from './upon-hidden.js';
import { type Gap, gapsBetweenEnemies, isFreeManByMan } from './ways-out.js';

/** A way that is off by fewer degrees than this is no turn. */
const NO_TURN = 1;
/** Degrees: who turns farther goes back. */
const QUARTER = 90;

/** Where broken troops would run, and how far. */
export type Running = ReturnType<typeof routWay>;

/**
 * Where broken troops come by the gaps that enemies leave them: by one that leads on as they would run, or where there is none by another, for the cost of a turn.
 * Later than at first they come where they want to, each for himself, before they take a gap that leads elsewhere. A way that the ground bars leads nobody on, unless all
 * do that leave him not where he came from.
 *
 * @clause wrg/rout/direction-first
 * @clause wrg/rout/direction-later
 */
export function byAGap(unit: Unit, way: Running, field: Field) {
  const { straight, paces: most, period, wanted } = way;
  const gaps = gapsBetweenEnemies(unit, straight, most, field);
  const first = isFirst(unit, period);
  const left = (turns: number) => routMoveLeft(unit, { period, turns }, field.rules);
  const by = (ways: readonly Gap[], paces: number) => landing(unit, ways, { wanted, paces }, field);
  if (first) return { ...left(0), gaps, landed: by(gaps, left(0).paces), manByMan: false };
  const turned = left(1);
  const isAlong = (as: Bearing) => (gap: Gap) => turnBetween(gap.bearing, as) < NO_TURN;
  const isOpen = (gap: Gap, paces: number) => isOnOpenGround(unit, gap, paces, field);
  const isShut = gaps.every(gap => turnBetween(gap.bearing, wanted) > QUARTER || !isOpen(gap, turned.paces));
  const leads = (paces: number) => (gap: Gap) => isShut || isOpen(gap, paces);
  const onward = gaps.filter(gap => isAlong(wanted)(gap) && gap.free >= most).filter(leads(most));
  const ahead = by(onward, most);
  if (ahead !== undefined) return { ...left(0), gaps, landed: ahead, manByMan: false };
  const { paces } = turned;
  const asACrowd = by(gaps.filter(isAlong(straight)).filter(leads(paces)), paces);
  const alone = asACrowd === undefined ? wayManByMan(unit, straight, { most, paces }, field) : undefined;
  const isLed = alone !== undefined && leads(paces)({ bearing: straight, free: paces });
  const manByMan = isLed ? by([alone], paces) : undefined;
  return { ...turned, gaps, landed: asACrowd ?? manByMan ?? by(gaps, paces), manByMan: manByMan !== undefined };
}

/** Whether men come straight from their enemies, who keep none of them from it, but leave their block no room to come round: nobody surrounds them. */
export function runsApart(unit: Unit, { straight, paces }: Running, { placed }: Landed, field: Field): boolean {
  return turnBetween(placed.facing, straight) < NO_TURN && isFreeManByMan(unit, straight, paces, field);
}

/** Whether troops run for the first time since they broke, whatever period of their rout that counts as. */
export function isFirst({ rout }: Unit, period: number): boolean {
  return period === 1 || rout?.fresh === true;
}
