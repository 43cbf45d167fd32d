import type { Reason } from '../../../../../rulebook/index.js';
import { fatigueAfter, type Strength, wornOut } from '../../fighting/melee.js';
import { type MoraleResult, type Opponent, type Reaction, reactionsAfterMelee } from '../../fighting/morale.js';
import type { Field } from '../field.js';
import { worseOf } from '../losses.js';
import type { TurnContext } from '../period.js';
import type { TurnRules } from '../rules.js';
import type { FieldUnit, UnitId } from '../state.js';
import { inPlay, unitOf } from '../units.js';
import { reasonsInTheOpen } from '../unseen/markers.js';
import { noteMeetings } from './shock.js';

/** How a period tests the morale of its units. */
export interface MoralePeriod<Unit extends FieldUnit, Rules extends TurnRules = TurnRules> {
  /** The test of a unit that has lost figures; `null`: it takes none. */
  test(unit: Unit, field: Field<Unit, Rules>): MoraleResult | null;
  /** Total morale value that a unit has left. */
  valueLeft(unit: Unit, field: Field<Unit, Rules>): number;
  /** The melee point that weariness is counted from; `null`: it does not tire. */
  tires(unit: Unit, rules: Rules): Strength | null;
}

/** What became of a unit's morale test. */
export interface Settled {
  readonly result: MoraleResult;
  /** What it must do: its own result, or nothing when an opponent had it worse. */
  readonly reaction: Reaction;
  readonly because: readonly Reason[];
}

/**
 * Units that lost figures test morale, and opponents in a melee compare results: of two only the worse off obeys its own.
 *
 * @clause cady/common/morale/post-melee-timing
 * @clause cady/common/morale/worse-reaction-only
 */
export function moraleTests<Unit extends FieldUnit, Rules extends TurnRules>(
  field: Field<Unit, Rules>,
  { dice }: Pick<TurnContext, 'dice'>,
  period: MoralePeriod<Unit, Rules>,
): Map<UnitId, Settled> {
  noteMeetings(field.state);
  const units = inPlay(field.state);
  const results = new Map<UnitId, MoraleResult>();
  for (const unit of units) {
    const result = unit.turn.lost > 0 ? period.test(unit, field) : null;
    if (result !== null) results.set(unit.id, result);
  }
  const opponents = units
    .filter(unit => unit.turn.fought)
    .map((unit): Opponent => {
      const reaction = results.get(unit.id)?.reaction ?? 'no-effect';
      return { unit: unit.id, reaction, remaining: period.valueLeft(unit, field), against: unit.turn.against };
    });
  const settled = new Map(reactionsAfterMelee(opponents, dice).map(each => [each.unit, each]));
  return new Map(
    [...results].map(([id, result]) => {
      const own = settled.get(id);
      return [id, { result, reaction: own?.reaction ?? result.reaction, because: own?.because ?? [] }];
    }),
  );
}

/** What a unit must do after its test; nothing when it took none. */
export function reactionOf(settled: ReadonlyMap<UnitId, Settled>, id: UnitId): Reaction {
  return settled.get(id)?.reaction ?? 'no-effect';
}

/** Notes that a unit must carry out a reaction in its next turn. */
export function mustCarryOut(unit: FieldUnit, reaction: Reaction): void {
  if (reaction === 'no-effect') return;
  unit.mustDo = worseOf(unit.mustDo, reaction);
  unit.pushedBack = true;
}

/**
 * Notes what each unit must do in its next turn, and tells of the tests.
 *
 * @clause cady/common/morale/result-binds-next-turn
 * @clause cady/common/morale/others-may-clear-way
 * @clause cady/common/three-dice/one-die
 */
export function obey<Unit extends FieldUnit>(
  settled: ReadonlyMap<UnitId, Settled>,
  { state }: Pick<Field<Unit>, 'state'>,
  { tell }: Pick<TurnContext, 'tell'>,
): void {
  for (const [id, { result, reaction, because }] of settled) {
    const unit = unitOf(state, id);
    mustCarryOut(unit, reaction);
    tell({
      kind: 'morale',
      unit: id,
      before: result.value,
      loss: result.loss,
      column: result.read,
      result: result.reaction,
      counts: reaction === result.reaction,
      because: [...result.because, ...reasonsInTheOpen(because, state)],
    });
  }
}

/**
 * Units attacked with no melee point left rout; melee points are lost to melee and regained in quiet.
 *
 * @clause cady/common/melee/zero-routs
 * @clause cady/common/melee/fatigue
 * @clause cady/common/melee/recovery
 */
export function weary<Unit extends FieldUnit, Rules extends TurnRules>(
  { state, rules }: Pick<Field<Unit, Rules>, 'state' | 'rules'>,
  { tell }: Pick<TurnContext, 'tell'>,
  { tires }: Pick<MoralePeriod<Unit, Rules>, 'tires'>,
): void {
  for (const unit of inPlay(state)) {
    const strength = tires(unit, rules);
    if (strength === null) continue;
    if (unit.turn.attacked && wornOut(strength)) {
      unit.mustDo = 'rout';
      tell({ kind: 'worn-out', unit: unit.id, because: [noMeleePoint] });
    }
    const { fatigue, turn } = unit;
    unit.fatigue = fatigueAfter({ fatigue, fought: turn.fought, moved: turn.moved > 0 }, rules);
  }
}

const noMeleePoint: Reason = {
  clause: 'cady/common/melee/zero-routs',
  because: 'attacked with no melee point left',
  effect: 'rout',
};
