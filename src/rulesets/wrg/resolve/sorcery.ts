import { defineResolver, type Resolver } from '../../../book/index.js';
import { RuleViolation } from '../../../rulebook/index.js';
import { wrgRules } from '../rules.js';
import { creatureFigure } from '../sorcery/creatures.js';
import { castingFaults, castSpell, spellEffect } from '../sorcery/spells.js';
import { creatureResolvers } from './creatures.js';
import { saintResolvers } from './saints.js';
import * as situation from './sorcery-schema.js';

/** What can be asked about sword and sorcery. */
export const sorceryResolvers: readonly Resolver[] = [
  defineResolver(wrgRules, {
    name: 'wrg/creature',
    about: 'What a saint, hero, creature or magician costs, as what it moves and is hit, and as how many it fights.',
    situation: situation.creature,
    known: (asked, rules) => creatureFigure(asked, rules),
  }),
  defineResolver(wrgRules, {
    name: 'wrg/spell',
    about: 'A spell: which one comes of the number nominated, and what it does; the distribution is of the number.',
    situation: situation.casting,
    thrown: {
      rule: ({ target = {}, ...asked }, dice, rules) => {
        const faults = castingFaults(asked, rules);
        if (faults.length > 0) throw new RuleViolation(faults);
        const cast = castSpell(asked.number, dice, rules);
        const effect = cast.number === null ? null : spellEffect(cast.number, target, rules);
        return { ...cast, effect, because: [...cast.because, ...(effect?.because ?? [])] };
      },
      outcome: ({ number }) => number,
    },
  }),
  ...creatureResolvers,
  ...saintResolvers,
];
