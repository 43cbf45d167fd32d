import type { Reason } from '../../../../../rulebook/index.js';
import { stanceOf } from '../../../common/engagement/position.js';
import type { MeleeOdds } from '../../../common/fighting/melee.js';
import type { Edge } from '../../../common/fighting/melee-point.js';
import type { MeleeSideTold } from '../../../common/turn/events.js';
import type { Fight, Fighting, MeleeToll } from '../../../common/turn/fighting/encounters.js';
import { fightingIn, meleeTaken } from '../../../common/turn/fighting/melee.js';
import { asEnemy } from '../../../common/turn/fighting/melee-stance.js';
import { figuresInContact } from '../../../common/turn/fighting/shock.js';
import { type AncientMeleeGroup, ancientMeleeOdds } from '../../combat/melee.js';
import type { Reach } from '../../combat/reach.js';
import { fighterOf } from '../../engagement/blows.js';
import { chariotMelee } from '../../special-troops/chariots.js';
import { foesOf } from '../../special-troops/elephant-foes.js';
import { meleeWithElephant } from '../../special-troops/elephants.js';
import type { AncientState, AncientUnit } from '../../state.js';
import type { AncientContext } from '../../terms.js';
import type { AncientField } from '../field.js';
import { hurtChariot } from '../troops/chariots.js';
import { woundElephant } from '../troops/hits.js';
import { ancientMeleeUnits, groupOf, partyOf } from './fighters.js';
import { reachOver } from './reach-over.js';

type AncientFight = Fight<AncientUnit>;
type Side = Fighting<AncientUnit>;

/** What is done once all dice of the melee have been thrown: hits are written down, and what comes of them. */
export type Wound = (state: AncientState, context: AncientContext) => void;

/** Melees of single creatures that are over, and the contacts that are left to be fought. */
export interface Apart {
  readonly wounds: readonly Wound[];
  readonly others: readonly AncientFight[];
}

/** A single creature and every contact it has, seen from its side. */
interface Melee {
  readonly alone: AncientUnit;
  /** Itself and its enemy in each contact. */
  readonly contacts: readonly (readonly [own: Side, enemy: Side])[];
}

/**
 * Every elephant fights all whom it touches at once. Two of them fight each other as other figures do, and each failure is a hit.
 *
 * @clause cady/ancient-medieval/elephant/multiple-melee
 * @clause cady/ancient-medieval/elephant/attack-order
 */
export function elephantMelees(
  fights: readonly AncientFight[],
  toll: MeleeToll<AncientUnit>,
  field: AncientField,
  context: AncientContext,
): Apart {
  const { melees, others } = gathered(fights, ({ elephant }) => elephant !== null, toll, field);
  const wounds = melees.map(({ alone, contacts: met }): Wound => {
    const contacts = asTheyStand(met, toll, field);
    const { elephant } = alone;
    if (elephant === null) return () => {};
    const enemies = contacts.flatMap(([own, enemy]) => groupOf(enemy, own, field) ?? []);
    const reachedBy = contacts.flatMap(([own, enemy]) => [
      ...reachOver(asEnemy(own), enemy.left, field),
      ...outOfItsReach(enemy, field),
    ]);
    const [first] = contacts;
    const { acrossBarrier, uphill, ford } = first === undefined ? {} : stanceOf(first[0].position, first[1].position);
    const result = meleeWithElephant(
      {
        type: alone.type,
        elephant,
        ground: {
          ...(acrossBarrier === undefined ? {} : { acrossBarrier }),
          ...(uphill === undefined ? {} : { uphill }),
          ...(ford === undefined ? {} : { ford }),
        },
        attackedOn: worstEdge(contacts.map(([own]) => own.edge)),
        enemies,
        reachedBy,
      },
      context.dice,
      context.rules,
    );
    const foes = foesOf({ enemies, reachedBy }, context.rules);
    const own = { figures: 1, dice: foes, odds: result.odds, hits: result.elephant.hits - elephant.hits };
    tellMelees(contacts, { ...result, own, enemies }, toll, field, context);
    return (state, now) => woundElephant(alone, result.elephant, state, now);
  });
  return { wounds, others };
}

/**
 * Every chariot fights all whom it touches, with one die of its own, and one more for each attack aside while it fights to its
 * front.
 *
 * @clause cady/ancient-medieval/chariot/casualties-individual
 * @clause cady/ancient-medieval/chariot/horse-killed
 */
export function chariotMelees(
  fights: readonly AncientFight[],
  toll: MeleeToll<AncientUnit>,
  field: AncientField,
  context: AncientContext,
): Apart {
  const { melees, others } = gathered(fights, ({ chariot }) => chariot !== null, toll, field);
  const wounds = melees.map(({ alone, contacts: met }): Wound => {
    const contacts = asTheyStand(met, toll, field);
    const { chariot } = alone;
    const primary = contacts.filter(([own]) => own.position.aside !== true);
    const [first, foe] = primary[0] ?? contacts[0] ?? [];
    if (chariot === null || first === undefined || foe === undefined) return () => {};
    const enemies = primary.flatMap(([own, enemy]) => groupOf(enemy, own, field) ?? []);
    const aside = contacts.flatMap(([own]) => (own.position.aside === true ? [{ attackedOn: own.edge }] : []));
    const longWeapons = contacts.flatMap(([own, enemy]) => reachOver(asEnemy(own), enemy.left, field));
    const overIt = longWeapons.flatMap(({ figures }) =>
      Array.from({ length: figures }, () => ({ attackedOn: 'front' as const })),
    );
    const result = chariotMelee(
      {
        chariot,
        fighter: fighterOf(partyOf(first, field), partyOf(foe, field)),
        enemies,
        secondary: [...aside, ...overIt],
      },
      context.dice,
      context.rules,
    );
    const hits = chariot.crew.length - result.chariot.crew.length;
    const own = { figures: 1, dice: 1 + aside.length + overIt.length, odds: result.odds, hits };
    tellMelees(contacts, { ...result, own, enemies }, toll, field, context);
    return (state, now) => hurtChariot(alone, result.chariot, result.because, state, now);
  });
  return { wounds, others };
}

