import { describe, expect, it } from 'vitest';
import { ordersToAdvanceAndHold } from '../../src/rulesets/cady/ancient-medieval/bots/advance-and-hold.js';
import { ancientMedievalRules, ancientView } from '../../src/rulesets/cady/ancient-medieval/index.js';
import { castle, gear, gearIn, onTheWall } from './siege-top.js';
import { type Game, move, type Piece, setUp, unitIn } from './table-top.js';

const rules = ancientMedievalRules();

/** The order that the bot writes for a unit, as it sees the field. */
function ordered(game: Game, id: string): { readonly [id: string]: string } {
  return ordersToAdvanceAndHold([id], [], ancientView(game.state, 'blue', game.scenario, rules), rules);
}

describe('the bot before a castle', () => {
  it('has each ladder that lies about taken up by a company of its own, though one is the nearest to both', () => {
    const game = setUp({
      features: castle,
      pieces: [
        { id: 'blue-1', type: 'men-at-arms', figures: 18, at: [40, 40], formation: 'LB' },
        { id: 'blue-2', type: 'men-at-arms', figures: 18, at: [110, 40], formation: 'LB' },
        onTheWall('red-1', 150),
      ],
    });
    game.state.turn = 1;
    gear(game, 'ladder', 'blue-1', { id: 'one', by: null, at: { x: 40, y: 60 } });
    gear(game, 'ladder', 'blue-1', { id: 'other', by: null, at: { x: 60, y: 60 } });
    const view = ancientView(game.state, 'blue', game.scenario, rules);
    const orders = ordersToAdvanceAndHold(['blue-1', 'blue-2'], [], view, rules);
    expect(orders['blue-1']).toContain('LADDER one');
    expect(orders['blue-2']).toContain('LADDER other');
  });

  it('goes for a ladder that stands at a wall with nobody over it before a ram that lies nearer', () => {
    const game = setUp({
      features: castle,
      pieces: [
        { id: 'blue-1', type: 'men-at-arms', figures: 18, at: [80, 40], formation: 'LB' },
        onTheWall('red-1', 190),
      ],
    });
    game.state.turn = 1;
    gear(game, 'ram', 'blue-1', { id: 'ram', by: null, at: { x: 90, y: 60 } });
    gear(game, 'ladder', 'blue-1', { id: 'way-in', by: null, against: 'west-wall', at: { x: 60, y: 80 } });
    const order = ordersToAdvanceAndHold(['blue-1'], [], ancientView(game.state, 'blue', game.scenario, rules), rules);
    expect(order['blue-1']).toContain('LADDER way-in');
  });

  it('lines a company up before the wall first where it would come to it aslant', () => {
    const game = setUp({
      features: castle,
      pieces: [
        { id: 'blue-1', type: 'men-at-arms', figures: 12, at: [66, 74], formation: 'LB', facing: 'N' },
        onTheWall('red-1', 190),
      ],
    });
    game.state.turn = 1;
    gear(game, 'ladder', 'blue-1', { id: 'way-in', by: null, against: 'west-wall', at: { x: 60, y: 80 } });
    const order = ordersToAdvanceAndHold(['blue-1'], [], ancientView(game.state, 'blue', game.scenario, rules), rules);
    expect(order['blue-1']).toMatch(/^23\d \d+ cm, LADDER way-in$/);
  });

  it('comes up to the gate with a deep column that stands right beside its way, turning about the middle of its body', () => {
    const game = setUp({
      features: castle,
      pieces: [
        { id: 'blue-1', type: 'medium-infantry', figures: 24, at: [107.8, 66.6], formation: 'Col 6', facing: 97 },
        onTheWall('red-1', 190),
      ],
    });
    const { id } = gear(game, 'ram', 'blue-1');
    for (let turn = 1; turn <= 2; turn += 1) {
      game.state.turn = turn;
      move(game, ordered(game, 'blue-1'));
    }
    expect(gearIn(game.state, id).against).toBe('castle-gate');
  });

  it('has storming companies wait while bows shoot at a manned wall, for some turns, and go up when the wall is all but bare', () => {
    const bows: Piece = {
      id: 'blue-2',
      type: 'longbow-medium',
      figures: 20,
      at: [70, 48],
      formation: 'LB',
      facing: 'N',
    };
    const wall = (figures: number, turn: number, more: readonly Piece[]) => {
      const game = setUp({
        features: castle,
        pieces: [
          { id: 'blue-1', type: 'men-at-arms', figures: 18, at: [40, 62], formation: 'LB', facing: 'N' },
          onTheWall('red-1', 40, { figures }),
          ...more,
        ],
      });
      gear(game, 'ladder', 'blue-1', { id: 'ladder' });
      game.state.turn = turn;
      return ordered(game, 'blue-1')['blue-1'];
    };
    expect(wall(16, 1, [bows])).not.toContain('LADDER');
    expect(wall(16, 9, [bows])).toContain('LADDER');
    expect(wall(8, 1, [bows])).toContain('LADDER');
    expect(wall(16, 1, [])).toContain('LADDER');
  });

  it('takes shooters with nobody to shoot at from before the wall', () => {
    const game = setUp({
      features: castle,
      pieces: [
        { id: 'blue-1', type: 'crossbow-medium', figures: 20, at: [40, 62], formation: 'LB', facing: 'N' },
        onTheWall('red-1', 190),
      ],
    });
    const { y } = unitIn(game.state, 'blue-1').at;
    game.state.turn = 1;
    move(game, ordered(game, 'blue-1'));
    expect(unitIn(game.state, 'blue-1').at.y).toBeLessThan(y - 10);
  });

  it('leaves a ladder that it has too few men left to carry', () => {
    const game = setUp({
      features: castle,
      pieces: [
        { id: 'blue-1', type: 'men-at-arms', figures: 18, at: [60, 60], formation: 'LB', be: { figures: 4 } },
        onTheWall('red-1', 190),
      ],
    });
    game.state.turn = 1;
    gear(game, 'ladder', 'blue-1', { id: 'ladder' });
    const order = ordersToAdvanceAndHold(['blue-1'], [], ancientView(game.state, 'blue', game.scenario, rules), rules);
    expect(order['blue-1']).not.toContain('LADDER');
  });

  it('does not have a company line up anew that is right before the wall', () => {
    const game = setUp({
      features: castle,
      pieces: [
        { id: 'blue-1', type: 'men-at-arms', figures: 20, at: [55, 77.4], formation: 'Col 6', facing: 'N' },
        onTheWall('red-1', 55, { figures: 16 }),
      ],
    });
    game.state.turn = 1;
    gear(game, 'tower', 'blue-1', { id: 'belfry' });
    const order = ordersToAdvanceAndHold(['blue-1'], [], ancientView(game.state, 'blue', game.scenario, rules), rules);
    expect(order['blue-1']).toBe('N 3 cm, TOWER belfry');
  });

  it('leaves a company where it has come up to the wall, though another is at work close beside it, or before the next wall', () => {
    const company = { type: 'men-at-arms', figures: 18, formation: 'Col 6', facing: 'N' } as const;
    const ordered = (y: number, at: number, kind: 'ladder' | 'tower', other: Pick<Piece, 'at' | 'facing'>) => {
      const game = setUp({
        features: castle,
        pieces: [
          { ...company, id: 'blue-1', at: [at, y] },
          { ...company, id: 'blue-2', ...other },
          onTheWall('red-1', 40, { figures: 16 }),
        ],
      });
      game.state.turn = 1;
      gear(game, kind, 'blue-1', { id: 'own' });
      gear(game, 'ladder', 'blue-2', { id: 'theirs' });
      const view = ancientView(game.state, 'blue', game.scenario, rules);
      return ordersToAdvanceAndHold(['blue-1'], [], view, rules)['blue-1'];
    };
    expect(ordered(76, 56, 'tower', { at: [47, 72], facing: 'E' })).toBe('N 4 cm, TOWER own');
    expect(ordered(62, 116, 'ladder', { at: [75, 77] })).toBe('N 18 cm, LADDER own');
  });

  it('has a broad company go straight at the end of a wall, though some of its men will stand beyond it', () => {
    const company = { type: 'men-at-arms', figures: 18, facing: 'N' } as const;
    const game = setUp({
      features: castle,
      pieces: [
        { ...company, id: 'blue-1', at: [113, 52], formation: 'LB' },
        { ...company, id: 'blue-2', at: [130, 66], formation: 'Col 6' },
        onTheWall('red-1', 40, { figures: 16 }),
      ],
    });
    game.state.turn = 1;
    gear(game, 'ladder', 'blue-1', { id: 'broad' });
    gear(game, 'ladder', 'blue-2', { id: 'narrow' });
    const view = ancientView(game.state, 'blue', game.scenario, rules);
    expect(ordersToAdvanceAndHold(['blue-1'], [], view, rules)['blue-1']).toMatch(/^N \d+ cm, LADDER broad$/);
  });
});
