import { type Dice, type Distribution, distribution } from '../../../dice/index.js';
import { insist, type Reason, reasonFor } from '../../../rulebook/index.js';
import { skirmishRules } from '../rules.js';
import { throwFall, woundOdds, woundThrow } from '../wounds/wounds.js';
import { type BlowInOrder, nextInOrder } from './order.js';
import {
  type Fighter,
  isLanceCharge,
  type Strike,
  type StrikeRulesPart,
  type StrikeSide,
  strikeReasons,
  throwStrike,
} from './strike.js';

/** How a fighter is, as blows leave him. */
export interface Condition {
  readonly wounded: boolean;
  readonly dead: boolean;
  /** On the ground, since this turn or before. */
  readonly down: boolean;
  /** The horse under him; none on foot. */
  readonly horse: 'none' | 'sound' | 'wounded' | 'lost';
  readonly lanceBroken: boolean;
}

/** A fighter with how he is. */
export interface Engaged {
  readonly id: string;
  readonly fighter: Fighter;
  readonly wounded?: boolean;
  readonly horseWounded?: boolean;
}

/** A blow that somebody has this turn. */
export interface Blow {
  readonly by: string;
  readonly at: string;
  readonly when: 'beginning' | 'end';
  /** Where the enemy is of who strikes; in front unless said. */
  readonly side?: StrikeSide;
  /** The horse is struck at. */
  readonly horse?: boolean;
  /** Whom it goes at instead if that one is dead when it comes: the first of these who is not. */
  readonly otherwise?: readonly Pick<Blow, 'at' | 'side'>[];
}

/** A turn of blows among fighters in contact. */
export interface Melee {
  readonly fighters: readonly Engaged[];
  readonly blows: readonly Blow[];
}

/** Fighters by their ids, as a turn leaves them. */
export type Conditions = { readonly [fighter: string]: Condition };

/** A blow that was struck. */
export interface StruckBlow extends Blow {
  readonly attack: number;
  readonly defense: number;
  /** Nothing more comes of a `hit`: another of the blows that were struck at once has killed already. */
  readonly effect: 'missed' | 'hit' | 'wounded' | 'killed';
  /** What was added to either die and, of a blow that hit, what a wound came to. */
  readonly because: readonly Reason[];
}

/** What a turn of blows has come to. */
export interface MeleeResult {
  readonly conditions: Conditions;
  readonly struck: readonly StruckBlow[];
}

/** A blow that was struck, before anybody asks why it went as it did. */
interface Struck {
  readonly blow: Blow;
  readonly strike: Strike;
  readonly attack: number;
  readonly defense: number;
  readonly effect: StruckBlow['effect'];
  /** Who was hit, as he was before. */
  readonly hit?: Condition;
}

interface State {
  readonly conditions: Conditions;
  /** Blows that are still to come, by their places. */
  readonly left: readonly number[];
  /** Those of them that are struck at once now, and how everybody was before these. */
  readonly now: readonly number[];
  readonly before: Conditions;
}

function fresh({ fighter, wounded = false, horseWounded = false }: Engaged): Condition {
  const horse = fighter.riding === undefined ? 'none' : horseWounded ? 'wounded' : 'sound';
  return { wounded, dead: false, down: fighter.prone === true, horse, lanceBroken: false };
}

function start({ fighters, blows }: Melee): State {
  const known = new Set(fighters.map(({ id }) => id));
  for (const [at, { by, at: target, otherwise = [] }] of blows.entries()) {
    insist(known.has(by) && [target, ...otherwise.map(other => other.at)].every(id => known.has(id)), () => ({
      path: `blows[${at}]`,
      clause: 'skirmish/melee/eligible',
      problem: 'the blow is of or at somebody who is not there',
      mend: `name two of ${[...known].join(', ')}`,
    }));
  }
  const conditions = Object.fromEntries(fighters.map(engaged => [engaged.id, fresh(engaged)]));
  return { conditions, left: blows.map((_, at) => at), now: [], before: conditions };
}

