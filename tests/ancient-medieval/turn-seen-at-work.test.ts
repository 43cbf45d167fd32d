import { describe, expect, it } from 'vitest';
import { ancientMedievalRules } from '../../src/rulesets/cady/ancient-medieval/index.js';
import { missilesPhase } from '../../src/rulesets/cady/ancient-medieval/turn/missiles.js';
import { ancientView } from '../../src/rulesets/cady/ancient-medieval/view.js';
import { missileArmorSteps } from '../../src/rulesets/cady/common/book/charts.js';
import { placedOf } from '../../src/rulesets/cady/common/turn/units.js';
import { distance, standsOf } from '../../src/table/index.js';
import { ancientMedievalRulesUnder } from '../rules-under.js';
import { shootNextTurn } from './machines-top.js';
import { clash, fight } from './melee-top.js';
import { all, doing, faultsOf, type Game, move, type Piece, phase, setUp, type TableTop, unitIn } from './table-top.js';

const foot = (id: string, at: readonly [number, number], over: Partial<Piece> = {}): Piece => ({
  id,
  at,
  figures: 12,
  formation: 'Col 6',
  ...over,
});
const enemy = foot('red-1', [100, 140]);
const standsIn = (game: Game, id: string) => standsOf(placedOf(unitIn(game.state, id), game.rules)).length;
const shoot = (game: Game, dice: readonly number[]) =>
  doing(game, { dice }, context => missilesPhase.run(game.state, context));

describe('what units of a battle do that have each a poor reaction of their own', () => {
  const apart = foot('blue-1', [40, 60], { figures: 24 });
  const game = () => {
    const pieces = [apart, { ...apart, id: 'blue-2', at: [100, 60] }, { ...apart, id: 'blue-3', at: [160, 60] }, enemy];
    const on = setUp({
      pieces: pieces as Piece[],
      level: 'advanced',
      battles: { van: ['blue-1', 'blue-2', 'blue-3'] },
    });
    on.state.turn = 1;
    const lost = { 'blue-1': 4, 'blue-2': 6, 'blue-3': 8 };
    for (const [id, figures] of Object.entries(lost)) {
      const unit = unitIn(on.state, id);
      Object.assign(unit.turn, { before: 24, lost: figures });
      unit.figures -= figures;
    }
    return on;
  };

  it('one goes half a move back in good order, one a full move with its back to the enemy, one off the table (cady/ancient-medieval/battle/reaction-back cady/ancient-medieval/battle/reaction-back-and-turn cady/ancient-medieval/battle/reaction-rout)', () => {
    const on = game();
    const told = doing(on, {}, context => phase('morale').run(on.state, context));
    expect(told.of('morale').map(({ result }) => result)).toEqual(['back', 'back-and-turn', 'rout']);
    expect(told.of('battle-held')).toMatchObject([{ battle: 'van', outcome: 'nobody' }]);
    const { move: full } = on.rules.troops['medium-infantry'];
    move(on);
    const [back, turned, gone] = ['blue-1', 'blue-2', 'blue-3'].map(id => unitIn(on.state, id));
    expect(back).toMatchObject({ at: { x: 40, y: 60 - full / 2 }, facing: 0, gone: null });
    // Turned about, its front is where its rear was: 6 cm behind.
    expect(turned?.at.y).toBeCloseTo(60 - 6 - full, 1);
    expect(turned).toMatchObject({ facing: 180, gone: null });
    expect(gone?.gone).toBe('routed');
  });
});

describe('a stand of two', () => {
  it('stays with the one that is left on it until he falls too (cady/ancient-medieval/missile/dead-cap)', () => {
    const shot = (falls: number) => {
      const bows = foot('blue-1', [100, 40], { type: 'archer-light' });
      const game = setUp({ pieces: [bows, foot('red-1', [100, 70])] });
      // Twelve light bowmen, who shoot twice: light bows at medium armor in the middle third hit on 4 and 6.
      shoot(game, [...all(falls, 4), ...all(24 - falls, 1)]);
      return [unitIn(game.state, 'red-1').figures, standsIn(game, 'red-1')];
    };
    expect([shot(0), shot(1), shot(2), shot(3)]).toEqual([
      [12, 6],
      [11, 6],
      [10, 5],
      [9, 5],
    ]);
  });

  it('does so under the stones of machines (cady/ancient-medieval/artillery/dead-cap)', () => {
    const trebuchet: Piece = { id: 'blue-trebuchet', type: 'trebuchet', at: [100, 20] };
    const game = setUp({ pieces: [trebuchet, foot('red-1', [100, 100])] });
    shootNextTurn(
      game,
      { 'blue-trebuchet': { shot: 'stone', bearing: 0, range: 80 } },
      { dice: [1, 4, 6, 4, ...all(9, 1)] },
    );
    expect(unitIn(game.state, 'red-1').figures).toBe(9);
    expect(standsIn(game, 'red-1')).toBe(5);
  });
});

