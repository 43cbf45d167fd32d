import { describe, expect, it } from 'vitest';
import { checkAnswer } from '../../../src/battle/index.js';
import { rolled } from '../../../src/dice/index.js';
import type { RuleViolation } from '../../../src/rulebook/index.js';
import { armyPoints } from '../../../src/rulesets/wrg/army/points.js';
import { armyListOf } from '../../../src/rulesets/wrg/muster/army-list.js';
import type { WrgRules } from '../../../src/rulesets/wrg/rules.js';
import { wrg } from '../../../src/rulesets/wrg/ruleset.js';
import type { WrgScenarioFile } from '../../../src/rulesets/wrg/schema.js';
import { conditionOf } from '../../../src/rulesets/wrg/turn/condition.js';
import { fieldOf } from '../../../src/rulesets/wrg/turn/field.js';
import { afterTheFight } from '../../../src/rulesets/wrg/turn/fighting/aftermath.js';
import { holdersOf } from '../../../src/rulesets/wrg/turn/places.js';
import { playOf } from '../../../src/rulesets/wrg/turn/play.js';
import { situationOf } from '../../../src/rulesets/wrg/turn/reacting/situation.js';
import { fallAboard, splitOf } from '../../../src/rulesets/wrg/turn/ships/company.js';
import { sideAtEnd } from '../../../src/rulesets/wrg/victory.js';
import { wrgView } from '../../../src/rulesets/wrg/view.js';
import { quadOf } from '../../../src/table/index.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { declaring } from './answers.js';
import { type Game, type Piece, play, setUp, unitIn } from './table-top.js';

type Sea = NonNullable<WrgScenarioFile['sea']>;
type ShipEntry = Sea['ships'][number];

const shallows = {
  kind: 'river',
  id: 'surf',
  line: [
    [0, 60],
    [1000, 60],
  ],
  width: 120,
} as const;

const snake: ShipEntry = {
  id: 'sea-snake',
  side: 'rome',
  kind: 'raider',
  oars: 12,
  at: [500, 90],
  facing: 'N',
  length: 80,
  beam: 26,
  aboard: ['rome-raiders'],
};

const raiders: Piece = { id: 'rome-raiders', at: [100, 400], class: 'B', order: 'MOVE N 300', weapons: ['javelins'] };
const slingers: Piece = { id: 'rome-slingers', type: 'li', at: [100, 450], figures: 6, files: 3, weapons: ['sling'] };
const gauls: Piece = { id: 'gaul-levy', at: [500, 500], weapons: ['bow'] };

/** A ship off a beach that runs along y = 120; the water before it is for wading. */
function beach({
  pieces = [raiders, gauls],
  ships = [snake],
  crews,
  rules,
}: {
  readonly pieces?: readonly Piece[];
  readonly ships?: readonly ShipEntry[];
  readonly crews?: Sea['crews'];
  readonly rules?: WrgRules;
} = {}): Game {
  return setUp({
    ...(rules === undefined ? {} : { rules }),
    pieces,
    features: [structuredClone(shallows) as never],
    scenario: { sea: { shallows: ['surf'], ships: [...ships], ...(crews === undefined ? {} : { crews }) } },
  });
}

const ship = ({ state }: Game) => {
  const known = state.ships?.['sea-snake'];
  if (known === undefined) throw new Error('the ship is lost');
  return known;
};

function faultsOf(set: () => unknown): readonly { readonly path: string; readonly problem: string }[] {
  try {
    set();
  } catch (error) {
    return (error as RuleViolation).violations;
  }
  return [];
}

