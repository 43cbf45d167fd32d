import type { Reason } from '../../../../../rulebook/index.js';
import { type BattleSaved, type BattleUnit, saveBattle } from '../../fighting/battles.js';
import type { Reaction } from '../../fighting/morale.js';
import type { Field } from '../field.js';
import type { Period, TurnContext } from '../period.js';
import type { TurnRules } from '../rules.js';
import type { FieldState, FieldUnit, UnitId } from '../state.js';
import { testedOf, testTold } from '../tested.js';
import { inPlay, unitOf } from '../units.js';
import { reasonsInTheOpen, witnessesOf } from '../unseen/markers.js';
import { dividedNow, figuresFalling } from './broken.js';
import type { Settled, WornOut } from './encounters.js';
import { fateOf, mustCarryOut, spare } from './morale.js';

/** The units of each battle or brigade, in the order of the scenario. Single units are in none. */
export function bodiesIn<Unit extends FieldUnit>(state: FieldState<Unit>): Map<string, Unit[]> {
  const bodies = new Map<string, Unit[]>();
  for (const unit of inPlay(state)) {
    if (unit.brigade === null) continue;
    const key = `${unit.side} ${unit.brigade}`;
    bodies.set(key, [...(bodies.get(key) ?? []), unit]);
  }
  return bodies;
}

/** Takes a body apart: its units are single ones from now on. */
export function breakUp(units: readonly FieldUnit[]): void {
  for (const unit of units) unit.brigade = null;
}

/**
 * Brigades of which units rout, or lose a part that could not close up: the others throw to save it, and one that passes keeps
 * the whole brigade, whatever had befallen any unit of it. Changes what units must do where the brigade decides it. To be called
 * before reactions are noted.
 *
 * @param worn units that are worn out; whoever is saved is taken out of them
 * @clause cady/common/broken/battle-save
 * @clause cady/common/break-through/battle-save-who
 * @clause cady/common/break-through/battle-save-one-pass
 * @clause cady/common/break-through/battle-save-fail
 * @clause cady/common/broken/battle-save-failed-breaks-up
 * @clause cady/common/conduct/brigade-chain-test
 */
export function saveBrigades<Unit extends FieldUnit, Rules extends TurnRules>(
  settled: Map<UnitId, Settled>,
  worn: WornOut,
  field: Field<Unit, Rules>,
  context: Pick<TurnContext<Rules>, 'rules' | 'turn' | 'dice' | 'tell'>,
  period: Pick<Period<Unit, Rules>, 'threeDice' | 'morale'>,
): void {
  const { state } = field;
  const { tell } = context;
  const falling = new Set(
    dividedNow(state, context)
      .filter(each => figuresFalling(each, field, period.morale) > 0)
      .map(({ unit }) => unit.id),
  );
  for (const units of bodiesIn(state).values()) {
    const { side, brigade } = units[0] ?? {};
    const members = units.map(
      (unit): Member<Unit> => ({ unit, reaction: fateOf(unit, settled, worn), tornApart: falling.has(unit.id) }),
    );
    const [first, ...rest] = members.filter(isLost);
    if (first === undefined || side === undefined || brigade === undefined || brigade === null) continue;
    const { fate, throws, because } = throwToSave([first, ...rest], members, settled, state, context, period);
    const outcome = fate === 'stays' ? 'held' : throws.length === 0 ? 'nobody' : 'failed';
    // What an army is made of is its own affair, and so are the tests of units that nobody sees.
    tell({ kind: 'battle-held', side, battle: brigade, outcome, because }, [side]);
    for (const { unit, passed } of throws) if (!passed) unitOf(state, unit).failedTest = true;
    if (fate === 'stays') {
      for (const unit of units) {
        spare(unit, settled, worn, because);
        unit.divided = null;
      }
      continue;
    }
    if (fate === 'routs') sweepAlong(members, first.unit, because, state, tell);
    breakUp(units);
  }
}

/** A unit of a brigade, and what the turn has brought it to. */
interface Member<Unit> {
  readonly unit: Unit;
  readonly reaction: Reaction;
  /** It loses a part that could not close up. */
  readonly tornApart: boolean;
}

/** Whether a unit is lost unless its brigade is saved. */
function isLost({ reaction, tornApart }: Pick<Member<unknown>, 'reaction' | 'tornApart'>): boolean {
  return reaction === 'rout' || tornApart;
}

/** Has those who may throw to save their brigade do so, and tells of it; the reason left says what came of their tests. */
function throwToSave<Unit extends FieldUnit, Rules extends TurnRules>(
  lost: readonly [Member<Unit>, ...Member<Unit>[]],
  members: readonly Member<Unit>[],
  settled: ReadonlyMap<UnitId, Settled>,
  state: FieldState<Unit>,
  { dice, rules, turn, tell }: Pick<TurnContext<Rules>, 'rules' | 'turn' | 'dice' | 'tell'>,
  { threeDice }: Pick<Period<Unit, Rules>, 'threeDice'>,
): BattleSaved {
  const others = members.flatMap((member): BattleUnit[] => {
    const { unit, reaction } = member;
    const test = isLost(member) ? null : testedOf(unit, turn, rules, threeDice);
    if (test === null) return [];
    const untested = reaction === 'no-effect' && !settled.has(unit.id);
    return [{ ...test, unit: unit.id, ...(untested ? {} : { reaction }) }];
  });
  const why = lost.map(({ unit, ...befallen }) => ({ ...befallen, unit: unit.id }));
  const saved = saveBattle({ lost: lost[0].unit.id, others }, dice, rules, (saver, { passed, odds }) =>
    tell(
      testTold(saver.unit, 'save-the-battle', { tested: saver, passed, because: testedFor(why, odds, state) }, rules),
      witnessesOf(unitOf(state, saver.unit)),
    ),
  );
  return { ...saved, because: saved.because.slice(-1) };
}

/** The whole brigade routs, along with the unit that could not be saved. */
function sweepAlong<Unit extends FieldUnit>(
  members: readonly Member<Unit>[],
  by: Unit,
  because: readonly Reason[],
  state: FieldState<Unit>,
  tell: TurnContext['tell'],
): void {
  for (const { unit, reaction } of members) {
    if (unit !== by && reaction !== 'rout') {
      const why = reasonsInTheOpen(because, state);
      const event = { kind: 'swept-along', unit: unit.id, by: by.id, reaction: 'rout', because: why } as const;
      tell(event, witnessesOf(unit, by));
    }
    mustCarryOut(unit, 'rout');
  }
}

/** Why the others of a body are tested, as far as everybody may know of it: what befalls a unit of it, and what each test hangs on. */
export function testedFor<Unit extends FieldUnit>(
  befallen: readonly { readonly unit: UnitId; readonly reaction: Reaction; readonly tornApart: boolean }[],
  { because }: { readonly because: readonly Reason[] },
  state: FieldState<Unit>,
): readonly Reason[] {
  const why = befallen.map(({ unit, reaction, tornApart }): Reason => {
    const clause = tornApart ? 'cady/common/broken/battle-save' : 'cady/common/break-through/battle-save-who';
    return {
      clause,
      because: `${unit} ${tornApart ? 'is torn apart' : would[reaction]}`,
      effect: 'the others are tested',
    };
  });
  return [...reasonsInTheOpen(why, state), ...because];
}

const would = {
  'no-effect': 'would stand',
  back: 'would go back',
  'back-and-turn': 'would turn and go back',
  rout: 'would rout',
} as const;
