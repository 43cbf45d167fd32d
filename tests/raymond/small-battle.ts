import type { RaymondScenarioFile } from '../../src/rulesets/raymond/schema.js';
import type { RaymondState, Unit } from '../../src/rulesets/raymond/state.js';

type Entry = RaymondScenarioFile['sides'][string]['units'][number];

/** The smallest army that has everything an army may have. */
const army = (side: string, y: number, facing: 'N' | 'S'): Entry[] => {
  const behind = (inches: number) => (facing === 'N' ? y - inches : y + inches);
  return [
    { id: `${side}-general`, type: 'command', rank: 'commander', at: [30, behind(4)], facing },
    { id: `${side}-second`, type: 'command', rank: 'sub-commander', at: [10, behind(4)], facing },
    { id: `${side}-pikes`, type: 'pike-and-musket', stands: 'MPPM', at: [20, y], facing },
    { id: `${side}-shot`, type: 'pike-and-musket', stands: 'MMM/MPM', formation: 'mass', at: [30, y], facing },
    { id: `${side}-trained`, type: 'pike-and-musket', stands: 'MPM/MM.', at: [40, y], facing },
    { id: `${side}-clubmen`, type: 'foot', stands: 'HHLL', at: [30, behind(8)], facing },
    { id: `${side}-horse`, type: 'cavalry', stands: 'CCC', at: [10, y], facing },
    { id: `${side}-lancers`, type: 'cavalry', stands: 'CC/CC', at: [50, y], facing },
    { id: `${side}-dragoons`, type: 'dragoon', stands: 'dd', at: [56, y], facing },
    { id: `${side}-guns`, type: 'artillery', guns: 'light-guns', at: [25, y], facing },
  ];
};

/** A small battle in which everything is as it must be, made anew for whoever wants to spoil it. */
export function smallBattle(): RaymondScenarioFile {
  return {
    ruleset: 'raymond',
    name: 'A small battle',
    table: { width: 60, height: 48, features: [] },
    objectives: [{ id: 'cross', name: 'the cross', at: [30, 24], radius: 4 }],
    sides: {
      blue: { name: 'Blue', units: army('blue', 12, 'N') },
      red: { name: 'Red', units: army('red', 36, 'S') },
    },
    victory: [
      { kind: 'hold', objectives: ['cross'], turns: 3 },
      { kind: 'losses', percent: 60, of: 'stands' },
      { kind: 'commander' },
      { kind: 'turn-limit', turns: 8, decidedBy: 'stands-left' },
    ],
  };
}

/** A unit of a scenario file. */
export function entryIn(file: RaymondScenarioFile, id: string): Entry {
  const entry = Object.values(file.sides)
    .flatMap(side => side.units)
    .find(unit => unit.id === id);
  if (entry === undefined) throw new Error(`the test has no unit ${id}`);
  return entry;
}

/** A unit of a battle. */
export function unitIn({ units }: Pick<RaymondState, 'units'>, id: string): Unit {
  const unit = units[id];
  if (unit === undefined) throw new Error(`the test has no unit ${id}`);
  return unit;
}