describe('ships of a scenario', () => {
  it('make one unit of class C or D of all aboard, who stand on the deck [wrg/ship/aboard]', () => {
    const game = beach({
      pieces: [raiders, slingers, gauls],
      ships: [{ ...snake, aboard: ['rome-raiders', 'rome-slingers'], company: 'D' }],
    });
    const [first, second] = [unitIn(game, 'rome-raiders'), unitIn(game, 'rome-slingers')];
    expect([first.troops.class, second.troops.class]).toEqual(['D', 'D']);
    expect([first.parent, second.parent]).toEqual([null, 'rome-raiders']);
    expect(first.placed.at).toMatchObject({ x: 500, y: 90 });
    for (const unit of [first, second]) {
      for (const { x, y } of quadOf(unit.placed)) {
        expect(Math.abs(x - 500)).toBeLessThanOrEqual(13);
        expect(y).toBeGreaterThanOrEqual(10 - 1e-6);
        expect(y).toBeLessThanOrEqual(90 + 1e-6);
      }
    }
  });

  it('are not left by skirmishers who are charged: nobody evades from a deck (wrg/orders/skirmish-infantry-evade)', () => {
    const horse: Piece = { ...gauls, id: 'gaul-horse', type: 'lc', at: [500, 150], figures: 6, files: 6 };
    const charged = (aboard: string) => {
      const pieces = [{ ...slingers, at: [500, 90], order: 'SKIRMISH' } as const, raiders, horse];
      const game = beach({ pieces, ships: [{ ...snake, at: [700, 90], aboard: [aboard] }] });
      Object.assign(unitIn(game, 'gaul-horse').period, { charges: 'rome-slingers', doing: 'charging' });
      return play(game, {}, ['declarations']).of('counter');
    };
    expect(charged('rome-raiders')).toMatchObject([{ unit: 'rome-slingers', what: 'evade' }]);
    expect(charged('rome-slingers')).toEqual([]);
  });

  it('leave a battle without them as it is', () => {
    const game = setUp({ pieces: [raiders, gauls] });
    expect('ships' in game.state).toBe(false);
    expect('ships' in wrgView(game.state, 'rome', game.scenario)).toBe(false);
    expect(Object.keys(unitIn(game, 'rome-raiders'))).not.toContain('aboard');
  });

  it('are refused with every fault: who is not there, who finds no room, where they lie', () => {
    const other = { ...snake, id: 'wolf', at: [505, 90] as [number, number], aboard: ['gaul-levy', 'nobody'] };
    const short = { ...snake, id: 'dory', at: [100, 30] as [number, number], length: 20, aboard: ['rome-raiders'] };
    const faults = faultsOf(() => beach({ ships: [other, { ...snake, comes: 900 }, short] }));
    const paths = faults.map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining([
        'sea.ships[0].aboard[0]',
        'sea.ships[0].aboard[1]',
        'sea.ships[1].at',
        'sea.ships[2].aboard[0]',
      ]),
    );
    expect(faultsOf(() => beach({ ships: [{ ...snake, length: 20 }] })).map(({ path }) => path)).toEqual([
      'sea.ships[0].aboard',
    ]);
  });

  it('are manned as agreed, or a man to an oar by the book [wrg/ship/crews]', () => {
    expect(faultsOf(() => beach({ ships: [{ ...snake, oars: 3 }] }))).toEqual([]);
    expect(faultsOf(() => beach({ crews: 'by-the-book' }))).toEqual([]);
    const few = faultsOf(() => beach({ ships: [{ ...snake, oars: 14 }], crews: 'by-the-book' }));
    expect(few[0]).toMatchObject({
      clause: 'wrg/ship/crews',
      problem: '12 figures are aboard instead of 14, one to an oar',
    });
    const galley: ShipEntry = { ...snake, kind: 'galley', oars: 6, aboard: ['rome-raiders', 'rome-slingers'] };
    expect(
      faultsOf(() => beach({ pieces: [raiders, slingers, gauls], ships: [galley], crews: 'by-the-book' })),
    ).toHaveLength(1);
    const transport: ShipEntry = { ...snake, kind: 'transport' };
    expect(faultsOf(() => beach({ ships: [transport], crews: 'by-the-book' }))[0]?.problem).toContain(
      'for travel by sea',
    );
  });
});

