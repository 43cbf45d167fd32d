import { type Front, wholeRanks } from '../../common/engagement/fronts.js';
import type { FireAtCharger } from '../../common/engagement/procedure.js';
import type { DefensiveFire } from '../../common/fighting/defensive-fire.js';
import type { FightingRules } from '../fighting-rules.js';
import { shotAtChargers } from '../missiles/fire-at-chargers.js';
import { shootingRanks } from '../missiles/missile-arcs.js';
import { type MissileGroup, type MissileShot, readyMissiles } from '../missiles/missiles.js';
import { testedOf } from './blows.js';
import { type ChargeSituation, fireRange, shotOf } from './charge-situation.js';
import { partiesOf } from './melee-situation.js';

/**
 * The fire of a defender with missiles at its charger; `undefined` when it does not fire at all.
 *
 * @clause cady/ancient-medieval/missile/attacked-may-fire
 */
export function fireOf(situation: ChargeSituation, front: Front, rules: FightingRules): FireAtCharger | undefined {
  const choice = fireRange(situation, rules);
  const { defender } = situation;
  const unit = testedOf(partiesOf(situation).defender, defender.figures, rules);
  if (choice === undefined || unit === null) return undefined;
  const seen = shotOf(situation, rules);
  const shotAfter = (test: DefensiveFire) => shotAtChargers({ test, shot: seen }, rules);
  return {
    choice,
    unit,
    volley: (test, targetFigures) =>
      readyMissiles({ groups: groupsOf(shotAfter(test).shot, situation, front, rules), targetFigures }, rules),
    leaves(test) {
      if (!test.melees) return 'not-striking';
      return shotAfter(test).weapon === 'thrown-down' ? 'without-weapon' : 'as-before';
    },
  };
}

/** A shot as every rank makes it that may: on level ground the first has the charger in sight, and no other. */
function groupsOf(
  shot: MissileShot,
  { defender, fire }: ChargeSituation,
  front: Front,
  rules: FightingRules,
): readonly MissileGroup[] {
  const shots = fire?.shots ?? 1;
  const figures = wholeRanks(front, defender.figures);
  return shootingRanks({ shooter: defender.type, sees: figures.map((_, rank) => rank === 0) }, rules).map(
    ({ rank, indirect }) => ({ ...shot, shots, figures: figures[rank] ?? 0, ...(indirect ? { indirect } : {}) }),
  );
}
