import type { Told } from '../../../../battle/index.js';
import type { Reason } from '../../../../rulebook/index.js';
import { counted, diceLines, inBrackets, listed, type Names, whyLines } from '../../../../scenario/index.js';
import { toGrid } from '../../../../table/index.js';
import { type Bodies, bodiesOf } from '../../common/windows/bodies.js';
import { fieldNamesOf } from '../../common/windows/names.js';
import { cm, fromTo, groupsText, lossText, tellField, volleyDice } from '../../common/windows/tell.js';
import type { MusketEvent } from '../events.js';
import type { MusketScenario } from '../schema.js';
import { withCrews } from '../ships/windows/crews.js';
import { tellAfloat } from '../ships/windows/tell.js';
import type { MusketTerms } from '../terms.js';
import { withArrivals } from './arrivals.js';
import { chanceWords } from './events.js';

/** A musket event as lines of text: what happened first, then why and with which dice. Units and places go by their names. */
export function tellMusket(event: Told<MusketTerms>, scenario: MusketScenario): string[] {
  const names = fieldNamesOf(withArrivals(withCrews(scenario)));
  const lines = linesOf(event, names, brigadesOf(scenario));
  // An order is told as it was written.
  if (event.kind === 'orders') return lines;
  return lines.map(names.agreed).map((line, i) => (i === 0 ? begun(line) : line));
}

/** Boats, buildings and guns are called by more words than a name; whoever goes by his id keeps it as it is typed. */
function begun(line: string): string {
  return line.replace(/^(?:the|a|an|port|starboard) /, word => `${word.charAt(0).toUpperCase()}${word.slice(1)}`);
}

/** The brigades of both sides by name. */
function brigadesOf({ sides }: MusketScenario): Bodies {
  return bodiesOf(
    'brigade',
    Object.fromEntries(Object.entries(sides).map(([id, { brigades = [] }]) => [id, brigades])),
  );
}

function linesOf(event: Told<MusketTerms>, names: Names, brigades: Bodies): string[] {
  const { of: name } = names;
  switch (event.kind) {
    case 'shot': {
      const call = event.called === undefined ? '' : `, range called ${cm(event.called)}`;
      const fall =
        event.landed === undefined ? '' : `, falls at (${Math.round(event.landed.x)}, ${Math.round(event.landed.y)})`;
      return [
        `${name(event.gun)} fires ${event.projectile} at bearing ${Math.round(event.bearing) % 360}°${call}${fall}: ${shotText(event, name)}`,
        ...whyLines(event.because, names),
        ...diceLines(event.rolls),
      ];
    }
    case 'gun-lost':
      return [`${name(event.unit)} ${gunWords[event.how]}`];
    case 'officer':
      return [
        `${event.name} ${officerWords[event.now]} (${name(event.unit)})`,
        ...whyLines(event.because, names),
        ...diceLines(event.rolls),
      ];
    case 'random-event':
    case 'befallen':
    case 'burns':
      return [chanceWords(event, names), ...diceLines(event.rolls)];
    case 'crew-replaced':
      return [crewText(event, name), ...whyLines(event.because, names)];
    case 'grenades':
      return [
        `${name(event.unit)} throws ${counted(event.thrown, 'grenade')} at ${name(event.target)}: ${lossText(name(event.target), event.losses)}${event.throwers === 0 ? '' : `; ${lossText(name(event.unit), event.throwers)}`}`,
        ...whyLines(event.because, names),
        ...diceLines(event.rolls),
      ];
    case 'house':
      return [houseWords(event, name), ...whyLines(event.because, names)];
    case 'undone':
      return [`${undoneText(event, name)}${inBrackets(event.because, names)}`];
    case 'work':
      return [`${name(event.unit)} ${workWords(event)}`, ...whyLines(event.because, names)];
    case 'dragoons':
      return [
        `${name(event.unit)} ${event.now === 'mounted' ? 'mounts' : 'dismounts'}`,
        ...whyLines(event.because, names),
      ];
    case 'square':
      return [`${name(event.unit)} ${squareWords[event.now]}`, ...whyLines(event.because, names)];
    case 'helm':
    case 'wind':
    case 'vessel':
      return tellAfloat(event, names);
    case 'volley':
      return [
        `${name(event.unit)} fires at ${name(event.target)}: ${groupsText(event.groups, { firing: 'firing', length: distance => Math.ceil(toGrid(distance)) })} — ${event.hits === 0 ? 'no hit' : `${counted(event.hits, 'hit')}, ${lossText(name(event.target), event.losses)}`}`,
        ...whyLines(rangesTogether(event.because), names),
        ...volleyDice(event.groups, event.rolls),
      ];
    default:
      return tellField(event, names, brigades);
  }
}

