import { countFactors, defineFactors, type Factor } from '../../../rulebook/index.js';
import {
  type AtWorst,
  type ColumnShift,
  columnUnit,
  compareReactions,
  type MoraleResult,
  postMeleeMorale,
  shiftsBy,
} from '../common/fighting/morale.js';
import type { Befallen } from './chance/befallen.js';
import { type FightingRules, fightingRules } from './fighting-rules.js';
import { type OfficerRank, officerClauses } from './officers.js';

/** What steadies a unit when its morale is tested. */
export interface Steadied extends Pick<Befallen, 'stout' | 'imperial'> {
  readonly arm: 'infantry' | 'cavalry' | 'artillery';
  /** The general, emperor or king is base-to-base with it. */
  readonly generalWithIt?: boolean;
  /** It forms a brigade with others of the arms that count. */
  readonly inBrigade?: boolean;
  /** What it stands behind or in. */
  readonly behindDefence?: 'wall' | 'hill' | 'river-bank' | 'building';
  /** The personal command figure that leads it. */
  readonly officer?: OfficerRank;
  /** It is infantry in a square. */
  readonly square?: boolean;
}

/** A musket unit at the end of a turn. */
export interface MusketMoraleTest extends Steadied {
  /** Morale value of one figure, 1 to 5. */
  readonly morale: number;
  /** Figures before any loss of this turn. */
  readonly before: number;
  /** Figures lost this turn, from whatever cause. */
  readonly lost: number;
}

function ledBy(rank: OfficerRank): Factor<Steadied, FightingRules> {
  return {
    id: `${rank}-figure`,
    points: ({ officers }) => officers[rank].columns,
    clause: officerClauses[rank],
    says: `led by a ${rank} in person`,
    when: ({ officer }) => officer === rank,
  };
}

/**
 * What has a unit read the post-melee morale chart further to the right: each condition that holds counts, and a defensive
 * feature counts once, whichever it is.
 *
 * Source: Musket Period Rules > Post-Melee Morale.
 *
 * @clause cady/musket/morale/personal-command
 * @clause cady/musket/morale/two-unit-brigade
 * @clause cady/musket/morale/defensive-feature
 * @clause cady/musket/cavalry/morale-two-columns
 * @clause cady/musket/square/morale
 * @clause cady/common/morale/cavalry-columns
 */
export const musketMoraleFactors = defineFactors<Steadied, FightingRules>({
  id: 'musket/morale-columns',
  unit: columnUnit,
  rows: [
    {
      id: 'general',
      points: ({ moraleShifts }) => moraleShifts.general,
      clause: 'cady/musket/morale/personal-command',
      says: 'led by the general in person',
      // A general of the optional rule counts in his place, not besides.
      when: ({ generalWithIt, officer }) => generalWithIt === true && officer !== 'general',
    },
    ledBy('colonel'),
    ledBy('general'),
    {
      id: 'brigade',
      points: ({ moraleShifts }) => moraleShifts.brigade,
      clause: 'cady/musket/morale/two-unit-brigade',
      says: ({ arm }) => (arm === 'infantry' ? 'infantry formed into a brigade' : 'in a brigade'),
      when: ({ arm, inBrigade }, { moraleShifts }) => inBrigade === true && moraleShifts.brigadeOf.includes(arm),
    },
    {
      id: 'defence',
      points: ({ moraleShifts }) => moraleShifts.defence,
      clause: 'cady/musket/morale/defensive-feature',
      says: ({ behindDefence = 'wall' }) => defences[behindDefence],
      when: ({ behindDefence }) => behindDefence !== undefined,
    },
    {
      id: 'cavalry',
      points: ({ moraleShifts }) => moraleShifts.cavalry,
      clause: 'cady/musket/cavalry/morale-two-columns',
      says: 'cavalry',
      when: ({ arm }) => arm === 'cavalry',
    },
    {
      id: 'square',
      points: ({ moraleShifts }) => moraleShifts.square,
      clause: 'cady/musket/square/morale',
      says: 'infantry in a square',
      when: ({ arm, square }) => arm === 'infantry' && square === true,
    },
  ],
});

const defences = {
  wall: 'behind a wall',
  hill: 'behind a hill',
  'river-bank': 'behind a river bank',
  building: 'in a building',
} as const;

/**
 * The columns that a unit reads further to the right on the post-melee morale chart: each condition that holds counts, and a
 * defensive feature counts once, whichever it is.
 *
 * Source: Musket Period Rules > Post-Melee Morale.
 *
 * @clause cady/musket/morale/personal-command
 * @clause cady/musket/morale/two-unit-brigade
 * @clause cady/musket/morale/defensive-feature
 * @clause cady/musket/cavalry/morale-two-columns
 * @clause cady/musket/square/morale
 * @clause cady/common/morale/cavalry-columns
 * @clause cady/common/unit/battle-morale-benefit
 */
export function columnShifts(unit: Steadied, rules: FightingRules = fightingRules()): readonly ColumnShift[] {
  return shiftsBy(countFactors(musketMoraleFactors, unit, rules).rows);
}

/**
 * The morale test of a musket unit that lost figures this turn.
 *
 * Source: Musket Period Rules > Post-Melee Morale.
 *
 * @throws RuleViolation when more figures are lost than there were.
 * @clause cady/musket/morale/columns-accumulate
 * @clause cady/musket/morale/example-shift
 * @clause cady/events/event/ten-stout-hearted-men
 * @clause cady/events/event/go-tell-the-spartans
 */
export function musketMorale(test: MusketMoraleTest, rules: FightingRules = fightingRules()): MoraleResult {
  const { morale, before, lost } = test;
  const result = postMeleeMorale({ morale, before, lost, shifts: columnShifts(test, rules) }, rules);
  const worst = test.imperial === true ? 'no-effect' : test.stout === true ? 'back' : undefined;
  if (worst === undefined || compareReactions(result.reaction, worst) <= 0) return result;
  const because = { ...spared[worst], effect: `${result.reaction} → ${worst}` };
  return { ...result, reaction: worst, because: [...result.because, because] };
}

/** The worst that any mishap of morale brings a unit to: its losses, weariness, or an enemy between its parts. */
export function worstOf({ stout }: Pick<Befallen, 'stout'>): AtWorst | undefined {
  return stout === true ? { reaction: 'back', because: { ...spared.back, effect: 'back at worst' } } : undefined;
}

const spared = {
  'no-effect': { clause: 'cady/events/event/go-tell-the-spartans', because: 'counts as imperial' },
  back: { clause: 'cady/events/event/ten-stout-hearted-men', because: 'stout-hearted' },
} as const;
