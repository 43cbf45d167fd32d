import { describe, expect, it } from 'vitest';
import type { Reason } from '../../../src/rulebook/index.js';
import { breakUnit } from '../../../src/rulesets/wrg/turn/routing/breaking.js';
import { bodyCentre, distanceBetweenQuads, quadOf } from '../../../src/table/index.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { type Piece, play, setUp, type TableTop, unitIn } from './table-top.js';

/** A legion in the middle that a test has told to go back, with a band of Gauls before it. */
const toldTo = (instruction: 'retreat' | 'retire'): readonly Piece[] => [
  {
    id: 'rome-legion',
    at: [500, 400],
    be: { alarmed: true, bound: { instruction, disorganised: false, left: 2, kept: 0 } },
  },
  { id: 'gaul-before', at: [500, 430], be: { alarmed: true }, order: 'HOLD' },
];

/** Which way it goes, and whom it comes upon. */
function goesBack(instruction: 'retreat' | 'retire', others: readonly Piece[] = []) {
  const { of } = play(setUp({ pieces: [...toldTo(instruction), ...others] }), { seed: 1 }, ['movement']);
  const moved = of('moved').find(({ unit }) => unit === 'rome-legion');
  return { aside: Math.round(Math.abs((moved?.to.x ?? 0) - 500)), meets: of('met').length };
}

describe('who is to go directly away from an enemy whose middle is aside', () => {
  /** Romans before the left end of a long line of Gauls, and how far aside they have gone, in paces. */
  const aside = (how: 'retreat' | 'evade' | 'rout', reading?: string) => {
    const awayBy = reading === undefined ? {} : { 'wrg/ruling/directly-away': reading };
    const game = setUp({
      pieces: [
        { id: 'rome-lights', type: 'li', at: [500, 400], figures: 8, files: 4, be: { alarmed: true } },
        { id: 'gaul-line', type: 'hi', at: [600, 450], figures: 48, files: 48, be: { alarmed: true } },
      ],
      rules: wrgRulesUnder({ rulings: awayBy }),
    });
    const lights = unitIn(game, 'rome-lights');
    if (how === 'retreat') lights.bound = { instruction: 'retreat', disorganised: false, left: 2, kept: 0 };
    if (how === 'rout') breakUnit(lights, { ...game, tell: () => undefined } as never);
    if (how === 'evade') {
      unitIn(game, 'gaul-line').period.charges = 'rome-lights';
      lights.period.counter = { what: 'evade', charger: 'gaul-line' };
    }
    play(game, { seed: 1 }, ['movement']);
    expect(lights.period.moved).toBeGreaterThan(40);
    return Math.round(Math.abs(bodyCentre(unitIn(game, 'rome-lights').placed).x - 500));
  };

  it.each(['retreat', 'evade', 'rout'] as const)(
    'goes straight off his front, or from middle to middle: %s (wrg/evade/length, wrg/rout/direction-first, wrg/ruling/directly-away)',
    how => {
      expect(aside(how)).toBe(0);
      expect(aside(how, 'from-middle-to-middle')).toBeGreaterThan(30);
    },
  );
});

describe('who goes back between an enemy and friends who leave his block no room to come round', () => {
  const facing = (instruction: 'retreat' | 'retire') => {
    const [legion] = toldTo(instruction);
    const column = { figures: 24, files: 4 };
    const game = setUp({
      pieces: [
        { id: 'rome-legion', at: [500, 400], be: legion?.be ?? {}, ...column },
        { id: 'gaul-aside', at: [517, 425], facing: 'W', be: { alarmed: true }, order: 'HOLD' },
        { id: 'rome-other', at: [468, 400], figures: 24, files: 6, be: { alarmed: true } },
      ],
    });
    const [moved] = play(game, { seed: 1 }, ['movement']).of('moved');
    expect(moved?.distance).toBeGreaterThan(5);
    return moved?.facing;
  };

  it('shows him his back if he retreats, and his front if he retires (wrg/reaction/result-current-break, wrg/reaction/result-current-retire)', () => {
    expect([facing('retreat'), facing('retire')]).toEqual([180, 0]);
  });
});

describe('who is told to retire or to retreat', () => {
  const behind: Piece = { id: 'gaul-behind', at: [500, 325], be: { alarmed: true }, order: 'HOLD' };

  it.each(['retreat', 'retire'] as const)('goes straight away from the nearest enemy: %s', instruction => {
    expect(goesBack(instruction)).toEqual({ aside: 0, meets: 0 });
  });

  it.each(['retreat', 'retire'] as const)('and aside where another bars that way: %s', instruction => {
    const { aside, meets } = goesBack(instruction, [behind]);
    expect(aside).toBeGreaterThan(20);
    expect(meets).toBe(0);
  });
});

describe('who evades', () => {
  /** How much farther he is from where the charge set out, from nearest point to nearest point; each man has his whole move of 80. */
  const told: Reason[] = [];
  const gained = (facing: string, features: TableTop['features'] = [], files = 12) => {
    const game = setUp({
      ...(features.length === 0 ? {} : { features }),
      pieces: [
        { id: 'rome-lights', type: 'li', at: [500, 400], figures: files, files, facing, be: { alarmed: true } },
        { id: 'gaul-line', type: 'hi', at: [500, 480], figures: 8, files: 8, facing: 'S', be: { alarmed: true } },
      ],
    });
    const lights = unitIn(game, 'rome-lights');
    const charger = unitIn(game, 'gaul-line');
    charger.period.charges = 'rome-lights';
    lights.period.counter = { what: 'evade', charger: 'gaul-line' };
    const from = quadOf(charger.placed);
    const before = distanceBetweenQuads(quadOf(lights.placed), from);
    const { of } = play(game, { seed: 1 }, ['movement']);
    told.push(...of('moved').flatMap(({ unit, because }) => (unit === 'rome-lights' ? [...because] : [])));
    return Math.round(distanceBetweenQuads(quadOf(lights.placed), from) - before);
  };

  it('goes his move from his nearest point, though his block comes round (wrg/evade/measured-from)', () => {
    const straight = gained('N');
    expect(straight).toBeGreaterThan(40);
    expect(gained('E')).toBe(straight);
    expect(told.map(({ because }) => because)).toContain('turning away has brought them clear of the enemy already');
  });

  it('does so in a wood, where what his block gains in coming round counts as any way there (wrg/evade/measured-from, wrg/terrain/difficult-infantry)', () => {
    const outline: [number, number][] = [
      [300, 200],
      [700, 200],
      [700, 470],
      [300, 470],
    ];
    const wood = [{ kind: 'wood', id: 'grove', outline }] as const;
    const straight = gained('N', wood);
    expect(straight).toBe(gained('N') / 2);
    expect(gained('E', wood, 4)).toBe(straight);
  });
});
