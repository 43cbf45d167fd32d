import type { Told } from '../../../battle/index.js';
import type { Roll } from '../../../dice/index.js';
import type { Reason } from '../../../rulebook/index.js';
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
  const { ids, names } = namesIn(scenario);
  return lines.map(line => line.replace(ids, id => names.get(id) ?? id));
}

function linesOf(event: Told<MusketTerms>, scenario: MusketScenario): string[] {
  const { names } = namesIn(scenario);
  const name = (id: string) => names.get(id) ?? id;
  switch (event.kind) {
    case 'orders': {
      const lines = Object.entries(event.orders).map(([unit, order]) => `  ${name(unit).padEnd(24)} ${order}`);
      return [`${scenario.sides[event.side]?.name ?? event.side} orders:`, ...lines];
    }
    case 'moved':
      return [`${name(event.unit)} ${wayWords(event)}${inline(event.because)}`];
    case 'contact':
      return [
        `${name(event.a)} and ${name(event.b)} meet in the ${ordinal[event.third]} third (${event.edgeOfA} against ${event.edgeOfB})${inline(event.because)}`,
      ];
    case 'held':
      return [`${name(event.by)} holds ${name(event.unit)}${inline(event.because)}`];
    case 'swept-along':
      return [
        `${name(event.unit)} is swept along by ${name(event.by)}: ${nextTurn[event.reaction]}${inline(event.because)}`,
      ];
    case 'left':
      return [`${name(event.unit)} ${leftWords[event.how]}${inline(event.because)}`];
    case 'shot': {
      const call = event.called === undefined ? '' : `, range called ${cm(event.called)}`;
      const fall =
        event.landed === undefined ? '' : `, falls at (${Math.round(event.landed.x)}, ${Math.round(event.landed.y)})`;
      const hits = Object.entries(event.losses)
        .filter(([, lost]) => lost > 0)
        .map(([unit, lost]) => `${name(unit)} loses ${lost}`);
      return [
        `${name(event.gun)} fires ${event.projectile} at bearing ${Math.round(event.bearing)}${call}${fall}: ${hits.length === 0 ? 'no loss' : hits.join(', ')}`,
        ...why(event.because),
        ...dice(event.rolls),
      ];
    }
    case 'gun-lost':
      return [`${name(event.unit)} ${gunWords[event.how]}`];
    case 'volley':
      return [
        `${name(event.unit)} fires at ${name(event.target)}: ${event.groups.map(groupWords).join('; ')} — ${count(event.hits, 'hit')}, ${name(event.target)} loses ${event.losses}`,
        ...why(event.because),
        ...dice(event.rolls),
      ];
    case 'shock':
      return [
        `Shock of ${name(event.unit)} on ${name(event.on)}: ${count(event.dice, 'die', 'dice')}, ${faces(event.faces)} — ${name(event.on)} loses ${event.losses}`,
        ...why(event.because),
        ...dice(event.rolls),
      ];
    case 'melee':
      return [
        `Melee: ${meleeWords(event.a, name)}; ${meleeWords(event.b, name)}`,
        ...why([...event.a.because, ...event.b.because]),
        ...dice(event.rolls),
      ];
    case 'divided':
      return [`${name(event.unit)} is divided by ${name(event.by)}${inline(event.because)}`];
    case 'morale': {
      const result = (event.counts ? nextTurn : spared)[event.result];
      // The chart as it was read stands in the line itself; only what shifted or spared it is worth a reason.
      const reasons = event.because.filter(({ clause }) => clause !== 'cady/common/morale/chart-lookup');
      return [
        `Morale of ${name(event.unit)}: value ${event.before}, lost ${event.loss}, column ${event.column} — ${result}`,
        ...why(reasons),
        ...dice(event.rolls),
      ];
    }
    case 'worn-out':
      return [`${name(event.unit)} is worn out and ${nextTurn.rout}${inline(event.because)}`];
    case 'part-routed':
      return [`${count(event.figures, 'figure')} of ${name(event.unit)} rout${inline(event.because)}`];
    case 'breached': {
      const barrier = scenario.table.features.find(feature => feature.id === event.barrier);
      return [`A section of ${barrier?.name ?? event.barrier} is shot away${inline(event.because)}`];
    }
    case 'objective': {
      const place = scenario.objectives.find(objective => objective.id === event.objective)?.name ?? event.objective;
      return [
        event.side === null
          ? `Nobody holds ${place}`
          : `${scenario.sides[event.side]?.name ?? event.side} holds ${place} (${count(event.turns, 'turn')})`,
      ];
    }
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

interface Names {
  readonly names: ReadonlyMap<string, string>;
  /** Finds any of the ids in a text. */
  readonly ids: RegExp;
}

const known = new WeakMap<MusketScenario, Names>();

/** The names of units and of what lies on the table, by id. */
function namesIn(scenario: MusketScenario): Names {
  const before = known.get(scenario);
  if (before !== undefined) return before;
  const units = Object.values(scenario.sides).flatMap(side =>
    side.units.map(unit => [unit.id, unit.name ?? unit.id] as const),
  );
  const places = scenario.table.features.map(({ id, name, kind }) => [id, name ?? `the ${kind}`] as const);
  const names = new Map([...places, ...units]);
  // Ids are letters, digits and dashes, so that none needs escaping.
  const ids = new RegExp(`(?<![\\w-])(?:${[...names.keys()].join('|')})(?![\\w-])`, 'g');
  const made = { names, ids };
  known.set(scenario, made);
  return made;
}

function groupWords(group: VolleyGroupTold): string {
  const twice = group.shots > 1 ? ` firing ${group.shots === 2 ? 'twice' : `${group.shots} times`}` : '';
  return `${count(group.figures, 'figure')}${twice} at ${cm(group.distance)}, ${faces(group.faces)}`;
}

function meleeWords(side: MeleeSideTold, name: (id: string) => string): string {
  if (side.dice === 0 && side.losses === 0) return `${name(side.unit)} does not roll`;
  if (side.point === null) return `${name(side.unit)} loses ${side.losses} without a roll`;
  return `${name(side.unit)} rolls ${count(side.dice, 'die', 'dice')} against melee point ${side.point} and loses ${side.losses}`;
}

function why(reasons: readonly Reason[]): string[] {
  const told = [...new Set(reasons.map(({ because, effect }) => `${because}: ${effect}`))];
  return told.length === 0 ? [] : [`  why: ${told.join('; ')}`];
}

function inline(reasons: readonly Reason[]): string {
  const told = [...new Set(reasons.map(({ because, effect }) => `${because}: ${effect}`))];
  return told.length === 0 ? '' : ` (${told.join('; ')})`;
}

function dice(rolls: readonly Roll[] | undefined): string[] {
  const thrown = (rolls ?? [])
    .filter(roll => roll.ask !== 'pick')
    .map(roll => `${roll.shown.length}d${roll.sides} ${roll.shown.join(' ')}`);
  return thrown.length === 0 ? [] : [`  dice: ${thrown.join(' | ')}`];
}

function faces(list: readonly number[]): string {
  return list.length === 0 ? 'cannot hit' : `hits on ${list.join(', ')}`;
}

function count(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}

function cm(length: number): string {
  return `${Math.round(length * 10) / 10} cm`;
}
