import type { Dice } from '../../../../../dice/index.js';
import { amountOf, reasonFor } from '../../../../../rulebook/index.js';
import { columnUnit, type Reaction, reactions, reactionsAfterMelee, totalMoraleValue } from '../morale.js';
import type { Both, MeleeSide } from './fronts.js';
import {
  type Engagement,
  leftOf,
  type MeleeOnItsWay,
  type MeleeSideState,
  type MeleeStage,
  type MeleeStep,
  mostFigures,
  onlyOnce,
} from './state.js';

/** Reads the reaction of a side that has lost so many more, and no more this turn. */
export type Read = (name: MeleeSide, side: MeleeSideState, more: number) => MeleeSideState;

const perLoss = mostFigures + 1;

/** Reads reactions: each is looked up once, since many states share their losses. */
export function readingOf<State extends MeleeOnItsWay>({
  figures,
  reaction,
}: Pick<Engagement<State>, 'figures' | 'reaction'>): Read {
  const places = (whole: number) => (whole + 1) * perLoss;
  const none = (whole: number) => new Array<MeleeSideState | undefined>(places(whole));
  const known = { attacker: none(figures.attacker), defender: none(figures.defender) };
  return (name, { lost: sofar, lostBefore }, more) => {
    const lost = sofar + more;
    const at = lost * perLoss + lostBefore;
    const before = known[name][at];
    if (before !== undefined) return before;
    const read = reaction(name, { before: figures[name] - lostBefore, lost: lost - lostBefore });
    const side = { lost, lostBefore: lost, reaction: read };
    known[name][at] = side;
    return side;
  };
}

/**
 * Post-melee morale of both sides at the end of a turn: of two in melee only the worse off obeys its result.
 *
 * @clause cady/common/morale/post-melee-timing
 * @clause cady/common/morale/worse-reaction-only
 */
export function moraleStage<State extends MeleeOnItsWay>(
  engagement: Engagement<State>,
  turn: number,
  read: Read,
): MeleeStage<State> {
  const because = engagement.shifts.map(({ columns, clause, because }) =>
    reasonFor(clause, because, `${amountOf(columns, columnUnit)} to the right`),
  );
  const settle = settling(engagement);
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
function settling<State extends MeleeOnItsWay>({ figures, morale, put }: Engagement<State>): MeleeStep<State> {
  const known = new Map<number, Both<Reaction>>();
  return (state, dice) => {
    const { attacker, defender } = state;
    const left = leftOf(figures, state);
    const ours = totalMoraleValue({ morale: morale.attacker, figures: left.attacker });
    const theirs = totalMoraleValue({ morale: morale.defender, figures: left.defender });
    const pair = reactions.indexOf(attacker.reaction) * reactions.length + reactions.indexOf(defender.reaction);
    const key = pair * 3 + Math.sign(ours - theirs) + 1;
    const reaction = known.get(key) ?? settled(attacker.reaction, ours, defender.reaction, theirs, dice);
    // Where both are alike in everything dice decide, each time anew.
    if (ours !== theirs) known.set(key, reaction);
    const parted = reaction.attacker !== 'no-effect' || reaction.defender !== 'no-effect';
    return put(state, {
      fighting: state.fighting && !parted && left.attacker > 0 && left.defender > 0,
      turns: state.turns,
      attacker: obeying(attacker, reaction.attacker),
      defender: obeying(defender, reaction.defender),
      melee: 'none',
      toRoll: null,
    });
  };
}

function obeying(side: MeleeSideState, reaction: Reaction): MeleeSideState {
  return side.reaction === reaction ? side : { ...side, reaction };
}

function settled(ours: Reaction, ourValue: number, theirs: Reaction, theirValue: number, dice: Dice): Both<Reaction> {
  const opponents = [
    { unit: 'attacker', reaction: ours, remaining: ourValue, against: ['defender'] },
    { unit: 'defender', reaction: theirs, remaining: theirValue, against: ['attacker'] },
  ];
  const [attacker, defender] = reactionsAfterMelee(opponents, dice);
  return { attacker: attacker?.reaction ?? 'no-effect', defender: defender?.reaction ?? 'no-effect' };
}
