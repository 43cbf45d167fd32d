import { defineChart } from '../../../../chart/index.js';
import { wrgBook, wrgSheet } from '../source.js';

/**
 * What disorganises troops, and whether the copy keeps it as printed, in other words, as something new, or not at all.
 *
 * Source: Disorganisation and Distraction.
 */
export const disorganisationCauses = defineChart({
  id: 'wrg/disorganisation-causes',
  title: 'Causes of disorganisation',
  source: wrgBook('Disorganisation and Distraction', 777),
  clauses: [
    'wrg/disorganisation/routing-reorganising',
    'wrg/disorganisation/light-infantry-broken-exception',
    'wrg/disorganisation/contacted-unready',
    'wrg/disorganisation/gap',
    'wrg/disorganisation/missile-casualties-deleted',
    'wrg/disorganisation/difficult-terrain',
    'wrg/disorganisation/infantry-moving-contacted',
    'wrg/disorganisation/horse-elephants-camels',
    'wrg/disorganisation/out-of-control',
    'wrg/disorganisation/after-elephants-chariots',
    'wrg/disorganisation/interpenetrated',
    'wrg/disorganisation/elephant-crew-deleted',
  ],
  rows: [
    '1-routed-rallying-reorganising-or-asleep',
    '1-exception-li-broken',
    '2-contacted-unready-or-not-facing',
    '3-split-by-gap',
    '4-missile-casualty-per-figure',
    '5-obstructed-by-difficult-terrain',
    '6-infantry-moving-when-mounted-charge-contacts',
    '7-horse-near-elephants',
    '7-non-arab-horse-near-camels',
    '8-out-of-control-second-period-or-turning',
    '9-after-meeting-elephants-or-chariots',
    '10-interpenetrated-or-pushed-against-obstacle',
    '11-elephant-pike-crew',
  ],
  columns: ['status'],
  cells: {
    '1-routed-rallying-reorganising-or-asleep': { status: 'printed' },
    '1-exception-li-broken': { status: 'added' },
    '2-contacted-unready-or-not-facing': { status: 'printed' },
    '3-split-by-gap': { status: 'printed' },
    '4-missile-casualty-per-figure': { status: 'deleted' },
    '5-obstructed-by-difficult-terrain': { status: 'printed' },
    '6-infantry-moving-when-mounted-charge-contacts': { status: 'amended' },
    '7-horse-near-elephants': { status: 'amended' },
    '7-non-arab-horse-near-camels': { status: 'added' },
    '8-out-of-control-second-period-or-turning': { status: 'printed' },
    '9-after-meeting-elephants-or-chariots': { status: 'printed' },
    '10-interpenetrated-or-pushed-against-obstacle': { status: 'printed' },
    '11-elephant-pike-crew': { status: 'deleted' },
  },
});

/**
 * Whether a figure has the use of its shield, where and how it is attacked.
 *
 * Source: Use of Shields.
 */
export const shieldUse = defineChart({
  id: 'wrg/shield-use',
  title: 'Can the shield be used?',
  source: wrgBook('Use of Shields', 804),
  clauses: [
    'wrg/shields/when-unusable',
    'wrg/shields/shc-exempt',
    'wrg/shields/ehc-need-shields',
    'wrg/shields/overlapped',
  ],
  rows: [
    'front',
    'unshielded-flank-behind',
    'rear',
    'two-handed-weapon-in-use',
    'hands-climbing-carrying-pushing',
    'no-shield',
    'overlapped-only',
    'super-heavy-cavalry',
    'extra-heavy-cavalry',
  ],
  columns: ['shield-usable'],
  cells: {
    front: { 'shield-usable': true },
    'unshielded-flank-behind': { 'shield-usable': false },
    rear: { 'shield-usable': false },
    'two-handed-weapon-in-use': { 'shield-usable': false },
    'hands-climbing-carrying-pushing': { 'shield-usable': false },
    'no-shield': { 'shield-usable': false },
    'overlapped-only': { 'shield-usable': true },
    'super-heavy-cavalry': { 'shield-usable': 'not-needed' },
    'extra-heavy-cavalry': { 'shield-usable': 'needed' },
  },
});

/**
 * Whether the text has the causes of disorganisation as the quick reference sheet has them.
 *
 * Source: Quick Reference Sheet.
 */
export const sheetDisorganisationCompared = defineChart({
  id: 'wrg/sheet-disorganisation-compared',
  title: 'Sheet: disorganisation causes compared with the body',
  source: wrgSheet('Quick Reference Sheet', 1790),
  clauses: [
    'wrg/sheet/disorganisation-differences',
    'wrg/sheet/disorg-pushed-by-mounted',
    'wrg/sheet/disorg-charged-moving',
    'wrg/sheet/disorg-camels',
  ],
  rows: [
    'routing-rallying-reorganising',
    'caught-pursuing-or-sleeping',
    'caught-changing-formation-direction-or-facing-wrong',
    'split-by-10-pace-gap',
    'infantry-pushed-back-by-mounted',
    'non-li-lmi-in-difficult-terrain',
    'moving-infantry-contacted-by-mounted-charge',
    'horses-near-elephants-30-or-100',
    'non-arabs-near-camels',
    'out-of-control-2nd-period-or-turning',
    'period-after-fighting-elephant-or-chariot',
    'interpenetrated-or-pushed-on-obstacle-or-friends',
  ],
  columns: ['body-agrees'],
  cells: {
    'routing-rallying-reorganising': { 'body-agrees': true },
    // The sheet lacks the exception for those who pursue light infantry.
    'caught-pursuing-or-sleeping': { 'body-agrees': false },
    'caught-changing-formation-direction-or-facing-wrong': { 'body-agrees': false },
    'split-by-10-pace-gap': { 'body-agrees': true },
    'infantry-pushed-back-by-mounted': { 'body-agrees': false },
    'non-li-lmi-in-difficult-terrain': { 'body-agrees': true },
    'moving-infantry-contacted-by-mounted-charge': { 'body-agrees': false },
    'horses-near-elephants-30-or-100': { 'body-agrees': true },
    'non-arabs-near-camels': { 'body-agrees': false },
    'out-of-control-2nd-period-or-turning': { 'body-agrees': true },
    'period-after-fighting-elephant-or-chariot': { 'body-agrees': true },
    'interpenetrated-or-pushed-on-obstacle-or-friends': { 'body-agrees': true },
  },
});
