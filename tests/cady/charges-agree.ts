import { expect, test } from 'vitest';
import { type Dice, logged, rolled, scripted } from '../../src/dice/index.js';
import {
  announced,
  type ChargeOutcome,
  solveCharge,
  throwStages,
} from '../../src/rulesets/cady/common/engagement/charge.js';
import { forecastStages } from '../../src/rulesets/cady/common/engagement/forecast.js';
import type { ChargeProcedure } from '../../src/rulesets/cady/common/engagement/procedure.js';
import type { RangeThird } from '../../src/rulesets/cady/common/fighting/defensive-fire.js';
import { figuresInContact } from '../../src/rulesets/cady/common/turn/fighting/shock.js';
import { leftInTouchedFiles, noteFallen } from '../../src/rulesets/cady/common/turn/fighting/touched-files.js';
import type { TurnRules } from '../../src/rulesets/cady/common/turn/rules.js';
import type { Contact, FieldState, FieldUnit } from '../../src/rulesets/cady/common/turn/state.js';
import { placedOf } from '../../src/rulesets/cady/common/turn/units.js';
import { ranksOf } from '../../src/table/index.js';

/** A charge as it is asked, as far as every period says it alike. */
export interface ChargeAsked<Type extends string> {
  readonly attacker: UnitAsked<Type>;
  readonly defender: UnitAsked<Type>;
  readonly between: { readonly distance: number };
  readonly fire?: { readonly at: RangeThird };
}

interface UnitAsked<Type extends string> {
  readonly type: Type;
  readonly figures: number;
  readonly ranks: number;
  readonly fatigue: number;
  readonly hurt: boolean;
  readonly failedBefore: boolean;
  readonly pushedBack: boolean;
  readonly ledBySupremeCommander: boolean;
}

/** A unit as it is set down. */
export interface SetDown<Type extends string> {
  readonly id: 'blue-1' | 'red-1';
  readonly type: Type;
  readonly figures: number;
  readonly formation: string;
  readonly at: readonly [number, number];
  readonly be: Pick<FieldUnit, 'files' | 'gap' | 'failedTest' | 'pushedBack' | 'fatigue'> & {
    readonly strength: number;
    readonly general: boolean;
  };
}

/** Two units on a table, the one ordered to charge the other. */
export interface Game<Type extends string> {
  readonly state: FieldState<FieldUnit & { readonly type: Type }>;
  /** Plays the turn after its orders, phase by phase. */
  play(turn: {
    readonly dice: Dice;
    readonly command: { ask(request: Asking): never; askAll(requests: readonly Asking[]): never[] };
    readonly tell: (event: { readonly kind: string; readonly outcome?: unknown }) => void;
    readonly afterPhase: (id: string) => void;
  }): void;
}

interface Asking {
  readonly kind: string;
  readonly thirds?: readonly string[];
}

/** What the law needs of a period. */
export interface PeriodOfCharges<Type extends string> {
  readonly rules: TurnRules;
  /** The types that charge and are charged, and the figures on a stand of one. */
  readonly types: readonly Type[];
  readonly standOf: (type: Type) => number;
  readonly setUp: (pieces: readonly SetDown<Type>[], order: string) => Game<Type>;
  readonly procedure: (charge: ChargeAsked<Type>) => ChargeProcedure;
  readonly faults: (charge: ChargeAsked<Type>) => readonly object[];
}

/** A charge that was played on the table. */
interface Played {
  readonly situation: object;
  readonly procedure: ChargeProcedure;
  /** What fell up to the end of the movement, and until the turn was over. */
  readonly moving: readonly number[];
  readonly faces: readonly number[];
  readonly outcome: Pick<ChargeOutcome, 'charge' | 'attacker' | 'defender'>;
  /** Sides of which nobody is left to obey anything. */
  readonly gone: readonly ('attacker' | 'defender')[];
}

const sides = ['attacker', 'defender'] as const;
const thirds = ['far', 'middle', 'close'] as const;

/**
 * The turn, the odds and the forecast of a charge are one function: random charges are played on the table, and the dice that fell
 * there are thrown once more in the stages that `chargeOdds` solves. `ENGAGEMENTS` says how many.
 */
