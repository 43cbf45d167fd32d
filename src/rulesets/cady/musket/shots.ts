import type { Dice } from '../../../dice/index.js';
import { counted, type Reason, reasonFor } from '../../../rulebook/index.js';
import { countLosses, inOrder } from '../common/fire/casualties.js';
import { type Call, type Hit, pickOne, type Variation, varied } from '../common/fire/variation.js';
import { piecesOf, rollFigures, type ShotResult } from './casualties.js';
import { type CanisterShot, type ExplosiveShot, readyCanister, readyExplosive } from './hit-areas.js';
import { type GunType, type MusketRules, musketRules } from './rules.js';
import type { VariationWheel } from './templates.js';

export type { Call, Hit } from '../common/fire/variation.js';
export type { ShotResult, Target } from './casualties.js';

/**
 * A variation wheel for the next shot of a gun, any of its kind. To be picked before the range is called.
 *
 * Source: Musket Period Rules > To fire round/solid shot.
 *
 * @clause cady/musket/artillery/variation/choose-wheel
 * @clause cady/musket/artillery/rocket/wheel
 */
export function pickWheel(gun: GunType, dice: Dice, rules: MusketRules = musketRules()): VariationWheel {
  return pickOne(rules.templates.wheels[rules.guns[gun].wheel], 'templates.wheels', dice);
}

/**
 * A wheel with everything on it so many times as far from its middle: in smoke, and on board of a ship that rolls.
 *
 * @clause cady/musket/optional/fog-of-war
 * @clause cady/musket/ship/gun-inaccuracy
 */
export function wideWheel(wheel: VariationWheel, times: number): VariationWheel {
  if (times === 1) return wheel;
  const holes = Object.entries(wheel.holes).map(([name, hole]) => [name, { ...hole, distance: hole.distance * times }]);
  return { ...wheel, holes: Object.fromEntries(holes) };
}

/**
 * Where a called shot comes down. The called point is measured out along the line of fire and the wheel laid on it, its mark
 * along that line; a six-sided die then leaves the point in the centre on 1 and 6 or moves it to the hole of its number.
 *
 * Source: Musket Period Rules > To fire round/solid shot.
 *
 * @throws RuleViolation when the range called is no distance.
 * @clause cady/musket/artillery/measure-from
 * @clause cady/musket/artillery/fire/mark-called-point
 * @clause cady/musket/artillery/variation/roll
 * @clause cady/musket/artillery/variation/wheel-fixed
 * @clause cady/musket/artillery/rocket/procedure
 */
export function hitPoint(call: Call, dice: Dice, rules: MusketRules = musketRules()): Hit {
  return varied(call, dice, variationOf(rules));
}

/**
 * What a shell or rocket hits. The figure under the crosshair is lost; every other figure in the hit circle is lost on 4 or 6
 * of a six-sided die, one step less behind a stone wall and one more in a unit four or more deep; a gun or wagon in the
 * circle on a 6. If any figure is in the circle at least one is lost.
 *
 * Source: Musket Period Rules > Musket Period Artillery Fire, Explosive Round; British 6 pd Rockets.
 *
 * @clause cady/musket/artillery/explosive/procedure
 * @clause cady/musket/artillery/explosive/hit-area
 * @clause cady/musket/artillery/explosive/crosshair-kill
 * @clause cady/musket/artillery/explosive/figure-roll
 * @clause cady/musket/artillery/explosive/piece-roll
 * @clause cady/musket/artillery/explosive/minimum-one
 * @clause cady/musket/artillery/rocket/hit-area
 * @clause cady/musket/artillery/rocket/figure-roll
 * @clause cady/musket/artillery/rocket/thread-kill
 * @clause cady/musket/artillery/massed-target
 * @clause cady/musket/wall/artillery-step
 * @clause cady/musket/fence/no-artillery-cover
 * @clause cady/musket/forest/artillery-unaffected
 * @clause cady/musket/forest/penetration
 */
export function explosiveShot(shot: ExplosiveShot, dice: Dice, rules: MusketRules = musketRules()): ShotResult {
  const { pools, struck, nearest, pieces: there } = readyExplosive(shot, rules);
  const rolled = rollFigures(pools, dice);
  const because: Reason[] = [...rolled.because];
  const losses = [...rolled.losses];
  if (struck.length > 0) {
    losses.push(...struck.map(({ unit }) => ({ unit, lost: 1 })));
    const under =
      struck.length === 1 ? 'a figure under the crosshair' : `${counted(struck.length, 'figure')} under the threads`;
    because.unshift(reasonFor('cady/musket/artillery/explosive/crosshair-kill', under, 'removed'));
  } else if (nearest !== undefined && losses.every(({ lost }) => lost === 0)) {
    losses.push({ unit: nearest.unit, lost: 1 });
    because.push(
      reasonFor('cady/musket/artillery/explosive/minimum-one', 'no die hit', 'the nearest figure is removed'),
    );
  }
  const { piece } = rules.artillery.odds;
  const pieces = there.filter(() => dice.count(1, rules.artillery.dieSides, piece) > 0);
  for (const { unit } of there) because.push(pieceInArea(unit, piece));
  return { losses: countLosses(inOrder(losses, shot.targets)), pieces: piecesOf(pieces), because };
}

function pieceInArea(unit: string, faces: readonly number[]): Reason {
  return reasonFor(
    'cady/musket/artillery/explosive/piece-roll',
    `the piece of ${unit} in the area`,
    `removed on ${faces.join(', ')}`,
  );
}

/**
 * What canister hits: every figure, friend or enemy, in the wedge from the gun's base to its canister range is lost on 2, 4 or
 * 6 of a six-sided die, one step less behind a stone wall and one more in a unit four or more deep. No range is called.
 *
 * Source: Musket Period Rules > Musket Period Artillery Fire, Canister Shot.
 *
 * @throws RuleViolation for a gun that fires no canister.
 * @clause cady/musket/artillery/canister/no-call
 * @clause cady/musket/artillery/canister/one-guide
 * @clause cady/musket/artillery/canister/roll
 * @clause cady/musket/artillery/canister/area
 * @clause cady/musket/artillery/overhead/canister-never
 * @clause cady/musket/artillery/massed-target
 * @clause cady/musket/wall/artillery-step
 */
export function canisterShot(shot: CanisterShot, dice: Dice, rules: MusketRules = musketRules()): ShotResult {
  const { pools, because } = readyCanister(shot, rules);
  const rolled = rollFigures(pools, dice);
  const losses = countLosses(inOrder(rolled.losses, shot.targets));
  return { losses, pieces: [], because: [...because, ...rolled.because] };
}

function variationOf(rules: MusketRules): Variation {
  return {
    dieSides: rules.artillery.variation.length,
    places: rules.artillery.variation,
    clauses: {
      called: 'cady/musket/artillery/fire/mark-called-point',
      roll: 'cady/musket/artillery/variation/roll',
    },
  };
}
