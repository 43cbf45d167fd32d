import type { SideId } from '../../../../battle/index.js';
import { alignedTable } from '../../../../scenario/index.js';
import type { GameLevel, LevelRules } from '../army/levels.js';
import { groundLength, type ScaleRules } from '../army/scale.js';
import type { FieldEntry } from '../turn/scenario.js';
import type { UnitId } from '../turn/state.js';
import { playsHidden } from '../turn/unseen/markers.js';
import type { BodyWord } from './bodies.js';

/** A unit as an army list has it. */
export interface ListedUnit {
  readonly id: UnitId;
  readonly name: string;
  readonly troops: string;
  readonly figures: number;
  readonly points: number;
  /** The battle or brigade it belongs to, where the period has them. */
  readonly body?: string;
  readonly ledBy: string;
  /** When it comes on, of one that is not there from the first. */
  readonly comes?: string | undefined;
}

/** An army as it is introduced. */
export interface ListedArmy {
  readonly side: SideId;
  readonly name: string;
  readonly units: readonly ListedUnit[];
  /** What its period joins units into. */
  readonly word: BodyWord;
}

/** When a unit comes on that is not there from the first: `turn 4`, or from which turn to which a die brings it. */
export function comesText({ arrives }: Pick<FieldEntry, 'arrives'>): string | undefined {
  if (arrives === undefined) return undefined;
  if ('turn' in arrives) return `turn ${arrives.turn}`;
  const { die, earliest } = arrives;
  return `turn ${earliest} to ${earliest + die - 1}, by a die`;
}

/** The units that a reader sees on the table before the first turn; `undefined` for a reader from whom nothing is hidden. */
export function inSightAtFirst(
  { level }: { readonly level: GameLevel },
  rules: LevelRules,
  side: SideId | undefined,
  viewAtFirst: (side: SideId) => { readonly units: Readonly<Record<UnitId, unknown>> },
): { readonly side: SideId; readonly units: ReadonlySet<UnitId> } | undefined {
  if (side === undefined || !playsHidden({ level }, rules)) return undefined;
  return { side, units: new Set(Object.keys(viewAtFirst(side).units)) };
}

/** How large the field is that the table stands for. */
export function fieldText(
  { table: { width, height } }: { readonly table: { readonly width: number; readonly height: number } },
  rules: ScaleRules,
): string {
  const [wide, deep] = [width, height].map(cm => Math.round(groundLength({ cm }, rules)));
  return `The table is ${width} by ${height} cm: about ${wide} by ${deep} yards of ground.`;
}

/**
 * An army in a table. Of an enemy whose troops may hide: those in the open, and neither what he has spent nor how he has joined them, since
 * both would tell of the others.
 */
export function armyText(
  { side, name, units, word }: ListedArmy,
  allowed: number | undefined,
  reader: ReturnType<typeof inSightAtFirst>,
): string {
  if (reader !== undefined && reader.side !== side) {
    const open = units.filter(({ id }) => reader.units.has(id));
    if (open.length === 0) return `${name}: nobody in sight`;
    const rows = open.map(unit => [unit.name, unit.troops, String(unit.figures), unit.ledBy]);
    return `${name}: in sight\n\n${alignedTable([['unit', 'troops', 'figures', 'led by'], ...rows])}`;
  }
  const spent = units.reduce((sum, { points }) => sum + points, 0);
  const head = `${name}: ${spent}${allowed === undefined ? '' : ` of ${allowed}`} points`;
  const joined = units.some(({ body }) => body !== undefined);
  const late = units.some(({ comes }) => comes !== undefined);
  const rows = units.map(unit => [
    unit.name,
    unit.troops,
    String(unit.figures),
    String(unit.points),
    ...(joined ? [unit.body ?? ''] : []),
    unit.ledBy,
    ...(late ? [unit.comes ?? ''] : []),
  ]);
  const heading = [
    'unit',
    'troops',
    'figures',
    'points',
    ...(joined ? [word] : []),
    'led by',
    ...(late ? ['comes on'] : []),
  ];
  return `${head}\n\n${alignedTable([heading, ...rows])}`;
}
