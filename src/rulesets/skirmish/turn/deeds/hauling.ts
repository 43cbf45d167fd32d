import { counted } from '../../../../rulebook/index.js';
import { bearingTo, distance, onTheWay, type Point, toGrid } from '../../../../table/index.js';
import { contactsOf, type Field, fieldOf, fleesOrRallies, isUp, moverOf } from '../../field.js';
import { AT_A_MACHINE, AT_WORK, NOTHING } from '../../measures.js';
import { type Mover, moveRate } from '../../moving/moving.js';
import { ladderHands } from '../../siege/assault.js';
import { type Machine, machineStanding } from '../../siege/works.js';
import type { Figure, SkirmishState, SkirmishView } from '../../state.js';
import type { DeedOrder, SkirmishContext } from '../../terms.js';
import { distanceToWork } from '../../works/places.js';
import type { Thing } from '../../works/types.js';
import { courseOf } from '../course.js';
import { makeMove, witnesses } from '../moves.js';
import { type Deed, fault, handsFull } from './deed.js';
import { wallFor } from './ladders.js';

/** Machines with crews, by what a thing is. */
export const machineOf: { readonly [K in Thing['kind']]?: Machine } = {
  sow: 'sow',
  engine: 'rock-throwing-engine',
  'siege-tower': 'siege-tower',
};

/**
 * The crew of a machine who are there: up, near it, and not fleeing or rallying.
 *
 * @clause skirmish/morale/resolute
 * @clause skirmish/siege/crew-master-lost
 */
export function crewOf(
  thing: Thing,
  { figures, bodies }: Pick<SkirmishView, 'figures' | 'bodies'>,
  field: Field,
): readonly Figure[] {
  return (bodies[thing.crew ?? '']?.figures ?? [])
    .flatMap(id => figures[id] ?? [])
    .filter(
      figure =>
        isUp(figure, field) &&
        !fleesOrRallies(figure) &&
        contactsOf(figure, field).length === 0 &&
        distance(figure.at, thing.at) <= AT_A_MACHINE,
    );
}

/** How a machine stands, as its crew and those who help are. */
export function standingOfMachine(
  thing: Thing,
  helpers: readonly Figure[],
  state: Pick<SkirmishView, 'figures' | 'bodies'>,
  field: Field,
) {
  const machine = machineOf[thing.kind];
  if (machine === undefined) return undefined;
  const crew = crewOf(thing, state, field);
  const others = helpers.filter(figure => !crew.some(({ id }) => id === figure.id));
  return machineStanding(
    {
      machine,
      crew: crew.map(({ man, wounded }) => ({ class: man.class, grade: man.grade, wounded })),
      helpers: others.length,
      team: { animals: thing.harnessed ? thing.team : 0, driver: helpers.length > 0 },
    },
    field.rules,
  );
}

/** How a thing moves with these men at it; nothing where it does not. */
function moverOfThing(
  thing: Thing,
  figures: readonly Figure[],
  scene: Pick<SkirmishView, 'figures' | 'bodies'>,
  field: Field,
): Mover | undefined {
  const [first] = figures;
  if (first === undefined) return undefined;
  switch (thing.kind) {
    case 'ladder':
      return figures.length >= ladderHands({ length: thing.length }, field.rules).carriers
        ? carrying(figures, field)
        : undefined;
    case 'ram':
      return figures.length >= field.rules.siege.ram.least ? carrying(figures, field) : undefined;
    case 'pavise':
      return carrying(figures, field);
    case 'packhorse':
      return slowest(figures, field);
    case 'wagon':
    case 'bombard':
      return { on: 'wheels', drawn: thing.harnessed ? 'team' : 'men' };
    case 'sow':
    case 'siege-tower':
    case 'engine': {
      const moves = standingOfMachine(thing, figures, scene, field)?.moves ?? null;
      return moves === null ? undefined : { on: 'wheels', drawn: moves };
    }
    default:
      return undefined;
  }
}

/** Men who carry something, as they go (`skirmish/ruling/carried-gear`). */
function carrying(figures: readonly Figure[], field: Field): Mover | undefined {
  return field.rules.siege.carried === 'by-hand' ? { on: 'wheels', drawn: 'men' } : slowest(figures, field);
}

function slowest(figures: readonly Figure[], { rules }: Field): Mover | undefined {
  const movers = figures.map(figure => moverOf(figure, rules));
  const rate = (mover: Mover) => moveRate({ mover, pace: 'walk' }, rules) ?? 0;
  return [...movers].sort((a, b) => rate(a) - rate(b))[0];
}

/**
 * Carries, leads or pushes a thing: as fast as it goes with these hands, and they go with it the same way.
 *
 * @clause skirmish/movement/wheeled-team
 * @clause skirmish/movement/wheeled-manhandled
 * @clause skirmish/movement/obstacle-forbidden
 * @clause skirmish/siege/ladder-carry
 * @clause skirmish/siege/manhandle
 * @clause skirmish/siege/team
 */
