import { bodyCentre, ranksOf, segmentsCross } from '../../../../table/index.js';
import { chargeSeen } from '../../common/engagement/charge-seen.js';
import type { Tested } from '../../common/fighting/three-dice.js';
import type { AncientMedievalRules } from '../rules.js';
import type { AncientSeen, AncientView, Work } from '../state.js';
import type { ChargeSituation, ChargeUnit } from './charge-situation.js';
import { countsAs } from './party.js';

/** A charge of one unit on another as a commander foresees it from where he sees both. Where a unit may fire, it chooses as is usual. */
export function situationSeen(
  unit: AncientSeen,
  enemy: AncientSeen,
  { table, works }: Pick<AncientView, 'table' | 'works'>,
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
    attacker: unitSeen(unit, contact.attacker, rules),
    defender: unitSeen(enemy, contact.defender, rules),
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

function unitSeen(unit: AncientSeen, inContact: number, rules: AncientMedievalRules): ChargeUnit {
  const { type, figures, placed, formation, own } = unit;
  return {
    type: countsAs({ type, shots: own?.shots ?? null }, rules),
    figures,
    ranks: ranksOf(placed),
    inContact,
    ...historySeen(unit),
    ...(own === undefined ? {} : { fatigue: own.fatigue, inBattle: own.brigade !== null }),
    ...(formation === 'phalanx' || formation === 'testudo' ? { formation } : {}),
  };
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
