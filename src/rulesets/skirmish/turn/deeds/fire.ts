import { type Reason, reasonFor } from '../../../../rulebook/index.js';
import { distance } from '../../../../table/index.js';
import { discOf, type Field, fieldOf, shooterOf } from '../../field.js';
import { AT_A_MACHINE } from '../../measures.js';
import { fireMissileFaults, ignite, igniteOdds, putOut, putOutOdds } from '../../shooting/fire.js';
import type { Figure, SkirmishState } from '../../state.js';
import type { SkirmishContext } from '../../terms.js';
import { distanceTo } from '../../works/places.js';
import { type Deed, farOff, fault } from './deed.js';

/** What burns of a work or a thing, and whether it burns already. */
export function burnableAt(id: string | undefined, { works, things }: Pick<Field, 'works' | 'things'>) {
  const work = works[id ?? ''];
  if (work !== undefined && !work.gone && work.burns !== null) return { material: work.burns, fire: work.fire };
  const thing = things[id ?? ''];
  const stone = thing?.kind === 'packhorse' || thing?.kind === 'cauldron';
  return thing === undefined || thing.gone || stone ? undefined : { material: 'timber' as const, fire: thing.fire };
}

/** Sets something on fire, and tells why it caught. */
export function setOnFire(
  id: string,
  why: readonly Reason[],
  state: SkirmishState,
  { tell }: Pick<SkirmishContext, 'tell'>,
): void {
  const burning = state.works[id] ?? state.things[id];
  if (burning === undefined || burning.fire !== null || burning.gone) return;
  burning.fire = { since: state.turn, spent: {} };
  tell({ kind: 'fire', of: id, what: 'catches', because: why });
}

/**
 * Lights a fire missile, with all of a turn; it is shot in a later one. With a bow in hand his own, else that of the engine that he serves.
 *
 * @clause skirmish/fire/ignite-time
 * @clause skirmish/fire/permission
 * @clause skirmish/fire/launchers
 */
export const light: Deed = {
  time: (_order, _figure, { rules }) => rules.moving.time['light-fire-missile'],
  faults({ at }, figure, { field }) {
    if (at !== undefined) return lightsEngine(at, figure, field);
    const weapon = shooterOf(figure);
    if (weapon === undefined || !figure.gear.includes('fire-missiles'))
      return [fault('figures', `${figure.id} has no fire missiles`, 'leave him out')];
    if (figure.lit > 0) return [fault('figures', `${figure.id} has one alight`, 'let him shoot it')];
    const { fireMissiles: allowed, rules } = field;
    return fireMissileFaults(
      { weapon, lit: rules.fire.lighting, ...(allowed === undefined ? {} : { allowed }) },
      rules,
    ).map(each => ({ ...each, path: 'do' }));
  },
  carryOut({ at }, figures, state, { tell }) {
    const engine = state.things[at ?? ''];
    if (engine !== undefined) engine.lit = state.turn;
    for (const figure of figures) {
      if (engine === undefined) figure.lit = state.turn;
      tell({ kind: 'acted', figure: figure.id, action: 'light-fire-missile', because: [] });
    }
  },
};

function lightsEngine(at: string, figure: Figure, field: Field) {
  const engine = field.things[at];
  const { fireMissiles: allowed, rules } = field;
  if (engine?.kind !== 'engine' || engine.gone || engine.crew !== figure.body)
    return [fault('at', `${figure.id} serves no engine ${at}`, 'name the engine of his crew')];
  if (!figure.gear.includes('fire-missiles'))
    return [fault('figures', `${figure.id} has no fire missiles`, 'leave him out')];
  if (!engine.loaded || engine.lit > 0)
    return [fault('at', `${at} ${engine.loaded ? 'has one alight' : 'is not loaded'}`, 'wait')];
  const host = allowed === undefined ? {} : { allowed };
  return [
    ...fireMissileFaults({ weapon: 'engine', lit: rules.fire.lighting, ...host }, rules).map(each => ({
      ...each,
      path: 'do',
    })),
    ...(distance(figure.at, engine.at) <= AT_A_MACHINE
      ? []
      : [fault('at', `${figure.id} does not stand at ${at}`, 'let him go there')]),
  ];
}

