import { reasonFor } from '../../../rulebook/index.js';
import { angleOff, distance, type Point } from '../../../table/index.js';
import {
  clearTo,
  discOf,
  enemiesOf,
  everybody,
  type Field,
  fleesOrRallies,
  inSight,
  isUp,
  levelWith,
  protectionNow,
} from '../field.js';
import { AT_A_CAULDRON, IN_THE_LINE } from '../measures.js';
import { ignite, igniteOdds } from '../shooting/fire.js';
import { breach, lineFaults, type ShotInOrder, shotFaults } from '../shooting/shooters.js';
import { rangeBand, type Shot, shoot, shotOdds } from '../shooting/shot.js';
import { percentChance, throwPercent } from '../siege/works.js';
import type { Figure, FigureId, SkirmishState } from '../state.js';
import type { SkirmishContext } from '../terms.js';
import type { DroppedLoad } from '../troops.js';
import { coverFrom } from '../works/cover.js';
import { isPerched, nearestPointOf } from '../works/places.js';
import type { Thing } from '../works/types.js';
import { hurt, hurtHorse, mayFall } from './casualties.js';
import { burnableAt, setOnFire } from './deeds/fire.js';
import { crewOf } from './deeds/hauling.js';
import { breachAt, breakIn } from './deeds/openings.js';
import { isManned, isReady } from './deeds/stores.js';

/** Something that shoots or drops and is no man: an engine, a bombard, a cauldron on a wall. */
export interface ReadyPiece {
  readonly thing: Thing;
  /** Who looks along it: the first of its crew, or who stands at the cauldron. */
  readonly server: Figure;
  readonly targets: readonly string[];
}

type Served = Pick<SkirmishState, 'figures' | 'bodies'>;

/** Those who stand at a cauldron with nothing else to do. */
function tendersOf(thing: Thing, field: Field): readonly Figure[] {
  return everybody(field).filter(
    figure =>
      figure.side === thing.side &&
      isUp(figure, field) &&
      !fleesOrRallies(figure) &&
      figure.high?.on === thing.leans &&
      figure.turn.share < 1 &&
      !figure.turn.busy &&
      distance(figure.at, thing.at) <= AT_A_CAULDRON,
  );
}

/**
 * The engines, bombards and cauldrons of a side that could be used now, and at what: loaded, manned by a crew with its master, not moved in this turn.
 *
 * @clause skirmish/movement/fire-gunpowder-engine
 * @clause skirmish/siege/crew-master-lost
 * @clause skirmish/siege/cauldron-use
 * @clause skirmish/actions/drop
 */
export function piecesOf(side: string, state: Served, field: Field): readonly ReadyPiece[] {
  return Object.values(field.things).flatMap(thing => {
    if (thing.side !== side || thing.gone) return [];
    const server = serverOf(thing, state, field);
    if (server === undefined) return [];
    const targets = targetsFor(thing, server, field);
    return targets.length === 0 ? [] : [{ thing, server, targets }];
  });
}

function serverOf(thing: Thing, state: Served, field: Field): Figure | undefined {
  if (thing.kind === 'cauldron') return isReady(thing, field) ? tendersOf(thing, field)[0] : undefined;
  if (thing.kind !== 'engine' && thing.kind !== 'bombard') return undefined;
  const able = thing.loaded && thing.moved < field.turn && isManned(thing, { state, field });
  // Who has loaded it has no time left to shoot it.
  const crew = able ? crewOf(thing, state, field) : [];
  return crew.some(({ turn }) => turn.busy) ? undefined : crew[0];
}

/**
 * Pieces that were chosen to be used, each with a man to do it: one man empties one cauldron, and shoots nothing besides. Who shoots is taken
 * only where nobody else stands by.
 *
 * @clause skirmish/siege/cauldron-use
 * @clause skirmish/actions/drop
 * @clause skirmish/shooting/one-target-per-turn
 */
export function servedOf(
  chosen: readonly ReadyPiece[],
  shooting: ReadonlySet<FigureId>,
  field: Field,
): readonly ReadyPiece[] {
  const taken = new Set<FigureId>();
  return chosen.flatMap(piece => {
    if (piece.thing.kind !== 'cauldron') return [piece];
    const free = tendersOf(piece.thing, field).filter(({ id }) => !taken.has(id));
    const server = free.find(({ id }) => !shooting.has(id)) ?? free[0];
    if (server === undefined) return [];
    taken.add(server.id);
    return [{ ...piece, server }];
  });
}

/** Where a target is: a man, a work, a thing. */
export function placeOf(target: string, from: Point, field: Field): Point | undefined {
  return field.figures[target]?.at ?? field.things[target]?.at ?? nearestPointOf(target, from, field);
}

function weaponOf({ kind, load }: Thing): 'engine' | 'bombard' | DroppedLoad {
  if (kind === 'engine' || kind === 'bombard') return kind;
  return load === 'oil' || load === 'lead' ? load : 'rock';
}

