import type { Seat } from '../../../battle/index.js';
import { alignedTable, tableMap } from '../../../scenario/index.js';
import { bodyOfDisc, compassOf, quadOf } from '../../../table/index.js';
import {
  contactsOf,
  discOf,
  enemiesOf,
  everybody,
  type Field,
  fieldSeen,
  gapBetween,
  isDown,
  nearestTo,
} from '../field.js';
import { calledIn, listedAs } from '../notation/figures.js';
import type { Figure } from '../state.js';
import type { SkirmishTerms } from '../terms.js';

const heading = ['no.', 'name', 'unit', 'in hand', 'at', 'faces', 'left', 'state', 'nearest enemy'];

/** The table as a side sees it, in letters: a map with a letter for each unit, and every man in a line. */
export function lookSkirmish({ view, scenario, rules }: Seat<SkirmishTerms>): string {
  const field = fieldSeen(view, rules);
  const figures = everybody(field);
  const map = tableMap(view.table, {
    marks: figures.map(figure => ({
      sign: signOf(figure, view.side),
      quads: [quadOf(bodyOfDisc(discOf(figure, rules), 0))],
    })),
    objectives: view.objectives,
    scale: true,
  });
  const armies = Object.entries(scenario.sides).map(([side, { name }]) => {
    const own = figures.filter(figure => figure.side === side);
    const head = `${name}${side === view.side ? ' (you)' : ''}`;
    if (own.length === 0) return `${head}: nobody in sight`;
    return `${head}\n\n${alignedTable([heading, ...own.map(figure => rowOf(figure, view, field))])}`;
  });
  return [map, ...armies].join('\n\n');
}

/** One's own men by a letter or a digit, enemies by small letters; horsemen and men on foot alike. */
function signOf({ side, mounted, yielded, man }: Figure, own: string): string {
  if (yielded !== null) return '?';
  const sign = man.class === 'cleric' ? 'c' : mounted ? 'h' : man.class === 'knight' ? 'k' : 'm';
  return side === own ? sign.toUpperCase() : sign;
}

function rowOf(figure: Figure, view: SkirmishTerms['view'], field: Field): readonly string[] {
  const nearest = nearestTo(figure, enemiesOf(figure, field), field);
  const own = figure.side === view.side;
  return [
    String(figure.number),
    listedAs(figure),
    figure.body === figure.id ? '' : figure.body,
    figure.weapon,
    `${Math.round(figure.at.x * 10) / 10}, ${Math.round(figure.at.y * 10) / 10}`,
    compassOf(figure.facing),
    own && figure.missiles > 0 ? String(figure.missiles) : '',
    stateOf(figure, field),
    nearest === undefined ? '' : `${gapBetween(figure, nearest, field).toFixed(1)}" ${calledIn(nearest)}`,
  ];
}

function stateOf(figure: Figure, field: Field): string {
  const enemies = contactsOf(figure, field).map(calledIn);
  return [
    ...(figure.mounted ? ['mounted'] : []),
    ...(figure.wounded ? ['wounded'] : []),
    ...(isDown(figure, field) ? ['on the ground'] : []),
    ...(figure.yielded === null ? [] : ['yielded']),
    ...(figure.fleeing ? ['in flight'] : figure.does === 'as-wished' ? [] : [figure.does]),
    ...(enemies.length === 0 ? [] : [`at blows with ${enemies.join(', ')}`]),
  ].join(', ');
}
