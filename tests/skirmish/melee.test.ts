import { describe, expect, it } from 'vitest';
import { rolled, scripted } from '../../src/dice/index.js';
import {
  blowsInTurn,
  compareBlows,
  type Fighter,
  leavingMelee,
  mayRideThrough,
  meleeTurn,
  meleeTurnOdds,
  mustPursue,
  nextInOrder,
  orderOfBlows,
  singleCombatOdds,
  strikeFaults,
  strikeOdds,
  testsAfterMelee,
  testsFirst,
  throwSingleCombat,
  throwStrike,
} from '../../src/rulesets/skirmish/index.js';
import { skirmishRulesUnder } from '../rules-under.js';

const clausesOf = (faults: readonly { readonly clause?: string }[]) => faults.map(({ clause }) => clause);
const sword: Fighter = { man: { class: 'sergeant', grade: 'C' }, weapon: 'sword', protection: 3 };
const lancer: Fighter = {
  man: { class: 'knight', grade: 'C' },
  weapon: 'heavy-lance',
  protection: 1,
  riding: 'barded',
  charging: 'charge',
};
const rider: Fighter = { ...sword, riding: 'unbarded' };

describe('a blow', () => {
  it('hits with a higher die [skirmish/melee/strike]', () => {
    expect(strikeOdds({ attacker: sword, defender: sword })).toMatchObject({ attack: 0, defense: 0 });
    expect(strikeOdds({ attacker: sword, defender: sword }).hit).toBeCloseTo(15 / 36, 12);
    expect(throwStrike({ attacker: sword, defender: sword }, scripted([4, 4])).hit).toBe(false);
    expect(throwStrike({ attacker: sword, defender: sword }, scripted([4, 3])).hit).toBe(true);
    const down = { ...sword, prone: true };
    expect(
      throwStrike(
        { attacker: sword, defender: down },
        scripted([1]),
        skirmishRulesUnder({ 'skirmish/ruling/prone-men': 'have-no-defence-die' }),
      ).hit,
    ).toBe(true);
    expect(throwStrike({ attacker: sword, defender: down }, scripted([1, 1])).hit).toBe(false);
  });

  it('adds what is printed [skirmish/melee/attack-heavy-lance] [skirmish/melee/attack-pike-woods] [skirmish/melee/defense-obstacle] [skirmish/troops/grade-above-a-scope]', () => {
    expect(strikeOdds({ attacker: lancer, defender: sword })).toMatchObject({ attack: 2, defense: 0 });
    const pike: Fighter = { ...sword, weapon: 'pike', ground: 'woods', man: { class: 'sergeant', grade: 'B' } };
    expect(strikeOdds({ attacker: pike, defender: lancer })).toMatchObject({ attack: 1, defense: 2 });
    const rustic: Fighter = {
      man: { class: 'peasant', grade: 'E' },
      weapon: 'improvised',
      protection: 4,
      ground: 'rough',
      defendsObstacle: true,
    };
    expect(strikeOdds({ attacker: rustic, defender: rider })).toMatchObject({ attack: -1, defense: 0 });
    expect(strikeOdds({ attacker: rider, defender: rustic, side: 'rear' })).toMatchObject({ attack: -2, defense: 0 });
    expect(strikeOdds({ attacker: sword, defender: lancer, at: 'horse' }).defense).toBe(2);
    const great: Fighter = { ...lancer, man: { class: 'knight', grade: 'A', above: 2 } };
    const counts = skirmishRulesUnder({ 'skirmish/ruling/grades-above-a': 'attack-die-too' });
    expect([
      strikeOdds({ attacker: great, defender: lancer }).attack,
      strikeOdds({ attacker: great, defender: lancer }, counts).attack,
    ]).toEqual([3, 5]);
    const counter: Fighter = { ...lancer, charging: 'counter-charge' };
    const no = skirmishRulesUnder({ 'skirmish/ruling/counter-charging': 'is-not' });
    expect([
      strikeOdds({ attacker: counter, defender: sword }).attack,
      strikeOdds({ attacker: counter, defender: sword }, no).attack,
    ]).toEqual([2, 1]);
  });

  it('needs contact, the right weapon and the right side [skirmish/melee/eligible] [skirmish/melee/lance-only-charging] [skirmish/melee/horse-target] [skirmish/melee/knight-no-horse-target] [skirmish/melee/strike-front] [skirmish/melee/strike-flank] [skirmish/melee/rear-strike] [skirmish/melee/strike-pike-ranks]', () => {
    expect([blowsInTurn({ atStart: true, atEnd: true }), blowsInTurn({ atStart: false, atEnd: true })]).toEqual([
      ['beginning', 'end'],
      ['end'],
    ]);
    expect(blowsInTurn({ atStart: true, atEnd: true, changesWeapon: true })).toEqual(['end']);
    const { charging: _, ...standing } = lancer;
    expect(clausesOf(strikeFaults({ attacker: standing, defender: sword }))).toEqual([
      'skirmish/melee/lance-only-charging',
    ]);
    expect(clausesOf(strikeFaults({ attacker: lancer, defender: rider, at: 'horse' }))).toEqual([
      'skirmish/melee/knight-no-horse-target',
    ]);
    expect(
      strikeFaults(
        { attacker: lancer, defender: rider, at: 'horse' },
        skirmishRulesUnder({ 'skirmish/ruling/knights-and-horses': 'as-others' }),
      ),
    ).toEqual([]);
    expect(strikeFaults({ attacker: sword, defender: rider, at: 'horse', side: 'flank' })).toEqual([]);
    expect(clausesOf(strikeFaults({ attacker: sword, defender: sword, at: 'horse' }))).toEqual([
      'skirmish/melee/horse-target',
    ]);
    expect(clausesOf(strikeFaults({ attacker: { ...sword, weapon: 'pike' }, defender: sword, side: 'flank' }))).toEqual(
      ['skirmish/melee/strike-flank'],
    );
    expect([
      strikeFaults({ attacker: rider, defender: sword, side: 'rear' }),
      clausesOf(strikeFaults({ attacker: sword, defender: sword, side: 'rear' })),
    ]).toEqual([[], ['skirmish/melee/rear-strike']]);
    const pike: Fighter = { ...sword, weapon: 'pike' };
    expect(strikeFaults({ attacker: pike, defender: sword, rank: 3, closeOrder: true })).toEqual([]);
    expect(clausesOf(strikeFaults({ attacker: pike, defender: sword, rank: 2 }))).toEqual([
      'skirmish/melee/strike-pike-ranks',
    ]);
  });
});

