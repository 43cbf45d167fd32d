import { defineResolver, type Resolver } from '../../../book/index.js';
import { type ClauseId, counted, reasonFor } from '../../../rulebook/index.js';
import { orderResolver } from '../common/resolve-orders.js';
import { battlePace, medievalBattleFaults } from './combat/battles.js';
import { shotsAtBeginning, wagonFaults, withoutShots } from './missiles/supply.js';
import { judged } from './resolve-formations.js';
import * as situation from './resolve-labour-schema.js';
import { type AncientMedievalRules, ancientMedievalRules } from './rules.js';
import { mayRejoin, standsAlone } from './special-troops/romans.js';
import type { TroopType } from './troops.js';
import { ancientMedievalWords } from './words.js';
import { clearCaltrops, placeCaltrops } from './works/caltrops.js';

/** What is cited of the shots that somebody begins with. */
function shotsClause(who: TroopType, { troops, guns }: AncientMedievalRules): ClauseId {
  const { class: kind, weapon, gun } = troops[who];
  if (gun !== undefined) {
    return `cady/ancient-medieval/${guns[gun].firingCheck ? 'gunpowder/twelve-shots' : 'supply/twelve-shots'}`;
  }
  if (kind === 'elephant' || kind === 'chariot') return `cady/ancient-medieval/${kind}/ammunition`;
  return `cady/ancient-medieval/${weapon === 'sling' ? 'slinger/ammunition' : 'missile/twenty-four-arrows'}`;
}

const supplies: readonly Resolver[] = [
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/caltrops-work',
    about: 'How many square cm of caltrops figures strew or clear, and how many thirds of their turn that takes.',
    situation: situation.caltrops,
    known: ({ task, figures, area }, rules) =>
      task === 'strew'
        ? placeCaltrops({ figures, carried: area }, rules)
        : clearCaltrops({ figures, strewn: area }, rules),
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/wagon-load',
    about: 'What is wrong with what a supply wagon is loaded with.',
    situation: situation.wagon,
    known: (wagon, rules) =>
      judged(wagonFaults(wagon, rules), 'cady/ancient-medieval/supply/wagon-capacity', wagon.loads.join(' and ')),
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/shots-to-begin-with',
    about: 'How many shots a figure or machine has at the beginning; null for who has none to count.',
    situation: situation.shooter,
    known: ({ shooter }, rules) => {
      const shots = shotsAtBeginning(shooter, rules);
      const effect = shots === null ? 'none to count' : counted(shots, 'shot');
      return { shots, because: [reasonFor(shotsClause(shooter, rules), rules.troops[shooter].title, effect)] };
    },
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/out-of-shots',
    about: 'As what a missile figure fights that has no shots left.',
    situation: situation.shooter,
    known: ({ shooter }, rules) => {
      const fightsAs = withoutShots(shooter, rules);
      const clause = 'cady/ancient-medieval/supply/out-of-shots-becomes-infantry';
      const effect = `fights as ${rules.troops[fightsAs].title}`;
      return { fightsAs, because: [reasonFor(clause, `${rules.troops[shooter].title} without shots`, effect)] };
    },
  }),
];

const bodies: readonly Resolver[] = [
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/battles-of-army',
    about: 'What is wrong with the battles that an army is divided into.',
    situation: situation.battles,
    known: (army, rules) =>
      judged(
        medievalBattleFaults(army, rules),
        'cady/ancient-medieval/battle/composition',
        counted(army.battles.length, 'battle'),
      ),
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/pace-of-battle',
    about: 'How far the units of a battle go in a turn, which stay together.',
    situation: situation.marching,
    known: battle => battlePace(battle),
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/century',
    about: 'Whether a century is a unit of its own, and whether it may join another one.',
    situation: situation.century,
    known: ({ cohort, inContact, other }) => {
      const alone = standsAlone({ cohort, inContact });
      const touch = inContact ? 'in contact with its cohort' : 'out of contact with its cohort';
      const own = reasonFor(
        'cady/ancient-medieval/romans/century-independent',
        touch,
        alone ? 'a unit of its own' : 'part of it',
      );
      if (other === undefined) return { alone, joins: null, because: [own] };
      const joins = mayRejoin({ century: { cohort, inContact }, other: { cohort: other, inContact } });
      const why = joins ? `both of ${cohort}` : `one of ${cohort}, one of ${other}`;
      const effect = joins ? 'may join it' : 'may not join it';
      return { alone, joins, because: [own, reasonFor('cady/ancient-medieval/romans/century-rejoin', why, effect)] };
    },
  }),
];

/** The functions of caltrops at work, wagons, shots, battles and centuries, and of written orders. */
export const labourResolvers: readonly Resolver[] = [
  ...supplies,
  ...bodies,
  orderResolver('ancient-medieval', ancientMedievalRules, ancientMedievalWords),
];
