import { type ClauseId, insist, type Reason } from '../../../rulebook/index.js';
import { toGrid } from '../../../table/index.js';
import type { loading as loadingChart } from './book/charts/small-arms.js';
import { type MusketRules, musketRules } from './rules.js';
import type { SmallArm } from './troops.js';

/** A unit about to fire, and how much of its move it has used. */
export interface Loading {
  readonly loaded: boolean;
  /** The share of its printed move that it has used, 0 and up. */
  readonly moved: number;
  /** It carries its weapons on horseback and must get off first. */
  readonly dismounts?: boolean;
  /** What it loads, where that matters (`cady/ruling/rifle-loading`). */
  readonly weapon?: SmallArm | null;
}

/** What a figure's time allows. */
export interface LoadingResult {
  /** Shots this turn: 0, 1 or 2. */
  readonly shots: number;
  readonly loadedAfter: boolean;
  /** Whether it is loaded after the turn if it does not fire. */
  readonly loadedIfHeld: boolean;
  readonly because: readonly Reason[];
}

type LoadingCells = (typeof loadingChart)['cells'];
type Start = keyof LoadingCells;
type Moved = keyof LoadingCells['loaded'];

const clauses: { readonly [S in Start]: { readonly [M in Moved]: ClauseId } } = {
  loaded: {
    'did-not-move': 'cady/musket/loading/loaded-no-move',
    'up-to-one-third': 'cady/musket/loading/loaded-one-third',
    'up-to-two-thirds': 'cady/musket/loading/loaded-two-thirds',
    maximum: 'cady/musket/loading/loaded-maximum',
  },
  'not-loaded': {
    'did-not-move': 'cady/musket/loading/unloaded-no-move',
    'up-to-one-third': 'cady/musket/loading/unloaded-one-third',
    'up-to-two-thirds': 'cady/musket/loading/unloaded-two-thirds',
    maximum: 'cady/musket/loading/unloaded-maximum',
  },
};

/**
 * How often a figure fires this turn, and whether its weapon is loaded afterwards. A turn has three parts; loading takes one,
 * firing one, and moving the rest. More than two thirds of a move leaves no time for either; getting off a horse takes a
 * third like a move. The same for pistols, muskets and rifles.
 *
 * Source: Musket Period Rules > Small Arms Fire > multiple fires.
 *
 * @throws RuleViolation when the share is none.
 * @clause cady/musket/loading/thirds
 * @clause cady/musket/loading/table
 * @clause cady/musket/loading/loaded-no-move
 * @clause cady/musket/loading/loaded-one-third
 * @clause cady/musket/loading/loaded-two-thirds
 * @clause cady/musket/loading/loaded-maximum
 * @clause cady/musket/loading/unloaded-no-move
 * @clause cady/musket/loading/unloaded-one-third
 * @clause cady/musket/loading/unloaded-two-thirds
 * @clause cady/musket/loading/unloaded-maximum
 * @clause cady/musket/loading/same-for-all-weapons
 * @clause cady/musket/dragoons/dismount
 * @clause cady/common/fire/stationary-twice
 * @clause cady/common/fire/moved-once
 * @clause cady/common/fire/full-move-none
 */
export function loading(unit: Loading, rules: MusketRules = musketRules()): LoadingResult {
  const dismounting = unit.dismounts === true ? rules.smallArms.dismountThirds : 0;
  insist(Number.isFinite(unit.moved) && unit.moved >= 0, () => ({
    path: 'moved',
    clause: 'cady/musket/loading/table',
    problem: `${unit.moved} is no share of a move`,
    mend: 'give 0 for none, 1 for the whole printed move',
  }));
  const moved = columnFor(unit.moved, dismounting, rules);
  const start: Start = unit.loaded ? 'loaded' : 'not-loaded';
  const acts = inTime(rules.smallArms.loading.cells[start][moved] ?? [], unit, rules);
  const last = acts.at(-1);
  const because: Reason[] = [
    {
      clause: clauses[start][moved],
      because: `${unit.loaded ? 'loaded' : 'not loaded'}, ${moved.replace(/^up/, 'moved-up').replaceAll('-', ' ')}`,
      effect: acts.length > 0 ? acts.join(', ') : 'neither fires nor loads',
    },
  ];
  if (dismounting > 0) {
    because.unshift({
      clause: 'cady/musket/dragoons/dismount',
      because: 'gets off to fire',
      effect: `${dismounting}/3 of the turn`,
    });
  }
  return {
    shots: acts.filter(act => act === 'fire').length,
    loadedAfter: last === undefined ? unit.loaded : last === 'load',
    loadedIfHeld: unit.loaded || acts.includes('load'),
    because,
  };
}

/** What there is time for of the acts that the chart lists, each of which takes a third: loading a rifle may take longer. */
function inTime<Act extends 'fire' | 'load'>(
  acts: readonly Act[],
  { weapon }: Loading,
  rules: MusketRules,
): readonly Act[] {
  const slower = weapon === 'rifles' ? rules.smallArms.rifleLoads : 0;
  if (slower === 0) return acts;
  let left = acts.length;
  const fits = (act: Act) => {
    left -= act === 'load' ? 1 + slower : 1;
    return left >= 0;
  };
  const first = acts.findIndex(act => !fits(act));
  return first < 0 ? acts : acts.slice(0, first);
}

function columnFor(moved: number, dismounting: number, { smallArms }: MusketRules): Moved {
  const thirds = toGrid(moved * 3) + dismounting;
  if (thirds <= 0) return 'did-not-move';
  if (thirds <= 1) return 'up-to-one-third';
  if (thirds <= 2) return 'up-to-two-thirds';
  return thirds < 3 ? smallArms.beyondTwoThirds : 'maximum';
}
