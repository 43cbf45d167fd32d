import type { Battle, Told } from '../battle/index.js';
import { drawTable, type FireArc, type Piece, type PieceState, type Shot, type TablePicture } from '../draw/index.js';
import {
  askMusket,
  type GunType,
  type MusketRules,
  type MusketScenario,
  type MusketTerms,
  type MusketView,
  musket,
  placedOf,
  sideName,
  tableOf,
  tellMusket,
  troopOf,
  type Unit,
  unitCost,
} from '../rulesets/cady/musket/index.js';
import { destination } from '../table/index.js';
import { captionOf, endOf, resultOf } from './endings.js';
import { markerPiece } from './marker-piece.js';
import { lookMusket } from './musket-look.js';
import { alignedTable } from './output.js';
import type { BattleResult, Playable } from './playables.js';

type MusketBattle = Battle<MusketTerms>;

/** The musket game for the command: how it is introduced, told, drawn, summed up and played by a person. */
export const playableMusket: Playable<MusketTerms> = {
  ruleset: musket,
  introduce,
  tell: tellMusket,
  picture: (battle, events, rules) => drawTable(pictureOf(battle, events, rules)),
  pictureFor: (battle, view, events, rules) => drawTable(pictureFor(battle, view, events, rules)),
  result,
  summarise,
  asking: askMusket,
  look: lookMusket,
};

function introduce(scenario: MusketScenario, rules: MusketRules): string {
  const armies = Object.values(scenario.sides).map(army => {
    const rows = army.units.map(unit => {
      const troop = rules.troops[unit.type];
      const figures = unit.figures ?? troop.crew ?? 0;
      const cost = unitCost(unit.type, figures, rules);
      return { unit, troop, figures, cost };
    });
    const lines = rows.map(({ unit, troop, figures, cost }) => [
      unit.name ?? unit.id,
      troop.title,
      String(figures),
      String(cost),
      unit.general ? 'the general' : '',
    ]);
    const spent = rows.reduce((sum, { cost }) => sum + cost, 0);
    const head = `${army.name}: ${spent} of ${scenario.points} points`;
    return `${head}\n\n${alignedTable([['unit', 'troops', 'figures', 'points', 'led by'], ...lines])}`;
  });
  return [scenario.name, scenario.notes ?? '', ...armies].filter(part => part !== '').join('\n\n');
}

function result(battle: MusketBattle): BattleResult {
  const losses = Object.fromEntries(
    Object.values(battle.state.units).map(unit => [
      unit.id,
      unit.strength - (unit.gone === 'routed' ? 0 : unit.figures),
    ]),
  );
  return resultOf(battle, losses);
}

function summarise(battle: MusketBattle, rules: MusketRules): string {
  const { scenario } = battle;
  const rows = Object.values(battle.state.units).map(unit => [
    unit.name,
    sideName(scenario, unit.side),
    rules.troops[unit.type].title,
    String(unit.strength),
    String(unit.gone === 'routed' ? '-' : unit.figures),
    fate(unit),
  ]);
  const end = endOf(battle, side => sideName(scenario, side));
  return `${end}\n\n${alignedTable([['unit', 'side', 'troops', 'began', 'left', 'fate'], ...rows])}`;
}

function fate(unit: Unit): string {
  if (unit.gone !== null) return unit.gone === 'off-table' ? 'left the table' : unit.gone;
  return unit.figures === unit.strength ? 'unhurt' : `lost ${unit.strength - unit.figures}`;
}

function pictureOf(battle: MusketBattle, events: readonly Told<MusketTerms>[], rules: MusketRules): TablePicture {
  const { scenario, state } = battle;
  const pieces = Object.values(state.units)
    .filter(unit => unit.gone === null)
    .map(unit => pieceOf(unit, battle, rules));
  return {
    table: tableOf(scenario, state.breaches),
    unit: 'cm',
    pieces,
    shots: shotsAmong(pieces, events),
    sides: Object.entries(scenario.sides).map(([id, { name, colour }]) => ({
      id,
      name,
      ...(colour === undefined ? {} : { colour }),
    })),
    title: scenario.name,
    caption: captionOf(battle, musket),
  };
}

/** The table as a side sees it: markers for what hides behind them, and of a unit half in view what can be seen. */
function pictureFor(
  battle: MusketBattle,
  view: MusketView,
  events: readonly Told<MusketTerms>[],
  rules: MusketRules,
): TablePicture {
  const pieces = Object.values(battle.state.units).flatMap((unit): readonly Piece[] => {
    const seen = view.units[unit.id];
    if (seen === undefined || unit.gone !== null || unit.marker !== null) return [];
    if (unit.side === view.side || unit.inView === null) return [pieceOf(unit, battle, rules)];
    return [{ id: unit.id, side: unit.side, label: unit.name, arm: troopOf(unit, rules).arm, placed: seen.placed }];
  });
  const markers = view.markers.map(marker => {
    const unit = marker.own?.unit == null ? undefined : view.units[marker.own.unit];
    return markerPiece(marker, marker.own === undefined ? undefined : `${marker.id}: ${unit?.name ?? 'nobody'}`);
  });
  return {
    ...pictureOf(battle, events, rules),
    table: view.table,
    pieces: [...pieces, ...markers],
    shots: shotsAmong(pieces, events),
  };
}

function pieceOf(unit: Unit, battle: MusketBattle, rules: MusketRules): Piece {
  const troop = troopOf(unit, rules);
  const lost = unit.strength - unit.figures;
  return {
    id: unit.id,
    side: unit.side,
    label: unit.name,
    arm: troop.arm,
    placed: placedOf(unit, rules),
    state: stateOf(unit, battle),
    ...(lost > 0 ? { lost: { figures: lost } } : {}),
    ...(troop.gun === undefined ? {} : { arc: arcOf(troop.gun, rules) }),
    ...(unit.turn.path.length > 1 ? { path: unit.turn.path } : {}),
    ...(unit.turn.charging ? { note: 'charged' } : {}),
  };
}

/** The ground a gun commands, ring by ring: canister, shell, ball. */
function arcOf(gun: GunType, rules: MusketRules): FireArc {
  const { canister, explosive, solid } = rules.guns[gun].ranges;
  const reach = [canister, explosive, solid].flatMap(range => range?.to ?? []);
  return { halfAngle: rules.artillery.traverse, ranges: [...new Set(reach)].sort((a, b) => a - b) };
}

function stateOf(unit: Unit, { state }: MusketBattle): PieceState {
  if (unit.mustDo !== null) return unit.mustDo;
  return state.contacts.some(({ a, b }) => a === unit.id || b === unit.id) ? 'in melee' : 'steady';
}

/** The shots of a turn. Whoever has left the table since, or is not seen, is no piece that a volley could come from or go to. */
function shotsAmong(pieces: readonly Piece[], events: readonly Told<MusketTerms>[]): Shot[] {
  const shown = (end: Shot['from']) => typeof end !== 'string' || pieces.some(({ id }) => id === end);
  return events.flatMap(shotsOf).filter(({ from, to }) => shown(from) && shown(to));
}

function shotsOf(event: Told<MusketTerms>): Shot[] {
  if (event.kind === 'volley') return [{ from: event.unit, to: event.target, hits: event.losses }];
  if (event.kind !== 'shot') return [];
  const hits = Object.values(event.losses).reduce((sum, lost) => sum + lost, 0);
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
