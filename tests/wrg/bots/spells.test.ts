import { describe, expect, it } from 'vitest';
import { declarations } from '../../../src/rulesets/wrg/bots/declaring.js';
import { lineOfBattle } from '../../../src/rulesets/wrg/bots/line-of-battle.js';
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

  it('makes nobody forget an order who has none (wrg/sorcery/spell-list)', () => {
    const bound = { instruction: 'uncontrolled-advance', disorganised: false, left: 1, kept: 1 } as const;
    expect(castAt(levy(24), ['bow'])).toEqual({ spell: 11, target: 'gaul-x' });
    expect(castAt({ ...levy(24), be: { bound } }, ['bow'])).not.toMatchObject({ spell: 11 });
  });

  it('casts nothing at his friends that would harm them', () => {
    expect(castAt({ ...levy(18), id: 'rome-x' })).toBeNull();
  });

  it('minds his own archers where they have him in range, and not those who are far off', () => {
    expect(castAt(gauls(['javelins']), ['bow'])).not.toMatchObject({ spell: 7 });
    expect(castAt(gauls(['javelins']), ['bow'], true)).toMatchObject({ spell: 7 });
  });
});

const worm = {
  id: 'rome-worm',
  creature: 'dragon',
  type: 'shc',
  training: 'barbarian',
  class: 'D',
  figures: 1,
  files: 1,
  order: 'ATTACK gaul-band',
} as const;

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
          ...worm,
          at: [500, 250],
        },
        { id: 'gaul-band', at: [500, 700] },
      ],
      scenario: {
        sorcery: { chaos: 'rome' },
        table: { width: 1000, height: 1000, features: wooded ? [{ kind: 'wood', id: 'wood', outline }] : [] },
      },
    });
    const view = wrgView(game.state, 'rome', game.scenario, game.rules);
    const seen = view.units['rome-worm'];
    return seen === undefined ? undefined : dragonFlight(seen, view, game.rules);
  };

  const amid = (outline: [number, number][], at: [number, number], pieces: Piece[] = []) => {
    const game = setUp({
      pieces: [{ ...worm, at }, { id: 'gaul-band', at: [500, 700] }, ...pieces],
      scenario: {
        sorcery: { chaos: 'rome' },
        table: { width: 1000, height: 1000, features: [{ kind: 'wood', id: 'wood', outline }] },
      },
    });
    const view = wrgView(game.state, 'rome', game.scenario, game.rules);
    const seen = view.units['rome-worm'];
    return seen === undefined ? undefined : dragonFlight(seen, view, game.rules);
  };

  it('comes down beside a wood and not among its trees, where it is slow', () => {
    expect(landsAt(false)).toMatchObject({ x: 500 });
    const beside = landsAt(true);
    expect(beside?.y).toBeLessThan(380);
    const narrow = amid(
      [
        [460, 380],
        [540, 380],
        [540, 520],
        [460, 520],
      ],
      [500, 250],
    );
    expect(narrow?.y).toBeGreaterThan(400);
    expect(narrow === undefined ? 500 : Math.abs(narrow.x - 500)).toBeGreaterThan(40);
  });

  it('flies out from among trees, and at whom it is to attack sooner than at somebody nearer', () => {
    const out = amid(
      [
        [400, 200],
        [600, 200],
        [600, 330],
        [400, 330],
      ],
      [500, 250],
      [{ id: 'gaul-near', at: [700, 300] }],
    );
    expect(out?.y).toBeGreaterThan(400);
    expect(out?.x).toBeCloseTo(500, 0);
  });
});

