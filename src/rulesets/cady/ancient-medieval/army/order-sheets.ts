import { insist, type Violation } from '../../../../rulebook/index.js';
import { type Bearing, type Point, pointInPolygon } from '../../../../table/index.js';
import { shotsAtBeginning } from '../missiles/supply.js';
import { type AncientMedievalRules, ancientMedievalRules } from '../rules.js';
import { elephantCrew } from '../special-troops/elephants.js';
import type { TroopType } from '../troops.js';

/** The four kinds of order sheet. */
export type SheetKind = 'unit' | 'artillery' | 'chariot' | 'elephant';

/** An empty order sheet: what is to be filled in, and its boxes to tick off. */
export interface OrderSheet {
  readonly kind: SheetKind;
  readonly fields: readonly string[];
  /** Lines for orders, one a turn. */
  readonly orders: number;
  /** Boxes for shots, for men of a crew, for hits; 0 where the sheet has none. */
  readonly shots: number;
  readonly crew: number;
  readonly hits: number;
}

/**
 * The order sheet that a figure takes: one sheet serves infantry and cavalry of every kind, Romans, slingers and pikes among
 * them; machines, chariots and elephants have their own.
 *
 * Source: Order Sheet; Artillery Order Sheet; Individual Chariot Order Sheet; Elephant Order Sheet.
 *
 * @clause cady/ancient-medieval/sheet/order-sheet
 * @clause cady/ancient-medieval/elephant/individual
 */
export function sheetKind(type: TroopType, rules: AncientMedievalRules = ancientMedievalRules()): SheetKind {
  const { class: kind } = rules.troops[type];
  if (kind === 'artillery' || kind === 'chariot' || kind === 'elephant') return kind;
  return 'unit';
}

/**
 * The sheet that a figure or unit takes, empty.
 *
 * Source: Order Sheet; Artillery Order Sheet; Individual Chariot Order Sheet; Elephant Order Sheet.
 *
 * @clause cady/ancient-medieval/sheet/order-sheet
 * @clause cady/ancient-medieval/sheet/artillery-order-sheet
 * @clause cady/ancient-medieval/sheet/artillery-crew-boxes
 * @clause cady/ancient-medieval/artillery/crew-losses-recorded
 * @clause cady/ancient-medieval/sheet/chariot-sheet
 * @clause cady/ancient-medieval/sheet/elephant-sheet
 * @clause cady/ancient-medieval/elephant/losses-on-sheet
 */
export function orderSheet(type: TroopType, rules: AncientMedievalRules = ancientMedievalRules()): OrderSheet {
  const kind = sheetKind(type, rules);
  const { sheets } = rules.organisation;
  const carried = shotsAtBeginning(type, rules) ?? 0;
  const { gun } = rules.troops[type];
  const boxes = {
    unit: { shots: 0, crew: 0, hits: 0 },
    artillery: { shots: sheets.artillery.shots, crew: gun === undefined ? 0 : rules.guns[gun].crew.full, hits: 0 },
    chariot: { shots: carried, crew: 0, hits: 0 },
    elephant: { shots: carried, crew: elephantCrew.length, hits: rules.elephants.hitsToRampage },
  }[kind];
  return { kind, fields: fields[kind], orders: sheets[kind].orders, ...boxes };
}

/** A building that is held, as it stands on the board. */
export interface HeldBuilding {
  /** The name or number on sheet and board. */
  readonly name: string;
  /** The way its front faces. */
  readonly facing: Bearing;
  /** Its footprint, traced on the sheet. */
  readonly outline: readonly Point[];
  readonly stories: number;
  /** Figures on each story, the lowest first, and where they stand. */
  readonly inside: readonly (readonly { readonly unit: string; readonly at: Point }[])[];
}

/** The sheet of one story of a held building. */
export interface BuildingSheet extends Pick<HeldBuilding, 'name' | 'facing' | 'outline'> {
  readonly story: number;
  /** Stands that are off the board and on this sheet. */
  readonly stands: readonly { readonly unit: string; readonly at: Point }[];
}

/**
 * The sheets of a held building, one a story: named as on the board, with its direction and footprint, and those inside it where they
 * stand, for they are taken off the board.
 *
 * Source: Occupied Building Sheet.
 *
 * @throws RuleViolation for a stand that is outside the building.
 * @clause cady/ancient-medieval/sheet/building-identification
 * @clause cady/ancient-medieval/sheet/building-figures
 */
export function buildingSheets(building: HeldBuilding): readonly BuildingSheet[] {
  const { name, facing, outline, stories, inside } = building;
  return Array.from({ length: stories }, (_, story) => {
    const stands = inside[story] ?? [];
    for (const [at, stand] of stands.entries()) {
      insist(pointInPolygon(stand.at, outline), () => ({
        path: `inside[${story}][${at}].at`,
        clause: 'cady/ancient-medieval/sheet/building-figures',
        problem: `${stand.unit} stands outside ${name}`,
        mend: 'place it within the footprint, or on the board',
      }));
    }
    return { name, facing, outline, story, stands };
  });
}

/** A sheet of orders to chariots, or to the centuries of a cohort. */
export interface GroupOrders {
  /** Orders to several of them at once. */
  readonly groups: readonly { readonly from: number; readonly to: number }[];
  /** Orders to a single one, which go before those of its group. */
  readonly single: readonly number[];
}

/**
 * Every fault of orders on a chariot sheet: a group from a number to a higher one, no chariot in two groups or twice by itself.
 *
 * Source: Individual Chariot Order Sheet; Chariot.
 *
 * @clause cady/ancient-medieval/sheet/chariot-group-orders
 * @clause cady/ancient-medieval/chariot/individual
 */
export function groupOrderFaults({ groups, single }: GroupOrders): readonly Violation[] {
  const clause = 'cady/ancient-medieval/sheet/chariot-group-orders';
  const faults: Violation[] = [];
  for (const [at, { from, to }] of groups.entries()) {
    if (!Number.isInteger(from) || !Number.isInteger(to) || from > to) {
      const mend = 'give the lower number first';
      faults.push({ path: `groups[${at}]`, clause, problem: `a group from ${from} to ${to}`, mend });
    }
    if (groups.slice(0, at).some(other => other.from <= to && from <= other.to)) {
      const problem = `${from} to ${to} are in another group too`;
      faults.push({ path: `groups[${at}]`, clause, problem, mend: 'put each chariot in one group' });
    }
  }
  for (const [at, number] of single.entries()) {
    if (single.indexOf(number) === at) continue;
    faults.push({ path: `single[${at}]`, clause, problem: `two orders to ${number}`, mend: 'give it one' });
  }
  return faults;
}

/**
 * Where the order to one chariot stands: on its own line, or with its group.
 *
 * Source: Individual Chariot Order Sheet.
 *
 * @returns `undefined` when it has no order
 * @clause cady/ancient-medieval/sheet/chariot-group-orders
 */
export function orderFor(number: number, { groups, single }: GroupOrders): 'single' | number | undefined {
  if (single.includes(number)) return 'single';
  const group = groups.findIndex(({ from, to }) => from <= number && number <= to);
  return group < 0 ? undefined : group;
}

const fields: { readonly [kind in SheetKind]: readonly string[] } = {
  unit: [
    'unit number',
    'figure type',
    'figures',
    'cost',
    'move',
    'melee',
    'morale',
    'shock',
    'range',
    'battle',
    'special information',
  ],
  artillery: ['number', 'type', 'move', 'melee', 'range', 'crew', 'order', 'called range', 'projectile', 'effect'],
  chariot: ['number', 'type'],
  elephant: ['number', 'type'],
};
