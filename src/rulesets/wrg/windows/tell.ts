import type { Told } from '../../../battle/index.js';
import type { Roll } from '../../../dice/index.js';
import type { Reason } from '../../../rulebook/index.js';
import { counted, diceLines, inBrackets, listed, type NamedDie, whyLines } from '../../../scenario/index.js';
import { weaponText } from '../casualties/target.js';
import type { WrgEvent } from '../events.js';
import { type WrgRules, wrgRules } from '../rules.js';
import type { WrgScenario } from '../schema.js';
import type { ReportNews } from '../state.js';
import type { WrgTerms } from '../terms.js';
import { type WrgNames, wrgNamesOf } from './names.js';
import { tellFlight, tellPrey, tellSpell, tellWonder } from './sorcery.js';
import { tellDuel, tellGeneral } from './tell-generals.js';
import { tellMoved } from './tell-moves.js';
import { tellFire, tellFireSet, tellShip } from './tell-optional.js';
import { siegeTellers } from './tell-siege.js';
import { tellWeather } from './weather.js';
import {
  atStrangers,
  casualtyText,
  goneWords,
  ofOne,
  paces,
  printed,
  resultTold,
  signed,
  testTold,
  wayWords,
} from './words.js';

type Of<Kind extends WrgEvent['kind']> = Extract<WrgEvent, { kind: Kind }>;

/**
 * An event as lines of text: what happened first, then why and with which dice. Sides, units, generals and places go by their names;
 * lengths are in paces, casualties in men.
 */
export function tellWrg(
  event: Told<WrgTerms>,
  scenario: WrgScenario,
  rules: Pick<WrgRules, 'fighting'> = wrgRules(),
): readonly string[] {
  const names = wrgNamesOf(scenario);
  const [first = '', ...others] = linesOf(event, names, averageDie(rules)).map(line =>
    names.agreed(withoutTails(line)),
  );
  // What a scenario calls its gates and walls may begin with a small letter.
  return [`${first.charAt(0).toUpperCase()}${first.slice(1)}`, ...others];
}

/** Paces and degrees are told whole: what is measured to a fraction of one is so for the rules alone; how far the farthest are, is rounded up. */
function withoutTails(line: string): string {
  return line
    .replace(/(\d+\.\d+)(?= paces at the farthest)/g, far => String(Math.ceil(Number(far))))
    .replace(/(\d+\.\d+)(?= (?:paces?|degrees?)\b)/g, length => String(Math.round(Number(length))));
}

/** The die of regulars by the name that the book has for it. */
function averageDie({ fighting }: Pick<WrgRules, 'fighting'>): NamedDie {
  return { marks: fighting.casualties.dice.average, one: 'an average die', many: 'average dice' };
}

function linesOf(event: Told<WrgTerms>, names: WrgNames, average: NamedDie): readonly string[] {
  const line = lineOf(event, names);
  // Who holds what, and for how long, is all that there is to say of it; and that somebody goes on with his order.
  if (event.kind === 'holding' || (event.kind === 'order' && event.kept === true)) return [line];
  const because = event.kind === 'pushed-back' && event.paces === 0 ? wanting(event.because) : event.because;
  // A short remark carries its reasons in brackets; what dice are thrown for has them below, beside the dice.
  const isRemark = event.rolls === undefined && !throwing.has(event.kind);
  return isRemark
    ? [`${line}${inBrackets(because, names)}`]
    : [
        line,
        ...whyLines(because, names),
        ...diceLines(event.kind === 'test' ? together(event.rolls) : event.rolls, [average]),
      ];
}

/** How far a body ought to have gone back that has no room to. */
function wanting(because: readonly Reason[]): readonly Reason[] {
  return because.map(each =>
    each.clause === 'wrg/after-melee/push-back' ? { ...each, effect: `ought to go ${each.effect}` } : each,
  );
}

