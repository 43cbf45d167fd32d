/** What is seen of a battle from outside, of whatever ruleset: who stood where when orders were written, and what was told. */
import { readBearing } from '../../src/rulesets/cady/common/index.js';
import { bearingTo, distance, type Point, turnBetween } from '../../src/table/index.js';

/** A unit as it stood at the beginning of a turn. */
export interface Stood {
  readonly side: string;
  readonly at: Point;
  readonly facing: number;
  /** On the table, and free to do as it is told. */
  readonly there: boolean;
}

/** Any event, read by what most of them have. */
export type Event = { readonly kind: string; readonly turn: number } & { readonly [key: string]: unknown };

/** A turn of a battle as it is read afterwards. */
export interface TurnRead {
  readonly stood: ReadonlyMap<string, Stood>;
  readonly orders: ReadonlyMap<string, string>;
  readonly events: readonly Event[];
}

const names = (event: Event, ...keys: string[]) => keys.map(key => event[key]);

/** Who had a part in some events of a turn. */
function engaged(events: readonly Event[]): ReadonlySet<unknown> {
  return new Set(
    events.flatMap(event => {
      switch (event.kind) {
        case 'contact':
          return names(event, 'a', 'b', 'unit', 'target');
        case 'charge':
          return names(event, 'attacker', 'defender');
        case 'melee':
          return [event.a, event.b].map(side => (side as { unit: string }).unit);
        case 'shock':
        case 'volley':
        case 'fire':
        case 'attack':
        case 'three-dice-test':
        case 'left':
        case 'rampage':
        case 'work':
        case 'siege':
        case 'resupplied':
          return names(event, 'unit', 'on');
        case 'shot':
          return names(event, 'gun', 'machine');
        default:
          return [];
      }
    }),
  );
}

/** No charge goes for an enemy farther off than so many cm. */
const farthest = 100;

/** The charges ordered in a turn, and those of them that met nobody without cause. */
export function chargesIn({ stood, orders, events }: TurnRead): { begun: readonly string[]; short: readonly string[] } {
  const met = new Set(
    events.flatMap(event =>
      event.kind === 'contact'
        ? names(event, 'a', 'b')
        : event.kind === 'charge'
          ? names(event, 'attacker')
          : event.kind === 'melee'
            ? // Whom the rider with the charge finds in a melee fights on.
              [event.a, event.b].map(side => (side as { unit: string }).unit)
            : event.kind === 'left' || event.kind === 'three-dice-test' || event.kind === 'took-fright'
              ? names(event, 'unit')
              : [],
    ),
  );
  const begun = [...orders].flatMap(([id, order]) => {
    const way = /\bCH(?: (\S+))? (?:full|\d)/i.exec(order);
    const unit = stood.get(id);
    return way === null || unit === undefined || !unit.there ? [] : [{ id, unit, order }];
  });
  const moved = new Map(events.filter(({ kind }) => kind === 'moved').map(event => [event.unit, event]));
  const short = begun.filter(({ id, unit }) => !met.has(id) && !wentAway(id, unit));
  return { begun: begun.map(({ id }) => id), short: short.map(({ id }) => id) };

  /** Whether the enemy that it went for left the place where he stood, or had gone. */
  function wentAway(id: string, unit: Stood): boolean {
    const went = moved.get(id);
    const to = went === undefined ? undefined : (went.to as Point);
    const bearing = to === undefined || distance(unit.at, to) < 1 ? unit.facing : bearingTo(unit.at, to);
    return [...stood]
      .filter(([, other]) => other.there && other.side !== unit.side && distance(other.at, unit.at) <= farthest)
      .filter(([, other]) => turnBetween(bearing, bearingTo(unit.at, other.at)) <= 45)
      .some(([other]) => {
        const moves = moved.get(other);
        const gone = events.some(event => event.kind === 'left' && event.unit === other);
        return gone || (moves !== undefined && (moves.distance as number) > 1);
      });
  }
}

/** The units that were told to go and stood, or only turned, and had nothing else to do in a turn. */
export function stoodStill({ stood, orders, events }: TurnRead): readonly string[] {
  const busy = engaged(events);
  const moved = new Map(events.filter(({ kind }) => kind === 'moved').map(event => [event.unit, event]));
  return [...orders].flatMap(([id, order]) => {
    const unit = stood.get(id);
    if (unit === undefined || !unit.there || busy.has(id)) return [];
    const moves = moved.get(id);
    if (moves !== undefined && (moves.distance as number) >= 1) return [];
    const goes = /\b(full|\d+\/\d+|\d+(\.\d+)? ?cm)\b/i.test(order);
    const facing = readBearing(/\bF ([^\s,]+)/.exec(order)?.[1] ?? '');
    const turns = facing !== undefined && turnBetween(facing, unit.facing) > 10 && !/FIRE|Col|LB/.test(order);
    return goes || turns ? [id] : [];
  });
}
