import type { Parts } from '../../../book/index.js';
import { type Distribution, inDoubles, type Pool } from '../../../dice/index.js';
import type { ExposedPool } from '../common/fire/casualties.js';
import type { Target } from './casualties.js';
import { type CanisterShot, type ExplosiveShot, readyCanister, readyExplosive } from './hit-areas.js';
import { type MusketRules, musketRules } from './rules.js';

/** What one unit loses to a shell or rocket. */
export interface UnitShelled {
  /** Figures. */
  readonly lost: number;
  /** Guns, wagons and the like. */
  readonly pieces: number;
}

/**
 * What every unit in a wedge of canister can lose, each by itself and all together, with exact chances.
 *
 * Source: Musket Period Rules > Musket Period Artillery Fire, Canister Shot.
 *
 * @throws RuleViolation for a gun that fires no canister.
 */
export function canisterOdds(shot: CanisterShot, rules: MusketRules = musketRules()): Parts {
  const { pools } = readyCanister(shot, rules);
  const units = unitsIn(shot.targets, pools);
  const parts = units.map(unit => lossesOf(pools, unit));
  return {
    parts,
    together: results => ({ losses: lossesIn(units, results), pieces: [] }),
    alone: () => new Map(units.map((unit, at) => [unit, parts[at] ?? noLoss])),
  };
}

/**
 * What every unit in the hit area of a shell or rocket can lose, each by itself and all together, with exact chances. One
 * figure is lost at least: of that alone what a unit loses hangs on the others.
 *
 * Source: Musket Period Rules > Musket Period Artillery Fire, Explosive Round; British 6 pd Rockets.
 *
 * @clause cady/musket/artillery/explosive/minimum-one
 */
export function explosiveOdds(shot: ExplosiveShot, rules: MusketRules = musketRules()): Parts {
  const { pools, struck, nearest, pieces } = readyExplosive(shot, rules);
  const units = unitsIn(shot.targets, [...pools, ...struck, ...(nearest === undefined ? [] : [nearest])]);
  const crossed = (unit: string) => struck.filter(each => each.unit === unit).length;
  const figures = units.map(unit => lossesOf(pools, unit));
  const { dieSides: sides, odds } = rules.artillery;
  const wrecked = (dice: number) => inDoubles(one => one.count(dice, sides, odds.piece));
  const spared = (unit: string) => pools.filter(pool => pool.unit !== unit).map(poolOf);

  /** Of the unit of the nearest figure: one is lost under the crosshair, or when no die hits anybody. */
  function nearestLoses(unit: string, own: Distribution<number>): Distribution<number> {
    const others = spared(unit);
    return own.then((lost, dice) => (lost > 0 || dice.total(others, 1) > 0 ? lost : 1));
  }

  function alone(unit: string): Distribution<UnitShelled> {
    const at = units.indexOf(unit);
    const own = figures[at] ?? noLoss;
    const under = crossed(unit);
    const certain = under === 0 ? own : own.map(lost => lost + under);
    const lost = struck.length === 0 && unit === nearest?.unit ? nearestLoses(unit, own) : certain;
    return lost.join(
      wrecked(pieces.filter(piece => piece.unit === unit).length),
      (lost, pieces) => ({ lost, pieces }),
      {
        key: ({ lost, pieces }) => `${lost} ${pieces}`,
      },
    );
  }

  return {
    parts: [...figures, ...pieces.map(() => wrecked(1))],
    together(results) {
      const lost = results.slice(0, units.length);
      const one = struck.length === 0 && lost.every(hits => hits === 0) ? nearest : undefined;
      return {
        losses: lossesIn(
          units,
          lost.map(
            (hits, at) => hits + crossed(units[at] ?? '') + (one !== undefined && units[at] === one.unit ? 1 : 0),
          ),
        ),
        pieces: pieces.filter((_, at) => results[units.length + at] === 1).map(({ unit }) => unit),
      };
    },
    alone: () =>
      new Map([...new Set([...units, ...pieces.map(({ unit }) => unit)])].map(unit => [unit, alone(unit)] as const)),
  };
}

const noLoss = inDoubles(() => 0);

/** Those of the units that are in the area, in the order of the targets. */
function unitsIn(targets: readonly Target[], inside: readonly { readonly unit: string }[]): readonly string[] {
  const there = new Set(inside.map(({ unit }) => unit));
  return [...new Set(targets.map(({ unit }) => unit))].filter(unit => there.has(unit));
}

/** What the dice alone take of one unit. */
function lossesOf(pools: readonly ExposedPool[], unit: string): Distribution<number> {
  const own = pools.filter(pool => pool.unit === unit).map(poolOf);
  return inDoubles(dice => dice.total(own));
}

function poolOf({ figures, odds: { sides, faces } }: ExposedPool): Pool {
  return { dice: figures, sides, faces };
}

function lossesIn(units: readonly string[], losses: readonly number[]) {
  return units.map((unit, at) => ({ unit, lost: losses[at] ?? 0 })).filter(({ lost }) => lost > 0);
}
