import { counted } from '../../../rulebook/index.js';
import type { Wonder, WrgEvent } from '../events.js';
import { type SpellEffect, spellOf } from '../sorcery/spells.js';
import type { WrgNames } from './names.js';

type Of<Kind extends WrgEvent['kind']> = Extract<WrgEvent, { kind: Kind }>;

/** What a spell does, in a few words. */
const does: { readonly [D in SpellEffect['does']]: string } = {
  vanish: 'the magician vanishes for good',
  fly: 'the magician flies through the air',
  stone: 'turned to stone for a while',
  invisible: 'invisible',
  heart: 'a reaction test in good heart',
  dread: 'a reaction test in dread',
  arrows: 'arrows turn round',
  quarrel: 'fights among itself',
  frog: 'a magician a frog',
  banish: 'a beast vanishes',
  forget: 'forgets its orders',
  uphill: 'moves as if up a steep hill',
  sneezes: 'sneezes, and disappears if it is a beast of fable',
  nothing: 'nothing',
};

/** What a spell does, in a few words. */
export function spellText(what: SpellEffect['does']): string {
  return does[what];
}

/** What a spell did to somebody, after his name. */
const struck: { readonly [D in Exclude<SpellEffect['does'], 'vanish' | 'fly' | 'nothing'>]: string } = {
  stone: 'turns to stone',
  invisible: 'is not to be seen any more',
  heart: 'takes heart',
  dread: 'is filled with dread',
  arrows: 'makes arrows turn round',
  quarrel: 'falls out, comrade against comrade',
  frog: 'turns into a frog',
  banish: 'is wished away',
  forget: 'forgets any order there was',
  uphill: 'walks as if up a steep hill',
  sneezes: 'sneezes heavily',
};

/** A spell that was cast. */
export function tellSpell({ magician, target, nominated, number, does: what }: Of<'spell'>, names: WrgNames): string {
  const who = names.of(magician);
  const cast = `${who} casts spell ${nominated} at ${names.of(target)}`;
  const as =
    number === null ? 'no spell comes of it' : number === nominated ? 'it works' : `it comes out as spell ${number}`;
  switch (what) {
    case 'nothing':
      return `${cast}: ${number === null ? as : `${as}, and nothing happens`}`;
    case 'vanish':
      return `${cast}: ${as}, and he vanishes with a strong smell of sulphur`;
    case 'fly':
      return `${cast}: ${as}, and he rises into the air`;
    case 'frog':
      return `${cast}: ${as}, and ${spellOf(number ?? 0) === 'frog' ? who : names.of(target)} ${struck.frog}`;
    default:
      return `${cast}: ${as}, and ${names.of(target)} ${struck[what]}`;
  }
}

/** A flight. */
export function tellFlight({ unit, from, to }: Of<'flew'>, names: WrgNames): string {
  const length = Math.round(Math.hypot(to.x - from.x, to.y - from.y));
  return `${names.of(unit)} flies ${counted(length, 'pace')} and [lands]`;
}

/** Elephants killed. */
export function tellPrey({ unit, on }: Of<'preyed'>, names: WrgNames): string {
  return `${names.of(unit)} falls upon ${names.of(on)} to eat`;
}

const wonders: { readonly [W in Wonder]: string } = {
  falls: 'falls out of the air over holy ground and [breaks] [his] neck',
  freed: 'is free of a spell',
  lured: 'cannot be held back',
  roused: 'comes alive and [attacks]',
  debates: 'steps forward to a debate',
  'wins-debate': 'has won the debate',
  prays: 'has won the debate and [kneels] down to pray',
  'eats-messenger': 'eats the messenger',
  'looked-at': 'is turned to stone by a look',
  'looked-away': 'is no longer of stone',
};

/** What befell a creature. */
export function tellWonder({ unit, what }: Of<'wonder'>, names: WrgNames): string {
  return `${names.of(unit)} ${wonders[what]}`;
}
