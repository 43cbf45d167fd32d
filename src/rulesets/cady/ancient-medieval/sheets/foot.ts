import type { OpenBook } from '../../../../book/index.js';
import { romansTable } from '../book/charts/ancients.js';
import { figureCapabilityInfantry } from '../book/charts/capability.js';
import { berserkerTable, poleArmTable, samuraiTable, swissPikeTable } from '../book/charts/medieval.js';
import { hopliteAlone, romanAuxiliaryRange } from '../book/rulings/troops.js';
import type { Sheet } from './printed.js';

/** Foot without missiles. */
export function infantryUnder(book: OpenBook, sheet: Sheet) {
  const chart = book.of(figureCapabilityInfantry);
  const foot = (row: keyof typeof chart) => {
    const { armor, shock, 'movement-cm': move, 'melee-point': melee, 'morale-value': morale, cost } = chart[row];
    return { class: 'infantry', armor, shock, move, melee, morale, cost } as const;
  };
  const pikes = book.of(swissPikeTable);
  const pike = (row: keyof typeof pikes) => {
    const { armor, shock, 'movement-cm': move, melee, morale, cost } = pikes[row];
    return { class: 'infantry', armor, shock, move, melee, morale, cost, traits: ['pike'] } as const;
  };
  const poleArm = book.of(poleArmTable)['pole-arm-spear'];
  const samurai = book.of(samuraiTable).infantry;
  const berserker = book.of(berserkerTable).infantry;
  return {
    peasants: sheet('peasants', ['capability/peasants'], () => ({
      title: 'Peasants',
      ...foot('peasants'),
      stand: 'peasants',
    })),
    'light-infantry': sheet('light-infantry', ['capability/light-infantry'], () => ({
      title: 'Light infantry',
      ...foot('light'),
      stand: 'infantry',
    })),
    'medium-infantry': sheet('medium-infantry', ['capability/medium-infantry'], () => ({
      title: 'Medium infantry',
      ...foot('medium'),
      stand: 'infantry',
    })),
    'men-at-arms': sheet('men-at-arms', ['capability/men-at-arms', 'definition/men-at-arms'], () => ({
      title: 'Men-at-arms',
      ...foot('men-at-arms'),
      stand: 'men-at-arms',
    })),
    // What the phalanx gives stands in the rules of the phalanx; this is the man outside it.
    hoplites: sheet('hoplites', ['capability/hoplites', 'phalanx/outside-medium', 'phalanx/stats'], () => ({
      title: 'Hoplites',
      ...foot('hoplites'),
      ...book.reading(hopliteAlone),
      stand: 'infantry',
      traits: ['phalanx'],
    })),
    'roman-auxiliary': sheet('roman-auxiliary', ['capability/roman-auxiliary', 'romans/stats-auxiliary'], () => ({
      title: 'Roman auxiliaries',
      ...foot('roman-aux'),
      rangeVaries: book.reading(romanAuxiliaryRange) === 'varies',
      stand: 'infantry',
    })),
    'roman-legionary': sheet('roman-legionary', ['capability/roman-legionary', 'romans/stats-legion'], () => ({
      title: 'Roman legionaries',
      ...foot('romans'),
      weapon: 'pilum',
      range: book.of(romansTable)['infantry-legion']['range-cm'],
      stand: 'infantry',
      traits: ['legionary', 'stakes'],
    })),
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
