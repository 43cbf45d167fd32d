import { describe, expect, it } from 'vitest';
import { checkAnswer } from '../../../src/battle/index.js';
import { wrg } from '../../../src/rulesets/wrg/ruleset.js';
import { fieldOf } from '../../../src/rulesets/wrg/turn/field.js';
import { sorceryReaction } from '../../../src/rulesets/wrg/turn/sorcery/reacting.js';
import { wrgView } from '../../../src/rulesets/wrg/view.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { answering, declaring, fresh, ridingStraight } from './answers.js';
import { siege } from './siege-table.js';
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
      pieces: [
        { id: 'rome-guard', at: [120, 60] },
        { ...dragon, order: 'ATTACK gaul-band' },
        { id: 'gaul-band', at: [500, 700] },
        { ...saint(be), at },
      ],
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

  it('out of whose ranks an enemy comes clear is told to those alone who see them [wrg/weather/fog]', () => {
    const game = inFog({
      pieces: [
        { id: 'rome-guard', at: [100, 100] },
        { id: 'gaul-guard', at: [900, 500] },
        { id: 'rome-watch', at: [700, 780], facing: 'S', files: 20, figures: 20 },
        { id: 'rome-horse', at: [500, 610], type: 'hc', order: 'ATTACK gaul-slings' },
        { id: 'gaul-slings', at: [500, 700], type: 'li', weapons: ['sling'], figures: 6, order: 'SKIRMISH' },
        { id: 'gaul-line', at: [500, 784], figures: 8, files: 8 },
      ],
    });
    const slings = unitIn(game, 'gaul-slings');
    slings.period.counter = { what: 'evade', charger: 'rome-horse' };
    slings.period.doing = 'evading';
    const { told } = play(game, { seed: 1 }, ['movement']);
    const moves = told.filter(({ event }) => event.kind === 'moved' && event.unit === 'gaul-slings');
    const named = moves.map(({ event, seenBy }) => ({ seenBy, named: JSON.stringify(event).includes('gaul-line') }));
    expect(named).toEqual([
      { seenBy: ['gaul'], named: true },
      { seenBy: ['rome'], named: false },
    ]);
  });

  it('who is charged by a body and its sub-unit is asked about those alone whom he sees [wrg/charge/counter-actions]', () => {
    const wild = { bound: { instruction: 'uncontrolled-advance', disorganised: false, left: 2, kept: 0 } } as const;
    const askedOf = (seed: number) => {
      const game = inFog({
        pieces: [
          { id: 'rome-horse', at: [500, 200], type: 'mc', facing: 'N', order: 'HOLD', be: { alarmed: true } },
          {
            id: 'gaul-horse',
            at: [500, 330],
            type: 'mc',
            facing: 'S',
            be: { ...wild, alarmed: true },
            subUnits: [
              {
                id: 'gaul-few',
                figures: 3,
                files: 3,
                at: [500, 290],
                facing: 'S',
                type: 'mc',
                training: 'barbarian',
                class: 'C',
              },
            ],
          },
        ],
      });
      Object.assign(unitIn(game, 'gaul-few'), wild, { alarmed: true });
      return play(game, { seed }, ['declarations']).asked.flatMap(each =>
        each.kind === 'counter' && each.side === 'rome' ? each.chargers : [],
      );
    };
    const chargers = [1, 2, 3, 4, 5, 6, 7, 8].flatMap(askedOf);
    expect([...new Set(chargers)]).toEqual(['gaul-few']);
  });
});

describe('an enemy who has gone out of sight', () => {
  const pieces: readonly Piece[] = [
    { id: 'rome-legion', at: [500, 100], order: 'ATTACK gaul-band' },
    { id: 'gaul-band', at: [500, 600] },
  ];
  /** Where a legion has come to that is to attack a band which was seen in the west and has gone to the east of the table in the fog. */
  const sought = (reading: string, seen: { readonly x: number; readonly y: number } | undefined) => {
    const rules = wrgRulesUnder({ rulings: { 'wrg/ruling/order-at-one-out-of-sight': reading } });
    const game = inFog({ pieces, rules });
    const band = unitIn(game, 'gaul-band');
    band.placed = { ...band.placed, at: { x: 900, y: 600 } };
    game.state.lastSeen = { rome: seen === undefined ? {} : { 'gaul-band': seen }, gaul: {} };
    play(game, { seed: 1 }, ['movement']);
    return unitIn(game, 'rome-legion').placed.at;
  };
  const west = { x: 100, y: 600 };

  it('is sought where he was seen last, and nowhere if he never was [wrg/ruling/order-at-one-out-of-sight]', () => {
    expect(sought('goes-where-he-was-seen', west).x).toBeLessThan(500);
    expect(sought('goes-where-he-was-seen', undefined)).toEqual({ x: 500, y: 100 });
    expect(sought('waits-until-he-is-seen', west)).toEqual({ x: 500, y: 100 });
    expect(sought('finds-him-all-the-same', west).x).toBeGreaterThan(500);
  });

  it('is not given away by where the nearest of his side stand [wrg/weather/fog]', () => {
    const wayOf = (x: number) => {
      const game = inFog({
        pieces: [
          { id: 'rome-legion', at: [500, 300], order: 'ATTACK' },
          { id: 'gaul-band', at: [x, 600] },
        ],
      });
      play(game, { seed: 1 }, ['movement']);
      return unitIn(game, 'rome-legion').placed;
    };
    expect(wayOf(100)).toEqual(wayOf(900));
  });

  it('was where he stood when the fog came down [wrg/weather/fog]', () => {
    const weather = { region: 'europe', month: 'november', brings: [], fog: false, wind: 'west' } as const;
    const game = setUp({ pieces, scenario: { weather: { ...weather, brings: [] } } });
    play(game, { seed: 1 });
    expect(game.state.lastSeen?.rome?.['gaul-band']).toEqual({ x: 500, y: 600 });
    Object.assign(game.state.weather ?? {}, { fog: true, vision: 100 });
    const band = unitIn(game, 'gaul-band');
    band.placed = { ...band.placed, at: { x: 900, y: 600 } };
    play(game, { seed: 1 }, ['movement']);
    expect(game.state.lastSeen?.rome?.['gaul-band']).toEqual({ x: 500, y: 600 });
  });
});

