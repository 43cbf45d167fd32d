import { defineResolver, type Resolver } from '../../../book/index.js';
import { counted, type Reason, reasonFor } from '../../../rulebook/index.js';
import { faultReasons, spoken } from '../../../scenario/index.js';
import {
  baseFaults,
  baseOf,
  battleLength,
  columnWheelsFreely,
  figuresCounted,
  pacesOf,
  ranksCounted,
} from '../army/bases.js';
import { bodyguardFaults, canSupersede, subordinatesAllowed } from '../army/generals.js';
import { unitFaults, unitSize } from '../army/organisation.js';
import { isAstray } from '../army/sub-units.js';
import { armsOf, weaponFaults, weaponsCarried } from '../army/weapons.js';
import { weaponText } from '../casualties/target.js';
import { testsWithMainBody } from '../reaction/triggers.js';
import { commandFigures, type SizeRules } from '../rules/army/organisation.js';
import { type WrgRules, wrgRules } from '../rules.js';
import * as situation from './organisation-schema.js';

/** What figures stand for at a scale, and what the scale makes of what is asked. */
function atScale({ scale = '25mm', inches, figures, pikes = false, column }: situation.AskedScale, rules: WrgRules) {
  const { scales, formation, formation15mm } = rules.army.bases;
  const { men, beasts } = scales[scale];
  const stand = scale === '25mm' ? formation : scale === '15mm-millimetre' ? formation15mm : null;
  const ranks = ranksCounted(pikes, scale, rules) ?? null;
  const because: Reason[] = [
    reasonFor('wrg/scale/figure-men', `a figure, ${scale}`, counted(men, 'man', 'men')),
    reasonFor('wrg/scale/model-represents-eight', `a model, ${scale}`, `${beasts} of them`),
  ];
  if (stand !== null) {
    const clause = scale === '25mm' ? 'wrg/scale/figure-formation' : 'wrg/15mm/mm-scale';
    because.push(reasonFor(clause, `the men of a figure, ${scale}`, `${stand.files} abreast, ${stand.ranks} deep`));
  }
  const paces = inches === undefined ? {} : { paces: pacesOf(inches, rules) };
  if (inches !== undefined) {
    because.push(
      reasonFor('wrg/scale/distances-in-paces', counted(inches, 'inch', 'inches'), counted(paces.paces ?? 0, 'pace')),
    );
  }
  const counting = figures === undefined ? {} : { counting: figuresCounted(figures, scale, rules) };
  if (figures !== undefined) {
    const effect = `${counting.counting} count`;
    because.push(reasonFor('wrg/15mm/inch-scale', `${counted(figures, 'figure')} that would shoot or fight`, effect));
  }
  if (ranks !== null) {
    const effect = `${ranks.fighting} fight, ${ranks.shooting} shoot`;
    because.push(reasonFor('wrg/15mm/mm-ranks', `ranks of foot ${pikes ? 'with' : 'without'} pikes`, effect));
  }
  const wheels = column === undefined ? {} : { wheelsFreely: columnWheelsFreely(column, scale, rules) ?? null };
  if (typeof wheels.wheelsFreely === 'boolean') {
    const effect = wheels.wheelsFreely ? 'wheels without a penalty' : 'wheels as any line';
    because.push(reasonFor('wrg/15mm/mm-column', `a column ${column} mm wide`, effect));
  }
  return { men, beasts, formation: stand, ranks, ...paces, ...counting, ...wheels, because };
}

const figures: readonly Resolver[] = [
  defineResolver(wrgRules, {
    name: 'wrg/base',
    about: 'How wide and deep the base of a figure or model is, in millimetres, and whether one that is made will do.',
    situation: situation.based,
    known: ({ troops, scale = '25mm', frontage }, rules) => {
      const base = baseOf(troops, scale, rules);
      const depth = base.depth === null ? 'as deep as it requires' : `${base.depth} mm deep`;
      const size = reasonFor(
        scale === '25mm' ? 'wrg/basing/sizes' : 'wrg/15mm/bases',
        `${troops.type.toUpperCase()}, ${scale}`,
        `${base.frontage} mm wide, ${depth}`,
      );
      if (frontage === undefined) return { ...base, because: [size] };
      const faults = baseFaults(troops, frontage, { scale }, rules);
      const clause = 'wrg/basing/frontage-mandatory';
      const made = { clause, why: `made ${frontage} mm wide`, may: 'it will do', not: 'make another' } as const;
      return { ...base, faults, because: [size, ...faultReasons(faults, made)] };
    },
  }),
  defineResolver(wrgRules, {
    name: 'wrg/figure-scale',
    about:
      'What a figure and a model stand for at a scale; a length in paces, figures that count, ranks, columns that wheel.',
    situation: situation.scaled,
    known: atScale,
  }),
  defineResolver(wrgRules, {
    name: 'wrg/battle-length',
    about: 'How many minutes of action so many periods are, and how many hours of a campaign.',
    situation: situation.lasted,
    known: ({ periods }, rules) => {
      const length = battleLength(periods, rules);
      const played = counted(periods, 'period');
      return {
        ...length,
        because: [
          reasonFor('wrg/scale/period-length', played, `${counted(length.minutes, 'minute')} of action`),
          reasonFor('wrg/scale/campaign-period', played, `${counted(length.campaignHours, 'hour')} of a campaign`),
        ],
      };
    },
  }),
];

