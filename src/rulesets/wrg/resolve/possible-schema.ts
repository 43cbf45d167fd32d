import * as z from 'zod/mini';
import { counted } from '../../../scenario/index.js';
import { type Fitted, misfits } from '../army/troop-faults.js';
import { reactionEffectCurrentOrder, reactionEffectNoCurrentOrder } from '../book/charts/reaction-tests.js';
import { type Manner, type Mover, typeMoving } from '../moving/mover.js';
import { maySkirmish } from '../orders/skirmish.js';
import { sheetOfType, troopTypesOf } from '../rules/army/sheets.js';
import type { ReactionResult } from '../rules/reaction/effects.js';
import type { WrgRules } from '../rules.js';
import { type MissileWeapon, maximumRange, type Shooters } from '../shooting/weapons.js';
import type { Weapon } from '../troops.js';
import type { WeatherSoFar } from '../weather/potential.js';

// What cannot be on any table is refused where it is asked about, as it never comes about in a turn.

/** What is asked of a shot. */
interface AskedShot {
  readonly weapon: MissileWeapon;
  readonly shooters: Shooters;
  readonly distance: number;
  readonly height?: 'uphill' | 'downhill' | 'on-rampart' | 'at-rampart';
  readonly inWood?: boolean;
}

/** A shot that reaches its target: at least as far as it is off. */
export function reaches(rules: WrgRules) {
  const range = (shot: AskedShot) => maximumRange(shot.shooters, shot.weapon, shot, rules);
  return z.refine<AskedShot>(shot => shot.distance <= range(shot), {
    path: ['distance'],
    error: ({ input }) => {
      const shot = input as AskedShot;
      return `they reach no farther than ${counted(range(shot), 'pace')}\ngive no more than these`;
    },
  });
}

/** Stones that reach as far as they are thrown. */
export function stonesReach(rules: WrgRules) {
  const range = maximumRange({ type: 'engine', training: 'regular' }, 'engine', {}, rules);
  return z.refine<{ readonly distance: number }>(({ distance }) => distance <= range, {
    path: ['distance'],
    error: `engines reach no farther than ${counted(range, 'pace')}\ngive no more than these`,
  });
}

/** Crews of engines shoot with their engines, and nobody else does. */
export const byItsCrew = z.refine<AskedShot>(
  ({ weapon, shooters }) => (weapon === 'engine') === (shooters.type === 'engine'),
  { path: ['weapon'], error: 'engines are shot with by their crews, who shoot with nothing else\nname the other' },
);

/** Who fights with a weapon has it; a sword has everybody. */
export const isCarried = z.refine<{
  readonly weapon?: Weapon | undefined;
  readonly troops: { readonly weapons: readonly Weapon[]; readonly magicSword?: boolean | undefined };
}>(
  ({ weapon, troops: { weapons, magicSword = false } }) =>
    weapon === undefined ||
    weapon === 'sword' ||
    weapons.includes(weapon) ||
    (magicSword && weapon === 'two-handed-axe'),
  { path: ['weapon'], error: 'these troops do not carry it\nadd it to their weapons, or take one of them' },
);

/** Rain and snow that fall have fallen in this period, and snow is among what is wet. */
export const hasFallen = z.refine<Pick<WeatherSoFar, 'now' | 'wet' | 'snow' | 'dry'>>(
  ({ now, wet, snow, dry }) => {
    const snows = now.includes('snow');
    const falls = snows || now.includes('rain');
    return snow <= wet && (!falls || (wet > 0 && dry === 0)) && (!snows || snow > 0);
  },
  {
    path: ['wet'],
    error: 'this is not how it comes\ncount the period that is played with them: "wet" while it falls, "dry": 0',
  },
);

/** Troops that have what goes with their type: horses before chariots alone, riders on camels. */
export function fitsItsType(rules: WrgRules) {
  return z.check<Fitted>(({ value, issues }) => {
    if (!troopTypesOf(rules).includes(value.type)) return;
    for (const { path = '', problem, mend } of misfits(value, sheetOfType(value.type, rules), '', rules)) {
      const at = path.split('.').filter(key => key !== '');
      issues.push({ code: 'custom', input: value, path: at, message: `${problem}\n${mend}` });
    }
  });
}

/** Who may be ordered to skirmish evades; nobody else, and nobody who runs already. */
export function mayEvade(rules: WrgRules) {
  return z.check<{ readonly mover: Mover; readonly manner?: Manner | undefined }>(({ value, issues }) => {
    const { mover, manner = {} } = value;
    if (!troopTypesOf(rules).includes(mover.type)) return;
    const type = typeMoving(mover, manner, rules);
    const { title } = sheetOfType(type, rules);
    const refuse = (path: string[], problem: string, mend: string) =>
      issues.push({ code: 'custom', input: value, path, message: `${problem}\n${mend}` });
    if (!maySkirmish({ troops: { type }, missileArmed: true }, rules)) {
      const who = 'take light foot, horse, camels or chariots';
      refuse(['mover', 'type'], `${title}: only who may be ordered to skirmish evades`, who);
    }
    const shoots = mover.crew === undefined || mover.crew.some(arm => arm === 'bow' || arm === 'javelins');
    if (!shoots)
      refuse(['mover', 'crew'], 'nobody aboard shoots or throws, so that none skirmish', 'give one a bow or javelins');
    if (manner.routing === true) refuse(['manner', 'routing'], 'broken troops do not evade', 'ask for wrg/rout');
  });
}

/** A result of the chart that such troops test by. */
export const ofItsChart = z.refine<{ readonly result: ReactionResult; readonly hasOrder: boolean }>(
  ({ result, hasOrder }) => {
    const rows: readonly ReactionResult[] = (hasOrder ? reactionEffectCurrentOrder : reactionEffectNoCurrentOrder).rows;
    return rows.includes(result);
  },
  {
    path: ['result'],
    error: ({ input }) => {
      const { hasOrder } = input as { readonly hasOrder: boolean };
      const { rows } = hasOrder ? reactionEffectCurrentOrder : reactionEffectNoCurrentOrder;
      return `no test ${hasOrder ? 'under' : 'without'} a current order comes to it\nchoose one of ${rows.join(', ')}`;
    },
  },
);

/** No more men are left of a figure than it began with. */
export const leftOfTheWhole = z.refine<{ readonly men: number; readonly of: number }>(({ men, of }) => men <= of, {
  path: ['men'],
  error: 'more men than the figure began with\ngive no more than "of"',
});