/** A turn of blows made ready: who is who. */
interface Ready {
  readonly melee: Melee;
  readonly byId: ReadonlyMap<string, Engaged>;
}

/** A fighter as his condition lets him be. */
function fighterIn(
  { byId }: Ready,
  conditions: Conditions,
  id: string,
): { readonly fighter: Fighter; readonly condition: Condition } {
  const engaged = byId.get(id);
  const condition = conditions[id];
  insist(engaged !== undefined && condition !== undefined, () => ({
    path: 'fighters',
    clause: 'skirmish/melee/eligible',
    problem: `there is no fighter ${id}`,
    mend: 'name one who is there',
  }));
  const { riding, prone, ...afoot } = engaged.fighter;
  const fighter: Fighter = {
    ...afoot,
    ...(riding !== undefined && condition.horse !== 'lost' && !condition.down ? { riding } : {}),
    ...(condition.down ? { prone: true } : {}),
  };
  return { fighter, condition };
}

/** The blow as it goes now: at somebody else, where whom it was meant for is dead. */
function aimed(conditions: Conditions, { otherwise = [], ...blow }: Blow): Blow {
  const { by, when } = blow;
  if (conditions[blow.at]?.dead !== true) return blow;
  const next = otherwise.find(({ at }) => conditions[at]?.dead === false);
  return next === undefined ? blow : { by, when, ...next };
}

/** Whether a blow still comes: its striker alive and on his feet or horse, its target alive, and a horse to be struck at. */
function stillComes(ready: Ready, conditions: Conditions, { by, at, horse = false }: Blow): boolean {
  const striker = conditions[by];
  const target = conditions[at];
  if (striker === undefined || target === undefined) return false;
  if (striker.dead || striker.down || target.dead) return false;
  return !horse || fighterIn(ready, conditions, at).fighter.riding !== undefined;
}

/** What comes next in the order, all that is simultaneous. */
function withNext(ready: Ready, state: State, dice: Dice, rules: StrikeRulesPart): State {
  const { conditions } = state;
  const left = state.left.filter(at => {
    const blow = ready.melee.blows[at];
    return blow !== undefined && stillComes(ready, conditions, aimed(conditions, blow));
  });
  if (left.length === 0) return { ...state, left };
  const inOrder = left.map(at => blowInOrder(ready, conditions, at, rules));
  const equals = nextInOrder(inOrder, rules).map(({ id }) => Number(id));
  const lot = rules.melee.equalBlows === 'lots' && equals.length > 1 ? equals[dice.pick(equals.length)] : undefined;
  const now = lot === undefined ? equals : [lot];
  return { conditions, left: left.filter(at => !now.includes(at)), now, before: conditions };
}

/** Strikes the next blow. Those that are struck at once follow each other as if none of them had been struck. */
function strikeNext(
  ready: Ready,
  reached: State,
  dice: Dice,
  rules: StrikeRulesPart,
): { readonly state: State; readonly struck: Struck | undefined } {
  const state = reached.now.length > 0 ? reached : withNext(ready, reached, dice, rules);
  const [at, ...rest] = state.now;
  const meant = at === undefined ? undefined : ready.melee.blows[at];
  if (meant === undefined) return { state, struck: undefined };
  const blow = aimed(state.before, meant);
  const { conditions, struck } = strikeOne(ready, state, blow, dice, rules);
  // Who looks at a group that is over need not know how it began.
  return { state: { ...state, conditions, now: rest, before: rest.length > 0 ? state.before : conditions }, struck };
}

function blowInOrder(ready: Ready, conditions: Conditions, at: number, rules: StrikeRulesPart): BlowInOrder {
  const { by, when } = ready.melee.blows[at] ?? { by: '', when: 'end' as const };
  const { fighter, condition } = fighterIn(ready, conditions, by);
  const before = ready.byId.get(by)?.wounded === true;
  return { id: String(at), fighter, when, wounded: rules.melee.woundsCountAtOnce ? condition.wounded : before };
}

