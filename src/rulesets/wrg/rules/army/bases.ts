import type { OpenBook } from '../../../../book/index.js';
import { baseSizes, bases15mm, transitionBasePenalty } from '../../book/charts/basing.js';
import { basingNumbers, scale15Numbers, scaleNumbers } from '../../book/numbers/scale.js';
import { millimetresInPaces, transitionPenalty } from '../../book/rulings/army.js';
import { halfFigures15mm, hitsOnAModel15mm } from '../../book/rulings/setting-up.js';
import type { BaseSize } from './sheets.js';

/**
 * The scales that the book plays: 25 mm figures; 15 mm figures on the same ground, half of whom count; 15 mm figures at a
 * millimetre to the pace.
 */
export const figureScales = ['25mm', '15mm-inch', '15mm-millimetre'] as const;
export type FigureScale = (typeof figureScales)[number];

/** What figures and models stand for at a scale. */
export interface ScaleRules {
  /** Men of a figure, and how they stand; `officers` besides. */
  readonly men: number;
  /** Beasts, vehicles or engines of a model. */
  readonly beasts: number;
  /** Casualties that remove a figure. */
  readonly casualties: number;
  /** Hits that remove a model; `null` where they are those of 25 mm. */
  readonly hits: number | null;
  /** Paces of ground that a millimetre of a base takes up. */
  readonly pacesPerMillimetre: number;
  /** Share of the figures that would shoot or fight that are counted; `null` for all of them. */
  readonly counted: number | null;
  /** What becomes of half a figure. */
  readonly half: 'floor' | 'ceil';
  /** Ranks of figures that shoot and fight, whatever their weapons; `null` where it goes by weapon. */
  readonly ranks: { readonly pikes: number; readonly others: number } | null;
  /** Widest column, in millimetres, that wheels without a penalty; `null` where the rule of movement holds. */
  readonly column: number | null;
}

/** Points that a band of narrow bases adds. */
export interface NarrowBases {
  /** Millimetres: frontages below it. */
  readonly below: number;
  readonly shooting: number;
  readonly handToHand: number;
}

/** What the game knows about scales and bases. */
export interface BaseRules {
  readonly pacesPerInch: number;
  readonly metresPerPace: number;
  /** How the men of a 25 mm figure stand. */
  readonly formation: { readonly files: number; readonly ranks: number };
  /** Of a 15 mm figure at a millimetre to the pace, officers besides. */
  readonly formation15mm: { readonly files: number; readonly ranks: number; readonly officers: number };
  readonly minutesPerPeriod: number;
  readonly campaignHoursPerPeriod: number;
  /** Periods after which night falls, unless agreed otherwise. */
  readonly periods: number;
  readonly scales: { readonly [S in FigureScale]: ScaleRules };
  /** Millimetres that a frontage may be off. */
  readonly tolerance: number;
  /** Horses that the base of a chariot has room for, and millimetres for each further one. */
  readonly chariot: { readonly horses: number; readonly extra: number; readonly extra15mm: number };
  /** Bases of what throws stones, by scale of figures, and of what rolls up to walls. */
  readonly stoneThrower: { readonly base: BaseSize; readonly base15mm: BaseSize };
  readonly penthouse: BaseSize;
  readonly siegeTower: BaseSize;
  /** Penalties, the narrowest bases first; none in the printed edition. */
  readonly narrow: readonly NarrowBases[];
  /** What bases that are wide enough count. */
  readonly wide: { readonly shooting: number; readonly handToHand: number };
}

/** The rules about scales and bases that a book comes to. */
export function basesUnder(book: OpenBook): BaseRules {
  const scale = book.numbers(scaleNumbers);
  const small = book.numbers(scale15Numbers);
  const numbers = book.numbers(basingNumbers);
  const sizes = book.of(baseSizes);
  const stones15mm = book.of(bases15mm)['stone-throwing-engines'];
  const base = (row: 'stone-thrower-or-siege-tower' | 'wheeled-penthouse'): BaseSize => ({
    frontage: sizes[row]['frontage-mm'],
    depth: sizes[row]['depth-mm'],
  });
  return {
    pacesPerInch: scale['paces-per-inch'],
    metresPerPace: scale['metres-per-pace'],
    formation: { files: scale['files-per-figure'], ranks: scale['ranks-per-figure'] },
    formation15mm: {
      files: small['mm-files-per-figure'],
      ranks: small['mm-ranks-per-figure'],
      officers: small['mm-officers-per-figure'],
    },
    minutesPerPeriod: scale['minutes-per-period'],
    campaignHoursPerPeriod: scale['campaign-hours-per-period'],
    periods: scale.periods,
    scales: scalesUnder(book),
    tolerance: numbers.tolerance,
    chariot: {
      horses: numbers['chariot-horses'],
      extra: sizes['extra-per-chariot-horse-over-2']['frontage-mm'],
      extra15mm: small['extra-horse'],
    },
    stoneThrower: { base: base('stone-thrower-or-siege-tower'), base15mm: { ...stones15mm } },
    penthouse: base('wheeled-penthouse'),
    siegeTower: base('stone-thrower-or-siege-tower'),
    ...narrowUnder(book),
  };
}

function scalesUnder(book: OpenBook): BaseRules['scales'] {
  const scale = book.numbers(scaleNumbers);
  const small = book.numbers(scale15Numbers);
  const pacesPerMillimetre = book.reading(millimetresInPaces);
  const half = book.reading(halfFigures15mm);
  const men = scale['men-per-figure'];
  const usual = { casualties: men, hits: null, counted: null, half, ranks: null, column: null } as const;
  return {
    '25mm': { ...usual, men, beasts: scale['beasts-per-model'], pacesPerMillimetre },
    '15mm-inch': {
      ...usual,
      men: small['inch-men-per-figure'],
      beasts: small['inch-beasts-per-model'],
      casualties: small['inch-casualties-per-figure'],
      hits: book.reading(hitsOnAModel15mm),
      counted: small['inch-share-fighting'],
      pacesPerMillimetre,
    },
    '15mm-millimetre': {
      ...usual,
      men: small['mm-men-per-figure'],
      beasts: small['mm-beasts-per-model'],
      pacesPerMillimetre: small['mm-paces-per-mm'],
      ranks: { pikes: small['mm-pike-ranks'], others: small['mm-ranks'] },
      column: small['mm-column-width'],
    },
  };
}

function narrowUnder(book: OpenBook): Pick<BaseRules, 'narrow' | 'wide'> {
  const numbers = book.numbers(basingNumbers);
  const rows = book.of(transitionBasePenalty);
  const points = (row: (typeof transitionBasePenalty.rows)[number]) => ({
    shooting: rows[row].shooting,
    handToHand: rows[row]['hand-to-hand'],
  });
  const bands = [
    { below: numbers['very-narrow'], ...points('under-12mm') },
    { below: numbers.narrow, ...points('12-to-under-15mm') },
  ];
  return { narrow: book.reading(transitionPenalty) ? bands : [], wide: points('at-least-15mm') };
}