/**
 * Holds a torch to something that burns: each who does throws whether it catches.
 *
 * @clause skirmish/fire/torch
 */
export const torch: Deed = {
  time: (_order, _figure, { rules }) => rules.moving.time['pick-up-or-lay-down-object'],
  faults({ at }, figure, { field }) {
    const burnable = burnableAt(at, field);
    if (!figure.gear.includes('torch')) return [fault('figures', `${figure.id} has no torch`, 'leave him out')];
    if (burnable === undefined || burnable.fire !== null)
      return [fault('at', `${at ?? 'nothing'} does not catch fire`, 'name something that burns')];
    return farOff(figure, at, field);
  },
  carryOut({ at = '' }, figures, state, context) {
    for (const figure of figures) {
      const burnable = burnableAt(at, state);
      if (burnable === undefined || burnable.fire !== null) return;
      const igniting = { material: burnable.material, by: 'torch' } as const;
      const { because } = igniteOdds(igniting, context.rules);
      const caught = ignite(igniting, context.dice, context.rules);
      context.tell({ kind: 'torch', figure: figure.id, at, caught, because });
      if (caught) setOnFire(at, [], state, context);
    }
  },
};

/** The turn of burning that a fire is in, the first being 1. */
export function turnOfBurning(since: number, turn: number): number {
  return turn - since + 1;
}

/**
 * Fights a fire together with everybody near enough who is told to; whoever has a bucket of water empties it.
 *
 * @clause skirmish/fire/put-out
 * @clause skirmish/fire/put-out-window
 * @clause skirmish/fire/put-out-range
 */
export const fightFire: Deed = {
  time: () => 1,
  faults({ at = '' }, figure, { field }) {
    const fire = burnableAt(at, field)?.fire ?? null;
    if (fire === null) return [fault('at', `${at} does not burn`, 'leave it out')];
    const { from, to } = field.rules.fire.putOut.turns;
    const turn = turnOfBurning(fire.since, field.turn);
    if (turn < from || (to !== null && turn > to))
      return [{ ...fault('at', `${at} burns too fiercely`, 'let it burn'), clause: 'skirmish/fire/put-out-window' }];
    return offFire(figure, at, field) <= field.rules.fire.putOut.within
      ? []
      : [{ ...fault('figures', `${figure.id} is too far off`, 'go nearer'), clause: 'skirmish/fire/put-out-range' }];
  },
  carryOut({ at = '' }, figures, state, context) {
    const burning = state.works[at] ?? state.things[at];
    if (burning === undefined || burning.fire === null) return;
    const field = fieldOf(state, context.scenario, context.rules);
    const carriers = figures.filter(({ gear }) => gear.includes('bucket'));
    const fought = {
      turn: turnOfBurning(burning.fire.since, state.turn),
      fighters: figures.map(figure => offFire(figure, at, field)),
      buckets: carriers.length,
    };
    for (const carrier of carriers) carrier.gear = carrier.gear.filter(gear => gear !== 'bucket');
    const { on, below } = context.rules.fire.putOut;
    const needed = `a total of ${on}${below === 'or-less' ? ' or less' : ''}`;
    const because = [
      ...putOutOdds(fought, context.rules).because,
      reasonFor('skirmish/fire/put-out', 'to put it out', needed),
    ];
    const out = putOut(fought, context.dice, context.rules);
    context.tell({ kind: 'fire-fought', figures: figures.map(({ id }) => id), of: at, out, because });
    if (out) burning.fire = null;
  },
};

/** Inches from the base of a man to a fire. */
export function offFire(figure: Figure, id: string, field: Field): number {
  return Math.max(0, distanceTo(id, figure.at, field) - discOf(figure, field.rules).radius);
}
