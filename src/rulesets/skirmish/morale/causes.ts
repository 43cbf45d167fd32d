import { type ClauseId, counted, type Reason, reasonFor } from '../../../rulebook/index.js';
import { type SkirmishRules, skirmishRules } from '../rules.js';
import type { Man } from '../troops.js';

/** The rules of morale alone. */
export type MoraleRulesPart = Pick<SkirmishRules, 'morale'>;

/** Why a test is due: the number of the cause in its list, and the reason. */
export interface Cause {
  readonly list: 'unit' | 'knight';
  readonly number: number;
  readonly because: Reason;
}

/** What has happened to a unit this turn. Distances in inches, one for each thing of its kind. */
export interface UnitEvents {
  readonly class: Man['class'];
  /** It has fought a melee, and its side has to test. */
  readonly fought?: boolean;
  /** Figures killed or wounded by missiles. */
  readonly lostToMissiles?: number;
  readonly original: number;
  /** Figures that were neither killed nor wounded before the last one was. */
  readonly sound: number;
  /** One more of its men was killed or wounded: where it was under half strength already, it tests. */
  readonly lostAny?: boolean;
  /** Friends who began to flee or went by in flight, and count (`fleeingFriendsCount`). */
  readonly friendsFleeing?: readonly number[];
  /** Leaders of its army, battle, force or of itself who were killed, captured or fled. */
  readonly leadersLost?: readonly number[];
  /** It was fired on by an engine or bombard. */
  readonly engineFire?: boolean;
  /** Handguns that fired on it. */
  readonly handguns?: readonly number[];
  readonly charges?: boolean;
  readonly charged?: boolean;
  /** Charged or shot at from the rear. */
  readonly fromRear?: boolean;
  /** Enemies who shot or attacked out of cover, and were not known of. */
  readonly surprises?: readonly number[];
}

/** What has happened to a knight on his own this turn. */
export interface KnightEvents {
  readonly fought?: boolean;
  readonly unhorsed?: boolean;
  /** Friends of his class who were killed or wounded, or fled. */
  readonly friendsLost?: readonly number[];
  readonly enemiesFleeing?: readonly number[];
  /** Turns one after the other in which he was shot at, halted. */
  readonly turnsShotAt?: number;
  readonly fromRear?: boolean;
  /** Leaders of his army, battle or force. */
  readonly leadersLost?: readonly number[];
  readonly firearms?: readonly number[];
}

/** Distances that are near enough; any where no limit is printed. */
const near = (distances: readonly number[] | undefined, limit: number | null): number =>
  (distances ?? []).filter(distance => limit === null || distance <= limit).length;

/**
 * Who tests: a knight in no unit by himself, everybody else by units.
 *
 * Source: 7 Morale.
 *
 * @clause skirmish/morale/who-tests
 */
export function testsAs({
  class: of,
  inUnit,
}: {
  readonly class: Man['class'];
  readonly inUnit: boolean;
}): 'unit' | 'knight' {
  return of === 'knight' && !inUnit ? 'knight' : 'unit';
}

/**
 * The causes for which a unit tests. What is under half strength is `skirmish/ruling/under-half-strength`.
 *
 * Source: 7 Morale.
 *
 * @clause skirmish/morale/trigger-lists
 * @clause skirmish/morale/trigger-unit-melee
 * @clause skirmish/morale/trigger-unit-missile
 * @clause skirmish/morale/trigger-unit-half
 * @clause skirmish/morale/trigger-unit-friends-flee
 * @clause skirmish/morale/trigger-unit-leader
 * @clause skirmish/morale/trigger-unit-engine
 * @clause skirmish/morale/trigger-unit-handgun
 * @clause skirmish/morale/trigger-unit-charge
 * @clause skirmish/morale/trigger-unit-rear
 * @clause skirmish/morale/trigger-unit-surprise
 */
