import type { Told } from '../../../battle/index.js';
import { counted, diceLines, inBrackets, namesOf, whyLines } from '../../../scenario/index.js';
import type { Reaction } from '../common/index.js';
import { printBearing } from '../common/index.js';
import type { MeleeSideTold, MusketEvent, VolleyGroupTold } from './events.js';
import type { MusketScenario } from './schema.js';
import type { MusketTerms } from './terms.js';

/** What each reaction has a unit do next turn. */
const nextTurn: Readonly<Record<Reaction, string>> = {
  'no-effect': 'obeys new orders',
  back: 'must go back half a move in good order',
  'back-and-turn': 'must turn and go back a full move',
  rout: 'routs: it will run off the table',
};

/** What a unit is spared because its opponent has it worse. */
const spared: Readonly<Record<Reaction, string>> = {
  'no-effect': 'obeys new orders',
  back: 'would go back, but its opponent has it worse',
  'back-and-turn': 'would turn and go back, but its opponent has it worse',
  rout: 'would rout, but its opponent has it worse',
};

/** A musket event as lines of text: what happened first, then why and with which dice. Units and places go by their names. */
export function tellMusket(event: Told<MusketTerms>, scenario: MusketScenario): string[] {
  const lines = linesOf(event, scenario);
  // An order is told as it was written.
  if (event.kind === 'orders') return lines;
  return lines.map(namesOf(scenario).in);
}

function linesOf(event: Told<MusketTerms>, scenario: MusketScenario): string[] {
  const { of: name, ofSide } = namesOf(scenario);
  switch (event.kind) {
    case 'orders': {
      const lines = Object.entries(event.orders).map(([unit, order]) => `  ${name(unit).padEnd(24)} ${order}`);
      return [`${ofSide(event.side)} orders:`, ...lines];
    }
    case 'moved':
      return [`${name(event.unit)} ${wayWords(event)}${inBrackets(event.because)}`];
    case 'contact':
      return [
        `${name(event.a)} and ${name(event.b)} meet in the ${ordinal[event.third]} third (${event.edgeOfA} against ${event.edgeOfB})${inBrackets(event.because)}`,
      ];
    case 'held':
      return [`${name(event.by)} holds ${name(event.unit)}${inBrackets(event.because)}`];
    case 'swept-along':
      return [
        `${name(event.unit)} is swept along by ${name(event.by)}: ${nextTurn[event.reaction]}${inBrackets(event.because)}`,
      ];
    case 'left':
      return [`${name(event.unit)} ${leftWords[event.how]}${inBrackets(event.because)}`];
    case 'shot': {
      const call = event.called === undefined ? '' : `, range called ${cm(event.called)}`;
      const fall =
        event.landed === undefined ? '' : `, falls at (${Math.round(event.landed.x)}, ${Math.round(event.landed.y)})`;
      const hits = Object.entries(event.losses)
        .filter(([, lost]) => lost > 0)
        .map(([unit, lost]) => `${name(unit)} loses ${lost}`);
      return [
        `${name(event.gun)} fires ${event.projectile} at bearing ${Math.round(event.bearing)}${call}${fall}: ${hits.length === 0 ? 'no loss' : hits.join(', ')}`,
        ...whyLines(event.because),
        ...diceLines(event.rolls),
      ];
    }
    case 'gun-lost':
      return [`${name(event.unit)} ${gunWords[event.how]}`];
    case 'volley':
      return [
        `${name(event.unit)} fires at ${name(event.target)}: ${event.groups.map(groupWords).join('; ')} — ${counted(event.hits, 'hit')}, ${name(event.target)} loses ${event.losses}`,
        ...whyLines(event.because),
        ...diceLines(event.rolls),
      ];
    case 'shock':
      return [
        `Shock of ${name(event.unit)} on ${name(event.on)}: ${counted(event.dice, 'die', 'dice')}, ${faces(event.faces)} — ${name(event.on)} loses ${event.losses}`,
        ...whyLines(event.because),
        ...diceLines(event.rolls),
      ];
    case 'melee':
      return [
        `Melee: ${meleeWords(event.a, name)}; ${meleeWords(event.b, name)}`,
        ...whyLines([...event.a.because, ...event.b.because]),
        ...diceLines(event.rolls),
      ];
    case 'divided':
      return [`${name(event.unit)} is divided by ${name(event.by)}${inBrackets(event.because)}`];
    case 'morale': {
      const result = (event.counts ? nextTurn : spared)[event.result];
      // The chart as it was read stands in the line itself; only what shifted or spared it is worth a reason.
      const reasons = event.because.filter(({ clause }) => clause !== 'cady/common/morale/chart-lookup');
      return [
        `Morale of ${name(event.unit)}: value ${event.before}, lost ${event.loss}, column ${event.column} — ${result}`,
        ...whyLines(reasons),
        ...diceLines(event.rolls),
      ];
    }
    case 'worn-out':
      return [`${name(event.unit)} is worn out and ${nextTurn.rout}${inBrackets(event.because)}`];
    case 'part-routed':
      return [`${counted(event.figures, 'figure')} of ${name(event.unit)} rout${inBrackets(event.because)}`];
    case 'breached':
      return [`A section of ${name(event.barrier)} is shot away${inBrackets(event.because)}`];
    case 'objective':
      return [
        event.side === null
          ? `Nobody holds ${name(event.objective)}`
          : `${ofSide(event.side)} holds ${name(event.objective)} (${counted(event.turns, 'turn')})`,
      ];
  }
}

const forcedWords = { back: 'goes back', 'back-and-turn': 'turns and goes back', rout: 'runs' } as const;
const leftWords = {
  destroyed: 'is destroyed',
  routed: 'runs off the table and is gone',
  'off-table': 'leaves the table',
} as const;
const gunWords = {
  'knocked-out': 'is knocked out',
  spiked: 'is spiked by its own crew',
  'no-crew': 'has no crew left',
} as const;
const ordinal: Readonly<Record<number, string>> = { 1: 'first', 2: 'second', 3: 'last' };

function wayWords(event: Extract<MusketEvent, { kind: 'moved' }>): string {
  const facing = printBearing(Math.round(event.facing * 10) / 10);
  const stopped = event.stopped === undefined ? '' : ` — stopped: ${event.stopped}`;
  const still = event.distance < 0.05;
  if (event.forced !== null)
    return `${forcedWords[event.forced]}${still ? '' : ` ${cm(event.distance)}`}, facing ${facing}${stopped}`;
  const how = event.charging ? 'charges' : 'moves';
  return `${still ? 'stands' : `${how} ${cm(event.distance)}`}, facing ${facing}${stopped}`;
}

function groupWords(group: VolleyGroupTold): string {
  const twice = group.shots > 1 ? ` firing ${group.shots === 2 ? 'twice' : `${group.shots} times`}` : '';
  return `${counted(group.figures, 'figure')}${twice} at ${cm(group.distance)}, ${faces(group.faces)}`;
}

function meleeWords(side: MeleeSideTold, name: (id: string) => string): string {
  if (side.dice === 0 && side.losses === 0) return `${name(side.unit)} does not roll`;
  if (side.point === null) return `${name(side.unit)} loses ${side.losses} without a roll`;
  return `${name(side.unit)} rolls ${counted(side.dice, 'die', 'dice')} against melee point ${side.point} and loses ${side.losses}`;
}

function faces(list: readonly number[]): string {
  return list.length === 0 ? 'cannot hit' : `hits on ${list.join(', ')}`;
}

function cm(length: number): string {
  return `${Math.round(length * 10) / 10} cm`;
}
