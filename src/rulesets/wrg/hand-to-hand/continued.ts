import { type Dice, type Distribution, distribution } from '../../../dice/index.js';
import type { Reason } from '../../../rulebook/index.js';
import { casualties, figuresLost } from '../casualties/casualties.js';
import { meleeDice, meleeFactorsOf } from '../casualties/random-factor.js';
import { sheetOfType } from '../rules/army/sheets.js';
import { wrgRules } from '../rules.js';
import type { Weapon } from '../troops.js';
import { afterMelee, type Fought } from './after.js';
import { eligibleFigures, figuresLapping, figuresUnengaged } from './eligible.js';
import { type Fighter, meleeFactors } from './factors.js';
import { lappingApart } from './lapping.js';
import type { MeleeRulesPart, MeleeTroops } from './weapons.js';

/** A body in a melee that goes on: one line, all alike, front to front, neither disorganised. */
export interface PlainBody extends Pick<Fought, 'ordersToHold' | 'receivedMountedCharge' | 'camels'> {
  readonly troops: MeleeTroops;
  /** What they use; the best unless said. */
  readonly weapon?: Weapon;
  readonly figures: number;
  /** Figures side by side, at most. */
  readonly front: number;
  readonly shieldless?: boolean;
  /** They charge or counter-charge in the first period. */
  readonly charging?: boolean;
  readonly slope?: 'higher';
  readonly generalInFront?: boolean;
}

/** A melee of two bodies over several periods. */
export interface ContinuedMelee {
  readonly first: PlainBody;
  readonly second: PlainBody;
  /** How many are fought at most. */
  readonly periods: number;
}

/** How one body is when it is over, or its periods are. */
export interface ContinuedSide {
  readonly figures: number;
  readonly end: 'fights' | 'holds' | 'pushed-back' | 'broken' | 'destroyed';
}

/** What a melee that goes on has come to. */
export interface ContinuedOutcome {
  readonly first: ContinuedSide;
  readonly second: ContinuedSide;
  /** Periods fought. */
  readonly periods: number;
}

interface SideState extends ContinuedSide {
  readonly carried: number;
  readonly pushBacks: number;
  /** Pushed back at any time in this melee. */
  readonly everPushed: boolean;
  /** Follows up in this period. */
  readonly follows: boolean;
}

interface State {
  readonly first: SideState;
  readonly second: SideState;
  readonly periods: number;
  /** What the first has inflicted this period, while the second has still to strike. */
  readonly struck: number | null;
}

type Half = 'first' | 'second';
const other = { first: 'second', second: 'first' } as const;

/**
 * A melee period after period with dice that are thrown or scripted: both strike, figures come off, and it goes on until one is broken or
 * destroyed, they part because nobody follows up, or its periods are over.
 *
 * Source: Hand-to-hand Combat; After Hand-to-hand Fighting.
 *
 * @throws RuleViolation for types that the rules do not have.
 * @clause wrg/after-melee/continues
 */
export function throwContinuedMelee(
  melee: ContinuedMelee,
  dice: Dice,
  rules: MeleeRulesPart = wrgRules(),
): ContinuedOutcome {
  const thrown = (half: Half, dice: Dice) => meleeDice(throwersOf(melee[half]), dice, rules).factor;
  const { strike, answer } = stagesOf(melee, thrown, rules);
  let state = startOf(melee);
  while (isGoingOn(state) && state.periods < melee.periods) state = answer(strike(state, dice), dice);
  return outcomeOf(state);
}

/**
 * The same solved: every end that the melee may come to, and how likely each is.
 *
 * @throws RuleViolation as `throwContinuedMelee`.
 */
export function continuedMelee(
  melee: ContinuedMelee,
  rules: MeleeRulesPart = wrgRules(),
): Distribution<ContinuedOutcome> {
  // One die with every difference on it stands for the two that are thrown: there are fewer ways to solve.
  const marks = {
    first: meleeFactorsOf(throwersOf(melee.first), rules),
    second: meleeFactorsOf(throwersOf(melee.second), rules),
  };
  const { strike, answer } = stagesOf(melee, (half, dice) => dice.marked(marks[half]), rules);
  const key = stateKey;
  const over = (state: State) => !isGoingOn(state);
  let states = distribution(() => startOf(melee));
  for (let period = 0; period < melee.periods; period++) {
    states = states
      .then((state, dice) => (over(state) ? state : strike(state, dice)), { key, over })
      .then((state, dice) => (over(state) ? state : answer(state, dice)), { key, over });
  }
  return states.map(outcomeOf, { key: JSON.stringify });
}

