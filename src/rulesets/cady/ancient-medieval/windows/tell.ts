import type { Told } from '../../../../battle/index.js';
import type { Roll } from '../../../../dice/index.js';
import type { Reason } from '../../../../rulebook/index.js';
import { counted, diceLines, inBrackets, listed, type Names, whyLines } from '../../../../scenario/index.js';
import { type Bodies, bodiesOf } from '../../common/windows/bodies.js';
import { cm, groupsText, lossText, tellField } from '../../common/windows/tell.js';
import type { AncientEvent } from '../events.js';
import type { AncientScenario } from '../schema.js';
import type { AncientTerms } from '../terms.js';
import { ancientNamesOf } from './names.js';

/** An event of the ancient and medieval game as lines of text: what happened first, then why and with which dice. */
export function tellAncient(event: Told<AncientTerms>, scenario: AncientScenario): string[] {
  const names = ancientNamesOf(scenario);
  const lines = linesOf(event, scenario, names);
  // An order is told as it was written.
  return event.kind === 'orders' ? lines : lines.map(names.agreed);
}

/** The events of these kinds. */
type ToldOf<Kind extends AncientEvent['kind']> = Extract<Told<AncientTerms>, { readonly kind: Kind }>;

function linesOf(event: Told<AncientTerms>, scenario: AncientScenario, names: Names): string[] {
  switch (event.kind) {
    case 'volley':
    case 'shot':
    case 'machine-lost':
    case 'manned':
    case 'flame':
    case 'resupplied':
    case 'out-of-shots':
      return tellFire(event, names);
    case 'hit':
    case 'rampage':
    case 'elephant-killed':
    case 'took-fright':
    case 'pushed-back':
    case 'formed':
    case 'absorbed':
    case 'decimated':
      return tellTroops(event, names);
    case 'work':
    case 'work-noticed':
    case 'trod-on-caltrops':
    case 'siege':
      return tellWorks(event, scenario, names);
    case 'captured':
      return brief(event, `${names.of(event.by)} captures ${names.of(event.what)}`, names);
    case 'noble':
      return tellNoble(event, scenario, names);
    default:
      return tellField(event, names, battlesOf(scenario));
  }
}

/** The battles of both sides by name. */
function battlesOf({ sides }: AncientScenario): Bodies {
  return bodiesOf('battle', Object.fromEntries(Object.entries(sides).map(([id, { battles }]) => [id, battles])));
}

type FireTold = ToldOf<'volley' | 'shot' | 'machine-lost' | 'manned' | 'flame' | 'resupplied' | 'out-of-shots'>;

/** Shots, and the machines and missiles that they take. */
function tellFire(event: FireTold, names: Names): string[] {
  const { of: name } = names;
  switch (event.kind) {
    case 'volley':
      return full(
        event,
        `${name(event.unit)} ${shootsWith(event.weapon)} at ${name(event.target)}: ${groupsText(event.groups, { firing: 'shooting', length: distance => distance })} — ${event.hits === 0 ? 'no hit' : `${counted(event.hits, 'hit')}, ${lossText(name(event.target), event.losses)}`}`,
        names,
      );
    case 'shot': {
      const fall =
        event.landed === undefined ? '' : `, falls at (${Math.round(event.landed.x)}, ${Math.round(event.landed.y)})`;
      return full(
        event,
        `${name(event.machine)} shoots at bearing ${Math.round(event.bearing)}°, range called ${cm(event.called)}${fall}: ${shotWords[event.outcome]}${lossWords(event.losses, name)}`,
        names,
      );
    }
    case 'machine-lost':
      return brief(event, `${name(event.unit)} ${lostWords[event.how]}`, names);
    case 'manned':
      return brief(event, `${name(event.machine)} is served by ${name(event.by)}`, names);
    case 'flame':
      return full(
        event,
        `${name(event.unit)} throws Greek fire: ${flameWords[event.outcome]}${lossWords(event.losses, name)}`,
        names,
      );
    case 'resupplied':
      return brief(event, `${name(event.unit)} has new shots from ${name(event.by)}`, names);
    case 'out-of-shots':
      return brief(event, `${name(event.unit)} has no shots left`, names);
  }
}

type TroopsTold = ToldOf<
  'hit' | 'rampage' | 'elephant-killed' | 'took-fright' | 'pushed-back' | 'formed' | 'absorbed' | 'decimated'
>;

/** What befalls troops, and what they do of themselves. */
function tellTroops(event: TroopsTold, names: Names): string[] {
  const { of: name } = names;
  switch (event.kind) {
    case 'hit':
      return full(event, `${name(event.unit)} is hit`, names);
    case 'rampage':
      return full(
        event,
        `${name(event.unit)} runs mad with a throw of ${event.sum}${lossWords(event.losses, name)}`,
        names,
      );
    case 'elephant-killed':
      // What else kills it is told as the reason why it is destroyed.
      return event.byDriver === true ? brief(event, `The driver of ${name(event.unit)} kills it`, names) : [];
    case 'took-fright':
      return brief(event, `${name(event.unit)} takes fright`, names);
    case 'pushed-back':
      return brief(
        event,
        event.cm === 0
          ? `${name(event.unit)} gives way to ${name(event.by)} and [has] no room behind`
          : `${name(event.unit)} is pushed back ${cm(event.cm)} by ${name(event.by)}`,
        names,
      );
    case 'formed':
      return brief(event, `${name(event.unit)} forms ${event.formation}`, names);
    case 'absorbed':
      return brief(
        event,
        `${name(event.unit)} stands all the same${event.left === 0 ? ', for the last time' : `, and may do so ${event.left === 1 ? 'once' : counted(event.left, 'time')} more`}`,
        names,
      );
    case 'decimated':
      return full(event, `${name(event.unit)} is decimated and [loses] ${event.figures}`, names);
  }
}

