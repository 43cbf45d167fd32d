import type { Battle, Told } from '../battle/index.js';
import {
  drawTable,
  type FireArc,
  type HeldPlace,
  type Look,
  type Piece,
  type PieceState,
  type Shot,
  type TablePicture,
  type Thing,
} from '../draw/index.js';
import {
  type AncientEvent,
  type AncientMedievalRules,
  type AncientScenario,
  type AncientSeen,
  type AncientState,
  type AncientTerms,
  type AncientUnit,
  type AncientView,
  ancientMedieval,
  machineRange,
  placedOf,
  type SiegeGear,
  type Troop,
  tableOf,
  type Work,
  withWorks,
} from '../rulesets/cady/ancient-medieval/index.js';
import { bearingTo, destination, type Table } from '../table/index.js';
import { captionOf } from './endings.js';
import { markerPiece } from './marker-piece.js';

type AncientBattle = Battle<AncientTerms>;
type Event = Told<AncientTerms> | AncientEvent;

/**
 * The table at the end of a turn as the referee knows it: every unit with its look, its way and its state; whoever is hidden as a
 * marker under which stands who it is; works, siege gear, shots and melees.
 */
export function drawAncient(battle: AncientBattle, events: readonly Event[], rules: AncientMedievalRules): string {
  const { scenario, state } = battle;
  const there = Object.values(state.units).filter(unit => unit.gone === null && unit.awaited === null);
  const phantoms = state.phantoms.map(({ marker, side, at }) =>
    markerPiece({ id: marker, side, at }, `${marker}: nobody`),
  );
  return drawTable(
    pictureOf(
      {
        table: withWorks(tableOf(scenario, state.breaches), state),
        pieces: [...there.map(unit => pieceOf(unit, state, scenario, rules)), ...phantoms],
        works: state.works,
        gear: state.gear,
        holdings: state.holdings,
        caption: captionOf(battle, ancientMedieval),
      },
      events,
      scenario,
      rules,
    ),
  );
}

/** The table as one side sees it, with what it was told of the turn. Its own hidden units are named, the enemy's are not. */
export function drawAncientView(
  view: AncientView,
  events: readonly Event[],
  { scenario, caption }: { readonly scenario: AncientScenario; readonly caption: string },
  rules: AncientMedievalRules,
): string {
  const units = Object.values(view.units).filter(({ gone, own }) => gone === null && (own?.awaited ?? null) === null);
  const pieces = [
    ...units.filter(({ own }) => (own?.marker ?? null) === null).map(unit => seenPiece(unit, view, events, rules)),
    ...view.markers.map(marker => markerPiece(marker, knownOf(marker, view))),
  ];
  const { table, works, gear, holdings } = view;
  return drawTable(pictureOf({ table, pieces, works, gear, holdings, caption }, events, scenario, rules));
}

/** What a picture is made of, whoever looks. The table has its works on it. */
interface Shown {
  readonly table: Table;
  readonly pieces: readonly Piece[];
  readonly works: readonly Work[];
  readonly gear: readonly SiegeGear[];
  readonly holdings: AncientView['holdings'];
  readonly caption: string;
}

function pictureOf(
  shown: Shown,
  events: readonly Event[],
  scenario: AncientScenario,
  rules: AncientMedievalRules,
): TablePicture {
  const { table, pieces, works, gear, holdings, caption } = shown;
  return {
    table,
    unit: ancientMedieval.unit,
    pieces,
    shots: events.flatMap(event => shotsOf(event, pieces, rules)),
    objectives: scenario.objectives.map(place => heldPlace(place, holdings)),
    things: [...works.flatMap(strewn), ...gear.map(gearThing)],
    sides: Object.entries(scenario.sides).map(([id, { name, colour }]) => ({
      id,
      name,
      ...(colour === undefined ? {} : { colour }),
    })),
    title: scenario.name,
    caption,
  };
}

/** A unit as the referee sees it. */
function pieceOf(
  unit: AncientUnit,
  state: AncientState,
  scenario: AncientScenario,
  rules: AncientMedievalRules,
): Piece {
  if (unit.marker !== null) {
    return markerPiece({ id: unit.marker, side: unit.side, at: unit.at }, `${unit.marker}: ${unit.name}`);
  }
  const nobles = state.nobles.filter(noble => noble.unit === unit.id && noble.captive === null).map(({ name }) => name);
  return {
    ...bodyPiece({ ...unit, placed: placedOf(unit, rules), mounted: unit.mounts?.mounted === true }, rules),
    state: stateOf(unit, state.contacts),
    ...noteOf([...marksOf(unit), ...(unit.turn.charging ? ['charged'] : []), ...leaders(nobles, scenario)]),
    ...(unit.turn.path.length > 1 ? { path: unit.turn.path } : {}),
  };
}

