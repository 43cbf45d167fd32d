import { expect, test } from 'vitest';
import { rolled, scripted } from '../../src/dice/index.js';
import {
  type ChargeOutcome,
  type ChargeSituation,
  chargeFractionOdds,
  chargeOdds,
  chargeSituationFaults,
  readyCharge,
  throwCharge,
} from '../../src/rulesets/cady/ancient-medieval/charge-odds.js';
import { ancientMedievalRules } from '../../src/rulesets/cady/ancient-medieval/rules.js';
import { chiSquare, lumped, unfairFrom } from '../dice/chi-square.js';

const behindAFence: ChargeSituation = {
  attacker: { type: 'medium-cavalry', figures: 20 },
  defender: { type: 'medium-infantry', figures: 36 },
  between: { behind: 'fence' },
};
const onArchers: ChargeSituation = {
  attacker: { type: 'heavy-cavalry', figures: 10 },
  defender: { type: 'longbow-light', figures: 12, ranks: 1 },
  between: { through: ['stakes'] },
  fire: { at: 'close' },
  turns: 2,
};
const onPeasants: ChargeSituation = {
  attacker: { type: 'light-cavalry', figures: 12, ranks: 1 },
  defender: { type: 'peasants', figures: 20 },
};
const onSteadyOnes: ChargeSituation = {
  attacker: { type: 'light-infantry', figures: 12 },
  defender: { type: 'men-at-arms', figures: 24 },
};

test('20 medium cavalry on 36 medium infantry behind a fence: the means that can be worked out by hand', () => {
  const { outcomes, stages } = chargeOdds(behindAFence);
  // Nine horses find room on eighteen centimetres of front: a shock each, half of them hits; then 4 of 12 and 6 of 12 faces.
  expect(outcomes.mean(({ attacker }) => attacker.lost)).toBeCloseTo((9 * 4) / 12, 10);
  expect(outcomes.mean(({ defender }) => defender.lost)).toBeCloseTo(9 / 2 + 18 / 2, 10);
  expect(stages.map(({ name }) => name)).toEqual(['three-dice-test', 'fire', 'shock', 'melee', 'morale']);
  expect(stages.find(({ name }) => name === 'shock')?.lost.defender).toBeCloseTo(4.5, 10);
});

