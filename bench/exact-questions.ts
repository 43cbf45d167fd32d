/** Questions that the library has answered exactly for long: built from any commit, to be put to both in one run. */
import { distribution } from '../src/dice/index.js';
import { chargeOdds } from '../src/rulesets/cady/ancient-medieval/charge-odds.js';
import { readyMelee, throwMelee } from '../src/rulesets/cady/common/index.js';
import { commonResolvers } from '../src/rulesets/cady/common/resolve.js';
import { musketRules } from '../src/rulesets/cady/musket/index.js';
import { musketResolvers } from '../src/rulesets/cady/musket/resolve.js';
import { hitsWithRethrow } from '../src/rulesets/raymond/combat/rethrow.js';
import { raymondResolvers } from '../src/rulesets/raymond/resolve.js';

const melee = {
  groups: [
    { unit: 'red', figures: 36, melee: 8 },
    { unit: 'blue', figures: 36, melee: 9 },
  ],
};
const infantry = { type: 'medium-infantry', figures: 36 } as const;
const resolvers = new Map([...commonResolvers, ...musketResolvers, ...raymondResolvers].map(each => [each.name, each]));

/** Everything is worked out as it would be the first time. */
function ask(name: string, situation: unknown): unknown {
  return resolvers.get(name)?.resolve(situation).distribution;
}

const weapons = ['muskets', 'rifles', 'fusils-carbines', 'pistols'] as const;

export const questions = {
  melee() {
    const ready = readyMelee(melee, musketRules());
    return distribution(dice => throwMelee(ready, dice)).outcomes;
  },
  meleeInFractions() {
    const ready = readyMelee(melee, musketRules());
    return distribution(dice => throwMelee(ready, dice), { fractions: true }).mean(lost => lost[0] ?? 0);
  },
  oneDie: () => distribution(dice => dice.roll(6)).outcomes,
  charge: () =>
    chargeOdds({
      attacker: { type: 'medium-cavalry', figures: 20 },
      defender: { type: 'medium-infantry', figures: 36 },
      between: { behind: 'fence' },
    }).outcomes,
  twoTurns: () => chargeOdds({ attacker: infantry, defender: infantry, turns: 2 }).outcomes,
  sixTurns: () => chargeOdds({ attacker: infantry, defender: infantry, turns: 6 }).outcomes,
  battleOfTen: () =>
    ask('common/save-battle', {
      lost: 'van',
      others: Array.from({ length: 10 }, (_, i) => ({ unit: `van-${i}`, morale: 2 + (i % 3) })),
    }),
  fiveVolleys: () => ask('musket/small-arms-volley', volley(5)),
  rethrowOf: (stands: number) =>
    hitsWithRethrow(
      {
        attacker: { class: 'foot', formation: 'line' },
        stands: Array.from(
          { length: stands },
          (_, i) => (['pike', 'musket', 'hand-to-hand'] as const)[i % 3] ?? 'pike',
        ),
        target: { class: 'foot', formation: 'line' },
      },
      { kind: 'best', aim: { kind: 'at-least', hits: 6 } },
    ).outcomes,
};

/** Groups of unlike weapons at unlike ranges. */
function volley(groups: number) {
  return {
    groups: Array.from({ length: groups }, (_, i) => ({
      weapon: weapons[i % weapons.length],
      distance: 3 + (i % 5) * 2,
      figures: 2 + (i % 4),
      shots: 1,
    })),
    targetFigures: 1000,
  };
}
