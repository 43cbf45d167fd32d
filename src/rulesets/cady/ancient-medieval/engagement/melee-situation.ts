import type { Violation } from '../../../../rulebook/index.js';
import { figuresFaults, levelsFaults, moraleFaults, turnsFaults } from '../../common/engagement/faults.js';
import { type MeleeSide, type Ranked, ranksOf } from '../../common/engagement/fronts.js';
import type { Across } from '../../common/engagement/position.js';
import type { Edge } from '../../common/fighting/melee.js';
import { phalanxFaults } from '../combat/phalanx.js';
import type { FightingRules } from '../fighting-rules.js';
import type { TroopType } from '../troops.js';
import { moraleOf, type Parties } from './party.js';

/** One side of a melee as it stands on the table: what it is, how it stands, and what earlier turns have left of it. */
export interface ContinuedMeleeUnit extends Ranked {
  readonly type: TroopType;
  /** Hoplites in phalanx; legionaries in testudo, when they are attacked. */
  readonly formation?: 'phalanx' | 'testudo';
  /** It is part of a battle: van, main or rear. */
  readonly inBattle?: boolean;
  /** Melee points lost to earlier melee, from 0. */
  readonly fatigue?: number;
  /** The morale value that it has now, 1 to 5, where that is not its type's. */
  readonly morale?: number;
}

/** What lies between the two, as far as it bears on melee. */
export interface ContinuedMeleeGround {
  /** What the defender stands behind. */
  readonly behind?: 'fence' | 'wall';
  /** What else the attacker strikes across. */
  readonly through?: readonly ('stakes' | 'ford' | 'entrenchment')[];
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

/** The two sides of a question, as the rules see them. */
export function partiesOf({ attacker, defender, between, struckOn }: Asked): Parties {
  const { inContact: _, figures: __, ...coming } = attacker;
  const { inContact: ___, figures: ____, ...waiting } = defender;
  return {
    attacker: {
      ...coming,
      ranks: ranksOf(attacker),
      attacks: true,
      ...(between === undefined ? {} : { across: between }),
    },
    defender: { ...waiting, ranks: ranksOf(defender), ...(struckOn === undefined ? {} : { struckOn }) },
  };
}

/** What a question says of two sides, of a charge or of a melee. */
export interface Asked extends Pick<ContinuedMeleeSituation, 'attacker' | 'defender' | 'struckOn'> {
  readonly between?: Across;
}

/** Every fault of a melee that goes on, all at once; none when it can be solved. */
export function continuedMeleeFaults(
  { attacker, defender, between, turns = 1 }: ContinuedMeleeSituation,
  rules: FightingRules,
): readonly Violation[] {
  return [
    ...unitFaults('attacker', attacker, rules),
    ...unitFaults('defender', defender, rules),
    ...turnsFaults(turns),
    ...levelsFaults(between?.levelsUp ?? 0),
  ];
}

/** Every fault of one side. */
export function unitFaults(side: MeleeSide, unit: ContinuedMeleeUnit, rules: FightingRules): readonly Violation[] {
  const faults: Violation[] = [];
  const fault = (path: string, problem: string, mend: string, clause?: Violation['clause']) =>
    faults.push({ path: `${side}.${path}`, problem, mend, ...(clause === undefined ? {} : { clause }) });
  const troop = rules.troops[unit.type];
  if (troop.individual || troop.class === 'artillery' || troop.melee === null || troop.morale === null) {
    fault(
      'type',
      `${troop.title}: no unit with morale: it fights by rules of its own`,
      'choose infantry or cavalry in units',
    );
  } else {
    faults.push(...moraleFaults(side, moraleOf(unit, rules), rules));
  }
  faults.push(...figuresFaults(side, unit));
  if (unit.formation === 'phalanx') {
    const shape = phalanxFaults({ type: unit.type, ranks: ranksOf(unit) }, rules);
    faults.push(...shape.map(each => ({ ...each, path: `${side}.${each.path}` })));
  }
  if (unit.formation === 'testudo') {
    if (!troop.traits.includes('legionary')) {
      const problem = `${troop.title} form no testudo`;
      fault('formation', problem, 'leave it to legionaries', 'cady/ancient-medieval/romans/testudo-shape');
    }
    if (side === 'attacker') {
      const clause = 'cady/ancient-medieval/romans/testudo-speed';
      fault('formation', 'a testudo does not charge', 'let it break up first', clause);
    }
  }
  return faults;
}
