import type { Seat, SideId, Told } from '../../../battle/index.js';
import type {
  Ghost,
  HeldPlace,
  Move,
  Piece,
  PieceState,
  Shot,
  SideStyle,
  TablePicture,
  Thing,
} from '../../../draw/index.js';
import { counted, type Holding } from '../../../scenario/index.js';
import {
  bearingTo,
  bodyCentre,
  destination,
  distance,
  nearestOn,
  type Placed,
  type Point,
  quadOf,
  type Table,
} from '../../../table/index.js';
import type { Setting } from '../../../windows/index.js';
import type { CaltropStrip } from '../caltrops/caltrop-state.js';
import type { Blaze } from '../fire/fire-state.js';
import { tableOf } from '../ground.js';
import { isNobodys, type MagicSeen, NOBODY } from '../magic.js';
import { sheetOfType } from '../rules/army/sheets.js';
import type { WrgRules } from '../rules.js';
import type { WrgScenario } from '../schema.js';
import { hullOf } from '../ships/deck.js';
import type { Ship } from '../ships/ship-state.js';
import { endOf } from '../siege/built.js';
import type { SeenTunnel } from '../siege/seen.js';
import type { Material, Works } from '../siege/works.js';
import type { Doing, General, Melee, Messenger, Unit, UnitId, WrgState } from '../state.js';
import type { WrgTerms } from '../terms.js';
import type { BattleWeather } from '../weather/battle.js';
import { armOf, lookOf } from './look-of.js';
import { marvelsOf } from './marvels.js';
import { conditionOf, labelText } from './troops.js';
import { weatherLine } from './weather.js';
import { goneWords } from './words.js';

type Events = readonly Told<WrgTerms>[];

/** A unit as it is drawn: the referee’s, or one that a side sees. */
type Drawn = Omit<Unit, 'order' | 'digesting' | 'knows' | 'hidden' | 'carriedOut' | 'alarmed'> & {
  readonly hidden: unknown;
};

/** What a picture is made of, whoever looks. */
interface Shown {
  readonly units: Readonly<Record<UnitId, Readonly<Drawn>>>;
  readonly generals: Readonly<Record<string, Readonly<General>>>;
  readonly melees: readonly Melee[];
  readonly messengers: readonly Messenger[];
  readonly holdings: readonly Holding[];
  readonly ships?: Readonly<Record<string, Readonly<Ship>>>;
  readonly weather?: Readonly<BattleWeather>;
  readonly works?: Omit<Works, 'tunnels'> & {
    readonly tunnels: readonly Pick<SeenTunnel, 'id' | 'from' | 'to' | 'dug' | 'state'>[];
  };
  readonly fires?: { readonly things: Readonly<Record<string, Readonly<Blaze>>> };
  readonly caltrops?: { readonly strips: readonly CaltropStrip[] };
  /** As a side sees it, or as it was chosen by dice. */
  readonly table?: Table;
  readonly ground?: NonNullable<WrgState['ground']>;
  readonly magic?: MagicSeen;
}

/**
 * The table at the end of a period as the referee knows it: every body figure by figure with its type and class; how it moved; who shot at
 * whom; who fights; generals, messengers; and a ring where a unit left the battle. Whoever lies in ambush is drawn, and marked so.
 */
export function pictureWrg({ scenario, rules }: Setting<WrgTerms>, state: WrgState, events: Events): TablePicture {
  return pictureOf(state, scenario, rules, events);
}

/** The table as one side sees it, with what it was told of the period. */
export function pictureWrgSeen({ view, scenario, rules }: Seat<WrgTerms>, events: Events): TablePicture {
  return pictureOf(view, scenario, rules, events);
}

