import type { Dice } from '../../../dice/index.js';
import {
  amountOf,
  type ClauseId,
  defineFactors,
  insist,
  type Reason,
  reasonFor,
  tally,
} from '../../../rulebook/index.js';
import { diceUnit } from '../dice-unit.js';
import { type RaymondRules, raymondRules, type UnitClass } from '../rules.js';
import type { FormationKind } from '../state.js';
import { type StandKind, standKindsOf } from '../troops.js';

/** One side of an attack, as far as the number of dice depends on it. */
export interface Opponent {
  readonly class: UnitClass;
  readonly formation: FormationKind;
}

/** The attack of some stands of one unit on one enemy unit that it touches. */
export interface Attack {
  readonly attacker: Opponent;
  /** The kind of each attacking stand. */
  readonly stands: readonly StandKind[];
  readonly target: Opponent;
  /** The attacker's unit outflanks the target. */
  readonly outflanking?: boolean;
  /** Whose combat value the dice count by that are not a stand's own; the best of the attack unless named. */
  readonly extraDiceOf?: StandKind;
  /** Dice that the ground at the target adds to the set or, negative, takes from it; 0 unless said. */
  readonly terrainDice?: number;
  /** What that ground is called, for the reason. */
  readonly ground?: string;
}

/** The dice of one kind of stand in an attack. */
export interface DiceOfKind {
  readonly kind: StandKind;
  readonly dice: number;
  /** The faces that hit, ascending. */
  readonly faces: readonly number[];
}

/** One set of hand-to-hand dice before it is thrown. */
export interface AttackOdds {
  readonly sides: number;
  /** A lot for each kind of stand, the best combat value first, to be told apart when thrown. */
  readonly lots: readonly DiceOfKind[];
  /** Dice altogether. */
  readonly dice: number;
  /** Expected hits. */
  readonly expected: number;
  readonly because: readonly Reason[];
}

/** What an attack came to. */
export interface AttackResult {
  /** Dice thrown. */
  readonly dice: number;
  readonly hits: number;
  readonly because: readonly Reason[];
}

/** The part of the rules that hand-to-hand dice need. */
export type MeleeRules = Pick<RaymondRules, 'dieSides' | 'factors' | 'melee' | 'stands'>;

/**
 * The dice that an attack gains, of a weapon of its choice, before an attacker that outflanks its target doubles them all.
 *
 * Source: How do you resolve Hand-to-hand Combat?
 *
 * @clause raymond/melee/foot-vs-defensive-mass
 */
export const attackDiceFactors = defineFactors<Attack, MeleeRules>({
  id: 'raymond/attack-dice',
  unit: diceUnit,
  rows: [
    {
      id: 'foot-against-defensive-mass',
      points: ({ melee }) => melee.footVsDefensiveMass,
      clause: 'raymond/melee/foot-vs-defensive-mass',
      says: 'foot against a defensive mass',
      when: ({ attacker, target }) => attacker.class === 'foot' && target.formation === 'defensive mass',
    },
  ],
});

/**
 * The dice that an attack gains or loses when all others are counted and doubled.
 *
 * Source: How do you resolve Hand-to-hand Combat?
 *
 * @clause raymond/melee/terrain-effects-agreed
 */
export const attackGroundFactors = defineFactors<Attack, MeleeRules>({
  id: 'raymond/attack-ground-dice',
  unit: diceUnit,
  rows: [
    {
      id: 'terrain',
      clause: 'raymond/melee/terrain-effects-agreed',
      says: ({ ground }) => `the ground at the target${ground === undefined ? '' : `, ${ground}`}`,
      when: ({ terrainDice = 0 }) => terrainDice,
    },
  ],
});

/**
 * The dice of an attack and what each must show. A stand throws one die, or more where its kind is good against such an
 * enemy (`raymond/ruling/defensive-mass-dice`, `raymond/ruling/single-stands-in-line`); foot adds dice against a defensive mass,
 * of a weapon of its choice (`raymond/ruling/extra-dice-weapon`); all of that is doubled by an attacker that outflanks its
 * target. What the players agreed about terrain comes last: it takes dice off the worst combat values first, and never below
 * none (`raymond/ruling/melee-terrain-dice`).
 *
 * Source: How do you resolve Hand-to-hand Combat?
 *
 * @throws RuleViolation when no stand attacks, when `extraDiceOf` names a kind that does not, when a unit that is not on foot
 * attacks from a defensive mass, or when `terrainDice` is no whole number.
 * @clause raymond/melee/base-dice
 * @clause raymond/melee/defensive-mass-vs-mounted
 * @clause raymond/melee/foot-vs-defensive-mass
 * @clause raymond/melee/cavalry-vs-line
 * @clause raymond/melee/outflank-doubles
 * @clause raymond/melee/combat-values
 * @clause raymond/melee/mixed-dice
 * @clause raymond/melee/defensive-mass-not-outflanked
 * @clause raymond/melee/terrain-effects-agreed
 */
