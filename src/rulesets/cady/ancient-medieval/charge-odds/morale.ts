import type { Dice } from '../../../../dice/index.js';
import { amountOf, reasonFor } from '../../../../rulebook/index.js';
import { columnUnit, type Reaction, reactionsAfterMelee, totalMoraleValue } from '../../common/fighting/morale.js';
import { ancientColumnShifts, ancientMorale } from '../combat/morale.js';
import type { AncientMedievalRules } from '../rules.js';
import { type ChargeUnit, moraleOf } from './situation.js';
import { type ChargeSideState, type ChargeStage, type ChargeState, leftOf, onlyOnce, type Setting } from './state.js';

type ReactionFor = (name: 'attacker' | 'defender', side: ChargeSideState) => Reaction;

/** Post-melee morale of both sides at the end of a turn. */
export function moraleStage(setting: Setting, turn: number): ChargeStage {
  const { situation, rules } = setting;
  const shifts = [situation.attacker, situation.defender].flatMap(unit => ancientColumnShifts(unit, rules));
  const because = shifts.map(({ columns, clause, because }) =>
    reasonFor(clause, because, `${amountOf(columns, columnUnit)} to the right`),
  );
  // A result depends on nothing but the losses, and many states share theirs.
  const known = new Map<string, Reaction>();
  const reactionFor: ReactionFor = (name, side) => {
    const key = `${name} ${side.lostBefore} ${side.lost}`;
    const reaction = known.get(key) ?? reactionOf(side, situation[name], rules);
    known.set(key, reaction);
    return reaction;
  };
  return {
    name: 'morale',
    turn,
    because: onlyOnce(because),
    rule: (state, dice) => settled(state, { setting, reactionFor }, dice),
  };
}

/** Both sides test for the losses of the turn; of two in melee only the worse off obeys its result. */
function settled(
  state: ChargeState,
  { setting, reactionFor }: { readonly setting: Setting; readonly reactionFor: ReactionFor },
  dice: Dice,
): ChargeState {
  const { attacker, defender } = state;
  const unscathed = attacker.lost === attacker.lostBefore && defender.lost === defender.lostBefore;
  if (unscathed) return state;
  const left = leftOf(setting, state);
  const names = ['attacker', 'defender'] as const;
  const opponents = names.map(name => {
    const unit = setting.situation[name];
    return {
      unit: name,
      reaction: reactionFor(name, state[name]),
      remaining: totalMoraleValue({ morale: moraleOf(unit, setting.rules) ?? 0, figures: left[name] }),
      against: names.filter(other => other !== name),
    };
  });
  const [ours, theirs] = reactionsAfterMelee(opponents, dice);
  const reactions = { attacker: ours?.reaction ?? 'no-effect', defender: theirs?.reaction ?? 'no-effect' };
  const parted = reactions.attacker !== 'no-effect' || reactions.defender !== 'no-effect';
  return {
    ...state,
    fighting: state.fighting && !parted && left.attacker > 0 && left.defender > 0,
    attacker: { lost: attacker.lost, lostBefore: attacker.lost, reaction: reactions.attacker },
    defender: { lost: defender.lost, lostBefore: defender.lost, reaction: reactions.defender },
  };
}

function reactionOf(side: ChargeSideState, unit: ChargeUnit, rules: AncientMedievalRules): Reaction {
  const { type, inBattle, figures } = unit;
  const morale = moraleOf(unit, rules);
  return ancientMorale(
    {
      type,
      before: figures - side.lostBefore,
      lost: side.lost - side.lostBefore,
      ...(morale === null ? {} : { morale }),
      ...(inBattle === undefined ? {} : { inBattle }),
    },
    rules,
  ).reaction;
}