describe('coming to the shore', () => {
  it('a ship is rowed straight in until it runs aground, with all aboard', () => {
    const game = beach({ ships: [{ ...snake, at: [500, 90], comes: 70, rows: 60 }] });
    const first = play(game);
    expect(first.of('ship')).toMatchObject([{ what: 'rows-in', paces: 60 }]);
    expect(unitIn(game, 'rome-raiders').placed.at.y).toBeCloseTo(150);
    expect(unitIn(game, 'rome-raiders').period.moved).toBe(60);
    expect(play(game).of('ship')).toMatchObject([{ what: 'grounds', paces: 10 }]);
    expect(ship(game)).toMatchObject({ aground: true, at: { x: 500, y: 160 } });
    expect(play(game).of('ship')).toEqual([]);
  });

  it('a ship is rowed no farther in the dark than others move [wrg/night/vision-move]', () => {
    const rowed = () => {
      const game = beach({ ships: [{ ...snake, at: [500, 90], comes: 90, rows: 80 }] });
      const none = { slowed: 'no', rivers: 0, downWind: null, forming: 0, dazzled: false, strays: null } as const;
      unitIn(game, 'rome-raiders').period.weather = { ...none, night: true, inTheDark: true };
      return play(game, {}, ['movement'])
        .of('ship')
        .map(({ paces }) => paces);
    };
    expect(rowed()).toEqual([60]);
  });

  it('it does not row over men in the water', () => {
    const game = beach({
      pieces: [raiders, { ...gauls, at: [500, 110], facing: 'S', figures: 6 }],
      ships: [{ ...snake, at: [500, 90], comes: 70, rows: 60 }],
    });
    play(game, {}, ['movement']);
    expect(ship(game).at.y).toBeLessThanOrEqual(110);
    expect(game.state.melees).toHaveLength(1);
  });

  it('men climb down in half a period and wade as through a deep ford [wrg/ship/wading] [wrg/ship/landed]', () => {
    const rules = wrgRulesUnder({ rulings: { 'wrg/ruling/wading-from-the-bow': 'from-where-they-form' } });
    const game = beach({ ships: [{ ...snake, at: [500, 90] }], rules });
    const { of } = play(game, { answers: declaring({ 'rome-raiders': { lands: true } }) });
    expect(of('landed')).toMatchObject([{ unit: 'rome-raiders', ship: 'sea-snake', how: 'lands' }]);
    const unit = unitIn(game, 'rome-raiders');
    expect(unit).not.toHaveProperty('aboard');
    expect(unit.troops.class).toBe('B');
    expect(unit.placed.files).toBe(6);
    expect(unit.period.unready).toBe('disembarking');
    // Six abreast and two deep before the bow at 90; half of a move of 60, of which each pace in the water counts two.
    const depth = 2 * unit.placed.stand.depth;
    const front = 90 + depth + 1;
    const inWater = Math.max(0, 120 - front);
    expect(of('moved')).toMatchObject([{ unit: 'rome-raiders' }]);
    const climbed = { clause: 'wrg/ship/wading', because: 'climbed over the side', effect: '−30 paces' };
    expect(of('moved')[0]?.because).toContainEqual(climbed);
    expect(unit.placed.at.y - front).toBeCloseTo(inWater + (30 - 2 * inWater), 0);
    expect(unit.period.obstructed).toBe(inWater > 0);
  });

  it('men whose ship lies so near the shore that they form on the beach have waded there, and are in disorder; on the dry nobody wades [wrg/ship/wading] [wrg/ruling/wading-from-the-bow]', () => {
    const gone = (bow: number, reading?: string) => {
      const rules = wrgRulesUnder(
        reading === undefined ? {} : { rulings: { 'wrg/ruling/wading-from-the-bow': reading } },
      );
      const game = beach({ ships: [{ ...snake, at: [500, bow] }], rules });
      const { of } = play(game, { answers: declaring({ 'rome-raiders': { lands: true } }) });
      const { disorganised } = conditionOf(unitIn(game, 'rome-raiders'), fieldOf(game.state, game.scenario, rules));
      const [moved] = of('moved');
      const waded = moved?.because.find(({ because }) => because === 'waded from the ship to where it forms')?.effect;
      return { distance: moved?.distance, waded, disorganised };
    };
    // Six paces of water before the bow, at two each.
    expect(gone(114)).toEqual({ distance: 18, waded: '−12 paces', disorganised: true });
    expect(gone(114, 'as-they-form-already')).toEqual(gone(114));
    expect(gone(114, 'from-where-they-form')).toEqual({ distance: 30, waded: undefined, disorganised: false });
    expect(gone(121)).toEqual({ distance: 30, waded: undefined, disorganised: false });
    // Sixteen paces of water to where they form take all the thirty that are left of their move.
    expect(gone(90)).toEqual({ distance: undefined, waded: undefined, disorganised: true });
  });

  it('whoever meets them as they climb down finds them in disorder [wrg/disorganisation/contacted-unready]', () => {
    const game = beach({
      pieces: [
        raiders,
        { ...gauls, id: 'gaul-horse', type: 'hc', at: [500, 230], figures: 6, files: 6, order: 'ATTACK rome-raiders' },
      ],
    });
    const { of } = play(
      game,
      {
        seed: 4,
        answers: declaring({ 'rome-raiders': { lands: true } }),
      },
      ['orders', 'declarations'],
    );
    expect(of('landed')).toHaveLength(1);
    const unit = unitIn(game, 'rome-raiders');
    unitIn(game, 'gaul-horse').period.charges = 'rome-raiders';
    play(game, { seed: 4 }, ['movement']);
    expect(unit.period.caught).toMatchObject({ charger: 'gaul-horse', unready: 'disembarking' });
    const { disorganised, because } = conditionOf(unit, fieldOf(game.state, game.scenario, game.rules));
    expect(disorganised).toBe(true);
    expect(because.map(({ because: why }) => why)).toContain('met by the charge of gaul-horse while disembarking');
  });

  it('nobody lands from a ship afloat, on orders to hold, or without room', () => {
    const refused = (game: Game) => {
      const { asked } = play(game, {}, ['orders', 'declarations']);
      const request = asked.find(({ kind, side }) => kind === 'declare' && side === 'rome');
      if (request === undefined) return 'not asked';
      return checkAnswer(wrg, request, { 'rome-raiders': { lands: true } }, game).map(({ path }) => path);
    };
    expect(refused(beach({ ships: [{ ...snake, at: [500, 90], comes: 70 }] }))).toEqual(['rome-raiders.lands']);
    expect(refused(beach({ pieces: [{ ...raiders, order: 'HOLD' }, gauls] }))).toEqual(['rome-raiders.lands']);
    expect(refused(beach())).toEqual([]);
    const around = [
      { ...gauls, at: [500, 100], facing: 'S', figures: 4, files: 4 },
      { ...gauls, id: 'gaul-left', at: [468, 80], facing: 'S' },
      { ...gauls, id: 'gaul-right', at: [532, 80], facing: 'S' },
    ] as const;
    expect(refused(beach({ pieces: [raiders, ...around.slice(0, 2)] }))).toEqual([]);
    expect(refused(beach({ pieces: [raiders, ...around] }))).toEqual(['rome-raiders.lands']);
  });

  it('others must wait for their ship, and may not be told to march or charge', () => {
    const game = beach();
    const { asked } = play(game, {}, ['orders', 'declarations']);
    const request = asked.find(({ kind, side }) => kind === 'declare' && side === 'rome');
    if (request === undefined) throw new Error('nobody was asked');
    const faults = checkAnswer(wrg, request, { 'rome-raiders': { pace: 'half' } }, game);
    expect(faults).toMatchObject([{ path: 'rome-raiders.pace', clause: 'wrg/ship/aboard' }]);
  });

  it('a body beside its ship climbs aboard again [wrg/ship/wading] [wrg/ship/aboard]', () => {
    const game = beach({
      pieces: [raiders, { ...slingers, at: [513.2, 60], facing: 'W', figures: 3 }, gauls],
    });
    const { of } = play(game, { answers: declaring({ 'rome-slingers': { boards: 'sea-snake' } }) });
    expect(of('landed')).toMatchObject([{ unit: 'rome-slingers', how: 'boards' }]);
    expect(unitIn(game, 'rome-slingers')).toMatchObject({ parent: 'rome-raiders', aboard: { ship: 'sea-snake' } });
    const again = beach({ pieces: [raiders, { ...slingers, at: [700, 60] }, gauls] });
    const { asked } = play(again, {}, ['orders', 'declarations']);
    const request = asked.find(({ kind, side }) => kind === 'declare' && side === 'rome');
    if (request === undefined) throw new Error('nobody was asked');
    expect(checkAnswer(wrg, request, { 'rome-slingers': { boards: 'sea-snake' } }, again)).toMatchObject([
      { path: 'rome-slingers.boards' },
    ]);
  });

  it('nobody climbs aboard where enemies stand on what would be his place [wrg/ship/wading]', () => {
    const boards = (at: [number, number]) => {
      const game = beach({
        pieces: [
          raiders,
          { ...slingers, at: [513.2, 60], facing: 'W', figures: 3 },
          { ...gauls, at, files: 2, figures: 2 },
        ],
      });
      const { asked } = play(game, {}, ['orders', 'declarations']);
      const request = asked.find(({ kind, side }) => kind === 'declare' && side === 'rome');
      if (request?.kind !== 'declare') throw new Error('nobody was asked');
      return request.units.find(({ unit }) => unit === 'rome-slingers')?.boards;
    };
    expect(boards([500, 500])).toEqual(['sea-snake']);
    expect(boards([500, 13])).toBeUndefined();
  });

  it('men out of control leap ashore', () => {
    const game = beach({
      pieces: [
        { ...raiders, be: { bound: { instruction: 'uncontrolled-advance', disorganised: false, left: 2, kept: 0 } } },
        gauls,
      ],
    });
    const { of } = play(game);
    expect(of('landed')).toMatchObject([{ unit: 'rome-raiders', how: 'lands' }]);
  });

  it('men whose ship burns under them leap ashore, from before an enemy too, and are hand to hand with him no more [wrg/fire/untenable] [wrg/melee/eligible-front]', () => {
    const game = beach({ pieces: [raiders, { ...gauls, at: [500, 90.2], facing: 'S', figures: 6, files: 2 }] });
    play(game, {}, ['movement']);
    expect(game.state.melees).toHaveLength(1);
    const blaze = { points: 20, caught: true, untenableFor: 0, state: 'untenable', added: 0 } as const;
    game.state.fires = { things: { 'sea-snake': blaze }, lit: {}, tanks: {} };
    const { of } = play(game, {}, ['declarations']);
    expect(of('landed')).toMatchObject([{ unit: 'rome-raiders', how: 'lands' }]);
    expect(of('out-of-contact')).toMatchObject([{ a: 'gaul-levy', b: 'rome-raiders' }]);
    expect(game.state.melees).toEqual([]);
  });
});

