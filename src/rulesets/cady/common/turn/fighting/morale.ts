import type { Reason } from '../../../../../rulebook/index.js';
import { routed } from '../../fighting/holding.js';
import { fatigueAfter, wornOut } from '../../fighting/melee.js';
import {
  type AtWorst,
  compareReactions,
  type MoraleResult,
  type Opponent,
  type Reaction,
  reactionsAfterMelee,
} from '../../fighting/morale.js';
import type { Field } from '../field.js';
import { leave, worseOf } from '../losses.js';
import type { MoraleSection, Period, TurnContext } from '../period.js';
import type { TurnRules } from '../rules.js';
import type { FieldState, FieldUnit, ForcedReaction, UnitId } from '../state.js';
import { valueLeft } from '../tested.js';
import { inContact, inPlay, unitOf } from '../units.js';
import { reasonsInTheOpen } from '../unseen/markers.js';
import type { Settled, Weariness, WornOut } from './encounters.js';
import { noteMeetings } from './shock.js';

/**
 * Units that lost figures test morale, and opponents in a melee compare results: of two only the worse off obeys its own. Who was
 * wiped out by shock or melee is compared as well, and who routs worn out: whoever is left on the field does not fall back from nobody.
 *
 * @clause cady/common/morale/post-melee-timing
 * @clause cady/common/charge/only-worst-effect
 * @clause cady/common/morale/worse-reaction-only
 */
export function moraleTests<Unit extends FieldUnit, Rules extends TurnRules>(
  field: Field<Unit, Rules>,
  context: TurnContext<Rules>,
  { morale, threeDice }: Pick<Period<Unit, Rules>, 'morale' | 'threeDice'>,
): Map<UnitId, Settled> {
  noteMeetings(field.state);
  const wiped = wipedOut(field.state);
  const units = [...inPlay(field.state), ...wiped];
  const results = new Map<UnitId, MoraleResult>();
  const worn: WornOut = new Map();
  for (const unit of units) {
    const result = unit.turn.lost > 0 ? morale.test(unit, field, context) : null;
    if (result !== null) results.set(unit.id, result);
    const weariness = wearinessOf(unit, field, morale);
    if (weariness !== null) worn.set(unit.id, weariness);
  }
  const opponents = units
    .filter(unit => unit.turn.fought || [unit.id, ...unit.turn.against].some(id => wiped.some(each => each.id === id)))
    .map((unit): Opponent => {
      // Whoever routs because it is worn out could not fare worse.
      const tested = results.get(unit.id)?.reaction ?? 'no-effect';
      const reaction = worse(worn.get(unit.id)?.reaction, tested);
      const remaining = valueLeft(unit, context.turn, field.rules, threeDice);
      return { unit: unit.id, reaction, remaining, against: unit.turn.against };
    });
  const settled = new Map(reactionsAfterMelee(opponents, context.dice, field.rules).map(each => [each.unit, each]));
  return new Map(
    [...results].flatMap(([id, result]) => {
      if (unitOf(field.state, id).gone !== null) return [];
      const { reaction = result.reaction, because = [] } = settled.get(id) ?? {};
      const weariness = reaction === result.reaction || reaction === 'no-effect' ? undefined : worn.get(id);
      return [[id, { result, reaction, because: [...(weariness?.because ?? []), ...because] }]];
    }),
  );
}

/** The units that those whom they met have taken to the last figure this turn, by shock or melee. */
function wipedOut<Unit extends FieldUnit>({ units }: FieldState<Unit>): Unit[] {
  return Object.values(units).filter(
    ({ gone, figures, turn }) => gone !== null && figures === 0 && turn.against.length > 0,
  );
}

/** What a unit must do after its test; nothing when it took none. */
export function reactionOf(settled: ReadonlyMap<UnitId, Settled>, id: UnitId): Reaction {
  return settled.get(id)?.reaction ?? 'no-effect';
}

/** What the turn has brought a unit to, before its battle or brigade tries to save it: its own test, weariness, or a friend that swept it along. */
export function fateOf(
  { id, mustDo }: Pick<FieldUnit, 'id' | 'mustDo'>,
  settled: ReadonlyMap<UnitId, Settled>,
  worn: Readonly<Pick<WornOut, 'get'>>,
): Reaction {
  return worse(worn.get(id)?.reaction, worse(mustDo, reactionOf(settled, id)));
}

function worse(a: ForcedReaction | null | undefined, b: Reaction): Reaction {
  return a != null && compareReactions(a, b) > 0 ? a : b;
}

/** Lets a unit off whatever the turn has brought it to, as its battle or brigade stays. */
export function spare(unit: FieldUnit, settled: Map<UnitId, Settled>, worn: WornOut, because: readonly Reason[]): void {
  const own = settled.get(unit.id);
  if (own !== undefined && own.reaction !== 'no-effect') {
    settled.set(unit.id, { ...own, reaction: 'no-effect', because });
  }
  worn.delete(unit.id);
  unit.mustDo = null;
}

/**
 * The units that were attacked this turn with no melee point left: they rout, or do the worst that they can come to, unless their
 * battle or brigade saves them.
 *
 * @clause cady/common/melee/zero-routs
 */
