import { describe, expect, it } from 'vitest';
import { RuleViolation } from '../../../src/rulebook/index.js';
import { tableOf } from '../../../src/rulesets/wrg/ground.js';
import { sideAtEnd } from '../../../src/rulesets/wrg/victory.js';
import { wrgView } from '../../../src/rulesets/wrg/view.js';
import { introduceWrg } from '../../../src/rulesets/wrg/windows/introduce.js';
import { lookWrg } from '../../../src/rulesets/wrg/windows/look.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { fresh } from './answers.js';
import { inside, town } from './siege-table.js';
import { type Game, type Piece, play, type TableTop, unitIn } from './table-top.js';

/** A square of ground. */
const patch = (kind: 'wood' | 'hill' | 'building' | 'marsh', id: string, x: number, y: number, half = 20) => ({
  kind,
  id,
  outline: [
    [x - half, y - half],
    [x + half, y - half],
    [x + half, y + half],
    [x - half, y + half],
  ] as [number, number][],
});

const features = [
  patch('building', 'farm', 100, 200),
  patch('hill', 'mound', 200, 200),
  patch('wood', 'grove', 300, 200),
  patch('marsh', 'mire', 300, 260),
];

const pieces: readonly Piece[] = [
  { id: 'rome-foot', at: [200, 60] },
  { id: 'gaul-foot', at: [200, 340] },
];

type Plan = NonNullable<NonNullable<NonNullable<TableTop['armies']>['rome']>['plan']>;

/** A table of one square metre, where all of it is chosen by dice. */
function table(rome: Plan, gaul: Plan, more: Partial<TableTop> = {}): TableTop {
  return {
    pieces,
    armies: { rome: { plan: { nominates: 2, ...rome } }, gaul: { plan: { nominates: 3, ...gaul } } },
    ...more,
    scenario: {
      agreed: ['organisation'],
      table: { width: 400, height: 400, features },
      setup: { terrain: true, trees: { grove: 20 } },
      ...more.scenario,
    },
  };
}

const ground = ({ scenario, state }: Game) => tableOf(scenario, state).features.map(({ id }) => id);
/** The corner of a feature that is nearest to the origin. */
const cornerOf = ({ scenario, state }: Game, id: string) => {
  const feature = tableOf(scenario, state).features.find(each => each.id === id);
  const points = feature === undefined ? [] : 'outline' in feature ? feature.outline : feature.line;
  return [Math.min(...points.map(({ x }) => x)), Math.min(...points.map(({ y }) => y))];
};

function begun(setting: TableTop, dice: readonly number[]) {
  const game = fresh(setting);
  const { of } = play(game, { dice }, ['orders']);
  return { game, of };
}

