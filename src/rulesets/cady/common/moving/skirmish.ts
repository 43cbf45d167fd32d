import { type ClauseId, insist, type Violation } from '../../../../rulebook/index.js';
import { toGrid } from '../../../../table/index.js';
import { commonRules } from '../rules.js';

/** The numbers of skirmish lines. */
export interface SkirmishNumbers {
  /** Morale values that may form one. */
  readonly morale: { readonly from: number; readonly to: number };
  /** The widest gap between stands, in cm. */
  readonly gap: number;
}

/** The part of a ruleset's rules that skirmish lines need. */
export interface SkirmishRules {
  readonly skirmish: SkirmishNumbers;
}

/** A unit that might skirmish. */
export interface Skirmisher {
  /** Light infantry, or light-armoured troops of the ancient and medieval game. */
  readonly light: boolean;
  readonly morale: number;
  /** Peasants, militia: never, whatever their morale. */
  readonly rabble?: boolean;
  /** Native allies of the musket game, who may spread out as skirmishers do. */
  readonly natives?: boolean;
}

/** A unit going into skirmish line. */
export interface SkirmishLine extends Skirmisher {
  /** Its order says so. */
  readonly ordered: boolean;
  /** The gap it takes between stands, in cm. */
  readonly gap: number;
  /** How far each figure goes to get there, and how far it may, in cm. */
  readonly moves: readonly { readonly goes: number; readonly may: number }[];
}

/**
 * Whether a unit may form a skirmish line: light troops that are steady enough, never peasants or militia.
 *
 * Source: Common Rules > Unit Grouping; Skirmish Line.
 *
 * @clause cady/common/skirmish/who
 * @clause cady/common/unit/light-spacing-2cm
 */
export function maySkirmish(unit: Skirmisher, rules: SkirmishRules = commonRules()): boolean {
  if (unit.natives === true) return true;
  const { from, to } = rules.skirmish.morale;
  return unit.light && unit.rabble !== true && unit.morale >= from && unit.morale <= to;
}

/**
 * Every fault of a unit that goes into skirmish line: it is of the wrong sort, has no order for it, spreads too wide, or sends
 * a figure farther than it can go.
 *
 * Source: Common Rules > Skirmish Line.
 *
 * @clause cady/common/skirmish/gap
 * @clause cady/common/skirmish/needs-order
 * @clause cady/common/skirmish/max-move
 * @clause cady/common/definition/skirmish-line
 */
export function skirmishFaults(line: SkirmishLine, rules: SkirmishRules = commonRules()): readonly Violation[] {
  const faults: Violation[] = [];
  const fault = (path: string, rule: string, problem: string, mend: string) =>
    faults.push({ path, clause: `cady/common/skirmish/${rule}`, problem, mend });
  const { gap, morale } = rules.skirmish;
  if (!maySkirmish(line, rules)) {
    const mend = `leave it in close order; light troops of morale ${morale.from} to ${morale.to} skirmish`;
    const wrong = !line.light ? 'light' : line.rabble === true ? 'rabble' : 'morale';
    fault(wrong, 'who', 'this unit cannot form a skirmish line', mend);
  }
  if (!line.ordered) fault('ordered', 'needs-order', 'no order to form a skirmish line', 'write one');
  if (line.gap > gap || line.gap < 0) {
    fault('gap', 'gap', `${line.gap} cm between stands`, `leave 0 to ${gap} cm between them`);
  }
  for (const [at, { goes, may }] of line.moves.entries()) {
    if (goes <= may) continue;
    fault(`moves[${at}]`, 'max-move', `a figure goes ${goes} cm, and may go ${may}`, 'spread out over two turns');
  }
  return faults;
}

/**
 * The frontage of a skirmish line in cm: so many stands abreast with gaps between them.
 *
 * Source: Definitions > Skirmish Line.
 *
 * @throws RuleViolation when there is no stand, or the gap is wider than a skirmish line may have.
 * @clause cady/common/definition/skirmish-line
 */
export function skirmishFrontage(
  line: { readonly stands: number; readonly front: number; readonly gap: number },
  rules: SkirmishRules = commonRules(),
): number {
  const clause: ClauseId = 'cady/common/definition/skirmish-line';
  insist(Number.isInteger(line.stands) && line.stands >= 1, () => ({
    path: 'stands',
    clause,
    problem: `${line.stands} is no number of stands`,
    mend: 'give a whole number, 1 or more',
  }));
  insist(line.gap >= 0 && line.gap <= rules.skirmish.gap, () => ({
    path: 'gap',
    clause,
    problem: `${line.gap} cm between stands`,
    mend: `leave 0 to ${rules.skirmish.gap} cm between them`,
  }));
  return toGrid(line.stands * line.front + (line.stands - 1) * line.gap);
}