/** What one side brings to the first period of a melee. */
export interface OpeningBlow {
  /** Its factors before the dice. */
  readonly total: number;
  /** Figures that count. */
  readonly figures: number;
  readonly because: readonly Reason[];
}

/**
 * With what both sides strike in the first period of a melee, and why.
 *
 * Source: Hand-to-hand Combat > Procedure.
 *
 * @throws RuleViolation for types that the rules do not have.
 * @clause wrg/after-melee/continues
 */
export function openingBlows(
  melee: ContinuedMelee,
  rules: MeleeRulesPart = wrgRules(),
): { readonly first: OpeningBlow; readonly second: OpeningBlow } {
  const start = startOf(melee);
  return { first: blowBy(melee, 'first', start, rules), second: blowBy(melee, 'second', start, rules) };
}

function throwersOf({ troops, generalInFront = false }: PlainBody) {
  return { ...troops, generalInFront };
}

function startOf({ first, second }: ContinuedMelee): State {
  const side = ({ figures, charging = false }: PlainBody): SideState => ({
    figures,
    carried: 0,
    end: 'fights',
    pushBacks: 0,
    everPushed: false,
    follows: charging,
  });
  return { first: side(first), second: side(second), periods: 0, struck: null };
}

function isGoingOn({ first, second }: State): boolean {
  return first.end === 'fights' && second.end === 'fights';
}

function stateKey({ first, second, periods, struck }: State): string {
  const side = ({ figures, carried, end, pushBacks, everPushed, follows }: SideState) =>
    `${figures} ${carried} ${end} ${pushBacks} ${everPushed} ${follows}`;
  return `${side(first)}|${side(second)}|${periods}|${struck}`;
}

function outcomeOf({ first, second, periods }: State): ContinuedOutcome {
  const side = ({ figures, end }: SideState): ContinuedSide => ({ figures, end });
  return { first: side(first), second: side(second), periods };
}

/** The two halves of a period: what the first strikes, then what the second does, and what comes of both. */
function stagesOf(melee: ContinuedMelee, random: (half: Half, dice: Dice) => number, rules: MeleeRulesPart) {
  // Factors and figures hang on few things, and are worked out once for each.
  const known = new Map<string, BlowInPeriod>();
  const blowOf = (half: Half, state: State) => {
    const [own, enemy] = [state[half], state[other[half]]];
    const key = `${half} ${own.figures} ${enemy.figures} ${own.follows} ${own.pushBacks > 0} ${enemy.everPushed} ${state.periods === 0} ${state.periods}`;
    const blow = known.get(key) ?? blowBy(melee, half, state, rules);
    known.set(key, blow);
    return blow;
  };
  const men = (half: Half, state: State, dice: Dice) => {
    const { total, figures, lapping } = blowOf(half, state);
    const thrown = random(half, dice);
    const round = lapping === undefined ? 0 : casualties(lapping.total + thrown, lapping.figures, rules);
    return casualties(total + thrown, figures, rules) + round;
  };
  return {
    strike: (state: State, dice: Dice): State => ({ ...state, struck: men('first', state, dice) }),
    answer: (state: State, dice: Dice): State => settled(melee, state, men('second', state, dice), rules),
  };
}

/** The blow of one side in a period; those who have lapped round by themselves, where they count otherwise. */
interface BlowInPeriod extends OpeningBlow {
  readonly lapping?: { readonly total: number; readonly figures: number };
}