test.each([
  ['a fence', behindAFence],
  ['archers behind stakes', onArchers],
  ['a defender that may run', onPeasants],
  ['an attacker that may refuse', onSteadyOnes],
])('the chances of a charge on %s are whole, and sampled as solved', (_, situation) => {
  const { outcomes } = chargeOdds(situation).outcomes;
  expect(outcomes.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
  const samples = 4000;
  const counts = new Map<string, number>();
  const dice = rolled(1066);
  const charge = readyCharge(situation);
  for (let sample = 0; sample < samples; sample++) {
    const key = JSON.stringify(charge(dice));
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const keys = outcomes.map(({ value }) => JSON.stringify(value));
  expect([...counts.keys()].filter(key => !keys.includes(key))).toEqual([]);
  const cells = lumped(
    keys.map(key => counts.get(key) ?? 0),
    outcomes.map(({ probability }) => probability * samples),
  );
  expect(chiSquare(cells.observed, cells.expected)).toBeLessThan(unfairFrom(cells.observed.length - 1));
});

test('in fractions the chances sum to one exactly, and agree with the doubles', () => {
  const exact = chargeFractionOdds(onArchers).outcomes;
  const doubles = chargeOdds(onArchers).outcomes;
  expect(exact.fraction(() => true)).toEqual({ numerator: 1n, denominator: 1n });
  const routs = ({ defender }: ChargeOutcome) => defender.reaction === 'rout';
  expect(exact.probability(routs)).toBeCloseTo(doubles.probability(routs), 12);
});

test('cady/common/shock/after-fire-before-melee: archers wait for close range, and roll only for their lives', () => {
  const archers: ChargeSituation = {
    attacker: { type: 'medium-cavalry', figures: 3, ranks: 1 },
    defender: { type: 'archer-light', figures: 3, ranks: 1 },
    fire: { at: 'close' },
  };
  // The test of the archers; three shots at medium armour, of which one hits; two horses with two shocks each, all of which
  // miss; melee of the archers alone, one of whom falls.
  const dice = scripted([1, 6, 6, 1, 2, 1, 3, 3, 5, 5, 1, 12]);
  const { stages, outcome } = throwCharge(archers, dice);
  const at = (name: string) => stages.find(stage => stage.name === name)!.state;
  expect(at('fire')).toMatchObject({ firedAt: 'close', attacker: { lost: 1 } });
  expect(at('shock').defender.lost).toBe(0);
  expect(outcome).toMatchObject({ attacker: { lost: 1 }, defender: { lost: 1 } });
  dice.done();
});

test('cady/common/charge/attacker-fails: who refuses loses nobody', () => {
  const { outcomes } = chargeOdds(onSteadyOnes);
  // Morale 2 on three dice.
  expect(outcomes.probability(({ charge }) => charge === 'refused')).toBeCloseTo((4 / 6) ** 3, 12);
  for (const { value } of outcomes.outcomes.filter(({ value }) => value.charge === 'refused')) {
    expect([value.attacker.lost, value.defender.lost, value.turns]).toEqual([0, 0, 0]);
  }
});

test('cady/common/charge/caught-fleeing: who runs from horse is caught, a figure for each in contact', () => {
  const caught = chargeOdds(onPeasants).outcomes.outcomes.filter(({ value }) => value.charge !== 'met');
  expect(caught.length).toBeGreaterThan(0);
  for (const { value } of caught) expect([value.charge, value.attacker.lost]).toEqual(['caught', 0]);
});

test('cady/common/three-dice/melee-continues: a melee goes on only while nobody gives way, and then tires both sides', () => {
  const once = chargeOdds(behindAFence).outcomes.probability(({ fighting }) => fighting);
  const twice = chargeOdds({ ...behindAFence, turns: 2 });
  expect(twice.outcomes.probability(({ turns }) => turns === 2)).toBeCloseTo(once, 12);
  const second = twice.stages.find(({ name, turn }) => name === 'melee' && turn === 2);
  expect(second?.because.filter(({ clause }) => clause === 'cady/common/melee/fatigue')).toHaveLength(1);
});

test('cady/common/melee/zero-routs: who is worn out routs whatever comes of the melee', () => {
  const { outcomes } = chargeOdds({
    attacker: { type: 'medium-infantry', figures: 8 },
    defender: { type: 'light-infantry', figures: 12, fatigue: 4 },
  });
  expect(outcomes.probability(({ defender }) => defender.reaction === 'rout')).toBeCloseTo(1, 12);
});

test('pikes and phalanxes strike with more than their first rank, and a testudo takes no shock', () => {
  const lost = (attacker: ChargeSituation['attacker'], defender: ChargeSituation['defender']) =>
    chargeOdds({ attacker, defender }).outcomes.mean(outcome => outcome.defender.lost);
  const infantry = { type: 'medium-infantry', figures: 24 } as const;
  const pikes = { type: 'swiss-pike-medium', figures: 24 } as const;
  expect(lost({ ...pikes, ranks: 3 }, infantry)).toBeGreaterThan(lost({ ...pikes, figures: 8, ranks: 1 }, infantry));
  const hoplites = { type: 'hoplites', figures: 24 } as const;
  expect(lost({ ...hoplites, formation: 'phalanx' }, infantry)).toBeGreaterThan(lost(hoplites, infantry));
  const legion = { type: 'roman-legionary', figures: 24, ranks: 4 } as const;
  const { stages } = chargeOdds({
    attacker: { type: 'heavy-cavalry', figures: 12 },
    defender: { ...legion, formation: 'testudo' },
  });
  expect(stages.find(({ name }) => name === 'shock')?.lost.defender).toBeLessThan(1e-9);
});

test('cady/ancient-medieval/pavise/rule: fire before the melee is a step worse at who comes behind pavises, as far as these go', () => {
  const lost = (pavises: number) => {
    const { stages } = chargeOdds({
      attacker: { type: 'medium-infantry', figures: 16, pavises },
      defender: { type: 'archer-light', figures: 16 },
      fire: { at: 'close' },
    });
    return stages.find(({ name }) => name === 'fire')?.lost.attacker ?? 0;
  };
  expect(lost(0)).toBeGreaterThan(lost(2));
  expect(lost(2)).toBeGreaterThan(lost(4));
  // Four shelter the whole front rank of eight.
  expect(lost(4)).toBeCloseTo(lost(8), 12);
});

test('a situation tells all its faults at once', () => {
  const faults = chargeSituationFaults(
    {
      attacker: { type: 'samurai-infantry', figures: 0 },
      defender: { type: 'medium-infantry', figures: 6, inContact: 7 },
      turns: 0,
      fire: { at: 'close', shots: 9 },
    },
    ancientMedievalRules(),
  );
  expect(faults.map(({ path }) => path)).toEqual([
    'attacker.type',
    'attacker.figures',
    'defender.inContact',
    'turns',
    'fire.shots',
  ]);
  expect(() => chargeOdds({ ...behindAFence, between: { distance: 300 } })).toThrow('between.distance');
  expect(() => chargeOdds({ ...behindAFence, fire: { at: 'close' } })).toThrow('no missile unit');
});