describe('terrain chosen by dice', () => {
  it('is as many units as both have nominated and a die says, by a third (wrg/setup/terrain-unit-number, wrg/setup/terrain-units-available)', () => {
    const units = (die: number) => {
      const { game, of } = begun(table({ selects: ['grove', 'farm', 'mound', 'mire'] }, {}), [die, 5, 2]);
      return [of('terrain')[0]?.units, ground(game)];
    };
    expect(units(1)).toEqual([2, ['grove']]);
    expect(units(4)).toEqual([3, ['farm', 'grove']]);
    expect(units(6)).toEqual([4, ['farm', 'mound', 'grove']]);
  });

  it('is selected by who throws higher and laid out by the other; equal throws are thrown again (wrg/setup/terrain-select-and-place)', () => {
    const plans: [Plan, Plan] = [
      { selects: ['farm'], laysOut: { mound: [60, 80] } },
      { selects: ['mound'], laysOut: { farm: [340, 300] } },
    ];
    const rome = begun(table(...plans), [4, 3, 3, 6, 1]);
    expect(rome.of('terrain')[0]).toMatchObject({ side: 'rome', features: ['farm'] });
    expect(cornerOf(rome.game, 'farm')).toEqual([320, 280]);
    const gaul = begun(table(...plans), [4, 1, 6]);
    expect(gaul.of('terrain')[0]).toMatchObject({ side: 'gaul', features: ['mound'] });
    expect(cornerOf(gaul.game, 'mound')).toEqual([40, 60]);
  });

  it('is played from the side that the selector wants, or whoever laid it out by the other reading (wrg/setup/terrain-select-and-place)', () => {
    const turned = (reading: 'who-selected' | 'who-laid-out', dice: readonly number[]) => {
      const rules = wrgRulesUnder({ rulings: { 'wrg/ruling/direction-of-play': reading } });
      const { game } = begun(table({ selects: ['farm'], turnsTable: true }, { selects: ['farm'] }, { rules }), dice);
      return cornerOf(game, 'farm');
    };
    expect(turned('who-selected', [4, 6, 1])).toEqual([280, 180]);
    expect(turned('who-selected', [4, 1, 6])).toEqual([80, 180]);
    expect(turned('who-laid-out', [4, 1, 6])).toEqual([280, 180]);
  });

  it('is played one way, as he wants who decides for the last square metre, the first, or the most of them (wrg/setup/terrain-select-and-place, wrg/ruling/direction-of-several-squares)', () => {
    const isTurned = (reading: string, dice: readonly number[]) => {
      const rules = wrgRulesUnder({ rulings: { 'wrg/ruling/direction-of-several-squares': reading } });
      const width = Math.min(1000, (dice.length / 3) * 400);
      const wide = { scenario: { table: { width, height: 400, features }, setup: { terrain: true } }, rules } as const;
      const { of } = begun(table({ turnsTable: true }, {}, wide), dice);
      return of('terrain').some(({ square }) => square === 'table');
    };
    // The Romans select in all square metres but the last.
    const two = [4, 6, 1, 4, 1, 6];
    const three = [4, 6, 1, ...two];
    const all = (dice: readonly number[]) =>
      ['of-the-last', 'of-the-first', 'of-the-most'].map(reading => isTurned(reading, dice));
    expect(all(two)).toEqual([false, true, false]);
    expect(all(three)).toEqual([false, true, true]);
  });

  it('has hedges and low walls with their houses alone, as much as goes with one, and where these are laid out (wrg/setup/terrain-units-available)', () => {
    const hedge = (id: string, x: number, long: number, kind: 'fence' | 'wall' = 'fence') => ({
      kind,
      id,
      line: [
        [x, 240],
        [x + long, 240],
      ] as [number, number][],
    });
    const all = [
      ...features,
      patch('building', 'mill', 30, 200, 10),
      hedge('lane', 80, 60),
      hedge('yard', 90, 160, 'wall'),
      hedge('long', 20, 30),
    ];
    const with_ = (selects: string[], laysOut = {}) => {
      const plan = { selects, laysOut };
      const { game } = begun(
        table(plan, plan, {
          scenario: {
            table: { width: 400, height: 400, features: all },
            setup: { terrain: true, trees: { grove: 20 } },
          },
        }),
        [4, 6, 1],
      );
      return { ground: ground(game), lane: ground(game).includes('lane') ? cornerOf(game, 'lane') : undefined };
    };
    // The mill is not selected, and so is not what stands about it.
    expect(with_(['farm', 'lane', 'long']).ground).toEqual(['farm', 'lane']);
    expect(with_(['mound', 'lane', 'long']).ground).toEqual(['mound']);
    expect(with_(['farm']).ground).toEqual(['farm']);
    // Half a metre goes with a house, which is two hundred paces.
    expect(with_(['farm', 'yard', 'lane']).ground).toEqual(['farm', 'yard']);
    expect(with_(['farm'], { farm: [200, 300] }).lane).toBeUndefined();
    expect(with_(['farm', 'lane'], { farm: [200, 300] }).lane).toEqual([180, 340]);
    expect(with_(['farm', 'lane'], { farm: [200, 300], lane: [100, 100] }).lane).toEqual([70, 100]);
  });

  it('is thrown for in each square metre by itself (wrg/setup/terrain-per-square-metre)', () => {
    const wide = table({}, {}, { scenario: { table: { width: 800, height: 400, features } } });
    const { of } = begun(wide, [4, 6, 1, 1, 1, 6]);
    expect(of('terrain').map(({ square, units, side }) => [square, units, side])).toEqual([
      ['1-1', 3, 'rome'],
      ['2-1', 2, 'gaul'],
    ]);
  });

  it('is what is seen, marched over and fought on', () => {
    const { game } = begun(table({ selects: [] }, { selects: [] }), [4, 6, 1]);
    expect(ground(game)).toEqual([]);
    expect(wrgView(game.state, 'rome', game.scenario).table.features).toEqual([]);
    const agreed = fresh({
      pieces,
      scenario: { agreed: ['organisation'], table: { width: 400, height: 400, features } },
    });
    play(agreed, {}, ['orders']);
    expect(agreed.state.ground).toBeUndefined();
    expect(ground(agreed)).toHaveLength(features.length);
  });

  it('shows who was to hide in a wood that nobody selects (wrg/setup/hidden-in-woods)', () => {
    const hidden = (selects: readonly string[]) => {
      const edge = [patch('wood', 'thicket', 300, 40, 60)];
      const { game } = begun(
        table(
          { selects: [...selects] },
          { selects: [...selects] },
          {
            pieces: [
              { id: 'rome-foot', at: [100, 60] },
              { id: 'rome-ambush', at: [300, 60], away: 'ambush', figures: 6, files: 6 },
              { id: 'gaul-foot', at: [200, 340] },
            ],
            scenario: { deployment: 'by-the-book', table: { width: 400, height: 400, features: edge } },
          },
        ),
        [4, 6, 1],
      );
      return unitIn(game, 'rome-ambush').hidden !== null;
    };
    expect(hidden(['thicket'])).toBe(true);
    expect(hidden([])).toBe(false);
  });

  it('is refused where nobody could choose it so, with every fault (wrg/setup/terrain-unit-number)', () => {
    const plans = table({ nominates: 7, selects: ['nowhere'] }, { nominates: 0, laysOut: { elsewhere: [1, 1] } });
    expect(pathsOf(plans)).toEqual([
      'sides.rome.plan.nominates',
      'sides.gaul.plan.nominates',
      'sides.rome.plan.selects',
      'sides.gaul.plan.laysOut',
    ]);
  });
});

