import { describe, expect, it } from 'vitest';
import { playOut, startBattle } from '../../src/battle/index.js';
import type { HouseRules } from '../../src/book/index.js';
import { scripted } from '../../src/dice/index.js';
import { RuleViolation, type Violation } from '../../src/rulebook/index.js';
import { ancientMedievalBook } from '../../src/rulesets/cady/ancient-medieval/book/print.js';
import { ordersToAdvanceAndHold } from '../../src/rulesets/cady/ancient-medieval/bots/advance-and-hold.js';
import { assaultReach } from '../../src/rulesets/cady/ancient-medieval/bots/assaults.js';
import { forecastCharge } from '../../src/rulesets/cady/ancient-medieval/bots/forecast.js';
import { outlookOn } from '../../src/rulesets/cady/ancient-medieval/bots/outlook.js';
import { askOrders } from '../../src/rulesets/cady/ancient-medieval/choices/orders.js';
import {
  type AncientMedievalRules,
  advanceAndHold,
  ancientMedieval,
  ancientMedievalRules,
  ancientMeleeOdds,
  ancientView,
  ancientWindows,
  isTroopType,
  missileOdds,
  pikeObstacle,
  pilaVolley,
  type TroopType,
} from '../../src/rulesets/cady/ancient-medieval/index.js';
import { missileThird } from '../../src/rulesets/cady/ancient-medieval/missiles/missile-range.js';
import { ancientMedievalResolvers } from '../../src/rulesets/cady/ancient-medieval/resolve.js';
import { ancientMedievalWords } from '../../src/rulesets/cady/ancient-medieval/words.js';
import { parseOrder } from '../../src/rulesets/cady/common/index.js';
import { drawBattle, introduce, summarise } from '../../src/windows/index.js';
import { entry, plainFile } from './scenario-file.js';
import { move, setUp } from './table-top.js';

const print = ancientMedievalRules();

function rulesWith(set: HouseRules): AncientMedievalRules {
  return ancientMedievalRules(ancientMedievalBook.with(set));
}

function faultsOf(set: HouseRules): readonly Violation[] {
  try {
    rulesWith(set);
    return [];
  } catch (fault) {
    if (fault instanceof RuleViolation) return fault.violations;
    throw fault;
  }
}

/** A type that house rules have made, at the border where the rules say that they know it. */
function made(type: string, rules: AncientMedievalRules): TroopType {
  if (!isTroopType(type, rules)) throw new Error(`the rules have no ${type}`);
  return type;
}

const varangians: HouseRules = {
  troops: { varangians: { like: 'men-at-arms', title: 'Varangians', melee: 11, cost: 9 } },
};

/** A file in which the blue foot is of this type. */
function fileOf(type: string) {
  const file = plainFile();
  return { ...file, sides: { ...file.sides, blue: { ...file.sides.blue, units: [{ ...entry(), type }] } } };
}

