import { counted, type Reason, reasonFor, type Violation } from '../../../rulebook/index.js';
import type { Action, Gait, MoveRates, MoverKind } from '../rules/moving.js';
import { type SkirmishRules, skirmishRules } from '../rules.js';
import type { Horse, Protection } from '../troops.js';

/** The rules of moving alone. */
export type MovingRulesPart = Pick<SkirmishRules, 'moving'>;

/** Who moves: a man on foot or riding, or something on wheels. */
export type Mover =
  | { readonly on: 'foot'; readonly protection: Protection }
  | { readonly on: 'horse'; readonly horse: Horse; readonly protection: Protection }
  | { readonly on: 'wheels'; readonly drawn: 'team' | 'men' };

/** How fast somebody goes. */
export const paces = ['walk', 'run'] as const;
/** Walk and trot, or run and gallop. */
export type Pace = (typeof paces)[number];

/** Ground as the chart of movement has it. */
export const grounds = ['open', 'rough', 'climb', 'swim'] as const;
export type Ground = (typeof grounds)[number];

/** What somebody has done in the turns before. */
export interface PaceHistory {
  /** Turns at a run or gallop one after the other, up to the last. */
  readonly ran?: number;
  /** Turns run in the whole game. */
  readonly ranInAll?: number;
  /** He moved in the turn before. */
  readonly moved?: boolean;
  /** He starts in the direction that he faced at the end of the turn before. */
  readonly sameDirection?: boolean;
}

/** The row of the chart that somebody moves by. */
export function moverKind(mover: Mover): MoverKind {
  if (mover.on === 'wheels') return mover.drawn === 'team' ? 'wheeled-with-team' : 'wheeled-manhandled';
  if (mover.on === 'horse') return mover.horse === 'barded' ? 'mounted-barded' : 'mounted-other';
  return mover.protection <= 2 ? 'foot-protection-1-2' : 'foot-protection-3-4';
}

/** A pace over some ground; open ground unless said. */
export interface Going {
  readonly mover: Mover;
  readonly pace: Pace;
  readonly ground?: Ground;
}

/**
 * Inches of a whole move at a pace over some ground; `null` where it cannot be done. Over rough ground walk and run are one. Riders
 * swim as they would on foot (`skirmish/ruling/riders-as-if-dismounted`).
 *
 * Source: 4 Movement.
 *
 * @clause skirmish/movement/table
 * @clause skirmish/movement/foot-heavy
 * @clause skirmish/movement/foot-light
 * @clause skirmish/movement/mounted-barded
 * @clause skirmish/movement/mounted-other
 * @clause skirmish/movement/wheeled-team
 * @clause skirmish/movement/wheeled-manhandled
 * @clause skirmish/movement/rough-ground
 */
export function moveRate(
  { mover, pace, ground = 'open' }: Going,
  { moving }: MovingRulesPart = skirmishRules(),
): number | null {
  const rates: MoveRates = moving.rates[moverKind(mover)];
  if (ground === 'open') return pace === 'run' ? rates.run : rates.walk;
  if (ground === 'rough') return rates.rough;
  const own = rates[ground];
  const unhorsed = own === 'as-if-dismounted' || (own === null && dismountsTo(mover, ground, moving));
  if (!unhorsed) return own;
  if (mover.on !== 'horse') return null;
  const afoot = moving.rates[moverKind({ on: 'foot', protection: mover.protection })][ground];
  return afoot === 'as-if-dismounted' ? null : afoot;
}

/** Whether a rider does as if dismounted what his horse has no rate for. Barded horses never do. */
function dismountsTo(mover: Mover, ground: 'climb' | 'swim', moving: SkirmishRules['moving']): boolean {
  return mover.on === 'horse' && mover.horse === 'unbarded' && moving.asIfDismounted.includes(ground);
}

/**
 * What forbids a run or gallop: too many of them before, no move in the turn before a gallop, or another direction than was faced.
 * Walking is never forbidden.
 *
 * Source: 4 Movement.
 *
 * @clause skirmish/movement/gallop-limit
 * @clause skirmish/movement/gallop-from-movement
 * @clause skirmish/movement/gallop-direction
 * @clause skirmish/movement/run-limit
 */
export function paceFaults(
  { mover, pace, history = {} }: Pick<Going, 'mover' | 'pace'> & { readonly history?: PaceHistory },
  rules: MovingRulesPart = skirmishRules(),
): readonly Violation[] {
  if (pace === 'walk') return [];
  if (moveRate({ mover, pace }, rules) === null) {
    const problem = 'it cannot go faster than at a walk';
    return [{ path: 'pace', clause: 'skirmish/movement/table', problem, mend: 'let it walk' }];
  }
  return mover.on === 'horse' ? gallopFaults(history, rules) : runFaults(history, rules);
}

