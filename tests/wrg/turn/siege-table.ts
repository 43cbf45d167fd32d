import type { WrgScenarioFile } from '../../../src/rulesets/wrg/schema.js';
import { fresh } from './answers.js';
import type { Piece } from './table-top.js';

type WorksFile = NonNullable<WrgScenarioFile['works']>;

/** A Gallic town from y = 400 upwards, behind a straight stone wall with a gate in its middle and a tower at its east end. */
export const town: WrgScenarioFile['table']['features'] = [
  {
    kind: 'rampart',
    id: 'west-wall',
    line: [
      [100, 400],
      [460, 400],
    ],
  },
  {
    kind: 'gate',
    id: 'main-gate',
    line: [
      [460, 400],
      [540, 400],
    ],
  },
  {
    kind: 'rampart',
    id: 'east-wall',
    line: [
      [540, 400],
      [840, 400],
    ],
  },
  {
    kind: 'rampart',
    id: 'tower',
    line: [
      [840, 400],
      [900, 400],
    ],
  },
];

/** Where the Gauls are at home. */
export const inside: WorksFile['forts'] = [
  {
    side: 'gaul',
    inside: [
      [100, 400],
      [900, 400],
      [900, 700],
      [100, 700],
    ],
  },
];

/** Pieces before and behind the wall of the town, with siege material. */
export function siege(
  pieces: readonly Piece[],
  works: Partial<WorksFile> = {},
  features = town,
  more: Pick<WrgScenarioFile, 'fire'> = {},
) {
  return fresh({
    pieces,
    features,
    scenario: {
      works: { forts: inside, walls: [{ feature: 'tower', is: 'stone-tower' }], ...works },
      ...more,
    },
  });
}

/** Gauls on the rampart of the west wall. */
export const onWestWall = { id: 'gaul-wall', at: [300, 400.05], facing: 'S', files: 8, figures: 16 } as const;
/** Romans at the foot of the west wall. */
export const beforeWestWall = { id: 'rome-foot', at: [300, 399.95], files: 8, figures: 16 } as const;
