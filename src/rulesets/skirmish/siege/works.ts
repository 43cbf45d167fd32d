import { type Dice, type Distribution, distribution } from '../../../dice/index.js';
import { counted, type Reason, reasonFor, type Violation } from '../../../rulebook/index.js';
import { type SkirmishRules, skirmishRules } from '../rules.js';
import type { Grade, ManClass } from '../troops.js';
import { type SiegeRulesPart, throwPercentage } from './percentile.js';

/** A hole that a pick or screw drives into stone. */
export interface Picking {
  /** Inches that the wall is thick. */
  readonly thickness: number;
  /** Moves worked, all told. */
  readonly moves: number;
  readonly crew: number;
  /** It stands in a sow. */
  readonly inSow: boolean;
}

/** How far a pick has come. */
export interface Picked {
  /** Inches into the wall, and across the hole. */
  readonly depth: number;
  readonly hole: number;
  readonly through: boolean;
  readonly faults: readonly Violation[];
}

/**
 * How far a pick or screw has driven its hole. It works in a sow, with its crew.
 *
 * Source: 9 Sieges > Pick, Screw.
 *
 * @clause skirmish/siege/pick-mount
 * @clause skirmish/siege/pick-rate
 */
export function picked(
  { thickness, moves, crew, inSow }: Picking,
  { siege }: SiegeRulesPart = skirmishRules(),
): Picked {
  const least = siege.crews['pick-or-screw'].least ?? 0;
  const faults: Violation[] = [];
  if (!inSow) {
    const problem = 'a pick works in a sow';
    faults.push({ path: 'inSow', clause: 'skirmish/siege/pick-mount', problem, mend: 'bring a penthouse on wheels' });
  }
  if (crew < least) {
    const problem = `a crew of ${crew} is too small`;
    faults.push({ path: 'crew', clause: 'skirmish/siege/pick-rate', problem, mend: `give it ${least}` });
  }
  const depth = faults.length > 0 ? 0 : Math.min(thickness, moves * siege.pick.depth);
  return { depth, hole: siege.pick.hole, through: faults.length === 0 && depth >= thickness, faults };
}

/**
 * Throws whether the wall over a finished hole collapses: once, or in each turn after (`skirmish/ruling/throws-for-a-collapse`).
 *
 * Source: 9 Sieges > Pick, Screw.
 *
 * @clause skirmish/siege/pick-collapse
 */
export function collapse(
  { turnsSince }: { readonly turnsSince: number },
  dice: Dice,
  rules: SiegeRulesPart = skirmishRules(),
): boolean {
  const { collapse: chance, thrown } = rules.siege.pick;
  if (thrown === 'once' && turnsSince > 0) return false;
  return throwPercentage(chance, dice, rules);
}

/** Something that a figure does for which percentages are thrown, besides battering. */
export const percentThrows = ['oil-sets-fire', 'snatch-standard'] as const;
export type PercentThrow = (typeof percentThrows)[number];

/**
 * The chance that oil which has hit sets a sow, siege tower or ram on fire, or that who has killed a standard-bearer snatches the
 * standard. In per cent.
 *
 * Source: 9 Sieges > Cauldrons, Rocks; 10 Standards.
 *
 * @clause skirmish/siege/oil-fire
 * @clause skirmish/standards/snatch
 */
export function percentChance(
  { of }: { readonly of: PercentThrow },
  { siege }: SiegeRulesPart = skirmishRules(),
): number {
  return of === 'oil-sets-fire' ? siege.oilFire : siege.snatch;
}

/** Throws for one of these. */
export function throwPercent(
  { of }: { readonly of: PercentThrow },
  dice: Dice,
  rules: SiegeRulesPart = skirmishRules(),
): boolean {
  return throwPercentage(percentChance({ of }, rules), dice, rules);
}

/** The distribution of one of these throws. */
export function percentDistribution(
  asked: { readonly of: PercentThrow },
  rules: SiegeRulesPart = skirmishRules(),
): Distribution<boolean> {
  return distribution(dice => throwPercent(asked, dice, rules));
}

/** A rock, or a cauldron, that is to be used from a rampart. */
export interface Cauldron {
  readonly load: 'rock' | 'oil' | 'lead';
  /** Figures at it. */
  readonly figures: number;
  readonly onRampart: boolean;
  /** Moves over a fire. */
  readonly heated?: number;
  readonly used?: number;
}

/**
 * What forbids dropping a load: no rampart, nobody or too many at it, a cauldron that is cold, one that is used up.
 *
 * Source: 9 Sieges > Cauldrons, Rocks.
 *
 * @clause skirmish/siege/cauldron-place
 * @clause skirmish/siege/cauldron-heat
 * @clause skirmish/siege/cauldron-use
 */
