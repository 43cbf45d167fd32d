import { bodiesIn, breakUp, testedFor } from '../../../common/turn/fighting/battles.js';
import { dividedNow, partRouts } from '../../../common/turn/fighting/broken.js';
import type { Settled, WornOut } from '../../../common/turn/fighting/encounters.js';
import { fateOf, mustCarryOut, spare } from '../../../common/turn/fighting/morale.js';
import { touches } from '../../../common/turn/regrouping/joining.js';
import { testedOf, testTold } from '../../../common/turn/tested.js';
import { inPlay, unitOf } from '../../../common/turn/units.js';
import { reasonsInTheOpen, witnessesOf } from '../../../common/turn/unseen/markers.js';
import { type BattleHeld, type BattleToHold, holdBattle, type TestedMember } from '../../combat/battles.js';
import type { AncientMedievalRules } from '../../rules.js';
import type { AncientState, AncientUnit, UnitId } from '../../state.js';
import type { AncientContext } from '../../terms.js';
import type { AncientField } from '../field.js';
import { ancientThreeDice } from '../three-dice.js';
import { dividedFateOf } from './divided.js';

/**
 * Battles of which a unit has a poor reaction, or loses a part that could not close up: whoever has none of his own tries to hold
 * it, one after the other. Changes what units must do where their battle decides it. To be called before reactions are noted.
 *
 * @param worn units that are worn out; whoever is saved is taken out of them
 * @clause cady/ancient-medieval/battle/hold-by-3dt
 * @clause cady/ancient-medieval/battle/hold-failed
 * @clause cady/ancient-medieval/battle/affected-units-cannot-hold
 * @clause cady/ancient-medieval/battle/all-affected
 * @clause cady/ancient-medieval/battle/broken-unit-routs
 * @clause cady/ancient-medieval/battle/broken-unit-saved
 */
export function holdBattles(
  settled: Map<UnitId, Settled>,
  worn: WornOut,
  field: Pick<AncientField, 'state' | 'rules'>,
  context: AncientContext,
): void {
  const { state } = field;
  const { dice, rules, turn, tell } = context;
  const falling = new Map(
    dividedNow(state, context).map(divided => [divided.unit.id, dividedFateOf(divided, field).figures] as const),
  );
  for (const units of battlesIn(state, rules)) {
    const { side, brigade } = units[0] ?? {};
    if (side === undefined || brigade === undefined || brigade === null) continue;
    const members = units.flatMap((unit): TestedMember[] => {
      const test = testedOf(unit, turn, rules, ancientThreeDice);
      const reaction = fateOf(unit, settled, worn);
      const broken = (falling.get(unit.id) ?? 0) > 0;
      return test === null ? [] : [{ ...test, unit: unit.id, reaction, broken }];
    });
    const befallen = members
      .filter(({ reaction, broken }) => reaction !== 'no-effect' || broken)
      .map(({ unit, reaction, broken }) => ({ unit, reaction, tornApart: broken === true }));
    const thrown: BattleToHold['thrown'] = (holder, { passed, odds }) =>
      tell(
        testTold(
          holder.unit,
          'save-the-battle',
          { tested: holder, passed, because: testedFor(befallen, odds, state) },
          rules,
        ),
        witnessesOf(unitOf(state, holder.unit)),
      );
    const held = holdBattle({ members, thrown }, dice, rules);
    if (held.outcome === 'untroubled') continue;
    // The tests have been told; what came of them is the last reason. What an army is made of is its own affair.
    const because = held.because.slice(-1);
    tell({ kind: 'battle-held', side, battle: brigade, outcome: held.outcome, because }, [side]);
    for (const { unit, passed } of held.tests) {
      const tried = state.units[unit];
      if (tried !== undefined && !passed) tried.failedTest = true;
    }
    for (const unit of held.outcome === 'held' ? units : []) {
      spare(unit, settled, worn, because);
      unit.divided = null;
    }
    if (held.outcome === 'failed') share({ ...held, because }, befallen, units, state, context);
    for (const unit of units) {
      if (held.partRouts.includes(unit.id)) partRouts(unit, falling.get(unit.id) ?? 0, state, tell);
    }
    if (!held.broken) continue;
    breakUp(units);
    state.brokenBattles.push(brigade);
  }
}

/**
 * The battles as they stand: all units of each, or those of it that touch, one behind another (`cady/ruling/battle-out-of-touch`).
 *
 * @clause cady/ancient-medieval/battle/contact-and-speed
 */
function battlesIn(state: AncientState, rules: AncientMedievalRules): readonly (readonly AncientUnit[])[] {
  const whole = [...bodiesIn(state).values()];
  if (rules.medievalBattles.apart === 'all') return whole;
  return whole.flatMap(units => {
    const groups: AncientUnit[][] = [];
    for (const unit of units) {
      const near = groups.filter(group => group.some(other => touches(unit, other, rules)));
      for (const group of near) groups.splice(groups.indexOf(group), 1);
      groups.push([...near.flat(), unit]);
    }
    return groups;
  });
}

/**
 * Whether a unit stands in its battle, so that this steadies it: wherever it is, or while it touches another of it.
 *
 * @clause cady/ancient-medieval/battle/contact-and-speed
 * @clause cady/ancient-medieval/battle/morale-column-shift
 */
export function standsInBattle(unit: AncientUnit, state: AncientState, rules: AncientMedievalRules): boolean {
  if (unit.brigade === null || rules.medievalBattles.apart === 'all') return unit.brigade !== null;
  return inPlay(state).some(
    other =>
      other.id !== unit.id && other.side === unit.side && other.brigade === unit.brigade && touches(unit, other, rules),
  );
}

/**
 * A battle that was not held draws its units along with whoever had it worst.
 *
 * @clause cady/ancient-medieval/battle/hold-failed
 */
function share(
  { members, because }: BattleHeld,
  befallen: readonly Pick<TestedMember, 'unit' | 'reaction'>[],
  units: readonly AncientUnit[],
  state: AncientState,
  { tell }: AncientContext,
): void {
  const own = new Map(befallen.map(({ unit, reaction }) => [unit, reaction]));
  const worst = members.find(({ unit, reaction }) => reaction !== 'no-effect' && own.get(unit) === reaction);
  for (const { unit: id, reaction } of members) {
    const unit = units.find(each => each.id === id);
    if (reaction === 'no-effect' || reaction === own.get(id) || unit === undefined) continue;
    const by = units.find(each => each.id === worst?.unit) ?? unit;
    const why = reasonsInTheOpen(because, state);
    tell({ kind: 'swept-along', unit: id, by: by.id, reaction, because: why }, witnessesOf(unit, by));
    mustCarryOut(unit, reaction);
  }
}
