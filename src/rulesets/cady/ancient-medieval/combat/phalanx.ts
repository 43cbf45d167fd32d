import {
  type ClauseId,
  counted,
  insist,
  type Reason,
  reasonsUnder,
  type Violation,
} from '../../../../rulebook/index.js';
import { toGrid } from '../../../../table/index.js';
import { insistOnCount } from '../../common/counts.js';
import { totalMoraleValue } from '../../common/fighting/morale.js';
import { type FightingRules, fightingRules } from '../fighting-rules.js';
import { isCavalry } from '../special-troops/cavalry.js';
import type { TroopType } from '../troops.js';
import { noReach, type Reach } from './reach.js';

const phalanxReason = reasonsUnder('cady/ancient-medieval/phalanx');

/** A unit that forms a phalanx, or stands in one. */
export interface PhalanxShape {
  readonly type: TroopType;
  /** Ranks of figures, a short last one included. */
  readonly ranks: number;
  /** Its stands are in no line but bent or scattered. */
  readonly bent?: boolean;
}

/**
 * Every fault of a phalanx as it stands: it takes hoplites, two ranks of them, in a line.
 *
 * Source: Additional Ancient Period Figures & Rules > Greek Hoplite Phalanx.
 *
 * @clause cady/ancient-medieval/phalanx/formation
 * @clause cady/ancient-medieval/definition/phalanx
 */
export function phalanxFaults(
  { type, ranks, bent = false }: PhalanxShape,
  rules: FightingRules = fightingRules(),
): readonly Violation[] {
  const { from, to } = rules.phalanx.ranks;
  const deep =
    to === null ? `${from} or more ranks` : from === to ? counted(from, 'rank') : `${from} to ${counted(to, 'rank')}`;
  const faults: Violation[] = [];
  const fault = (path: string, problem: string, mend: string) =>
    faults.push({ path, clause: 'cady/ancient-medieval/phalanx/formation', problem, mend });
  if (!rules.troops[type].traits.includes('phalanx')) {
    fault('type', `${rules.troops[type].title} form no phalanx`, 'leave it to hoplites');
  }
  if (ranks < from || (to !== null && ranks > to)) fault('ranks', `${counted(ranks, 'rank')} deep`, `form ${deep}`);
  if (bent) fault('bent', 'it stands in no line', 'dress the line');
  return faults;
}

/** What a hoplite is worth, in the phalanx or out of it. */
export interface Hoplite {
  readonly shock: number;
  readonly morale: number | null;
  readonly melee: number | null;
  readonly because: readonly Reason[];
}

/**
 * What a hoplite is worth. In the phalanx he has its shock and morale; out of it he is another medium infantryman.
 *
 * Source: Additional Ancient Period Figures & Rules > Greek Hoplite Phalanx.
 *
 * @clause cady/ancient-medieval/phalanx/outside-medium
 * @clause cady/ancient-medieval/phalanx/charge-shock
 */
export function hoplite({ formed }: { readonly formed: boolean }, rules: FightingRules = fightingRules()): Hoplite {
  const { shock, morale, melee } = rules.troops.hoplites;
  if (!formed) {
    const because = phalanxReason('outside-medium', 'out of the phalanx', 'as medium infantry');
    return { shock, morale, melee, because: [because] };
  }
  const { chargeShock } = rules.phalanx;
  const because = phalanxReason('charge-shock', 'in the phalanx', `${chargeShock} shock per figure in a charge`);
  return { shock: chargeShock, morale: rules.phalanx.morale, melee, because: [because] };
}

/** The hoplites of a phalanx that stand behind each other in contact, the first rank first. */
export interface PhalanxRanks {
  readonly ranks: readonly number[];
}

/**
 * Figures of a charging phalanx that count for shock: those of two ranks.
 *
 * Source: Additional Ancient Period Figures & Rules > Greek Hoplite Phalanx.
 *
 * @clause cady/ancient-medieval/phalanx/charge-shock
 */