function pictureOf(shown: Shown, scenario: WrgScenario, rules: WrgRules, events: Events): TablePicture {
  const leaving = new Set(events.flatMap(event => (event.kind === 'gone' ? event.unit : [])));
  const there = Object.values(shown.units).filter(
    ({ id, gone, away, aside }) => away === null && aside === undefined && (gone === null || leaving.has(id)),
  );
  const pieces = [...there.map(unit => pieceOf(unit, shown, rules)), ...riders(shown.generals)];
  const isShown = (id: string) => pieces.some(piece => piece.id === id);
  return {
    table: shown.table ?? tableOf(scenario, shown),
    unit: 'pace',
    pieces,
    moves: events.flatMap(event => moveOf(event)).filter(({ piece, path }) => isShown(piece) && path.length > 1),
    shots: events
      .flatMap(event => shotOf(event))
      .flatMap(shot =>
        isShown(shot.from) && isShown(shot.to) ? [{ ...shot, from: shotFrom(shot.from, events) }] : [],
      ),
    ghosts: ghostsOf(events, pieces),
    melees: [...shown.melees.flatMap(melee => meleeSpot(melee, shown)), ...duelSpots(shown, events)],
    objectives: scenario.objectives.map(objective => heldPlace(objective, shown.holdings)),
    things: [
      ...shipThings(shown),
      ...(shown.works?.material ?? []).flatMap(gearThing),
      ...trenchThings(shown),
      ...fireThings(shown, scenario),
      ...caltropThings(shown),
      ...shown.messengers.map(messenger => riderThing(messenger, shown)),
    ],
    sides: [
      ...Object.keys(scenario.sides).map(side => sideStyle(side, shown, scenario)),
      ...nobodysStyle(there, shown),
    ],
    // Its bursts count men, of whom a figure is many.
    words: { 'hit by a shot': 'men lost to a shot' },
    title: titleOf(shown, scenario, rules),
  };
}

/** The battle, and what weather it is fought in. */
function titleOf({ weather }: Shown, scenario: WrgScenario, rules: WrgRules): string {
  const sky = weatherLine(weather, scenario, rules);
  return sky === undefined ? scenario.name : `${scenario.name} — ${sky}`;
}

function pieceOf(unit: Drawn, shown: Shown, rules: WrgRules): Piece {
  const { id, side, name, troops, placed, gone, strength, figures } = unit;
  const isLoose = sheetOfType(troops.type, rules).order === 'loose';
  const left = gone === null ? figures : 0;
  const look = lookOf(unit, rules);
  const flag = flagOf(id, shown.generals);
  return {
    id,
    side: isNobodys(unit) ? NOBODY : side,
    label: name,
    arm: armOf(unit, rules),
    placed: { ...placed, figures: left },
    state: stateOf(unit, shown.melees),
    ...(unit.square ? { allRound: true } : {}),
    note: gone === null ? [noteOf(unit, rules), ...marvelsOf(unit, shown)].join(', ') : goneWords[gone],
    ...(look === undefined ? {} : { look }),
    ...(isLoose ? { loose: true } : {}),
    ...(flag === undefined ? {} : { flag }),
    ...(left < strength ? { lost: { figures: strength - left } } : {}),
  };
}

function stateOf({ id, rout }: Pick<Drawn, 'id' | 'rout'>, melees: readonly Melee[]): PieceState {
  if (rout !== null) return 'rout';
  return melees.some(({ a, b }) => a === id || b === id) ? 'in melee' : 'steady';
}

/** What it is, and what can be seen of how it does. That it routs, its drawing says. */
function noteOf(unit: Drawn, rules: WrgRules): string {
  const condition = conditionOf({ ...unit, rout: null });
  const ambush = unit.hidden === null || unit.hidden === false ? [] : ['in ambush'];
  return [labelText(unit.troops, rules), ...condition, ...ambush].join(', ');
}

const flags = { 'commander-in-chief': 'commander', subordinate: 'sub-commander' } as const;

/** The flag of the highest general who is with a unit. */
function flagOf(unit: UnitId, generals: Shown['generals']): Piece['flag'] {
  const ranks = Object.values(generals).flatMap(({ rank, with: at, gone }) =>
    at === unit && gone === null ? [rank] : [],
  );
  if (ranks.length === 0) return undefined;
  return ranks.includes('commander-in-chief') ? flags['commander-in-chief'] : flags.subordinate;
}

/** As large as a horseman is drawn, paces. */
const horseman = { front: 8, depth: 16, figures: 1 };

/** Generals who ride by themselves. */
function riders(generals: Shown['generals']): readonly Piece[] {
  return Object.values(generals)
    .filter(({ with: unit, gone }) => unit === null && gone === null)
    .map(({ id, name, side, rank, at }) => ({
      id: `general ${id}`,
      side,
      label: name,
      arm: 'cavalry',
      flag: flags[rank],
      placed: { stand: horseman, figures: 1, files: 1, at, facing: 0 },
    }));
}

