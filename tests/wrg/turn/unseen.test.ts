import { describe, expect, it } from 'vitest';
import { checkAnswer } from '../../../src/battle/index.js';
import { wrg } from '../../../src/rulesets/wrg/ruleset.js';
import { answering, declaring } from './answers.js';
import { type Game, type Piece, play, setUp, type TableTop, unitIn } from './table-top.js';

// What is refused, what is offered and what is told must not tell anybody of those whom he does not see.

const one = { figures: 1, files: 1 } as const;
const dragon: Piece = {
  ...one,
  id: 'rome-worm',
  creature: 'dragon',
  type: 'shc',
  class: 'D',
  training: 'barbarian',
  at: [500, 300],
};
const wild = { instruction: 'uncontrolled-advance', disorganised: false, left: 1, kept: 0 } as const;
const hidden = { hidden: { kind: 'ambush' } } as const;

const saint = (be: Piece['be']): Piece => ({
  ...one,
  id: 'gaul-saint',
  creature: 'saint',
  shield: false,
  at: [500, 500],
  ...(be === undefined ? {} : { be }),
});

/** A table in fog, through which one sees a hundred paces. */
function inFog(table: TableTop): Game {
  const weather = { region: 'europe', month: 'november', brings: [], fog: false, wind: 'west' } as const;
  const game = setUp({ ...table, scenario: { ...table.scenario, weather: { ...weather, brings: [] } } });
  if (game.state.weather === undefined) throw new Error('no weather is played');
  Object.assign(game.state.weather, { fog: true, vision: 100, elapsed: 0, hour: 1, dark: false });
  return game;
}

describe('a dragon', () => {
  const flying = (be: Piece['be'], to = { x: 500, y: 480 }, at: Piece['at'] = [500, 500]) => {
    const game = setUp({
      pieces: [{ id: 'rome-guard', at: [120, 60] }, dragon, { id: 'gaul-band', at: [500, 700] }, { ...saint(be), at }],
      scenario: { sorcery: {} },
    });
    const answers = declaring({ 'rome-worm': { fly: to } });
    const { of } = play(game, { seed: 1, answers }, ['declarations', 'movement']);
    return { flew: of('flew'), at: unitIn(game, 'rome-worm').placed.at };
  };

  it('is not refused a flight because of a saint whom its side does not see, and lands before his zone [wrg/sorcery/saint]', () => {
    expect(() => flying(undefined)).toThrow('zone of sanctity');
    const { flew, at } = flying(hidden);
    expect(flew[0]?.because.map(({ clause }) => clause)).toContain('wrg/sorcery/saint');
    expect(at.x).toBe(500);
    expect(at.y).toBeGreaterThan(380);
    expect(at.y).toBeLessThan(400);
  });

  it('flies out of a zone that has come over it, as it does not enter that [wrg/sorcery/saint]', () => {
    expect(flying({}, { x: 500, y: 480 }, [560, 300]).at).toMatchObject({ y: 480 });
  });

  it('goes at whoever stands in the zone of a saint unseen, and stops before it [wrg/sorcery/saint]', () => {
    const charged = (be: Piece['be']) => {
      const game = setUp({
        pieces: [
          { id: 'rome-guard', at: [120, 60] },
          { ...dragon, order: 'ATTACK gaul-band' },
          { id: 'gaul-band', at: [500, 410] },
          saint(be),
        ],
        scenario: { sorcery: {} },
      });
      const { asked } = play(game, { seed: 1 }, ['declarations']);
      return asked.flatMap(each =>
        each.kind === 'declare' && each.side === 'rome'
          ? each.units.flatMap(({ charges }) => charges.map(({ target }) => target))
          : [],
      );
    };
    expect(charged(undefined)).toEqual([]);
    expect(charged(hidden)).toEqual(['gaul-band']);
  });
});

