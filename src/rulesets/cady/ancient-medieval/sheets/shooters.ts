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
  const chart = book.of(figureCapabilityMissile);
  const shots = () => book.reading(ammunition);
  const shooter = (row: Exclude<keyof typeof chart, 'supply-wagon'>) => {
    const { armor, shock, 'movement-cm': move, 'melee-point': melee, 'morale-value': morale } = chart[row];
    const { 'range-cm': range, cost } = chart[row];
    return { class: 'missile', armor, shock: shock ?? 0, move, melee, morale, range, cost } as const;
  };
  const bow = () => ({ stand: 'light-bowmen', weapon: 'bow', ammunition: shots().bow }) as const;
  const longbow = () =>
    ({ stand: 'long-bowmen', weapon: 'longbow', ammunition: shots().bow, traits: ['stakes'] }) as const;
  const crossbow = () => ({ stand: 'crossbow', weapon: 'crossbow', ammunition: shots().crossbow }) as const;
  const arbalest = () => ({ stand: 'crossbow', weapon: 'arbalest', ammunition: shots().crossbow }) as const;
  const roman = (row: 'missile-bow-light' | 'missile-bow-medium') => {
    const { armor, shock, 'move-cm': move } = book.of(romansTable)[row];
    return { class: 'missile', armor, shock, move, ...bow() } as const;
  };
  const samurai = book.of(samuraiTable).archer;
  const handCannon = book.of(handCannonTable)['hand-cannon'];
  return {
    'archer-light': sheet('archer-light', ['capability/archer-light', 'missile/twenty-four-arrows'], () => ({
      title: 'Archers, light',
      ...shooter('archer-light'),
      ...bow(),
    })),
    'archer-medium': sheet('archer-medium', ['capability/archer-medium', 'missile/twenty-four-arrows'], () => ({
      title: 'Archers, medium',
      ...shooter('archer-medium'),
      ...bow(),
    })),
    'crossbow-light': sheet('crossbow-light', ['capability/crossbow-light', 'missile/twenty-four-arrows'], () => ({
      title: 'Crossbow, light',
      ...shooter('crossbow-light'),
      ...crossbow(),
    })),
    'crossbow-medium': sheet('crossbow-medium', ['capability/crossbow-medium', 'missile/twenty-four-arrows'], () => ({
      title: 'Crossbow, medium',
      ...shooter('crossbow-medium'),
      ...crossbow(),
    })),
    'longbow-light': sheet('longbow-light', ['capability/longbow-light', 'missile/twenty-four-arrows'], () => ({
      title: 'Longbow, light',
      ...shooter('longbow-light'),
      ...longbow(),
    })),
    'longbow-medium': sheet('longbow-medium', ['capability/longbow-medium', 'missile/twenty-four-arrows'], () => ({
      title: 'Longbow, medium',
      ...shooter('longbow-medium'),
      ...longbow(),
    })),
    'arbalest-light': sheet('arbalest-light', ['capability/arbalest-light', 'missile/twenty-four-arrows'], () => ({
      title: 'Arbalest, light',
      ...shooter('arbalest-light'),
      ...arbalest(),
    })),
    'arbalest-medium': sheet('arbalest-medium', ['capability/arbalest-medium', 'missile/twenty-four-arrows'], () => ({
      title: 'Arbalest, medium',
      ...shooter('arbalest-medium'),
      ...arbalest(),
    })),
    slinger: sheet('slinger', ['capability/slinger', 'slinger/stats', 'slinger/ammunition'], () => ({
      title: 'Slingers',
      ...shooter('slinger'),
      range: book.reading(slingerRange),
      stand: 'slingers',
      weapon: 'sling',
      ammunition: shots().sling,
    })),
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
        ...bow(),
        stand: 'single-foot',
        individual: true,
        traits: ['samurai'],
      }),
    ),
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
        ammunition: shots()['hand-cannon'],
        crew: book.reading(crewHandCannon),
      }),
    ),
  };
}