describe('who shoots out of the dark', () => {
  const lit = () => {
    const game = setUp({
      pieces: [
        { id: 'rome-legion', at: [500, 300], figures: 20, order: 'HOLD' },
        { id: 'gaul-archers', at: [500, 400], type: 'lmi', weapons: ['bow'], shield: false, order: 'HOLD' },
      ],
      scenario: {
        weather: { region: 'europe', month: 'november', brings: [], fog: false, wind: 'west', fires: [[500, 290]] },
      },
    });
    Object.assign(game.state.weather ?? {}, { vision: 60, elapsed: 0, hour: 12, dark: true });
    return game;
  };

  it('is not named to those at whom he shoots: they learn what it cost them [wrg/night/vision-move] [wrg/night/light]', () => {
    const game = lit();
    const { told } = play(game, { seed: 1 }, ['shooting']);
    const toRome = told
      .filter(({ seenBy }) => seenBy === undefined || seenBy.includes('rome'))
      .map(({ event }) => event);
    expect(told).toContainEqual({
      event: expect.objectContaining({ kind: 'shot', unit: 'gaul-archers', target: 'rome-legion' }),
      seenBy: ['gaul'],
    });
    expect(toRome).toContainEqual(expect.objectContaining({ kind: 'from-unseen', unit: 'rome-legion', what: 'shot' }));
    expect(JSON.stringify(toRome)).not.toContain('gaul-archers');
    const { units } = wrgView(game.state, 'rome', game.scenario);
    expect(unitIn(game, 'rome-legion').period.shotBy).toMatchObject([{ by: 'gaul-archers' }]);
    expect(units['rome-legion']?.period.shotBy).toMatchObject([{ by: '' }]);
    expect(JSON.stringify(units)).not.toContain('gaul-archers');
  });
});

describe('who comes upon a messenger', () => {
  const caught = (be: Piece['be'], men: number) => {
    const game = fresh({
      pieces: [
        { id: 'rome-guard', at: [100, 100], type: 'mc', figures: 10, files: 5 },
        { id: 'rome-foot', at: [560, 100] },
        { id: 'gaul-foot', at: [335, 100], facing: 'W', ...(be === undefined ? {} : { be }) },
        { id: 'gaul-band', at: [900, 700] },
      ],
    });
    play(game, { seed: 3 }, ['orders']);
    const answers = answering('orders', ({ units }) =>
      units.some(({ unit }) => unit === 'rome-foot') ? { 'rome-foot': { order: 'MOVE N', by: 'messenger' } } : {},
    );
    play(game, { answers, seed: 3 }, ['orders']);
    for (const messenger of game.state.messengers) messenger.men = men;
    const { told } = play(ridingStraight(game), { seed: 3 }, ['orders']);
    const toRome = told.filter(({ seenBy }) => seenBy === undefined || seenBy.includes('rome'));
    const { messengers } = wrgView(game.state, 'rome', game.scenario);
    return { told: told.map(({ event }) => event), toRome: toRome.map(({ event }) => event), messengers };
  };

  it('out of an ambush is not named to the side of the messenger [wrg/orders/messengers-as-patrol]', () => {
    const fights = { kind: 'messenger', what: 'fights' };
    expect(caught(undefined, 20).toRome).toContainEqual(expect.objectContaining({ ...fights, by: 'gaul-foot' }));
    const { told, toRome, messengers } = caught(hidden, 20);
    expect(told).toContainEqual(expect.objectContaining({ ...fights, by: 'gaul-foot' }));
    expect(toRome).toContainEqual(expect.objectContaining(fights));
    expect(messengers).toHaveLength(1);
    expect(JSON.stringify({ toRome, messengers })).not.toContain('gaul-foot');
    const lost = caught(hidden, 1).toRome;
    expect(lost).toContainEqual(expect.objectContaining({ kind: 'messenger', what: 'lost' }));
    expect(JSON.stringify(lost)).not.toContain('gaul-foot');
  });
});

