import { type ClauseId, RuleViolation, type Violation } from '../../../rulebook/index.js';
import type { RaymondRules } from '../rules.js';

/**
 * Refuses what no game could be played with.
 *
 * @throws RuleViolation with every such datum.
 */
export function insistOnPlayable({ dieSides, initiative, losses, army, formation, stands, units }: RaymondRules): void {
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
  for (const { type, size } of Object.values(stands)) {
    if (size.front > 0 && size.depth > 0) continue;
    faults.push({
      path: `stands.${type}.size`,
      problem: 'a base without front or depth',
      mend: 'give it some of both',
    });
  }
  for (const type of ['artillery', 'command'] as const) {
    const { from, to } = units[type].size;
    if (from === 1 && to === 1) continue;
    faults.push({
      path: `units.${type}.size`,
      clause: 'raymond/units/single-stand-types',
      problem: 'guns and commanders are played as single stands',
      mend: 'leave them one stand each',
    });
  }
  for (const { type, size } of Object.values(units)) {
    if (size.from >= 1 && size.from <= size.to) continue;
    faults.push({
      path: `units.${type}.size`,
      problem: 'no unit could begin so',
      mend: 'let it end where it begins, or after',
    });
  }
  if (faults.length > 0) throw new RuleViolation(faults);
}
