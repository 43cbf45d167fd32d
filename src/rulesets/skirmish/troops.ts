import { protections } from './book/levels.js';

export { protections };

/** The words that a man is described with. */

/** General skill, from the best to the worst. */
export const grades = ['A', 'B', 'C', 'D', 'E'] as const;
export type Grade = (typeof grades)[number];

/** What a man is, from the highest to the lowest; a cleric stands outside. */
export const manClasses = ['knight', 'sergeant', 'peasant', 'cleric'] as const;
export type ManClass = (typeof manClasses)[number];

/** Ranks of nobles above a plain knight, rising. A count is an earl. */
export const nobleRanks = ['baron', 'viscount', 'earl', 'duke', 'king'] as const;
export type NobleRank = (typeof nobleRanks)[number];

/** A level of protection: 1 is the best, 4 is none. */
export type Protection = (typeof protections)[number];

/** What a man wears. A mail shirt stands for jacks and aketons too. */
export const armours = ['full-plate', 'full-mail', 'mail-and-plate', 'mail-shirt-or-jack', 'no-armour'] as const;
export type Armour = (typeof armours)[number];

/** What is struck with, from the longest to the shortest. */
export const handWeapons = [
  'pike',
  'light-lance',
  'heavy-lance',
  'spear',
  'bill',
  'halberd',
  'glaive',
  'javelin',
  'sword',
  'two-handed-club',
  'two-handed-axe',
  'one-handed-axe',
  'mace',
  'maul',
  'knife',
  'dagger',
  'improvised',
] as const;
export type HandWeapon = (typeof handWeapons)[number];

/** What men shoot and throw. */
export const missileWeapons = ['javelin', 'shortbow', 'longbow', 'sling', 'crossbow', 'handgun'] as const;
export type MissileWeapon = (typeof missileWeapons)[number];

/** Whatever a man carries to fight with. */
export const weapons = [...handWeapons, ...missileWeapons.filter(each => each !== 'javelin')] as const;
export type Weapon = HandWeapon | MissileWeapon;

/** Everything that shoots: what men carry, and what crews serve. */
export const shooters = [...missileWeapons, 'engine', 'bombard'] as const;
export type Shooter = (typeof shooters)[number];

/** What is dropped from ramparts. */
export const droppedLoads = ['rock', 'oil', 'lead'] as const;
export type DroppedLoad = (typeof droppedLoads)[number];

/** A horse, with armour of its own or without. */
export const horses = ['barded', 'unbarded'] as const;
export type Horse = (typeof horses)[number];

/** A man as a retinue lists him; what befalls him is no part of it. */
export interface Man {
  readonly class: ManClass;
  /** The rank of a noble; a knight without one is a plain knight. */
  readonly rank?: NobleRank;
  readonly grade: Grade;
  /** Grades above A that a knight has won in campaigns: 1 for A1. */
  readonly above?: number;
  readonly armour: Armour;
  readonly shield?: boolean;
  readonly weapons: readonly Weapon[];
  /** The horse that is his, ridden or led. */
  readonly horse?: Horse;
}

/** What a man goes by in a rule that asks for no more of him. */
export type Graded = Pick<Man, 'class' | 'rank' | 'grade' | 'above'>;
