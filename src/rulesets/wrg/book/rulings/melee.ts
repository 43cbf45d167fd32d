import { cellsAt, decided, numbersAt } from '../../../../book/index.js';
import { defineRuling } from '../../../../rulebook/index.js';
import { casualtyTable, casualtyTableSheet } from '../charts/casualties.js';
import { meleeCrewAdditions } from '../charts/melee.js';
import { casualtyNumbers, sheetMeleeNumbers } from '../numbers/fighting.js';
import { book, ink, ours, sheet, struck } from './readings.js';

/** Rulings about hand-to-hand combat, casualties, and what becomes of those who fought. */

const table = cellsAt(casualtyTable);
const sheetTable = cellsAt(casualtyTableSheet);

export const overlapSide = defineRuling({
  id: 'wrg/ruling/overlap-side',
  readings: [ours('of-the-enemy', 'enemy'), ours('of-the-overlappers', 'own')],
  default: 'of-the-enemy',
  reconstruction: true,
});

export const overlapAtAFlank = defineRuling({
  id: 'wrg/ruling/overlap-at-a-flank',
  readings: [ours('as-when-he-has-turned', 'turned'), ours('as-the-flank-has-shields', 'flank')],
  default: 'as-when-he-has-turned',
  reconstruction: true,
});

export const partlyUpSlope = defineRuling({
  id: 'wrg/ruling/partly-up-slope',
  readings: [ours('as-its-middle', 'middle'), ours('as-its-highest-men', 'highest')],
  default: 'as-its-middle',
  reconstruction: true,
});

export const overlapByALine = defineRuling({
  id: 'wrg/ruling/overlap-by-a-line',
  readings: [ours('of-the-body-in-contact', 'body'), ours('of-the-line-beside-it', 'line')],
  default: 'of-the-body-in-contact',
  reconstruction: true,
});

export const spearsAndLapping = defineRuling({
  id: 'wrg/ruling/spears-and-lapping-round',
  readings: [book('not-before-them', false, 1019), ours('as-the-rest-of-their-body', true)],
  default: 'not-before-them',
  reconstruction: true,
});

export const lightHeavyRanks = defineRuling({
  id: 'wrg/ruling/light-heavy-ranks',
  readings: [ours('fight-in-ranks', ['hi', 'mi', 'lmi', 'lhi']), book('not-named', ['hi', 'mi', 'lmi'], 972)],
  default: 'fight-in-ranks',
  reconstruction: true,
});

export const ranksOfDismounted = defineRuling({
  id: 'wrg/ruling/ranks-of-dismounted-cavalry',
  readings: [book('as-the-foot-as-which-it-counts', true, 934), book('not-named', false, 972)],
  default: 'as-the-foot-as-which-it-counts',
  reconstruction: true,
});

export const metAsTheyLapRound = defineRuling({
  id: 'wrg/ruling/met-as-they-lap-round',
  readings: [book('kept-off-by-as-many-who-fight-nobody', true, 975), ours('come-round-all-the-same', false)],
  default: 'kept-off-by-as-many-who-fight-nobody',
  reconstruction: true,
});

export const halfFigures = defineRuling({
  id: 'wrg/ruling/half-figures',
  readings: [ours('down', 'down'), ours('up', 'up')],
  default: 'down',
  reconstruction: true,
});

export const halfOfWhichRank = defineRuling({
  id: 'wrg/ruling/half-of-which-rank',
  readings: [book('of-those-who-may', 'of-those-able', 773), book('as-many-as-half-of-the-rank', 'of-the-rank', 773)],
  default: 'of-those-who-may',
  reconstruction: true,
});

export const lanceAfterContact = defineRuling({
  id: 'wrg/ruling/lance-after-contact',
  readings: [
    ink(
      'short-spear-row',
      { lance: 'cavalry-short-spear-or-javelins', others: 'cavalry-short-spear-or-javelins' },
      983,
    ),
    sheet('bow-and-sword-row', { lance: 'cavalry-bow-and-sword', others: 'cavalry-bow-and-sword' }, 1809),
    struck('lance-throughout', { lance: 'cavalry-lance-or-kontos', others: 'cavalry-bow-and-sword' }, 982),
  ],
  default: 'short-spear-row',
  reconstruction: false,
});

export const twoHandedSwords = defineRuling({
  id: 'wrg/ruling/two-handed-swords',
  readings: [book('with-axes', 'with-axes', 989), sheet('as-swords', 'as-swords', 1814)],
  default: 'with-axes',
  reconstruction: false,
});

export const footWithoutARow = defineRuling({
  id: 'wrg/ruling/foot-without-a-row',
  readings: [
    ours('nearest-row', {
      sword: 'slinger-archer-crossbowman-artilleryman',
      lance: 'infantry-thrusting-spear',
    }),
  ],
  default: 'nearest-row',
  reconstruction: true,
});

export const crewLongSpear = defineRuling({
  id: 'wrg/ruling/crew-long-spear',
  readings: [
    book('text', cellsAt(meleeCrewAdditions)['long-spear-or-pike'].addition, 993),
    sheet('sheet', numbersAt(sheetMeleeNumbers)['crew-long-spear-or-pike'], 1818),
  ],
  decides: [decided(cellsAt(meleeCrewAdditions)['long-spear-or-pike'].addition)],
  default: 'text',
  reconstruction: false,
});

