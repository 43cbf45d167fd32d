import { counted, type Reason } from '../../../rulebook/index.js';
import { type Bearing, bearingOf, compassOf, turnBetween } from '../../../table/index.js';
import type { OrderWay } from '../events.js';
import type { Doing, Gone } from '../state.js';

/** How an order has come to a unit; what has to agree with it stands in brackets. */
export const wayWords = {
  written: 'in writing',
  signal: 'by signal',
  messenger: 'by messenger',
  crow: 'by a crow',
  general: 'from [its] general in person',
  wish: 'at once, as [its] general wishes',
} as const satisfies { readonly [W in OrderWay]: string };

/** The same by itself. */
export function wayText(way: OrderWay): string {
  return ofOne(wayWords[way]);
}

/** How a unit left the battle, after its name. */
export const goneWords = {
  destroyed: 'is destroyed',
  dispersed: 'disperses',
  surrendered: 'surrenders',
  'marched-home': 'marches home',
  'left-table': 'has left the table',
  'changed-sides': 'changes sides',
  martyred: 'is killed, a martyr',
  vanished: 'vanishes',
  'turned-to-stone': 'turns to stone for good',
} as const satisfies { readonly [G in Gone]: string };

/** How a unit goes that covers ground. */
export const goingWords = {
  halted: 'goes',
  advancing: 'advances',
  marching: 'marches',
  retiring: 'retires',
  charging: 'charges',
  countercharging: 'countercharges',
  evading: 'evades',
  routing: 'runs',
  pursuing: 'pursues',
  'rallying-back': 'rallies back',
  reorganising: 'shifts',
} as const satisfies { readonly [D in Doing]: string };

/** What a unit does that stands. */
export const standingWords = {
  halted: 'stands',
  advancing: 'does not get on',
  marching: 'does not get on',
  retiring: 'cannot retire',
  charging: 'does not get on with [its] charge',
  countercharging: 'meets the charge where [it] [stands]',
  evading: 'cannot evade',
  routing: 'cannot get away',
  pursuing: 'does not get on with [its] pursuit',
  'rallying-back': 'rallies where [it] [stands]',
  reorganising: 'reorganises',
} as const satisfies { readonly [D in Doing]: string };

/** What a unit does that stands because nothing of its move is left. */
export const spentWords: { readonly [D in Doing]?: string } = {
  routing: 'cannot run any farther',
  pursuing: 'cannot pursue any farther',
};

/** What a unit does that stands though nothing has stopped it: it is where it wants to be. */
export const restingWords: { readonly [D in Doing]?: string } = {
  advancing: 'stays where [it] [is]',
  marching: 'stays where [it] [is]',
};

/** What a unit does that has only turned. */
export const turningWords: { readonly [D in Doing]?: string } = {
  halted: 'turns where [it] [stands]',
  advancing: 'turns where [it] [stands]',
  marching: 'turns where [it] [stands]',
};

/** What a unit does that has formed otherwise and gone nowhere. */
export const formingWords: { readonly [D in Doing]?: string } = {
  halted: '[forms] where [it] [stands]',
  advancing: '[forms] where [it] [stands]',
  marching: '[forms] where [it] [stands]',
};

/** What a unit does that stands at the enemy whom it goes for already. */
export const inContactWords: { readonly [D in Doing]?: string } = {
  charging: 'charges from where [it] [stands]',
  countercharging: 'meets the charge where [it] [stands]',
  pursuing: 'is upon [its] quarry already, and [stays] in contact',
};

/** What a reaction test may come to, as it is told. Those that say themselves in their own name are left out. */
const instructions: { readonly [instruction: string]: string } = {
  'break-or-retreat': '[it] [breaks] or [retreats]',
  break: '[it] [breaks]',
  retreat: '[it] [retreats]',
  retire: '[it] [retires]',
  'retire-disorganised': '[it] [retires] in disorder',
  halt: '[it] [halts]',
  'halt-disorganised': '[it] [halts] in disorder',
  'halt-or-retire': '[it] [halts] or [retires]',
  'move-to-friends': '[it] [moves] to friends, cover or a hill',
  'move-to-friends-cover-or-hill': '[it] [moves] to friends, cover or a hill',
  'move-to-enemy': '[it] [moves] to the nearest enemy',
  'move-to-nearest-enemy': '[it] [moves] to the nearest enemy',
  'carry-on': '[it] [carries] on',
  'act-as-general-wishes': '[it] [acts] as [its] general wishes',
  act: '[it] [acts] as [its] general wishes',
  'uncontrolled-advance': '[it] [advances] out of control',
  rally: '[it] [rallies]',
  'run-on': '[it] [does] not rally, and [runs] on',
  // That it disperses is told when all have tested.
  disperse: '[it] [does] not rally',
};

/** What a reaction test has come to, by itself. */
export function instructionText(instruction: string): string {
  return ofOne(instructionTold(instruction));
}

/** The same in a sentence of the unit: what has to agree with it stands in brackets. */
export function instructionTold(instruction: string): string {
  return (Object.hasOwn(instructions, instruction) ? instructions[instruction] : undefined) ?? plain(instruction);
}

