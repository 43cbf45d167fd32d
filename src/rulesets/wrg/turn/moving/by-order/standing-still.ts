import type { Reason } from '../../../../../rulebook/index.js';
import { bearingTo, bodyCentre, turnBetween } from '../../../../../table/index.js';
import type { OrderStep } from '../../../orders/order.js';
import type { Unit } from '../../../state.js';
import { isFighting, isFree } from '../../../units.js';
import { whoThreatens, whoWouldCharge } from '../../declaring/reach.js';
import { type Field, fieldOf } from '../../field.js';
import { stepOf } from '../../ordering/standing.js';
import type { Play } from '../../play.js';
import { defendersAdvance } from '../../siege/defenders.js';
import { isAtWorkWithin } from '../../siege/reacting.js';
import { enemyMeant } from '../friends/several-at-one.js';
import { aimOf } from '../goals.js';
import { STANDOFF } from '../march.js';
import { nearWhenItBegan, type Unmoved, whyUnmoved } from '../unmoved.js';
import { gapTo } from './ordered.js';
import { pacesIntoRange, rangeAt } from './skirmishing.js';

/** Why a body stands still, and before whom if it is an enemy. */
export interface Stand {
  readonly before?: string;
  /** The enemy is behind it. */
  readonly behind?: true;
  readonly because: Reason;
}

const RIGHT_ANGLE = 90;

const isBehind = (enemy: Unit, { placed }: Unit): boolean =>
  turnBetween(placed.facing, bearingTo(bodyCentre(placed), bodyCentre(enemy.placed))) > RIGHT_ANGLE;

/**
 * Tells once of who stands still because of an enemy: he is halted in reach of his charge, is as near as his order bids him to go, or does not see
 * him; or of who does not go though he has orders to. It is his own side’s business. Says whether he stands for such a reason, be it told before.
 *
 * @param one what he set out to do, and how it came out
 * @param isTold his move has told already before whom he has halted.
 */
export function tellWhoStands(unit: Unit, one: Unmoved | undefined, play: Play, isTold = false): boolean {
  const field = fieldOf(play.state, play.scenario, play.rules);
  const stand: Stand | undefined =
    standOf(unit, field) ?? (one === undefined ? undefined : whyUnmoved(unit, one, field));
  // Of who has moved it is told before whom he has stopped, and not who has come behind him meanwhile.
  if (one === undefined && stand?.behind === true) return true;
  const now = stand === undefined ? undefined : `${stand.before}: ${stand.because.because}`;
  if (now === unit.standing) return stand !== undefined;
  if (stand === undefined || now === undefined) {
    delete unit.standing;
    return false;
  }
  unit.standing = now;
  if (isTold) return true;
  const { before, because } = stand;
  const told = { kind: 'stands', unit: unit.id, ...(before === undefined ? {} : { before }) } as const;
  play.tell({ ...told, because: [because] }, [unit.side]);
  return true;
}

/** Why a body that has gone toward an enemy has stopped with some of its move left, though he is not before it any more: it came as near as it was to go while he stood there. */
export function whyNoNearer(unit: Unit, field: Field): Reason | undefined {
  const { counter, charges, conduct } = unit.period;
  const isBound = counter !== null || charges !== null || conduct.halt === true || isFighting(field.state, unit);
  if (isBound || !isFree(unit) || unit.hidden !== null || standOf(unit, field) !== undefined) return undefined;
  const step = stepOf(unit, field.state, field.scenario);
  if (step?.verb !== 'attack' && step?.verb !== 'skirmish') return undefined;
  const enemy = enemyMeant(unit, step, field);
  return enemy === undefined ? undefined : nearWhenItBegan(unit, step, enemy, field);
}

/**
 * Notes before anybody moves because of whom a body halts that is told to: it turns to him, and he is named, wherever he and others have gone when it is told.
 *
 * @clause wrg/orders/defensive-halt
 */
export function noteWhoHalts(unit: Unit, field: Field): void {
  const enemy =
    unit.period.conduct.halt === true ? (whoWouldCharge(unit, field) ?? whoThreatens(unit, field)) : undefined;
  if (enemy === undefined) delete unit.period.haltsBefore;
  else unit.period.haltsBefore = enemy.id;
}

