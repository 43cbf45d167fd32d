import { distance } from '../../../table/index.js';
import { everybody, type Field, gapBetween, isSeenBy, isUp, shooterOf, sideOf } from '../field.js';
import { inWoods } from '../ground.js';
import { type ShotInOrder, shotOrder } from '../shooting/shooters.js';
import { type ShotEffect, shoot, shotOdds } from '../shooting/shot.js';
import type { Figure, FigureId, SkirmishState } from '../state.js';
import type { NominatedTarget, SkirmishContext, SkirmishPhase } from '../terms.js';
import { firearmThrows } from '../wounds/wounds.js';
import { hurt, hurtHorse, mayFall } from './casualties.js';
import { fieldIn } from './moves.js';
import { isEmptied, lineOf, mayShoot, shotOf, targetsAt, timesOf, whereAt } from './shots.js';

/** A shot that has been nominated. */
interface Nominated {
  readonly by: FigureId;
  readonly at: FigureId;
  readonly horse: boolean;
  readonly share: number;
  readonly entry: ShotInOrder;
}

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
    const shots = nominated(state, context);
    const byId = new Map(shots.map(shot => [shot.entry.id, shot]));
    for (const group of shotOrder({ shots: shots.map(({ entry }) => entry) }, context.rules)) {
      // Shots of a group are settled as if none of the others had been: who falls by one of them has shot.
      const able = group
        .flatMap(id => byId.get(id) ?? [])
        .filter(({ by }) => canShoot(state.figures[by], state, context));
      for (const shot of able) settle(shot, state, context);
    }
    firearmsNear(state, context);
  },
};

function canShoot(figure: Figure | undefined, state: SkirmishState, context: SkirmishContext): boolean {
  return figure !== undefined && isUp(figure, fieldIn(state, context)) && figure.missiles > 0;
}

function nominated(state: SkirmishState, context: SkirmishContext): readonly Nominated[] {
  const field = fieldIn(state, context);
  const asked = Object.keys(context.scenario.sides).flatMap(side => {
    const shooters = everybody(field).flatMap(figure => {
      if (figure.side !== side) return [];
      const targets = targetsAt(figure, field).map(({ target }) => target.id);
      return targets.length === 0 ? [] : [{ figure: figure.id, shots: timesOf(figure, field).length, targets }];
    });
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
  return answers.flatMap(({ shots }) => shots.flatMap(shot => shotsAt(shot, field)));
}

function shotsAt({ figures, at, horse = false }: NominatedTarget, field: Field): readonly Nominated[] {
  const target = field.figures[at];
  if (target === undefined) return [];
  return figures.flatMap(id => {
    const figure = field.figures[id];
    if (figure === undefined) return [];
    const times = timesOf(figure, field);
    return times.flatMap((share, n) => {
      if (!mayShoot(figure, target, share, field)) return [];
      const entry = entryOf(figure, target, n, share, field);
      return entry === undefined ? [] : [{ by: id, at, horse, share, entry }];
    });
  });
}

/**
 * A shot with what decides about its place in the order.
 *
 * @clause skirmish/shooting/concealed-first
 */
function entryOf(figure: Figure, target: Figure, n: number, share: number, field: Field): ShotInOrder | undefined {
  const weapon = shooterOf(figure);
  if (weapon === undefined) return undefined;
  const inCover = inWoods(field.table, whereAt(share)(figure)) !== undefined;
  return {
    id: `${figure.id}:${n}`,
    weapon,
    shot: share >= 1 ? 'second' : 'first',
    wounded: figure.wounded,
    moving: figure.turn.moved > 0,
    grade: figure.man.grade,
    inCover,
    concealed: inCover && !isSeenBy(target.side, figure, field),
  };
}

/** Throws a shot and does what it does. A surprise is noted with those who are shot at out of cover. */
function settle({ by, at, horse, share, entry }: Nominated, state: SkirmishState, context: SkirmishContext): void {
  const figure = state.figures[by];
  const target = state.figures[at];
  if (figure === undefined || target === undefined || target.gone !== null) return;
  const field = fieldIn(state, context);
  const shot = shotOf(figure, target, horse, share, field);
  if (shot === undefined) return;
  const { hitsOn, because } = shotOdds(shot, context.rules);
  const effect = shoot(shot, context.dice, context.rules);
  figure.missiles -= 1;
  figure.shot = state.turn;
  if (isEmptied(figure, field)) figure.loaded = false;
  const { distance: away } = shot;
  const line = lineOf(figure, target, share);
  const atHorse = horse && target.mounted;
  const { weapon } = figure;
  context.tell({
    kind: 'shot',
    figure: by,
    target: at,
    horse: atHorse,
    weapon,
    distance: away,
    hitsOn,
    effect,
    ...line,
    because,
  });
  noteShot(figure, target, entry, state, field);
  strike(effect, figure, target, atHorse, state, context);
}

function strike(
  effect: ShotEffect,
  figure: Figure,
  target: Figure,
  horse: boolean,
  state: SkirmishState,
  context: SkirmishContext,
): void {
  if (effect === 'missed' || effect === 'hit') return;
  if (horse) hurtHorse(target, effect, state, context);
  else hurt(target, effect, { by: 'missiles', melee: null, who: figure }, state, context);
}

/**
 * What a shot makes of those who are shot at, whether it hits or not.
 *
 * @clause skirmish/morale/trigger-unit-rear
 * @clause skirmish/morale/trigger-unit-surprise
 * @clause skirmish/morale/trigger-unit-handgun
 */
function noteShot(
  figure: Figure,
  target: Figure,
  { concealed }: ShotInOrder,
  state: SkirmishState,
  field: Field,
): void {
  const body = state.bodies[target.body];
  target.turn.shotAt += 1;
  const gap = gapBetween(figure, target, field);
  const behind = sideOf(target, figure.at, field.rules) === 'rear';
  target.turn.fromRear ||= behind;
  if (figure.weapon === 'handgun') {
    for (const rider of Object.values(state.figures)) {
      if (rider.mounted && rider.gone === null)
        rider.turn.firearms = [...rider.turn.firearms, distance(rider.at, figure.at)];
    }
  }
  if (body === undefined) return;
  body.turn.fromRear ||= behind;
  if (concealed === true) body.turn.surprises = [...body.turn.surprises, gap];
  if (figure.weapon === 'handgun') body.turn.handguns = [...body.turn.handguns, gap];
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
