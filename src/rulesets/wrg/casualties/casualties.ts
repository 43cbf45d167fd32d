import { counted, insist, type Reason, reasonFor } from '../../../rulebook/index.js';
import { type WrgRules, wrgRules } from '../rules.js';
import { insistOnWhole, rounded } from './whole.js';

/** The part of the rules that casualties need. */
export type CasualtyTableRules = Pick<WrgRules, 'fighting'>;

/**
 * Enemy casualties, in men, of so many figures that fight or shoot at a total of factors. Up to twenty figures the table has
 * them; larger bodies are read ten at a time and what is left. Beyond the last row every figure counts more for every factor;
 * what is below the first row is a matter of `wrg/ruling/fewest-factors`. A part of a factor counts nothing.
 *
 * Source: Casualty Calculation.
 *
 * @param total weapon, tactical and random factors together.
 * @param figures own figures that take part, whole and not negative; none hurt nobody.
 * @throws RuleViolation for a number of figures that is none.
 * @clause wrg/casualties/lookup
 * @clause wrg/casualties/over-20-figures
 * @clause wrg/casualties/over-12
 */
export function casualties(total: number, figures: number, rules: CasualtyTableRules = wrgRules()): number {
  insistOnWhole(figures, 'figures', 'wrg/casualties/lookup');
  const { table, lowest, below, figuresAtATime, beyond } = rules.fighting.casualties;
  const factors = Math.floor(total);
  const row = factors - lowest;
  if (row < 0 && below === 'none') return 0;
  const last = table.length - 1;
  const men = table[Math.min(Math.max(row, 0), last)] ?? [];
  const read = (number: number): number => (number === 0 ? 0 : (men[number - 1] ?? 0));
  const more = Math.max(0, row - last) * beyond * figures;
  if (figures <= men.length) return read(figures) + more;
  const rest = figures % figuresAtATime;
  return ((figures - rest) / figuresAtATime) * read(figuresAtATime) + read(rest) + more;
}

/**
 * Where the table of casualties was read, told in words: the cell, more figures than it has columns, totals beyond its rows.
 *
 * @throws RuleViolation as `casualties`.
 * @clause wrg/casualties/lookup
 * @clause wrg/casualties/over-20-figures
 * @clause wrg/casualties/over-12
 */
export function casualtiesReasons(
  total: number,
  figures: number,
  rules: CasualtyTableRules = wrgRules(),
): readonly Reason[] {
  const men = casualties(total, figures, rules);
  const { table, lowest, below, figuresAtATime, beyond } = rules.fighting.casualties;
  const factors = Math.floor(total);
  const highest = lowest + table.length - 1;
  const because: Reason[] = [];
  if (factors < lowest) {
    const effect = below === 'none' ? 'nobody is hurt' : `read as ${lowest}`;
    because.push(reasonFor('wrg/casualties/lookup', `below ${lowest}, the first row`, effect));
  }
  const columns = table[0]?.length ?? 0;
  if (figures > columns) {
    const [times, rest] = [Math.floor(figures / figuresAtATime), figures % figuresAtATime];
    const row = Math.min(factors, highest);
    const parts = [`${times} times ${casualties(row, figuresAtATime, rules)}`];
    if (rest > 0) parts.push(`${casualties(row, rest, rules)} for ${rest}`);
    because.push(
      reasonFor('wrg/casualties/over-20-figures', `more than ${counted(columns, 'figure')}`, parts.join(' and ')),
    );
  }
  if (factors > highest) {
    const more = (factors - highest) * beyond;
    because.push(reasonFor('wrg/casualties/over-12', `${factors - highest} beyond ${highest}`, `+${more} a figure`));
  }
  const cell = `a total of ${factors} for ${counted(figures, 'figure')}`;
  because.push(reasonFor('wrg/casualties/lookup', cell, counted(men, 'man', 'men')));
  return because;
}

/** Casualties of a body on the table. */
export interface Casualties {
  /** New ones, in men. */
  readonly men: number;
  /** What was carried forward before. */
  readonly carried: number;
  /** Figures that it still has, or models. */
  readonly figures: number;
  /** Elephants, chariots and engines: hits are counted on models, or on a group of them as if it were a unit. */
  readonly models?: boolean;
  /** Men in a figure of another scale; those of 25 mm unless said. */
  readonly menInAFigure?: number;
  /** Hits that a model of another scale takes; those of 25 mm unless said. */
  readonly hitsOnAModel?: number;
}

/** What casualties take off the table. */
export interface FiguresLost {
  /** Figures or models that go. */
  readonly lost: number;
  /** Men or hits carried forward; none when nobody is left. */
  readonly carried: number;
  readonly left: number;
}

/**
 * Figures that go with casualties: one with every twenty men, the remainder carried forward; a model with every twenty hits,
 * though it stands for eight, and groups of engines share theirs.
 *
 * Source: Casualty Calculation; Shooting > Special Target Vulnerabilities.
 *
 * @throws RuleViolation for casualties or figures that are no whole numbers.
 * @clause wrg/casualties/removal
 * @clause wrg/shooting/target/models-20-hits
 * @clause wrg/shooting/target/engine-groups
 * @clause wrg/melee/model-casualties
 */
