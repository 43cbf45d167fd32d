import { defineResolver, type Resolver } from '../../../book/index.js';
import { reasonFor } from '../../../rulebook/index.js';
import { chargeThrough, counterActions } from '../moving/charge.js';
import { rallyBack } from '../moving/uncontrolled.js';
import { barredRout, trapped } from '../rout/meeting.js';
import { pursuitDuty } from '../rout/rallying.js';
import { pursuitStrikes, routDirection } from '../rout/running.js';
import { wrgRules } from '../rules.js';
import * as situation from './broken-schema.js';

const beforeContact: readonly Resolver[] = [
  defineResolver(wrgRules, {
    name: 'wrg/counter-actions',
    about: 'What troops may do that are charged: countercharge, stand or evade.',
    situation: situation.charged,
    known: charged => counterActions(charged),
  }),
  defineResolver(wrgRules, {
    name: 'wrg/charge-through',
    about: 'Who tests before chargers go on into the enemies through whom their quarry has got away.',
    situation: situation.through,
    known: through => chargeThrough(through),
  }),
  defineResolver(wrgRules, {
    name: 'wrg/rally-back',
    about: 'How far troops go that rally back, and how they stand then.',
    situation: situation.goingBack,
    known: ({ mover, manner = {} }, rules) => rallyBack(mover, manner, rules),
  }),
];

const afterBreaking: readonly Resolver[] = [
  defineResolver(wrgRules, {
    name: 'wrg/surrender',
    about:
      'How many figures of broken troops surrender that have nowhere to run, how many break out, and whether a general does.',
    situation: situation.trapped,
    known: (body, rules) => trapped(body, rules),
  }),
  defineResolver(wrgRules, {
    name: 'wrg/rout-direction',
    about: 'Where broken troops head in a period of their rout.',
    situation: situation.fleeing,
    known: fleeing => {
      const heads = routDirection(fleeing);
      const clause = fleeing.period <= 1 ? 'wrg/rout/direction-first' : 'wrg/rout/direction-later';
      const barred = fleeing.period > 1 && fleeing.baseLineBarred === true ? ', their base line barred' : '';
      const round = fleeing.period <= 1 && fleeing.partlySurrounded === true ? ', partly surrounded' : '';
      const when = `period ${fleeing.period} of the rout${barred}${round}`;
      return { heads, because: [reasonFor(clause, when, heads.replaceAll('-', ' '))] };
    },
  }),
  defineResolver(wrgRules, {
    name: 'wrg/barred-rout',
    about: 'What broken troops do whose way enemies bar: break through, turn aside or surrender.',
    situation: situation.barred,
    known: (rout, rules) => barredRout(rout, rules),
  }),
  defineResolver(wrgRules, {
    name: 'wrg/pursuit-duty',
    about: 'Whether troops whose opponents have broken must pursue, must test first, or may halt.',
    situation: situation.victors,
    known: (victors, rules) => pursuitDuty(victors, rules),
  }),
  defineResolver(wrgRules, {
    name: 'wrg/pursuit-strikes',
    about: 'How often pursuers strike at broken troops in a period, and how far apart both are then.',
    situation: situation.chase,
    known: chase => pursuitStrikes(chase),
  }),
];

/** What can be asked about the answer to a charge, going back, rout and pursuit. */
export const brokenResolvers: readonly Resolver[] = [...beforeContact, ...afterBreaking];