it('the men of a machine that fall are kept count of, and its own side sees it (cady/ancient-medieval/artillery/crew-losses-recorded)', () => {
  const bows = foot('blue-1', [100, 40], { type: 'longbow-light' });
  const game = setUp({ pieces: [bows, { id: 'red-onager', type: 'onager-catapult', at: [100, 60] }] });
  const crew = () => ancientView(game.state, 'red', game.scenario, game.rules).units['red-onager']?.figures;
  const before = crew() ?? 0;
  const [volley] = doing(game, { seed: 2 }, context => missilesPhase.run(game.state, context)).of('volley');
  expect(volley).toMatchObject({ target: 'red-onager' });
  expect(volley?.losses).toBeGreaterThan(0);
  expect(crew()).toBe(before - (volley?.losses ?? 0));
});

it('no figure of a unit goes farther than its own move, on or off a road (cady/common/movement/figure-maximum)', () => {
  for (const formation of ['LB', 'Col 2', 'Col 12']) {
    const game = setUp({ pieces: [foot('blue-1', [100, 40], { formation, figures: 24 }), enemy] });
    const places = () => standsOf(placedOf(unitIn(game.state, 'blue-1'), game.rules)).map(({ centre }) => centre);
    const before = places();
    move(game, { 'blue-1': 'N full, F N' });
    const { move: most } = game.rules.troops['medium-infantry'];
    const ways = places().map((place, i) => distance(place, before[i] ?? place));
    expect(Math.max(...ways)).toBeCloseTo(most, 6);
  }
});

describe('bows at every armor', () => {
  const targets = [
    ['light-armor', 'light-infantry'],
    ['medium-armor', 'medium-infantry'],
    ['heavy-armor', 'men-at-arms'],
  ] as const;
  /** The faces that the front of a volley needs at so many cm, behind a fence or not. */
  const faces = (type: Piece['type'], away: number, features: TableTop['features'] = []) => {
    const bows = foot('blue-1', [100, 40], { type: 'longbow-light', figures: 6 });
    const red = foot('red-1', [100, 40 + away], type === undefined ? {} : { type });
    const game = setUp({ pieces: [bows, red], features });
    const [volley] = doing(game, { seed: 1 }, context => missilesPhase.run(game.state, context)).of('volley');
    return volley?.groups[0]?.faces ?? [];
  };
  const fence = (y: number): TableTop['features'] => [
    {
      kind: 'fence',
      id: 'f',
      line: [
        [0, y],
        [200, y],
      ],
    },
  ];

  it('need what the printed table of steps has for it (cady/common/fire/armor-step-table)', () => {
    const range = ancientMedievalRules().troops['longbow-light'].range ?? 0;
    const [far, middle, near] = [range - 2, range / 2, range / 4];
    for (const [armor, type] of targets) {
      const row = missileArmorSteps.cells[armor];
      const seen = [faces(type, far, fence(39 + far)), faces(type, far), faces(type, middle), faces(type, near)];
      expect(seen, armor).toEqual([row['minus-1'] ?? [], row['far-range'], row['plus-1'], row['plus-2']]);
    }
  });
});

it('whoever sees a unit is told its kind, and with it its armor; of a marker nobody is (cady/ancient-medieval/armor/opponent-may-ask)', () => {
  const pieces = [foot('blue-1', [100, 40]), foot('red-1', [100, 90], { type: 'men-at-arms' })];
  const hidden = foot('red-2', [20, 140], { be: { marker: 'red#1' } });
  const game = setUp({ pieces: [...pieces, hidden], level: 'intermediate' });
  const { units } = ancientView(game.state, 'blue', game.scenario, game.rules);
  const type = units['red-1']?.type;
  expect(type === undefined ? null : game.rules.troops[type].armor).toBe('heavy');
  expect(Object.keys(units)).not.toContain('red-2');
});

it('missile troops that have shot everything away fight as infantry of their armor, if that is read so (cady/ancient-medieval/supply/out-of-shots-becomes-infantry)', () => {
  const fought = (reading: string, shots: number) => {
    const rules = ancientMedievalRulesUnder({ rulings: { 'cady/ruling/out-of-shots': reading } });
    const bows = { type: 'archer-light', figures: 16, formation: 'Col 8', be: { shots } } as const;
    const game = clash({ blue: bows, red: { figures: 16, formation: 'Col 8' }, rules });
    const [melee] = fight(game, ['melee'], { seed: 3 }).of('melee');
    return melee;
  };
  expect(fought('infantry-of-its-armor', 0)).not.toEqual(fought('infantry-of-its-armor', 5));
  expect(fought('itself-without-fire', 0)).toEqual(fought('itself-without-fire', 5));
});

it('a wagon hands its load out when the moves are over (cady/ancient-medieval/supply/wagon-capacity)', () => {
  const bows = foot('blue-1', [60, 40], { type: 'archer-light', be: { shots: 2 } });
  const wagon: Piece = { id: 'blue-wagon', type: 'supply-wagon', at: [60, 34], loads: ['missiles'] };
  const game = setUp({ pieces: [bows, wagon, enemy] });
  const told = move(game, { 'blue-wagon': 'H, SUPPLY blue-1' });
  expect(told.of('resupplied')).toMatchObject([{ unit: 'blue-1', by: 'blue-wagon' }]);
  expect(unitIn(game.state, 'blue-1').shots).toBe(26);
  expect(faultsOf(game, 'blue-1', 'H, SUPPLY nobody')).toContain('cady/ancient-medieval/supply/wagon-capacity');
});
