import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DistributionLike, drawDistribution } from '../../src/draw/index.js';
import { RuleViolation } from '../../src/rulebook/index.js';
import { badNumbers, deadReferences, type Element, everything, ofClass, parseXml, shownText } from './xml.js';

const die = (faces: number): DistributionLike => ({
  outcomes: Array.from({ length: faces }, (_, index) => ({ value: index + 1, probability: 1 / faces })),
});

const bars = (root: Element, index = 0) =>
  everything(ofClass(root, `bars-${index}`)[0]!).filter(one => one.name === 'rect');

const anyDistribution: fc.Arbitrary<DistributionLike> = fc
  .array(fc.record({ value: fc.integer({ min: -40, max: 400 }), weight: fc.integer({ min: 0, max: 1000 }) }), {
    minLength: 1,
    maxLength: 50,
  })
  .filter(outcomes => outcomes.some(outcome => outcome.weight > 0))
  .map(outcomes => {
    const whole = outcomes.reduce((sum, outcome) => sum + outcome.weight, 0);
    return { outcomes: outcomes.map(({ value, weight }) => ({ value, probability: weight / whole })) };
  });

describe('a distribution as a bar chart', () => {
  it('draws a bar for every value, as high as it is likely, and marks the mean', () => {
    const root = parseXml(
      drawDistribution({
        outcomes: [
          { value: 2, probability: 0.25 },
          { value: 0, probability: 0.25 },
          { value: 1, probability: 0.5 },
        ],
      }),
    );
    const heights = bars(root).map(bar => Number(bar.attributes.height));
    expect(heights).toHaveLength(3);
    expect(heights[1]).toBeCloseTo(heights[0]! * 2, 1);
    expect(heights[2]).toBeCloseTo(heights[0]!, 1);
    expect(shownText(root)).toContain('mean 1');
    expect(shownText(root)).toContain('50 %');
    expect(root.children[1]!.text).toBe('values 0 to 2, mean 1, most likely 1 (50 %).');
  });

  it('brings out a range and says how likely it is', () => {
    const root = parseXml(drawDistribution(die(6), { highlight: { from: 5 } }));
    const fills = bars(root).map(bar => bar.attributes.fill);
    expect(new Set(fills.slice(0, 4)).size).toBe(1);
    expect(fills[4]).toBe(fills[5]);
    expect(fills[4]).not.toBe(fills[0]);
    expect(shownText(root)).toContain('5 or more: 33.3 %');
    expect(drawDistribution(die(6), { highlight: { from: 2, to: 3 } })).toContain('2 to 3: 33.3 %');
  });

  it('adds the chance of each value or more, falling from 100 %', () => {
    const line = (root: Element) => ofClass(root, 'cumulative')[0]!.children[1]!.attributes.d!;
    const heights = [...line(parseXml(drawDistribution(die(6), { cumulative: true }))).matchAll(/ (-?[\d.]+)/g)].map(
      m => Number(m[1]),
    );
    expect(heights).toHaveLength(12);
    expect(heights).toEqual([...heights].sort((a, b) => a - b));
    expect(ofClass(parseXml(drawDistribution(die(6))), 'cumulative')).toEqual([]);
  });

  it('puts two side by side, with their names and both means', () => {
    const root = parseXml(
      drawDistribution([
        { ...die(6), name: 'd6 & wall' },
        { ...die(12), name: 'd12' },
      ]),
    );
    expect(bars(root, 0)).toHaveLength(6);
    expect(bars(root, 1)).toHaveLength(12);
    for (const words of ['d6 & wall', 'd12', 'mean 3.5', 'mean 6.5']) expect(shownText(root)).toContain(words);
    const right = bars(root, 0).map(bar => Number(bar.attributes.x) + Number(bar.attributes.width));
    const left = bars(root, 1).map(bar => Number(bar.attributes.x));
    for (const [index, edge] of right.entries()) expect(edge).toBeLessThanOrEqual(left[index]! + 0.02);
  });

  it('leaves out tails that nobody would see, and says so', () => {
    const rare = {
      outcomes: [
        ...die(6).outcomes.map(({ value }) => ({ value, probability: (1 - 1e-6) / 6 })),
        { value: 90, probability: 1e-6 },
      ],
    };
    const root = parseXml(drawDistribution(rare));
    expect(bars(root)).toHaveLength(6);
    expect(shownText(root)).toContain('tails below 0.05 % left out');
    expect(root.children[1]!.text).toContain('values 1 to 90');
    expect(shownText(parseXml(drawDistribution(die(6))))).not.toContain('left out');
  });

  it('is well formed, byte-stable and within its frame, whatever the distribution', () => {
    fc.assert(
      fc.property(
        anyDistribution,
        anyDistribution,
        fc.boolean(),
        fc.string({ unit: 'binary' }),
        (one, two, both, title) => {
          const options = { title, xLabel: title, cumulative: true, highlight: { from: 3 } };
          const svg = drawDistribution(both ? [one, two] : one, options);
          expect(drawDistribution(both ? [one, two] : one, options)).toBe(svg);
          const root = parseXml(svg);
          expect(badNumbers(root)).toEqual([]);
          expect(deadReferences(root)).toEqual([]);
          const right = Number(root.attributes.width);
          const outside = bars(root).filter(
            ({ attributes: bar }) => !(Number(bar.height) >= 0 && Number(bar.x) + Number(bar.width) <= right),
          );
          expect(outside).toEqual([]);
        },
      ),
      { numRuns: 40 },
    );
  });

  it.each<[string, DistributionLike, number?]>([
    ['outcomes', { outcomes: [] }],
    ['outcomes', { outcomes: [{ value: 1, probability: 0.5 }] }],
    ['outcomes[0].value', { outcomes: [{ value: Number.NaN, probability: 1 }] }],
    [
      'outcomes[1].probability',
      {
        outcomes: [
          { value: 1, probability: 1 },
          { value: 2, probability: -1 },
        ],
      },
    ],
    ['width', die(6), 10],
  ])('names %s when it cannot be drawn', (path, distribution, width) => {
    const draw = () => drawDistribution(distribution, width === undefined ? {} : { width });
    expect(draw).toThrow(RuleViolation);
    expect(draw).toThrow(`${path}: `);
  });
});
