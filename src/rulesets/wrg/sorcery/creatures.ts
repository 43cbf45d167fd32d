import {
  type ClauseId,
  counted,
  insist,
  meant,
  type Reason,
  reasonFor,
  type Violation,
} from '../../../rulebook/index.js';
import { isTroopType, type TroopRules } from '../rules/army/sheets.js';
import type { CreatureRow } from '../rules/optional/sorcery.js';
import { type WrgRules, wrgRules } from '../rules.js';
import type { Creature, Troops, TroopType } from '../troops.js';
import { type CreatureKind, creatureKinds } from './kinds.js';

/** The part of the rules that sword and sorcery needs. */
export type SorceryRulesPart = { readonly optional: Pick<WrgRules['optional'], 'sorcery'> };

/** Troops, as far as it matters which creature they are, if any. */
export type OfCreature = Pick<Troops, 'creature'>;

/** Whether troops are one of some creatures. */
export function isCreature({ creature }: OfCreature, ...which: readonly Creature[]): boolean {
  return creature !== undefined && which.includes(creature);
}

/** Whether a figure is one man and not twenty: a saint, a hero, a magician. */
export function isLoneMan({ creature }: OfCreature): boolean {
  return creature !== undefined && creatureKinds[creature].stands === 'man';
}

/**
 * Whether a body counts as a unit where units are counted: a single man only by `wrg/ruling/lone-figures-as-units`, dragons and giants
 * always.
 *
 * @clause wrg/sorcery/dragon
 * @clause wrg/sorcery/giants
 */
export function countsAsUnit(troops: OfCreature, { optional }: SorceryRulesPart = wrgRules()): boolean {
  return optional.sorcery.loneUnits || !isLoneMan(troops);
}

/**
 * Whether troops are unnatural beasts, who keep out of a zone of sanctity and vanish before a spell (`wrg/ruling/mythical-beasts`).
 *
 * @clause wrg/sorcery/saint
 */
export function isMythical({ creature }: OfCreature, { optional }: SorceryRulesPart = wrgRules()): boolean {
  return creature !== undefined && optional.sorcery.mythical.includes(creature);
}

/**
 * Whether troops are men, whom a saint abashes: never beasts; elves and dwarves, or goblins and the like too, as `wrg/ruling/whom-saints-abash` has it.
 *
 * @clause wrg/sorcery/saint-effect
 */
export function areMen({ creature }: OfCreature, { optional }: SorceryRulesPart = wrgRules()): boolean {
  if (creature === undefined || creatureKinds[creature].stands === 'man') return true;
  return optional.sorcery.saints.peoplesAbashed.includes(creature);
}

/**
 * Whether creatures make a side that of chaos, so that no saint appears for it (`wrg/ruling/creatures-of-chaos`).
 *
 * @clause wrg/sorcery/saint-effect
 */
export function areOfChaos({ creature }: OfCreature, { optional }: SorceryRulesPart = wrgRules()): boolean {
  if (creature === undefined) return false;
  const { chaos } = creatureKinds[creature];
  return chaos === 'only' || (chaos === 'usually' && optional.sorcery.chaos === 'usually');
}

const rows: { readonly [C in Creature]: CreatureRow } = {
  saint: 'saint',
  'warrior-saint': 'warrior-saint',
  'moslem-saint': 'moslem-saint',
  hero: 'hero',
  elf: 'elf-infantry',
  dragon: 'dragon',
  troll: 'troll',
  giant: 'giant',
  ent: 'ent',
  goblin: 'goblin-or-orc',
  demon: 'demon',
  crow: 'tame-crow',
  basilisk: 'basilisk',
  dwarf: 'dwarf',
  magician: 'magician',
};

const clauses: { readonly [C in Creature]: ClauseId } = {
  saint: 'wrg/sorcery/saint',
  'warrior-saint': 'wrg/sorcery/warrior-saint',
  'moslem-saint': 'wrg/sorcery/moslem-saint',
  hero: 'wrg/sorcery/hero',
  elf: 'wrg/sorcery/elves',
  dragon: 'wrg/sorcery/dragon',
  troll: 'wrg/sorcery/trolls',
  giant: 'wrg/sorcery/giants',
  ent: 'wrg/sorcery/ents',
  goblin: 'wrg/sorcery/goblins',
  demon: 'wrg/sorcery/demons',
  crow: 'wrg/sorcery/crows',
  basilisk: 'wrg/sorcery/basilisk',
  dwarf: 'wrg/sorcery/dwarves',
  magician: 'wrg/sorcery/magician',
};

