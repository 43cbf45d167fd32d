import * as z from 'zod/mini';
import { choice, entry, listOf } from '../../../scenario/index.js';
import {
  armours,
  type Graded,
  grades,
  handWeapons,
  horses,
  type Man,
  manClasses,
  missileWeapons,
  nobleRanks,
  type Protection,
  shooters,
  type Weapon,
  weapons,
} from '../troops.js';

/** The words that situations of the skirmish rules have in common, as JSON. Lengths in inches. */

export const yes = z.exactOptional(z.boolean());
export const count = z.int().check(z.minimum(0), z.maximum(200));
export const someCount = z.exactOptional(count);
export const inches = z.number().check(z.minimum(0), z.maximum(1000));
export const someInches = z.exactOptional(inches);
export const distances = listOf(inches, 0, 60);
export const someDistances = z.exactOptional(distances);
export const degrees = z.number().check(z.minimum(-360), z.maximum(360));
export const share = z.number().check(z.minimum(0), z.maximum(20));

export const manClass = choice(manClasses, 'class');
export const grade = choice(grades, 'grade');
export const rank = choice(nobleRanks, 'rank');
export const horse = choice(horses, 'horse');
export const handWeapon = choice(handWeapons, 'weapon');
export const shooter = choice(shooters, 'shooter');
export const protection: z.ZodMiniType<Protection> = z.literal([1, 2, 3, 4]);
export const weapon: z.ZodMiniType<Weapon> = choice([...weapons], 'weapon');
export const missileWeapon = choice(missileWeapons, 'missile weapon');

const above = z.exactOptional(z.int().check(z.minimum(0), z.maximum(9)));
export const graded: z.ZodMiniType<Graded> = entry({ class: manClass, rank: z.exactOptional(rank), grade, above });
export const classed = entry({ class: manClass, rank: z.exactOptional(rank) });
export const man: z.ZodMiniType<Man> = entry({
  class: manClass,
  rank: z.exactOptional(rank),
  grade,
  above,
  armour: choice(armours, 'armour'),
  shield: yes,
  weapons: listOf(weapon, 0, 6),
  horse: z.exactOptional(horse),
});