const gaits = {
  halted: 'march',
  advancing: 'march',
  marching: 'march',
  retiring: 'recoil',
  charging: 'charge',
  countercharging: 'charge',
  evading: 'recoil',
  routing: 'recoil',
  pursuing: 'charge',
  'rallying-back': 'recoil',
  reorganising: 'march',
} as const satisfies { readonly [D in Doing]: Move['how'] };

function moveOf(event: Events[number]): Move[] {
  if (event.kind === 'flew') return [{ piece: event.unit, how: 'march', path: [event.from, event.to] }];
  return event.kind === 'moved' ? [{ piece: event.unit, how: gaits[event.doing], path: event.way }] : [];
}

function shotOf(event: Events[number]): (Shot & { readonly from: string; readonly to: string })[] {
  if (event.kind === 'spell')
    return [{ from: event.magician, to: event.target, hits: 0 }].filter(({ from, to }) => from !== to);
  return event.kind === 'shot' ? [{ from: event.unit, to: event.target, hits: event.casualties }] : [];
}

/** Where a body shot from, if it has moved since: where its way then began. */
function leftFrom(unit: string, events: Events): Point | undefined {
  const shot = events.findIndex(event => event.kind === 'shot' && event.unit === unit);
  if (shot < 0) return undefined;
  const away = events.slice(shot).find(event => event.kind === 'moved' && event.unit === unit && event.way.length > 1);
  return away?.kind === 'moved' ? away.way[0] : undefined;
}

function shotFrom(unit: string, events: Events): Point | string {
  return leftFrom(unit, events) ?? unit;
}

/** Where bodies stood when they shot that have moved since. */
function ghostsOf(events: Events, pieces: readonly Piece[]): readonly Ghost[] {
  return pieces.flatMap(({ id, placed }) => {
    const at = leftFrom(id, events);
    return at === undefined ? [] : [{ piece: id, placed: { ...placed, at } }];
  });
}

/** Between the places of two bodies where each is nearest to the middle of the other. */
function meleeSpot({ a, b }: Melee, { units }: Shown): Point[] {
  const [one, other] = [units[a], units[b]];
  if (one === undefined || other === undefined) return [];
  const [here, there] = [edgeToward(other.placed, one.placed), edgeToward(one.placed, other.placed)];
  return [{ x: (here.x + there.x) / 2, y: (here.y + there.y) / 2 }];
}

/** Where generals have ridden out and fought each other between the lines. */
function duelSpots({ units }: Shown, events: Events): Point[] {
  const fought = new Set(events.flatMap(event => (event.kind === 'duelled' ? event.against : [])));
  const spots = Object.values(units).flatMap(({ period: { rodeOut } }) =>
    rodeOut !== undefined && fought.has(rodeOut.against) ? [rodeOut.at] : [],
  );
  return spots.filter(({ x, y }, i) => spots.findIndex(other => other.x === x && other.y === y) === i);
}

/** The point on the edge of a body that is nearest to another's middle. */
function edgeToward(other: Placed, body: Placed): Point {
  const middle = bodyCentre(other);
  const [a, b, c, d] = quadOf(body);
  const nearest = [
    nearestOn(middle, { from: a, to: b }),
    nearestOn(middle, { from: b, to: c }),
    nearestOn(middle, { from: c, to: d }),
    nearestOn(middle, { from: d, to: a }),
  ];
  return nearest.reduce((best, point) => (distance(point, middle) < distance(best, middle) ? point : best));
}

function heldPlace(
  { id, name, at, radius }: WrgScenario['objectives'][number],
  holdings: readonly Holding[],
): HeldPlace {
  const place = { id, name, at: { x: at[0], y: at[1] }, radius };
  const { side = null, turns = 0 } = holdings.find(({ objective }) => objective === id) ?? {};
  return side === null ? place : { ...place, side, note: `held for ${counted(turns, 'period')}` };
}

/** Ships that are on the table. */
function shipThings({ ships = {} }: Shown): readonly Thing[] {
  return Object.values(ships)
    .filter(({ gone }) => gone === null)
    .map(({ id, at, facing, length, beam }) => ({ kind: 'ship', id: `ship ${id}`, at, facing, length, beam }));
}

/** How siege material is drawn; `null`: too small to be. */
const gearSigns = {
  'scaling-ladder': 'ladder',
  ram: 'ram',
  tower: 'siege tower',
  penthouse: 'penthouse',
  pontoon: null,
  'fascine-40mm': null,
  'fascine-60mm': null,
  'empty-gabion': 'gabion',
} as const satisfies { readonly [K in Material['kind']]: Thing['kind'] | null };