/** The clause that a creature is of. */
export function clauseOfCreature(creature: Creature): ClauseId {
  return clauses[creature];
}

/** The row of the chart: elves on horses and goblins on wolves have one of their own. */
export function creatureRow(creature: Creature, type: TroopType): CreatureRow {
  if (creature === 'elf' && type === 'hc') return 'elf-heavy-cavalry';
  if (creature === 'goblin' && type === 'lc') return 'goblin-wolf-rider';
  return rows[creature];
}

/** What a creature is on the table and in the list. */
export interface CreatureFigure {
  readonly title: string;
  readonly points: number;
  /** The type that it moves as. */
  readonly moves: string;
  /** The type that it is hit as. */
  readonly hitAs: string;
  /** Figures that each figure fights as. */
  readonly fightsAs: number;
  readonly because: readonly Reason[];
}

/**
 * What a creature is: its price, as what it moves and is hit, and as how many it fights.
 *
 * Source: Sword and Sorcery.
 *
 * @param type of which it is, where it may be of several; a hero is of any, so his has to be named
 * @throws RuleViolation for a type that there is none of, and for a hero without one
 * @clause wrg/sorcery/saint-unarmed
 * @clause wrg/sorcery/warrior-saint
 * @clause wrg/sorcery/moslem-saint
 * @clause wrg/sorcery/dragon-move-fight
 * @clause wrg/sorcery/trolls
 * @clause wrg/sorcery/giants
 * @clause wrg/sorcery/ents
 * @clause wrg/sorcery/goblins
 * @clause wrg/sorcery/basilisk
 * @clause wrg/sorcery/dwarves
 * @clause wrg/sorcery/magician
 */
export function creatureFigure(
  { creature, type }: { readonly creature: Creature; readonly type?: TroopType },
  rules: SorceryRulesPart = wrgRules(),
): CreatureFigure {
  const kind = creatureKinds[creature];
  const own = type ?? (creature === 'hero' ? undefined : kind.types[0]);
  insist(own !== undefined && kind.types.includes(own), () => ({
    path: 'type',
    clause: clauseOfCreature(creature),
    problem: own === undefined ? `a ${kind.title} has no type of his own` : `${kind.title} of type ${own}`,
    mend: own === undefined ? `name one of ${kind.types.join(', ')}` : meant(own, kind.types),
  }));
  const { points, movement } = rules.optional.sorcery.prices[creatureRow(creature, own)];
  const moves = movement ?? own;
  return {
    title: kind.title,
    points,
    moves,
    hitAs: kind.hitAs ?? own,
    fightsAs: fightsAs({ creature }, rules),
    because: [
      reasonFor(
        clauseOfCreature(creature),
        kind.title,
        `${counted(points, 'point')}, moves as ${moves}, is hit as ${kind.hitAs ?? own}`,
      ),
    ],
  };
}

/**
 * Points of one figure.
 *
 * @clause wrg/sorcery/elves
 * @clause wrg/sorcery/hero
 * @clause wrg/sorcery/demons
 * @clause wrg/sorcery/crows
 */
export function creaturePoints(creature: Creature, type: TroopType, rules: SorceryRulesPart = wrgRules()): number {
  return rules.optional.sorcery.prices[creatureRow(creature, likeOf(creature, type))].points;
}

/** Whether a body of creatures pays command points (`wrg/ruling/creatures-and-command-points`). */
export function paysCommand({ creature }: OfCreature, rules: SorceryRulesPart = wrgRules()): boolean {
  return creature === undefined || creatureKinds[creature].stands === 'units' || rules.optional.sorcery.allPayCommand;
}

/**
 * As how many figures one fights hand to hand.
 *
 * @clause wrg/sorcery/dragon-move-fight
 * @clause wrg/sorcery/giants
 */
export function fightsAs({ creature }: OfCreature, { optional }: SorceryRulesPart = wrgRules()): number {
  const { dragons, giants } = optional.sorcery;
  if (creature === 'dragon') return dragons.fightsAs;
  return creature === 'giant' ? giants.fightsAs : 1;
}

/**
 * As how many figures one suffers, hand to hand and by missiles: as many as it fights as (`wrg/ruling/what-kills-a-beast`).
 *
 * @clause wrg/sorcery/dragon-move-fight
 * @clause wrg/sorcery/giants
 */
