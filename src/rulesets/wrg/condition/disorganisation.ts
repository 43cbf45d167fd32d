import { counted, type Reason, reasonFor } from '../../../rulebook/index.js';
import { countingFigures } from '../casualties/casualties.js';
import { isOneOf, type Manner, type Mover, type MovingRules, movesAs, typeMoving } from '../moving/mover.js';
import type { CauseRow } from '../rules/movement/condition.js';
import { type WrgRules, wrgRules } from '../rules.js';
import { frightens } from './fear.js';

/** What troops were at when a charge met them. */
export const unreadyActions = [
  'changing-formation',
  'mounting',
  'dismounting',
  'embarking',
  'disembarking',
  'changing-direction',
] as const;
export type UnreadyAction = (typeof unreadyActions)[number];

/** A charge that meets troops. */
export interface ChargeMet {
  /** Who charges, as it is told. */
  readonly by?: string;
  readonly charger: Mover;
  readonly chargerManner?: Manner;
  /** Paces that the chargers have come. */
  readonly chargerMoved: number;
  /** What the troops had not completed. */
  readonly unready?: UnreadyAction;
  /** Degrees between their front and the way to face the charge squarely. */
  readonly facingOff: number;
  /** They were moving at that moment. */
  readonly moving?: boolean;
  /** Paces that they have moved this period. */
  readonly moved?: number;
}

/** All that may disorganise a body of troops. What is left out has not happened. */
export interface Circumstances {
  readonly mover: Mover;
  readonly manner?: Manner;
  /** It has routed and not rallied, rallies back, reorganises, or was caught asleep. */
  readonly state?: 'routed' | 'rallying-back' | 'reorganising' | 'asleep';
  /** Fresh enemies engage it hand to hand while it pursues; whether it pursues light infantry that it broke at the first onset. */
  readonly metInPursuit?: { readonly brokeLightInfantryAtOnce?: boolean };
  readonly chargedBy?: ChargeMet;
  /** Paces of the widest gap that splits its formation. */
  readonly gap?: number;
  /** Missile casualties of this period, in men, and the figures that took them. */
  readonly missiles?: { readonly casualties: number; readonly figures: number };
  /** Difficult ground has obstructed its movement this period. */
  readonly obstructed?: boolean;
  /** Paces to the nearest elephants and camels of either side; and which of them its own army has. */
  readonly beasts?: {
    readonly elephants?: number;
    readonly camels?: number;
    readonly own?: readonly ('elephants' | 'camels')[];
  };
  /** Periods on end that it has been out of control, this one counted; and whether it left its direction. */
  readonly outOfControl?: { readonly periods: number; readonly turned?: boolean };
  /** It met elephants or chariots hand to hand in the period before. */
  readonly metModels?: boolean;
  /** Friends passed through it, or it through them, without right. */
  readonly interpenetrated?: boolean;
  /** It is pushed back, by mounted troops or others, and whether something behind it does not give way. */
  readonly pushedBack?: { readonly byMounted?: boolean; readonly noRoom?: boolean };
  /** Of elephants: crew who fought from one of them with long spear or pike in the period before. */
  readonly pikeCrew?: number;
}

/** A cause that works. */
export interface Cause {
  /** Its row in the chart, or the cause that the sheet alone has. */
  readonly id: CauseRow | 'sheet-pushed-back-by-mounted';
  readonly because: Reason;
}

/**
 * Every cause that disorganises troops, in the order of the book; none: they are in order. Which causes there are is a matter of the
 * edition and of rulings: the ink has struck out two and changed two.
 *
 * Source: Disorganisation and Distraction.
 *
 * @clause wrg/disorganisation/routing-reorganising
 * @clause wrg/disorganisation/light-infantry-broken-exception
 * @clause wrg/disorganisation/contacted-unready
 * @clause wrg/disorganisation/gap
 * @clause wrg/disorganisation/missile-casualties-deleted
 * @clause wrg/disorganisation/difficult-terrain
 * @clause wrg/disorganisation/infantry-moving-contacted
 * @clause wrg/disorganisation/horse-elephants-camels
 * @clause wrg/disorganisation/out-of-control
 * @clause wrg/disorganisation/after-elephants-chariots
 * @clause wrg/disorganisation/interpenetrated
 * @clause wrg/disorganisation/elephant-crew-deleted
 * @clause wrg/sheet/disorg-pushed-by-mounted
 * @clause wrg/sheet/disorg-charged-moving
 * @clause wrg/sheet/disorg-camels
 * @clause wrg/sheet/disorganisation-differences
 */
