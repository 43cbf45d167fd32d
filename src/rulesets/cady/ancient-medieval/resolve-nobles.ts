import { defineResolver, type Resolver } from '../../../book/index.js';
import { counted, reasonFor } from '../../../rulebook/index.js';
import { faultReasons } from '../../../scenario/index.js';
import { custody, knightsCaptured, leaderFaults, nobleFaults, nobleStruck, ransomPoints } from './army/ransom.js';
import * as situation from './resolve-nobles-schema.js';
import { ancientMedievalRules } from './rules.js';

/** The functions of nobles: in battle, in custody, and as they lead. */
export const nobleResolvers: readonly Resolver[] = [
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/noble-struck',
    about: 'What becomes of a noble where another figure would be removed, or when his unit routs.',
    situation: situation.blow,
    known: struck => nobleStruck(struck),
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/captive',
    about: 'Whether a captured noble is free, and to which of his friends he makes his way.',
    situation: situation.captive,
    known: noble => custody(noble),
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/nobles-held',
    about: 'What the nobles that a side holds are worth, and how many of them are knights.',
    situation: situation.held,
    known: (side, rules) => {
      const points = ransomPoints(side, rules);
      const why = `${counted(side.holds.length, 'noble')} held`;
      const because = reasonFor('cady/ancient-medieval/ransom/point-values', why, counted(points, 'point'));
      return { points, knights: knightsCaptured(side), because: [because] };
    },
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/titles-of-leaders',
    about: 'Whether the titles of those who lead an army and its battles are high enough, and what is wrong with them.',
    situation: situation.leaders,
    known: (titles, rules) => {
      const faults = leaderFaults(titles, rules);
      const clause = 'cady/ancient-medieval/ransom/leaders';
      const battles = titles.battles.length === 0 ? '' : `, its battles by ${titles.battles.join(', ')}`;
      const why = `the army led by a ${titles.army}${battles}`;
      return { faults, because: faultReasons(faults, { clause, why, may: 'they may', not: 'may not' }) };
    },
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/nobles-of-army',
    about: 'Everything that is wrong with the nobles of an army and where they belong.',
    situation: situation.nobles,
    known: army => {
      const faults = nobleFaults(army);
      const clause = 'cady/ancient-medieval/ransom/attachment';
      const why = counted(army.nobles.length, 'noble');
      return { faults, because: faultReasons(faults, { clause, why, may: 'all in their places', not: 'may not' }) };
    },
  }),
];
