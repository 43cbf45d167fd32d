import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { answer, playOut, recordOf, replay, startBattle, viewOf } from '../../src/battle/index.js';
import { RuleViolation } from '../../src/rulebook/index.js';
import { advanceAndHold, ancientMedieval } from '../../src/rulesets/cady/ancient-medieval/index.js';
import { musket, takeAndHold } from '../../src/rulesets/cady/musket/index.js';
import { advanceAndCharge, raymond } from '../../src/rulesets/raymond/index.js';

/** An example scenario, its units changed by id, taken up with a turn. */
function taken(field: string, turn: number | undefined, before: Readonly<Record<string, object>> = {}) {
  const file = JSON.parse(readFileSync(`examples/scenarios/${field}.json`, 'utf8'));
  if (turn !== undefined) file.turn = turn;
  for (const side of Object.values<{ units: { id: string; before?: object }[] }>(file.sides)) {
    for (const unit of side.units) if (before[unit.id] !== undefined) unit.before = before[unit.id]!;
  }
  return file;
}

/** Where a scenario is refused, and why. */
function refused(start: () => unknown): readonly string[] {
  try {
    start();
  } catch (fault) {
    if (fault instanceof RuleViolation) return fault.violations.map(({ path, problem }) => `${path}: ${problem}`);
  }
  return [];
}

describe('a musket battle taken up in the middle', () => {
  const before = {
    'blue-1': { lost: 5, fatigue: 2, loaded: false },
    'red-1': { reaction: 'back', failedTest: true },
    'blue-guns': { rounds: { solid: 2 } },
  };
  const battle = startBattle(musket, taken('basic-musket-game', 4, before), { seed: 3 });

  it('begins with its turn, and with its units as they stand', () => {
    expect(battle.turn).toBe(4);
    const { units } = battle.now;
    expect(units['blue-1']).toMatchObject({ fatigue: 2, loaded: false });
    expect(units['blue-1']!.strength - units['blue-1']!.figures).toBe(5);
    expect(units['red-1']).toMatchObject({ mustDo: 'back', pushedBack: true, failedTest: true });
    expect(units['blue-guns']?.gun?.solid).toBe(2);
    expect(viewOf(musket, battle, 'blue').turn).toBe(4);
  });

  const ended = playOut(musket, battle, { blue: takeAndHold(1), red: takeAndHold(2) });

  it('is played to its end, each turn by its number, and replays', () => {
    expect(ended.outcome).not.toBeNull();
    expect(Math.min(...ended.log.map(({ turn }) => turn))).toBe(4);
    expect(ended.turn - 4 + 1).toBe(ended.checksums.length - 1);
    const again = replay(musket, recordOf(ended));
    expect(again.checksums).toEqual(ended.checksums);
    const limit = ended.scenario.victory.flatMap(each => (each.kind === 'turn-limit' ? [each.turns] : []));
    expect(ended.turn).toBeLessThanOrEqual(limit[0] ?? 0);
  });

  it('a record that was altered is told off by the turn as it is counted', () => {
    const record = recordOf(ended);
    const altered = { ...record, checksums: record.checksums.map((sum, i) => (i === 2 ? '0000000000000000' : sum)) };
    expect(refused(() => replay(musket, altered)).join()).toContain('turn 5');
  });

  it('has who must go back go back in its first turn', () => {
    const written = battle.pending.map(({ id, side }) => ({ id, side, answer: {} }));
    const { events } = answer(musket, battle, written);
    expect(events).toContainEqual(expect.objectContaining({ kind: 'moved', unit: 'red-1', forced: 'back', turn: 4 }));
  });

  it.each([
    [{ 'blue-1': { lost: 500 } }, 'before.lost: of its'],
    [{ 'blue-1': { rounds: { solid: 1 } } }, 'before.rounds: '],
    [{ 'blue-guns': { rounds: { solid: 900 } } }, 'before.rounds.solid: it begins a battle with'],
    [{ 'blue-1': { reaction: 'forward' } }, 'there is no reaction "forward"'],
    [{ 'blue-1': { fatigue: -1 } }, 'before.fatigue'],
  ])('what cannot have befallen a unit is refused: %j', (befallen, problem) => {
    const faults = refused(() => startBattle(musket, taken('basic-musket-game', 4, befallen), { seed: 1 }));
    expect(faults.join('\n')).toContain(problem);
  });

  it('is the battle that it was where nothing is said', () => {
    const plain = startBattle(musket, taken('basic-musket-game', undefined), { seed: 3 });
    const first = startBattle(musket, taken('basic-musket-game', 1), { seed: 3 });
    expect(first.now).toEqual(plain.now);
    expect(first.turn).toBe(1);
  });
});

