import { describe, expect, it, vi } from 'vitest';
import { checksum, playOut, startBattle, viewOf } from '../../src/battle/index.js';
import type { HouseRules } from '../../src/book/index.js';
import { drawTable } from '../../src/draw/index.js';
import { RuleViolation } from '../../src/rulebook/index.js';
import { raymondBook } from '../../src/rulesets/raymond/book/print.js';
import { forecastOf } from '../../src/rulesets/raymond/bots/forecast.js';
import {
  advanceAndCharge,
  attackOdds,
  commandOf,
  fieldSeen,
  fireOdds,
  type RaymondRules,
  type RaymondScenarioFile,
  raymond,
  raymondRules,
  raymondWindows,
  standsLost,
  testOdds,
} from '../../src/rulesets/raymond/index.js';
import { raymondResolvers } from '../../src/rulesets/raymond/resolve.js';
import { introduce, look, summarise } from '../../src/windows/index.js';
import { entryIn, smallBattle, unitIn } from './small-battle.js';

vi.setConfig({ testTimeout: 60_000 });

function under(houseRules: HouseRules): RaymondRules {
  return raymondRules(raymondBook.with(houseRules));
}

/** Everything that is wrong with a set of house rules, by its path. */
function refused(houseRules: HouseRules): readonly string[] {
  try {
    under(houseRules);
  } catch (fault) {
    if (fault instanceof RuleViolation) return fault.violations.map(({ path }) => path);
    throw fault;
  }
  return [];
}

function battle(houseRules?: HouseRules, file: RaymondScenarioFile = smallBattle()) {
  const start = startBattle(raymond, file, { seed: 7, ...(houseRules === undefined ? {} : { houseRules }) });
  return playOut(raymond, start, { blue: advanceAndCharge(1), red: advanceAndCharge(2) });
}

const shot = { weapon: 'muskets', stands: 3, target: { formation: 'line', mounted: false, stands: 4 } } as const;
const clash = {
  attacker: { class: 'foot', formation: 'line' },
  stands: ['pike', 'pike'],
  target: { class: 'foot', formation: 'line' },
} as const;

describe('a changed cell', () => {
  it('changes the dice, and what is told of them', () => {
    const rules = under({ cells: { 'raymond/fire-target-modifiers': { 'target-mounted-unit': { dice: 3 } } } });
    const { dice, because } = fireOdds({ ...shot, target: { ...shot.target, mounted: true } }, rules);
    expect(dice).toBe(6);
    expect(because.map(({ effect }) => effect)).toContain('+3 dice');
    expect(fireOdds({ ...shot, target: { ...shot.target, mounted: true } }).dice).toBe(4);
  });

  it('may name any faces of a test', () => {
    const rules = under({ cells: { 'raymond/tests': { charge: { 'success-on': [6, 1] } } } });
    const { faces, because } = testOdds({ kind: 'charge', inCommand: false }, rules);
    expect(faces).toEqual([1, 6]);
    expect(because[0]?.effect).toBe('charges on 1 or 6');
    const none = under({ cells: { 'raymond/tests': { charge: { 'success-on': [] } } } });
    expect(testOdds({ kind: 'charge', inCommand: false }, none)).toMatchObject({ faces: [], chance: 0 });
  });

  it('puts a number in the place of a lost one, whatever is taken for the others', () => {
    const rules = under({ cells: { 'raymond/artillery-dice': { 'light-guns': { close: 2 } } } });
    expect(rules.fire.artilleryDice['light-guns']).toEqual({ 'point-blank': 2, close: 2, medium: 0, long: null });
    // Of the column for long range nothing is left, but what the rest of the chart holds may stand there.
    const heavy = { 'heavy-guns': { long: 1 } };
    expect(under({ cells: { 'raymond/artillery-dice': heavy } }).fire.artilleryDice['heavy-guns'].long).toBe(1);
    expect(refused({ cells: { 'raymond/artillery-dice': { 'heavy-guns': { long: 'two' } } } })).toEqual([
      'cells.raymond/artillery-dice.heavy-guns.long',
    ]);
  });

  it('goes into the readings that point at it', () => {
    const rules = under({
      cells: {
        'raymond/movement-allowances': { cavalry: { move: 20 } },
        'raymond/artillery-dice': { 'frame-guns': { close: 1 } },
      },
    });
    expect(rules.movement.allowances.cavalry).toEqual({ move: 20, doubleTime: 28, charge: 18 });
    expect(rules.fire.artilleryDice['frame-guns'].close).toBe(1);
  });

  it('that leaves a gap between two bands lets no gun fire into it', () => {
    const rules = under({ cells: { 'raymond/artillery-range-bands': { medium: { distance: { from: 25, to: 40 } } } } });
    const gun = { weapon: 'light-guns', target: shot.target } as const;
    expect(() => fireOdds({ ...gun, range: 22 }, rules)).toThrow(RuleViolation);
    expect(fireOdds({ ...gun, range: 25 }, rules).band).toBe('medium');
    expect(fireOdds({ ...gun, range: 22 }).band).toBe('medium');
  });

  it('under which bands overlap gives what both have to the band that the ruling names', () => {
    const cells = { 'raymond/artillery-range-bands': { medium: { distance: { from: 15, to: 40 } } } };
    const far = under({ cells, rulings: { 'raymond/ruling/range-band-limits': 'farther-band' } });
    const gun = { weapon: 'light-guns', target: shot.target, range: 18 } as const;
    expect(fireOdds(gun, under({ cells })).band).toBe('close');
    expect(fireOdds(gun, far).band).toBe('medium');
  });

  it('sends the bot farther', () => {
    const house = { cells: { 'raymond/movement-allowances': { cavalry: { move: 22 } } } };
    const longest = (houseRules?: HouseRules) => {
      const start = startBattle(raymond, smallBattle(), {
        seed: 7,
        ...(houseRules === undefined ? {} : { houseRules }),
      });
      const lengths: number[] = [];
      playOut(
        raymond,
        start,
        { blue: advanceAndCharge(1), red: advanceAndCharge(2) },
        {
          onStep: ({ events }) => {
            for (const event of events) {
              if (event.kind === 'move' && event.unit === 'blue-horse' && !event.doubleTime) lengths.push(event.moved);
            }
          },
        },
      );
      return Math.max(...lengths);
    };
    expect(longest()).toBeLessThanOrEqual(18);
    expect(longest(house)).toBeGreaterThan(18);
  });
});

