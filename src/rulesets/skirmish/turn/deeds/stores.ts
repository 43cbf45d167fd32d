import { distance } from '../../../../table/index.js';
import { discOf, type Field, fieldOf, shooterOf } from '../../field.js';
import { AT_A_STORE, AT_WORK, ROUNDS_NEAR } from '../../measures.js';
import { protectionOf } from '../../men/men.js';
import { resupplied, startingMissiles } from '../../shooting/shooters.js';
import { cauldronFaults } from '../../siege/works.js';
import type { Bearer, Figure, SkirmishState } from '../../state.js';
import type { DeedOrder } from '../../terms.js';
import { type Shooter, shooters, type Weapon, weapons } from '../../troops.js';
import type { Held, Thing } from '../../works/types.js';
import { type Looting, lootTime } from '../../wounds/prisoners.js';
import { type Deed, farOff, fault, handsFull, type Scene } from './deed.js';
import { crewOf, standingOfMachine } from './hauling.js';

/** In which of its heaps a carrier has missiles of a kind. */
function heapOf(weapon: Shooter): keyof Held {
  if (weapon === 'javelin') return 'javelins';
  return weapon === 'engine' || weapon === 'bombard' ? 'rounds' : 'others';
}

/** What he shoots with: in hand, or of what he carries. */
function missileOf(figure: Figure): Shooter | undefined {
  return shooterOf(figure) ?? shooters.find(each => figure.man.weapons.some(weapon => weapon === each));
}

/**
 * Fetches missiles out of a wagon, off a packhorse or from a store: who has none left.
 *
 * @clause skirmish/shooting/ammo-resupply
 * @clause skirmish/actions/pick-up
 */
export const fetch: Deed = {
  time: (_order, _figure, { rules }) => rules.moving.time['pick-up-or-lay-down-object'],
  faults({ at = '' }, figure, { field }) {
    const thing = field.things[at];
    const weapon = missileOf(figure);
    if (weapon === undefined) return [fault('figures', `${figure.id} shoots nothing`, 'leave him out')];
    if (figure.missiles > 0)
      return [
        {
          ...fault('figures', `${figure.id} has missiles left`, 'let him shoot them'),
          clause: 'skirmish/shooting/ammo-resupply',
        },
      ];
    const holds = thing !== undefined && ['wagon', 'packhorse', 'store'].includes(thing.kind) && !thing.gone;
    if (!holds || thing.held[heapOf(weapon)] < 1)
      return [fault('at', `there is nothing for him in ${at}`, 'name another store')];
    return [
      ...handsFull(figure, field),
      ...(distance(figure.at, thing.at) <= AT_WORK + AT_A_STORE ? [] : farOff(figure, at, field)),
    ];
  },
  carryOut({ at = '' }, figures, state, { rules, tell }) {
    const thing = state.things[at];
    if (thing === undefined) return;
    for (const figure of figures) {
      const weapon = missileOf(figure);
      if (weapon === undefined) continue;
      const heap = heapOf(weapon);
      const { left, store, because } = resupplied({ weapon, left: figure.missiles, store: thing.held[heap] }, rules);
      figure.missiles = left;
      thing.held[heap] = store;
      tell({ kind: 'fetched', figure: figure.id, of: at, missiles: left, because });
    }
  },
};

const parts = ['shield', 'armour'] as const;

/** What of a man is taken, in the words of the rule; nothing where he has no such thing. */
function lootingOf({ at = '', take = '' }: DeedOrder, figure: Figure, field: Field): Looting | undefined {
  const other = field.figures[at];
  if (other === undefined) return undefined;
  const state = other.gone === 'dead' ? 'dead' : other.yielded === figure.side ? 'yielded' : 'fighting';
  const from = { class: other.man.class, state } as const;
  if (take === 'shield') return other.man.shield ? { from, shield: true } : undefined;
  if (take === 'armour') {
    const { armour } = other.man;
    if (armour === 'no-armour') return undefined;
    return { from, armour: true, putOn: protectionOf({ armour }, {}, field.rules).protection };
  }
  return other.man.weapons.some(weapon => weapon === take) ? { from, weapons: 1 } : undefined;
}

/**
 * Strips the dead, and those who have yielded but for knights: a weapon, a shield, or armour that the looter puts on himself.
 *
 * @clause skirmish/loot/who
 * @clause skirmish/loot/weapon
 * @clause skirmish/loot/armour-off
 * @clause skirmish/loot/armour-on
 */