export function disorganisedBy(circumstances: Circumstances, rules: MovingRules = wrgRules()): readonly Cause[] {
  const { condition } = rules.movement;
  const found: Cause[] = [];
  const cause = (id: CauseRow, clause: string, says: string | undefined): void => {
    if (says === undefined || condition.causes[id] === 'deleted') return;
    found.push({ id, because: reasonFor(`wrg/disorganisation/${clause}`, says, 'disorganised') });
  };
  cause('1-routed-rallying-reorganising-or-asleep', 'routing-reorganising', outOfHand(circumstances, rules));
  cause('2-contacted-unready-or-not-facing', 'contacted-unready', caughtUnready(circumstances, rules));
  const { gap = 0, missiles, metModels, interpenetrated, pushedBack } = circumstances;
  cause('3-split-by-gap', 'gap', gap >= condition.gap ? `a gap of ${counted(gap, 'pace')}` : undefined);
  const heavy =
    missiles !== undefined && missiles.casualties >= missiles.figures * condition.missileCasualtiesPerFigure;
  cause(
    '4-missile-casualty-per-figure',
    'missile-casualties-deleted',
    heavy ? `${counted(missiles.casualties, 'man', 'men')} lost to missiles` : undefined,
  );
  cause('5-obstructed-by-difficult-terrain', 'difficult-terrain', obstructed(circumstances, rules));
  cause(
    '6-infantry-moving-when-mounted-charge-contacts',
    'infantry-moving-contacted',
    chargedOnTheMove(circumstances, rules),
  );
  for (const { row, says } of frightens(circumstances, rules)) cause(row, 'horse-elephants-camels', says);
  cause('8-out-of-control-second-period-or-turning', 'out-of-control', outOfControl(circumstances, rules));
  cause(
    '9-after-meeting-elephants-or-chariots',
    'after-elephants-chariots',
    metModels === true ? 'met elephants or chariots last period' : undefined,
  );
  const crowded = pushedBack?.noRoom === true ? 'pushed back against what does not give way' : undefined;
  const passed = interpenetrated === true ? 'friends and they passed through each other' : crowded;
  cause('10-interpenetrated-or-pushed-against-obstacle', 'interpenetrated', passed);
  const crew = circumstances.pikeCrew ?? 0;
  cause(
    '11-elephant-pike-crew',
    'elephant-crew-deleted',
    crew > condition.pikeCrew ? `${crew} of an elephant’s crew fought with spear or pike` : undefined,
  );
  return [...found, ...pushedByMounted(circumstances, rules)];
}

function outOfHand({ mover, manner, state, metInPursuit }: Circumstances, rules: MovingRules): string | undefined {
  if (state !== undefined) return state.replaceAll('-', ' ');
  if (metInPursuit === undefined) return undefined;
  const spared =
    rules.movement.condition.causes['1-exception-li-broken'] !== 'deleted' &&
    metInPursuit.brokeLightInfantryAtOnce === true &&
    isMountedOrHeavier(mover, manner, rules);
  return spared ? undefined : 'met by fresh enemies in pursuit';
}

function isMountedOrHeavier(mover: Mover, manner: Manner = {}, rules: MovingRules): boolean {
  return movesAs(mover, manner, rules) !== 'infantry' || typeMoving(mover, manner, rules) !== 'li';
}

function caughtUnready({ chargedBy }: Circumstances, rules: MovingRules): string | undefined {
  const { facing, caughtTurning } = rules.movement.condition;
  if (chargedBy === undefined) return undefined;
  const { by, unready, facingOff } = chargedBy;
  const met = `met by ${by === undefined ? 'a charge' : `the charge of ${by}`}`;
  if (unready !== undefined && (unready !== 'changing-direction' || caughtTurning)) {
    return `${met} while ${unready.replaceAll('-', ' ')}`;
  }
  return facingOff > facing ? `${met} ${counted(facingOff, 'degree')} off their front` : undefined;
}

