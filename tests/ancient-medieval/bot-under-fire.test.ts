import { describe, expect, it } from 'vitest';
import { pace } from '../../src/rulesets/cady/ancient-medieval/bots/lines.js';
import { plannedOn } from '../../src/rulesets/cady/ancient-medieval/bots/planning.js';
import { ancientMedievalRules, ancientView } from '../../src/rulesets/cady/ancient-medieval/index.js';
import { temperOf } from '../../src/rulesets/cady/common/bots/temper.js';
import { type Piece, setUp, type TableTop, unitIn } from './table-top.js';

const rules = ancientMedievalRules();

/** Blue as its commander takes it in, who has a plan. */
function blueOn(table: TableTop) {
  const game = setUp(table);
  game.state.turn = 1;
  const side = unitIn(game.state, 'blue-1').side;
  const view = ancientView(game.state, side, game.scenario, rules);
  return { outlook: plannedOn(view, rules, temperOf(0)), unit: view.units['blue-1']! };
}

const armed = { type: 'men-at-arms', figures: 24, formation: 'LB' } as const;

describe('a line that comes on', () => {
  const ahead: Piece = { id: 'blue-1', at: [60, 60], ...armed };
  const behind: Piece = { id: 'blue-2', at: [140, 30], ...armed };
  const far: Piece = { id: 'red-1', type: 'men-at-arms', at: [60, 106], facing: 'S', figures: 24, formation: 'LB' };
  const paceOf = (enemy: Piece) => {
    const { outlook, unit } = blueOn({ pieces: [ahead, behind, enemy] });
    return pace(unit, outlook);
  };

  it('waits for those who are behind', () => {
    expect(paceOf(far)).toBeLessThan(21);
  });

  it('does not wait where better bows reach it', () => {
    expect(paceOf({ ...far, type: 'longbow-light', figures: 26 })).toBeGreaterThanOrEqual(21);
  });

  it('waits while it is out of their reach, or they are too few to matter', () => {
    expect(paceOf({ ...far, type: 'longbow-light', figures: 26, at: [60, 140] })).toBeLessThan(21);
    expect(paceOf({ ...far, type: 'longbow-light', figures: 6 })).toBeLessThan(21);
  });
});
