import { insist } from '../rulebook/index.js';
import {
  type Bar,
  bars,
  counts,
  cumulative,
  em,
  foot,
  grid,
  ink,
  key,
  meanMark,
  percent,
  planeOf,
  type Series,
  tails,
} from './diagram.js';
import { fitted, lettering, serif } from './lettering.js';
import { decimal, element, svgDocument } from './svg.js';
import type { DistributionLike, DistributionOptions } from './types.js';

/** Tails rarer than this, all their values together, are left out of a picture: nobody would see their bars. */
const unseen = 0.0005;

/**
 * A distribution, or two side by side, as a bar chart in SVG text: values along the foot, probabilities up the side,
 * the mean marked; on request the chance of each value or more as a stepped line, and a range of values brought out
 * with its total chance.
 *
 * @throws RuleViolation when there are no outcomes, a value is no number, or the probabilities do not sum to 1.
 */
export function drawDistribution(
  distribution: DistributionLike | readonly [DistributionLike, DistributionLike],
  options: DistributionOptions = {},
): string {
  const given = 'outcomes' in distribution ? [distribution] : distribution;
  const whole = given.map((one, index) => seriesOf(one, index, given.length));
  const all = withoutTails(whole);
  const width = options.width ?? 720;
  insist(width >= 240 && width <= 4000, () => ({
    path: 'width',
    problem: `a picture ${width} pixels wide`,
    mend: 'choose 240 to 4000',
  }));
  const titled = (options.title ?? '') !== '';
  const top = em * (titled ? 3 : 1) + em * 1.9;
  const plane = planeOf(all, width, top, options.cumulative === true);
  const height = plane.bottom + em * ((options.xLabel ?? '') === '' ? 3.6 : 5);
  const title = options.title ?? 'A distribution';
  return svgDocument(
    { width, height },
    { title, description: whole.map(describeSeries).join(' '), idPrefix: options.idPrefix ?? 'lw' },
    element('rect', { width, height, fill: ink.paper }),
    titled
      ? lettering(fitted(title, em * 1.4, width - em * 2), {
          x: width / 2,
          y: em * 2.3,
          'text-anchor': 'middle',
          'font-family': serif,
          'font-size': em * 1.4,
          'font-weight': 'bold',
          fill: ink.text,
        })
      : '',
    key(whole, options, plane),
    grid(plane, options.cumulative === true),
    ...all.map((one, index) => bars(one, index, all.length, options, plane)),
    ...(options.cumulative === true ? all.map((one, index) => cumulative(one, index, plane)) : []),
    foot(all, plane, options.xLabel ?? ''),
    tails(whole, all, plane),
    ...all.map((one, index) =>
      meanMark(
        one,
        index,
        all.some(other => other.mean > one.mean),
        plane,
      ),
    ),
    ...all.map((one, index) => counts(one, index, all.length, plane)),
  );
}

function seriesOf(one: DistributionLike, index: number, of: number): Series {
  const path = of === 1 ? 'outcomes' : `${index}.outcomes`;
  insist(one.outcomes.length > 0, () => ({ path, problem: 'no outcomes', mend: 'give at least one' }));
  const merged = new Map<number, number>();
  one.outcomes.forEach(({ value, probability }, place) => {
    insist(Number.isFinite(value), () => ({
      path: `${path}[${place}].value`,
      problem: `${value} is no number on an axis`,
      mend: 'map the results to numbers first',
    }));
    insist(probability >= 0 && probability <= 1 + 1e-9, () => ({
      path: `${path}[${place}].probability`,
      problem: `${probability} is no probability`,
      mend: 'give 0 to 1',
    }));
    merged.set(value, (merged.get(value) ?? 0) + probability);
  });
  const total = [...merged.values()].reduce((sum, probability) => sum + probability, 0);
  insist(Math.abs(total - 1) < 1e-6, () => ({
    path,
    problem: `the probabilities sum to ${total}`,
    mend: 'they must sum to 1',
  }));
  const ordered = [...merged].map(([value, probability]) => ({ value, probability })).sort((a, b) => a.value - b.value);
  return {
    name: one.name ?? (of === 1 ? '' : `distribution ${index + 1}`),
    bars: ordered,
    mean: ordered.reduce((sum, bar) => sum + bar.value * bar.probability, 0),
  };
}

/** The series between the first and the last value that is worth a bar in any of them. */
function withoutTails(all: readonly Series[]): readonly Series[] {
  const first = (bars: readonly Bar[]): number => {
    let tail = 0;
    for (const { value, probability } of bars) {
      tail += probability;
      if (tail > unseen) return value;
    }
    return 0;
  };
  const least = Math.min(...all.map(one => first(one.bars)));
  const most = Math.max(...all.map(one => first([...one.bars].reverse())));
  return all.map(one => ({ ...one, bars: one.bars.filter(bar => bar.value >= least && bar.value <= most) }));
}

function describeSeries(one: Series): string {
  const name = one.name === '' ? '' : `${one.name}: `;
  const [first, last] = [one.bars.at(0)?.value ?? 0, one.bars.at(-1)?.value ?? 0];
  const likeliest = one.bars.reduce((best, bar) => (bar.probability > best.probability ? bar : best));
  return `${name}values ${decimal(first)} to ${decimal(last)}, mean ${decimal(one.mean)}, most likely ${decimal(likeliest.value)} (${percent(likeliest.probability)}).`;
}
