import { describe, expect, it } from 'vitest';
import { scripted } from '../../src/dice/index.js';
import { deployed } from '../../src/rulesets/cady/common/bots/deploying.js';
import { noteMoraleResults } from '../../src/rulesets/cady/common/turn/fighting/morale.js';
import { placedOf } from '../../src/rulesets/cady/common/turn/units.js';
import { answerInBattle } from '../../src/rulesets/cady/musket/bots/answers.js';
import { rehearsalOf } from '../../src/rulesets/cady/musket/bots/rehearsal.js';
import { ordersToTakeAndHold } from '../../src/rulesets/cady/musket/bots/take-and-hold.js';
import {
  explosiveShot,
  type MusketEvent,
  type MusketRules,
  musketRules,
  musketView,
} from '../../src/rulesets/cady/musket/index.js';
import { tellMusket } from '../../src/rulesets/cady/musket/windows/tell.js';
import { musketRulesUnder } from '../rules-under.js';
import { all, type Game, type Piece, play, setUp, type TableTop, unitIn } from './table-top.js';

/** Two lines front to front, eight figures of each in contact; who closed in, and how far each had come in thirds of its move. */
function met(attackers: readonly string[], moved: Readonly<Record<string, number>>, charging: readonly string[] = []) {
  const game = setUp({
    pieces: [
      { id: 'blue-1', at: [60, 40], formation: 'LB' },
      { id: 'red-1', at: [60, 40.25], formation: 'LB' },
    ],
  });
  game.state.turn = 1;
  const edges = { edgeOfA: 'front', edgeOfB: 'front' } as const;
  game.state.contacts.push({ a: 'blue-1', b: 'red-1', ...edges, since: 1, attackers: [...attackers], run: {} });
  for (const [id, share] of Object.entries(moved)) unitIn(game.state, id).turn.moved = share;
  for (const id of charging) unitIn(game.state, id).turn.charging = true;
  return game;
}

const textOf = (events: readonly MusketEvent[], { scenario }: Game) =>
  events.flatMap(event => tellMusket({ ...event, turn: 1, phase: 'movement' }, scenario));

