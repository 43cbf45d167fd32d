import { describe, expect, it } from 'vitest';
import { troopsText } from '../../../src/rulesets/wrg/windows/troops.js';
import { play, setUp, unitIn } from './table-top.js';

type Entry = {
  readonly engine: 'light-bolt-thrower' | 'heavy-bolt-thrower' | '30-mina-stone-thrower';
  readonly drawn?: 'men' | 'mules' | 'oxen';
};

const battery = (engines: Entry, features: NonNullable<Parameters<typeof setUp>[0]['features']> = []) =>
  setUp({
    pieces: [
      { id: 'rome-foot', at: [200, 60] },
      { id: 'rome-engines', at: [500, 100], type: 'engine', figures: 1, files: 1, order: 'MOVE N 300', ...engines },
      { id: 'gaul-band', at: [900, 780] },
    ],
    features,
  });

/** Paces that engines go in a period. */
function gone(...of: Parameters<typeof battery>): number {
  const game = battery(...of);
  play(game);
  return Math.round(unitIn(game, 'rome-engines').placed.at.y - 100);
}

describe('what draws an engine', () => {
  it('is its crew, mules or oxen, and it goes as fast as they do (wrg/movement/rate-man-handled-bolt-thrower, wrg/movement/rate-mule-engine, wrg/movement/rate-ox-engine)', () => {
    expect(gone({ engine: 'light-bolt-thrower' })).toBe(60);
    expect(gone({ engine: 'light-bolt-thrower', drawn: 'mules' })).toBe(120);
    expect(gone({ engine: 'light-bolt-thrower', drawn: 'oxen' })).toBe(20);
    expect(gone({ engine: 'heavy-bolt-thrower' })).toBe(20);
    expect(gone({ engine: 'heavy-bolt-thrower', drawn: 'mules' })).toBe(120);
  });

  it('comes through a wood only where men draw it (wrg/terrain/man-handled-bolt-throwers, wrg/terrain/difficult-vehicles)', () => {
    const wood = {
      id: 'wood',
      name: 'The wood',
      kind: 'wood',
      outline: [
        [400, 120],
        [600, 120],
        [600, 400],
        [400, 400],
      ],
    } as const;
    expect(gone({ engine: 'light-bolt-thrower' }, [wood])).toBe(30);
    expect(gone({ engine: 'light-bolt-thrower', drawn: 'mules' }, [wood])).toBe(20);
  });

  it('is refused where it cannot draw it (wrg/movement/rate-man-handled-bolt-thrower, wrg/movement/rate-mule-engine)', () => {
    expect(() => battery({ engine: '30-mina-stone-thrower', drawn: 'mules' })).toThrow(
      'a 30-mina-stone-thrower is not drawn by mules',
    );
    expect(() => battery({ engine: 'heavy-bolt-thrower', drawn: 'men' })).toThrow('is not drawn by men');
  });

  it('is said of it', () => {
    const { rules, ...game } = battery({ engine: 'light-bolt-thrower', drawn: 'mules' });
    expect(troopsText(unitIn({ ...game }, 'rome-engines').troops, rules)).toBe(
      'regular C light bolt thrower, drawn by mules',
    );
  });
});