function obstructed({ mover, manner = {}, obstructed: hindered }: Circumstances, rules: MovingRules) {
  if (hindered !== true) return undefined;
  const { terrainSpares } = rules.movement.condition;
  const onFoot = movesAs(mover, manner, rules) === 'infantry';
  const spared = onFoot && terrainSpares.some(type => type === typeMoving(mover, manner, rules));
  return spared ? undefined : 'moved over difficult ground';
}

function chargedOnTheMove({ mover, manner = {}, chargedBy }: Circumstances, rules: MovingRules): string | undefined {
  if (chargedBy === undefined || movesAs(mover, manner, rules) !== 'infantry') return undefined;
  const { charger, chargerManner = {}, chargerMoved, moving = false, moved = 0 } = chargedBy;
  const by = movesAs(charger, chargerManner, rules);
  if (!moving || by === 'infantry' || by === 'engine' || by === 'wagon') return undefined;
  const { spared, chargerMoved: least, band } = rules.movement.condition.movingInfantry;
  const type = typeMoving(mover, manner, rules);
  const caught = !isOneOf(type, spared, rules) && chargerMoved >= least;
  const half = band !== null && isOneOf(type, band.of, rules) && moved >= band.from && moved <= band.to;
  return caught || half ? 'on the move when a mounted charge met it' : undefined;
}

function outOfControl({ outOfControl: advance }: Circumstances, rules: MovingRules): string | undefined {
  if (advance === undefined) return undefined;
  if (advance.turned === true) return 'changed direction out of control';
  const { outOfControlPeriod } = rules.movement.condition;
  return advance.periods >= outOfControlPeriod ? `out of control for ${counted(advance.periods, 'period')}` : undefined;
}

/** What the sheet has in the place of missile casualties. */
function pushedByMounted({ mover, manner = {}, pushedBack }: Circumstances, rules: MovingRules): readonly Cause[] {
  const applies =
    rules.movement.condition.pushedBackByMounted &&
    pushedBack?.byMounted === true &&
    movesAs(mover, manner, rules) === 'infantry';
  if (!applies) return [];
  const says = 'infantry pushed back by mounted troops';
  return [
    {
      id: 'sheet-pushed-back-by-mounted',
      because: reasonFor('wrg/sheet/disorg-pushed-by-mounted', says, 'disorganised'),
    },
  ];
}

/**
 * Whether troops are disorganised at the end of a period: as long as a cause works, and, once they are, while they are being pushed
 * back.
 *
 * Source: Disorganisation and Distraction.
 *
 * @clause wrg/disorganisation/recovery
 */
export function staysDisorganised(each: {
  readonly was: boolean;
  /** Causes that work now, from `disorganisedBy`. */
  readonly causes: number;
  readonly beingPushedBack?: boolean;
}): boolean {
  return each.causes > 0 || (each.was && each.beingPushedBack === true);
}

/** What disorder does to troops, once, however many causes it has. */
export interface DisorderEffects {
  /** Figures that count when they shoot or fight: of the rank nearest to the enemy, and of no other. */
  readonly figures: number;
  /** How many times as long changes of formation and direction take. */
  readonly delay: number;
  readonly because: readonly Reason[];
}

/**
 * What disorder does to troops: half the figures of the rank nearest to the enemy count, an odd one not
 * (`wrg/ruling/half-figures`), and manoeuvres take twice as long.
 *
 * Source: Disorganisation and Distraction.
 *
 * @clause wrg/disorganisation/half-figures
 * @clause wrg/disorganisation/manoeuvre
 * @clause wrg/disorganisation/not-cumulative
 */
export function disorderEffects(
  nearestRank: number,
  rules: Pick<WrgRules, 'movement' | 'fighting'> = wrgRules(),
): DisorderEffects {
  const { movement } = rules;
  const figures = countingFigures({ figures: nearestRank, disorganised: true }, rules);
  return {
    figures,
    delay: movement.manoeuvres.disorganisedDelay,
    because: [
      reasonFor(
        'wrg/disorganisation/half-figures',
        'disorganised',
        `${figures} of ${counted(nearestRank, 'figure')} ${figures === 1 ? 'counts' : 'count'}`,
      ),
    ],
  };
}
