import { cellsAt, decided, reckoned } from '../../../../../book/index.js';
import { defineRuling } from '../../../../../rulebook/index.js';
import { cardEffectsOnMovement } from '../../../common/book/charts/card.js';
import { book, card, ours } from '../../../common/book/rulings/readings.js';
import { shockChart, shockReductions } from '../charts/shock-and-movement.js';

/** Rulings about shock and movement where the period section has its own numbers. */

const faces = cellsAt(shockChart);

export const shockExample = defineRuling({
  id: 'cady/ruling/shock-example',
  readings: [
    book('chart', faces['heavy-infantry']['medium-cavalry'], 1501),
    book('example', faces['medium-infantry']['medium-cavalry'], 1492),
  ],
  default: 'chart',
  reconstruction: false,
});

export const shockFord = defineRuling({
  id: 'cady/ruling/shock-ford',
  readings: [book('one', 1, 1509), ours('not-listed', 0)],
  decides: [decided(cellsAt(shockReductions)['troops-in-a-ford'].shocks)],
  default: 'one',
  reconstruction: false,
});

export const formationMorale = defineRuling({
  id: 'cady/ruling/medieval-formation-change-morale',
  readings: [book('three', 3, 1523), book('two', 2, 568), card('card', 2, 76)],
  default: 'three',
  reconstruction: false,
});

export const creek = defineRuling({
  id: 'cady/ruling/medieval-creek',
  readings: [
    book('free-at-a-ford', 0, 1527),
    book('anywhere', 1, 1524),
    card(
      'card',
      reckoned([cellsAt(cardEffectsOnMovement).creek.fraction], ({ value }) => value),
      77,
    ),
  ],
  default: 'free-at-a-ford',
  reconstruction: false,
});

export const forestFree = defineRuling({
  id: 'cady/ruling/forest-exempt',
  readings: [
    book('indians-and-foresters', ['indians', 'foresters'], 1523),
    book('indians', ['indians'], 938),
    card('card', ['indians'], 78),
  ],
  default: 'indians-and-foresters',
  reconstruction: false,
});

export const columnBonus = defineRuling({
  id: 'cady/ruling/column-bonus-period',
  readings: [book('musket-period-only', false, 685), ours('in-this-period-too', true)],
  default: 'musket-period-only',
  reconstruction: false,
});

export const shockAndMovementRulings = [
  shockExample,
  shockFord,
  formationMorale,
  creek,
  forestFree,
  columnBonus,
] as const;
