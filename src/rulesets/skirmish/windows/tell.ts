import type { Told } from '../../../battle/index.js';
import { counted, diceLines, diceText, inBrackets, measured, type Names, whyLines } from '../../../scenario/index.js';
import { compassOf } from '../../../table/index.js';
import { menTold, namesIn } from '../cast.js';
import type { MoraleObligation } from '../morale/obligation.js';
import { type SkirmishRules, skirmishRules } from '../rules.js';
import type { SkirmishScenario } from '../schema.js';
import type { How } from '../state.js';
import type { SkirmishTerms } from '../terms.js';
import type { FallCause } from '../wounds/wounds.js';
import { workLineOf } from './tell-works.js';

type Event = Told<SkirmishTerms>;

/** An event as lines of text: what happened first, then why and with which dice. Lengths in inches. */
export function tellSkirmish(
  event: Told<SkirmishTerms>,
  scenario: SkirmishScenario,
  rules: SkirmishRules = skirmishRules(),
): readonly string[] {
  const names = namesIn(scenario, rules);
  // Those who move a thing are told of with it, and who yields man by man.
  if (event.kind === 'moved' && event.how === 'haul') return [];
  if (event.kind === 'obliged' && event.does === 'yields') return [];
  const line = lineOf(event, names);
  if (event.kind === 'holding') return [sentence(line)].map(names.agreed);
  // What costs nothing need not be told.
  const missed = 'effect' in event && event.effect === 'missed';
  const because = event.because.filter(
    ({ clause, effect }) => !/^[−+]?0 /.test(effect) && !(missed && ofWounds.has(clause)),
  );
  const throwing =
    ['bombarded', 'battered', 'pushed', 'torch', 'fire-fought'].includes(event.kind) ||
    event.kind === 'shot' ||
    event.kind === 'tested' ||
    event.kind === 'blow';
  if (!throwing && event.rolls === undefined) return [names.agreed(sentence(`${line}${inBrackets(because, names)}`))];
  return [sentence(line), ...whyLines(because, names), ...diceTold(event)].map(names.agreed);
}

/** The dice of a shot or a blow by what they are thrown for: `to hit 2d6 1 3 | to kill 1d6 2`. */
function diceTold(event: Event): string[] {
  const lines = diceLines(event.rolls);
  if (event.kind !== 'shot' && event.kind !== 'blow') return lines;
  const throws = (event.rolls ?? []).filter(({ ask }) => ask !== 'pick');
  const isHit = event.effect === 'wounded' || event.effect === 'killed';
  const kills =
    isHit && event.because.some(({ clause, effect }) => ofWounds.has(clause) && effect.startsWith('killed on'));
  const before = throws.length - (kills ? 1 : 0);
  const needed = event.kind === 'shot' ? ['to hit'] : before === 2 ? ['to strike', 'to defend'] : ['to strike'];
  if (before !== needed.length) return lines;
  const words = kills ? [...needed, 'to kill'] : needed;
  return [`  dice: ${throws.map((roll, at) => `${words[at]} ${diceText(roll)}`).join(' | ')}`];
}

/** A line that begins as sentences do, be it with a name that has a small article. */
function sentence(line: string): string {
  return line.replace(/^(?:the|man|men) /, word => `${word.charAt(0).toUpperCase()}${word.slice(1)}`);
}

function lineOf(event: Event, names: Names): string {
  const { of: name } = names;
  switch (event.kind) {
    case 'cards':
      return `Cards drawn: ${event.order.map(name).join(', then ')}`;
    case 'declared':
      return `${name(event.figure)} declares a charge at ${name(event.at)}`;
    case 'replied':
      return `${name(event.figure)} ${replyWords[event.reply]}`;
    case 'moved': {
      const short =
        event.stopped === undefined || event.stopped === 'the end of its move'
          ? ''
          : `, stopped${/^no /.test(event.stopped) ? ':' : ' by'} ${names.in(event.stopped)}`;
      return `${name(event.figure)} ${moveWords[event.how]} ${about(event.moved)}${paceWords(event)}${whither(event)}${short}`;
    }
    case 'baulked':
      return event.hemmedIn === true
        ? `${name(event.figure)} is hemmed in and cannot get away from ${name(event.at)}`
        : `${name(event.figure)} finds no way to ${name(event.at)}`;
    case 'contact':
      return `${name(event.figure)} is upon ${name(event.enemy)}`;
    case 'acted':
      return `${name(event.figure)} ${actWords(event)}`;
    case 'shot': {
      const at = event.horse ? `the horse of ${name(event.target)}` : name(event.target);
      return `${name(event.figure)} shoots at ${at} over ${rangeWords(event.distance)} with ${weaponWords(event.weapon)}, hitting on ${event.hitsOn} or less: ${effectWords[event.effect]}`;
    }
    case 'blow': {
      const at = event.horse ? `the horse of ${name(event.target)}` : name(event.target);
      const leaving = event.leaving ? ' as he leaves' : '';
      return `${name(event.figure)} strikes at ${at}${leaving}, ${event.attack} against ${event.defense}: ${effectWords[event.effect]}`;
    }
    case 'fell':
      return `${name(event.figure)} ${fallWords[event.cause]}`;
    case 'tested':
      return `${name(event.body)} [comes] to ${signed(event.total)} for morale: ${event.result}`;
    case 'obliged':
      return `${menTold(event.figures, names)} ${obligedWords[event.does][event.figures.length === 1 ? 'one' : 'many']}`;
    case 'yielded':
      return `${name(event.figure)} yields to ${names.ofSide(event.to)}`;
    case 'free':
      return `${name(event.figure)} has nobody to guard him and is free`;
    case 'massacred':
      return `${name(event.by)} kills ${name(event.figure)}, who had yielded`;
    case 'fled':
      return `${name(event.figure)} has fled from the field`;
    case 'standard':
      return `${name(event.standard)} ${standardWords[event.what]} ${name(event.figure)}`;
    case 'regraded':
      return `${name(event.figure)} is of grade ${event.grade} from now on`;
    case 'holding':
      return event.side === null
        ? `Nobody holds ${name(event.objective)}`
        : `${names.ofSide(event.side)} holds ${name(event.objective)} (${counted(event.turns, 'turn')})`;
    default:
      return workLineOf(event, names);
  }
}