export function cauldronFaults(
  { load, figures, onRampart, heated = 0, used = 0 }: Cauldron,
  { siege, moving }: Pick<SkirmishRules, 'siege' | 'moving'> = skirmishRules(),
): readonly Violation[] {
  const faults: Violation[] = [];
  const hands = siege.crews['cauldron-or-rock'];
  const clause = 'skirmish/siege/cauldron-use';
  if (!onRampart) {
    const problem = 'it stands on no rampart';
    faults.push({ path: 'onRampart', clause: 'skirmish/siege/cauldron-place', problem, mend: 'place it on a rampart' });
  }
  if (figures < (hands.least ?? 0) || figures > (hands.most ?? figures))
    faults.push({
      path: 'figures',
      clause,
      problem: `${counted(figures, 'figure is', 'figures are')} at it`,
      mend: 'let one figure work it',
    });
  if (used >= siege.cauldronUses)
    faults.push({ path: 'used', clause, problem: 'it has been used', mend: 'use another' });
  if (load !== 'rock' && heated < moving.time['heat-oil-or-lead']) {
    const problem = `it has been heated for ${counted(heated, 'move')}`;
    const mend = `heat it for ${moving.time['heat-oil-or-lead']}`;
    faults.push({ path: 'heated', clause: 'skirmish/siege/cauldron-heat', problem, mend });
  }
  return faults;
}

/** Machines that have crews. */
export const machines = ['sow', 'rock-throwing-engine', 'siege-tower'] as const;
export type Machine = (typeof machines)[number];

/** A machine with its crew, and who moves it. */
export interface CrewedMachine {
  readonly machine: Machine;
  readonly crew: readonly { readonly class: ManClass; readonly grade: Grade; readonly wounded?: boolean }[];
  /** Figures on foot that help to move it, besides the crew. */
  readonly helpers?: number;
  readonly team?: { readonly animals: number; readonly driver: boolean };
  /** What the host says of a machine without its master; nothing unless he says so. */
  readonly hostLetsItGoOn?: boolean;
}

/** What a machine can do. */
export interface MachineStanding {
  readonly operable: boolean;
  /** How it may be moved; `null`: not at all. */
  readonly moves: 'team' | 'men' | null;
  /** Its crew is a unit. */
  readonly crewIsUnit: true;
  readonly because: readonly Reason[];
}

/**
 * Whether a machine can be worked and moved. Its crew counts as a unit and needs a sergeant of grade B who is not wounded
 * (`skirmish/ruling/masters-of-engines`, `skirmish/ruling/engines-without-a-master`); a team and a driver move it at full speed, or men on
 * foot by hand, the crew among them (`skirmish/ruling/crew-among-the-ten`).
 *
 * Source: 9 Sieges > Engines, Crews.
 *
 * @clause skirmish/siege/crew-unit
 * @clause skirmish/siege/crew-master
 * @clause skirmish/siege/crew-master-lost
 * @clause skirmish/siege/crew-size
 * @clause skirmish/siege/manhandle
 * @clause skirmish/siege/team
 */
export function machineStanding(
  { machine, crew, helpers = 0, team, hostLetsItGoOn }: CrewedMachine,
  { siege }: SiegeRulesPart = skirmishRules(),
): MachineStanding {
  const { masters, crews, crewMoves } = siege;
  const able = crew.filter(
    ({ class: of, grade, wounded = false }) =>
      !wounded && (masters.of === 'sergeant' ? of === 'sergeant' && grade === 'B' : grade === 'A' || grade === 'B'),
  );
  const mastered = able.length >= masters.needed;
  const goesOn = hostLetsItGoOn ?? !masters.stopsWithout;
  const least = crews[machine].least ?? 0;
  const because: Reason[] = [];
  if (!mastered)
    because.push(
      reasonFor('skirmish/siege/crew-master-lost', 'no master of the machine', goesOn ? 'goes on' : 'inoperable'),
    );
  if (crew.length < least)
    because.push(reasonFor('skirmish/siege/crew-size', `a crew of ${crew.length}`, `needs ${least}`));
  const drawn = team?.driver === true && team.animals >= (crews['team-animals'].least ?? 0);
  const hands = helpers + (crewMoves ? crew.length : 0);
  const byHand = hands >= (crews['manhandle-engine-sow-tower'].least ?? 0);
  if (drawn) because.push(reasonFor('skirmish/siege/team', `${team.animals} animals and a driver`, 'full speed'));
  else if (byHand)
    because.push(reasonFor('skirmish/siege/manhandle', `${counted(hands, 'man', 'men')} on foot`, 'moved by hand'));
  return {
    operable: (mastered || goesOn) && crew.length >= least,
    moves: drawn ? 'team' : byHand ? 'men' : null,
    crewIsUnit: true,
    because,
  };
}

/**
 * Whether stakes make an obstacle, from the gaps between neighbours in inches. Foot carry and set them up.
 *
 * Source: 9 Sieges > Stakes.
 *
 * @clause skirmish/siege/stakes
 */
export function stakesDefend(
  { gaps }: { readonly gaps: readonly number[] },
  { siege }: SiegeRulesPart = skirmishRules(),
): boolean {
  return gaps.length > 0 && gaps.every(gap => gap <= siege.stakesApart);
}