describe('blows of whoever has marched', () => {
  it('whom the enemy charges strikes back, however far it has come itself (cady/ruling/full-move-and-melee)', () => {
    const both = ['blue-1', 'red-1'];
    const diceOf = (game: Game) => {
      const [told] = play(game, { seed: 1 }, ['melee']).of('melee');
      return [told?.a.dice, told?.b.dice];
    };
    expect(diceOf(met(both, { 'blue-1': 0.9, 'red-1': 1 }, ['red-1']))).toEqual([8, 8]);
    // Who only marches into somebody that comes late himself is struck by nobody who has the time.
    expect(diceOf(met(both, { 'blue-1': 0.9, 'red-1': 0.5 }))).toEqual([8, 0]);
  });

  it('who meet too late to strike are told so, and are none the more tired', () => {
    const game = met(['blue-1', 'red-1'], { 'blue-1': 0.9, 'red-1': 1 });
    const { events, of } = play(game, {}, ['melee']);
    expect(of('melee')).toMatchObject([{ a: { dice: 0, losses: 0 }, b: { dice: 0, losses: 0 } }]);
    expect(textOf(events, game)[0]).toBe('Melee: neither blue-1 nor red-1 rolls');
    expect(unitIn(game.state, 'blue-1').turn.fought).toBe(false);
  });

  it('nor do they rest with the enemy at grips (cady/common/melee/recovery, cady/ruling/rest-at-grips)', () => {
    const fatigueUnder = (choice: string) => {
      const game = met([], {});
      Object.assign(game, { rules: musketRulesUnder({ 'cady/ruling/rest-at-grips': choice }) });
      unitIn(game.state, 'blue-1').fatigue = 2;
      play(game, {}, ['morale']);
      return unitIn(game.state, 'blue-1').fatigue;
    };
    expect(fatigueUnder('no-rest')).toBe(2);
    expect(fatigueUnder('rest-without-blows')).toBe(1);
  });

  it('who touches an enemy for turns and comes to no blows is none the more tired, and told of once', () => {
    const game = met(['blue-1', 'red-1'], {});
    for (const id of ['blue-1', 'red-1']) unitIn(game.state, id).turn.idle = true;
    expect(play(game, {}, ['melee']).of('melee')).toHaveLength(1);
    game.state.turn += 1;
    unitIn(game.state, 'blue-1').divided = { turn: 1, smaller: 4, by: 'red-1' };
    for (const id of ['blue-1', 'red-1']) unitIn(game.state, id).turn.idle = false;
    expect(play(game, {}, ['melee']).of('melee')).toEqual([]);
    expect(unitIn(game.state, 'red-1').turn.fought).toBe(false);
  });

  it('who is met up against a wall is met along all of it (cady/ruling/squaring-up)', () => {
    const wall = {
      kind: 'wall' as const,
      id: 'wall',
      line: [[20, 61] as [number, number], [100, 61] as [number, number]],
    };
    const game = setUp({
      pieces: [
        { id: 'blue-1', at: [52, 42], figures: 24, formation: 'LB' },
        { id: 'red-1', at: [60, 62], figures: 16, formation: 'LB' },
      ],
      features: [wall],
    });
    play(game, { orders: { 'blue-1': 'CH 25 full' } }, ['orders', 'movement']);
    expect(unitIn(game.state, 'blue-1')).toMatchObject({ facing: 0, at: { y: 61 } });
    expect(play(game, { seed: 1 }, ['melee']).of('melee')[0]?.b.dice).toBeGreaterThan(4);
  });

  it('who runs from a charge strikes nobody else either (cady/common/charge/defender-flees)', () => {
    const game = setUp({
      pieces: [
        { id: 'blue-1', at: [60, 40], formation: 'LB' },
        { id: 'red-1', at: [60, 35.75], facing: 'N', formation: 'LB', type: 'guard' },
        { id: 'blue-2', at: [160, 40], formation: 'LB' },
      ],
    });
    game.state.turn = 2;
    const edges = { edgeOfA: 'rear', edgeOfB: 'front' } as const;
    game.state.contacts.push({ a: 'blue-1', b: 'red-1', ...edges, since: 1, attackers: ['red-1'], run: {} });
    const fleeing = structuredClone(game.state);
    unitIn(fleeing, 'red-1').turn.fleesFrom = 'blue-2';
    expect(play(game, { seed: 1 }, ['melee']).of('melee')[0]?.a.dice).toBe(8);
    expect(play({ ...game, state: fleeing }, {}, ['melee']).of('melee')).toEqual([]);
  });

  it('who is left of a wing after shock is joined from the other rear ranks where nobody stands behind it, or fights on alone as the ruling is read, and nobody breaks through before he has fallen (cady/ruling/shock-replaced-from cady/common/shock/replace-from-rear cady/common/melee/no-sideways-slide cady/common/break-through/when)', () => {
    // Five stands before three: nobody stands behind the two of the right wing, which are charged.
    const fought = (rules: MusketRules, melee: readonly number[]) => {
      const game = setUp({
        rules,
        pieces: [
          { id: 'blue-1', at: [53, 59.75], figures: 24, formation: 'Col 4' },
          { id: 'red-1', at: [60, 60], type: 'light-infantry', figures: 16, be: { files: 5 } },
        ],
      });
      game.state.turn = 1;
      const edges = { edgeOfA: 'front', edgeOfB: 'front' } as const;
      const run = { 'blue-1': 20 };
      game.state.contacts.push({ a: 'blue-1', b: 'red-1', ...edges, since: 1, attackers: ['blue-1'], run });
      Object.assign(unitIn(game.state, 'blue-1').turn, { charging: true, moved: 0.5, spare: 20 });
      const dice = [2, 4, 6, 1, ...all(4, 1), ...melee];
      const { of } = play(game, { dice, goes: true }, ['shock', 'melee']);
      expect(of('shock')).toMatchObject([{ dice: 4, losses: 3 }]);
      expect(of('broke-through')).toEqual([]);
      expect(game.state.contacts).toHaveLength(1);
      return of('melee')[0]?.b;
    };
    expect(fought(musketRules(), [12, 12, 1, 1])).toMatchObject({ unit: 'red-1', dice: 4, losses: 2 });
    const alone = musketRulesUnder({ 'cady/ruling/shock-replaced-from': 'who-stands-behind' });
    expect(fought(alone, [1])).toMatchObject({ unit: 'red-1', dice: 1, losses: 0 });
  });
});

