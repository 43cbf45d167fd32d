import { counted, insist, type Reason, reasonFor } from '../../../rulebook/index.js';
import { toGrid } from '../../../table/index.js';
import type { TurnRow, TurnRules } from '../rules/movement/manoeuvres.js';
import { wrgRules } from '../rules.js';
import { type Manner, type Mover, type MovingRules, movesAs, typeMoving } from './mover.js';
import { moveRate } from './rates.js';
import { type Ground, groundCost, groundTroops } from './terrain.js';

/** Turns that cost nothing: those of bodies that have no order to lose, or leave in haste. */
export const freeTurns = [
  'rallying-back',
  'rallying-from-rout',
  'changing-an-uncontrolled-advance',
  'beginning-to-evade',
  'beginning-to-rout',
  'breaking-away',
] as const;
export type FreeTurn = (typeof freeTurns)[number];

const quickTurn = 'wrg/manoeuvre/turn-time-quick';
const slowTurn = 'wrg/manoeuvre/turn-time-slow';

/** What a manoeuvre takes of a period. */
export interface ManoeuvreCost {
  /** The part of a period; more than 1 where it takes longer. */
  readonly part: number;
  readonly because: readonly Reason[];
}

/** A turn: on what occasion it is made if that makes it free, by how many degrees, and over what front in paces; a right angle unless said. */
export interface TurnOf {
  readonly free?: FreeTurn;
  readonly degrees?: number;
  readonly front?: number;
}

/** How troops wheel: what stands is the inner end of the front, unless the wheel is made on a circle. */
export interface WheelOf {
  /** Width of the front, in paces. */
  readonly front: number;
  readonly degrees: number;
  readonly backward?: boolean;
  /** Paces from the middle of the circle to the inner end of the front; 0 unless said. */
  readonly insideRadius?: number;
}

/** What a wheel takes. */
export interface WheelCost {
  /** Paces that the outer end of the front goes. */
  readonly outer: number;
  /** Paces of the move that it takes. */
  readonly paces: number;
  /** It takes no more than the ground that the column marches over. */
  readonly free: boolean;
  readonly because: readonly Reason[];
}

/** A front that grows or shrinks, in figures. */
export interface FrontChange {
  readonly from: number;
  readonly to: number;
  readonly ground?: Ground;
}

/** What a change of front takes. */
export interface FrontChangeCost extends ManoeuvreCost {
  /** Figures in each part of a period that the book counts by. */
  readonly figures: number;
}

/**
 * What a turn of 90 or 180 degrees takes of a period. Barbarians of closer order than light troops are slow, as are beasts,
 * engines and vehicles; a square turns quickly to meet an attack, whoever is in it; disorganised troops take twice as long.
 * Camelry is slow even when drilled (`wrg/ruling/camels-turn`). What a turn of another angle takes is a ruling (`wrg/ruling/turns-of-other-angles`).
 *
 * Source: Movement > Changes in Direction.
 *
 * @clause wrg/manoeuvre/wheel-or-turn
 * @clause wrg/manoeuvre/turn-time-quick
 * @clause wrg/manoeuvre/turn-time-slow
 * @clause wrg/manoeuvre/free-turns
 * @clause wrg/manoeuvre/disorganised-doubles
 * @clause wrg/square/turn
 */
export function turnCost(mover: Mover, manner: Manner & TurnOf = {}, rules: MovingRules = wrgRules()): ManoeuvreCost {
  const { free, degrees, front } = manner;
  if (free !== undefined) {
    return { part: 0, because: [reasonFor('wrg/manoeuvre/free-turns', free.replaceAll('-', ' '), 'the turn is free')] };
  }
  const row = turnRow(mover, manner, rules);
  const { turn, turnDisorganised } = rules.movement.manoeuvres.turns[row];
  const quick = row === 'regular-infantry-or-cavalry' || row === 'barbarian-li-or-lc';
  const clause = row === 'hollow-square' ? 'wrg/square/turn' : quick ? quickTurn : slowTurn;
  const because = [reasonFor(clause, row.replaceAll('-', ' '), `${turn} of a period`)];
  if (manner.disorganised === true)
    because.push(reasonFor('wrg/manoeuvre/disorganised-doubles', 'disorganised', `${turnDisorganised} of a period`));
  const part = manner.disorganised === true ? turnDisorganised : turn;
  return byAngle({ part, because }, degrees ?? rules.movement.manoeuvres.rightAngle, front ?? 0, mover, manner, rules);
}

