import { describe, expect, it } from 'vitest';
import { asPrinted } from '../../src/book/index.js';
import { documents, type Ruling, readingOf } from '../../src/rulebook/index.js';
import { ancientMedievalBook } from '../../src/rulesets/cady/ancient-medieval/book/print.js';
import * as room from '../../src/rulesets/cady/ancient-medieval/book/rulings.js';
import { type AncientMedievalRules, ancientMedievalRules } from '../../src/rulesets/cady/ancient-medieval/rules.js';
import { commonRulings } from '../../src/rulesets/cady/common/book/rulings.js';
import { musketRulings } from '../../src/rulesets/cady/musket/book/rulings.js';
import { ancientMedievalRulesUnder } from '../rules-under.js';

const rulings: readonly Ruling[] = room.ancientMedievalRulings;

/** The rules without the record of what was chosen. */
function data({ rulings: _, ...rules }: AncientMedievalRules): unknown {
  return rules;
}

/** Passages that contradict each other where one of them cannot be played; the ruling says why. */
const onlyOneCanBePlayed: readonly string[] = [
  'cady/ruling/three-dice-situations-row',
  'cady/ruling/break-off-wording',
  'cady/ruling/tie-in-thirds',
  'cady/ruling/scale-arithmetic',
  'cady/ruling/files-and-ranks-example',
  'cady/ruling/melee-gap-filled',
  'cady/ruling/morale-columns-end',
  'cady/ruling/armor-light-definition',
];

describe('every ruling on the period', () => {
  it('has an id of its own, among the common and the musket rulings too', () => {
    const ids = [...commonRulings, ...musketRulings, ...rulings].map(ruling => ruling.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id } of rulings) expect(id).toMatch(/^cady\/ruling\/[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('is listed where it is exported', () => {
    const exported = Object.values<unknown>(room).filter(
      value => typeof value === 'object' && value !== null && 'readings' in value,
    );
    expect(new Set<unknown>(rulings)).toEqual(new Set(exported));
  });

  it('survives being written as JSON', () => {
    const plain = rulings.map(({ decides: _, ...ruling }: Ruling) => ({
      ...ruling,
      readings: ruling.readings.map(each => ({ ...each, value: asPrinted(each.value) })),
    }));
    expect(JSON.parse(JSON.stringify(plain))).toEqual(plain);
  });

  it('says where each printed reading stands, and takes at most one from the card', () => {
    for (const { id, readings } of rulings) {
      expect(readings.length, id).toBeGreaterThan(onlyOneCanBePlayed.includes(id) ? 0 : 1);
      for (const reading of readings) {
        expect(reading.source === undefined, id).toBe(reading.line === undefined);
        if (reading.source !== undefined) expect(Object.keys(documents)).toContain(reading.source);
      }
      expect(readings.filter(reading => reading.source === 'cady-card').length, id).toBeLessThanOrEqual(1);
    }
  });

  it('is a reconstruction exactly when nobody printed the default, and never takes the card by default', () => {
    for (const ruling of rulings) {
      expect(ruling.reconstruction, ruling.id).toBe(readingOf(ruling).source === undefined);
      expect(readingOf(ruling).source, ruling.id).not.toBe('cady-card');
    }
  });

  const readings = rulings.flatMap(ruling =>
    ruling.readings
      .filter(({ value }) => JSON.stringify(asPrinted(value)) !== JSON.stringify(asPrinted(readingOf(ruling).value)))
      .map(reading => [ruling.id, reading.id] as const),
  );

  it.each(readings)('%s: %s makes other rules', (ruling, reading) => {
    const other = ancientMedievalRulesUnder({ rulings: { [ruling]: reading } });
    expect(data(other)).not.toEqual(data(ancientMedievalRules()));
  });

  it('named with its default changes nothing', () => {
    const defaults = Object.fromEntries(rulings.map(ruling => [ruling.id, ruling.default]));
    expect(data(ancientMedievalRulesUnder({ rulings: defaults }))).toEqual(data(ancientMedievalRules()));
  });

  it('refuses a reading that it does not have', () => {
    expect(() => ancientMedievalRulesUnder({ rulings: { 'cady/ruling/slinger-range': 'forty' } })).toThrow(
      'is not one of the readings',
    );
  });
});

describe('the most specific passage wins', () => {
  const taken = (id: string) => asPrinted(readingOf(rulings.find(ruling => ruling.id === `cady/ruling/${id}`)!).value);

  it.each<[string, unknown, string]>([
    ['slinger-range', 21, 'the section on slingers before the capability chart'],
    ['hit-area-trebuchet', 12, 'the section on the trebuchet before the capability chart'],
    ['range-culverin', 90, 'the section on gunpowder before the capability chart'],
    ['range-hand-cannon', 45, 'the section on hand cannon before the capability chart'],
    ['chariot-shock', 2, 'the section on chariots before chart and order sheet'],
    ['chariot-javelin-range', 10, 'the section on chariots before chart and order sheet'],
    ['elephant-armor', 'heavy', 'the section on elephants before the capability chart'],
    ['elephant-melee', 8, 'the section on elephants before the order sheet'],
    ['elephant-javelin-range', 12, 'the section on elephants before chart and order sheet'],
    ['supply-wagon-cost', 25, 'the section on resupply before the capability chart'],
    ['roman-cavalry-melee', 6, 'within the section on Romans, the table before the remark'],
    ['shock-caltrops', 1, 'the section on caltrops before the list of shocks'],
    ['shock-swiss-pike-2', { two: 2, three: 2 }, 'the section on Swiss pike before the common chart'],
    ['shock-testudo', null, 'the section on Romans before the common chart'],
    ['unit-size-swiss', { stands: 36, figures: null }, 'the section on Swiss pike before the common limit'],
    ['medieval-formation-change-morale', 3, 'the period section before the common rules'],
    ['medieval-steps-stone-wall', 1, 'the period section before the common rules'],
    ['steps-close-boundary', false, 'the period section before the common rules'],
    ['crew-culverin', 6, 'its own row before a list'],
    ['crew-ballista', 3, 'the crew table before base sizes and order sheet'],
  ])('%s: %j, %s', (id, value) => {
    expect(taken(id)).toEqual(value);
  });
});

describe('the edition', () => {
  it('of the card takes its reading of every ruling that it bears on, common ones too', () => {
    const read = ancientMedievalBook.with({ edition: 'card' }).choices;
    for (const ruling of [...commonRulings, ...rulings] as readonly Ruling[]) {
      const card = ruling.readings.find(({ source }) => source === 'cady-card');
      expect(read[ruling.id]).toBe(card?.id);
    }
    expect(Object.keys(read).length).toBeGreaterThan(40);
  });

  it('of the book is the default', () => {
    expect(ancientMedievalBook.with({ edition: 'book' }).choices).toEqual({});
    expect(ancientMedievalRulesUnder({ edition: 'book' })).toEqual(ancientMedievalRules());
  });
});
