import { type TestDue, testsDue } from '../../reaction/triggers.js';
import type { Unit } from '../../state.js';
import { isMainBody } from '../../units.js';
import { fieldOf } from '../field.js';
import { fireCircumstances } from '../fire/near.js';
import type { Play } from '../play.js';
import { isLeftToItself } from '../sorcery/orders.js';
import { isTestable } from '../sorcery/reacting.js';
import { atWillFaults } from './at-will.js';
import type { CalledBy } from './called-by.js';
import { circumstancesOf, leftOf } from './circumstances.js';
import { dueToRally } from './rallying.js';

/** A unit that has tests to take. */
export interface Due {
  readonly unit: Unit;
  readonly tests: readonly TestDue[];
  /** Who has given the causes of them, as all stood when they became due. */
  readonly by: CalledBy;
}

/** Causes that lie in an enemy who threatens: who had come into his reach, or seen him come out of hiding, had done so before he broke. */
const threats: readonly TestDue['cause'][] = ['first-shot-or-reach', 'surprise'];

/**
 * The tests of a unit when its turn has come: those that are due now, and those for a threat that was there when the tests of this moment began,
 * though the test of him who threatened has sent him away since.
 *
 * @clause wrg/reaction/simultaneous-cumulative
 */
export function stillDue({ unit, tests }: Pick<Due, 'unit' | 'tests'>, now: readonly TestDue[]): readonly TestDue[] {
  if (unit.rout !== null || unit.gone !== null) return now;
  const lost = tests.filter(
    ({ cause }) =>
      threats.includes(cause) && !unit.period.tested.includes(cause) && now.every(each => each.cause !== cause),
  );
  return [...lost, ...now];
}

/**
 * The tests that a unit has to take now and has not taken yet in this period: of a sub-unit none but that of who is left of his unit, and that of its own animals
 * near a fire; the broken try to rally in their turn (`wrg/ruling/rally-among-tests`).
 *
 * @clause wrg/reaction/test-fire
 * @clause wrg/reaction/test-scope-1
 */
export function dueFor(unit: Unit, play: Play): readonly TestDue[] {
  if (unit.rout !== null) return play.rules.reaction.triggers.rallyInTurn ? dueToRally(unit, play) : [];
  if (unit.gone !== null || !isTestable(unit, play)) return [];
  const { rules, scenario, state } = play;
  const field = fieldOf(state, scenario, rules);
  const circumstances = isMainBody(unit)
    ? circumstancesOf(unit, field)
    : { ...leftOf(unit, field), ...fireCircumstances(unit, field) };
  const due = testsDue(circumstances, rules).filter(
    ({ time, cause }) => time === 'end-of-period' && cause !== 'rally' && !unit.period.tested.includes(cause),
  );
  if (!isMainBody(unit)) return due.filter(({ cause }) => cause === LEFT || cause === 'fire');
  const atWill = { cause: 'voluntary', tests: 'main-body', time: 'end-of-period' } as const;
  const { tested, reacted, conduct } = unit.period;
  if (tested.includes(WITHOUT_ORDER)) return due;
  if (due.length === 0 && reacted === undefined && isLeftToItself(unit, play)) {
    return [{ ...atWill, compulsory: true, clause: 'wrg/sorcery/dragon', because: 'it has no order' }];
  }
  const wanted =
    conduct.tests === true && !tested.includes('voluntary') && atWillFaults(unit, { state, rules }).length === 0;
  if (!wanted) return due;
  const wish = { compulsory: false, clause: 'wrg/reaction/voluntary', because: 'at the wish of its player' } as const;
  return [...due, { ...atWill, ...wish }];
}

/** What a test is told as that who is left to himself takes because he has no order. */
export const WITHOUT_ORDER = 'without-order';

/** The test of who is left of a unit. */
export const LEFT = 'majority-forced-away';
