import type { OpenBook } from '../../../../book/index.js';
import { counted, insist } from '../../../../rulebook/index.js';
import { subordinatePersonality, unitSizes } from '../../book/charts/organisation.js';
import { generalNumbers } from '../../book/numbers/army.js';
import {
  armyStrengthForGenerals,
  chariotSubUnits,
  elephantUnits,
  figuresOfDividedUnit,
  smallestModelUnit,
  westernSubUnits,
} from '../../book/rulings/army.js';
import type { TroopClass } from '../../troops.js';

/** The special figures of a unit. On elephants and chariots the officer is the command model. */
export const commandFigures = ['officer', 'standard-bearer', 'musician'] as const;
export type CommandFigure = (typeof commandFigures)[number];

/** How many figures or models, and whether a command figure must, may or must not be among them. */
export interface SizeRules {
  readonly least: number;
  readonly most: number;
  /** `null` where nothing is said of it, and it may be there. */
  readonly command: { readonly [C in CommandFigure]: 'must' | 'may' | 'must-not' | null };
}

/** How units may be made up. */
export interface OrganisationRules {
  readonly undivided: SizeRules;
  readonly divided: SizeRules;
  readonly subUnit: SizeRules;
  /** Whether the figures of sub-units count for the most that a divided unit may have. */
  readonly dividedCountsAll: boolean;
  readonly elephants: { readonly usual: SizeRules; readonly indian: SizeRules };
  readonly chariots: { readonly usual: SizeRules; readonly indian: SizeRules; readonly celtic: SizeRules };
  /** Whether a unit of elephants has a command model, where its row says nothing of an officer. */
  readonly commandElephant: boolean;
  /** Whether each elephant is a sub-unit, and how many paces it may then be from the next. */
  readonly eachElephantASubUnit: boolean;
  readonly elephantsApart: number | null;
  readonly chariotSubUnits: boolean;
  /** Light types that the foot of the western nations may have as sub-units. */
  readonly westernLights: readonly string[];
}

/** How many generals there are, and what they are like. */
export interface GeneralRules {
  readonly commandersInChief: number;
  /** An army of more points than the first may have one subordinate general, of more than the second two. */
  readonly subordinatesOver: readonly number[];
  /** What counts for that: all that the army has bought, or all but its subordinates' own points, or all but its stone walls and towers. */
  readonly strengthCounted: 'whole-army' | 'without-subordinates' | 'without-stone-walls';
  readonly personalityDie: number;
  readonly personalities: { readonly [score: number]: Personality };
  readonly bodyguardFigures: number;
  readonly bodyguardClasses: readonly TroopClass[];
  /** The classes of a bodyguard of elephants or chariots. */
  readonly bodyguardModelClasses: readonly TroopClass[];
  readonly supersedingFigures: number;
  readonly supersedingModels: number;
}

/** What a general is like, and which signs his presence may have in reaction tests. */
export interface Personality {
  readonly personality: 'over-cautious' | 'average' | 'rash';
  readonly reactionSign: 'minus' | 'either' | 'plus';
}

/** The rules about units that a book comes to. */
export function organisationUnder(book: OpenBook): OrganisationRules {
  const elephants = book.reading(elephantUnits);
  return {
    undivided: figuresIn('unit-without-sub-units', book),
    divided: figuresIn('unit-with-sub-units', book),
    subUnit: figuresIn('sub-unit', book),
    dividedCountsAll: book.reading(figuresOfDividedUnit) === 'whole-unit',
    elephants: {
      usual: modelsIn('elephant-unit-non-indian', book),
      indian: modelsIn('elephant-unit-indian', book),
    },
    chariots: {
      usual: modelsIn('chariot-unit-non-indian', book),
      indian: modelsIn('chariot-unit-indian', book),
      celtic: modelsIn('chariot-unit-celtic', book),
    },
    commandElephant: elephants.commandModel,
    eachElephantASubUnit: elephants.eachASubUnit,
    elephantsApart: elephants.apart,
    chariotSubUnits: book.reading(chariotSubUnits),
    westernLights: book.reading(westernSubUnits),
  };
}

function figuresIn(row: 'unit-without-sub-units' | 'unit-with-sub-units' | 'sub-unit', book: OpenBook): SizeRules {
  const cells = book.of(unitSizes)[row];
  const { officer, musician } = cells;
  const standard = cells['standard-bearer'];
  insist(
    cells.minimum !== null && cells.maximum !== null && officer !== null && standard !== null && musician !== null,
    () => ({ path: `cells.${unitSizes.id}.${row}`, problem: 'a cell is empty', mend: 'fill it' }),
  );
  return { least: cells.minimum, most: cells.maximum, command: { officer, 'standard-bearer': standard, musician } };
}

/** Elephants and chariots: where the chart gives no least number, the ruling does. */
function modelsIn(
  row: Exclude<(typeof unitSizes.rows)[number], 'unit-without-sub-units' | 'unit-with-sub-units' | 'sub-unit'>,
  book: OpenBook,
): SizeRules {
  const cells = book.of(unitSizes)[row];
  return {
    least: cells.minimum ?? book.reading(smallestModelUnit) ?? 0,
    most: cells.maximum,
    command: {
      officer: cells.officer,
      'standard-bearer': cells['standard-bearer'],
      musician: cells.musician,
    },
  };
}

/** The rules about generals that a book comes to. */
export function generalsUnder(book: OpenBook): GeneralRules {
  const numbers = book.numbers(generalNumbers);
  const rows = book.of(subordinatePersonality);
  const personalities: { [score: number]: Personality } = {};
  for (const row of subordinatePersonality.rows) {
    const { personality } = rows[row];
    personalities[Number(row)] = { personality, reactionSign: rows[row]['reaction-sign'] };
  }
  return {
    commandersInChief: numbers['commanders-in-chief'],
    subordinatesOver: [numbers['points-for-one-subordinate'], numbers['points-for-two-subordinates']],
    strengthCounted: book.reading(armyStrengthForGenerals),
    personalityDie: dieFor(numbers['personality-die']),
    personalities,
    bodyguardFigures: book.of(unitSizes)['general-bodyguard-figures'].maximum,
    bodyguardClasses: ['A', 'B'],
    bodyguardModelClasses: ['B'],
    supersedingFigures: numbers['superseding-figures'],
    supersedingModels: numbers['superseding-models'],
  };
}

/** Every face of the die has its row. */
function dieFor(sides: number): number {
  insist(sides >= 1 && sides <= subordinatePersonality.rows.length, () => ({
    path: `numbers.${generalNumbers.id}/personality-die`,
    clause: 'wrg/general/personality-dice',
    problem: `a die of ${counted(sides, 'side')} has other faces than there are personalities`,
    mend: `write 1 to ${subordinatePersonality.rows.length}`,
  }));
  return sides;
}
