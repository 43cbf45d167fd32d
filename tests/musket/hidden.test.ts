import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Battle, playOut, startBattle, viewOf } from '../../src/battle/index.js';
import {
  type MusketScenarioFile,
  type MusketTerms,
  musket,
  musketView,
  takeAndHold,
  troopTypes,
} from '../../src/rulesets/cady/musket/index.js';
import { insistOnSecrecy, isUnseen, swapMarkers } from '../cady/secrets.js';
import { musketRulesUnder } from '../rules-under.js';
import { randomScenarios, whimsical } from './random-battles.js';
import { type Piece, play, setUp, unitIn } from './table-top.js';

const level = 'intermediate' as const;

function behindMarker(piece: Piece, tag: string): Piece {
  return { ...piece, be: { ...piece.be, marker: tag } };
}

describe('hidden troops with muskets', () => {
  const guns: Piece = { id: 'blue-guns', type: 'six-pounder-cannon', at: [100, 10] };
  const foot = behindMarker({ id: 'red-1', at: [100, 125] }, 'red#1');

  it('are sighted by guns at 120 cm, by others at 90 (cady/musket/sighting/artillery-telescope cady/musket/sighting/artillery-all-round)', () => {
    const far = setUp({ pieces: [{ ...guns, type: 'regulars' }, foot], level });
    expect(play(far, {}, ['movement']).of('revealed')).toEqual([]);
    const seen = setUp({ pieces: [guns, foot], level });
    expect(play(seen, {}, ['movement']).of('revealed')).toMatchObject([{ unit: 'red-1', partly: false }]);
  });

  it('a hidden battery spots a marker that does not spot it (cady/common/hidden/sight-distance-artillery)', () => {
    const game = setUp({ pieces: [behindMarker(guns, 'blue#1'), foot], level });
    const { events, of } = play(game, {}, ['movement']);
    expect(of('revealed').map(({ unit }) => unit)).toEqual(['red-1']);
    expect(unitIn(game.state, 'blue-guns').marker).toBe('blue#1');
    expect(JSON.stringify(events)).not.toContain('blue-guns');
  });

  it('see farther from a hill by what their muskets gain there (cady/musket/sighting/small-arms-hill)', () => {
    const hill = {
      kind: 'hill' as const,
      id: 'hill',
      level: 1,
      outline: [
        [80, 0],
        [120, 0],
        [120, 26],
        [80, 26],
      ] as [number, number][],
    };
    const pieces = [{ id: 'blue-1', at: [100, 25] as const }, behindMarker({ id: 'red-1', at: [100, 120] }, 'red#1')];
    expect(play(setUp({ pieces, level }), {}, ['movement']).of('revealed')).toEqual([]);
    expect(play(setUp({ pieces, level, features: [hill] }), {}, ['movement']).of('revealed')).toHaveLength(1);
  });

  it('are markers in the view of the other side, and themselves in their own (cady/common/hidden/marker-blank-face)', () => {
    const { state, scenario, rules } = setUp({ pieces: [guns, foot], level });
    const [blue, red] = ['blue', 'red'].map(side => musketView(state, side, scenario, rules));
    expect(Object.keys(blue?.units ?? {})).toEqual(['blue-guns']);
    expect(blue?.markers).toEqual([{ id: 'red#1', side: 'red', at: { x: 100, y: 125 }, real: false }]);
    expect(red?.units['red-1']?.own?.marker).toBe('red#1');
  });
});

