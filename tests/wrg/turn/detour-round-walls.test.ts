import { describe, expect, it } from 'vitest';
import { type WrgRules, wrgRules } from '../../../src/rulesets/wrg/rules.js';
import { fieldOf } from '../../../src/rulesets/wrg/turn/field.js';
import { circumstancesOf } from '../../../src/rulesets/wrg/turn/reacting/circumstances.js';
import { situationOf } from '../../../src/rulesets/wrg/turn/reacting/situation.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { beforeWestWall, inside, onWestWall, town } from './siege-table.js';
import { type Game, type Piece, setUp, unitIn } from './table-top.js';

/** A hill before the town, from which one sees over its wall. */
const hill: (typeof town)[number] = {
  kind: 'hill',
  id: 'hill',
  outline: [
    [60, 300],
    [640, 300],
    [640, 398],
    [60, 398],
  ],
};
/** Romans on the hill, and Gauls behind the wall before them. */
const onHill = { id: 'rome-hill', at: [300, 396], files: 8, figures: 16 } as const;
const beyond = { id: 'gaul-beyond', at: [300, 430], facing: 'S' } as const;

function set(pieces: readonly Piece[], { rules = wrgRules(), features = [...town, hill] } = {}): Game {
  return setUp({
    pieces,
    features,
    rules,
    scenario: { works: { forts: inside, walls: [] } },
  });
}

/** How many units of the enemy a unit counts within their distance in a test of reaction. */
function counted(game: Game, id: string): number {
  const field = fieldOf(game.state, game.scenario, game.rules);
  return situationOf(unitIn(game, id), { cause: 'voluntary' }, field).enemyUnitsFacing ?? 0;
}

const under = (reading: string): WrgRules => wrgRulesUnder({ rulings: { 'wrg/ruling/detour-round-walls': reading } });

describe('in a test of reaction, troops whom a wall parts [wrg/reaction/within-detour] [wrg/ruling/detour-round-walls]', () => {
  it('count only where the way round it is short enough', () => {
    const west = (x: number) =>
      counted(
        set([
          { ...onHill, at: [x, 396] },
          { ...beyond, at: [x, 430] },
        ]),
        'rome-hill',
      );
    expect(west(300)).toBe(0);
    // The wall ends at 100.
    expect(west(150)).toBe(1);
    expect(counted(set([onHill, beyond], { rules: under('bar-nobody') }), 'rome-hill')).toBe(1);
  });

  it('count where one of them stands on it, unless that is read otherwise', () => {
    const both = (reading?: string) => {
      const game = set([beforeWestWall, onWestWall], reading === undefined ? {} : { rules: under(reading) });
      return ['rome-foot', 'gaul-wall'].map(id => counted(game, id));
    };
    expect(both()).toEqual([1, 1]);
    expect(both('bar-nobody')).toEqual([1, 1]);
    expect(both('bar-those-on-them-too')).toEqual([0, 0]);
  });

  it('count for a garrison by its own gate, and not by it for those whom it shuts out', () => {
    const atGate = set([
      { ...onHill, at: [500, 396] },
      { ...beyond, at: [500, 430] },
    ]);
    expect(['rome-hill', 'gaul-beyond'].map(id => counted(atGate, id))).toEqual([0, 1]);
  });

  it('count for who works before the wall, as one unit [wrg/siege/working/unit]', () => {
    const game = set([onHill, beyond, { ...beyond, id: 'gaul-more', at: [390, 430] }]);
    expect(counted(game, 'rome-hill')).toBe(0);
    const { works } = game.state;
    if (works !== undefined) works.tasks['rome-hill'] = { mine: { x: 300, y: 420 } };
    expect(counted(game, 'rome-hill')).toBe(1);
  });
});

describe('in a test of reaction, what lies beyond water that nobody passes [wrg/reaction/within-detour]', () => {
  /** A river too wide to cross, from so far east of the Romans to the western edge. */
  const river = (east: number): NonNullable<Parameters<typeof setUp>[0]['features']>[number] => ({
    kind: 'river',
    id: 'river',
    line: [
      [0, 335],
      [east, 335],
    ],
    width: 92,
  });
  const wood: ReturnType<typeof river> = {
    kind: 'wood',
    id: 'wood',
    outline: [
      [460, 384],
      [540, 384],
      [540, 480],
      [460, 480],
    ],
  };
  const beyond = (east: number) => {
    const game = setUp({
      pieces: [
        { id: 'rome-guard', type: 'hc', at: [500, 412], figures: 5, files: 5, be: { alarmed: true } },
        { id: 'rome-line', at: [500, 287], be: { alarmed: true } },
        { id: 'gaul-band', at: [100, 780], be: { alarmed: true } },
      ],
      features: [river(east), wood],
    });
    const field = fieldOf(game.state, game.scenario, game.rules);
    const line = unitIn(game, 'rome-line');
    const { generalNear, friendlyCover, friendUnits } = situationOf(line, { cause: 'voluntary' }, field);
    const { commanderAt = 0 } = circumstancesOf(line, field);
    return { general: generalNear !== undefined, cover: friendlyCover, units: friendUnits, far: commanderAt > 150 };
  };

  it('counts only where the way round it is short enough: cover and a general as much as troops (wrg/reaction/choice-general-within-150, wrg/reaction/plus1-friendly-cover)', () => {
    expect(beyond(300)).toEqual({ general: true, cover: true, units: 1, far: false });
    expect(beyond(900)).toEqual({ general: false, cover: false, units: 0, far: true });
  });
});
