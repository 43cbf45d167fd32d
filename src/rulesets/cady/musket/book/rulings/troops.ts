import { cellsAt, decided } from '../../../../../book/index.js';
import { defineRuling } from '../../../../../rulebook/index.js';
import { baseSizesMusket } from '../../../common/book/charts/bases.js';
import { book, card, ours } from '../../../common/book/rulings/readings.js';
import { artilleryCrew } from '../charts/artillery.js';
import { cardArtilleryCrew } from '../charts/card-fire.js';

/** Rulings about what the figures are: arms, shock classes, crews. */

/** Full crew of a 6 pd cannon, in figures. */
export const crewOf6Pd = defineRuling({
  id: 'cady/ruling/crew-6-pd',
  readings: [
    book('crew-chart', cellsAt(artilleryCrew)['six-pounder']['full-crew'], 2180),
    book('base-sizes', cellsAt(baseSizesMusket)['6-pound-cannon'].crew, 241),
    book('glossary', 4, 2790),
    card('card', cellsAt(cardArtilleryCrew)['6-pd']['full-crew'], 261),
  ],
  decides: [
    decided(cellsAt(artilleryCrew)['six-pounder']['full-crew']),
    decided(cellsAt(baseSizesMusket)['6-pound-cannon'].crew),
  ],
  default: 'crew-chart',
  reconstruction: false,
});

/** Full crew of a rocket stand, in figures. */
export const crewOfRockets = defineRuling({
  id: 'cady/ruling/crew-rockets',
  readings: [
    book('crew-chart', cellsAt(artilleryCrew).rockets['full-crew'], 2182),
    book('base-sizes', cellsAt(baseSizesMusket).rockets.crew, 246),
    book('order-sheet', 2, 3004),
    card('card', cellsAt(cardArtilleryCrew).rockets['full-crew'], 263),
  ],
  decides: [decided(cellsAt(artilleryCrew).rockets['full-crew']), decided(cellsAt(baseSizesMusket).rockets.crew)],
  default: 'crew-chart',
  reconstruction: false,
});

/** Whether cuirassiers carry pistols. */
export const cuirassierPistols = defineRuling({
  id: 'cady/ruling/cuirassier-pistols',
  readings: [book('no', false, 2049), book('yes', true, 2437), card('card', false, 227)],
  default: 'yes',
  reconstruction: false,
});

/** Whether lancers, who are light cavalry, carry the pistols that the chart's note gives to light cavalry. */
export const lancerPistols = defineRuling({
  id: 'cady/ruling/lancer-pistols',
  readings: [book('no', false, 2437), book('light-cavalry-note', true, 2053), card('card', false, 225)],
  default: 'no',
  reconstruction: false,
});

/** The column of the shock chart under which each kind of cavalry strikes, and the row in which it is struck. */
export const shockClassOfCavalry = defineRuling({
  id: 'cady/ruling/shock-musket-cavalry-column',
  readings: [
    ours('by-name', {
      'light-hussars': 'light-cavalry',
      'light-lancers': 'light-cavalry',
      dragoons: 'medium-cavalry',
      cuirassier: 'heavy-cavalry',
    }),
    ours('dragoons-light', {
      'light-hussars': 'light-cavalry',
      'light-lancers': 'light-cavalry',
      dragoons: 'light-cavalry',
      cuirassier: 'heavy-cavalry',
    }),
  ],
  default: 'by-name',
  reconstruction: true,
});

/** The row of the shock chart in which each kind of infantry is struck. Infantry that strikes has the chart's one infantry column. */
export const shockClassOfInfantry = defineRuling({
  id: 'cady/ruling/shock-classes-musket',
  readings: [
    ours('by-training', {
      militia: 'light-infantry',
      'light-infantry': 'light-infantry',
      rifles: 'light-infantry',
      regulars: 'medium-infantry',
      'carbines-fusils': 'light-infantry',
      indians: 'light-infantry',
      grenadiers: 'heavy-infantry',
      guard: 'heavy-infantry',
    }),
    ours('all-medium', {
      militia: 'medium-infantry',
      'light-infantry': 'medium-infantry',
      rifles: 'medium-infantry',
      regulars: 'medium-infantry',
      'carbines-fusils': 'medium-infantry',
      indians: 'medium-infantry',
      grenadiers: 'medium-infantry',
      guard: 'medium-infantry',
    }),
  ],
  default: 'by-training',
  reconstruction: true,
});

/** The infantry that may open its stands, up to 2 cm apart, into a skirmish line. */
export const skirmishers = defineRuling({
  id: 'cady/ruling/light-infantry-skirmish-morale',
  readings: [
    book('light-class-of-two-or-more', ['light-infantry', 'rifles', 'carbines-fusils', 'indians'], 744),
    book('light-class-of-exactly-two', ['rifles', 'indians'], 744),
    book('light-infantry-and-indians', ['light-infantry', 'indians'], 2830),
  ],
  default: 'light-class-of-two-or-more',
  reconstruction: false,
});

/** As which infantry dragoons fight and shoot on foot. */
export const dragoonsOnFoot = defineRuling({
  id: 'cady/ruling/dragoons-on-foot',
  readings: [book('as-carbine-infantry', 'carbines-fusils', 2053), book('as-regulars', 'regulars', 2796)],
  default: 'as-carbine-infantry',
  reconstruction: false,
});

/** Whether a general in person joins units, as the supreme commander of the common rules does. */
export const unitsJoin = defineRuling({
  id: 'cady/ruling/joining-units-musket',
  readings: [book('nobody', false, 2528), book('supreme-commander', true, 390)],
  default: 'nobody',
  reconstruction: false,
});

export const troopRulings = [
  crewOf6Pd,
  crewOfRockets,
  cuirassierPistols,
  lancerPistols,
  shockClassOfCavalry,
  shockClassOfInfantry,
  skirmishers,
  dragoonsOnFoot,
  unitsJoin,
] as const;
