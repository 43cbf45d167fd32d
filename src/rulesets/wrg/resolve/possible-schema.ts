import * as z from 'zod/mini';
import { counted } from '../../../scenario/index.js';
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
