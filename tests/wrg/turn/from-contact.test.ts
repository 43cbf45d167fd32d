import { describe, expect, it } from 'vitest';
import { distanceBetweenQuads, quadOf } from '../../../src/table/index.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { declaring } from './answers.js';
import { play, setUp, type TableTop, unitIn } from './table-top.js';

const forNothing = wrgRulesUnder({ rulings: { 'wrg/ruling/turning-from-contact': 'counts-for-nothing' } });

/** A wide line of Gauls that looks east, with Romans at the northern end of it; farther pieces, and how the Gauls are. */
function atTheEnd({ be, more = [], rules }: Pick<TableTop, 'rules'> & { be?: object; more?: TableTop['pieces'] }) {
  return setUp({
    pieces: [
      { id: 'rome-foot', at: [488, 448.02], facing: 'S', order: 'HOLD', be: { alarmed: true } },
      {
        id: 'gaul-band',
        type: 'lmi',
        at: [500, 400],
        facing: 'E',
        figures: 24,
        files: 12,
        order: 'RETIRE',
        be: { alarmed: true, ...be },
      },
      ...more,
    ],
    melees: be === undefined ? [{ a: 'rome-foot', b: 'gaul-band', sideOfB: 'flank', since: 1 }] : [],
    ...(rules === undefined ? {} : { rules }),
  });
}

const gapOf = (game: ReturnType<typeof atTheEnd>) =>
  distanceBetweenQuads(quadOf(unitIn(game, 'rome-foot').placed), quadOf(unitIn(game, 'gaul-band').placed));

const runs = () => ({ rout: { periods: 0, from: { x: 488, y: 460 }, fresh: true }, hasRouted: true });

/** Paces to the Romans before and after the movement, and what is told of it. */
function flight(of: Parameters<typeof atTheEnd>[0], phases: readonly string[] = ['movement']) {
  const game = atTheEnd(of);
  const before = gapOf(game);
  const told = play(game, { answers: declaring({ 'gaul-band': { breakOff: true } }), seed: 1 }, phases);
  const [move] = told.of('moved').filter(({ unit }) => unit === 'gaul-band');
  const because = move?.because.map(({ because, effect }) => `${because}: ${effect}`) ?? [];
  return { before, after: gapOf(game), distance: move?.distance ?? 0, because };
}

describe('a wide body that turns its back on who fights the end of it', () => {
  const coming = 'turning away has brought them clear of the enemy already: −36 paces';

  it('runs no farther from him than its move, though its block comes round about its middle (wrg/rout/move, wrg/pursuit/strikes)', () => {
    const { before, after, distance, because } = flight({ be: runs() });
    expect(before).toBeLessThan(0.5);
    expect(after - before).toBeCloseTo(80, 0);
    expect(distance).toBeCloseTo(44, 0);
    expect(because).toContain(coming);
  });

  it('or that comes on top (wrg/ruling/turning-from-contact)', () => {
    const { after, distance, because } = flight({ be: runs(), rules: forNothing });
    expect([distance, Math.round(after)]).toEqual([80, 116]);
    expect(because).not.toContain(coming);
  });

  it('has turned for nothing where nobody stands at it (wrg/manoeuvre/free-turns)', () => {
    const far = atTheEnd({ be: runs() });
    unitIn(far, 'rome-foot').placed = { ...unitIn(far, 'rome-foot').placed, at: { x: 488, y: 460 } };
    const [move] = play(far, { seed: 1 }, ['movement']).of('moved');
    expect(move?.distance).toBe(80);
  });

  it('breaks off no farther than its move either (wrg/after-melee/break-off)', () => {
    const phases = ['declarations', 'movement'];
    const { before, after, distance, because } = flight({}, phases);
    expect(after - before).toBeCloseTo(distance + 36, 0);
    expect(because).toContain(coming);
    const reckless = flight({ rules: forNothing }, phases);
    expect(reckless.distance - distance).toBeCloseTo(36, 0);
  });
});
