/** The kinds of units, by the names of the charts. */
export const unitTypes = [
  'pike-and-musket',
  'foot',
  'dragoon',
  'cavalry',
  'heavy-cavalry',
  'artillery',
  'command',
] as const;
export type UnitType = (typeof unitTypes)[number];

/** The kinds of guns. */
export const gunKinds = ['frame-guns', 'light-guns', 'heavy-guns'] as const;
export type GunKind = (typeof gunKinds)[number];

/** The two ranks of commanders. */
export const ranks = ['commander', 'sub-commander'] as const;
export type Rank = (typeof ranks)[number];

/** What the figures of a stand are and carry. */
export const standKinds = [
  'pike',
  'musket',
  'hand-to-hand',
  'light-hand-to-hand',
  'mounted-dragoon',
  'dismounted-dragoon',
  'cavalry',
  'heavy-cavalry',
  'frame-gun',
  'light-gun',
  'heavy-gun',
  'command',
] as const;
export type StandKind = (typeof standKinds)[number];

/** How a stand is written in layouts such as `PMM/MM.`: one letter each, `.` for an empty place. */
export const standLetters = {
  pike: 'P',
  musket: 'M',
  'hand-to-hand': 'H',
  'light-hand-to-hand': 'L',
  'mounted-dragoon': 'D',
  'dismounted-dragoon': 'd',
  cavalry: 'C',
  'heavy-cavalry': 'X',
  'frame-gun': 'f',
  'light-gun': 'l',
  'heavy-gun': 'h',
  command: 'G',
} as const satisfies { readonly [K in StandKind]: string };