/** The worst of the sides on which a creature is attacked. */
function worstEdge(edges: readonly Edge[]): Edge {
  return (['rear', 'flank'] as const).find(edge => edges.includes(edge)) ?? 'front';
}

/** Figures that strike an elephant which cannot strike them back this turn: it came up too late. */
function outOfItsReach(side: Side, field: AncientField): readonly Reach[] {
  const { unit, enemy, left, rolls } = side;
  const { rules } = field;
  const mayNotStrike = partyOf(side, field).heldFire === true && !rules.missiles.charged.close.attackers;
  if (rolls !== undefined || mayNotStrike) return [];
  return [{ figures: Math.min(left, figuresInContact(unit, enemy, rules)), exposed: 0, because: [] }];
}

/** The contacts of each creature of a kind; between two of a kind, the contact is left to the others. */
function gathered(
  fights: readonly AncientFight[],
  isKind: (unit: AncientUnit) => boolean,
  toll: MeleeToll<AncientUnit>,
  field: AncientField,
): { readonly melees: readonly Melee[]; readonly others: readonly AncientFight[] } {
  const melees = new Map<AncientUnit, (readonly [Side, Side])[]>();
  const others: AncientFight[] = [];
  for (const fight of fights) {
    const [a, b] = fight;
    if (isKind(a.unit) === isKind(b.unit)) {
      others.push(fight);
      continue;
    }
    const [own, enemy] = isKind(a.unit) ? [a, b] : [b, a];
    const at = (part: typeof own) => fightingIn(part, toll, field, ancientMeleeUnits);
    const [mine, theirs] = [at(own), at(enemy)];
    // An enemy who does not strike is no part of what it rolls for.
    if (mine.rolls === undefined) others.push(fight);
    else melees.set(own.unit, [...(melees.get(own.unit) ?? []), [mine, theirs]]);
  }
  return { melees: [...melees].map(([alone, contacts]) => ({ alone, contacts })), others };
}

/** The contacts of a creature after what the creatures before it have taken of the same enemies. */
function asTheyStand(
  contacts: Melee['contacts'],
  toll: MeleeToll<AncientUnit>,
  field: AncientField,
): Melee['contacts'] {
  return contacts.map(([own, enemy]) => [
    fightingIn(own, toll, field, ancientMeleeUnits),
    fightingIn(enemy, toll, field, ancientMeleeUnits),
  ]);
}

/** How a creature fared by itself. */
interface Own {
  readonly figures: number;
  readonly dice: number;
  readonly odds: MeleeOdds;
  readonly hits: number;
}

/** Tells of a creature's melee contact by contact, all of its own dice with the first, and notes what everybody lost. */
function tellMelees(
  contacts: Melee['contacts'],
  fought: {
    readonly own: Own;
    readonly enemies: readonly AncientMeleeGroup[];
    readonly losses: readonly { readonly unit: string; readonly lost: number; readonly because: readonly Reason[] }[];
    readonly thrown: readonly (string | null)[];
    readonly because: MeleeSideTold['because'];
  },
  toll: MeleeToll<AncientUnit>,
  field: AncientField,
  { rules, tell }: AncientContext,
): void {
  const { own, enemies, losses, thrown, because } = fought;
  for (const [i, [mine, theirs]] of contacts.entries()) {
    const rolls = own.odds.fate === 'rolls';
    const ownTold: MeleeSideTold = {
      unit: mine.unit.id,
      figures: own.figures,
      point: rolls ? own.odds.point : null,
      dice: rolls && i === 0 ? own.dice : 0,
      losses: i === 0 ? own.hits : 0,
      because: i === 0 ? because : [],
    };
    const group = enemies.find(({ unit }) => unit === theirs.unit.id);
    const took = losses.find(({ unit }) => unit === theirs.unit.id);
    const lost = took?.lost ?? 0;
    const figures = group?.figures ?? 0;
    const struck = group !== undefined && mine.unit.elephant !== null && rules.elephants.allRound;
    const needed =
      group === undefined ? undefined : ancientMeleeOdds(struck ? { ...group, attacksRear: false } : group, rules);
    const answers = needed?.fate === 'rolls';
    const theirsTold: MeleeSideTold = {
      unit: theirs.unit.id,
      figures,
      point: answers ? needed.point : null,
      dice: answers ? figures : 0,
      losses: lost,
      because: took?.because ?? [],
    };
    tell({ kind: 'melee', a: ownTold, b: theirsTold, thrown: i === 0 ? thrown.map(by => by ?? mine.unit.id) : [] });
    meleeTaken(mine, 0, toll, field, tell);
    meleeTaken(theirs, lost, toll, field, tell);
  }
}
