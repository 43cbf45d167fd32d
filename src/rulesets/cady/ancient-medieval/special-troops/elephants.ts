import type { Dice } from '../../../../dice/index.js';
import { type ClauseId, counted, insist, type Reason, reasonsUnder } from '../../../../rulebook/index.js';
import { toGrid } from '../../../../table/index.js';
import { insistOnCount, insistOnLength } from '../../common/counts.js';
import { dividedFate } from '../../common/fighting/broken.js';
import { type Fighter, type MeleeOdds, meleeOdds, toldMelee, type UnitLoss } from '../../common/fighting/melee.js';
import type { Edge } from '../../common/fighting/melee-point.js';
import { type AncientMeleeGroup, readyAncientMelee } from '../combat/melee.js';
import type { Reach } from '../combat/reach.js';
import { type ElephantHit, type ElephantNow, elephantHit } from '../missiles/missile-hits.js';
import { type AncientMedievalRules, ancientMedievalRules } from '../rules.js';
import type { TroopType } from '../troops.js';
import { isCavalry } from './cavalry.js';
import { foesOf } from './elephant-foes.js';

const elephantReason = reasonsUnder('cady/ancient-medieval/elephant');

/** The men on an elephant. */
export type ElephantMan = 'missile-man' | 'driver';

/**
 * The men on an elephant at the beginning, the one who shoots or throws and the one who drives. Without the first it does not
 * shoot, without the second nobody can stop it.
 *
 * Source: Additional Ancient Period Figures & Rules > War Elephants; Elephant Order Sheet.
 *
 * @clause cady/ancient-medieval/elephant/crew
 */
export const elephantCrew: readonly ElephantMan[] = ['missile-man', 'driver'];

/** An elephant in melee with everybody within its reach. */
export interface ElephantMelee {
  readonly type: TroopType;
  readonly elephant: ElephantNow;
  /** What bears on its melee point; its own weariness does not. */
  readonly ground?: Pick<Fighter, 'acrossBarrier' | 'uphill' | 'ford'>;
  /** The worst side on which anybody attacks it, where that is read to count (`cady/ruling/elephant-attacked-aside`); the front unless said. */
  readonly attackedOn?: Edge;
  /** Figures in contact with it, under the conditions in which each fights it. */
  readonly enemies: readonly AncientMeleeGroup[];
  /** Pikes, pole arms and spears that reach it from behind these; it cannot reach them. */
  readonly reachedBy?: readonly Reach[];
}

/** What a melee with an elephant did. */
export interface ElephantMeleeResult {
  /** Figures lost by each enemy unit, and what made its melee point. */
  readonly losses: readonly (UnitLoss & { readonly because: readonly Reason[] })[];
  /** The enemy unit for whose figures each throw was, in the order in which they were thrown; `null`: it was the elephant's own. */
  readonly thrown: readonly (string | null)[];
  /** What the elephant rolled against every figure. */
  readonly odds: MeleeOdds;
  /** The elephant after the hits that it took. */
  readonly elephant: ElephantHit;
  readonly because: readonly Reason[];
}

/**
 * The melee of an elephant: it fights every enemy figure within its reach, with the same melee point against each. Each of these
 * rolls for itself, and the elephant rolls once against each, and once more for every long weapon that reaches it from behind
 * them; each failure is a hit. All of this happens at once; with its sixth hit it rampages then and there.
 *
 * Source: Additional Ancient Period Figures & Rules > War Elephants.
 *
 * @throws RuleViolation when figures are no whole numbers.
 * @clause cady/ancient-medieval/elephant/melee-eight
 * @clause cady/ancient-medieval/elephant/multiple-melee
 * @clause cady/ancient-medieval/elephant/hits-to-rampage
 * @clause cady/ancient-medieval/elephant/attack-order
 */
export function meleeWithElephant(
  melee: ElephantMelee,
  dice: Dice,
  rules: AncientMedievalRules = ancientMedievalRules(),
): ElephantMeleeResult {
  const { allRound } = rules.elephants;
  const odds = elephantMeleeOdds(melee, rules);
  const groups = melee.enemies.map(enemy => (allRound ? { ...enemy, attacksRear: false } : enemy));
  const ready = readyAncientMelee({ groups }, rules);
  // Whatever else is told of a round, each enemy figure rolls for itself, once.
  const enemies = ready.groups.map(({ unit, figures, odds }) => ({ unit, figures, odds }));
  const { losses, thrown } = toldMelee({ groups: enemies, secondary: [] }, dice);
  const because: Reason[] = [];
  const reached = melee.reachedBy ?? [];
  const foes = foesOf(melee, rules);
  because.push(...reached.flatMap(reach => reach.because));
  const hits = odds.fate === 'removed' ? foes : dice.count(foes, odds.sides, odds.faces);
  because.push(
    elephantReason('multiple-melee', `fights ${counted(foes, 'figure')}`, `${counted(hits, 'hit')} on the elephant`),
  );
  const elephant = elephantHit({ elephant: melee.elephant, hits }, rules);
  return {
    losses: losses.map(({ unit, lost }) => ({
      unit,
      lost,
      because: ready.groups.flatMap(group => (group.unit === unit ? group.odds.because : [])),
    })),
    thrown: odds.fate === 'rolls' && foes > 0 ? [...thrown, null] : thrown,
    odds,
    elephant,
    because: [...because, ...odds.because, ...elephant.because],
  };
}