/** Siege material is drawn a little before its bearers, or it would lie under them. */
const AHEAD = 8;

function gearThing({ id, kind, at, facing, parts, filled }: Material): Thing[] {
  const sign = gearSigns[kind];
  const isSmall = parts === true || (kind === 'empty-gabion' && filled !== true);
  return sign === null || isSmall ? [] : [{ kind: sign, id, at: destination(at, facing, AHEAD), facing }];
}

/** As broad as a tunnel is drawn, paces. */
const TUNNEL = 8;

/** Saps, and tunnels as far as they are known. */
function trenchThings({ works }: Shown): readonly Thing[] {
  const { built = [], tunnels = [] } = works ?? {};
  const saps = built.flatMap((each): Thing[] => {
    const { id, build, from, wide: width, paces } = each;
    return build === 'sap' && paces > 0 ? [{ kind: 'sap', id, line: [from, endOf(each)], width }] : [];
  });
  const dug = tunnels.flatMap(({ id, from, to, dug: paces, state }): Thing[] => {
    if (to === null || paces === null || paces === 0 || state !== 'open') return [];
    const end = destination(from, bearingTo(from, to), paces);
    return [{ kind: 'tunnel', id, line: [from, end], width: TUNNEL }];
  });
  return [...saps, ...dug];
}

/** What is on fire: the ground or the line of it, or the hull of a ship. */
function fireThings({ fires, ships = {}, works }: Shown, scenario: WrgScenario): readonly Thing[] {
  return Object.entries(fires?.things ?? {}).flatMap(([id, { state }]): Thing[] => {
    if (state !== 'burning' && state !== 'untenable') return [];
    const ship = ships[id];
    const shed = works?.material.find(each => each.id === id);
    if (shed !== undefined) return [{ kind: 'fire', id: `fire ${id}`, ground: [shed.at] }];
    const feature = tableOf(scenario).features.find(each => each.id === id);
    if (ship === undefined && feature === undefined) return [];
    const of = feature === undefined ? [] : 'outline' in feature ? feature.outline : feature.line;
    return [{ kind: 'fire', id: `fire ${id}`, ground: ship === undefined ? of : hullOf(ship) }];
  });
}

/** The caltrops that may be shown. */
function caltropThings({ caltrops }: Shown): readonly Thing[] {
  return (caltrops?.strips ?? []).map(({ id, line, depth }) => ({ kind: 'caltrops', id, line, depth }));
}

function riderThing({ id, to, at }: Messenger, { units }: Shown): Thing {
  const goal = units[to]?.placed.at;
  return { kind: 'rider', id: `messenger ${id}`, at, facing: goal === undefined ? 0 : bearingTo(at, goal) };
}

/** A side in the legend, with those of it that can be seen, and what they have lost. */
function sideStyle(side: SideId, { units }: Shown, { sides }: WrgScenario): SideStyle {
  const army = Object.values(units).filter(unit => unit.side === side && unit.away === null);
  const entry = sides[side];
  return {
    id: side,
    name: entry?.name ?? side,
    strength: strengthOf(army.filter(unit => !isNobodys(unit))),
    ...(entry?.colour === undefined ? {} : { colour: entry.colour }),
  };
}

/** The colour of those whom nobody has brought: of bark. */
const BARK = '#6f6147';

/** How those are drawn who are nobody’s, once they are there. */
function nobodysStyle(there: readonly Drawn[], { units }: Shown): readonly SideStyle[] {
  if (there.every(unit => !isNobodys(unit))) return [];
  const all = Object.values(units).filter(unit => isNobodys(unit) && unit.aside === undefined);
  return [{ id: NOBODY, name: 'Nobody’s', colour: BARK, strength: strengthOf(all) }];
}

function strengthOf(army: readonly Drawn[]): string {
  const left = army.filter(({ gone }) => gone === null);
  const figures = left.reduce((sum, unit) => sum + unit.figures, 0);
  const lost = army.reduce((sum, unit) => sum + unit.strength, 0) - figures;
  return [counted(left.length, 'unit'), counted(figures, 'figure'), ...(lost === 0 ? [] : [`${lost} lost`])].join(', ');
}
