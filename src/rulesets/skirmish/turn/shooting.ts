import { distance } from '../../../table/index.js';
import { everybody, type Field, gapBetween, isSeenBy, isUp, shooterOf, sideOf } from '../field.js';
import { inWoods } from '../ground.js';
import { ignite, igniteOdds } from '../shooting/fire.js';
import { type ShotInOrder, shotOrder } from '../shooting/shooters.js';
import { type ShotEffect, shoot, shotOdds } from '../shooting/shot.js';
import type { Figure, FigureId, SkirmishState } from '../state.js';
import type { NominatedTarget, SkirmishContext, SkirmishPhase } from '../terms.js';
import { shooters, type Weapon } from '../troops.js';
import { coverFrom } from '../works/cover.js';
import { isPerched } from '../works/places.js';
import { firearmThrows } from '../wounds/wounds.js';
import { hurt, hurtHorse, mayFall } from './casualties.js';
import { burnableAt, setOnFire } from './deeds/fire.js';
import { fieldIn } from './moves.js';
import { pieceEntry, piecesOf, placeOf, type ReadyPiece, settlePiece } from './pieces.js';
import {
  beforeChange,
  burnablesAt,
  isEmptied,
  lineOf,
  mayShoot,
  shotOf,
  targetsAt,
  timesOf,
  whereAt,
} from './shots.js';

/** A shot that has been nominated: with which weapon in hand, at a man or at what burns. */
interface Nominated {
  readonly by: FigureId;
  readonly at: string;
  readonly horse: boolean;
  readonly share: number;
  readonly entry: ShotInOrder;
  /** With the weapon that he had before he changed. */
  readonly before: boolean;
  /** Not a man but an engine, a bombard or a cauldron. */
  readonly piece: boolean;
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
    heatUp(state);
    const shots = nominated(state, context);
    const byId = new Map(shots.map(shot => [shot.entry.id, shot]));
    for (const group of shotOrder({ shots: shots.map(({ entry }) => entry) }, context.rules)) {
      // Shots of a group are settled as if none of the others had been: who falls by one of them has shot.
      const able = group.flatMap(id => byId.get(id) ?? []).filter(shot => canShoot(shot, state, context));
      const field = fieldIn(state, context);
      for (const shot of able) {
        if (shot.piece) settlePiece(shot.by, shot.at, state, field, context);
        else settle(shot, state, context);
      }
    }
    firearmsNear(state, context);
  },
};

/**
 * Oil and lead over their fires are a turn hotter.
 *
 * @clause skirmish/siege/cauldron-heat
 */
function heatUp(state: SkirmishState): void {
  for (const thing of Object.values(state.things)) if (thing.heated !== null) thing.heated += 1;
}

function canShoot({ by, piece, before }: Nominated, state: SkirmishState, context: SkirmishContext): boolean {
  if (piece) return true;
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
    const pieces = piecesOf(asked[n]?.side ?? '', state, field);
    return shots.flatMap(shot => [...piecesAt(shot, pieces, field), ...shotsAt(shot, field)]);
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

function piecesAt({ figures, at }: NominatedTarget, pieces: readonly ReadyPiece[], field: Field): readonly Nominated[] {
  return pieces
    .filter(({ thing }) => figures.includes(thing.id))
    .map(piece => ({
      by: piece.thing.id,
      at,
      horse: false,
      share: 1,
      entry: pieceEntry(piece, at, field),
      before: false,
      piece: true,
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
        const shot = { by: id, at, horse, share, before, piece: false };
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

/** Throws a shot and does what it does. A surprise is noted with those who are shot at out of cover. */
function settle(nominated: Nominated, state: SkirmishState, context: SkirmishContext): void {
  const { by, at, horse, share, entry, before } = nominated;
  const own = state.figures[by];
  const target = state.figures[at];
  if (own === undefined) return;
  if (target === undefined) {
    shootFire(own, at, state, context);
    return;
  }
  if (target.gone !== null) return;
  const field = fieldIn(state, context);
  const figure = (before ? beforeChange(own) : own) ?? own;
  const shot = shotOf(figure, target, horse, share, field);
  if (shot === undefined) return;
  const { hitsOn, because } = shotOdds(shot, context.rules);
  const effect = shoot(shot, context.dice, context.rules);
  spendMissile(own, figure.weapon, before);
  own.shot = state.turn;
  own.lit = 0;
  if (!before && isEmptied(own, field)) own.loaded = false;
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

/** A missile is marked off the roster of the weapon that shot it. */
function spendMissile(figure: Figure, weapon: Weapon, before: boolean): void {
  const shooter = shooters.find(each => each === weapon);
  if (before && shooter !== undefined) figure.spare = { ...figure.spare, [shooter]: (figure.spare[shooter] ?? 1) - 1 };
  else figure.missiles -= 1;
}

/**
 * Shoots a fire missile at what burns: where it hits, it may catch.
 *
 * @clause skirmish/fire/launchers
 * @clause skirmish/fire/timber
 * @clause skirmish/fire/straw
 */
function shootFire(figure: Figure, at: string, state: SkirmishState, context: SkirmishContext): void {
  const field = fieldIn(state, context);
  const weapon = shooterOf(figure);
  const place = placeOf(at, figure.at, field);
  const burnable = burnableAt(at, field);
  if (weapon === undefined || place === undefined || burnable === undefined) return;
  const shot = { weapon, distance: distance(figure.at, place), target: 'thing' as const };
  const { hitsOn, because } = shotOdds(shot, context.rules);
  const effect = shoot(shot, context.dice, context.rules);
  figure.missiles -= 1;
  figure.lit = 0;
  figure.shot = state.turn;
  const told = { with: figure.weapon, distance: shot.distance, hitsOn, effect, from: figure.at, to: place, because };
  context.tell({ kind: 'bombarded', by: figure.id, at, ...told });
  // What burns already catches no other fire.
  if (effect !== 'hit' || burnable.fire !== null) return;
  const igniting = { material: burnable.material, by: 'missile' } as const;
  const { because: odds } = igniteOdds(igniting, context.rules);
  if (ignite(igniting, context.dice, context.rules)) setOnFire(at, figure.id, state, context);
  else context.tell({ kind: 'stands', of: at, against: 'fire', because: odds });
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
  else {
    hurt(target, effect, { by: 'missiles', melee: null, who: figure }, state, context);
    const perched = isPerched(target, fieldIn(state, context));
    if (perched && target.gone === null) mayFall(target, 'wounded-on-high', state, context);
  }
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
