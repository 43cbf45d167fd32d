import { cellsAt, decided } from '../../../../../book/index.js';
import { defineRuling } from '../../../../../rulebook/index.js';
import { baseSizesAncientMedieval } from '../../../common/book/charts/bases.js';
import { book, card, ours } from '../../../common/book/rulings/readings.js';
import { artilleryCrewSize, artillerySheetCrew } from '../charts/artillery.js';
import { figureCapabilityArtillery, figureCapabilityGunpowder } from '../charts/capability.js';
import { cardArtillery, cardMedievalGunpowder } from '../charts/card-figures.js';
import { gunpowderArtillery, gunpowderCrew } from '../charts/gunpowder.js';

/** Rulings about the crews of engines and guns, in men. */

const cardEngines = cellsAt(cardArtillery);
const cardGuns = cellsAt(cardMedievalGunpowder);
const engines = cellsAt(figureCapabilityArtillery);
const guns = cellsAt(figureCapabilityGunpowder);
const size = cellsAt(artilleryCrewSize);
const bases = cellsAt(baseSizesAncientMedieval);
const sheet = cellsAt(artillerySheetCrew);
const section = cellsAt(gunpowderArtillery);

export const crewBallista = defineRuling({
  id: 'cady/ruling/crew-ballista',
  readings: [
    book('crew-table', size.ballista.crew, 1319),
    book('base-sizes', bases.ballista.crew, 222),
    book('order-sheet', sheet['ballista-rockets'].crew, 3004),
    card('card', cardEngines.ballista.crew, 70),
  ],
  decides: [
    decided(size.ballista.crew),
    decided(bases.ballista.crew),
    decided(sheet['ballista-rockets'].crew),
    decided(engines.ballista.crew),
  ],
  default: 'crew-table',
  reconstruction: false,
});

export const crewCatapult = defineRuling({
  id: 'cady/ruling/crew-catapult',
  readings: [
    book('crew-table', size['catapult-onager-culverin'].crew, 1320),
    book('base-sizes', bases['onager-catapult'].crew, 223),
    book('order-sheet', sheet['catapult-cannon'].crew, 3004),
    card('card', cardEngines['onager-catapult'].crew, 71),
  ],
  decides: [
    decided(size['catapult-onager-culverin'].crew),
    decided(bases['onager-catapult'].crew),
    decided(sheet['catapult-cannon'].crew),
    decided(engines['onager-catapult'].crew),
  ],
  default: 'crew-table',
  reconstruction: false,
});

export const crewTrebuchet = defineRuling({
  id: 'cady/ruling/crew-trebuchet',
  readings: [
    book('crew-table', size['trebuchet-bombard'].crew, 1321),
    book('base-sizes', bases.trebuchet.crew, 224),
    book('order-sheet', sheet['trebuchet-bombard'].crew, 3004),
    card('card', cardEngines.trebuchet.crew, 72),
  ],
  decides: [
    decided(size['trebuchet-bombard'].crew),
    decided(bases.trebuchet.crew),
    decided(sheet['trebuchet-bombard'].crew),
    decided(engines.trebuchet.crew),
  ],
  default: 'crew-table',
  reconstruction: false,
});

export const crewCulverin = defineRuling({
  id: 'cady/ruling/crew-culverin',
  readings: [
    book('gunpowder-table', section.culverin.crew, 1861),
    book('gunpowder-list', cellsAt(gunpowderCrew)['pot-d-fer-culverin'].crew, 1837),
    card('card', cardGuns.culverin.crew, 148),
  ],
  decides: [decided(section.culverin.crew), decided(guns.culverin.crew)],
  default: 'gunpowder-table',
  reconstruction: false,
});

export const crewCannon = defineRuling({
  id: 'cady/ruling/crew-medieval-cannon',
  readings: [
    book('gunpowder-table', section.cannon.crew, 1862),
    book('order-sheet', sheet['catapult-cannon'].crew, 3004),
    card('card', cardGuns.cannon.crew, 149),
  ],
  decides: [decided(section.cannon.crew), decided(guns.cannon.crew)],
  default: 'gunpowder-table',
  reconstruction: false,
});

export const crewBombard = defineRuling({
  id: 'cady/ruling/crew-bombard',
  readings: [
    book('gunpowder-table', section.bombard.crew, 1863),
    book('order-sheet', sheet['trebuchet-bombard'].crew, 3004),
    card('card', cardGuns.bombard.crew, 150),
  ],
  decides: [decided(section.bombard.crew), decided(guns.bombard.crew)],
  default: 'gunpowder-table',
  reconstruction: false,
});

export const crewHandCannon = defineRuling({
  id: 'cady/ruling/crew-hand-cannon',
  readings: [
    book('one', section['hand-cannon'].crew, 1859),
    book('none', null, 1142),
    card('card', cardGuns['hand-cannon'].crew, 146),
  ],
  decides: [decided(section['hand-cannon'].crew)],
  default: 'one',
  reconstruction: false,
});

export const crewBetween = defineRuling({
  id: 'cady/ruling/crew-between-thresholds',
  readings: [
    ours('until-the-next-number-is-reached', 'as-the-larger-number'),
    ours('from-the-first-loss', 'as-the-smaller-number'),
  ],
  default: 'until-the-next-number-is-reached',
  reconstruction: true,
});

export const crewNoneMoves = defineRuling({
  id: 'cady/ruling/crew-third-moves',
  readings: [book('neither-fires-nor-moves', false, 1334), book('does-not-fire', true, 1325)],
  default: 'neither-fires-nor-moves',
  reconstruction: false,
});

export const extraCrew = defineRuling({
  id: 'cady/ruling/crew-extra-cost',
  readings: [book('full-crew', { points: 20, men: 'full-crew' }, 1338), book('six-men', { points: 20, men: 6 }, 2191)],
  default: 'full-crew',
  reconstruction: false,
});

export const crewsRulings = [
  crewBallista,
  crewCatapult,
  crewTrebuchet,
  crewCulverin,
  crewCannon,
  crewBombard,
  crewHandCannon,
  crewBetween,
  crewNoneMoves,
  extraCrew,
] as const;
