import { describe, expect, it } from 'vitest';
import { type Battle, startBattle, type Told } from '../../src/battle/index.js';
import {
  type RaymondEvent,
  type RaymondTerms,
  raymond,
  raymondWindows,
  type Unit,
} from '../../src/rulesets/raymond/index.js';
import { drawBattle, introduce, resultOf, summarise } from '../../src/windows/index.js';
import { everything, ofClass, parseXml, shownText } from '../draw/xml.js';
import { smallBattle } from './small-battle.js';

type RaymondBattle = Battle<RaymondTerms>;

const start = startBattle(raymond, smallBattle(), { seed: 1 });

/** The small battle after a turn, with some units as the test wants them. */
const afterTurn = (
  changes: { readonly [unit: string]: Partial<Unit> },
  more: Partial<RaymondBattle> = {},
): RaymondBattle => {
  const units = Object.entries(start.state.units).map(([id, unit]) => [id, { ...unit, ...changes[id] }] as const);
  const state = { ...start.state, units: Object.fromEntries(units) };
  const turn = more.outcome == null ? 2 : 1;
  return { ...start, turn, checksums: ['before', 'after'], state, now: state, ...more };
};

const drawn = (battle: RaymondBattle, ...events: readonly RaymondEvent[]) => {
  const told = events.map((event): Told<RaymondTerms> => ({ ...event, turn: 1, phase: 'any' }));
  return parseXml(drawBattle(raymondWindows, battle, { events: told }));
};
const pieceOf = (root: ReturnType<typeof drawn>, id: string) =>
  ofClass(root, 'piece').find(piece => piece.attributes['data-piece'] === id);

describe("Raymond's game before it begins", () => {
  it('is introduced by its armies and what they fight for', () => {
    const text = introduce(raymondWindows, start);
    expect(text).toContain('Blue: 10 units, 31 stands');
    expect(text).toMatch(/blue-general +commander +1 +line +G\n/);
    expect(text).toMatch(/blue-shot +pike and musket +6 +mass +MMM\/MPM\n/);
    expect(text).toMatch(/red-guns +light guns +1 +line +l\n/);
    expect(text).toContain('A side wins by holding the cross for 3 turns on end.');
    expect(text).toContain('A side that has lost 60 % of its stands loses.');
    expect(text).toContain('The battle ends after 8 turns; the side wins that has more of its stands left.');
  });

  it('is drawn with every stand, flags over the commanders, and the place worth holding', () => {
    const root = drawn(start);
    expect(ofClass(ofClass(root, 'pieces')[0]!, 'stand')).toHaveLength(62);
    expect(ofClass(ofClass(root, 'flags')[0]!, 'flag')).toHaveLength(4);
    expect(ofClass(root, 'objective')).toHaveLength(1);
    expect(shownText(root)).toContain('the cross');
    expect(shownText(root)).toContain('Blue: 10 of 10 units, 31 of 31 stands');
    expect(shownText(root)).toContain('Before the first turn');
  });
});

