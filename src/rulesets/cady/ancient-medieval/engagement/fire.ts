import type { Placed, Point } from '../../../../table/index.js';
import { type Both, type Front, ranksOf, wholeRanks } from '../../common/engagement/fronts.js';
import type { FireAtCharger } from '../../common/engagement/procedure.js';
import type { DefensiveFire } from '../../common/fighting/defensive-fire.js';
import type { FightingRules } from '../fighting-rules.js';
import { shotAtChargers } from '../missiles/fire-at-chargers.js';
import { hasFrontInArc, shootingRanks } from '../missiles/missile-arcs.js';
import { missileRange } from '../missiles/missile-range.js';
import { type MissileGroup, type MissileShot, readyMissiles } from '../missiles/missiles.js';
import { type ShotSide, shotSides } from '../missiles/shot-side.js';
import { testedOf } from './blows.js';
import { type ChargeSituation, type ChargeUnit, fireRange, shotOf } from './charge-situation.js';
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

/** Figures of a rank whose shots hang on the same. */
type Alike = ShotSide & { readonly figures: number };

/** A shot as every rank makes it that may: on level ground the first has the charger in sight, and no other. */
function groupsOf(
  shot: MissileShot,
  { defender, fire }: ChargeSituation,
  aiming: readonly (readonly Alike[])[],
  rules: FightingRules,
): readonly MissileGroup[] {
  const shots = fire?.shots ?? 1;
  return shootingRanks({ shooter: defender.type, sees: aiming.map((_, rank) => rank === 0) }, rules).flatMap(
    ({ rank, indirect }) =>
      (aiming[rank] ?? []).map(alike => ({ ...shot, ...alike, shots, ...(indirect ? { indirect } : {}) })),
  );
}

/**
 * The figures of each rank who have the charger in their arc where he first comes in range, stand by stand: he comes straight at their
 * middle, and whoever stands far out on a wide front has him beside him. Those who shoot at men behind a pavise are counted apart.
 */
function figuresWithArc(
  { distance, ...shot }: MissileShot,
  { attacker, defender }: ChargeSituation,
  fronts: Both<Front>,
  rules: FightingRules,
): readonly (readonly Alike[])[] {
  const { front: broad, depth, figures: onStand } = rules.troops[defender.type].stand;
  const y = Math.min(distance, missileRange(shot, rules).range);
  const half = widthOf(fronts.attacker, rules.troops[attacker.type].stand.figures) / 2;
  const front = { left: { x: -half, y }, right: { x: half, y }, middle: { x: 0, y } };
  const { formation, pavises = 0 } = attacker;
  const mark = { body: chargerAt(front.middle, attacker, rules), pavises };
  const sideFrom = shotSides(formation === undefined ? mark : { ...mark, formation }, rules);
  const leftmost = (broad - widthOf(fronts.defender, onStand)) / 2;
  return wholeRanks(fronts.defender, defender.figures).map((figures, rank) => {
    const alike = new Map<string, Alike>();
    for (let file = 0; file * onStand < figures; file++) {
      const from = { x: leftmost + file * broad, y: -rank * depth };
      if (!hasFrontInArc({ shooter: defender.type, from, facing: 0 }, front, rules)) continue;
      const side = sideFrom(from);
      const key = JSON.stringify(side);
      const more = Math.min(onStand, figures - file * onStand);
      alike.set(key, { ...side, figures: (alike.get(key)?.figures ?? 0) + more });
    }
    return [...alike.values()];
  });
}

function widthOf({ abreast, cm }: Front, figures: number): number {
  return Math.ceil(abreast / figures) * figures * cm;
}

/** A charger where he comes straight on. */
function chargerAt(at: Point, attacker: ChargeUnit, rules: FightingRules): Placed {
  const { stand } = rules.troops[attacker.type];
  const { figures } = attacker;
  const files = Math.ceil(Math.ceil(figures / stand.figures) / ranksOf(attacker));
  return { stand, figures, files, at, facing: 180 };
}
