import type { Dice } from '../../../../dice/index.js';
import { amountOf, reasonFor } from '../../../../rulebook/index.js';
import {
  columnUnit,
  type Reaction,
  reactions,
  reactionsAfterMelee,
  totalMoraleValue,
} from '../../common/fighting/morale.js';
import { ancientColumnShifts, ancientMorale } from '../combat/morale.js';
import type { AncientMedievalRules } from '../rules.js';
import type { Read } from './melee.js';
import { type ChargeUnit, moraleOf } from './situation.js';
import {
  type ChargeOnItsWay,
  type ChargeSideState,
  type ChargeStage,
  leftOf,
  onlyOnce,
  type Setting,
} from './state.js';

/** Reads reactions: each is looked up once, since many states share their losses. */
export function readingOf(setting: Setting): Read {
  const { situation, rules } = setting;
  const known: { readonly [Side in 'attacker' | 'defender']: ChargeSideState[] } = { attacker: [], defender: [] };
  return (name, { lost: sofar, lostBefore }, more) => {
    const lost = sofar + more;
    const at = lost * 100 + lostBefore;
    const before = known[name][at];
    if (before !== undefined) return before;
    const reaction = reactionOf({ lost, lostBefore }, situation[name], rules);
    const side = { lost, lostBefore: lost, reaction };
    known[name][at] = side;
    return side;
  };
}

/** Post-melee morale of both sides at the end of a turn: of two in melee only the worse off obeys its result. */
export function moraleStage(setting: Setting, turn: number, read: Read): ChargeStage {
  const { situation, rules } = setting;
  const shifts = [situation.attacker, situation.defender].flatMap(unit => ancientColumnShifts(unit, rules));
  const because = shifts.map(({ columns, clause, because }) =>
    reasonFor(clause, because, `${amountOf(columns, columnUnit)} to the right`),
  );
  const settle = settling(setting);
  return {
    name: 'morale',
    turn,
    because: onlyOnce(because),
    steps: [
      (state, dice) => {
        const { attacker, defender, melee } = state;
        if (melee === 'unsettled') return settle(state, dice);
        const unscathed = attacker.lost === attacker.lostBefore && defender.lost === defender.lostBefore;
        if (unscathed) return state;
        return settle(
          { ...state, attacker: read('attacker', attacker, 0), defender: read('defender', defender, 0) },
          dice,
        );
      },
    ],
  };
}

/** Settles which of two reactions that were read is obeyed. It hangs on the two and on who has more morale value left alone. */
function settling(setting: Setting): (state: ChargeOnItsWay, dice: Dice) => ChargeOnItsWay {
  const { situation, rules } = setting;
  const morale = {
    attacker: moraleOf(situation.attacker, rules) ?? 0,
    defender: moraleOf(situation.defender, rules) ?? 0,
  };
  const known = new Map<number, Settled>();
  return (state, dice) => {
    const { attacker, defender } = state;
    const left = leftOf(setting, state);
    const ours = totalMoraleValue({ morale: morale.attacker, figures: left.attacker });
    const theirs = totalMoraleValue({ morale: morale.defender, figures: left.defender });
    const pair = reactions.indexOf(attacker.reaction) * reactions.length + reactions.indexOf(defender.reaction);
    const key = pair * 3 + Math.sign(ours - theirs) + 1;
    const reaction = known.get(key) ?? settled(attacker.reaction, ours, defender.reaction, theirs, dice);
    // Where both are alike in everything dice decide, each time anew.
    if (ours !== theirs) known.set(key, reaction);
    const parted = reaction.attacker !== 'no-effect' || reaction.defender !== 'no-effect';
    return {
      charge: state.charge,
      fighting: state.fighting && !parted && left.attacker > 0 && left.defender > 0,
      firedAt: state.firedAt,
      turns: state.turns,
      attacker: obeying(attacker, reaction.attacker),
      defender: obeying(defender, reaction.defender),
      melee: 'none',
      toRoll: null,
    };
  };
}

function obeying(side: ChargeSideState, reaction: Reaction): ChargeSideState {
  return side.reaction === reaction ? side : { ...side, reaction };
}

interface Settled {
  readonly attacker: Reaction;
  readonly defender: Reaction;
}

function settled(ours: Reaction, ourValue: number, theirs: Reaction, theirValue: number, dice: Dice): Settled {
  const opponents = [
    { unit: 'attacker', reaction: ours, remaining: ourValue, against: ['defender'] },
    { unit: 'defender', reaction: theirs, remaining: theirValue, against: ['attacker'] },
  ];
  const [attacker, defender] = reactionsAfterMelee(opponents, dice);
  return { attacker: attacker?.reaction ?? 'no-effect', defender: defender?.reaction ?? 'no-effect' };
}

function reactionOf(
  side: Pick<ChargeSideState, 'lost' | 'lostBefore'>,
  unit: ChargeUnit,
  rules: AncientMedievalRules,
): Reaction {
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