describe("a turn of Raymond's game in a picture", () => {
  const from = { x: 10, y: 12 };
  const to = { x: 10, y: 36 };
  const ways = (root: ReturnType<typeof drawn>) =>
    ofClass(root, 'path').map(({ attributes, children }) => {
      const dashes = children[1]!.attributes['stroke-dasharray']?.split(' ').map(Number);
      return [attributes['data-piece'], dashes === undefined ? 'charge' : dashes[0]! < 1 ? 'recoil' : 'march'];
    });
  const moved = {
    kind: 'move',
    unit: 'blue-horse',
    action: 'manoeuvre',
    doubleTime: false,
    formation: 'line',
    moved: 24,
    path: [from, to],
    facing: 0,
    stopped: false,
    because: [],
  } as const;

  it('tells march, charge and recoil apart, and draws a charge once', () => {
    const charge = { kind: 'contact', how: 'charge', unit: 'blue-horse', target: 'red-horse', from, to } as const;
    expect(ways(drawn(afterTurn({}), moved))).toEqual([['blue-horse', 'march']]);
    expect(ways(drawn(afterTurn({}), { ...charge, because: [] }))).toEqual([['blue-horse', 'charge']]);
    expect(ways(drawn(afterTurn({}), { ...moved, action: 'charge' }, { ...charge, because: [] }))).toEqual([
      ['blue-horse', 'charge'],
    ]);
    expect(
      ways(
        drawn(afterTurn({}), {
          kind: 'recoil',
          unit: 'red-horse',
          charger: 'blue-horse',
          path: [to, from],
          because: [],
        }),
      ),
    ).toEqual([['red-horse', 'recoil']]);
    expect(ways(drawn(afterTurn({}), { ...moved, moved: 0, path: [from] }))).toEqual([]);
  });

  it('draws a shot between the places where both stood when it was fired', () => {
    const fire = {
      kind: 'fire',
      unit: 'blue-guns',
      target: 'blue-horse',
      stands: 1,
      range: 6,
      dice: 1,
      hits: 1,
      bounce: false,
      because: [],
    } as const;
    const lines = (battle: RaymondBattle, ...events: readonly RaymondEvent[]) =>
      ofClass(drawn(battle, ...events), 'shot').map(shot => shot.children[0]!.attributes.d);
    const still = lines(afterTurn({}), { ...fire, target: 'red-guns' });
    expect(still).toHaveLength(1);
    const gone = { at: to, facing: 90 };
    expect(lines(afterTurn({ 'blue-horse': gone }), fire, moved)).not.toEqual(
      lines(afterTurn({ 'blue-horse': gone }), fire),
    );
    // It ends where the move began: at the horse's front before it moved.
    const [x, y] = [10, 12].map((inches, axis) => (axis === 0 ? inches : 48 - inches) * 18);
    const end = lines(afterTurn({ 'blue-horse': gone }), fire, moved)[0]!.match(/L([\d.]+) ([\d.]+)$/)!;
    const ground = everything(drawn(start)).find(
      ({ name, attributes }) => name === 'rect' && attributes.x !== undefined,
    )!;
    expect(Number(end[1]) - Number(ground.attributes.x)).toBeCloseTo(x!, 1);
    expect(Number(end[2]) - Number(ground.attributes.y)).toBeCloseTo(y!, 1);
  });

  it('crosses swords between the stands that touch', () => {
    expect(ofClass(drawn(start), 'melee')).toEqual([]);
    const root = drawn(afterTurn({ 'blue-horse': { at: to } }));
    expect(ofClass(ofClass(root, 'melees')[0]!, 'melee')).toHaveLength(1);
  });

  it('shows losses, hits, a defensive mass, limbered guns, and who has just left', () => {
    const pikes = start.state.units['blue-shot']!;
    const battle = afterTurn({
      'blue-shot': { formation: 'defensive mass', hits: 3 },
      'blue-pikes': { stands: start.state.units['blue-pikes']!.stands.slice(0, 3) },
      'blue-guns': { limbered: true },
      'red-horse': { gone: 'routed' },
      'red-lancers': { gone: 'destroyed' },
    });
    const root = drawn(battle, { kind: 'gone', unit: 'red-horse', how: 'routed', stands: 3, because: [] });
    expect(ofClass(pieceOf(root, 'blue-shot')!, 'facing')).toHaveLength(2);
    expect(ofClass(pieceOf(root, 'blue-shot')!, 'stand')).toHaveLength(pikes.stands.length);
    expect(shownText(ofClass(root, 'hit-markers')[0]!)).toBe('3');
    expect(shownText(root)).toMatch(/blue-pikes\n−1/);
    expect(shownText(root)).toMatch(/red-horse\n−3\nrouted/);
    expect(pieceOf(root, 'red-lancers')).toBeUndefined();
    expect(shownText(root)).toContain('limbered');
    expect(shownText(root)).toContain('Red: 8 of 10 units, 24 of 31 stands');
    expect(shownText(root)).toContain('After turn 1');
  });
});

describe("Raymond's game at its end", () => {
  const ended = afterTurn(
    {
      'blue-pikes': { stands: start.state.units['blue-pikes']!.stands.slice(0, 3) },
      'red-horse': { gone: 'routed' },
      'red-guns': { gone: 'off-table' },
    },
    { outcome: { winner: 'blue', reason: 'Red has lost its Commander' } },
  );

  it('is summed up unit by unit', () => {
    const text = summarise(raymondWindows, ended);
    expect(text).toContain('Blue wins after 1 turn: Red has lost its Commander.');
    expect(text).toMatch(/blue-pikes +Blue +pike and musket +4 +3 +lost 1\n/);
    expect(text).toMatch(/red-horse +Red +cavalry +3 +- +routed\n/);
    expect(text).toMatch(/red-guns +Red +light guns +1 +- +left the table/);
    expect(text).toMatch(/red-lancers +Red +cavalry +4 +4 +unhurt\n/);
  });

  it('has a result that machines read', () => {
    const result = resultOf(raymondWindows, ended);
    expect(result).toMatchObject({ ruleset: 'raymond', scenario: 'A small battle', winner: 'blue', turns: 1, seed: 1 });
    expect(result.losses).toMatchObject({ 'blue-pikes': 1, 'red-horse': 3, 'red-guns': 1, 'red-lancers': 0 });
  });
});
