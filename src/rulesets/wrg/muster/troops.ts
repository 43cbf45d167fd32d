import type { WrgScenario } from '../schema.js';
import { creatureKit } from '../sorcery/creatures.js';
import type { Troops } from '../troops.js';

type UnitEntry = WrgScenario['sides'][string]['units'][number];

/** What the figures of an entry are. */
export function troopsOf(entry: UnitEntry | UnitEntry['subUnits'][number], nation: string): Troops {
  const { type, training, class: grade, weapons, shield, fanatic, camels, mounts, horses, crew, engine, drawn } = entry;
  const { creature, traits } = entry;
  return {
    type,
    training,
    class: grade,
    weapons,
    shield,
    ...(fanatic === undefined ? {} : { fanatic }),
    ...(camels === undefined ? {} : { camels }),
    ...(mounts === undefined ? {} : { mounts }),
    ...(horses === undefined ? {} : { horses }),
    ...(crew === undefined ? {} : { crew }),
    ...(engine === undefined ? {} : { engine }),
    ...(drawn === undefined ? {} : { drawn }),
    nation,
    ...(traits === undefined ? {} : { traits }),
    ...(creature === undefined ? {} : asCreature(creature, entry)),
  };
}

/** What creatures are that their entry does not say: what they carry. */
function asCreature(
  creature: NonNullable<Troops['creature']>,
  { type, weapons, shield, traits }: Pick<UnitEntry, 'type' | 'weapons' | 'shield' | 'traits'>,
) {
  return { creature, ...creatureKit({ creature, type, weapons, shield, ...(traits === undefined ? {} : { traits }) }) };
}
