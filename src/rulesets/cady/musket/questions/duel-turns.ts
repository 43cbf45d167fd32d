import type { MusketRules } from '../rules.js';
import type { Duel, DuelSide } from './batteries.js';
import { type Guns, gunsKey, havingFired, type Shots, type Strikes, shotsOf } from './guns-at-guns.js';

/** Both batteries between two turns, and how likely they are to stand so. */
export interface Weighed extends Readonly<Record<DuelSide, Guns>> {
  readonly chance: number;
}

/** A battery in a turn, and how often its guns fire in it. */
interface Firing {
  readonly guns: Guns;
  readonly shots: Shots;
}

/**
 * Both batteries after one more turn. The fire of each hangs on nothing that the other’s does in it: first ours is worked out for every
 * state of both, with how often theirs fires kept, then theirs. States are told by numbers, which is what makes many of them bearable.
 */
export function afterTurn(
  joint: readonly Weighed[],
  duel: Duel,
  strikes: Strikes,
  rules: MusketRules,
): readonly Weighed[] {
  const [ours, theirs] = [new Numbered<Firing>(firingKey), new Numbered<Firing>(firingKey)];
  const half: (number[] | undefined)[] = [];
  for (const { ours: ourGuns, theirs: theirGuns, chance } of joint) {
    const our = { guns: ourGuns, shots: shotsOf(ourGuns, 'ours', duel, rules) };
    const shots = shotsOf(theirGuns, 'theirs', duel, rules);
    const row = rowOf(half, ours.of(our));
    for (const { value, probability } of strikes('ours', our.shots, theirGuns))
      add(row, theirs.of({ guns: value, shots }), chance * probability);
  }
  const [ourEnds, theirEnds] = [new Numbered<Guns>(gunsKey), new Numbered<Guns>(gunsKey)];
  const ends = theirs.all.map(({ guns, shots }) => theirEnds.of(havingFired(guns, shots, 'theirs', { duel, rules })));
  const whole: (number[] | undefined)[] = [];
  half.forEach((row = [], at) => {
    const our = ours.all[at];
    if (our === undefined) return;
    const struckBy = new Map<string, readonly (readonly [end: number, chance: number])[]>();
    row.forEach((chance, their) => {
      const shots = theirs.all[their]?.shots ?? [];
      const firing = shots.join();
      const struck =
        struckBy.get(firing) ??
        strikes('theirs', shots, our.guns).map(
          ({ value, probability }) =>
            [ourEnds.of(havingFired(value, our.shots, 'ours', { duel, rules })), probability] as const,
        );
      struckBy.set(firing, struck);
      const end = ends[their] ?? 0;
      for (const [to, probability] of struck) add(rowOf(whole, to), end, chance * probability);
    });
  });
  return whole.flatMap((row = [], our) =>
    row.flatMap((chance, their) => {
      const [ours, theirs] = [ourEnds.all[our], theirEnds.all[their]];
      return ours === undefined || theirs === undefined ? [] : [{ ours, theirs, chance }];
    }),
  );
}

/** Things of which each unlike one has a number, from 0. */
class Numbered<T> {
  readonly all: T[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #key: (thing: T) => string;

  constructor(key: (thing: T) => string) {
    this.#key = key;
  }

  of(thing: T): number {
    const key = this.#key(thing);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.all.length);
    return this.all.push(thing) - 1;
  }
}

function firingKey({ guns, shots }: Firing): string {
  return `${gunsKey(guns)}/${shots.join()}`;
}

function rowOf(rows: (number[] | undefined)[], at: number): number[] {
  const known = rows[at] ?? [];
  rows[at] = known;
  return known;
}

function add(row: number[], at: number, chance: number): void {
  row[at] = (row[at] ?? 0) + chance;
}
