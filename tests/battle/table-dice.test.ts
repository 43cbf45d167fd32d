import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  answer,
  type Battle,
  type BattleRecord,
  fork,
  playOut,
  recordOf,
  recordText,
  replay,
  startBattle,
  throwDice,
  undo,
  viewOf,
} from '../../src/battle/index.js';
import { type RolledDice, rolled, type Throw } from '../../src/dice/index.js';
import { type MusketTerms, musket, takeAndHold } from '../../src/rulesets/cady/musket/index.js';
import { advanceAndCharge, type RaymondTerms, raymond } from '../../src/rulesets/raymond/index.js';

const scenario = JSON.parse(readFileSync('examples/scenarios/basic-musket-game.json', 'utf8'));
const naseby = JSON.parse(readFileSync('examples/scenarios/naseby-1645.json', 'utf8'));
/** Bots roll dice of their own: each battle has fresh ones. */
const commanders = () => ({ blue: takeAndHold(1), red: takeAndHold(2) });

/** What people would read off the table if their dice fell as those of a seed. */
const fallingAs = (dice: RolledDice) => (asked: Throw) =>
  Array.from({ length: asked.dice }, () => {
    if (asked.ask === 'pick') return dice.pick(asked.sides);
    return asked.marks === undefined ? dice.roll(asked.sides) : dice.marked(asked.marks);
  });

/** A battle of the table up to its first throw. */
const toFirstThrow = (): Battle<MusketTerms> =>
  playOut(musket, startBattle(musket, scenario, { seed: 0, thrown: [] }), commanders());

/** A record played again as far as its answers go, without holding it to its checksums. */
function replayedTo({ scenario: read, answers, thrown = [] }: BattleRecord): Battle<MusketTerms> {
  let battle = startBattle(musket, read, { seed: 0, thrown });
  for (let next = 0; next < answers.length; ) {
    const here = answers.slice(next, next + battle.pending.length);
    battle = answer(musket, battle, here);
    next += here.length;
  }
  return battle;
}

