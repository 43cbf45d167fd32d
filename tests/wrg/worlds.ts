import fc from 'fast-check';
import { musterBattle } from '../../src/battle/index.js';
import { RuleViolation } from '../../src/index.js';
import { wrg } from '../../src/rulesets/wrg/ruleset.js';
import type { WrgTerms } from '../../src/rulesets/wrg/terms.js';
import { wrgWindows } from '../../src/rulesets/wrg/windows/windows.js';
import type { Pair } from '../paired-worlds.js';
import { commandersOf, type Setting, settings } from './random-battles.js';
import { idle } from './turn/table-top.js';

/** As late as a scenario may have troops come on: they never do. */
const NEVER = { from: 30 } as const;

/** A night without end, in which nobody sees far. */
const night = {
  region: 'europe',
  country: 'other',
  month: 'november',
  coast: false,
  brings: [],
  fires: [],
  night: 'is-fought',
  elapsed: 12,
  fog: false,
} as const;

/**
 * Two battles of random armies of which one has a body in ambush, on a flank march or somewhere in the dark, that is far away in the other;
 * `undefined` where these armies have none.
 */
export function wrgPair(seed: number): Pair<WrgTerms> | undefined {
  const [drawn] = fc.sample(settings, { numRuns: 1, seed });
  if (drawn === undefined) return undefined;
  const dark = seed % 3 === 0;
  const setting = dark ? { ...drawn, file: { ...drawn.file, weather: { ...night, brings: [], fires: [] } } } : drawn;
  const { file } = setting;
  // A sub-unit stands in the open though its unit is away, and tells of it.
  const bodies = Object.entries(file.sides).flatMap(([side, { generals, units }]) =>
    units
      .filter(({ id, away, subUnits = [] }) => {
        const alone = subUnits.length === 0 && generals.every(general => general.with !== id);
        return (away === undefined) === dark && alone;
      })
      .map(unit => ({ side, unit })),
  );
  const body = bodies[seed % Math.max(1, bodies.length)];
  if (body === undefined) return undefined;
  const { side, unit } = body;
  const gone = structuredClone(file);
  for (const each of gone.sides[side]?.units ?? []) if (each.id === unit.id) each.away = NEVER;
  const worlds = [file, gone].map(each => mustered(each, setting));
  const [one, other] = worlds;
  if (one === undefined || other === undefined) return undefined;
  return {
    windows: wrgWindows,
    worlds: [one, other],
    watcher: side === 'blue' ? 'red' : 'blue',
    secret: new Set([unit.id]),
    commander: each => leader(each, setting),
    idle,
    seed,
    turns: file.periods ?? 6,
  };
}

function mustered(file: Setting['file'], { houseRules }: Setting) {
  try {
    return musterBattle(wrg, file, houseRules);
  } catch (fault) {
    if (fault instanceof RuleViolation) return undefined;
    throw fault;
  }
}

function leader(side: string, setting: Setting) {
  const found = commandersOf(setting)[side];
  if (found === undefined) throw new Error(`nobody leads ${side}`);
  return found;
}
