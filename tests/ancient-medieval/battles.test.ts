import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answer,
  musterBattle,
  playOut,
  readRecord,
  recordOf,
  recordText,
  replay,
  simulateBattle,
  startBattle,
} from '../../src/battle/index.js';
import { ancientMedieval } from '../../src/rulesets/cady/ancient-medieval/index.js';
import { battles, insistOnLaws, keyOf, played, remembering, type Step } from './laws.js';

// BATTLES=10000 plays so many in the first test, and as many more in proportion in the others; a modest number without it.
const wanted = Number(process.env.BATTLES ?? 16);
const some = (share: number) => ({ numRuns: Math.max(3, Math.round(wanted * share)), endOnFailure: true });

describe('whatever two commanders do', () => {
  it('the laws of the table hold, turn by turn, and the battle ends (cady/common/victory/ends-when-met)', () => {
    fc.assert(
      fc.property(battles, setting => {
        const { steps, ended } = played(setting);
        for (const [i, step] of steps.entries()) insistOnLaws(step, steps[i - 1]);
        expect(ended.turn).toBeLessThanOrEqual(setting.file.turnLimit);
        expect(['blue', 'red', null]).toContain(ended.outcome?.winner);
        expect(ended.checksums).toHaveLength(ended.turn + 1);
      }),
      some(1),
    );
  });
});

describe('the same battle', () => {
  it('comes of its record, of the fast simulator, and of a battle written out in the middle', () => {
    fc.assert(
      fc.property(battles, fc.nat(), (setting, n) => {
        const whole = played(setting);
        const { steps, ended } = whole;
        const record = readRecord(recordText(recordOf(ended)));
        expect(replay(ancientMedieval, record).checksums).toEqual(ended.checksums);

        const { seed, file } = setting;
        const fast = simulateBattle(ancientMedieval, musterBattle(ancientMedieval, file), remembering(whole), { seed });
        expect(fast.checksum).toBe(ended.checksums.at(-1));
        expect(fast.outcome).toEqual(ended.outcome);

        const middle: Step = JSON.parse(JSON.stringify(steps[n % steps.length]));
        expect(playOut(ancientMedieval, middle, remembering(whole)).checksums).toEqual(ended.checksums);
      }),
      some(0.2),
    );
  });

  it('comes of answers given in either order', () => {
    fc.assert(
      fc.property(battles, setting => {
        const whole = played(setting);
        let battle = startBattle(ancientMedieval, setting.file, { seed: setting.seed });
        while (battle.outcome === null) {
          const last = battle.pending.at(-1);
          if (last === undefined) throw new Error('nothing is asked and nothing has ended');
          const given = whole.given.get(keyOf(last, battle.turn));
          battle = answer(ancientMedieval, battle, [{ side: last.side, id: last.id, answer: given }]);
        }
        expect(battle.checksums).toEqual(whole.ended.checksums);
      }),
      some(0.1),
    );
  });
});