function targetsFor(thing: Thing, server: Figure, field: Field): readonly string[] {
  const men = enemiesOf(server, field).map(({ id }) => id);
  const things = Object.values(field.things).filter(
    ({ side, gone, kind }) => side !== thing.side && !gone && kind !== 'stake',
  );
  const works = thing.kind === 'cauldron' ? [] : Object.values(field.works).filter(({ gone }) => !gone);
  const ids = [...men, ...things.map(({ id }) => id), ...works.map(({ id }) => id)];
  return ids.filter(id => mayBombard(thing, server, id, field));
}

/**
 * Whether a piece can be used at a target: in range, in its arc, in sight, past friends where it shoots over none; a cauldron at whom stands or climbs
 * below it.
 *
 * @clause skirmish/shooting/arc-bombard-engine
 * @clause skirmish/shooting/engine-minimum
 * @clause skirmish/shooting/dropped-range
 * @clause skirmish/shooting/guns-over-friends
 */
export function mayBombard(thing: Thing, server: Figure, target: string, field: Field): boolean {
  const at = placeOf(target, thing.at, field);
  if (at === undefined) return false;
  const weapon = weaponOf(thing);
  const away = distance(thing.at, at);
  if (rangeBand({ weapon, distance: away }, field.rules) === null) return false;
  const man = field.figures[target];
  if (weapon === 'rock' || weapon === 'oil' || weapon === 'lead') return man === undefined || !levelWith(man, server);
  const seen =
    man === undefined ? clearTo(thing.at, at, field, field.works[target]?.height) : inSight(server, man, field);
  const contact =
    man === undefined
      ? []
      : everybody(field).filter(other => other.side === server.side && distance(other.at, man.at) < 1);
  const shot = { weapon, distance: away, bearing: angleOff(thing, at), inSight: seen };
  const faults = shotFaults(
    { ...shot, ...(contact.length > 0 ? { targetInContact: { share: 1, now: true } } : {}) },
    field.rules,
  );
  const over = man === undefined ? false : man.high !== null;
  return (
    faults.length === 0 &&
    lineFaults({ weapon, friends: friendsBefore(thing, server, at, field), upOrDown: over }, field.rules).length === 0
  );
}

function friendsBefore(thing: Thing, server: Figure, at: Point, field: Field) {
  const length = distance(thing.at, at);
  return everybody(field).flatMap(other => {
    const away = distance(thing.at, other.at);
    const aside = distance(other.at, at) + away - length;
    const crew = other.body === server.body;
    return other.side !== server.side || crew || away >= length || aside > IN_THE_LINE ? [] : [{ distance: away }];
  });
}

/** A shot of a piece, as its odds are reckoned: at a man it wounds or kills, at a thing or a wall it hits. */
export function pieceShot(thing: Thing, target: string, field: Field, atHorse = false): Shot | undefined {
  const at = placeOf(target, thing.at, field);
  if (at === undefined) return undefined;
  const man = field.figures[target];
  const struck =
    man === undefined
      ? ('thing' as const)
      : atHorse && man.man.horse !== undefined
        ? { protection: field.rules.men.horseProtection[man.man.horse], wounded: man.horse === 'wounded', horse: true }
        : { protection: protectionNow(man, field.rules), wounded: man.wounded };
  return { weapon: weaponOf(thing), distance: distance(thing.at, at), target: struck };
}

/** The place of a piece in the order of shooting. What is dropped falls with the first shots. */
export function pieceEntry({ thing, server }: ReadyPiece, target: string, field: Field): ShotInOrder {
  const weapon = thing.kind === 'bombard' ? 'bombard' : 'engine';
  const from = placeOf(target, thing.at, field);
  const inCover = from !== undefined && coverFrom(server, from, server.at, field) !== undefined;
  return { id: `${thing.id}:0`, weapon, shot: 'first', wounded: server.wounded, grade: server.man.grade, inCover };
}

/** A shot of a piece as it has been told: who serves it, and at whom or what, or at whose horse. */
export interface ToldShot {
  readonly by: string;
  readonly server: FigureId;
  readonly at: string;
  readonly horse: boolean;
}

/**
 * Throws the shot of a piece, and does what it does. An engine or a bombard may be aimed at the horse of a rider; what is dropped falls on the man.
 *
 * @clause skirmish/shooting/target-horse-or-man
 */
