import { expect, test } from 'vitest';
import { type Dice, logged, rolled, scripted } from '../../src/dice/index.js';
import {
  type ChargeOutcome,
  type ChargeSituation,
  type ChargeUnit,
  chargeSituationFaults,
} from '../../src/rulesets/cady/ancient-medieval/charge-odds.js';
import { chargeProcedure } from '../../src/rulesets/cady/ancient-medieval/engagement/procedure.js';
import { ancientPhases } from '../../src/rulesets/cady/ancient-medieval/phases.js';
import { ancientMedievalRules } from '../../src/rulesets/cady/ancient-medieval/rules.js';
import type { AncientUnit } from '../../src/rulesets/cady/ancient-medieval/state.js';
import type { AncientContext } from '../../src/rulesets/cady/ancient-medieval/terms.js';
import type { TroopType } from '../../src/rulesets/cady/ancient-medieval/troops.js';
import { announced, solveCharge, throwStages } from '../../src/rulesets/cady/common/engagement/charge.js';
import { forecastStages } from '../../src/rulesets/cady/common/engagement/forecast.js';
import type { ChargeProcedure } from '../../src/rulesets/cady/common/engagement/procedure.js';
import { resolveFlight } from '../../src/rulesets/cady/common/fighting/charge-test.js';
import { figuresInContact } from '../../src/rulesets/cady/common/turn/fighting/shock.js';
import { placedOf } from '../../src/rulesets/cady/common/turn/units.js';
import { ranksOf } from '../../src/table/index.js';
import { type Game, order, setUp, unitIn } from '../ancient-medieval/table-top.js';

/**
 * The turn, the odds and the forecast of a charge are one function: random charges are played on the table, and the dice that fell
 * there are thrown once more in the stages that `chargeOdds` solves. Ten thousand of them:
 *
 *   ENGAGEMENTS=10000 npx vitest run tests/cady/one-charge.test.ts --testTimeout 10000000
 *
 * What has no place in a question stays off the table: what is thrown on the way in, the Mongols' terror, bowmen who have the
 * charger out of their arc, ragged ranks, and flights that end within a hair of the pursuer.
 */
const engagements = Number(process.env.ENGAGEMENTS ?? 60);
const rules = ancientMedievalRules();
const types = Object.values(rules.troops)
  .filter(({ type, individual, class: kind, melee, morale, traits }) => {
    if (individual || kind === 'artillery' || melee === null || morale === null || type.includes('mongol'))
      return false;
    return !traits.some(trait => trait === 'war-wagon' || trait === 'samurai' || trait === 'berserker');
  })
  .map(({ type }) => type);

/** A charge that was played on the table. */
interface Played {
  readonly situation: ChargeSituation;
  readonly procedure: ChargeProcedure;
  /** What fell up to the end of the movement, and until the turn was over. */
  readonly moving: readonly number[];
  readonly faces: readonly number[];
  readonly outcome: Pick<ChargeOutcome, 'charge' | 'attacker' | 'defender'>;
  /** Sides of which nobody is left to obey anything. */
  readonly gone: readonly ('attacker' | 'defender')[];
}

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
    for (const side of ['attacker', 'defender'] as const) {
      expect(thrown[side].lost, why).toBe(outcome[side].lost);
      if (!gone.includes(side)) expect(thrown[side].reaction, why).toBe(outcome[side].reaction);
    }
  }
  expect(met).toBeGreaterThan(engagements / 2);
});

