import { describe, expect, it } from 'vitest';
import { plannedOrder } from '../../../src/rulesets/wrg/bots/army-plan.js';
import { byTheDrill } from '../../../src/rulesets/wrg/bots/temper.js';
import { wrgView } from '../../../src/rulesets/wrg/view.js';
import { onWestWall, siege } from '../turn/siege-table.js';
import type { Game, Piece } from '../turn/table-top.js';

const cohort = { type: 'hi', figures: 16, files: 8 } as const;
const ram: Piece = { ...cohort, id: 'rome-a-ram', at: [500, 300] };
const first: Piece = { ...cohort, id: 'rome-b-first', at: [460, 200] };
const last: Piece = { ...cohort, id: 'rome-c-last', at: [540, 200] };
const engine: Piece = {
  id: 'rome-engine',
  at: [300, 150],
  type: 'engine',
  figures: 1,
  files: 1,
  weapons: [],
  engine: '30-mina-stone-thrower',
};

const before = () =>
  siege([ram, first, last, engine, onWestWall], { material: [{ id: 'ram', kind: 'ram', with: 'rome-a-ram' }] });

const viewOf = (game: Game) => wrgView(game.state, 'rome', game.scenario, game.rules);

function written(id: string, game: Game = before()): string {
  const view = viewOf(game);
  const unit = view.units[id];
  if (unit === undefined) throw new Error(`no unit ${id}`);
  return plannedOrder(unit, view, game.rules, { temper: byTheDrill });
}

describe('the general of a storm', () => {
  it('has the ram brought to the gate with as many abreast as get through it', () => {
    expect(written('rome-a-ram')).toMatch(/^MOVE TO main-gate, in column 1\d; ATTACK/);
  });

  it('has its reserve follow the ram, and the last of it stand before where his engines open a breach', () => {
    // When the ram is beaten it goes on through the gate, and not first back to where it has come from.
    expect(written('rome-b-first')).toMatch(
      /^FOLLOW rome-a-ram, in column \d+; MOVE TO \(500 430\), in column \d+; ATTACK/,
    );
    expect(written('rome-c-last')).toMatch(
      /^MOVE TO \(300 360\), in column 4; MOVE TO \(300 430\), in column 4; ATTACK/,
    );
  });
});