describe('who must go', () => {
  const away: Piece = { id: 'red-9', at: [20, 140], figures: 8 };

  it('meets nobody from whom it runs off the table (cady/common/morale/rout)', () => {
    const game = setUp({
      pieces: [
        { id: 'blue-1', at: [60, 30], formation: 'LB', be: { mustDo: 'rout' } },
        { id: 'red-1', at: [60, 31.5], formation: 'LB', be: { order: 'S 2 cm' } },
      ],
    });
    const { of } = play(game, { orders: { 'red-1': 'S 2 cm' } }, ['orders', 'movement']);
    expect(of('contact')).toEqual([]);
    expect(unitIn(game.state, 'blue-1').gone).toBe('routed');
  });

  it('is held by nobody who has marched out of its way (cady/common/morale/order-out-of-way)', () => {
    const game = setUp({
      pieces: [
        { id: 'blue-1', at: [60, 80], formation: 'LB', be: { mustDo: 'back' } },
        { id: 'blue-2', at: [68, 70], facing: 'E', formation: 'Col 4' },
        { id: 'red-1', at: [60, 110] },
      ],
      level: 'intermediate',
    });
    const { events, of } = play(game, { orders: { 'blue-2': 'E full' } }, ['orders', 'movement']);
    expect(of('held')).toEqual([]);
    expect(unitIn(game.state, 'blue-2').turn.idle).toBe(false);
    expect(textOf(events, game).join('\n')).toContain('blue-2 was in the way for a time');
  });

  it('is told what road it went, and none that lies beyond the enemy whom it met (cady/common/roads/charge-no-extra)', () => {
    const road = {
      kind: 'road' as const,
      id: 'road',
      width: 8,
      line: [[0, 90] as [number, number], [200, 90] as [number, number]],
    };
    const told = (at: [number, number]) => {
      const game = setUp({
        pieces: [
          { id: 'blue-1', at: [60, 40], type: 'light-lancers', figures: 6, formation: 'Col 2' },
          { id: 'red-1', at, formation: 'LB' },
          away,
        ],
        features: [road],
      });
      const { of } = play(game, { orders: { 'blue-1': 'CH N full' } }, ['orders', 'movement']);
      return of('moved')
        .find(({ unit }) => unit === 'blue-1')
        ?.because.map(({ clause }) => clause);
    };
    expect(told([60, 70])).not.toContain('cady/common/roads/charge-no-extra');
    expect(told([60, 110])).toContain('cady/common/roads/charge-no-extra');
  });
});

it('a poor result that a unit was spared leaves it its dice, or takes them as the ruling is read (cady/common/three-dice/one-die, cady/ruling/poor-test-spared)', () => {
  const shaken = (choice: string, reaction: 'no-effect' | 'back') => {
    const { state, rules } = { ...met([], {}), rules: musketRulesUnder({ 'cady/ruling/poor-test-spared': choice }) };
    const result = { reaction: 'back', value: 24, loss: 2, read: '21-30', column: '21-30', because: [] } as const;
    noteMoraleResults(
      new Map([['blue-1', { result, reaction, because: [] }]]) as never,
      { state, rules },
      { tell: () => {} },
    );
    return unitIn(state, 'blue-1').pushedBack;
  };
  expect(shaken('effect-suffered', 'no-effect')).toBe(false);
  expect(shaken('effect-suffered', 'back')).toBe(true);
  expect(shaken('test-gone-against-it', 'no-effect')).toBe(true);
});

