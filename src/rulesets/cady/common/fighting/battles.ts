import type { Dice } from '../../../../dice/index.js';
import type { Reason, Violation } from '../../../../rulebook/index.js';
import type { moraleColumnShifts } from '../book/charts/morale.js';
import { commonRules } from '../rules.js';
import type { ColumnShift, Reaction } from './morale.js';
import { type Tested, type ThreeDiceResult, type ThreeDiceRules, threeDiceOdds } from './three-dice.js';

/** The numbers of battles (medieval) and brigades (musket). */
export interface BattleNumbers {
  /** Least morale value of a unit in one. */
  readonly leastMorale: number;
  readonly columns: { readonly cells: (typeof moraleColumnShifts)['cells'] };
  /** Who may throw to save the body: units without a poor reaction this turn, or without any morale test. */
  readonly savers: 'no-poor-reaction' | 'no-test';
  /** What happens to the others when those who threw all failed. */
  readonly unsaved: 'all-rout' | 'breaks-up';
  /** What happens when nobody was fit to throw. */
  readonly nobodyToSave: 'all-rout' | 'breaks-up';
}

/** The part of a ruleset's rules that battles and brigades need. */
export interface BattleRules extends ThreeDiceRules {
  readonly battles: BattleNumbers;
}

/** A unit of a battle or brigade in which another is broken or routs. */
export interface BattleUnit extends Tested {
  readonly unit: string;
  /** What its own post-melee morale came to this turn; absent when it took no test. */
  readonly reaction?: Reaction;
}

/** A battle or brigade, one unit of which is broken or routs. */
export interface BattleInDanger {
  /** The unit that is lost unless it is saved. */
  readonly lost: string;
  /** All the others. */
  readonly others: readonly BattleUnit[];
}

/** What becomes of a battle or brigade. */
export interface BattleSaved {
  /** `stays`: all of it, the lost unit too; `breaks-up`: its units are single ones from now on; `routs`: all of it. */
  readonly fate: 'stays' | 'breaks-up' | 'routs';
  /** Every unit that threw, in the order given. Solved, the fate is known and not whose throw it was: nobody is told here. */
  readonly throws: readonly { readonly unit: string; readonly passed: boolean }[];
  readonly because: readonly Reason[];
}

/**
 * Every fault of a battle or brigade as it is put together: it is made of at least two units, and of none so unsteady as
 * peasants and militia.
 *
 * Source: Common Rules > Unit Grouping; Unit Break Through.
 *
 * @clause cady/common/unit/battle-or-brigade
 * @clause cady/common/unit/no-morale-1-in-battle
 */
export function battleFaults(
  battle: { readonly units: readonly { readonly unit: string; readonly morale: number }[] },
  rules: BattleRules = commonRules(),
): readonly Violation[] {
  const faults: Violation[] = [];
  if (battle.units.length < 2) {
    faults.push({
      path: 'units',
      clause: 'cady/common/unit/battle-or-brigade',
      problem: 'a battle or brigade joins several units',
      mend: 'add a unit, or leave this one single',
    });
  }
  for (const [at, { unit, morale }] of battle.units.entries()) {
    if (morale >= rules.battles.leastMorale) continue;
    faults.push({
      path: `units[${at}]`,
      clause: 'cady/common/unit/no-morale-1-in-battle',
      problem: `${unit} has a morale value of ${morale}`,
      mend: `leave it single; a battle or brigade takes ${rules.battles.leastMorale} and more`,
    });
  }
  return faults;
}

/**
 * What belonging to a battle or brigade does for a unit when its losses are counted: the morale chart is read a column
 * further right.
 *
 * Source: Common Rules > Unit Grouping; Post-Melee Morale.
 *
 * @clause cady/common/unit/battle-morale-benefit
 * @clause cady/common/morale/brigade-column
 */
export function battleShift(rules: BattleRules = commonRules()): ColumnShift {
  return {
    columns: rules.battles.columns.cells['unit-in-battle-or-brigade']['columns-right'],
    clause: 'cady/common/unit/battle-morale-benefit',
    because: 'belongs to a battle or brigade',
  };
}

/**
 * Which units may throw to save their battle or brigade.
 *
 * Source: Common Rules > Broken Units; Unit Break Through.
 *
 * @clause cady/common/broken/battle-save
 * @clause cady/common/break-through/battle-save-who
 */
export function battleSavers({ others }: BattleInDanger, rules: BattleRules = commonRules()): readonly BattleUnit[] {
  return others.filter(({ reaction }) =>
    rules.battles.savers === 'no-test' ? reaction === undefined : reaction === undefined || reaction === 'no-effect',
  );
}

/**
 * A battle or brigade one unit of which is broken or routs: every other that had no poor reaction of its own this turn
 * throws a three-dice test, and a single one that passes keeps the whole body. If all fail, the body shares the fate of the
 * lost unit and routs in the next turn; if nobody was fit to throw, it falls apart and each unit takes its own result.
 *
 * Source: Common Rules > Broken Units; Unit Break Through.
 *
 * @param thrown told of every test as soon as it is thrown
 * @clause cady/common/break-through/battle-save-one-pass
 * @clause cady/common/break-through/battle-save-fail
 * @clause cady/common/broken/battle-save-failed-breaks-up
 * @clause cady/common/conduct/brigade-chain-test
 */
export function saveBattle(
  battle: BattleInDanger,
  dice: Dice,
  rules: BattleRules,
  thrown?: (saver: BattleUnit, test: ThreeDiceResult) => void,
): BattleSaved {
  const savers = battleSavers(battle, rules).map(saver => ({ saver, odds: threeDiceOdds(saver, rules) }));
  const throws: { unit: string; passed: boolean }[] = [];
  const pools = savers.map(({ odds: { dice, sides, faces } }) => ({ dice, sides, faces }));
  // One die under a morale value among all that are thrown is one unit that passed.
  const saved = dice.total(pools, 1, (under, at) => {
    const tested = savers[at];
    if (tested === undefined) return;
    const passed = under > 0;
    thrown?.(tested.saver, { passed, under, odds: tested.odds });
    throws.push({ unit: tested.saver.unit, passed });
  });
  const because = savers.flatMap(({ odds }) => odds.because);
  if (saved > 0) {
    const saver = throws.find(({ passed }) => passed);
    const clause = 'cady/common/break-through/battle-save-one-pass';
    because.push({ clause, because: `${saver?.unit ?? 'one of them'} passed the test`, effect: 'all of it stays' });
    return { fate: 'stays', throws, because };
  }
  const nobody = savers.length === 0;
  const how = nobody ? rules.battles.nobodyToSave : rules.battles.unsaved;
  because.push({
    clause:
      how === 'all-rout'
        ? 'cady/common/break-through/battle-save-fail'
        : 'cady/common/broken/battle-save-failed-breaks-up',
    because: nobody ? 'no unit was fit to save it' : 'no unit passed the test',
    effect: how === 'all-rout' ? 'all of it routs next turn' : 'its units are single ones from now on',
  });
  return { fate: how === 'all-rout' ? 'routs' : 'breaks-up', throws, because };
}
