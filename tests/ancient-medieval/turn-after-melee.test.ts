import { describe, expect, it } from 'vitest';
import { type Clash, clash, fight } from './melee-top.js';
import { all, type Piece, unitIn } from './table-top.js';

const phalanx = { type: 'hoplites', figures: 32, formation: 'Col 16', be: { formation: 'phalanx' } } as const;
const line = { figures: 32, formation: 'Col 16' } as const;

/** A melee of blue and red, who have lost so many by other causes this turn. */
function push(what: Clash, lost: { readonly blue?: number; readonly red?: number }, dice?: readonly number[]) {
  const game = clash(what);
  const [blue, red] = [unitIn(game.state, 'blue-1'), unitIn(game.state, 'red-1')];
  blue.turn.lost = lost.blue ?? 0;
  red.turn.lost = lost.red ?? 0;
  const told = fight(game, ['melee'], dice === undefined ? { seed: 1 } : { dice });
  return { game, ...told, blue, red };
}

describe('a phalanx pushes (cady/ancient-medieval/phalanx/push-back)', () => {
  it('whoever has lost more goes back 3 cm with his front to the enemy, who follows', () => {
    const { of, blue, red, game } = push({ blue: phalanx, red: line }, { red: 30 });
    expect(of('pushed-back')).toMatchObject([{ unit: 'red-1', by: 'blue-1', cm: 3 }]);
    expect(blue.at.y).toBeCloseTo(53, 6);
    expect(red.at.y).toBeCloseTo(53.25, 6);
    expect([blue.facing, red.facing]).toEqual([0, 180]);
    expect(game.state.contacts).toHaveLength(1);
  });

  it('no phalanx, no push', () => {
    expect(push({ blue: line, red: line }, { red: 30 }).of('pushed-back')).toEqual([]);
  });

  it('cavalry gives way only to a third more of morale value (cady/ancient-medieval/phalanx/push-cavalry)', () => {
    const horse = (figures: number) =>
      push({ blue: phalanx, red: { type: 'medium-cavalry', figures, formation: 'Col 16' } }, { red: 30 });
    expect(horse(16).of('pushed-back')).toHaveLength(1);
    expect(horse(36).of('pushed-back')).toEqual([]);
  });

  it('elephants do not budge (cady/ancient-medieval/phalanx/no-push-elephants)', () => {
    const { of } = push({ blue: phalanx, red: { type: 'war-elephant-archer' } }, { red: 30 }, all(24, 1));
    expect(of('pushed-back')).toEqual([]);
  });

  it('who has no room behind him stands', () => {
    const behind: Piece = { id: 'red-2', at: [100, 55], figures: 32, formation: 'Col 16' };
    const { of, red } = push({ blue: phalanx, red: line, others: [behind] }, { red: 30 });
    expect(of('pushed-back')).toMatchObject([{ cm: 0 }]);
    expect(red.at.y).toBe(50.25);
  });
});

describe('breaking through (cady/common/break-through/when)', () => {
  const few = { figures: 4, formation: 'Col 4' } as const;
  const eight = { figures: 8, formation: 'Col 8' } as const;
  const killing = [...all(8, 1), ...all(8, 12)];

  it('when nobody is left before it, it goes on as far as it has move left', () => {
    const game = clash({ blue: eight, red: eight });
    const { asked, of } = fight(game, ['melee'], { dice: killing, goes: true });
    expect(asked).toEqual(['break-through:blue-1']);
    expect(of('broke-through')).toMatchObject([{ unit: 'blue-1', cm: 10 }]);
    expect(unitIn(game.state, 'blue-1').at).toEqual({ x: 100, y: 60 });
  });

  it('or stays, if its side wants it so', () => {
    const game = clash({ blue: eight, red: eight });
    const { asked, of } = fight(game, ['melee'], { dice: killing, goes: false });
    expect(asked).toHaveLength(1);
    expect(of('broke-through')).toEqual([]);
    expect(unitIn(game.state, 'blue-1').at).toEqual({ x: 100, y: 50 });
  });

  it('shock that leaves nobody serves as well (cady/common/break-through/any-cause)', () => {
    const horse = { type: 'medium-cavalry', figures: 8, formation: 'Col 8' } as const;
    const game = clash({ blue: horse, red: few });
    const { asked, of } = fight(game, ['shock', 'melee'], { dice: all(8, 2), goes: true });
    expect(of('shock')[0]?.losses).toBe(4);
    expect(asked).toEqual(['break-through:blue-1']);
  });

  it('nobody is asked as long as an enemy faces it, or it has no move left', () => {
    expect(fight(clash({ blue: eight, red: eight }), ['melee'], { seed: 1 }).of('broke-through')).toEqual([]);
    const spent = clash({ blue: eight, red: eight });
    unitIn(spent.state, 'blue-1').turn.spare = 0;
    expect(fight(spent, ['melee'], { dice: killing }).asked).toEqual([]);
  });

  it('through the middle of a line that it has cut, and out on the other side (cady/common/broken/divided-must-reform)', () => {
    const long = { figures: 36, formation: 'Col 36', at: [100, 50.25] as const };
    const game = clash({ blue: few, red: long });
    unitIn(game.state, 'blue-1').turn.spare = 20;
    const { of } = fight(game, ['melee'], { dice: [...all(4, 1), ...all(8, 12)], goes: true });
    expect(of('divided')).toMatchObject([{ unit: 'red-1', by: 'blue-1' }]);
    expect(of('broke-through')).toHaveLength(1);
    expect(unitIn(game.state, 'blue-1').at.y).toBe(70);
    expect(game.state.contacts).toEqual([]);
  });

  it('enemies that it comes upon behind it fights next turn', () => {
    const behind: Piece = { id: 'red-2', at: [100, 56], figures: 16, formation: 'Col 8' };
    const game = clash({ blue: eight, red: eight, others: [behind] });
    const { of } = fight(game, ['melee'], { dice: killing, goes: true });
    expect(of('contact')).toMatchObject([{ a: 'blue-1', b: 'red-2', edgeOfA: 'front', edgeOfB: 'front' }]);
    expect(unitIn(game.state, 'blue-1').at.y).toBeGreaterThan(52);
    expect(of('melee')).toHaveLength(1);
  });

  it('guns and machines do not', () => {
    const game = clash({
      blue: { type: 'ballista' },
      red: few,
      touches: [{ a: 'blue-1', b: 'red-1', attackers: ['red-1'] }],
    });
    expect(fight(game, ['melee'], { seed: 3 }).asked).toEqual([]);
  });
});
