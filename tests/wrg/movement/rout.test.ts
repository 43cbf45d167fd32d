import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { routPursuitMoves } from '../../../src/rulesets/wrg/book/charts/movement.js';
import { barredRout, routMeetsFriends, trapped } from '../../../src/rulesets/wrg/rout/meeting.js';
import { mayRally, pursuitDuty } from '../../../src/rulesets/wrg/rout/rallying.js';
import { pursuitMove, pursuitStrikes, routDirection, routMove } from '../../../src/rulesets/wrg/rout/running.js';
import { wrgRules } from '../../../src/rulesets/wrg/rules.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { barbarian, chariot, regular } from './bodies.js';

const periods = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;
const kinds = [
  ['shc-and-camels', [regular('shc'), barbarian('shc', { camels: true })]],
  ['ehc-hc-mc-and-other-camels', [regular('ehc'), regular('hc'), barbarian('mc'), barbarian('lc', { camels: true })]],
  ['lc', [barbarian('lc')]],
  ['chariots-2-man-or-more-horses-than-men', [chariot(2, 1), chariot(4, 2)]],
  ['other-chariots', [chariot(4, 3)]],
  ['elephants', [barbarian('elephant')]],
  ['li-lmi-lhi', [regular('li'), barbarian('lmi'), regular('lhi')]],
  ['mi-hi', [barbarian('mi'), regular('hi')]],
] as const;

describe('rout and pursuit', () => {
  it.each(kinds)(
    'of %s is as long as the chart has it [wrg/rout/move] [wrg/pursuit/move] [wrg/rout/direction-backs]',
    (kind, movers) => {
      for (const mover of movers) {
        for (const period of periods) {
          expect(routMove({ mover, period: Number(period) }).paces).toBe(
            routPursuitMoves.cells[`rout-${kind}`][period],
          );
          expect(pursuitMove({ mover, period: Number(period) }).paces).toBe(
            routPursuitMoves.cells[`pursuit-${kind}`][period],
          );
        }
      }
    },
  );

  it('disperses whom no move is left, or who is off the table [wrg/rout/dispersed]', () => {
    const mover = regular('mi');
    expect([3, 4].map(period => routMove({ mover, period }).dispersed)).toEqual([false, true]);
    expect(routMove({ mover, period: 1, offTable: true })).toMatchObject({ paces: 0, dispersed: true });
    // Turns take paces, but do not disperse.
    expect(routMove({ mover, period: 3, turns: 1 })).toMatchObject({ paces: 0, dispersed: false });
  });

  it('loses 30 paces for a turn, the pursuers 20 [wrg/rout/turn-cost] [wrg/pursuit/turns] [wrg/rout/turns]', () => {
    expect(routMove({ mover: regular('lc'), period: 1, turns: 2 }).paces).toBe(160);
    expect(pursuitMove({ mover: regular('lc'), period: 1, turns: 2 }).paces).toBe(170);
  });

  it('goes from the normal move where there is no charge, unless one rules otherwise', () => {
    const wagons = { mover: regular('wagon'), period: 1 };
    expect(routMove(wagons)).toMatchObject({ paces: 20, dispersed: false });
    const rules = wrgRulesUnder({ rulings: { 'wrg/ruling/rout-without-charge-move': 'destroyed-at-once' } });
    expect(routMove(wagons, rules).dispersed).toBe(true);
  });

  it('heads away, then for the base line [wrg/rout/direction-first] [wrg/rout/direction-later]', () => {
    expect(routDirection({ period: 1 })).toBe('away-from-the-enemy');
    expect(routDirection({ period: 1, partlySurrounded: true })).toBe('through-the-gap');
    expect(routDirection({ period: 2 })).toBe('own-base-line');
    expect(routDirection({ period: 2, baseLineBarred: true })).toBe('nearest-table-edge');
  });

  it('costs the routed a blow as they turn, and one in contact [wrg/pursuit/strikes]', () => {
    expect(pursuitStrikes({ gap: 0, rout: 60, pursuit: 150, period: 1 })).toMatchObject({ strikes: 2, gap: 0 });
    expect(pursuitStrikes({ gap: 0, rout: 160, pursuit: 150, period: 1 })).toMatchObject({ strikes: 1, gap: 10 });
    expect(pursuitStrikes({ gap: 0, rout: 40, pursuit: 120, period: 2 }).strikes).toBe(1);
    expect(pursuitStrikes({ gap: 10, rout: 140, pursuit: 120, period: 2 })).toMatchObject({
      strikes: 0,
      contact: false,
    });
  });

  it('slows with every period', () => {
    fc.assert(
      fc.property(fc.constantFrom('li', 'mi', 'hc', 'lc', 'shc'), fc.integer({ min: 1, max: 12 }), (type, period) => {
        const mover = regular(type);
        expect(routMove({ mover, period: period + 1 }).paces).toBeLessThanOrEqual(routMove({ mover, period }).paces);
        expect(pursuitMove({ mover, period }).paces).toBeLessThanOrEqual(routMove({ mover, period }).paces);
      }),
    );
  });
});

