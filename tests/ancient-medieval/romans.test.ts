import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distribution, rolled, usingScript } from '../../src/dice/index.js';
import { RuleViolation } from '../../src/rulebook/index.js';
import {
  ancientMedievalTroopTypes,
  centuryFaults,
  decimated,
  entrenchmentDug,
  legionaryWorks,
  mayRejoin,
  type PilaVolley,
  pilaVolley,
  standsAlone,
  testudo,
  testudoFaults,
} from '../../src/rulesets/cady/ancient-medieval/index.js';
import { binomial, expectSampledAsSolved } from '../cady/sampled.js';
import { ancientMedievalRulesUnder } from '../rules-under.js';

const reading = (ruling: string, choice: string) => ancientMedievalRulesUnder({ rulings: { [ruling]: choice } });
const volley = (more: Partial<PilaVolley> = {}): PilaVolley => ({
  ranks: [{ figures: 4, distance: 3 }],
  target: 'medium-infantry',
  targetFigures: 12,
  ...more,
});

describe('Roman legionaries', () => {
  it('throw, lock shields, dig and set stakes; other Romans do nothing of it [cady/ancient-medieval/romans/pilum-carriers] [cady/ancient-medieval/romans/cavalry-limits] [cady/ancient-medieval/romans/auxiliaries-generic] [cady/ancient-medieval/definition/pilum]', () => {
    const none = { pila: false, testudo: false, digs: false, stakes: false };
    expect(legionaryWorks('roman-legionary')).toEqual({ pila: true, testudo: true, digs: true, stakes: true });
    for (const type of ['roman-auxiliary', 'roman-cavalry', 'roman-bow-light'] as const) {
      expect(legionaryWorks(type)).toEqual(none);
    }
  });

  it('a pilum hits on 4 and 6 of a ten-sided die whatever the armor [cady/ancient-medieval/romans/pilum-odds] [cady/ancient-medieval/definition/missile-fire]', () => {
    for (const target of ['peasants', 'medium-cavalry', 'men-at-arms', 'heavy-cavalry'] as const) {
      const thrown = usingScript([4, 6, 5, 10], dice => pilaVolley(volley({ target }), dice));
      expect(thrown).toMatchObject({ dice: 4, hits: 2, lost: 2 });
    }
  });

  it('the second rank throws too if it is near enough, a third does not [cady/ancient-medieval/romans/pilum-second-rank]', () => {
    const near = { figures: 2, distance: 3 };
    const ranks = [{ figures: 2, distance: 1 }, near, near];
    expect(usingScript([4, 1, 6, 1], dice => pilaVolley(volley({ ranks }), dice)).lost).toBe(2);
    const far = [
      { figures: 2, distance: 2 },
      { figures: 2, distance: 3.5 },
    ];
    expect(usingScript([4, 1], dice => pilaVolley(volley({ ranks: far }), dice)).dice).toBe(2);
    const step = reading('cady/ruling/pilum-second-rank', 'one');
    const rule = volley({ ranks: [{ figures: 0, distance: 1 }, near] });
    expect(usingScript([4, 6], dice => pilaVolley(rule, dice, step)).lost).toBe(1);
  });

  it('a volley at a third of the figures costs them a melee point next turn, a smaller one nothing [cady/ancient-medieval/romans/pilum-encumbers]', () => {
    const four = usingScript([1, 1, 1, 1], dice => pilaVolley(volley(), dice));
    expect(four.encumbered).toEqual({ points: 1, when: 'next-turn' });
    const few = usingScript([1, 1, 1, 1], dice => pilaVolley(volley({ targetFigures: 13 }), dice));
    expect(few.encumbered.points).toBe(0);
    const now = reading('cady/ruling/pilum-next-turn', 'this-melee');
    expect(usingScript([1, 1, 1, 1], dice => pilaVolley(volley(), dice, now)).encumbered.when).toBe('this-turn');
  });

  it('solved, a volley is a binomial; rolled, it agrees', () => {
    const rule = (dice: Parameters<typeof pilaVolley>[1]) => pilaVolley(volley(), dice).lost;
    for (let lost = 0; lost <= 4; lost++) {
      expect(distribution(rule).probability(lost)).toBeCloseTo(binomial(4, lost, 1 / 5), 12);
    }
    expectSampledAsSolved(rule, 44);
  });

  it('a volley never takes more than it throws or than are there', () => {
    const rank = fc.record({ figures: fc.nat(20), distance: fc.integer({ min: 0, max: 5 }) });
    fc.assert(
      fc.property(fc.array(rank, { maxLength: 3 }), fc.nat(36), fc.integer(), (ranks, targetFigures, seed) => {
        const { dice, lost } = pilaVolley(volley({ ranks, targetFigures }), rolled(seed));
        expect(lost).toBeLessThanOrEqual(Math.min(dice, targetFigures));
        expect(dice).toBeLessThanOrEqual(ranks.slice(0, 2).reduce((sum, { figures }) => sum + figures, 0));
      }),
    );
  });

  it('a testudo is a full block at least four deep [cady/ancient-medieval/romans/testudo-shape] [cady/ancient-medieval/definition/testudo]', () => {
    const shape = { type: 'roman-legionary', ranks: 4, files: 6, figures: 24 } as const;
    expect(testudoFaults(shape)).toEqual([]);
    expect(testudoFaults({ ...shape, ranks: 3, files: 8 }).map(({ path }) => path)).toEqual(['ranks']);
    expect(testudoFaults({ ...shape, figures: 23 }).map(({ path }) => path)).toEqual(['figures']);
  });

  it('only legionaries form one [cady/ancient-medieval/romans/testudo-who]', () => {
    for (const type of ancientMedievalTroopTypes) {
      const faults = testudoFaults({ type, ranks: 4, files: 4, figures: 16 });
      expect(faults).toHaveLength(type === 'roman-legionary' ? 0 : 1);
    }
  });

  it('it takes a third of a turn and moves 8 cm, proof against missiles and shock [cady/ancient-medieval/romans/testudo-forming-cost] [cady/ancient-medieval/romans/testudo-speed] [cady/ancient-medieval/romans/testudo-missiles] [cady/ancient-medieval/romans/testudo-no-shock]', () => {
    expect(testudo({ move: 24 })).toMatchObject({ formingThirds: 1, move: 8, missiles: 'immune', shocksLost: null });
    expect(() => testudo({ move: -1 })).toThrow(RuleViolation);
  });

  it('each digs a centimetre in a turn without anything else [cady/ancient-medieval/romans/entrench]', () => {
    const unit = { type: 'roman-legionary', figures: 20 } as const;
    expect(entrenchmentDug(unit).cm).toBe(20);
    for (const busy of ['moves', 'melees', 'fires', 'setsStakes'] as const) {
      expect(entrenchmentDug({ ...unit, [busy]: true }).cm).toBe(0);
    }
    expect(entrenchmentDug({ ...unit, type: 'roman-auxiliary' }).cm).toBe(0);
  });

  it('a cohort of at most 36 divides into centuries of at most eight [cady/ancient-medieval/romans/cohort-size] [cady/ancient-medieval/sheet/chariot-for-centuries]', () => {
    const cohort = { type: 'roman-legionary', figures: 36, centuries: [8, 8, 8, 8, 4] } as const;
    expect(centuryFaults(cohort)).toEqual([]);
    expect(centuryFaults({ ...cohort, centuries: [9, 9, 9, 9] })).toHaveLength(4);
    expect(centuryFaults({ ...cohort, centuries: [8, 8] })).toHaveLength(1);
    expect(centuryFaults({ ...cohort, figures: 40, centuries: [8, 8, 8, 8, 8] })).toHaveLength(1);
    expect(centuryFaults({ ...cohort, type: 'hoplites' })).toHaveLength(1);
    expect(centuryFaults(cohort, reading('cady/ruling/roman-century-size', 'six-to-eight'))).toHaveLength(1);
  });

  it('a century out of touch is a unit of its own [cady/ancient-medieval/romans/century-independent]', () => {
    expect(standsAlone({ cohort: 'I', inContact: false })).toBe(true);
    expect(standsAlone({ cohort: 'I', inContact: true })).toBe(false);
  });

  it('it joins again those it was divided from [cady/ancient-medieval/romans/century-rejoin]', () => {
    const first = { cohort: 'I', inContact: false };
    expect(mayRejoin({ century: first, other: { cohort: 'I', inContact: true } })).toBe(true);
    expect(mayRejoin({ century: first, other: { cohort: 'II', inContact: true } })).toBe(false);
  });

  it('who turns his back on weak enemies is decimated [cady/ancient-medieval/romans/decimation]', () => {
    const unit = { type: 'roman-legionary', before: 36, lost: 7, reaction: 'rout', fought: [6] } as const;
    expect(decimated(unit).removed).toBe(2);
    expect(decimated({ ...unit, reaction: 'back-and-turn' }).removed).toBe(2);
    expect(decimated({ ...unit, reaction: 'back' }).removed).toBe(0);
    expect(decimated({ ...unit, fought: [8, 7] }).removed).toBe(0);
    expect(decimated({ ...unit, type: 'roman-auxiliary' }).removed).toBe(0);
    expect(decimated(unit, reading('cady/ruling/decimation-count', 'before-losses')).removed).toBe(3);
    expect(() => decimated({ ...unit, lost: 37 })).toThrow(RuleViolation);
  });

  it('decimation takes a tenth, never more than are left', () => {
    fc.assert(
      fc.property(fc.nat(36), fc.nat(36), (before, some) => {
        const lost = Math.min(before, some);
        const unit = { type: 'roman-legionary', before, lost, reaction: 'rout', fought: [2] } as const;
        expect(decimated(unit).removed).toBe(Math.floor((before - lost) / 10));
      }),
    );
  });
});
