import { counted, insist, type Reason, reasonFor } from '../../../rulebook/index.js';
import { insistOnWhole } from '../casualties/whole.js';
import type { Demolition } from '../rules/optional/siege.js';
import { wrgRules } from '../rules.js';
import { type SiegeRulesPart, type WorkingPace, workingPace } from './work.js';

/** What can be broken down: thirty paces of a palisade at a time. */
export const siegeWorks = [
  'fort-door',
  'house-door',
  'palisade',
  'stone-wall',
  'stone-tower',
  'turf-wall',
  'wooden-construction',
] as const;
export type SiegeWorks = (typeof siegeWorks)[number];

/** What it is broken down with. */
export const siegeMeans = ['ram', 'two-handed-axes', 'elephants', 'stone-throwers', 'fire'] as const;
export type SiegeMeans = (typeof siegeMeans)[number];

/** An attempt to break something down. */
export interface Breaching extends WorkingPace {
  readonly works: SiegeWorks;
  readonly means: SiegeMeans;
  /** Figures at work, or elephants; of stone throwers and fire the casualties of this period, as `battery` throws them. */
  readonly figures: number;
  /** Figure/periods or casualties that it has suffered before. */
  readonly done?: number;
  /** Figures on the stretch of wall that falls, on the tower, or inside a wooden construction. */
  readonly defenders?: number;
}

/** What it has come to. */
export interface Breached {
  /** Figure/periods or casualties that it takes; `null`: these means do nothing to it. */
  readonly needed: number | null;
  /** What has been done now, with what was done before. */
  readonly done: number;
  readonly left: number | null;
  /** Broken down, breached, untenable or destroyed. */
  readonly broken: boolean;
  /** Defenders lost with it. */
  readonly lost: number;
  readonly because: readonly Reason[];
}

const rows: { readonly [W in Exclude<SiegeWorks, 'wooden-construction'>]: Demolition } = {
  'fort-door': 'fort-door',
  'house-door': 'house-door',
  palisade: 'palisade-30-paces',
  'stone-wall': 'stone-curtain-wall-with-ram',
  'stone-tower': 'stone-tower-untenable-with-ram',
  'turf-wall': 'turf-wall-with-ram',
};

const clauses = {
  'fort-door': 'wrg/siege/destroy/fort-door',
  'house-door': 'wrg/siege/destroy/house-door',
  palisade: 'wrg/siege/destroy/fort-door',
  'stone-wall': 'wrg/siege/destroy/stone-wall',
  'stone-tower': 'wrg/siege/destroy/stone-wall',
  'turf-wall': 'wrg/siege/destroy/stone-wall',
  'wooden-construction': 'wrg/siege/destroy/wooden',
} as const;

/**
 * Whether means do anything to works. Doors and palisades are for rams, axes and elephants, stone for rams; engines throw stones at
 * walls and palisades, and at doors as `wrg/ruling/stones-at-doors` has it; wooden constructions give in to stones and fire alone; nothing breaks down turf. Elephants at stone walls are
 * as `wrg/ruling/elephants-at-walls` has it.
 *
 * Source: Siege > Destruction.
 *
 * @clause wrg/siege/destroy/fort-door
 * @clause wrg/siege/destroy/elephant
 * @clause wrg/siege/destroy/house-door
 * @clause wrg/siege/destroy/stone-wall
 * @clause wrg/siege/destroy/stone-throwers-walls
 * @clause wrg/siege/destroy/wooden
 */
export function canBreak(
  { works: of, means: by }: Pick<Breaching, 'works' | 'means'>,
  { optional }: SiegeRulesPart = wrgRules(),
): boolean {
  switch (of) {
    case 'turf-wall':
      return by === 'ram' && optional.siege.demolition['turf-wall-with-ram'] !== null;
    case 'wooden-construction':
      return by === 'stone-throwers' || by === 'fire';
    case 'stone-wall':
    case 'stone-tower':
      return by === 'ram' || by === 'stone-throwers' || (by === 'elephants' && optional.siege.work.elephantsAtWalls);
    case 'palisade':
      return by !== 'fire';
    default:
      return by === 'stone-throwers' ? optional.siege.battery.doors : by !== 'fire';
  }
}

