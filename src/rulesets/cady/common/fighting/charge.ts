import { counted, type Violation } from '../../../../rulebook/index.js';
import { commonFightingRules } from '../fighting-rules.js';

/** The numbers of a charge. */
export interface ChargeNumbers {
  /** The last stretch that must be straight and in one formation, in cm. */
  readonly straight: { readonly infantry: number; readonly cavalry: number };
  /** The sharpest bend allowed in it. */
  readonly bend: number;
  /** Thirds of the printed move lost in the turn after a charge. */
  readonly thirdsLost: number;
  /** Whether a unit may charge in two turns running. */
  readonly againNextTurn: boolean;
}

/** The part of a ruleset's rules that a charge needs. */
export interface ChargeRules {
  readonly charge: ChargeNumbers;
}

/** A charge as ordered, measured back from where it ends, in cm and degrees. */
export interface Charge {
  readonly arm: 'infantry' | 'cavalry';
  /** Every change of direction on the way: how sharp, and how far before the end. */
  readonly turns: readonly { readonly degrees: number; readonly beforeEnd: number }[];
  /** Every change of formation on the way: how far before the end. */
  readonly formationChanges?: readonly { readonly beforeEnd: number }[];
  readonly chargedLastTurn?: boolean;
  /** When it was announced; at the start of movement unless said. */
  readonly declared?: 'at-start' | 'during-movement';
}

/** What a unit that charged may do in its next turn. */
export interface AfterCharge {
  /** Thirds of its printed move that it loses. */
  readonly thirdsLost: number;
  readonly mayCharge: boolean;
  readonly mayFire: boolean;
  readonly mayMelee: boolean;
}

/**
 * Every fault that forbids a charge, all at once; none when it is legal. A unit does not charge in two turns running, and in
 * the last stretch it neither bends sharply nor changes formation.
 *
 * Source: Common Rules > Charge / Engage and the 3-DT.
 *
 * @clause cady/common/charge/straight-final-distance
 * @clause cady/common/charge/no-formation-change-final-distance
 * @clause cady/common/charge/no-charge-next-turn
 * @clause cady/common/charge/declare-at-start
 */
export function chargeFaults(charge: Charge, rules: ChargeRules = commonFightingRules()): readonly Violation[] {
  const faults: Violation[] = [];
  const stretch = rules.charge.straight[charge.arm];
  if (charge.chargedLastTurn === true && !rules.charge.againNextTurn) {
    faults.push({
      path: 'chargedLastTurn',
      clause: 'cady/common/charge/no-charge-next-turn',
      problem: 'the unit charged in the turn before',
      mend: 'order it to engage, or wait a turn',
    });
  }
  if (charge.declared === 'during-movement') {
    faults.push({
      path: 'declared',
      clause: 'cady/common/charge/declare-at-start',
      problem: 'the charge was announced when movement had begun',
      mend: 'announce it at the start of movement, before anybody moves',
    });
  }
  for (const [at, turn] of charge.turns.entries()) {
    if (turn.degrees <= rules.charge.bend || turn.beforeEnd >= stretch) continue;
    faults.push({
      path: `turns[${at}]`,
      clause: 'cady/common/charge/straight-final-distance',
      problem: `a turn of ${counted(turn.degrees, 'degree')} ${turn.beforeEnd} cm before the end of the charge`,
      mend: `turn at most ${counted(rules.charge.bend, 'degree')} in the last ${stretch} cm`,
    });
  }
  for (const [at, change] of (charge.formationChanges ?? []).entries()) {
    if (change.beforeEnd >= stretch) continue;
    faults.push({
      path: `formationChanges[${at}]`,
      clause: 'cady/common/charge/no-formation-change-final-distance',
      problem: `a change of formation ${change.beforeEnd} cm before the end of the charge`,
      mend: `change formation before the last ${stretch} cm`,
    });
  }
  return faults;
}

/**
 * What a charge costs in the next turn: a third of the move, and no second charge. A charge that found nobody to melee
 * leaves the unit unable to fire or melee as well.
 *
 * Source: Common Rules > Charge / Engage and the 3-DT.
 *
 * @clause cady/common/charge/next-turn-reduction
 * @clause cady/common/charge/no-charge-next-turn
 * @clause cady/common/charge/unsuccessful
 */
export function afterCharge(
  charge: { readonly endedInMelee: boolean },
  rules: ChargeRules = commonFightingRules(),
): AfterCharge {
  return {
    thirdsLost: rules.charge.thirdsLost,
    mayCharge: rules.charge.againNextTurn,
    mayFire: charge.endedInMelee,
    mayMelee: charge.endedInMelee,
  };
}
