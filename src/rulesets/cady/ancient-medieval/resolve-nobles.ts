import * as z from 'zod/mini';
import { defineResolver, type Resolver } from '../../../book/index.js';
import { counted, reasonFor } from '../../../rulebook/index.js';
import { choice, entry, faultReasons, listOf, situationReader, text } from '../../../scenario/index.js';
import {
  type BlowAtNoble,
  type Captive,
  custody,
  knightsCaptured,
  type Leaders,
  leaderFaults,
  type Noble,
  nobleFaults,
  nobleStruck,
  ransomPoints,
} from './army/ransom.js';
import type { Title } from './numbers/army.js';
import { title } from './resolve-field-schema.js';
import { ancientMedievalRules } from './rules.js';

const name = text(1, 60);
const coordinate = z.number().check(z.minimum(-10_000), z.maximum(10_000));
const point = entry({ x: coordinate, y: coordinate });

const blow = situationReader<BlowAtNoble>(
  entry({ title, by: choice(['missiles', 'artillery', 'melee', 'shock', 'rout'], 'blow') }),
);
const captive = situationReader<Captive>(
  entry({
    id: name,
    at: point,
    captors: choice(['stand', 'routed', 'destroyed'], 'state').check(z.describe('What has become of his captors.')),
    friends: listOf(entry({ unit: name, at: point }), 0, 100).check(z.describe('Units of his own side.')),
  }),
);
const held = situationReader<{ readonly holds: readonly Title[] }>(entry({ holds: listOf(title, 0, 50) }));
const leaders = situationReader<Leaders>(entry({ army: title, battles: listOf(title, 0, 20) }));
const nobles = situationReader<{ readonly nobles: readonly Noble[] }>(
  entry({
    nobles: listOf(
      entry({
        id: name,
        side: name,
        title,
        unit: z.exactOptional(name).check(z.describe('The unit that he rides with.')),
        battle: z.exactOptional(name).check(z.describe('The battle that he leads.')),
        player: z.exactOptional(name).check(z.describe('The player whom his figure shows.')),
      }),
      0,
      60,
    ),
  }),
);

/** The functions of nobles: in battle, in custody, and as they lead. */
export const nobleResolvers: readonly Resolver[] = [
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/noble-struck',
    about: 'What becomes of a noble where another figure would be removed, or when his unit routs.',
    situation: blow,
    known: struck => nobleStruck(struck),
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/custody',
    about: 'Whether a captured noble is free, and to which of his friends he makes his way.',
    situation: captive,
    known: noble => custody(noble),
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/nobles-held',
    about: 'What the nobles that a side holds are worth, and how many of them are knights.',
    situation: held,
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
    situation: leaders,
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
    situation: nobles,
    known: army => {
      const faults = nobleFaults(army);
      const clause = 'cady/ancient-medieval/ransom/attachment';
      const why = counted(army.nobles.length, 'noble');
      return { faults, because: faultReasons(faults, { clause, why, may: 'all in their places', not: 'may not' }) };
    },
  }),
];
