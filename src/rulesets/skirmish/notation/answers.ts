import type { Reply as Read, RequestOfKind } from '../../../battle/index.js';
import { type Bearing, bearingOf, readCompass, toGrid } from '../../../table/index.js';
import { type Reply, replies } from '../sequence/sequence.js';
import type { FigureId, SkirmishView } from '../state.js';
import {
  type DeedName,
  type DeedOrder,
  deeds,
  isDeed,
  type NominatedTarget,
  type Order,
  type SkirmishRequests,
  type SkirmishTerms,
} from '../terms.js';
import { type Weapon, weapons } from '../troops.js';
import { misread, printFigures, type Reading, readFigure, readFigures } from './figures.js';

/** A request of one kind. */
export type SkirmishRequest<K extends keyof SkirmishRequests> = RequestOfKind<SkirmishTerms, K>;
/** The answer to a request of one kind. */
export type SkirmishAnswer<K extends keyof SkirmishRequests> = SkirmishRequests[K]['answer'];

/** How the answers to one kind of request are written. */
export interface AnswerNotation<K extends keyof SkirmishRequests> {
  read(typed: string, request: SkirmishRequest<K>, view: SkirmishView): Read<SkirmishAnswer<K>>;
  print(answer: SkirmishAnswer<K>): string;
}

const nothing = /^(none|nobody|hold|stay|stand|no|)$/i;

/** Everything between semicolons, read one after the other; the first fault ends it. */
function readEach<T>(typed: string, read: (part: string) => Reading<T>): Reading<readonly T[]> {
  const all: T[] = [];
  for (const part of typed
    .split(';')
    .map(each => each.trim())
    .filter(each => each !== '')) {
    const one = read(part);
    if ('violations' in one) return one;
    all.push(one.read);
  }
  return { read: all };
}

/** `1-3 at 12`, `4 at reynold horse`: some men at one enemy. */
function readTargets(
  typed: string,
  view: SkirmishView,
  own: readonly FigureId[],
  enemies: readonly FigureId[],
): Reading<readonly NominatedTarget[]> {
  if (nothing.test(typed.trim())) return { read: [] };
  return readEach(typed, part => {
    const [, who = '', whom = '', horse] = /^(.+?)\s+(?:at|charge|charges)\s+(\S+)(\s+horse)?$/i.exec(part) ?? [];
    if (who === '') return misread(`"${part}" says not who goes at whom`, 'write so: 1-3 at 12');
    const figures = readFigures(who, 'own', view, own);
    if ('violations' in figures) return figures;
    const at = readFigure(whom, 'enemy', view, enemies);
    if ('violations' in at) return at;
    return { read: { figures: figures.read, at: at.read, ...(horse === undefined ? {} : { horse: true }) } };
  });
}

const printTarget = ({ figures, at, horse = false }: NominatedTarget) =>
  `${printFigures(figures)} at ${at}${horse ? ' horse' : ''}`;

const printTargets = (targets: readonly NominatedTarget[]) =>
  targets.length === 0 ? 'none' : targets.map(printTarget).join('; ');

function answered<T, A>(reading: Reading<T>, as: (read: T) => A): Read<A> {
  return 'violations' in reading ? reading : { answer: as(reading.read) };
}

function readSome(typed: string, side: 'own' | 'enemy', view: SkirmishView, open: readonly FigureId[]) {
  const reading = nothing.test(typed.trim()) ? { read: [] } : readFigures(typed, side, view, open);
  return answered(reading, figures => ({ figures }));
}

const printSome = ({ figures }: { readonly figures: readonly FigureId[] }) =>
  figures.length === 0 ? 'none' : printFigures(figures);

const orderWords = new RegExp(
  `^(.+?)\\s+(go|face|ready|mount|dismount|load|pick-up-standard|yield|massacre|${deeds.join('|')})(?![\\w-])\\s*(.*)$`,
  'i',
);

/** `4-7 batter gate`, `3 loot 12 take sword`, `1-4 haul wagon to 12,30`: what some men do to something. */
function readDeed(what: DeedName, figures: readonly FigureId[], rest: string): Reading<Order> {
  const words = /^(\S+)?(?:\s+take\s+(\S+))?(?:\s+to\s+(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?))?$/i.exec(rest.trim());
  if (words === null) return misread(`"${rest}" is nothing to ${what}`, `write so: 4-7 ${what} gate`);
  const [, at, take, x, y] = words;
  return {
    read: {
      do: what,
      figures,
      ...(at === undefined ? {} : { at: at.toLowerCase() }),
      ...(take === undefined ? {} : { take: take.toLowerCase() }),
      ...(x === undefined || y === undefined ? {} : { to: [Number(x), Number(y)] }),
    },
  };
}

function printDeed({ do: what, at, take, to }: DeedOrder): string {
  return [what, at, ...(take === undefined ? [] : ['take', take]), ...(to === undefined ? [] : ['to', to.join(',')])]
    .filter(word => word !== undefined)
    .join(' ');
}

