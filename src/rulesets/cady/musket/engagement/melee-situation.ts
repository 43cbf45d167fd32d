import type { Violation } from '../../../../rulebook/index.js';
import { figuresFaults, levelsFaults, moraleFaults, turnsFaults } from '../../common/engagement/faults.js';
import { type MeleeSide, type Ranked, ranksOf } from '../../common/engagement/fronts.js';
import type { Across } from '../../common/engagement/position.js';
import type { Edge } from '../../common/fighting/melee.js';
import type { Befallen } from '../chance/befallen.js';
import type { FightingRules } from '../fighting-rules.js';
import type { Steadied } from '../morale.js';
import { squareFaults } from '../square.js';
import type { TroopType } from '../troops.js';
import { moraleOf, type Parties } from './party.js';

/** One side of a melee as it stands on the table: what it is, how it stands, what steadies it, and what earlier turns have left of it. */
export interface ContinuedMeleeUnit extends Ranked, Omit<Steadied, 'arm'>, Pick<Befallen, 'drunk'> {
  readonly type: TroopType;
  /** Melee points lost to earlier melee, from 0. */
  readonly fatigue?: number;
  /** The morale value that it has now, 1 to 5, where that is not its type’s. */
  readonly morale?: number;
}

/** What lies between the two, as far as it bears on melee. */
export interface ContinuedMeleeGround {
  /** What the defender stands behind. */
  readonly behind?: 'fence' | 'wall' | 'fortification';
  /** What else the attacker strikes across. */
  readonly through?: readonly 'ford'[];
  /** Hill levels that the attacker stands below. */
  readonly levelsUp?: number;
  /** Doors and windows of a building that the defender holds, at which the attacker stands: two of each side fight at each. */
  readonly openings?: number;
}

/** N figures of one type are in melee with M figures of another across some ground. */
export interface ContinuedMeleeSituation {
  readonly attacker: ContinuedMeleeUnit;
  readonly defender: ContinuedMeleeUnit;
  readonly between?: ContinuedMeleeGround;
  /** The side of the defender that is attacked; the front unless said. */
  readonly struckOn?: Edge;
  /** Turns of melee, 1 to 12; 1 unless said. */
  readonly turns?: number;
}

/** What a question says of two sides, of a charge or of a melee. */
export interface Asked extends Pick<ContinuedMeleeSituation, 'attacker' | 'defender' | 'struckOn'> {
  readonly between?: Across & Pick<ContinuedMeleeGround, 'openings'>;
}

/** The two sides of a question, as the rules see them. */
export function partiesOf({ attacker, defender, between, struckOn }: Asked): Parties {
  const { inContact: _, figures: __, ranks: ___, ...coming } = attacker;
  const { inContact: ____, figures: _____, ranks: ______, ...waiting } = defender;
  const { openings, ...across } = between ?? {};
  const through = openings === undefined ? {} : { throughOpenings: true };
  return {
    attacker: { ...coming, ...through, attacks: true, ...(between === undefined ? {} : { across }) },
    defender: { ...waiting, ...through, ...(struckOn === undefined ? {} : { struckOn }) },
  };
}

/** Every fault of a melee that goes on, all at once; none when it can be solved. */
export function continuedMeleeFaults(
  { attacker, defender, between, struckOn = 'front', turns = 1 }: ContinuedMeleeSituation,
  rules: FightingRules,
): readonly Violation[] {
  const faults = [
    ...unitFaults('attacker', attacker, rules),
    ...unitFaults('defender', defender, rules),
    ...turnsFaults(turns),
    ...levelsFaults(between?.levelsUp ?? 0),
  ];
  faults.push(...squareStruckFaults(defender, struckOn));
  return faults;
}

/** A square is struck on no side but its front. */
export function squareStruckFaults({ square }: ContinuedMeleeUnit, struckOn: Edge): readonly Violation[] {
  if (square !== true || struckOn === 'front') return [];
  const mend = 'leave it out: it faces outward on all sides';
  return [{ path: 'struckOn', clause: 'cady/musket/square/layout', problem: `a square has no ${struckOn}`, mend }];
}

/** Every fault of one side. */
export function unitFaults(side: MeleeSide, unit: ContinuedMeleeUnit, rules: FightingRules): readonly Violation[] {
  const faults: Violation[] = [];
  const { arm, title } = rules.troops[unit.type];
  if (side === 'attacker' && arm === 'artillery') {
    const mend = 'let infantry or cavalry attack; crews defend their piece';
    faults.push({ path: 'attacker.type', problem: `${title}: a gun attacks nobody hand to hand`, mend });
  }
  faults.push(...moraleFaults(side, moraleOf(unit, rules), rules), ...figuresFaults(side, unit));
  if (unit.square !== true) return faults;
  const square = squareFaults({ type: unit.type, ranks: ranksOf(unit), ordered: true }, rules);
  faults.push(...square.map(each => ({ ...each, path: `${side}.${each.path}` })));
  if (side === 'attacker') {
    const clause = 'cady/musket/square/immobile';
    faults.push({ path: 'attacker.square', clause, problem: 'a square does not move', mend: 'let it defend itself' });
  }
  if (unit.inContact === undefined) {
    const problem = 'how much of a square is touched hangs on its shape';
    const clause = 'cady/musket/square/layout';
    faults.push({ path: `${side}.inContact`, clause, problem, mend: 'say how many figures come into contact' });
  }
  return faults;
}
