import { counted, listed } from '../../../scenario/index.js';
import type { WrgEvent } from '../events.js';
import type { WrgNames } from './names.js';
import { tellFlight, tellPrey, tellSpell, tellWonder } from './sorcery.js';
import { fightTellers } from './tell-fights.js';
import { tellDuel, tellGeneral } from './tell-generals.js';
import { tellMoved } from './tell-moves.js';
import { tellFire, tellFireSet, tellShip } from './tell-optional.js';
import { orderTellers } from './tell-orders.js';
import { siegeTellers } from './tell-siege.js';
import { tellWeather } from './weather.js';
import {
  atStrangers,
  bearingWords,
  casualtyText,
  goneWords,
  instructionTold,
  paces,
  printed,
  resultTold,
  signed,
  testTold,
} from './words.js';

type Of<Kind extends WrgEvent['kind']> = Extract<WrgEvent, { kind: Kind }>;

type Teller<Kind extends WrgEvent['kind']> = (event: Of<Kind>, names: WrgNames) => string;

/** A sentence for every kind of event: a kind that has none does not compile. */
const tellers: { readonly [Kind in WrgEvent['kind']]: Teller<Kind> } = {
  weather: event => tellWeather(event),
  alarm: ({ side, units }, names) =>
    `${names.ofSide(side)}: the sentries raise the alarm${units.length === 0 ? '' : ` and rouse ${listed(units.map(names.of))}`}`,
  strays: ({ unit, way, paces: aside }, names) => `${names.of(unit)} strays ${paces(aside)} to the ${way} in the dark`,
  terrain: ({ square, units, side, features }, names) => {
    if (square === 'table') return `${names.ofSide(side)} turns the table about`;
    const what = features.length === 0 ? 'nothing' : listed(features.map(names.of));
    return `Square metre ${square} has ${counted(units, 'terrain unit')}: ${names.ofSide(side)} selects ${what}`;
  },
  scouted: ({ side, light }, names) => {
    const counts = Object.entries(light).map(([id, figures]) => `${names.ofSide(id)} ${figures}`);
    const what =
      side === null ? 'nobody is outscouted' : `${names.ofSide(side)} is outscouted and [declares] [its] army`;
    return `Figures of light cavalry: ${counts.join(', ')}; ${what}`;
  },
  hastens: ({ side, units }, names) =>
    `${names.ofSide(side)} hastens${units.length === 0 ? '' : ` with ${listed(units.map(names.of))}`}`,
  declared: ({ unit, target }, names) => `${names.of(unit)} declares a charge at ${names.of(target)}`,
  counter: ({ unit, charger, what, told }, names) => {
    if (what === 'as-told')
      return `${names.of(unit)} obeys an earlier test before the charge of ${names.of(charger)}: ${instructionTold(told ?? 'carry-on')}`;
    const doing = {
      stand: 'stands to receive',
      countercharge: 'countercharges',
      evade: 'evades',
    }[what];
    return `${names.of(unit)} ${doing} ${names.of(charger)}`;
  },
  test: ({ unit, cause, also = [], calledBy = {}, thrown, total, instruction, because }, names) =>
    `${names.of(unit)} ${testTold([cause, ...also], each => listed((calledBy[each] ?? []).map(names.of)))}, [throws] ${thrown} and [comes] to ${printed(total)}: ${cause === 'strangers' ? atStrangers(instruction) : resultTold(instruction, because)}`,
  spared: ({ units, general }, names) =>
    `No test for their first threat of ${listed(units.map(names.of))}: ${names.ofGeneral(general)} is near`,
  moved: tellMoved,
  stands: ({ unit, before }, names) =>
    before === undefined
      ? `${names.of(unit)} stays where [it] [stands]`
      : `${names.of(unit)} stands before ${names.of(before)}`,
  appeared: ({ unit, how, by, away, comingOut }, names) => {
    if (by !== undefined && comingOut === true)
      return `${names.of(unit)} is seen by ${names.of(by)} as [it] [comes] out`;
    if (by !== undefined) return `${names.of(unit)} is found by ${names.of(by)} where [it] lay hidden`;
    return `${names.of(unit)} ${away === undefined ? appearedWords[how] : awayWords[away]}`;
  },
  broke: ({ unit }, names) => `${names.of(unit)} breaks and [runs]`,
  'went-through': ({ unit, through, how }, names) => `${names.of(unit)} ${passageWords[how]} ${names.of(through)}`,
  'ran-past': ({ unit, friends }, names) =>
    `${names.of(unit)} [runs] by in the sight of ${listed(friends.map(names.of))}`,
  'swept-away': ({ unit, by }, names) => `${names.of(unit)} is swept away by ${names.of(by)}`,
  rallied: ({ unit, facing }, names) => {
    const turns = facing === undefined ? '' : `, [turns] about to face ${bearingWords(facing)}`;
    return `${names.of(unit)} runs no farther${turns}, and [reorganises] in the next period`;
  },
  recovers: ({ unit, how, offTable = false }, names) => {
    const where = offTable ? 'off the table' : 'where [it] [stands]';
    return `${names.of(unit)} ${how === 'rallying-back' ? 'will rally back in the next period' : `reorganises ${where}`}`;
  },
  animals: ({ unit, by }, names) => `${names.of(by)} takes the animals of ${names.of(unit)}`,
  gone: ({ unit, how, figures }, names) => {
    const last = figures > 0 ? `, ${counted(figures, 'figure')} strong` : '';
    return `${names.of(unit)} ${goneWords[how]}${last}`;
  },
  general: tellGeneral,
  duelled: tellDuel,
  ship: tellShip,
  lit: ({ unit }, names) => `${names.of(unit)} has prepared and lit [its] missiles`,
  'fire-set': tellFireSet,
  fire: tellFire,
  caltrops: ({ unit }, names) => `${names.of(unit)} has laid [its] caltrops`,
  trodden: ({ unit, figures, total, casualties }, names) =>
    `${names.of(unit)} comes upon caltrops with ${counted(figures, 'figure')}: total ${signed(total)}, ${casualtyText(casualties)}`,
  landed: ({ unit, ship, how }, names) =>
    how === 'lands'
      ? `${names.of(unit)} climbs down from ${names.of(ship)} and [forms]`
      : `${names.of(unit)} climbs aboard ${names.of(ship)}`,
  ...orderTellers,
  ...fightTellers,
  ...siegeTellers,
  spell: tellSpell,
  flew: tellFlight,
  preyed: tellPrey,
  wonder: tellWonder,
  holding: ({ objective, side, turns }, names) =>
    side === null
      ? `Nobody holds ${names.of(objective)}`
      : `${names.ofSide(side)} holds ${names.of(objective)} (${counted(turns, 'period')})`,
};

/** What has happened, in one sentence, without its reasons; what has to agree with a unit stands in brackets. */
export function lineOf<Kind extends WrgEvent['kind']>(
  event: Of<Kind> & { readonly kind: Kind },
  names: WrgNames,
): string {
  return tellers[event.kind](event, names);
}

const appearedWords = {
  found: 'is found where [it] lay hidden',
  'came-on': 'comes onto the table',
  'came-back': 'comes back onto the table',
  'in-sight': 'comes in sight',
  'not-yet': 'is not in sight yet',
  waits: 'waits at the edge of the table',
  never: 'will not come any more',
} as const satisfies { readonly [How in Of<'appeared'>['how']]: string };

/** What has given away who lay hidden. */
const awayWords = {
  shoots: 'shoots, and [is] hidden no longer',
  charges: 'charges, and [is] hidden no longer',
  casts: 'casts a spell, and [is] hidden no longer',
  moves: 'comes out, and [is] hidden no longer',
  ground: 'stands in the open, where nothing hides [its] men',
} as const;

const passageWords = {
  passes: 'goes through',
  bursts: 'bursts through',
  'bursts-into': 'bursts into',
} as const satisfies { readonly [How in Of<'went-through'>['how']]: string };
