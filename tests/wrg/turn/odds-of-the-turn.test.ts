import { describe, expect, it } from 'vitest';
import {
  type ContinuedMelee,
  type ContinuedOutcome,
  continuedMelee,
} from '../../../src/rulesets/wrg/hand-to-hand/continued.js';
import type { Troops } from '../../../src/rulesets/wrg/troops.js';
import { type Piece, play, setUp, unitIn } from './table-top.js';

// The odds of a melee are solved from what its bodies are; the turn plays it on a table. Both have to come to the same.

const BATTLES = 240;
const fighting = ['declarations', 'movement', 'hand-to-hand'];

interface Line {
  readonly figures: number;
  readonly files: number;
  readonly troops: Troops;
}

const piece = (id: string, { figures, files, troops }: Line): Omit<Piece, 'at'> => ({
  id,
  figures,
  files,
  type: troops.type,
  class: troops.class,
  training: troops.training,
  weapons: [...troops.weapons],
  shield: troops.shield,
  be: { alarmed: true },
});

/** How a melee stands after some periods on the table, in the words of its odds. */
function fought(rome: Line, gaul: Line, periods: number, seed: number): string {
  const game = setUp({
    pieces: [
      // Whom the generals are with.
      { id: 'rome-guard', at: [950, 20] },
      { id: 'gaul-guard', at: [50, 780] },
      { ...piece('rome-line', rome), at: [500, 400], order: 'ATTACK gaul-line' },
      { ...piece('gaul-line', gaul), at: [500, 400.02], order: 'ATTACK rome-line' },
    ],
    melees: [{ a: 'rome-line', b: 'gaul-line' }],
  });
  const ids = ['rome-line', 'gaul-line'] as const;
  for (let period = 1; period <= periods; period++) {
    play(game, { seed: seed * 10 + period }, period === 1 ? ['hand-to-hand'] : fighting);
    const over = ids.some(id => unitIn(game, id).rout !== null || unitIn(game, id).gone !== null);
    if (over || period === periods) return ids.map(id => endOf(unitIn(game, id))).join(' / ');
    game.state.period += 1;
    for (const id of ids) {
      const unit = unitIn(game, id);
      const { figures } = unit;
      unit.period = {
        ...unit.period,
        before: figures,
        meleeCasualties: 0,
        inflicted: 0,
        fought: false,
        metBy: [],
        moved: 0,
      };
    }
  }
  throw new Error('no period was fought');
}

const endOf = ({ rout, gone }: ReturnType<typeof unitIn>): string =>
  rout !== null || gone !== null ? 'broken' : 'fights';

const told = ({ first, second }: ContinuedOutcome): string =>
  [first, second].map(({ end }) => (end === 'broken' || end === 'destroyed' ? 'broken' : 'fights')).join(' / ');

function expectAlike(rome: Line, gaul: Line, periods: number): void {
  const situation: ContinuedMelee = {
    first: { troops: rome.troops, figures: rome.figures, front: rome.files },
    second: { troops: gaul.troops, figures: gaul.figures, front: gaul.files },
    periods,
  };
  const odds = new Map<string, number>();
  for (const { value, probability } of continuedMelee(situation).outcomes) {
    odds.set(told(value), (odds.get(told(value)) ?? 0) + probability);
  }
  const found = new Map<string, number>();
  for (let seed = 1; seed <= BATTLES; seed++) {
    const end = fought(rome, gaul, periods, seed);
    found.set(end, (found.get(end) ?? 0) + 1);
  }
  for (const end of new Set([...odds.keys(), ...found.keys()])) {
    const p = odds.get(end) ?? 0;
    const share = (found.get(end) ?? 0) / BATTLES;
    // Four standard errors, and a little for what is very rare.
    expect(Math.abs(share - p), `${end}: solved ${p}, played ${share}`).toBeLessThan(
      4 * Math.sqrt((p * (1 - p)) / BATTLES) + 0.01,
    );
  }
}

const troops = (type: Troops['type'], weapons: Troops['weapons'], more: Partial<Troops> = {}): Troops => ({
  type,
  training: 'barbarian',
  class: 'C',
  weapons,
  shield: true,
  ...more,
});
const legion = { figures: 24, files: 12, troops: troops('hi', ['pilum'], { training: 'regular' }) };
const spears = { figures: 24, files: 12, troops: troops('hi', ['long-spear'], { training: 'regular', class: 'B' }) };
const band = { figures: 24, files: 12, troops: troops('mi', ['javelins'], { class: 'B' }) };
const wide = { figures: 24, files: 24, troops: troops('mi', ['javelins'], { class: 'B' }) };

describe('the odds of a melee and the melee that the turn plays', () => {
  it('come to the same after one period (wrg/after-melee/push-back, wrg/after-melee/broken-double)', () => {
    expectAlike(legion, band, 1);
    expectAlike(spears, band, 1);
  });

  it('come to the same after three, with push-backs and following up (wrg/after-melee/follow-up, wrg/melee/tactical/charging, wrg/after-melee/broken-push-backs)', () => {
    expectAlike(legion, band, 3);
  });

  it('come to the same where spears lose their hedge (wrg/melee/tactical/facing-long-weapons)', () => {
    expectAlike(spears, band, 3);
  });

  it('come to the same where one line overlaps and laps round (wrg/melee/lapping-round, wrg/melee/overlap-standard)', () => {
    expectAlike(legion, wide, 2);
    expectAlike(spears, wide, 2);
  });
});