export function chargesAgree<Type extends string>(period: PeriodOfCharges<Type>, usual: number): void {
  const engagements = Number(process.env.ENGAGEMENTS ?? usual);
  let known: readonly Played[] | undefined;
  const playedCharges = (): readonly Played[] => {
    known ??= Array.from({ length: engagements * 2 }, (_, seed) => played(seed + 1, period) ?? [])
      .flat()
      .slice(0, engagements);
    return known;
  };

  test('cady/common/shock/after-fire-before-melee: charges on the table fall out die for die as the odds have them', () => {
    let met = 0;
    for (const { procedure, situation, moving, faces, outcome, gone } of playedCharges()) {
      const parted = outcome.charge === 'refused' || outcome.charge === 'escaped';
      const script = scripted(parted ? moving : faces);
      const thrown = throwStages(procedure, 1, script).outcome;
      const why = JSON.stringify({ situation, outcome, thrown });
      expect(() => script.done(), why).not.toThrow();
      expect(thrown.charge, why).toBe(outcome.charge);
      // Whoever has not met may shoot and be shot at afterwards: that is no part of a charge.
      if (parted) continue;
      met++;
      for (const side of sides) {
        expect(thrown[side].lost, why).toBe(outcome[side].lost);
        if (!gone.includes(side)) expect(thrown[side].reaction, why).toBe(outcome[side].reaction);
      }
    }
    expect(met).toBeGreaterThan(engagements / 2);
    expect(playedCharges().filter(({ procedure }) => procedure.fire !== undefined).length).toBeGreaterThan(10);
  });

  test('what charges on the table cost is sampled as the odds have it solved, and expected as the bots forecast it', () => {
    const sum = { off: { attacker: 0, defender: 0 }, variance: { attacker: 0, defender: 0 } };
    for (const { procedure, outcome } of playedCharges()) {
      const { outcomes } = solveCharge(procedure, 1, announced());
      const { lost } = forecastStages(procedure);
      for (const side of sides) {
        const of = (each: ChargeOutcome) => each[side].lost;
        expect(lost[side]).toBeCloseTo(outcomes.mean(of), 9);
        if (outcome.charge !== 'met') continue;
        const met = outcomes.probability(({ charge }) => charge === 'met');
        const mean = outcomes.mean(each => (each.charge === 'met' ? of(each) : 0)) / met;
        sum.off[side] += outcome[side].lost - mean;
        sum.variance[side] += outcomes.mean(each => (each.charge === 'met' ? (of(each) - mean) ** 2 : 0)) / met;
      }
    }
    // In standard deviations: beyond four of them once in sixteen thousand runs.
    for (const side of sides) {
      expect(sum.variance[side]).toBeGreaterThan(0);
      expect(Math.abs(sum.off[side]) / Math.sqrt(sum.variance[side])).toBeLessThan(4);
    }
  });
}

/** A random charge, played; `undefined` where the question of it would not be allowed, or lies in what stays off the table. */
function played<Type extends string>(seed: number, period: PeriodOfCharges<Type>): Played | undefined {
  const { rules } = period;
  const chance = rolled(seed * 7919 + 13);
  // Nearer than this they are in melee range of each other, and nobody charges.
  const distance = 1 + chance.roll(44);
  const pieces = [
    { id: 'blue-1' as const, ...drawnUp(chance, period), at: [150, 60] as const },
    { id: 'red-1' as const, ...drawnUp(chance, period), at: [150, 60 + distance] as const },
  ];
  const { state, play } = period.setUp(pieces, 'CH N full');
  const unitIn = (id: SetDown<Type>['id']) => state.units[id]!;
  const [attacker, defender] = [unitIn('blue-1'), unitIn('red-1')];
  const [ours, theirs] = [asked(attacker, rules), asked(defender, rules)];
  const before = { attacker: ours, defender: theirs, between: { distance } };
  if (period.faults(before).length > 0) return undefined;
  const dice = logged(rolled(seed));
  const shown = () => dice.rolls().flatMap(each => each.shown);
  const situation = meantToFire(before, thirds[chance.roll(3) - 1] ?? 'middle', period);
  let moving: readonly number[] = [];
  let contact: Partial<Pick<ChargeProcedure, 'contact'>> = {};
  const told: unknown[] = [];
  play({
    dice,
    command: answering(situation.fire?.at),
    tell: event => event.kind === 'charge' && told.push(event.outcome),
    afterPhase(id) {
      if (id !== 'movement') return;
      moving = shown();
      if (state.contacts.length > 0) contact = measured(structuredClone([attacker, defender] as const), rules);
    },
  });
  const reactionOf = ({ gone, mustDo }: FieldUnit) => (gone === 'routed' ? 'rout' : (mustDo ?? 'no-effect'));
  return {
    situation,
    procedure: { ...period.procedure(situation), ...contact },
    moving,
    faces: shown(),
    outcome: {
      charge: courseOf(told),
      attacker: { lost: ours.figures - attacker.figures, reaction: reactionOf(attacker) },
      defender: { lost: theirs.figures - defender.figures, reaction: reactionOf(defender) },
    },
    gone: [
      ...(attacker.figures === 0 ? (['attacker'] as const) : []),
      ...(defender.figures === 0 ? (['defender'] as const) : []),
    ],
  };
}

