import { describe, expect, it } from 'vitest';
import { bestSpell, dragonFlight } from '../../../src/rulesets/wrg/bots/sorcery.js';
import { wrgView } from '../../../src/rulesets/wrg/view.js';
import { type Piece, setUp } from '../turn/table-top.js';

const magician: Piece = {
  id: 'rome-merlin',
  creature: 'magician',
  figures: 1,
  files: 1,
  shield: false,
  class: 'B',
  at: [500, 300],
};

/** The spell that he casts when he may cast at one unit alone. */
function castAt(target: Piece, own: Piece['weapons'] = ['javelins'], far = false) {
  const game = setUp({
    pieces: [
      { id: 'rome-foot', at: far ? [100, 60] : [400, 250], weapons: own },
      magician,
      { id: 'gaul-band', at: [800, 700] },
      target,
    ],
    scenario: { sorcery: { chaos: 'gaul' } },
  });
  const view = wrgView(game.state, 'rome', game.scenario, game.rules);
  const request = {
    kind: 'cast',
    id: 'cast',
    side: 'rome',
    clause: 'wrg/sorcery/spell-timing',
    magician: 'rome-merlin',
    at: 'before-shooting',
    targets: [{ target: target.id, distance: 80 }],
  } as const;
  return bestSpell(request, view, game.rules);
}

const gauls = (weapons: Piece['weapons']): Piece => ({
  id: 'gaul-x',
  type: 'li',
  figures: 40,
  files: 10,
  weapons,
  at: [500, 400],
});

describe('a magician who can turn arrows round', () => {
  it('does so to those of the enemy', () => {
    expect(castAt(gauls(['bow']))).toEqual({ spell: 7, target: 'gaul-x' });
    expect(castAt(gauls(['bow']), ['bow'])).toEqual({ spell: 7, target: 'gaul-x' });
  });

  it('turns no arrows of his own side upon those who shoot them', () => {
    expect(castAt(gauls(['javelins']))).toEqual({ spell: 7, target: 'gaul-x' });
    expect(castAt(gauls(['javelins']), ['bow'])).not.toMatchObject({ spell: 7 });
    expect(castAt({ ...gauls(['bow']), id: 'rome-x', figures: 12, files: 6 })).toBeNull();
  });
});

describe('a magician with an enemy in his reach', () => {
  const levy = (figures: number): Piece => ({ id: 'gaul-x', figures, files: 6, at: [500, 390] });

  it('casts whatever promises more good than harm, be he no great host', () => {
    expect(castAt(levy(18))).toMatchObject({ target: 'gaul-x' });
    expect(castAt(levy(12))).toMatchObject({ target: 'gaul-x' });
  });

  it('casts nothing at his friends that would harm them', () => {
    expect(castAt({ ...levy(18), id: 'rome-x' })).toBeNull();
  });

  it('minds his own archers where they have him in range, and not those who are far off', () => {
    expect(castAt(gauls(['javelins']), ['bow'])).not.toMatchObject({ spell: 7 });
    expect(castAt(gauls(['javelins']), ['bow'], true)).toMatchObject({ spell: 7 });
  });
});

describe('a dragon that flies at an enemy', () => {
  const landsAt = (wooded: boolean) => {
    const outline: [number, number][] = [
      [400, 380],
      [600, 380],
      [600, 520],
      [400, 520],
    ];
    const game = setUp({
      pieces: [
        {
          id: 'rome-worm',
          creature: 'dragon',
          type: 'shc',
          training: 'barbarian',
          class: 'D',
          figures: 1,
          files: 1,
          at: [500, 250],
          order: 'ATTACK gaul-band',
        },
        { id: 'gaul-band', at: [500, 700] },
      ],
      scenario: {
        sorcery: { chaos: 'rome' },
        table: { width: 1000, height: 1000, features: wooded ? [{ kind: 'wood', id: 'wood', outline }] : [] },
      },
    });
    const view = wrgView(game.state, 'rome', game.scenario, game.rules);
    const worm = view.units['rome-worm'];
    return worm === undefined ? undefined : dragonFlight(worm, view, game.rules);
  };

  it('comes down before a wood and not among its trees, where it is slow', () => {
    expect(landsAt(false)?.y).toBeGreaterThan(440);
    const before = landsAt(true)?.y ?? 0;
    expect(before).toBeLessThan(380);
    expect(before).toBeGreaterThan(340);
  });
});
