import { reasonFor, type Violation } from '../../../../rulebook/index.js';
import {
  areasAt,
  bearingTo,
  bodyCentre,
  destination,
  distance,
  isStrip,
  onTable as liesOn,
  metBetween,
  type Point,
  partsOf,
  piecesOnStrip,
  segmentsCross,
} from '../../../../table/index.js';
import { closeness } from '../../siege/closeness.js';
import { footOn } from '../../siege/ground.js';
import { type Mine, mineAdvance, mineDeclared, mineFaults } from '../../siege/mining.js';
import { fortOf, wallsOf } from '../../siege/walls.js';
import { mayWork } from '../../siege/working-party.js';
import type { Tunnel, Work } from '../../siege/works.js';
import type { SideId, Unit } from '../../state.js';
import { type Field, fieldOf } from '../field.js';
import type { Play } from '../play.js';
import { bringDown } from './falling.js';
import { paceOf } from './pace.js';

/** Where a tunnel could be begun. */
interface Mouth {
  readonly at: Point;
  readonly insideFort: boolean;
}

/** Whether mines are dug in a battle, and a unit is of those who may dig. */
function mayDig(unit: Unit, { state, scenario, rules }: Field): boolean {
  return (
    state.works !== undefined &&
    scenario.works?.mining === true &&
    mayWork({ ...unit.troops, dismounted: unit.dismounted }, rules)
  );
}

/**
 * Where a unit could begin a tunnel: in its own fortifications, at a penthouse or tower, at a sap that it stands in, or in a house; `undefined`:
 * it has no shelter for it.
 *
 * @clause wrg/siege/mining/start
 */
function mouthFor(unit: Unit, field: Field): Mouth | undefined {
  const middle = bodyCentre(unit.placed);
  if (fortOf(unit.placed, field.scenario)?.side === unit.side) return { at: middle, insideFort: true };
  const { material = [], built = [] } = field.state.works ?? {};
  const near = (point: Point) =>
    Math.min(distance(point, middle), distance(point, unit.placed.at)) <= closeness.atMouth;
  const shed = material.find(
    ({ kind, parts, at }) => (kind === 'penthouse' || kind === 'tower') && parts !== true && near(at),
  );
  if (shed !== undefined) return { at: shed.at, insideFort: false };
  const saps = built.filter(({ build, side }) => build === 'sap' && side === unit.side);
  const ends = saps.map(({ from, bearing, paces }) => destination(from, bearing, paces)).filter(near);
  const house = areasAt(field.table, middle, 'building').length > 0 ? middle : undefined;
  const at = ends[0] ?? house;
  return at === undefined ? undefined : { at, insideFort: false };
}

const samePoint = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;

/** The tunnel of its side with this aim at whose mouth a unit stands. */
function tunnelFor(unit: Unit, aim: Point, { state }: Pick<Field, 'state'>): Tunnel | undefined {
  return state.works?.tunnels.find(
    ({ side, from, to, state: now }) =>
      side === unit.side &&
      now === 'open' &&
      samePoint(to, aim) &&
      Math.min(distance(from, unit.placed.at), distance(from, bodyCentre(unit.placed))) <= closeness.atMouth,
  );
}

/** Who holds walls countermines; all others mine. */
function partOf({ side }: Unit, { scenario }: Pick<Field, 'scenario'>): Tunnel['by'] {
  return scenario.works?.forts.some(fort => fort.side === side) === true ? 'defender' : 'besieger';
}

/** Tunnels that a unit is likely to dig: those begun, and straight at the nearest stone wall or at a mouth that the enemy has announced. */
export function likelyMines(unit: Unit, field: Field): readonly Work[] {
  if (!mayDig(unit, field)) return [];
  const tunnels = (field.state.works?.tunnels ?? []).filter(({ to }) => tunnelFor(unit, to, field) !== undefined);
  const begun = tunnels.filter(tunnel => !isFinished(tunnel, field.rules)).map(({ to }) => to);
  const mouth = mouthFor(unit, field);
  const fresh = mouth === undefined || tunnels.length > 0 ? [] : aimsFrom(mouth, unit, field);
  return [...begun, ...fresh].map(({ x, y }) => ({ mine: { x, y } }));
}

