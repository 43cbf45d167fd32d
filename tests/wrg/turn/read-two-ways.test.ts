import { describe, expect, it } from 'vitest';
import { conditionOf } from '../../../src/rulesets/wrg/turn/condition.js';
import { fieldOf } from '../../../src/rulesets/wrg/turn/field.js';
import { situationOf } from '../../../src/rulesets/wrg/turn/reacting/situation.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { declaring } from './answers.js';
import { type Game, play, setUp, type TableTop, unitIn } from './table-top.js';

const alarmed = { alarmed: true };

/** Rules under a reading of a ruling; those of every day where none is named. */
const under = (ruling: string, reading?: string): Pick<TableTop, 'rules'> =>
  reading === undefined ? {} : { rules: wrgRulesUnder({ rulings: { [`wrg/ruling/${ruling}`]: reading } }) };

const fieldIn = ({ state, scenario, rules }: Game) => fieldOf(state, scenario, rules);

describe('foot that charges and is met by charging horse', () => {
  const met = (reading?: string) => {
    const game = setUp({
      pieces: [
        {
          id: 'rome-legion',
          at: [500, 300],
          figures: 24,
          files: 12,
          class: 'A',
          order: 'ATTACK gaul-band',
          be: alarmed,
        },
        { id: 'gaul-band', at: [480, 378], figures: 4, files: 4, be: alarmed },
        {
          id: 'gaul-horse',
          type: 'hc',
          fanatic: true,
          at: [520, 400],
          figures: 4,
          files: 2,
          order: 'ATTACK rome-legion',
          be: alarmed,
        },
      ],
      ...under('charging-foot-on-the-move', reading),
    });
    const charges = { 'rome-legion': { charge: 'gaul-band' }, 'gaul-horse': { charge: 'rome-legion' } };
    play(game, { answers: declaring(charges), seed: 2 }, ['declarations', 'movement']);
    const legion = unitIn(game, 'rome-legion');
    expect(legion.period).toMatchObject({ doing: 'charging', caught: { charger: 'gaul-horse' } });
    return conditionOf(legion, fieldIn(game)).because.map(({ clause }) => clause);
  };

  it('is on the move, or is not (wrg/disorganisation/infantry-moving-contacted, wrg/ruling/charging-foot-on-the-move)', () => {
    expect(met()).toEqual(['wrg/disorganisation/infantry-moving-contacted']);
    expect(met('not-while-it-charges')).toEqual([]);
  });
});

describe('horse that is shot at from behind and to one side', () => {
  const shieldless = (aside: number, reading?: string) => {
    const game = setUp({
      pieces: [
        { id: 'rome-archers', type: 'li', weapons: ['bow'], at: [500 - aside, 400], be: alarmed },
        { id: 'gaul-horse', type: 'hc', at: [500, 500], figures: 6, files: 6, facing: 'N', be: alarmed },
      ],
      ...under('shot-from-behind', reading),
    });
    const [shot] = play(game, { seed: 1 }, ['shooting']).of('shot');
    return shot?.because.some(({ because }) => because === 'target cannot use shields');
  };

  it('has its back to who is farther behind than beside it, or to who is straight behind it alone (wrg/shields/when-unusable, wrg/ruling/shot-from-behind)', () => {
    expect([0, 50, 150].map(aside => shieldless(aside))).toEqual([true, true, false]);
    expect([0, 50, 150].map(aside => shieldless(aside, 'straight-behind'))).toEqual([true, false, false]);
  });
});

describe('units in rout, to those who test', () => {
  const seen = (reading?: string) => {
    const rout = { rout: { periods: 1, from: { x: 500, y: 500 } }, hasRouted: true };
    const game = setUp({
      pieces: [
        { id: 'rome-legion', at: [500, 300] },
        { id: 'rome-runners', at: [600, 300], be: rout },
        { id: 'gaul-runners', type: 'hc', at: [500, 400], facing: 'N', be: rout },
      ],
      ...under('routers-as-units', reading),
    });
    return situationOf(unitIn(game, 'rome-legion'), { cause: 'voluntary' }, fieldIn(game));
  };

  it('are no more than that, or are units of their side besides (wrg/reaction/plus1-friend-unit, wrg/ruling/routers-as-units)', () => {
    const both = { friendUnitsRouting: 1, enemyUnitsRouting: 1 };
    const alone = { friendUnits: 0, otherFriends: false, enemyCavalry: false, enemyFlankOrRear: false };
    expect(seen()).toMatchObject({ ...both, ...alone });
    expect(seen('as-units-too')).toMatchObject({
      ...both,
      friendUnits: 1,
      enemyCavalry: true,
      enemyFlankOrRear: true,
    });
  });
});

describe('a wood that troops have left', () => {
  const known = (inWood: boolean, { reading, enemy = false }: { reading?: string; enemy?: boolean } = {}) => {
    const wood = {
      kind: 'wood' as const,
      id: 'reeds',
      outline: [
        [440, 320],
        [560, 320],
        [560, 380],
        [440, 380],
      ] satisfies [number, number][],
    };
    const game = setUp({
      features: [wood],
      pieces: [
        { id: 'rome-legion', at: [500, inWood ? 360 : 250], be: alarmed },
        { id: 'gaul-band', at: [500, 700], be: alarmed },
      ],
      ...under('cover-remembered', reading),
    });
    play(game, {}, ['reactions']);
    unitIn(game, 'rome-legion').placed = { ...unitIn(game, 'rome-legion').placed, at: { x: 500, y: 250 } };
    if (enemy) unitIn(game, 'gaul-band').placed = { ...unitIn(game, 'gaul-band').placed, at: { x: 500, y: 360 } };
    if (enemy) play(game, {}, ['reactions']);
    unitIn(game, 'gaul-band').placed = { ...unitIn(game, 'gaul-band').placed, at: { x: 500, y: 700 } };
    const { friendlyCover, unfriendlyCover } = situationOf(
      unitIn(game, 'rome-legion'),
      { cause: 'voluntary' },
      fieldIn(game),
    );
    return { friendlyCover, unfriendlyCover };
  };
  const friend = { friendlyCover: true, unfriendlyCover: false };
  const foe = { friendlyCover: false, unfriendlyCover: true };

  it('is known to them, until an enemy goes in; or only while they see it (wrg/reaction/definition-friendly-cover, wrg/ruling/cover-remembered)', () => {
    expect([known(true), known(false)]).toEqual([friend, foe]);
    expect(known(true, { enemy: true })).toEqual(foe);
    expect(known(true, { reading: 'what-is-seen-now' })).toEqual(foe);
  });
});
