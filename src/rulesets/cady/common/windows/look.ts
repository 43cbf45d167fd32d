import type { SideId } from '../../../../battle/index.js';
import { alignedTable, type Places, signsFor, tableMap } from '../../../../scenario/index.js';
import { compassOf, type Point, quadOf, type Table } from '../../../../table/index.js';
import { enemiesInSight, type InSight, sightedText } from '../choices/by-eye.js';
import type { Contact, ForcedReaction, UnitId } from '../turn/state.js';
import type { MarkerSeen } from '../turn/unseen/markers.js';
import { enemyMarkers, markerMarks, ownPhantoms } from './markers.js';

/** A unit as a side sees it, whatever its period. */
interface Seen extends InSight {
  readonly strength: number;
  readonly figures: number;
  readonly mustDo: ForcedReaction | null;
  readonly own?: { readonly marker: string | null; readonly awaited: object | null };
}

/** What a side sees, whatever the period. */
interface View<Unit extends Seen> {
  readonly side: SideId;
  readonly units: Readonly<Record<UnitId, Unit>>;
  readonly markers: readonly MarkerSeen[];
  readonly contacts: readonly Pick<Contact, 'a' | 'b'>[];
  readonly table: Table;
  readonly objectives: readonly { readonly at: Point }[];
}

/** What a period says of its units. */
interface Words<Unit extends Seen> {
  /** What troops it is made of. */
  troops(unit: Unit): string;
  /** What else there is to know of it, in a few words each. */
  state(unit: Unit): readonly string[];
}

/** The table as a side may see it, in letters. Distances are judged by eye: nobody measures before the shot. */
export function lookAtField<Unit extends Seen>(
  view: View<Unit>,
  sides: Readonly<Record<SideId, { readonly name: string }>>,
  words: Words<Unit>,
  places: readonly Places[] = [],
): string {
  const all = Object.values(view.units).filter(unit => unit.gone === null);
  const units = all.filter(({ own }) => (own?.awaited ?? null) === null);
  const awaited = all.filter(({ own }) => (own?.awaited ?? null) !== null);
  const signs = signsFor(Object.values(view.units).map(({ id, side }) => ({ id, own: side === view.side })));
  const armies = Object.entries(sides).map(([side, { name }]) => {
    const army = units.filter(unit => unit.side === side);
    const head = side === view.side ? `${name} (you)` : name;
    const hidden = enemyMarkers(view.markers, side);
    if (army.length === 0) {
      return [`${head}: nobody ${hidden.length === 0 ? 'left' : 'in sight'}`, ...hidden].join('\n\n');
    }
    const rows = army.map(unit => [signs.get(unit.id) ?? '', ...rowOf(unit, view, words)]);
    return [`${head}\n\n${alignedTable([heading, ...rows])}`, ...hidden].join('\n\n');
  });
  return [
    mapOf(units, signs, view, places),
    ...armies,
    ...ownPhantoms(view.markers),
    ...(awaited.length === 0 ? [] : [`Still to come: ${awaited.map(({ name }) => name).join(', ')}`]),
  ].join('\n\n');
}

function mapOf<Unit extends Seen>(
  units: readonly Unit[],
  signs: ReadonlyMap<UnitId, string>,
  { table, markers, objectives }: View<Unit>,
  places: readonly Places[],
): string {
  const marks = units.map(({ id, placed }) => ({ sign: signs.get(id) ?? '?', quads: [quadOf(placed)] }));
  return tableMap(table, { marks: [...marks, ...markerMarks(markers)], objectives, places, scale: false });
}

const heading = ['', 'unit', 'name', 'troops', 'figures', 'faces', 'state', 'nearest enemy'];

function rowOf<Unit extends Seen>(unit: Unit, view: View<Unit>, words: Words<Unit>): readonly string[] {
  const [nearest] = unit.side === view.side ? enemiesInSight(unit.placed.at, view) : [];
  return [
    unit.id,
    unit.name,
    words.troops(unit),
    `${unit.figures} of ${unit.strength}`,
    compassOf(unit.placed.facing),
    [...shared(unit, view), ...words.state(unit)].join(', '),
    nearest === undefined ? '' : sightedText(nearest),
  ];
}

function shared<Unit extends Seen>({ id, own, mustDo }: Unit, { contacts }: View<Unit>): readonly string[] {
  return [
    ...(own?.marker == null ? [] : [`hidden as ${own.marker}`]),
    ...(contacts.some(({ a, b }) => a === id || b === id) ? ['in melee'] : []),
    ...(mustDo === null ? [] : [mustDo.replaceAll('-', ' ')]),
  ];
}
