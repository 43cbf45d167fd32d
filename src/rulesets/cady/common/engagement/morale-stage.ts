import type { Dice } from '../../../../dice/index.js';
import { amountOf, reasonFor } from '../../../../rulebook/index.js';
import {
  columnUnit,
  compareReactions,
  type MoraleRules,
  type Reaction,
  reactions,
  reactionsAfterMelee,
  shiftsCounted,
  totalMoraleValue,
} from '../fighting/morale.js';
import type { Both, MeleeSide } from './fronts.js';
import type { MeleeProcedure } from './procedure.js';
import { type EngagementState, type MeleeSideState, onlyOnce, type Stage, type Step } from './state.js';
import { turnOf, wornOutDoes, wornOutIn, wornOutSays } from './weariness.js';

/** Reads the reaction of a side that has lost so many more, and no more this turn. */
export type Read = (side: MeleeSideState, more: number) => MeleeSideState;

/** Reads the reactions of both sides. */
export function readingOf(procedure: Pick<MeleeProcedure, 'figures' | 'reaction'>): Both<Read> {
  return { attacker: readingOfSide('attacker', procedure), defender: readingOfSide('defender', procedure) };
}

/** Each reaction is looked up once, since many states share their losses. */
function readingOfSide(name: MeleeSide, { figures, reaction }: Pick<MeleeProcedure, 'figures' | 'reaction'>): Read {
  const whole = figures[name];
  const known = new Array<MeleeSideState | undefined>((whole + 1) ** 2);
  return ({ lost: sofar, lostBefore }, more) => {
    const lost = sofar + more;
    const at = lost * (whole + 1) + lostBefore;
    const before = known[at];
    if (before !== undefined) return before;
    const read = reaction(name, { before: whole - lostBefore, lost: lost - lostBefore });
    const side = { lost, lostBefore: lost, reaction: read };
    known[at] = side;
    return side;
  };
}

/**
 * Post-melee morale of both sides at the end of a turn: of two in melee only the worse off obeys its result. Who was attacked
 * with no melee point left routs in any case.
 *
 * @clause cady/common/morale/post-melee-timing
 * @clause cady/common/morale/worse-reaction-only
 * @clause cady/common/melee/zero-routs
 */
export function moraleStage(procedure: MeleeProcedure, turn: number, read: Both<Read>): Stage {
  const because = shiftsCounted(procedure.shifts, procedure.rules).map(({ columns, clause, because }) =>
    reasonFor(clause, because, `${amountOf(columns, columnUnit)} to the right`),
  );
  const settle = settling(procedure);
  const worn = wornOutIn(procedure, turnOf(procedure, turn));
  return {
    name: 'morale',
    turn,
    because: [...onlyOnce(because), ...worn.flatMap(side => wornOutSays(side, procedure))],
    steps: [worn.length === 0 ? tested : wearied],
    alike: worn.length > 0,
  };

  function wearied(state: EngagementState, dice: Dice): EngagementState {
    const routing = worn.filter(side => attackedIn(turn, side, state) && lives(procedure, side, state));
    // Of two who met and did not fight each obeys its own.
    const unfought = state.fighting && state.turns !== turn;
    if (unfought) return wornOut(bothRead(state), routing, procedure);
    // Of two who fought the worn out could not fare worse: the other does not fall back from somebody who routs.
    const fought = state.turns === turn ? wornOut(state, routing, procedure) : state;
    return wornOut(tested(fought, dice), routing, procedure);
  }

  function bothRead(state: EngagementState): EngagementState {
    return { ...state, attacker: read.attacker(state.attacker, 0), defender: read.defender(state.defender, 0) };
  }

  function tested(state: EngagementState, dice: Dice): EngagementState {
    const { attacker, defender, melee } = state;
    if (melee === 'unsettled') return settle(state, dice);
    const unscathed = attacker.lost === attacker.lostBefore && defender.lost === defender.lostBefore;
    if (unscathed) return state;
    return settle(bothRead(state), dice);
  }
}