describe('the order of blows', () => {
  const at = (id: string, fighter: Fighter, more: object = {}) => ({ id, fighter, when: 'end' as const, ...more });

  it('goes by the first difference [skirmish/melee/blow-order]', () => {
    const knight: Fighter = { ...sword, man: { class: 'knight', grade: 'C' } };
    const blows = [
      at('class', knight),
      at('plain', sword),
      at('higher', { ...sword, higher: true }),
      at('long', { ...sword, weapon: 'spear' }),
      at('good', { ...sword, man: { class: 'sergeant', grade: 'B' }, weapon: 'knife' }),
      at('wounded', { ...sword, man: { class: 'sergeant', grade: 'A' } }, { wounded: true }),
      { ...at('early', sword, { wounded: true }), when: 'beginning' as const },
    ];
    expect(orderOfBlows({ blows })).toEqual([
      ['early'],
      ['good'],
      ['long'],
      ['class'],
      ['higher'],
      ['plain'],
      ['wounded'],
    ]);
    expect(compareBlows(at('a', sword), at('b', sword))).toBe(0);
  });

  it('lets charging horse go before foot without pikes, and finds a first blow in a circle', () => {
    const horse = at('horse', { ...lancer, man: { class: 'knight', grade: 'D' } });
    const foot = at('foot', { ...sword, man: { class: 'sergeant', grade: 'B' } });
    const pike = at('pike', { ...sword, weapon: 'pike', man: { class: 'sergeant', grade: 'C' } });
    expect([compareBlows(horse, foot) < 0, compareBlows(foot, pike) < 0, compareBlows(pike, horse) < 0]).toEqual([
      true,
      true,
      true,
    ]);
    expect(nextInOrder([horse, foot, pike]).map(({ id }) => id)).toEqual(['foot']);
  });
});

