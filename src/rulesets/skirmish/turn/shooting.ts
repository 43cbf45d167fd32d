import { everybody, type Field, isSeenBy, isUp, shooterOf } from '../field.js';
import { inWoods } from '../ground.js';
import { type ShotInOrder, shotOrder } from '../shooting/shooters.js';
import type { Figure, SkirmishState } from '../state.js';
import type { NominatedTarget, SkirmishContext, SkirmishPhase } from '../terms.js';
import { coverFrom } from '../works/cover.js';
import { firearmThrows } from '../wounds/wounds.js';
import { mayFall } from './casualties.js';
import { type Nominated, settle } from './fall-of-shot.js';
import { fieldIn } from './moves.js';
import { pieceEntry, piecesOf, placeOf, type ReadyPiece, servedOf, settlePiece } from './pieces.js';
import { beforeChange, burnablesAt, mayShoot, targetsAt, timesOf, whereAt } from './shots.js';

/**
 * Everybody nominates his target before anything is thrown; then shots are settled in their order, those that no line of it tells apart at
 * once, and missiles are marked off.
 *
 * Source: 3 Sequence of Play; 5 Shooting.
 *
 * @clause skirmish/sequence/shooting
 * @clause skirmish/sequence/mark-ammunition
 * @clause skirmish/shooting/order
 * @clause skirmish/shooting/nominate-first
 * @clause skirmish/shooting/one-target-per-turn
 */
export const shootingPhase: SkirmishPhase = {
  id: 'shooting',
  title: 'Shooting',
  clause: 'skirmish/sequence/shooting',
  run(state, context) {
    const { settingHeats } = context.rules.siege;
    if (settingHeats) heatUp(state);
    const shots = nominated(state, context);
    const byId = new Map(shots.map(shot => [shot.entry.id, shot]));
    for (const group of shotOrder({ shots: shots.map(({ entry }) => entry) }, context.rules)) {
      // Shots of a group are settled as if none of the others had been: who falls by one of them has shot.
      const able = group.flatMap(id => byId.get(id) ?? []).filter(shot => canShoot(shot, state, context));
      const field = fieldIn(state, context);
      const before = new Map(able.flatMap(({ at }) => (state.figures[at] ? [[at, { ...state.figures[at] }]] : [])));
      for (const shot of able) {
        if (shot.server !== null) settlePiece({ ...shot, server: shot.server }, state, field, context);
        else settle(shot, before.get(shot.at), state, context);
      }
    }
    if (!settingHeats) heatUp(state);
    firearmsNear(state, context);
  },
};

/**
 * Oil and lead over their fires are a turn hotter: before the loads of this turn are thrown, or after it (`skirmish/ruling/moves-over-the-fire`).
 *
 * @clause skirmish/siege/cauldron-heat
 */
function heatUp(state: SkirmishState): void {
  for (const thing of Object.values(state.things)) if (thing.heated !== null) thing.heated += 1;
}

function canShoot({ by, server, before }: Nominated, state: SkirmishState, context: SkirmishContext): boolean {
  if (server !== null) return true;
  const own = state.figures[by];
  const figure = own === undefined || !before ? own : beforeChange(own);
  return figure !== undefined && isUp(figure, fieldIn(state, context)) && figure.missiles > 0;
}

function nominated(state: SkirmishState, context: SkirmishContext): readonly Nominated[] {
  const field = fieldIn(state, context);
  const asked = Object.keys(context.scenario.sides).flatMap(side => {
    const shooters = [...shootersOf(side, field), ...piecesAsked(side, state, field)];
    return shooters.length === 0 ? [] : [{ side, shooters }];
  });
  const answers = context.command.askAll(
    asked.map(({ side, shooters }) => ({
      kind: 'shoot' as const,
      id: `shoot:${side}`,
      side,
      clause: 'skirmish/shooting/nominate-first' as const,
      secret: true,
      shooters,
    })),
  );
  return answers.flatMap(({ shots }, n) => {
    const told = new Set(shots.flatMap(({ figures }) => figures));
    const chosen = piecesOf(asked[n]?.side ?? '', state, field).filter(({ thing }) => told.has(thing.id));
    const pieces = servedOf(chosen, told, field);
    const tending = new Set(pieces.flatMap(({ thing, server }) => (thing.kind === 'cauldron' ? [server.id] : [])));
    return shots.flatMap(({ figures, ...rest }) => {
      const shooting = { ...rest, figures: figures.filter(id => !tending.has(id)) };
      return [...piecesAt({ ...rest, figures }, pieces, field), ...shotsAt(shooting, field)];
    });
  });
}