describe('aboard', () => {
  const fought = (piece: Partial<Piece> = {}) =>
    beach({ pieces: [raiders, { ...gauls, at: [500, 90.2], facing: 'S', figures: 6, ...piece }] });

  it('men stand higher than the beach, in cover [wrg/ship/aboard]', () => {
    const game = fought();
    const { of } = play(game, {}, ['movement', 'hand-to-hand']);
    expect(of('met')).toHaveLength(1);
    const blows = of('fought');
    const why = (unit: string) => blows.find(each => each.unit === unit)?.because.map(({ because }) => because) ?? [];
    expect(why('rome-raiders')).toContain('higher on a slope');
    expect(why('gaul-levy')).not.toContain('higher on a slope');
    expect(why('gaul-levy')).toContain('enemy behind partial cover');
    expect(why('rome-raiders')).not.toContain('enemy behind partial cover');
    const far = beach({ pieces: [raiders, { ...gauls, at: [500, 180] }] });
    const shots = play(far, {}, ['movement', 'shooting']).of('shot');
    expect(shots.find(({ unit }) => unit === 'gaul-levy')?.because.map(({ clause }) => clause)).toContain(
      'wrg/shooting/tactical/cover',
    );
    const situation = situationOf(
      unitIn(far, 'rome-raiders'),
      { cause: 'voluntary' },
      fieldOf(far.state, far.scenario, far.rules),
    );
    expect(situation).toMatchObject({ behind: 'cover', uphillOfEnemy: true });
  });

  it('men fight as those do who are higher on a slope, or a deck is none (wrg/ruling/height-of-a-deck)', () => {
    const isHigher = (reading: string) => {
      const game = beach({
        pieces: [raiders, { ...gauls, at: [500, 90.2], facing: 'S', figures: 6 }],
        rules: wrgRulesUnder({ rulings: { 'wrg/ruling/height-of-a-deck': reading } }),
      });
      const blows = play(game, {}, ['movement', 'hand-to-hand']).of('fought');
      const own = blows.find(({ unit }) => unit === 'rome-raiders');
      return own?.because.some(({ because }) => because === 'higher on a slope');
    };
    expect([isHigher('counts-as-up-slope'), isHigher('is-no-slope')]).toEqual([true, false]);
  });

  it('men are higher than all the land below, or than who is in the water or at their side [wrg/ship/aboard] [wrg/ruling/deck-over-the-land]', () => {
    const isUphill = (reading: string, y: number) => {
      const rules = wrgRulesUnder({ rulings: { 'wrg/ruling/deck-over-the-land': reading } });
      const { state, scenario } = beach({ pieces: [raiders, { ...gauls, at: [500, y] }], rules });
      const field = fieldOf(state, scenario, rules);
      return situationOf(unitIn({ state }, 'rome-raiders'), { cause: 'voluntary' }, field).uphillOfEnemy;
    };
    // The shallows end at 120.
    const at = (reading: string) => [110, 180].map(y => isUphill(reading, y));
    expect(at('over-all-the-land')).toEqual([true, true]);
    expect(at('over-the-water-alone')).toEqual([true, false]);
  });

  it('men shoot over the heads of their friends from straight above, as from a rampart [wrg/shooting/overhead/penalty]', () => {
    const archers: Piece = { ...raiders, type: 'lmi', weapons: ['bow'] };
    const far = beach({ pieces: [archers, { ...gauls, at: [500, 180] }] });
    const [shot] = play(far, {}, ['movement', 'shooting'])
      .of('shot')
      .filter(({ unit }) => unit === 'rome-raiders');
    expect(shot?.figures).toBeGreaterThan(4);
    expect(shot?.because.map(({ clause }) => clause)).not.toContain('wrg/shooting/overhead/penalty');
  });

  it('who is lost is lost to the ship’s company [wrg/ship/aboard] [wrg/reaction/minus1-fifth-lost]', () => {
    const game = beach({
      pieces: [raiders, slingers, { ...gauls, at: [500, 180] }],
      ships: [{ ...snake, aboard: ['rome-raiders', 'rome-slingers'] }],
    });
    const [bow, stern] = [unitIn(game, 'rome-raiders'), unitIn(game, 'rome-slingers')];
    Object.assign(stern, { figures: 0, gone: 'destroyed' });
    fallAboard(stern);
    expect(stern).toMatchObject({ parent: null, troops: { class: 'C' } });
    const field = fieldOf(game.state, game.scenario, game.rules);
    expect(situationOf(bow, { cause: 'voluntary' }, field)).toMatchObject({ original: 18, lost: 6 });
  });

  it('nobody is offered to break off a melee, whatever his order says [wrg/ship/aboard] [wrg/after-melee/break-off]', () => {
    const game = beach({
      pieces: [
        { ...raiders, order: 'RETIRE' },
        { ...gauls, at: [500, 90.2], facing: 'S', figures: 6 },
      ],
    });
    expect(play(game, {}, ['movement']).of('met')).toHaveLength(1);
    const { asked } = play(game, {}, ['declarations']);
    const offered = asked.flatMap(request => (request.kind === 'declare' ? request.units : []));
    expect(offered.map(({ unit }) => unit)).toContain('rome-raiders');
    expect(offered.filter(({ mayBreakOff }) => mayBreakOff === true)).toEqual([]);
  });

  it('a front in fragments disorganises nobody [wrg/ship/fragmented-front]', () => {
    const game = beach({
      pieces: [raiders, slingers, gauls],
      ships: [{ ...snake, aboard: ['rome-raiders', 'rome-slingers'] }],
    });
    const [bow, stern] = [unitIn(game, 'rome-raiders'), unitIn(game, 'rome-slingers')];
    const gap =
      bow.placed.at.y - Math.ceil(bow.figures / bow.placed.files) * bow.placed.stand.depth - stern.placed.at.y;
    expect(gap).toBeGreaterThanOrEqual(game.rules.movement.condition.gap);
    expect(splitOf(bow, game.state)).toBe(0);
    expect(conditionOf(bow, fieldOf(game.state, game.scenario, game.rules)).disorganised).toBe(false);
  });

  it('nobody who is pushed back has room, and nobody follows up from a deck', () => {
    const game = fought({ be: { pushedBack: 0 } });
    play(game, {}, ['movement']);
    const before = unitIn(game, 'rome-raiders').placed.at;
    for (let seed = 1; seed < 6; seed++) play(game, { seed }, ['movement', 'hand-to-hand']);
    expect(unitIn(game, 'rome-raiders').placed.at).toEqual(before);
  });

  it('a company comes out of a melee as one unit: what all of it have suffered and dealt out is counted together, and all break [wrg/ship/aboard] [wrg/after-melee/broken-double]', () => {
    const comesOut = (received: number, inflicted = 0) => {
      const game = beach({
        pieces: [raiders, slingers, { ...gauls, at: [500, 90.2], facing: 'S', figures: 6 }],
        ships: [{ ...snake, aboard: ['rome-raiders', 'rome-slingers'] }],
      });
      const [bow, stern, enemy] = ['rome-raiders', 'rome-slingers', 'gaul-levy'].map(id => unitIn(game, id));
      if (bow === undefined || stern === undefined || enemy === undefined) throw new Error('nobody there');
      game.state.melees = [
        { a: enemy.id, b: bow.id, sideOfA: 'front', sideOfB: 'front', since: 2, chargers: [], following: [] },
      ];
      Object.assign(bow.period, { meleeCasualties: received, inflicted });
      Object.assign(enemy.period, { meleeCasualties: inflicted, inflicted: received });
      const { scenario, state, rules } = game;
      const context = { scenario, rules, turn: 2, dice: rolled(1), tell: () => {}, reveal: () => {}, command: {} };
      afterTheFight([bow, enemy], () => received, playOf(state, context as never));
      return [bow.rout !== null, stern.rout !== null, bow.pushedBack];
    };
    // Thirteen men are one for each of the twelve at the bow, and not of the eighteen aboard.
    expect(comesOut(13)).toEqual([false, false, 0]);
    expect(comesOut(18)).toEqual([true, true, 0]);
    expect(comesOut(18, 10)).toEqual([false, false, 1]);
  });

  it('stones are thrown at a ship as at anything of wood, until it is destroyed with all aboard [wrg/siege/destroy/wooden] [wrg/siege/destroy/wooden-men]', () => {
    const engine = { type: 'engine', engine: '30-mina-stone-thrower', figures: 2, files: 2, weapons: [] } as const;
    const game = setUp({
      pieces: [raiders, { ...engine, id: 'gaul-stones', at: [500, 300], facing: 'S' }],
      features: [structuredClone(shallows) as never],
      scenario: { sea: { shallows: ['surf'], ships: [snake] }, works: {} },
    });
    const answers = declaring({ 'gaul-stones': { work: { batter: 'sea-snake' } } });
    const phases = ['declarations', 'movement', 'shooting'];
    const struck: { readonly hits: number; readonly done: number; readonly lost: number | null }[] = [];
    for (let seed = 1; seed < 40 && ship(game).gone === null; seed++) {
      struck.push(...play(game, { seed, answers }, phases).of('struck'));
    }
    expect(struck.at(0)).toMatchObject({ on: 'sea-snake', lost: null });
    expect(struck.at(-1)).toMatchObject({ needed: 20, lost: 12 });
    expect(struck.reduce((sum, { hits }) => sum + hits, 0)).toBeGreaterThanOrEqual(20);
    expect(ship(game).gone).toBe('destroyed');
    expect(unitIn(game, 'rome-raiders').gone).toBe('destroyed');
  });

  it('a company that breaks takes its ship off the shore, and is lost at the edge of the table', () => {
    const game = beach({
      pieces: [{ ...raiders, be: { rout: { periods: 0, from: { x: 500, y: 400 } }, hasRouted: true } }, gauls],
      ships: [{ ...snake, at: [500, 130], rows: 40 }],
    });
    expect(play(game, {}, ['movement']).of('ship')).toMatchObject([{ what: 'backs-off', paces: 40 }]);
    expect(unitIn(game, 'rome-raiders').placed.at.y).toBeCloseTo(90);
    const { of } = play(game, {}, ['movement']);
    expect(of('ship').map(({ what }) => what)).toEqual(['backs-off', 'leaves']);
    expect(unitIn(game, 'rome-raiders').gone).toBe('dispersed');
    expect(ship(game).gone).toBe('left-table');
  });

  it('a company that has broken backs off though its pursuers have come up with it (wrg/rout/move)', () => {
    const rout = { rout: { periods: 1, from: { x: 500, y: 400 } }, hasRouted: true };
    const caught: Piece = {
      ...gauls,
      at: [500, 90.2],
      facing: 'S',
      figures: 6,
      be: { pursuit: { quarry: 'rome-raiders', periods: 1 } },
    };
    const game = beach({ pieces: [{ ...raiders, be: rout }, caught], ships: [{ ...snake, rows: 40 }] });
    game.state.melees.push({
      a: 'gaul-levy',
      b: 'rome-raiders',
      sideOfA: 'front',
      sideOfB: 'rear',
      since: 1,
      chargers: [],
      following: [],
    });
    expect(play(game, {}, ['movement']).of('ship')[0]).toMatchObject({ what: 'backs-off' });
  });

  it('a company that reorganises, or is told to halt or to go to friends, does not row in (wrg/rally/reorganise, wrg/reaction/result-current-halt)', () => {
    const rows = (be: Piece['be']) => {
      const ships = [{ ...snake, at: [500, 90] as [number, number], comes: 70, rows: 60 }];
      return play(beach({ pieces: [{ ...raiders, ...(be === undefined ? {} : { be }) }, gauls], ships }), {}, [
        'movement',
      ])
        .of('ship')
        .map(({ what }) => what);
    };
    const bound = (instruction: 'halt' | 'move-to-friends' | 'move-to-enemy') => ({
      bound: { instruction, disorganised: false, left: 1, kept: 0 },
    });
    expect(rows(undefined)).toHaveLength(1);
    expect(rows(bound('move-to-enemy'))).toHaveLength(1);
    expect([bound('halt'), bound('move-to-friends'), { recovering: 'reorganising' as const }].map(rows)).toEqual([
      [],
      [],
      [],
    ]);
  });

  it('those who have landed count their ships as friendly cover [wrg/ship/landed]', () => {
    const game = beach({ pieces: [raiders, { ...slingers, at: [560, 170] }, gauls] });
    const field = fieldOf(game.state, game.scenario, game.rules);
    expect(situationOf(unitIn(game, 'rome-slingers'), { cause: 'voluntary' }, field).friendlyCover).toBe(true);
    expect(situationOf(unitIn(game, 'gaul-levy'), { cause: 'voluntary' }, field).friendlyCover).toBe(false);
    unitIn(game, 'rome-slingers').period.conduct = { tests: true };
    const { of } = play(game, { seed: 1 }, ['reactions']);
    const why = of('test').flatMap(({ because }) => because.map(each => each.because));
    expect(why).toContain(`friendly cover near (${ship(game)?.id})`);
  });

  it('ships are seen by both sides', () => {
    const game = beach();
    for (const side of ['rome', 'gaul'])
      expect(wrgView(game.state, side, game.scenario).ships).toEqual(game.state.ships);
  });
});

