import type { TargetColumn } from '../rules/army/sheets.js';
import {
  type Creature,
  cavalryTypes,
  infantryTypes,
  type Training,
  type TroopClass,
  type TroopType,
  type Weapon,
} from '../troops.js';

/** What a creature is, apart from its price. */
export interface CreatureKind {
  readonly title: string;
  /** `man`: his figure is one man; `alone`: each is a unit by itself; `units`: they must be organised into them. */
  readonly stands: 'man' | 'alone' | 'units';
  /** Whether it fights for chaos and nobody else, usually, or never. */
  readonly chaos: 'only' | 'usually' | 'never' | null;
  /** Types that it may be of; the first is the usual one. */
  readonly types: readonly TroopType[];
  /** As what it is hit, where that is not as its type. */
  readonly hitAs: TargetColumn | null;
  readonly training: Training | null;
  readonly class: TroopClass | null;
  /** What it may carry; `null` anything. Without a choice it carries the first. */
  readonly weapons: readonly (readonly Weapon[])[] | null;
  /** What those of a type carry, where that is not what others of the kind may. */
  readonly ofType?: { readonly [Type in TroopType]?: readonly (readonly Weapon[])[] };
  readonly shield: boolean | null;
  readonly fanatic: boolean;
}

const usual = {
  stands: 'units',
  chaos: null,
  hitAs: null,
  training: null,
  class: null,
  weapons: null,
  shield: null,
  fanatic: false,
} as const satisfies Partial<CreatureKind>;

const wild = { training: 'barbarian', class: 'D' } as const;
const axes = [['two-handed-axe']] as const;
const spears = [['long-spear'], ['short-spear']] as const;
const goblin = {
  ...usual,
  chaos: 'only',
  training: 'barbarian',
  class: 'E',
  shield: false,
  fanatic: true,
} as const;

/**
 * What the creatures of the book are: as whom they move, are hit and react, what they carry, and on whose side they are found.
 *
 * Source: Sword and Sorcery.
 */
export const creatureKinds: { readonly [C in Creature]: CreatureKind } = {
  saint: { ...usual, title: 'saint', stands: 'man', chaos: 'never', types: ['mi'], weapons: [[]], shield: false },
  'warrior-saint': {
    ...usual,
    title: 'warrior saint',
    stands: 'man',
    chaos: 'never',
    types: ['shc'],
    weapons: [['kontos']],
  },
  'moslem-saint': {
    ...usual,
    title: 'moslem saint',
    stands: 'man',
    chaos: 'never',
    types: ['mi'],
    weapons: [[]],
    shield: false,
  },
  hero: { ...usual, title: 'hero', stands: 'man', types: [...infantryTypes, ...cavalryTypes] },
  elf: {
    ...usual,
    title: 'elves',
    types: ['li', 'lmi', 'hi', 'hc'],
    weapons: [['bow']],
    ofType: { lmi: spears, hi: spears, hc: [['lance'], ['javelins']] },
  },
  dragon: {
    ...usual,
    ...wild,
    title: 'dragon',
    stands: 'alone',
    chaos: 'usually',
    types: ['shc'],
    weapons: [['kontos']],
  },
  troll: { ...usual, ...wild, title: 'trolls', chaos: 'only', types: ['hi'], hitAs: 'shc', weapons: axes },
  giant: {
    ...usual,
    ...wild,
    title: 'giant',
    stands: 'alone',
    chaos: 'usually',
    types: ['mi'],
    hitAs: 'hi',
    weapons: axes,
  },
  ent: { ...usual, ...wild, title: 'ents', types: ['lmi'], hitAs: 'shc', weapons: axes },
  goblin: { ...goblin, title: 'goblins', types: ['lmi', 'lc'], weapons: [['bow']] },
  demon: { ...goblin, title: 'demons', types: ['lmi'], shield: null },
  crow: { ...usual, title: 'tame crows', chaos: 'usually', types: ['lc'], weapons: [[]], shield: true },
  basilisk: { ...usual, title: 'basilisks', chaos: 'usually', types: ['hi'], hitAs: 'shc', weapons: [[]] },
  dwarf: { ...usual, title: 'dwarves', types: ['hi'] },
  magician: { ...usual, title: 'magician', stands: 'man', types: ['mi'], weapons: [[]], shield: false },
};
