/** Horsemen who have beaten foot, and ride on through it. */
import { describe, expect, it } from 'vitest';
import { scripted } from '../../src/dice/index.js';
import { type Figure, freshTurn, type SkirmishState } from '../../src/rulesets/skirmish/state.js';
import type { SkirmishContext } from '../../src/rulesets/skirmish/terms.js';
import { makeMove } from '../../src/rulesets/skirmish/turn/moves.js';
import { setRidingOn } from '../../src/rulesets/skirmish/turn/riding-on.js';
import { skirmishRulesUnder } from '../rules-under.js';
import { type Event, field, knight, mustered, ofKind } from './trial.js';

const figureOf = ({ figures }: SkirmishState, id: string): Figure => {
  const figure = figures[id];
  if (figure === undefined) throw new Error(`no ${id}`);
  return figure;
};

/** A rider before the middle of five men on foot in a line, so many inches from each other, of whom he has fought four. */
function charge(gap: number, rules = skirmishRulesUnder({})) {
  const man = { class: 'sergeant', grade: 'C', armour: 'no-armour', weapons: ['sword'] } as const;
  const unit = {
    id: 'line',
    commander: { ...man, id: 'lead', class: 'knight' },
    men: Array.from({ length: 4 }, () => man),
    place: { at: [30, 20], facing: 'S', files: 5, gap },
  };
  const file = field([knight('b1', [30, 19.125], { horse: 'unbarded' })], [knight('r1', [50, 50])]);
  const { red } = file.sides;
  if (red === undefined) throw new Error('no red');
  const forces = red.forces.map(force => ({ ...force, units: [unit] }));
  const here = mustered({ ...file, sides: { ...file.sides, red: { ...red, forces } } } as never, rules);
  const { state } = here;
  const rider = figureOf(state, 'b1');
  rider.turn.charge = { at: 'line-1', how: 'charge' };
  rider.turn.contactFrom = 0.5;
  const inLine = [...(state.bodies.line?.figures ?? [])].sort(
    (a, b) => figureOf(state, a).at.x - figureOf(state, b).at.x,
  );
  state.melees.push({ number: 1, figures: ['b1', ...inLine.slice(0, 4)], charged: 'blue' });
  return { ...here, rider, inLine };
}

const ridesOn = ({ state, context, rider }: ReturnType<typeof charge>) => {
  setRidingOn(state, context as SkirmishContext);
  return rider.turn.ridesOn;
};

const kill = (state: SkirmishState, ids: readonly string[]) => {
  for (const id of ids) {
    const figure = figureOf(state, id);
    figure.gone = 'dead';
    state.lost.push({ figure: id, at: figure.at, how: 'killed', by: 'melee', melee: 1 });
  }
};

describe('horsemen who have charged foot', () => {
  it('ride on through close order where three fell side by side, and no fewer (skirmish/melee/ride-through)', () => {
    const rides = (fallen: readonly number[]) => {
      const here = charge(0);
      kill(
        here.state,
        fallen.map(n => here.inLine[n] ?? ''),
      );
      return ridesOn(here);
    };
    expect([rides([0, 1, 2]), rides([0, 1]), rides([0, 1, 3])]).toEqual([true, false, false]);
  });

  it('and through loose order when all whom they fought are beaten, who have failed among them or not (skirmish/ruling/defeated-infantry)', () => {
    const rides = (reading: string, fallen: number, failed: boolean) => {
      const here = charge(1, skirmishRulesUnder({ 'skirmish/ruling/defeated-infantry': reading }));
      kill(here.state, here.inLine.slice(0, fallen));
      const { line } = here.state.bodies;
      if (line !== undefined && failed) line.turn.testedAfter = 'craven';
      return ridesOn(here);
    };
    const usual = 'dead-fled-yielded-or-failed';
    expect([rides(usual, 3, false), rides(usual, 4, false), rides(usual, 3, true)]).toEqual([false, true, true]);
    expect(rides('dead-fled-or-yielded', 3, true)).toBe(false);
  });

  it('take no blow from foot through which they ride (skirmish/melee/ride-through, skirmish/melee/leaving-strike)', () => {
    const blows = (on: boolean) => {
      const { state, context, rider, inLine } = charge(1);
      const touched = inLine[2] ?? '';
      const { x, y } = figureOf(state, touched).at;
      rider.at = { x, y: y - 0.875 };
      rider.turn = freshTurn(rider.at, rider.facing, [touched]);
      rider.ridesOn = on;
      const events: Event[] = [];
      const tell = (event: Event) => events.push(event);
      const command = { ask: () => ({ figures: [] }) };
      const full = { ...context, turn: 1, dice: scripted(on ? [] : [1, 6]), tell, command };
      makeMove(rider, { bearing: 180, length: 5, pace: 'walk' }, 'move', state, full as unknown as SkirmishContext);
      expect(rider.turn.moved).toBeGreaterThan(4);
      return ofKind(events, 'blow').length;
    };
    expect([blows(false), blows(true)]).toEqual([1, 0]);
  });
});
