import { expect, test } from 'vitest';
import * as ancient from '../../src/rulesets/cady/ancient-medieval/index.js';
import { chargeOdds, musketBook, musketRules } from '../../src/rulesets/cady/musket/index.js';
import { doing, move, phase, setUp } from '../ancient-medieval/table-top.js';

/** Twenty guards, whose charge goes 40 cm, on a column of rifles: more shocks than figures they touch. */
const guards = { type: 'guard', figures: 20, ranks: 2, inContact: 8 } as const;
const column = { type: 'rifles', figures: 18, ranks: 3, inContact: 6 } as const;

const mostShocked = (distance: number, rules = musketRules()) => {
  const charge = { attacker: guards, defender: column, between: { distance }, fire: { at: 'hold' } } as const;
  const shock = chargeOdds(charge, rules).stages.find(({ name }) => name === 'shock');
  return Math.max(...(shock?.states.outcomes.map(({ value }) => value.defender.lost) ?? []));
};

test('cady/common/shock/next-figure: in contact at a centimetre, a charge of its whole reach has one left for those behind', () => {
  expect(mostShocked(40)).toBe(mostShocked(20));
  const baseToBase = musketRules(musketBook.with({ rulings: { 'cady/ruling/melee-range': 'base-to-base' } }));
  expect(mostShocked(40, baseToBase)).toBeLessThan(mostShocked(20, baseToBase));
});

test('cady/common/melee/zero-routs: whose enemy falls to shock to the last was not attacked, and nobody has fought', () => {
  const spent = {
    attacker: { type: 'regulars', figures: 24, fatigue: 12 },
    defender: { type: 'light-lancers', figures: 1 },
  } as const;
  const { outcomes } = chargeOdds({ ...spent, between: { distance: 20 } });
  const shocked = outcomes.outcomes.filter(({ value }) => value.defender.lost === 1 && value.turns === 0);
  expect(shocked.map(({ value }) => value.attacker)).toEqual([{ lost: 0, reaction: 'no-effect' }]);
  const fought = outcomes.outcomes.filter(({ value }) => value.turns === 1 && value.attacker.lost < 24);
  expect(new Set(fought.map(({ value }) => value.attacker.reaction))).toEqual(new Set(['rout']));
});

test('cady/common/melee/zero-routs: who was shot at on its way was attacked, whoever is left before it', () => {
  const spent = {
    attacker: { type: 'regulars', figures: 24, fatigue: 12 },
    defender: { type: 'rifles', figures: 1 },
  } as const;
  const { outcomes } = chargeOdds({ ...spent, between: { distance: 20 }, fire: { at: 'close' } });
  const shocked = outcomes.outcomes.filter(({ value }) => value.charge === 'met' && value.turns === 0);
  expect(shocked.length).toBeGreaterThan(0);
  expect(new Set(shocked.map(({ value }) => value.attacker.reaction))).toEqual(new Set(['rout']));
});

const horseOnFoot = {
  attacker: { type: 'medium-cavalry', figures: 15, ranks: 2 },
  defender: { type: 'medium-infantry', figures: 10, ranks: 2 },
} as const;

test('cady/common/definition/melee-range: nobody charges from where figures fight already', () => {
  const refusal =
    /between\.distance: 1 cm off, .+ more than 1 cm, .+melee that goes on \[cady\/common\/definition\/melee-range]/;
  expect(() => chargeOdds({ attacker: guards, defender: column, between: { distance: 1 } })).toThrow(refusal);
  expect(() => ancient.chargeOdds({ ...horseOnFoot, between: { distance: 1 } })).toThrow(refusal);
  expect(() => ancient.chargeOdds({ ...horseOnFoot, between: { distance: 1.001 } })).not.toThrow();
});

test.each([
  [1, []],
  [1.001, ['met']],
])('cady/common/definition/melee-range: %d cm off, as on the table, so in the odds', (gap, charges) => {
  const game = setUp({
    level: 'intermediate',
    pieces: [
      { id: 'blue-1', type: 'medium-infantry', at: [100, 60], figures: 10, formation: 'LB' },
      { id: 'red-1', type: 'medium-cavalry', at: [100, 60 + gap], figures: 15, formation: 'LB' },
    ],
  });
  const { of } = move(game, { 'red-1': 'CH S full' }, { seed: 1 });
  expect(of('charge').map(({ outcome }) => outcome)).toEqual(charges);
  expect(game.state.contacts).toMatchObject([{ a: 'blue-1', b: 'red-1' }]);
  const shocked = doing(game, { seed: 3 }, context => phase('shock').run(game.state, context)).of('shock');
  expect(shocked.map(({ unit, dice }) => [unit, dice])).toEqual(charges.map(() => ['red-1', 0]));
});