function gallopFaults(
  { ran = 0, moved = false, sameDirection = true }: PaceHistory,
  { moving }: MovingRulesPart,
): readonly Violation[] {
  const { moves, counted: asCounted } = moving.gallop;
  const faults: Violation[] = [];
  const mend = 'let the horse trot';
  if (asCounted === 'before' ? ran > moves : ran >= moves) {
    const problem = `the horse has galloped ${counted(ran, 'move')} one after the other`;
    faults.push({ path: 'history.ran', clause: 'skirmish/movement/gallop-limit', problem, mend });
  }
  if (!moved) {
    const problem = 'it stood in the turn before';
    faults.push({ path: 'history.moved', clause: 'skirmish/movement/gallop-from-movement', problem, mend });
  }
  if (!sameDirection) {
    const problem = 'it starts in another direction than it faced';
    faults.push({ path: 'history.sameDirection', clause: 'skirmish/movement/gallop-direction', problem, mend });
  }
  return faults;
}

function runFaults({ ran = 0, ranInAll = 0 }: PaceHistory, { moving }: MovingRulesPart): readonly Violation[] {
  const { turns, counted: asCounted } = moving.run;
  const before = asCounted === 'consecutive' ? ran : ranInAll;
  if (before <= turns) return [];
  const problem = `he has run ${counted(before, 'turn')}`;
  return [{ path: 'history.ran', clause: 'skirmish/movement/run-limit', problem, mend: 'let him walk' }];
}

/** One stretch of a move. */
export interface Stretch {
  readonly ground: Ground;
  /** Inches. */
  readonly length: number;
}

/** What is crossed on the way. A low wall stands for fences and hedges too. */
export const obstacles = ['hedge', 'fence', 'low-wall', 'high-wall'] as const;
export type Obstacle = (typeof obstacles)[number];

/** A move as somebody means to make it. */
export interface PlannedMove {
  readonly mover: Mover;
  readonly pace: Pace;
  readonly stretches: readonly Stretch[];
  /** Degrees of each turn, to either side. */
  readonly turns?: readonly number[];
  readonly obstacles?: readonly Obstacle[];
  readonly history?: PaceHistory;
  /** Shares of the move that other actions take: mounting, changing weapons. */
  readonly spent?: number;
}

/** What a move comes to. */
export interface MoveCost {
  /** The share of the turn that it takes; more than 1 cannot be done. */
  readonly share: number;
  readonly faults: readonly Violation[];
  readonly because: readonly Reason[];
}

/**
 * What a move takes of the turn, with its turns and obstacles, and what forbids it. Deductions in inches are taken from the rate on open
 * ground; a move over two kinds of ground is shared as `skirmish/ruling/partly-rough-moves` has it.
 *
 * Source: 4 Movement.
 *
 * @clause skirmish/movement/rough-ground
 * @clause skirmish/movement/turn-limit-run
 * @clause skirmish/movement/turn-cost-mounted
 * @clause skirmish/movement/turn-foot
 * @clause skirmish/movement/obstacle
 * @clause skirmish/movement/obstacle-forbidden
 */
export function moveCost(planned: PlannedMove, rules: MovingRulesPart = skirmishRules()): MoveCost {
  const { mover, pace, spent = 0 } = planned;
  const faults: Violation[] = [...paceFaults(planned, rules)];
  const because: Reason[] = [];
  const over = stretchesCost(planned, rules, faults);
  const deducted = turnsCost(planned, rules, faults, because) + obstaclesCost(planned, rules, faults, because);
  const open = moveRate({ mover, pace }, rules) ?? 0;
  const share = over + (deducted === 0 ? 0 : open === 0 ? 1 : deducted / open) + spent;
  if (share > 1) {
    const problem = 'the move is longer than its turn';
    faults.push({ path: 'stretches', clause: 'skirmish/movement/table', problem, mend: 'shorten it' });
  }
  return { share, faults, because };
}

function stretchesCost({ mover, pace, stretches }: PlannedMove, rules: MovingRulesPart, faults: Violation[]): number {
  const rates = stretches.map(({ ground }) => moveRate({ mover, pace, ground }, rules));
  const worst = Math.min(...rates.map(rate => rate ?? 0));
  let share = 0;
  for (const [at, { ground, length }] of stretches.entries()) {
    const rate = rules.moving.partlyRough === 'worst' ? worst : (rates[at] ?? 0);
    if (rates[at] === null) {
      const problem = `it cannot ${ground === 'open' ? 'move' : `go there (${ground})`}`;
      faults.push({
        path: `stretches[${at}].ground`,
        clause: 'skirmish/movement/table',
        problem,
        mend: 'choose another way',
      });
    } else if (rate > 0) share += length / rate;
  }
  return share;
}

/** How somebody goes, as his limits ask. */
function gaitOf({ mover, pace }: Pick<PlannedMove, 'mover' | 'pace'>): Gait {
  if (mover.on === 'wheels') return 'wheeled';
  if (mover.on === 'foot') return pace === 'run' ? 'foot-running' : 'foot-walking';
  return `mounted-${mover.horse}-${pace === 'run' ? 'galloping' : 'not-galloping'}`;
}

