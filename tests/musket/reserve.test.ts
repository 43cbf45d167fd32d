import { describe, expect, it } from 'vitest';
import type { Temper } from '../../src/rulesets/cady/common/bots/temper.js';
import { plannedOn } from '../../src/rulesets/cady/musket/bots/planning.js';
import { ordersToTakeAndHold } from '../../src/rulesets/cady/musket/bots/take-and-hold.js';
import { musketView } from '../../src/rulesets/cady/musket/index.js';
import { distance } from '../../src/table/index.js';
import { type Piece, setUp, type TableTop } from './table-top.js';

const cautious: Temper = { caution: 1.15, wing: 0 };
const bold: Temper = { caution: 0.85, wing: 0 };
const held = [{ objective: 'farm', side: 'blue', turns: 3 }];
const nobodys = [{ objective: 'farm', side: null, turns: 0 }];
const redWins = [
  { kind: 'hold', objectives: ['farm'], turns: 3, side: 'red' },
  { kind: 'turn-limit', turns: 20, decidedBy: 'draw' },
] as const;

/** The farm far behind a line that fights, and who guards it. */
const guard: Piece = { id: 'blue-1', at: [100, 20], formation: 'LB' };
const line: Piece = { id: 'blue-2', at: [100, 90], formation: 'LB' };
const enemy: Piece = { id: 'red-1', at: [100, 112], formation: 'LB' };

interface Moment {
  readonly turn: number;
  readonly temper?: Temper;
  readonly holdings?: readonly { readonly objective: string; readonly side: string | null; readonly turns: number }[];
  readonly pieces?: readonly Piece[];
  readonly victory?: TableTop['victory'];
}

function at({ turn, temper = bold, holdings = held, pieces = [guard, line, enemy], victory = redWins }: Moment) {
  const objectives = [{ id: 'farm', name: 'the farm', at: [100, 20] as [number, number], radius: 14 }];
  const { state, scenario, rules } = setUp({ pieces, objectives, victory });
  const view = { ...musketView(state, 'blue', scenario, rules), turn, holdings };
  const { plan, reserve } = plannedOn(view, rules, temper);
  return {
    guards: plan?.places.has('blue-1'),
    post: reserve?.get('blue-1')?.at,
    order: ordersToTakeAndHold(['blue-1'], view, rules, temper)['blue-1'],
  };
}

describe('the reserve of an army', () => {
  it('is put in by a bold commander before a cautious one', () => {
    expect(at({ turn: 6, temper: bold }).post).toBeDefined();
    expect(at({ turn: 6, temper: cautious })).toMatchObject({ guards: true, post: undefined });
    expect(at({ turn: 7, temper: cautious }).post).toBeDefined();
  });

  it('goes to a gap in the line beside who fights', () => {
    const { guards, post = { x: 0, y: 0 }, order } = at({ turn: 8 });
    expect(guards).toBe(false);
    expect(distance(post, { x: 100, y: 90 })).toBeCloseTo(34);
    expect(order).toMatch(/\d+ cm/);
  });

  it('keeps its place there while another enemy comes nearer to it than those whom the line fights', () => {
    const rides: Piece = { id: 'red-2', type: 'light-hussars', figures: 6, at: [40, 70], facing: 'E', formation: 'LB' };
    const { post } = at({ turn: 8 });
    expect(at({ turn: 8, pieces: [guard, line, enemy, rides] }).post).toEqual(post);
  });

  it('is not called back to a place that is nobody’s because it has gone', () => {
    const gone = { ...guard, at: [100, 52] as const };
    expect(at({ turn: 8, holdings: nobodys, pieces: [gone, line, enemy] })).toMatchObject({ guards: false });
  });

  it('stays where an enemy is near the place, and where its side wins by holding it', () => {
    const near: Piece = { id: 'red-2', at: [100, 42], formation: 'LB' };
    expect(at({ turn: 8, pieces: [guard, line, enemy, near] }).guards).toBe(true);
    const [holds, limit] = redWins;
    const blueWins = [{ ...holds, side: 'blue' }, limit];
    expect(at({ turn: 8, victory: blueWins })).toMatchObject({ guards: true, post: undefined });
  });

  it('finds a gap for each of two, and none beside who does not fight', () => {
    const { state, scenario, rules } = setUp({
      pieces: [guard, { ...guard, id: 'blue-3', at: [140, 20] }, line, enemy],
      objectives: [{ id: 'farm', name: 'the farm', at: [100, 20], radius: 14 }],
      victory: redWins,
    });
    const view = { ...musketView(state, 'blue', scenario, rules), turn: 8, holdings: held };
    const posts = [...(plannedOn(view, rules, bold).reserve?.values() ?? [])].map(({ at: { x } }) => Math.round(x));
    expect(posts.sort((a, b) => a - b)).toEqual([66, 134]);
    expect(at({ turn: 8, pieces: [guard, { ...line, at: [100, 60] }, enemy] }).post).toBeUndefined();
  });
});

describe('a place as a side sees it', () => {
  it('says whether the side wins by holding it', () => {
    const objectives = [{ id: 'farm', name: 'the farm', at: [100, 20] as [number, number], radius: 14 }];
    const { state, scenario, rules } = setUp({ pieces: [guard, enemy], objectives, victory: redWins });
    const wins = (side: string) =>
      musketView(state, side, scenario, rules).objectives.map(place => place.wins === true);
    expect([wins('blue'), wins('red')]).toEqual([[false], [true]]);
  });
});
