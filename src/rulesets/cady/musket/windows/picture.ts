import type { Seat, Told } from '../../../../battle/index.js';
import type { FireArc, Ghost, Piece, Shot, TablePicture, Thing } from '../../../../draw/index.js';
import { destination } from '../../../../table/index.js';
import type { Setting } from '../../../../windows/index.js';
import {
  type Condition,
  conditionOf,
  heldPlace,
  hitsOf,
  piecesOf,
  piecesSeen,
  riderThings,
  sidesOf,
  turnDrawn,
  unitPiece,
  volleyShot,
  type Way,
  wayOf,
  wayTold,
} from '../../common/windows/picture.js';
import { isShut, type Opening } from '../houses/house.js';
import { tableOf } from '../muster.js';
import type { GunType, MusketRules } from '../rules.js';
import { vesselsOf } from '../ships/vessel.js';
import type { Aboard, Afloat, MusketState, MusketView, Unit, UnitSeen } from '../state.js';
import type { MusketTerms } from '../terms.js';
import { unattended } from '../turn/manning.js';
import { placedOf, troopOf } from '../units.js';

type Events = readonly Told<MusketTerms>[];

/** The whole table of the musket game as the referee sees it, with the shots of a turn. */
export function pictureMusket(setting: Setting<MusketTerms>, state: MusketState, events: Events): TablePicture {
  const { scenario, rules } = setting;
  const pieces = piecesOf(state, unit =>
    pieceOf({ ...unit, placed: placedOf(unit, rules) }, state.contacts, wayOf(unit), rules, unit),
  );
  const alone = { unattended: unattended(state, rules) };
  return pictureOf(setting, { ...state, ...alone, table: tableOf(scenario, state.breaches), pieces }, events);
}

/** The table as a side sees it: markers for what hides behind them, and of a unit half in view what can be seen. */
export function pictureMusketSeen(seat: Seat<MusketTerms>, events: Events): TablePicture {
  const { view, rules } = seat;
  const moves = events.filter(event => event.kind === 'moved');
  const pieces = piecesSeen(view, unit => pieceOf(unit, view.contacts, wayTold(unit.id, moves), rules, unit.own));
  return pictureOf(seat, { ...view, pieces }, events);
}

function pictureOf(
  { scenario }: Setting<MusketTerms>,
  {
    table,
    pieces,
    riders,
    holdings,
    contacts,
    afloat,
    houses,
    unattended,
    units,
  }: Pick<TablePicture, 'table' | 'pieces'> & {
    readonly units: Readonly<Record<string, Pick<Unit, 'side' | 'gone' | 'strength' | 'aboard'>>>;
  } & Pick<MusketView, 'riders' | 'holdings' | 'contacts' | 'afloat' | 'houses' | 'unattended'>,
  events: Events,
): TablePicture {
  const drawn = turnDrawn(pieces, contacts, events);
  return {
    table,
    unit: 'cm',
    pieces,
    ...drawn,
    shots: events.flatMap(event => shotsOf(event, pieces, drawn.ghosts)),
    objectives: scenario.objectives.map(place => heldPlace(place, holdings)),
    things: [...vesselThings(afloat), ...houseThings(houses), ...gunsAlone(unattended), ...riderThings(riders, pieces)],
    // The guns of a ship are hers.
    sides: sidesOf(
      scenario,
      Object.values(units).filter(({ aboard }) => aboard?.deck !== 'gun-deck'),
    ),
    title: scenario.name,
  };
}

/** Doors, windows of the ground floor and gaps in the walls of buildings that can be held. */
function houseThings(houses: MusketView['houses']): readonly Thing[] {
  return Object.values(houses ?? {})
    .filter(({ storeys }) => storeys > 0)
    .flatMap(({ id, openings }) =>
      openings
        .filter(({ storey }) => storey === 1)
        .map((opening, i): Thing => {
          const { at, outward: facing } = opening;
          return { kind: openingDrawn(opening), id: `${id}-opening-${i + 1}`, at, facing };
        }),
    );
}

