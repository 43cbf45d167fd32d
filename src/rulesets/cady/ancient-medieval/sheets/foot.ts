import type { OpenBook } from '../../../../book/index.js';
import { romansTable } from '../book/charts/ancients.js';
import { figureCapabilityInfantry } from '../book/charts/capability.js';
import { berserkerTable, poleArmTable, samuraiTable, swissPikeTable } from '../book/charts/medieval.js';
import { hopliteAlone, romanAuxiliaryRange } from '../book/rulings/troops.js';
import type { Sheet } from './printed.js';

/** Foot without missiles. */
export function infantryUnder(book: OpenBook, sheet: Sheet) {
  return {
    ...commonFoot(book, sheet),
    ...ancientFoot(book, sheet),
    ...longArms(book, sheet),
    ...singleFighters(book, sheet),
  };
}

/** What the table of all figures says of a man on foot. */
function footOf(row: keyof (typeof figureCapabilityInfantry)['cells'], book: OpenBook) {
  const printed = book.of(figureCapabilityInfantry)[row];
  const { armor, shock, 'movement-cm': move, 'melee-point': melee, 'morale-value': morale, cost } = printed;
  return { class: 'infantry', armor, shock, move, melee, morale, cost } as const;
}

function commonFoot(book: OpenBook, sheet: Sheet) {
  return {
    peasants: sheet('peasants', ['capability/peasants'], () => ({
      title: 'Peasants',
      ...footOf('peasants', book),
      stand: 'peasants',
    })),
    'light-infantry': sheet('light-infantry', ['capability/light-infantry'], () => ({
      title: 'Light infantry',
      ...footOf('light', book),
      stand: 'infantry',
    })),
    'medium-infantry': sheet('medium-infantry', ['capability/medium-infantry'], () => ({
      title: 'Medium infantry',
      ...footOf('medium', book),
      stand: 'infantry',
    })),
    'men-at-arms': sheet('men-at-arms', ['capability/men-at-arms', 'definition/men-at-arms'], () => ({
      title: 'Men-at-arms',
      ...footOf('men-at-arms', book),
      stand: 'men-at-arms',
    })),
  };
}

function ancientFoot(book: OpenBook, sheet: Sheet) {
  return {
    // What the phalanx gives stands in the rules of the phalanx; this is the man outside it.
    hoplites: sheet('hoplites', ['capability/hoplites', 'phalanx/outside-medium', 'phalanx/stats'], () => ({
      title: 'Hoplites',
      ...footOf('hoplites', book),
      ...book.reading(hopliteAlone),
      stand: 'infantry',
      traits: ['phalanx'],
    })),
    'roman-auxiliary': sheet('roman-auxiliary', ['capability/roman-auxiliary', 'romans/stats-auxiliary'], () => ({
      title: 'Roman auxiliaries',
      ...footOf('roman-aux', book),
      rangeVaries: book.reading(romanAuxiliaryRange) === 'varies',
      stand: 'infantry',
    })),
    'roman-legionary': sheet('roman-legionary', ['capability/roman-legionary', 'romans/stats-legion'], () => ({
      title: 'Roman legionaries',
      ...footOf('romans', book),
      weapon: 'pilum',
      range: book.of(romansTable)['infantry-legion']['range-cm'],
      stand: 'infantry',
      traits: ['legionary', 'stakes'],
    })),
  };
}

/** Pikes, pole arms and spears. */
function longArms(book: OpenBook, sheet: Sheet) {
  const pikes = book.of(swissPikeTable);
  const pike = (row: keyof typeof pikes) => {
    const { armor, shock, 'movement-cm': move, melee, morale, cost } = pikes[row];
    return { class: 'infantry', armor, shock, move, melee, morale, cost, traits: ['pike'] } as const;
  };
  const poleArm = book.of(poleArmTable)['pole-arm-spear'];
  return {
    'swiss-pike-light': sheet('swiss-pike-light', ['pike/stats-light'], () => ({
      title: 'Swiss pike, light',
      ...pike('light'),
      stand: 'infantry',
    })),
    'swiss-pike-medium': sheet('swiss-pike-medium', ['pike/stats-medium'], () => ({
      title: 'Swiss pike, medium',
      ...pike('medium'),
      stand: 'infantry',
    })),
    'pole-arm': sheet('pole-arm', ['polearm/stats'], () => ({
      title: 'Pole arms and spears',
      class: 'infantry',
      armor: poleArm.armor,
      shock: poleArm.shock,
      move: poleArm['move-cm'],
      melee: poleArm.melee,
      morale: poleArm.morale,
      cost: poleArm.cost,
      stand: 'infantry',
      traits: ['pole-arm'],
    })),
  };
}

function singleFighters(book: OpenBook, sheet: Sheet) {
  const samurai = book.of(samuraiTable).infantry;
  const berserker = book.of(berserkerTable).infantry;
  return {
    'samurai-infantry': sheet(
      'samurai-infantry',
      ['samurai/stats-infantry', 'samurai/individual', 'samurai/missile-as-medium'],
      () => ({
        title: 'Samurai on foot',
        class: 'infantry',
        armor: samurai.armor,
        shock: samurai.shock,
        move: samurai['movement-cm'],
        melee: null,
        morale: null,
        cost: samurai.cost,
        stand: 'single-foot',
        individual: true,
        traits: ['samurai'],
      }),
    ),
    berserker: sheet('berserker', ['berserker/stats', 'berserker/individual'], () => ({
      title: 'Viking berserker',
      class: 'infantry',
      armor: berserker.armor,
      shock: 0,
      move: berserker['movement-cm'],
      melee: berserker.melee,
      morale: berserker.morale,
      cost: berserker.cost,
      stand: 'single-foot',
      individual: true,
      traits: ['berserker'],
    })),
  };
}
