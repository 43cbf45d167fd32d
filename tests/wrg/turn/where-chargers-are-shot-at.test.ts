import { describe, expect, it } from 'vitest';
import { wrgRulesUnder } from '../../rules-under.js';
import { answering, declaring } from './answers.js';
import { type Piece, play, type Script, setUp, type TableTop, unitIn } from './table-top.js';

const alarmed = { alarmed: true };
const untilShot = ['declarations', 'movement', 'shooting'];
const readings = ['halfway', 'where-they-begin', 'as-they-come-to-contact'] as const;

const under = (reading: (typeof readings)[number]) =>
  wrgRulesUnder({ rulings: { 'wrg/ruling/chargers-shot-at': reading } });

/** A charge of heavy horse at foot with missiles: who of that shoots at it, from how far, and why so. */
function volley(
  foot: Partial<Piece>,
  {
    from,
    x = 500,
    counter,
    rules = under('halfway'),
    features = [],
  }: {
    from: number;
    x?: number;
    counter?: string;
    rules?: ReturnType<typeof under>;
    features?: NonNullable<TableTop['features']>;
  },
) {
  const game = setUp({
    rules,
    features,
    pieces: [
      {
        id: 'rome-horse',
        at: [x, 400 - from],
        type: 'hc',
        figures: 6,
        files: 6,
        order: 'ATTACK gaul-foot',
        class: 'A',
        be: alarmed,
      },
      { id: 'gaul-foot', at: [500, 400], type: 'li', figures: 12, files: 12, class: 'A', be: alarmed, ...foot },
    ],
  });
  const charge = declaring({ 'rome-horse': { charge: 'gaul-foot' } });
  const counters = answering('counter', ({ options }) => options.find(each => each === counter) ?? options[0]);
  const answers: Script['answers'] = request => counters(request) ?? charge(request);
  const { of } = play(game, { answers, seed: 3 }, untilShot);
  const shot = of('shot').find(({ unit }) => unit === 'gaul-foot');
  const told = shot?.because.find(({ clause }) => clause === 'wrg/shooting/charge/defensive')?.effect;
  const isShieldless = shot?.because.some(({ because }) => because === 'target cannot use shields');
  const isCovered = shot?.because.some(({ clause }) => clause === 'wrg/shooting/tactical/cover');
  return {
    figures: shot?.figures ?? 0,
    told,
    isShieldless,
    isCovered,
    counters: of('counter').map(({ what }) => what),
  };
}

describe('where chargers are shot at [wrg/ruling/chargers-shot-at]', () => {
  const bows = { weapons: ['bow'], type: 'mi' } as const;
  const slings = { weapons: ['sling'], type: 'mi' } as const;

  it('is halfway, or where they begin, or as they come to contact [wrg/shooting/charge/defensive]', () => {
    const told = readings.map(reading => volley(bows, { from: 150, rules: under(reading) }).told);
    expect(told).toEqual(['halfway, 75 paces', 'where he begins, 150 paces', 'as he comes to contact, 0 paces']);
  });

  it('decides who of them has them within range [wrg/shooting/range/base]', () => {
    const shoot = readings.map(reading => volley(slings, { from: 150, rules: under(reading) }).figures);
    const [halfway = 0, begin, contact] = shoot;
    expect(halfway).toBeGreaterThan(6);
    expect(begin).toBe(0);
    expect(contact).toBeGreaterThan(0);
  });

  it('and who has them in his arc [wrg/shooting/arc-22-5]', () => {
    // They come straight at the right end of the line.
    const [halfway, begin] = readings.map(
      reading => volley(bows, { from: 150, x: 570, rules: under(reading) }).figures,
    );
    expect(begin).toBeGreaterThan(halfway ?? 0);
  });
});

describe('who of evaders shoots before they turn', () => {
  const skirmishers = { weapons: ['sling'], order: 'SKIRMISH' } as const;

  it('is who has the charger within his own range and arc where he is shot at, as they stood then [wrg/shooting/charge/defensive] [wrg/shooting/arc-45]', () => {
    const ahead = volley(skirmishers, { from: 100, counter: 'evade' });
    expect(ahead.counters).toEqual(['evade']);
    expect(ahead.figures).toBe(12);
    const aside = volley(skirmishers, { from: 100, x: 600, counter: 'evade' });
    expect(aside.counters).toEqual(['evade']);
    expect(aside.figures).toBeGreaterThan(0);
    expect(aside.figures).toBeLessThan(12);
  });

  it('and that he has his shield before him who comes straight on, past the place of those who have evaded since [wrg/shields/when-unusable]', () => {
    const evaders = { weapons: ['bow'], type: 'lc', order: 'SKIRMISH' } as const;
    const evaded = volley(evaders, { from: 100, counter: 'evade' });
    expect(evaded.counters).toEqual(['evade']);
    expect(evaded.figures).toBeGreaterThan(0);
    expect(evaded.isShieldless).toBe(false);
  });
});