function openingDrawn(opening: Opening): 'door' | 'broken door' | 'window' | 'gap in the wall' {
  if (opening.kind === 'gap') return 'gap in the wall';
  if (opening.kind === 'window') return 'window';
  return isShut(opening) ? 'door' : 'broken door';
}

/** Guns that stand where their crews fell or ran. */
function gunsAlone(guns: MusketView['unattended']): readonly Thing[] {
  return (guns ?? []).map(({ id, at, facing }) => ({ kind: 'gun without crew', id: `${id}-alone`, at, facing }));
}

/** Ships and boats under whoever is on board of them. */
function vesselThings(afloat: Afloat | undefined): readonly Thing[] {
  return vesselsOf(afloat === undefined ? {} : { afloat }).map(({ id, at, facing, length, beam }) => {
    return { kind: 'ship', id, at, facing, length, beam };
  });
}

function pieceOf(
  unit: Pick<
    UnitSeen,
    | 'id'
    | 'side'
    | 'name'
    | 'type'
    | 'general'
    | 'strength'
    | 'figures'
    | 'guarding'
    | 'officer'
    | 'placed'
    | 'mustDo'
    | 'square'
    | 'aboard'
  >,
  contacts: MusketView['contacts'],
  way: Way,
  rules: MusketRules,
  own: Condition | undefined,
): Piece {
  const { arm, gun } = troopOf(unit, rules);
  const notes = [
    ...(way.charged ? ['charged'] : []),
    ...(unit.square === undefined ? [] : ['in square']),
    ...(arm === 'artillery' ? [] : conditionOf(own)),
  ];
  return {
    ...unitPiece(unit, arm, contacts, way),
    ...(gun === undefined || unit.aboard?.port !== undefined ? {} : { arc: arcOf(gun, unit, rules) }),
    ...(unit.aboard?.port === undefined ? {} : { label: shipsLabel(unit.name, unit.aboard.port) }),
    ...(unit.aboard?.deck === 'gun-deck' ? { part: true } : {}),
    ...(unit.general || unit.officer !== undefined ? { flag: 'commander' as const } : {}),
    ...(unit.square === undefined ? {} : { allRound: true }),
    ...(notes.length === 0 ? {} : { note: notes.join(', ') }),
  };
}

/** The first gun of a ship bears her name in pictures, and the others none: their arcs and names would cover her. */
function shipsLabel(name: string, { side, place }: NonNullable<Aboard['port']>): string {
  return side === 'starboard' && place === 1 ? name.replace(/^starboard gun 1 of /, '') : '';
}

/** The ground a gun commands, ring by ring: canister, shell, ball. */
function arcOf(gun: GunType, { aboard }: Pick<UnitSeen, 'aboard'>, rules: MusketRules): FireArc {
  const { canister, explosive, solid } = rules.guns[gun].ranges;
  const reach = [canister, explosive, solid].flatMap(range => range?.to ?? []);
  const halfAngle = aboard === undefined ? rules.artillery.traverse : 0;
  return { halfAngle, ranges: [...new Set(reach)].sort((a, b) => a - b) };
}

/** Volleys and shots. Whoever has left the table since, or is not seen, is no piece that a volley could come from or go to. */
function shotsOf(event: Events[number], pieces: readonly Piece[], ghosts: readonly Ghost[]): readonly Shot[] {
  if (event.kind === 'volley') return volleyShot(event, pieces, ghosts);
  if (event.kind === 'grenades') return volleyShot(event, pieces, ghosts);
  if (event.kind !== 'shot') return [];
  const hits = hitsOf(event.losses);
  const { area, from } = event;
  switch (area.shape) {
    case 'circle':
      return [
        { from, to: area.centre, hits, area: { kind: 'circle', centre: area.centre, radius: area.diameter / 2 } },
      ];
    case 'stick':
      return [
        {
          from,
          to: area.from,
          hits,
          area: { kind: 'stick', from: area.from, to: destination(area.from, area.bearing, area.length), width: 1 },
        },
      ];
    case 'wedge':
      return [
        {
          from,
          to: destination(from, area.bearing, area.range),
          hits,
          area: { kind: 'wedge', at: area.from, bearing: area.bearing, halfAngle: area.halfAngle, length: area.range },
        },
      ];
  }
}
