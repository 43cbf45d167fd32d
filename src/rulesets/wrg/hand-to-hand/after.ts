import { counted, type Reason, reasonFor } from '../../../rulebook/index.js';
import { casualtiesPerFigure } from '../casualties/casualties.js';
import { sheetOfType } from '../rules/army/sheets.js';
import { wrgRules } from '../rules.js';
import type { TroopClass, TroopType } from '../troops.js';
import type { MeleeRulesPart } from './weapons.js';

/** One body after a period of hand-to-hand combat. Casualties in men. */
export interface Fought {
  readonly type: TroopType;
  readonly class: TroopClass;
  readonly camels?: boolean;
  /** Cavalry that fights on foot. */
  readonly dismounted?: boolean;
  /** Figures at the start of the period. */
  readonly figures: number;
  /** Casualties received and inflicted in the melee. */
  readonly received: number;
  readonly inflicted: number;
  /** Casualties by missiles this period. */
  readonly missiles?: number;
  /** Periods just before this one, in a row, in which they were pushed back. */
  readonly pushBacks?: number;
  /** Nothing lets them back: an obstacle, or friends who do not yield. */
  readonly noRoom?: boolean;
  /** Their orders keep them where they are, so that they do not follow up. */
  readonly ordersToHold?: boolean;
  /** Infantry that received a mounted charge while halted. */
  readonly receivedMountedCharge?: boolean;
}

/** How a body has come out of a period of melee. */
export type MeleeFate = 'holds' | 'pushed-back' | 'broken';

/** What becomes of one body. */
export interface AfterMelee {
  readonly fate: MeleeFate;
  /** Push-backs in a row, this one included; none after a period without one. */
  readonly pushBacks: number;
  /** Pushed back without room: out of order until it pushes its enemy back. */
  readonly disorganised: boolean;
  readonly because: readonly Reason[];
}

/**
 * What a period of melee does to one body. With more melee casualties than it inflicted, and one for each figure from melee and missiles
 * together, it is pushed back, with twice as many broken; and so many push-backs in a row break it, the fewer the worse its
 * class. Whoever received nothing more than he inflicted stays, though missiles have hurt him.
 *
 * Source: After Hand-to-hand Fighting.
 *
 * @throws RuleViolation for a body of no figures.
 * @clause wrg/after-melee/push-back
 * @clause wrg/after-melee/broken-double
 * @clause wrg/after-melee/broken-push-backs
 * @clause wrg/after-melee/no-room
 */
export function fateAfterMelee(fought: Fought, rules: MeleeRulesPart = wrgRules()): AfterMelee {
  const { received, inflicted, missiles = 0, figures, pushBacks = 0, noRoom = false } = fought;
  const { casualtiesAFigure, brokenMultiple, breaksOn, pushBack } = rules.fighting.melee.after;
  const worse = received > inflicted;
  const hurt = casualtiesPerFigure(received + missiles, figures) >= casualtiesAFigure;
  if (!worse || !hurt) return { fate: 'holds', pushBacks: 0, disorganised: false, because: [] };
  const because = `received ${counted(received, 'casualty', 'casualties')}, inflicted ${inflicted}; ${received + missiles}${missiles === 0 ? '' : ' with those by missiles'} on ${counted(figures, 'figure')}`;
  if (received >= brokenMultiple * inflicted) {
    const reason = reasonFor('wrg/after-melee/broken-double', because, 'broken');
    return { fate: 'broken', pushBacks: 0, disorganised: false, because: [reason] };
  }
  const inARow = pushBacks + 1;
  if (inARow >= breaksOn[fought.class]) {
    const why = `${fought.class} troops pushed back ${inARow === 1 ? 'once' : `${counted(inARow, 'time')} in a row`}`;
    const reason = reasonFor('wrg/after-melee/broken-push-backs', why, 'broken');
    return { fate: 'broken', pushBacks: 0, disorganised: false, because: [reason] };
  }
  const reasons = [reasonFor('wrg/after-melee/push-back', because, `back ${counted(pushBack, 'pace')}`)];
  const pushed: AfterMelee = { fate: 'pushed-back', pushBacks: inARow, disorganised: false, because: reasons };
  return noRoom ? withoutRoom(pushed) : pushed;
}

