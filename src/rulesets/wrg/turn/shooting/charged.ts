import { distance, distanceBetweenQuads, type Placed, quadOf } from '../../../../table/index.js';
import { moveRate } from '../../moving/rates.js';
import { chargeFaults, type WishedShot } from '../../shooting/may-shoot.js';
import type { MissileWeapon } from '../../shooting/weapons.js';
import type { Doing, Unit } from '../../state.js';
import { isFighting, meleesOf } from '../../units.js';
import type { Field } from '../field.js';
import { standsFree } from '../fighting/engaged.js';
import { mannerOf } from '../moving/going.js';
import { movesOf } from './moves.js';

/**
 * Whether a unit charges or pursues, and whether a target is the enemy that it went for and has got away: at him alone it may still
 * shoot.
 *
 * @param enemy the target; left out of one that nobody charges.
 * @clause wrg/shooting/charge/chargers-shoot-late
 */
export function chargesOf(unit: Unit, enemy: Unit | undefined, { state }: Field): Pick<WishedShot, 'charges'> {
  const { doing } = unit.period;
  const goes = doing === 'charging' || doing === 'countercharging' || doing === 'pursuing';
  if (!goes) return {};
  const gotAway = enemy !== undefined && wentFor(unit, enemy) && leaves.includes(enemy.period.doing);
  return { charges: gotAway && !isFighting(state, unit) ? 'enemy-got-away' : 'enemy-in-reach' };
}

/** Whom a unit charges, charges in its turn or pursues, and who has evaded it: out of control it has named nobody. */
function wentFor({ id: own, period, pursuit }: Unit, { id, period: { counter: his } }: Unit): boolean {
  const { charges, counter } = period;
  if (charges === id || pursuit?.quarry === id || (his?.what === 'evade' && his.charger === own)) return true;
  return counter?.what === 'countercharge' && counter.charger === id;
}

/** Who gets out of the way of a charge does this. */
const leaves: readonly Doing[] = ['evading', 'routing', 'retiring', 'rallying-back'];

/** How a unit that has evaded an enemy had him before it when it turned; `undefined` of every other enemy. */
export function evadedFrom({ period: { counter } }: Unit, { id }: Unit) {
  return counter?.what === 'evade' && counter.charger === id ? counter.before : undefined;
}

/**
 * How a unit that has evaded could shoot at the charger before it turned, if he came from far enough for its weapon; else it has shot at nobody, or
 * as it went, if it is of those who can.
 *
 * @clause wrg/shooting/charge/defensive
 */
export function shotBeforeEvading(unit: Unit, weapon: MissileWeapon, enemy: Unit, { rules }: Field) {
  const before = evadedFrom(unit, enemy);
  if (before === undefined) return undefined;
  const { normal, charge } = moveRate(enemy.troops, mannerOf(enemy, false), rules);
  const charged = { from: before.paces, normal, charge: charge ?? normal };
  return chargeFaults({ weapon, charged }, rules).length > 0 ? undefined : { charged, bearing: before.bearing };
}

/**
 * From how far an enemy has charged a unit in this period, whether he has come to blows with it or not. Who has evaded him and got away shoots as he goes;
 * who was caught has no better of it than who stood.
 *
 * @clause wrg/evade/caught
 */
export function chargedBy(unit: Unit, enemy: Unit, { rules, state }: Field): WishedShot['charged'] {
  const met = meleesOf(state, unit).some(
    melee =>
      melee.since === state.period &&
      melee.chargers.includes(enemy.id) &&
      (melee.a === enemy.id || melee.b === enemy.id),
  );
  const before = evadedFrom(unit, enemy);
  if (before !== undefined && !met) return undefined;
  if (!met && enemy.period.charges !== unit.id) return undefined;
  if (!met && enemy.period.doing !== 'charging') return undefined;
  const { normal, charge } = moveRate(enemy.troops, mannerOf(enemy, false), rules);
  return { from: before?.paces ?? startedFrom(unit, enemy, met), normal, charge: charge ?? normal };
}

/**
 * Whether an enemy has charged a unit in this period from too near for it to shoot at anybody before it takes up its hand-to-hand weapons.
 *
 * @clause wrg/shooting/charge/defensive
 */
export function isChargedFromNear(unit: Unit, enemy: Unit, field: Field): boolean {
  const charged = chargedBy(unit, enemy, field);
  const { share, of } = field.rules.fighting.shooting.charge;
  return charged !== undefined && charged.from <= share * charged[of];
}

/**
 * How a unit stood that goes back before a charger as a test has told it, when it shot at him: before it turned. `undefined` of every other.
 *
 * @clause wrg/shooting/charge/defensive
 */
export function stoodBefore(unit: Unit, charged: WishedShot['charged']): Placed | undefined {
  const { stood } = unit.period;
  const goesBack = charged !== undefined && movesOf(unit) === 'retreating';
  return goesBack && stood !== undefined ? { ...unit.placed, ...stood } : undefined;
}

/**
 * How far from those whom he charges an enemy was when he began: as far as he has come, but for what they have gone themselves meanwhile, to meet him
 * or away from him. Who has been stopped short of them was as far off as he stood at first.
 *
 * @clause wrg/shooting/charge/defensive
 */
function startedFrom(unit: Unit, enemy: Unit, met: boolean): number {
  const { moved, stood: own } = unit.period;
  const { stood: his } = enemy.period;
  if (moved === 0 && met) return enemy.period.moved;
  if (moved === 0) return distanceBetweenQuads(quadOf({ ...enemy.placed, ...his }), quadOf(unit.placed));
  if (movesOf(unit) === 'retreating' && own !== undefined && his !== undefined)
    return distanceBetweenQuads(quadOf({ ...enemy.placed, ...his }), quadOf({ ...unit.placed, ...own }));
  const nearer = distance(enemy.period.from, unit.period.from) - distance(enemy.placed.at, unit.placed.at);
  return Math.max(0, nearer + distanceBetweenQuads(quadOf(enemy.placed), quadOf(unit.placed)));
}

/**
 * How an enemy is engaged; one who has only just charged in may still be shot at as he comes, but not one come upon otherwise. Who shot before he
 * evaded did so before anybody had met. Whether a body may be shot at of which some do not fight is `wrg/ruling/shooting-into-a-melee`.
 *
 * @clause wrg/shooting/into-melee
 */
export function engagedIn(
  enemy: Unit,
  shooter: Unit,
  charges: boolean | 'before-evading',
  field: Field,
): WishedShot['targetEngaged'] {
  const { state, rules } = field;
  if ((enemy.pursuit !== null || enemy.rout !== null) && isFighting(state, enemy)) return 'pursuit';
  const others = meleesOf(state, enemy).filter(
    melee =>
      !(
        charges !== false &&
        melee.since === state.period &&
        (charges === 'before-evading' || melee.a === shooter.id || melee.b === shooter.id)
      ),
  );
  if (others.length === 0) return undefined;
  const isSpared = rules.fighting.shooting.intoMelee === 'body' || standsFree(enemy, others, field).length === 0;
  return isSpared ? 'front-rank' : undefined;
}