export function suffersAs(troops: OfCreature, rules: SorceryRulesPart = wrgRules()): number {
  return rules.optional.sorcery.manyLives ? fightsAs(troops, rules) : 1;
}

/**
 * Men that take a figure off the table: one alone where a figure that is one man falls by his first casualty
 * (`wrg/ruling/lone-figure-losses`).
 *
 * @param usual of any other figure.
 * @clause wrg/sorcery/warrior-saint
 */
export function menOf(troops: OfCreature, usual: number, rules: SorceryRulesPart = wrgRules()): number {
  if (isLoneMan(troops) && rules.optional.sorcery.mortal) return 1;
  return usual * suffersAs(troops, rules);
}

/** The printed type behind that of a creature. */
function likeOf(creature: Creature, type: TroopType): TroopType {
  const { hitAs, types } = creatureKinds[creature];
  return hitAs === null ? type : (types[0] ?? type);
}

/** Creatures as they are on the table: of the type that is made for them, where their list says what they move as. */
export function creatureType<Of extends Pick<Troops, 'type' | 'creature'>>(troops: Of, rules: TroopRules): Of {
  const { creature } = troops;
  if (creature === undefined || creatureKinds[creature].hitAs === null) return troops;
  return isTroopType(creature, rules) ? { ...troops, type: creature } : troops;
}

/** What troops of a kind and a type may carry; `null` anything. */
function weaponsOfKind({ weapons, ofType }: CreatureKind, type: TroopType): CreatureKind['weapons'] {
  return ofType?.[type] ?? weapons;
}

/** What a creature has that its list does not say: the weapons of its kind, and whether it is fanatic. */
export function creatureKit({
  creature,
  type,
  weapons,
  shield,
  traits,
}: Pick<Troops, 'creature' | 'type' | 'weapons' | 'shield' | 'traits'>): Pick<
  Troops,
  'weapons' | 'shield' | 'fanatic'
> {
  if (creature === undefined) return { weapons, shield };
  const kind = creatureKinds[creature];
  const [first = []] = weaponsOfKind(kind, type) ?? [];
  return {
    weapons: weapons.length === 0 ? first : weapons,
    // Demons are as goblins, but those who have arms enough.
    shield: kind.shield ?? (shield && (creature !== 'demon' || traits?.includes('many-arms') === true)),
    ...(kind.fanatic ? { fanatic: true } : {}),
  };
}

/**
 * Everything that is wrong with creatures as a list has them.
 *
 * Source: Sword and Sorcery.
 *
 * @param troops as the list has them, by the printed type.
 * @clause wrg/sorcery/elves
 * @clause wrg/sorcery/dragon
 * @clause wrg/sorcery/trolls
 * @clause wrg/sorcery/giants
 * @clause wrg/sorcery/goblins
 * @clause wrg/sorcery/demons
 */
export function creatureFaults(troops: Troops & { readonly figures: number }, path = 'troops'): readonly Violation[] {
  const { creature, type, training, class: grade, figures } = troops;
  if (creature === undefined) return [];
  const kind = creatureKinds[creature];
  const clause = clauseOfCreature(creature);
  const faults: Violation[] = [];
  const wrong = (field: string, problem: string, mend: string) =>
    faults.push({ path: `${path}.${field}`, clause, problem, mend });
  if (!kind.types.includes(type)) wrong('type', `${kind.title} of type ${type}`, meant(type, kind.types));
  if (kind.training !== null && training !== kind.training) {
    wrong('training', `${kind.title} that are ${training}s`, `make them "${kind.training}"`);
  }
  if (kind.class !== null && grade !== kind.class) {
    wrong('class', `${kind.title} of class ${grade}`, `make them class ${kind.class}`);
  }
  const carried = creatureKit(troops).weapons;
  const allowed = weaponsOfKind(kind, type);
  if (allowed !== null && !allowed.some(each => each.join() === carried.join())) {
    const open = allowed.map(each => (each.length === 0 ? 'nothing' : each.join(' and '))).join(' or ');
    wrong('weapons', `${kind.title} with ${carried.join(' and ')}`, `give them ${open}`);
  }
  if (kind.stands !== 'units' && figures !== 1) {
    wrong('figures', `${counted(figures, 'figure')} of ${kind.title} in a body`, 'give each its own place in the list');
  }
  if (troops.shield && kind.shield === false) wrong('shield', `${kind.title} with shields`, 'write "shield": false');
  return faults;
}
