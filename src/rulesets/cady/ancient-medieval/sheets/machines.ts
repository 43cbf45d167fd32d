import type { OpenBook } from '../../../../book/index.js';
import {
  figureCapabilityArtillery,
  figureCapabilityGunpowder,
  figureCapabilityMissile,
} from '../book/charts/capability.js';
import { gunpowderArtillery } from '../book/charts/gunpowder.js';
import { hussiteTable } from '../book/charts/medieval.js';
import {
  crewBallista,
  crewBombard,
  crewCannon,
  crewCatapult,
  crewCulverin,
  crewTrebuchet,
} from '../book/rulings/crews.js';
import { moveBombard, moveTrebuchet } from '../book/rulings/guns.js';
import { wagonCost } from '../book/rulings/supply.js';
import type { Sheet } from './printed.js';

/** Engines, gunpowder pieces and wagons. */
export function machinesUnder(book: OpenBook, sheet: Sheet) {
  return { ...engines(book, sheet), ...gunpowderPieces(book, sheet), ...wagons(book, sheet) };
}

function engines(book: OpenBook, sheet: Sheet) {
  const chart = book.of(figureCapabilityArtillery);
  const engine = (row: keyof typeof chart, crew: number | null) => {
    const { armor, 'movement-cm': move, melee, cost } = chart[row];
    return { class: 'artillery', armor, shock: 0, move, melee, morale: null, cost, stand: row, crew } as const;
  };
  return {
    ballista: sheet('ballista', ['capability/ballista'], () => ({
      title: 'Ballista',
      ...engine('ballista', book.reading(crewBallista)),
    })),
    'onager-catapult': sheet('onager-catapult', ['capability/onager-catapult'], () => ({
      title: 'Onager or catapult',
      ...engine('onager-catapult', book.reading(crewCatapult)),
    })),
    trebuchet: sheet('trebuchet', ['capability/trebuchet'], () => ({
      title: 'Trebuchet',
      ...engine('trebuchet', book.reading(crewTrebuchet)),
      move: book.reading(moveTrebuchet)['before-set-up'],
    })),
  };
}

function gunpowderPieces(book: OpenBook, sheet: Sheet) {
  const chart = book.of(figureCapabilityGunpowder);
  // Both charts print the same moves, but for the bombard; the section's has them as numbers.
  const section = book.of(gunpowderArtillery);
  const piece = (row: Exclude<keyof typeof chart, 'hand-cannon'>, move: number, crew: number | null) => {
    const { armor, melee, morale, cost } = chart[row];
    return { class: 'artillery', armor, shock: 0, move, melee, morale, cost, stand: row, crew } as const;
  };
  return {
    'pot-d-fer': sheet('pot-d-fer', ['capability/pot-d-fer', 'gunpowder-artillery/stats-pot-d-fer'], () => ({
      title: 'Pot d’fer',
      ...piece('pot-d-fer', section['pot-d-fer']['movement-cm'], section['pot-d-fer'].crew),
    })),
    culverin: sheet('culverin', ['capability/culverin', 'gunpowder-artillery/stats-culverin'], () => ({
      title: 'Culverin',
      ...piece('culverin', section.culverin['movement-cm'], book.reading(crewCulverin)),
    })),
    cannon: sheet('cannon', ['capability/cannon', 'gunpowder-artillery/stats-cannon'], () => ({
      title: 'Cannon',
      ...piece('cannon', section.cannon['movement-cm'], book.reading(crewCannon)),
    })),
    bombard: sheet('bombard', ['capability/bombard', 'gunpowder-artillery/stats-bombard'], () => ({
      title: 'Bombard',
      ...piece('bombard', book.reading(moveBombard)['before-set-up'], book.reading(crewBombard)),
    })),
  };
}

function wagons(book: OpenBook, sheet: Sheet) {
  const wagon = book.of(figureCapabilityMissile)['supply-wagon'];
  const warWagon = book.of(hussiteTable)['war-wagon'];
  return {
    'supply-wagon': sheet('supply-wagon', ['capability/supply-wagon', 'supply/wagon-cost'], () => ({
      title: 'Supply wagon',
      class: 'wagon',
      armor: null,
      shock: 0,
      move: wagon['movement-cm'],
      melee: null,
      morale: null,
      cost: book.reading(wagonCost),
      stand: 'wagon',
      individual: true,
      traits: ['supply-wagon'],
    })),
    'war-wagon': sheet('war-wagon', ['hussite/stats'], () => ({
      title: 'Hussite war wagon',
      class: 'wagon',
      armor: null,
      shock: warWagon.shock,
      move: warWagon['movement-cm'],
      melee: null,
      morale: null,
      cost: null,
      stand: 'wagon',
      // Chained together, wagons prevent all shock; on the move their men are safe from it.
      shockReceive: null,
      individual: true,
      traits: ['war-wagon'],
    })),
  };
}
