import { counted } from '../../../rulebook/index.js';
import { alignedTable, signsFor, tableMap } from '../../../scenario/index.js';
import { compassOf, type Point, quadOf } from '../../../table/index.js';
import { enemiesNear, type WrgSeat } from '../choices/seat.js';
import { isNobodys } from '../magic.js';
import type { General, SeenUnit } from '../state.js';
import { outAt } from '../units.js';
import { marvelsOf } from './marvels.js';
import { wrgNamesOf } from './names.js';
import { conditionOf, labelText } from './troops.js';
import { weatherLine } from './weather.js';
import { paces } from './words.js';

type Seen = Readonly<SeenUnit>;

const heading = ['', 'unit', 'name', 'troops', 'figures', 'at', 'faces', 'state', 'nearest enemy'];

/** The table as a side sees it, in letters: a map, every unit in a line, its generals and messengers. Distances in paces. */
export function lookWrg(seat: WrgSeat): string {
  const { view, scenario } = seat;
  const units = Object.values(view.units).filter(
    ({ gone, away, aside }) => gone === null && away === null && aside === undefined,
  );
  const own = units.filter(({ side }) => side === view.side);
  const signs = signsFor(Object.values(view.units).map(({ id, side }) => ({ id, own: side === view.side })));
  const map = tableMap(view.table, {
    marks: units.map(({ id, placed }) => ({ sign: signs.get(id) ?? '?', quads: [quadOf(placed)] })),
    objectives: view.objectives,
    scale: true,
  });
  const armies = Object.entries(scenario.sides).map(([side, { name }]) => {
    const isOwn = side === view.side;
    const army = units.filter(unit => unit.side === side && !isNobodys(unit));
    const head = isOwn ? `${name} (you)` : name;
    if (army.length === 0) return `${head}: nobody ${isOwn ? 'left' : 'in sight'}`;
    const rows = army.map(unit => [signs.get(unit.id) ?? '', ...rowOf(unit, seat)]);
    return `${head}\n\n${alignedTable([heading, ...rows])}`;
  });
  const nobodys = units.filter(isNobodys);
  if (nobodys.length > 0) {
    const rows = nobodys.map(unit => [signs.get(unit.id) ?? '', ...rowOf(unit, seat)]);
    armies.push(`Nobody’s\n\n${alignedTable([heading, ...rows])}`);
  }
  const weather = weatherLine(view.weather, scenario, seat.rules);
  const sky = weather === undefined ? [] : [weather];
  return [
    map,
    ...sky,
    ...armies,
    ...orderLines(own, seat),
    ...generalLines(seat),
    ...messengerLine(seat),
    ...awaitedLine(seat),
    ...declaredLine(seat),
    ...shipLines(seat),
  ].join('\n\n');
}

function rowOf(unit: Seen, seat: WrgSeat): readonly string[] {
  const { placed, figures, strength, troops } = unit;
  const [nearest] = unit.side === seat.view.side ? enemiesNear(unit, seat) : [];
  return [
    unit.id,
    unit.name,
    labelText(troops, seat.rules),
    `${figures} of ${strength}, ${placed.files} abreast`,
    `${Math.round(placed.at.x)}, ${Math.round(placed.at.y)}`,
    compassOf(placed.facing),
    stateOf(unit, seat).join(', '),
    nearest === undefined ? '' : `${nearest.unit.id}, ${paces(nearest.distance)}`,
  ];
}

function stateOf(unit: Seen, { view }: WrgSeat): readonly string[] {
  const isFighting = view.melees.some(({ a, b }) => a === unit.id || b === unit.id);
  return [
    ...(unit.hidden ? ['in ambush'] : []),
    ...(unit.aboard === undefined ? [] : [`aboard ${view.ships?.[unit.aboard.ship]?.name ?? unit.aboard.ship}`]),
    ...(isFighting ? ['hand to hand'] : []),
    ...conditionOf(unit),
    ...marvelsOf(unit, view),
    ...(unit.side === view.side ? [orderOf(unit, view)] : []),
  ];
}

/** The order of a unit; sub-units go with theirs. */
function orderOf({ order, parent }: Seen, { units }: WrgSeat['view']): string {
  return parent === null ? (order ?? 'no order') : `of ${units[parent]?.name ?? parent}`;
}

/** The orders of the own units in words. */
function orderLines(units: readonly Seen[], { scenario }: WrgSeat): readonly string[] {
  const { of, ofOrderTo } = wrgNamesOf(scenario);
  const lines = units.flatMap(({ id, parent, order }) =>
    parent === null && order !== null ? [`${of(id)}: ${ofOrderTo(id, order)}`] : [],
  );
  return lines.length === 0 ? [] : [`Orders in words\n${lines.join('\n')}`];
}

function generalLines({ view }: WrgSeat): readonly string[] {
  const there = Object.values(view.generals).filter(({ gone }) => gone === null);
  if (there.length === 0) return [];
  const place = ({ x, y }: Point) => `${Math.round(x)}, ${Math.round(y)}`;
  const where = (general: Readonly<General>) => {
    const { with: unit, at } = general;
    const out = outAt(general, view.units);
    if (out !== undefined) return `between the lines at ${place(out)}`;
    return unit === null ? `at ${place(at)}` : `with ${view.units[unit]?.name ?? unit}`;
  };
  return [there.map(general => `${general.name} ${where(general)}`).join('\n')];
}

function messengerLine({ view, scenario }: WrgSeat): readonly string[] {
  if (view.messengers.length === 0) return [];
  const { of, ofOrderTo } = wrgNamesOf(scenario);
  const riding = view.messengers.map(({ to, order }) => `to ${of(to)} (${order}: ${ofOrderTo(to, order)})`);
  return [`Messengers: ${riding.join(', ')}`];
}

/** What the enemy has had to declare of his army. */
function declaredLine({ view: { declared }, rules }: WrgSeat): readonly string[] {
  if (declared === undefined) return [];
  const units = declared.map(({ name, troops, figures, from, early }) => {
    const late = from === null ? '' : `, from period ${from} on`;
    const sooner = early === undefined ? '' : `, ${counted(early, 'period')} early`;
    return `${name} (${figures} ${labelText(troops, rules)}${sooner}${late})`;
  });
  return [`Declared by the enemy: ${units.join('; ')}`];
}

/** The ships, whose they are and where. */
function shipLines({ view, scenario }: WrgSeat): readonly string[] {
  const afloat = Object.values(view.ships ?? {}).filter(({ gone }) => gone === null);
  const lines = afloat.map(({ id, name, side, at, facing, aground }) => {
    const where = `bow at ${Math.round(at.x)}, ${Math.round(at.y)}, pointing ${compassOf(facing)}`;
    return `${name} (${id}) of ${scenario.sides[side]?.name ?? side}: ${where}${aground ? ', aground' : ''}`;
  });
  return lines.length === 0 ? [] : [lines.join('\n')];
}

function awaitedLine({ view }: WrgSeat): readonly string[] {
  const awaited = Object.values(view.units).filter(({ away, gone }) => away !== null && gone === null);
  return awaited.length === 0 ? [] : [`Still to come: ${awaited.map(({ name }) => name).join(', ')}`];
}