export const loot: Deed = {
  time(order, figure, field) {
    const looting = lootingOf(order, figure, field);
    return looting === undefined ? 1 : Math.min(1, lootTime(looting, field.rules).turns);
  },
  faults(order, figure, { field }) {
    const looting = lootingOf(order, figure, field);
    const other = field.figures[order.at ?? ''];
    if (looting === undefined || other === undefined)
      return [fault('take', `there is no ${order.take ?? 'such thing'} to take`, 'name what he has')];
    if (figure.mounted) return [fault('figures', `${figure.id} rides`, 'let him dismount')];
    if (distance(figure.at, other.at) > 2 * discOf(figure, field.rules).radius + AT_WORK)
      return [fault('at', `${figure.id} does not stand beside him`, 'let him go there first')];
    return [
      ...handsFull(figure, field),
      ...lootTime(looting, field.rules).faults.map(each => ({ ...each, path: 'at' })),
    ];
  },
  carryOut(order, figures, state, context) {
    const field = fieldOf(state, context.scenario, context.rules);
    const [figure] = figures;
    const victim = state.figures[order.at ?? ''];
    if (figure === undefined || victim === undefined) return;
    const looting = lootingOf(order, figure, field);
    if (looting === undefined) return;
    const { turns } = lootTime(looting, context.rules);
    const what = `${order.at}:${order.take}`;
    const begun = figure.task?.what === what && figure.task.last >= state.turn - 1 ? figure.task.turns : 0;
    if (begun + 1 < turns) {
      figure.task = { what, turns: begun + 1, last: state.turn };
      context.tell({
        kind: 'looted',
        figure: figure.id,
        from: victim.id,
        what: order.take ?? '',
        done: false,
        because: [],
      });
      return;
    }
    figure.task = null;
    takeFrom(victim, figure, order.take ?? '', context.rules);
    context.tell({
      kind: 'looted',
      figure: figure.id,
      from: victim.id,
      what: order.take ?? '',
      done: true,
      because: [],
    });
  },
};

function takeFrom(victim: Figure, figure: Figure, take: string, rules: Parameters<typeof startingMissiles>[1]): void {
  const weapon = weapons.find((each): each is Weapon => each === take);
  const was: Bearer = victim.man;
  if (take === parts[0]) {
    victim.man = { ...was, shield: false };
    figure.man = { ...figure.man, shield: true };
  } else if (take === parts[1]) {
    figure.man = { ...figure.man, armour: was.armour };
    victim.man = { ...was, armour: 'no-armour' };
  } else if (weapon !== undefined) {
    victim.man = { ...was, weapons: was.weapons.filter(each => each !== weapon) };
    if (victim.weapon === weapon) victim.weapon = 'improvised';
    const shooter = shooters.find(each => each === weapon);
    if (!figure.man.weapons.includes(weapon)) figure.man = { ...figure.man, weapons: [...figure.man.weapons, weapon] };
    if (shooter !== undefined && figure.spare[shooter] === undefined)
      figure.spare = {
        ...figure.spare,
        [shooter]: Math.min(victim.missiles, startingMissiles({ weapon: shooter }, rules)),
      };
  }
}

/**
 * Sets a cauldron of oil or lead over its fire: it is hot after so many turns.
 *
 * @clause skirmish/siege/cauldron-heat
 */
export const heat: Deed = {
  time: (_order, _figure, { rules }) => rules.moving.time['pick-up-or-lay-down-object'],
  faults({ at = '' }, figure, { field }) {
    const thing = field.things[at];
    if (thing?.kind !== 'cauldron' || thing.load === 'rock' || thing.heated !== null || thing.used > 0)
      return [fault('at', `${at} is not to be heated`, 'leave it')];
    return [...handsFull(figure, field), ...farOff(figure, at, field)];
  },
  carryOut({ at = '' }, figures, state, { tell }) {
    const thing = state.things[at];
    const [figure] = figures;
    if (thing === undefined || figure === undefined) return;
    thing.heated = 0;
    tell({ kind: 'acted', figure: figure.id, action: 'heat-oil-or-lead', because: [] });
  },
};