test('what charges on the table cost is sampled as the odds have it solved, and expected as the bots forecast it', () => {
  const sum = { off: { attacker: 0, defender: 0 }, variance: { attacker: 0, defender: 0 } };
  for (const { procedure, outcome } of playedCharges()) {
    const { outcomes } = solveCharge(procedure, 1, announced());
    const { lost } = forecastStages(procedure);
    for (const side of ['attacker', 'defender'] as const) {
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
  for (const side of ['attacker', 'defender'] as const) {
    expect(sum.variance[side]).toBeGreaterThan(0);
    expect(Math.abs(sum.off[side]) / Math.sqrt(sum.variance[side])).toBeLessThan(4);
  }
});

let known: readonly Played[] | undefined;

function playedCharges(): readonly Played[] {
  known ??= Array.from({ length: engagements * 2 }, (_, seed) => played(seed + 1) ?? [])
    .flat()
    .slice(0, engagements);
  return known;
}

/** A random charge, played; `undefined` where the question of it would not be allowed, or lies in what stays off the table. */
function played(seed: number): Played | undefined {
  const chance = rolled(seed * 7919 + 13);
  const distance = 14 + chance.roll(26);
  const pieces = [
    { id: 'blue-1', ...drawnUp(chance), at: [150, 60] as const },
    { id: 'red-1', ...drawnUp(chance), at: [150, 60 + distance] as const },
  ];
  const game = setUp({ pieces, level: 'intermediate', size: [300, 250] });
  const [attacker, defender] = [unitIn(game.state, 'blue-1'), unitIn(game.state, 'red-1')];
  const [ours, theirs] = [asked(attacker), asked(defender)];
  const before: ChargeSituation = { attacker: ours, defender: theirs, between: { distance } };
  if (chargeSituationFaults(before, rules).length > 0 || isNarrowEscape(before)) return undefined;
  order(game, { 'blue-1': 'CH N full' });
  const dice = logged(rolled(seed));
  const shown = () => dice.rolls().flatMap(each => each.shown);
  const situation = meantToFire(before, thirds[chance.roll(3) - 1] ?? 'middle');
  const turn = playTurn(game, dice, situation.fire?.at, shown);
  const reactionOf = ({ gone, mustDo }: AncientUnit) => (gone === 'routed' ? 'rout' : (mustDo ?? 'no-effect'));
  return {
    situation,
    procedure: { ...chargeProcedure(situation, rules), ...(turn.met === null ? {} : measured(turn.met)) },
    moving: turn.moving,
    faces: shown(),
    outcome: {
      charge: turn.charge,
      attacker: { lost: ours.figures - attacker.figures, reaction: reactionOf(attacker) },
      defender: { lost: theirs.figures - defender.figures, reaction: reactionOf(defender) },
    },
    gone: [
      ...(attacker.figures === 0 ? (['attacker'] as const) : []),
      ...(defender.figures === 0 ? (['defender'] as const) : []),
    ],
  };
}

const thirds = ['far', 'middle', 'close'] as const;

/** A charge whose defender means to fire at this third of its range if it may, else at the farthest it may; what it means is settled before any die. */
function meantToFire(charge: ChargeSituation, wanted: (typeof thirds)[number]): ChargeSituation {
  const ways = [wanted, ...thirds].map((at): ChargeSituation => ({ ...charge, fire: { at } }));
  return ways.find(way => chargeSituationFaults(way, rules).length === 0) ?? charge;
}

/** Some unit in whole ranks, with some past. */
function drawnUp(chance: Dice) {
  const type = types[chance.roll(types.length) - 1] as TroopType;
  const [files, ranks] = [1 + chance.roll(4), chance.roll(3)];
  const figures = files * ranks * rules.troops[type].stand.figures;
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
      carried: { pila: 0, javelins: 0, axes: 0, caltrops: 0, stakes: 0, pavises: 0 },
    },
  };
}

function asked(unit: AncientUnit): ChargeUnit {
  const { type, figures, fatigue, strength, failedTest, pushedBack, general } = unit;
  const ranks = ranksOf(placedOf(unit, rules));
  const past = { hurt: figures < strength, failedBefore: failedTest, pushedBack, ledBySupremeCommander: general };
  return { type, figures, ranks, fatigue, ...past };
}

/** On the table a runner is caught within melee range already. */
function isNarrowEscape({ attacker, defender, between }: ChargeSituation): boolean {
  const gap = between?.distance ?? 0;
  const flight = { ...chargeProcedure({ attacker, defender, between: { distance: gap } }, rules).flight };
  const caught = (from: number) =>
    resolveFlight({ ...flight, gap: from, attackersInContact: 1, defenders: 1 }, rules).caught;
  return caught(gap) !== caught(gap - 2 * rules.table.meleeRange);
}

/** Plays the turn from the movement to morale: what both did before they met, and where they met. */
function playTurn(
  { state, scenario }: Game,
  dice: Dice,
  at: NonNullable<ChargeSituation['fire']>['at'] | undefined,
  shown: () => readonly number[],
) {
  let moving: readonly number[] = [];
  let met: readonly [AncientUnit, AncientUnit] | null = null;
  const told: string[] = [];
  const command: AncientContext['command'] = {
    ask: request => command.askAll([request])[0] as never,
    askAll: requests =>
      requests.map(request => {
        if (request.kind !== 'meet-charge') return { go: false, accept: false } as never;
        const third = request.thirds.find(each => each === (at === 'middle' ? 'mid' : at));
        if (third === undefined) throw new Error(`${at} is none of ${request.thirds.join(', ')}`);
        return { at: third } as never;
      }),
  };
  const tell: AncientContext['tell'] = event => {
    if (event.kind === 'charge') told.push(event.outcome);
  };
  for (const phase of ancientPhases.slice(1)) {
    phase.run(state, { dice, rules, scenario, turn: state.turn, command, tell, reveal: () => {} });
    if (phase.id !== 'movement') continue;
    moving = shown();
    if (state.contacts.length === 0) continue;
    met = [structuredClone(unitIn(state, 'blue-1')), structuredClone(unitIn(state, 'red-1'))];
  }
  const charge: ChargeOutcome['charge'] = told.includes('refused')
    ? 'refused'
    : told.includes('caught')
      ? 'caught'
      : told.includes('got-away')
        ? 'escaped'
        : 'met';
  return { moving, met, charge };
}

/** Figures in contact as the table has them where the two have met, however many are left. */
function measured([attacker, defender]: readonly [AncientUnit, AncientUnit]): Pick<ChargeProcedure, 'contact'> {
  return {
    contact(left) {
      const ours = { ...attacker, figures: left.attacker };
      const theirs = { ...defender, figures: left.defender };
      return {
        attacker: figuresInContact(ours, theirs, rules),
        defender: figuresInContact(theirs, ours, rules),
      };
    },
  };
}