export const haul: Deed = {
  time: () => 0,
  faults({ at = '', to }, figure, { field }) {
    const thing = field.things[at];
    if (thing === undefined || thing.gone || thing.side !== figure.side)
      return [fault('at', `there is no ${at} to be moved`, 'name a thing of yours')];
    if (thing.kind === 'ladder' && thing.leans !== null)
      return [fault('at', `${at} stands at a wall`, 'leave it there')];
    if (thing.kind === 'cauldron' || thing.kind === 'store' || thing.kind === 'stake')
      return [fault('at', `nobody moves ${at}`, 'leave it')];
    if (to === undefined) return [fault('to', `${at} goes nowhere`, 'say where to')];
    if (figure.high !== null || figure.mounted)
      return [fault('figures', `${figure.id} has no hand free for it`, 'leave him out')];
    return distance(figure.at, thing.at) <= AT_A_MACHINE + AT_WORK
      ? handsFull(figure, field)
      : [fault('figures', `${figure.id} is not at ${at}`, 'let him go there first')];
  },
  together({ at = '' }, figures, { state, field }) {
    const thing = field.things[at];
    return thing === undefined || moverOfThing(thing, figures, state, field) !== undefined
      ? []
      : [
          {
            ...fault('figures', `${counted(figures.length, 'man does', 'men do')} not move ${at}`, 'name more'),
            clause: 'skirmish/siege/manhandle',
          },
        ];
  },
  carryOut({ at = '', to = [0, 0] }, figures, state, context) {
    const field = fieldOf(state, context.scenario, context.rules);
    const thing = state.things[at];
    if (thing === undefined) return;
    const mover = moverOfThing(thing, figures, state, field);
    const rate = mover === undefined ? 0 : (moveRate({ mover, pace: 'walk' }, field.rules) ?? 0);
    const left = 1 - Math.max(...figures.map(({ turn }) => turn.share));
    const goal = { x: to[0], y: to[1] };
    const bearing = bearingTo(thing.at, goal);
    const wanted = Math.min(distance(thing.at, goal), rate * left);
    const open = openFor(thing, figures, { bearing, length: wanted }, field);
    if (open < NOTHING) return;
    move(thing, figures, { bearing, length: open, share: open / rate }, state, context);
  },
};

/** How far a thing and all its hands get on a bearing: as far as the first who is held up. */
function openFor(
  thing: Thing,
  figures: readonly Figure[],
  { bearing, length }: { readonly bearing: number; readonly length: number },
  field: Field,
): number {
  const ids = figures.map(({ id }) => id);
  // Its hands go with it: none of them is in the way of another.
  const others = Object.fromEntries(Object.entries(field.figures).filter(([id]) => !ids.includes(id)));
  const lengths = figures.map(figure => {
    const { faults, moved } = courseOf(
      figure,
      { bearing, length, pace: 'walk' },
      { ...field, figures: { ...others, [figure.id]: figure } },
    );
    return faults.length > 0 ? 0 : moved;
  });
  const rolling = thing.kind === 'ladder' || thing.kind === 'ram' ? length : wheelsRoom(thing, bearing, length, field);
  return toGrid(Math.min(length, rolling, ...lengths));
}

/** How far something on wheels gets: as a wagon goes, over no hedge and no rough ground. */
function wheelsRoom(thing: Thing, bearing: number, length: number, field: Field): number {
  const stand = Object.values(field.figures)[0];
  if (stand === undefined) return length;
  const wagon: Figure = {
    ...stand,
    id: thing.id,
    at: thing.at,
    facing: bearing,
    mounted: true,
    high: null,
    man: { ...stand.man, horse: 'barded' },
    turn: { ...stand.turn, share: 0, moved: 0 },
  };
  return courseOf(wagon, { bearing, length, pace: 'walk' }, { ...field, figures: {} }).moved;
}

function move(
  thing: Thing,
  figures: readonly Figure[],
  { bearing, length, share }: { readonly bearing: number; readonly length: number; readonly share: number },
  state: SkirmishState,
  context: SkirmishContext,
): void {
  const from = { ...thing.at };
  thing.at = onTheWay(thing.at, bearing, length);
  thing.facing = bearing;
  thing.moved = state.turn;
  for (const figure of [...figures].sort((a, b) => along(b.at, bearing) - along(a.at, bearing))) {
    makeMove(figure, { bearing, length, pace: 'walk' }, 'haul', state, context);
    figure.turn.share = Math.max(figure.turn.share, Math.min(1, share));
    figure.turn.busy = true;
  }
  const field = fieldOf(state, context.scenario, context.rules);
  const wall = thing.kind === 'siege-tower' ? wallFor({ at: thing.at, length: thing.length }, field) : undefined;
  const docked = wall !== undefined && field.works[wall] !== undefined && standsAt(thing, wall, field);
  if (docked) thing.leans = wall;
  const hands = figures.map(({ id }) => id);
  const [first] = figures;
  const seen = first === undefined ? undefined : witnesses(first, state, context);
  context.tell(
    { kind: 'hauled', figures: hands, of: thing.id, path: [from, thing.at], moved: length, because: [] },
    seen,
  );
}

function standsAt(thing: Thing, wall: string, field: Field): boolean {
  return distanceToWork(wall, thing.at, field) <= 1;
}

function along({ x, y }: Point, bearing: number): number {
  const angle = (bearing * Math.PI) / 180;
  return toGrid(x * Math.sin(angle) + y * Math.cos(angle));
}

/**
 * Harnesses a team, or unharnesses it.
 *
 * @clause skirmish/actions/harness
 */
export const harness: Deed = {
  time: (_order, _figure, { rules }) => rules.moving.time['harness-or-unharness-team'],
  faults({ at = '' }: DeedOrder, figure, { field }) {
    const thing = field.things[at];
    if (thing === undefined || thing.gone || thing.team === 0 || thing.side !== figure.side)
      return [fault('at', `${at} has no team`, 'name what has one')];
    return distance(figure.at, thing.at) <= AT_A_MACHINE
      ? handsFull(figure, field)
      : [fault('figures', `${figure.id} is not at ${at}`, 'let him go there')];
  },
  carryOut({ at = '' }, figures, state, { tell }) {
    const thing = state.things[at];
    const [figure] = figures;
    if (thing === undefined || figure === undefined) return;
    thing.harnessed = !thing.harnessed;
    tell({ kind: 'acted', figure: figure.id, action: 'harness-or-unharness-team', because: [] });
  },
};
