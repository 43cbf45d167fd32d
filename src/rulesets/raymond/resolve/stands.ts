import { defineResolver, type Resolver } from '../../../book/index.js';
import { counted, reasonFor } from '../../../rulebook/index.js';
import { faultReasons, spoken } from '../../../scenario/index.js';
import { mayStayAlone } from '../combat/losses.js';
import { canShareOut, splitFireFaults } from '../fire/split-fire.js';
import * as situation from '../resolve-schema.js';
import { raymondRules } from '../rules.js';

/** What can be asked about single stands: what each kind is, and whom they fire at. */
export const standResolvers: readonly Resolver[] = [
  defineResolver(raymondRules, {
    name: 'raymond/stand',
    about:
      'What a kind of stand is: its base in inches, its letter in layouts, what it fires with, on what it hits hand to hand.',
    situation: situation.standKind,
    known: ({ stand }, rules) => {
      const { title, letter, size, fires, combatValue } = rules.stands[stand];
      const shoots = fires === null ? 'does not fire' : `fires with ${spoken(fires)}`;
      const effect = `hits with ${combatValue} or less`;
      return {
        title,
        letter,
        size,
        fires,
        combatValue,
        because: [reasonFor('raymond/melee/combat-values', `a ${title}, which ${shoots}`, effect)],
      };
    },
  }),
  defineResolver(raymondRules, {
    name: 'raymond/single-stand',
    about: 'Whether a unit of which a single stand is left may stay in contact, if its owner likes.',
    situation: situation.unitType,
    known: ({ type }, rules) => {
      const mayStay = mayStayAlone(type, rules);
      const clause = mayStay ? 'raymond/withdrawal/exempt' : 'raymond/withdrawal/single-stand-in-contact';
      const why = `a single stand of ${rules.units[type].title}`;
      return { mayStay, because: [reasonFor(clause, why, mayStay ? 'may stay in contact' : 'withdraws')] };
    },
  }),
  defineResolver(raymondRules, {
    name: 'raymond/split-fire',
    about: 'Whether a unit may share its fire out among several targets, no stand firing twice.',
    situation: situation.splitFire,
    known: ({ guns = null, at, targets }) => {
      const faults = splitFireFaults({ at }, { guns });
      const shared = canShareOut(at, targets);
      const clause = 'raymond/fire/split-fire';
      const why = at.map(({ target, stands }) => `${counted(stands, 'stand')} at ${target}`).join(', ');
      const effect = shared ? 'each stand fires once' : 'a stand would fire twice, or not be able to';
      return {
        may: faults.length === 0 && shared,
        faults,
        because: [
          ...faultReasons(faults, { clause, why, may: 'may be split so', not: 'no such split' }),
          reasonFor('raymond/fire/once-per-stand', why, effect),
        ],
      };
    },
  }),
];