export function attackOdds(attack: Attack, rules: MeleeRules = raymondRules()): AttackOdds {
  insistOnAttack(attack);
  const { stands } = attack;
  const { dieSides: sides, melee } = rules;
  const because: Reason[] = [];
  const kinds = standKindsOf(rules)
    .filter(kind => stands.includes(kind))
    .sort((a, b) => rules.stands[b].combatValue - rules.stands[a].combatValue);
  const dice = new Map<StandKind, number>();
  for (const kind of kinds) {
    const each = dicePerStand(kind, attack, rules);
    if (each !== undefined) because.push(each.reason);
    dice.set(kind, stands.filter(stand => stand === kind).length * (each?.dice ?? melee.dicePerStand));
  }
  const change = (number: number) => {
    const extra = attack.extraDiceOf ?? kinds[0];
    if (number < 0) takeOff(-number, kinds, dice);
    else if (extra !== undefined) dice.set(extra, (dice.get(extra) ?? 0) + number);
  };
  const gained = tally(attackDiceFactors, attack, rules);
  change(gained.total);
  because.push(...gained.because);
  if (outflanks(attack)) {
    for (const [kind, number] of dice) dice.set(kind, number * melee.outflankingMultiplier);
    const effect = `dice × ${melee.outflankingMultiplier}`;
    because.push(reasonFor('raymond/melee/outflank-doubles', 'outflanks its target', effect));
  }
  const ground = tally(attackGroundFactors, attack, rules);
  change(ground.total);
  because.push(...ground.because);
  const lots = kinds.map(kind => ({ kind, dice: dice.get(kind) ?? 0, faces: facesOf(kind, rules) }));
  return {
    sides,
    lots,
    dice: lots.reduce((sum, lot) => sum + lot.dice, 0),
    expected: lots.reduce((sum, lot) => sum + (lot.dice * lot.faces.length) / sides, 0),
    because,
  };
}

/**
 * Throws one set of hand-to-hand dice whose odds are known: lot by lot, as many dice as there are in each.
 *
 * @returns the hits scored
 * @clause raymond/melee/one-attack-per-enemy-unit
 * @clause raymond/melee/mixed-dice
 */
export function throwAttack({ sides, lots }: Pick<AttackOdds, 'sides' | 'lots'>, dice: Dice): number {
  return dice.total(lots.map(({ dice, faces }) => ({ dice, sides, faces })));
}

/**
 * One attack: all its dice thrown as one set. Every die that shows the combat value of its stand or less is a hit.
 *
 * Source: How do you resolve Hand-to-hand Combat?
 *
 * @throws RuleViolation as `attackOdds`.
 * @clause raymond/melee/combat-values
 * @clause raymond/melee/one-attack-per-enemy-unit
 */
export function attack(situation: Attack, dice: Dice, rules: MeleeRules = raymondRules()): AttackResult {
  const odds = attackOdds(situation, rules);
  return { dice: odds.dice, hits: throwAttack(odds, dice), because: odds.because };
}

/** Dice of each stand of a kind where they are not one, and why. */
function dicePerStand(
  kind: StandKind,
  { attacker, target }: Attack,
  { melee, stands }: MeleeRules,
): { readonly dice: number; readonly reason: Reason } | undefined {
  const { title, like } = stands[kind];
  const better = (dice: number, clause: ClauseId, why: string) => ({
    dice,
    reason: reasonFor(clause, `${title} ${why}`, `${diceText(dice)} per stand`),
  });
  const { defensiveMassVsMounted: braced, horseVsLine: ridden } = melee;
  const bracing = attacker.formation === 'defensive mass' ? braced.stands : braced.inAnyFormation;
  if (target.class === 'mounted' && bracing.includes(like)) {
    const clause = 'raymond/melee/defensive-mass-vs-mounted';
    return better(braced.dicePerStand, clause, `in a ${attacker.formation} against mounted`);
  }
  if (target.class !== 'mounted' && target.formation === 'line' && ridden.stands.includes(like)) {
    return better(ridden.dicePerStand, 'raymond/melee/cavalry-vs-line', 'against unmounted in line');
  }
  return undefined;
}

/** A defensive mass has no flank to turn. */
function outflanks({ outflanking = false, target }: Attack): boolean {
  return outflanking && target.formation !== 'defensive mass';
}

/** Takes dice away, those of the worst combat value first. */
function takeOff(number: number, bestFirst: readonly StandKind[], dice: Map<StandKind, number>): void {
  let left = number;
  for (const kind of [...bestFirst].reverse()) {
    const there = dice.get(kind) ?? 0;
    const off = Math.min(left, there);
    dice.set(kind, there - off);
    left -= off;
  }
}

function facesOf(kind: StandKind, { dieSides, stands }: MeleeRules): number[] {
  return Array.from({ length: Math.min(dieSides, stands[kind].combatValue) }, (_, at) => at + 1);
}

function insistOnAttack({ attacker, stands, extraDiceOf, terrainDice = 0 }: Attack): void {
  insist(stands.length > 0, () => ({
    path: 'stands',
    clause: 'raymond/melee/base-dice',
    problem: 'no stand attacks',
    mend: 'name the kind of each attacking stand',
  }));
  insist(extraDiceOf === undefined || stands.includes(extraDiceOf), () => ({
    path: 'extraDiceOf',
    clause: 'raymond/melee/foot-vs-defensive-mass',
    problem: `no ${extraDiceOf} stand is in the attack`,
    mend: `name one of ${[...new Set(stands)].join(', ')}`,
  }));
  insist(attacker.class === 'foot' || attacker.formation !== 'defensive mass', () => ({
    path: 'attacker.formation',
    clause: 'raymond/formation/defensive-mass-foot-only',
    problem: 'only foot stands in a defensive mass',
    mend: 'give a line or a mass',
  }));
  insist(Number.isInteger(terrainDice), () => ({
    path: 'terrainDice',
    clause: 'raymond/melee/terrain-effects-agreed',
    problem: `${terrainDice} is no number of dice`,
    mend: 'give a whole number, negative to take dice away',
  }));
}

function diceText(dice: number): string {
  return amountOf(dice, diceUnit);
}
