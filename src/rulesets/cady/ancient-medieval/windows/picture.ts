import type { Seat, Told } from '../../../../battle/index.js';
import type { FireArc, Ghost, Look, Piece, Shot, TablePicture, Thing } from '../../../../draw/index.js';
import { bearingTo, destination, type Table } from '../../../../table/index.js';
import type { Setting } from '../../../../windows/index.js';
import { tableOf } from '../../common/turn/ground.js';
import { placedOf } from '../../common/turn/units.js';
import {
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
import { machineRange } from '../machines/engines.js';
import type { AncientMedievalRules } from '../rules.js';
import type { AncientScenario } from '../schema.js';
import type { AncientSeen, AncientState, AncientUnit, AncientView, SiegeGear, Work } from '../state.js';
import type { AncientTerms } from '../terms.js';
import type { Troop } from '../troops.js';
import { withWorks } from '../turn/works/works.js';

type Events = readonly Told<AncientTerms>[];

/**
 * The table at the end of a turn as the referee knows it: every unit with its look, its way and its state; whoever is hidden as a
 * marker under which stands who it is; works, siege gear, shots and melees.
 */
export function pictureAncient(setting: Setting<AncientTerms>, state: AncientState, events: Events): TablePicture {
  const { scenario } = setting;
  const pieces = piecesOf(state, unit => pieceOf(unit, state, setting));
  return pictureOf(setting, { ...state, pieces, table: withWorks(tableOf(scenario, state.breaches), state) }, events);
}

/** The table as one side sees it, with what it was told of the turn. Its own hidden units are named, the enemy's are not. */
export function pictureAncientSeen(seat: Seat<AncientTerms>, events: Events): TablePicture {
  const { view, rules } = seat;
  const moves = events.filter(event => event.kind === 'moved');
  const pieces = piecesSeen(view, unit => {
    const way = wayTold(unit.id, moves);
    return bodyPiece(unit, view.contacts, way, rules, [
      ...marksOf(unit),
      ...(way.charged ? ['charged'] : []),
      ...(unit.own === undefined
        ? []
        : conditionOf({ ...unit.own, loaded: unit.own.shots === null || unit.own.loaded })),
    ]);
  });
  return pictureOf(seat, { ...view, pieces }, events);
}

/** What a picture is made of, whoever looks. The table has its works on it. */
interface Shown {
  readonly table: Table;
  readonly pieces: readonly Piece[];
  readonly works: readonly Work[];
  readonly gear: readonly SiegeGear[];
  readonly holdings: AncientView['holdings'];
  readonly riders: AncientView['riders'];
  readonly contacts: AncientView['contacts'];
  readonly units: Readonly<Record<string, Pick<AncientUnit, 'side' | 'gone' | 'strength'>>>;
}

function pictureOf(
  { scenario, rules }: Setting<AncientTerms>,
  { table, pieces, works, gear, holdings, riders, contacts, units }: Shown,
  events: Events,
): TablePicture {
  const drawn = turnDrawn(pieces, contacts, events);
  return {
    table,
    unit: 'cm',
    pieces,
    ...drawn,
    shots: events.flatMap(event => shotsOf(event, pieces, drawn.ghosts, rules)),
    objectives: scenario.objectives.map(place => heldPlace(place, holdings)),
    things: [...works.flatMap(strewn), ...gear.map(gearThing), ...riderThings(riders, pieces)],
    sides: sidesOf(scenario, Object.values(units)),
    title: scenario.name,
  };
}

/** A unit as the referee sees it. */
function pieceOf(unit: AncientUnit, state: AncientState, { scenario, rules }: Setting<AncientTerms>): Piece {
  const nobles = state.nobles.filter(noble => noble.unit === unit.id && noble.captive === null).map(({ name }) => name);
  const shown = { ...unit, placed: placedOf(unit, rules), mounted: unit.mounts?.mounted === true };
  const notes = [
    ...marksOf(unit),
    ...(unit.turn.charging ? ['charged'] : []),
    ...conditionOf({ ...unit, loaded: unit.shots === null || unit.loaded }),
    ...leaders(nobles, scenario),
  ];
  const hits = unit.elephant?.hits ?? 0;
  return { ...bodyPiece(shown, state.contacts, wayOf(unit), rules, notes), ...(hits > 0 ? { hits } : {}) };
}

type Body = Pick<
  AncientSeen,
  'id' | 'side' | 'name' | 'type' | 'general' | 'strength' | 'figures' | 'guarding' | 'placed' | 'mounted' | 'mustDo'
>;

function bodyPiece(
  unit: Body,
  contacts: AncientView['contacts'],
  way: Way,
  rules: AncientMedievalRules,
  notes: readonly string[],
): Piece {
  const troop = rules.troops[unit.type];
  const look = unit.mounted ? undefined : lookOf(troop);
  return {
    ...unitPiece(unit, unit.mounted ? 'cavalry' : troop.arm, contacts, way),
    ...(look === undefined ? {} : { look }),
    ...(unit.general ? { flag: 'commander' } : {}),
    ...(troop.gun === undefined ? {} : { arc: arcOf(troop.gun, rules) }),
    ...(notes.length === 0 ? {} : { note: notes.join(', ') }),
  };
}

/** What figures of a kind look like from above; nothing special for most. */
function lookOf({ weapon, class: kind, traits, gun, armor }: Troop): Look | undefined {
  if (traits.includes('elephant')) return 'elephant';
  if (kind === 'chariot') return 'chariot';
  if (traits.includes('war-wagon')) return 'war wagon';
  if (kind === 'wagon') return 'wagon';
  if (gun === 'ballista') return 'bolt thrower';
  if (gun === 'onager-catapult' || gun === 'trebuchet') return 'stone thrower';
  if (kind === 'horse-archer') return 'horse archers';
  if (kind === 'cavalry') return armor === 'heavy' ? 'armoured horsemen' : undefined;
  if (traits.includes('phalanx')) return 'spears';
  if (traits.includes('pike') || traits.includes('pole-arm')) return 'pikes';
  if (weapon === 'bow' || weapon === 'longbow') return 'bowmen';
  if (weapon === 'crossbow' || weapon === 'arbalest' || weapon === 'hand-cannon') return 'crossbowmen';
  if (weapon === 'sling') return 'slingers';
  return kind === 'infantry' && armor !== 'light' ? 'shields' : undefined;
}

/** The ground that a machine can reach: where it flies true, and where it may. */
function arcOf(gun: NonNullable<Troop['gun']>, rules: AncientMedievalRules): FireArc {
  const { from, to, sure } = machineRange({ gun }, rules);
  const rings = [sure, to].map(Math.round).filter(cm => cm > from);
  return {
    halfAngle: rules.guns[gun].pivot,
    ...(from > 0 ? { from: Math.round(from) } : {}),
    ranges: [...new Set(rings)].sort((a, b) => a - b),
  };
}

const formations = { order: [], skirmish: ['skirmishing'], phalanx: ['phalanx'], testudo: ['testudo'] } as const;

function marksOf({ formation, on }: Pick<AncientSeen, 'formation' | 'on'>): readonly string[] {
  return [...formations[formation], ...(on === null ? [] : ['on the wall'])];
}

function leaders(names: readonly string[], { name }: AncientScenario): readonly string[] {
  return names.filter(each => each !== name).map(each => `with ${each}`);
}

function strewn({ kind, id, line, depth }: Work): Thing[] {
  return kind === 'caltrops' ? [{ kind, id, line, depth }] : [];
}

function gearThing({ id, kind, at }: SiegeGear): Thing {
  return { kind: kind === 'tower' ? 'siege tower' : kind, id, at, facing: 0 };
}

/** Volleys and shots. Whoever is no piece any more, or not yet, is left out. */
function shotsOf(
  event: Events[number],
  pieces: readonly Piece[],
  ghosts: readonly Ghost[],
  rules: AncientMedievalRules,
): readonly Shot[] {
  if (event.kind === 'volley') return volleyShot(event, pieces, ghosts);
  if (event.kind !== 'shot') return [];
  const { from, bearing, called, landed, gun, losses } = event;
  const hits = hitsOf(losses);
  const to = destination(from, bearing, called);
  if (landed === undefined) return [{ from, to, hits }];
  const { hitArea } = rules.guns[gun];
  if (hitArea.shape === 'circle') {
    return [
      { from, to, hitPoint: landed, hits, area: { kind: 'circle', centre: landed, radius: hitArea.diameter / 2 } },
    ];
  }
  const back = destination(landed, bearingTo(landed, from), hitArea.length);
  return [{ from, to, hitPoint: landed, hits, area: { kind: 'stick', from: back, to: landed, width: 1 } }];
}