describe('a battle with the dice of a table', () => {
  it('comes out as the battle of a seed whose dice fall alike, throw by throw', () => {
    const seeded = playOut(musket, startBattle(musket, scenario, { seed: 5 }), commanders(), { maxTurns: 6 });
    const asked: Throw[] = [];
    const falling = fallingAs(rolled(5));
    const onTable = playOut(musket, startBattle(musket, scenario, { seed: 5, thrown: [] }), commanders(), {
      maxTurns: 6,
      throws(what) {
        asked.push(what);
        return falling(what);
      },
    });
    expect(onTable.now).toEqual(seeded.now);
    expect(onTable.checksums).toEqual(seeded.checksums);
    expect(asked.length).toBeGreaterThan(10);
    expect(onTable.thrown).toHaveLength(asked.reduce((all, { dice }) => all + dice, 0));
  });

  it('does so in every ruleset', () => {
    const bots = {
      parliament: advanceAndCharge(1),
      royalist: advanceAndCharge(2),
    };
    const sides = raymond.sides(startBattle(raymond, naseby, { seed: 3 }).scenario);
    const both = Object.fromEntries(sides.map((side, i) => [side, Object.values(bots)[i]!]));
    const seeded = playOut(raymond, startBattle(raymond, naseby, { seed: 3 }), both, { maxTurns: 2 });
    const options = { maxTurns: 2, throws: fallingAs(rolled(3)) };
    const onTable: Battle<RaymondTerms> = playOut(
      raymond,
      startBattle(raymond, naseby, { seed: 3, thrown: [] }),
      both,
      options,
    );
    expect(onTable.checksums).toEqual(seeded.checksums);
  });

  it('stops at a throw, says what it is, and goes on with what was thrown', () => {
    const battle = toFirstThrow();
    expect(battle.pending).toEqual([]);
    expect(battle.outcome).toBeNull();
    expect(battle.toThrow).toMatchObject({ dice: expect.any(Number), sides: expect.any(Number) });
    expect(viewOf(musket, battle, 'red').toThrow).toEqual(battle.toThrow);
    const shown = fallingAs(rolled(9))(battle.toThrow!);
    const after = throwDice(musket, battle, shown);
    expect(after.thrown).toEqual(shown);
    expect(battle.thrown).toEqual([]);
    const read: Battle<MusketTerms> = JSON.parse(JSON.stringify(battle));
    expect(throwDice(musket, read, shown)).toEqual(after);
  });

  it('is recorded with its dice and replays by itself', () => {
    const played = playOut(musket, startBattle(musket, scenario, { seed: 0, thrown: [] }), commanders(), {
      maxTurns: 4,
      throws: fallingAs(rolled(11)),
    });
    const record = JSON.parse(recordText(recordOf(played)));
    expect(record.thrown).toEqual(played.thrown);
    expect(recordOf(replay(musket, record))).toEqual(recordOf(played));
    const middle = toFirstThrow();
    expect(replay(musket, recordOf(middle)).toThrow).toEqual(middle.toThrow);
    const forged = { ...record, thrown: record.thrown.map((face: number, i: number) => (i === 0 ? 99 : face)) };
    expect(() => replay(musket, forged)).toThrow(/cannot show 99/);
    expect(() => replay(musket, { ...record, thrown: [...record.thrown, 1] })).toThrow(/record/);
    expect('thrown' in recordOf(startBattle(musket, scenario, { seed: 0 }))).toBe(false);
  });

  it('asks for the rest of a pool that a list breaks off in', () => {
    const start = () => startBattle(musket, scenario, { seed: 0, thrown: [] });
    const falling = fallingAs(rolled(2));
    const bots = commanders();
    let first = playOut(musket, start(), bots);
    while (first.toThrow !== null && first.toThrow.dice < 3) {
      first = playOut(musket, throwDice(musket, first, falling(first.toThrow)), bots);
    }
    const pool = first.toThrow!;
    expect(pool.dice).toBeGreaterThanOrEqual(3);
    const shown = falling(pool);
    // The same answers, with a list of dice that ends after the first two of the pool.
    const { thrown, ...record } = recordOf(first);
    const broken = replayedTo({ ...record, thrown: [...thrown!, ...shown.slice(0, 2)] });
    expect(broken.toThrow).toEqual({ ...pool, dice: pool.dice - 2 });
    expect(throwDice(musket, broken, shown.slice(2)).now).toEqual(throwDice(musket, first, shown).now);
  });

  it('refuses dice that cannot be, answers before dice, and dice where none are asked for', () => {
    const battle = toFirstThrow();
    const { dice, sides } = battle.toThrow!;
    const faces = new Array<number>(dice).fill(1);
    expect(() => throwDice(musket, battle, [...faces, 1])).toThrow(/tell what each of the/);
    expect(() =>
      throwDice(
        musket,
        battle,
        faces.map(() => sides + 1),
      ),
    ).toThrow(/no die of this throw shows/);
    expect(() =>
      throwDice(
        musket,
        battle,
        faces.map(() => 0.5),
      ),
    ).toThrow(/whole number/);
    expect(() => answer(musket, battle, [{ side: 'red', id: 'orders-red', answer: {} }])).toThrow(
      /dice are to be thrown/,
    );
    expect(() => fork(battle, { seed: 3 })).toThrow(/throw is under way/);
    const start = startBattle(musket, scenario, { seed: 0, thrown: [] });
    expect(() => throwDice(musket, start, [1])).toThrow(/no dice are to be thrown/);
    expect(() => throwDice(musket, startBattle(musket, scenario, { seed: 0 }), [1])).toThrow(/no dice/);
    expect(() => startBattle(musket, scenario, { seed: 0, thrown: ['6' as never] })).toThrow(/thrown\[0\]/);
  });

  it('lets an answer be taken back as long as nothing has been thrown since', () => {
    const start = startBattle(musket, scenario, { seed: 0, thrown: [] });
    const request = start.pending.find(({ side }) => side === 'red')!;
    const given = answer(musket, start, [
      {
        side: 'red',
        id: request.id,
        answer: commanders().red.answer(request, viewOf(musket, start, 'red').view, musket.rules()),
      },
    ]);
    expect(undo(musket, given, 'red').pending).toHaveLength(start.pending.length);
    const thrown = throwDice(musket, toFirstThrow(), fallingAs(rolled(4))(toFirstThrow().toThrow!));
    expect(() => undo(musket, thrown, 'red')).toThrow(/cannot be undone/);
  });
});
