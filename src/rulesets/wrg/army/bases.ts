import { counted, effectOf, insist, type Reason, reasonFor, type Violation } from '../../../rulebook/index.js';
import type { FigureScale, ScaleRules } from '../rules/army/bases.js';
import { type BaseSize, sheetOfType, type TroopSheet } from '../rules/army/sheets.js';
import type { OfArmies } from '../rules/army.js';
import { wrgRules } from '../rules.js';
import type { EngineKind, Troops } from '../troops.js';

/** What a base depends on. */
export type Based = Pick<Troops, 'type' | 'horses' | 'engine'>;

const boltThrowers: readonly EngineKind[] = ['light-bolt-thrower', 'heavy-bolt-thrower'];

/** What a base is made for. */
interface Kind {
  /** Horses that it has no room for. */
  readonly further: number;
  /** Whether it carries an engine that throws stones. */
  readonly stones: boolean;
}

function kindOf({ type, horses, engine }: Based, rules: OfArmies): Kind {
  const { arm } = sheetOfType(type, rules);
  const room = rules.army.bases.chariot.horses;
  return {
    further: arm === 'chariot' ? Math.max(0, (horses ?? room) - room) : 0,
    stones: arm === 'engine' && engine !== undefined && !boltThrowers.includes(engine),
  };
}

/**
 * The base of a figure or model, in millimetres: of its type, of its engine, and of a chariot with its horses. A depth of `null` is
 * as required.
 *
 * Source: Base Sizes; Appendix III.
 *
 * @throws RuleViolation for a type that the rules do not have.
 * @clause wrg/basing/sizes
 * @clause wrg/basing/chariot-extra-horse
 * @clause wrg/15mm/bases
 */
export function baseOf(troops: Based, scale: FigureScale = '25mm', rules: OfArmies = wrgRules()): BaseSize {
  const sheet = sheetOfType(troops.type, rules);
  const { chariot, stoneThrower } = rules.army.bases;
  const { further, stones } = kindOf(troops, rules);
  const large = scale === '25mm';
  const usual = large ? sheet.base : sheet.base15mm;
  const { frontage, depth } = stones ? (large ? stoneThrower.base : stoneThrower.base15mm) : usual;
  return { frontage: frontage + further * (large ? chariot.extra : chariot.extra15mm), depth };
}

/** A body of troops in ranks and files of figures. */
export interface Ranked {
  readonly troops: Based;
  readonly figures: number;
  /** Figures, or models, side by side. */
  readonly files: number;
  readonly scale?: FigureScale;
}

/** The ground that a formation covers. */
export interface Frontage {
  readonly ranks: number;
  readonly frontage: { readonly millimetres: number; readonly paces: number };
  /** `null` where depths are as the models require. */
  readonly depth: { readonly millimetres: number; readonly paces: number } | null;
  /** Men, or beasts, vehicles and engines, that it stands for. */
  readonly men: number;
}

/**
 * How wide and how deep a formation is, on the table and on the ground, and how many it stands for.
 *
 * Source: Scales; Base Sizes; Appendix III.
 *
 * @throws RuleViolation when there are more files than figures.
 * @clause wrg/scale/ground-inch
 * @clause wrg/scale/figure-men
 * @clause wrg/scale/model-represents-eight
 * @clause wrg/15mm/inch-scale
 * @clause wrg/15mm/mm-scale
 */
export function frontageOf({ troops, figures, files, scale = '25mm' }: Ranked, rules: OfArmies = wrgRules()): Frontage {
  insist(files <= figures, () => ({
    path: 'files',
    problem: `${counted(figures, 'figure does', 'figures do')} not fill ${counted(files, 'file')}`,
    mend: `use ${figures} or fewer`,
  }));
  const base = baseOf(troops, scale, rules);
  const { pacesPerMillimetre, men, beasts } = rules.army.bases.scales[scale];
  const ranks = Math.ceil(figures / files);
  const length = (millimetres: number) => ({ millimetres, paces: toHundredths(millimetres * pacesPerMillimetre) });
  return {
    ranks,
    frontage: length(files * base.frontage),
    depth: base.depth === null ? null : length(ranks * base.depth),
    men: figures * (isModel(sheetOfType(troops.type, rules)) ? beasts : men),
  };
}

