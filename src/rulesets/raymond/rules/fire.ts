import { cellsAt, type OpenBook } from '../../../book/index.js';
import { toGrid } from '../../../table/index.js';
import { artilleryDice, artilleryRangeBands, fireTargetModifiers, weaponRanges } from '../book/charts/fire.js';
import { fireNumbers } from '../book/numbers.js';
import { bounceBand, frameGunsAtClose, rangeBandLimits } from '../book/rulings/fire.js';
import { lostArtilleryDice } from '../book/rulings/lost.js';
import type { RaymondRules } from '../rules.js';

type FireRules = RaymondRules['fire'];

/** Lengths are kept to a thousandth of an inch. */
const gridStep = 0.001;

/**
 * The rules of fire, in inches and dice.
 *
 * Source: The Firing Phase.
 */
export function fireUnder(book: OpenBook): FireRules {
  return {
    ranges: book.part({ name: 'ranges', clauses: ['raymond/fire/ranges'] }, rangesUnder),
    hitsOn: book.part(
      { name: 'hitsOn', clauses: ['raymond/fire/hit-number'] },
      open => open.numbers(fireNumbers)['hits-on'],
    ),
    musketDicePerStand: book.part(
      { name: 'musketDicePerStand', clauses: ['raymond/fire/musket-dice'] },
      open => open.numbers(fireNumbers)['musket-dice-per-stand'],
    ),
    modifiers: modifiersUnder(book),
    bands: book.part({ name: 'bands', clauses: ['raymond/fire/artillery-range-bands'] }, bandsUnder),
    artilleryDice: artilleryDiceUnder(book),
    lostDice: lostDiceUnder(book),
    bouncesFrom: book.part({ name: 'bouncesFrom', clauses: ['raymond/bounce/medium-only'] }, open =>
      open.reading(bounceBand),
    ),
    bounces: 'medium',
  };
}

/** The bands of each gun whose number the print has lost, and no layer has given. */
function lostDiceUnder(book: OpenBook): FireRules['lostDice'] {
  return book.part({ name: 'artilleryDice', clauses: ['raymond/fire/artillery-dice'] }, open => {
    const cells = open.of(artilleryDice);
    const { 'light-guns': light, 'heavy-guns': heavy } = open.reading(lostArtilleryDice);
    return {
      'frame-guns': [],
      'light-guns': artilleryRangeBands.rows.filter(band => band in light && cells['light-guns'][band] === null),
      'heavy-guns': artilleryRangeBands.rows.filter(band => band in heavy && cells['heavy-guns'][band] === null),
    };
  });
}

function rangesUnder(book: OpenBook): FireRules['ranges'] {
  const ranges = book.of(weaponRanges);
  return {
    muskets: ranges.muskets['maximum-range'],
    'frame-guns': ranges['frame-guns']['maximum-range'],
    'light-guns': ranges['light-guns']['maximum-range'],
    'heavy-guns': ranges['heavy-guns']['maximum-range'],
  };
}

function modifiersUnder(book: OpenBook): FireRules['modifiers'] {
  const rows = book.of(fireTargetModifiers);
  return {
    mass: book.part(
      { name: 'modifiers/mass', clauses: ['raymond/fire/modifier-mass'] },
      () => rows['target-in-mass-or-defensive-mass'].dice,
    ),
    mounted: book.part(
      { name: 'modifiers/mounted', clauses: ['raymond/fire/modifier-mounted'] },
      () => rows['target-mounted-unit'].dice,
    ),
    singleStand: book.part(
      { name: 'modifiers/singleStand', clauses: ['raymond/fire/modifier-single-stand'] },
      () => rows['target-single-stand-unit'].dice,
    ),
  };
}

/** Where two bands share a limit, it belongs to one of them (`raymond/ruling/range-band-limits`). */
function bandsUnder(book: OpenBook): FireRules['bands'] {
  const bands = artilleryRangeBands.rows;
  const cells = book.of(artilleryRangeBands);
  const isFarther = book.reading(rangeBandLimits) === 'farther-band';
  return bands.map((band, at) => {
    const { from, to } = cells[band].distance;
    const next = bands[at + 1];
    const end = to ?? Number.POSITIVE_INFINITY;
    const isShared = next !== undefined && cells[next].distance.from <= end;
    // On the grid, the last length short of a limit leaves the limit itself to the next band.
    return { band, from, to: isFarther && isShared ? toGrid(cells[next].distance.from - gridStep) : end };
  });
}

/**
 * The dice of guns as they are printed. A number that is lost comes from `raymond/ruling/lost-artillery-dice`, unless a layer has
 * put one in its cell.
 */
function artilleryDiceUnder(book: OpenBook): FireRules['artilleryDice'] {
  return book.part({ name: 'artilleryDice', clauses: ['raymond/fire/artillery-dice'] }, open => {
    const cells = open.of(artilleryDice);
    const at = cellsAt(artilleryDice);
    const lost = open.reading(lostArtilleryDice);
    const [frame, light, heavy] = [cells['frame-guns'], cells['light-guns'], cells['heavy-guns']];
    return {
      'frame-guns': {
        'point-blank': frame['point-blank'],
        close: open.part({ name: 'frameGuns', clauses: ['raymond/fire/frame-gun-zero-dice'] }, () =>
          open.settle(at['frame-guns'].close, open.reading(frameGunsAtClose), frameGunsAtClose),
        ),
        medium: frame.medium,
        long: frame.long,
      },
      'light-guns': {
        'point-blank': open.settle(
          at['light-guns']['point-blank'],
          lost['light-guns']['point-blank'],
          lostArtilleryDice,
        ),
        close: open.settle(at['light-guns'].close, lost['light-guns'].close, lostArtilleryDice),
        medium: open.settle(at['light-guns'].medium, lost['light-guns'].medium, lostArtilleryDice),
        long: light.long,
      },
      'heavy-guns': {
        'point-blank': open.settle(
          at['heavy-guns']['point-blank'],
          lost['heavy-guns']['point-blank'],
          lostArtilleryDice,
        ),
        close: heavy.close,
        medium: open.settle(at['heavy-guns'].medium, lost['heavy-guns'].medium, lostArtilleryDice),
        long: open.settle(at['heavy-guns'].long, lost['heavy-guns'].long, lostArtilleryDice),
      },
    };
  });
}