function pathsOf(setting: TableTop): readonly string[] {
  try {
    fresh(setting);
  } catch (fault) {
    if (fault instanceof RuleViolation) return fault.violations.map(({ path }) => path);
    throw fault;
  }
  return [];
}

/** Horsemen on both sides, and Gauls who come on late. */
function scouting(romans: number, gauls: number, plan: Plan = {}): TableTop {
  return {
    pieces: [
      { id: 'rome-foot', at: [300, 60], figures: 20, files: 10 },
      { id: 'rome-horse', at: [600, 60], type: 'lc', figures: romans, files: 5 },
      { id: 'rome-late', at: [800, 60], type: 'hc', figures: 8, files: 8, away: { from: 5 } },
      { id: 'gaul-ambush', at: [300, 740], away: 'ambush' },
      { id: 'gaul-horse', at: [600, 740], type: 'lc', figures: gauls, files: 5 },
      { id: 'gaul-late', at: [150, 740], away: { from: 4 } },
    ],
    armies: { rome: { plan } },
    scenario: { agreed: ['organisation'], setup: { scouts: true } },
  };
}

describe('scouts', () => {
  it('are counted on both sides, and who has a tenth fewer declares his army, and not where it is (wrg/setup/scouts-declare, wrg/setup/scouts-inferior-side-reveals)', () => {
    const { game, of } = begun(scouting(10, 9), []);
    expect(of('scouted')).toMatchObject([{ side: 'gaul', light: { rome: 10, gaul: 9 } }]);
    const view = wrgView(game.state, 'rome', game.scenario);
    expect(view.declared?.map(({ id, figures, from }) => [id, figures, from])).toEqual([
      ['gaul-ambush', 12, null],
      ['gaul-horse', 9, null],
      ['gaul-late', 12, 4],
    ]);
    expect(JSON.stringify(view.declared)).not.toContain('"at"');
    const { scenario, rules } = game;
    expect(lookWrg({ view, scenario, rules })).toMatch(
      /Declared by the enemy: gaul-ambush \(12 .*gaul-late .*from period 4 on\)/,
    );
    expect(introduceWrg({ scenario, rules }, 'rome')).toContain('declares his army');
    expect(view.units['gaul-ambush']).toBeUndefined();
    expect(wrgView(game.state, 'gaul', game.scenario).declared).toBeUndefined();
  });

  it('who are as good as even reveal nothing', () => {
    const { game, of } = begun(scouting(11, 10), []);
    expect(of('scouted')).toMatchObject([{ side: null }]);
    expect(wrgView(game.state, 'rome', game.scenario).declared).toBeUndefined();
  });

  it('let the other side hasten, and leave its slowest at home for it (wrg/setup/scouts-inferior-side-reveals)', () => {
    const plan = { raises: { 'rome-late': 2 }, givesUp: { 'rome-foot': 12 } };
    const { game, of } = begun(scouting(10, 9, plan), []);
    expect(of('hastens')).toMatchObject([{ side: 'rome', units: ['rome-late'] }]);
    expect(unitIn(game, 'rome-late').away?.from).toBe(3);
    expect(unitIn(game, 'rome-foot')).toMatchObject({ figures: 8, strength: 8, placed: { figures: 8, files: 8 } });
    const even = begun(scouting(10, 10, plan), []);
    expect(unitIn(even.game, 'rome-late').away?.from).toBe(5);
    expect(unitIn(even.game, 'rome-foot').figures).toBe(20);
  });

  it('hear of the marches of who has to declare them, and what one’s own has cost is among the points (wrg/setup/scouts-inferior-side-reveals, wrg/points/forced-march)', () => {
    const hastening = scouting(10, 9, { raises: { 'rome-late': 2 }, givesUp: { 'rome-foot': 20 } });
    const pieces = hastening.pieces.map(each => (each.id === 'gaul-horse' ? { ...each, early: 2 } : each));
    const { game } = begun(
      {
        ...hastening,
        pieces,
        generals: [
          { id: 'rome-chief', with: 'rome-horse' },
          { id: 'gaul-chief', with: 'gaul-horse' },
        ],
      },
      [],
    );
    const { scenario, rules, state } = game;
    const view = wrgView(state, 'rome', scenario);
    expect(view.declared?.map(({ early }) => early)).toEqual([undefined, 2, undefined]);
    expect(lookWrg({ view, scenario, rules })).toMatch(/gaul-horse \(9 .*, 2 periods early\)/);
    const rome = sideAtEnd('rome', state, scenario, rules);
    const pointsOf = (id: string) => rome.survivors.find(each => each.of === id)?.points ?? 0;
    const even = begun({ ...scouting(10, 10), generals: [{ id: 'rome-chief', with: 'rome-horse' }] }, []).game;
    const before = sideAtEnd('rome', even.state, even.scenario, even.rules).survivors;
    // Eight horsemen, a point for each period.
    expect(pointsOf('rome-late')).toBe((before.find(each => each.of === 'rome-late')?.points ?? 0) + 16);
    expect(rome.original).toBe(pointsOf('rome-late') + pointsOf('rome-horse') + pointsOf('rome-chief'));
    expect(state.armies.rome?.units).toBe(2);
  });

  it('let nobody hasten for nothing, or at the cost of any but the slowest (wrg/setup/scouts-inferior-side-reveals)', () => {
    expect(pathsOf(scouting(10, 9, { raises: { 'rome-late': 2 } }))).toEqual(['sides.rome.plan']);
    expect(pathsOf(scouting(10, 9, { raises: { 'rome-late': 2 }, givesUp: { 'rome-horse': 5 } }))).toContain(
      'sides.rome.plan',
    );
  });
});