function isModel({ arm }: TroopSheet): boolean {
  return arm !== 'infantry' && arm !== 'cavalry';
}

/** So that every machine has the same length: a hundredth of a pace. */
function toHundredths(paces: number): number {
  return Math.round(paces * 100) / 100;
}

/**
 * Paces of a length on the table in inches.
 *
 * @clause wrg/scale/distances-in-paces
 */
export function pacesOf(inches: number, rules: OfArmies = wrgRules()): number {
  return inches * rules.army.bases.pacesPerInch;
}

/**
 * How long so many periods of play last: as action, not counting what lies between, and as a campaign counts them.
 *
 * @clause wrg/scale/period-length
 * @clause wrg/scale/campaign-period
 */
export function battleLength(
  periods: number,
  { army }: OfArmies = wrgRules(),
): { readonly minutes: number; readonly campaignHours: number } {
  const { minutesPerPeriod, campaignHoursPerPeriod } = army.bases;
  return { minutes: periods * minutesPerPeriod, campaignHours: periods * campaignHoursPerPeriod };
}

/**
 * What troops add to their totals of factors, in shooting and hand to hand, because their bases are narrower than they should be.
 *
 * @param frontage of a base of theirs, in millimetres.
 * @clause wrg/basing/transition-penalty
 */
export function basePenalty(
  frontage: number,
  rules: OfArmies = wrgRules(),
): { readonly shooting: number; readonly handToHand: number; readonly because: readonly Reason[] } {
  const { narrow, wide } = rules.army.bases;
  const row = narrow.find(({ below }) => frontage < below);
  const { shooting, handToHand } = row ?? wide;
  const width = `bases ${frontage} mm wide${row === undefined ? '' : `, below ${row.below}`}`;
  const points = (number: number) => (number === 0 ? 'nothing' : effectOf(number, { one: 'point', many: 'points' }));
  const effect = `${points(shooting)} in shooting, ${points(handToHand)} hand to hand`;
  return { shooting, handToHand, because: [reasonFor('wrg/basing/transition-penalty', width, effect)] };
}

/**
 * What is wrong with the base of a figure: its frontage has to be kept, give or take a millimetre. Depths are only recommended.
 *
 * @param frontage in millimetres.
 * @clause wrg/basing/frontage-mandatory
 */
export function baseFaults(
  troops: Based,
  frontage: number,
  { path = 'frontage', scale = '25mm' }: { readonly path?: string; readonly scale?: FigureScale } = {},
  rules: OfArmies = wrgRules(),
): readonly Violation[] {
  const wanted = baseOf(troops, scale, rules).frontage;
  const { tolerance } = rules.army.bases;
  if (Math.abs(frontage - wanted) <= tolerance) return [];
  return [
    {
      path,
      clause: 'wrg/basing/frontage-mandatory',
      problem: `a base of ${frontage} mm is not as wide as it has to be`,
      mend: `make it ${wanted} mm, give or take ${tolerance}`,
    },
  ];
}

/**
 * How many figures count of those that would shoot or fight, at a scale.
 *
 * @clause wrg/15mm/inch-scale
 */
export function figuresCounted(figures: number, scale: FigureScale, rules: OfArmies = wrgRules()): number {
  const { counted, half } = rules.army.bases.scales[scale];
  return counted === null ? figures : Math[half](figures * counted);
}

/**
 * Ranks of figures that shoot and that fight hand to hand at a scale; `undefined` where it goes by their weapons as ever.
 *
 * @clause wrg/15mm/mm-ranks
 */
export function ranksCounted(
  withPikes: boolean,
  scale: FigureScale,
  rules: OfArmies = wrgRules(),
): { readonly fighting: number; readonly shooting: number } | undefined {
  const { ranks } = rules.army.bases.scales[scale];
  if (ranks === null) return undefined;
  return { fighting: withPikes ? ranks.pikes : ranks.others, shooting: ranks.others };
}

/**
 * Whether a column wheels without a penalty by the rule of its scale; `undefined` where the rule of movement holds.
 *
 * @param width in millimetres.
 * @clause wrg/15mm/mm-column
 */
export function columnWheelsFreely(
  width: number,
  scale: FigureScale,
  rules: OfArmies = wrgRules(),
): boolean | undefined {
  const { column }: ScaleRules = rules.army.bases.scales[scale];
  return column === null ? undefined : width <= column;
}