/** The dice of one sum, thrown one after another, as the one throw that they are. */
function together(rolls: readonly Roll[] = []): readonly Roll[] {
  const [first] = rolls;
  const isOneThrow = rolls.every(
    ({ ask, sides, marks }) => ask === first?.ask && sides === first.sides && String(marks) === String(first.marks),
  );
  return first === undefined || !isOneThrow ? rolls : [{ ...first, shown: rolls.flatMap(({ shown }) => shown) }];
}

/** Events that have more reasons than a line would hold. */
const throwing: ReadonlySet<WrgEvent['kind']> = new Set([
  'test',
  'shot',
  'lobbed',
  'fought',
  'fire-set',
  'trodden',
  'spell',
  'duelled',
]);

/** How it is with the order of a unit that has none any more. */
const orderEndedWords = {
  forgotten: 'has forgotten [its] order',
  'carried-out': 'has carried out [its] order',
  'in-vain': 'has nothing left to do by [its] order',
} as const satisfies { readonly [H in Of<'order-ended'>['how']]: string };

type Teller<Kind extends WrgEvent['kind']> = (event: Of<Kind>, names: WrgNames) => string;

/** A sentence for every kind of event: a kind that has none does not compile. */
const tellers: { readonly [Kind in WrgEvent['kind']]: Teller<Kind> } = {
  weather: event => tellWeather(event),
  alarm: ({ side, units }, names) =>
    `${names.ofSide(side)}: the sentries raise the alarm${units.length === 0 ? '' : ` and rouse ${listed(units.map(names.of))}`}`,
  strays: ({ unit, way, paces: aside }, names) => `${names.of(unit)} strays ${paces(aside)} to the ${way} in the dark`,
  order: ({ unit, order, by, kept = false }, names) =>
    kept
      ? `${names.of(unit)} [carries] on with [its] order (${names.ofOrder(order)}): [its] general wishes nothing else`
      : `${names.of(unit)} has [its] order ${wayWords[by]}: ${names.ofOrder(order)}`,
  messenger: tellMessenger,
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
  report: tellReport,
  'order-waits': ({ unit, general }, names) =>
    general === undefined
      ? `${names.of(unit)} has not digested [its] new order yet`
      : `${names.ofGeneral(general)} has not finished dictating the order for ${names.of(unit)}`,
  signal: ({ side, signal, called, general, units }, names) => {
    const whom = units.length === 0 ? 'nobody hears it' : `heard by ${listed(units.map(names.of))}`;
    const means = ofOne(names.ofOrder(signal)).replace(/, as the standing orders say$/, '');
    const who = general === undefined ? `${names.ofSide(side)}:` : `${names.ofGeneral(general)} gives`;
    return `${who} the signal "${called}" (${means}), ${whom}`;
  },
  'order-ended': ({ unit, how }, names) => `${names.of(unit)} ${orderEndedWords[how]}`,
  declared: ({ unit, target }, names) => `${names.of(unit)} declares a charge at ${names.of(target)}`,
  counter: ({ unit, charger, what }, names) => {
    const doing = {
      stand: 'stands to receive',
      countercharge: 'countercharges',
      evade: 'evades',
    }[what];
    return `${names.of(unit)} ${doing} ${names.of(charger)}`;
  },
  test: ({ unit, cause, also = [], calledBy = {}, thrown, total, instruction, because }, names) =>
    `${names.of(unit)} ${testTold([cause, ...also], each => listed((calledBy[each] ?? []).map(names.of)))}, [throws] ${thrown} and [comes] to ${printed(total)}: ${cause === 'strangers' ? atStrangers(instruction) : resultTold(instruction, because)}`,
  moved: tellMoved,
  stands: ({ unit, before }, names) =>
    before === undefined
      ? `${names.of(unit)} stays where [it] [stands]`
      : `${names.of(unit)} stands before ${names.of(before)}`,
  met: tellMet,
  appeared: ({ unit, how, by, away, comingOut }, names) => {
    if (by !== undefined && comingOut === true)
      return `${names.of(unit)} is seen by ${names.of(by)} as [it] [comes] out`;
    if (by !== undefined) return `${names.of(unit)} is found by ${names.of(by)} where [it] lay hidden`;
    return `${names.of(unit)} ${away === undefined ? appearedWords[how] : awayWords[away]}`;
  },
  shot: ({ unit, target, weapon, figures, range, total, casualties }, names) =>
    `${names.of(unit)} shoots with ${counted(figures, 'figure')}${weapon === undefined ? '' : ` (${weaponText(weapon)})`} at ${names.of(target)} over ${paces(range)}: total ${signed(total)}, ${casualtyText(casualties)}`,
  'from-unseen': ({ unit, what, casualties }, names) =>
    what === 'spell'
      ? `A spell is cast upon ${names.of(unit)} by somebody who is not seen`
      : `${names.of(unit)} is shot at by somebody who is not seen: ${casualtyText(casualties)}`,
  'held-shot': ({ unit, target }, names) => `${names.of(unit)} does not shoot at ${names.of(target)}`,
  aimed: ({ unit, general, figures, range, total, casualties }, names) =>
    `${names.of(unit)} aims with ${counted(figures, 'figure')} at ${names.ofGeneral(general)} alone over ${paces(range)}: total ${signed(total)}, ${casualtyText(casualties)}`,
  fought: tellFought,
  'struck-nobody': ({ unit, target }, names) => `${names.of(unit)} strikes no blow at ${names.of(target)}`,
  lost: ({ unit, figures, left, carried }, names) => {
    const men = carried === 0 ? '' : `, ${counted(carried, 'man', 'men')} towards the next`;
    return `${names.of(unit)} loses ${figures === 0 ? 'no figure' : counted(figures, 'figure')} and [has] ${left} left${men}`;
  },
  'pushed-back': ({ unit, by, paces: length, barredBy = [] }, names) =>
    length === 0
      ? `${names.of(unit)} has no room to give ground before ${names.of(by)}${barredBy.length === 0 ? '' : `, because of ${listed(barredBy.map(names.of))}`}`
      : `${names.of(unit)} is pushed back ${paces(length)} by ${names.of(by)}`,
  'broke-off': ({ unit, from }, names) => `${names.of(unit)} breaks off [its] melee with ${names.of(from)}`,
  'out-of-contact': ({ a, b }, names) => `${names.of(a)} and ${names.of(b)} are out of contact`,
  'followed-up': ({ unit, after }, names) => `${names.of(unit)} follows up after ${names.of(after)}`,
  'stayed-behind': ({ unit, after }, names) => `${names.of(unit)} does not follow up after ${names.of(after)}`,
  broke: ({ unit }, names) => `${names.of(unit)} breaks and [runs]`,
  'went-through': ({ unit, through, how }, names) => `${names.of(unit)} ${passageWords[how]} ${names.of(through)}`,
  'ran-past': ({ unit, friends }, names) =>
    `${names.of(unit)} [runs] by in the sight of ${listed(friends.map(names.of))}`,
  'swept-away': ({ unit, by }, names) => `${names.of(unit)} is swept away by ${names.of(by)}`,
  rallied: ({ unit }, names) => `${names.of(unit)} runs no farther`,
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

function lineOf<Kind extends WrgEvent['kind']>(event: Of<Kind> & { readonly kind: Kind }, names: WrgNames): string {
  return tellers[event.kind](event, names);
}

function tellMet({ a, b, chargers, runs, into, instead = [] }: Of<'met'>, names: WrgNames): string {
  const [one, other] = [names.of(a), names.of(b)];
  if (runs !== undefined && into === true) return `${names.of(runs)} [runs] into ${runs === a ? other : one}`;
  if (runs !== undefined) return `${runs === a ? other : one} catches up with the rout of ${names.of(runs)}`;
  const meant = instead.map(({ unit, target }) => `${names.of(unit)} went for ${names.of(target)}`);
  if (chargers.includes(a) && chargers.includes(b))
    return `${one} and ${other} charge into each other${meant.length === 0 ? '' : `: ${listed(meant)}`}`;
  const [charger] = chargers;
  if (charger === undefined) return `${one} and ${other} meet hand to hand`;
  const [wrong] = instead;
  const target = wrong === undefined ? '' : `, though [it] went for ${names.of(wrong.target)}`;
  return `${names.of(charger)} charges home into ${charger === a ? other : one}${target}`;
}

function tellFought(event: Of<'fought'>, names: WrgNames): string {
  const { unit, target, figures, total, casualties, unanswered, led, champions = [], tramples = false } = event;
  const does = tramples ? '[tramples]' : unanswered ? 'cuts at the backs of' : 'fights';
  // Who fights two enemies has his general in his front rank before both.
  const under = led === undefined ? '' : ` under ${names.ofGeneral(led)}`;
  const who = champions.length === 0 ? '' : `, ${listed(champions.map(names.of))} among them`;
  return `${names.of(unit)} ${does} ${names.of(target)} with ${counted(figures, 'figure')}${under}${who}: total ${signed(total)}, ${casualtyText(casualties)}`;
}

function tellReport({ unit, general, what, news }: Of<'report'>, names: WrgNames): string {
  const says = news === undefined ? '' : newsTold(news, names);
  switch (what) {
    case 'sent':
      return `${names.of(unit)} sends a report to ${names.ofGeneral(general)}${says}`;
    case 'waits':
      return `${names.ofGeneral(general)} has no time yet for the report of ${names.of(unit)}`;
    case 'arrived':
      return `${names.ofGeneral(general)} has heard the report of ${names.of(unit)}${news === undefined ? '' : ` on period ${news.of}`}${says}`;
    case 'in-vain':
      return `The report of ${names.of(unit)} does not reach ${names.ofGeneral(general)}`;
  }
}

/** What a report says; of many enemies in sight only how many they are. */
function newsTold({ sees, fought, shotAt, tested }: ReportNews, names: WrgNames): string {
  const enemies = sees.length > NAMED ? counted(sees.length, 'enemy unit') : listed(sees.map(names.of));
  const said = [
    ...(sees.length === 0 ? [] : [`${enemies} in sight`]),
    ...(shotAt ? ['shot at'] : []),
    ...(fought.length === 0 ? [] : [`hand to hand with ${listed(fought.map(names.of))}`]),
    ...(tested ? ['reaction tested'] : []),
  ];
  return said.length === 0 ? '' : `: ${said.join('; ')}`;
}

/** So many enemies a report names at most. */
const NAMED = 3;

function tellMessenger({ to, what, order, by, dictatedBy }: Of<'messenger'>, names: WrgNames): string {
  const enemy = by === undefined ? ' somebody who is not seen' : ` ${names.of(by)}`;
  const carried = order === undefined ? '' : `: ${names.ofOrderTo(to, order)}`;
  switch (what) {
    case 'sent':
      if (dictatedBy !== undefined)
        return `${names.ofGeneral(dictatedBy)} dictates an order for ${names.of(to)}${carried}`;
      return `A messenger sets out to ${names.of(to)}${carried}`;
    case 'arrived':
      return `The messenger reaches ${names.of(to)}${carried}`;
    case 'lost':
      return `The messenger to ${names.of(to)} is caught by${enemy}`;
    case 'in-vain':
      if (dictatedBy !== undefined) return `The order for ${names.of(to)} is never sent`;
      return `The messenger to ${names.of(to)} does not deliver the order`;
    case 'too-late':
      if (dictatedBy !== undefined) return `The order for ${names.of(to)} is not sent before the battle ends`;
      return `The messenger to ${names.of(to)} is still on his way as the battle ends`;
    case 'walled-off':
      return `The messenger to ${names.of(to)} finds no way through the walls`;
    case 'fights':
      return `The messenger to ${names.of(to)} has to fight${enemy}`;
  }
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