/** A turn of whatever angle, by what one of a right angle takes. */
function byAngle(
  { part, because }: ManoeuvreCost,
  degrees: number,
  front: number,
  mover: Mover,
  manner: Manner,
  rules: MovingRules,
): ManoeuvreCost {
  const { rightAngle, otherTurns } = rules.movement.manoeuvres;
  const { quarters, rest } = inRightAngles(degrees, rightAngle);
  if (rest === 0 || otherTurns === 'whole') return { part, because };
  const clause = 'wrg/manoeuvre/wheel-or-turn';
  if (otherTurns === 'part') {
    const share = toGrid(part * Math.min(1, degrees / rightAngle));
    return {
      part: share,
      because: [...because, reasonFor(clause, counted(degrees, 'degree'), `${share} of a period`)],
    };
  }
  const { paces, because: wheeled } = wheelCost(mover, { front, degrees: rest }, manner, rules);
  const wheel = paces / moveRate(mover, manner, rules).normal;
  return { part: toGrid((quarters > 0 ? part : 0) + wheel), because: [...(quarters > 0 ? because : []), ...wheeled] };
}

/** The right angles in a change of direction, and how many degrees it is off them. */
function inRightAngles(degrees: number, rightAngle: number): { readonly quarters: number; readonly rest: number } {
  const quarters = Math.round(degrees / rightAngle);
  return { quarters, rest: toGrid(Math.abs(degrees - quarters * rightAngle)) };
}

/**
 * What a wheel takes of a move: the ground that the outer end of the front covers, twice where it goes at half speed. A narrow
 * column on a wide enough circle loses nothing: it takes the ground that its middle covers. Disorganised troops wheel at half their
 * pace (`wrg/ruling/disorganised-wheel`).
 *
 * Source: Movement > Changes in Direction.
 *
 * @throws RuleViolation where slow troops would wheel backward.
 * @clause wrg/manoeuvre/wheel-quick
 * @clause wrg/manoeuvre/wheel-slow
 * @clause wrg/manoeuvre/free-narrow-column-wheel
 * @clause wrg/manoeuvre/disorganised-doubles
 * @clause wrg/disorganisation/manoeuvre
 */
export function wheelCost(
  mover: Mover,
  wheel: WheelOf,
  manner: Manner = {},
  rules: MovingRules = wrgRules(),
): WheelCost {
  const { front, degrees, backward = false, insideRadius = 0 } = wheel;
  const { freeWheel } = rules.movement.manoeuvres;
  const outer = toGrid(arc(insideRadius + front, degrees));
  const speed = wheelSpeed(mover, backward, manner, rules);
  if (!backward && toGrid(front) <= toGrid(freeWheel.width) && insideRadius * 2 >= freeWheel.insideDiameter) {
    const because = [reasonFor('wrg/manoeuvre/free-narrow-column-wheel', 'a narrow column', 'the wheel is free')];
    return { outer, paces: toGrid(arc(insideRadius + front / 2, degrees)), free: true, because };
  }
  const steady = outer / speed;
  const clause = speed < 1 && !backward ? 'wrg/manoeuvre/wheel-slow' : 'wrg/manoeuvre/wheel-quick';
  const because = [reasonFor(clause, `outer figure at ${speed} of normal speed`, counted(toGrid(steady), 'pace'))];
  if (manner.disorganised !== true) return { outer, paces: toGrid(steady), free: false, because };
  const { disorganisedDelay: delay, disorganisedWheel: reading } = rules.movement.manoeuvres;
  const slow = reading === 'pace' ? steady * delay : outer + (steady - outer) * delay;
  because.push(reasonFor('wrg/manoeuvre/disorganised-doubles', 'disorganised', counted(toGrid(slow), 'pace')));
  return { outer, paces: toGrid(slow), free: false, because };
}

/** The part of normal speed at which the outer figure of a wheel goes. */
function wheelSpeed(mover: Mover, backward: boolean, manner: Manner, rules: MovingRules): number {
  // A square wheels as the troops that it is made of.
  const { wheelForward, wheelBackward } = turning(mover, { ...manner, square: false }, rules);
  const speed = backward ? wheelBackward : wheelForward;
  insist(speed !== null && speed > 0, () => ({
    path: 'backward',
    clause: 'wrg/manoeuvre/wheel-slow',
    problem: 'troops that turn slowly do not wheel backward',
    mend: 'wheel forward, or turn',
  }));
  return speed;
}

