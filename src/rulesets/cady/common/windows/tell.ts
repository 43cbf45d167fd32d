import { counted, inBrackets, listed, type Names } from '../../../../scenario/index.js';
import type { Bodies } from './bodies.js';
import { tellFight } from './tell-fights.js';
import { tellMovement } from './tell-moves.js';
import { type FieldTold, type FieldToldOf, inFull, place } from './tell-words.js';

export { cm, fromTo, groupsText, lossText, volleyDice } from './tell-words.js';

const heldWords = { held: 'is held together', failed: 'breaks up', nobody: 'falls apart' } as const;

const riderWords = {
  sent: 'sets out',
  'on-the-way': 'is on his way',
  lost: 'is lost',
  captured: 'is captured',
} as const;

/**
 * An event of the shared turn as lines of text: what happened first, then why and with which dice. What units are joined into goes by the
 * name that its period has for it.
 */
export function tellField(event: FieldTold, names: Names, bodies: Bodies): string[] {
  switch (event.kind) {
    case 'moved':
    case 'contact':
    case 'held':
    case 'swept-along':
    case 'left':
    case 'charge':
    case 'broke-through':
    case 'regrouped':
    case 'turned-to-fight':
    case 'out-of-reach':
      return tellMovement(event, names);
    case 'shock':
    case 'melee':
    case 'divided':
    case 'morale':
    case 'worn-out':
    case 'part-routed':
    case 'three-dice-test':
    case 'surrender-refused':
    case 'surrendered':
      return tellFight(event, names, bodies.word);
    case 'marker-moved':
    case 'revealed':
    case 'phantom-removed':
    case 'declared-real':
    case 'hidden':
    case 'took-marker':
    case 'expected':
    case 'waits':
    case 'arrived':
      return tellSighting(event, names);
    case 'orders':
    case 'dispatch':
    case 'battle-held':
    case 'breached':
    case 'objective':
      return tellCommand(event, names, bodies);
  }
}

/** An order as it is told: degrees are marked as such, and whom and what it names goes by its name. */
function orderTold(order: string, names: Names): string {
  const marked = order
    .split(', ')
    .map(part => part.replace(/^((?:(?:CH|ENG|ADV) |F )?)(\d+(?:\.\d+)?)(?=$| (?:\d|full))/, '$1$2°'));
  return names.in(marked.join(', '));
}

type SightingTold = FieldToldOf<
  | 'marker-moved'
  | 'revealed'
  | 'phantom-removed'
  | 'declared-real'
  | 'hidden'
  | 'took-marker'
  | 'expected'
  | 'waits'
  | 'arrived'
>;

/** Markers, and units that come into view or onto the table. */
function tellSighting(event: SightingTold, names: Names): string[] {
  const { of: name } = names;
  switch (event.kind) {
    case 'marker-moved':
      return [`Marker ${event.marker} is moved to ${place(event.to)}`];
    case 'revealed':
      return [
        `${name(event.unit)} comes into view${event.partly ? ' in part' : ''}${inBrackets(event.because, names)}`,
      ];
    case 'phantom-removed':
      return [`Marker ${event.marker} was nobody${inBrackets(event.because, names)}`];
    case 'declared-real':
      return [`Marker ${event.marker} is declared real${inBrackets(event.because, names)}`];
    case 'hidden':
      return [`${name(event.unit)} goes out of sight behind ${event.markers.join(' or ')}`];
    case 'took-marker':
      return [`${name(event.unit)} stands behind ${event.marker}`];
    case 'expected':
      return inFull(event, `${listed(event.units.map(name))} will come on in turn ${event.on}`, names);
    case 'waits':
      return [`${name(event.unit)} cannot come on at ${place(event.at)} yet${inBrackets(event.because, names)}`];
    case 'arrived':
      return [`${name(event.unit)} arrives at ${place(event.at)}${inBrackets(event.because, names)}`];
  }
}

type CommandTold = FieldToldOf<'orders' | 'dispatch' | 'battle-held' | 'breached' | 'objective'>;

/** Orders and riders, and how things stand. */
function tellCommand(event: CommandTold, names: Names, bodies: Bodies): string[] {
  const { of: name, ofSide } = names;
  switch (event.kind) {
    case 'orders': {
      const orders = Object.entries(event.orders);
      const width = Math.max(0, ...orders.map(([unit]) => name(unit).length));
      return [
        names.agreed(`${ofSide(event.side)} orders:`),
        ...orders.map(([unit, order]) => `  ${name(unit).padEnd(width)}  ${orderTold(order, names)}`),
      ];
    }
    case 'dispatch': {
      const { fate, to, order, because } = event;
      // One who sets out or arrives needs no reason, and the order that he brings stands among those of the turn.
      if (fate === 'delivered') return [`The rider to ${name(to)} has arrived: his order holds`];
      const carried = order === undefined ? '' : `: ${orderTold(order, names)}`;
      return [
        `The rider to ${name(to)} ${riderWords[fate]}${carried}${fate === 'sent' ? '' : inBrackets(because, names)}`,
      ];
    }
    case 'battle-held':
      return inFull(
        event,
        `${ofSide(event.side)}: ${bodies.of(event.side, event.battle)} ${heldWords[event.outcome]}`,
        names,
      );
    case 'breached':
      return [`A section of ${name(event.barrier)} is shot away${inBrackets(event.because, names)}`];
    case 'objective':
      return [
        event.side === null
          ? `Nobody holds ${name(event.objective)}`
          : `${ofSide(event.side)} holds ${name(event.objective)} (${counted(event.turns, 'turn')})`,
      ];
  }
}
