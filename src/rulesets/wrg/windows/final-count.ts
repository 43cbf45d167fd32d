import { counted, listed } from '../../../scenario/index.js';
import { counts, featurePoints, type Survivors } from '../army/winning.js';
import type { WrgRules } from '../rules.js';
import type { WrgScenario } from '../schema.js';
import type { WrgState } from '../state.js';
import { lastPeriod } from '../turn/weather/nightfall.js';
import { type CountedSide, countAtEnd } from '../victory.js';
import { type WrgNames, wrgNamesOf } from './names.js';

/**
 * The points of both sides at nightfall, so that they can be added up: of every unit, general and place, and who counts for nothing. Empty
 * where nothing has been counted.
 */
export function finalCount(state: WrgState, scenario: WrgScenario, rules: WrgRules): string {
  const standing = new Set(
    Object.values(state.units).flatMap(({ side, gone, rout }) => (gone === null && rout === null ? [side] : [])),
  );
  const sides = Object.keys(scenario.sides);
  if (state.period < lastPeriod(state, scenario, rules) || !sides.every(side => standing.has(side))) return '';
  const names = wrgNamesOf(scenario);
  const { verdict, ends } = countAtEnd(state, scenario, rules);
  const totals = [verdict.first.total, verdict.second.total];
  const lines = Object.entries(ends).map(([side, end], at) => {
    const total = counted(totals[at] ?? 0, 'point');
    return `${names.ofSide(side)}, ${total} (the army began with ${end.original}): ${partsOf(end, names, rules)}`;
  });
  return ['Points left', ...lines, ...verdict.because.map(({ because, effect }) => `${because}: ${effect}`)].join('\n');
}

function partsOf({ survivors, features }: CountedSide, names: WrgNames, rules: WrgRules): string {
  const nameOf = (id: string) => (names.of(id) === id ? names.ofGeneral(id) : names.of(id));
  const counting = survivors.filter(each => counts(each) && each.points > 0);
  const places = features.filter(each => each.held && each.points > 0);
  const parts = [
    ...counting.map(({ of, points, figure }) => `${nameOf(of)} ${points}${lessFigure(points, figure)}`),
    ...places.map(place => {
      const points = featurePoints(place, rules);
      const half = points < place.points ? ' (an enemy can charge it: half)' : '';
      return `${nameOf(place.of)} ${points}${half}`;
    }),
  ];
  const without = survivors.filter(each => !counts(each)).map(each => `${nameOf(each.of)} (${whyNot(each)})`);
  return `${parts.length === 0 ? 'nothing' : parts.join(', ')}${without.length === 0 ? '' : `; without points: ${listed(without)}`}`;
}

/** Of a general what he costs by the list, where the figure whose place he takes is paid for with his unit. */
function lessFigure(points: number, figure: number | undefined): string {
  return figure === undefined ? '' : ` (${points + figure} less ${figure} for the figure whose place he takes)`;
}

function whyNot({ offTable, mustRout, mustLeave }: Survivors): string {
  if (offTable === 'gone') return 'not on the table';
  if (mustRout === true) return 'in rout';
  return mustLeave === true ? 'has to leave' : 'was in rout in the last period';
}
