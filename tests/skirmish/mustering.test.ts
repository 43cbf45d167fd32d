import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { playOut, retinuesAfter, startBattle, withRetinue } from '../../src/battle/index.js';
import { sidePoints } from '../../src/rulesets/skirmish/campaign/side-points.js';
import {
  pointsNow,
  readRetinue,
  retinueOf,
  type SkirmishScenarioFile,
  sergeant,
  skirmish,
  skirmishRules,
  skirmishWindows,
} from '../../src/rulesets/skirmish/index.js';
import { introduce } from '../../src/windows/index.js';
import { skirmishRulesUnder } from '../rules-under.js';
import { field, knight, mustered } from './trial.js';

const rules = skirmishRules();
const castle: Pick<SkirmishScenarioFile, 'table' | 'works' | 'things' | 'moats'> = {
  table: {
    width: 60,
    height: 60,
    features: [
      {
        kind: 'rampart',
        id: 'wall',
        line: [
          [5, 40],
          [35, 40],
        ],
      },
      {
        kind: 'gate',
        id: 'gate',
        line: [
          [35, 40],
          [39, 40],
        ],
      },
      {
        kind: 'river',
        id: 'ditch',
        line: [
          [0, 36],
          [20, 36],
        ],
        width: 1,
      },
    ],
  },
  works: [
    { feature: 'wall', made: 'castle-wall', side: 'red', fortification: 'curtain' },
    { feature: 'gate', made: 'timber-wall', side: 'red', shut: true, portcullis: 'down' },
  ],
  moats: [{ feature: 'ditch', side: 'red', water: true }],
  things: [
    { id: 'ram', kind: 'ram', side: 'blue', at: [10, 10] },
    { id: 'cart', kind: 'wagon', side: 'blue', at: [14, 10], others: 24, team: 2 },
    { id: 'screen', kind: 'pavise', side: 'blue', at: [18, 10] },
  ],
};
const men = [[knight('b1', [30, 20], { gear: ['torch', 'stake'] })], [knight('r1', [30, 50])]] as const;
const faultsOf = (act: () => unknown): readonly { path: string; problem: string; mend?: string }[] => {
  try {
    act();
  } catch (fault) {
    return (fault as { violations: [] }).violations;
  }
  return [];
};

describe('what a side is worth', () => {
  it('is its men, its things and what is in them, and the works that it has paid for (skirmish/points/equipment, skirmish/points/fortifications, skirmish/points/moat)', () => {
    const { state } = mustered(field(...men, castle));
    // A ram 10, a wagon 10 with two beasts at 3 and two loads at 2, a pavise 2; flint and steel 5, a stake 1.
    expect(sidePoints(state, 'blue', rules)).toMatchObject({ things: 10 + 10 + 6 + 4 + 2 + 5 + 1, works: 0 });
    // Thirty inches of curtain are three times twelve, twenty of moat twice; and a portcullis.
    expect(sidePoints(state, 'red', rules)).toMatchObject({ things: 0, works: 3 * 125 + 2 * 40 + 15 });
    const wall = state.works.wall;
    if (wall !== undefined) wall.gone = true;
    expect(sidePoints(state, 'red', rules).works).toBe(2 * 40 + 15);
  });

  it('is told when the armies are introduced; to the enemy nothing of what he may not know', () => {
    const battle = startBattle(skirmish, field(...men, castle), { seed: 1 });
    const open = introduce(skirmishWindows, battle);
    expect(open).toContain('38 points of things and works');
    expect(open).toContain('470 points of things and works');
    const red = introduce(skirmishWindows, battle, 'red');
    expect(red).not.toContain('38 points of things');
    expect(red).toContain('470 points of things');
  });

  it('counts men and standards alone for who has won, or whatever is left too (skirmish/ruling/points-of-things)', () => {
    const file = field(...men, castle);
    const { state } = mustered(file);
    const { scenario } = startBattle(skirmish, file, { seed: 1 });
    expect(pointsNow(state, scenario, rules).side).toBe(null);
    const all = skirmishRulesUnder({ 'skirmish/ruling/points-of-things': 'whatever-is-left-too' });
    const { side, totals } = pointsNow(state, scenario, all);
    expect(side).toBe('red');
    expect((totals.red ?? 0) - (totals.blue ?? 0)).toBe(470 - 38);
  });

  it('is refused where nobody has paid, or for what it is not', () => {
    const wrong = (works: NonNullable<SkirmishScenarioFile['works']>, more: Partial<SkirmishScenarioFile> = {}) =>
      faultsOf(() => mustered(field(...men, { ...castle, works, ...more }))).map(({ path }) => path);
    expect(wrong([{ feature: 'wall', made: 'castle-wall', fortification: 'curtain' }])).toEqual(['works[0].side']);
    expect(wrong([{ feature: 'wall', made: 'castle-wall', side: 'green' }])).toEqual(['works[0].side']);
    expect(wrong([], { moats: [{ feature: 'nowhere', side: 'red', water: true }] })).toEqual(['moats[0].feature']);
  });
});

