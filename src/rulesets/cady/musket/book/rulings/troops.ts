import { cellsAt } from '../../../../../book/index.js';
import { defineRuling } from '../../../../../rulebook/index.js';
import { baseSizesMusket } from '../../../common/book/charts/bases.js';
import { book, card, ours } from '../../../common/book/rulings/readings.js';
import { artilleryCrew } from '../charts/artillery.js';

/** Rulings about what the figures are: arms, shock classes, crews. */

/** Full crew of a 6 pd cannon, in figures. */
export const crewOf6Pd = defineRuling({
  id: 'cady/ruling/crew-6-pd',
  subject: 'Full crew of a 6 pd cannon',
  readings: [
    book('crew-chart', cellsAt(artilleryCrew)['six-pounder']['full-crew'], 2180),
    book('base-sizes', cellsAt(baseSizesMusket)['6-pound-cannon'].crew, 241),
    book('glossary', 4, 2790),
    card('card', 4, 261),
  ],
  default: 'crew-chart',
  reconstruction: false,
  why: 'The crew chart is the passage that rules on crews; the base sizes say what a stand has room for. A crew of 3 also loses a third at each step, as the medieval text asks. Half fire at 2 and none at 1 hold either way.',
});

/** Full crew of a rocket stand, in figures. */
export const crewOfRockets = defineRuling({
  id: 'cady/ruling/crew-rockets',
  subject: 'Full crew of a rocket stand',
  readings: [
    book('crew-chart', cellsAt(artilleryCrew).rockets['full-crew'], 2182),
    book('base-sizes', cellsAt(baseSizesMusket).rockets.crew, 246),
    book('order-sheet', 2, 3004),
    card('card', 4, 263),
  ],
  default: 'crew-chart',
  reconstruction: false,
  why: 'As for the 6 pd: the crew chart rules on crews. The order sheet ranks last, and its numbers fit no chart.',
});

/** Whether cuirassiers carry pistols. */
export const cuirassierPistols = defineRuling({
  id: 'cady/ruling/cuirassier-pistols',
  subject: 'Whether cuirassiers carry pistols',
  readings: [book('no', false, 2049), book('yes', true, 2437), card('card', false, 227)],
  default: 'yes',
  reconstruction: false,
  why: 'The section on cavalry and small arms is the passage that rules on it and names them; the capability chart only leaves their range blank, and the range of pistols is the small arms table’s matter as it is for hussars.',
});

/** Whether lancers, who are light cavalry, carry the pistols that the chart's note gives to light cavalry. */
export const lancerPistols = defineRuling({
  id: 'cady/ruling/lancer-pistols',
  subject: 'Whether lancers carry pistols',
  readings: [book('no', false, 2437), book('light-cavalry-note', true, 2053), card('card', false, 225)],
  default: 'no',
  reconstruction: false,
  why: 'The section on cavalry and small arms excepts lancers by name, and the chart prints no range for them.',
});

/** The column of the shock chart under which each kind of cavalry strikes, and the row in which it is struck. */
export const shockClassOfCavalry = defineRuling({
  id: 'cady/ruling/shock-musket-cavalry-column',
  subject: 'Shock class of musket cavalry',
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
  why: 'The chart is copied from the medieval game. Hussars and lancers are called light and cuirassiers heavy; dragoons stand between them in movement, and the chart has one class between light and heavy.',
});

/** The row of the shock chart in which each kind of infantry is struck. Infantry that strikes has the chart's one infantry column. */
export const shockClassOfInfantry = defineRuling({
  id: 'cady/ruling/shock-classes-musket',
  subject: 'Shock class of musket infantry receiving shock',
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
  why: 'Nothing is printed. The melee point measures how well a body stands: up to 4 is light (militia, rifles, fusils, indians, light infantry), 5 is medium (regulars), 6 and more is heavy (grenadiers, guard); the two last are also the infantry that the common rules single out as shock troops.',
});

/** The infantry that may open its stands, up to 2 cm apart, into a skirmish line. */
export const skirmishers = defineRuling({
  id: 'cady/ruling/light-infantry-skirmish-morale',
  subject: 'Which musket infantry may skirmish',
  readings: [
    book('light-class-of-two-or-more', ['light-infantry', 'rifles', 'carbines-fusils', 'indians'], 744),
    book('light-class-of-exactly-two', ['rifles', 'indians'], 744),
    book('light-infantry-and-indians', ['light-infantry', 'indians'], 2830),
  ],
  default: 'light-class-of-two-or-more',
  reconstruction: false,
  why: 'Militia is excepted from light infantry by name, so a class is meant and not the one troop type. A morale of two is what it takes, not a ceiling: read as exactly two it would shut out the light infantry of the chart, which has 4.',
});

export const troopRulings = [
  crewOf6Pd,
  crewOfRockets,
  cuirassierPistols,
  lancerPistols,
  shockClassOfCavalry,
  shockClassOfInfantry,
  skirmishers,
] as const;
