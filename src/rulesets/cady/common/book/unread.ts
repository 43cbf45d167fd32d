import type { Unread } from '../../../../book/index.js';
import { commonCardCharts } from './charts.js';
import { unreadCard } from './unread-card.js';

/** Data of the Common Rules that these alone do not read, and why; what a period leaves unread, its own print lists. */
export const commonUnread: readonly Unread[] = [
  ...unreadCard(commonCardCharts, {
    'cady/card/shock-path': ['cavalry/cm', 'infantry/cm'],
    'cady/card/effects-on-movement': ['charge-down-road/fraction'],
  }),
  ...because(
    'only the periods have missiles and small arms',
    'dice/missile-sides',
    'missile-armor-steps',
    'kill-shots',
    'musket-range-start',
    'fire-step-modifiers/under-two-thirds-range',
    'fire-step-modifiers/within-one-third-range',
    'fire-step-modifiers/target-four-or-more-deep',
    'fire-step-modifiers/target-on-forest-edge',
    'fire-step-modifiers/indirect-fire',
  ),
  ...because(
    'only the periods play the turn on a table',
    'thirds',
    'ground/fence-section-cm',
    'base-sizes-ancient-medieval',
    'base-sizes-musket',
  ),
  ...because(
    'read as numbered, post-melee morale would be tested in the first turn and never again',
    'ruling/sequence-repeat',
  ),
  ...because(
    'only the ancient and medieval game has them',
    'shock-reductions/swiss-pike-2-ranks',
    'shock-reductions/swiss-pike-3-ranks',
    'shock-reductions/roman-testudo',
  ),
  ...because(
    'the scale is that of its first row; the others work it out for longer distances',
    ...['50', '100', '200', '300', '400'].map(yards => `ground-scale/${yards}-yards`),
  ),
  ...because(
    'it says what the entry is about, which the rules know by its name',
    'effects-on-movement#column',
    'effects-on-movement#row',
    'effects-on-movement#change',
    'effects-on-movement#exceptions',
    'melee-point-effects#applies-to',
    ...['attacked-on-flank', 'attacking-across-wall-or-fortification', 'attacking-uphill', 'attacking-across-ford'].map(
      row => `melee-point-effects/${row}/attacker-rolls`,
    ),
  ),
];

function because(reason: string, ...ids: readonly string[]): readonly Unread[] {
  return ids.map(id => ({ id: id.startsWith('ruling/') ? `cady/${id}` : `cady/common/${id}`, reason }));
}
