import { defineResolver, type Resolver } from '../../../book/index.js';
import { counted, type Reason, reasonFor } from '../../../rulebook/index.js';
import { faultReasons, spoken } from '../../../scenario/index.js';
import { instructionOf } from '../reaction/instruction.js';
import { type WrgRules, wrgRules } from '../rules.js';
import {
  areMen,
  areOfChaos,
  clauseOfCreature,
  countsAsUnit,
  creatureKit,
  isLoneMan,
  isMythical,
  menOf,
  paysCommand,
  suffersAs,
} from '../sorcery/creatures.js';
import { afterMeal, flightFaults, frightensElephants, prey, takesNewOrders } from '../sorcery/dragons.js';
import { influenceOfLone } from '../sorcery/heroes.js';
import { creatureKinds } from '../sorcery/kinds.js';
import { creatureMissiles } from '../sorcery/missiles.js';
import {
  basiliskHolds,
  countAsHuns,
  demonsStay,
  elvenReaction,
  entReaction,
  entsAttack,
  lures,
  shieldsDespiteWeapon,
  turnsToStone,
} from '../sorcery/peoples.js';
import { comesToBlows, isUnarmed, martyrPoints, takesTests, walksOnWater } from '../sorcery/saints.js';
import type { Troops } from '../troops.js';
import * as situation from './creatures-schema.js';

/** What a creature counts as, takes part in and is spared, besides its price and its blows. */
function natureOf({ creature, type, traits }: situation.AskedNature, rules: WrgRules) {
  const own = type ?? creatureKinds[creature].types[0] ?? 'mi';
  const troops = { creature, type: own, ...(traits === undefined ? {} : { traits }) };
  const casualties = menOf(troops, rules.army.bases.scales['25mm'].casualties, rules);
  const clause = clauseOfCreature(creature);
  const title = spoken(creature);
  const says = (is: boolean, what: string): readonly Reason[] => (is ? [reasonFor(clause, title, what)] : []);
  const nature = {
    oneMan: isLoneMan(troops),
    unit: countsAsUnit(troops, rules),
    paysCommand: paysCommand(troops, rules),
    mythical: isMythical(troops, rules),
    man: areMen(troops, rules),
    chaos: areOfChaos(troops, rules),
    suffersAs: suffersAs(troops, rules),
    casualties,
    takesNewOrders: takesNewOrders(troops),
    takesTests: takesTests(troops),
    walksOnWater: walksOnWater(troops),
    unarmed: isUnarmed(troops),
    charges: comesToBlows(troops),
    shieldWithTwoHanded: shieldsDespiteWeapon(troops),
    countsAsHuns: countAsHuns(troops),
    influence: influenceOfLone(troops),
    martyr: martyrPoints(troops, rules),
  };
  return {
    ...nature,
    because: [
      reasonFor(clause, title, `removed by ${counted(casualties, 'casualty', 'casualties')}`),
      ...says(nature.oneMan, 'his figure is one man'),
      ...says(nature.mythical, 'an unnatural beast'),
      ...says(nature.chaos, 'makes a side that of chaos'),
      ...says(!nature.takesNewOrders, 'heeds no new order'),
      ...says(!nature.takesTests, 'takes no reaction tests'),
      ...says(!nature.charges, 'never charges'),
      ...says(nature.influence.own !== null, 'steadies those with it as a rash general'),
      ...says(nature.countsAsHuns, 'counts as hostile Huns'),
      ...says(nature.martyr > 0, `a martyr is worth ${counted(nature.martyr, 'point')}`),
    ],
  };
}

/** A creature with what its kind has, to be asked what it shoots with. */
function troopsOf({ creature, weapons = [] }: situation.AskedMissiles): Troops {
  const kind = creatureKinds[creature];
  const troops = {
    creature,
    type: kind.types[0] ?? 'mi',
    training: kind.training ?? 'barbarian',
    class: kind.class ?? 'C',
    weapons,
    shield: false,
  } as const;
  return { ...troops, ...creatureKit(troops) };
}

const kinds: readonly Resolver[] = [
  defineResolver(wrgRules, {
    name: 'wrg/creature-nature',
    about:
      'What a creature counts as: a unit, a man, a mythical beast, of chaos; what removes it, whether it tests, charges, heeds orders.',
    situation: situation.nature,
    known: natureOf,
  }),
  defineResolver(wrgRules, {
    name: 'wrg/creature-missiles',
    about:
      'What a creature shoots, breathes or tosses, how far, and as how many figures; null where as what it carries.',
    situation: situation.missiles,
    known: (asked, rules) => {
      const missiles = creatureMissiles(troopsOf(asked), rules);
      const clause = clauseOfCreature(asked.creature);
      const effect =
        missiles === null
          ? 'as what it carries'
          : `as ${missiles.each} with ${spoken(missiles.weapon)} up to ${counted(missiles.range, 'pace')}`;
      return { missiles, because: [reasonFor(clause, spoken(asked.creature), effect)] };
    },
  }),
];