/**
 * A push-back for which there is no room.
 *
 * @clause wrg/after-melee/no-room
 */
export function withoutRoom(fate: AfterMelee): AfterMelee {
  const reason = reasonFor('wrg/after-melee/no-room', 'no room to move back', 'disorganised');
  return { ...fate, disorganised: true, because: [...fate.because, reason] };
}

/** Whether the winners come after those whom they have pushed back. */
export interface FollowUp {
  readonly follows: boolean;
  readonly because: readonly Reason[];
}

/**
 * Whether a body follows up an enemy whom it has pushed back. It must, unless its orders say otherwise, or it is infantry that received
 * a mounted charge while halted: then it must not. Engines follow with their missiles alone.
 *
 * Source: After Hand-to-hand Fighting.
 *
 * @clause wrg/after-melee/follow-up
 * @clause wrg/after-melee/no-follow-up
 * @clause wrg/after-melee/engines-follow
 * @clause wrg/after-melee/defenders-stay
 */
export function followUp(
  {
    type,
    dismounted = false,
    ordersToHold = false,
    receivedMountedCharge = false,
  }: Pick<Fought, 'type' | 'dismounted' | 'ordersToHold' | 'receivedMountedCharge'>,
  rules: MeleeRulesPart = wrgRules(),
): FollowUp {
  const stays = (clause: Reason['clause'], why: string) => ({
    follows: false,
    because: [reasonFor(clause, why, 'stays')],
  });
  const { arm } = sheetOfType(type, rules);
  const onFoot = dismounted || arm === 'infantry';
  if (arm === 'engine') return stays('wrg/after-melee/engines-follow', 'engines do not follow');
  if (ordersToHold) return stays('wrg/after-melee/no-follow-up', 'orders to hold');
  if (receivedMountedCharge && onFoot) {
    return stays('wrg/after-melee/no-follow-up', 'infantry halted against a mounted charge');
  }
  return { follows: true, because: [reasonFor('wrg/after-melee/follow-up', 'the enemy is pushed back', 'follows up')] };
}

/** What troops do that were pushed back and not followed. */
export type Recoil = 'must-rally-back' | 'rally-back-or-reorganise';

/**
 * What is left to a body that has been pushed back and whose enemy did not follow up: cavalry and chariots must rally back before they
 * charge again, camelry, elephants and all others may reorganise on the spot instead, which takes a period. Whoever pushed
 * them back does not advance that period.
 *
 * Source: After Hand-to-hand Fighting.
 *
 * @clause wrg/after-melee/recoil-mounted
 * @clause wrg/after-melee/recoil-others
 */
export function recoil(
  { type, dismounted = false, camels = false }: Pick<Fought, 'type' | 'dismounted' | 'camels'>,
  rules: MeleeRulesPart = wrgRules(),
): Recoil {
  const mustRally = rules.fighting.melee.after.mustRally.includes(sheetOfType(type, rules).arm);
  const bound = !camels && !dismounted && mustRally;
  return bound ? 'must-rally-back' : 'rally-back-or-reorganise';
}

/** What a period of melee comes to for both. */
export interface MeleeOutcome {
  readonly first: AfterMelee;
  readonly second: AfterMelee;
  /** How far whoever is pushed back goes, in paces. */
  readonly back: number;
  /** Whether the other follows; `null` where nobody is pushed back. */
  readonly follows: boolean | null;
  /** What is left to him who is pushed back and not followed. */
  readonly recoil: Recoil | null;
  /** Nobody has broken and they are still in contact: it goes on next period. */
  readonly goesOn: boolean;
  readonly because: readonly Reason[];
}

/**
 * What a period of melee does to both bodies, and whether it goes on.
 *
 * Source: After Hand-to-hand Fighting.
 *
 * @throws RuleViolation as `fateAfterMelee`.
 * @clause wrg/after-melee/continues
 */