/**
 * The melee point of an elephant, the same against every figure that it fights, and the faces on which it takes a hit.
 *
 * @throws RuleViolation when it is no elephant.
 * @clause cady/ancient-medieval/elephant/melee-eight
 */
export function elephantMeleeOdds(
  melee: Pick<ElephantMelee, 'type' | 'ground' | 'attackedOn'>,
  rules: AncientMedievalRules = ancientMedievalRules(),
): MeleeOdds {
  const point = rules.troops[melee.type].melee;
  insist(point !== null && rules.troops[melee.type].class === 'elephant', () => ({
    path: 'type',
    clause: clauseOf('melee-eight'),
    problem: `${rules.troops[melee.type].title} is no elephant`,
    mend: 'let other figures fight the ordinary melee',
  }));
  const aside = rules.elephants.allRound || melee.attackedOn === undefined ? {} : { attackedOn: melee.attackedOn };
  return meleeOdds({ melee: point, ...melee.ground, ...aside }, rules);
}

/** A unit that has elephants near it. */
export interface NearElephants {
  readonly type: TroopType;
  readonly side: string;
  /** Every elephant near, and how far it is from the unit in cm. */
  readonly elephants: readonly { readonly side: string; readonly distance: number }[];
}

/** How cavalry takes the smell of elephants. */
export interface ElephantFear {
  /** It must move away in its next turn. */
  readonly flees: boolean;
  /** How far it must at least come from each of those elephants, in cm; `null`: it spends its whole move. */
  readonly toDistance: number | null;
  readonly because: readonly Reason[];
}

/**
 * Whether a unit must move away from elephants in its next turn: cavalry does from those that have come too near.
 *
 * Source: Additional Ancient Period Figures & Rules > War Elephants; Elephant Order Sheet.
 *
 * @throws RuleViolation when a distance is none.
 * @clause cady/ancient-medieval/elephant/cavalry-flees
 * @clause cady/ancient-medieval/sheet/elephant-cavalry
 */
export function horsesFearElephants(
  unit: NearElephants,
  rules: AncientMedievalRules = ancientMedievalRules(),
): ElephantFear {
  const { within, whose, to } = rules.elephants.cavalryFear;
  for (const { distance } of unit.elephants) insistOnLength('distance', distance, clauseOf('cavalry-flees'));
  const feared = unit.elephants.filter(
    ({ side, distance }) => toGrid(distance) <= toGrid(within) && (whose === 'any' || side !== unit.side),
  );
  if (feared.length === 0 || !isCavalry(unit.type, rules)) return { flees: false, toDistance: null, because: [] };
  const because = elephantReason('cavalry-flees', `an elephant within ${within} cm`, 'cavalry has to move away');
  return { flees: true, toDistance: to === 'out-of-ten' ? within : null, because: [because] };
}

/** A unit that an elephant has split, at the end of a turn. */
export interface SplitByElephant {
  readonly morale: number;
  /** Figures of each part. */
  readonly parts: readonly number[];
  /** Turns since it was split, the one of the split not counted. */
  readonly turns: number;
  /** It is in contact again. */
  readonly reformed: boolean;
}

/**
 * What becomes of a unit of either side that an elephant has split: it closes up in the next turn or routs.
 *
 * Source: Additional Ancient Period Figures & Rules > War Elephants.
 *
 * @throws RuleViolation when figures or turns are no whole numbers.
 * @clause cady/ancient-medieval/elephant/breaks-units
 */
export function splitByElephant(
  unit: SplitByElephant,
  rules: AncientMedievalRules = ancientMedievalRules(),
): {
  readonly fate: 'whole' | 'divided' | 'part-routs' | 'routs';
  readonly figures: number;
  readonly because: readonly Reason[];
} {
  for (const figures of unit.parts) insistOnCount('parts', figures, clauseOf('breaks-units'));
  insistOnCount('turns', unit.turns, clauseOf('breaks-units'));
  const { routs, turns } = rules.elephants.split;
  const late = !unit.reformed && unit.parts.length > 1 && unit.turns >= turns;
  if (!late || routs === 'smaller-part') return dividedFate(unit, { broken: { ...rules.broken, turns } });
  const figures = unit.parts.reduce((sum, part) => sum + part, 0);
  const because = elephantReason(
    'breaks-units',
    'split by an elephant and not reformed',
    counted(figures, 'figure routs', 'figures rout'),
  );
  return { fate: 'routs', figures, because: [because] };
}

function clauseOf(rule: string): ClauseId {
  return `cady/ancient-medieval/elephant/${rule}`;
}