describe('house rules of the ancient and medieval game', () => {
  it('change a number, and with it odds and what is told of them', () => {
    const sharper = rulesWith({ numbers: { 'cady/ancient-medieval/romans/pilum-hits': [2, 4, 6] } });
    const volley = { ranks: [{ figures: 2, distance: 3 }], target: 'medium-infantry', targetFigures: 12 } as const;
    expect(pilaVolley(volley, scripted([2, 6]), print).lost).toBe(1);
    expect(pilaVolley(volley, scripted([2, 6]), sharper).lost).toBe(2);

    const deeper = rulesWith({ numbers: { 'cady/ancient-medieval/missiles/deep-ranks': 3 } });
    const shot = { shooter: 'archer-light', target: 'medium-infantry', distance: 35, ranksDeep: 3 } as const;
    expect(missileOdds(shot, print).faces).toEqual([4, 6]);
    expect(missileOdds(shot, deeper).faces).toEqual([2, 4, 6]);
    expect(missileOdds(shot, deeper).because.map(({ clause }) => clause)).toContain(
      'cady/ancient-medieval/missile/step-deep-target',
    );
  });

  it('change a cell of a chart, and with it the orders of the bot and its forecast', () => {
    const slow = rulesWith({
      cells: { 'cady/ancient-medieval/figure-capability-cavalry': { 'heavy-cavalry': { 'movement-cm': 36 } } },
    });
    const marched = (rules: AncientMedievalRules) => {
      const game = setUp({
        rules,
        size: [300, 300],
        pieces: [
          { id: 'blue-1', type: 'heavy-cavalry', at: [150, 60] },
          { id: 'red-1', type: 'peasants', at: [150, 240] },
        ],
      });
      game.state.turn = 1;
      const view = ancientView(game.state, 'blue', game.scenario, rules);
      const text = ordersToAdvanceAndHold(['blue-1'], [], view, rules)['blue-1'] ?? '';
      const [leg] = parseOrder(text, 'blue-1', ancientMedievalWords).legs;
      if (leg === undefined) throw new Error('the bot stands still');
      return leg.distance.by === 'cm' ? leg.distance.cm : rules.troops['heavy-cavalry'].move;
    };
    expect(marched(print)).toBeGreaterThan(36);
    expect(marched(slow)).toBeLessThanOrEqual(36);

    const strong = rulesWith({
      cells: { 'cady/ancient-medieval/figure-capability-infantry': { peasants: { 'melee-point': 11 } } },
    });
    const promised = (rules: AncientMedievalRules) => {
      const { state, scenario } = setUp({
        rules,
        pieces: [
          { id: 'blue-1', type: 'medium-infantry', at: [100, 60] },
          { id: 'red-1', type: 'peasants', at: [100, 80] },
        ],
      });
      const view = ancientView(state, 'blue', scenario, rules);
      const [own, enemy] = [view.units['blue-1'], view.units['red-1']];
      if (own === undefined || enemy === undefined) throw new Error('both stand in sight');
      return forecastCharge(own, enemy, view, rules).enemyLosses;
    };
    expect(promised(strong)).toBeLessThan(promised(print));
  });

  it('tell the bot and its owner how far a charge goes, and how long its path must be', () => {
    const far = rulesWith({
      cells: { 'cady/ancient-medieval/effects-on-movement': { 'ordered-charge': { 'change-thirds': 3 } } },
    });
    const long = rulesWith({
      numbers: { 'cady/common/charge/straight-infantry-cm': 50 },
      rulings: { 'cady/ruling/shock-path-infantry': 'charge-section' },
    });
    const at = (rules: AncientMedievalRules) => {
      const { state, scenario } = setUp({
        rules,
        pieces: [
          { id: 'blue-1', type: 'medium-infantry', at: [100, 60] },
          { id: 'red-1', type: 'men-at-arms', at: [100, 98] },
          { id: 'blue-2', type: 'men-at-arms', at: [160, 60] },
          { id: 'red-2', type: 'peasants', at: [160, 98] },
        ],
      });
      const view = ancientView(state, 'blue', scenario, rules);
      const { 'blue-1': own, 'blue-2': knights, 'red-2': peasants } = view.units;
      if (!own || !knights || !peasants) throw new Error('all stand in sight');
      const request = { kind: 'orders', id: 'orders', side: 'blue', units: ['blue-1'], phantoms: [] } as const;
      const asking = askOrders(
        { ...request, clause: 'cady/common/sequence/step-3-write-orders', secret: true },
        { view, rules },
      );
      const about = asking.choices.find(({ text }) => text.includes('blue-1'));
      const offered = about !== undefined && 'further' in about ? about.further().choices.map(({ text }) => text) : [];
      return {
        reach: assaultReach(own, outlookOn(view, rules)),
        offersCharge: offered.some(text => text.includes(': charge ')),
        shocked: forecastCharge(knights, peasants, view, rules).enemyLosses,
      };
    };
    expect(at(print)).toMatchObject({ reach: 36, offersCharge: false });
    expect(at(far)).toMatchObject({ reach: 52, offersCharge: true });

    expect(at(long).shocked).toBeLessThan(at(print).shocked);
  });

  it('are played: another battle, and the same one without them', () => {
    const commanders = () => ({ blue: advanceAndHold(1), red: advanceAndHold(2) });
    const played = (houseRules?: HouseRules) => {
      const start = startBattle(ancientMedieval, plainFile(), {
        seed: 4,
        ...(houseRules === undefined ? {} : { houseRules }),
      });
      return playOut(ancientMedieval, start, commanders()).state;
    };
    const byBook = played();
    expect(
      played({ cells: { 'cady/ancient-medieval/figure-capability-infantry': { medium: { 'melee-point': 10 } } } }),
    ).not.toEqual(byBook);
    expect(played({ title: 'nothing but a title' })).toEqual(byBook);
  });

  describe('make troops of their own', () => {
    const rules = rulesWith(varangians);

    it('as the printed type that they are made of, but for what the entry says', () => {
      const troop = rules.troops[made('varangians', rules)];
      expect(troop).toEqual({
        ...print.troops['men-at-arms'],
        type: 'varangians',
        title: 'Varangians',
        melee: 11,
        cost: 9,
      });
      expect(rules.troops['men-at-arms']).toEqual(print.troops['men-at-arms']);
      expect(isTroopType('varangians', print)).toBe(false);
    });

    it('from which all else follows anew: weight, shock, open order', () => {
      const light = rulesWith({ troops: { kerns: { like: 'medium-infantry', armor: 'light' } } });
      expect(light.troops[made('kerns', light)]).toMatchObject({
        like: 'medium-infantry',
        shockReceive: 'light-infantry',
        light: true,
      });
    });

    it('that are fielded, paid for, told, drawn and played to the end', () => {
      const begun = startBattle(ancientMedieval, fileOf('varangians'), { seed: 3, houseRules: varangians });
      expect(introduce(ancientWindows, begun)).toMatch(/Varangians +24 +216/);
      const over = playOut(ancientMedieval, begun, { blue: advanceAndHold(1), red: advanceAndHold(2) });
      expect(over.outcome).not.toBeNull();
      expect(summarise(ancientWindows, over)).toContain('Varangians');
      expect(drawBattle(ancientWindows, over)).toContain('<svg');
      const asPrinted = startBattle(ancientMedieval, fileOf('men-at-arms'), { seed: 3 });
      const other = playOut(ancientMedieval, asPrinted, { blue: advanceAndHold(1), red: advanceAndHold(2) });
      expect(over.checksums).not.toEqual(other.checksums);
    });

    it('whose odds are asked by name', () => {
      const fighter = { type: made('varangians', rules), against: 'peasants' } as const;
      expect(ancientMeleeOdds(fighter, rules).point).toBe(11);
      const asked = ancientMedievalResolvers.find(({ name }) => name === 'ancient-medieval/melee-odds');
      const book = ancientMedievalBook.with(varangians);
      expect(asked?.resolve({ type: 'varangians' }, undefined, book).odds).toMatchObject({ point: 11 });
      expect(() => asked?.resolve({ type: 'varangians' })).toThrow('there is no troop type "varangians"');
      expect(JSON.stringify(asked?.schema(book))).toContain('"varangians"');
      expect(JSON.stringify(asked?.schema())).not.toContain('"varangians"');
    });

    it('and who is not among them is refused with the nearest name', () => {
      expect(() => startBattle(ancientMedieval, fileOf('varangian'), { seed: 1, houseRules: varangians })).toThrow(
        'did you mean "varangians"?',
      );
      expect(() => startBattle(ancientMedieval, fileOf('varangians'), { seed: 1 })).toThrow('varangians');
    });

    it('with the rules of those that they are made of: slings, berserkers, pila', () => {
      const set: HouseRules = {
        troops: {
          knights: { like: 'men-at-arms' },
          ulfhednar: { like: 'berserker' },
          'praetorian-guard': { like: 'roman-legionary' },
        },
      };
      const all = rulesWith(set);
      const slung = missileOdds({ shooter: 'slinger', target: made('knights', all), distance: 5 }, all);
      expect(slung.faces).toEqual([]);
      expect(all.troops[made('ulfhednar', all)].traits).toEqual(['berserker']);
      expect(all.troops[made('praetorian-guard', all)].weapon).toBe('pilum');
    });
  });

  it('change the numbers that rows and thirds are about', () => {
    const pikes = rulesWith({ numbers: { 'cady/ancient-medieval/long-arms/three-against-shock': 4 } });
    expect([3, 4].map(ranks => pikeObstacle({ ranks }, pikes))).toEqual(['pike-two-ranks', 'pike-three-ranks']);
    const half = rulesWith({ numbers: { 'cady/ancient-medieval/missiles/close-share': 0.5 } });
    const shot = { shooter: 'archer-light', target: 'peasants', distance: 15 } as const;
    expect([print, half].map(rules => missileThird(shot, 40, rules))).toEqual(['middle', 'close']);
    expect(faultsOf({ numbers: { 'cady/ancient-medieval/missiles/close-share': 0 } })).toMatchObject([
      { path: 'numbers.cady/ancient-medieval/missiles/close-share' },
    ]);
    const crew = rulesWith({
      cells: { 'cady/ancient-medieval/artillery-crew-reduction': { 'trebuchet-bombard': { 'full-crew': 18 } } },
    });
    expect([print, crew].map(rules => rules.guns.trebuchet.crew)).toEqual([
      { full: 9, half: 6, none: 3 },
      { full: 9, half: 3, none: 1 },
    ]);
  });

  it('make foresters whom no forest slows, unless the reading has no foresters', () => {
    const foresters: HouseRules = { troops: { foresters: { like: 'light-infantry', title: 'Foresters' } } };
    const ways = (rules: AncientMedievalRules) => {
      const game = setUp({
        rules,
        size: [200, 200],
        pieces: [
          { id: 'blue-1', type: made('foresters', rules), at: [60, 60] },
          { id: 'blue-2', type: 'light-infantry', at: [140, 60] },
          { id: 'red-1', type: 'peasants', at: [100, 190] },
        ],
        features: [
          {
            kind: 'wood',
            id: 'wood',
            outline: [
              [20, 50],
              [180, 50],
              [180, 150],
              [20, 150],
            ],
          },
        ],
      });
      move(game, { 'blue-1': 'N full', 'blue-2': 'N full' });
      return ['blue-1', 'blue-2'].map(id => game.state.units[id]?.at.y ?? 0);
    };
    const [free = 0, slowed = 0] = ways(rulesWith(foresters));
    expect(free).toBeGreaterThan(slowed);
    const indians = rulesWith({ ...foresters, rulings: { 'cady/ruling/forest-exempt': 'indians' } });
    expect(ways(indians)).toEqual([slowed, slowed]);
  });

  it('are refused with a reading that no code plays', () => {
    for (const rulings of [
      { 'cady/ruling/formation-change-morale': 'three' },
      { 'cady/ruling/formation-change-morale': 'card' },
      { 'cady/ruling/creek-ford': 'as-elsewhere' },
    ]) {
      expect(faultsOf({ rulings }), JSON.stringify(rulings)).toMatchObject([
        { problem: expect.stringContaining('no code plays the reading') },
      ]);
    }
    expect(faultsOf({ rulings: { 'cady/ruling/medieval-formation-change-morale': 'card' } })).toEqual([]);
    expect(faultsOf({ rulings: { 'cady/ruling/crew-ballista': 'card' } })).toEqual([]);
  });

  it('change what only another reading reads', () => {
    const march = {
      numbers: { 'cady/ancient-medieval/column-march/least-morale': 2 },
      rulings: { 'cady/ruling/column-bonus-period': 'in-this-period-too' },
    };
    expect(rulesWith(march).movement.columnMarch?.morale).toBe(2);
    expect(faultsOf({ numbers: march.numbers })).toHaveLength(1);
    const bridge = rulesWith({ numbers: { 'cady/common/water/wooden-bridge-hits': 7 } });
    expect(bridge.artillery.objects['wooden-bridge']).toMatchObject({ other: 7 });
  });

  it('are refused where no game could be played with them', () => {
    expect(
      faultsOf({
        numbers: {
          'cady/ancient-medieval/missiles/die-sides': 0,
          'cady/ancient-medieval/army/most-figures': 4,
          'cady/ancient-medieval/romans/pilum-hits': [3, 5],
          'cady/ancient-medieval/missiles/light-armor-rung': 9,
        },
      }).map(({ path }) => path.replace('numbers.cady/ancient-medieval/', '')),
    ).toEqual(['missiles/die-sides', 'army/most-figures', 'romans/pilum-hits', 'missiles/light-armor-rung']);
    expect(faultsOf({ troops: { giants: { like: 'men-at-arms', morale: 6 } } })).toMatchObject([
      { path: 'troops.giants.morale', problem: 'no morale value is 6' },
    ]);
    expect(faultsOf({ troops: { mules: { like: 'peasants', traits: ['elephant'] } } })).toMatchObject([
      { path: 'troops.mules.traits' },
    ]);
    expect(faultsOf({ troops: { mules: { like: 'peasant' } } })).toMatchObject([
      { path: 'troops.mules.like', mend: expect.stringContaining('peasants') },
    ]);
    expect(faultsOf({ troops: { peasants: { class: 'cavalry' } } })).toMatchObject([{ path: 'troops.peasants.class' }]);
  });

  it('tell the armies at their prices: bowmen cost the card’s points by the card', () => {
    const file = { ...fileOf('roman-bow-light'), agreed: ['missile-share'] };
    const card = { edition: 'card' } as const;
    const introduced = (houseRules?: HouseRules) => {
      const { scenario } = startBattle(ancientMedieval, file, {
        seed: 1,
        ...(houseRules === undefined ? {} : { houseRules }),
      });
      return ancientWindows.introduce({ scenario, rules: houseRules === undefined ? print : rulesWith(houseRules) });
    };
    expect(introduced()).toMatch(/Roman bowmen, light +24 +120/);
    expect(introduced(card)).toMatch(/Roman bowmen, light +24 +240/);
  });
});