/** Where a move ends, to a tenth of an inch, so that no two men are told of at one spot, and which way he faces then. */
function whither({ path, facing }: Extract<Event, { kind: 'moved' }>): string {
  const to = path.at(-1);
  const at = to === undefined ? '' : ` to (${tenths(to.x)}, ${tenths(to.y)})`;
  return `${at}, facing ${compassOf(facing)}`;
}

function paceWords({ pace, mounted }: Extract<Event, { kind: 'moved' }>): string {
  if (pace === 'walk') return '';
  return mounted ? ' at a gallop' : ' at a run';
}

const replyWords = {
  'counter-charge': 'charges to meet it',
  stand: 'stands to meet it',
  avoid: 'gets out of the way',
  'behind-friends': 'gets out of the way, behind friends',
  'behind-cover': 'gets out of the way, behind cover',
} as const;

const moveWords = {
  move: 'goes',
  charge: 'charges',
  'counter-charge': 'charges to meet it,',
  avoid: 'gets away',
  flee: 'flees',
  retreat: 'retreats',
  advance: 'advances',
  pursue: 'pursues',
  follow: 'follows',
  'close-up': 'closes up',
  haul: 'hauls on',
  led: 'is led',
} as const satisfies { readonly [H in How]: string };

/** What a hit does to whom it strikes: nothing to tell of a miss. */
const ofWounds: ReadonlySet<string> = new Set([
  'skirmish/wounds/armour',
  'skirmish/wounds/roll',
  'skirmish/wounds/second',
]);

const effectWords = { missed: 'missed', hit: 'hit', wounded: 'wounded', killed: 'killed' } as const;

const fallWords = {
  'ladder-pushed-down': 'falls with the ladder',
  'wounded-on-high': 'falls from where he stood',
  'wounded-by-charging-lancer': 'is borne out of the saddle',
  'horse-killed': 'goes down with his horse',
  'horse-wounded': 'is thrown by his wounded horse',
  'firearm-near': 'is thrown by his horse, which shies at the shot',
  melee: 'is brought to the ground',
} as const satisfies { readonly [C in FallCause | 'melee']: string };

const alike = (words: string) => ({ one: words, many: words });

const obligedWords: { readonly [M in MoraleObligation]: { readonly one: string; readonly many: string } } = {
  flees: { one: 'flees', many: 'flee' },
  yields: { one: 'yields', many: 'yield' },
  'fights-on': { one: 'fights on', many: 'fight on' },
  retreats: alike('will retreat'),
  'no-advance': alike('will not advance'),
  'as-wished': { one: 'will do as he is told', many: 'will do as they are told' },
  rallies: { one: 'rallies', many: 'rally' },
  charges: alike('will charge'),
  advances: alike('will advance'),
};

const standardWords = { snatched: 'is snatched by', falls: 'falls with', 'picked-up': 'is picked up by' } as const;

function actWords(event: Extract<Event, { kind: 'acted' }>): string {
  const weapon = event.with === undefined ? '' : weaponWords(event.with);
  switch (event.action) {
    case 'turn':
      return event.facing === undefined ? 'turns' : `turns to face ${compassOf(event.facing)}`;
    case 'load':
      return `loads ${weapon}`;
    case 'change-weapon':
      return `takes ${weapon} in hand`;
    case 'mount':
      return 'gets into the saddle';
    case 'dismount':
      return 'gets down from his horse';
    case 'light-fire-missile':
      return 'lights a fire missile';
    case 'harness-or-unharness-team':
      return 'sees to the harness';
    case 'place-or-remove-stake':
      return 'plants a stake';
    case 'heat-oil-or-lead':
      return 'sets a cauldron over the fire';
    default:
      return `is busy: ${event.action.replaceAll('-', ' ')}`;
  }
}

/** `a sword`, `an improvised weapon`. */
function weaponWords(weapon: string): string {
  const words = weapon === 'improvised' ? 'improvised weapon' : weapon.replaceAll('-', ' ');
  return `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;
}

/** A total that may be less than nothing. */
function signed(total: number): string {
  return total < 0 ? `−${-total}` : String(total);
}

function inches(length: number): string {
  return `${measured(length)}"`;
}

/** A range over the ground: who shoots straight down a wall has next to none, and is at grips with nobody for that. */
function rangeWords(length: number): string {
  return length < 1 ? 'less than 1"' : inches(length);
}

function tenths(length: number): number {
  return Math.round(length * 10) / 10;
}

/** A way as it is told: where a move ended is looked for more finely than anybody measures. */
function about(length: number): string {
  return `${tenths(length)}"`;
}