export function settlePiece(
  { by: id, server: by, at: target, horse }: ToldShot,
  state: SkirmishState,
  field: Field,
  context: SkirmishContext,
): void {
  const thing = state.things[id];
  const man = state.figures[target];
  if (thing === undefined || (man !== undefined && man.gone !== null)) return;
  const server = field.figures[by];
  const atHorse = horse && man?.mounted === true && thing.kind !== 'cauldron';
  const shot = server === undefined ? undefined : pieceShot(thing, target, field, atHorse);
  const at = placeOf(target, thing.at, field);
  if (server === undefined || !isUp(server, field) || shot === undefined || at === undefined) return;
  const { hitsOn, because } = shotOdds(shot, context.rules);
  const effect = shoot(shot, context.dice, context.rules);
  const alight = thing.lit > 0 && thing.lit + context.rules.fire.lighting <= state.turn;
  thing.shot = state.turn;
  thing.loaded = false;
  thing.lit = 0;
  if (thing.kind === 'cauldron') empty(thing, server, state);
  frighten(thing, state, field);
  context.tell({
    kind: 'bombarded',
    by: id,
    at: target,
    ...(atHorse ? { horse: true } : {}),
    with: shot.weapon,
    distance: shot.distance,
    hitsOn,
    effect,
    from: thing.at,
    to: at,
    because,
  });
  if (man === undefined) {
    if (effect !== 'hit') return;
    if (alight) kindle(target, state, context);
    struckThing(thing, target, at, state, context);
    return;
  }
  noteEngine(thing, man, state, field);
  if (effect !== 'wounded' && effect !== 'killed') return;
  if (atHorse) {
    hurtHorse(man, effect, state, context);
    return;
  }
  hurt(man, effect, { by: 'missiles', melee: null, who: server }, state, context);
  if (man.gone === null && isPerched(man, field)) mayFall(man, 'wounded-on-high', state, context);
}

/**
 * A fire missile of an engine has hit something: where it burns, a die says whether it does.
 *
 * @clause skirmish/fire/launchers
 * @clause skirmish/fire/timber
 * @clause skirmish/fire/straw
 */
function kindle(target: string, state: SkirmishState, context: SkirmishContext): void {
  const burnable = burnableAt(target, state);
  if (burnable === undefined || burnable.fire !== null) return;
  const igniting = { material: burnable.material, by: 'missile' } as const;
  const { because } = igniteOdds(igniting, context.rules);
  if (ignite(igniting, context.dice, context.rules)) setOnFire(target, because, state, context);
  else context.tell({ kind: 'stands', of: target, against: 'fire', because });
}

function empty(thing: Thing, server: Figure, state: SkirmishState): void {
  thing.used += 1;
  thing.heated = null;
  const own = state.figures[server.id];
  if (own !== undefined) own.turn.busy = true;
}

/**
 * Who is fired on by an engine or a bombard tests.
 *
 * @clause skirmish/morale/trigger-unit-engine
 * @clause skirmish/morale/trigger-knight-firearm
 */
function noteEngine(thing: Thing, man: Figure, state: SkirmishState, { rules }: Pick<Field, 'rules'>): void {
  man.turn.shotAt += 1;
  if (thing.kind === 'cauldron') return;
  const body = state.bodies[man.body];
  if (body === undefined) return;
  body.turn.engineFire = true;
  if (thing.kind === 'bombard') body.turn.bombards = [...body.turn.bombards, offPoint(man, thing.at, { rules })];
}

/**
 * A bombard frightens horses as other firearms do, at whatever it is fired.
 *
 * @clause skirmish/falling/horse-wounded
 */
function frighten({ kind, at }: Thing, state: SkirmishState, { rules }: Pick<Field, 'rules'>): void {
  if (kind !== 'bombard') return;
  for (const rider of Object.values(state.figures))
    if (rider.mounted && rider.gone === null)
      rider.turn.firearms = [...rider.turn.firearms, offPoint(rider, at, { rules })];
}

/** Inches from the base of a figure to a point. */
function offPoint(figure: Figure, at: Point, { rules }: Pick<Field, 'rules'>): number {
  return Math.max(0, distance(figure.at, at) - discOf(figure, rules).radius);
}

/**
 * A wall or a thing is hit: enough hits breach or wreck it. Oil may set a sow, a tower or a ram on fire.
 *
 * @clause skirmish/shooting/breach
 * @clause skirmish/shooting/inanimate-hit
 * @clause skirmish/siege/oil-fire
 */
function struckThing(thing: Thing, target: string, at: Point, state: SkirmishState, context: SkirmishContext): void {
  const struck = state.things[target];
  const work = state.works[target];
  if (thing.kind === 'cauldron') {
    const burns = struck !== undefined && ['sow', 'siege-tower', 'ram'].includes(struck.kind);
    if (thing.load !== 'oil' || !burns) return;
    const of = 'oil-sets-fire';
    const because = [reasonFor('skirmish/siege/oil-fire', 'oil', `${percentChance({ of }, context.rules)} %`)];
    if (throwPercent({ of }, context.dice, context.rules)) setOnFire(target, because, state, context);
    else context.tell({ kind: 'stands', of: target, against: 'fire', because });
    return;
  }
  if (struck !== undefined) {
    struck.hits += 1;
    const of = struck.kind === 'wagon' || struck.kind === 'pavise' ? struck.kind : 'engine';
    const { breached, because } = breach({ of, hits: struck.hits }, context.rules);
    if (breached) breakIn(target, 'broken', state, context);
    else context.tell({ kind: 'stands', of: target, against: 'hits', because });
    return;
  }
  if (work === undefined) return;
  work.hits += 1;
  const { breached, width, because } = breach({ of: work.made, hits: work.hits }, context.rules);
  if (!breached) {
    context.tell({ kind: 'stands', of: target, against: 'hits', because });
    return;
  }
  work.hits = 0;
  if (work.shut !== null) breakIn(target, 'broken', state, context);
  else breachAt(target, at, width, because, state, context);
}
