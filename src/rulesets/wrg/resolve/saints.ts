import { defineResolver, type Resolver } from '../../../book/index.js';
import { counted, type Reason, reasonFor } from '../../../rulebook/index.js';
import { spoken } from '../../../scenario/index.js';
import { type WrgRules, wrgRules } from '../rules.js';
import { heroReaction, influenceOfLone, swordWorks, vainlyDisorganised } from '../sorcery/heroes.js';
import { disorganisedBySaint } from '../sorcery/peoples.js';
import { afterDebate, debates, inSanctity, saintReaction, spellWorks, staysOut } from '../sorcery/saints.js';
import { lastsUntil, restsUntil, spellEffect } from '../sorcery/spells.js';
import type { Troops } from '../troops.js';
import * as situation from './creatures-schema.js';

const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

const saints: readonly Resolver[] = [
  defineResolver(wrgRules, {
    name: 'wrg/sanctity',
    about: 'Whether a place is in the zone of sanctity of a saint, and whether a creature keeps out of it.',
    situation: situation.sanctity,
    known: ({ distance, creature }, rules) => {
      const holy = inSanctity(distance, rules);
      const out = creature === undefined ? {} : { keepsOut: staysOut({ creature }, rules) };
      const why = `a saint ${counted(distance, 'pace')} off`;
      const because = [reasonFor('wrg/sorcery/saint', why, holy ? 'holy ground' : 'no holy ground')];
      if (creature !== undefined) {
        const effect = out.keepsOut === true ? 'keeps out of holy ground' : 'goes where it likes';
        because.push(reasonFor('wrg/sorcery/saint', spoken(creature), effect));
      }
      return { holy, ...out, because };
    },
  }),
  defineResolver(wrgRules, {
    name: 'wrg/spell-near-saints',
    about: 'Whether a spell works with saints near its caster or his target.',
    situation: situation.spellNearSaints,
    known: (near, rules) => {
      const works = spellWorks(near, rules);
      const at = (paces: number | undefined) =>
        paces === undefined ? 'no saint' : `a saint ${counted(paces, 'pace')} off`;
      const why = `${at(near.caster)} from the magician, ${at(near.target)} from his target`;
      return { works, because: [reasonFor('wrg/sorcery/saint', why, works ? 'it works' : 'it fails')] };
    },
  }),
  defineResolver(wrgRules, {
    name: 'wrg/saint-influence',
    about: 'What saints add to a reaction test or take from it, and whether one disorganises elves and dwarves.',
    situation: situation.abashed,
    known: ({ creature, enemy, ownMoslem, nearest }, rules) => {
      const troops = creature === undefined ? {} : { creature };
      const near = { ...(enemy === undefined ? {} : { enemy }), ...(ownMoslem === undefined ? {} : { ownMoslem }) };
      const others = saintReaction({ troops, ...near }, rules);
      const disorder = disorganisedBySaint(troops, nearest, rules);
      const because: Reason[] = others.map(({ clause, because: why, points }) =>
        reasonFor(clause, why, signed(points)),
      );
      if (disorder !== undefined) because.push(disorder);
      if (because.length === 0) because.push(reasonFor('wrg/sorcery/saint-effect', 'no saint so near', 'nothing'));
      return {
        points: others.reduce((sum, each) => sum + each.points, 0),
        disorganised: disorder !== undefined,
        because,
      };
    },
  }),
  defineResolver(wrgRules, {
    name: 'wrg/saints-debate',
    about: 'Whether two saints go for each other in debate, and what the winner does then.',
    situation: situation.debaters,
    known: ({ one, other, distance, casualties }, rules) => {
      const debate = debates({ creature: one }, { creature: other }, distance, rules);
      const why = `${spoken(one)} and ${spoken(other)}, ${counted(distance, 'pace')} apart`;
      const goes = reasonFor('wrg/sorcery/saint-debate', why, debate ? 'they debate with staves' : 'no debate');
      if (casualties === undefined || !debate) return { debate, because: [goes] };
      const { because, prays } = afterDebate(casualties);
      return { debate, prays, because: [goes, ...because] };
    },
  }),
];

/** What a hero's sword does, whether vanity disorders him, what he adds alone, and whom he steadies. */
function heroOf({ magicSword = false, saint, rivals = [], alone = false }: situation.AskedHero, rules: WrgRules) {
  const troops: Pick<Troops, 'creature' | 'traits'> = {
    creature: 'hero',
    ...(magicSword ? { traits: ['magic-sword'] } : {}),
  };
  const sword = swordWorks({ troops, ...(saint === undefined ? {} : { saint }) }, rules);
  const vanity = vainlyDisorganised(rivals, rules);
  const others = alone ? heroReaction(troops, rules) : [];
  const influence = alone ? null : influenceOfLone(troops).own;
  const clause = 'wrg/sorcery/hero';
  const because: Reason[] = [];
  if (magicSword)
    because.push(reasonFor(clause, 'a magic sword', sword ? 'as a two-handed axe' : 'fails near a saint'));
  if (vanity !== undefined) because.push(vanity);
  for (const { clause: of, because: why, points } of others) because.push(reasonFor(of, why, signed(points)));
  if (influence !== null) {
    because.push(reasonFor('wrg/sorcery/hero-influence', 'with a unit', `steadies it as a ${influence} general`));
  }
  const reaction = others.reduce((sum, each) => sum + each.points, 0);
  return { sword, disorganised: vanity !== undefined, reaction, influence, because };
}

const heroesAndSpells: readonly Resolver[] = [
  defineResolver(wrgRules, {
    name: 'wrg/hero',
    about: 'Whether a hero’s magic sword works, a rival disorganises him, and what he does to reactions.',
    situation: situation.hero,
    known: heroOf,
  }),
  defineResolver(wrgRules, {
    name: 'wrg/spell-lasts',
    about:
      'The last period in which a spell lasts, null where it happens at once or for good, and in which its caster rests.',
    situation: situation.lasting,
    known: ({ nominated, number = nominated, target = {}, period, at }, rules) => {
      const { does, periods } = spellEffect(number, target, rules);
      const until = periods === null ? null : lastsUntil(periods, { period, at }, rules);
      const rests = restsUntil({ nominated, number }, period, rules);
      const cast = `spell ${number} cast in period ${period}, ${spoken(at)}`;
      const lasts = until === null ? 'at once or for good' : `to the end of period ${until}`;
      const rest = rests === period ? 'he need not rest' : `he rests in period ${rests}`;
      return {
        does,
        until,
        restsUntil: rests === period ? null : rests,
        because: [
          reasonFor('wrg/sorcery/spell-timing', cast, lasts),
          reasonFor('wrg/sorcery/spell-rest', `spell ${nominated} nominated, ${number} cast`, rest),
        ],
      };
    },
  }),
];

/** What can be asked about saints, heroes, and how long spells last. */
export const saintResolvers: readonly Resolver[] = [...saints, ...heroesAndSpells];
