import { type Dice, type Distribution, distribution, distributionFromJSON } from '../../../dice/index.js';
import { insist } from '../../../rulebook/index.js';
import { skirmishRules } from '../rules.js';
import type { HandWeapon } from '../troops.js';
import { blowsInTurn } from './contact.js';
import type { Fighter, StrikeRulesPart } from './strike.js';
import { type Blow, type Condition, type Engaged, meleeConditions } from './turn.js';

/** One of two who fight it out. */
export interface Combatant extends Fighter {
  readonly wounded?: boolean;
  /** What he goes on with after a charge with the lance. */
  readonly afterwards?: HandWeapon;
  /** He strikes at his enemy's horse as long as there is one. */
  readonly atHorse?: boolean;
}

/** Two who fight it out, turn after turn. */
export interface SingleCombat {
  readonly first: Combatant;
  readonly second: Combatant;
  /** What decides it: the first wound, a man on the ground, or a death. What is worse decides it too. */
  readonly to: 'first-blood' | 'unhorsing' | 'death';
  /** Turns that are fought at most; without a number as many as it takes. */
  readonly turns?: number;
}

/** How a combat leaves one of the two. */
export type CombatFate = 'unhurt' | 'wounded' | 'down' | 'killed';

/** What a combat comes to. */
export interface CombatOutcome {
  readonly first: CombatFate;
  readonly second: CombatFate;
  /** Who is better off than the other when it is decided; nobody while it is not, or when both are the same. */
  readonly winner: 'first' | 'second' | null;
  readonly decided: boolean;
}

type Arm = 'charging' | 'changing' | 'ready';

interface Side {
  readonly condition: Condition;
  readonly arm: Arm;
}

interface State {
  readonly first: Side;
  readonly second: Side;
  /** They were in contact when the turn began. */
  readonly inContact: boolean;
}

const unhurt: Condition = { wounded: false, dead: false, down: false, horse: 'none', lanceBroken: false };

function sideOf(one: Combatant): Side {
  const horse = one.riding === undefined ? 'none' : 'sound';
  const condition = { ...unhurt, horse, wounded: one.wounded === true, down: one.prone === true } as const;
  return { condition, arm: one.charging === undefined ? 'ready' : 'charging' };
}

function opening({ first, second }: SingleCombat): State {
  const charge = first.charging !== undefined || second.charging !== undefined;
  return { first: sideOf(first), second: sideOf(second), inContact: !charge };
}

const isLance = (weapon: HandWeapon): boolean => weapon === 'heavy-lance' || weapon === 'light-lance';

/** What a man strikes with this turn; nothing after a lance that is thrown away and not followed by anything. */
function weaponNow(
  { weapon, afterwards }: Combatant,
  { condition, arm }: Side,
  { melee }: StrikeRulesPart,
): HandWeapon | undefined {
  if (!isLance(weapon) || arm === 'charging') return weapon;
  if (afterwards !== undefined) return afterwards;
  return condition.lanceBroken && melee.brokenLance === 'none' ? undefined : 'improvised';
}

/** One of the two as he goes into a turn. */
function engaged(id: string, one: Combatant, side: Side, rules: StrikeRulesPart): Engaged {
  const { riding, charging, prone: _, weapon, ...rest } = one;
  const { condition, arm } = side;
  const fighter: Fighter = {
    ...rest,
    weapon: weaponNow(one, side, rules) ?? weapon,
    ...(riding !== undefined && condition.horse !== 'lost' && condition.horse !== 'none' ? { riding } : {}),
    ...(charging !== undefined && arm === 'charging' ? { charging } : {}),
    ...(condition.down ? { prone: true } : {}),
  };
  return { id, fighter, wounded: condition.wounded, horseWounded: condition.horse === 'wounded' };
}

/** The blows of one of them: both times in contact throughout, at the end alone when he changes weapons; none on the ground. */
function blowsOf(
  by: 'first' | 'second',
  one: Combatant,
  { first, second, inContact }: State,
  rules: StrikeRulesPart,
): readonly Blow[] {
  const mine = by === 'first' ? first : second;
  const his = by === 'first' ? second : first;
  if (mine.condition.down || weaponNow(one, mine, rules) === undefined) return [];
  const times = blowsInTurn({ atStart: inContact, atEnd: true, changesWeapon: mine.arm === 'changing' }, rules);
  const horse = one.atHorse === true && (his.condition.horse === 'sound' || his.condition.horse === 'wounded');
  return times.map(when => ({ by, at: by === 'first' ? 'second' : 'first', when, ...(horse ? { horse } : {}) }));
}

