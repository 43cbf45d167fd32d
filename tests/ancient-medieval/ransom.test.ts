import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RuleViolation } from '../../src/rulebook/index.js';
import {
  custody,
  knightsCaptured,
  knightsSuggested,
  leaderFaults,
  type Noble,
  nobleCaptured,
  nobleFaults,
  nobleStruck,
  ransomPoints,
  ransomVictory,
  type Title,
} from '../../src/rulesets/cady/ancient-medieval/index.js';
import { ancientMedievalRulesUnder } from '../rules-under.js';

const reading = (ruling: string, choice: string) => ancientMedievalRulesUnder({ rulings: { [ruling]: choice } });
const titles: readonly Title[] = ['king', 'queen', 'prince', 'duke', 'baron', 'knight'];
const noble = (id: string, title: Title, more: Partial<Noble> = {}): Noble => ({ id, side: 'red', title, ...more });

describe('nobles', () => {
  it('dukes and barons lead battles [cady/ancient-medieval/battle/leader] [cady/ancient-medieval/definition/duke] [cady/ancient-medieval/definition/prince]', () => {
    expect(leaderFaults({ army: 'king', battles: ['duke', 'baron'] })).toEqual([]);
    expect(leaderFaults({ army: 'king', battles: ['knight', 'prince'] })).toHaveLength(2);
    const glossary = reading('cady/ruling/commander-title', 'glossary');
    expect(leaderFaults({ army: 'king', battles: ['prince', 'duke'] }, glossary)).toEqual([]);
  });

  it('kings, princes and dukes lead armies [cady/ancient-medieval/battle/army-leader]', () => {
    for (const army of ['king', 'prince', 'duke'] as const) expect(leaderFaults({ army, battles: [] })).toEqual([]);
    expect(leaderFaults({ army: 'baron', battles: [] })).toHaveLength(1);
  });

  it('in the ransom game a ruling queen too [cady/ancient-medieval/ransom/leaders]', () => {
    const ransom = reading('cady/ruling/commander-title', 'ransom');
    expect(leaderFaults({ army: 'queen', battles: ['baron'] }, ransom)).toEqual([]);
    expect(leaderFaults({ army: 'duke', battles: [] }, ransom)).toHaveLength(1);
  });

  it('every knight has a unit, every duke and baron a battle [cady/ancient-medieval/ransom/attachment] [cady/ancient-medieval/battle/knights-lead-units]', () => {
    const court = [
      noble('Henry', 'king'),
      noble('York', 'duke', { battle: 'van' }),
      noble('Hal', 'knight', { unit: 'I' }),
    ];
    expect(nobleFaults({ nobles: court })).toEqual([]);
    const astray = [noble('York', 'duke'), noble('Hal', 'knight'), noble('Hal', 'knight', { unit: 'I' })];
    expect(nobleFaults({ nobles: astray }).map(({ path }) => path)).toEqual([
      'nobles[0].battle',
      'nobles[1].unit',
      'nobles[2].id',
    ]);
  });

  it('a side has one king or queen [cady/ancient-medieval/definition/king]', () => {
    const two = [noble('Henry', 'king'), noble('Margaret', 'queen')];
    expect(nobleFaults({ nobles: two })).toHaveLength(1);
    expect(nobleFaults({ nobles: [two[0]!, { ...two[1]!, side: 'blue' }] })).toEqual([]);
  });

  it('a player has one figure [cady/ancient-medieval/ransom/player-figure]', () => {
    const nobles = [noble('Henry', 'king', { player: 'Ann' }), noble('John', 'prince', { player: 'Ann' })];
    expect(nobleFaults({ nobles }).map(({ path }) => path)).toEqual(['nobles[1].player']);
  });

  it('ten knights to a side, or one to a unit [cady/ancient-medieval/ransom/knight-count]', () => {
    expect(knightsSuggested({ units: 7 })).toEqual({ toASide: 10, oneForEachUnit: 7 });
  });
});

