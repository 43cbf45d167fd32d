import { defineRuling } from '../../../../rulebook/index.js';
import { baseSizesMusket } from '../../common/charts/bases.js';
import { artilleryCrew } from '../charts/artillery.js';

/** Rulings about what the figures are: arms, shock classes, crews. */

/** Full crew of a 6 pd cannon, in figures. */
export const crewOf6Pd = defineRuling({
  id: 'cady/ruling/crew-6-pd',
  subject: 'Full crew of a 6 pd cannon',
  readings: [
    {
      id: 'crew-chart',
      value: artilleryCrew.cells['six-pounder']['full-crew'],
      source: 'cady-book',
      line: 2180,
    },
    { id: 'base-sizes', value: baseSizesMusket.cells['6-pound-cannon'].crew, source: 'cady-book', line: 241 },
    { id: 'glossary', value: 4, source: 'cady-book', line: 2790 },
    { id: 'card', value: 4, source: 'cady-card', line: 261 },
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
    { id: 'crew-chart', value: artilleryCrew.cells.rockets['full-crew'], source: 'cady-book', line: 2182 },
    { id: 'base-sizes', value: baseSizesMusket.cells.rockets.crew, source: 'cady-book', line: 246 },
    { id: 'order-sheet', value: 2, source: 'cady-book', line: 3004 },
    { id: 'card', value: 4, source: 'cady-card', line: 263 },
  ],
  default: 'crew-chart',
  reconstruction: false,
  why: 'As for the 6 pd: the crew chart rules on crews. The order sheet ranks last, and its numbers fit no chart.',
});

/** Which cavalry carries pistols besides the hussars. */
export const cuirassierPistols = defineRuling({
  id: 'cady/ruling/cuirassier-pistols',
  subject: 'Whether cuirassiers carry pistols',
  readings: [
    { id: 'no', value: false, source: 'cady-book', line: 2049 },
    { id: 'yes', value: true, source: 'cady-book', line: 2437 },
    { id: 'card', value: false, source: 'cady-card', line: 227 },
  ],
  default: 'no',
  reconstruction: false,
  why: 'The prose on cavalry and small arms gives them pistols but refers to the capability chart for the ranges, and the chart leaves theirs blank; its note arms light cavalry alone. Without a printed range the chart decides.',
});

/** Whether lancers, who are light cavalry, carry the pistols that the chart's note gives to light cavalry. */
export const lancerPistols = defineRuling({
  id: 'cady/ruling/lancer-pistols',
  subject: 'Whether lancers carry pistols',
  readings: [
    { id: 'no', value: false, source: 'cady-book', line: 2437 },
    { id: 'light-cavalry-note', value: true, source: 'cady-book', line: 2053 },
    { id: 'card', value: false, source: 'cady-card', line: 225 },
  ],
  default: 'no',
  reconstruction: false,
  why: 'The section on cavalry and small arms excepts lancers by name, and the chart prints no range for them.',
});

/** The column of the shock chart under which each kind of cavalry strikes, and the row in which it is struck. */
export const shockClassOfCavalry = defineRuling({
  id: 'cady/ruling/shock-musket-cavalry-column',
  subject: 'Shock class of musket cavalry',
  readings: [
    {
      id: 'by-name',
      value: {
        'light-hussars': 'light-cavalry',
        'light-lancers': 'light-cavalry',
        dragoons: 'medium-cavalry',
        cuirassier: 'heavy-cavalry',
      },
      source: 'cady-book',
      line: 2437,
    },
    {
      id: 'dragoons-light',
      value: {
        'light-hussars': 'light-cavalry',
        'light-lancers': 'light-cavalry',
        dragoons: 'light-cavalry',
        cuirassier: 'heavy-cavalry',
      },
    },
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
    {
      id: 'by-training',
      value: {
        militia: 'light-infantry',
        'light-infantry': 'light-infantry',
        rifles: 'light-infantry',
        regulars: 'medium-infantry',
        'carbines-fusils': 'light-infantry',
        indians: 'light-infantry',
        grenadiers: 'heavy-infantry',
        guard: 'heavy-infantry',
      },
    },
    {
      id: 'all-medium',
      value: {
        militia: 'medium-infantry',
        'light-infantry': 'medium-infantry',
        rifles: 'medium-infantry',
        regulars: 'medium-infantry',
        'carbines-fusils': 'medium-infantry',
        indians: 'medium-infantry',
        grenadiers: 'medium-infantry',
        guard: 'medium-infantry',
      },
    },
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
    {
      id: 'light-class-of-two-or-more',
      value: ['light-infantry', 'rifles', 'carbines-fusils', 'indians'],
      source: 'cady-book',
      line: 744,
    },
    { id: 'light-class-of-exactly-two', value: ['rifles', 'indians'], source: 'cady-book', line: 744 },
    { id: 'light-infantry-and-indians', value: ['light-infantry', 'indians'], source: 'cady-book', line: 2830 },
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