/** Whether a cauldron could be emptied now, its one man beside it. */
export function isReady({ kind, load, heated, used, gone, leans }: Thing, field: Field): boolean {
  if (kind !== 'cauldron' || gone || (load !== 'rock' && load !== 'oil' && load !== 'lead')) return false;
  const onRampart = field.works[leans ?? '']?.walk === 'rampart';
  return cauldronFaults({ load, figures: 1, onRampart, heated: heated ?? 0, used }, field.rules).length === 0;
}

/**
 * Loads an engine or a bombard, with all of its crew's turn: a round out of what stands beside it.
 *
 * @clause skirmish/movement/fire-gunpowder-engine
 * @clause skirmish/siege/crew-unit
 * @clause skirmish/siege/crew-master
 * @clause skirmish/siege/crew-size
 */
export const serve: Deed = {
  time: () => 1,
  faults({ at = '' }, figure, { state, field }) {
    const thing = field.things[at];
    if (thing === undefined || (thing.kind !== 'engine' && thing.kind !== 'bombard') || thing.gone)
      return [fault('at', `${at} is no engine`, 'name one')];
    if (thing.loaded) return [fault('at', `${at} is loaded`, 'shoot it')];
    if (!crewOf(thing, { ...state, figures: { ...field.figures } }, field).some(({ id }) => id === figure.id))
      return [fault('figures', `${figure.id} does not serve ${at}`, 'leave him out')];
    return handsFull(figure, field);
  },
  together({ at = '' }, _figures, { state, field }) {
    const thing = field.things[at];
    return thing === undefined || isManned(thing, { state, field })
      ? []
      : [fault('at', `nobody can work ${at}`, 'leave it')];
  },
  carryOut({ at = '' }, figures, state, { tell }) {
    const thing = state.things[at];
    const [figure] = figures;
    if (thing === undefined || figure === undefined) return;
    const store = thing.held.rounds > 0 ? thing : roundsNear(thing, state);
    if (store === undefined) return;
    store.held.rounds -= 1;
    thing.loaded = true;
    tell({ kind: 'served', figure: figure.id, of: at, because: [] });
  },
};

/** Rounds in a wagon, on a packhorse or in a store that stands beside an engine. */
function roundsNear(engine: Thing, { things }: Pick<SkirmishState, 'things'>): Thing | undefined {
  return Object.values(things).find(
    ({ kind, side, held, gone, at }) =>
      !gone &&
      side === engine.side &&
      ['wagon', 'packhorse', 'store'].includes(kind) &&
      held.rounds > 0 &&
      distance(at, engine.at) <= ROUNDS_NEAR,
  );
}

/** Whether an engine can be worked: by its crew with a master among them; a bombard by whoever serves it. */
export function isManned(
  thing: Thing,
  { state, field }: { readonly state: Pick<Scene['state'], 'bodies'>; readonly field: Field },
): boolean {
  const men = { figures: { ...field.figures }, bodies: state.bodies };
  const standing = standingOfMachine(thing, [], men, field);
  return standing === undefined ? crewOf(thing, men, field).length > 0 : standing.operable;
}

/**
 * The leader of its own force, or of the army, joins a unit that has lost its own: as long as he stays with it, it is led.
 *
 * @clause skirmish/morale/def-leaderless
 */
export const join: Deed = {
  time: () => 0,
  faults({ at = '' }, figure, { state, field }) {
    const body = state.bodies[at];
    if (body?.kind !== 'unit' || body.side !== figure.side || body.figures.includes(figure.id))
      return [fault('at', `${at} is no unit that he could join`, 'name one of his side')];
    const force = state.forces[body.force];
    if (force?.commander !== figure.id && force?.general !== figure.id) {
      const mend = 'let the leader of its own force join, or of the army';
      return [fault('figures', `${figure.id} leads neither the force of ${at} nor the army`, mend)];
    }
    const near = body.figures.some(id => {
      const other = field.figures[id];
      return other?.gone === null && distance(other.at, figure.at) <= field.rules.units.gap + 1;
    });
    return near ? [] : [fault('at', `${figure.id} is too far from ${at}`, 'let him go there first')];
  },
  carryOut({ at = '' }, figures, _state, { tell }) {
    const [figure] = figures;
    if (figure === undefined) return;
    figure.joined = at;
    tell({ kind: 'joined', figure: figure.id, body: at, because: [] });
  },
};
