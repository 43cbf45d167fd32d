import type { SideId } from '../../../battle/index.js';
import type { SkirmishRules } from '../rules.js';
import type { ListedFigure } from '../schema.js';
import type { Figure, FigureId, SkirmishState } from '../state.js';
import { type Profit, profit } from '../wounds/prisoners.js';
import { regraded } from './grades.js';

/** What a battle has made of everybody: who goes on for which side, as what. */
export interface Survivors {
  /** Those who go on for their own side, as they are from now on. */
  readonly own: ReadonlyMap<FigureId, ListedFigure>;
  /** Recruits and labourers of each side, taken from the other. */
  readonly taken: { readonly [side: SideId]: readonly ListedFigure[] };
  /** What each side has made of its prisoners. */
  readonly profits: { readonly [side: SideId]: Profit };
  readonly told: readonly string[];
}

/** A figure as a retinue lists it. */
export type Listing = (id: FigureId) => ListedFigure | undefined;

/**
 * What becomes of everybody after a battle: knights who were taken are ransomed and come home, half of the sergeants are recruited, a grade
 * lower, peasants labour as grade E; men rise and fall by what they did; wounds heal, dead horses are gone.
 *
 * @clause skirmish/recruit/sergeants
 * @clause skirmish/recruit/peasants
 * @clause skirmish/grade/recruited
 * @clause skirmish/grade/captured-peasants
 * @clause skirmish/grade/upgrade-common
 * @clause skirmish/grade/upgrade-knight
 * @clause skirmish/grade/knight-flees
 */
export function survivorsOf(
  { figures }: Pick<SkirmishState, 'figures'>,
  winner: SideId | null,
  listing: Listing,
  rules: SkirmishRules,
): Survivors {
  const own = new Map<FigureId, ListedFigure>();
  const taken: { [side: SideId]: ListedFigure[] } = {};
  const profits: { [side: SideId]: Profit } = {};
  const told: string[] = [];
  const prisoners = Object.values(figures).filter(({ gone, yielded }) => gone === null && yielded !== null);
  const recruited = new Map<FigureId, SideId>();
  for (const side of new Set(prisoners.flatMap(({ yielded }) => yielded ?? []))) {
    const held = prisoners.filter(({ yielded }) => yielded === side);
    const made = profitOf(held, rules);
    profits[side] = made;
    const best = held
      .filter(({ man }) => man.class === 'sergeant')
      .sort((a, b) => (a.man.grade < b.man.grade ? -1 : 1));
    for (const { id } of best.slice(0, made.recruits)) recruited.set(id, side);
    for (const { id, man } of held) if (man.class === 'peasant') recruited.set(id, side);
  }
  for (const figure of Object.values(figures)) {
    const entry = listing(figure.id);
    if (entry === undefined || figure.gone === 'dead') continue;
    const captor = recruited.get(figure.id);
    const after = afterBattle(figure, figures, winner, captor !== undefined, entry, rules);
    if (after.line !== undefined) told.push(after.line);
    if (captor === undefined) own.set(figure.id, after.listed);
    else taken[captor] = [...(taken[captor] ?? []), after.listed];
  }
  return { own, taken, profits, told };
}

function profitOf(held: readonly Figure[], rules: SkirmishRules): Profit {
  const count = (of: string) => held.filter(({ man }) => man.class === of).length;
  const knights = held.filter(({ man }) => man.class === 'knight').map(({ man }) => man);
  return profit({ knights, sergeants: count('sergeant'), peasants: count('peasant') }, rules);
}

/** A man as a retinue lists him after a battle. */
function afterBattle(
  figure: Figure,
  figures: SkirmishState['figures'],
  winner: SideId | null,
  captured: boolean,
  entry: ListedFigure,
  rules: SkirmishRules,
): { readonly listed: ListedFigure; readonly line: string | undefined } {
  const { man, gone, horse, deeds, side } = figure;
  const made = regraded(
    {
      man,
      fled: gone === 'fled',
      won: winner === side,
      fought: deeds.fought,
      hadToFlee: deeds.hadToFlee,
      unhorsed: deeds.unhorsed.flatMap(id => figures[id]?.man ?? []),
      ...(captured ? { captured: man.class === 'peasant' ? ('labours' as const) : ('recruited' as const) } : {}),
    },
    rules,
  );
  const { horse: ridden, wounded: _wounded, above: _above, at: _at, facing, shield, on, ...kept } = entry;
  const looted = man.weapons.filter(weapon => weapon !== 'improvised' && !entry.weapons.includes(weapon));
  const listed: ListedFigure = {
    ...kept,
    // Where a captured man stood, he stands no more.
    ...(captured || entry.at === undefined ? {} : { at: entry.at }),
    ...(captured || facing === undefined ? {} : { facing }),
    ...(captured || on === undefined ? {} : { on }),
    // What he has taken from the fallen is his; what was taken from him is not.
    armour: man.armour,
    ...(shield === undefined && !man.shield ? {} : { shield: man.shield }),
    weapons: [...entry.weapons, ...looted],
    grade: made.grade,
    ...(made.above > 0 ? { above: made.above } : {}),
    ...(ridden === undefined || horse === 'lost' ? {} : { horse: ridden }),
  };
  const was = `${entry.grade}${(entry.above ?? 0) > 0 ? entry.above : ''}`;
  const is = `${made.grade}${made.above > 0 ? made.above : ''}`;
  const line = was === is ? undefined : `${figure.name}: grade ${was} to ${is}`;
  return { listed: { ...listed, id: figure.id }, line };
}