describe('a changed number', () => {
  it('is what hits come to', () => {
    const rules = under({ numbers: { 'raymond/losses/hits-per-stand': 3 } });
    expect(standsLost({ stands: 4, hits: 6 }, rules)).toMatchObject({ lost: 2, discarded: 0 });
    expect(standsLost({ stands: 4, hits: 6 })).toMatchObject({ lost: 3 });
  });

  it('is thrown: dice for each stand, hand to hand and with muskets', () => {
    const rules = under({
      numbers: { 'raymond/hand-to-hand/dice-per-stand': 3, 'raymond/fire/musket-dice-per-stand': 2 },
    });
    expect(attackOdds(clash, rules).dice).toBe(6);
    expect(fireOdds(shot, rules)).toMatchObject({ dice: 6, because: [{ effect: '6 dice' }, {}] });
  });

  it('changes what the bot expects of a combat', () => {
    const { state, scenario } = startBattle(raymond, smallBattle(), { seed: 1 });
    const forecast = (rules: RaymondRules) => {
      const field = fieldSeen(raymond.view(state, 'blue', scenario, rules), rules);
      const unit = unitIn(state, 'blue-horse');
      return forecastOf(unit, unitIn(state, 'red-pikes'), unit, field);
    };
    const mild = forecast(under({ numbers: { 'raymond/losses/hits-per-stand': 6 } }));
    expect(mild.enemy).toBeLessThan(forecast(raymondRules()).enemy);
  });

  it('holds what an army may bring', () => {
    const rules = under({ numbers: { 'raymond/army/extra-sub-commanders': 3 } });
    expect(rules.army).toMatchObject({ subCommanders: 1, subCommandersAgreed: 4 });
  });
});

describe('a changed unit or stand', () => {
  it('fights, fires and is called as the house rule says', () => {
    const rules = under({ troops: { 'pike-stand': { title: 'long pike', combatValue: 5, fires: 'muskets' } } });
    const { lots } = attackOdds(clash, rules);
    expect(lots[0]?.faces).toEqual([1, 2, 3, 4, 5]);
    expect(rules.stands.pike).toMatchObject({ title: 'long pike', fires: 'muskets' });
    expect(rules.stands.musket).toEqual(raymondRules().stands.musket);
  });

  it('is fielded by a scenario, and refused by the printed rules', () => {
    const file = smallBattle();
    Object.assign(entryIn(file, 'blue-clubmen'), { stands: 'PHHLLLLL' });
    const houseRules = {
      troops: {
        foot: { title: 'Clubmen', stands: ['pike', 'hand-to-hand', 'light-hand-to-hand'], size: { from: 2, to: 8 } },
      },
    };
    const start = startBattle(raymond, file, { seed: 1, houseRules });
    expect(unitIn(start.state, 'blue-clubmen').stands).toHaveLength(8);
    expect(() => startBattle(raymond, file, { seed: 1 })).toThrow(/units\[5\]\.stands/);
    expect(introduce(raymondWindows, start)).toContain('clubmen');
  });

  it('is refused where the rules could not play it', () => {
    expect(refused({ troops: { 'pike-stnd': { combatValue: 2 } } })).toEqual(['troops.pike-stnd']);
    expect(refused({ troops: { foot: { stands: ['cavalry'] } } })).toEqual(['troops.foot.stands']);
    expect(refused({ troops: { dragoon: { stands: ['mounted-dragoon'] } } })).toEqual(['troops.dragoon.stands']);
    expect(refused({ troops: { foot: { stands: [] } } })).toEqual(['troops.foot.stands']);
    expect(refused({ troops: { 'pike-stand': { fires: 'heavy-guns' } } })).toEqual(['troops.pike-stand.fires']);
    expect(refused({ troops: { 'light-gun-stand': { fires: null } } })).toEqual(['troops.light-gun-stand.fires']);
    expect(refused({ troops: { 'pike-stand': { size: { front: 0 } } } })).toEqual(['troops.pike-stand.size']);
    expect(refused({ troops: { command: { size: { from: 1, to: 3 } } } })).toEqual(['troops.command.size']);
  });
});

