import { describe, expect, it } from 'vitest';
import { wrgRulesUnder } from '../../rules-under.js';
import { declaring } from './answers.js';
import { generalIn, play, setUp, unitIn } from './table-top.js';

const caesar = [
  { id: 'rome-caesar', with: 'rome-guard', inFront: true },
  { id: 'gaul-brennus', with: 'gaul-king', inFront: true },
] as const;

/** Guards out of order, with a general in front, whom axes break. */
function broken(reading: string, brokenBefore = false) {
  const game = setUp({
    rules: wrgRulesUnder({ rulings: { 'wrg/ruling/general-taken-in-flank': reading } }),
    pieces: [
      { id: 'rome-guard', at: [500, 400], type: 'hi', class: 'E', figures: 6 },
      { id: 'gaul-guard', at: [500, 401], weapons: ['two-handed-axe'] },
      { id: 'rome-legion', at: [300, 380] },
      { id: 'gaul-king', at: [100, 700] },
    ],
    generals: caesar,
    melees: [{ a: 'rome-guard', b: 'gaul-guard', since: 2 }],
  });
  const guard = unitIn(game, 'rome-guard');
  guard.period.interpenetrated = true;
  if (brokenBefore) {
    guard.period.brokeFrom = { melees: game.state.melees, struck: false };
    guard.rout = { periods: 0, from: { x: 500, y: 500 }, fresh: true };
    game.state.melees = [];
  }
  const { of } = play(game, { seed: 4 }, ['hand-to-hand']);
  const blows = of('fought').filter(({ unit }) => unit === 'gaul-guard');
  const [inFront = 0, atBack = 0] = [false, true].map(
    back => blows.find(({ unanswered }) => unanswered === back)?.casualties,
  );
  const told = of('general').find(({ general }) => general === 'rome-caesar');
  return { inFront, atBack, lost: 20 - generalIn(game, 'rome-caesar').men, told: told?.because[0]?.because };
}

describe('a general whose men break', () => {
  it('shares what they suffer at their backs with all of his rank, and what they have suffered before with those who fought (wrg/general/share, wrg/ruling/general-taken-in-flank)', () => {
    const { inFront, atBack, lost, told } = broken('share-of-his-rank');
    expect(atBack).toBeGreaterThanOrEqual(6);
    expect(lost).toBe(Math.floor(inFront / 3) + Math.floor(atBack / 6));
    expect(told).toContain(`${inFront} hand to hand among 3 figures, ${atBack} at their backs among 6 figures`);
    const fronting = broken('share-of-those-who-front-the-enemy');
    expect(fronting.lost).toBe(Math.min(20, Math.floor(inFront / 3) + Math.floor(atBack / 3)));
    expect(fronting.lost).toBeGreaterThan(lost);
  });

  it('bears his share also when a test has broken them before they fight (wrg/general/share, wrg/pursuit/strikes)', () => {
    const { inFront, atBack, lost } = broken('share-of-his-rank', true);
    expect(inFront).toBe(0);
    expect(lost).toBe(Math.floor(atBack / 6));
    expect(lost).toBeGreaterThan(0);
  });

  it('and when they break a melee off and are struck as they turn (wrg/general/share, wrg/after-melee/break-off-blows)', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-guard', at: [500, 400], type: 'mc', order: 'RETIRE' },
        { id: 'gaul-guard', at: [500, 401], weapons: ['two-handed-axe'] },
        { id: 'gaul-king', at: [100, 700] },
      ],
      generals: caesar,
      melees: [{ a: 'rome-guard', b: 'gaul-guard', since: 1 }],
    });
    const answers = declaring({ 'rome-guard': { breakOff: true } });
    const { of } = play(game, { answers, seed: 4 }, ['declarations', 'movement', 'hand-to-hand']);
    expect(of('broke-off')).toHaveLength(1);
    const [blow] = of('fought').filter(({ unit }) => unit === 'gaul-guard');
    expect(blow?.casualties).toBeGreaterThanOrEqual(6);
    expect(20 - generalIn(game, 'rome-caesar').men).toBe(Math.floor((blow?.casualties ?? 0) / 6));
  });

  it('bears it also where a test breaks them at the end of the period, with the die of that period [wrg/general/share] [wrg/general/wounded] [wrg/pursuit/strikes]', () => {
    /** Guards hand to hand whom the sight of friends who break is to break as well; so many of the general's men have fallen before. */
    const alarmed = { alarmed: true };
    const brokenAtTheEnd = (dice: readonly number[], fallen?: { share: number; score: number }) => {
      const game = setUp({
        pieces: [
          { id: 'rome-guard', at: [500, 400], type: 'hi', class: 'E', figures: 6, be: { alarmed: true } },
          { id: 'gaul-guard', at: [500, 416.1], weapons: ['two-handed-axe'], order: 'ATTACK rome-guard', be: alarmed },
          { id: 'gaul-king', at: [100, 700], be: { alarmed: true } },
        ],
        generals: caesar,
        melees: [{ a: 'rome-guard', b: 'gaul-guard', since: 1 }],
      });
      const { period } = unitIn(game, 'rome-guard');
      Object.assign(period, { sawBreak: [{ unit: 'rome-others', paces: 40 }], fought: true });
      if (fallen !== undefined) {
        period.risked = { ...fallen, atBack: 0 };
        generalIn(game, 'rome-caesar').men -= fallen.share;
      }
      const { of } = play(game, { dice }, ['reactions']);
      expect(of('test')).toMatchObject([{ unit: 'rome-guard', instruction: 'break' }]);
      const casualties = of('fought').reduce((sum, { casualties: men }) => sum + men, 0);
      const { men, gone } = generalIn(game, 'rome-caesar');
      return { share: Math.floor(casualties / 6), men, gone, told: of('general').map(({ what }) => what) };
    };
    // Three dice for the test, two for the blows, one for the general.
    const unhurt = brokenAtTheEnd([1, 1, 1, 3, 3, 2]);
    expect(unhurt.share).toBeGreaterThan(0);
    expect(unhurt).toMatchObject({ men: 20 - unhurt.share, gone: null, told: ['hurt'] });
    // His die was thrown before: five times all that he has lost is more than he had.
    const wounded = brokenAtTheEnd([1, 1, 1, 3, 3], { share: 3, score: 5 });
    expect((3 + wounded.share) * 5).toBeGreaterThan(20);
    expect(wounded.gone).toBe('wounded');
    expect(brokenAtTheEnd([1, 1, 1, 3, 3], { share: 1, score: 2 })).toMatchObject({ gone: null, told: ['hurt'] });
  });
});
