import { counted, type Reason, reasonFor } from '../../../rulebook/index.js';
import { type Manner, type Mover, type MovingRules, movesAs, typeMoving } from '../moving/mover.js';
import { wrgRules } from '../rules.js';

/** Broken troops that come upon friends. */
export interface RoutMeetsFriends {
  readonly routers: Mover;
  readonly routersManner?: Manner;
  /** Models that run, where they are elephants or chariots. */
  readonly models?: number;
  readonly friends: Mover;
  readonly friendsManner?: Manner;
  /** Gaps between friends: how wide they are, and how far off. */
  readonly gaps?: readonly { readonly width: number; readonly distance: number }[];
}

/** What happens then. */
export interface RoutThroughFriends {
  readonly way: 'gap' | 'burst';
  /** Which of the gaps they take: the nearest that is wide enough. */
  readonly gap: number | null;
  /** The friends are swept away, and rout with them. */
  readonly sweptAway: boolean;
  /** Models that do harm as in hand-to-hand combat, without their crews; `null` where there are none. */
  readonly tramples: {
    readonly by: 'elephant' | 'chariot';
    readonly models: number;
    readonly crewFights: false;
  } | null;
  readonly because: readonly Reason[];
}

/**
 * What broken troops do who meet friends: they take a gap that is wide and near enough, or burst through. Barbarians who are burst
 * through run with them, unless the routers are barbarian light infantry, who carry off none but their own kind. Elephants and
 * chariots kill as they go through, by themselves and not by their crews.
 *
 * Source: Rout and Pursuit > Broken Troops.
 *
 * @clause wrg/rout/friends-gap
 * @clause wrg/rout/burst-barbarians
 * @clause wrg/rout/burst-models
 */
export function routMeetsFriends(
  { routers, routersManner = {}, models = 1, friends, friendsManner = {}, gaps = [] }: RoutMeetsFriends,
  rules: MovingRules = wrgRules(),
): RoutThroughFriends {
  const wanted = rules.movement.rout.gap;
  const open = gaps
    .map(({ width, distance }, at) => ({ width, distance, at }))
    .filter(({ width, distance }) => width >= wanted.width && distance <= wanted.distance)
    .sort((a, b) => a.distance - b.distance || a.at - b.at)[0];
  if (open !== undefined) {
    const because = [
      reasonFor('wrg/rout/friends-gap', `a gap ${counted(open.distance, 'pace')} off`, 'they make for it'),
    ];
    return { way: 'gap', gap: open.at, sweptAway: false, tramples: null, because };
  }
  const because = [reasonFor('wrg/rout/friends-gap', 'no gap near enough', 'they burst through')];
  const ownKind = !isBarbarianLight(routers, routersManner, rules) || isBarbarianLight(friends, friendsManner, rules);
  const sweptAway = friends.training === 'barbarian' && ownKind;
  if (friends.training === 'barbarian') {
    because.push(
      reasonFor(
        'wrg/rout/burst-barbarians',
        'barbarians are burst through',
        sweptAway ? 'they rout as well' : 'they stand',
      ),
    );
  }
  const as = movesAs(routers, routersManner, rules);
  const tramples = as === 'elephant' || as === 'chariot' ? { by: as, models, crewFights: false as const } : null;
  if (tramples !== null)
    because.push(reasonFor('wrg/rout/burst-models', `${as}s burst through`, 'casualties, without crews'));
  return { way: 'burst', gap: null, sweptAway, tramples, because };
}

function isBarbarianLight(mover: Mover, manner: Manner, rules: MovingRules): boolean {
  return mover.training === 'barbarian' && typeMoving(mover, manner, rules) === 'li';
}

/** Broken troops that cannot run at once. */
export interface Trapped {
  readonly figures: number;
  /** Men left of a general’s figure, and men that it began with, where one is with them. */
  readonly general?: { readonly men: number; readonly of: number };
}

/** What becomes of them. */
export interface Surrender {
  /** Figures that surrender, and that break out and are pursued. */
  readonly surrender: number;
  readonly breakOut: number;
  readonly generalSurrenders: boolean;
  readonly because: readonly Reason[];
}

/**
 * What becomes of broken troops that are surrounded, or have their backs to what nobody can pass: half of them surrender, an odd figure
 * among them (`wrg/ruling/surrender-of-an-odd-figure`), the others break out. A general does whose figure is down to half.
 *
 * Source: Rout and Pursuit > Broken Troops.
 *
 * @clause wrg/rout/cannot-run
 * @clause wrg/rout/general-surrender
 */
export function trapped(
  { figures, general }: Trapped,
  { movement }: Pick<MovingRules, 'movement'> = wrgRules(),
): Surrender {
  const { share, odd, general: most } = movement.rout.surrender;
  const half = figures * share;
  const surrender = odd === 'up' ? Math.ceil(half) : Math.floor(half);
  const because = [
    reasonFor(
      'wrg/rout/cannot-run',
      'nowhere to run',
      `${surrender} of ${counted(figures, 'figure')} ${surrender === 1 ? 'surrenders' : 'surrender'}`,
    ),
  ];
  const generalSurrenders = general !== undefined && general.men <= general.of * most;
  if (generalSurrenders)
    because.push(reasonFor('wrg/rout/general-surrender', 'his figure is down to half', 'he surrenders'));
  return { surrender, breakOut: figures - surrender, generalSurrenders, because };
}

/** Light enemies who bar the way of a rout. */
export interface BarredRout {
  /** 1 for the first period of the rout. */
  readonly period: number;
  readonly barredBy: Mover;
  readonly barredByManner?: Manner;
  /** There is a way round them. */
  readonly canTurnAside: boolean;
}

/** What broken troops may do about them. */
export interface BarredRoutResult {
  /** Try to break through, on which the enemy tests reaction or evades out of the way; turn aside; or surrender. */
  readonly does: 'may-break-through' | 'turns-aside' | 'surrenders';
  readonly because: readonly Reason[];
}

/**
 * What broken troops do whose way enemies bar: light horse and light foot they may try to break through, at first; afterwards, and before
 * all others, they turn aside, or surrender where they cannot.
 *
 * Source: Rout and Pursuit > Broken Troops.
 *
 * @clause wrg/rout/break-through-lights
 * @clause wrg/rout/break-through-fail
 */
export function barredRout(
  { period, barredBy, barredByManner = {}, canTurnAside }: BarredRout,
  rules: MovingRules = wrgRules(),
): BarredRoutResult {
  const type = typeMoving(barredBy, barredByManner, rules);
  if ((type === 'li' || type === 'lc') && period <= rules.movement.rout.breakThroughPeriods) {
    const because = [reasonFor('wrg/rout/break-through-lights', 'light troops bar the way', 'they may break through')];
    return { does: 'may-break-through', because };
  }
  const does = canTurnAside ? 'turns-aside' : 'surrenders';
  return { does, because: [reasonFor('wrg/rout/break-through-fail', 'the way is barred', does.replaceAll('-', ' '))] };
}
