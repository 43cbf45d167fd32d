import { describe, expect, it } from 'vitest';
import { type Game, type Piece, play, setUp, unitIn } from './table-top.js';

const alarmed = { alarmed: true };
/** Twenty abreast, six paces each. */
const legion: Piece = { id: 'rome-legion', at: [500, 400], figures: 20, files: 20, class: 'A', be: alarmed };

/** The legion hand to hand with a Gallic line that has met it with its right corner and looks thirty degrees off, and with others who stand there. */
function aslant(pieces: readonly Piece[], others: readonly string[] = []): Game {
  const game = setUp({
    pieces: [legion, { id: 'gaul-line', at: [500, 500], figures: 12, files: 12, class: 'B', be: alarmed }, ...pieces],
    melees: ['gaul-line', ...others].map(b => ({ a: 'rome-legion', b })),
  });
  const line = unitIn(game, 'gaul-line');
  const half = (12 * line.placed.stand.front) / 2;
  const [cos, sin] = [Math.sqrt(3) / 2, 1 / 2];
  line.placed = { ...line.placed, facing: 150, at: { x: 495 + half * cos, y: 400.3 + half * sin } };
  return game;
}

const { depth } = unitIn(aslant([]), 'gaul-line').placed.stand;

const told = (game: Game, words: string, who = 'rome-legion') =>
  play(structuredClone(game), { seed: 1 }, ['hand-to-hand'])
    .of('fought')
    .filter(({ unit, unanswered }) => unit === who && !unanswered)
    .map(({ target, because }) => [target, because.find(({ because: why }) => why === words)?.effect]);

const inContact = 'in contact to their front';
const overlap = 'overlap the enemy';
const near: Piece = { id: 'gaul-near', at: [530, 400.02], figures: 4, files: 4, class: 'B', be: alarmed };

describe('a file that fights hand to hand', () => {
  it('fights whoever stands right before it, and nobody through him, whomever its body met first [wrg/melee/eligible-front]', () => {
    expect(told(aslant([]), inContact)).toEqual([['gaul-line', '12 figures']]);
    expect(told(aslant([near], ['gaul-near']), inContact)).toEqual([
      ['gaul-line', '8 figures'],
      ['gaul-near', '4 figures'],
    ]);
  });

  it('does not fight through a friend before it either [wrg/melee/eligible-front]', () => {
    const friend: Piece = { id: 'rome-light', at: [530, 400.1 + depth], figures: 4, files: 4, be: alarmed };
    const game = aslant([friend]);
    expect(told(game, inContact)).toEqual([['gaul-line', '8 figures']]);
    const [[, line = '']] = told(game, inContact, 'gaul-line') as [[string, string]];
    expect(Number.parseInt(line, 10)).toBeLessThan(12);
  });
});

describe('figures beyond the end of an enemy', () => {
  const few: Piece = { id: 'gaul-few', at: [500, 400.02], figures: 4, files: 4, class: 'B', be: alarmed };
  const beside = (friend?: Piece, since = 2) =>
    setUp({
      pieces: [legion, few, ...(friend === undefined ? [] : [friend])],
      melees: [{ a: 'rome-legion', b: 'gaul-few', since }],
    });

  it('do not overlap him past a friend who stands before them [wrg/melee/overlap-standard]', () => {
    expect(told(beside(), overlap)).toEqual([['gaul-few', '4 figures']]);
    // Right before those on his right, where he has no shields.
    const friend: Piece = { id: 'rome-light', at: [476, 400.1 + depth], figures: 4, files: 4, be: alarmed };
    expect(told(beside(friend), overlap)).toEqual([['gaul-few', '1 figure']]);
  });

  it('lap round him where nobody stands at his flank [wrg/melee/lapping-round]', () => {
    const lapped = 'lapped round';
    expect(told(beside(undefined, 1), lapped)).toEqual([['gaul-few', '2 figures']]);
    const friend: Piece = { id: 'gaul-beside', at: [476, 402], figures: 4, files: 4, be: alarmed };
    expect(told(beside(friend, 1), lapped)).toEqual([['gaul-few', '1 figure']]);
  });
});

describe('a man whom an enemy takes in flank or rear', () => {
  /** The legion taken in flank in a column, or in the rear in a line, by a Gallic line that looks thirty degrees off, and somebody else in the gap. */
  const taken = (side: 'flank' | 'rear', between?: Piece) => {
    const stood: Piece =
      side === 'flank' ? { ...legion, figures: 20, files: 2 } : { ...legion, figures: 12, files: 12 };
    const line: Piece = { id: 'gaul-line', at: [500, 700], figures: 12, files: 12, class: 'B', be: alarmed };
    const game = setUp({
      pieces: [stood, line, ...(between === undefined ? [] : [between])],
      melees: [{ a: 'rome-legion', b: 'gaul-line', sideOfA: side, since: 1 }],
    });
    const enemy = unitIn(game, 'gaul-line');
    const half = (12 * enemy.placed.stand.front) / 2;
    const [cos, sin] = [Math.sqrt(3) / 2, 1 / 2];
    // The end of his front that is nearer the head of the column, or the right end of the line, touches it.
    const place =
      side === 'flank'
        ? { facing: 240, at: { x: 506.02 + half * sin, y: 399 - half * cos } }
        : { facing: 330, at: { x: 535 - half * cos, y: 400 - depth - 0.02 - half * sin } };
    Object.assign(enemy.placed, place);
    return game;
  };
  const turning = (game: Game) =>
    play(structuredClone(game), { seed: 1 }, ['hand-to-hand'])
      .of('fought')
      .filter(({ unit }) => unit === 'rome-legion')
      .map(({ figures }) => figures);

  it('turns to him, but not through somebody who stands nearer beside him [wrg/melee/eligible-front]', () => {
    const [all = 0] = turning(taken('flank'));
    const beside: Piece = { id: 'rome-light', at: [510, 368], facing: 'S', figures: 1, files: 1, be: alarmed };
    const [fewer = 0] = turning(taken('flank', beside));
    expect(all).toBeGreaterThan(5);
    expect(fewer).toBeLessThan(all);
    expect(fewer).toBeGreaterThan(0);
  });

  it('or behind him [wrg/melee/eligible-front]', () => {
    const [all = 0] = turning(taken('rear'));
    const behind: Piece = { id: 'rome-light', at: [479, 399 - depth], figures: 1, files: 1, be: alarmed };
    expect(turning(taken('rear', behind))).toEqual([all - 1]);
  });
});