/** `1-5 go 12,30 run`, `7 face NE`, `hugh ready sword`: what some men are ordered to do. */
export function readOrder(part: string, view: SkirmishView, open: readonly FigureId[]): Reading<Order> {
  const [, who = '', word = '', rest = ''] = orderWords.exec(part) ?? [];
  const named = readFigures(who, 'own', view, open);
  if (who === '') return misread(`"${part}" is no order`, 'write so: 1-5 go 12,30 walk');
  if ('violations' in named) return named;
  const figures = named.read;
  const what = word.toLowerCase();
  switch (what) {
    case 'go':
      return readGo(figures, rest);
    case 'face': {
      const bearing = readBearing(rest);
      return bearing === undefined ? noBearing(rest) : { read: { do: 'face', figures, bearing } };
    }
    case 'ready': {
      const weapon = weapons.find((each): each is Weapon => each === rest.trim().toLowerCase());
      if (weapon === undefined) return misread(`there is no weapon "${rest}"`, `give one of ${weapons.join(', ')}`);
      return { read: { do: 'ready', figures, weapon } };
    }
    case 'mount':
    case 'dismount':
    case 'load':
    case 'pick-up-standard':
    case 'yield':
    case 'massacre':
      return { read: { do: what, figures } };
    default: {
      const deed = deeds.find(each => each === what);
      if (deed !== undefined) return readDeed(deed, figures, rest);
      return misread(`"${part}" is no order`, 'write so: 1-5 go 12,30 walk');
    }
  }
}

const noBearing = (typed: string) => misread(`"${typed}" is no direction`, 'give a compass point or degrees');

function readBearing(typed: string): Bearing | undefined {
  const text = typed.trim();
  const point = readCompass(text);
  if (point !== undefined) return bearingOf(point);
  const degrees = Number(text);
  return text !== '' && Number.isFinite(degrees) && degrees >= 0 && degrees < 360 ? toGrid(degrees) : undefined;
}

function readGo(figures: readonly FigureId[], rest: string): Reading<Order> {
  const way = /^(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)(?:\s+(walk|run))?(?:\s+face\s+(\S+))?$/i.exec(rest.trim());
  if (way === null) return misread(`"${rest}" is no place to go to`, 'give x and y in inches: go 12,30 walk');
  const [, x, y, pace = 'walk', facing] = way;
  const face = facing === undefined ? undefined : readBearing(facing);
  if (facing !== undefined && face === undefined) return noBearing(facing);
  const run = pace.toLowerCase() === 'run';
  return {
    read: {
      do: 'go',
      figures,
      to: [Number(x), Number(y)],
      pace: run ? 'run' : 'walk',
      ...(face === undefined ? {} : { face }),
    },
  };
}

function printOrder(order: Order): string {
  const who = printFigures(order.figures);
  switch (order.do) {
    case 'go':
      return `${who} go ${order.to.join(',')} ${order.pace}${order.face === undefined ? '' : ` face ${order.face}`}`;
    case 'face':
      return `${who} face ${order.bearing}`;
    case 'ready':
      return `${who} ready ${order.weapon}`;
    default:
      return `${who} ${isDeed(order) ? printDeed(order) : order.do}`;
  }
}

function readReplies(
  typed: string,
  request: SkirmishRequest<'reply'>,
  view: SkirmishView,
): Read<SkirmishAnswer<'reply'>> {
  const own = request.charged.map(({ figure }) => figure);
  if (nothing.test(typed.trim())) return { answer: { replies: [] } };
  const reading = readEach(typed, part => {
    const [, who = '', word = ''] =
      /^(.+?)\s+(counter-charge|stand|avoid|behind-friends|behind-cover)$/i.exec(part) ?? [];
    const reply = replies.find((each): each is Reply => each === word.toLowerCase());
    if (reply === undefined) return misread(`"${part}" is no reply`, `write so: 1-3 ${replies.join(', or 1-3 ')}`);
    const figures = readFigures(who, 'own', view, own);
    return 'violations' in figures ? figures : { read: { figures: figures.read, reply } };
  });
  return answered(reading, given => ({ replies: given }));
}

/** How answers are written, by kind of request. */
export const answerNotations: { readonly [K in keyof SkirmishRequests]: AnswerNotation<K> } = {
  declare: {
    read(typed, { chargers }, view) {
      const own = chargers.map(({ figure }) => figure);
      const enemies = [...new Set(chargers.flatMap(({ targets }) => targets))];
      const strip = ({ figures, at }: NominatedTarget) => ({ figures, at });
      return answered(readTargets(typed, view, own, enemies), charges => ({ charges: charges.map(strip) }));
    },
    print: ({ charges }) => printTargets(charges),
  },
  reply: {
    read: readReplies,
    print: ({ replies: given }) =>
      given.length === 0 ? 'stand' : given.map(({ figures, reply }) => `${printFigures(figures)} ${reply}`).join('; '),
  },
  move: {
    read(typed, { figures }, view) {
      if (nothing.test(typed.trim())) return { answer: { orders: [] } };
      return answered(
        readEach(typed, part => readOrder(part, view, figures)),
        orders => ({ orders }),
      );
    },
    print: ({ orders }) => (orders.length === 0 ? 'stay' : orders.map(printOrder).join('; ')),
  },
  yield: { read: (typed, { fighting }, view) => readSome(typed, 'own', view, fighting), print: printSome },
  follow: { read: (typed, { figures }, view) => readSome(typed, 'own', view, figures), print: printSome },
  shoot: {
    read(typed, { shooters }, view) {
      const own = shooters.map(({ figure }) => figure);
      const enemies = [...new Set(shooters.flatMap(({ targets }) => targets))];
      return answered(readTargets(typed, view, own, enemies), shots => ({ shots }));
    },
    print: ({ shots }) => printTargets(shots),
  },
  demand: { read: (typed, { fallen }, view) => readSome(typed, 'enemy', view, fallen), print: printSome },
  strike: {
    read(typed, { strikers }, view) {
      const own = strikers.map(({ figure }) => figure);
      const enemies = [...new Set(strikers.flatMap(({ enemies: some, horses }) => [...some, ...horses]))];
      return answered(readTargets(typed, view, own, enemies), blows => ({ blows }));
    },
    print: ({ blows }) => printTargets(blows),
  },
};
