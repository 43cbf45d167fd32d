import type { Reason } from '../../../../../rulebook/index.js';
import { type BattleUnit, saveBattle } from '../../fighting/battles.js';
import type { Reaction } from '../../fighting/morale.js';
import type { Field } from '../field.js';
import type { Period, TurnContext } from '../period.js';
import type { TurnRules } from '../rules.js';
import type { FieldState, FieldUnit, UnitId } from '../state.js';
import { testedOf, testTold } from '../tested.js';
import { inPlay, unitOf } from '../units.js';
import { reasonsInTheOpen, witnessesOf } from '../unseen/markers.js';
import { dividedNow, figuresFalling } from './broken.js';
import type { Settled } from './encounters.js';
import { mustCarryOut, reactionOf } from './morale.js';

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
 * Brigades of which a unit routs, or loses a part that could not close up: the others throw to save it, and one that passes keeps
 * the whole brigade. Changes what units must do where the brigade decides it. To be called before reactions are noted.
 *
 * @clause cady/common/broken/battle-save
 * @clause cady/common/break-through/battle-save-who
 * @clause cady/common/break-through/battle-save-one-pass
 * @clause cady/common/break-through/battle-save-fail
 * @clause cady/common/broken/battle-save-failed-breaks-up
 * @clause cady/common/conduct/brigade-chain-test
 */
export function saveBrigades<Unit extends FieldUnit, Rules extends TurnRules>(
  settled: Map<UnitId, Settled>,
  field: Field<Unit, Rules>,
  context: Pick<TurnContext<Rules>, 'rules' | 'turn' | 'dice' | 'tell'>,
  { threeDice, morale }: Pick<Period<Unit, Rules>, 'threeDice' | 'morale'>,
): void {
  const { state, rules } = field;
  const { dice, turn, tell } = context;
  const falling = new Set(
    dividedNow(state, context)
      .filter(each => figuresFalling(each, field, morale) > 0)
      .map(({ unit }) => unit.id),
  );
  for (const units of bodiesIn(state).values()) {
    const { side, brigade } = units[0] ?? {};
    const lost = units.find(({ id }) => reactionOf(settled, id) === 'rout' || falling.has(id));
    if (lost === undefined || side === undefined || brigade === undefined || brigade === null) continue;
    const others = units
      .filter(unit => unit !== lost)
      .flatMap((unit): BattleUnit[] => {
        const test = testedOf(unit, turn, rules, threeDice);
        if (test === null || falling.has(unit.id)) return [];
        const own = settled.get(unit.id);
        return [{ ...test, unit: unit.id, ...(own === undefined ? {} : { reaction: own.reaction }) }];
      });
    const why = [{ unit: lost.id, reaction: reactionOf(settled, lost.id), tornApart: falling.has(lost.id) }];
    const saved = saveBattle({ lost: lost.id, others }, dice, rules, (saver, { passed, odds }) =>
      tell(
        testTold(saver.unit, 'save-the-battle', { tested: saver, passed, because: testedFor(why, odds, state) }, rules),
        witnessesOf(unitOf(state, saver.unit)),
      ),
    );
    const { fate, throws } = saved;
    // The tests have been told; what came of them is the last reason.
    const because = saved.because.slice(-1);
    const outcome = fate === 'stays' ? 'held' : throws.length === 0 ? 'nobody' : 'failed';
    // What an army is made of is its own affair, and so are the tests of units that nobody sees.
    tell({ kind: 'battle-held', side, battle: brigade, outcome, because }, [side]);
    for (const { unit, passed } of throws) if (!passed) unitOf(state, unit).failedTest = true;
    if (fate === 'stays') {
      const own = settled.get(lost.id);
      if (own !== undefined) settled.set(lost.id, { ...own, reaction: 'no-effect', because });
      lost.divided = null;
      continue;
    }
    if (fate === 'routs') {
      for (const unit of units) {
        if (unit !== lost) {
          const why = reasonsInTheOpen(because, state);
          const event = { kind: 'swept-along', unit: unit.id, by: lost.id, reaction: 'rout', because: why } as const;
          tell(event, witnessesOf(unit, lost));
        }
        mustCarryOut(unit, 'rout');
      }
    }
    breakUp(units);
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