/** The side after a turn: who was down gets up, on foot; a lance is put away after the charge. */
function after(one: Combatant, before: Side, now: Condition): Side {
  const risen = before.condition.down && now.down && !now.dead;
  const horse = now.horse;
  const changes = before.arm === 'charging' && isLance(one.weapon) && one.afterwards !== undefined;
  return {
    condition: {
      ...now,
      horse,
      down: risen ? false : now.down,
      lanceBroken: now.lanceBroken || before.condition.lanceBroken,
    },
    arm: changes ? 'changing' : 'ready',
  };
}

/** One turn of the combat. */
function turn(combat: SingleCombat, state: State, dice: Dice, rules: StrikeRulesPart): State {
  const fighters = [
    engaged('first', combat.first, state.first, rules),
    engaged('second', combat.second, state.second, rules),
  ];
  const blows = [...blowsOf('first', combat.first, state, rules), ...blowsOf('second', combat.second, state, rules)];
  const now = meleeConditions({ fighters, blows }, dice, rules);
  return {
    first: after(combat.first, state.first, now.first ?? state.first.condition),
    second: after(combat.second, state.second, now.second ?? state.second.condition),
    inContact: true,
  };
}

function fateOf({ condition }: Side, before: Combatant): CombatFate {
  if (condition.dead) return 'killed';
  if (condition.down) return 'down';
  return condition.wounded && before.wounded !== true ? 'wounded' : 'unhurt';
}

const worse: readonly CombatFate[] = ['unhurt', 'wounded', 'down', 'killed'];
const decisive = { 'first-blood': 'wounded', unhorsing: 'down', death: 'killed' } as const;

function outcomeOf(combat: SingleCombat, state: State): CombatOutcome {
  const first = fateOf(state.first, combat.first);
  const second = fateOf(state.second, combat.second);
  const bad = (fate: CombatFate) => worse.indexOf(fate);
  const decided = Math.max(bad(first), bad(second)) >= bad(decisive[combat.to]);
  const winner = !decided || first === second ? null : bad(first) < bad(second) ? 'first' : 'second';
  return { first, second, winner, decided };
}

/**
 * A single combat turn after turn with dice that are thrown or scripted. In the turn of a charge each strikes once, at its end; in contact
 * throughout, twice. A lance is for the charge alone; its bearer strikes at the end of the next turn with what he changes to, or with the
 * lance as an improvised weapon. Who is thrown lies for a turn, is struck at, and fights on on foot. Nobody tests his morale.
 *
 * Source: 4 Movement; 6 Melee; 8 Wounds.
 *
 * @throws RuleViolation for a combat without end that no dice decide.
 * @clause skirmish/melee/strike
 * @clause skirmish/melee/strikes-per-turn
 * @clause skirmish/melee/lance-only-charging
 * @clause skirmish/melee/lance-breaks
 * @clause skirmish/falling/prone
 */
export function throwSingleCombat(
  combat: SingleCombat,
  dice: Dice,
  rules: StrikeRulesPart = skirmishRules(),
): CombatOutcome {
  if (combat.turns === undefined) singleCombatOdds(combat, rules);
  let state = opening(combat);
  for (let fought = 0; fought < (combat.turns ?? Number.POSITIVE_INFINITY); fought++) {
    if (outcomeOf(combat, state).decided) break;
    state = turn(combat, state, dice, rules);
  }
  return outcomeOf(combat, state);
}

/** The exact odds of a single combat. */
export interface CombatOdds {
  readonly outcomes: Distribution<CombatOutcome>;
  /** The chance that it is decided after so many turns, the first turn first; none of a combat without a limit. */
  readonly decidedBy: readonly number[];
  /** The turns that it takes on average, of one that is fought to its end; `null` of one whose turns are limited. */
  readonly meanTurns: number | null;
}

/**
 * The exact odds of a single combat: a Markov chain whose states are how the two are at the end of a turn. With a number of turns it is
 * solved turn by turn; without one to its end, states that return to themselves summed up as the series they are.
 *
 * Source: 6 Melee; 8 Wounds.
 *
 * @throws RuleViolation for a combat without end that no dice decide.
 * @clause skirmish/melee/strike
 * @clause skirmish/melee/strikes-per-turn
 */