describe('ransom', () => {
  it('a noble left alone is taken by whoever beats him in melee [cady/ancient-medieval/ransom/capture] [cady/ancient-medieval/definition/ransom]', () => {
    const bay = { unitRouted: true, aloneOfHisUnit: false, beaten: true };
    expect(nobleCaptured(bay).captured).toBe(true);
    expect(nobleCaptured({ ...bay, unitRouted: false, aloneOfHisUnit: true }).captured).toBe(true);
    expect(nobleCaptured({ ...bay, unitRouted: false }).captured).toBe(false);
    expect(nobleCaptured({ ...bay, beaten: false }).captured).toBe(false);
    expect(
      nobleCaptured({ ...bay, beaten: false }, reading('cady/ruling/ransom-capture', 'any-of-the-three')).captured,
    ).toBe(true);
    expect(nobleCaptured(bay, reading('cady/ruling/ransom-capture', 'all-three')).captured).toBe(false);
  });

  it('he does not rout with his unit [cady/ancient-medieval/ransom/noble-does-not-rout]', () => {
    expect(nobleStruck({ title: 'duke', by: 'rout' })).toMatchObject({ removed: false, wounded: false });
  });

  it('and is wounded where another would be removed [cady/ancient-medieval/ransom/noble-cannot-die]', () => {
    for (const by of ['missiles', 'artillery', 'melee', 'shock'] as const) {
      expect(nobleStruck({ title: 'knight', by })).toMatchObject({ removed: false, wounded: true });
    }
  });

  it('a captive stays with his captors, and goes to his nearest friends when they are gone [cady/ancient-medieval/ransom/custody]', () => {
    const friends = [
      { unit: 'II', at: { x: 30, y: 40 } },
      { unit: 'I', at: { x: 0, y: 20 } },
    ];
    const captive = { id: 'Hal', at: { x: 0, y: 0 }, captors: 'stand', friends } as const;
    expect(custody(captive).free).toBe(false);
    expect(custody({ ...captive, captors: 'routed' })).toMatchObject({
      free: true,
      goesTo: { unit: 'I', distance: 20 },
    });
    expect(custody({ ...captive, captors: 'destroyed', friends: [] }).goesTo).toBeUndefined();
  });

  it('king 1000, prince 800, duke 500, baron 300, knight 10 [cady/ancient-medieval/ransom/point-values] [cady/ancient-medieval/definition/prince-capture]', () => {
    expect(titles.map(title => ransomPoints({ holds: [title] }))).toEqual([1000, 1000, 800, 500, 300, 10]);
    expect(ransomPoints({ holds: ['duke', 'baron', 'knight'] })).toBe(810);
  });

  it('1000 points win, or what was agreed [cady/ancient-medieval/ransom/victory-threshold]', () => {
    const sides = [
      { side: 'red', holds: ['prince', 'baron'] },
      { side: 'blue', holds: ['duke', 'duke'] },
      { side: 'green', holds: ['duke'] },
    ] as const;
    expect(ransomVictory({ sides }).won).toEqual(['red', 'blue']);
    expect(ransomVictory({ sides, wins: 1100 }).won).toEqual(['red']);
    expect(() => ransomVictory({ sides, wins: 0 })).toThrow(RuleViolation);
  });

  it('knights may be counted instead [cady/ancient-medieval/battle/knight-capture-scoring]', () => {
    expect(knightsCaptured({ holds: ['knight', 'duke', 'knight'] })).toBe(2);
  });

  it('another captive never costs points', () => {
    const held = fc.array(fc.constantFrom(...titles), { maxLength: 12 });
    fc.assert(
      fc.property(held, fc.constantFrom(...titles), (holds, title) => {
        expect(ransomPoints({ holds: [...holds, title] })).toBeGreaterThan(ransomPoints({ holds }));
      }),
    );
  });
});