function arc(radius: number, degrees: number): number {
  return (radius * degrees * Math.PI) / 180;
}

/**
 * What it takes to widen or narrow a front, in whole quarters of a period: barbarians are slower than regulars, difficult ground
 * slows it as it slows movement (`wrg/ruling/formation-change-in-difficult-terrain`), and disorder doubles it.
 *
 * Source: Movement > Formation Changes.
 *
 * @clause wrg/manoeuvre/formation-regular
 * @clause wrg/manoeuvre/formation-barbarian
 * @clause wrg/manoeuvre/formation-in-difficult-terrain
 * @clause wrg/manoeuvre/disorganised-doubles
 */
export function frontChangeCost(
  mover: Mover,
  { from, to, ground = { kind: 'open' } }: FrontChange,
  manner: Manner = {},
  rules: MovingRules = wrgRules(),
): FrontChangeCost {
  const { formation } = rules.movement.manoeuvres;
  const { good, infantry, cavalry, disorganised } = formation.figures[mover.training];
  const because: Reason[] = [];
  const printed = mover.training === 'regular' ? 'formation-regular' : 'formation-barbarian';
  because.push(
    reasonFor(
      `wrg/manoeuvre/${printed}`,
      mover.training,
      `${counted(good, 'figure')} in ${formation.part} of a period`,
    ),
  );
  let figures = good;
  if (groundCost(mover, ground, manner, rules).obstructs) {
    const as = groundTroops(mover, manner, rules);
    figures = as === 'infantry' || as === 'camels' ? infantry : cavalry;
    if (figures !== good) {
      because.push(
        reasonFor('wrg/manoeuvre/formation-in-difficult-terrain', 'difficult ground', counted(figures, 'figure')),
      );
    }
  }
  if (manner.disorganised === true) {
    figures *= disorganised / good;
    because.push(reasonFor('wrg/manoeuvre/disorganised-doubles', 'disorganised', counted(figures, 'figure')));
  }
  return { figures, part: Math.ceil(toGrid(Math.abs(to - from) / figures)) * formation.part, because };
}

/**
 * What mounting or dismounting takes of a period. The animals are left behind the fighting line, and mounting is done where they
 * are (`picketDistance` in the rules).
 *
 * Source: Movement > Formation Changes.
 *
 * @throws RuleViolation for troops that have nothing to mount.
 * @clause wrg/manoeuvre/mount-dismount
 * @clause wrg/manoeuvre/horses-picketed
 * @clause wrg/manoeuvre/disorganised-doubles
 */
export function mountingCost(mover: Mover, manner: Manner = {}, rules: MovingRules = wrgRules()): ManoeuvreCost {
  const riding = movesAs(mover, { ...manner, dismounted: false }, rules);
  insist(riding === 'cavalry' || riding === 'camels', () => ({
    path: 'type',
    clause: 'wrg/manoeuvre/mount-dismount',
    problem: 'these troops have neither horses nor camels to ride',
    mend: 'leave it out',
  }));
  const { mounting, disorganisedDelay } = rules.movement.manoeuvres;
  const because = [reasonFor('wrg/manoeuvre/mount-dismount', 'mounting or dismounting', `${mounting} of a period`)];
  if (manner.disorganised !== true) return { part: mounting, because };
  const part = mounting * disorganisedDelay;
  because.push(reasonFor('wrg/manoeuvre/disorganised-doubles', 'disorganised', `${part} of a period`));
  return { part, because };
}

/** The row of the chart of turns that troops turn and wheel by. */
export function turnRow(mover: Mover, manner: Manner, rules: MovingRules): TurnRow {
  if (manner.square === true) return 'hollow-square';
  switch (movesAs(mover, manner, rules)) {
    case 'elephant':
      return 'elephants';
    case 'engine':
      return 'engines';
    case 'chariot':
    case 'wagon':
      return 'chariots-and-vehicles';
    case 'camels':
      if (mover.training === 'barbarian' || rules.movement.manoeuvres.allCamelsSlow) return 'camels';
      return 'regular-infantry-or-cavalry';
    default: {
      if (mover.training === 'regular') return 'regular-infantry-or-cavalry';
      const type = typeMoving(mover, manner, rules);
      return type === 'li' || type === 'lc' ? 'barbarian-li-or-lc' : 'barbarian-lmi-and-heavier';
    }
  }
}

function turning(mover: Mover, manner: Manner, rules: MovingRules): TurnRules {
  return rules.movement.manoeuvres.turns[turnRow(mover, manner, rules)];
}
