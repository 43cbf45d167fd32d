import { describe, expect, it } from 'vitest';
import { bestSigns } from '../../../src/rulesets/wrg/bots/reactions.js';
import { waysToSign } from '../../../src/rulesets/wrg/choices/signing.js';
import { wrgRules } from '../../../src/rulesets/wrg/rules.js';
import type { WrgRequests } from '../../../src/rulesets/wrg/terms.js';
import { seatOf } from '../windows/battle-lines.js';

const { view } = seatOf('rome');
const rules = wrgRules();

/** A test of a unit with a general among them, whose word counts three points either way. */
const test = (unit: string, cause: string, others: number): WrgRequests['signs']['asks'] => ({
  unit,
  cause,
  others,
  choices: [{ factor: 'general-with-unit', points: 3, signs: [-1, 1] }],
});
const sign = (...asked: Parameters<typeof test>) => bestSigns(test(...asked), view, rules)['general-with-unit'];

describe('what a general counts either way', () => {
  it('goes towards the charge that he has ordered, not towards a halt', () => {
    // Average dice of 6 to 15, and a regular class B unit: 5 to 13 is to carry on, more is to charge all the same.
    expect(sign('legion-1', 'charging', -4)).toBe(1);
    expect(sign('legion-1', 'charging', 1)).toBe(1);
  });

  it('holds those back who are to hold their ground, and not those who may break', () => {
    expect(sign('legion-2', 'first-shot-or-reach', 3)).toBe(-1);
    expect(sign('legion-2', 'first-shot-or-reach', -8)).toBe(1);
  });

  it('counts for his men where nothing hangs on it', () => {
    // So far down nobody rallies, and so far up everybody is out of hand.
    expect(sign('legion-2', 'first-shot-or-reach', -30)).toBe(1);
    expect(sign('legion-2', 'first-shot-or-reach', 30)).toBe(1);
  });
});

describe('the odds of a way to sign', () => {
  it('are read for a sub-unit by the order of its unit', () => {
    const [way] = waysToSign(test('triarii', 'first-shot-or-reach', 3), view, rules);
    expect(way?.chances.map(({ result }) => result)).toContain('carry-on');
  });
});
