import { type OpenBook, withTroops } from '../../../book/index.js';
import { type ClauseId, meant, RuleViolation, type Violation } from '../../../rulebook/index.js';
import { type StandSize, toGrid } from '../../../table/index.js';
import { combatValues } from '../book/charts/melee.js';
import { basing, unitSizes } from '../book/charts/stands.js';
import {
  isGunStand,
  isRiding,
  type StandKind,
  type StandSheet,
  standKinds,
  type UnitSheet,
  type UnitType,
  unitTypes,
  type Weapon,
} from '../troops.js';
import { baseFaults, sizeFaults } from './limits.js';

/** What a kind of stand is, and where the charts say the rest. */
interface Stand {
  readonly title: string;
  readonly base: (typeof basing.rows)[number];
  readonly fights: (typeof combatValues.rows)[number];
  readonly fires: Weapon | null;
  readonly clause: ClauseId;
}

const foot = { fires: null, clause: 'raymond/stands/foot-stand' } as const;
const horse = { fires: null, clause: 'raymond/stands/cavalry-stand' } as const;
const gun = { fights: 'light-hand-to-hand-weapons', clause: 'raymond/stands/artillery-stand' } as const;

const stands: { readonly [K in StandKind]: Stand } = {
  pike: { title: 'pike stand', base: 'pike-stand', fights: 'pikes', ...foot },
  musket: {
    title: 'musket stand',
    base: 'musket-stand',
    fights: 'light-hand-to-hand-weapons',
    ...foot,
    fires: 'muskets',
  },
  'hand-to-hand': {
    title: 'hand-to-hand stand',
    base: 'foot-stand-hand-to-hand',
    fights: 'hand-to-hand-weapons',
    ...foot,
  },
  'light-hand-to-hand': {
    title: 'light hand-to-hand stand',
    base: 'foot-stand-light-hand-to-hand',
    fights: 'light-hand-to-hand-weapons',
    ...foot,
  },
  'mounted-dragoon': {
    title: 'mounted dragoon stand',
    base: 'mounted-dragoon-stand',
    fights: 'mounted-dragoons',
    fires: null,
    clause: 'raymond/stands/dragoon-stands',
  },
  'dismounted-dragoon': {
    title: 'dismounted dragoon stand',
    base: 'dismounted-dragoon-stand',
    fights: 'light-hand-to-hand-weapons',
    fires: 'muskets',
    clause: 'raymond/stands/dragoon-stands',
  },
  cavalry: { title: 'cavalry stand', base: 'cavalry-stand', fights: 'cavalry', ...horse },
  'heavy-cavalry': { title: 'heavy cavalry stand', base: 'heavy-cavalry-stand', fights: 'heavy-cavalry', ...horse },
  'frame-gun': { title: 'frame guns', base: 'frame-gun-stand', fires: 'frame-guns', ...gun },
  'light-gun': { title: 'light guns', base: 'light-gun-stand', fires: 'light-guns', ...gun },
  'heavy-gun': { title: 'heavy guns', base: 'heavy-gun-stand', fires: 'heavy-guns', ...gun },
  command: {
    title: 'command stand',
    base: 'command-stand',
    fights: 'command',
    fires: null,
    clause: 'raymond/stands/command-stand',
  },
};

/**
 * The sheet of every kind of stand. House rules change it by its name, `pike-stand`: what it fires with, its combat value, its
 * base.
 *
 * @throws RuleViolation for a change that these rules cannot play.
 * @clause raymond/stands/artillery-stand-indivisible
 * @clause raymond/units/musket-stand-melee-weapon
 * @clause raymond/units/muskets-any-firearm
 * @clause raymond/units/bows-as-muskets
 * @clause raymond/units/pike-stands-do-not-fire
 * @clause raymond/units/hand-to-hand-weapons
 * @clause raymond/units/light-hand-to-hand-weapons
 * @clause raymond/units/foot-no-fire
 * @clause raymond/units/cavalry-no-fire
 * @clause raymond/dragoons/fire-only-dismounted
 * @clause raymond/dragoons/dismounted-as-pike-and-musket
 * @clause raymond/dragoons/mounted-as-mounted
 * @clause raymond/artillery/melee-weapon
 * @clause raymond/command/no-dismount-no-fire
 */
