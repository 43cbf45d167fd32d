import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distribution, rolled, usingScript } from '../../src/dice/index.js';
import { RuleViolation } from '../../src/rulebook/index.js';
import {
  type BattleMember,
  battleChangeFaults,
  battleHeld,
  battleHolders,
  battlePace,
  holdBattle,
  medievalBattleFaults,
  type TestedMember,
} from '../../src/rulesets/cady/ancient-medieval/index.js';
import { compareReactions, type Reaction, reactions } from '../../src/rulesets/cady/common/index.js';
import { expectSampledAsSolved } from '../cady/sampled.js';
import { ancientMedievalRulesUnder } from '../rules-under.js';

const reading = (ruling: string, choice: string) => ancientMedievalRulesUnder({ rulings: { [ruling]: choice } });
const three = (...own: readonly Reaction[]): readonly BattleMember[] =>
  own.map((reaction, at) => ({ unit: ['I', 'II', 'III', 'IV'][at]!, reaction }));
const does = ({ members }: { readonly members: readonly { readonly reaction: Reaction }[] }) =>
  members.map(({ reaction }) => reaction);

describe('van, main and rear', () => {
  const van = {
    name: 'van',
    units: [
      { unit: 'I', type: 'men-at-arms' },
      { unit: 'II', type: 'longbow-light' },
    ],
  } as const;

  it('a battle is two units or more, of any kinds [cady/ancient-medieval/battle/composition] [cady/ancient-medieval/battle/mixed-types]', () => {
    expect(medievalBattleFaults({ battles: [van] })).toEqual([]);
    const alone = { name: 'main', units: [{ unit: 'III', type: 'light-cavalry' }] } as const;
    expect(medievalBattleFaults({ battles: [van, alone] }).map(({ path }) => path)).toEqual(['battles[1].units']);
    const twice = { ...van, name: 'main' };
    expect(medievalBattleFaults({ battles: [van, twice] }).map(({ path }) => path)).toEqual([
      'battles[1].units[0]',
      'battles[1].units[1]',
    ]);
  });

  it('without peasants [cady/ancient-medieval/battle/no-morale-one-units]', () => {
    const rabble = { name: 'rear', units: [...van.units, { unit: 'III', type: 'peasants' }] } as const;
    expect(medievalBattleFaults({ battles: [rabble] }).map(({ path }) => path)).toEqual(['battles[0].units[2]']);
  });

  it('without artillery, siege engines, or figures that fight alone [cady/ancient-medieval/artillery/unattached]', () => {
    for (const type of ['trebuchet', 'bombard', 'supply-wagon', 'chariot-archer', 'berserker'] as const) {
      const mixed = { name: 'rear', units: [...van.units, { unit: 'III', type }] };
      expect(medievalBattleFaults({ battles: [mixed] }).map(({ path }) => path)).toEqual(['battles[0].units[2]']);
    }
  });

  it('any number of them, each with its name [cady/ancient-medieval/battle/named-sections] [cady/ancient-medieval/battle/army-any-number]', () => {
    const battle = (name: string, n: number) => ({
      name,
      units: [n, n + 1].map(unit => ({ unit: String(unit), type: 'medium-infantry' as const })),
    });
    const four = [battle('van', 1), battle('main', 3), battle('rear', 5), battle('reserve', 7)];
    expect(medievalBattleFaults({ battles: four })).toEqual([]);
    expect(medievalBattleFaults({ battles: [battle('van', 1), battle('van', 3)] })).toHaveLength(1);
    expect(medievalBattleFaults({ battles: [] })).toEqual([]);
  });

  it('goes as fast as its slowest unit [cady/ancient-medieval/battle/contact-and-speed]', () => {
    expect(battlePace({ moves: [30, 21, 90] }).cm).toBe(21);
    expect(() => battlePace({ moves: [] })).toThrow(RuleViolation);
  });

  it('is formed before the game [cady/ancient-medieval/battle/formed-at-start]', () => {
    expect(battleChangeFaults({ change: 'form', when: 'before-the-game' })).toEqual([]);
    expect(battleChangeFaults({ change: 'form', when: 'in-the-game' })).toHaveLength(1);
  });

  it('and stays as it is [cady/ancient-medieval/battle/fixed-during-game]', () => {
    expect(battleChangeFaults({ change: 'enlarge', when: 'in-the-game' })).toHaveLength(1);
    expect(
      battleChangeFaults({ change: 'separate', when: 'in-the-game' }, reading('cady/ruling/battle-changes', 'none')),
    ).toHaveLength(1);
  });

  it('but that units may separate, for good [cady/ancient-medieval/battle/separate-by-order]', () => {
    expect(battleChangeFaults({ change: 'separate', when: 'in-the-game' })).toEqual([]);
    expect(battleChangeFaults({ change: 'rejoin', when: 'in-the-game' })).toHaveLength(1);
  });

  it('in the advanced game a king may form new ones [cady/ancient-medieval/definition/king-reform]', () => {
    const fixed = reading('cady/ruling/battle-changes', 'separate-by-order');
    expect(battleChangeFaults({ change: 'form', when: 'in-the-game', byKing: true })).toEqual([]);
    expect(battleChangeFaults({ change: 'form', when: 'in-the-game' })).toHaveLength(1);
    expect(battleChangeFaults({ change: 'form', when: 'in-the-game', byKing: true }, fixed)).toHaveLength(1);
  });
});

