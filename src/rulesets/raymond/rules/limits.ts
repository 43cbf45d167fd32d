import { type ClauseId, counted, RuleViolation, type Violation } from '../../../rulebook/index.js';
import type { StandSize } from '../../../table/index.js';
import type { RaymondRules } from '../rules.js';
import type { UnitSheet } from '../troops.js';

/**
 * Refuses what no game could be played with.
 *
 * @throws RuleViolation with every such datum.
 */
export function insistOnPlayable({ dieSides, initiative, losses, army, formation }: RaymondRules): void {
  const faults: Violation[] = [];
  const atLeast = (least: number, value: number, path: string, why: string, clause?: ClauseId) => {
    if (value >= least) return;
    const mend = `write ${least} or more`;
    faults.push({ path, problem: `${value}: ${why}`, mend, ...(clause === undefined ? {} : { clause }) });
  };
  const enough = 'the initiative would never be decided';
  atLeast(2, dieSides, 'numbers.raymond/dice/sides', enough, 'raymond/initiative/tie-rethrow');
  for (const [row, dice] of [
    ['greater', initiative.dice.more],
    ['lesser', initiative.dice.fewer],
    ['equal', initiative.dice.equal],
  ] as const) {
    const path = `cells.raymond/initiative-dice.four-stand-unit-count-${row}.dice`;
    atLeast(1, dice, path, enough, 'raymond/initiative/dice');
  }
  atLeast(1, losses.hitsPerStand, 'numbers.raymond/losses/hits-per-stand', 'stands would be lost without a hit');
  atLeast(1, army.mountedPerHeavy, 'numbers.raymond/army/mounted-for-each-heavy', 'nobody can be counted so');
  atLeast(1, formation.massFiles, 'numbers.raymond/formations/mass-files', 'no stand would be left in it');
  atLeast(1, formation.massRanks.from, 'numbers.raymond/formations/mass-ranks', 'no stand would be left in it');
  if (faults.length > 0) throw new RuleViolation(faults);
}

/** What is wrong with the base of a stand. */
export function baseFaults({ front, depth }: StandSize, path: string): Violation[] {
  if (front > 0 && depth > 0) return [];
  return [{ path, problem: 'a base without front or depth', mend: 'give it some of both' }];
}

/** What is wrong with the numbers of stands that a kind of unit may begin with. */
export function sizeFaults({ like, size: { from, to } }: UnitSheet, path: string): Violation[] {
  if ((like === 'artillery' || like === 'command') && (from !== 1 || to !== 1)) {
    const clause = 'raymond/units/single-stand-types';
    const problem = 'guns and commanders are played as single stands';
    return [{ path, clause, problem, mend: 'leave them one stand each' }];
  }
  if (from >= 1 && from <= to) return [];
  const clause = 'raymond/units/starting-size';
  return [
    {
      path,
      clause,
      problem: `no unit begins with ${from} to ${counted(to, 'stand')}`,
      mend: 'write 1 to 6, or the like',
    },
  ];
}
