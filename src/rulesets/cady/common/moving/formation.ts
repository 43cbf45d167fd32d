import { type ClauseId, counted, type Reason, RuleViolation, type Violation } from '../../../../rulebook/index.js';
import { type Bearing, normalBearing, turnBetween } from '../../../../table/index.js';
import { commonRules } from '../rules.js';
import { type MovementRules, mayChangeFormation } from './movement.js';
import { thirdsLost } from './thirds.js';

/** The numbers of facing and formation. */
export interface FormationNumbers {
  /** Whether a unit without an ordered facing faces the way it last moved. */
  readonly facesLastMove: boolean;
  /** Thirds of a move that turning every figure where it stands costs. */
  readonly turnInPlaceThirds: number;
  /** Where the stands of a short last rank are, and about what a body turns on the spot. */
  readonly lastRank: 'left' | 'centre' | 'right';
  readonly turnsAbout: 'body-centre' | 'front-middle';
}

/** The part of a ruleset's rules that facing and formation need. */
export interface FormationRules extends MovementRules {
  readonly formation: FormationNumbers;
}

/** Ranks from front to back, files from left to right. A column of four is four files. */
export interface RanksAndFiles {
  readonly ranks: number;
  readonly files: number;
}

/** A unit whose order may change the way it faces or its ranks and files. */
export interface Drill {
  readonly morale: number;
  /** What it stands in now: the last formation ordered. */
  readonly formation: RanksAndFiles;
  readonly facing: Bearing;
  /** What its order says; what it does not say stays as it is. */
  readonly order: { readonly formation?: RanksAndFiles; readonly facing?: Bearing };
  /** The direction in which it last moved, this turn or before; absent when it has never moved. */
  readonly lastMoved?: Bearing;
  readonly inMelee?: boolean;
}

/** How a unit stands after its order. */
export interface Drilled {
  readonly formation: RanksAndFiles;
  /** One facing for every figure of the unit. */
  readonly facing: Bearing;
  /** Thirds of its move that it cost; a change of march direction is counted with the march. */
  readonly thirds: number;
  readonly because: readonly Reason[];
}

/**
 * Every fault of an order to change formation: peasants and militia keep theirs, and so does a unit in melee; a formation has
 * ranks and files, and room in them for all the stands.
 *
 * Source: Common Rules > Orders and Sequence; Melee; Definitions > Formation Change.
 *
 * @clause cady/common/melee/no-formation-change
 * @clause cady/common/definition/formation-always
 */
export function formationFaults(
  unit: Drill & { readonly stands?: number },
  rules: FormationRules = commonRules(),
): readonly Violation[] {
  const faults: Violation[] = [];
  const fault = (clause: ClauseId, problem: string, mend: string) =>
    faults.push({ path: 'order.formation', clause, problem, mend });
  const { formation } = unit.order;
  if (formation === undefined) return faults;
  const { ranks, files } = formation;
  const whole = [ranks, files].every(count => Number.isInteger(count) && count >= 1);
  const holds = unit.stands === undefined || (ranks * files >= unit.stands && (ranks - 1) * files < unit.stands);
  if (!whole || !holds) {
    const mend = 'give whole ranks and files that the stands of the unit fill';
    fault(
      'cady/common/definition/formation-always',
      `${counted(ranks, 'rank')} and ${counted(files, 'file')} are no formation of it`,
      mend,
    );
  }
  if (sameFormation(formation, unit.formation)) return faults;
  if (!mayChangeFormation(unit, rules)) {
    const problem = `figures of morale ${unit.morale} cannot change their ranks and files`;
    fault('cady/common/formation/peasants-militia-none', problem, 'leave the formation as it is');
  }
  if (unit.inMelee === true) {
    const problem = 'a unit in melee keeps its formation';
    fault('cady/common/melee/no-formation-change', problem, 'order it after the melee');
  }
  return faults;
}

/**
 * How a unit stands after its order. It keeps the formation last ordered; it faces as ordered, or else the way it last moved;
 * all its figures face alike. Turning every figure where it stands is free as long as ranks and files stay; changing them
 * costs a third of the move.
 *
 * Source: Common Rules > Facing; Orders and Sequence; Definitions > Formation Change.
 *
 * @throws RuleViolation for a change of formation that is forbidden.
 * @clause cady/common/facing/default-last-direction
 * @clause cady/common/facing/whole-unit-same-facing
 * @clause cady/common/facing/formation-persists
 * @clause cady/common/facing/turn-in-place-free
 * @clause cady/common/definition/formation-change
 * @clause cady/common/orders/position-formation-facing
 */
export function drilled(unit: Drill, rules: FormationRules = commonRules()): Drilled {
  const faults = formationFaults(unit, rules);
  if (faults.length > 0) throw new RuleViolation(faults);
  const formation = unit.order.formation ?? unit.formation;
  const facing = facingOf(unit, rules);
  const because: Reason[] = [];
  let thirds = 0;
  if (!sameFormation(formation, unit.formation)) {
    const change = -rules.movement.thirds.formationChange;
    thirds += change;
    because.push({
      clause: 'cady/common/definition/formation-change',
      because: `${text(unit.formation)} to ${text(formation)}`,
      effect: thirdsLost(change),
    });
  } else if (unit.order.facing !== undefined && turnBetween(unit.order.facing, unit.facing) > 0) {
    const turn = rules.formation.turnInPlaceThirds;
    thirds += turn;
    because.push({
      clause: 'cady/common/facing/turn-in-place-free',
      because: 'every figure turns in place',
      effect: thirdsLost(turn),
    });
  }
  return { formation, facing, thirds, because };
}

function facingOf(unit: Drill, rules: FormationRules): Bearing {
  if (unit.order.facing !== undefined) return normalBearing(unit.order.facing);
  return rules.formation.facesLastMove ? (unit.lastMoved ?? unit.facing) : unit.facing;
}

function sameFormation(one: RanksAndFiles, other: RanksAndFiles): boolean {
  return one.ranks === other.ranks && one.files === other.files;
}

function text({ ranks, files }: RanksAndFiles): string {
  return `${ranks} deep, ${files} across`;
}