describe('troops with time in hand', () => {
  const far = (rome: number, gaul: number, y: number) =>
    pathsOf({
      pieces: [
        { id: 'rome-foot', at: [300, y], early: rome },
        { id: 'gaul-foot', at: [300, 740], early: gaul },
      ],
      scenario: { agreed: ['organisation'], deployment: 'by-the-book' },
    });

  it('deploy farther on, and not near the enemy’s edge (wrg/setup/time-advantage)', () => {
    expect(far(0, 0, 300)).toEqual(['sides.rome.units[0].at']);
    expect(far(2, 2, 300)).toEqual(['sides.rome.units[0].at']);
    // Medium foot goes 60 paces in a period.
    expect([far(2, 1, 160), far(5, 1, 340)]).toEqual([[], []]);
    expect([far(2, 1, 161), far(5, 1, 341)]).toEqual([['sides.rome.units[0].at'], ['sides.rome.units[0].at']]);
    expect([far(9, 0, 600), far(9, 0, 601)]).toEqual([[], ['sides.rome.units[0].at']]);
  });
});

describe('a garrison', () => {
  const manned = (feature: 'rampart' | 'palisade', garrison: Partial<Piece>) =>
    pathsOf({
      pieces: [
        { id: 'rome-foot', at: [300, 60] },
        { id: 'gaul-garrison', at: [500, 460], ...garrison },
        { id: 'gaul-relief', at: [300, 740] },
      ],
      generals: [
        { id: 'rome-chief', with: 'rome-foot' },
        { id: 'gaul-chief', with: 'gaul-relief' },
      ],
      features: town.map(each =>
        feature === 'palisade' && each.kind === 'gate' ? { ...each, kind: 'wall' } : each,
      ) as never,
      scenario: {
        agreed: ['organisation'],
        deployment: 'by-the-book',
        works: {
          forts: inside,
          walls: feature === 'rampart' ? [] : town.map(({ id }) => ({ feature: id, is: 'palisade' as const })),
        },
      },
    });

  it('is within the stone walls of its side, however far from its edge, up to half of what they cost (wrg/setup/fortress-garrison)', () => {
    expect(manned('rampart', {})).toEqual([]);
    expect(manned('rampart', { at: [500, 360] })).toEqual(['sides.gaul.units[0].at']);
    // 72 lengths of wall cost 1,440 points; 54 of these horsemen cost 727, and 53 of them 714.
    const horse = { type: 'shc', class: 'B', figures: 54, files: 18, at: [500, 500] } as const;
    expect(manned('rampart', horse)).toEqual(['sides.gaul.units']);
    expect(manned('rampart', { ...horse, figures: 53 })).toEqual([]);
  });

  it('has no camp behind a palisade for itself (wrg/setup/fortress-garrison)', () => {
    expect(manned('palisade', {})).toEqual(['sides.gaul.units[0].at']);
  });
});