it('of a unit shot at twice at the same moment nobody falls twice (cady/musket/small-arms/simultaneous)', () => {
  const game = setUp({
    pieces: [
      { id: 'blue-1', at: [50, 40], formation: 'Col 8' },
      { id: 'blue-2', at: [75, 40], formation: 'Col 8' },
      { id: 'red-1', at: [62, 52], figures: 4, formation: 'Col 4' },
    ],
  });
  const { of } = play(game, { seed: 3 }, ['small-arms']);
  const volleys = of('volley').filter(({ target }) => target === 'red-1');
  const total = (key: 'hits' | 'losses') => volleys.reduce((sum, volley) => sum + volley[key], 0);
  expect(total('hits')).toBeGreaterThan(4);
  expect(total('losses')).toBe(4);
});

it('a wounded officer is left where he lies by a unit that runs off the table (cady/musket/optional/command-wounded)', () => {
  const game = setUp({
    level: 'advanced',
    optional: ['command-figures'],
    pieces: [
      { id: 'blue-1', at: [60, 40], officer: { rank: 'colonel', name: 'Colonel Ney' }, be: { mustDo: 'rout' } },
      { id: 'red-1', at: [60, 100] },
    ],
  });
  Object.assign(unitIn(game.state, 'blue-1').officer ?? {}, { wounded: true });
  const { events } = play(game, {}, ['movement']);
  expect(textOf(events, game)).toContain('Colonel Ney is left where he lies (blue-1)');
});

