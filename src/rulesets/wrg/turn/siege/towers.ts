import type { Violation } from '../../../../rulebook/index.js';
import {
  bodyCentre,
  castleWallsBetween,
  distanceToQuad,
  measuredFrom,
  type Quad,
  quadOf,
} from '../../../../table/index.js';
import type { WrgRules } from '../../rules.js';
import { throwsStones } from '../../shooting/weapons.js';
import { breach } from '../../siege/breach.js';
import { closeness } from '../../siege/closeness.js';
import { behindMerlons } from '../../siege/fortification.js';
import { mayWork } from '../../siege/working-party.js';
import type { Material, Work } from '../../siege/works.js';
import type { Unit, WrgState } from '../../state.js';
import { onTable, unitOf } from '../../units.js';
import type { Field } from '../field.js';
import { removeUnit, takeOff } from '../losses.js';
import type { Play } from '../play.js';

type Around = Pick<Field, 'state' | 'rules'>;

/** Whether siege material is a tower or penthouse that stands. */
export function isShed({ kind, parts }: Material): boolean {
  return (kind === 'tower' || kind === 'penthouse') && parts !== true;
}

/** The towers and penthouses that stand, whoever has them. */
export function shedsOf({ works }: Pick<WrgState, 'works'>): readonly Material[] {
  return (works?.material ?? []).filter(isShed);
}

/** The side that a piece of siege material is of: that of the unit which has it, or had it last. */
export function sideOf({ by, of }: Material, state: Pick<WrgState, 'units'>): string | undefined {
  const bearer = by ?? of;
  return bearer === undefined ? undefined : state.units[bearer]?.side;
}

/** How long the sides of the base of a tower or penthouse are, in paces. */
export function baseOf({ kind }: Pick<Material, 'kind'>, { army }: Pick<WrgRules, 'army'>): number {
  const { siegeTower, penthouse, scales } = army.bases;
  return (kind === 'tower' ? siegeTower : penthouse).frontage * scales['25mm'].pacesPerMillimetre;
}

/** The ground that a tower or penthouse stands on: its bearers push from behind its middle. */
export function footprintOf({ kind, at, facing }: Material, rules: Pick<WrgRules, 'army'>): Quad {
  const half = baseOf({ kind }, rules) / 2;
  const from = measuredFrom({ at, facing });
  return [from(-half, -half), from(half, -half), from(half, half), from(-half, half)];
}

/**
 * How many figures of a unit go into a tower or penthouse at most (`wrg/ruling/room-in-towers`).
 *
 * @clause wrg/siege/material/penthouse-tower
 */
export function roomIn(shed: Material, { figures, placed: { stand } }: Unit, rules: WrgRules): number {
  if (!rules.optional.siege.shelters.roomOnBase) return figures;
  const side = baseOf(shed, rules);
  return Math.min(figures, Math.floor(side / stand.front) * Math.floor(side / stand.depth));
}

/** Figures of a unit that are in a tower or penthouse. */
export function figuresInside(
  { id, figures }: Pick<Unit, 'id' | 'figures'>,
  { works }: Pick<WrgState, 'works'>,
): number {
  const inside = (works?.material ?? []).reduce((sum, each) => sum + (each.by === id ? (each.inside ?? 0) : 0), 0);
  return Math.min(inside, figures);
}

/** What a unit may do about men in its towers and penthouses: as many go in as there is room for, or all come out. */
export function likelyManning(unit: Unit, { state, rules }: Around): readonly Work[] {
  return shedsOf(state)
    .filter(({ by }) => by === unit.id)
    .flatMap((shed): readonly Work[] => {
      const most = roomIn(shed, unit, rules);
      const inside = shed.inside ?? 0;
      const open = [0, most].filter(figures => figures !== inside);
      return open.map(figures => ({ man: shed.id, figures }));
    });
}

/**
 * What is wrong with so many of a unit's figures in its tower or penthouse.
 *
 * @clause wrg/siege/material/penthouse-tower
 */