/** One blow with its dice: as the fighters were before the blows that are struck at once, on top of what these have done. */
function strikeOne(
  ready: Ready,
  { conditions, before }: State,
  blow: Blow,
  dice: Dice,
  rules: StrikeRulesPart,
): { readonly conditions: Conditions; readonly struck: Struck } {
  const attacker = fighterIn(ready, before, blow.by).fighter;
  const defender = fighterIn(ready, before, blow.at).fighter;
  const strike: Strike = {
    attacker,
    defender,
    at: blow.horse === true ? 'horse' : 'man',
    ...(blow.side === undefined ? {} : { side: blow.side }),
  };
  const { attack, defense, hit } = throwStrike(strike, dice, rules);
  const fell = { blow, strike, attack, defense };
  if (!hit) return { conditions, struck: { ...fell, effect: 'missed' } };
  const target = conditions[blow.at] ?? fresh({ id: blow.at, fighter: defender });
  const { condition, effect } =
    blow.horse === true ? hitHorse(target, defender, dice, rules) : hitMan(target, strike, dice, rules);
  const striker = conditions[blow.by];
  const broken =
    isLanceCharge(attacker, rules) && striker !== undefined ? { [blow.by]: { ...striker, lanceBroken: true } } : {};
  const struck: Struck = { ...fell, effect, ...(effect === 'hit' ? {} : { hit: target }) };
  return { conditions: { ...conditions, ...broken, [blow.at]: condition }, struck };
}

/** How a blow that has hit leaves who was struck. */
interface Landed {
  readonly condition: Condition;
  readonly effect: 'hit' | 'wounded' | 'killed';
}

/**
 * A man is hit: wounded or killed, and thrown from his horse by a lance or from where he is perched.
 *
 * @clause skirmish/melee/lancer-unhorses
 */
function hitMan(target: Condition, { attacker, defender }: Strike, dice: Dice, rules: StrikeRulesPart): Landed {
  if (target.dead) return { condition: target, effect: 'hit' };
  const effect = woundThrow({ protection: defender.protection, wounded: target.wounded }, dice, rules);
  if (effect === 'killed') return { condition: { ...target, dead: true }, effect };
  const wounded: Condition = { ...target, wounded: true };
  if (defender.riding !== undefined && isLanceCharge(attacker, rules)) {
    return { condition: fallen(wounded, defender, 'wounded-by-charging-lancer', dice, rules), effect };
  }
  if (defender.perched !== undefined)
    return { condition: fallen(wounded, defender, 'wounded-on-high', dice, rules), effect };
  return { condition: wounded, effect };
}

/** A horse is hit: its rider falls when it is killed, and may when it is wounded. */
function hitHorse(target: Condition, defender: Fighter, dice: Dice, rules: StrikeRulesPart): Landed {
  const { riding } = defender;
  if (riding === undefined || target.horse === 'lost' || target.dead) return { condition: target, effect: 'hit' };
  const wounded = target.horse === 'wounded';
  const effect = woundThrow({ protection: rules.men.horseProtection[riding], wounded, horse: true }, dice, rules);
  const horse: Condition = { ...target, horse: effect === 'killed' ? 'lost' : 'wounded' };
  return {
    condition: fallen(horse, defender, effect === 'killed' ? 'horse-killed' : 'horse-wounded', dice, rules),
    effect,
  };
}

function fallen(
  condition: Condition,
  { man, perched }: Fighter,
  cause: 'wounded-by-charging-lancer' | 'wounded-on-high' | 'horse-killed' | 'horse-wounded',
  dice: Dice,
  rules: StrikeRulesPart,
): Condition {
  const result = throwFall(
    { cause, grade: man.grade, ...(perched === undefined ? {} : { height: perched }) },
    dice,
    rules,
  );
  if (result === 'killed') return { ...condition, dead: true };
  if (result === 'stays') return condition;
  return { ...condition, down: true, horse: condition.horse === 'none' ? 'none' : 'lost' };
}

