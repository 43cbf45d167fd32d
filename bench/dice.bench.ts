import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { rolled } from '../src/dice/index.js';
import type { Row } from './row.js';
import { sideBySide } from './side-by-side.js';

const hits = [10, 11, 12];

/** Pools of 36 dice of 12 sides, counting three faces. */
export async function run(): Promise<readonly Row[]> {
  const { DiceRoll } = await import('@dice-roller/rpg-dice-roller');
  const dice = rolled(1971);
  const keyed = rolled(1971n);
  const generator = xoroshiro128plus(1971);
  const bits = hits.reduce((sum, face) => sum | (1 << face), 0);

  const time = await sideBySide({
    count: () => dice.count(36, 12, hits),
    keyed: () => keyed.count(36, 12, hits),
    bitLoop: () => {
      let showing = 0;
      for (let die = 0; die < 36; die++) if (bits & (1 << uniformInt(generator, 1, 12))) showing++;
      return showing;
    },
    includesLoop: () => {
      let showing = 0;
      for (let die = 0; die < 36; die++) if (hits.includes(uniformInt(generator, 1, 12))) showing++;
      return showing;
    },
    roller: () => new DiceRoll('36d12>=10').total,
  });

  const speed = (rival: number) => rival / time.count;
  const row = (what: string, rival: number, target: string): Row => ({
    what,
    ours: `${perSecond(time.count)} pools/s`,
    rival: `${perSecond(rival)} pools/s`,
    ratio: speed(rival),
    target,
  });
  return [
    {
      what: 'count(36, 12, faces) of a keyed stream, against the fast dice of a whole number',
      ours: `${perSecond(time.keyed)} pools/s`,
      rival: `${perSecond(time.count)} pools/s`,
      ratio: time.keyed / time.count,
      target: '≤ 100',
    },
    row('count(36, 12, faces): a bare loop over the same generator, bits', time.bitLoop, '≥ 0.7'),
    row('count(36, 12, faces): a bare loop over the same generator, includes', time.includesLoop, '≥ 0.7'),
    row('count(36, 12, faces): @dice-roller/rpg-dice-roller, 36d12>=10', time.roller, '≥ 1'),
  ];
}

function perSecond(microseconds: number): string {
  return Math.round(1e6 / microseconds).toLocaleString('en-GB');
}