const dragons: readonly Resolver[] = [
  defineResolver(wrgRules, {
    name: 'wrg/dragon-flight',
    about: 'What keeps a dragon from a flight.',
    situation: situation.flight,
    known: ({ fly }, rules) => {
      const faults = flightFaults(fly, rules);
      const clause = 'wrg/sorcery/dragon-move-fight';
      const why = counted(fly.distance, 'pace');
      return { faults, because: faultReasons(faults, { clause, why, may: 'it may fly', not: 'no flight' }) };
    },
  }),
  defineResolver(wrgRules, {
    name: 'wrg/dragon-prey',
    about: 'Which elephants a dragon kills, by their places in the list, and what it does in the periods after.',
    situation: situation.prey,
    known: ({ elephants, after }, rules) => {
      const { because, ...killed } = prey(elephants, rules);
      if (killed.killed.length === 0) {
        const none = reasonFor('wrg/sorcery/dragon-lure', 'no elephants so near', 'it kills none');
        return { ...killed, because: [none] };
      }
      if (after === undefined) return { ...killed, because };
      const does = afterMeal(after, rules);
      const since = reasonFor('wrg/sorcery/dragon-lure', `${counted(after, 'period')} after the kill`, does);
      return { ...killed, does, because: [...because, since] };
    },
  }),
  defineResolver(wrgRules, {
    name: 'wrg/dragon-fright',
    about: 'Whether elephants are disorganised by a dragon.',
    situation: situation.frightened,
    known: (near, rules) => {
      const reason = frightensElephants(near, rules);
      const calm = reasonFor('wrg/sorcery/dragon-elephants', `${counted(near.distance, 'pace')} off`, 'not frightened');
      return { disorganised: reason !== undefined, because: [reason ?? calm] };
    },
  }),
];

const peoples: readonly Resolver[] = [
  defineResolver(wrgRules, {
    name: 'wrg/elves-choose',
    about: 'What elves add to their own reaction, or take from it, as they choose.',
    situation: situation.willed,
    known: ({ sign }, rules) => {
      const others = elvenReaction({ creature: 'elf' }, sign, rules);
      const points = others.reduce((sum, each) => sum + each.points, 0);
      const effect = points === 0 ? 'nothing' : points > 0 ? `+${points}` : `−${-points}`;
      return { points, because: [reasonFor('wrg/sorcery/elves', 'as they choose', effect)] };
    },
  }),
  defineResolver(wrgRules, {
    name: 'wrg/lured',
    about: 'Whether enemies lure a creature out of control to charge them.',
    situation: situation.luring,
    known: ({ creature, enemy, inReach }) => {
      const lured = lures({ creature }, { creature: enemy }, inReach);
      const clause = creature === 'dwarf' ? 'wrg/sorcery/dwarves' : 'wrg/sorcery/dragon-lure';
      const why = `${spoken(creature)} before ${spoken(enemy)}, ${inReach ? 'in' : 'out of'} reach`;
      return { lured, because: [reasonFor(clause, why, lured ? 'out of control, to charge them' : 'not lured')] };
    },
  }),
  defineResolver(wrgRules, {
    name: 'wrg/troll-stone',
    about: 'Whether what a reaction test tells trolls turns them to stone.',
    situation: situation.trolls,
    known: ({ result, ...at }, rules) => {
      const instruction = instructionOf(result, at, rules);
      const stone = turnsToStone({ creature: 'troll' }, instruction, rules);
      const { kind, periods } = instruction;
      const why = `${spoken(kind)}${periods === null ? '' : ` for ${counted(periods, 'period')}`}`;
      return { stone, because: [reasonFor('wrg/sorcery/trolls', why, stone ? 'stone for good' : 'they live')] };
    },
  }),
  defineResolver(wrgRules, {
    name: 'wrg/ents',
    about:
      'What ents add to their reaction for who has come near their wood, and whether they attack after their test.',
    situation: situation.ents,
    known: ({ result, ...near }, rules) => {
      const others = entReaction(near, rules);
      const because: Reason[] = others.map(({ clause, because: why, points }) => reasonFor(clause, why, `+${points}`));
      const attack = result === undefined ? {} : { attack: entsAttack(result, rules) };
      if (result !== undefined) {
        const effect = attack.attack === true ? 'they attack' : 'they stay in their wood';
        because.push(reasonFor('wrg/sorcery/ents', spoken(result), effect));
      }
      if (because.length === 0) because.push(reasonFor('wrg/sorcery/ents', 'nobody near whom they hate', 'neutral'));
      return { points: others.reduce((sum, each) => sum + each.points, 0), ...attack, because };
    },
  }),
  defineResolver(wrgRules, {
    name: 'wrg/demons',
    about: 'Whether demons stay in this world.',
    situation: situation.demons,
    known: ({ magician }, rules) => {
      const stay = demonsStay(magician, rules);
      const why = magician === undefined ? 'no magician works' : `a magician ${counted(magician, 'pace')} off`;
      return { stay, because: [reasonFor('wrg/sorcery/demons', why, stay ? 'they stay' : 'they leave for good')] };
    },
  }),
  defineResolver(wrgRules, {
    name: 'wrg/basilisk',
    about:
      'How many figures of an enemy basilisks keep turned to stone, and how far they look; null for as far as they see.',
    situation: situation.basilisks,
    known: ({ figures }, rules) => {
      const holds = basiliskHolds(figures, rules);
      const effect = `${counted(holds.figures, 'figure')} turned to stone`;
      return { ...holds, because: [reasonFor('wrg/sorcery/basilisk', counted(figures, 'basilisk'), effect)] };
    },
  }),
];

/** What can be asked about creatures of sword and sorcery: what they count as, dragons, and the other peoples. */
export const creatureResolvers: readonly Resolver[] = [...kinds, ...dragons, ...peoples];