function aimsFrom(mouth: Mouth, unit: Unit, field: Field): readonly Point[] {
  if (partOf(unit, field) === 'defender') {
    const known = (field.state.works?.tunnels ?? []).filter(
      ({ side, knownAs, state }) => side !== unit.side && knownAs !== null && state === 'open',
    );
    return known.map(({ from }) => from).filter(aim => mineAimFaults(unit, aim, field).length === 0);
  }
  const feet = wallsOf(field)
    .filter(({ is }) => is === 'stone-wall' || is === 'stone-tower')
    .flatMap(({ wall }) => footOn(mouth.at, wall.line) ?? [])
    .sort((a, b) => a.away - b.away);
  const aim = feet.map(({ at }) => rounded(at)).find(at => mineAimFaults(unit, at, field).length === 0);
  return aim === undefined ? [] : [aim];
}

/** As a player would write it down. */
const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });

/**
 * What forbids a unit to dig toward a point; nothing where it may.
 *
 * @clause wrg/siege/mining/start
 * @clause wrg/siege/mining/impossible
 * @clause wrg/siege/mining/countermine
 */
export function mineAimFaults(unit: Unit, aim: Point, field: Field): readonly Violation[] {
  if (!mayDig(unit, field)) {
    const problem = 'it cannot mine: nobody mines in this battle, or it is not of those who work';
    return [{ path: 'mine', clause: 'wrg/siege/working/who', problem, mend: 'let foot do it' }];
  }
  const begun = tunnelFor(unit, aim, field);
  if (begun !== undefined && isFinished(begun, field.rules)) {
    const problem = 'its mine has come to its aim';
    return [{ path: 'mine', clause: 'wrg/siege/mining/start', problem, mend: 'begin another, or leave it out' }];
  }
  if (begun !== undefined) return [];
  const mouth = mouthFor(unit, field);
  const way = { from: mouth?.at ?? bodyCentre(unit.placed), to: aim };
  const mine: Mine = {
    side: partOf(unit, field),
    sheltered: mouth !== undefined,
    aimed: liesOn(field.table, aim),
    under: wetOver(way, field),
    against: againstOn(way, unit, field),
  };
  return mineFaults(mine).map(fault => ({ ...fault, path: 'mine' }));
}

/** Water and marsh over a straight way. */
function wetOver({ from, to }: Way, { table }: Pick<Field, 'table'>): readonly ('water' | 'marsh')[] {
  const water = table.features.some(
    feature =>
      isStrip(feature) &&
      (feature.kind === 'river' || feature.kind === 'creek') &&
      piecesOnStrip({ from, to }, feature).length > 0,
  );
  const marsh = metBetween(table, from, to, ['marsh']).length > 0;
  return [...(water ? (['water'] as const) : []), ...(marsh ? (['marsh'] as const) : [])];
}

interface Way {
  readonly from: Point;
  readonly to: Point;
}

/** What a tunnel comes under first. */
function againstOn(way: Way, unit: Unit, field: Field): Mine['against'] {
  const [first] = wallsOver(way, field);
  if (first === undefined || partOf(unit, field) === 'defender') return 'mine';
  return first.is;
}

/** Stone and turf over a straight way, the nearest to its mouth first; the end of the way is at a wall that it touches. */
function wallsOver({ from, to }: Way, field: Field) {
  const end = destination(to, bearingTo(from, to), closeness.underWall);
  const way = { from, to: end };
  return wallsOf(field)
    .flatMap(({ wall, is }) => {
      if (is !== 'stone-wall' && is !== 'stone-tower' && is !== 'turf-wall') return [];
      const met = partsOf(wall.line).some(part => segmentsCross(way, part));
      const at = met ? crossingOf(way, wall.line) : undefined;
      return at === undefined ? [] : [{ wall, is, at, away: distance(from, at) }];
    })
    .sort((a, b) => a.away - b.away);
}

