import type { Command } from 'commander';
import type { Chart } from '../chart/index.js';
import type { Ruling } from '../rulebook/index.js';
import { refuseUnknown } from './output.js';

/** What one ruleset folder can tell about its rulebook. */
export interface Shelved {
  readonly charts: readonly Chart[];
  readonly rulings: readonly Ruling[];
}

/** The rulesets by id. Each is loaded when somebody asks for it, so that `--help` costs nothing. */
const shelf: { readonly [ruleset: string]: () => Promise<Shelved> } = {
  'cady/common': async () => {
    const [{ commonCharts }, { commonRulings }] = await Promise.all([
      import('../rulesets/cady/common/book/charts.js'),
      import('../rulesets/cady/common/book/rulings.js'),
    ]);
    return { charts: commonCharts, rulings: commonRulings };
  },
  'cady/ancient-medieval': async () => {
    const [{ ancientMedievalCharts }, { ancientMedievalRulings }] = await Promise.all([
      import('../rulesets/cady/ancient-medieval/book/charts.js'),
      import('../rulesets/cady/ancient-medieval/book/rulings.js'),
    ]);
    return { charts: ancientMedievalCharts, rulings: ancientMedievalRulings };
  },
  'cady/musket': async () => {
    const [{ musketCharts }, { musketRulings }] = await Promise.all([
      import('../rulesets/cady/musket/book/charts.js'),
      import('../rulesets/cady/musket/book/rulings.js'),
    ]);
    return { charts: musketCharts, rulings: musketRulings };
  },
  raymond: async () => {
    const [{ raymondCharts }, { raymondRulings }] = await Promise.all([
      import('../rulesets/raymond/book/charts.js'),
      import('../rulesets/raymond/book/rulings.js'),
    ]);
    return { charts: raymondCharts, rulings: raymondRulings };
  },
  skirmish: async () => {
    const [{ skirmishCharts }, { skirmishRulings }] = await Promise.all([
      import('../rulesets/skirmish/book/charts.js'),
      import('../rulesets/skirmish/book/rulings.js'),
    ]);
    return { charts: skirmishCharts, rulings: skirmishRulings };
  },
  wrg: async () => {
    const [{ wrgCharts }, { wrgRulings }] = await Promise.all([
      import('../rulesets/wrg/book/charts.js'),
      import('../rulesets/wrg/book/rulings.js'),
    ]);
    return { charts: wrgCharts, rulings: wrgRulings };
  },
};

/**
 * The ids of the asked-for rulesets: all of them, one by its id (`cady/musket`) or last name (`musket`), or all of an author
 * (`cady`). Anything else ends the command as wrong usage.
 */
export function namedRulesets(command: Command, ruleset: string | undefined): readonly string[] {
  const known = Object.keys(shelf);
  const wanted = known.filter(id => ruleset === undefined || [id, ...id.split('/')].includes(ruleset));
  if (ruleset !== undefined && wanted.length === 0) refuseUnknown(command, 'ruleset', ruleset, known);
  return wanted;
}

/** What the rulesets that {@link namedRulesets} finds hold. */
export async function fromShelf(command: Command, ruleset: string | undefined): Promise<Shelved> {
  const wanted = namedRulesets(command, ruleset);
  const shelved = await Promise.all(wanted.flatMap(id => shelf[id]?.() ?? []));
  return {
    charts: shelved.flatMap(each => each.charts),
    rulings: shelved.flatMap(each => each.rulings),
  };
}