/** Who lost how many by a shot, and what it struck. */
function shotText({ losses, strikes }: Extract<MusketEvent, { kind: 'shot' }>, name: Names['of']): string {
  const hits = Object.entries(losses).filter(([, lost]) => lost > 0);
  const fell = hits.map(([unit, lost]) => lossText(name(unit), lost));
  const struck = strikes.length === 0 ? [] : [`it strikes ${listed(strikes.map(name))}`];
  return fell.length + struck.length === 0 ? 'nobody falls' : listed([...fell, ...struck]);
}

/** Who comes to serve a gun: gunners, or men of a unit who are none. */
function crewText({ men, unit, from }: Extract<MusketEvent, { kind: 'crew-replaced' }>, name: Names['of']): string {
  if (from === undefined) return `${counted(men, 'gunner')} ${men === 1 ? 'joins' : 'join'} ${name(unit)}`;
  return `${counted(men, 'man', 'men')} of ${name(from)} ${men === 1 ? 'takes' : 'take'} over ${name(unit)}`;
}

/** What happened at a building, and to whom. */
function houseWords({ what, unit, house }: Extract<MusketEvent, { kind: 'house' }>, name: Names['of']): string {
  const [who, where] = [unit === undefined ? '' : name(unit), name(house)];
  switch (what) {
    case 'entered':
      return `${who} goes into ${where}`;
    case 'left':
      return `${who} comes out of ${where}`;
    case 'took-floor':
      return `${who} takes another floor of ${where}`;
    case 'no-room':
      return `${who} finds no room in ${where}`;
    case 'door-tried':
      return `${who} works on a door of ${where}`;
    case 'door-broken':
      return `${who} breaks a door of ${where}`;
    case 'struck':
      return `${where} is struck`;
    case 'wall-fallen':
      return `a wall of ${where} falls`;
    case 'floor-gone':
      return `a floor of ${where} is shot to pieces`;
    case 'in-ruins':
      return `${where} lies in ruins`;
  }
}

/** Who has not done what he was told. */
function undoneText({ unit, task, on }: Extract<MusketEvent, { kind: 'undone' }>, name: Names['of']): string {
  return `${name(unit)} ${undoneWords[task]}${on === undefined ? '' : ` ${name(on)}`}`;
}

const undoneWords = {
  enter: 'does not go into',
  break: 'does not break a door of',
  man: 'does not take over',
  embark: 'does not go on board of',
  land: 'does not land from',
  'fell-trees': 'fells no trees',
  'build-barricade': 'does not work on a barricade',
  'clear-barricade': 'clears no barricade away',
} as const;

/** What is done with trees and barricades: while it goes on, and once it is done. */
function workWords({ task, done }: Extract<MusketEvent, { kind: 'work' }>): string {
  if (task === 'fell-trees') return 'fells trees';
  if (task === 'build-barricade') return done === true ? 'has built a barricade' : 'builds a barricade';
  return done === true ? 'has cleared a barricade away' : 'clears a barricade away';
}

const officerWords = {
  wounded: 'is wounded and cannot be moved',
  'left-behind': 'is left where he lies',
  captured: 'is captured',
  leads: 'goes over to lead another unit',
} as const;

const squareWords = {
  formed: 'forms a square',
  'half-formed': 'is caught forming a square',
  broken: 'is a square no more',
} as const;

const gunWords = {
  'knocked-out': 'is knocked out',
  spiked: 'is spiked by [its] own crew',
  'no-crew': 'has no crew left',
} as const;

/** The reasons of a volley with the distances put together that lie in one band: `19 to 27 cm with muskets, far range`. */
function rangesTogether(because: readonly Reason[]): readonly Reason[] {
  const banded = because.map(reason => ({ reason, parts: /^(\d+) cm( with .+)$/.exec(reason.because) }));
  return banded.flatMap(({ reason, parts }, at) => {
    if (parts === null) return [reason];
    const [, , band] = parts;
    const alike = banded.filter(other => other.parts?.[2] === band && other.reason.effect === reason.effect);
    if (alike[0] !== banded[at]) return [];
    return [{ ...reason, because: `${fromTo(alike.map(other => Number(other.parts?.[1])))} cm${band}` }];
  });
}