export function figuresLost(
  { men, carried, figures, models = false, ...scale }: Casualties,
  rules: CasualtyTableRules = wrgRules(),
): FiguresLost {
  insistOnWhole(men, 'men', 'wrg/casualties/removal');
  insistOnWhole(carried, 'carried', 'wrg/casualties/removal');
  insistOnWhole(figures, 'figures', 'wrg/casualties/removal');
  const { menInAFigure, hitsOnAModel } = { ...rules.fighting.casualties, ...scale };
  const each = models ? hitsOnAModel : menInAFigure;
  const all = men + carried;
  const lost = Math.min(figures, Math.floor(all / each));
  const left = figures - lost;
  return { lost, left, carried: left === 0 ? 0 : all - lost * each };
}

/**
 * Why so many figures or models go.
 *
 * @clause wrg/casualties/removal
 * @clause wrg/shooting/target/models-20-hits
 */
export function figuresLostReason({ men, carried, models = false }: Casualties, gone: FiguresLost): Reason {
  const clause = models ? 'wrg/shooting/target/models-20-hits' : 'wrg/casualties/removal';
  const what = models ? counted(men, 'hit') : counted(men, 'casualty', 'casualties');
  const fallen = `${what}${carried === 0 ? '' : ` and ${carried} carried forward`}`;
  const off = `${counted(gone.lost, models ? 'model' : 'figure')} off, ${gone.carried} carried forward`;
  return reasonFor(clause, fallen, off);
}

/**
 * Casualties for each figure of a body: what decides whether it gives way, and what missiles take from it in the melee that
 * follows. Whole ones only; of the figures that began the period (`wrg/ruling/casualties-per-figure`).
 *
 * Source: After Hand-to-hand Fighting; Hand-to-hand Combat > Tactical Factors.
 *
 * @param men casualties of one period.
 * @param figures figures at its start, at least 1.
 * @clause wrg/melee/tactical/missile-losses
 */
export function casualtiesPerFigure(men: number, figures: number): number {
  insist(figures >= 1, () => ({
    path: 'figures',
    clause: 'wrg/melee/tactical/missile-losses',
    problem: `${counted(figures, 'figure')} began the period`,
    mend: 'give at least 1',
  }));
  return Math.floor(men / figures);
}

/** Figures of a body that may shoot or fight. */
export interface Bodied {
  /** Whose weapon and place let them. */
  readonly figures: number;
  /** Of these, how many stand in the rank nearest to the enemy; all of them unless said. */
  readonly nearestRank?: number;
  /** All figures of that rank, those too whom their weapon or place does not let; those given unless said. */
  readonly wholeRank?: number;
  /** Of that rank those who shoot at others or fight them, and have been halved before these; none unless said. */
  readonly halvedBefore?: number;
  readonly disorganised?: boolean;
}

/**
 * How many figures count: all that may, but of a disorganised body half of its nearest rank alone, whatever has put it out of order and however
 * many enemies that rank shoots at or fights. Whether that is half of those who may, or as many of them as half of the rank, is
 * `wrg/ruling/half-of-which-rank`.
 *
 * Source: Disorganisation and Distraction.
 *
 * @throws RuleViolation for figures that are no whole number, or for more of them than there are in the body or in the rank.
 * @clause wrg/disorganisation/half-figures
 * @clause wrg/disorganisation/not-cumulative
 */
export function countingFigures(
  { figures, nearestRank = figures, halvedBefore = 0, disorganised = false, ...rest }: Bodied,
  rules: CasualtyTableRules = wrgRules(),
): number {
  const { wholeRank = halvedBefore + nearestRank } = rest;
  for (const [path, number] of Object.entries({ figures, nearestRank, wholeRank, halvedBefore })) {
    insistOnWhole(number, path, 'wrg/disorganisation/half-figures');
  }
  insist(nearestRank <= figures, () => ({
    path: 'nearestRank',
    clause: 'wrg/disorganisation/half-figures',
    problem: `${nearestRank} of ${counted(figures, 'figure')} cannot stand in one rank`,
    mend: 'give those of the nearest rank',
  }));
  insist(nearestRank <= wholeRank, () => ({
    path: 'wholeRank',
    clause: 'wrg/disorganisation/half-figures',
    problem: `${nearestRank} cannot stand in a rank of ${counted(wholeRank, 'figure')}`,
    mend: 'give all who stand in the nearest rank',
  }));
  if (!disorganised) return figures;
  const { disorganisedShare, disorganisedHalf, halfFigures } = rules.fighting.casualties;
  const half = (rank: number) => rounded(rank * disorganisedShare, halfFigures);
  const counting = (able: number) =>
    disorganisedHalf === 'of-those-able' ? half(able) : Math.min(able, half(wholeRank));
  return counting(halvedBefore + nearestRank) - counting(halvedBefore);
}