describe('holding a battle', () => {
  it('one unit that passes keeps everybody where he is [cady/ancient-medieval/battle/hold-by-3dt]', () => {
    const members = three('rout', 'no-effect', 'no-effect');
    const held = battleHeld({ members, tests: [{ unit: 'II', passed: true }] });
    expect(held).toMatchObject({ outcome: 'held', broken: false });
    expect(does(held)).toEqual(['no-effect', 'no-effect', 'no-effect']);
  });

  it('after a failure a third unit may still save it; without one all share the fate [cady/ancient-medieval/battle/hold-failed]', () => {
    const members = three('back-and-turn', 'no-effect', 'no-effect');
    const failed = { unit: 'II', passed: false };
    expect(battleHeld({ members, tests: [failed, { unit: 'III', passed: true }] }).outcome).toBe('held');
    const lost = battleHeld({ members, tests: [failed, { unit: 'III', passed: false }] });
    expect(lost).toMatchObject({ outcome: 'failed', broken: true });
    expect(does(lost)).toEqual(['back-and-turn', 'back-and-turn', 'back-and-turn']);
    const final = reading('cady/ruling/battle-save-tries', 'first-failure-is-final');
    expect(battleHeld({ members, tests: [failed, { unit: 'III', passed: true }] }, final).outcome).toBe('failed');
  });

  it('who else suffers is a matter of reading', () => {
    const members = three('back', 'no-effect', 'no-effect');
    const tests = [{ unit: 'II', passed: false }];
    const fate = (choice: string) =>
      does(battleHeld({ members, tests }, reading('cady/ruling/medieval-broken-battle-fate', choice)));
    expect(fate('both-units')).toEqual(['back', 'back', 'no-effect']);
    expect(fate('all-rout')).toEqual(['rout', 'rout', 'rout']);
    expect(fate('falls-apart')).toEqual(['back', 'no-effect', 'no-effect']);
  });

  it('a unit with a poor reaction of its own cannot hold another [cady/ancient-medieval/battle/affected-units-cannot-hold]', () => {
    const members = three('rout', 'back', 'no-effect');
    expect(battleHolders({ members }).map(({ unit }) => unit)).toEqual(['III']);
    expect(() => battleHeld({ members, tests: [{ unit: 'II', passed: true }] })).toThrow(RuleViolation);
    const twice = { unit: 'III', passed: false };
    expect(() => battleHeld({ members, tests: [twice, twice] })).toThrow(RuleViolation);
  });

  it('B&T, back and rout: nobody may try, each takes its own, the battle is no more [cady/ancient-medieval/battle/all-affected]', () => {
    const own = ['back-and-turn', 'back', 'rout'] as const;
    const held = battleHeld({ members: three(...own), tests: [] });
    expect(held).toMatchObject({ outcome: 'nobody', broken: true });
    expect(does(held)).toEqual(own);
  });

  it('the smaller part of a broken unit routs [cady/ancient-medieval/battle/broken-unit-routs]', () => {
    const members = [
      { unit: 'I', reaction: 'back', broken: true } as const,
      ...three('back').map(each => ({ ...each, unit: 'II' })),
    ];
    expect(battleHeld({ members, tests: [] })).toMatchObject({ outcome: 'nobody', partRouts: ['I'] });
  });

  it('unless a unit of its battle saves it; if none does all of it routs [cady/ancient-medieval/battle/broken-unit-saved]', () => {
    const members = [
      { unit: 'I', reaction: 'no-effect', broken: true } as const,
      { unit: 'II', reaction: 'no-effect' } as const,
    ];
    expect(battleHeld({ members, tests: [{ unit: 'II', passed: true }] })).toMatchObject({
      outcome: 'held',
      partRouts: [],
    });
    const lost = battleHeld({ members, tests: [{ unit: 'II', passed: false }] });
    expect(does(lost)).toEqual(['rout', 'rout']);
    expect(lost.partRouts).toEqual([]);
  });

  it('throws unit by unit, until one passes', () => {
    const members: readonly TestedMember[] = [
      { unit: 'I', reaction: 'rout', morale: 3 },
      { unit: 'II', reaction: 'no-effect', morale: 3, hurt: true },
      { unit: 'III', reaction: 'no-effect', morale: 2 },
      { unit: 'IV', reaction: 'no-effect', morale: 5 },
    ];
    const held = usingScript([4, 5, 6, 2, 3], dice => holdBattle({ members }, dice));
    expect(held.outcome).toBe('held');
    expect(usingScript([], dice => holdBattle({ members: [members[1]!] }, dice)).outcome).toBe('untroubled');
    // II fails with (1/2)², III with (2/3)³, IV with (1/6)³.
    const chance = distribution(dice => holdBattle({ members }, dice).outcome).probability('failed');
    expect(chance).toBeCloseTo((1 / 4) * (8 / 27) * (1 / 216), 12);
    expectSampledAsSolved(
      dice => (holdBattle({ members: members.slice(0, 3) }, dice).outcome === 'held' ? 1 : 0),
      1066,
    );
  });

  it('nobody is ever worse off than the worst of the battle, nor better than his own unless it is held', () => {
    const member = fc.record({ reaction: fc.constantFrom(...reactions), morale: fc.integer({ min: 1, max: 5 }) });
    fc.assert(
      fc.property(fc.array(member, { minLength: 2, maxLength: 5 }), fc.integer(), (all, seed) => {
        const members = all.map((each, at) => ({ ...each, unit: String(at) }));
        const held = holdBattle({ members }, rolled(seed));
        const worst = Math.max(...all.map(({ reaction }) => reactions.indexOf(reaction)));
        for (const [at, { reaction }] of held.members.entries()) {
          if (held.outcome === 'held') expect(reaction).toBe('no-effect');
          else expect(compareReactions(reaction, all[at]!.reaction)).toBeGreaterThanOrEqual(0);
          expect(reactions.indexOf(reaction)).toBeLessThanOrEqual(worst);
        }
      }),
    );
  });
});
