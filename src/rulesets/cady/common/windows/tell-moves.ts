import { counted, inBrackets, listed, type Names, whyLines } from '../../../../scenario/index.js';
import { printBearing } from '../print-orders.js';
import type { FieldEvent } from '../turn/events.js';
import type { FieldToldOf } from './tell-words.js';

type MovementTold = FieldToldOf<
  | 'moved'
  | 'contact'
  | 'held'
  | 'swept-along'
  | 'left'
  | 'charge'
  | 'broke-through'
  | 'regrouped'
  | 'turned-to-fight'
  | 'out-of-reach'
>;

/** What stops whoever has come to the end of the table. */
const tableEdge = 'the edge of the table';

/** Moves, and what comes of them. */
export function tellMovement(event: MovementTold, names: Names): string[] {
  const { of: name } = names;
  switch (event.kind) {
    case 'moved':
      // It is told to run off the table: how far along its way it came is nothing to anybody.
      if (event.leaves === true) return [];
      return [`${name(event.unit)} ${wayWords(event, names)}${inBrackets(event.because, names)}`];
    case 'contact':
      return [
        `${name(event.a)} and ${name(event.b)} meet ${whereText(event)}, ${edgesText(event, names)}${inBrackets(event.because, names)}${squaresText(event, names)}`,
      ];
    case 'held':
      return [`${name(event.by)} holds ${name(event.unit)}${inBrackets(event.because, names)}`];
    case 'swept-along':
      return [
        `${name(event.unit)} is swept along by ${name(event.by)} and ${swept[event.reaction]}${inBrackets(event.because, names)}`,
      ];
    case 'left':
      if (event.toldBefore === true) return [];
      return [`${name(event.unit)} ${leftWords[event.how]}${inBrackets(event.because, names)}`];
    case 'charge':
      return [chargeText(event, names), ...whyLines(event.because, names)];
    case 'turned-to-fight':
      return [`${name(event.unit)} [turns] round to ${name(event.on)}${inBrackets(event.because, names)}`];
    case 'out-of-reach':
      return [
        `${name(event.a)} and ${name(event.b)} do not reach each other any more${inBrackets(event.because, names)}`,
      ];
    case 'regrouped':
      return [`${regroupedText(event, names)}${inBrackets(event.because, names)}`];
    case 'broke-through':
      return [
        `${name(event.unit)} breaks through and [goes] on for ${covered(event.cm)}${endWords(event.stopped, names)}${inBrackets(event.because, names)}`,
      ];
  }
}

/** Men who leave their unit, and units that become one. */
function regroupedText(event: FieldToldOf<'regrouped'>, { of: name }: Names): string {
  const { how, unit, figures } = event;
  if (how === 'detached') {
    return figures === 0
      ? `${name(unit)} detaches nobody`
      : `${name(unit)} detaches ${counted(figures, 'figure')} to serve a gun`;
  }
  const other = event.with === null ? 'nobody' : name(event.with);
  if (how === 'in-battle') {
    return figures === 0
      ? `${other} forms no battle with ${name(unit)}`
      : `${other} and ${name(unit)} are of one battle from now on`;
  }
  return figures === 0 ? `${other} does not join ${name(unit)}` : `${other} joins ${name(unit)}`;
}

const forcedStill = {
  back: 'cannot go back',
  'back-and-turn': 'turns, but cannot go back',
  rout: 'cannot run',
} as const;
const forcedWords = { back: 'goes back', 'back-and-turn': 'turns and [goes] back', rout: 'runs' } as const;
const leftWords = {
  destroyed: 'is destroyed',
  routed: 'runs off the table for good',
  'off-table': 'leaves the table',
  surrendered: 'lays down its arms',
} as const;
const ordinal: Readonly<Record<number, string>> = { 1: 'first', 2: 'second', 3: 'last' };

/** What a unit does that is swept along. */
const swept = {
  back: 'must go back with [it] half a move',
  'back-and-turn': 'must turn and go back a full move',
  rout: '[routs] as well',
} as const;

