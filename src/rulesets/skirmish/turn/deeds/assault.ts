import { reasonFor, type Violation } from '../../../../rulebook/index.js';
import { distance } from '../../../../table/index.js';
import { everybody, type Field, fieldOf, isUp } from '../../field.js';
import { AT_A_RAM } from '../../measures.js';
import {
  type Battering,
  batteringChance,
  batteringFaults,
  batteringGap,
  type SiegeTarget,
} from '../../siege/assault.js';
import { throwPercentage } from '../../siege/percentile.js';
import { collapse, picked } from '../../siege/works.js';
import type { Figure, SkirmishState } from '../../state.js';
import type { DeedOrder, SkirmishContext } from '../../terms.js';
import { nearestPointOf } from '../../works/places.js';
import type { Thing, Work } from '../../works/types.js';
import { type Deed, farOff, fault, handsFull, type Scene } from './deed.js';
import { breachAt, breakIn } from './openings.js';

/** What of a work a ram or axes go at. */
function targetOf({ made, shut, portcullis }: Work): SiegeTarget {
  if (shut !== null || portcullis !== null) return 'gate';
  return made === 'timber-wall' ? 'timber-wall' : 'stone-wall';
}

/** A ram that lies at hand, or works in a sow that does. */
function ramAt(figure: Figure, { things }: Field): Thing | undefined {
  return Object.values(things).find(
    ({ kind, load, gone, side, at }) =>
      !gone &&
      side === figure.side &&
      (kind === 'ram' || (kind === 'sow' && load === 'ram')) &&
      distance(at, figure.at) <= AT_A_RAM,
  );
}

function batteringOf(
  { do: what, at = '' }: DeedOrder,
  figures: readonly Figure[],
  { works, turn }: Pick<Field, 'works' | 'turn'>,
): Battering | undefined {
  const work = works[at];
  if (work === undefined || work.gone) return undefined;
  const by = what === 'batter' ? 'ram' : 'axes';
  const { battered } = work;
  const before = battered?.by === by && battered.last >= turn - 1 ? battered.turns : 0;
  return {
    by,
    at: targetOf(work),
    men: figures.length,
    before,
    wounded: figures.filter(({ wounded }) => wounded).length,
    portcullis: work.portcullis === 'down',
  };
}

const axes: readonly string[] = ['one-handed-axe', 'two-handed-axe'];

/** Men who work at a gate are all near it; a ram reaches it for all of them. */
function breaking(what: 'batter' | 'chop'): Deed {
  return {
    time: (_order, _figure, { rules }) => rules.moving.time['ram-strike'],
    faults(order, figure, { field }) {
      const work = field.works[order.at ?? ''];
      if (work === undefined || work.gone || figure.high !== null)
        return [fault('at', `${order.at ?? 'nothing'} cannot be broken down`, 'name a gate or a wall')];
      if (work.battered?.last === field.turn)
        return [fault('at', `${work.id} was struck at this turn`, 'go on in the next')];
      if (what === 'batter' && ramAt(figure, field) === undefined)
        return [fault('figures', `${figure.id} has no ram`, 'bring one')];
      if (what === 'chop' && !figure.man.weapons.some(weapon => axes.includes(weapon)))
        return [fault('figures', `${figure.id} has no axe`, 'leave him out')];
      const ram = ramAt(figure, field);
      const reach =
        what === 'batter' && ram !== undefined && near(order.at ?? '', ram, field)
          ? []
          : farOff(figure, order.at, field);
      return [...handsFull(figure, field), ...reach];
    },
    together(order, figures, { field }) {
      const battering = batteringOf(order, figures, field);
      return battering === undefined
        ? []
        : batteringFaults(battering, field.rules).map(each => ({ ...each, path: 'figures' }));
    },
    carryOut(order, figures, state, context) {
      const { at = '' } = order;
      const field = fieldOf(state, context.scenario, context.rules);
      const battering = batteringOf(order, figures, field);
      const work = state.works[at];
      const [first] = figures;
      if (battering === undefined || work === undefined || first === undefined) return;
      const { chance, because } = batteringChance(battering, context.rules);
      const broken = throwPercentage(chance, context.dice, context.rules);
      work.battered = { by: battering.by, turns: (battering.before ?? 0) + 1, last: state.turn };
      const { by } = battering;
      context.tell({ kind: 'battered', figures: figures.map(({ id }) => id), of: at, by, chance, broken, because });
      if (broken) giveIn(battering, work, first, state, context);
    },
  };
}

