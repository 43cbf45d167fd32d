/**
 * The vocabulary of troops: what they are, how they were raised, what they carry. Names are the book's; a *class* (A to E) says how
 * troops react, *training* whether they are drilled regulars or barbarians under tribal leaders.
 */

/** Foot, by protection and order: light, light-medium, light-heavy, medium, heavy. */
export const infantryTypes = ['li', 'lmi', 'lhi', 'mi', 'hi'] as const;
/** Horse, by protection and order: light, medium, heavy, extra heavy, super heavy. Camel riders are one of these on camels. */
export const cavalryTypes = ['lc', 'mc', 'hc', 'ehc', 'shc'] as const;
/** What counts by models: one model is eight beasts, vehicles or engines. */
export const modelTypes = ['elephant', 'chariot', 'engine', 'wagon'] as const;

export type InfantryType = (typeof infantryTypes)[number];
export type CavalryType = (typeof cavalryTypes)[number];
export type ModelType = (typeof modelTypes)[number];

/** Every type of troops that the book knows. House rules may make others, each like one of these. */
export type TroopType = InfantryType | CavalryType | ModelType;
export const troopTypes: readonly TroopType[] = [...infantryTypes, ...cavalryTypes, ...modelTypes];

/**
 * Guards, elite, the great bulk, levies and barbarians, the unenthusiastic.
 *
 * @clause wrg/troops/class-a
 * @clause wrg/troops/class-b
 * @clause wrg/troops/class-c
 * @clause wrg/troops/class-d
 * @clause wrg/troops/class-e
 */
export const troopClasses = ['A', 'B', 'C', 'D', 'E'] as const;
export type TroopClass = (typeof troopClasses)[number];

/** Drilled troops under officers, or improvised units and tribes. */
export const trainings = ['regular', 'barbarian'] as const;
export type Training = (typeof trainings)[number];

/** What a figure carries. `sword` is whatever side arm a figure has that has nothing else in hand. */
export const weapons = [
  'kontos',
  'lance',
  'short-spear',
  'long-spear',
  'pike',
  'pilum',
  'heavy-throwing-spear',
  'francisca',
  'javelins',
  'darts',
  'two-handed-axe',
  'two-handed-sword',
  'rhomphaia',
  'bow',
  'sling',
  'staff-sling',
  'crossbow',
  'sword',
] as const;
export type Weapon = (typeof weapons)[number];

/** Engines that throw bolts and stones, by size. */
export const engineKinds = [
  'light-bolt-thrower',
  'heavy-bolt-thrower',
  'light-stone-thrower',
  '30-mina-stone-thrower',
  '1-talent-stone-thrower',
  '3-talent-stone-thrower',
] as const;
export type EngineKind = (typeof engineKinds)[number];

/** What draws an engine: its crew, or beasts. */
export const draughts = ['men', 'mules', 'oxen'] as const;
export type Draught = (typeof draughts)[number];

/** What a fighting man on an elephant or in a chariot is armed with; an armed driver counts as one of them. */
export const crewArms = ['long-spear', 'pike', 'javelins', 'bow', 'driver'] as const;
export type CrewArm = (typeof crewArms)[number];

/** Saints, heroes, creatures of fable and magicians. */
export const creatures = [
  'saint',
  'warrior-saint',
  'moslem-saint',
  'hero',
  'elf',
  'dragon',
  'troll',
  'giant',
  'ent',
  'goblin',
  'demon',
  'crow',
  'basilisk',
  'dwarf',
  'magician',
] as const;
export type Creature = (typeof creatures)[number];

/** What creatures may have besides: a hero's sword, a demon's arms, an axe that is for felling trees. */
export const creatureTraits = ['magic-sword', 'many-arms', 'woodsmens-axes'] as const;
export type CreatureTrait = (typeof creatureTraits)[number];

/**
 * What one body of troops is: all that points, movement, reaction and fighting go by. The figures of a unit are all alike;
 * a sub-unit may be unlike its unit.
 */
export interface Troops {
  /** A type of the book, or one that house rules have made. */
  readonly type: TroopType;
  readonly training: Training;
  readonly class: TroopClass;
  /** What each figure carries besides a sword: one weapon, or two where the book allows the pair. */
  readonly weapons: readonly Weapon[];
  readonly shield: boolean;
  /** Berserkers and the like. */
  readonly fanatic?: boolean;
  /** Riders on camels instead of horses. */
  readonly camels?: boolean;
  /** Foot that rides to battle on horses or camels and dismounts to fight. */
  readonly mounts?: boolean;
  /** Whose army they are of, where a rule asks for it: `roman`, `indian`, `celtic`, `hun`, `arab`, … */
  readonly nation?: string;
  /** Of chariots: horses that draw it. */
  readonly horses?: number;
  /** Of elephants and chariots: the fighting men besides the driver, and the driver himself where he is armed. */
  readonly crew?: readonly CrewArm[];
  /** Of engines: which. */
  readonly engine?: EngineKind;
  /** Of engines: what draws it; unless said men draw the light bolt-thrower, and oxen all others. */
  readonly drawn?: Draught;
  /** Of sword and sorcery: what they are. */
  readonly creature?: Creature;
  readonly traits?: readonly CreatureTrait[];
}
