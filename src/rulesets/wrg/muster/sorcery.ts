import { meant, type Violation } from '../../../rulebook/index.js';
import type { Magic } from '../magic.js';
import { NOBODY } from '../magic.js';
import type { WrgRules } from '../rules.js';
import type { WrgScenario } from '../schema.js';
import { areOfChaos, clauseOfCreature, creatureFaults, isCreature } from '../sorcery/creatures.js';
import { creatureKinds } from '../sorcery/kinds.js';
import { isSaint } from '../sorcery/saints.js';
import type { Unit } from '../state.js';
import { enlistUnit, type UnitEntry } from './units.js';

/** What sword and sorcery keeps of a battle before it begins; nothing where it is not played. */
export function magicOf({ sorcery }: WrgScenario): { readonly magic?: Magic } {
  if (sorcery === undefined) return {};
  return { magic: { enchantments: [], rests: {}, cast: {}, meals: {}, praying: [] } };
}

/**
 * Everything that is wrong with the creatures of a scenario: what they are, on whose side they fight, and in whose ranks they stand.
 *
 * @clause wrg/sorcery/saint-effect
 * @clause wrg/sorcery/trolls
 * @clause wrg/sorcery/goblins
 * @clause wrg/sorcery/demons
 * @clause wrg/sorcery/elves
 */
export function sorceryFaults(scenario: WrgScenario, rules: WrgRules): readonly Violation[] {
  return Object.entries(scenario.sides).flatMap(([side, army]) =>
    army.units.flatMap((entry, i): readonly Violation[] => {
      const path = `sides.${side}.units[${i}]`;
      const { creature } = entry;
      if (creature === undefined) return entry.with === undefined ? [] : [notAttached(path)];
      if (scenario.sorcery === undefined) {
        const mend = 'give the scenario "sorcery": {}, or leave it out';
        return [{ path: `${path}.creature`, problem: 'there is no sorcery in this battle', mend }];
      }
      return [
        ...creatureFaults({ ...entry, nation: army.nation }, path),
        ...sideFaults(creature, side, { scenario, path, rules }),
        ...hostFaults(entry, army, path),
      ];
    }),
  );
}

function notAttached(path: string): Violation {
  const mend = 'leave it out; generals have a list of their own';
  return { path: `${path}.with`, problem: 'only heroes and warrior saints stand in the ranks of others', mend };
}

/** Whether a side may have a creature: some fight for chaos alone, and no saint appears beside those. */
function sideFaults(
  creature: NonNullable<UnitEntry['creature']>,
  side: string,
  { scenario, path, rules }: { readonly scenario: WrgScenario; readonly path: string; readonly rules: WrgRules },
): readonly Violation[] {
  const isChaos = scenario.sorcery?.chaos === side;
  const units = scenario.sides[side]?.units ?? [];
  if (
    isSaint({ creature }) &&
    (isChaos || units.some(({ creature: other }) => other !== undefined && areOfChaos({ creature: other }, rules)))
  ) {
    const problem = 'a saint on the side of creatures of chaos';
    return [
      { path: `${path}.creature`, clause: 'wrg/sorcery/saint-effect', problem, mend: 'leave out one or the other' },
    ];
  }
  if (creatureKinds[creature].chaos === 'only' && !isChaos) {
    const problem = `${creatureKinds[creature].title} that do not fight for chaos`;
    const mend = `make it the side of chaos: "sorcery": { "chaos": "${side}" }`;
    return [{ path: `${path}.creature`, clause: clauseOfCreature(creature), problem, mend }];
  }
  return [];
}

function hostFaults(
  { creature, with: host, id }: Pick<UnitEntry, 'creature' | 'with' | 'id'>,
  { units }: WrgScenario['sides'][string],
  path: string,
): readonly Violation[] {
  if (host === undefined || creature === undefined) return [];
  if (!isCreature({ creature }, 'hero', 'warrior-saint')) return [notAttached(path)];
  const others = units.filter(unit => unit.id !== id && unit.with === undefined).map(unit => unit.id);
  if (others.includes(host)) return [];
  return [
    { path: `${path}.with`, problem: `there is no unit "${host}" for him to be with`, mend: meant(host, others) },
  ];
}

/**
 * Ents who are nobody’s, as trees in their wood: barbarians of class D with axes of their own.
 *
 * @clause wrg/sorcery/ents
 */
export function treesOf(
  scenario: WrgScenario,
  rules: WrgRules,
): readonly { readonly unit: Unit; readonly path: string }[] {
  const [army] = Object.values(scenario.sides);
  if (army === undefined) return [];
  return (scenario.sorcery?.ents ?? []).flatMap((grove, i) => {
    const path = `sorcery.ents[${i}]`;
    const entry: UnitEntry = {
      ...grove,
      type: 'lmi',
      training: 'barbarian',
      class: 'D',
      weapons: [],
      shield: false,
      creature: 'ent',
      subUnits: [],
    };
    const { units } = enlistUnit(entry, { side: NOBODY, army, scenario, path }, rules);
    return units.map(({ unit }) => ({ unit: { ...unit, command: '', aside: { kind: 'tree' as const } }, path }));
  });
}