describe('a flank march', () => {
  it('comes onto the table where it was sent, by dice from its period on (wrg/setup/off-table-arrival)', () => {
    const game = fresh({
      pieces: [
        { id: 'rome-foot', at: [300, 60] },
        { id: 'rome-flank', at: [980, 500], facing: 'W', away: { from: 2 } },
        { id: 'gaul-foot', at: [300, 740] },
      ],
      scenario: { agreed: ['organisation'], deployment: 'by-the-book' },
    });
    expect(wrgView(game.state, 'gaul', game.scenario).units['rome-flank']).toBeUndefined();
    play(game, { dice: [] }, ['orders']);
    expect(unitIn(game, 'rome-flank').away).not.toBeNull();
    const { of } = play(game, { dice: [4] }, ['orders']);
    expect(of('appeared')).toMatchObject([{ unit: 'rome-flank', how: 'came-on' }]);
    expect(unitIn(game, 'rome-flank').away).toBeNull();
    expect(unitIn(game, 'rome-flank').placed.at).toEqual({ x: 980, y: 500 });
  });

  it('comes on at an edge of the table, or at its own alone (wrg/setup/off-table-arrival, wrg/ruling/where-late-troops-come-on)', () => {
    const at = (x: number, y: number, reading: 'at-any-edge' | 'at-their-own-edge') =>
      pathsOf({
        pieces: [
          { id: 'rome-foot', at: [300, 60] },
          { id: 'rome-flank', at: [x, y], facing: 'W', away: { from: 2 } },
          { id: 'gaul-foot', at: [300, 740] },
        ],
        scenario: { agreed: ['organisation'], deployment: 'by-the-book' },
        rules: wrgRulesUnder({ rulings: { 'wrg/ruling/where-late-troops-come-on': reading } }),
      });
    const refused = ['sides.rome.units[1].at'];
    expect([at(980, 500, 'at-any-edge'), at(980, 500, 'at-their-own-edge')]).toEqual([[], refused]);
    expect([at(600, 50, 'at-any-edge'), at(600, 50, 'at-their-own-edge')]).toEqual([[], []]);
    expect([at(600, 400, 'at-any-edge'), at(600, 400, 'at-their-own-edge')]).toEqual([refused, refused]);
  });

  it('takes its sub-units with it: one die is thrown for the whole unit (wrg/setup/off-table-arrival, wrg/organisation/sub-unit-distance)', () => {
    const game = fresh({
      pieces: [
        { id: 'rome-foot', at: [300, 60] },
        { id: 'rome-flank', at: [980, 500], facing: 'W', away: { from: 1 }, subUnits: [archers(970, 600, 'W')] },
        { id: 'gaul-foot', at: [300, 740] },
      ],
    });
    const inSight = play(game, { dice: [3, 2] }, ['orders']);
    expect(inSight.of('appeared')).toMatchObject([{ unit: 'rome-flank', how: 'in-sight' }]);
    expect(unitIn(game, 'rome-archers').away).toMatchObject({ due: unitIn(game, 'rome-flank').away?.due });
    expect(play(game, { dice: [] }, ['orders']).of('appeared')).toEqual([]);
    const { of } = play(game, { dice: [] }, ['orders']);
    expect(of('appeared').map(({ unit, how }) => [unit, how])).toEqual([
      ['rome-flank', 'came-on'],
      ['rome-archers', 'came-on'],
    ]);
    expect(unitIn(game, 'rome-archers')).toMatchObject({ away: null, placed: { at: { x: 970, y: 600 } } });
  });

  it('of a unit that never comes leaves its sub-units off as well (wrg/setup/off-table-arrival)', () => {
    const game = fresh({
      pieces: [
        { id: 'rome-foot', at: [300, 60] },
        { id: 'rome-flank', at: [980, 500], facing: 'W', away: { from: 1 }, subUnits: [archers(970, 600, 'W')] },
        { id: 'gaul-foot', at: [300, 740] },
      ],
    });
    for (const dice of [[2], [2], [2], []]) play(game, { dice }, ['orders']);
    expect(['rome-flank', 'rome-archers'].map(id => unitIn(game, id).gone)).toEqual(['left-table', 'left-table']);
  });
});

