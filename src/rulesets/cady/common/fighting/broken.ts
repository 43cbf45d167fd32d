import { counted, type Reason } from '../../../../rulebook/index.js';
import { distanceBetweenQuads, type Quad } from '../../../../table/index.js';
import { commonRules } from '../rules.js';
import { totalMoraleValue } from './morale.js';

/** The numbers of units whose stands have lost contact with each other. */
export interface BrokenNumbers {
  /** The largest gap between stands that still counts as contact, in cm. */
  readonly contact: number;
  /** How many turns after it was divided a part routs. */
  readonly turns: number;
  /** What routs of a skirmish line that does not reform. */
  readonly skirmishers: 'all' | 'smaller-part';
  /** What routs of any other unit. */
  readonly others: 'all' | 'smaller-part';
  /** What may stand between its parts. */
  readonly notBy: readonly Divider[];
}

/** The part of a ruleset's rules that broken units need. */
export interface BrokenRules {
  readonly broken: BrokenNumbers;
}

/** What stands between the parts of a unit. */
export type Divider =
  | 'enemy'
  | 'friendly-artillery'
  | 'wall'
  | 'friendly-building'
  | 'empty-building'
  | 'enemy-building'
  | 'nothing';

/** A unit as its stands stand. */
export interface Stands {
  /** The ground of each stand. */
  readonly stands: readonly Quad[];
  /** It is in skirmish line, whose gaps are its formation: so many cm between stands. */
  readonly skirmishGap?: number;
  readonly dividedBy?: Divider;
}

/** Whether a unit is broken, and into what. */
export interface Contact {
  readonly broken: boolean;
  /** Positions in `stands` of each part that holds together, largest first. */
  readonly parts: readonly (readonly number[])[];
  readonly because: readonly Reason[];
}

/** A unit that was divided. */
export interface Divided {
  readonly morale: number;
  /** Figures of each part. */
  readonly parts: readonly number[];
  /** Turns since it was divided, the one of the division not counted. */
  readonly turns: number;
  /** It is in base contact again. */
  readonly reformed: boolean;
  readonly skirmishers?: boolean;
}

/** What becomes of a divided unit. */
export interface DividedFate {
  /** `whole` again; `divided` still, with time left; `part-routs`: figures are lost. */
  readonly fate: 'whole' | 'divided' | 'part-routs';
  /** Figures that rout. */
  readonly figures: number;
  readonly because: readonly Reason[];
}

/**
 * Whether the stands of a unit hold together. Stands no farther apart than the tolerance are in contact, and a chain of them
 * is one part. The gaps of a skirmish line do not break it, nor do friendly guns, a wall or a building held by friends in the
 * middle of a unit (`cady/ruling/divided-by-building`).
 *
 * Source: Common Rules > Unit Grouping; Broken Units.
 *
 * @clause cady/common/unit/base-contact
 * @clause cady/common/broken/contact-tolerance-1cm
 * @clause cady/common/broken/exempt-skirmish
 * @clause cady/common/broken/exempt-friendly-obstacle
 */
export function contactOf(unit: Stands, rules: BrokenRules = commonRules()): Contact {
  const { contact, notBy } = rules.broken;
  const parts = partsOf(unit.stands, Math.max(contact, unit.skirmishGap ?? 0));
  if (parts.length < 2) {
    const loose = partsOf(unit.stands, contact).length > 1;
    const clause = 'cady/common/broken/exempt-skirmish';
    const because = { clause, because: 'the gaps of a skirmish line', effect: 'not broken' } as const;
    return { broken: false, parts, because: loose ? [because] : [] };
  }
  const { dividedBy = 'nothing' } = unit;
  if (notBy.includes(dividedBy)) {
    const clause = 'cady/common/broken/exempt-friendly-obstacle';
    const because = { clause, because: `divided by ${dividedBy.replace('-', ' ')}`, effect: 'not broken' } as const;
    return { broken: false, parts, because: [because] };
  }
  const because: Reason = {
    clause: 'cady/common/broken/contact-tolerance-1cm',
    because: `a gap of more than ${contact} cm`,
    effect: `broken into ${counted(parts.length, 'part')}`,
  };
  return { broken: true, parts, because: [because] };
}

/**
 * What becomes of a divided unit at the end of a turn. It must be in contact again by the end of the turn after it was
 * divided; if it is not, all but its most valuable part routs, or the whole of it (`cady/ruling/broken-unit-rout`). Of a skirmish line
 * that cannot reform the unit routs.
 *
 * Source: Common Rules > Broken Units; Unit Break Through; Skirmish Line.
 *
 * @clause cady/common/broken/divided-must-reform
 * @clause cady/common/broken/smaller-part-routs
 * @clause cady/common/break-through/broken-must-reform
 * @clause cady/common/skirmish/broken-rout
 */
export function dividedFate(unit: Divided, rules: BrokenRules = commonRules()): DividedFate {
  if (unit.reformed || unit.parts.length < 2) {
    const clause = 'cady/common/broken/divided-must-reform';
    return { fate: 'whole', figures: 0, because: [{ clause, because: 'in contact again', effect: 'not broken' }] };
  }
  if (unit.turns < rules.broken.turns) return { fate: 'divided', figures: 0, because: [] };
  const all = unit.parts.reduce((sum, part) => sum + part, 0);
  const skirmishers = unit.skirmishers === true;
  if ((skirmishers ? rules.broken.skirmishers : rules.broken.others) === 'all') {
    const because: Reason = {
      clause: skirmishers ? 'cady/common/skirmish/broken-rout' : 'cady/common/definition/broken',
      because: skirmishers ? 'a skirmish line that did not reform' : 'did not close up in time',
      effect: counted(all, 'figure routs', 'figures rout'),
    };
    return { fate: 'part-routs', figures: all, because: [because] };
  }
  const best = Math.max(...unit.parts.map(figures => totalMoraleValue({ morale: unit.morale, figures })));
  const figures = all - best / unit.morale;
  const because: Reason = {
    clause: 'cady/common/break-through/broken-must-reform',
    because: 'did not close up in time',
    effect: counted(figures, 'figure routs', 'figures rout'),
  };
  return { fate: 'part-routs', figures, because: [because] };
}

/** Stands that hang together by gaps of at most so much, largest part first. */
function partsOf(stands: readonly Quad[], gap: number): number[][] {
  const left = new Set(stands.keys());
  const parts: number[][] = [];
  for (const first of stands.keys()) {
    if (!left.delete(first)) continue;
    const part = [first];
    for (const at of part) {
      for (const other of left) {
        const [one, two] = [stands[at], stands[other]];
        if (one === undefined || two === undefined || distanceBetweenQuads(one, two) > gap) continue;
        left.delete(other);
        part.push(other);
      }
    }
    parts.push(part.sort((a, b) => a - b));
  }
  return parts.sort((a, b) => b.length - a.length);
}