describe('who wades in the shallows', () => {
  it('is near those who wade there with him: nobody has to go round [wrg/reaction/within-detour] [wrg/ship/wading]', () => {
    const game = beach({
      pieces: [raiders, { id: 'rome-waders', at: [300, 60] }, { id: 'gaul-levy', at: [300, 70] }],
    });
    const field = fieldOf(game.state, game.scenario, game.rules);
    expect(situationOf(unitIn(game, 'rome-waders'), { cause: 'voluntary' }, field).enemyUnitsFacing).toBe(1);
  });
});

describe('a landing place upon which a ship lies', () => {
  const held = (reading: string, ashore: boolean) => {
    const at: [number, number] = [500, 160];
    const game = setUp({
      pieces: [{ ...raiders, ...(ashore ? { at } : {}) }, gauls],
      features: [structuredClone(shallows) as never],
      scenario: {
        ...(ashore ? {} : { sea: { shallows: ['surf'], ships: [{ ...snake, at: [500, 90] }] } }),
        objectives: [{ id: 'landing', name: 'the landing', at: ashore ? at : [500, 90], radius: 30, points: 20 }],
      },
      rules: wrgRulesUnder({ rulings: { 'wrg/ruling/held-from-a-ship': reading } }),
    });
    return holdersOf(objectiveOf(game), game.state, game.rules).map(({ id }) => id);
  };

  it('is held from its deck, or by those alone who have landed [wrg/victory/control] [wrg/ruling/held-from-a-ship]', () => {
    expect(held('from-the-deck-too', false)).toEqual(['rome-raiders']);
    expect(held('by-who-has-landed', false)).toEqual([]);
    expect(held('by-who-has-landed', true)).toEqual(['rome-raiders']);
  });
});

function objectiveOf({ scenario: { objectives } }: Game) {
  const [place] = objectives;
  if (place === undefined) throw new Error('the test has no place');
  return place;
}

describe('who begins aboard a ship', () => {
  it('pays for coming by boat, unless the scenario says that he does not (wrg/points/water-transport)', () => {
    const paid = (byBoat?: boolean) => {
      const { scenario, state, rules } = beach({
        pieces: [byBoat === undefined ? raiders : { ...raiders, byBoat }, slingers, gauls],
      });
      const { lines } = armyPoints(armyListOf(scenario, 'rome', rules), rules);
      const atEnd = sideAtEnd('rome', state, scenario, rules).original;
      return [lines.find(({ path }) => path === 'units[0]')?.points ?? 0, atEnd];
    };
    const [list = 0, original = 0] = paid();
    // Twelve men on foot, a point each; the slingers are ashore.
    expect(paid(false)).toEqual([list - 12, original - 12]);
    expect(paid(true)).toEqual([list, original]);
  });
});
