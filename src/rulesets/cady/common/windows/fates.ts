import type { SideId } from '../../../../battle/index.js';
import { alignedTable, counted } from '../../../../scenario/index.js';
import type { FieldUnit, Gone } from '../turn/state.js';

/** A unit at the end of a battle. */
export interface Fate {
  readonly unit: Pick<FieldUnit, 'name' | 'side'>;
  /** Figures that it began with. */
  readonly began: number;
  /** What troops it is made of. */
  readonly troops: string;
  /** Figures that it has left; `undefined` where that means nothing. */
  readonly left: number | undefined;
  /** What became of it, in words. */
  readonly fate: string;
}

/** What became of every unit, in a table. */
export function fatesTable(fates: readonly Fate[], sides: Readonly<Record<SideId, { readonly name: string }>>): string {
  const rows = fates.map(({ unit, began, troops, left, fate }) => [
    unit.name,
    sides[unit.side]?.name ?? unit.side,
    troops,
    String(began),
    left === undefined ? '-' : String(left),
    fate,
  ]);
  return alignedTable([['unit', 'side', 'troops', 'began', 'left', 'fate'], ...rows]);
}

/** How a unit left the battle, in words. */
const goneWords: { readonly [G in Gone]: string } = {
  destroyed: 'destroyed',
  routed: 'routed',
  'off-table': 'left the table',
  surrendered: 'surrendered',
};

/** Figures that the units of a scenario began with, by id; a unit that came into being later is not there. */
export function beginnings(
  sides: Readonly<
    Record<SideId, { readonly units: readonly { readonly id: string; readonly figures?: number | undefined }[] }>
  >,
): ReadonlyMap<string, number> {
  const units = Object.values(sides).flatMap(side => side.units);
  return new Map(units.flatMap(({ id, figures }) => (figures === undefined ? [] : [[id, figures] as const])));
}

/** What became of a unit, in words: who joined it or left it in the battle, and whom it lost. Who guards prisoners is not lost. */
export function fateOf(
  {
    gone,
    awaited,
    strength,
    figures,
    guarding,
  }: Pick<FieldUnit, 'gone' | 'awaited' | 'strength' | 'figures' | 'guarding'>,
  began: number,
): string {
  if (gone !== null) return goneWords[gone];
  if (awaited !== null) return 'never came';
  const lost = strength - figures - guarding;
  const more = strength - began;
  return [
    lost === 0 ? 'unhurt' : `lost ${lost}`,
    ...(more === 0 ? [] : [more > 0 ? `${more} joined` : `${-more} went elsewhere`]),
    ...(guarding === 0 ? [] : [`${counted(guarding, 'guards', 'guard')} prisoners`]),
  ].join(', ');
}