export function afterMelee(first: Fought, second: Fought, rules: MeleeRulesPart = wrgRules()): MeleeOutcome {
  const fates = { first: fateAfterMelee(first, rules), second: fateAfterMelee(second, rules) };
  const broken = fates.first.fate === 'broken' || fates.second.fate === 'broken';
  const pushed = fates.first.fate === 'pushed-back' ? first : fates.second.fate === 'pushed-back' ? second : undefined;
  const because = [...fates.first.because, ...fates.second.because];
  const { pushBack } = rules.fighting.melee.after;
  if (pushed === undefined || broken) {
    return { ...fates, back: 0, follows: null, recoil: null, goesOn: !broken, because };
  }
  const noRoom = pushed.noRoom === true;
  const chase = followUp(pushed === first ? second : first, rules);
  // Whoever has no room stays in contact, whether he is followed or not.
  const parted = !chase.follows && !noRoom;
  return {
    ...fates,
    back: noRoom ? 0 : pushBack,
    follows: chase.follows,
    recoil: parted ? recoil(pushed, rules) : null,
    goesOn: !parted,
    because: [...because, ...chase.because],
  };
}

/**
 * Whether a body that is pushed back pushes friends behind it: light troops alone, and none that stand deeper than three.
 *
 * Source: After Hand-to-hand Fighting.
 *
 * @param friends their type, and how many ranks deep the deepest of them stand.
 * @clause wrg/after-melee/push-friends
 */
export function pushesFriends(
  friends: { readonly type: TroopType; readonly ranks: number },
  rules: MeleeRulesPart = wrgRules(),
): boolean {
  return sheetOfType(friends.type, rules).light && friends.ranks <= rules.fighting.melee.after.pushFriendsDeep;
}

/**
 * Engines that are lost when a body is pushed back: all that stand within the distance. They are destroyed, and nobody captures them;
 * a group that breaks is destroyed as the pursuit begins.
 *
 * Source: After Hand-to-hand Fighting.
 *
 * @param engines how far behind each is, in paces.
 * @clause wrg/after-melee/engines-push-back
 * @clause wrg/after-melee/engines-broken
 * @clause wrg/after-melee/engines-not-captured
 */
export function enginesLost(
  engines: readonly number[],
  { broken = false }: { readonly broken?: boolean } = {},
  rules: MeleeRulesPart = wrgRules(),
): number {
  const { pushBack } = rules.fighting.melee.after;
  return engines.filter(distance => broken || distance <= pushBack).length;
}

/** Troops that want to leave a melee. */
export interface BreakOff {
  readonly type: TroopType;
  /** Orders or standing orders justify it. */
  readonly ordered: boolean;
  /** They get away from their pursuers this period; not known before it is over. */
  readonly outdistances?: boolean;
}

/** What breaking off comes to. */
export interface BrokenOff {
  readonly may: boolean;
  /** They strike back at the blows that they receive as they turn. */
  readonly replies: boolean;
  readonly broken: boolean;
  readonly because: readonly Reason[];
}

/**
 * Troops that break off a melee and retire, as their orders justify. They receive blows without reply as they turn, but for chariots
 * and elephants, whose crews fight all round; and they are broken only if they fail to outdistance pursuit in that period.
 *
 * Source: After Hand-to-hand Fighting.
 *
 * @clause wrg/after-melee/break-off
 * @clause wrg/after-melee/break-off-blows
 * @clause wrg/after-melee/break-off-fail
 */
export function breakOff({ type, ordered, outdistances }: BreakOff, rules: MeleeRulesPart = wrgRules()): BrokenOff {
  const { arm } = sheetOfType(type, rules);
  const replies = arm === 'chariot' || arm === 'elephant';
  if (!ordered) {
    const because = [reasonFor('wrg/after-melee/break-off', 'no order justifies it', 'fights on')];
    return { may: false, replies: true, broken: false, because };
  }
  const because: Reason[] = [];
  if (!replies) because.push(reasonFor('wrg/after-melee/break-off-blows', 'turns to retire', 'no reply to blows'));
  const broken = outdistances === false;
  if (broken) because.push(reasonFor('wrg/after-melee/break-off-fail', 'does not outdistance pursuit', 'broken'));
  return { may: true, replies, broken, because };
}