describe('on the water', () => {
  const river = {
    kind: 'river' as const,
    id: 'river',
    line: [[0, 75] as [number, number], [200, 75] as [number, number]],
    width: 40,
  };
  const boat = {
    id: 'blue-boat',
    kind: 'boat' as const,
    at: [100, 75] as [number, number],
    facing: 'N',
    length: 12,
    beam: 8,
  };
  const load: Piece = { id: 'blue-1', figures: 20, at: [10, 10], aboard: { vessel: 'blue-boat' } };
  const afloat = (pieces: readonly Piece[], over: Partial<TableTop> = {}) =>
    setUp({
      pieces,
      features: [river],
      water: { rivers: [{ river: 'river', flow: 'as-drawn', deep: true }], wind: 'west' },
      vessels: [boat],
      ...over,
    });

  it('who has landed before he marched has a third less to fire in (cady/musket/boat/beach)', () => {
    const game = afloat([load, { id: 'red-1', at: [100, 125], figures: 16 }], {
      vessels: [{ ...boat, at: [100, 94.5], docked: true }],
    });
    const { of } = play(game, { orders: { 'blue-1': 'H, LAND' }, seed: 1 });
    expect(unitIn(game.state, 'blue-1').turn.moved).toBeCloseTo(1 / 3, 2);
    const volley = of('volley').find(({ unit }) => unit === 'blue-1');
    expect(volley?.groups.map(({ shots }) => shots)).toEqual(volley?.groups.map(() => 1));
    expect(volley?.groups.length).toBeGreaterThan(0);
  });

  it('a boat that flees or sinks is told once, with those who are in it (cady/musket/boat/morale cady/musket/boat/artillery-sinks)', () => {
    const fled = afloat([
      { ...load, be: { mustDo: 'rout' } },
      { id: 'red-1', at: [190, 140] },
    ]);
    const flight = textOf(play(fled, { seed: 1 }, ['movement']).events, fled);
    expect(flight.filter(line => line.includes('blue-1'))).toEqual([
      'blue-boat flees for good with blue-1 on board',
      '  why: blue-1 routs: boat and all are gone',
    ]);
    const gun: Piece = { id: 'red-gun', type: 'eight-pounder-cannon', at: [100, 120], facing: 'S' };
    const sunk = afloat([load, gun]);
    const calls = { 'red-gun': [{ shot: 'solid', bearing: 180, range: 48 }] } as const;
    const loss = textOf(play(sunk, { calls, dice: [0, 1, 0] }, ['artillery']).events, sunk);
    expect(loss).toContain('blue-boat sinks with blue-1 on board');
    expect(loss.some(line => line.includes('destroyed'))).toBe(false);
  });

  it('a ship loses another gun with every ten, never the same again (cady/musket/ship/damage-10)', () => {
    const guns = ['red-gun', 'red-gun2'];
    const game = afloat(
      [
        { id: 'blue-1', at: [60, 20] },
        { id: 'red-gun', type: 'twelve-pounder-cannon', at: [110, 130], facing: 'S' },
        { id: 'red-gun2', type: 'twelve-pounder-cannon', at: [101, 130], facing: 'S' },
      ],
      { vessels: [{ id: 'blue-ship', kind: 'frigate', at: [120, 75], facing: 'E', length: 30, beam: 8, cost: 200 }] },
    );
    const calls = Object.fromEntries(guns.map(id => [id, [{ shot: 'solid' as const, bearing: 180, range: 52 }]]));
    // Of these dice both balls strike her, and the two dice of each come to ten.
    const { of } = play(game, { calls, seed: 342 }, ['artillery']);
    expect(of('vessel').filter(({ because }) => because[0]?.because === 'two dice come to 10')).toHaveLength(2);
    const lost = of('gun-lost').map(({ unit }) => unit);
    expect(lost).toContain('blue-ship-port-2');
    expect(new Set(lost).size).toBe(lost.length);
  });

  it('a boat that too few are there to carry round a ford is told to stay (cady/musket/boat/portage)', () => {
    const ford = {
      kind: 'ford' as const,
      id: 'ford',
      width: 6,
      line: [[130, 50] as [number, number], [130, 100] as [number, number]],
    };
    const told = (figures: number) => {
      const game = afloat([load, { id: 'red-1', at: [190, 140] }], {
        vessels: [{ ...boat, facing: 'E', at: [126.5, 75] }],
        features: [river, ford],
      });
      unitIn(game.state, 'blue-1').figures = figures;
      return textOf(play(game, { helm: { 'blue-boat': 'PORTAGE' }, seed: 1 }).events, game);
    };
    expect(told(6)).toContain('blue-boat is carried round a ford');
    expect(told(5)).toContain('blue-boat is not carried round a ford');
    expect(told(5)).toContain('  why: 5 figures at hand, 6 are needed: stays where it is');
  });

  it('a river bank shelters those who stand on it, however broad the river, and nobody in a boat (cady/musket/morale/defensive-feature)', () => {
    const column = (pieces: readonly Piece[], over: Partial<TableTop> = {}) => {
      const game = afloat([...pieces, { id: 'red-1', at: [100, 120], figures: 16 }], over);
      Object.assign(unitIn(game.state, 'blue-1').turn, { lost: 2 });
      const { of } = play(game, { seed: 1 }, ['morale']);
      return of('morale')[0]?.because.some(({ clause }) => clause === 'cady/musket/morale/defensive-feature');
    };
    expect(column([load])).toBe(false);
    const ashore: Piece = { id: 'blue-1', figures: 20, at: [100, 53.5], formation: 'LB' };
    expect(column([ashore])).toBe(true);
    expect(column([{ ...ashore, at: [100, 48] }])).toBe(false);
  });

  it('a ship that turns a little is told the degrees that she faces (cady/musket/ship/turn)', () => {
    const game = afloat(
      [
        { id: 'blue-1', at: [60, 120] },
        { id: 'red-1', at: [190, 140] },
      ],
      {
        vessels: [
          {
            id: 'blue-ship',
            kind: 'frigate',
            at: [120, 75],
            facing: 'E',
            length: 30,
            beam: 8,
            cost: 200,
            underWay: true,
          },
        ],
      },
    );
    const { events } = play(game, { helm: { 'blue-ship': 'F 100' } }, ['movement']);
    expect(textOf(events, game)).toContain('blue-ship turns and faces 100°');
  });
});

