import { type Choices, readingOf } from '../../../../rulebook/index.js';
import { chariotOrderSheet, chariotTable } from '../charts/chariots.js';
import { elephantTable } from '../charts/elephants.js';
import {
  chariotColumn,
  chariotFighterMove,
  chariotFighterShock,
  chariotJavelins,
  chariotMorale,
  chariotShock,
} from '../rulings/chariots.js';
import { elephantArmor, elephantArrows, elephantJavelins, elephantMelee, elephantShock } from '../rulings/elephants.js';
import { armorOf, type Sheet } from './printed.js';

/** Chariots. */
export function chariotsUnder(choices: Choices, sheet: Sheet) {
  const table = chariotTable.cells;
  const classes = readingOf(chariotColumn, choices).value;
  const missiles = chariotOrderSheet.cells;
  const common = {
    class: 'chariot',
    morale: readingOf(chariotMorale, choices).value,
    stand: 'chariot',
    shockAttack: classes.attacks,
    shockReceive: classes.receives,
    individual: true,
  } as const;
  const chariot = (row: 'archer' | 'slinger' | 'javelin') => {
    const { armor, 'movement-cm': move, melee, 'range-cm': range, cost } = table[row];
    return {
      ...common,
      armor,
      shock: readingOf(chariotShock, choices).value,
      move,
      melee,
      range,
      cost,
      ammunition: missiles[row].missiles,
      traits: ['chariot'],
    } as const;
  };
  return {
    'chariot-archer': sheet('chariot-archer', { title: 'Chariot, archer', ...chariot('archer'), weapon: 'bow' }),
    'chariot-slinger': sheet('chariot-slinger', { title: 'Chariot, slinger', ...chariot('slinger'), weapon: 'sling' }),
    'chariot-javelin': sheet('chariot-javelin', {
      title: 'Chariot, javelin',
      ...chariot('javelin'),
      weapon: 'javelin',
      range: readingOf(chariotJavelins, choices).value,
    }),
    'chariot-fighter': sheet('chariot-fighter', {
      ...common,
      title: 'Chariot, fighter',
      armor: table.fighter.armor,
      shock: readingOf(chariotFighterShock, choices).value,
      move: readingOf(chariotFighterMove, choices).value.chariot,
      melee: table.fighter.melee,
      cost: table.fighter.cost,
      traits: ['chariot', 'fighter-chariot'],
    }),
  };
}

/** War elephants. */
export function elephantsUnder(choices: Choices, sheet: Sheet) {
  const { javelin, archer } = elephantTable.cells;
  const shock = readingOf(elephantShock, choices).value;
  const elephant = {
    class: 'elephant',
    armor: armorOf(readingOf(elephantArmor, choices).value),
    shock,
    // Only the order sheet gives it shock; it would strike as the heaviest do.
    shockAttack: 'heavy-cavalry',
    shockReceive: null,
    melee: readingOf(elephantMelee, choices).value,
    morale: null,
    stand: 'elephant',
    individual: true,
    traits: ['elephant'],
  } as const;
  return {
    'war-elephant-javelin': sheet('war-elephant-javelin', {
      ...elephant,
      title: 'War elephant, javelin',
      move: javelin['move-cm'],
      cost: javelin.cost,
      weapon: 'javelin',
      range: readingOf(elephantJavelins, choices).value,
      ammunition: javelin['number-of-missiles'],
    }),
    'war-elephant-archer': sheet('war-elephant-archer', {
      ...elephant,
      title: 'War elephant, archer',
      move: archer['move-cm'],
      cost: archer.cost,
      weapon: 'bow',
      range: archer['range-cm'],
      ammunition: readingOf(elephantArrows, choices).value,
    }),
  };
}
