import { measured, type Names } from '../../../scenario/index.js';
import { menTold } from '../cast.js';
import type { SkirmishEvent } from '../events.js';
import { shooters } from '../troops.js';

type Works =
  | 'fire'
  | 'stands'
  | 'torch'
  | 'fire-fought'
  | 'burnt'
  | 'wrecked'
  | 'gap'
  | 'gate'
  | 'battered'
  | 'picked'
  | 'ladder'
  | 'climbed'
  | 'pushed'
  | 'hauled'
  | 'served'
  | 'fetched'
  | 'looted'
  | 'joined'
  | 'uprooted'
  | 'bombarded';

/** An event about walls, engines, fires, stores and the fallen. */
type WorkEvent = Extract<SkirmishEvent, { kind: Works }>;

/** What an event about walls, engines, fires, stores or the fallen comes to, in a line. */
export function workLineOf(event: WorkEvent, names: Names): string {
  const { of: name } = names;
  switch (event.kind) {
    case 'fire':
      return event.what === 'catches'
        ? `${name(event.of)} is on fire`
        : `The fire of ${name(event.of)} has burnt itself out`;
    case 'stands':
      return `${name(event.of)} ${standsWords[event.against]}`;
    case 'torch':
      return `${name(event.figure)} holds a torch to ${name(event.at)}${event.caught ? '' : ', which does not catch'}`;
    case 'fire-fought':
      return `${menTold(event.figures, names)} ${event.figures.length === 1 ? 'fights' : 'fight'} the fire of ${name(event.of)}: it ${event.out ? 'is out' : 'burns on'}`;
    case 'burnt':
      return `${name(event.figure)} dies in the fire of ${name(event.of)}`;
    case 'wrecked':
      return event.how === 'breached'
        ? `There is a breach of ${inches(event.width)} in ${name(event.of)}`
        : `${name(event.of)} is ${event.how === 'burnt' ? 'burnt to the ground' : 'broken down'}`;
    case 'gap':
      return `${name(event.figure)} opens a gap in ${name(event.of)}${event.share < 1 ? ', half done' : ''}`;
    case 'gate':
      return `${name(event.figure)} ${gateWords[event.what]} ${event.part === 'leaves' ? name(event.of) : `the ${event.part} of ${name(event.of)}`}`;
    case 'battered':
      return `${menTold(event.figures, names)} ${event.figures.length === 1 ? 'strikes' : 'strike'} at ${name(event.of)} with ${event.by === 'ram' ? 'a ram' : 'axes'}, ${event.chance} in a hundred: it ${event.broken ? 'gives in' : 'holds'}`;
    case 'picked':
      return `${menTold(event.figures, names)} ${event.figures.length === 1 ? 'drives' : 'drive'} a hole into ${name(event.of)}, ${inches(event.depth)} deep${event.through ? ', and through it' : ''}`;
    case 'ladder':
      return `${name(event.figure)} sets ${name(event.of)} up against ${name(event.on)}`;
    case 'climbed':
      return event.what === 'climbs'
        ? `${name(event.figure)} is ${about(event.height)} up ${name(event.on)}`
        : `${name(event.figure)} ${event.what === 'comes-up' ? 'comes up on' : 'comes down from'} ${name(event.on)}`;
    case 'pushed':
      return `${menTold(event.figures, names)} ${event.figures.length === 1 ? 'pushes' : 'push'} at ${name(event.of)}, ${event.chance} in a hundred: it ${event.down ? 'falls' : 'stands'}`;
    default:
      return thingLineOf(event, names);
  }
}

type Rest = Extract<
  SkirmishEvent,
  { kind: 'hauled' | 'served' | 'fetched' | 'looted' | 'joined' | 'uprooted' | 'bombarded' }
>;

function thingLineOf(event: Rest, names: Names): string {
  const { of: name } = names;
  switch (event.kind) {
    case 'hauled':
      return `${menTold(event.figures, names)} ${event.figures.length === 1 ? 'moves' : 'move'} ${name(event.of)} ${about(event.moved)}`;
    case 'served':
      return `${name(event.of)} is loaded`;
    case 'fetched':
      return `${name(event.figure)} fetches missiles from ${name(event.of)} and has ${event.missiles}`;
    case 'looted':
      return `${name(event.figure)} strips ${name(event.from)} of his ${event.what.replaceAll('-', ' ')}${event.done ? '' : ', and is not done'}`;
    case 'uprooted':
      return event.what === 'stake'
        ? `${name(event.figure)} pulls up a stake`
        : `${name(event.figure)} throws down ${name(event.of)}`;
    case 'joined':
      return `${name(event.figure)} leads ${name(event.body)} from now on`;
    case 'bombarded':
      return `${name(event.by)} ${isHandheld(event.with) ? 'shoots fire' : 'strikes'} at ${event.horse === true ? `the horse of ${name(event.at)}` : name(event.at)} over ${inches(event.distance)}, hitting on ${event.hitsOn} or less: ${effectWords[event.effect]}`;
  }
}

/** With a bow one shoots fire at walls and things, and nothing else. */
function isHandheld(weapon: string): boolean {
  return weapon !== 'engine' && weapon !== 'bombard' && shooters.some(each => each === weapon);
}

const standsWords = { fire: 'does not catch fire', collapse: 'stands, hole and all', hits: 'still stands' } as const;
const gateWords = { open: 'opens', shut: 'shuts', raise: 'raises', lower: 'lowers' } as const;
const effectWords = { missed: 'missed', hit: 'hit', wounded: 'wounded', killed: 'killed' } as const;

function inches(length: number): string {
  return `${measured(length)}"`;
}

function about(length: number): string {
  return `${Math.round(length * 10) / 10}"`;
}
