import { type ClauseId, counted, insist, type Reason } from '../../../../rulebook/index.js';
import { insistOnCount } from '../../common/counts.js';
import { spareCrew } from '../machines/crews.js';
import { type AncientMedievalRules, ancientMedievalRules } from '../rules.js';
import { mountsCost } from '../special-troops/mounted-infantry.js';
import type { TroopType } from '../troops.js';
import { caltropsCost } from '../works/caltrops.js';
import { stakesCost } from '../works/stakes.js';

/** What a unit buys besides its figures. */
export interface Equipment {
  /** Figures with a throwing axe. */
  readonly axes?: number;
  /** Javelins or darts, all figures together. */
  readonly javelins?: number;
  /** Square centimetres of caltrops. */
  readonly caltrops?: number;
  /** Centimetres of stakes, besides those that come with the figures. */
  readonly stakes?: number;
  readonly pavises?: number;
  readonly mounts?: number;
  /** Spare crews for a machine, whole ones. */
  readonly spareCrews?: number;
}

/** What something costs, item by item. */
export interface Bill {
  readonly points: number;
  readonly because: readonly Reason[];
}

/**
 * Points for what a unit buys besides its figures.
 *
 * Source: Additional Ancient Period Figures & Rules > Throwing Ax; Javelin / Dart; Caltrops; Defensive Stakes; Pavise; Mounted
 * Infantry.
 *
 * @throws RuleViolation when a number is not whole.
 * @clause cady/ancient-medieval/axe/cost-and-use
 * @clause cady/ancient-medieval/javelin/stats
 * @clause cady/ancient-medieval/pavise/rule
 * @clause cady/ancient-medieval/definition/pavise
 * @clause cady/ancient-medieval/caltrops/purchase
 * @clause cady/ancient-medieval/stakes/carry
 * @clause cady/ancient-medieval/mounted-infantry/stats
 */
export function equipmentCost(equipment: Equipment, rules: AncientMedievalRules = ancientMedievalRules()): Bill {
  const { axe, javelin, pavise } = rules.field;
  const { axes = 0, javelins = 0, caltrops = 0, stakes = 0, pavises = 0, mounts = 0 } = equipment;
  for (const [path, count] of Object.entries({ axes, javelins, pavises })) {
    insistOnCount(path, count, 'cady/ancient-medieval/axe/cost-and-use');
  }
  return billed([
    item('axe/cost-and-use', `${axes} throwing axes`, axes * axe.cost),
    item('javelin/stats', `${javelins} javelins`, Math.ceil(javelins / javelin.bought) * javelin.cost),
    item('caltrops/purchase', `${caltrops} square cm of caltrops`, caltropsCost({ area: caltrops }, rules)),
    item('stakes/carry', `${stakes} cm of stakes`, stakesCost({ bought: stakes }, rules)),
    item('pavise/rule', `${pavises} pavises`, pavises * pavise.cost),
    item('mounted-infantry/stats', counted(mounts, 'horse'), mountsCost({ mounts }, rules)),
  ]);
}

/**
 * Points for the spare crews of a machine; nothing for whoever has none to serve.
 *
 * Source: Medieval Artillery Crew.
 *
 * @throws RuleViolation when their number is not whole.
 * @clause cady/ancient-medieval/artillery/extra-crew
 */
function spareCrewsCost(
  { type, equipment = {} }: { readonly type: TroopType; readonly equipment?: Equipment },
  rules: AncientMedievalRules,
): Bill {
  const { spareCrews = 0 } = equipment;
  const { gun } = rules.troops[type];
  insistOnCount('spareCrews', spareCrews, extraCrew);
  if (gun === undefined) return billed([]);
  const points = spareCrews * spareCrew(gun, rules).points;
  return billed([item('artillery/extra-crew', `${spareCrews} spare crews`, points)]);
}

const extraCrew: ClauseId = 'cady/ancient-medieval/artillery/extra-crew';

/**
 * Points for a unit: its figures, or a machine with its crew, and what they have bought.
 *
 * Source: Figure Capability Chart; Army Roster.
 *
 * @throws RuleViolation for figures that have no price of their own, and numbers that are not whole.
 * @clause cady/common/cost/points-per-figure
 */
export function unitCost(
  unit: { readonly type: TroopType; readonly figures: number; readonly equipment?: Equipment },
  rules: AncientMedievalRules = ancientMedievalRules(),
): Bill {
  const { cost, title, class: kind } = rules.troops[unit.type];
  insistOnCount('figures', unit.figures, pointsPerFigure);
  insist(cost !== null, () => ({
    path: 'type',
    clause: 'cady/ancient-medieval/hussite/cost',
    problem: `${title} has no price of its own`,
    mend: 'add up what it holds',
  }));
  const bought = equipmentCost(unit.equipment ?? {}, rules);
  const spare = spareCrewsCost(unit, rules);
  const points = kind === 'artillery' ? cost : cost * unit.figures;
  const figures: Reason = { clause: pointsPerFigure, because: title, effect: counted(points, 'point') };
  return {
    points: points + bought.points + spare.points,
    because: [figures, ...bought.because, ...spare.because],
  };
}

const pointsPerFigure: ClauseId = 'cady/common/cost/points-per-figure';

function item(rule: string, what: string, points: number): { readonly points: number; readonly reason: Reason } {
  return {
    points,
    reason: { clause: `cady/ancient-medieval/${rule}`, because: what, effect: counted(points, 'point') },
  };
}

function billed(items: readonly { readonly points: number; readonly reason: Reason }[]): Bill {
  const bought = items.filter(({ points }) => points > 0);
  return { points: bought.reduce((sum, { points }) => sum + points, 0), because: bought.map(({ reason }) => reason) };
}
