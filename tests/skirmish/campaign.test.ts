import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Battle, playOut, recordOf, replay, sequelOf, startBattle } from '../../src/battle/index.js';
import { type SkirmishScenario, type SkirmishTerms, sergeant, skirmish } from '../../src/rulesets/skirmish/index.js';

const read = (name: string) => JSON.parse(readFileSync(`examples/scenarios/${name}.json`, 'utf8'));

function fought(scenario: unknown, seed: number): Battle<SkirmishTerms> {
  const start = startBattle(skirmish, scenario, { seed });
  const sides = skirmish.sides(start.scenario);
  return playOut(skirmish, start, Object.fromEntries(sides.map(side => [side, sergeant(seed)])));
}

const idsOf = ({ sides }: SkirmishScenario) =>
  Object.values(sides).flatMap(({ forces }) =>
    forces.flatMap(({ units, single }) =>
      [...units.flatMap(({ commander, men }) => [commander, ...men]), ...single].flatMap(({ id }) => id ?? []),
    ),
  );

/** The first battle by its seed in which a knight is taken, and De Brois has sergeants to recruit. */
function takingMen(scenario: unknown): Battle<SkirmishTerms> {
  for (let seed = 1; seed < 40; seed++) {
    const ended = fought(scenario, seed);
    const taken = Object.values(ended.state.figures).filter(({ yielded, gone }) => gone === null && yielded !== null);
    const sergeants = taken.filter(({ man, yielded }) => man.class === 'sergeant' && yielded === 'brois');
    if (sergeants.length > 1 && taken.some(({ man }) => man.class === 'knight')) return ended;
  }
  throw new Error('nobody is taken');
}

describe('a campaign of skirmishes', () => {
  const raid = read('raid-on-thornley-manor');
  const ended = takingMen(raid);
  const { scenario, soFar, told } = sequelOf(skirmish, ended);

  /**
   * clauses: skirmish/recruit/sergeants, skirmish/recruit/peasants, skirmish/grade/captured-peasants
   */
  it('gives both retinues back without the dead, with the recruits on their new side', () => {
    const dead = Object.values(ended.state.figures).filter(({ gone }) => gone === 'dead');
    expect(dead.length).toBeGreaterThan(0);
    expect(scenario).not.toBeNull();
    const ids = scenario === null ? [] : idsOf(scenario);
    for (const { id } of dead) expect(ids).not.toContain(id);
    expect(new Set(ids).size).toBe(ids.length);
    const taken = Object.values(ended.state.figures).filter(
      ({ yielded, gone }) => gone === null && yielded === 'brois',
    );
    const sergeants = taken.filter(({ man }) => man.class === 'sergeant');
    const theirs = JSON.stringify(scenario?.sides.brois);
    const gained = sergeants.filter(({ id }) => theirs.includes(`"${id}"`));
    // No more than half, and no more than there are places of the fallen for.
    expect(gained.length).toBeGreaterThan(0);
    expect(gained.length).toBeLessThanOrEqual(Math.floor(sergeants.length / 2));
    expect(told[0]).toContain('The raid on Thornley manor');
  });

  /** clauses: skirmish/ransom/knight */
  it('pays ransom for the knights who were taken, and sends them home', () => {
    const knights = Object.values(ended.state.figures).filter(
      ({ yielded, man }) => yielded !== null && man.class === 'knight',
    );
    const rates = { A: 65, B: 55, C: 45, D: 35, E: 25 } as const;
    const paidTo = (side: string) =>
      knights.filter(({ yielded }) => yielded === side).reduce((sum, { man }) => sum + rates[man.grade], 0);
    const [brois, thornley] = [paidTo('brois'), paidTo('thornley')];
    expect(brois + thornley).toBeGreaterThan(0);
    // Who pays more than he has is left with nothing.
    expect(scenario?.sides.brois?.marks).toBe(Math.max(0, brois - thornley));
    expect(scenario?.sides.thornley?.marks).toBe(Math.max(0, thornley - brois));
    for (const { id } of knights) expect(scenario === null ? [] : idsOf(scenario)).toContain(id);
  });

  it('goes on battle after battle as long as both can be led, and its records replay', () => {
    let next: unknown = raid;
    for (let battle = 0; battle < 3 && next !== null; battle++) {
      const played = fought(next, 11 + battle);
      expect(replay(skirmish, recordOf(played)).checksums).toEqual(played.checksums);
      next = sequelOf(skirmish, played).scenario;
    }
    expect(soFar).toMatchObject({ battle: 'The raid on Thornley manor' });
  });
});