export function manningFaults(
  unit: Unit,
  { man, figures }: Extract<Work, { readonly man: string }>,
  { state, rules }: Around,
): readonly Violation[] {
  const clause = 'wrg/siege/material/penthouse-tower' as const;
  const shed = shedsOf(state).find(({ id, by }) => id === man && by === unit.id);
  if (shed === undefined) {
    return [{ path: 'man', clause, problem: `it has no tower or penthouse "${man}"`, mend: 'name one that it pushes' }];
  }
  const room = roomIn(shed, unit, rules);
  if (figures <= room) return [];
  return [{ path: 'figures', clause, problem: `${figures} find no room in it`, mend: `give ${room} at most` }];
}

/** Figures go into a tower or penthouse, or come out of it. */
export function manShed(unit: Unit, work: Extract<Work, { readonly man: string }>, { state, rules, tell }: Play): void {
  const shed = shedsOf(state).find(({ id, by }) => id === work.man && by === unit.id);
  if (shed === undefined || !mayWork({ ...unit.troops, dismounted: unit.dismounted }, rules)) return;
  const inside = Math.min(work.figures, roomIn(shed, unit, rules));
  shed.inside = inside;
  const because = [
    { clause: 'wrg/siege/material/penthouse-tower', because: `${inside} inside`, effect: 'more to push it' },
  ] as const;
  tell({ kind: 'manned', unit: unit.id, on: shed.id, figures: inside, because });
}

/** Those who have gone on from their tower, over the wall or away, are in it no more; nor are more in it than are left. */
export function leaveSheds({ state }: Play): void {
  for (const shed of shedsOf(state)) {
    if (shed.inside === undefined) continue;
    const unit = shed.by === null ? undefined : state.units[shed.by];
    const isThere =
      unit !== undefined && unit.gone === null && distanceToQuad(shed.at, quadOf(unit.placed)) <= closeness.atLadder;
    if (!isThere) delete shed.inside;
    else shed.inside = Math.min(shed.inside, unit.figures);
  }
}

/** How those of a unit who are in a tower or penthouse are hit. */
export interface InsideShot {
  /** Nobody of the unit can be hurt. */
  readonly spared: boolean;
  /** What is added to the factors because all who could be hit shoot through loopholes. */
  readonly cover: number;
}

/**
 * How a unit is hit all of whose figures are in a tower or penthouse, as `wrg/ruling/men-in-towers` has it; `undefined` where anybody stands
 * outside. What destroys the tower is another matter.
 *
 * @clause wrg/siege/destroy/wooden-men
 * @clause wrg/siege/fort/loopholes
 */
export function insideShot(unit: Unit, shooting: boolean, { state, rules }: Around): InsideShot | undefined {
  if (state.works === undefined || figuresInside(unit, state) < unit.figures) return undefined;
  const { cover, hurt } = behindMerlons({ shooting }, rules);
  return { spared: !hurt || !rules.optional.siege.shelters.loopholes, cover };
}

/** Of casualties to a unit those that can fall on it, in men: those of it who are within are not hit while others stand outside. */
export function onThoseOutside(unit: Unit, men: number, { state, rules }: Around): number {
  const inside = state.works === undefined ? 0 : figuresInside(unit, state);
  if (inside === 0 || inside >= unit.figures) return men;
  const { men: inAFigure } = rules.army.bases.scales['25mm'];
  return Math.min(men, Math.max(0, (unit.figures - inside) * inAFigure - unit.carried));
}

/** What stones are thrown at that is made of wood: the towers, penthouses and wagons of the enemy, with where they are. */
export function woodenTargets(
  unit: Unit,
  { state, rules }: Around,
): readonly { readonly id: string; readonly at: Material['at'] }[] {
  if (!throwsStones(unit.troops.engine)) return [];
  return shedsOf(state)
    .filter(shed => {
      const side = sideOf(shed, state);
      return side !== undefined && side !== unit.side && rules.optional.siege.battery.woodenHits > 0;
    })
    .map(({ id, at }) => ({ id, at }));
}