function courseOf(told: readonly unknown[]): ChargeOutcome['charge'] {
  if (told.includes('refused')) return 'refused';
  if (told.includes('caught')) return 'caught';
  return told.includes('got-away') ? 'escaped' : 'met';
}

/** A charge whose defender means to fire at this third of its range if it may, else at the farthest it may; what it means is settled before any die. */
function meantToFire<Type extends string>(
  charge: ChargeAsked<Type>,
  wanted: RangeThird,
  { faults }: PeriodOfCharges<Type>,
): ChargeAsked<Type> {
  const ways = [wanted, ...thirds].map(at => ({ ...charge, fire: { at } }));
  return ways.find(way => faults(way).length === 0) ?? charge;
}

/** Both sides do nothing but meet the charge, at a third of their range. */
function answering(at: RangeThird | undefined): Parameters<Game<string>['play']>[0]['command'] {
  const askAll = (requests: readonly Asking[]): never[] =>
    requests.map((request): never => {
      if (request.kind !== 'meet-charge') return { go: false, accept: false } as never;
      const third = request.thirds?.find(each => each === at);
      if (third === undefined) throw new Error(`${at} is none of ${request.thirds?.join(', ')}`);
      return { at: third } as never;
    });
  return { askAll, ask: request => askAll([request])[0]! };
}

/** Some unit in whole ranks, with some past. */
function drawnUp<Type extends string>(chance: Dice, { types, standOf }: PeriodOfCharges<Type>) {
  const type = types[chance.roll(types.length) - 1]!;
  const [files, ranks] = [1 + chance.roll(4), chance.roll(3)];
  const figures = files * ranks * standOf(type);
  return {
    type,
    figures,
    formation: 'LB',
    be: {
      files,
      gap: 0,
      strength: figures + (chance.roll(3) === 1 ? 2 : 0),
      failedTest: chance.roll(4) === 1,
      pushedBack: chance.roll(6) === 1,
      fatigue: chance.roll(3) === 1 ? chance.roll(6) : 0,
      general: chance.roll(9) === 1,
    },
  };
}

function asked<Type extends string>(unit: FieldUnit & { readonly type: Type }, rules: TurnRules): UnitAsked<Type> {
  const { type, figures, fatigue, strength, failedTest, pushedBack, general } = unit;
  const ranks = ranksOf(placedOf(unit, rules));
  const past = { hurt: figures < strength, failedBefore: failedTest, pushedBack, ledBySupremeCommander: general };
  return { type, figures, ranks, fatigue, ...past };
}

/** Figures in contact as the table has them where the two have met, however many are left. */
function measured(
  [attacker, defender]: readonly [FieldUnit, FieldUnit],
  rules: TurnRules,
): Pick<ChargeProcedure, 'contact'> {
  return {
    contact(left) {
      const ours = { ...attacker, figures: left.attacker };
      const theirs = { ...defender, figures: left.defender };
      const met = { attacker: figuresInContact(ours, theirs, rules), defender: figuresInContact(theirs, ours, rules) };
      // Whom the shock has taken nobody replaces from beside.
      const edges = { edgeOfA: 'front', edgeOfB: 'front' } as const;
      const contact: Contact = { a: attacker.id, b: defender.id, ...edges, since: 0, attackers: [], run: {} };
      const fallen = { unit: structuredClone(defender), enemy: attacker, contact };
      const state = { turn: 1 } as FieldState;
      noteFallen(fallen, { lost: defender.figures - left.defender, by: 'shock' }, state, { rules, tell: () => {} });
      const there = Math.min(met.defender, leftInTouchedFiles(defender, contact));
      return there === 0 ? { attacker: 0, defender: 0 } : { ...met, defender: there };
    },
  };
}