/** How a unit went, or why it did not. */
function wayWords(event: Extract<FieldEvent, { kind: 'moved' }>, names: Names): string {
  const { distance, charging, forced, flees = false, stopped } = event;
  const facing = `facing ${facingText(event.facing)}`;
  const still = distance < 0.05;
  const [, enemies] = /^the enemy: (.*)$/.exec(stopped ?? '') ?? [];
  const met = enemies === undefined ? undefined : listed(enemies.split(', ').map(names.in));
  // By whom somebody who runs from a charge is caught, the charge has told.
  if (flees && forced === null && (stopped === undefined || met !== undefined))
    return still ? `cannot get away, ${facing}` : `runs ${covered(distance)}, ${facing}`;
  const runs = flees || forced === 'back-and-turn';
  const end =
    met === undefined
      ? stopWords(stopped, names)
      : // Whoever routs leaves the table: an enemy who comes up with him does him no harm.
        forced === 'rout'
        ? ''
        : `, ${runs ? 'caught by' : forced === null ? 'up to' : 'met by'} ${met}`;
  if (forced !== null) {
    return still
      ? `${forcedStill[forced]}, ${facing}${end}`
      : `${forcedWords[forced]} ${covered(distance)}, ${facing}${end}`;
  }
  if (event.turningTo !== undefined && met !== undefined && !runs) {
    const caught = `caught by ${met} while turning to ${facingText(event.turningTo)}, still ${facing}`;
    return still ? `is ${caught}` : `moves ${covered(distance)} and [is] ${caught}`;
  }
  if (still)
    return met !== undefined || stopped === undefined
      ? `stays where [it] [is] and [faces] ${facingText(event.facing)}${met === undefined ? '' : `, up against ${met}`}`
      : `stays where [it] [is], ${facing}${end.replace(' — stopped: ', ' — ').replace(` — ${tableEdge}`, ` — at ${tableEdge}`)}`;
  return `${flees ? 'runs' : charging ? 'charges' : 'moves'} ${covered(distance)}, ${facing}${end}`;
}

/** Whom somebody who goes on of himself has come up to, or what kept him from going farther. */
function endWords(stopped: string | undefined, names: Names): string {
  const [, enemies] = /^the enemy: (.*)$/.exec(stopped ?? '') ?? [];
  return enemies === undefined ? stopWords(stopped, names) : `, up to ${listed(enemies.split(', ').map(names.in))}`;
}

/** What kept a unit from going on, or from coming round at the end of its way. */
function stopWords(stopped: string | undefined, names: Names): string {
  if (stopped === undefined) return '';
  return stopped.startsWith('no room') ? ` — ${names.in(stopped)}` : ` — stopped: ${names.in(stopped)}`;
}

/** Ground covered, to the tenth: no rule hangs on it any more. */
function covered(distance: number): string {
  return `${Number(distance.toFixed(1))} cm`;
}

/** A way to face: a point of the compass, or degrees. */
export function facingText(facing: number): string {
  const printed = printBearing(Math.round(facing));
  return /^\d/.test(printed) ? `${printed}°` : printed;
}

function edgesText({ a, edgeOfA, b, edgeOfB }: FieldToldOf<'contact'>, { of: name }: Names): string {
  if (edgeOfA === 'front') return edgeOfB === 'front' ? 'front to front' : `${struckOn(edgeOfB)} of ${name(b)}`;
  if (edgeOfB === 'front') return `${struckOn(edgeOfA)} of ${name(a)}`;
  return `${edgeOfA} to ${edgeOfB}`;
}

/** When two meet: in their move, or once a ladder or a tower stands before those on a wall. */
function whereText({ storms, third }: FieldToldOf<'contact'>): string {
  return storms === undefined ? `in the ${ordinal[third]} third of the turn` : `over the wall, by a ${storms}`;
}

/** How somebody stands who has squared up to the enemy: his move said how he came on. */
function squaresText({ squares }: FieldToldOf<'contact'>, { of: name }: Names): string {
  if (squares === undefined) return '';
  const cm = squares.cm < 0.05 ? '' : ` over ${covered(squares.cm)}`;
  return `; ${name(squares.unit)} squares up${cm}, facing ${facingText(squares.facing)}`;
}

/** Where a unit is met that is not met in front. */
function struckOn(edge: FieldToldOf<'contact'>['edgeOfA']): string {
  return edge === 'rear' ? 'in the rear' : `on the ${edge}`;
}

function chargeText({ attacker, defender, outcome }: FieldToldOf<'charge'>, { of: name }: Names): string {
  const charge = `${name(attacker)} charges ${name(defender)}`;
  if (outcome === 'met') return `${charge}: they meet`;
  if (outcome === 'refused') return `${name(attacker)} would charge ${name(defender)}, but [does] not go in`;
  // That they charged and who ran was told before.
  if (outcome === 'caught') return `${name(attacker)} catches ${name(defender)} on the run`;
  if (outcome === 'got-away') return `${name(defender)} gets out of reach of ${name(attacker)}`;
  return `${charge}; ${name(defender)} turns to run`;
}