/**
 * What stones do to a tower or penthouse: their casualties add up, with what fire has done to it, until it is destroyed with all who are in it.
 *
 * @clause wrg/siege/destroy/wooden
 * @clause wrg/siege/destroy/wooden-men
 */
export function strikeShed(unit: Unit, id: string, hits: number, play: Play): void {
  const { state, rules } = play;
  const shed = shedsOf(state).find(each => each.id === id);
  if (shed === undefined) return;
  const burnt = state.fires?.things[id]?.points ?? 0;
  const result = breach(
    { works: 'wooden-construction', means: 'stone-throwers', figures: hits, done: (shed.hits ?? 0) + burnt },
    rules,
  );
  shed.hits = (shed.hits ?? 0) + hits;
  if (result.broken) destroyShed(shed, unit, hits, play);
  else tellStruck(shed, unit, hits, null, play, result.because);
}

/** Towers and penthouses in which nobody can stay for fire are destroyed. */
export function loseBurntSheds(play: Play): void {
  const { state, rules } = play;
  for (const shed of shedsOf(state)) {
    const blaze = state.fires?.things[shed.id];
    if (blaze === undefined || blaze.state === 'out') continue;
    if ((shed.hits ?? 0) + blaze.points >= rules.optional.siege.battery.woodenHits || blaze.state === 'untenable')
      destroyShed(shed, undefined, 0, play);
  }
}

function destroyShed(shed: Material, by: Unit | undefined, hits: number, play: Play): void {
  const { state, tell } = play;
  const { works } = state;
  if (works === undefined) return;
  const unit = shed.by === null ? undefined : unitOf(state, shed.by);
  const lost = unit === undefined ? 0 : Math.min(shed.inside ?? 0, unit.figures);
  works.material = works.material.filter(({ id }) => id !== shed.id);
  const because = [{ clause: 'wrg/siege/destroy/wooden-men', because: `${lost} in it`, effect: 'lost' }] as const;
  tellStruck(shed, by, hits, lost, play, because);
  if (unit === undefined || lost === 0) return;
  takeOff(unit, lost);
  tell({ kind: 'lost', unit: unit.id, figures: lost, left: unit.figures, carried: unit.carried, because });
  if (unit.figures === 0) removeUnit(unit, 'destroyed', play);
}

function tellStruck(
  shed: Material,
  by: Unit | undefined,
  hits: number,
  lost: number | null,
  { state, rules, tell }: Play,
  because: Parameters<Play['tell']>[0]['because'],
): void {
  const done = (shed.hits ?? 0) + (state.fires?.things[shed.id]?.points ?? 0);
  const needed = rules.optional.siege.battery.woodenHits;
  tell({ kind: 'struck', unit: by?.id ?? null, on: shed.id, hits, done, needed, lost, because });
}

/** Towers that a unit has rolled up to a wall, from which it can cross. */
export function towersAt(unit: Unit, wall: string, { state }: Pick<Field, 'state'>): readonly Material[] {
  const quad = quadOf(unit.placed);
  return shedsOf(state).filter(
    ({ kind, against, at }) => kind === 'tower' && against === wall && distanceToQuad(at, quad) <= closeness.atLadder,
  );
}

/** Pieces that lie about, near enough to a unit to be taken up: no wall between, and no enemy on them. */
export function lyingNear(unit: Unit, { state, table }: Pick<Field, 'state' | 'table'>): readonly Material[] {
  const quad = quadOf(unit.placed);
  const middle = bodyCentre(unit.placed);
  const enemies = onTable(state).filter(other => other.side !== unit.side && other.rout === null);
  return (state.works?.material ?? []).filter(
    ({ by, at, filled, against }) =>
      by === null &&
      filled !== true &&
      against === null &&
      distanceToQuad(at, quad) <= closeness.atHand &&
      castleWallsBetween(table, middle, at).length === 0 &&
      enemies.every(other => distanceToQuad(at, quadOf(other.placed)) > 0),
  );
}