it('the die of a gun in a hit area is told with the others (cady/musket/artillery/explosive/piece-roll)', () => {
  const targets = [{ unit: 'guns', kind: 'piece' as const, point: { x: 1, y: 1 } }];
  const shot = { gun: 'eight-pounder-howitzer' as const, hitPoint: { x: 0, y: 0 }, targets };
  const { because } = explosiveShot(shot, scripted([5]));
  expect(because).toContainEqual(
    expect.objectContaining({ because: 'the piece of guns in the area', effect: 'removed on 6' }),
  );
});

it('a commander whose foot holds a wall does not send it through a gap before it', () => {
  const wall = {
    kind: 'wall' as const,
    id: 'wall',
    line: [[20, 61] as [number, number], [100, 61] as [number, number]],
  };
  const goes = (features: TableTop['features']) => {
    const game = setUp({
      pieces: [
        { id: 'blue-1', at: [60, 60] },
        { id: 'red-1', at: [60, 100] },
      ],
      features,
    });
    const view = musketView(game.state, 'blue', game.scenario, game.rules);
    const clause = 'cady/common/break-through/when' as const;
    const request = { kind: 'break-through' as const, id: 'b', side: 'blue', clause, unit: 'blue-1', cm: 10 };
    return answerInBattle(request, view, scripted([]), game.rules);
  };
  expect(goes([wall])).toEqual({ go: false });
  expect(goes([])).toEqual({ go: true });
});

it('a commander does not order a line to form that is one, though it has lost men', () => {
  const on = { table: { width: 200, height: 150, features: [] }, friendsIn: () => [] };
  const placed = {
    ...placedOf(
      unitIn(
        setUp({
          pieces: [
            { id: 'blue-1', at: [60, 60], figures: 24, formation: 'LB' },
            { id: 'red-1', at: [60, 90] },
          ],
        }).state,
        'blue-1',
      ),
      musketRules(),
    ),
    figures: 16,
  };
  const rules = musketRules();
  expect(deployed({ placed, figures: 16, morale: 4 }, 0, 8, on, rules)).toEqual({});
  expect(deployed({ placed: { ...placed, files: 2 }, figures: 16, morale: 4 }, 0, 8, on, rules)).toEqual({
    formation: { shape: 'line' },
  });
});

it('a commander has whoever is struck in the rear alone turn to the enemy', () => {
  const game = setUp({
    pieces: [
      { id: 'blue-1', at: [60, 40], formation: 'LB' },
      { id: 'red-1', at: [60, 35.75], facing: 'N', formation: 'LB' },
    ],
  });
  game.state.turn = 1;
  const edges = { edgeOfA: 'rear', edgeOfB: 'front' } as const;
  game.state.contacts.push({ a: 'blue-1', b: 'red-1', ...edges, since: 1, attackers: ['red-1'], run: {} });
  const view = musketView(game.state, 'blue', game.scenario, game.rules);
  const orders = ordersToTakeAndHold(['blue-1'], view, game.rules);
  expect(orders).toEqual({ 'blue-1': 'H, F S' });
  const { of } = play(game, { orders, seed: 1 });
  expect(of('turned-to-fight')).toMatchObject([{ unit: 'blue-1', on: 'red-1' }]);
});