/** Where a straight way crosses a line first. */
function crossingOf({ from, to }: Way, line: readonly Point[]): Point | undefined {
  const points = partsOf(line).flatMap(part => {
    if (!segmentsCross({ from, to }, part)) return [];
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const [ex, ey] = [part.to.x - part.from.x, part.to.y - part.from.y];
    const turn = dx * ey - dy * ex;
    const along = turn === 0 ? 0 : ((part.from.x - from.x) * ey - (part.from.y - from.y) * ex) / turn;
    return [{ x: from.x + along * dx, y: from.y + along * dy }];
  });
  return points.sort((a, b) => distance(from, a) - distance(from, b))[0];
}

/** Those who dig at one tunnel in a period. */
export type Diggers = readonly { readonly unit: Unit; readonly aim: Point }[];

/**
 * A period's digging: tunnels are begun and announced where they have to be, go forward, and bring down what they come under.
 *
 * @clause wrg/siege/mining/rate
 * @clause wrg/siege/mining/declare
 * @clause wrg/siege/mining/countermine
 */
export function digMines(diggers: Diggers, play: Play): void {
  const { state, scenario, rules } = play;
  const { works } = state;
  if (works === undefined) return;
  for (const tunnel of works.tunnels) tunnel.diggers = [];
  const field = fieldOf(state, scenario, rules);
  for (const { unit, aim } of diggers) {
    if (mineAimFaults(unit, aim, field).length > 0) continue;
    const tunnel = tunnelFor(unit, aim, field) ?? beginMine(unit, aim, field, play);
    if (tunnel !== undefined) dig(tunnel, unit, play);
  }
  for (const tunnel of works.tunnels) if (tunnel.diggers.length > 0) undermine(tunnel, play);
}

/**
 * Begins a tunnel: its own side writes down where it goes, and the enemy learns where it begins if he sees it. Who digs is not told
 * whether he does: somebody may lie hidden who does.
 */
function beginMine(unit: Unit, aim: Point, field: Field, play: Play): Tunnel | undefined {
  const mouth = mouthFor(unit, field);
  const { works } = play.state;
  if (mouth === undefined || works === undefined) return undefined;
  const { side } = unit;
  const { insideFort } = mouth;
  const by = partOf(unit, field);
  const inView = unit.hidden === null && field.near.around(unit.id, { of: 'enemies', inView: true }).length > 0;
  const own = works.tunnels.filter(each => each.side === side);
  const id = `${side}-mine-${own.length + 1}`;
  // The name that the enemy has for it must not tell how many others he has not heard of.
  const knownAs = mineDeclared({ side: by, inView, insideFort })
    ? `${side}-known-mine-${own.filter(each => each.knownAs !== null).length + 1}`
    : null;
  const from = { x: mouth.at.x, y: mouth.at.y };
  const to = { x: aim.x, y: aim.y };
  works.tunnels.push({ id, side, by, from, to, insideFort, knownAs, dug: 0, state: 'open', diggers: [] });
  const begun = { clause: 'wrg/siege/mining/start', because: 'aim written down', effect: 'begun' } as const;
  const whose = ofBesieged({ by });
  play.tell({ kind: 'mine', mine: id, unit: unit.id, what: 'begun', paces: 0, ...whose, because: [begun] }, [side]);
  if (knownAs !== null) {
    const seen = { clause: 'wrg/siege/mining/declare', because: 'in view', effect: 'announced' } as const;
    const announced = { kind: 'mine', mine: knownAs, unit: unit.id, what: 'announced', paces: 0, ...whose } as const;
    play.tell({ ...announced, because: [seen] }, enemiesOf(side, play));
  }
  return works.tunnels.at(-1);
}

/** The sides against whom a side digs. */
export function enemiesOf(side: SideId, { scenario }: Pick<Play, 'scenario'>): readonly SideId[] {
  return Object.keys(scenario.sides).filter(other => other !== side);
}