describe('a unit that lies in ambush', () => {
  it('hides its sub-units with it, in a wood that holds them too (wrg/setup/hidden-in-woods, wrg/organisation/sub-unit-distance)', () => {
    const lying = (x: number): TableTop => ({
      pieces: [
        { id: 'rome-foot', at: [100, 60] },
        { id: 'rome-ambush', at: [500, 60], away: 'ambush', figures: 6, subUnits: [archers(x, 60, 'N')] },
        { id: 'gaul-foot', at: [300, 740] },
      ],
      scenario: {
        agreed: ['organisation'],
        deployment: 'by-the-book',
        table: { width: 1000, height: 800, features: [patch('wood', 'thicket', 550, 60, 120)] },
      },
    });
    expect(unitIn(fresh(lying(580)), 'rome-archers').hidden).toEqual({ kind: 'ambush' });
    expect(pathsOf(lying(800))).toEqual(['sides.rome.units[1].subUnits[0].at']);
  });
});

/** Six archers who are a sub-unit. */
function archers(x: number, y: number, facing: string) {
  return {
    id: 'rome-archers',
    type: 'li' as const,
    training: 'regular' as const,
    class: 'C' as const,
    weapons: ['bow' as const],
    figures: 6,
    files: 3,
    at: [x, y] as [number, number],
    facing,
  };
}
