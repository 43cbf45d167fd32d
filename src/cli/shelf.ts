import type { Command } from 'commander';
import type { Chart } from '../chart/index.js';
import type { Clause, Ruling } from '../rulebook/index.js';
import { refuseUnknown } from './output.js';

/** What one ruleset folder can tell about its rulebook. */
export interface Shelved {
  readonly clauses: readonly Clause[];
  readonly charts: readonly Chart[];
  readonly rulings: readonly Ruling[];
}

/** The rulesets by id. Each is loaded when somebody asks for it, so that `--help` costs nothing. */
const shelf: { readonly [ruleset: string]: () => Promise<Shelved> } = {
  'cady/common': async () => {
    const [{ commonCharts }, { commonClauses }, { commonRulings }] = await Promise.all([
      import('../rulesets/cady/common/charts.js'),
      import('../rulesets/cady/common/clauses.js'),
      import('../rulesets/cady/common/rulings.js'),
    ]);
    return { charts: commonCharts, clauses: commonClauses, rulings: commonRulings };
  },
  'cady/ancient-medieval': async () => {
    const [{ ancientMedievalCharts }, { ancientMedievalClauses }, { ancientMedievalRulings }] = await Promise.all([
      import('../rulesets/cady/ancient-medieval/charts.js'),
      import('../rulesets/cady/ancient-medieval/clauses.js'),
      import('../rulesets/cady/ancient-medieval/rulings.js'),
    ]);
    return { charts: ancientMedievalCharts, clauses: ancientMedievalClauses, rulings: ancientMedievalRulings };
  },
  'cady/musket': async () => {
    const [{ musketCharts }, { musketClauses }, { musketRulings }] = await Promise.all([
      import('../rulesets/cady/musket/charts.js'),
      import('../rulesets/cady/musket/clauses.js'),
      import('../rulesets/cady/musket/rulings.js'),
    ]);
    return { charts: musketCharts, clauses: musketClauses, rulings: musketRulings };
  },
  raymond: async () => {
    const [{ raymondCharts }, { raymondClauses }, { raymondRulings }] = await Promise.all([
      import('../rulesets/raymond/charts.js'),
      import('../rulesets/raymond/clauses.js'),
      import('../rulesets/raymond/rulings.js'),
    ]);
    return { charts: raymondCharts, clauses: raymondClauses, rulings: raymondRulings };
  },
};

/**
 * What the asked-for rulesets hold: all of them, one by its id (`cady/musket`) or last name (`musket`), or all of an
 * author (`cady`). Anything else ends the command as wrong usage.
 */
export async function fromShelf(command: Command, ruleset: string | undefined): Promise<Shelved> {
  const known = Object.keys(shelf);
  const wanted = known.filter(id => ruleset === undefined || [id, ...id.split('/')].includes(ruleset));
  if (ruleset !== undefined && wanted.length === 0) refuseUnknown(command, 'ruleset', ruleset, known);
  const shelved = await Promise.all(wanted.flatMap(id => shelf[id]?.() ?? []));
  return {
    clauses: shelved.flatMap(each => each.clauses),
    charts: shelved.flatMap(each => each.charts),
    rulings: shelved.flatMap(each => each.rulings),
  };
}
