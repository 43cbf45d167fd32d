import { bodyCentre, distance, type Point } from '../../../table/index.js';
import { isShed } from '../siege/sheds.js';
import type { Conduct, SeenUnit, WrgView } from '../state.js';
import type { WrgRequests } from '../terms.js';

type Declared = WrgRequests['declare']['asks']['units'][number];

/** Something that a side would see burn, and where one comes to it. */
interface Wanted {
  readonly id: string;
  readonly corners: readonly Point[];
}

/**
 * What a side would burn: whoever has come by ship burns what stands on the land; whoever defends the land burns the ships that have come, and whoever
 * is besieged the towers.
 */
function wantedBy(view: WrgView): readonly Wanted[] {
  const { fires, ships = {}, table } = view;
  if (fires === undefined) return [];
  const others = Object.values(ships).filter(({ side, gone }) => side !== view.side && gone === null);
  const sheds = enemySheds(view);
  if (sheds.length > 0) return sheds;
  // Who is besieged burns nothing of his own town.
  if (view.works?.forts.some(({ side }) => side === view.side) === true) return [];
  if (others.length > 0)
    return others.map(({ id, grounds, at, aground }) => ({ id, corners: [aground ? at : grounds] }));
  return fires.mayBurn.flatMap((id): Wanted[] => {
    const feature = table.features.find(each => each.id === id);
    if (feature === undefined) return [];
    return [{ id, corners: 'outline' in feature ? feature.outline : feature.line }];
  });
}

/** The siege towers and penthouses of the enemy. */
function enemySheds({ works, units, side }: WrgView): readonly Wanted[] {
  return (works?.material ?? []).flatMap((piece): Wanted[] => {
    const bearer = units[piece.by ?? piece.of ?? ''];
    return isShed(piece) && bearer !== undefined && bearer.side !== side ? [{ id: piece.id, corners: [piece.at] }] : [];
  });
}

/** Whether something does not burn yet. */
function isWhole(id: string, { fires }: WrgView): boolean {
  const state = fires?.things[id]?.state ?? 'out';
  return state === 'out';
}

const nearestCorner = (unit: SeenUnit, { corners }: Wanted): Point | undefined =>
  [...corners].sort((a, b) => distance(bodyCentre(unit.placed), a) - distance(bodyCentre(unit.placed), b))[0];

const far = (unit: SeenUnit, thing: Wanted): number => {
  const corner = nearestCorner(unit, thing);
  return corner === undefined ? Number.POSITIVE_INFINITY : distance(bodyCentre(unit.placed), corner);
};

/** The order of a unit that has the means to make fire: to the nearest thing that it would burn; `undefined` for all others. */
export function orderToBurn(unit: SeenUnit, view: WrgView): string | undefined {
  if (view.fires?.supplied.includes(unit.id) !== true) return undefined;
  const [target] = wantedBy(view)
    .filter(({ id }) => isWhole(id, view))
    .sort((a, b) => far(unit, a) - far(unit, b));
  const corner = target === undefined ? undefined : nearestCorner(unit, target);
  if (corner === undefined) return undefined;
  return `MOVE TO (${Math.round(corner.x)} ${Math.round(corner.y)}), with fire; HOLD, with fire`;
}

/** Near enough to what burns to have set it on fire. */
const AT_IT = 60;

/** Whether a unit was sent to burn something that burns by now. */
export function hasBurnt({ order, ...unit }: SeenUnit, view: WrgView): boolean {
  if (order?.includes('with fire') !== true) return false;
  const wanted = wantedBy(view);
  const near = wanted.filter(thing => far({ order, ...unit }, thing) <= AT_IT);
  return (
    wanted.every(({ id }) => !isWhole(id, view)) || (near.length > 0 && near.every(({ id }) => !isWhole(id, view)))
  );
}

/**
 * What a unit does with fire: it gets ready for and burns what its side would see burn, and is not kept from that by enemies who are near; where none are it saves
 * what burns of its own.
 */
export function conductWithFire({ fire, mayHalt }: Declared, view: WrgView): Conduct | undefined {
  if (fire === undefined) return undefined;
  const wanted = wantedBy(view).map(({ id }) => id);
  // Who has set one thing alight goes on to the next; only where none is left does he throw more at what would not burn on by itself.
  const isNext = wanted.some(id => isWhole(id, view));
  const isUnlit = (id: string) => (isNext ? isWhole(id, view) : view.fires?.things[id]?.caught !== true);
  const open = (id: string) => wanted.includes(id) && isUnlit(id);
  const [burns] = fire.burns.filter(open);
  if (burns !== undefined) return { burns };
  if (fire.prepares && fire.reaches.some(open)) return { prepares: true };
  if (mayHalt) return undefined;
  const [douses] = fire.douses.filter(id => !wanted.includes(id));
  if (douses !== undefined) return { douses };
  return fire.missiles ? { fireMissiles: true } : undefined;
}

/** Whether a unit carries caltrops, or has its own side's lying before its front: it waits behind them. */
export function standsByCaltrops({ id, placed }: SeenUnit, { caltrops, side }: WrgView): boolean {
  if (caltrops === undefined) return false;
  const before = caltrops.strips.some(
    strip => strip.side === side && strip.line.every(end => distance(end, placed.at) <= AT_IT),
  );
  return before || caltrops.carried.includes(id);
}

/** Who stands on the defence lays his caltrops while no enemy is near enough to charge him. */
export function conductWithCaltrops(unit: SeenUnit, { mayLay = false, mayHalt }: Declared): Conduct | undefined {
  return mayLay && !mayHalt && unit.order?.startsWith('HOLD') === true ? { lays: true } : undefined;
}
