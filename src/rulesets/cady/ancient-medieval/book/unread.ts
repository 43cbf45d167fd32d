import type { Unread } from '../../../../book/index.js';
import { commonCardCharts } from '../../common/book/charts.js';
import { unreadCard } from '../../common/book/unread-card.js';
import {
  cardAncientMedievalInfantry,
  cardArtillery,
  cardCavalry,
  cardMedievalGunpowder,
  cardMissile,
  cardSupplyWagon,
} from './charts/card-figures.js';
import {
  cardHandCannonOdds,
  cardMedievalArtilleryHills,
  cardMissileHill,
  cardMovementExamples,
} from './charts/card-fire.js';

const cardCharts = [
  ...commonCardCharts,
  cardAncientMedievalInfantry,
  cardMissile,
  cardSupplyWagon,
  cardCavalry,
  cardArtillery,
  cardMedievalGunpowder,
  cardHandCannonOdds,
  cardMedievalArtilleryHills,
  cardMissileHill,
  cardMovementExamples,
];

/** Where the card prints something else than the book, and readings of rulings point at it. */
const cardRead = {
  'cady/card/shock-path': ['cavalry/cm', 'infantry/cm'],
  'cady/card/effects-on-movement': ['charge-down-road/fraction', 'creek/fraction'],
  'cady/card/shock-reductions': ['swiss-pike-2-ranks/shocks', 'swiss-pike-3-ranks/shocks', 'roman-testudo/shocks'],
  'cady/card/step-modifiers': ['target-behind-fence-or-wall/steps', 'indirect-fire/steps'],
  'cady/card/ancient-medieval-infantry': ['hoplites/shock', 'hoplites/morale', 'roman-aux/range'],
  'cady/card/missile': [
    ...['archer-light', 'archer-medium'].flatMap(bow =>
      ['melee', 'morale', 'range', 'cost'].map(column => `${bow}/${column}`),
    ),
    'slinger-light/range',
    'supply-wagon/cost',
  ],
  'cady/card/supply-wagon': ['missile-unit/shots-each'],
  'cady/card/cavalry': [
    'light-cavalry/melee',
    'chariot-archer/morale',
    'chariot-archer/shock',
    'chariot-javelin/range',
    'chariot-fighter/shock',
    'chariot-fighter/move',
    ...['armor', 'shock', 'melee', 'range'].map(column => `war-elephant-javelin/${column}`),
  ],
  'cady/card/artillery': [
    ...['ballista', 'onager-catapult', 'trebuchet'].map(engine => `${engine}/crew`),
    'onager-catapult/hit-area',
    'trebuchet/hit-area',
  ],
  'cady/card/medieval-gunpowder': [
    ...['armor', 'range', 'crew'].map(column => `hand-cannon/${column}`),
    ...['pot-d-fer', 'culverin', 'cannon'].flatMap(gun => [`${gun}/range`, `${gun}/hit-area`]),
    'pot-d-fer/hit-area-shape',
    ...['culverin', 'cannon', 'bombard'].map(gun => `${gun}/crew`),
    'bombard/move',
    'bombard/move-once-set-up',
  ],
  'cady/card/hand-cannon-odds': ['near/range', 'near/faces', 'far/range', 'far/faces'],
};

/** Data for one and the same reason: each is a chart, a row, a cell, or a column, after `cady/`. */
function each(reason: string, ...ids: readonly string[]): readonly Unread[] {
  return ids.map(id => ({ id: `cady/${id}`, reason }));
}

const own = (chart: string, ...places: readonly string[]) => places.map(place => `ancient-medieval/${chart}${place}`);

/** What says again what a chart of this period prints, which is read. */
function again(chart: string, ...ids: readonly string[]): readonly Unread[] {
  return each(`prints again what cady/ancient-medieval/${chart} prints, which is played`, ...ids);
}