/**
 * What a period of breaking something down comes to: work adds up to what its row asks for, then it is broken, and whoever stood on the
 * wall or tower that fell, or was inside, is lost. Fire against doors and palisades is another matter (`burn`).
 *
 * Source: Siege > Destruction; Siege > Breaches.
 *
 * @throws RuleViolation for figures or defenders that are no whole number.
 * @clause wrg/siege/destroy/fort-door
 * @clause wrg/siege/destroy/elephant
 * @clause wrg/siege/destroy/stone-wall
 * @clause wrg/siege/destroy/stone-throwers-walls
 * @clause wrg/siege/destroy/wooden
 * @clause wrg/siege/destroy/wooden-men
 * @clause wrg/siege/breach/losses
 */
export function breach(breaching: Breaching, rules: SiegeRulesPart = wrgRules()): Breached {
  const { works: of, means: by, figures, done: before = 0, defenders = 0 } = breaching;
  insistOnWhole(figures, 'figures', clauses[of]);
  insistOnWhole(defenders, 'defenders', 'wrg/siege/breach/losses');
  insist(before >= 0, () => ({
    path: 'done',
    clause: clauses[of],
    problem: `${before} is less than no work`,
    mend: 'give 0 or more',
  }));
  if (!canBreak(breaching, rules)) {
    const because = [reasonFor(clauses[of], against(by, of), 'no effect')];
    return { needed: null, done: before, left: null, broken: false, lost: 0, because };
  }
  const needed = workNeeded(of, rules);
  const pace = workingPace(breaching, rules);
  const done = before + workOf(breaching, pace.times, rules);
  const broken = needed !== null && done >= needed;
  const falls = broken && fallsWithMen(of);
  const because = [reasonFor(clauses[of], against(by, of), `${done} of ${needed}`), ...handled(breaching, pace)];
  if (by === 'elephants') {
    const { elephantFigures } = rules.optional.siege.work;
    because.push(reasonFor('wrg/siege/destroy/elephant', 'an elephant', `as ${counted(elephantFigures, 'figure')}`));
  }
  if (falls && defenders > 0) because.push(reasonFor(lossClause(of), `${counted(defenders, 'figure')} in it`, 'lost'));
  return {
    needed,
    done,
    left: needed === null ? null : Math.max(0, needed - done),
    broken,
    lost: falls ? defenders : 0,
    because,
  };
}

/** Figure/periods or casualties that break something down; `null` where nothing does. */
export function workNeeded(of: SiegeWorks, { optional }: SiegeRulesPart = wrgRules()): number | null {
  const { demolition, battery } = optional.siege;
  return of === 'wooden-construction' ? battery.woodenHits : demolition[rows[of]];
}

function workOf({ means: by, figures }: Breaching, times: number, { optional }: SiegeRulesPart): number {
  if (byMissiles(by)) return figures;
  return figures * times * (by === 'elephants' ? optional.siege.work.elephantFigures : 1);
}

function byMissiles(by: SiegeMeans): boolean {
  return by === 'stone-throwers' || by === 'fire';
}

/** Missiles fly as fast in the dark, and whether somebody is out of control or not. */
/** What is used against what, in words. */
function against(by: Breaching['means'], of: Breaching['works']): string {
  return `${meansWords[by]} against a ${of.replaceAll('-', ' ')}`;
}

const meansWords = {
  ram: 'a ram',
  'two-handed-axes': 'axes',
  elephants: 'elephants',
  'stone-throwers': 'stones',
  fire: 'fire',
} as const satisfies { readonly [M in Breaching['means']]: string };

function handled({ means: by }: Breaching, { because }: { readonly because: readonly Reason[] }): readonly Reason[] {
  return byMissiles(by) ? [] : because;
}

/** Doors and palisades fall by themselves. */
function fallsWithMen(of: SiegeWorks): boolean {
  return of === 'stone-wall' || of === 'stone-tower' || of === 'wooden-construction';
}

function lossClause(of: SiegeWorks) {
  return of === 'wooden-construction' ? 'wrg/siege/destroy/wooden-men' : 'wrg/siege/breach/losses';
}

/** A breach, in paces and as it is laid out. */
export interface BreachSize {
  /** Millimetres. */
  readonly bottom: number;
  readonly top: number;
  /** Paces on a table measured in them. */
  readonly paces: { readonly bottom: number; readonly top: number };
}

/**
 * How wide a breach is at its foot and at the top, where the wall has fallen.
 *
 * Source: Siege > Breaches.
 *
 * @clause wrg/siege/breach/size
 */
export function breachSize({ optional }: SiegeRulesPart = wrgRules()): BreachSize {
  const { bottom, top } = optional.siege.breach;
  const inPaces = (millimetres: number) => millimetres * optional.siege.pacesPerMillimetre;
  return { bottom, top, paces: { bottom: inPaces(bottom), top: inPaces(top) } };
}
