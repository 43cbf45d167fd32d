import { type OpenBook, withTroops } from '../../../book/index.js';
import { type ClauseId, insist, meant, RuleViolation, type Violation } from '../../../rulebook/index.js';
import { type StandSize, toGrid } from '../../../table/index.js';
import { combatValues } from '../book/charts/melee.js';
import { basing, unitSizes } from '../book/charts/stands.js';
import type { RaymondRules } from '../rules.js';
import {
  gaits,
  isRiding,
  type StandKind,
  type StandSheet,
  standKinds,
  standKindsOf,
  standLetters,
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
export function standSheetsUnder(book: OpenBook): RaymondRules['stands'] {
  refuse(nameFaults(book));
  const printed = byName(standKinds, kind => standSheet(kind, book));
  refuse(standKinds.flatMap(kind => baseFaults(printed[kind].size, `cells.${basing.id}.${stands[kind].base}`)));
  const changed = withTroops<StandSheet>(
    Object.fromEntries(Object.values(printed).map(sheet => [sheet.type, sheet])),
    changing(isStandName, book),
    { fixed: [], lengths: ['size'], named: ['letter'] },
  );
  const sheets = Object.values(changed);
  refuse(sheets.flatMap(({ type, size }) => baseFaults(size, `troops.${type}.size`)));
  refuse(sheets.flatMap(sheet => weaponFaults(sheet, printed[sheet.like])));
  refuse(sheets.flatMap(sheet => letterFaults(sheet, sheets)));
  const byKind = Object.fromEntries(sheets.map(sheet => [sheet.type.slice(0, -standSuffix.length), sheet]));
  insist(hasAll(standKinds, byKind), nothingLeftOut);
  return byKind;
}

/** What the names of stands end in, by which house rules tell them from units. */
const standSuffix = '-stand';

function isStandName(name: string): boolean {
  return name.endsWith(standSuffix);
}

/** Foot and horse may be given muskets or lose them; guns fire as the guns that they are. */
function weaponFaults({ type, like, title, fires }: StandSheet, printed: StandSheet): Violation[] {
  const isGun = printed.fires !== null && printed.fires !== 'muskets';
  if (fires === printed.fires || (!isGun && (fires === null || fires === 'muskets'))) return [];
  const mend = isGun ? `leave it the guns of a ${like} stand` : 'give it "muskets" or null';
  return [{ path: `troops.${type}.fires`, problem: `${title} cannot fire ${fires ?? 'nothing'}`, mend }];
}

/** Layouts are read letter by letter. */
function letterFaults({ type, letter }: StandSheet, sheets: readonly StandSheet[]): Violation[] {
  const path = `troops.${type}.letter`;
  const mend = 'give it a "letter" of its own, such as "B"';
  if (!/^[A-Za-z]$/.test(letter)) return [{ path, problem: `"${letter}" is no letter`, mend }];
  const other = sheets.find(each => each.type !== type && each.letter === letter);
  // Of two with the same letter the one is told that came later.
  if (other === undefined || sheets.findIndex(each => each.letter === letter) !== sheets.indexOf(other)) return [];
  return [{ path, problem: `layouts write "${letter}" for a ${other.title}`, mend }];
}

const millimetresPerInch = 25.4;

function standSheet(kind: StandKind, book: OpenBook): StandSheet {
  const { title, base, fights, fires, clause } = stands[kind];
  return {
    type: `${kind}${standSuffix}`,
    like: kind,
    title,
    letter: standLetters[kind],
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
 * many stands it may begin with, of which kinds, and how far it moves; and they make new units out of printed ones.
 *
 * @param allowances the movement table in force.
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
export function unitSheetsUnder(
  book: OpenBook,
  standSheets: RaymondRules['stands'],
  allowances: RaymondRules['movement']['allowances'],
): RaymondRules['units'] {
  const printed = byName(unitTypes, type => unitSheet(type, book, allowances));
  refuse(unitTypes.flatMap(type => sizeFaults(printed[type], `cells.${unitSizes.id}.${type}`)));
  const changed = withTroops<UnitSheet>(
    printed,
    changing(name => !isStandName(name), book),
    { fixed: [], lengths: ['allowance'], besides: { stands: [standKindsOf({ stands: standSheets })] } },
  );
  const sheets = Object.values(changed);
  refuse(sheets.flatMap(sheet => sizeFaults(sheet, `troops.${sheet.type}.size`)));
  refuse(sheets.flatMap(sheet => standsFaults(sheet, standSheets)));
  refuse(sheets.flatMap(allowanceFaults));
  insist(hasAll(unitTypes, changed), nothingLeftOut);
  return changed;
}

function unitSheet(type: UnitType, book: OpenBook, allowances: RaymondRules['movement']['allowances']): UnitSheet {
  const single = type === 'artillery' || type === 'command';
  const clause = single ? 'raymond/units/single-stand-types' : 'raymond/units/starting-size';
  const size = book.part({ name: `${type}/size`, clauses: [clause] }, open => {
    const row = open.of(unitSizes)[type];
    return { from: row['minimum-stands'], to: row['maximum-stands'] };
  });
  const allowance = type === 'artillery' || type === 'dragoon' ? null : allowances[gaits[type]];
  return { type, like: type, ...units[type], size, allowance };
}

/** A unit stays on foot, in the saddle or with its guns: its formations and actions follow from that. */
function standsFaults(
  { type, like, title, stands: now, mixed }: UnitSheet,
  sheets: RaymondRules['stands'],
): Violation[] {
  const all = standKindsOf({ stands: sheets });
  const may = all.filter(kind => likeThose(like).includes(sheets[kind].like));
  const fault = (problem: string, mend: string, field = 'stands'): Violation[] => [
    { path: `troops.${type}.${field}`, clause: 'raymond/units/types', problem, mend },
  ];
  const strange = now.filter(kind => !may.includes(kind));
  if (strange.length > 0) return fault(`${title} cannot have ${strange.join(' or ')}`, `choose from ${may.join(', ')}`);
  if (now.length === 0) return fault(`${title} without stands`, `choose from ${may.join(', ')}`);
  if (like === 'dragoon') {
    const riding = now.filter(kind => isRiding(kind, { stands: sheets })).length;
    const mend = `name one kind in the saddle and one on foot of ${may.join(', ')}`;
    if (riding !== 1 || now.length !== 2) return fault(`${title} cannot both ride and dismount so`, mend);
    if (mixed) return fault(`${title} ride or walk, all of them`, 'write false', 'mixed');
  }
  if (like === 'command' && now.length > 1) return fault(`${title} has a single stand`, 'name one kind');
  const guns = now.map(kind => sheets[kind].fires);
  if (like === 'artillery' && new Set(guns).size < guns.length) {
    return fault(`${title} has two kinds of stands for the same guns`, 'name one kind for each');
  }
  return [];
}

/** Dragoons and guns move by several rows of the table, and have no allowance to change. */
function allowanceFaults({ type, like, allowance }: UnitSheet): Violation[] {
  if (allowance === null || (like !== 'dragoon' && like !== 'artillery')) return [];
  const problem = 'it moves by several rows of the table, as it stands';
  const path = `troops.${type}.allowance`;
  return [{ path, clause: 'raymond/move/allowances', problem, mend: 'change cells of raymond/movement-allowances' }];
}

/** The kinds of stands that a unit of this kind could be given, and others that are made of them. */
function likeThose(type: UnitType): readonly StandKind[] {
  if (type === 'dragoon' || type === 'artillery' || type === 'command') return units[type].stands;
  return type === 'pike-and-musket' || type === 'foot' ? footStands : horseStands;
}

const footStands: readonly StandKind[] = ['pike', 'musket', 'hand-to-hand', 'light-hand-to-hand', 'dismounted-dragoon'];
const horseStands: readonly StandKind[] = ['mounted-dragoon', 'cavalry', 'heavy-cavalry'];

/** Changes of what there is not, and new units and stands whose names do not tell which of the two they are. */
function nameFaults(book: OpenBook): Violation[] {
  const known: string[] = [...unitTypes, ...standKinds.map(kind => `${kind}${standSuffix}`)];
  return book.troops().flatMap(({ type, value: { like } }): Violation[] => {
    if (like === undefined) {
      if (known.includes(type)) return [];
      const problem = `there is no kind of unit or stand "${type}" to change`;
      const mend = `${meant(type, known, known.length)} A new one says what it is "like"`;
      return [{ path: `troops.${type}`, problem, mend }];
    }
    if (!known.includes(like)) {
      const problem = `there is no kind of unit or stand "${like}"`;
      return [{ path: `troops.${type}.like`, problem, mend: meant(like, known, known.length) }];
    }
    known.push(type);
    if (isStandName(type) === isStandName(like)) return [];
    const problem = isStandName(like) ? `"${like}" is a kind of stand` : `"${like}" is a kind of unit`;
    const mend = isStandName(like)
      ? `call it "${type}${standSuffix}"`
      : `let no name of a unit end in "${standSuffix}"`;
    return [{ path: `troops.${type}`, problem, mend }];
  });
}

/** The book with the changes of some troops alone. */
function changing(some: (name: string) => boolean, book: OpenBook): OpenBook {
  return { ...book, troops: () => book.troops().filter(({ type }) => some(type)) };
}

function refuse(faults: readonly Violation[]): void {
  if (faults.length > 0) throw new RuleViolation(faults);
}

function hasAll<Name extends string, Entry>(
  names: readonly Name[],
  entries: { readonly [name: string]: Entry },
): entries is { readonly [N in Name]: Entry } {
  return names.every(name => Object.hasOwn(entries, name));
}

const nothingLeftOut = () => ({ path: 'troops', problem: 'a printed kind is missing', mend: 'leave it in' });

/** A record with an entry for each name. */
function byName<Name extends string, Entry>(
  names: readonly Name[],
  of: (name: Name) => Entry,
): { readonly [N in Name]: Entry };
function byName<Entry>(names: readonly string[], of: (name: string) => Entry): { readonly [name: string]: Entry } {
  return Object.fromEntries(names.map(name => [name, of(name)]));
}
