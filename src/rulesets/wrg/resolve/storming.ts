import { defineResolver, type Resolver } from '../../../book/index.js';
import { counted, type Reason, reasonFor } from '../../../rulebook/index.js';
import { faultReasons } from '../../../scenario/index.js';
import { layCaltrops } from '../caltrops/caltrops.js';
import { fireFaults, fireLeap, fireRange, grassBurns } from '../fire/fire.js';
import { groundCost } from '../moving/terrain.js';
import { type WrgRules, wrgRules } from '../rules.js';
import { aboard, landing, shipCrew } from '../ships/ships.js';
import { maximumRange } from '../shooting/weapons.js';
import { ladderErecting, ladderReaches } from '../siege/carriage.js';
import { behindMerlons, defendersOutOfControl, escalade, lobbedCasualties } from '../siege/fortification.js';
import { mineDeclared } from '../siege/mining.js';
import { ditchLeft } from '../siege/work.js';
import { enemiesOfWorkers, mayWork, workersOutOfControl, workersShielded } from '../siege/working-party.js';
import * as situation from './storming-schema.js';

const words = (fate: string): string => fate.replaceAll('-', ' ');

/** Whether ladders reach, when they stand, how fast men climb and how those fight who have come up. */
function upTheLadders({ wall, climbers, ...fight }: situation.Ladders, rules: WrgRules) {
  const reaches = ladderReaches(wall);
  const erecting = ladderErecting(rules);
  const { perLadder } = rules.optional.siege.ladders;
  const { because: how, ...result } = escalade(fight);
  const because: Reason[] = [
    reasonFor(
      'wrg/siege/material/ladder',
      `a ladder at a ${words(wall)}`,
      reaches ? 'reaches the top' : 'is too short',
    ),
  ];
  const climbing = climbers === undefined ? null : groundCost(climbers, { kind: 'stairs-or-ladders' }, {}, rules);
  if (reaches) {
    because.push(
      reasonFor(
        'wrg/siege/material/ladder-erect',
        'a ladder brought to the wall',
        `${counted(erecting, 'period')} to raise it`,
      ),
      reasonFor(
        'wrg/siege/fort/escalade',
        'on each ladder',
        perLadder === null ? 'all who stand before it' : `${counted(perLadder, 'figure')} abreast`,
      ),
      ...(climbing === null ? [] : climbing.because),
      ...how,
    );
  }
  return {
    reaches,
    erecting,
    perLadder,
    ...(climbing === null ? {} : { climbs: climbing.factor }),
    ...result,
    because,
  };
}

const walls: readonly Resolver[] = [
  defineResolver(wrgRules, {
    name: 'wrg/escalade',
    about:
      'Whether ladders reach a wall, how long they take to raise, how many fight from each and how, and when they are cast down.',
    situation: situation.ladders,
    known: upTheLadders,
  }),
  defineResolver(wrgRules, {
    name: 'wrg/merlons',
    about: 'How troops behind merlons or loopholes are hit: whether at all, and what their cover counts.',
    situation: situation.merlons,
    known: (behind, rules) => behindMerlons(behind, rules),
  }),
  defineResolver(wrgRules, {
    name: 'wrg/stones-over-walls',
    about: 'The casualties of each unit by stones thrown over a wall, from inside or blind from outside.',
    situation: situation.lobbed,
    known: (lobbed, rules) => {
      const men = lobbedCasualties(lobbed, rules);
      const { from, casualties, units } = lobbed;
      const clause = from === 'inside' ? 'wrg/siege/fort/lob-inside' : 'wrg/siege/fort/lob-outside';
      const thrown = `${counted(casualties, 'casualty', 'casualties')} by stones from ${from}`;
      const effect =
        from === 'inside' ? 'all on the target' : `${men} to each of ${counted(units, 'unit')} of the garrison`;
      return { men, because: [reasonFor(clause, thrown, effect)] };
    },
  }),
  defineResolver(wrgRules, {
    name: 'wrg/garrison-out-of-control',
    about: 'Where defenders go who are out of control: to a breach, to an escalade, or out.',
    situation: situation.threatened,
    known: threats => {
      const goes = defendersOutOfControl(threats);
      const { breach, escalade: ladders } = threats;
      const near = [
        ...(breach === undefined ? [] : [`a breach ${counted(breach, 'pace')} off`]),
        ...(ladders === undefined ? [] : [`ladders ${counted(ladders, 'pace')} off`]),
      ];
      const why = near.length === 0 ? 'neither breach nor ladders' : near.join(', ');
      return { goes, because: [reasonFor('wrg/siege/fort/uncontrolled', why, words(goes))] };
    },
  }),
];

/** What a working party may be, counts and does. */
function party({ troops, workers, pavises, bearing, enemies, carries, sortie }: situation.Party, rules: WrgRules) {
  const mayDo = mayWork(troops, rules);
  const because: Reason[] = [
    reasonFor(
      'wrg/siege/working/who',
      `${troops.training} ${troops.type}, class ${troops.class}`,
      mayDo ? 'may work' : 'may not work',
    ),
  ];
  const under = {
    workers,
    ...(pavises === undefined ? {} : { pavises }),
    ...(bearing === undefined ? {} : { bearing }),
  };
  const { because: shields, ...shielded } = workersShielded(under, rules);
  because.push(...shields);
  const counts = enemies === undefined ? {} : { enemyUnits: enemiesOfWorkers(enemies, rules) };
  if (enemies !== undefined) {
    const { inFort, outside } = enemies;
    const units = `${counted(inFort, 'unit')} in the fort, ${outside} outside`;
    because.push(reasonFor('wrg/siege/working/unit', units, `count as ${counts.enemyUnits}`));
  }
  const does = workersOutOfControl({
    ...(carries === undefined ? {} : { carries }),
    ...(sortie === undefined ? {} : { sortie }),
  });
  because.push(reasonFor('wrg/siege/working/uncontrolled', 'once out of control', words(does)));
  return { mayWork: mayDo, ...shielded, ...counts, outOfControl: does, because };
}