describe('who slips past a gap between two thirds of his move (cady/ruling/hidden-between-thirds)', () => {
  const wood = (id: string, from: number, to: number) => ({
    kind: 'wood' as const,
    id,
    outline: [
      [from, 55],
      [to, 55],
      [to, 70],
      [from, 70],
    ] as [number, number][],
  });
  const seen = (reading: 'at-the-end-of-each' | 'four-times-in-each') => {
    const rules = musketRulesUnder({ 'cady/ruling/hidden-between-thirds': reading });
    const rider: Piece = {
      id: 'red-1',
      type: 'light-hussars',
      figures: 2,
      at: [45, 90],
      facing: 'E',
      be: { marker: 'red#1' },
    };
    const game = setUp({
      rules,
      level,
      pieces: [{ id: 'blue-1', figures: 2, at: [100, 10] }, rider],
      features: [wood('west', 0, 88), wood('east', 98, 200)],
    });
    return play(game, { orders: { 'red-1': 'E full', 'blue-1': 'H' } }, ['orders', 'movement']).of('revealed').length;
  };

  it('is not seen, unless it is looked more often', () => {
    expect([seen('at-the-end-of-each'), seen('four-times-in-each')]).toEqual([0, 1]);
  });
});

/** Battles in the woods, above the basic game. */
const battles = fc.record({
  file: randomScenarios.filter(({ level }) => level !== 'basic').map(inTheWoods),
  seed: fc.integer({ min: 0, max: 100_000 }),
  bots: fc.constantFrom<readonly string[]>([], ['blue'], ['red'], ['blue', 'red']),
});

function inTheWoods(file: MusketScenarioFile): MusketScenarioFile {
  const { width, height } = file.table;
  const outline = [
    [4, 12],
    [width - 4, 12],
    [width - 4, height - 12],
    [4, height - 12],
  ] as [number, number][];
  return { ...file, table: { width, height, features: [{ kind: 'wood', id: 'wood', outline }] } };
}

function stepsOf({ file, seed, bots }: typeof battles extends fc.Arbitrary<infer B> ? B : never) {
  const commander = (side: string, n: number) => (bots.includes(side) ? takeAndHold(seed + n) : whimsical(seed + n));
  const steps: Battle<MusketTerms>[] = [startBattle(musket, file, { seed })];
  const [start] = steps;
  if (start === undefined) return steps;
  playOut(
    musket,
    start,
    { blue: commander('blue', 1), red: commander('red', 2) },
    { onStep: step => steps.push(step) },
  );
  return steps;
}

// A failing battle takes minutes to shrink: its seed and path repeat it as it is. BATTLES=20 plays twenty times as many.
const some = (numRuns: number) => ({ numRuns: numRuns * Number(process.env.BATTLES ?? 1), endOnFailure: true });

describe('over random battles with muskets', () => {
  it('nothing that a side sees or is told names an enemy who is hidden (cady/common/hidden/marker-blank-face)', () => {
    let unseen = 0;
    fc.assert(
      fc.property(battles, setting => {
        unseen += insistOnSecrecy(musket, stepsOf(setting));
      }),
      some(12),
    );
    expect(unseen).toBeGreaterThan(0);
  });

  it('nothing hidden can be told from the view of the other side', () => {
    let changed = 0;
    fc.assert(
      fc.property(battles, fc.infiniteStream(fc.nat(10_000)), (setting, stream) => {
        const next = () => stream.next().value ?? 0;
        for (const step of stepsOf(setting)) {
          for (const side of ['blue', 'red']) {
            const state = structuredClone(step.now);
            for (const unit of Object.values(state.units)) {
              if (unit.side === side || !isUnseen(unit)) continue;
              Object.assign(unit, { type: troopTypes[next() % troopTypes.length], name: `x${next()}` });
              Object.assign(unit, { figures: 1 + (next() % 20), files: 1 + (next() % 6), facing: next() % 360 });
              Object.assign(unit, {
                order: 'N full, HIDE PH',
                loaded: next() % 2 === 0,
                mustDo: 'back',
                fatigue: next(),
              });
              changed++;
            }
            changed += swapMarkers(state, side, next);
            const view = (now: typeof state) => viewOf(musket, { ...step, now }, side).view;
            expect(view(state)).toEqual(view(step.now));
          }
        }
      }),
      some(6),
    );
    expect(changed).toBeGreaterThan(0);
  });
});