describe('two of the same id', () => {
  const faults = (more: Partial<SkirmishScenarioFile>) =>
    faultsOf(() => mustered(field(...men, { ...castle, ...more }))).map(
      ({ path, problem, mend }) => `${path}: ${problem}; ${mend}`,
    );
  const ram = { id: 'ram', kind: 'ram', side: 'blue', at: [10, 10] } as const;

  it('are refused: things, things and men, things and works, a work listed twice', () => {
    const own = 'give each an id of its own';
    expect(faults({ things: [ram, { ...ram, at: [20, 10] }] })).toEqual([
      `things[1].id: "ram" is the id of two; ${own}`,
    ]);
    expect(faults({ things: [{ ...ram, id: 'b1' }] })).toEqual([
      `sides.blue.forces[0].single[0].id: "b1" is the id of two; ${own}`,
    ]);
    expect(faults({ things: [{ ...ram, id: 'wall' }] })).toEqual([`things[0].id: "wall" is the id of two; ${own}`]);
    const [wall] = castle.works ?? [];
    expect(wall === undefined ? [] : faults({ works: [wall, { ...wall, height: 3 }] })).toEqual([
      'works[1].feature: "wall" is listed twice; say all of it in one entry',
    ]);
  });

  it('are refused in a retinue file, by their places in it', () => {
    const { scenario } = startBattle(skirmish, field(...men, castle), { seed: 1 });
    const file = retinueOf(scenario, 'blue');
    const [first] = file.things ?? [];
    const twice = { ...file, things: [first, first] };
    expect(faultsOf(() => readRetinue(twice)).map(({ path }) => path)).toEqual(['things[1].id']);
    const [force] = file.retinue.forces;
    const forces = force === undefined ? [] : [{ ...force, single: [...force.single, ...force.single] }];
    const two = { ...file, retinue: { ...file.retinue, forces } };
    expect(faultsOf(() => readRetinue(two)).map(({ path }) => path)).toEqual(['retinue.forces[0].single[1].id']);
  });
});

describe('a knight who left his horse behind for a siege', () => {
  it('rides in the battle after it, as his file says, and dismounts where the scenario has him dismount', () => {
    const storm = JSON.parse(readFileSync('examples/scenarios/storm-of-cawdale-tower.json', 'utf8'));
    const knights = storm.sides.skerne.forces.flatMap(({ single = [] }: { single?: { id: string }[] }) => single);
    const drogo = knights.find(({ id }: { id: string }) => id === 'drogo');
    storm.victory = [{ kind: 'turn-limit', turns: 2, decidedBy: 'points' }];
    Object.assign(drogo, { horse: 'unbarded', dismounted: true });
    const start = startBattle(skirmish, storm, { seed: 3 });
    expect(start.state.figures[drogo.id]?.mounted).toBe(false);
    const ended = playOut(skirmish, start, { cawdale: sergeant(3), skerne: sergeant(3) });
    const after = readRetinue(retinuesAfter(skirmish, ended).skerne);
    const listed = after.retinue.forces.flatMap(({ single }) => single).find(({ id }) => id === drogo.id);
    if (ended.state.figures[drogo.id]?.gone !== 'dead') {
      expect(listed).toMatchObject({ horse: 'unbarded' });
      expect(listed).not.toHaveProperty('dismounted');
    }
    expect(JSON.stringify(retinueOf(start.scenario, 'skerne'))).not.toContain('dismounted');
    const again = startBattle(
      skirmish,
      withRetinue(skirmish, storm, { side: 'skerne', retinue: retinueOf(start.scenario, 'skerne') }),
      { seed: 1 },
    );
    expect(again.state.figures[drogo.id]?.mounted).toBe(false);
  });
});