export const mixedBodies = defineRuling({
  id: 'wrg/ruling/mixed-bodies',
  readings: [ours('one-throw', 'one-throw'), ours('throw-each', 'throw-each')],
  default: 'one-throw',
  reconstruction: true,
});

export const fewestFactors = defineRuling({
  id: 'wrg/ruling/fewest-factors',
  readings: [ours('no-casualties', 'none'), ours('lowest-row', 'lowest-row')],
  default: 'no-casualties',
  reconstruction: true,
});

export const casualtySlip = defineRuling({
  id: 'wrg/ruling/casualty-slip',
  readings: [sheet('sheet', sheetTable['12']['16'], 1847), book('text', table['12']['16'], 1091)],
  default: 'sheet',
  reconstruction: false,
});

export const casualtyLowCells = defineRuling({
  id: 'wrg/ruling/casualty-low-cells',
  readings: [
    book('text', { fewest: table['-5']['17'], few: table['-4']['14'], more: table['-4']['18'] }, 1074),
    sheet('sheet', { fewest: sheetTable['-5']['17'], few: sheetTable['-4']['14'], more: sheetTable['-4']['18'] }, 1830),
  ],
  default: 'text',
  reconstruction: false,
});

export const perFigure = defineRuling({
  id: 'wrg/ruling/casualties-per-figure',
  readings: [ours('at-the-start-of-the-period', 'at-start')],
  default: 'at-the-start-of-the-period',
  reconstruction: true,
});

export const brokenByPushBacks = defineRuling({
  id: 'wrg/ruling/broken-by-push-backs',
  readings: [book('are-broken', 'are-broken', 1127)],
  default: 'are-broken',
  reconstruction: false,
});

export const touchedWagons = defineRuling({
  id: 'wrg/ruling/wagons-in-contact',
  readings: [ours('destroyed', 'destroyed'), ours('left-alone', 'left-alone')],
  default: 'destroyed',
  reconstruction: true,
});

export const recoilChoice = defineRuling({
  id: 'wrg/ruling/recoil-choice',
  readings: [ink('mounted-must-rally', ['cavalry', 'chariot'], 1119), struck('all-may-choose', [], 1119)],
  default: 'mounted-must-rally',
  reconstruction: false,
});

export const shareOfAMan = defineRuling({
  id: 'wrg/ruling/share-of-a-man',
  readings: [ours('down', 'down'), ours('up', 'up')],
  default: 'down',
  reconstruction: true,
});

export const clearOfUnits = defineRuling({
  id: 'wrg/ruling/clear-of-units',
  readings: [ours('of-all-units', 'nearest'), book('of-any-unit', 'farthest', 1149)],
  default: 'of-all-units',
  reconstruction: true,
});

export const twiceNothing = defineRuling({
  id: 'wrg/ruling/twice-nothing',
  readings: [ours('dead', true), ours('taken', false)],
  default: 'dead',
  reconstruction: true,
});

export const riskOfGeneral = defineRuling({
  id: 'wrg/ruling/men-of-the-general',
  readings: [book('one-figure', numbersAt(casualtyNumbers)['men-in-a-figure'], 1141)],
  default: 'one-figure',
  reconstruction: false,
});

export const modelsBetweenTwo = defineRuling({
  id: 'wrg/ruling/models-between-two-enemies',
  readings: [ours('strike-ahead', 'ahead'), ours('crews-strike-beside-as-well', 'each')],
  default: 'strike-ahead',
  reconstruction: true,
});

export const lightTroopsMakeRoom = defineRuling({
  id: 'wrg/ruling/light-troops-make-room',
  readings: [ours('aside-as-well', 'aside'), ours('straight-back', 'straight')],
  default: 'aside-as-well',
  reconstruction: true,
});

export const casualtiesAtBacks = defineRuling({
  id: 'wrg/ruling/casualties-at-backs',
  readings: [ours('count-for-nothing-there', false), ours('count-as-inflicted', true)],
  default: 'count-for-nothing-there',
  reconstruction: true,
});

export const littleRoomToGiveGround = defineRuling({
  id: 'wrg/ruling/little-room-to-give-ground',
  readings: [ours('stays-where-it-is', 'stays'), ours('goes-back-as-far-as-it-can', 'as-far-as-it-can')],
  default: 'stays-where-it-is',
  reconstruction: true,
});

export const clippedAsItGivesGround = defineRuling({
  id: 'wrg/ruling/clipped-as-it-gives-ground',
  readings: [ours('aside-by-a-file-at-most', 'aside'), ours('straight-back-or-not-at-all', 'straight')],
  default: 'aside-by-a-file-at-most',
  reconstruction: true,
});

export const meleeRulings = [
  overlapSide,
  overlapAtAFlank,
  partlyUpSlope,
  overlapByALine,
  spearsAndLapping,
  metAsTheyLapRound,
  lightHeavyRanks,
  ranksOfDismounted,
  halfFigures,
  halfOfWhichRank,
  lanceAfterContact,
  twoHandedSwords,
  footWithoutARow,
  crewLongSpear,
  mixedBodies,
  casualtySlip,
  casualtyLowCells,
  fewestFactors,
  perFigure,
  touchedWagons,
  recoilChoice,
  brokenByPushBacks,
  shareOfAMan,
  riskOfGeneral,
  clearOfUnits,
  twiceNothing,
  modelsBetweenTwo,
  lightTroopsMakeRoom,
  casualtiesAtBacks,
  littleRoomToGiveGround,
  clippedAsItGivesGround,
] as const;