/** Whether a body that is its own master stands still because of an enemy. */
function standOf(unit: Unit, field: Field): Stand | undefined {
  const { state, scenario } = field;
  const { conduct, counter, charges } = unit.period;
  const atTheWall = standingOutOfControl(unit, field);
  if (atTheWall !== undefined) return atTheWall;
  if (unit.recovering === 'reorganising' && counter === null && !isFighting(state, unit))
    return { because: reorganising };
  const isBound = counter !== null || charges !== null || unit.aboard !== undefined || isFighting(state, unit);
  if (!isBound && unit.bound?.holdsBack === true && unit.rout === null && unit.recovering === null)
    return { because: heldBack };
  if (isBound || !isFree(unit) || unit.hidden !== null) return undefined;
  const step = stepOf(unit, state, scenario);
  if (conduct.halt === true) {
    const { haltsBefore } = unit.period;
    const clause = 'wrg/orders/defensive-halt';
    if (haltsBefore !== undefined)
      return { before: haltsBefore, because: { clause, because: 'in reach of their charge', effect: 'halted' } };
    return { because: { clause, because: 'no charge threatens any more', effect: 'halted in this period' } };
  }
  return step === undefined ? undefined : standingAt(unit, step, field);
}

/**
 * Defenders out of control who have come to the breach or the wall that they go to.
 *
 * @clause wrg/siege/fort/uncontrolled
 */
function standingOutOfControl(unit: Unit, field: Field): Stand | undefined {
  const { bound, rout, period } = unit;
  if (bound?.instruction !== 'uncontrolled-advance' || rout !== null || period.charges !== null) return undefined;
  if (field.state.works === undefined || isFighting(field.state, unit) || isAtWorkWithin(unit, field)) return undefined;
  const advance = defendersAdvance(unit, field);
  if (advance === undefined || !('standAt' in advance)) return undefined;
  const { kind, wall } = advance.standAt;
  const where = kind === 'breach' ? 'at the breach' : 'at the wall';
  return {
    before: wall,
    because: { clause: 'wrg/siege/fort/uncontrolled', because: `out of control, ${where}`, effect: 'waits there' },
  };
}

const reorganising: Reason = {
  clause: 'wrg/disorganisation/routing-reorganising',
  because: 'reorganises',
  effect: 'stays',
};

const heldBack: Reason = {
  clause: 'wrg/after-melee/defenders-stay',
  because: 'pushed an enemy back and did not follow',
  effect: 'does not advance in this period',
};

const noEnemy: Reason = { clause: 'wrg/orders/direct-route', because: 'no enemy is to be seen', effect: 'waits' };

const isNoMore = (unit: string): Reason => ({
  clause: 'wrg/orders/crossed-out',
  because: `${unit} is not on the table any more`,
  effect: 'waits',
});

/** Whether it is the enemy whom its order is about that keeps a body where it is. */
function standingAt(unit: Unit, step: OrderStep, field: Field): Stand | undefined {
  const { verb, goal } = step;
  if (verb !== 'attack' && verb !== 'skirmish') return undefined;
  const aim = goal === undefined ? undefined : aimOf(goal, unit.side, field);
  if (goal !== undefined && 'unit' in goal && aim !== undefined && 'unseen' in aim) {
    const unseen = { clause: 'wrg/orders/direct-route', because: 'they are out of sight', effect: 'waits' } as const;
    return { before: goal.unit, because: unseen };
  }
  const enemy = enemyMeant(unit, step, field);
  if (enemy === undefined) return { because: goal !== undefined && 'unit' in goal ? isNoMore(goal.unit) : noEnemy };
  const gap = gapTo(unit, enemy);
  if (verb === 'skirmish' && gap <= rangeAt(unit, enemy, field) && pacesIntoRange(unit, enemy, field) <= 0) {
    if (isBehind(enemy, unit)) {
      const because = `in range of ${enemy.id} behind them`;
      return { behind: true, because: { clause: 'wrg/orders/skirmish-action', because, effect: 'no nearer' } };
    }
    const inRange = { clause: 'wrg/orders/skirmish-action', because: 'in range of them', effect: 'no nearer' } as const;
    return { before: enemy.id, because: inRange };
  }
  const near = { clause: 'wrg/charge/definition', because: 'no charge is declared', effect: 'no nearer' } as const;
  // Before a wall he has other work to do.
  return verb === 'attack' && field.state.works === undefined && gap <= STANDOFF + 1
    ? { before: enemy.id, because: near }
    : undefined;
}