describe('a view', () => {
  it('shows neither ships nor generals whom fog hides [wrg/weather/fog]', () => {
    const game = inFog({
      pieces: [
        { id: 'rome-legion', at: [500, 100] },
        { id: 'gaul-far', at: [500, 700] },
      ],
    });
    const ship = {
      id: 'sea-snake',
      name: 'Sea Snake',
      side: 'gaul',
      kind: 'raider',
      company: 'C',
      length: 80,
      beam: 26,
      rows: 80,
      grounds: { x: 900, y: 700 },
      at: { x: 900, y: 700 },
      facing: 0,
      aground: false,
      gone: null,
    } as const;
    game.state.ships = { 'sea-snake': { ...ship } };
    Object.assign(game.state.generals['gaul-chief'] ?? {}, { with: null, at: { x: 500, y: 650 } });
    const seen = wrgView(game.state, 'rome', game.scenario);
    expect(Object.keys(seen.ships ?? {})).toEqual([]);
    expect(Object.keys(seen.generals)).toEqual(['rome-chief']);
    Object.assign(game.state.weather ?? {}, { fog: false, vision: null });
    const clear = wrgView(game.state, 'rome', game.scenario);
    expect(Object.keys(clear.ships ?? {})).toEqual(['sea-snake']);
    expect(Object.keys(clear.generals).sort()).toEqual(['gaul-chief', 'rome-chief']);
  });

  it('shows neither the siege material nor the work of those who lie hidden [wrg/reaction/within-needs-view]', () => {
    const game = siege(
      [
        { id: 'rome-sappers', at: [300, 350] },
        { id: 'gaul-watch', at: [300, 430], facing: 'S' },
      ],
      { material: [{ id: 'ladder', kind: 'scaling-ladder', with: 'rome-sappers' }] },
    );
    const { works } = game.state;
    if (works === undefined) throw new Error('nobody besieges anybody');
    works.tasks = { 'rome-sappers': { break: 'gate' } };
    const shown = () => wrgView(game.state, 'gaul', game.scenario).works;
    expect(shown()).toMatchObject({ tasks: { 'rome-sappers': {} }, material: [{ id: 'ladder' }] });
    unitIn(game, 'rome-sappers').hidden = { kind: 'ambush' };
    expect(shown()).toMatchObject({ tasks: {}, material: [] });
  });
});

describe('who lies hidden', () => {
  it('hides nobody behind him: friends see each other over him as if he were not there [wrg/reaction/within-needs-view]', () => {
    const seen = (be: Piece['be']) => {
      const game = setUp({
        pieces: [
          { id: 'rome-legion', at: [500, 300] },
          { id: 'rome-horse', at: [500, 400] },
          { id: 'gaul-band', at: [500, 350], figures: 30, files: 15, ...(be === undefined ? {} : { be }) },
        ],
      });
      const { near } = fieldOf(game.state, game.scenario, game.rules);
      return near.around('rome-legion', { of: 'friends', inView: true }).map(({ who }) => who.id);
    };
    expect(seen(undefined)).toEqual([]);
    expect(seen(hidden)).toEqual(['rome-horse']);
  });

  it('and is a saint counts in no test of the enemy before he is seen [wrg/sorcery/saint-effect]', () => {
    const counted = (be: Piece['be']) => {
      const game = setUp({
        pieces: [
          { id: 'rome-legion', at: [500, 300] },
          { id: 'gaul-band', at: [500, 700] },
          { ...saint(be), at: [500, 380] },
        ],
        scenario: { sorcery: {} },
      });
      const field = fieldOf(game.state, game.scenario, game.rules);
      const factors = sorceryReaction(unitIn(game, 'rome-legion'), { cause: 'voluntary' }, field);
      return factors.map(({ clause }) => clause);
    };
    expect(counted({})).toContain('wrg/sorcery/saint-effect');
    expect(counted(hidden)).toEqual([]);
  });
});

describe('the personality of a general', () => {
  it('is told to his own side alone while he is with troops that are not on the table [wrg/general/personality-dice]', () => {
    const toldOf = (away: Piece['away']) => {
      const game = fresh({
        pieces: [
          { id: 'rome-legion', at: [500, 100] },
          { id: 'gaul-band', at: [500, 700] },
          { id: 'gaul-flank', at: [900, 700], ...(away === undefined ? {} : { away }) },
        ],
        generals: [
          { id: 'gaul-chief', with: 'gaul-band' },
          { id: 'gaul-legate', with: 'gaul-flank', rank: 'subordinate' },
        ],
      });
      const { told } = play(game, { seed: 1 }, ['orders']);
      return told.find(({ event }) => event.kind === 'general' && event.general === 'gaul-legate')?.seenBy;
    };
    expect(toldOf(undefined)).toBeUndefined();
    expect(toldOf({ from: 4 })).toEqual(['gaul']);
    expect(toldOf('ambush')).toEqual(['gaul']);
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
