import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  type Battle,
  type Bots,
  playOut,
  type Ruleset,
  recordOf,
  replay,
  startBattle,
  type Terms,
  viewOf,
} from '../../src/battle/index.js';
import { ancientBots } from '../../src/rulesets/cady/ancient-medieval/bots/bots.js';
import { ancientMedieval } from '../../src/rulesets/cady/ancient-medieval/ruleset.js';
import { scenarioKnown } from '../../src/rulesets/cady/common/bots/ahead.js';
import { musketBots } from '../../src/rulesets/cady/musket/bots/bots.js';
import { musket } from '../../src/rulesets/cady/musket/ruleset.js';

interface Written {
  readonly sides: { readonly [side: string]: { readonly units: readonly { readonly hidden?: boolean }[] } };
}

function fieldOf(name: string): Written {
  return JSON.parse(readFileSync(new URL(`../../examples/scenarios/${name}.json`, import.meta.url), 'utf8'));
}

/** What a bot answers to all that a side is asked at the start. */
function firstOrders<T extends Terms>(
  ruleset: Ruleset<T>,
  battle: Battle<T>,
  bots: Bots<T>,
  name: string,
  side: string,
) {
  const bot = bots[name]!(3, battle.scenario);
  const { view } = viewOf(ruleset, battle, side);
  return battle.pending.filter(request => request.side === side).map(each => bot.answer(each, view, ruleset.rules()));
}

describe('plays-ahead', () => {
  it('plays a battle, and from its record the same', () => {
    const begun = startBattle(ancientMedieval, fieldOf('agincourt-1415'), { seed: 4 });
    const { 'plays-ahead': ahead, beginner } = ancientBots;
    const commanders = { english: ahead!(1, begun.scenario), french: beginner!(2, begun.scenario) };
    const played = playOut(ancientMedieval, begun, commanders, { maxTurns: 3 });
    expect(played.turn).toBe(4);
    expect(replay(ancientMedieval, recordOf(played)).checksums).toEqual(played.checksums);
  });

  it('writes the orders of one of its aides', () => {
    const begun = startBattle(ancientMedieval, fieldOf('ambush-at-birkenholt'), { seed: 2 });
    const written = (name: string) => JSON.stringify(firstOrders(ancientMedieval, begun, ancientBots, name, 'hillmen'));
    const [one, other] = ['advance-and-hold', 'beginner'].map(written);
    expect(one).not.toBe(other);
    expect([one, other]).toContain(written('plays-ahead'));
  });

  it('does not know who of the enemy is hidden', () => {
    const field = fieldOf('ambush-at-birkenholt');
    const { hillmen } = field.sides;
    const fewer = {
      ...hillmen,
      units: hillmen!.units.map(unit => (unit.hidden === true ? { ...unit, figures: 6 } : unit)),
    };
    const other = { ...field, sides: { ...field.sides, hillmen: fewer } };
    expect(other).not.toEqual(field);
    const [orders, without] = [field, other].map(each =>
      firstOrders(ancientMedieval, startBattle(ancientMedieval, each, { seed: 2 }), ancientBots, 'plays-ahead', 'earl'),
    );
    expect(orders).toEqual(without);
  });

  it('keeps of the scenario that the others are there, and their names, but neither lists nor markers', () => {
    const { scenario } = startBattle(ancientMedieval, fieldOf('ambush-at-birkenholt'), { seed: 2 });
    const { earl, hillmen } = scenario.sides;
    const known = scenarioKnown(scenario, 'earl');
    expect(hillmen!.units.length).toBeGreaterThan(0);
    expect(known.sides).toEqual({ earl, hillmen: { ...hillmen, units: [], phantoms: [] } });
  });

  it('does as its first aide says where ships sail', () => {
    const begun = startBattle(musket, fieldOf('river-landing'), { seed: 2 });
    const written = (name: string) => firstOrders(musket, begun, musketBots, name, 'british');
    expect(written('plays-ahead')).toEqual(written('take-and-hold'));
  });
});