export function singleCombatOdds(combat: SingleCombat, rules: StrikeRulesPart = skirmishRules()): CombatOdds {
  if (combat.turns === undefined) return absorbing(combat, rules);
  const after = transitions(combat, rules);
  let states: Chances<State> = new Map([[JSON.stringify(opening(combat)), { value: opening(combat), probability: 1 }]]);
  const decidedBy: number[] = [];
  for (let fought = 0; fought < combat.turns; fought++) {
    states = summed(
      [...states.values()].flatMap(({ value, probability }) =>
        outcomeOf(combat, value).decided
          ? [{ value, probability }]
          : after(value).map(next => ({ value: next.value, probability: next.probability * probability })),
      ),
    );
    decidedBy.push(sumOf([...states.values()].filter(({ value }) => outcomeOf(combat, value).decided)));
  }
  const ends = summed(
    [...states.values()].map(({ value, probability }) => ({ value: outcomeOf(combat, value), probability })),
  );
  return { outcomes: distributionFromJSON({ outcomes: ofOne([...ends.values()]) }), decidedBy, meanTurns: null };
}

interface Chance<T> {
  readonly value: T;
  readonly probability: number;
}
/** Values with their chances, each once. */
type Chances<T> = ReadonlyMap<string, Chance<T>>;

function summed<T>(chances: readonly Chance<T>[]): Chances<T> {
  const all = new Map<string, Chance<T>>();
  for (const { value, probability } of chances) {
    const key = JSON.stringify(value);
    all.set(key, { value, probability: (all.get(key)?.probability ?? 0) + probability });
  }
  return all;
}

const sumOf = (chances: readonly Chance<unknown>[]) => chances.reduce((sum, { probability }) => sum + probability, 0);

/** What rounding has left over or taken away in a long chain is shared out. */
function ofOne<T>(chances: readonly Chance<T>[]): readonly Chance<T>[] {
  const all = sumOf(chances);
  return chances.map(({ value, probability }) => ({ value, probability: probability / all }));
}

/** What comes of a state in a turn. The few states of a combat come again turn after turn: each is solved once. */
function transitions(combat: SingleCombat, rules: StrikeRulesPart): (state: State) => readonly Chance<State>[] {
  const known = new Map<string, readonly Chance<State>[]>();
  return state => {
    const key = JSON.stringify(state);
    const before = known.get(key);
    if (before !== undefined) return before;
    const next = distribution(dice => turn(combat, state, dice, rules)).outcomes;
    known.set(key, next);
    return next;
  };
}

/** From every state to the ends it comes to, and the turns until then. */
interface Absorbed {
  readonly ends: ReadonlyMap<string, { readonly value: CombatOutcome; readonly probability: number }>;
  readonly turns: number;
}

/** Solves a combat without a limit: wounds only grow worse, so that a state comes back to itself or to none before it. */
function absorbing(combat: SingleCombat, rules: StrikeRulesPart): CombatOdds {
  const known = new Map<string, Absorbed>();
  const from = (state: State): Absorbed => {
    const key = JSON.stringify(state);
    const before = known.get(key);
    if (before !== undefined) return before;
    const made = ofState(combat, state, rules, from);
    known.set(key, made);
    return made;
  };
  const { ends, turns } = from(opening(combat));
  const outcomes = ofOne([...ends.values()]);
  return { outcomes: distributionFromJSON({ outcomes }), decidedBy: [], meanTurns: turns };
}

function ofState(
  combat: SingleCombat,
  state: State,
  rules: StrikeRulesPart,
  from: (state: State) => Absorbed,
): Absorbed {
  const outcome = outcomeOf(combat, state);
  if (outcome.decided)
    return { ends: new Map([[JSON.stringify(outcome), { value: outcome, probability: 1 }]]), turns: 0 };
  const key = JSON.stringify(state);
  const next = distribution(dice => turn(combat, state, dice, rules)).outcomes;
  const leaves = next.filter(({ value }) => JSON.stringify(value) !== key);
  const leaving = leaves.reduce((sum, { probability }) => sum + probability, 0);
  insist(leaving > 0, () => ({
    path: 'turns',
    clause: 'skirmish/melee/strike',
    problem: 'neither can ever hurt the other',
    mend: 'give a number of turns',
  }));
  const ends = new Map<string, { readonly value: CombatOutcome; readonly probability: number }>();
  let turns = 1 / leaving;
  for (const { value, probability } of leaves) {
    const share = probability / leaving;
    const beyond = from(value);
    turns += share * beyond.turns;
    for (const [end, { value: of, probability: chance }] of beyond.ends) {
      ends.set(end, { value: of, probability: (ends.get(end)?.probability ?? 0) + share * chance });
    }
  }
  return { ends, turns };
}
