import type { RaymondScenarioFile } from '../src/rulesets/raymond/schema.js';

type UnitEntry = RaymondScenarioFile['sides'][string]['units'][number];

/** A small army of the English Civil War in one line, `y` inches from the southern edge. */
function army(side: string, y: number, facing: 'N' | 'S'): UnitEntry[] {
  const behind = facing === 'N' ? y - 4 : y + 4;
  return [
    { id: `${side}-general`, type: 'command', rank: 'commander', at: [27, behind], facing },
    { id: `${side}-second`, type: 'command', rank: 'sub-commander', at: [8, behind], facing },
    { id: `${side}-guns`, type: 'artillery', guns: 'light-guns', at: [32, y], facing },
    { id: `${side}-pikes`, type: 'pike-and-musket', stands: 'MPPM', at: [18, y], facing },
    { id: `${side}-shot`, type: 'pike-and-musket', stands: 'MPPMM', at: [27, y], facing },
    { id: `${side}-trained`, type: 'pike-and-musket', stands: 'MPPM', at: [38, y], facing },
    { id: `${side}-horse`, type: 'cavalry', stands: 'CC/CC', at: [8, y], facing },
    { id: `${side}-lancers`, type: 'cavalry', stands: 'CC/CC', at: [47, y], facing },
  ];
}

/** Eight units a side on a table of 54 by 48 inches, open but for a wood and a hill: an evening's game. */
export const smallBattle: RaymondScenarioFile = {
  ruleset: 'raymond',
  name: 'A small battle',
  table: {
    width: 54,
    height: 48,
    features: [
      {
        kind: 'wood',
        id: 'wood',
        outline: [
          [2, 20],
          [8, 20],
          [8, 28],
          [2, 28],
        ],
      },
      {
        kind: 'hill',
        id: 'hill',
        outline: [
          [22, 19],
          [34, 19],
          [34, 29],
          [22, 29],
        ],
      },
    ],
  },
  objectives: [],
  sides: { blue: { name: 'Blue', units: army('blue', 8, 'N') }, red: { name: 'Red', units: army('red', 40, 'S') } },
  victory: [
    { kind: 'losses', percent: 50, of: 'stands' },
    { kind: 'turn-limit', turns: 20, decidedBy: 'stands-left' },
  ],
};