export function standSheetsUnder(book: OpenBook): { readonly [K in StandKind]: StandSheet } {
  const printed = byName(standKinds, kind => standSheet(kind, book));
  const names = standKinds.map(kind => printed[kind].type);
  refuse(standKinds.flatMap(kind => baseFaults(printed[kind].size, `cells.${basing.id}.${stands[kind].base}`)));
  const changed = withTroops<StandSheet>(
    Object.fromEntries(Object.values(printed).map(sheet => [sheet.type, sheet])),
    changing(name => names.includes(name), book),
    { fixed: [], lengths: ['size'] },
  );
  const sheets = byName(standKinds, kind => changed[printed[kind].type] ?? printed[kind]);
  refuse(standKinds.flatMap(kind => baseFaults(sheets[kind].size, `troops.${sheets[kind].type}.size`)));
  refuse(
    standKinds.flatMap(kind => {
      const { type, fires } = sheets[kind];
      if (fires === printed[kind].fires || (!isGunStand(kind) && (fires === null || fires === 'muskets'))) return [];
      const mend = isGunStand(kind) ? 'leave it its own guns' : 'give it "muskets" or null';
      return [
        { path: `troops.${type}.fires`, problem: `${sheets[kind].title} cannot fire ${fires ?? 'nothing'}`, mend },
      ];
    }),
  );
  return sheets;
}

const millimetresPerInch = 25.4;

function standSheet(kind: StandKind, book: OpenBook): StandSheet {
  const { title, base, fights, fires, clause } = stands[kind];
  return {
    type: `${kind}-stand`,
    title,
    size: book.part({ name: `${kind}/size`, clauses: [clause] }, (open): StandSize => {
      const row = open.of(basing)[base];
      return {
        front: toGrid(row['frontage-mm'] / millimetresPerInch),
        depth: toGrid(row['depth-mm'] / millimetresPerInch),
        figures: (row.figures ?? 0) + (row['crew-figures'] ?? 0),
      };
    }),
    fires,
    combatValue: book.part(
      { name: `${kind}/combatValue`, clauses: ['raymond/melee/combat-values'] },
      open => open.of(combatValues)[fights]['combat-value'],
    ),
  };
}

const units: { readonly [K in UnitType]: Pick<UnitSheet, 'title' | 'stands' | 'mixed'> } = {
  'pike-and-musket': { title: 'Pike and Musket', stands: ['pike', 'musket'], mixed: true },
  foot: { title: 'Foot', stands: ['hand-to-hand', 'light-hand-to-hand'], mixed: true },
  dragoon: { title: 'Dragoons', stands: ['mounted-dragoon', 'dismounted-dragoon'], mixed: false },
  cavalry: { title: 'Cavalry', stands: ['cavalry'], mixed: false },
  'heavy-cavalry': { title: 'Heavy Cavalry', stands: ['heavy-cavalry'], mixed: false },
  artillery: { title: 'Artillery', stands: ['frame-gun', 'light-gun', 'heavy-gun'], mixed: false },
  command: { title: 'Command', stands: ['command'], mixed: false },
};

/**
 * The sheet of every kind of unit. Dragoons bring stands of both kinds and stand on one of them at a time. House rules change how
 * many stands it may begin with, and of which kinds; they add no unit of another kind, since its stands say all that a new one
 * could differ in.
 *
 * @throws RuleViolation for a change that these rules cannot play.
 * @clause raymond/units/types
 * @clause raymond/units/single-stand-types
 * @clause raymond/units/starting-size
 * @clause raymond/units/pike-and-musket-mix
 * @clause raymond/units/foot-mix
 * @clause raymond/units/cavalry-unit-uniform
 * @clause raymond/units/lancers-as-cavalry
 * @clause raymond/dragoons/two-states
 * @clause raymond/artillery/types
 * @clause raymond/artillery/no-siege-weapons
 */