describe('a magician with demons', () => {
  const paceAt = (y: number, demons = true, mayHalt = false) => {
    const game = setUp({
      pieces: [
        {
          id: 'rome-mog',
          creature: 'magician',
          type: 'mi',
          shield: false,
          figures: 1,
          files: 1,
          at: [500, y],
          order: 'MOVE N 200',
        },
        ...(demons ? [demonsAt] : []),
        { id: 'gaul-band', at: [500, 780] },
      ],
      scenario: { sorcery: { chaos: 'rome' } },
    });
    const view = wrgView(game.state, 'rome', game.scenario, game.rules);
    const asked = { unit: 'rome-mog', charges: [], mayHalt };
    return declarations([asked], view, game.rules)['rome-mog'];
  };
  const demonsAt: Piece = {
    id: 'rome-demons',
    creature: 'demon',
    type: 'lmi',
    training: 'barbarian',
    class: 'E',
    shield: false,
    figures: 4,
    files: 4,
    at: [500, 200],
    order: 'HOLD',
  };

  it('goes slowly where they would else come too far from him and vanish (wrg/sorcery/demons)', () => {
    expect(paceAt(175)).toBeUndefined();
    expect(paceAt(250)).toEqual({ pace: 'half' });
    expect(paceAt(250, false)).toBeUndefined();
  });

  it('halts, if he may, where even half a move would leave them too far off (wrg/sorcery/demons, wrg/orders/defensive-halt)', () => {
    expect(paceAt(250, true, true)).toEqual({ pace: 'half' });
    expect(paceAt(290, true, true)).toEqual({ halt: true });
    expect(paceAt(290)).toEqual({ pace: 'half' });
  });
});

describe('a magician who stands where nobody of the enemy is in his reach', () => {
  /** The order that his general sends him. */
  function sent(foot: Partial<Piece>, others: readonly Piece[] = [], order = 'HOLD') {
    const pieces: readonly Piece[] = [
      { id: 'rome-guard', type: 'hc', at: [100, 100], figures: 6 },
      { ...magician, order, at: [500, 200] },
      { id: 'rome-foot', at: [400, 340], ...foot },
      ...others,
      { id: 'gaul-band', at: [400, 500] },
    ];
    const game = setUp({
      pieces,
      generals: [{ id: 'scipio', with: 'rome-guard' }],
      scenario: { sorcery: { chaos: 'rome' } },
    });
    const view = wrgView(game.state, 'rome', game.scenario, game.rules);
    const units = [{ unit: 'rome-merlin', by: ['messenger'] as const, from: ['scipio'] }];
    const request = {
      kind: 'orders',
      id: 'orders',
      side: 'rome',
      clause: 'wrg/orders/change-any-time',
      units,
    } as const;
    return lineOfBattle().answer(request, view, game.rules);
  }

  it('is sent after those who go at the enemy, to be near enough to cast', () => {
    expect(sent({ order: 'ATTACK gaul-band' })).toMatchObject({ 'rome-merlin': { order: 'FOLLOW rome-foot' } });
  });

  it('stays with the demons who are gone without him', () => {
    const demons: Piece = {
      id: 'rome-demons',
      creature: 'demon',
      type: 'lmi',
      fanatic: true,
      training: 'barbarian',
      weapons: ['two-handed-axe'],
      shield: false,
      at: [600, 300],
      figures: 8,
      files: 4,
      class: 'E',
    };
    expect(sent({ order: 'ATTACK gaul-band' }, [demons])).toMatchObject({
      'rome-merlin': { order: 'FOLLOW rome-demons' },
    });
  });

  it('is called back to his demons where his march would leave them behind', () => {
    const demons = (y: number): Piece => ({
      id: 'rome-demons',
      creature: 'demon',
      type: 'lmi',
      fanatic: true,
      training: 'barbarian',
      weapons: ['two-handed-axe'],
      shield: false,
      at: [500, y],
      figures: 8,
      files: 4,
      class: 'E',
    });
    const foot = { order: 'ATTACK gaul-band' };
    expect(sent(foot, [demons(120)], 'MOVE N 200')).toMatchObject({ 'rome-merlin': { order: 'FOLLOW rome-demons' } });
    expect(sent(foot, [demons(190)], 'MOVE N 200')).not.toHaveProperty('rome-merlin');
    expect(sent(foot, [demons(120)], 'FOLLOW rome-demons')).not.toHaveProperty('rome-merlin');
  });

  it('stays where he is when an enemy has come to him', () => {
    expect(sent({ order: 'ATTACK gaul-band' }, [{ id: 'gaul-x', at: [500, 280] }])).toEqual({});
  });
});