describe('a turn of blows', () => {
  const pair = (red: Fighter, blue: Fighter) => ({
    fighters: [
      { id: 'red', fighter: red },
      { id: 'blue', fighter: blue },
    ],
    blows: [
      { by: 'red', at: 'blue', when: 'end' as const },
      { by: 'blue', at: 'red', when: 'end' as const },
    ],
  });

  it('is struck at once by equals, who may kill each other', () => {
    const { conditions } = meleeTurn(pair(sword, sword), scripted([6, 1, 6, 6, 1, 6]));
    expect([conditions.red?.dead, conditions.blue?.dead]).toEqual([true, true]);
    const lots = skirmishRulesUnder({ 'skirmish/ruling/equal-blows': 'lots-are-drawn' });
    const drawn = meleeTurn(pair(sword, sword), scripted([1, 6, 1, 6]), lots);
    expect([drawn.conditions.red?.dead, drawn.conditions.blue?.dead, drawn.struck.length]).toEqual([true, false, 1]);
  });

  it('of a lancer unhorses whom it wounds, and breaks the lance [skirmish/melee/lancer-unhorses] [skirmish/melee/lance-breaks] [skirmish/melee/struck-first-effect] [skirmish/wounds/effects] [skirmish/falling/lancer]', () => {
    const { conditions, struck } = meleeTurn(pair(lancer, rider), scripted([6, 1, 2]));
    expect(conditions.blue).toEqual({ wounded: true, dead: false, down: true, horse: 'lost', lanceBroken: false });
    expect(conditions.red?.lanceBroken).toBe(true);
    expect(struck).toHaveLength(1);
  });

  it('lets a wounded man strike after the unwounded, as soon as he is wounded', () => {
    const good: Fighter = { ...sword, man: { class: 'sergeant', grade: 'B' } };
    const melee = {
      fighters: [
        { id: 'a', fighter: { ...sword, man: { class: 'knight', grade: 'A' } as const } },
        { id: 'b', fighter: good },
        { id: 'c', fighter: sword },
      ],
      blows: [
        { by: 'a', at: 'b', when: 'end' as const },
        { by: 'b', at: 'c', when: 'end' as const },
        { by: 'c', at: 'b', when: 'end' as const },
      ],
    };
    const order = (rules = skirmishRulesUnder()) =>
      meleeTurn(melee, scripted([6, 1, 1, 1, 6, 1, 6]), rules).struck.map(({ by }) => by);
    expect(order()).toEqual(['a', 'c', 'b']);
    expect(order(skirmishRulesUnder({ 'skirmish/ruling/wounded-by-an-earlier-blow': 'counts-next-turn' }))).toEqual([
      'a',
      'b',
      'c',
    ]);
  });

  it('kills horses under their riders [skirmish/falling/horse-killed] [skirmish/falling/wounded-high]', () => {
    const melee = { ...pair(sword, rider), blows: [{ by: 'red', at: 'blue', when: 'end' as const, horse: true }] };
    expect(meleeTurn(melee, scripted([6, 1, 6])).conditions.blue).toMatchObject({
      down: true,
      horse: 'lost',
      wounded: false,
    });
    expect(meleeTurn(melee, scripted([6, 1, 2, 1, 2])).conditions.blue).toMatchObject({ down: true });
    expect(meleeTurn(melee, scripted([6, 1, 2, 2, 2])).conditions.blue).toMatchObject({
      down: false,
      horse: 'wounded',
    });
    const wall = { ...pair(sword, { ...sword, perched: 5 }), blows: [{ by: 'red', at: 'blue', when: 'end' as const }] };
    expect(meleeTurn(wall, scripted([6, 1, 1])).conditions.blue?.dead).toBe(true);
  });

  it('is solved exactly', () => {
    const odds = meleeTurnOdds(pair(sword, sword));
    expect(odds.probability(({ red, blue }) => red?.dead === true && blue?.dead === true)).toBeCloseTo(
      (15 / 36 / 3) ** 2,
      12,
    );
    expect(odds.outcomes.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
  });
});

describe('a single combat', () => {
  const first = { ...lancer, afterwards: 'sword' } as const;
  const second = { ...lancer, charging: 'counter-charge', afterwards: 'mace' } as const;

  it('of equals is even, and lasts as long as the chain of its states says [skirmish/melee/strike] [skirmish/melee/strikes-per-turn]', () => {
    const even = singleCombatOdds({ first, second: { ...first }, to: 'death' });
    const wins = (who: 'first' | 'second') => even.outcomes.probability(({ winner }) => winner === who);
    expect(wins('first')).toBeCloseTo(wins('second'), 9);
    const long = singleCombatOdds({ first, second: { ...first }, to: 'death', turns: 40 });
    for (const { value, probability } of even.outcomes.outcomes) {
      const same = ({ first: one, second: other, decided }: typeof value) =>
        decided && one === value.first && other === value.second;
      expect(long.outcomes.probability(same)).toBeCloseTo(probability, 6);
    }
    const lasts = 1 + long.decidedBy.reduce((sum, decided) => sum + (1 - decided), 0);
    expect(even.meanTurns).toBeCloseTo(lasts, 6);
  });

  it('of thirty turns solves each state once, and is as quick as one to the end', () => {
    const timed = (turns?: number) => {
      const begun = performance.now();
      singleCombatOdds({ first, second, to: 'death', ...(turns === undefined ? {} : { turns }) });
      return performance.now() - begun;
    };
    timed();
    expect(timed(30)).toBeLessThan(5 * timed() + 200);
  });

  it('is thrown as it is solved', () => {
    const combat = { first, second, to: 'unhorsing', turns: 3 } as const;
    const { outcomes } = singleCombatOdds(combat);
    const dice = rolled(1346);
    const throws = 3000;
    const won = Array.from({ length: throws }, () => throwSingleCombat(combat, dice)).filter(
      ({ winner }) => winner === 'first',
    ).length;
    const chance = outcomes.probability(({ winner }) => winner === 'first');
    expect(Math.abs(won - throws * chance)).toBeLessThan(4 * Math.sqrt(throws * chance * (1 - chance)));
  });

  it('goes on with another weapon, or with the broken lance', () => {
    const dull = { ...lancer, man: { class: 'knight', grade: 'C' } } as const;
    const win = (one: Parameters<typeof singleCombatOdds>[0]['first']) =>
      singleCombatOdds({ first: one, second, to: 'death' }).outcomes.probability(({ winner }) => winner === 'first');
    expect(win({ ...dull, afterwards: 'sword' })).toBeGreaterThan(win(dull));
    const none = skirmishRulesUnder({ 'skirmish/ruling/broken-lances': 'thrown-away' });
    const helpless = singleCombatOdds({ first: dull, second, to: 'death' }, none).outcomes;
    expect(helpless.probability(({ winner }) => winner === 'first')).toBeLessThan(win(dull));
  });

  it('that nobody can win is refused', () => {
    const none = skirmishRulesUnder({ 'skirmish/ruling/broken-lances': 'thrown-away' });
    const dull = { ...lancer, protection: 4 } as const;
    expect(() => singleCombatOdds({ first: dull, second: dull, to: 'death' }, none)).toThrow('neither can ever hurt');
    expect(singleCombatOdds({ first: dull, second: dull, to: 'death', turns: 2 }, none).meanTurns).toBeNull();
  });
});

describe('around a melee', () => {
  it('leavers take blows without reply [skirmish/melee/leaving-strike] [skirmish/melee/follow-up] [skirmish/melee/leaving-no-new-contact]', () => {
    expect(leavingMelee({ leaver: {}, enemies: 3 })).toMatchObject({ blows: 3, mayFollow: true, faults: [] });
    expect(
      leavingMelee({ leaver: {}, enemies: 3 }, skirmishRulesUnder({ 'skirmish/ruling/blows-at-leavers': 'one-in-all' }))
        .blows,
    ).toBe(1);
    expect(clausesOf(leavingMelee({ leaver: {}, enemies: 1, newContact: true }).faults)).toEqual([
      'skirmish/melee/leaving-no-new-contact',
    ]);
    expect(
      leavingMelee({ leaver: { riding: 'unbarded' }, enemies: 1, newContact: true, ridesThrough: true }).faults,
    ).toEqual([]);
  });

  it('knights and peasants pursue [skirmish/melee/pursuit] [skirmish/melee/pursuit-exempt]', () => {
    const gone = { mounted: false, opponentsGone: true };
    expect([
      mustPursue({ man: { class: 'peasant' }, ...gone }),
      mustPursue({ man: { class: 'sergeant' }, ...gone }),
      mustPursue({ man: { class: 'knight' }, ...gone, defendsObstacle: true }),
      mustPursue({ man: { class: 'knight' }, ...gone, mounted: true, defendsObstacle: true }),
    ]).toEqual([1, 0, 0, 1]);
  });

  it('horsemen ride on through the beaten [skirmish/melee/ride-through]', () => {
    expect(mayRideThrough({ infantry: ['dead', 'failed'], closeOrder: false })).toBe(true);
    expect(mayRideThrough({ infantry: ['dead', 'fights'], closeOrder: false })).toBe(false);
    expect(
      mayRideThrough(
        { infantry: ['failed'], closeOrder: false },
        skirmishRulesUnder({ 'skirmish/ruling/defeated-infantry': 'dead-fled-or-yielded' }),
      ),
    ).toBe(false);
    expect([2, 3].map(hole => mayRideThrough({ infantry: ['fights'], closeOrder: true, hole }))).toEqual([false, true]);
    expect(mayRideThrough({ infantry: ['dead'], closeOrder: false, defendsObstacle: true })).toBe(false);
  });

  it('who lost more tests first [skirmish/melee/after-morale] [skirmish/melee/after-morale-skip] [skirmish/melee/unhorsed-knight-morale]', () => {
    expect([
      testsFirst({ killed: [2, 1] }),
      testsFirst({ killed: [1, 2] }),
      testsFirst({ killed: [1, 1], charged: 'second' }),
    ]).toEqual(['first', 'second', 'both']);
    expect(
      testsFirst(
        { killed: [1, 1], charged: 'second' },
        skirmishRulesUnder({ 'skirmish/ruling/equal-melee-losses': 'chargers-first' }),
      ),
    ).toBe('second');
    expect([
      testsAfterMelee({ opponentsFailed: true }),
      testsAfterMelee({ opponentsFailed: true, unhorsedKnight: true }),
    ]).toEqual([false, true]);
    expect(
      testsAfterMelee(
        { opponentsFailed: true },
        skirmishRulesUnder({ 'skirmish/ruling/opponents-who-failed': 'test-all-the-same' }),
      ),
    ).toBe(true);
  });
});
