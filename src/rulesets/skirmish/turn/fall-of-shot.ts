import { reasonFor } from '../../../rulebook/index.js';
import { distance } from '../../../table/index.js';
import { type Field, gapBetween, shooterOf, sideOf } from '../field.js';
import { ignite, igniteOdds } from '../shooting/fire.js';
import type { ShotInOrder } from '../shooting/shooters.js';
import { type Shot, type ShotEffect, shoot, shotOdds } from '../shooting/shot.js';
import type { Figure, FigureId, SkirmishState } from '../state.js';
import type { SkirmishContext } from '../terms.js';
import { shooters, type Weapon } from '../troops.js';
import { isPerched } from '../works/places.js';
import { hurt, hurtHorse, mayFall } from './casualties.js';
import { burnableAt, setOnFire } from './deeds/fire.js';
import { fieldIn } from './moves.js';
import { placeOf } from './pieces.js';
import { beforeChange, isEmptied, lineOf, shotOf } from './shots.js';

/** A shot that has been nominated: with which weapon in hand, at a man or at what burns. */
export interface Nominated {
  readonly by: FigureId;
  readonly at: string;
  readonly horse: boolean;
  readonly share: number;
  readonly entry: ShotInOrder;
  /** With the weapon that he had before he changed. */
  readonly before: boolean;
  /** Who serves it, where it is not a man's own shot but that of an engine, a bombard or a cauldron. */
  readonly server: FigureId | null;
}

/**
 * Throws a shot and does what it does. A surprise is noted with those who are shot at out of cover. Of shots at the same moment each goes at its
 * target as it was before any of them: one that hits a man or a horse dead by then does nothing more.
 */
export function settle(
  nominated: Nominated,
  targeted: Figure | undefined,
  state: SkirmishState,
  context: SkirmishContext,
): void {
  const { by, at, horse, share, entry, before } = nominated;
  const own = state.figures[by];
  const target = state.figures[at];
  if (own === undefined) return;
  if (target === undefined) {
    shootFire(own, at, state, context);
    return;
  }
  if (targeted === undefined || targeted.gone !== null) return;
  const field = fieldIn(state, context);
  const figure = (before ? beforeChange(own) : own) ?? own;
  const atHorse = horse && targeted.mounted;
  const spent = target.gone !== null || (atHorse && target.horse === 'lost');
  const asItWas = { ...targeted, wounded: target.wounded, horse: target.horse };
  const shot = shotOf(figure, asItWas, horse, share, field);
  if (shot === undefined) return;
  const effect = thrown(shot, spent, context);
  const { hitsOn, because } = spent ? spentOdds(shot, effect, context) : shotOdds(shot, context.rules);
  spendMissile(own, figure.weapon, before);
  own.shot = state.turn;
  own.lit = 0;
  if (!before && isEmptied(own, field)) own.loaded = false;
  const { distance: away } = shot;
  const line = lineOf(figure, target, share);
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
  if (!spent) strike(effect, figure, target, atHorse, state, context);
}

/** A shot at who is dead by then needs no die for a wound: it hits or misses. */
function thrown(shot: Shot, spent: boolean, { dice, rules }: SkirmishContext): ShotEffect {
  if (!spent || shot.target === 'thing') return shoot(shot, dice, rules);
  // The wounded need none either.
  const effect = shoot({ ...shot, target: { ...shot.target, horse: false, wounded: true } }, dice, rules);
  return effect === 'missed' ? 'missed' : 'hit';
}

/** What there is to say of such a shot: one that misses was never at a dead man. */
function spentOdds(shot: Shot, effect: ShotEffect, { rules }: SkirmishContext) {
  const { hitsOn, because } = shotOdds(shot, rules);
  const wounds = because.filter(({ clause }) => !clause?.startsWith('skirmish/wounds/'));
  const nothing = reasonFor('skirmish/shooting/order', 'killed already by a shot at the same moment', 'nothing more');
  return { hitsOn, because: effect === 'missed' ? wounds : [...wounds, nothing] };
}

/** A missile is marked off the roster of the weapon that shot it. */
function spendMissile(figure: Figure, weapon: Weapon, before: boolean): void {
  const shooter = shooters.find(each => each === weapon);
  const apart = before && shooter !== undefined ? figure.spare[shooter] : undefined;
  if (shooter === undefined || apart === undefined) figure.missiles -= 1;
  else figure.spare = { ...figure.spare, [shooter]: apart - 1 };
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
  if (ignite(igniting, context.dice, context.rules)) setOnFire(at, odds, state, context);
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
        rider.turn.firearms = [...rider.turn.firearms, gapBetween(rider, figure, field)];
    }
  }
  if (body === undefined) return;
  body.turn.fromRear ||= behind;
  if (concealed === true) body.turn.surprises = [...body.turn.surprises, gap];
  if (figure.weapon === 'handgun') body.turn.handguns = [...body.turn.handguns, gap];
}