type WorksTold = ToldOf<'work' | 'work-noticed' | 'trod-on-caltrops' | 'siege'>;

/** Works, and the taking of castles. */
function tellWorks(event: WorksTold, scenario: AncientScenario, names: Names): string[] {
  const { of: name, ofSide } = names;
  switch (event.kind) {
    case 'work': {
      return brief(event, `${name(event.unit)} ${workDone(event)}`, names);
    }
    case 'work-noticed':
      return [`${ofSide(event.work.side)} has made ${workWords[event.work.kind]}`];
    case 'trod-on-caltrops':
      return full(event, `${name(event.unit)} treads on caltrops: ${lossText(name(event.unit), event.losses)}`, names);
    case 'siege':
      return full(
        event,
        `The ${gearWord(event.gear, scenario)} of ${name(event.unit)} ${siegeWords[event.what]}`,
        names,
      );
  }
}

function tellNoble(event: ToldOf<'noble'>, scenario: AncientScenario, names: Names): string[] {
  const { of: name, ofSide } = names;
  const by = event.by === null ? '' : ` by ${name(event.by)}`;
  const noble = nobleName(event.noble, scenario);
  const line = `${ofHisSide(noble, ofSide(event.side))} ${nobleWords[event.fate]}${by}`;
  if (event.struck === undefined) return brief(event, line, names);
  const struck = event.struck === 0 ? '' : `, of whom he strikes down ${event.struck}`;
  return full(event, `${line}${struck}`, names);
}

/** What an event may have besides what happened. */
interface Reasoned {
  readonly because?: readonly Reason[];
  readonly rolls?: readonly Roll[];
}

/** A line with its clauses in brackets. */
function brief({ because }: Reasoned, line: string, names: Names): string[] {
  return because === undefined ? [line] : [`${line}${inBrackets(because, names)}`];
}

/** A line, then why and with which dice. */
function full({ because = [], rolls }: Reasoned, line: string, names: Names): string[] {
  return [line, ...whyLines(because, names), ...diceLines(rolls)];
}

/** What is made or cleared away: while it goes on, and once it stands. */
function workDone({ task, work }: ToldOf<'work'>): string {
  const { goesOn, done } = taskWords[task] ?? { goesOn: `works: ${task.replaceAll('-', ' ')}`, done: undefined };
  return work === undefined ? goesOn : (done ?? goesOn);
}

const taskWords: Readonly<Record<string, { readonly goesOn: string; readonly done?: string }>> = {
  'set-stakes': { goesOn: 'sets up stakes' },
  'pull-stakes': { goesOn: 'pulls up stakes' },
  'strew-caltrops': { goesOn: 'strews caltrops' },
  'clear-caltrops': { goesOn: 'clears caltrops away' },
  dig: { goesOn: 'digs an entrenchment', done: 'has dug an entrenchment' },
  'fell-trees': { goesOn: 'fells trees' },
  'build-barricade': { goesOn: 'builds a barricade', done: 'has built a barricade' },
  'clear-barricade': { goesOn: 'clears a barricade away' },
};

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
  'back-with-friends': 'is back with his friends',
} as const;

const flameWords = { explodes: 'it blows up', misfire: 'it does not catch', hits: 'it burns' } as const;

const siegeWords: Readonly<Record<Extract<AncientEvent, { kind: 'siege' }>['what'], string>> = {
  moved: 'is moved on',
  'in-place': 'is in place',
  rammed: 'batters the gate',
  'gate-broken': 'breaks the gate',
  'wall-taken': 'wins the wall',
  burnt: 'burns',
};

/** What a piece of siege gear is: a ladder, a tower, a ram. */
function gearWord(id: string, { sides }: AncientScenario): string {
  return (
    Object.values(sides)
      .flatMap(({ gear }) => gear)
      .find(each => each.id === id)?.kind ?? 'siege gear'
  );
}

function nobleName(id: string, { sides }: AncientScenario): string {
  const noble = Object.values(sides)
    .flatMap(({ nobles }) => nobles)
    .find(each => each.id === id);
  return noble?.name ?? id;
}

/** `Earl Gyrth of the English`; `Edward, Duke of York, of the English,` where his name is more than one. */
function ofHisSide(noble: string, side: string): string {
  return noble.includes(',') ? `${noble}, of ${side},` : `${noble} of ${side}`;
}

function lossWords(losses: Readonly<Record<string, number>>, name: (id: string) => string): string {
  const hits = Object.entries(losses).filter(([, lost]) => lost > 0);
  return hits.length === 0 ? '' : ` — ${listed(hits.map(([unit, lost]) => lossText(name(unit), lost)))}`;
}

/** What is done with a weapon: bows shoot, axes fly. */
function shootsWith(weapon: string): string {
  if (weapon === 'shot') return 'fires';
  return `${['axe', 'javelin', 'pilum'].includes(weapon) ? 'throws' : 'shoots'} (${weapon})`;
}
