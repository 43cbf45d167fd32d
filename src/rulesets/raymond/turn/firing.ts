import { aimsOf, pivoted, pivotFaults } from '../aims.js';
import { fieldOf } from '../field.js';
import { artilleryFire, bounceThrough, musketFire } from '../fire.js';
import { slightPivotOf } from '../formation.js';
import type { Formed, RaymondState, Unit } from '../state.js';
import { bounceTarget, eligibleTargets, type FireField, fireAt, fireFieldOf, type Target } from '../targets.js';
import type { FireAnswer, RaymondContext, RaymondPhase } from '../terms.js';
import { put } from '../units.js';
import type { FireRequest } from './fire-faults.js';

export { fireFaults } from './fire-faults.js';

/**
 * Both sides fire. Every unit that could fire at somebody, if only after a slight pivot, is asked for its fire; the answers are
 * opened together and judged from where everybody stood at the start, each unit after its own pivot. Hits are marked and take
 * nobody's fire away, since stands go only when losses are removed.
 *
 * Source: The Firing Phase.
 *
 * @clause raymond/fire/simultaneous
 * @clause raymond/fire/not-compulsory
 * @clause raymond/fire/pivot-before-firing
 * @clause raymond/sequence/simultaneous-phases
 */
export const firingPhase: RaymondPhase = {
  id: 'firing',
  title: 'Firing',
  clause: 'raymond/fire/simultaneous',
  run(state, context) {
    const { scenario, rules, command } = context;
    const field = fireFieldOf(fieldOf(state, scenario, rules));
    const asked = field.troops.flatMap(unit => {
      const request = fireRequest(unit, field);
      return request === undefined ? [] : [{ unit, request }];
    });
    const answers = command.askAll(asked.map(({ request }) => request));
    const fires = asked.map(({ unit }, i) => declared(unit, answers[i] ?? { at: [] }, field));
    for (const fire of fires) {
      if (fire.shots.length === 0) continue;
      pivot(fire, state, context);
      for (const shot of fire.shots) shoot(fire, shot, field, context);
    }
  },
};

/** What a unit does in the phase. */
interface Declared {
  readonly unit: Unit;
  readonly pivot: number;
  /** Where it fires from. */
  readonly formed: Formed;
  readonly shots: readonly Declaration[];
}

/** So many stands at a target. */
interface Declaration {
  readonly stands: number;
  readonly target: Target;
}

function fireRequest(unit: Unit, field: FireField): FireRequest | undefined {
  const aims = aimsOf(unit, field);
  if (aims.length === 0) return undefined;
  const asItStands = aims.find(aim => aim.pivot === 0)?.targets ?? [];
  return {
    kind: 'fire',
    id: `fire:${unit.id}`,
    side: unit.side,
    clause: 'raymond/fire/not-compulsory',
    secret: true,
    unit: unit.id,
    pivot: slightPivotOf(unit, field.rules),
    targets: asItStands.map(({ target, stands }) => ({ target, stands: stands.length })),
  };
}

function declared(unit: Unit, { pivot = 0, at }: FireAnswer, field: FireField): Declared {
  const formed = pivoted(unit, pivot);
  const targets = at.length === 0 ? [] : eligibleTargets(unit, field, formed);
  const shots = at.flatMap(({ target: id, stands }) => {
    const target = targets.find(each => each.target === id);
    return target === undefined ? [] : [{ stands, target }];
  });
  return { unit, pivot, formed, shots };
}

/** Turns the unit. Where another one has pivoted into its room it stays as it is, and fires as it would have. */
function pivot({ unit, pivot: degrees, formed }: Declared, state: RaymondState, context: RaymondContext): void {
  const { scenario, rules, tell } = context;
  if (degrees === 0 || pivotFaults(unit, degrees, fieldOf(state, scenario, rules)).length > 0) return;
  put(unit, formed);
  const clause = 'raymond/fire/pivot-before-firing';
  const because = [{ clause, because: 'about to fire', effect: 'pivots slightly' }] as const;
  tell({ kind: 'pivot', unit: unit.id, degrees, because });
}

/**
 * Throws the dice of so many stands at a target and marks the hits; round shot that misses strikes on.
 *
 * @clause raymond/fire/split-fire
 * @clause raymond/bounce/next-closest-target
 * @clause raymond/bounce/once
 */
function shoot(
  { unit, formed }: Declared,
  { stands, target }: Declaration,
  field: FireField,
  { dice, rules, tell }: RaymondContext,
): void {
  const struck = field.units[target.target];
  if (struck === undefined) return;
  const fire = fireAt(target, struck, stands);
  const result = fire.weapon === 'muskets' ? musketFire(fire, dice, rules) : artilleryFire(fire, dice, rules);
  struck.hits += result.hits;
  const told = { kind: 'fire', unit: unit.id, stands } as const;
  const because = [...target.because, ...result.because];
  tell({ ...told, target: struck.id, dice: result.dice, hits: result.hits, bounce: false, because });
  const next = result.bouncing === 0 ? undefined : bounceTarget(unit, struck.id, field, formed);
  const second = next === undefined ? undefined : field.units[next.target];
  if (next === undefined || second === undefined) return;
  const bounce = bounceThrough({ misses: result.bouncing, terrainDice: next.terrainDice }, dice, rules);
  second.hits += bounce.hits;
  tell({
    ...told,
    target: second.id,
    dice: bounce.dice,
    hits: bounce.hits,
    bounce: true,
    because: [...next.because, ...bounce.because],
  });
}