export function unitCauses(events: UnitEvents, { morale }: MoraleRulesPart = skirmishRules()): readonly Cause[] {
  const limits = morale.unitCauses;
  const { share, counted: countedAs } = morale.halfStrength;
  const half = events.original * share;
  const weak = countedAs === 'below' ? events.sound < half : events.sound <= half;
  const still = morale.halfStrength.of === 'unhurt' ? 'unhurt' : 'still fighting';
  const oneMore = `one more killed or wounded, with ${events.sound} ${still} of ${counted(events.original, 'man', 'men')} in the unit`;
  const handled = events.class === 'peasant' && (events.charges === true || events.charged === true);
  return causes('unit', [
    ['skirmish/morale/trigger-unit-melee', events.fought === true, 'after a melee'],
    ['skirmish/morale/trigger-unit-missile', (events.lostToMissiles ?? 0) >= morale.lostToMissiles, 'lost to missiles'],
    ['skirmish/morale/trigger-unit-half', weak && events.lostAny === true, oneMore],
    ['skirmish/morale/trigger-unit-friends-flee', near(events.friendsFleeing, limits['4']) > 0, 'friends flee'],
    ['skirmish/morale/trigger-unit-leader', near(events.leadersLost, limits['5']) > 0, 'a leader is lost'],
    ['skirmish/morale/trigger-unit-engine', events.engineFire === true, 'under fire of an engine or bombard'],
    ['skirmish/morale/trigger-unit-handgun', near(events.handguns, limits['7']) > 0, 'under fire of handguns'],
    ['skirmish/morale/trigger-unit-charge', handled, 'peasants charge or are charged'],
    ['skirmish/morale/trigger-unit-rear', events.fromRear === true, 'charged or shot at from the rear'],
    ['skirmish/morale/trigger-unit-surprise', near(events.surprises, limits['10']) > 0, 'surprised out of cover'],
  ]);
}

/**
 * The causes for which a knight on his own tests.
 *
 * Source: 7 Morale.
 *
 * @clause skirmish/morale/trigger-lists
 * @clause skirmish/morale/trigger-knight-melee
 * @clause skirmish/morale/trigger-knight-unhorsed
 * @clause skirmish/morale/trigger-knight-friends
 * @clause skirmish/morale/trigger-knight-enemy-flight
 * @clause skirmish/morale/trigger-knight-shot
 * @clause skirmish/morale/trigger-knight-rear
 * @clause skirmish/morale/trigger-knight-leader
 * @clause skirmish/morale/trigger-knight-firearm
 */
export function knightCauses(events: KnightEvents, { morale }: MoraleRulesPart = skirmishRules()): readonly Cause[] {
  const limits = morale.knightCauses;
  const lost = near(events.friendsLost, limits['3']) >= morale.friendsLostNearAKnight;
  return causes('knight', [
    ['skirmish/morale/trigger-knight-melee', events.fought === true, 'after a melee'],
    ['skirmish/morale/trigger-knight-unhorsed', events.unhorsed === true, 'unhorsed'],
    ['skirmish/morale/trigger-knight-friends', lost, 'friends of his class are lost'],
    ['skirmish/morale/trigger-knight-enemy-flight', near(events.enemiesFleeing, limits['4']) > 0, 'an enemy flees'],
    [
      'skirmish/morale/trigger-knight-shot',
      (events.turnsShotAt ?? 0) >= morale.turnsShotAt,
      'shot at again while halted',
    ],
    ['skirmish/morale/trigger-knight-rear', events.fromRear === true, 'charged or shot at from the rear'],
    ['skirmish/morale/trigger-knight-leader', near(events.leadersLost, limits['7']) > 0, 'a leader is lost'],
    ['skirmish/morale/trigger-knight-firearm', near(events.firearms, limits['8']) > 0, 'under fire of firearms'],
  ]);
}

/** The causes of a list that have come about, each with its number. */
function causes(list: Cause['list'], all: readonly (readonly [ClauseId, boolean, string])[]): readonly Cause[] {
  return all.flatMap(([clause, came, why], at) =>
    came ? [{ list, number: at + 1, because: reasonFor(clause, why, 'a test of morale') }] : [],
  );
}