/** A unit as a side sees it; its way is known from what was told. */
function seenPiece(
  unit: AncientSeen,
  { contacts }: AncientView,
  events: readonly Event[],
  rules: AncientMedievalRules,
): Piece {
  const moved = events.find(event => event.kind === 'moved' && event.unit === unit.id);
  const path = moved?.kind === 'moved' ? [moved.from, moved.to] : [];
  const charged = moved?.kind === 'moved' && moved.charging ? ['charged'] : [];
  return {
    ...bodyPiece(unit, rules),
    state: stateOf(unit, contacts),
    ...noteOf([...marksOf(unit), ...charged]),
    ...(path.length > 1 ? { path } : {}),
  };
}

function bodyPiece(
  unit: Pick<AncientSeen, 'id' | 'side' | 'name' | 'type' | 'general' | 'strength' | 'figures' | 'placed' | 'mounted'>,
  rules: AncientMedievalRules,
): Piece {
  const { id, side, name, type, general, strength, figures, placed, mounted } = unit;
  const troop = rules.troops[type];
  const lost = strength - figures;
  const look = mounted ? undefined : lookOf(troop);
  return {
    id,
    side,
    label: name,
    arm: mounted ? 'cavalry' : troop.arm,
    placed,
    ...(look === undefined ? {} : { look }),
    ...(general ? { flag: 'commander' } : {}),
    ...(lost > 0 ? { lost: { figures: lost } } : {}),
    ...(troop.gun === undefined ? {} : { arc: arcOf(troop.gun, rules) }),
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
  const rings = [from, sure, to].map(Math.round).filter(cm => cm > 0);
  return { halfAngle: rules.guns[gun].pivot, ranges: [...new Set(rings)].sort((a, b) => a - b) };
}

function stateOf(
  { id, mustDo }: Pick<AncientSeen, 'id' | 'mustDo'>,
  contacts: readonly { readonly a: string; readonly b: string }[],
): PieceState {
  if (mustDo !== null) return mustDo;
  return contacts.some(({ a, b }) => a === id || b === id) ? 'in melee' : 'steady';
}

const formations = { order: [], skirmish: ['skirmishing'], phalanx: ['phalanx'], testudo: ['testudo'] } as const;

function marksOf({ formation, on }: Pick<AncientSeen, 'formation' | 'on'>): readonly string[] {
  return [...formations[formation], ...(on === null ? [] : ['on the wall'])];
}

function leaders(names: readonly string[], { name }: AncientScenario): readonly string[] {
  return names.filter(each => each !== name).map(each => `with ${each}`);
}

function noteOf(parts: readonly string[]): Pick<Piece, 'note'> {
  return parts.length === 0 ? {} : { note: parts.join(', ') };
}

/** Whom a marker of one's own hides. */
function knownOf({ id, own }: AncientView['markers'][number], { units }: AncientView): string | undefined {
  if (own === undefined) return undefined;
  const unit = own.unit === null ? undefined : units[own.unit];
  return `${id}: ${unit?.name ?? 'nobody'}`;
}

function heldPlace(
  { id, name, at, radius }: AncientScenario['objectives'][number],
  holdings: Shown['holdings'],
): HeldPlace {
  const place = { id, name, at: { x: at[0], y: at[1] }, radius };
  const { side = null, turns = 0 } = holdings.find(({ objective }) => objective === id) ?? {};
  if (side === null) return place;
  return { ...place, side, note: `held for ${turns} ${turns === 1 ? 'turn' : 'turns'}` };
}

function strewn({ kind, id, line, depth }: Work): Thing[] {
  return kind === 'caltrops' ? [{ kind, id, line, depth }] : [];
}

function gearThing({ id, kind, at, by }: SiegeGear): Thing {
  return { kind: kind === 'tower' ? 'siege tower' : kind, id, at, facing: by === null ? 0 : 0 };
}

/** Volleys and shots. Whoever is no piece any more, or not yet, is left out. */
function shotsOf(event: Event, pieces: readonly Piece[], rules: AncientMedievalRules): Shot[] {
  const shown = (id: string) => pieces.some(piece => piece.id === id && piece.hidden !== true);
  if (event.kind === 'volley') {
    return shown(event.unit) && shown(event.target) ? [{ from: event.unit, to: event.target, hits: event.losses }] : [];
  }
  if (event.kind !== 'shot') return [];
  const { from, bearing, called, landed, gun, losses } = event;
  const hits = Object.values(losses).reduce((sum, lost) => sum + lost, 0);
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