/** Which command figures must be there, may or must not. */
function commandOf({ command }: SizeRules): string {
  const those = (how: 'must' | 'must-not') => commandFigures.filter(each => command[each] === how).map(spoken);
  const parts = [
    those('must').length > 0 ? `with ${those('must').join(', ')}` : '',
    those('must-not').length > 0 ? `without ${those('must-not').join(', ')}` : '',
  ];
  return parts.filter(part => part !== '').join(', ') || 'no command figure needed';
}

/** Weapons in words. */
const carrying = (weapons: readonly string[]): string =>
  weapons.length === 0 ? 'a sword alone' : weapons.map(weaponText).join(' and ');

const bodies: readonly Resolver[] = [
  defineResolver(wrgRules, {
    name: 'wrg/weapons',
    about:
      'What weapons a figure or each of a crew has, those unseen of who shows a sword alone too, and what is wrong with them.',
    situation: situation.armed,
    known: ({ troops, agreed = false }, rules) => {
      const carried = weaponsCarried(troops, rules);
      const arms = armsOf(troops, rules);
      const faults = weaponFaults(troops, { agreed }, rules);
      const crew = arms.length === 0 ? 'nobody fights' : arms.map(carrying).join('; ');
      const shows =
        troops.crew === undefined
          ? reasonFor('wrg/troops/armed-as-depicted', `shows ${carrying(troops.weapons)}`, carrying(carried))
          : reasonFor('wrg/troops/armed-as-depicted', 'each of the crew', crew);
      const clause = 'wrg/weapons/combinations';
      const well = { clause, why: 'together', may: 'they may have them', not: 'not together' } as const;
      return { carried, arms, faults, because: [shows, ...faultReasons(faults, well)] };
    },
  }),
  defineResolver(wrgRules, {
    name: 'wrg/unit-size',
    about: 'How many figures or models a unit may have, whole or divided into sub-units, and its command figures.',
    situation: situation.sized,
    known: ({ troops, divided = false }, rules) => {
      const size = unitSize(troops, divided, rules);
      const clause = divided ? 'wrg/organisation/unit-with-sub-units-command' : 'wrg/organisation/unit-minimum';
      const of = `a unit of ${troops.type.toUpperCase()}${divided ? ' with sub-units' : ''}`;
      return { ...size, because: [reasonFor(clause, of, `${size.least} to ${size.most}, ${commandOf(size)}`)] };
    },
  }),
  defineResolver(wrgRules, {
    name: 'wrg/unit-faults',
    about: 'Everything that is wrong with how a unit and its sub-units are made up.',
    situation: situation.organised,
    known: ({ unit, nation }, rules) => {
      const faults = unitFaults(unit, { nation }, rules);
      const clause = 'wrg/organisation/unit-minimum';
      const well = { clause, why: 'sizes, command figures, kinds', may: 'a unit', not: 'not as it is' } as const;
      return { faults, because: faultReasons(faults, well) };
    },
  }),
  defineResolver(wrgRules, {
    name: 'wrg/sub-unit-astray',
    about: 'Whether a sub-unit has strayed from its unit, and whether it is tested with it.',
    situation: situation.parted,
    known: place => {
      const astray = isAstray(place);
      const tested = testsWithMainBody(place);
      const { distance, normalMove, inSight } = place;
      const why = `${counted(distance, 'pace')} off with a move of ${normalMove}, ${inSight ? 'in' : 'out of'} sight`;
      return {
        astray,
        testsWithMainBody: tested,
        because: [
          reasonFor('wrg/organisation/sub-unit-distance', why, astray ? 'must come back' : 'near enough'),
          reasonFor('wrg/reaction/test-scope-2', why, tested ? 'tested with its main body' : 'tested by itself'),
        ],
      };
    },
  }),
];

const generals: readonly Resolver[] = [
  defineResolver(wrgRules, {
    name: 'wrg/subordinates',
    about: 'How many subordinate generals an army of so many points may have.',
    situation: situation.strength,
    known: (army, rules) => {
      const allowed = subordinatesAllowed(army, rules);
      const why = counted(army.strength, 'point');
      const effect = allowed === 0 ? 'no subordinate general' : `${allowed} or fewer`;
      return { allowed, because: [reasonFor('wrg/general/subordinates-allowed', why, effect)] };
    },
  }),
  defineResolver(wrgRules, {
    name: 'wrg/bodyguard',
    about: 'What is wrong with the bodyguard of a general, and whether he may take over the command of a unit with it.',
    situation: situation.guarded,
    known: ({ general, nation }, rules) => {
      const faults = bodyguardFaults(general, { nation }, rules);
      const maySupersede = canSupersede(general, rules);
      const { bodyguard = 1 } = general;
      const why = `a bodyguard of ${bodyguard}, himself among them`;
      const guards = { clause: 'wrg/general/bodyguard', why, may: 'he may have it', not: 'not as it is' } as const;
      const effect = maySupersede ? 'may take over any unit of his' : 'too many to take over a unit';
      return {
        faults,
        maySupersede,
        because: [...faultReasons(faults, guards), reasonFor('wrg/general/supersede-command', why, effect)],
      };
    },
  }),
];

/** What can be asked about bases, scales, units, sub-units and generals. */
export const organisationResolvers: readonly Resolver[] = [...figures, ...bodies, ...generals];
