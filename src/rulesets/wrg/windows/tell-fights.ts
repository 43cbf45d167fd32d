import { counted, listed } from '../../../scenario/index.js';
import { weaponText } from '../casualties/target.js';
import type { WrgEvent } from '../events.js';
import type { WrgNames } from './names.js';
import { casualtyText, paces, signed } from './words.js';

type Of<Kind extends WrgEvent['kind']> = Extract<WrgEvent, { kind: Kind }>;

function tellMet({ a, b, chargers, runs, into, instead = [], takenIn }: Of<'met'>, names: WrgNames): string {
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
  const side = takenIn === undefined ? '' : `the ${takenIn} of `;
  return `${names.of(charger)} charges home into ${side}${charger === a ? other : one}${target}`;
}

function tellFought(event: Of<'fought'>, names: WrgNames): string {
  const { unit, target, figures, total, casualties, unanswered, led, champions = [], tramples = false } = event;
  const does = tramples ? '[tramples]' : unanswered ? 'cuts at the backs of' : 'fights';
  // Who fights two enemies has his general in his front rank before both.
  const under = led === undefined ? '' : ` under ${names.ofGeneral(led)}`;
  const who = champions.length === 0 ? '' : `, ${listed(champions.map(names.of))} among them`;
  return `${names.of(unit)} ${does} ${names.of(target)} with ${counted(figures, 'figure')}${under}${who}: total ${signed(total)}, ${casualtyText(casualties)}`;
}

/** What is told of shooting and of fighting hand to hand, and what comes of it. */
export const fightTellers = {
  met: tellMet,
  shot: ({ unit, target, weapon, figures, range, total, casualties }: Of<'shot'>, names: WrgNames) =>
    `${names.of(unit)} shoots with ${counted(figures, 'figure')}${weapon === undefined ? '' : ` (${weaponText(weapon)})`} at ${names.of(target)} over ${paces(range)}: total ${signed(total)}, ${casualtyText(casualties)}`,
  'from-unseen': ({ unit, what, casualties }: Of<'from-unseen'>, names: WrgNames) =>
    what === 'spell'
      ? `A spell is cast upon ${names.of(unit)} by somebody who is not seen`
      : `${names.of(unit)} is shot at by somebody who is not seen: ${casualtyText(casualties)}`,
  'held-shot': ({ unit, target }: Of<'held-shot'>, names: WrgNames) =>
    `${names.of(unit)} does not shoot at ${names.of(target)}`,
  aimed: ({ unit, general, figures, range, total, casualties }: Of<'aimed'>, names: WrgNames) =>
    `${names.of(unit)} aims with ${counted(figures, 'figure')} at ${names.ofGeneral(general)} alone over ${paces(range)}: total ${signed(total)}, ${casualtyText(casualties)}`,
  fought: tellFought,
  'struck-nobody': ({ unit, target }: Of<'struck-nobody'>, names: WrgNames) =>
    `${names.of(unit)} strikes no blow at ${names.of(target)}`,
  lost: ({ unit, figures, left, carried }: Of<'lost'>, names: WrgNames) => {
    const men = carried === 0 ? '' : `, ${counted(carried, 'man', 'men')} towards the next`;
    return `${names.of(unit)} loses ${figures === 0 ? 'no figure' : counted(figures, 'figure')} and [has] ${left} left${men}`;
  },
  'pushed-back': ({ unit, by, paces: length, barredBy = [] }: Of<'pushed-back'>, names: WrgNames) =>
    length === 0
      ? `${names.of(unit)} has no room to give ground before ${names.of(by)}${barredBy.length === 0 ? '' : `, because of ${listed(barredBy.map(names.of))}`}`
      : `${names.of(unit)} is pushed back ${paces(length)} by ${names.of(by)}`,
  'broke-off': ({ unit, from }: Of<'broke-off'>, names: WrgNames) =>
    `${names.of(unit)} breaks off [its] melee with ${names.of(from)}`,
  'out-of-contact': ({ a, b }: Of<'out-of-contact'>, names: WrgNames) =>
    `${names.of(a)} and ${names.of(b)} are out of contact`,
  'followed-up': ({ unit, after }: Of<'followed-up'>, names: WrgNames) =>
    `${names.of(unit)} follows up after ${names.of(after)}`,
  'stayed-behind': ({ unit, after }: Of<'stayed-behind'>, names: WrgNames) =>
    `${names.of(unit)} does not follow up after ${names.of(after)}`,
};