function turnsCost(planned: PlannedMove, { moving }: MovingRulesPart, faults: Violation[], because: Reason[]): number {
  const far = (planned.turns ?? []).filter(degrees => Math.abs(degrees) > moving.freeTurn);
  if (far.length === 0) return 0;
  const price = moving.limits[gaitOf(planned)].farTurn;
  if (price === null) {
    const clause = 'skirmish/movement/turn-limit-run';
    const problem = `nobody turns more than ${counted(moving.freeTurn, 'degree')} at a run or gallop`;
    faults.push({ path: 'turns', clause, problem, mend: 'turn less, or go slower' });
    return 0;
  }
  const cost = price * (moving.turnsCost === 'each' ? far.length : 1);
  const clause = planned.mover.on === 'horse' ? 'skirmish/movement/turn-cost-mounted' : 'skirmish/movement/turn-foot';
  because.push(
    reasonFor(
      clause,
      counted(
        far.length,
        `turn of more than ${counted(moving.freeTurn, 'degree')}`,
        `turns of more than ${counted(moving.freeTurn, 'degree')}`,
      ),
      `−${counted(cost, 'inch', 'inches')}`,
    ),
  );
  return cost;
}

function obstaclesCost(
  planned: PlannedMove,
  { moving }: MovingRulesPart,
  faults: Violation[],
  because: Reason[],
): number {
  const crossed = (planned.obstacles ?? []).filter(each => each !== 'high-wall' || moving.highWalls === 'cross');
  if ((planned.obstacles ?? []).length > crossed.length) {
    const problem = 'a high wall is climbed, and not crossed';
    faults.push({ path: 'obstacles', clause: 'skirmish/movement/obstacle', problem, mend: 'climb it' });
  }
  if (crossed.length === 0) return 0;
  const { obstacle, crosses } = moving.limits[gaitOf(planned)];
  if (!crosses || obstacle === null) {
    const problem = 'wagons and barded horses cross no hedge, fence or wall';
    faults.push({ path: 'obstacles', clause: 'skirmish/movement/obstacle-forbidden', problem, mend: 'go round it' });
    return 0;
  }
  because.push(
    reasonFor(
      'skirmish/movement/obstacle',
      counted(crossed.length, 'obstacle'),
      `−${counted(obstacle * crossed.length, 'inch', 'inches')}`,
    ),
  );
  return obstacle * crossed.length;
}

/** What somebody does in a turn besides moving, in the order in which he does it. */
export interface ActionsOfATurn {
  readonly actions: readonly Action[];
  /** The share of the turn that he moves. */
  readonly moving?: number;
}

/** What a turn of actions comes to. */
export interface ActionsCost {
  /** In moves; more than 1 goes on into the next turns. */
  readonly time: number;
  /** All of it is done in one turn. */
  readonly fits: boolean;
  readonly because: readonly Reason[];
}

/**
 * How long actions take, with what is moved: whole moves or parts of one. Actions that are listed without a time fill their turn
 * (`skirmish/ruling/actions-of-a-turn`).
 *
 * Source: 4 Movement > Other actions.
 *
 * @clause skirmish/actions/list
 * @clause skirmish/actions/mount
 * @clause skirmish/actions/pick-up
 * @clause skirmish/actions/ladder
 * @clause skirmish/actions/ram-or-melee
 * @clause skirmish/actions/change-weapon
 * @clause skirmish/actions/harness
 * @clause skirmish/actions/stake-pavise
 * @clause skirmish/actions/portcullis
 * @clause skirmish/actions/drop
 * @clause skirmish/siege/drawbridge
 */
export function actionsTime(
  { actions, moving: moved = 0 }: ActionsOfATurn,
  { moving }: MovingRulesPart = skirmishRules(),
): ActionsCost {
  const because = actions.map(action => reasonFor('skirmish/actions/list', action, `${moving.time[action]} of a move`));
  const time = actions.reduce((sum, action) => sum + moving.time[action], moved);
  return { time, fits: time <= 1, because };
}

/** Mounting or dismounting, by what the rider wears. */
export function mountingAction({ protection }: { readonly protection: Protection }): Action {
  return protection <= 2 ? 'mount-or-dismount-protection-1-2' : 'mount-or-dismount-protection-3-4';
}

/**
 * How far a gap one figure wide in a hedge, fence or drystone wall has come after so many figures worked a turn each.
 *
 * Source: 4 Movement > Other actions.
 *
 * @clause skirmish/actions/gap
 */
export function gapWork(
  { figureTurns }: { readonly figureTurns: number },
  { moving }: MovingRulesPart = skirmishRules(),
): { readonly share: number; readonly open: boolean } {
  const share = Math.min(1, figureTurns * moving.gapShare);
  return { share, open: share >= 1 };
}