/** What comes of a test: of skirmishers who evade though they are to break that they do, of who is carried on that he is, of whom it bids go though he is hand to hand that he fights on, and what he is told. */
export function resultTold(instruction: string, because: readonly Reason[]): string {
  const whole = instructionTold(instruction);
  const says = (why: Reason['clause'], what: string) =>
    because.some(({ clause, effect }) => clause === why && effect === what);
  if (says('wrg/orders/skirmish-action', 'evades instead')) return '[it] [evades] instead of breaking';
  if (says('wrg/sorcery/dragon', 'left to itself')) return '[it] [heeds] no general, and [is] bound to nothing';
  const goesOn = because.find(
    ({ clause, effect }) => clause === 'wrg/reaction/result-current-uncontrolled' && effect === 'goes on',
  );
  if (goesOn !== undefined) return `[it] [goes] on ${goesOn.because}`;
  const fightsOn = says('wrg/reaction/result-current-retire', 'fights on');
  if (!fightsOn) {
    const put = because.find(({ clause }) => clause === 'wrg/disorganisation/recovery');
    return put === undefined ? whole : `${whole} ${put.effect}`;
  }
  const told = whole.replace(/^\[it\] \[(\w+?)s\]/, (_, goes: string) => goes);
  return `[it] [fights] on, though told to ${told}`;
}

/** What comes of a test of ents: other troops would obey what it tells, these attack or do not. */
export function atStrangers(instruction: string): string {
  const attacks = ['move-to-enemy', 'move-to-nearest-enemy', 'act-as-general-wishes', 'uncontrolled-advance'];
  const attack = attacks.includes(instruction);
  return attack ? '[it] [attacks]' : '[it] [does] not attack';
}

const causes: { readonly [cause: string]: string } = {
  'missile-casualties': '[its] losses from missiles',
  fire: 'fire nearby',
  'below-half-strength': 'fewer than half of [it] being left',
  'majority-forced-away': '[its] larger part being gone',
  'majority-evading': '[its] larger part evading',
  'first-shot-or-reach': '[its] first threat',
  surprise: 'an enemy who had been hidden',
  charging: '[its] charge',
  'being-charged': 'being charged',
  'run-at': 'a rout that runs at [it]',
  'friends-broken': 'friends broken or in rout nearby',
  'hold-no-pursuit': 'having thrown back [its] enemies',
  rally: '[its] rally',
  'fresh-enemy': 'fresh enemies',
  'general-lost': 'the loss of a general',
  army: 'the losses of the army',
  voluntary: '[its] player’s own will',
  spell: 'a spell',
  strangers: 'strangers near [its] wood',
  'without-order': 'being without an order',
};

/** What calls for a reaction test, by itself. */
export function causeText(cause: string): string {
  return ofOne(causeTold(cause));
}

/** A sentence as it is said of one. */
export function ofOne(told: string): string {
  return told.replace(/[[\]]/g, '');
}

/** The same in a sentence of the unit: what has to agree with it stands in brackets. */
export function causeTold(cause: string): string {
  return (Object.hasOwn(causes, cause) ? causes[cause] : undefined) ?? plain(cause);
}

/** That a unit tests its reaction, and to what; of broken men, that they try to rally. */
export function testTold(causes: readonly string[], by: CalledBy = nobodyNamed): string {
  const others = causes.filter(cause => cause !== 'rally');
  const test = `tests ${reactionTold(others, by)}`;
  if (others.length === causes.length) return test;
  return others.length === 0
    ? 'tests whether [it] [rallies]'
    : `tests whether [it] [rallies], and ${reactionTold(others, by)}`;
}

/** Who has given a cause, in words; an empty text where nobody is named. */
export type CalledBy = (cause: string) => string;

const nobodyNamed: CalledBy = () => '';

/** Somebody’s reaction, and to what, or at whose will. */
export function reactionTold(causes: readonly string[], by: CalledBy = nobodyNamed): string {
  const others = causes.filter(cause => cause !== 'voluntary');
  const to = others.length === 0 ? '' : ` to ${causesTold(others, by)}`;
  const atWill = others.length === causes.length ? '' : `${to === '' ? '' : ' and'} at ${causeTold('voluntary')}`;
  return `[its] reaction${to}${atWill}`;
}

/** Several of them, one after the other. */
function causesTold(causes: readonly string[], by: CalledBy): string {
  const all = causes.map(cause => {
    const whom = by(cause);
    return whom === '' ? causeTold(cause) : `${causeTold(cause)} (${whom})`;
  });
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
}

/** A word of the rules as plain text. */
export function plain(word: string): string {
  return word.replaceAll('-', ' ');
}

/** `80 paces`, to the nearest pace. */
export function paces(length: number): string {
  const whole = Math.round(length);
  return counted(whole, 'pace');
}

/** Bearings are told to the degree. */
const HALF_A_DEGREE = 0.5;

/** The point of the compass that a bearing is nearest to, and the degrees where it is not that point itself. */
export function bearingWords(bearing: Bearing): string {
  const point = compassOf(bearing);
  return turnBetween(bearing, bearingOf(point)) < HALF_A_DEGREE ? point : `${point} (${Math.round(bearing)}°)`;
}

/** A number as it is printed, with a minus sign that is none of the keyboard's. */
export function printed(number: number): string {
  return number < 0 ? `−${-number}` : String(number);
}

/** A number with its sign. */
export function signed(number: number): string {
  if (number === 0) return '0';
  return number < 0 ? `−${-number}` : `+${number}`;
}

/** `3 casualties`. */
export function casualtyText(men: number): string {
  return men === 0 ? 'no casualties' : counted(men, 'casualty', 'casualties');
}