function readied(melee: Melee): Ready {
  return { melee, byId: new Map(melee.fighters.map(engaged => [engaged.id, engaged])) };
}

/**
 * A turn of blows in their order, with what each does: the dead strike no more, nor does who lies on the ground; who is wounded strikes
 * as a wounded man from then on (`skirmish/ruling/wounded-by-an-earlier-blow`); blows that are equal in all lines are struck at once, or
 * lots are drawn (`skirmish/ruling/equal-blows`). A charging lancer who wounds a rider unhorses him, and breaks his lance on whom he
 * wounds or kills.
 *
 * Source: 6 Melee; 8 Wounds.
 *
 * @throws RuleViolation for a blow of or at somebody who is not there.
 * @clause skirmish/melee/blow-order
 * @clause skirmish/melee/struck-first-effect
 * @clause skirmish/melee/hit-effect
 * @clause skirmish/melee/lancer-unhorses
 * @clause skirmish/melee/lance-breaks
 * @clause skirmish/wounds/effects
 */
export function meleeTurn(melee: Melee, dice: Dice, rules: StrikeRulesPart = skirmishRules()): MeleeResult {
  const struck: StruckBlow[] = [];
  const conditions = meleeBlowByBlow(melee, dice, blow => struck.push(blow), rules);
  return { conditions, struck };
}

/**
 * The same turn of blows for who tells each blow as it falls, with the dice of that one.
 *
 * @throws RuleViolation for a blow of or at somebody who is not there.
 */
export function meleeBlowByBlow(
  melee: Melee,
  dice: Dice,
  onBlow: (struck: StruckBlow) => void,
  rules: StrikeRulesPart = skirmishRules(),
): Conditions {
  const ready = readied(melee);
  let state = start(melee);
  while (state.left.length > 0 || state.now.length > 0) {
    const next = strikeNext(ready, state, dice, rules);
    state = next.state;
    if (next.struck !== undefined) onBlow(explained(next.struck, rules));
  }
  return state.conditions;
}

function explained({ blow, strike, attack, defense, effect, hit }: Struck, rules: StrikeRulesPart): StruckBlow {
  const broken = effect !== 'missed' && isLanceCharge(strike.attacker, rules);
  const because = [
    ...strikeReasons(strike, rules),
    ...(hit === undefined ? [] : woundReasons(hit, strike, rules)),
    ...(effect === 'hit'
      ? [reasonFor('skirmish/melee/struck-first-effect', 'killed already by a blow at the same moment', 'nothing more')]
      : []),
    ...(broken ? [reasonFor('skirmish/melee/lance-breaks', 'a lance that has struck home', 'broken')] : []),
  ];
  return { ...blow, attack, defense, effect, because };
}

function woundReasons({ wounded, horse }: Condition, { defender, at }: Strike, rules: StrikeRulesPart) {
  const { riding, protection } = defender;
  if (at !== 'horse' || riding === undefined) return woundOdds({ protection, wounded }, rules).because;
  return woundOdds({ protection: rules.men.horseProtection[riding], wounded: horse === 'wounded', horse: true }, rules)
    .because;
}

/**
 * How a turn of blows leaves the fighters, when a rule goes on from there: the same blows, solved step by step.
 *
 * @throws RuleViolation for a blow of or at somebody who is not there.
 */
export function meleeConditions(melee: Melee, dice: Dice, rules: StrikeRulesPart = skirmishRules()): Conditions {
  const ready = readied(melee);
  return dice.fold(melee.blows, start(melee), (state, _, each) => strikeNext(ready, state, each, rules).state)
    .conditions;
}

/**
 * The exact odds of how a turn of blows leaves the fighters.
 *
 * @throws RuleViolation for a blow of or at somebody who is not there.
 */
export function meleeTurnOdds(melee: Melee, rules: StrikeRulesPart = skirmishRules()): Distribution<Conditions> {
  return distribution(dice => meleeConditions(melee, dice, rules));
}
