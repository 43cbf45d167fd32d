import { counted } from '../../../scenario/index.js';
import type { SiegeEvent } from '../siege/events.js';
import type { WrgNames } from './names.js';

type Of<Kind extends SiegeEvent['kind']> = Extract<SiegeEvent, { kind: Kind }>;

/** A mine or countermine by its number and whose it is. */
function mineName({ mine, counter }: Of<'mine'>, names: WrgNames): string {
  const [, side, number] = /^(.*?)-(?:known-)?mine-(\d+)$/.exec(mine) ?? [];
  return side === undefined
    ? `the ${tunnelWord({ counter })} ${mine}`
    : `${tunnelWord({ counter })} ${number} of ${names.ofSide(side)}`;
}

const tunnelWord = ({ counter }: { readonly counter?: true | undefined }) =>
  counter === true ? 'countermine' : 'mine';

function hitsText(hits: number): string {
  return hits === 0 ? 'no hit' : counted(hits, 'hit');
}

/** What is told of a siege, in words. */
export const siegeTellers = {
  siege: ({ unit, on, what }: Of<'siege'>, names: WrgNames) => {
    switch (what) {
      case 'ladders-raised':
        return `${names.of(unit)} raises [its] ladders at ${names.of(on)}`;
      case 'tower-at-wall':
        return `${names.of(unit)} lets down the bridge of [its] tower on ${names.of(on)}`;
      case 'ladders-down':
        return `The ladders of ${names.of(unit)} at ${names.of(on)} are cast down`;
      case 'let-go':
        return `${names.of(unit)} lets go of ${names.of(on)}`;
      case 'no-aim':
        return `${names.of(unit)} has no shot at ${names.of(on)}, and [does] nothing`;
      case 'taken':
        return `${names.of(unit)} takes up ${names.of(on)}`;
    }
  },
  work: ({ unit, on, means, figures, done, needed }: Of<'work'>, names: WrgNames) => {
    const byHits = means === 'stone-throwers' || means === 'fire';
    const men = byHits ? hitsText(figures) : counted(figures, 'figure');
    return `${names.of(unit)} ${meansWords[means]} ${names.of(on)} (${men}): ${done} of the ${needed} needed`;
  },
  mine: (event: Of<'mine'>, names: WrgNames) => {
    const { mine, unit, what, paces } = event;
    switch (what) {
      case 'begun':
        return `${names.of(unit)} begins ${mineName(event, names)}`;
      case 'announced':
        return `${names.of(unit)} is seen to begin a ${tunnelWord(event)}`;
      case 'dug':
        return `${names.of(unit)} digs: ${mineName(event, names)} has come ${counted(paces, 'pace')}`;
      case 'breach':
        return `The ${tunnelWord(event)} of ${names.of(unit)} has come under a wall`;
      case 'collapsed':
        if (unit !== '') return `The tunnel of ${names.of(unit)} falls in`;
        return mine === '' ? 'A tunnel of the enemy falls in' : `The tunnel of ${mineName(event, names)} falls in`;
    }
  },
  underground: ({ miners, counterminers, casualties }: Of<'underground'>, names: WrgNames) =>
    `Underground ${names.of(counterminers)} breaks into the mine of ${names.of(miners)}: casualties ${casualties.counterminers} and ${casualties.miners}`,
  built: ({ unit, build, what, done, needed, paces }: Of<'built'>, names: WrgNames) => {
    const long = paces === null ? '' : `, ${counted(paces, 'pace')} long`;
    return what === 'stands'
      ? `${names.of(unit)} has built ${buildWords[build]}${long}`
      : `${names.of(unit)} builds ${buildWords[build]}: ${Math.floor(done)} of the ${needed} needed${long}`;
  },
  manned: ({ unit, on, figures }: Of<'manned'>, names: WrgNames) =>
    figures === 0
      ? `${names.of(unit)} comes out of ${names.of(on)}`
      : `${counted(figures, 'figure')} of ${names.of(unit)} in ${names.of(on)}`,
  struck: ({ unit, on, hits, done, needed, lost }: Of<'struck'>, names: WrgNames) => {
    const by = unit === null ? 'Fire' : names.of(unit);
    if (lost === null && hits === 0)
      return `${by} throws at ${names.of(on)} and misses: ${done} of the ${needed} needed`;
    if (lost === null)
      return `${by} strikes ${names.of(on)} (${counted(hits, 'hit')}): ${done} of the ${needed} needed`;
    return `${by} destroys ${names.of(on)}${lost === 0 ? '' : `, and ${counted(lost, 'figure')} in it`}`;
  },
  lobbed: ({ unit, figures, range, units }: Of<'lobbed'>, names: WrgNames) =>
    `${names.of(unit)} throws blind over the walls with ${counted(figures, 'figure')}, ${counted(range, 'pace')} far, hurting nobody of ${counted(units, 'unit')}`,
  filled: ({ unit, on, fascines, left }: Of<'filled'>, names: WrgNames) =>
    `${names.of(unit)} throws ${counted(fascines, 'fascine')} into ${names.of(on)}: ${left === 0 ? 'it is filled' : `${left} mm are left`}`,
  broken: ({ on, lost, breach }: Of<'broken'>, names: WrgNames) => {
    const fallen = lost === 0 ? '' : `, and ${counted(lost, 'figure')} with it`;
    if (breach === undefined) return `${names.of(on)} is broken down${fallen}`;
    const { paces, at } = breach;
    return `${names.of(on)} is breached: ${counted(paces, 'pace')} of it are down at (${Math.round(at.x)} ${Math.round(at.y)})${fallen}`;
  },
};

/** What is built, in words. */
export const buildWords = {
  abatis: 'an abatis',
  sap: 'a sap',
  ditch: 'a ditch',
  'turf-wall': 'a turf wall',
  palisade: 'a palisade',
  'bridge-60mm-wide': 'a bridge',
  'causeway-60mm-wide': 'a causeway',
  'bridge-with-pontoons': 'a bridge of pontoons',
  'penthouse-assembly': 'a penthouse',
  'tower-assembly': 'a siege tower',
  'ram-from-timber': 'a ram',
  'gabion-filling': 'a gabion',
} as const satisfies { readonly [C in Of<'built'>['build']]: string };

const meansWords = {
  ram: 'rams',
  'two-handed-axes': 'hews at',
  elephants: 'pushes against',
  'stone-throwers': 'batters',
  fire: 'burns',
} as const satisfies { readonly [M in Of<'work'>['means']]: string };