export function unitSheetsUnder(book: OpenBook): { readonly [K in UnitType]: UnitSheet } {
  refuse(newTypeFaults(book));
  const printed = byName(unitTypes, type => unitSheet(type, book));
  refuse(unitTypes.flatMap(type => sizeFaults(type, printed[type].size, `cells.${unitSizes.id}.${type}`)));
  const changed = withTroops<UnitSheet>(
    printed,
    changing(name => Object.hasOwn(units, name), book),
    { fixed: [], lengths: [] },
  );
  const sheets = byName(unitTypes, type => changed[type] ?? printed[type]);
  refuse(unitTypes.flatMap(type => sizeFaults(type, sheets[type].size, `troops.${type}.size`)));
  refuse(unitTypes.flatMap(type => standsFaults(type, sheets[type])));
  return sheets;
}

function unitSheet(type: UnitType, book: OpenBook): UnitSheet {
  const single = type === 'artillery' || type === 'command';
  const clause = single ? 'raymond/units/single-stand-types' : 'raymond/units/starting-size';
  const size = book.part({ name: `${type}/size`, clauses: [clause] }, open => {
    const row = open.of(unitSizes)[type];
    return { from: row['minimum-stands'], to: row['maximum-stands'] };
  });
  return { type, ...units[type], size };
}

/** A unit stays on foot, in the saddle or with its guns: its formations, moves and actions follow from that. */
function standsFaults(type: UnitType, { stands: now }: UnitSheet): Violation[] {
  const may = likeThose(type);
  const strange = now.filter(kind => !may.includes(kind));
  const lacking = type === 'dragoon' ? may.filter(kind => !now.includes(kind)) : now.length === 0 ? may : [];
  if (strange.length === 0 && lacking.length === 0) return [];
  const { title } = units[type];
  const problem =
    strange.length > 0 ? `${title} cannot have ${strange.join(' or ')}` : `${title} without ${lacking.join(' or ')}`;
  const mend = `${type === 'dragoon' ? 'leave it' : 'choose from'} ${may.join(', ')}`;
  return [{ path: `troops.${type}.stands`, clause: 'raymond/units/types', problem, mend }];
}

/** The kinds of stands that a unit of this type could be given. */
function likeThose(type: UnitType): readonly StandKind[] {
  if (type === 'dragoon' || type === 'artillery' || type === 'command') return units[type].stands;
  const onFoot = type === 'pike-and-musket' || type === 'foot';
  return standKinds.filter(kind => !isGunStand(kind) && kind !== 'command' && isRiding(kind) !== onFoot);
}

function newTypeFaults(book: OpenBook): Violation[] {
  const known = [...unitTypes, ...standKinds.map(kind => `${kind}-stand`)];
  return book.troops().flatMap(({ type, value: { like } }) => {
    if (like !== undefined) {
      const problem = 'this game has no other kinds of units and stands than are printed';
      return [{ path: `troops.${type}.like`, problem, mend: 'change one that is' }];
    }
    if (known.includes(type)) return [];
    const problem = `there is no kind of unit or stand "${type}"`;
    return [{ path: `troops.${type}`, problem, mend: meant(type, known, known.length) }];
  });
}

/** The book with the changes of some troops alone. */
function changing(some: (name: string) => boolean, book: OpenBook): OpenBook {
  return { ...book, troops: () => book.troops().filter(({ type }) => some(type)) };
}

function refuse(faults: readonly Violation[]): void {
  if (faults.length > 0) throw new RuleViolation(faults);
}

/** A record with an entry for each name. */
function byName<Name extends string, Entry>(
  names: readonly Name[],
  of: (name: Name) => Entry,
): { readonly [N in Name]: Entry };
function byName<Entry>(names: readonly string[], of: (name: string) => Entry): { readonly [name: string]: Entry } {
  return Object.fromEntries(names.map(name => [name, of(name)]));
}