/** What of the print no rule of this period reads, and why. */
export const unread: readonly Unread[] = [
  ...unreadCard(cardCharts, cardRead),
  ...each(
    'the period prints a chart of its own',
    'common/shock',
    'common/kill-shots',
    'common/missile-armor-steps',
    'common/shock-reductions/behind-wooden-fence',
    'common/shock-reductions/behind-stone-wall',
    'common/shock-reductions/swiss-pike-2-ranks',
    'common/shock-reductions/swiss-pike-3-ranks',
    'common/shock-reductions/roman-testudo',
    'common/fire-step-modifiers/under-two-thirds-range',
    'common/fire-step-modifiers/within-one-third-range',
    'common/fire-step-modifiers/target-four-or-more-deep',
    'common/fire-step-modifiers/target-on-forest-edge',
    'common/fire-step-modifiers/indirect-fire',
    'common/effects-on-movement/changing-formation',
    'common/effects-on-movement/crossing-creek',
    'common/effects-on-movement/hill-level-up-or-down',
    'common/effects-on-movement/change-of-march-direction-over-45-degrees',
    'common/effects-on-movement/infantry-crossing-fence-or-wall',
    'common/effects-on-movement/artillery-over-fence-or-wall',
    'common/effects-on-movement/river-at-ford',
    'common/effects-on-movement/forest-not-on-road',
    'common/effects-on-movement/passing-through-friendly-unit',
    'common/effects-on-movement/portion-on-road',
  ),
  ...each(
    'the period prints a number of its own',
    'common/dice/missile-sides',
    'common/unit',
    'common/army/arm-share',
    'common/sighting/normal',
    'common/sighting/artillery',
  ),
  ...each(
    'the period has a ruling of its own, or counts by a passage of its own',
    'ruling/formation-change-morale',
    'ruling/creek-ford',
    'ruling/steps-deep-target',
    'ruling/fire-into-melee',
  ),
  ...each(
    'read as numbered, post-melee morale would be tested in the first turn and never again',
    'ruling/sequence-repeat',
  ),
  ...each(
    'of the other period',
    'ruling/building-die-12pd',
    'common/base-sizes-musket',
    'common/musket-range-start',
    'ancient-medieval/building-artillery-6pd',
    'ancient-medieval/building-artillery-8pd',
    'ancient-medieval/building-artillery-12pd',
    'ancient-medieval/effects-on-movement/musket-infantry-column-straight',
  ),
  ...each(
    'played only where a ruling gives this period the column march of the other',
    'ancient-medieval/column-march',
  ),
  ...each(
    'words for the reader: what is meant stands in another column, or in the name of the row',
    'common/base-sizes-ancient-medieval#arm',
    'common/base-sizes-ancient-medieval#crew',
    'common/effects-on-movement#column',
    'common/effects-on-movement#row',
    'common/effects-on-movement#change',
    'common/effects-on-movement#exceptions',
    'common/melee-point-effects#applies-to',
    'ancient-medieval/figure-capability-artillery#hit-area-shape',
    'ancient-medieval/elephant-table#weapon',
    'ancient-medieval/chariot-table#weapon',
  ),
  ...each(
    'a machine is one on its stand, with its full crew',
    'common/base-sizes-ancient-medieval#machines',
    ...['ballista', 'onager-catapult', 'trebuchet'].map(gun => `common/base-sizes-ancient-medieval/${gun}/figures`),
  ),
  ...each(
    'all cavalry stands as light cavalry does',
    'common/base-sizes-ancient-medieval/medium-cavalry',
    'common/base-sizes-ancient-medieval/heavy-cavalry',
  ),
  ...each(
    'the scale is that of its first row; the others work it out for longer distances',
    ...['50', '100', '200', '300', '400'].map(yards => `common/ground-scale/${yards}-yards`),
  ),
  ...each(
    'a ruling has it, between this and what is printed elsewhere',
    ...own('figure-capability-infantry', '/hoplites/shock', '/hoplites/morale-value'),
    ...own('figure-capability-missile', '/slinger/range-cm', '/supply-wagon/cost'),
    ...own('figure-capability-artillery', '#crew', '/trebuchet/hit-area-cm'),
    ...own('figure-capability-gunpowder', '#crew', '/pot-d-fer/range', '/pot-d-fer/hit-area-cm'),
    ...own('figure-capability-gunpowder', '/culverin/range', '/culverin/hit-area-cm'),
    ...own('figure-capability-gunpowder', '/cannon/range', '/cannon/hit-area-cm'),
    ...own('missile-step-modifiers', '/indirect-or-behind-first-rank'),
    ...own('loading-chart', '/example-1-third-1/artillery-unloaded'),
    ...own('shock-reductions', '/pole-arms', '/troops-in-a-ford', '/stakes', '/caltrops', '/pike'),
    ...own('effects-on-movement', '/river-at-ford-or-creek-anywhere'),
    ...own('romans-table', '/cavalry/melee', '/missile-bow-light/melee', '/missile-bow-medium/melee'),
    ...own('romans-table', '/missile-bow-light/morale', '/missile-bow-light/range-cm', '/missile-bow-light/cost'),
    ...own('romans-table', '/missile-bow-medium/morale', '/missile-bow-medium/range-cm', '/missile-bow-medium/cost'),
    ...own('elephant-table', '/archer/melee'),
    ...own('elephant-rampage', '/10-11/max-figures', '/12/max-figures'),
    ...own('chariot-table', '/slinger/shock', '/javelin/shock'),
    ...own('mounted-infantry-table', '/mount/movement-cm'),
    ...own('gunpowder-crew', ''),
    ...own('gunpowder-artillery', '/hand-cannon/range-cm'),
  ),
  ...again(
    'figure-capability-infantry',
    ...own('romans-table', '/infantry-auxiliary', '/infantry-legion/armor', '/infantry-legion/shock'),
    ...own('romans-table', '/infantry-legion/move-cm', '/infantry-legion/melee', '/infantry-legion/morale'),
    ...own('romans-table', '/infantry-legion/cost'),
    ...own('phalanx-table', '#move-cm', '#melee', '#cost'),
  ),
  ...again(
    'figure-capability-missile',
    ...own('slinger-table', '#shock', '#movement-cm', '#melee', '#morale', '#cost'),
  ),
  ...again(
    'figure-capability-gunpowder',
    ...own('gunpowder-artillery', '#armor', '#melee', '#morale', '#cost'),
    ...own('gunpowder-artillery', '/bombard/range-cm', '/bombard/hit-area'),
  ),
  ...again(
    'hand-cannon-table',
    ...own('figure-capability-gunpowder', '/hand-cannon'),
    ...own('gunpowder-artillery', '/hand-cannon/movement-cm', '/hand-cannon/hit-area'),
  ),
  ...again('romans-table', ...own('figure-capability-infantry', '#range-cm')),
  ...again('mounted-infantry-table', ...own('figure-capability-cavalry', '/mounts-for-infantry')),
  ...again(
    'chariot-table',
    ...own('figure-capability-cavalry', '/chariot-archer', '/chariot-slinger', '/chariot-javelin', '/chariot-fighter'),
    ...own('chariot-order-sheet', '#shock', '#move-cm', '#melee', '#morale', '#range-cm', '#cost'),
  ),
  ...again(
    'elephant-table',
    ...own('figure-capability-cavalry', '/war-elephant-javelin', '/war-elephant-archer'),
    ...own('elephant-order-sheet', '#move-cm', '#weapon', '#melee', '#number-of-missiles', '#range-cm'),
    ...own('elephant-order-sheet', '#shock', '#cost'),
  ),
  ...again('artillery-crew-size', ...own('artillery-sheet-crew', '')),
  ...again('elephant-missile-odds', ...own('elephant-sheet-missile-odds', '')),
  ...again('elephant-rampage', ...own('elephant-sheet-rampage', '')),
  ...each(
    'prints again what cady/common/shock-reductions prints, which is played',
    ...own('shock-reductions', '/uphill'),
  ),
  ...each(
    'who has none of it: the chart prints a dash or 0',
    ...own('figure-capability-cavalry', '#range-cm'),
    ...own('figure-capability-missile', '/supply-wagon/armor', '/supply-wagon/shock', '/supply-wagon/melee-point'),
    ...own('figure-capability-missile', '/supply-wagon/morale-value', '/supply-wagon/range-cm'),
    ...own('romans-table', '/cavalry/range-cm'),
    ...own('chariot-table', '/fighter/range-cm'),
    ...own('mounted-infantry-table', '#shock'),
    ...own('samurai-table', '/infantry/range-cm', '/cavalry/range-cm'),
    ...['attacked-on-flank', 'attacking-across-wall-or-fortification', 'attacking-uphill', 'attacking-across-ford'].map(
      row => `common/melee-point-effects/${row}/attacker-rolls`,
    ),
  ),
];
