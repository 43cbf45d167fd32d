import { readFileSync } from 'node:fs';
import type { Resolver } from '../../src/book/index.js';
import { ancientMedievalResolvers } from '../../src/rulesets/cady/ancient-medieval/resolve.js';
import { commonResolvers } from '../../src/rulesets/cady/common/resolve.js';
import { musketResolvers } from '../../src/rulesets/cady/musket/resolve.js';
import { raymondResolvers } from '../../src/rulesets/raymond/resolve.js';
import { skirmishResolvers } from '../../src/rulesets/skirmish/resolve.js';
import { wrgResolvers } from '../../src/rulesets/wrg/resolve.js';

export const allResolvers: readonly Resolver[] = [
  ...commonResolvers,
  ...ancientMedievalResolvers,
  ...musketResolvers,
  ...raymondResolvers,
  ...skirmishResolvers,
  ...wrgResolvers,
];

/** Those that throw dice. */
export const throwing: readonly Resolver[] = allResolvers.filter(({ throws }) => throws);

export function resolverOf(name: string): Resolver {
  return allResolvers.find(each => each.name === name)!;
}

interface Case {
  readonly situation: unknown;
  readonly refused?: unknown;
  readonly distribution?: { readonly outcomes: readonly unknown[] } | null;
}

/** The situations of a function's vectors that are not refused, those of the most outcomes first. */
export function situationsOf(name: string): readonly unknown[] {
  const file: { readonly cases: readonly Case[] } = JSON.parse(
    readFileSync(`vectors/${name.replace('/', '-')}.json`, 'utf8'),
  );
  const sizeOf = ({ distribution }: Case) => distribution?.outcomes.length ?? 0;
  return file.cases
    .filter(({ refused }) => refused === undefined)
    .sort((a, b) => sizeOf(b) - sizeOf(a))
    .map(({ situation }) => situation);
}

/** What of a result its distribution is of, function by function, said a second time for the tests. */
export const outcomeOf: { readonly [name: string]: readonly string[] | string } = {
  'common/three-dice-test': 'passed',
  'common/charge-test': 'outcome',
  'common/break-off': ['leaves', 'pointsLost'],
  'common/defensive-fire': ['passed', 'at', 'steps', 'melees'],
  'common/hold-friend': ['held', 'forced', 'holder'],
  'common/save-battle': 'fate',
  'common/secondary-attack': 'lost',
  'common/surrender': ['outcome', 'guards'],
  'common/reinforcements': 'turn',
  'ancient-medieval/sight-of-mongols': 'routs',
  'ancient-medieval/missile-volley': 'lost',
  'ancient-medieval/pila-volley': 'lost',
  'ancient-medieval/missiles-at-elephant': ['hits', 'fate'],
  'ancient-medieval/firing-check': 'outcome',
  'ancient-medieval/shock': 'lost',
  'ancient-medieval/melee-round': 'losses',
  'ancient-medieval/charge': 'outcome',
  'ancient-medieval/continued-melee': 'outcome',
  'ancient-medieval/caltrops': 'lost',
  'ancient-medieval/missile-at-chariot': ['crew', 'immobile'],
  'ancient-medieval/hold-battle': ['outcome', 'members', 'partRouts'],
  'ancient-medieval/chariot-melee': ['chariot', 'losses'],
  'ancient-medieval/greek-fire': ['outcome', 'losses', 'destroyed', 'alight'],
  'ancient-medieval/fall-of-shot': ['point', 'lost'],
  'ancient-medieval/hits-of-machine': ['losses', 'removed', 'hits', 'ownerPicks'],
  'ancient-medieval/elephant-melee': ['elephant', 'losses'],
  'musket/random-event': 'event',
  'musket/small-arms-volley': 'lost',
  'musket/hit-point': 'point',
  'musket/solid-shot': ['losses', 'pieces'],
  'musket/explosive-shot': ['losses', 'pieces'],
  'musket/canister-shot': ['losses', 'pieces'],
  'musket/grenades': ['lost', 'throwers'],
  'musket/shot-at-house': 'lost',
  'musket/shock': 'lost',
  'musket/melee-round': 'losses',
  'musket/charge': 'outcome',
  'musket/continued-melee': 'outcome',
  'musket/duel': ['ours', 'theirs'],
  'musket/broadside': ['lost', 'left', 'piece'],
  'musket/shots-at-ship': ['hits', 'mastHits', 'gunsLost', 'sinksIn', 'burns', 'allHands'],
  'musket/storm': ['end', 'attacker', 'defender', 'turns'],
  'musket/forming-square': ['meets', 'charge', 'attacker', 'defender', 'turns', 'fighting'],
  'musket/secondary-attack': 'lost',
  'musket/reactions-after-melee': ['unit', 'reaction'],
  'wrg/reaction-test': 'result',
  'raymond/initiative': 'winner',
  'raymond/musket-fire': 'hits',
  'raymond/artillery-fire': ['hits', 'bouncing'],
  'raymond/bounce-through': 'hits',
  'raymond/unit-test': 'passed',
  'raymond/attack': 'hits',
  'raymond/attack-with-rethrow': 'hits',
  'raymond/exchange': ['first', 'second'],
  'raymond/continued-melee': 'outcome',
  'skirmish/shot': 'effect',
  'skirmish/ignite': 'burns',
  'skirmish/put-out': 'out',
  'skirmish/strike': 'hit',
  'skirmish/melee-turn': 'conditions',
  'skirmish/single-combat': ['first', 'second', 'winner', 'decided'],
  'skirmish/morale': 'result',
  'skirmish/wound': 'wound',
  'skirmish/fall': 'falls',
  'skirmish/push-ladder': 'down',
  'skirmish/battering': 'brokenIn',
  'skirmish/percent': 'comesOff',
  'skirmish/force-order': 'order',
  'skirmish/collapse': 'collapses',
  'wrg/personality': 'personality',
  'wrg/terrain-units': 'units',
  'wrg/terrain-roles': 'roles',
  'wrg/return-to-table': 'periods',
  'wrg/random-factor': 'factor',
  'wrg/shooting': 'casualties',
  'wrg/melee-period': 'came',
  'wrg/charge': 'came',
  'wrg/continued-melee': 'outcome',
  'wrg/general-risk': 'fate',
  'wrg/challenge': 'outcome',
  'wrg/battery': 'hits',
  'wrg/mines-meet': 'collapsed',
  'wrg/fire-missiles': 'hits',
  'wrg/caltrops': 'hits',
  'wrg/weather': 'brings',
  'wrg/weather-period': 'now',
  'wrg/spell': 'number',
  'wrg/fog': 'fog',
  'wrg/sun': 'dazzled',
  'wrg/wind': 'from',
  'wrg/mountain-path': 'lost',
  'wrg/night-drift': 'way',
  'wrg/day-gone': 'gone',
};

/** The outcome that a result is counted under, as text. */
export function outcomeIn(name: string, result: unknown): string {
  const of = outcomeOf[name]!;
  if (Array.isArray(result)) return JSON.stringify(result.map(each => picked(each, of)));
  if (name === 'raymond/exchange') {
    const { first, second } = Object(result);
    return JSON.stringify({ first: first.lost, second: second.lost });
  }
  return JSON.stringify(picked(result, of));
}

function picked(result: unknown, of: readonly string[] | string): unknown {
  const held: { readonly [key: string]: unknown } = Object(result);
  return typeof of === 'string' ? held[of] : Object.fromEntries(of.map(key => [key, held[key]]));
}
