import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Battle, playOut, retinuesAfter, startBattle, withRetinue } from '../../src/battle/index.js';
import {
  type RetinueFile,
  readRetinue,
  retinueOf,
  type SkirmishScenario,
  type SkirmishTerms,
  sergeant,
  skirmish,
} from '../../src/rulesets/skirmish/index.js';

const read = (name: string) => JSON.parse(readFileSync(`examples/scenarios/${name}.json`, 'utf8'));
const raid = read('raid-on-thornley-manor');
const storm = read('storm-of-cawdale-tower');

function fought(scenario: unknown, seed: number): Battle<SkirmishTerms> {
  const start = startBattle(skirmish, scenario, { seed });
  return playOut(skirmish, start, Object.fromEntries(skirmish.sides(start.scenario).map(s => [s, sergeant(seed)])));
}

const join = (scenario: unknown, side: string, retinue: unknown) => withRetinue(skirmish, scenario, { side, retinue });
const idsOf = ({ retinue }: RetinueFile) =>
  retinue.forces.flatMap(({ units, single }) =>
    [...units.flatMap(({ commander, men }) => [commander, ...men]), ...single].map(({ id }) => id),
  );
const scenarioOf = (input: unknown): SkirmishScenario => startBattle(skirmish, input, { seed: 1 }).scenario;
const faultsOf = (act: () => unknown): readonly { path: string; problem: string; mend?: string }[] => {
  try {
    act();
  } catch (fault) {
    return (fault as { violations: [] }).violations;
  }
  return [];
};

describe('a retinue file', () => {
  const began = retinueOf(scenarioOf(raid), 'brois');
  const first = fought(join(raid, 'brois', began), 6);
  const after = readRetinue(retinuesAfter(skirmish, first).brois);

  /**
   * clauses: skirmish/recruit/sergeants, skirmish/grade/upgrade-knight, skirmish/ransom/knight
   */
  it('goes to a battle, comes back changed, and goes to the next', () => {
    expect(JSON.stringify(began)).not.toContain('"at"');
    // The same men in the same places fight the same battle.
    const plain = fought({ ...raid, campaign: true }, 6);
    expect(Object.values(first.state.figures).map(({ at }) => at)).toEqual(
      Object.values(plain.state.figures).map(({ at }) => at),
    );
    const { figures } = first.state;
    const dead = Object.values(figures).filter(({ gone, side }) => gone === 'dead' && side === 'brois');
    const recruits = idsOf(after).filter(id => id?.startsWith('brois-recruit-'));
    expect([dead.length > 0, recruits.length > 0]).toEqual([true, true]);
    for (const { id } of dead) expect(idsOf(after)).not.toContain(id);
    expect(after.retinue.marks).toBeGreaterThan(0);

    // Fresh men of Thornley, and those who have changed sides go by other ids than theirs.
    expect(idsOf(after).filter(id => figures[id ?? '']?.side === 'thornley')).toEqual([]);
    const next = fought(join(raid, 'brois', after), 7);
    const mustered = Object.values(next.state.figures).filter(({ side }) => side === 'brois');
    expect(mustered.map(({ id }) => id).sort()).toEqual(idsOf(after).sort());
    expect(next.scenario.sides.brois?.marks).toBe(after.retinue.marks);
    const graded = after.retinue.forces.flatMap(({ single }) => single).map(({ id = '', grade }) => [id, grade]);
    // As they muster: a battle may make a man a grade lower at once.
    const { figures: fresh } = startBattle(skirmish, join(raid, 'brois', after), { seed: 7 }).state;
    for (const [id = '', grade] of graded) expect(fresh[id]?.man.grade).toBe(grade);
    expect(next.outcome).not.toBeNull();
    expect(retinuesAfter(skirmish, next).brois).not.toEqual(retinuesAfter(skirmish, first).brois);
  });

  it('brings its engines and stores with what is left in them, and leaves broken ones behind', () => {
    const scenario = scenarioOf(storm);
    const owner = scenario.things.find(({ kind }) => kind === 'engine')?.side ?? '';
    const brought = retinueOf(scenario, owner);
    expect(brought.things?.length).toBeGreaterThan(1);
    const ended = fought(join(storm, owner, brought), 3);
    const left = readRetinue(retinuesAfter(skirmish, ended)[owner]).things ?? [];
    const standing = Object.values(ended.state.things).filter(({ side, gone }) => side === owner && !gone);
    expect(left.map(({ id }) => id).sort()).toEqual(standing.map(({ id }) => id).sort());
    const engine = standing.find(({ kind }) => kind === 'engine');
    const shot = (brought.things ?? []).find(({ id }) => id === engine?.id)?.rounds ?? 0;
    expect(engine?.held.rounds).toBeLessThan(shot);
    expect(left.find(({ id }) => id === engine?.id)?.rounds ?? 0).toBe(engine?.held.rounds);
  });

  it('says of whoever has no place in a scenario where to give him one', () => {
    const strangers = JSON.parse(JSON.stringify(began).replaceAll('hobilars', 'outriders').replaceAll('fulk', 'guy'));
    strangers.retinue.forces[0].single.push({ ...strangers.retinue.forces[0].single[0], id: 'milo', name: 'Sir Milo' });
    // Sir Guy stands where Sir Fulk stood; for Sir Milo and the outriders there is no room.
    const faults = faultsOf(() => join(raid, 'brois', strangers));
    expect(faults.map(({ path }) => path)).toEqual([
      'retinue.forces[0].units[0].place',
      'retinue.forces[0].single[3].at',
    ]);
    expect(faults[1]?.mend).toContain('in the file');
    strangers.retinue.forces[0].single.pop();
    strangers.retinue.forces[0].units[0].place = { at: [23, 44], facing: 'S', files: 3, gap: 0.5 };
    const { state } = startBattle(skirmish, join(raid, 'brois', strangers), { seed: 1 });
    expect(state.figures.guy?.at).toEqual({ x: 32, y: 45.5 });
  });

  it('is told from other files, and its faults have paths and mends', () => {
    expect(faultsOf(() => readRetinue(raid))).toEqual([
      expect.objectContaining({ path: 'format', problem: 'not a retinue file' }),
    ]);
    const [version] = faultsOf(() => readRetinue({ ...began, version: 2 }));
    expect(version?.path).toBe('version');
    const slip = JSON.parse(JSON.stringify(began));
    slip.retinue.forces[1].units[0].men[2].grade = 'F';
    expect(faultsOf(() => join(raid, 'brois', slip)).map(({ path }) => path)).toEqual([
      'retinue.forces[1].units[0].men[2].grade',
    ]);
    expect(faultsOf(() => join(raid, 'nobody', began))[0]?.mend).toContain('thornley');
    expect(faultsOf(() => retinueOf(scenarioOf(raid), 'nobody'))[0]?.path).toBe('side');
    expect(faultsOf(() => retinuesAfter(skirmish, startBattle(skirmish, raid, { seed: 1 })))[0]?.problem).toContain(
      'not decided',
    );
  });
});
