import { describe, expect, it } from 'vitest';
import { wrgRules } from '../../../src/rulesets/wrg/rules.js';
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

/** A column of Romans, two abreast, with Gauls at the middle of its right flank, who have broken it: how far it gets from these, how far its block goes, and why. */
function columnInFlank(rules = forNothing) {
  const game = setUp({
    pieces: [
      {
        id: 'rome-column',
        at: [500, 448],
        figures: 24,
        files: 2,
        be: { alarmed: true, hasRouted: true, rout: { periods: 0, from: { x: 520, y: 400 }, fresh: true } },
      },
      { id: 'gaul-band', at: [506.02, 400], facing: 'W', be: { alarmed: true } },
    ],
    rules,
  });
  const gap = () =>
    distanceBetweenQuads(quadOf(unitIn(game, 'rome-column').placed), quadOf(unitIn(game, 'gaul-band').placed));
  const before = gap();
  const [move] = play(game, { seed: 1 }, ['movement'])
    .of('moved')
    .filter(({ unit }) => unit === 'rome-column');
  const { facing } = unitIn(game, 'rome-column').placed;
  return {
    gained: Math.round(gap() - before),
    distance: Math.round(move?.distance ?? 0),
    facing,
    because: move?.because.map(({ because, effect }) => `${because}: ${effect}`) ?? [],
  };
}

describe('a column that turns its back on who has taken it in flank', () => {
  const coming = 'turning away has brought them nearer to the enemy: +42 paces';

  it('gets its whole move from him with its hindmost men, though its block comes round onto his ground (wrg/rout/move, wrg/pursuit/strikes)', () => {
    const { because, ...ran } = columnInFlank(wrgRules());
    expect(ran).toEqual({ gained: 60, distance: 102, facing: 270 });
    expect(because).toContain(coming);
  });

  it('is not surrounded: each of its men turns where he stands (wrg/rout/turns)', () => {
    const { because } = columnInFlank(wrgRules());
    expect(because).toContain('no room for their block to come round: each for himself');
  });

  it('or only with those in the middle (wrg/ruling/turning-from-contact)', () => {
    const { because, gained, distance } = columnInFlank();
    expect([gained, distance]).toEqual([18, 60]);
    expect(because).not.toContain(coming);
  });
});
