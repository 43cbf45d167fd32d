import { bodyCentre, distanceBetweenQuads, quadOf, ranksOf, segmentsCross } from '../../../../table/index.js';
import { chargeSeen } from '../../common/engagement/charge-seen.js';
import type { Tested } from '../../common/fighting/three-dice.js';
import { isThere } from '../../common/turn/units.js';
import type { AncientMedievalRules } from '../rules.js';
import type { AncientSeen, AncientView, Work } from '../state.js';
import type { ChargeSituation, ChargeUnit } from './charge-situation.js';
import { countsAs } from './party.js';

/** A charge of one unit on another as a commander foresees it from where he sees both. Where a unit may fire, it chooses as is usual. */
export function situationSeen(
  unit: AncientSeen,
  enemy: AncientSeen,
  { table, works, units }: Pick<AncientView, 'table' | 'works' | 'units'>,
  rules: AncientMedievalRules,
): ChargeSituation {
  const { struckOn, distance, across, contact } = chargeSeen(
    table,
    { ...unit, arm: rules.troops[unit.type].arm },
    enemy,
    rules,
  );
  const { behind, levelsUp, ground, overBarrier, inShock } = across;
  // Stakes keep off only those who did not set them up.
  const inTheWay = works.filter(
    work => (work.kind !== 'stakes' || work.side !== unit.side) && crosses(unit, enemy, work),
  );
  const dug = inTheWay.map(({ kind }) => kind);
  // Felled trees shelter as a fence does.
  const cover = behind ?? (dug.includes('barricade') ? 'fence' : undefined);
  return {
    attacker: unitSeen(unit, contact.attacker, units, rules),
    defender: unitSeen(enemy, contact.defender, units, rules),
    struckOn,
    ...(enemy.mustDo === null ? {} : { withdraws: true }),
    between: {
      distance,
      through: dug.flatMap(kind => (kind === 'barricade' ? [] : [kind])),
      ...(cover === undefined || cover === 'fortification' ? {} : { behind: cover }),
      ...(overBarrier === undefined ? {} : { overBarrier }),
      ...(levelsUp === undefined ? {} : { levelsUp }),
      ...(ground === undefined ? {} : { ground }),
      ...(inShock === undefined ? {} : { inShock }),
    },
  };
}

function unitSeen(
  unit: AncientSeen,
  inContact: number,
  units: AncientView['units'],
  rules: AncientMedievalRules,
): ChargeUnit {
  const { type, figures, placed, formation, own } = unit;
  return {
    type: countsAs({ type, shots: own?.shots ?? null }, rules),
    figures,
    ranks: ranksOf(placed),
    inContact,
    ...historySeen(unit),
    ...(own === undefined ? {} : { fatigue: own.fatigue, inBattle: standsInBattle(unit, units, rules) }),
    ...(own === undefined || own.carried.pavises === 0 ? {} : { pavises: own.carried.pavises }),
    ...(formation === 'phalanx' || formation === 'testudo' ? { formation } : {}),
  };
}

/** Whether its battle steadies a unit where it stands (`cady/ruling/battle-out-of-touch`). */
function standsInBattle({ id, own, placed }: AncientSeen, units: AncientView['units'], rules: AncientMedievalRules) {
  const brigade = own?.brigade ?? null;
  if (brigade === null || rules.medievalBattles.apart === 'all') return brigade !== null;
  const near = (other: AncientSeen) =>
    distanceBetweenQuads(quadOf(placed), quadOf(other.placed)) <= rules.table.meleeRange;
  return Object.values(units).some(
    other => other.id !== id && isThere(other) && other.own?.brigade === brigade && near(other),
  );
}

function historySeen({ figures, guarding, strength, own, mustDo, general }: AncientSeen): Omit<Tested, 'morale'> {
  return {
    hurt: own?.hurt ?? figures + guarding < strength,
    failedBefore: own?.failedTest ?? false,
    pushedBack: own?.pushedBack ?? mustDo !== null,
    ledBySupremeCommander: general,
  };
}

/** Whether works lie between two. */
function crosses({ placed: { at: from } }: AncientSeen, { placed }: AncientSeen, { line }: Work): boolean {
  return segmentsCross({ from, to: bodyCentre(placed) }, { from: line[0], to: line[1] });
}
