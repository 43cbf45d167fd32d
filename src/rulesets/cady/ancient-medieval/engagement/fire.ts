import { type Both, type Front, wholeRanks } from '../../common/engagement/fronts.js';
import type { FireAtCharger } from '../../common/engagement/procedure.js';
import type { DefensiveFire } from '../../common/fighting/defensive-fire.js';
import type { FightingRules } from '../fighting-rules.js';
import { shotAtChargers } from '../missiles/fire-at-chargers.js';
import { hasFrontInArc, shootingRanks } from '../missiles/missile-arcs.js';
import { missileRange } from '../missiles/missile-range.js';
import { type MissileGroup, type MissileShot, readyMissiles } from '../missiles/missiles.js';
import { testedOf } from './blows.js';
import { type ChargeSituation, fireRange, shotOf } from './charge-situation.js';
import { partiesOf } from './melee-situation.js';

/**
 * The fire of a defender with missiles at its charger; `undefined` when it does not fire at all.
 *
 * @clause cady/ancient-medieval/missile/attacked-may-fire
 */
export function fireOf(
  situation: ChargeSituation,
  fronts: Both<Front>,
  rules: FightingRules,
): FireAtCharger | undefined {
  const choice = fireRange(situation, rules);
  const { defender } = situation;
  const unit = testedOf(partiesOf(situation).defender, defender.figures, rules);
  if (choice === undefined || unit === null) return undefined;
  const seen = shotOf(situation, rules);
  const shotAfter = (test: DefensiveFire) => shotAtChargers({ test, shot: seen }, rules);
  const firing = figuresWithArc(seen, situation, fronts, rules);
  return {
    choice,
    unit,
    volley: (test, targetFigures) =>
      readyMissiles({ groups: groupsOf(shotAfter(test).shot, situation, firing, rules), targetFigures }, rules),
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
  figures: readonly number[],
  rules: FightingRules,
): readonly MissileGroup[] {
  const shots = fire?.shots ?? 1;
  return shootingRanks({ shooter: defender.type, sees: figures.map((_, rank) => rank === 0) }, rules).map(
    ({ rank, indirect }) => ({ ...shot, shots, figures: figures[rank] ?? 0, ...(indirect ? { indirect } : {}) }),
  );
}

/**
 * The figures of each rank who have the charger in their arc where he first comes in range, stand by stand: he comes straight at their
 * middle, and whoever stands far out on a wide front has him beside him.
 */
function figuresWithArc(
  { distance, ...shot }: MissileShot,
  { attacker, defender }: ChargeSituation,
  fronts: Both<Front>,
  rules: FightingRules,
): readonly number[] {
  const widthOf = ({ abreast, cm }: Front, figures: number) => Math.ceil(abreast / figures) * figures * cm;
  const { front: broad, depth, figures: onStand } = rules.troops[defender.type].stand;
  const y = Math.min(distance, missileRange(shot, rules).range);
  const half = widthOf(fronts.attacker, rules.troops[attacker.type].stand.figures) / 2;
  const front = { left: { x: -half, y }, right: { x: half, y }, middle: { x: 0, y } };
  const leftmost = (broad - widthOf(fronts.defender, onStand)) / 2;
  return wholeRanks(fronts.defender, defender.figures).map((figures, rank) => {
    const stands = Array.from({ length: Math.ceil(figures / onStand) }, (_, file) => file);
    const aiming = stands.filter(file => {
      const from = { x: leftmost + file * broad, y: -rank * depth };
      return hasFrontInArc({ shooter: defender.type, from, facing: 0 }, front, rules);
    });
    return aiming.reduce((sum, file) => sum + Math.min(onStand, figures - file * onStand), 0);
  });
}