describe('who goes back before a charger as a test has told him', () => {
  const sentBack = (instruction: 'retire' | 'retreat', weapon: 'bow' | 'sling') => {
    const bound = { instruction, disorganised: false, left: 1, kept: 1 } as const;
    const game = setUp({
      pieces: [
        { id: 'rome-horse', at: [500, 250], type: 'hc', figures: 6, files: 6, class: 'A', be: alarmed },
        {
          id: 'gaul-foot',
          type: 'mi',
          weapons: [weapon],
          at: [500, 400],
          figures: 12,
          files: 12,
          class: 'A',
          be: { ...alarmed, bound },
        },
      ],
    });
    Object.assign(unitIn(game, 'rome-horse').period, { charges: 'gaul-foot', doing: 'charging' });
    const { of } = play(game, { seed: 3 }, ['movement', 'shooting']);
    expect(unitIn(game, 'gaul-foot').period).toMatchObject({ doing: 'retiring' });
    return of('shot').find(({ unit }) => unit === 'gaul-foot')?.figures ?? 0;
  };

  it('has shot at him from where he stood, with his front to him [wrg/shooting/charge/defensive] [wrg/shooting/arc-22-5]', () => {
    expect(sentBack('retire', 'bow')).toBe(12);
    expect(sentBack('retreat', 'bow')).toBe(12);
  });

  it('within range of there, though he has gone beyond it since [wrg/shooting/charge/defensive] [wrg/shooting/range/base]', () => {
    expect(sentBack('retire', 'sling')).toBeGreaterThan(0);
  });
});

describe('the ground on which a charger is shot at', () => {
  /** A wood, or a hill, from 300 to 700 across and between two lines. */
  const ground = (kind: 'wood' | 'hill', south: number, north: number): NonNullable<TableTop['features']> => [
    {
      kind,
      id: 'ground',
      level: 1,
      outline: [
        [300, south],
        [700, south],
        [700, north],
        [300, north],
      ],
    },
  ];

  it('is that on which they stood before they evaded: no wood into which they have run since takes their shot [wrg/shooting/charge/defensive] [wrg/shooting/range/wood]', () => {
    const evaders = { weapons: ['bow'], order: 'SKIRMISH' } as const;
    const evaded = (south: number) =>
      volley(evaders, { from: 170, counter: 'evade', features: ground('wood', south, 700) });
    expect(evaded(440)).toMatchObject({ counters: ['evade'], figures: 12 });
  });

  it('and no hill onto which they have run carries their missiles farther [wrg/shooting/charge/defensive] [wrg/shooting/range/height-bonus]', () => {
    const evaders = { weapons: ['sling'], order: 'SKIRMISH' } as const;
    const slings = (features: NonNullable<TableTop['features']>) =>
      volley(evaders, { from: 130, counter: 'evade', features, rules: under('where-they-begin') }).figures;
    expect(slings(ground('hill', 440, 700))).toBe(0);
    expect(slings(ground('hill', 395, 700))).toBe(12);
  });

  it('is that over which he comes, and not the edge of the wood where he has met them since [wrg/shooting/tactical/cover] [wrg/shooting/charge/defensive]', () => {
    // The bowmen stand three paces inside the wood.
    const archers = { weapons: ['bow'], type: 'mi' } as const;
    const shot = volley(archers, { from: 105, features: ground('wood', 397, 700) });
    expect(shot.figures).toBeGreaterThan(0);
    expect(shot.isCovered).toBe(false);
  });
});

describe('a charger whom others stop short of those whom he charges [wrg/shooting/charge/defensive]', () => {
  // Heavy foot, whose charge is of 80 paces: horse comes upon its flank on the way.
  const shots = (from: number) => {
    const game = setUp({
      rules: under('halfway'),
      pieces: [
        {
          id: 'rome-foot',
          at: [500, 400 - from],
          figures: 12,
          files: 6,
          order: 'ATTACK gaul-foot',
          class: 'B',
          training: 'barbarian',
          fanatic: true,
          be: alarmed,
        },
        { id: 'gaul-foot', at: [500, 400], type: 'li', weapons: ['sling'], figures: 12, class: 'A', be: alarmed },
        {
          id: 'gaul-horse',
          type: 'hc',
          at: [600, 375],
          facing: 'W',
          figures: 6,
          files: 3,
          order: 'ATTACK rome-foot',
          class: 'B',
          training: 'barbarian',
          fanatic: true,
          be: alarmed,
        },
      ],
    });
    const answers = declaring({ 'rome-foot': { charge: 'gaul-foot' }, 'gaul-horse': { charge: 'rome-foot' } });
    const { of } = play(game, { answers, seed: 3 }, untilShot);
    const { because = [] } = of('shot').find(({ unit }) => unit === 'gaul-foot') ?? {};
    return {
      met: of('met').map(({ a, b }) => [a, b]),
      moved: Math.round(unitIn(game, 'rome-foot').period.moved),
      told: because.find(({ clause }) => clause === 'wrg/shooting/charge/defensive')?.effect,
    };
  };
  const met = [['gaul-horse', 'rome-foot']];

  it('has begun as far off as he stood, and not as far off as he came', () => {
    expect(shots(60)).toEqual({ met, moved: 36, told: 'halfway, 30 paces' });
  });

  it('and is not shot at where he stood too near', () => {
    expect(shots(38)).toEqual({ met, moved: 36, told: undefined });
  });
});
