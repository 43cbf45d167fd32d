import { inDoubles } from '../../../../dice/index.js';
import { throwGroup } from '../fighting/melee.js';
import type { Reaction } from '../fighting/morale.js';
import { stagesBeforeMelee } from './charge-stages.js';
import type { Both, MeleeSide } from './fronts.js';
import { type Known, meetings, rollOf } from './melee-stage.js';
import type { ChargeProcedure } from './procedure.js';
import { afterStage, type EngagementState, joined, leftOf } from './state.js';
import { nobodyFights, turnOf } from './weariness.js';

/** What a charge is likely to do to both sides by the end of its first melee. */
export interface ChargeForecast {
  /** The chance that the attacker does not go in, and that the defender runs before he is reached. */
  readonly refuses: number;
  readonly flees: number;
  /** Figures that each side loses on the average: exactly those of the solved charge. */
  readonly lost: Both<number>;
  /** What losses of that size would make each side do, before the other’s are seen. */
  readonly reaction: Both<Reaction>;
}

/**
 * A commander’s forecast of a charge: its stages solved as far as the first melee, and of that the average alone, each side for
 * itself. It is a small part of the work of solving the charge, and knows no more of morale than what average losses would do.
 */
export function forecastStages(procedure: ChargeProcedure): ChargeForecast {
  const { figures, reaction } = procedure;
  const met = stagesBeforeMelee(procedure).reduce(
    (states, stage) => afterStage(states, stage),
    inDoubles(() => joined),
  );
  const inMelee = averageMelee(procedure);
  const chance = (of: (state: EngagementState) => boolean) => met.probability(of);
  const lostBy = (side: MeleeSide) => met.mean(state => state[side].lost + inMelee(state)[side]);
  const lost = { attacker: lostBy('attacker'), defender: lostBy('defender') };
  const reactionOf = (side: MeleeSide) =>
    reaction(side, { before: figures[side], lost: Math.min(figures[side], Math.round(lost[side])) });
  return {
    refuses: chance(({ charge }) => charge === 'refused'),
    flees: chance(({ charge }) => charge === 'escaped' || charge === 'caught'),
    lost,
    reaction: { attacker: reactionOf('attacker'), defender: reactionOf('defender') },
  };
}

/** What the first melee costs both sides on the average, from where they stand when it begins. */
function averageMelee(procedure: ChargeProcedure): (state: EngagementState) => Both<number> {
  const { figures, losses } = procedure;
  const first = turnOf(procedure, 1);
  if (nobodyFights(procedure, first)) return () => nobody;
  const meetingOf = meetings(procedure, procedure.ready(first));
  const ours = new Map<string, number>();
  const theirs = new Map<number, number>();
  const attackers = ({ melee }: Known, { defends }: EngagementState) => {
    const roll = rollOf(melee, 0, defends);
    const mean = ours.get(roll) ?? inDoubles(dice => throwGroup(melee, 0, dice)).mean();
    ours.set(roll, mean);
    return mean;
  };
  const defenders = ({ defender: { id, melee, defender } }: Known) => {
    const lostTo = (hits: number) => losses?.(hits, defender) ?? hits;
    const mean = theirs.get(id) ?? inDoubles(dice => lostTo(throwGroup(melee, 1, dice))).mean();
    theirs.set(id, mean);
    return mean;
  };
  return state => {
    if (!state.fighting) return nobody;
    const meeting = meetingOf(leftOf(figures, state), state);
    return { attacker: attackers(meeting, state), defender: defenders(meeting) };
  };
}

const nobody: Both<number> = { attacker: 0, defender: 0 };