export function phalanxStrikers(
  { ranks }: PhalanxRanks,
  rules: FightingRules = fightingRules(),
): { readonly figures: number; readonly because: readonly Reason[] } {
  const figures = inRanks(ranks.slice(0, rules.phalanx.countingRanks));
  const because = phalanxReason(
    'charge-shock',
    'two ranks of spears',
    `${counted(figures, 'figure counts', 'figures count')} for shock`,
  );
  return { figures, because: [because] };
}

/**
 * The hoplites of the second rank that strike in melee over the first.
 *
 * Source: Additional Ancient Period Figures & Rules > Greek Hoplite Phalanx.
 *
 * @clause cady/ancient-medieval/phalanx/second-rank-melee
 */
export function phalanxReach({ ranks }: PhalanxRanks, rules: FightingRules = fightingRules()): Reach {
  const { countingRanks, secondRank } = rules.phalanx;
  const figures = inRanks(ranks.slice(1, countingRanks));
  if (figures === 0) return noReach();
  const because = phalanxReason(
    'second-rank-melee',
    'long spears of the second rank',
    `${counted(figures, 'more attack')} on those left`,
  );
  return { figures, exposed: secondRank.rolls === 'both' ? figures : 0, because: [because] };
}

/** One side of a melee that a phalanx is in. */
export interface Pushing {
  readonly unit: string;
  readonly type: TroopType;
  /** It is in phalanx. */
  readonly phalanx: boolean;
  /** Figures that it has left, and those it lost this turn. */
  readonly figures: number;
  readonly lost: number;
}

/** Who is pushed back, and how far in cm. */
export interface Push {
  /** The unit that goes back with its front to the enemy; `null`: nobody does. */
  readonly pushed: string | null;
  readonly cm: number;
  readonly because: readonly Reason[];
}

/**
 * Who is pushed back after a turn of melee with a phalanx in it, before morale is looked at: the side that lost more figures.
 * Elephants are pushed by nobody, cavalry only by a phalanx whose total morale value is a third larger than its own.
 *
 * Source: Additional Ancient Period Figures & Rules > Greek Hoplite Phalanx.
 *
 * @throws RuleViolation when figures or losses are no whole numbers.
 * @clause cady/ancient-medieval/phalanx/push-back
 * @clause cady/ancient-medieval/phalanx/no-push-elephants
 * @clause cady/ancient-medieval/phalanx/push-cavalry
 */
export function pushBack(
  melee: { readonly sides: readonly [Pushing, Pushing] },
  rules: FightingRules = fightingRules(),
): Push {
  for (const { figures, lost } of melee.sides) {
    insistOnCount('figures', figures, clauseOf('push-back'));
    insistOnCount('lost', lost, clauseOf('push-back'));
  }
  const [one, two] = melee.sides;
  if (!one.phalanx && !two.phalanx)
    return nobody(phalanxReason('push-back', 'no phalanx in this melee', 'nobody is pushed'));
  if (one.lost === two.lost) return pushedOnEqual(melee.sides, rules);
  return one.lost > two.lost ? pushing(two, one, rules) : pushing(one, two, rules);
}

function pushedOnEqual([one, two]: readonly [Pushing, Pushing], rules: FightingRules): Push {
  const evenly = `${counted(one.lost, 'figure')} lost on either side`;
  if (rules.phalanx.pushWhenEqual === 'nobody' || one.phalanx === two.phalanx) {
    return nobody(phalanxReason('push-back', evenly, 'nobody is pushed'));
  }
  return one.phalanx ? pushing(one, two, rules) : pushing(two, one, rules);
}