/** Who of a side shoots, and at whom: with a fire missile alight at what burns, too. */
function shootersOf(side: string, field: Field) {
  return everybody(field).flatMap(figure => {
    if (figure.side !== side) return [];
    const first = beforeChange(figure);
    const men = [figure, ...(first === undefined ? [] : [first])].flatMap(each => targetsAt(each, field));
    const targets = [...new Set([...men.map(({ target }) => target.id), ...burnablesAt(figure, field)])];
    const shots = timesOf(figure, field).length + (first === undefined ? 0 : timesOf(first, field).length);
    return targets.length === 0 ? [] : [{ figure: figure.id, shots, targets }];
  });
}

function piecesAsked(side: string, state: SkirmishState, field: Field) {
  return piecesOf(side, state, field).map(({ thing, targets }) => ({
    figure: thing.id,
    shots: 1,
    targets: [...targets],
  }));
}

function piecesAt(
  { figures, at, horse = false }: NominatedTarget,
  pieces: readonly ReadyPiece[],
  field: Field,
): readonly Nominated[] {
  return pieces
    .filter(({ thing }) => figures.includes(thing.id))
    .map(piece => ({
      by: piece.thing.id,
      at,
      horse,
      share: 1,
      entry: pieceEntry(piece, at, field),
      before: false,
      server: piece.server.id,
    }));
}

function shotsAt({ figures, at, horse = false }: NominatedTarget, field: Field): readonly Nominated[] {
  const target = field.figures[at];
  return figures.flatMap(id => {
    const own = field.figures[id];
    if (own === undefined) return [];
    const first = beforeChange(own);
    const weapons = [...(first === undefined ? [] : [{ figure: first, before: true }]), { figure: own, before: false }];
    const all = weapons.flatMap(({ figure, before }) =>
      timesOf(figure, field).flatMap((share, n): readonly Nominated[] => {
        const may =
          target === undefined
            ? !before && n === 0 && burnablesAt(figure, field).includes(at)
            : mayShoot(figure, target, share, field);
        const entry = may ? entryOf(figure, at, n, share, field) : undefined;
        const shot = { by: id, at, horse, share, before, server: null };
        return entry === undefined ? [] : [{ ...shot, entry: before ? { ...entry, id: `${entry.id}:before` } : entry }];
      }),
    );
    // Whoever has shot once is concealed no more.
    return all.map((shot, n) => (n === 0 ? shot : { ...shot, entry: { ...shot.entry, concealed: false } }));
  });
}

/**
 * A shot with what decides about its place in the order.
 *
 * @clause skirmish/shooting/order
 * @clause skirmish/shooting/concealed-first
 */
function entryOf(figure: Figure, at: string, n: number, share: number, field: Field): ShotInOrder | undefined {
  const weapon = shooterOf(figure);
  if (weapon === undefined) return undefined;
  const where = whereAt(share);
  const target = field.figures[at];
  const from = target === undefined ? placeOf(at, figure.at, field) : where(target);
  const hidden = inWoods(field.table, where(figure)) !== undefined;
  return {
    id: `${figure.id}:${n}`,
    weapon,
    shot: share >= 1 ? 'second' : 'first',
    wounded: figure.wounded,
    moving: figure.turn.moved > 0,
    grade: figure.man.grade,
    // Whatever would cover him from whom he shoots at: a wood, a pavise, battlements, a window.
    inCover: hidden || (from !== undefined && coverFrom(figure, from, where(figure), field) !== undefined),
    concealed: hidden && target !== undefined && !isSeenBy(target.side, figure, field),
  };
}

/**
 * Riders near whom firearms went off may fall.
 *
 * @clause skirmish/falling/horse-wounded
 */
function firearmsNear(state: SkirmishState, context: SkirmishContext): void {
  for (const figure of Object.values(state.figures)) {
    if (figure.gone !== null || figure.turn.firearms.length === 0) continue;
    const throws = firearmThrows({ distances: figure.turn.firearms }, context.rules);
    for (let n = 0; n < throws && figure.mounted; n++) mayFall(figure, 'firearm-near', state, context);
  }
}