export function wornOutUnits<Unit extends FieldUnit, Rules extends TurnRules>(
  field: Field<Unit, Rules>,
  morale: Pick<MoraleSection<Unit, Rules>, 'tires' | 'worst'>,
): WornOut {
  return new Map(
    inPlay(field.state).flatMap(unit => {
      const weariness = wearinessOf(unit, field, morale);
      return weariness === null ? [] : [[unit.id, weariness] as const];
    }),
  );
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
export function noteMoraleResults<Unit extends FieldUnit, Rules extends TurnRules>(
  settled: ReadonlyMap<UnitId, Settled>,
  { state, rules }: Pick<Field<Unit, Rules>, 'state' | 'rules'>,
  { tell }: Pick<TurnContext, 'tell'>,
  morale?: Pick<MoraleSection<Unit, Rules>, 'instead'>,
): void {
  for (const [id, { result, reaction, because }] of settled) {
    const unit = unitOf(state, id);
    const already = unit.mustDo;
    mustCarryOut(unit, reaction);
    if (result.reaction !== 'no-effect') unit.pushedBack ||= rules.readings.poorTestSpared;
    const worse = worseThanTested(already, reaction, result.reaction);
    const instead =
      worse !== null
        ? allTheSame[worse]
        : reaction === 'no-effect'
          ? undefined
          : morale?.instead?.(unit, reaction, state, rules);
    tell({
      kind: 'morale',
      unit: id,
      before: result.value,
      loss: result.loss,
      column: result.read,
      result: result.reaction,
      counts: reaction === result.reaction,
      ...(instead === undefined ? {} : { instead }),
      because: [...result.because, ...reasonsInTheOpen(because, state)],
    });
  }
}

/** What a unit must do all the same, by what bound it before or by what it has come to, where its test alone would have it do less. */
function worseThanTested(already: ForcedReaction | null, reaction: Reaction, tested: Reaction): ForcedReaction | null {
  if (already !== null && compareReactions(already, reaction) > 0) return already;
  return reaction !== 'no-effect' && compareReactions(reaction, tested) > 0 ? reaction : null;
}

/** What a unit does whose battle, or an earlier test, has it do worse than this one. */
const allTheSame: Readonly<Record<ForcedReaction, string>> = {
  back: 'must go back all the same',
  'back-and-turn': 'must turn and go back all the same',
  rout: '[routs] all the same',
};

/**
 * Units that rout leave at once where the rules have it so, before any friend could hold them; else in their next move.
 *
 * @clause cady/common/three-dice/rout-normally-removed
 */
export function leaveAtOnce<Unit extends FieldUnit, Rules extends TurnRules>(
  { state, rules }: Pick<Field<Unit, Rules>, 'state' | 'rules'>,
  { tell }: Pick<TurnContext, 'tell'>,
): void {
  const { leaves, because } = routed({ held: false }, rules);
  if (leaves !== 'at-once') return;
  for (const unit of inPlay(state)) if (unit.mustDo === 'rout') leave(state, unit.id, 'routed', because, tell);
}

/**
 * Units that are worn out rout, or do the worst that they can come to; melee points are lost to melee and regained in quiet.
 *
 * @param worn those who are worn out, without those whom their battle or brigade has saved
 *
 * @clause cady/common/melee/zero-routs
 * @clause cady/common/melee/fatigue
 * @clause cady/common/melee/recovery
 */
export function noteFatigue<Unit extends FieldUnit, Rules extends TurnRules>(
  field: Field<Unit, Rules>,
  { tell }: Pick<TurnContext, 'tell'>,
  { tires }: Pick<MoraleSection<Unit, Rules>, 'tires'>,
  worn: WornOut,
): void {
  const { state, rules } = field;
  for (const unit of inPlay(state)) {
    if (tires(unit, field) === null) continue;
    const weariness = worn.get(unit.id);
    if (weariness !== undefined) {
      const { reaction, because } = weariness;
      // Whoever must do as much or more by his losses is told to already.
      if (worse(unit.mustDo, reaction) === reaction && unit.mustDo !== reaction) {
        tell({ kind: 'worn-out', unit: unit.id, ...(reaction === 'rout' ? {} : { reaction }), because });
      }
      unit.mustDo = worseOf(unit.mustDo, reaction);
    }
    const { fatigue, turn } = unit;
    // Whoever has the enemy at grips has no quiet to rest in (`cady/ruling/rest-at-grips`).
    const stirred = turn.moved > 0 || (!rules.readings.restAtGrips && inContact(unit, state.contacts));
    unit.fatigue = fatigueAfter({ fatigue, fought: turn.fought, moved: stirred }, rules);
  }
}

/** What it brings a unit to that it was attacked this turn with no melee point left; `null` where it was not. */
function wearinessOf<Unit extends FieldUnit, Rules extends TurnRules>(
  unit: Unit,
  field: Field<Unit, Rules>,
  { tires, worst }: Pick<MoraleSection<Unit, Rules>, 'tires' | 'worst'>,
): Weariness | null {
  const strength = unit.turn.attacked ? tires(unit, field) : null;
  if (strength === null || !wornOut(strength, field.rules)) return null;
  const atWorst = worst?.(unit, field);
  return atWorst === undefined ? { reaction: 'rout', because: [noMeleePoint] } : noWorse(noMeleePoint, atWorst);
}

function noWorse(because: Reason, atWorst: AtWorst): Weariness {
  const { reaction } = atWorst;
  return { reaction, because: [because, { ...atWorst.because, effect: `rout → ${reaction}` }] };
}

const noMeleePoint: Reason = {
  clause: 'cady/common/melee/zero-routs',
  because: 'attacked with no melee point left',
  effect: 'rout',
};
