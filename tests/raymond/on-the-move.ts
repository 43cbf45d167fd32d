import { chargeOf } from '../../src/rulesets/raymond/combat/charge.js';
import { fieldOf } from '../../src/rulesets/raymond/field.js';
import { movedBy } from '../../src/rulesets/raymond/formation/formation.js';
import { type WalkedAction, walk } from '../../src/rulesets/raymond/movement/movement.js';
import { interceptRun } from '../../src/rulesets/raymond/movement/reactions.js';
import type { StraightPart } from '../../src/rulesets/raymond/movement/walking.js';
import { freshPhase, type PhaseOfUnit, type Unit } from '../../src/rulesets/raymond/state.js';
import type { Action } from '../../src/rulesets/raymond/terms.js';
import { type Game, type Piece, play, type Request, type Script, setUp, type TableTop, unitIn } from './table-top.js';

/** Frontage of a stand, in inches. */
export const stand = 1.575;

/** A phase of a unit that begins far from all enemies. */
export const farFromEnemies: PhaseOfUnit = { ...freshPhase(), mayDoubleTime: true };

/** A scenario has two sides, even where a test needs but one. */
export const outOfReach: Piece = { id: 'red-far', at: [3, 3] };

/** A table on which blue plans its moves; blue-1 is the unit that moves. */
export function planned(first: Omit<Piece, 'id'>, others: readonly Piece[] = [], table: Omit<TableTop, 'pieces'> = {}) {
  const hasEnemy = others.some(({ id }) => id.startsWith('red-'));
  const pieces = [{ id: 'blue-1', ...first }, ...others, ...(hasEnemy ? [] : [outOfReach])];
  const game = setUp({ pieces, ...table });
  const field = fieldOf(game.state, game.scenario, game.rules);
  const unit = unitIn(game.state, 'blue-1');
  return {
    ...game,
    field,
    unit,
    walk: (action: WalkedAction) => walk(unit, action, field),
    faults: (action: WalkedAction) => walk(unit, action, field).faults.map(({ path, clause }) => `${path} ${clause}`),
    charge: (target: string, pivot = 0) => chargeOf(unit, target, pivot, field),
    /** The run of an interceptor once the unit has gone so far on a leg, and the unit there. */
    runAt: (interceptor: Unit, leg: StraightPart, inches: number) => {
      const mover: Unit = { ...unit, ...movedBy(leg.from, leg.bearing, inches) };
      return { mover, run: interceptRun(interceptor, mover, field) };
    },
    chargeFaults: (target: string, pivot = 0) =>
      chargeOf(unit, target, pivot, field).faults.map(({ path, clause }) => `${path} ${clause}`),
  };
}

/** A move as a test writes it. */
export type Move = readonly [unit: string, action: Action];

/** What else the players of a movement phase answer, by kind of request; without one, nothing is done. */
export interface Reactions {
  readonly intercept?: (request: Extract<Request, { kind: 'intercept' }>) => unknown;
  readonly recoil?: (request: Extract<Request, { kind: 'recoil' }>) => unknown;
  readonly breakThrough?: (request: Extract<Request, { kind: 'break-through' }>) => unknown;
  readonly retreat?: readonly string[];
}

/** Plays blue's movement phase with these moves, one after the other; the last one may be followed by nothing. */
export function movePhase(game: Game, moves: readonly Move[], reactions: Reactions = {}, dice: Script['dice'] = []) {
  const left = [...moves];
  const answers = (request: Request): unknown => {
    switch (request.kind) {
      case 'move': {
        const [next] = left.splice(0, 1);
        return next === undefined ? null : { unit: next[0], action: next[1] };
      }
      case 'intercept':
        return reactions.intercept?.(request);
      case 'recoil':
        return reactions.recoil?.(request);
      case 'break-through':
        return reactions.breakThrough?.(request);
      case 'retreat':
        return reactions.retreat;
      default:
        return undefined;
    }
  };
  const played = play(game, { answers, dice }, ['initiative-manoeuvre']);
  const asked = <K extends Request['kind']>(kind: K) =>
    played.asked.filter((request): request is Extract<Request, { kind: K }> => request.kind === kind);
  return { ...played, requests: asked, unit: (id: string) => unitIn(game.state, id) };
}