it('nobody chooses when to fire at an enemy who only stands against him (cady/common/fire/defensive-fire-3dt)', () => {
  const volleys = (attackers: readonly string[]) => {
    const game = met(attackers, { 'red-1': 0.2 });
    unitIn(game.state, 'red-1').turn.path = [
      { x: 60, y: 47, time: 0 },
      { x: 60, y: 40.25, time: 1 },
    ];
    return play(game, { seed: 1 }, ['small-arms'])
      .of('volley')
      .map(({ unit }) => unit);
  };
  expect(volleys(['red-1'])).toEqual(['blue-1']);
  expect(volleys([])).toEqual([]);
});

it('a gun that fires due north is told to fire at 0°, and not at 360', () => {
  const shot = {
    kind: 'shot',
    gun: 'blue-guns',
    projectile: 'solid',
    from: { x: 0, y: 0 },
    bearing: 359.8,
    strikes: [],
  } as const;
  const area = { shape: 'stick', from: { x: 0, y: 0 }, bearing: 0, length: 20 } as const;
  const game = setUp({
    pieces: [
      { id: 'blue-guns', at: [60, 40], type: 'six-pounder-cannon' },
      { id: 'red-1', at: [60, 90] },
    ],
  });
  expect(textOf([{ ...shot, area, losses: {}, because: [] }], game)[0]).toContain('at bearing 0°');
});

it('a commander does not march his foot into the enemy', () => {
  const guards: Piece = { id: 'red-1', at: [60, 75], type: 'guard', figures: 14, facing: 'W', formation: 'Col 4' };
  const game = setUp({ pieces: [{ id: 'blue-1', at: [60, 60], type: 'militia', formation: 'LB' }, guards] });
  const view = musketView(game.state, 'blue', game.scenario, game.rules);
  const march = { gait: 'march' as const, legs: [{ direction: 0, distance: { by: 'cm' as const, cm: 12 } }] };
  const outcome = rehearsalOf(view, game.rules)(new Map([['blue-1', march]]));
  expect(outcome.get('blue-1')).toMatchObject({ meets: ['red-1'], crowds: true });
  const charge = { ...march, gait: 'charge' as const };
  expect(rehearsalOf(view, game.rules)(new Map([['blue-1', charge]])).get('blue-1')?.crowds).toBe(false);
});

it('a commander whose foot stands close behind his own guns has it march round them', () => {
  const game = setUp({
    pieces: [
      { id: 'blue-1', at: [151, 34.5], facing: 44, figures: 24, formation: 'LB' },
      { id: 'blue-guns', at: [150, 40], facing: 'NW', type: 'eight-pounder-cannon' },
      { id: 'red-1', at: [102, 96], figures: 16, type: 'light-infantry', formation: 'LB' },
    ],
    objectives: [{ id: 'farm', name: 'the farm', at: [94, 110], radius: 10 }],
  });
  const view = musketView(game.state, 'blue', game.scenario, game.rules);
  expect(ordersToTakeAndHold(['blue-1'], view, game.rules)['blue-1']).toMatch(/ cm/);
});

it('horse that rides up, fires its pistols and rides back takes fire where it fired (cady/musket/cavalry/caracole-accepts-fire)', () => {
  const game = setUp({
    pieces: [
      { id: 'blue-1', type: 'light-hussars', figures: 12, at: [100, 36], formation: 'Col 6' },
      { id: 'red-1', figures: 24, at: [100, 60], formation: 'LB' },
    ],
  });
  const { of } = play(game, { orders: { 'blue-1': 'N 14 cm, S 14 cm', 'red-1': 'H' }, seed: 2 });
  const [answer] = of('volley').filter(({ unit }) => unit === 'red-1');
  expect(answer?.groups.every(({ distance, shots }) => distance <= 16 && shots === 1)).toBe(true);
  expect(answer?.because[0]).toMatchObject({ because: 'blue-1 fired on its way' });
});