function dig(tunnel: Tunnel, unit: Unit, { state, scenario, rules, tell }: Play): void {
  const taken = tunnel.diggers.reduce((sum, { figures }) => sum + figures, 0);
  const room = Math.max(0, rules.optional.siege.mining.mostFigures - taken);
  const pace = paceOf(unit, { state, scenario, rules });
  const { figures, paces, because } = mineAdvance({ ...pace, figures: Math.min(unit.figures, room) }, rules);
  if (figures === 0) return;
  tunnel.diggers.push({ unit: unit.id, figures });
  const before = tunnel.dug;
  tunnel.dug = Math.min(before + paces, lengthOf(tunnel, rules));
  if (tunnel.dug === before) return;
  const done = Math.round(tunnel.dug);
  const atItsAim = reasonFor('wrg/siege/mining/start', 'it has come to its aim', 'no farther');
  const why = tunnel.dug >= lengthOf(tunnel, rules) ? [...because, atItsAim] : because;
  const dug = { kind: 'mine', mine: tunnel.id, unit: unit.id, what: 'dug', paces: done } as const;
  tell({ ...dug, ...ofBesieged(tunnel), because: why }, [unit.side]);
}

/** What is told of a tunnel if the besieged dig it. */
export function ofBesieged({ by }: Pick<Tunnel, 'by'>): { readonly counter?: true } {
  return by === 'defender' ? { counter: true } : {};
}

/** How long a tunnel is to be: it goes under the wall, however near to that it begins. */
function lengthOf({ from, to }: Tunnel, { optional }: Field['rules']): number {
  return Math.max(distance(from, to), optional.siege.mining.work.paces ?? 0);
}

/** Whether a mine has come to its aim, and there is nothing more to do in it; who has dug a countermine may wait in it for the enemy. */
const isFinished = (tunnel: Tunnel, rules: Field['rules']): boolean =>
  tunnel.by === 'besieger' && tunnel.dug >= lengthOf(tunnel, rules);

/** The tunnel as far as it has been dug. */
export function dugPart({ from, to, dug }: Pick<Tunnel, 'from' | 'to' | 'dug'>): Way {
  return { from, to: destination(from, bearingTo(from, to), dug) };
}

/**
 * Brings down the walls that a tunnel has come under: as it passes them or once it has come to its aim
 * (`wrg/ruling/mine-under-a-wall`). The walls over a countermine stand, or not, by `wrg/ruling/countermine-under-walls`.
 *
 * @clause wrg/siege/breach/size
 * @clause wrg/siege/breach/losses
 */
function undermine(tunnel: Tunnel, play: Play): void {
  const { state, scenario, rules, tell } = play;
  const { falls, countermineBreaches } = rules.optional.siege.mining;
  if (tunnel.by === 'defender' && !countermineBreaches) return;
  if (tunnel.dug < (rules.optional.siege.mining.work.paces ?? 0)) return;
  const isThere = tunnel.dug >= lengthOf(tunnel, rules);
  if (falls === 'at-its-aim' && !isThere) return;
  const field = fieldOf(state, scenario, rules);
  const over = wallsOver(dugPart(tunnel), field).filter(({ is }) => is !== 'turf-wall');
  const [first] = falls === 'at-its-aim' ? over.slice(-1) : over;
  if (first === undefined) return;
  const because = [{ clause: 'wrg/siege/breach/size', because: 'undermined', effect: 'it falls' }] as const;
  const [{ unit } = { unit: '' }] = tunnel.diggers;
  // The enemy sees the wall come down, and not who has dug under it from where.
  const breaches = { kind: 'mine', mine: tunnel.id, unit, what: 'breach', paces: Math.round(tunnel.dug) } as const;
  tell({ ...breaches, ...ofBesieged(tunnel), because }, [tunnel.side]);
  bringDown(first.wall.id, first.is === 'stone-tower' ? 'stone-tower' : 'stone-wall', first.at, field, play);
}
