import type { OpenBook } from '../../../../book/index.js';
import { romansTable } from '../book/charts/ancients.js';
import { figureCapabilityMissile } from '../book/charts/capability.js';
import { handCannonTable } from '../book/charts/gunpowder.js';
import { samuraiTable } from '../book/charts/medieval.js';
import { slingerRange } from '../book/rulings/ancients.js';
import { crewHandCannon } from '../book/rulings/crews.js';
import { handCannonArmor, handCannonRange } from '../book/rulings/missiles.js';
import { ammunition } from '../book/rulings/supply.js';
import { romanBowLight, romanBowMedium } from '../book/rulings/troops.js';
import type { Sheet } from './printed.js';

/** Foot with missiles. */
export function missilesUnder(book: OpenBook, sheet: Sheet) {
  return {
    ...bowsAndCrossbows(book, sheet),
    ...slingers(book, sheet),
    ...romanBowmen(book, sheet),
    ...samuraiArchers(book, sheet),
    ...handCannons(book, sheet),
  };
}

/** What the table of all figures says of a shooter on foot. */
function shooterOf(row: Exclude<keyof (typeof figureCapabilityMissile)['cells'], 'supply-wagon'>, book: OpenBook) {
  const chart = book.of(figureCapabilityMissile);
  const { armor, shock, 'movement-cm': move, 'melee-point': melee, 'morale-value': morale } = chart[row];
  const { 'range-cm': range, cost } = chart[row];
  return { class: 'missile', armor, shock: shock ?? 0, move, melee, morale, range, cost } as const;
}

function bow(book: OpenBook) {
  return { stand: 'light-bowmen', weapon: 'bow', ammunition: book.reading(ammunition).bow } as const;
}

function longbow(book: OpenBook) {
  const shots = book.reading(ammunition).bow;
  return { stand: 'long-bowmen', weapon: 'longbow', ammunition: shots, traits: ['stakes'] } as const;
}

function crossbow(weapon: 'crossbow' | 'arbalest', book: OpenBook) {
  return { stand: 'crossbow', weapon, ammunition: book.reading(ammunition).crossbow } as const;
}

function bowsAndCrossbows(book: OpenBook, sheet: Sheet) {
  return {
    'archer-light': sheet('archer-light', ['capability/archer-light', 'missile/twenty-four-arrows'], () => ({
      title: 'Archers, light',
      ...shooterOf('archer-light', book),
      ...bow(book),
    })),
    'archer-medium': sheet('archer-medium', ['capability/archer-medium', 'missile/twenty-four-arrows'], () => ({
      title: 'Archers, medium',
      ...shooterOf('archer-medium', book),
      ...bow(book),
    })),
    'crossbow-light': sheet('crossbow-light', ['capability/crossbow-light', 'missile/twenty-four-arrows'], () => ({
      title: 'Crossbow, light',
      ...shooterOf('crossbow-light', book),
      ...crossbow('crossbow', book),
    })),
    'crossbow-medium': sheet('crossbow-medium', ['capability/crossbow-medium', 'missile/twenty-four-arrows'], () => ({
      title: 'Crossbow, medium',
      ...shooterOf('crossbow-medium', book),
      ...crossbow('crossbow', book),
    })),
    'longbow-light': sheet('longbow-light', ['capability/longbow-light', 'missile/twenty-four-arrows'], () => ({
      title: 'Longbow, light',
      ...shooterOf('longbow-light', book),
      ...longbow(book),
    })),
    'longbow-medium': sheet('longbow-medium', ['capability/longbow-medium', 'missile/twenty-four-arrows'], () => ({
      title: 'Longbow, medium',
      ...shooterOf('longbow-medium', book),
      ...longbow(book),
    })),
    'arbalest-light': sheet('arbalest-light', ['capability/arbalest-light', 'missile/twenty-four-arrows'], () => ({
      title: 'Arbalest, light',
      ...shooterOf('arbalest-light', book),
      ...crossbow('arbalest', book),
    })),
    'arbalest-medium': sheet('arbalest-medium', ['capability/arbalest-medium', 'missile/twenty-four-arrows'], () => ({
      title: 'Arbalest, medium',
      ...shooterOf('arbalest-medium', book),
      ...crossbow('arbalest', book),
    })),
  };
}

function slingers(book: OpenBook, sheet: Sheet) {
  return {
    slinger: sheet('slinger', ['capability/slinger', 'slinger/stats', 'slinger/ammunition'], () => ({
      title: 'Slingers',
      ...shooterOf('slinger', book),
      range: book.reading(slingerRange),
      stand: 'slingers',
      weapon: 'sling',
      ammunition: book.reading(ammunition).sling,
    })),
  };
}

function romanBowmen(book: OpenBook, sheet: Sheet) {
  const roman = (row: 'missile-bow-light' | 'missile-bow-medium') => {
    const { armor, shock, 'move-cm': move } = book.of(romansTable)[row];
    return { class: 'missile', armor, shock, move, ...bow(book) } as const;
  };
  return {
    'roman-bow-light': sheet(
      'roman-bow-light',
      ['romans/stats-bow-light', 'romans/auxiliaries-generic', 'missile/twenty-four-arrows'],
      () => ({
        title: 'Roman bowmen, light',
        ...roman('missile-bow-light'),
        ...book.reading(romanBowLight),
      }),
    ),
    'roman-bow-medium': sheet(
      'roman-bow-medium',
      ['romans/stats-bow-medium', 'romans/auxiliaries-generic', 'missile/twenty-four-arrows'],
      () => ({
        title: 'Roman bowmen, medium',
        ...roman('missile-bow-medium'),
        ...book.reading(romanBowMedium),
      }),
    ),
  };
}

function samuraiArchers(book: OpenBook, sheet: Sheet) {
  const samurai = book.of(samuraiTable).archer;
  return {
    'samurai-archer': sheet(
      'samurai-archer',
      ['samurai/stats-archer', 'samurai/individual', 'samurai/missile-as-medium', 'missile/twenty-four-arrows'],
      () => ({
        title: 'Samurai archer',
        class: 'missile',
        armor: samurai.armor,
        shock: samurai.shock,
        move: samurai['movement-cm'],
        melee: null,
        morale: null,
        range: samurai['range-cm'],
        cost: samurai.cost,
        ...bow(book),
        stand: 'single-foot',
        individual: true,
        traits: ['samurai'],
      }),
    ),
  };
}

function handCannons(book: OpenBook, sheet: Sheet) {
  const handCannon = book.of(handCannonTable)['hand-cannon'];
  return {
    'hand-cannon': sheet(
      'hand-cannon',
      ['hand-cannon/stats', 'capability/hand-cannon', 'gunpowder-artillery/stats-hand-cannon'],
      () => ({
        title: 'Hand cannon',
        class: 'missile',
        armor: book.reading(handCannonArmor),
        shock: 0,
        move: handCannon['movement-cm'],
        melee: handCannon.melee,
        morale: handCannon.morale,
        cost: handCannon.cost,
        stand: 'crossbow',
        weapon: 'hand-cannon',
        range: book.reading(handCannonRange),
        ammunition: book.reading(ammunition)['hand-cannon'],
        crew: book.reading(crewHandCannon),
      }),
    ),
  };
}