function near(id: string, ram: Thing, field: Field): boolean {
  const point = nearestPointOf(id, ram.at, field);
  return point !== undefined && distance(point, ram.at) <= AT_A_RAM / 2;
}

/** A door or gate is gone, its portcullis after it; in timber there is a gap. */
function giveIn(
  battering: Battering,
  work: Work,
  figure: Figure,
  state: SkirmishState,
  context: SkirmishContext,
): void {
  const width = batteringGap(battering, context.rules);
  const because = [
    reasonFor(battering.by === 'ram' ? 'skirmish/siege/ram-chance' : 'skirmish/siege/axe-chance', work.id, 'gives in'),
  ];
  if (width > 0) {
    breachAt(work.id, figure.at, width, because, state, context);
    return;
  }
  if (work.shut === true && work.portcullis === 'down') {
    // The leaves are gone; the grating behind them still bars the way, and is battered down in its turn.
    work.shut = false;
    work.battered = null;
    return;
  }
  breakIn(work.id, 'broken', state, context);
}

/**
 * Strikes with a ram, once a turn.
 *
 * @clause skirmish/siege/ram-targets
 * @clause skirmish/siege/ram-crew
 * @clause skirmish/siege/ram-wounded
 * @clause skirmish/siege/ram-chance
 * @clause skirmish/siege/ram-strikes
 */
export const batterDeed: Deed = breaking('batter');

/**
 * Chops at a gate or timber with axes.
 *
 * @clause skirmish/siege/axe-men
 * @clause skirmish/siege/axe-chance
 * @clause skirmish/siege/axe-portcullis
 */
export const chopDeed: Deed = breaking('chop');

/** The sow with a pick that stands at a wall, and its crew who are there and up. */
function pickAt({ at = '' }: DeedOrder, figure: Figure, { field }: Pick<Scene, 'field'>): Thing | undefined {
  return Object.values(field.things).find(
    thing =>
      thing.kind === 'sow' &&
      thing.load === 'pick' &&
      !thing.gone &&
      thing.side === figure.side &&
      near(at, thing, field) &&
      distance(thing.at, figure.at) <= AT_A_RAM,
  );
}

/**
 * Drives a pick or screw into stone, in its sow and with its crew; through it, the wall above may come down.
 *
 * @clause skirmish/siege/pick-mount
 * @clause skirmish/siege/pick-rate
 * @clause skirmish/siege/pick-collapse
 */
export const pickDeed: Deed = {
  time: () => 1,
  faults(order, figure, scene) {
    const work = scene.field.works[order.at ?? ''];
    if (work === undefined || work.gone || targetOf(work) !== 'stone-wall')
      return [fault('at', `${order.at ?? 'nothing'} is no wall for a pick`, 'name a wall of stone')];
    if (pickAt(order, figure, scene) === undefined)
      return [
        { ...fault('figures', `${figure.id} has no pick in a sow`, 'bring one'), clause: 'skirmish/siege/pick-mount' },
      ];
    return handsFull(figure, scene.field);
  },
  together({ at = '' }, figures, { field }): readonly Violation[] {
    const work = field.works[at];
    if (work === undefined) return [];
    const asked = { thickness: work.thickness, moves: 1, crew: figures.length, inSow: true };
    return picked(asked, field.rules).faults.map(each => ({ ...each, path: 'figures' }));
  },
  carryOut({ at = '' }, figures, state, context) {
    const work = state.works[at];
    const [first] = figures;
    if (work === undefined || first === undefined) return;
    if (work.through === null) {
      work.picked += 1;
      const asked = { thickness: work.thickness, moves: work.picked, crew: figures.length, inSow: true };
      const { depth, through } = picked(asked, context.rules);
      context.tell({ kind: 'picked', figures: figures.map(({ id }) => id), of: at, depth, through, because: [] });
      if (!through) return;
      work.through = state.turn;
    }
    const turnsSince = state.turn - work.through;
    if (turnsSince > 0 && context.rules.siege.pick.thrown === 'once') return;
    if (!collapse({ turnsSince }, context.dice, context.rules)) {
      context.tell({ kind: 'stands', of: at, against: 'collapse', because: [] });
      return;
    }
    const because = [reasonFor('skirmish/siege/pick-collapse', 'the hole is through', 'the wall collapses')];
    work.picked = 0;
    work.through = null;
    breachAt(at, first.at, context.rules.shooting.breach.width, because, state, context);
  },
};

/** Who of a side stands on a wall. */
export function onWall(id: string, side: string, field: Field): readonly Figure[] {
  return everybody(field).filter(figure => figure.side === side && figure.high?.on === id && isUp(figure, field));
}
