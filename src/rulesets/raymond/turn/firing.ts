import { fieldOf } from '../field.js';
import { aimsOf, pivotFaults } from '../fire/aims.js';
import { artilleryFire, bounceThrough, type FireResult, musketFire } from '../fire/fire.js';
import { bounceTarget, eligibleTargets, type FireField, fireAt, fireFieldOf, type Target } from '../fire/targets.js';
import { slightPivotOf, turnedBy } from '../formation/places.js';
import type { Formed, RaymondState, Unit } from '../state.js';
import type { FireAnswer, RaymondContext, RaymondPhase } from '../terms.js';
import { placeUnit } from '../units.js';
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
    const declarations = asked.map(({ unit }, i) => declared(unit, answers[i] ?? holdsFire, field));
    for (const declaration of declarations) {
      pivot(declaration, state, context);
      for (const shot of declaration.shots) shoot(shot, declaration, field, state, context);
    }
  },
};

const holdsFire: FireAnswer = { at: [] };

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

/** What a unit will do, by its answer. */
interface Declaration {
  /** As it was when the phase began. */
  readonly unit: Unit;
  /** Degrees that it turns by before it fires. */
  readonly pivot: number;
  /** Where it then stands. */
  readonly formed: Formed;
  readonly shots: readonly Shot[];
}

/** So many stands at a target. */
interface Shot {
  readonly target: Target;
  readonly stands: number;
}

function declared(unit: Unit, { pivot: degrees = 0, at }: FireAnswer, field: FireField): Declaration {
  const formed = turnedBy(unit, degrees);
  const targets = at.length === 0 ? [] : eligibleTargets(unit, field, formed);
  const shots = at.flatMap(({ target: id, stands }) => {
    const target = targets.find(each => each.target === id);
    return target === undefined ? [] : [{ target, stands }];
  });
  return { unit, pivot: degrees, formed, shots };
}

/** Turns the unit. Where another one has pivoted into its room it stays as it is, and fires as it would have. */
function pivot({ unit, pivot: degrees, formed }: Declaration, state: RaymondState, context: RaymondContext): void {
  const turning = state.units[unit.id];
  const { scenario, rules, tell } = context;
  if (turning === undefined || degrees === 0) return;
  if (pivotFaults(turning, degrees, fieldOf(state, scenario, rules)).length > 0) return;
  placeUnit(turning, formed);
  const clause = 'raymond/fire/pivot-before-firing';
  const because = [{ clause, because: 'about to fire', effect: 'pivots slightly' }] as const;
  tell({ kind: 'pivot', unit: unit.id, degrees, because });
}

/**
 * Throws the dice of so many stands at a target and marks the hits; round shot that misses must strike on.
 *
 * @clause raymond/fire/split-fire
 * @clause raymond/bounce/next-closest-target
 * @clause raymond/bounce/once
 */
function shoot(
  { target, stands }: Shot,
  { unit, formed }: Declaration,
  field: FireField,
  state: RaymondState,
  { dice, rules, tell }: RaymondContext,
): void {
  const strike = (at: Target, bounce: boolean, resolve: (struck: Unit) => FireResult): number => {
    const struck = state.units[at.target];
    if (struck === undefined) return 0;
    const result = resolve(struck);
    struck.hits += result.hits;
    const because = [...at.because, ...result.because];
    const { dice: thrown, hits } = result;
    const { range } = at;
    tell({ kind: 'fire', unit: unit.id, target: struck.id, stands, range, dice: thrown, hits, bounce, because });
    return result.bouncing;
  };
  const bouncing = strike(target, false, struck => {
    const fire = fireAt(target, struck, stands);
    return fire.weapon === 'muskets' ? musketFire(fire, dice, rules) : artilleryFire(fire, dice, rules);
  });
  const next = bouncing === 0 ? undefined : bounceTarget(unit, target.target, field, formed);
  if (next === undefined) return;
  const { terrainDice } = next;
  strike(next, true, () => bounceThrough({ misses: bouncing, terrainDice }, dice, rules));
}
