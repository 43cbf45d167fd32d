import { frontOf, wholeRanks } from '../../common/engagement/fronts.js';
import type { FireAtCharger } from '../../common/engagement/procedure.js';
import type { DefensiveFire } from '../../common/fighting/defensive-fire.js';
import type { FightingRules } from '../fighting-rules.js';
import { bandsCrossed, type FiringGroup, readySmallArms, type SmallArmsShot } from '../small-arms.js';
import { testedOf } from './blows.js';
import { type ChargeSituation, fireRange, isCloseFromTheFirst, shotOf } from './charge-situation.js';
import { partiesOf } from './melee-situation.js';

/**
 * The volley of a defender at its charger; `undefined` when it does not fire at all. It is loaded, and its first rank fires once; a
 * square fires with the figures that the charger will touch.
 *
 * @clause cady/musket/target-priority/first
 */
export function fireOf(situation: ChargeSituation, rules: FightingRules): FireAtCharger | undefined {
  const choice = fireRange(situation, rules);
  const shot = shotOf(situation, rules);
  if (choice === undefined || shot === undefined) return undefined;
  const { type, figures, square, inContact } = situation.defender;
  const [first = 0] = wholeRanks(frontOf(situation.defender, rules.troops[type].stand), figures);
  const firing = square === true ? (inContact ?? first) : first;
  return {
    choice,
    closeAlone: isCloseFromTheFirst(situation, rules),
    unit: testedOf(partiesOf(situation).defender, figures, rules),
    volley: (test, targetFigures) =>
      readySmallArms(
        { groups: [volleyAtCharger(test, { ...shot, figures: firing, shots: 1 }, rules)], targetFigures },
        rules,
      ),
    leaves: ({ melees }) => (melees ? 'as-before' : 'not-striking'),
  };
}

/** The volley where its test lets the defender fire it: in its third of the range, or as soon as the charger is in range. */
function volleyAtCharger(test: DefensiveFire, shot: FiringGroup, rules: FightingRules): FiringGroup {
  const crossed = bandsCrossed(shot, rules);
  const { distance } = crossed.find(({ at }) => at === test.at) ?? crossed[0] ?? shot;
  return { ...shot, distance, ...bonusOf(test) };
}

/**
 * The steps that a volley at a charger has over another.
 *
 * @clause cady/common/three-dice/shooter-fail
 */
export function bonusOf({ steps }: Pick<DefensiveFire, 'steps'>): Pick<SmallArmsShot, 'bonus'> {
  const clause = 'cady/common/three-dice/shooter-fail';
  return steps === 0 ? {} : { bonus: { steps, clause, because: 'meets a charge' } };
}
