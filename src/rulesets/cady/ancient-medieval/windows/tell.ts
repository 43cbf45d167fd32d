import type { Told } from '../../../../battle/index.js';
import { counted, diceLines, inBrackets, namesOf, whyLines } from '../../../../scenario/index.js';
import { cm, faces, tellField } from '../../common/windows/tell.js';
import type { AncientEvent, VolleyGroupTold } from '../events.js';
import type { AncientScenario } from '../schema.js';
import type { AncientTerms } from '../terms.js';

/** An event of the ancient and medieval game as lines of text: what happened first, then why and with which dice. */
export function tellAncient(event: Told<AncientTerms>, scenario: AncientScenario): string[] {
  const lines = linesOf(event, scenario);
  // An order is told as it was written.
  return event.kind === 'orders' ? lines : lines.map(namesOf(scenario).in);
}

function linesOf(event: Told<AncientTerms>, scenario: AncientScenario): string[] {
  const names = namesOf(scenario);
  const { of: name, ofSide } = names;
  const brief = (line: string) => ('because' in event ? [`${line}${inBrackets(event.because)}`] : [line]);
  const full = (line: string) => [
    line,
    ...('because' in event ? whyLines(event.because) : []),
    ...diceLines(event.rolls),
  ];
  switch (event.kind) {
    case 'volley':
      return full(
        `${name(event.unit)} ${shootsWith(event.weapon)} at ${name(event.target)}: ${event.groups.map(groupWords).join('; ')} — ${counted(event.hits, 'hit')}, ${name(event.target)} loses ${event.losses}`,
      );
    case 'shot': {
      const fall =
        event.landed === undefined ? '' : `, falls at (${Math.round(event.landed.x)}, ${Math.round(event.landed.y)})`;
      return full(
        `${name(event.machine)} shoots at bearing ${Math.round(event.bearing)}, range called ${cm(event.called)}${fall}: ${shotWords[event.outcome]}${lossWords(event.losses, name)}`,
      );
    }
    case 'machine-lost':
      return brief(`${name(event.unit)} ${lostWords[event.how]}`);
    case 'manned':
      return brief(`${name(event.machine)} is served by ${name(event.by)}`);
    case 'hit':
      return full(`${name(event.unit)} is hit`);
    case 'rampage':
      return full(`${name(event.unit)} runs mad, a throw of ${event.sum}${lossWords(event.losses, name)}`);
    case 'elephant-killed':
      return brief(`The driver of ${name(event.unit)} kills it`);
    case 'took-fright':
      return brief(`${name(event.unit)} takes fright`);
    case 'pushed-back':
      return brief(`${name(event.unit)} is pushed back ${cm(event.cm)} by ${name(event.by)}`);
    case 'formed':
      return brief(`${name(event.unit)} forms ${event.formation}`);
    case 'work': {
      const task = event.task.replaceAll('-', ' ');
      return brief(`${name(event.unit)}: ${task}${event.work === undefined ? ', at work' : ', done'}`);
    }
    case 'work-noticed':
      return [`${ofSide(event.work.side)} has made ${workWords[event.work.kind]}`];
    case 'trod-on-caltrops':
      return full(`${name(event.unit)} treads on caltrops and loses ${event.losses}`);
    case 'resupplied':
      return brief(`${name(event.unit)} has new shots from ${name(event.by)}`);
    case 'out-of-shots':
      return brief(`${name(event.unit)} has no shots left`);
    case 'captured':
      return brief(`${name(event.by)} captures ${name(event.what)}`);
    case 'noble':
      return brief(
        `${nobleName(event.noble, scenario)} of ${ofSide(event.side)} ${nobleWords[event.fate]}${event.by === null ? '' : ` by ${name(event.by)}`}`,
      );
    case 'flame':
      return full(
        `${name(event.unit)} throws Greek fire: ${flameWords[event.outcome]}${lossWords(event.losses, name)}`,
      );
    case 'siege':
      return full(`${name(event.unit)}: ${event.gear} ${siegeWords[event.what]}`);
    case 'absorbed':
      return brief(`${name(event.unit)} stands all the same, ${event.left} more times`);
    case 'decimated':
      return full(`${name(event.unit)} is decimated and loses ${event.figures}`);
    default:
      return tellField(event, names);
  }
}

const workWords = {
  stakes: 'a line of stakes',
  caltrops: 'a field of caltrops',
  entrenchment: 'an entrenchment',
  barricade: 'a barricade',
} as const;

const shotWords = {
  hit: 'a hit',
  miss: 'no hit',
  lost: 'the shot is lost',
  misfire: 'it misfires',
  explodes: 'the piece bursts',
} as const;

const lostWords = {
  'knocked-out': 'is knocked out',
  exploded: 'has burst',
  'no-crew': 'has no crew left',
  wrecked: 'is put out of use by its own crew',
  captured: 'is taken',
} as const;

const nobleWords = {
  alone: 'stands alone',
  'fights-on': 'is not taken',
  captured: 'is captured',
  freed: 'is free again',
  'handed-over': 'is handed over',
  'back-with-friends': 'is back with his friends',
} as const;

const flameWords = { explodes: 'it blows up', misfire: 'it does not catch', hits: 'it burns' } as const;

const siegeWords: Readonly<Record<Extract<AncientEvent, { kind: 'siege' }>['what'], string>> = {
  moved: 'is moved on',
  'in-place': 'is in place',
  rammed: 'batters the gate',
  'gate-broken': 'breaks the gate',
  'wall-taken': 'wins the wall',
  'wall-broken': 'breaks the wall',
  burnt: 'burns',
};

function nobleName(id: string, { sides }: AncientScenario): string {
  const noble = Object.values(sides)
    .flatMap(({ nobles }) => nobles)
    .find(each => each.id === id);
  return noble?.name ?? id;
}

function lossWords(losses: Readonly<Record<string, number>>, name: (id: string) => string): string {
  const hits = Object.entries(losses).filter(([, lost]) => lost > 0);
  return hits.length === 0 ? '' : ` — ${hits.map(([unit, lost]) => `${name(unit)} loses ${lost}`).join(', ')}`;
}

/** What is done with a weapon: bows shoot, axes fly. */
function shootsWith(weapon: string): string {
  if (weapon === 'shot') return 'fires';
  return `${['axe', 'javelin', 'pilum'].includes(weapon) ? 'throws' : 'shoots'} (${weapon})`;
}

function groupWords(group: VolleyGroupTold): string {
  const twice = group.shots > 1 ? ` shooting ${group.shots === 2 ? 'twice' : `${group.shots} times`}` : '';
  return `${counted(group.figures, 'figure')}${twice} at ${cm(group.distance)}, ${faces(group.faces)}`;
}