describe('what no game could be played with is refused', () => {
  it.each<[HouseRules, string]>([
    [{ numbers: { 'raymond/dice/sides': 1 } }, 'numbers.raymond/dice/sides'],
    [{ numbers: { 'raymond/losses/hits-per-stand': 0 } }, 'numbers.raymond/losses/hits-per-stand'],
    [{ numbers: { 'raymond/army/mounted-for-each-heavy': 0 } }, 'numbers.raymond/army/mounted-for-each-heavy'],
    [{ numbers: { 'raymond/formations/mass-files': 0 } }, 'numbers.raymond/formations/mass-files'],
    [{ numbers: { 'raymond/formations/mass-ranks': { from: 0, to: 3 } } }, 'numbers.raymond/formations/mass-ranks'],
    [{ numbers: { 'raymond/formations/mass-ranks': { from: 2, to: null } } }, 'numbers.raymond/formations/mass-ranks'],
    [
      { numbers: { 'raymond/reactions/recoil-distance': { from: 2, to: null } } },
      'numbers.raymond/reactions/recoil-distance',
    ],
    [
      { cells: { 'raymond/initiative-dice': { 'four-stand-unit-count-equal': { dice: 0 } } } },
      'cells.raymond/initiative-dice.four-stand-unit-count-equal.dice',
    ],
    [{ cells: { 'raymond/unit-sizes': { artillery: { 'maximum-stands': 2 } } } }, 'cells.raymond/unit-sizes.artillery'],
    [{ cells: { 'raymond/basing': { 'pike-stand': { 'depth-mm': 0 } } } }, 'cells.raymond/basing.pike-stand'],
    [{ cells: { 'raymond/unit-sizes': { foot: { 'minimum-stands': 9 } } } }, 'cells.raymond/unit-sizes.foot'],
  ])('%j', (house, path) => {
    expect(refused(house)).toEqual([path]);
  });
});

describe('a battle under house rules', () => {
  it('is another one, and the same one again without them', () => {
    const printed = battle();
    const house = { numbers: { 'raymond/fire/hits-on': 4 } };
    expect(checksum(battle(house).state)).not.toBe(checksum(printed.state));
    expect(checksum(battle({}).state)).toBe(checksum(printed.state));
    expect(checksum(battle().state)).toBe(checksum(printed.state));
  });

  it('is seen, asked and summed up by the rules in force', () => {
    const houseRules = { troops: { 'pike-and-musket': { title: 'Trained Bands' } } };
    const ended = battle(houseRules);
    expect(summarise(raymondWindows, ended)).toContain('trained bands');
    expect(look(raymondWindows, viewOf(raymond, ended, 'blue'), ended)).toContain('Trained Bands');
  });

  it('draws the reach of guns by them', () => {
    const cells = { 'raymond/weapon-ranges': { 'light-guns': { 'maximum-range': 35 } } };
    const { scenario, state } = startBattle(raymond, smallBattle(), { seed: 1 });
    const picture = (rules: RaymondRules) => drawTable(raymondWindows.picture({ scenario, rules }, state, []));
    expect(picture(under({ cells }))).not.toBe(picture(raymondRules()));
  });
});

describe('a resolution function asked by name', () => {
  const asked = (name: string, input: unknown, houseRules: HouseRules) =>
    raymondResolvers.find(resolver => resolver.name === name)?.resolve(input, undefined, raymondBook.with(houseRules));

  it('goes by the book that it is given', () => {
    const house = { cells: { 'raymond/command-range': { commander: { 'command-range': 12 } } } };
    const unit = { type: 'foot', commanders: [{ rank: 'commander', distance: 10 }] } as const;
    expect(asked('raymond/in-command', unit, house)?.result).toMatchObject({ inCommand: true });
    expect(asked('raymond/in-command', unit, {})?.result).toMatchObject({ inCommand: false });
    expect(commandOf(unit, under(house)).inCommand).toBe(true);
  });

  it('knows the stands that its units may have', () => {
    const unit = { unit: { type: 'foot', formation: 'line', stands: 'PH' } };
    expect(() => asked('raymond/actions', unit, {})).toThrow(RuleViolation);
    const house = { troops: { foot: { stands: ['pike', 'hand-to-hand'] } } };
    expect(asked('raymond/actions', unit, house)?.result).toContain('charge');
  });
});
