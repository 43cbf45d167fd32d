import { describe, expect, it } from 'vitest';
import { listNumbers } from '../../src/book/index.js';
import { skirmishNumbers } from '../../src/rulesets/skirmish/book/numbers.js';
import { skirmishRulings } from '../../src/rulesets/skirmish/book/rulings.js';
import { skirmishRules } from '../../src/rulesets/skirmish/rules.js';
import { skirmishRulesUnder } from '../rules-under.js';

const numbers = Object.fromEntries(skirmishNumbers.flatMap(listNumbers).map(({ id, value }) => [id.slice(9), value]));

describe('the numbers of the skirmish rules, read a second time', () => {
  it('the scale [skirmish/scale/figure] [skirmish/scale/distance] [skirmish/scale/time]', () => {
    expect(skirmishRules().sequence.scale).toEqual({ menOfAFigure: 1, feetOfAnInch: 10, secondsOfATurn: 30 });
  });

  it('units and moves [skirmish/units/coherency] [skirmish/units/force-size] [skirmish/units/battle]', () => {
    expect(numbers).toMatchObject({
      'units/gap': 2,
      'units/force-men': 30,
      'units/battle-forces': 2,
      'moving/free-turn': 22.5,
      'moving/moves-galloped-before': 2,
      'moving/turns-run-before': 2,
    });
  });

  it('shooting and fire [skirmish/shooting/timing-two-shots] [skirmish/shooting/one-target-per-turn] [skirmish/fire/smoke] [skirmish/fire/put-out-window] [skirmish/fire/put-out-range]', () => {
    expect(numbers).toMatchObject({
      'shooting/half-of-the-move': 0.5,
      'shooting/targets-in-a-turn': 1,
      'shooting/friends-within': 2,
      'shooting/breach-width': 2,
      'fire/smoke-length': 12,
      'fire/put-out-turns': { from: 1, to: 4 },
      'fire/fighters-within': 2,
    });
  });

  it('melee and morale [skirmish/melee/strikes-per-turn] [skirmish/melee/no-shooting-half-turn] [skirmish/melee/pursuit] [skirmish/melee/strike-pike-ranks] [skirmish/morale/trigger-unit-missile] [skirmish/morale/trigger-knight-shot]', () => {
    expect(numbers).toMatchObject({
      'melee/blows-in-contact-once': 1,
      'melee/blows-in-contact-throughout': 2,
      'melee/contact-that-saves-from-shots': 0.5,
      'melee/turns-of-pursuit': 1,
      'melee/pike-ranks': 3,
      'morale/lost-to-missiles': 3,
      'morale/turns-shot-at': 2,
      'morale/share-of-losses': 0.25,
    });
  });

  it('wounds, sieges, points [skirmish/wounds/second] [skirmish/falling/height] [skirmish/falling/prone] [skirmish/quarter/cleric] [skirmish/siege/dice] [skirmish/siege/crew-master] [skirmish/siege/stakes] [skirmish/points/wounded]', () => {
    expect(numbers).toMatchObject({
      'wounds/wounds-that-kill': 2,
      'wounds/survived-fall': 4,
      'wounds/turns-on-the-ground': 1,
      'wounds/cleric-within': 15,
      'dice/percentile-sides': 10,
      'siege/masters-of-a-crew': 1,
      'siege/pick-depth': 0.125,
      'siege/stakes-apart': 0.5,
      'points/wounded-share': 0.5,
      'points/drawbridge-or-portcullis': 15,
    });
  });
});

const played = (rules: object) => JSON.stringify({ ...rules, rulings: undefined });

describe('every other reading makes other rules', () => {
  const others = skirmishRulings.flatMap(({ id, readings, default: taken }) =>
    readings.filter(reading => reading.id !== taken).map(reading => [id, reading.id] as const),
  );
  it.each(others)('%s: %s', (ruling, reading) => {
    expect(played(skirmishRulesUnder({ [ruling]: reading }))).not.toBe(played(skirmishRules()));
  });
});