describe('routers that meet friends', () => {
  it('take a gap 20 wide within 50 paces [wrg/rout/friends-gap]', () => {
    const through = (gaps: readonly { width: number; distance: number }[]) =>
      routMeetsFriends({ routers: regular('mi'), friends: regular('hi'), gaps });
    expect(through([{ width: 20, distance: 50 }])).toMatchObject({ way: 'gap', gap: 0, sweptAway: false });
    expect(
      through([
        { width: 19, distance: 5 },
        { width: 30, distance: 51 },
      ]),
    ).toMatchObject({ way: 'burst', gap: null });
    expect(
      through([
        { width: 40, distance: 45 },
        { width: 25, distance: 10 },
      ]).gap,
    ).toBe(1);
  });

  it('sweep barbarians away, light foot only its own kind [wrg/rout/burst-barbarians]', () => {
    const swept = (routers: ReturnType<typeof regular>, friends: ReturnType<typeof regular>) =>
      routMeetsFriends({ routers, friends }).sweptAway;
    expect(swept(regular('mi'), barbarian('hi'))).toBe(true);
    expect(swept(barbarian('hc'), regular('hi'))).toBe(false);
    expect(swept(barbarian('li'), barbarian('lmi'))).toBe(false);
    expect(swept(barbarian('li'), barbarian('li'))).toBe(true);
    expect(swept(regular('li'), barbarian('lmi'))).toBe(true);
  });

  it('trample them, if they are elephants or chariots [wrg/rout/burst-models]', () => {
    const friends = regular('hi');
    expect(routMeetsFriends({ routers: barbarian('elephant'), models: 3, friends }).tramples).toEqual({
      by: 'elephant',
      models: 3,
      crewFights: false,
    });
    expect(routMeetsFriends({ routers: regular('hc'), friends }).tramples).toBeNull();
  });
});

describe('broken troops without a way', () => {
  it('surrender by half, the odd figure with them [wrg/rout/cannot-run]', () => {
    expect(trapped({ figures: 12 })).toMatchObject({ surrender: 6, breakOut: 6 });
    expect(trapped({ figures: 7 })).toMatchObject({ surrender: 4, breakOut: 3 });
    const rules = wrgRulesUnder({ rulings: { 'wrg/ruling/surrender-of-an-odd-figure': 'it-breaks-out' } });
    expect(trapped({ figures: 7 }, rules)).toMatchObject({ surrender: 3, breakOut: 4 });
  });

  it('surrender their general when his figure is down to half [wrg/rout/general-surrender]', () => {
    expect([10, 11].map(men => trapped({ figures: 5, general: { men, of: 20 } }).generalSurrenders)).toEqual([
      true,
      false,
    ]);
  });

  it('may try light troops in the first period [wrg/rout/break-through-lights] [wrg/rout/break-through-fail]', () => {
    const does = (period: number, barredBy: ReturnType<typeof regular>, canTurnAside = true) =>
      barredRout({ period, barredBy, canTurnAside }).does;
    expect([does(1, regular('li')), does(1, barbarian('lc'))]).toEqual(['may-break-through', 'may-break-through']);
    expect([does(2, regular('li')), does(2, regular('li'), false)]).toEqual(['turns-aside', 'surrenders']);
    expect(does(1, regular('lmi'))).toBe('turns-aside');
  });
});

describe('rallying', () => {
  it('is tried out of contact, without heavy loss to missiles [wrg/rally/when]', () => {
    expect(mayRally({ figures: 10 }).may).toBe(true);
    expect(mayRally({ figures: 10, inContact: true }).may).toBe(false);
    expect([9, 10].map(missileCasualties => mayRally({ figures: 10, missileCasualties }).may)).toEqual([true, false]);
  });

  it('waits for friends who fight the pursuers [wrg/pursuit/rally-screen]', () => {
    const screens = ['undecided', 'turned-them-back', 'stood-a-period'] as const;
    expect(screens.map(screen => mayRally({ figures: 10, screen }).may)).toEqual([false, true, true]);
  });

  it('needs better than a halt, without the general, and a period afterwards [wrg/rally/test] [wrg/rally/general] [wrg/rally/reorganise]', () => {
    expect(mayRally({ figures: 10 })).toMatchObject({ betterThan: 'halt', generalCounts: false, reorganising: 1 });
  });
});

describe('victors', () => {
  const victors = { allBroken: true, pursued: 0 };

  it('pursue for a period, and may halt after that [wrg/pursuit/compulsory] [wrg/pursuit/halt]', () => {
    expect(pursuitDuty(victors).does).toBe('pursues');
    expect(pursuitDuty({ ...victors, pursued: 1 }).does).toBe('may-halt');
    expect(pursuitDuty({ ...victors, allBroken: false }).does).toBe('stays');
  });

  it('test where their orders are to hold [wrg/pursuit/hold-orders] [wrg/reaction/test-hold-no-pursuit]', () => {
    const holding = { ...victors, holdOrders: true };
    const tested = (reaction: 'uncontrolled-advance' | 'act-as-general-wishes' | 'other', generalWishes = false) =>
      pursuitDuty({ ...holding, reaction, generalWishes }).does;
    expect(pursuitDuty(holding).does).toBe('must-test');
    expect(tested('uncontrolled-advance')).toBe('pursues');
    expect([tested('act-as-general-wishes'), tested('act-as-general-wishes', true)]).toEqual(['stays', 'pursues']);
    expect(tested('other', true)).toBe('stays');
    const rules = wrgRulesUnder({ rulings: { 'wrg/ruling/holders-test': 'may-test' } });
    expect(pursuitDuty(holding, rules).does).toBe('may-test');
    expect(wrgRules().movement.rout.holdersMustTest).toBe(true);
  });
});