describe('in fog', () => {
  const pieces: readonly Piece[] = [
    { id: 'rome-legion', at: [500, 100] },
    { id: 'gaul-near', at: [500, 180] },
    { id: 'gaul-far', at: [500, 600] },
  ];

  it('no order names an enemy who is out of sight, and the refusal does not tell whether he is there [wrg/orders/form]', () => {
    const game = inFog({ pieces });
    const request = {
      kind: 'orders',
      id: 'orders:rome',
      side: 'rome',
      clause: 'wrg/orders/written-at-start',
      secret: true,
      units: [{ unit: 'rome-legion', by: ['written'] }],
    } as const;
    const faults = (order: string) =>
      checkAnswer(wrg, request, { 'rome-legion': { order, by: 'written' } }, game).map(({ problem }) => problem);
    expect(faults('ATTACK gaul-near')).toEqual([]);
    const there = faults('ATTACK gaul-far');
    expect(there).toEqual(['gaul-far is no enemy that is known']);
    unitIn(game, 'gaul-far').away = { at: { x: 500, y: 800 }, facing: 180, from: 9, due: 9 } as never;
    expect(faults('ATTACK gaul-far')).toEqual(there);
  });

  it('nobody is told of the friend in whose way an enemy has come whom he does not see [wrg/weather/fog]', () => {
    const game = inFog({
      pieces: [
        { id: 'rome-legion', at: [500, 100] },
        { id: 'gaul-near', at: [500, 180], facing: 'N', order: 'MOVE N 60' },
        { id: 'gaul-behind', at: [500, 202], figures: 40, files: 20, facing: 'S' },
      ],
    });
    const { told } = play(game, { seed: 1 }, ['movement']);
    const move = told.find(({ event }) => event.kind === 'moved' && event.unit === 'gaul-near');
    expect(move?.event).toMatchObject({ stopped: 'friend', by: 'gaul-behind' });
    expect(move?.seenBy).toEqual(['gaul']);
  });
});

describe('troops in ambush who are out of control', () => {
  it('are seen before those whom they come at are asked what they do [wrg/charge/counter-actions]', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-horse', type: 'mc', at: [500, 300] },
        { id: 'gaul-wild', at: [500, 370], be: { ...hidden, bound: wild } },
      ],
    });
    const { events } = play(game, { seed: 1 }, ['declarations']);
    expect(events).toContainEqual(expect.objectContaining({ kind: 'appeared', unit: 'gaul-wild', how: 'found' }));
    expect(unitIn(game, 'gaul-wild').hidden).toBeNull();
  });
});

describe('a ship', () => {
  it('lands whom it carries although somebody lies hidden there [wrg/ship/wading]', () => {
    const offered = (be: Piece['be']) => {
      const game = setUp({
        pieces: [
          { id: 'rome-raiders', at: [100, 400], class: 'B', order: 'MOVE N 300' },
          // Friends on either hand, so that there is room before the bow alone.
          { id: 'rome-left', at: [466, 90] },
          { id: 'rome-right', at: [534, 90] },
          { id: 'gaul-watch', at: [500, 100], facing: 'S', ...(be === undefined ? {} : { be }) },
        ],
        features: [
          {
            kind: 'river',
            id: 'surf',
            line: [
              [0, 60],
              [1000, 60],
            ],
            width: 120,
          },
        ],
        scenario: {
          sea: {
            shallows: ['surf'],
            ships: [
              {
                id: 'sea-snake',
                side: 'rome',
                kind: 'raider',
                oars: 12,
                at: [500, 90],
                facing: 'N',
                length: 80,
                beam: 26,
                aboard: ['rome-raiders'],
              },
            ],
          },
        },
      });
      Object.assign(game.state.ships?.['sea-snake'] ?? {}, { aground: true });
      let may = false;
      const answers = answering('declare', ({ units }) => {
        may ||= units.some(({ mayLand }) => mayLand === true);
        return {};
      });
      play(game, { answers }, ['declarations']);
      return may;
    };
    expect(offered(undefined)).toBe(false);
    expect(offered(hidden)).toBe(true);
  });
});