/**
 * Whether a side was attacked in a turn: by a melee, fought or not (`cady/ruling/worn-out-rout`), by a charge that came to none, or by
 * the fire that met it.
 */
function attackedIn(turn: number, side: MeleeSide, { fighting, turns, charge, firedAt }: EngagementState): boolean {
  return fighting || turns === turn || (turn === 1 && (side === 'defender' || charge === 'caught' || firedAt !== null));
}

function lives({ figures }: MeleeProcedure, side: MeleeSide, state: EngagementState): boolean {
  return state[side].lost < figures[side];
}

function wornOut(
  state: EngagementState,
  sides: readonly MeleeSide[],
  procedure: Pick<MeleeProcedure, 'worst'>,
): EngagementState {
  if (sides.length === 0) return state;
  const side = (name: MeleeSide) => {
    if (!sides.includes(name)) return state[name];
    const [own, worn] = [state[name].reaction, wornOutDoes(name, procedure)];
    return obeying(state[name], compareReactions(worn, own) > 0 ? worn : own);
  };
  return { ...state, fighting: false, attacker: side('attacker'), defender: side('defender') };
}

/** Settles which of two reactions that were read is obeyed. It hangs on the two and on who has more morale value left alone. */
function settling({ figures, morale, rules }: MeleeProcedure): Step {
  const known = new Map<number, Both<Reaction>>();
  // The value left to a side that has lost so many.
  const valuesOf = (side: MeleeSide) =>
    Array.from({ length: figures[side] + 1 }, (_, lost) =>
      totalMoraleValue({ morale: morale[side], figures: figures[side] - lost }),
    );
  const values = { attacker: valuesOf('attacker'), defender: valuesOf('defender') };
  return (state, dice) => {
    const { charge, firedAt, turns, attacker, defender, defends, steppedIn } = state;
    const ours = values.attacker[attacker.lost] ?? 0;
    const theirs = values.defender[defender.lost] ?? 0;
    const pair = reactions.indexOf(attacker.reaction) * reactions.length + reactions.indexOf(defender.reaction);
    const key = pair * 3 + Math.sign(ours - theirs) + 1;
    const reaction = known.get(key) ?? reactionsOfBoth(attacker.reaction, ours, defender.reaction, theirs, dice, rules);
    // Where both are alike in everything, and have something to do, dice decide: each time anew.
    const even = ours === theirs && attacker.reaction === defender.reaction;
    if (!even || attacker.reaction === 'no-effect') known.set(key, reaction);
    const parted = reaction.attacker !== 'no-effect' || reaction.defender !== 'no-effect';
    const standing = attacker.lost < figures.attacker && defender.lost < figures.defender;
    const fighting = state.fighting && !parted && standing;
    return {
      charge,
      fighting,
      firedAt,
      turns,
      attacker: obeying(attacker, reaction.attacker),
      defender: obeying(defender, reaction.defender),
      // What its fire left a side matters only while it fights.
      defends: fighting ? defends : 'as-before',
      steppedIn: fighting ? steppedIn : 0,
      melee: 'none',
      toRoll: null,
    };
  };
}

function obeying(side: MeleeSideState, reaction: Reaction): MeleeSideState {
  const { lost, lostBefore } = side;
  return side.reaction === reaction ? side : { lost, lostBefore, reaction };
}

function reactionsOfBoth(
  ours: Reaction,
  ourValue: number,
  theirs: Reaction,
  theirValue: number,
  dice: Dice,
  rules: MoraleRules,
): Both<Reaction> {
  const opponents = [
    { unit: 'attacker', reaction: ours, remaining: ourValue, against: ['defender'] },
    { unit: 'defender', reaction: theirs, remaining: theirValue, against: ['attacker'] },
  ];
  const [attacker, defender] = reactionsAfterMelee(opponents, dice, rules);
  return { attacker: attacker?.reaction ?? 'no-effect', defender: defender?.reaction ?? 'no-effect' };
}
