import { mayChangeSidesAgain } from '../army/campaign.js';
import type { WrgScenario } from '../schema.js';
import type { SideId, Unit } from '../state.js';
import type { Muster } from './losses.js';
import type { Series } from './series-schema.js';

type Army = WrgScenario['sides'][string];
type Entry = Army['units'][number];

/** A battle that is over, and what has become of everybody. */
interface Over {
  readonly scenario: WrgScenario;
  readonly musters: readonly Muster[];
  readonly series: Series;
  /** The side that has taken refuge in a fortress, with those alone who are left. */
  readonly besieged?: SideId;
}

/** The armies of the next battle, and what comes back after it. */
export interface NextArmies {
  readonly sides: { readonly [side: SideId]: Omit<Army, 'units'> & { readonly units: readonly Entry[] } };
  readonly owed: Series['owed'];
  readonly resting: Series['resting'];
}

/**
 * Both armies as they are in the next battle: what is left, with what comes back. Units without a figure wait until some come back; who has
 * changed sides stands with his former enemy. A besieged army has nobody but those who are left.
 *
 * @clause wrg/campaign/losses-later
 * @clause wrg/campaign/defender-loses
 * @clause wrg/campaign/defectors
 */
export function nextArmies({ scenario, musters, series, besieged }: Over): NextArmies {
  const byId = new Map(musters.map(muster => [muster.unit.id, muster]));
  const owed: { [unit: string]: number } = {};
  const strengthOf = (id: string, side: SideId): number => {
    const { left = 0, next = 0, later = 0 } = byId.get(id) ?? {};
    const back = next + (series.owed[id] ?? 0);
    const shut = side === besieged;
    owed[id] = later + (shut ? back : 0);
    return left + (shut ? 0 : back);
  };
  const entries = Object.entries(scenario.sides).flatMap(([from, army]) => [
    ...army.units.map(entry => ({ side: byId.get(entry.id)?.unit.side ?? from, from, entry })),
    ...(series.resting[from] ?? []).map(entry => ({ side: from, from, entry })),
  ]);
  const sides: { [side: SideId]: NextArmies['sides'][string] } = {};
  const resting: { [side: SideId]: Entry[] } = {};
  for (const [side, army] of Object.entries(scenario.sides)) {
    const own = entries.filter(each => each.side === side);
    const units = own.flatMap(({ from, entry }) => {
      const figures = strengthOf(entry.id, side);
      if (figures === 0) {
        resting[side] = [...(resting[side] ?? []), entry];
        // Its sub-units wait with it.
        for (const { id } of entry.subUnits) owed[id] = strengthOf(id, side) + (owed[id] ?? 0);
        return [];
      }
      const fighting = withFigures(entry, figures, sub => {
        const there = strengthOf(sub, side);
        // What comes back later of a sub-unit that is gone joins its unit.
        if (there === 0) owed[entry.id] = (owed[entry.id] ?? 0) + (owed[sub] ?? 0);
        return there;
      });
      return [from === side ? fighting : changed(fighting, byId.get(entry.id)?.unit, army, scenario)];
    });
    const ids = units.map(({ id }) => id);
    const [first] = ids;
    const generals = army.generals.map(general => {
      const { bodyguard: _bodyguard, ...alone } = general;
      return ids.includes(general.with) || first === undefined ? general : { ...alone, with: first };
    });
    sides[side] = { ...army, generals, units };
  }
  return { sides, owed: Object.fromEntries(Object.entries(owed).filter(([, figures]) => figures > 0)), resting };
}

/** An entry with the figures that it has by now, and no order yet. */
function withFigures(entry: Entry, figures: number, ofSub: (id: string) => number): Entry {
  const { order: _order, away: _away, ...same } = entry;
  const subUnits = entry.subUnits.flatMap(sub => {
    const left = ofSub(sub.id);
    return left === 0 ? [] : [{ ...sub, ...fewer(sub, left) }];
  });
  return { ...same, ...fewer(entry, figures), subUnits };
}

function fewer({ files }: Pick<Entry, 'files'>, figures: number): Pick<Entry, 'figures' | 'files'> {
  return { figures, files: Math.min(files, figures) };
}

/**
 * Somebody who has changed sides: he is led by his former enemy and begins on that side of the table. Arabs may change sides again, former
 * subject races will not.
 *
 * @clause wrg/campaign/defectors
 */
function changed(entry: Entry, unit: Unit | undefined, army: Army, { table }: WrgScenario): Entry {
  const { command: _command, loyalty, ...same } = entry;
  const [x, y] = entry.at;
  const people = unit?.troops.nation === 'arab' ? 'arab' : loyalty === 'subject-levies' ? 'subject-race' : 'other';
  const again = loyalty !== undefined && mayChangeSidesAgain({ people }) !== false;
  return {
    ...same,
    nation: unit?.troops.nation ?? army.nation,
    at: [table.width - x, table.height - y],
    facing: facingFrom[army.baseline],
    ...(again ? { loyalty } : {}),
  };
}

/** The way that an army looks from its own table edge. */
const facingFrom = { south: 0, west: 90, north: 180, east: 270 } as const satisfies {
  readonly [Edge in Army['baseline']]: number;
};
