import { type Dice, type Distribution, weighed } from '../../../../dice/index.js';
import { type MusketRules, musketRules } from '../rules.js';
import { type Duel, type DuelLeft, type DuelSide, insistOnDuel } from './batteries.js';
import { afterTurn, type Weighed } from './duel-turns.js';
import {
  begun,
  type Guns,
  gunsKey,
  havingFired,
  inOrder,
  left,
  type Shots,
  shotsOf,
  solvedStrikes,
  strike,
} from './guns-at-guns.js';

export type { Duel, DuelGun, DuelGunLeft, DuelLeft } from './batteries.js';

/**
 * What two batteries leave of each other, exactly, from turn to turn. Each gun fires at the enemy gun before it, or at the nearest that
 * stands. A gun that is hit still fires in the turn in which it is, so that the fire of a battery in a turn hangs on nothing that the other’s
 * does in it.
 *
 * Source: Musket Period Rules > Battery-to-battery fire.
 *
 * @throws RuleViolation with every fault of the duel.
 * @clause cady/musket/artillery/duel/write-calls
 * @clause cady/musket/artillery/losses/artillery-returns
 */
export function duelOdds(duel: Duel, rules: MusketRules = musketRules()): Distribution<DuelLeft> {
  insistOnDuel(duel, rules);
  const strikes = solvedStrikes(duel, rules);
  let joint: readonly Weighed[] = [{ ...begun(duel, rules), chance: 1 }];
  for (let turn = 1; turn <= duel.turns; turn++) joint = afterTurn(joint, duel, strikes, rules);
  return weighed(
    joint.map(({ ours, theirs, chance }) => ({
      value: { ours: left(ours), theirs: left(theirs) },
      probability: chance,
    })),
    { key: ({ ours, theirs }) => `${gunsKey(ours)}/${gunsKey(theirs)}` },
  );
}

/**
 * The same duel with dice that are thrown or scripted.
 *
 * @throws RuleViolation with every fault of the duel.
 */
export function throwDuel(duel: Duel, dice: Dice, rules: MusketRules = musketRules()): DuelLeft {
  insistOnDuel(duel, rules);
  let standing = begun(duel, rules);
  for (let turn = 1; turn <= duel.turns; turn++) {
    const { ours, theirs } = standing;
    const [ourShots, theirShots] = [shotsOf(ours, 'ours', duel, rules), shotsOf(theirs, 'theirs', duel, rules)];
    const struck = (side: DuelSide, shots: Shots, pieces: Guns) =>
      inOrder(shots).reduce((guns, at) => strike({ side, at, guns }, { duel, rules }, dice), pieces);
    standing = {
      theirs: havingFired(struck('ours', ourShots, theirs), theirShots, 'theirs', { duel, rules }),
      ours: havingFired(struck('theirs', theirShots, ours), ourShots, 'ours', { duel, rules }),
    };
  }
  return { ours: left(standing.ours), theirs: left(standing.theirs) };
}
