import { type Dice, type Distribution, distribution } from '../../../dice/index.js';
import { counted, insist, type Reason, reasonFor, type Violation } from '../../../rulebook/index.js';
import { type WrgRules, wrgRules } from '../rules.js';
import type { SorceryRulesPart } from './creatures.js';

/** What the twelve spells do, in their order. */
export const spells = [
  'vanish',
  'fly',
  'stone',
  'invisible',
  'heart',
  'dread',
  'arrows',
  'quarrel',
  'frog',
  'banish',
  'forget',
  'uphill',
] as const;
export type Spell = (typeof spells)[number];

/** The spell of a number; `undefined` where there is none. */
export function spellOf(number: number): Spell | undefined {
  return spells[number - 1];
}

/** Points of a period at which spells are cast. */
export const castingPoints = ['before-movement', 'before-shooting', 'before-combat', 'at-the-end'] as const;
export type CastingPoint = (typeof castingPoints)[number];

/** A magician who wants to cast a spell. */
export interface Casting {
  /** Of the spell that he nominates. */
  readonly number: number;
  /** Paces to his target. */
  readonly distance: number;
  readonly sees?: boolean;
  /** He rests after another spell, or is a frog. */
  readonly kept?: 'rests' | 'frog';
  /** He has cast one in this period. */
  readonly castBefore?: boolean;
}

/**
 * What keeps a magician from casting; nothing where he may. Spells may be cast before movement begins, or at any point of the period.
 *
 * @clause wrg/sorcery/magician
 * @clause wrg/sorcery/spell-timing
 * @clause wrg/sorcery/spell-rest
 */
export function castingFaults(
  { number, distance, sees = true, kept, castBefore = false }: Casting,
  { optional }: SorceryRulesPart = wrgRules(),
): readonly Violation[] {
  const { last, reach, inSight, onePerPeriod } = optional.sorcery.spells;
  const faults: Violation[] = [];
  if (!Number.isInteger(number) || number < 1 || number > last) {
    const problem = `there is no spell ${number}`;
    faults.push({ path: 'number', clause: 'wrg/sorcery/spell-list', problem, mend: `nominate one of 1 to ${last}` });
  }
  if (distance > reach) {
    const problem = `a target ${counted(Math.round(distance), 'pace')} off`;
    faults.push({ path: 'distance', clause: 'wrg/sorcery/magician', problem, mend: `choose one within ${reach}` });
  }
  if (!sees && inSight) {
    const problem = 'a target that he does not see';
    faults.push({ path: 'sees', clause: 'wrg/sorcery/magician', problem, mend: 'choose one in view' });
  }
  if (kept !== undefined) {
    const clause = kept === 'rests' ? 'wrg/sorcery/spell-rest' : 'wrg/sorcery/spell-list';
    const problem = kept === 'rests' ? 'he has to rest' : 'he is a frog';
    faults.push({ path: 'kept', clause, problem, mend: 'wait until he can cast again' });
  }
  if (castBefore && onePerPeriod) {
    const problem = 'he has cast a spell in this period';
    faults.push({ path: 'castBefore', clause: 'wrg/sorcery/spell-timing', problem, mend: 'wait for the next period' });
  }
  return faults;
}

/** What came of casting a spell. */
export interface SpellCast {
  readonly nominated: number;
  readonly minus: number;
  readonly plus: number;
  /** The number that the dice have led to; `null` where there is no such spell. */
  readonly number: number | null;
  readonly because: readonly Reason[];
}

/** The rules that casting a spell needs. */
export type SpellRules = SorceryRulesPart & Pick<WrgRules, 'fighting'>;

/**
 * Casts a spell: its number is nominated, two regular dice are thrown, one minus and one plus, and the number is changed by them
 * (`wrg/ruling/spell-dice`); what lies beyond the list is nothing, or its nearest spell (`wrg/ruling/beyond-the-twelve-spells`).
 *
 * @throws RuleViolation for a number that is no spell’s.
 * @clause wrg/sorcery/spell-procedure
 */
export function castSpell(nominated: number, dice: Dice, { optional, fighting }: SpellRules = wrgRules()): SpellCast {
  const { last, nearest, wholeDifference } = optional.sorcery.spells;
  insist(Number.isInteger(nominated) && nominated >= 1 && nominated <= last, () => ({
    path: 'nominated',
    clause: 'wrg/sorcery/spell-list',
    problem: `there is no spell ${nominated}`,
    mend: `nominate one of 1 to ${last}`,
  }));
  const { average } = fighting.casualties.dice;
  const minus = dice.marked(average);
  const plus = dice.marked(average);
  const difference = wholeDifference ? plus - minus : Math.sign(plus - minus);
  const led = nominated + difference;
  const within = Math.min(last, Math.max(1, led));
  const number = within === led || nearest ? within : null;
  const effect = number === null ? 'no spell at all' : `spell ${number}`;
  return {
    nominated,
    minus,
    plus,
    number,
    because: [
      reasonFor('wrg/sorcery/spell-procedure', `spell ${nominated} nominated, dice −${minus} +${plus}`, effect),
    ],
  };
}

