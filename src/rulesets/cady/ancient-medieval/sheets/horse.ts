import type { OpenBook } from '../../../../book/index.js';
import { romansTable } from '../book/charts/ancients.js';
import { figureCapabilityCavalry, figureCapabilityMissile } from '../book/charts/capability.js';
import { mongolTable, samuraiTable } from '../book/charts/medieval.js';
import { samuraiColumn } from '../book/rulings/medieval.js';
import { ammunition } from '../book/rulings/supply.js';
import { horseArcherColumn, romanCavalryMelee } from '../book/rulings/troops.js';
import { armorOf, type Sheet } from './printed.js';

/** Riders, with and without missiles. */
export function horseUnder(book: OpenBook, sheet: Sheet) {
  return { ...horseArchers(book, sheet), ...commonCavalry(book, sheet), ...periodCavalry(book, sheet) };
}

function horseArchers(book: OpenBook, sheet: Sheet) {
  const archers = book.of(figureCapabilityMissile);
  const columnOf = (armor: 'light' | 'medium') => book.reading(horseArcherColumn)[armor];
  const archer = (row: 'horse-archer-light' | 'horse-archer-medium') => {
    const { armor, shock, 'movement-cm': move, 'melee-point': melee, 'morale-value': morale } = archers[row];
    return {
      class: 'horse-archer',
      armor,
      shock: shock ?? 0,
      move,
      melee,
      morale,
      range: archers[row]['range-cm'],
      cost: archers[row].cost,
      weapon: 'bow',
      ammunition: book.reading(ammunition).bow,
      stand: 'cavalry',
    } as const;
  };
  const mongol = book.of(mongolTable)['mongol-horse-archer'];
  return {
    'horse-archer-light': sheet(
      'horse-archer-light',
      ['capability/horse-archer-light', 'missile/twenty-four-arrows'],
      () => ({
        title: 'Horse archers, light',
        ...archer('horse-archer-light'),
        shockAttack: columnOf('light'),
      }),
    ),
    'horse-archer-medium': sheet(
      'horse-archer-medium',
      ['capability/horse-archer-medium', 'missile/twenty-four-arrows'],
      () => ({
        title: 'Horse archers, medium',
        ...archer('horse-archer-medium'),
        shockAttack: columnOf('medium'),
      }),
    ),
    'mongol-horse-archer': sheet('mongol-horse-archer', ['mongol/stats', 'missile/twenty-four-arrows'], () => ({
      title: 'Mongol horse archers',
      class: 'horse-archer',
      armor: mongol.armor,
      shock: mongol.shock,
      move: mongol['movement-cm'],
      melee: mongol.melee,
      morale: mongol.morale,
      range: mongol['range-cm'],
      cost: mongol.cost,
      weapon: 'bow',
      ammunition: book.reading(ammunition).bow,
      stand: 'cavalry',
      shockAttack: columnOf('light'),
      traits: ['mongol'],
    })),
  };
}

function commonCavalry(book: OpenBook, sheet: Sheet) {
  const chart = book.of(figureCapabilityCavalry);
  const rider = (row: 'light-cavalry' | 'medium-cavalry' | 'heavy-cavalry') => {
    const { armor, shock, 'movement-cm': move, 'melee-point': melee, 'morale-value': morale, cost } = chart[row];
    return { class: 'cavalry', armor: armorOf(armor), shock, move, melee, morale, cost, stand: 'cavalry' } as const;
  };
  return {
    'light-cavalry': sheet('light-cavalry', ['capability/light-cavalry'], () => ({
      title: 'Light cavalry',
      ...rider('light-cavalry'),
    })),
    'medium-cavalry': sheet('medium-cavalry', ['capability/medium-cavalry'], () => ({
      title: 'Medium cavalry',
      ...rider('medium-cavalry'),
    })),
    'heavy-cavalry': sheet('heavy-cavalry', ['capability/heavy-cavalry'], () => ({
      title: 'Heavy cavalry',
      ...rider('heavy-cavalry'),
    })),
  };
}

/** The riders of one people. */
function periodCavalry(book: OpenBook, sheet: Sheet) {
  const roman = book.of(romansTable).cavalry;
  const samurai = book.of(samuraiTable).cavalry;
  return {
    'roman-cavalry': sheet('roman-cavalry', ['romans/stats-cavalry', 'romans/auxiliaries-generic'], () => ({
      title: 'Roman cavalry',
      class: 'cavalry',
      armor: roman.armor,
      shock: roman.shock,
      move: roman['move-cm'],
      melee: book.reading(romanCavalryMelee),
      morale: roman.morale,
      cost: roman.cost,
      stand: 'cavalry',
    })),
    'samurai-cavalry': sheet('samurai-cavalry', ['samurai/stats-cavalry', 'samurai/individual'], () => ({
      title: 'Samurai on horse',
      class: 'cavalry',
      armor: samurai.armor,
      shock: samurai.shock,
      move: samurai['movement-cm'],
      melee: null,
      morale: null,
      cost: samurai.cost,
      stand: 'cavalry',
      shockAttack: book.reading(samuraiColumn),
      individual: true,
      traits: ['samurai'],
    })),
  };
}
