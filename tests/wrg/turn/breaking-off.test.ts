import { describe, expect, it } from 'vitest';
import { wrgRulesUnder } from '../../rules-under.js';
import { play, setUp, type TableTop, unitIn } from './table-top.js';

/** Light horse in a melee with foot. */
function melee(horse: Partial<TableTop['pieces'][number]> = {}, foot: Partial<TableTop['pieces'][number]> = {}) {
  return setUp({
    pieces: [
      { id: 'rome-horse', at: [500, 400], type: 'lc', weapons: ['javelins'], order: 'SKIRMISH', ...horse },
      { id: 'gaul-foot', at: [500, 401], order: 'ATTACK rome-horse', ...foot },
    ],
    melees: [{ a: 'rome-horse', b: 'gaul-foot' }],
  });
}

const leave = (pursue: boolean) => ({
  answers: ({ kind, side }: { kind: string; side: string }) =>
    kind === 'declare' && side === 'rome'
      ? { 'rome-horse': { breakOff: true } }
      : kind === 'pursue'
        ? pursue
        : undefined,
});
const untilMoved = ['declarations', 'movement'];

describe('breaking off a melee', () => {
  it('is for those whose orders justify it (wrg/after-melee/break-off)', () => {
    for (const order of ['SKIRMISH', 'RETIRE']) {
      const { asked } = play(melee({ order }), leave(false), ['declarations']);
      const units = asked.flatMap(request =>
        request.kind === 'declare' && request.side === 'rome' ? request.units : [],
      );
      expect(units).toEqual([expect.objectContaining({ unit: 'rome-horse', charges: [], mayBreakOff: true })]);
    }
    expect(() => play(melee({ order: 'ATTACK gaul-foot' }), leave(false), ['declarations'])).toThrow(
      /no melee that its order/,
    );
  });

  it('costs blows without reply, and leads away (wrg/after-melee/break-off-blows)', () => {
    const game = melee();
    const { of } = play(game, leave(false), untilMoved);
    expect(of('fought')).toEqual([expect.objectContaining({ unit: 'gaul-foot', unanswered: true })]);
    expect(game.state.melees).toEqual([]);
    const horse = unitIn(game, 'rome-horse');
    expect(horse.period).toMatchObject({ doing: 'retiring' });
    expect(horse.placed.at.y).toBeLessThan(300);
    expect(horse.rout).toBeNull();
  });

  it('is not what a test tells those to do who fight, or it is, as one reads it (wrg/ruling/told-to-retire-in-melee)', () => {
    const told = (reading: 'fights-on' | 'fights-on-in-order' | 'breaks-off') => {
      const bound = { instruction: 'retire', disorganised: true, left: 2, kept: 0 } as const;
      const game = setUp({
        pieces: [
          { id: 'rome-foot', at: [500, 400], be: { bound } },
          { id: 'gaul-foot', at: [500, 400.02], order: 'ATTACK rome-foot' },
        ],
        melees: [{ a: 'rome-foot', b: 'gaul-foot' }],
        rules: wrgRulesUnder({ rulings: { 'wrg/ruling/told-to-retire-in-melee': reading } }),
      });
      const { of } = play(game, { seed: 1, answers: ({ kind }) => (kind === 'pursue' ? false : undefined) }, [
        ...untilMoved,
        'hand-to-hand',
      ]);
      const blows = of('fought').find(({ unit }) => unit === 'rome-foot');
      return {
        inOrder: blows?.because.every(({ effect }) => effect !== 'disorganised'),
        melees: game.state.melees.length,
        off: of('broke-off').length,
        y: unitIn(game, 'rome-foot').placed.at.y,
      };
    };
    expect(told('fights-on')).toEqual({ melees: 1, off: 0, y: 400, inOrder: false });
    expect(told('fights-on-in-order')).toEqual({ melees: 1, off: 0, y: 400, inOrder: true });
    const { y, ...left } = told('breaks-off');
    expect(left).toEqual({ melees: 0, off: 1, inOrder: undefined });
    expect(y).toBeLessThan(380);
  });

  it('shows the enemy a back without a shield (wrg/shields/when-unusable)', () => {
    const { of } = play(melee({}, { weapons: ['javelins'] }), leave(false), untilMoved);
    expect(of('broke-off')).toEqual([expect.objectContaining({ unit: 'rome-horse', from: 'gaul-foot' })]);
    expect(of('fought')[0]?.because.map(({ because }) => because)).toContain('enemy cannot use shields');
  });

  it.each(['front', 'flank', 'rear'] as const)(
    'shows it a back without a shield after periods of a melee in which it was met at its %s (wrg/shields/when-unusable)',
    sideOfA => {
      const game = melee({}, { weapons: ['javelins'] });
      game.state.period = 4;
      game.state.melees = game.state.melees.map(each => ({ ...each, sideOfA, since: 2 }));
      const { of } = play(game, leave(false), untilMoved);
      expect(of('fought')[0]?.because.map(({ because }) => because)).toContain('enemy cannot use shields');
    },
  );

  it('breaks those as well who find no way out (wrg/after-melee/break-off-fail)', () => {
    const stuck = setUp({
      pieces: [
        { id: 'rome-horse', at: [500, 400], type: 'lc', weapons: ['javelins'], order: 'SKIRMISH', figures: 12 },
        { id: 'rome-wall', at: [500, 365], figures: 40, files: 20, order: 'HOLD' },
        { id: 'rome-wall-2', at: [500, 340], figures: 40, files: 20, order: 'HOLD' },
        { id: 'gaul-foot', at: [500, 401], order: 'MOVE S 60' },
      ],
      melees: [{ a: 'rome-horse', b: 'gaul-foot' }],
    });
    play(stuck, leave(false), untilMoved);
    expect(unitIn(stuck, 'rome-horse').period.leftMelee).toEqual(['gaul-foot']);
    expect(unitIn(stuck, 'rome-horse').rout).not.toBeNull();
  });

  it('lets elephants strike back (wrg/after-melee/break-off-blows)', () => {
    const game = melee({ type: 'elephant', figures: 2, files: 2, crew: ['javelins'], weapons: [], order: 'RETIRE' });
    const { of } = play(game, leave(false), untilMoved);
    expect(
      of('fought')
        .map(({ unit }) => unit)
        .sort(),
    ).toEqual(['gaul-foot', 'rome-horse']);
  });

  it('breaks those alone whom pursuers overtake (wrg/after-melee/break-off-fail)', () => {
    const withPursuers = (foot: Partial<TableTop['pieces'][number]>) => {
      const game = melee({ type: 'hi', weapons: [], order: 'RETIRE' }, foot);
      play(game, leave(true), untilMoved);
      return unitIn(game, 'rome-horse');
    };
    expect(withPursuers({ type: 'lc' }).rout).not.toBeNull();
    expect(withPursuers({ type: 'hi' }).rout).toBeNull();
  });

  it('leaves those who hold their place where they are', () => {
    const { asked } = play(melee({}, { order: 'HOLD' }), leave(true), untilMoved);
    expect(asked.some(({ kind }) => kind === 'pursue')).toBe(false);
  });

  it('does not make casualties count twice for those who are overtaken', () => {
    const game = melee({ type: 'hi', weapons: [], order: 'RETIRE' }, { type: 'lc' });
    const { of } = play(game, { ...leave(true), seed: 5 }, [...untilMoved, 'hand-to-hand']);
    const men = of('fought').reduce((sum, { casualties }) => sum + casualties, 0);
    const horse = unitIn(game, 'rome-horse');
    expect(of('fought')).toHaveLength(2);
    expect((12 - horse.figures) * 20 + horse.carried).toBe(men);
  });
});
