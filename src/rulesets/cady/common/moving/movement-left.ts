import { type Reason, RuleViolation, type Violation } from '../../../../rulebook/index.js';
import { type Feature, type Point, plan, type Table } from '../../../../table/index.js';
import { commonRules } from '../rules.js';
import { marchCosts, type OverGround } from './march.js';
import { reasonsOfGround } from './march-reasons.js';
import { type Movement, type MovementRules, movementAllowance, wholeMove } from './movement.js';

/** Something that a unit goes over, in order. Lengths in cm. */
export type Crossed =
  | { readonly over: 'open' | 'road' | 'wood' | 'rough' | 'marsh'; readonly cm: number }
  /** Hill levels: up where positive, down where negative. */
  | { readonly over: 'hill'; readonly levels: number }
  | { readonly over: 'fence' | 'wall' | 'creek' | 'river' | 'ford' | 'bridge' };

/** A unit and what it goes over. */
export interface MoveOver {
  readonly unit: Movement & OverGround;
  readonly ground: readonly Crossed[];
}

/** What is left of a move. */
export interface MoveLeft {
  /** Cm of the move that are left, to a tenth. */
  readonly cm: number;
  /** Cm of ground covered, to a tenth. */
  readonly gone: number;
  /** Which of the ground it did not get over, counted from 0; absent when it got over all of it. */
  readonly stoppedAt?: number;
  readonly because: readonly Reason[];
}

/** The thickness of what is crossed in a step, in cm. It is no ground that anybody has to cover. */
const THIN = 0.05;
/** Open ground before and behind, in cm. */
const VERGE = 5;

/**
 * What is left of a unit's move when it has gone straight over some ground, one piece after the other: for a player with a ruler, and for
 * whoever plans a move by hand. The ground is laid out and marched over as the turn marches every unit.
 *
 * Source: Common Rules > Effects on Movement; Geography.
 *
 * @throws RuleViolation with every length or number of levels that is none.
 * @clause cady/common/movement/reductions-list
 */
export function movementLeft({ unit, ground }: MoveOver, rules: MovementRules = commonRules()): MoveLeft {
  const faults = ground.flatMap(groundFaults);
  if (faults.length > 0) throw new RuleViolation(faults);
  const allowance = movementAllowance(unit, rules);
  const { table, starts } = laidOut(ground);
  const start: Point = { x: VERGE, y: VERGE };
  const body = { stand: { front: THIN, depth: THIN, figures: 1 }, figures: 1, files: 1 };
  const end = starts.at(-1) ?? start.y;
  const march = plan({
    placed: { ...body, at: start, facing: 0 },
    legs: [{ bearing: 0, distance: end - start.y }],
    allowance: allowance.cm + thin(ground),
    costs: marchCosts(unit, unit.move / wholeMove, rules),
    table,
  });
  const because = [...allowance.because, ...reasonsOfGround(march, march.spent, rules)];
  const reached = march.end.at.y;
  // Whoever is past the middle of what is crossed in a step has crossed it.
  const passedAt = (at: number) =>
    'cm' in (ground[at] ?? {}) ? (starts[at + 1] ?? end) : (starts[at] ?? end) + THIN / 2;
  const stoppedAt = march.stopped === undefined ? -1 : ground.findIndex((_, at) => reached < passedAt(at) - THIN / 10);
  const passed = thin(stoppedAt < 0 ? ground : ground.slice(0, stoppedAt));
  const left = {
    cm: toTenth(Math.max(0, allowance.cm + passed - march.spent)),
    gone: toTenth(Math.max(0, march.moved - passed)),
    because,
  };
  return stoppedAt < 0 ? left : { ...left, stoppedAt };
}

/** How thick all that is crossed in a step is together. */
function thin(ground: readonly Crossed[]): number {
  return ground.filter(each => !('cm' in each)).length * THIN;
}

const toTenth = (cm: number): number => Math.round(cm * 10) / 10 + 0;

function groundFaults(crossed: Crossed, at: number): readonly Violation[] {
  const path = `ground[${at}]`;
  if ('cm' in crossed && !(Number.isFinite(crossed.cm) && crossed.cm >= 0 && crossed.cm <= 1000)) {
    return [{ path: `${path}.cm`, problem: `${crossed.cm} cm is no length`, mend: 'give 0 to 1000 cm' }];
  }
  if (crossed.over === 'hill' && !(Number.isInteger(crossed.levels) && Math.abs(crossed.levels) <= 5)) {
    const problem = `${crossed.levels} is no number of levels`;
    return [{ path: `${path}.levels`, problem, mend: 'give up to 5 levels up, or down as a negative number' }];
  }
  return [];
}

/** The ground as a table, from south to north, and where each piece of it begins; last where all of it ends. */
function laidOut(ground: readonly Crossed[]): { readonly table: Table; readonly starts: readonly number[] } {
  const features: Feature[] = [];
  const starts = [VERGE];
  const width = 2 * VERGE;
  const climbs: { readonly at: number; readonly levels: number }[] = [];
  for (const [i, crossed] of ground.entries()) {
    const from = starts[i] ?? VERGE;
    const to = from + ('cm' in crossed ? crossed.cm : THIN);
    const id = `${crossed.over}-${i}`;
    const across = (y: number): readonly Point[] => [
      { x: 0, y },
      { x: width, y },
    ];
    const along: readonly Point[] = [
      { x: VERGE, y: from },
      { x: VERGE, y: to },
    ];
    const middle = (from + to) / 2;
    switch (crossed.over) {
      case 'open':
        break;
      case 'road':
        if (crossed.cm > 0) features.push({ kind: 'road', id, line: along, width: THIN });
        break;
      case 'wood':
      case 'rough':
      case 'marsh':
        if (crossed.cm > 0) features.push({ kind: crossed.over, id, outline: box(width, from, to) });
        break;
      case 'hill':
        climbs.push({ at: middle, levels: crossed.levels });
        break;
      case 'fence':
      case 'wall':
        features.push({ kind: crossed.over, id, line: across(middle) });
        break;
      case 'creek':
      case 'river':
        features.push({ kind: crossed.over, id, line: across(middle), width: THIN / 2 });
        break;
      case 'ford':
      case 'bridge':
        features.push({ kind: 'river', id: `river-${i}`, line: across(middle), width: THIN / 2 });
        features.push({ kind: crossed.over, id, line: along, width: VERGE });
    }
    starts.push(to);
  }
  const end = starts.at(-1) ?? VERGE;
  return {
    table: { width, height: end + VERGE, features: [...features, ...hills(climbs, width, end + VERGE)] },
    starts,
  };
}

function box(width: number, from: number, to: number): readonly Point[] {
  return [
    { x: 0, y: from },
    { x: width, y: from },
    { x: width, y: to },
    { x: 0, y: to },
  ];
}

/** Hills that rise and fall so, one on the other, from wherever the lowest ground is. */
function hills(
  climbs: readonly { readonly at: number; readonly levels: number }[],
  width: number,
  height: number,
): readonly Feature[] {
  let level = 0;
  const heights = climbs.map(({ levels }) => (level += levels));
  const lowest = Math.min(0, ...heights);
  const cuts = [0, ...climbs.map(({ at }) => at), height];
  return [0, ...heights].flatMap((each, i) =>
    Array.from({ length: each - lowest }, (_, below): Feature => {
      const outline = box(width, cuts[i] ?? 0, cuts[i + 1] ?? height);
      return { kind: 'hill', id: `hill-${i}-${below + 1}`, level: below + 1, outline };
    }),
  );
}
