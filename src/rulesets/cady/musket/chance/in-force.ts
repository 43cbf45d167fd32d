import type { SideId } from '../../../../battle/index.js';
import type { Range } from '../../../../chart/index.js';
import type { Point } from '../../../../table/index.js';
import type { GunSheet, MusketRules } from '../rules.js';
import type { WeaponSheet } from '../small-arms-numbers.js';
import type { UnitId } from '../state.js';
import type { EventId } from './rules.js';

/** A random event that goes on. */
export interface RunningEvent {
  readonly event: EventId;
  /** The side that it concerns; `null`: both. */
  readonly side: SideId | null;
  /** The last turn of it; `null`: until the game ends. */
  readonly until: number | null;
  /** The units that it has befallen, where it does not befall all. */
  readonly units?: readonly UnitId[];
  /** The woods that burn, by id, and the corner of the table from which they do. */
  readonly woods?: readonly string[];
  readonly from?: Point;
  /** Orders of units that do something else in their place, to be taken up again. */
  readonly orders?: Readonly<Record<UnitId, string>>;
}

/** What random events have left behind. */
export interface EventsState {
  running: RunningEvent[];
  /** Units that were in a village, or passed through one, in the turn before. */
  inVillages: UnitId[];
}

/** Whether an event goes on in a turn, for a side, and for one of its units. */
export function runs(
  running: readonly RunningEvent[] | undefined,
  event: EventId,
  { turn, side, unit }: { readonly turn: number; readonly side?: SideId; readonly unit?: UnitId },
): boolean {
  return (running ?? []).some(
    each =>
      each.event === event &&
      (each.until === null || each.until >= turn) &&
      (each.side === null || side === undefined || each.side === side) &&
      (unit === undefined || each.units?.includes(unit) === true),
  );
}

const underWeather = new WeakMap<MusketRules, Map<string, MusketRules>>();

/**
 * The rules while random events go on that concern everybody alike: weather and fog shorten sight, weather all ranges, and it lets
 * nobody charge, go up or down a hill, or fire.
 *
 * @clause cady/events/event/london-fog
 * @clause cady/events/pre-26-weather/range
 */
export function rulesInForce(
  rules: MusketRules,
  running: readonly RunningEvent[] | undefined,
  turn: number,
): MusketRules {
  const weather = runs(running, 'before-26', { turn });
  const fog = runs(running, '26-30', { turn });
  if (!weather && !fog) return rules;
  const known = underWeather.get(rules) ?? new Map<string, MusketRules>();
  underWeather.set(rules, known);
  const key = `${weather} ${fog}`;
  const made = known.get(key) ?? inWeather(rules, weather, fog);
  known.set(key, made);
  return made;
}

function inWeather(rules: MusketRules, weather: boolean, fog: boolean): MusketRules {
  const { numbers } = rules.chance;
  const { whole } = rules.table.thirds;
  const left = (thirds: number) => (whole - thirds) / whole;
  const share = Math.min(weather ? left(numbers['weather-thirds-off']) : 1, fog ? left(numbers['fog-thirds-off']) : 1);
  const seen = { ...rules, sighting: { ...rules.sighting, share } };
  return weather ? withShorterRanges({ ...seen, badWeather: true }, left(numbers['weather-thirds-off'])) : seen;
}

function withShorterRanges(rules: MusketRules, share: number): MusketRules {
  const cut = ({ from, to }: Range): Range => ({ from: from * share, to: to === null ? null : to * share });
  const { weapons } = rules.smallArms;
  const arm = ({ bands: { close, middle, far }, hillGain }: WeaponSheet): WeaponSheet => ({
    bands: {
      close: { ...close, range: cut(close.range) },
      middle: { ...middle, range: cut(middle.range) },
      far: { ...far, range: cut(far.range) },
    },
    hillGain,
  });
  const gun = (sheet: GunSheet): GunSheet => {
    const { solid, explosive, canister } = sheet.ranges;
    const of = (range: Range | null) => (range === null ? null : cut(range));
    return { ...sheet, ranges: { solid: of(solid), explosive: of(explosive), canister: of(canister) } };
  };
  const { guns } = rules;
  return {
    ...rules,
    smallArms: {
      ...rules.smallArms,
      weapons: {
        pistols: arm(weapons.pistols),
        muskets: arm(weapons.muskets),
        'fusils-carbines': arm(weapons['fusils-carbines']),
        rifles: arm(weapons.rifles),
      },
    },
    guns: {
      'six-pounder-cannon': gun(guns['six-pounder-cannon']),
      'six-pounder-horse-artillery': gun(guns['six-pounder-horse-artillery']),
      'eight-pounder-cannon': gun(guns['eight-pounder-cannon']),
      'eight-pounder-howitzer': gun(guns['eight-pounder-howitzer']),
      'twelve-pounder-cannon': gun(guns['twelve-pounder-cannon']),
      'congreve-rockets': gun(guns['congreve-rockets']),
    },
    grenades: { ...rules.grenades, range: rules.grenades.range * share },
  };
}