function pushing(pusher: Pushing, pushed: Pushing, rules: FightingRules): Push {
  const { phalanx } = rules;
  if (!pusher.phalanx && !phalanx.pushedByOthers) {
    return nobody(phalanxReason('push-back', 'only another phalanx pushes a phalanx', 'nobody is pushed'));
  }
  if (rules.troops[pushed.type].class === 'elephant') {
    return nobody(phalanxReason('no-push-elephants', 'elephants', 'are not pushed'));
  }
  const because: Reason[] = [];
  if (pusher.phalanx && isCavalry(pushed.type, rules)) {
    const values = { phalanx: moraleValueOf(pusher, rules), cavalry: moraleValueOf(pushed, rules) };
    const against = `total morale value ${values.phalanx} against ${values.cavalry}`;
    if (toGrid(values.phalanx) < toGrid(values.cavalry * phalanx.pushesCavalryAt)) {
      return nobody(phalanxReason('push-cavalry', against, 'the cavalry is not pushed'));
    }
    because.push(phalanxReason('push-cavalry', against, 'enough to push cavalry'));
  }
  because.push(
    phalanxReason('push-back', `lost ${pushed.lost} against ${pusher.lost}`, `pushed back ${phalanx.push} cm`),
  );
  return { pushed: pushed.unit, cm: phalanx.push, because };
}

/** What is asked of a phalanx in a turn. */
export interface PhalanxOrder {
  readonly wants: 'forward' | 'wheel' | 'turn' | 'sideways' | 'backward' | 'break-formation';
  readonly inContact: boolean;
}

/**
 * Every fault of an order to a phalanx: it goes forward at its normal speed, and neither wheels, turns corners, nor moves to the
 * side; while it touches the enemy it stays a phalanx.
 *
 * Source: Additional Ancient Period Figures & Rules > Greek Hoplite Phalanx.
 *
 * @clause cady/ancient-medieval/phalanx/no-manoeuvre
 * @clause cady/ancient-medieval/phalanx/normal-speed
 * @clause cady/ancient-medieval/phalanx/no-break-in-contact
 */
export function phalanxOrderFaults(order: PhalanxOrder): readonly Violation[] {
  if (order.wants === 'break-formation') {
    if (!order.inContact) return [];
    const problem = 'the phalanx touches the enemy';
    return [{ path: 'wants', clause: clauseOf('no-break-in-contact'), problem, mend: 'keep the phalanx' }];
  }
  if (order.wants === 'forward' || order.wants === 'backward') return [];
  const problem = {
    wheel: 'a phalanx does not wheel',
    turn: 'a phalanx turns no corners',
    sideways: 'a phalanx does not move sideways',
  };
  const mend = 'break the formation first, or go straight on';
  return [{ path: 'wants', clause: clauseOf('no-manoeuvre'), problem: problem[order.wants], mend }];
}

/**
 * Whether a unit must pass a three-dice test before it charges; a phalanx charges without.
 *
 * Source: Additional Ancient Period Figures & Rules > Greek Hoplite Phalanx.
 *
 * @param charge `needed`: what the common rules of charges say
 * @clause cady/ancient-medieval/phalanx/no-3dt-to-charge
 */
export function testsToCharge(
  charge: { readonly phalanx: boolean; readonly needed: boolean },
  rules: FightingRules = fightingRules(),
): { readonly tests: boolean; readonly because: readonly Reason[] } {
  if (!charge.phalanx || !charge.needed || rules.phalanx.testToCharge) return { tests: charge.needed, because: [] };
  return { tests: false, because: [phalanxReason('no-3dt-to-charge', 'a phalanx charges', 'no test')] };
}

function moraleValueOf({ unit, type, figures, phalanx }: Pushing, rules: FightingRules): number {
  const morale = phalanx ? rules.phalanx.morale : rules.troops[type].morale;
  insist(morale !== null, () => ({
    path: unit,
    clause: clauseOf('push-cavalry'),
    problem: `${rules.troops[type].title} have no morale value`,
    mend: 'compare units that have one',
  }));
  return totalMoraleValue({ morale, figures });
}

function inRanks(ranks: readonly number[]): number {
  for (const figures of ranks) insistOnCount('ranks', figures, clauseOf('second-rank-melee'));
  return ranks.reduce((sum, figures) => sum + figures, 0);
}

function nobody(because: Reason): Push {
  return { pushed: null, cm: 0, because: [because] };
}

function clauseOf(rule: string): ClauseId {
  return `cady/ancient-medieval/phalanx/${rule}`;
}
