import type { Violation } from '../../../../rulebook/index.js';
import type { Edge } from '../../common/fighting/melee.js';
import { figuresFaults, levelsFaults, moraleFaults, turnsFaults } from '../../common/fighting/melee-turns/faults.js';
import { type MeleeSide, type Ranked, ranksOf } from '../../common/fighting/melee-turns/fronts.js';
import type { Steadied } from '../morale.js';
import type { MusketRules } from '../rules.js';
import { squareFaults } from '../square.js';
import type { TroopType } from '../troops.js';

/** One side of a melee as it stands on the table: what it is, how it stands, what steadies it, and what earlier turns have left of it. */
export interface ContinuedMeleeUnit extends Ranked, Omit<Steadied, 'arm'> {
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

/** The morale value that a unit has. */
export function moraleOf({ type, morale }: ContinuedMeleeUnit, rules: MusketRules): number {
  return morale ?? rules.troops[type].morale;
}

/** Every fault of a melee that goes on, all at once; none when it can be solved. */
export function continuedMeleeFaults(
  { attacker, defender, between, struckOn = 'front', turns = 1 }: ContinuedMeleeSituation,
  rules: MusketRules,
): readonly Violation[] {
  const faults = [
    ...unitFaults('attacker', attacker, rules),
    ...unitFaults('defender', defender, rules),
    ...turnsFaults(turns),
    ...levelsFaults(between?.levelsUp ?? 0),
  ];
  if (defender.square === true && struckOn !== 'front') {
    faults.push({
      path: 'struckOn',
      clause: 'cady/musket/square/layout',
      problem: `a square has no ${struckOn}`,
      mend: 'leave it out: it faces outward on all sides',
    });
  }
  return faults;
}

function unitFaults(side: MeleeSide, unit: ContinuedMeleeUnit, rules: MusketRules): readonly Violation[] {
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
