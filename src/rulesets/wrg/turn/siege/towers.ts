import { counted, type Reason, reasonFor, type Violation } from '../../../../rulebook/index.js';
import { bodyCentre, castleWallsBetween, distanceToQuad, edgesOf, quadOf } from '../../../../table/index.js';
import type { WrgRules } from '../../rules.js';
import { throwsStones } from '../../shooting/weapons.js';
import type { ObjectHits } from '../../siege/battery.js';
import { breach } from '../../siege/breach.js';
import { closeness } from '../../siege/closeness.js';
import { baseOf, footprintOf, shedsOf, sideOf } from '../../siege/sheds.js';
import { mayWork } from '../../siege/working-party.js';
import type { Material, Work } from '../../siege/works.js';
import type { Unit } from '../../state.js';
import { isFighting, onTable, unitOf } from '../../units.js';
import type { Field } from '../field.js';
import { removeUnit, takeOff } from '../losses.js';
import type { Play } from '../play.js';
import type { Outline } from '../shooting/figures.js';

type Around = Pick<Field, 'state' | 'rules'>;

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

/** What stones are thrown at that is made of wood: the towers and penthouses of the enemy, with the ground they stand on. */
export function woodenTargets(unit: Unit, { state, rules }: Around): readonly (Outline & { readonly id: string })[] {
  if (!throwsStones(unit.troops.engine)) return [];
  return shedsOf(state)
    .filter(shed => {
      const side = sideOf(shed, state);
      return side !== undefined && side !== unit.side && rules.optional.siege.battery.woodenHits > 0;
    })
    .map(shed => {
      const points = footprintOf(shed, rules);
      return { id: shed.id, points, edges: edgesOf(points) };
    });
}

/**
 * What stones do to a tower or penthouse: their casualties add up, with what fire has done to it or without (`wrg/ruling/stones-and-fire`), until it is
 * destroyed with those who are in it.
 *
 * @clause wrg/siege/destroy/wooden
 * @clause wrg/siege/destroy/wooden-men
 */
export function strikeShed(
  unit: Unit,
  id: string,
  { hits, because }: Pick<ObjectHits, 'hits' | 'because'>,
  play: Play,
): void {
  const { state, rules } = play;
  const shed = shedsOf(state).find(each => each.id === id);
  if (shed === undefined) return;
  const done = (shed.hits ?? 0) + burntPoints(id, play);
  const result = breach({ works: 'wooden-construction', means: 'stone-throwers', figures: hits, done }, rules);
  shed.hits = (shed.hits ?? 0) + hits;
  const why = [...because, ...result.because];
  if (result.broken) destroyShed(shed, { unit, hits, because: why }, play);
  else tellStruck(shed, { unit, hits, because: why }, null, play);
}

/** Fire casualty points that count toward the end of a tower or penthouse with the stones. */
function burntPoints(id: string, { state, rules }: Around): number {
  return rules.optional.siege.battery.withFire ? (state.fires?.things[id]?.points ?? 0) : 0;
}

/** Whether fire, with the stones that have hit it, is the end of a tower or penthouse: of anything else it is not. */
export function isLostToFire(id: string, { state, rules }: Around): boolean {
  const shed = shedsOf(state).find(each => each.id === id);
  const blaze = state.fires?.things[id];
  if (shed === undefined || blaze === undefined || blaze.state === 'out') return false;
  const { woodenHits, withFire } = rules.optional.siege.battery;
  return blaze.state === 'untenable' || blaze.points + (withFire ? (shed.hits ?? 0) : 0) >= woodenHits;
}

/** Towers and penthouses in which nobody can stay for fire are destroyed. */
export function loseBurntSheds(play: Play): void {
  for (const shed of shedsOf(play.state)) {
    if (!isLostToFire(shed.id, play)) continue;
    destroyShed(shed, { unit: undefined, hits: 0, because: whyBurnt(shed.id, shed.hits ?? 0, play) }, play);
  }
}

/** Why fire has been the end of something of wood: its points, and the stones that have hit it, if they count with them. */
export function whyBurnt(id: string, stones: number, { state, rules }: Around): readonly Reason[] {
  const { woodenHits, withFire } = rules.optional.siege.battery;
  const points = counted(state.fires?.things[id]?.points ?? 0, 'fire casualty point');
  const all = withFire && stones > 0 ? `${points} and ${counted(stones, 'hit')} of stones` : points;
  return [reasonFor('wrg/siege/destroy/wooden', all, `${woodenHits} are needed`)];
}

/** Whose stones have struck something of wood, how often, and how that came to so much; nobody's: fire. */
interface Striker {
  readonly unit: Unit | undefined;
  readonly hits: number;
  readonly because: readonly Reason[];
}

function destroyShed(shed: Material, by: Striker, play: Play): void {
  const { state, tell } = play;
  const { works } = state;
  if (works === undefined) return;
  const unit = shed.by === null ? undefined : unitOf(state, shed.by);
  const lost = unit === undefined ? 0 : lostWith(shed, unit, by.unit === undefined ? 'fire' : 'stones', play);
  works.material = works.material.filter(({ id }) => id !== shed.id);
  // Who is lost with it is told with it; why, where he is taken off his body.
  tellStruck(shed, by, lost, play);
  // What is left of it burns as nobody's.
  if (state.fires !== undefined) delete state.fires.things[shed.id];
  if (unit === undefined || lost === 0) return;
  const because = [{ clause: 'wrg/siege/destroy/wooden-men', because: `${lost} in it`, effect: 'lost' }] as const;
  takeOff(unit, lost, play);
  tell({ kind: 'lost', unit: unit.id, figures: lost, left: unit.figures, carried: unit.carried, because });
  if (unit.figures === 0) removeUnit(unit, 'destroyed', play);
}

/**
 * How many figures of a unit are lost with its tower or penthouse (`wrg/ruling/men-in-a-lost-tower`).
 *
 * @clause wrg/siege/destroy/wooden-men
 */
function lostWith(shed: Material, unit: Unit, by: 'fire' | 'stones', { state, rules }: Play): number {
  const { lost } = rules.optional.siege.shelters;
  if (lost === 'stones' && by === 'fire') return 0;
  const inside = Math.min(shed.inside ?? 0, unit.figures);
  if (lost !== 'bridge' || shed.against === null || !isFighting(state, unit)) return inside;
  const abreast = Math.floor(baseOf(shed, rules) / unit.placed.stand.front);
  return Math.max(inside, Math.min(abreast, roomIn(shed, unit, rules)));
}

function tellStruck(shed: Material, { unit: by, hits, because }: Striker, lost: number | null, play: Play): void {
  const { state, rules } = play;
  const burnt = by === undefined ? (state.fires?.things[shed.id]?.points ?? 0) : burntPoints(shed.id, play);
  const { woodenHits: needed, withFire } = rules.optional.siege.battery;
  const done = burnt + (by !== undefined || withFire ? (shed.hits ?? 0) : 0);
  play.tell({ kind: 'struck', unit: by?.id ?? null, on: shed.id, hits, done, needed, lost, because });
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