/** How likely each spell is to come of one that is nominated; `null` is none. */
export function spellOdds(nominated: number, rules: SpellRules = wrgRules()): Distribution<number | null> {
  return distribution(dice => castSpell(nominated, dice, rules).number);
}

/** Whom a spell falls upon. */
export interface SpellTarget {
  /** An unnatural beast (`isMythical`). */
  readonly mythical?: boolean;
  /** A magician of the other side. */
  readonly hostileMagician?: boolean;
  /** One figure: there is nobody to quarrel with. */
  readonly single?: boolean;
}

/** What a spell does. */
export interface SpellEffect {
  readonly spell: Spell;
  /** To whom: the magician himself, or his target. */
  readonly whom: 'magician' | 'target';
  /** What happens: it may turn out as another does. */
  readonly does: Spell | 'sneezes' | 'nothing';
  /** For how many periods; `null` where it happens at once or for good. */
  readonly periods: number | null;
  /** Of a reaction test that it calls for. */
  readonly points?: number;
  readonly because: readonly Reason[];
}

/**
 * What a spell does to whom, and for how long. Number 10 makes unnatural beasts vanish, a hostile magician a frog, and others sneeze.
 *
 * @throws RuleViolation for a number that is no spell’s.
 * @clause wrg/sorcery/spell-list
 */
export function spellEffect(
  number: number,
  { mythical = false, hostileMagician = false, single = false }: SpellTarget = {},
  { optional }: SorceryRulesPart = wrgRules(),
): SpellEffect {
  const spell = spellOf(number);
  insist(spell !== undefined, () => ({
    path: 'number',
    clause: 'wrg/sorcery/spell-list',
    problem: `there is no spell ${number}`,
    mend: 'give one of 1 to 12',
  }));
  const { stone, invisible, heart, dread, arrows, quarrel, frog, sneezing, forgetful, uphill } =
    optional.sorcery.spells;
  const on = (whom: 'magician' | 'target', does: SpellEffect['does'], periods: number | null, points?: number) => ({
    spell,
    whom,
    does,
    periods,
    ...(points === undefined ? {} : { points }),
    because: [reasonFor('wrg/sorcery/spell-list', `spell ${number}`, doing[does])],
  });
  switch (spell) {
    case 'vanish':
      return on('magician', 'vanish', null);
    case 'fly':
      return on('magician', 'fly', null);
    case 'stone':
      return on('target', 'stone', stone);
    case 'invisible':
      return on('target', 'invisible', invisible);
    case 'heart':
      return on('target', 'heart', null, heart);
    case 'dread':
      return on('target', 'dread', null, dread);
    case 'arrows':
      return on('target', 'arrows', arrows.lasts === 'period' ? 1 : null);
    case 'quarrel':
      return single ? on('target', 'nothing', null) : on('target', 'quarrel', quarrel.periods);
    case 'frog':
      return on('magician', 'frog', frog.periods);
    case 'banish':
      if (mythical) return on('target', 'banish', null);
      return hostileMagician ? on('target', 'frog', frog.periods) : on('target', 'sneezes', sneezing);
    case 'forget':
      return on('target', 'forget', forgetful);
    case 'uphill':
      return on('target', 'uphill', uphill);
  }
}

const doing: { readonly [D in SpellEffect['does']]: string } = {
  vanish: 'the magician vanishes for good',
  fly: 'the magician flies through the air',
  stone: 'turned to stone',
  invisible: 'invisible',
  heart: 'a reaction test in good heart',
  dread: 'a reaction test in dread',
  arrows: 'arrows turn round',
  quarrel: 'fights among itself',
  frog: 'a frog',
  banish: 'vanishes in blue smoke',
  forget: 'forgets its orders',
  uphill: 'moves as if up a steep hill',
  sneezes: 'sneezes, disorganised',
  nothing: 'nothing',
};

/**
 * The last period in which a spell lasts: a spell cast after the moves counts from the next one (`wrg/ruling/spell-periods`).
 *
 * @param cast the period in which it was cast, and when in it.
 * @clause wrg/sorcery/spell-timing
 */
export function lastsUntil(
  periods: number,
  { period, at }: { readonly period: number; readonly at: CastingPoint },
  { optional }: SorceryRulesPart = wrgRules(),
): number {
  const counts = at === 'before-movement' || !optional.sorcery.spells.wholePeriods;
  return period + periods - (counts ? 1 : 0);
}

/**
 * The last period in which a magician rests after a spell; the one of the spell itself where he need not.
 *
 * @clause wrg/sorcery/spell-rest
 */
export function restsUntil(
  { nominated, number }: Pick<SpellCast, 'nominated' | 'number'>,
  period: number,
  { optional }: SorceryRulesPart = wrgRules(),
): number {
  const { rest } = optional.sorcery.spells;
  const of = rest.of === 'cast' ? number : nominated;
  return of !== null && rest.after.includes(of) ? period + rest.periods : period;
}