describe('an ancient battle taken up in the middle', () => {
  it('has elephants with hits, bows with few shots, and foot that is worn', () => {
    const file = taken('heraclea-280-bc', 3);
    const all: { id: string; type: string; figures?: number; before?: object }[] = Object.values<{
      units: { id: string; type: string }[];
    }>(file.sides).flatMap(({ units }) => units);
    const elephant = all.find(({ type, figures = 1 }) => type.startsWith('war-elephant') && figures === 1);
    const foot = all.find(({ figures = 0 }) => figures > 10)!;
    foot.before = { lost: 3, fatigue: 1, reaction: 'back-and-turn' };
    if (elephant !== undefined) elephant.before = { hits: 2 };
    const battle = startBattle(ancientMedieval, file, { seed: 1 });
    const { units } = battle.now;
    expect(battle.turn).toBe(3);
    expect(units[foot.id]).toMatchObject({
      figures: units[foot.id]!.strength - 3,
      fatigue: 1,
      mustDo: 'back-and-turn',
    });
    if (elephant !== undefined) expect(units[elephant.id]?.elephant?.hits).toBe(2);
    const bots = Object.fromEntries(Object.keys(file.sides).map((side, i) => [side, advanceAndHold(i)]));
    expect(playOut(ancientMedieval, battle, bots).outcome).not.toBeNull();
  });

  it('of several that fight alone it is not said of all at once, and who is no elephant bears no hits', () => {
    const file = taken('hastings-1066', 2);
    const [side] = Object.values<{ units: { id: string; figures?: number; before?: object }[] }>(file.sides);
    side!.units[0]!.before = { hits: 1, shots: 999 };
    const faults = refused(() => startBattle(ancientMedieval, file, { seed: 1 })).join('\n');
    expect(faults).toContain('is no elephant');
  });
});

describe('a battle of Raymond’s taken up in the middle', () => {
  it('has stands lost and hit markers, and goes on to its end', () => {
    const file = taken('naseby-1645', 6);
    const units: { id: string; stands?: string; before?: object }[] = Object.values<{ units: { id: string }[] }>(
      file.sides,
    ).flatMap(side => side.units);
    const foot = units.find(({ stands = '' }) => /^[MP]{3,}$/.test(stands))!;
    foot.stands = foot.stands!.slice(1);
    foot.before = { lost: 1, hits: 1 };
    const battle = startBattle(raymond, file, { seed: 2 });
    expect(battle.turn).toBe(6);
    const unit = battle.now.units[foot.id]!;
    expect(unit.hits).toBe(1);
    expect(unit.strength - unit.stands.length).toBe(1);
    const bots = Object.fromEntries(Object.keys(file.sides).map((side, i) => [side, advanceAndCharge(i)]));
    const ended = playOut(raymond, battle, bots);
    expect(ended.outcome).not.toBeNull();
    expect(replay(raymond, recordOf(ended)).checksums).toEqual(ended.checksums);
  });

  it('with more markers than a unit can bear is refused', () => {
    const file = taken('naseby-1645', 6);
    const [side] = Object.values<{ units: { before?: object }[] }>(file.sides);
    side!.units[0]!.before = { hits: 2 };
    expect(refused(() => startBattle(raymond, file, { seed: 1 })).join()).toContain('before.hits: 2 hit markers');
  });
});