/** Total of factors and figures that count of one side in a state. */
function blowBy(melee: ContinuedMelee, half: Half, state: State, rules: MeleeRulesPart): BlowInPeriod {
  const [body, enemyBody] = [melee[half], melee[other[half]]];
  const [own, enemy] = [state[half], state[other[half]]];
  const period = state.periods + 1;
  const fighter: Fighter = {
    troops: body.troops,
    ...(body.weapon === undefined ? {} : { weapon: body.weapon }),
    ...(body.slope === undefined ? {} : { slope: body.slope }),
    enemy: {
      ...enemyBody.troops,
      weapons: enemyBody.weapon === undefined ? enemyBody.troops.weapons : [enemyBody.weapon],
      shieldless: enemyBody.shieldless === true,
      pushedBack: enemy.everPushed,
    },
    period,
    foughtBefore: state.periods,
    charging: own.follows,
  };
  const factors = meleeFactors(fighter, rules);
  const [front, enemyFront] = [Math.min(body.front, own.figures), Math.min(enemyBody.front, enemy.figures)];
  const inContact = Math.min(front, enemyFront);
  const left = Math.floor((front - inContact) / 2);
  const frontage = {
    troops: body.troops,
    weapon: factors.using,
    enemy: enemyBody.troops,
    inContact,
    overlap: { left, right: front - inContact - left },
    behind: ranksBehind(front, own.figures),
    period,
    pushedBack: own.pushBacks > 0,
  };
  const his = meleeFactors(
    {
      ...(enemyBody.weapon === undefined ? {} : { weapon: enemyBody.weapon }),
      troops: enemyBody.troops,
      enemy: body.troops,
      period,
    },
    rules,
  );
  const enemyFree = figuresUnengaged(
    { troops: enemyBody.troops, weapon: his.using, period },
    [enemyFront, ...ranksBehind(enemyFront, enemy.figures)],
    rules,
  );
  const lapped = figuresLapping({ ...frontage, enemyFree }, Math.ceil(enemy.figures / Math.max(1, enemyFront)), rules);
  const eligible = eligibleFigures({ ...frontage, lapped }, rules);
  const { figures, lapping } = lappingApart(fighter, eligible, { figures: eligible.figures }, rules);
  const { total, because } = factors;
  if (lapping === undefined) return { total, figures, because };
  return {
    total,
    figures,
    because,
    lapping: { total: meleeFactors(lapping.fighter, rules).total, figures: lapping.figures },
  };
}

/** Figures in each rank behind the first, of a body that stands so wide. */
function ranksBehind(front: number, figures: number): readonly number[] {
  const ranks: number[] = [];
  for (let left = figures - front; left > 0 && front > 0; left -= front) ranks.push(Math.min(front, left));
  return ranks;
}

/** What becomes of both when they have struck. */
function settled(melee: ContinuedMelee, state: State, answered: number, rules: MeleeRulesPart): State {
  const struck = state.struck ?? 0;
  const received = { first: answered, second: struck };
  const foughtBy = (half: Half): Fought => {
    const { troops, front: _front, figures: _figures, ...body } = melee[half];
    const { figures, pushBacks } = state[half];
    const inflicted = received[other[half]];
    const { type, class: of, dismounted = false } = troops;
    // The charge was received in the first period.
    const receivedMountedCharge = body.receivedMountedCharge === true && state.periods === 0;
    const casualties = { received: received[half], inflicted };
    return { ...body, type, class: of, dismounted, figures, pushBacks, receivedMountedCharge, ...casualties };
  };
  const outcome = afterMelee(foughtBy('first'), foughtBy('second'), rules);
  const lossesOf = (half: Half) => {
    const { arm } = sheetOfType(melee[half].troops.type, rules);
    const { carried, figures } = state[half];
    const models = arm !== 'infantry' && arm !== 'cavalry';
    return figuresLost({ men: received[half], carried, figures, models }, rules);
  };
  const losses = { first: lossesOf('first'), second: lossesOf('second') };
  const isOver = !outcome.goesOn || losses.first.left === 0 || losses.second.left === 0;
  const sideAfter = (half: Half): SideState => {
    const { left, carried } = losses[half];
    const { fate, pushBacks } = outcome[half];
    const pushed = fate === 'pushed-back';
    return {
      figures: left,
      carried,
      end: left === 0 ? 'destroyed' : isOver ? fate : 'fights',
      pushBacks,
      everPushed: state[half].everPushed || pushed,
      follows: outcome[other[half]].fate === 'pushed-back' && outcome.follows === true,
    };
  };
  return { first: sideAfter('first'), second: sideAfter('second'), periods: state.periods + 1, struck: null };
}