const works: readonly Resolver[] = [
  defineResolver(wrgRules, {
    name: 'wrg/working-party',
    about:
      'Whether figures may work, who of them has a shield, what enemies they count, and what they do out of control.',
    situation: situation.party,
    known: party,
  }),
  defineResolver(wrgRules, {
    name: 'wrg/mine-declared',
    about: 'Whether the enemy has to be told that a tunnel has been begun.',
    situation: situation.begun,
    known: begun => {
      const declared = mineDeclared(begun);
      const clause = begun.side === 'defender' ? 'wrg/siege/mining/countermine' : 'wrg/siege/mining/declare';
      const where = begun.insideFort === true ? 'begun within the fortifications' : 'begun outside';
      const seen = begun.inView ? 'in view' : 'out of view';
      return { declared, because: [reasonFor(clause, `${where}, ${seen}`, declared ? 'declared' : 'kept secret')] };
    },
  }),
  defineResolver(wrgRules, {
    name: 'wrg/ditch',
    about: 'How wide a ditch still is, in millimetres, when fascines have been thrown into it.',
    situation: situation.ditch,
    known: ({ width, fascines }, rules) => {
      const left = ditchLeft(width, fascines, rules);
      const thrown = `${width} mm, ${counted(fascines, 'fascine')}`;
      return { left, because: [reasonFor('wrg/siege/build/fascine', thrown, `${left} mm left`)] };
    },
  }),
  defineResolver(wrgRules, {
    name: 'wrg/lay-caltrops',
    about: 'How many paces of caltrops a unit lays, and how long that takes it.',
    situation: situation.laying,
    known: (layers, rules) => {
      const laid = layCaltrops(layers, rules);
      const effect = `${counted(laid.frontage, 'pace')} in ${counted(laid.periods, 'period')}`;
      return { ...laid, because: [reasonFor('wrg/caltrops/supply', counted(layers.figures, 'figure'), effect)] };
    },
  }),
];

const fires: readonly Resolver[] = [
  defineResolver(wrgRules, {
    name: 'wrg/fire-leap',
    about: 'How far fire leaps down the wind, whether it reaches something, and whether grass burns.',
    situation: situation.leaping,
    known: ({ wind, distance, dry = false }, rules) => {
      const paces = fireLeap(wind, rules);
      const grass = grassBurns({ dry, wind });
      const because = [
        reasonFor(
          'wrg/fire/leap',
          wind === 'calm' ? 'no wind' : `a ${wind} wind`,
          `${counted(paces, 'pace')} down the wind`,
        ),
        reasonFor(
          'wrg/fire/grass',
          dry ? 'after a drought' : 'no drought',
          grass ? 'grass burns' : 'grass does not burn',
        ),
      ];
      const reached = distance === undefined ? {} : { catches: paces > 0 && distance <= paces };
      return { paces, ...reached, grass, because };
    },
  }),
  defineResolver(wrgRules, {
    name: 'wrg/use-fire',
    about: 'What keeps troops from using fire missiles or setting something alight, and how far such missiles fly.',
    situation: situation.incendiaries,
    known: ({ missiles, ...throwers }, rules) => {
      const faults = fireFaults(throwers, rules);
      const because: Reason[] = [
        ...faultReasons(faults, {
          clause: 'wrg/fire/orders',
          why: 'ordered, supplied and lit',
          may: 'they may use fire',
          not: 'no fire',
        }),
      ];
      if (missiles === undefined) return { faults, because };
      const { weapon, ...shooters } = missiles;
      const usual = maximumRange(shooters, weapon, {}, rules);
      const range = fireRange(usual, weapon, rules);
      because.push(
        reasonFor('wrg/fire/range', `${words(weapon)}, ${counted(usual, 'pace')} as a rule`, counted(range, 'pace')),
      );
      return { faults, range, because };
    },
  }),
];

const ships: readonly Resolver[] = [
  defineResolver(wrgRules, {
    name: 'wrg/ship-crew',
    about: 'The usual crew of a raider, a galley or a transport.',
    situation: situation.crewed,
    known: ({ vessel }, rules) => {
      const { points, ...men } = shipCrew(vessel, rules);
      const { fighters, javelinmen, heavier } = men;
      const effect =
        points !== null
          ? `troops of ${points} extra points for the sea`
          : vessel.ship === 'galley'
            ? `${javelinmen} with javelins, ${heavier} heavier`
            : counted(fighters, 'fighting man', 'fighting men');
      return { ...men, points, because: [reasonFor('wrg/ship/crews', `a ${vessel.ship}`, effect)] };
    },
  }),
  defineResolver(wrgRules, {
    name: 'wrg/aboard',
    about: 'What a ship’s company counts as aboard, and what wading ashore and climbing aboard take.',
    situation: situation.company,
    known: ({ class: of }, rules) => ({
      ...aboard(of),
      landing: landing(rules),
      because: [
        reasonFor('wrg/ship/aboard', 'a ship’s company', `one unit of class ${of}, in cover`),
        reasonFor('wrg/ship/wading', 'going ashore', 'as through a deep ford'),
        reasonFor('wrg/ship/landed', 'on land', 'their ships are friendly cover'),
      ],
    }),
  }),
];

/** What can be asked about storms of walls, working parties, spreading fire and ships. */
export const stormingResolvers: readonly Resolver[] = [...walls, ...works, ...fires, ...ships];
