import type { OpenBook } from '../../../../book/index.js';
import { chariotOrderSheet, chariotTable } from '../book/charts/chariots.js';
import { elephantTable } from '../book/charts/elephants.js';
import {
  chariotColumn,
  chariotFighterMove,
  chariotFighterShock,
  chariotJavelins,
  chariotMorale,
  chariotShock,
} from '../book/rulings/chariots.js';
import {
  elephantArmor,
  elephantArrows,
  elephantJavelins,
  elephantMelee,
  elephantShock,
} from '../book/rulings/elephants.js';
import { armorOf, type Sheet } from './printed.js';

/** Chariots. */
export function chariotsUnder(book: OpenBook, sheet: Sheet) {
  return { ...missileChariots(book, sheet), ...fighterChariots(book, sheet) };
}

/** What all chariots have in common. */
function chariotOf(book: OpenBook) {
  const morale = book.reading(chariotMorale);
  const { attacks, receives } = book.reading(chariotColumn);
  return {
    class: 'chariot',
    morale,
    stand: 'chariot',
    shockAttack: attacks,
    shockReceive: receives,
    individual: true,
  } as const;
}

function missileChariots(book: OpenBook, sheet: Sheet) {
  const table = book.of(chariotTable);
  const missiles = book.of(chariotOrderSheet);
  const chariot = (row: 'archer' | 'slinger' | 'javelin') => {
    const { armor, 'movement-cm': move, melee, 'range-cm': range, cost } = table[row];
    return {
      ...chariotOf(book),
      armor,
      shock: book.reading(chariotShock),
      move,
      melee,
      range,
      cost,
      ammunition: missiles[row].missiles,
      traits: ['chariot'],
    } as const;
  };
  return {
    'chariot-archer': sheet(
      'chariot-archer',
      ['chariot/stats-archer', 'capability/chariot-archer', 'chariot/individual', 'chariot/ammunition'],
      () => ({ title: 'Chariot, archer', ...chariot('archer'), weapon: 'bow' }),
    ),
    'chariot-slinger': sheet(
      'chariot-slinger',
      ['chariot/stats-slinger', 'capability/chariot-slinger', 'chariot/individual', 'chariot/ammunition'],
      () => ({ title: 'Chariot, slinger', ...chariot('slinger'), weapon: 'sling' }),
    ),
    'chariot-javelin': sheet(
      'chariot-javelin',
      ['chariot/stats-javelin', 'capability/chariot-javelin', 'chariot/individual', 'chariot/ammunition'],
      () => ({
        title: 'Chariot, javelin',
        ...chariot('javelin'),
        weapon: 'javelin',
        range: book.reading(chariotJavelins),
      }),
    ),
  };
}

function fighterChariots(book: OpenBook, sheet: Sheet) {
  const { fighter } = book.of(chariotTable);
  return {
    'chariot-fighter': sheet(
      'chariot-fighter',
      ['chariot/stats-fighter', 'capability/chariot-fighter', 'chariot/individual', 'capability/chariot-footnote'],
      () => ({
        ...chariotOf(book),
        title: 'Chariot, fighter',
        armor: fighter.armor,
        shock: book.reading(chariotFighterShock),
        move: book.reading(chariotFighterMove).chariot,
        melee: fighter.melee,
        cost: fighter.cost,
        traits: ['chariot', 'fighter-chariot'],
      }),
    ),
  };
}

/** War elephants. */
export function elephantsUnder(book: OpenBook, sheet: Sheet) {
  const { javelin, archer } = book.of(elephantTable);
  const elephant = () =>
    ({
      class: 'elephant',
      armor: armorOf(book.reading(elephantArmor)),
      shock: book.reading(elephantShock),
      // Only the order sheet gives it shock; it would strike as the heaviest do.
      shockAttack: 'heavy-cavalry',
      shockReceive: null,
      melee: book.reading(elephantMelee),
      morale: null,
      stand: 'elephant',
      individual: true,
      traits: ['elephant'],
    }) as const;
  return {
    'war-elephant-javelin': sheet(
      'war-elephant-javelin',
      ['elephant/stats-javelin', 'capability/war-elephant-javelin', 'elephant/individual', 'elephant/ammunition'],
      () => ({
        ...elephant(),
        title: 'War elephant, javelin',
        move: javelin['move-cm'],
        cost: javelin.cost,
        weapon: 'javelin',
        range: book.reading(elephantJavelins),
        ammunition: javelin['number-of-missiles'],
      }),
    ),
    'war-elephant-archer': sheet(
      'war-elephant-archer',
      ['elephant/stats-archer', 'capability/war-elephant-archer', 'elephant/individual', 'elephant/ammunition'],
      () => ({
        ...elephant(),
        title: 'War elephant, archer',
        move: archer['move-cm'],
        cost: archer.cost,
        weapon: 'bow',
        range: archer['range-cm'],
        ammunition: book.reading(elephantArrows),
      }),
    ),
  };
}
