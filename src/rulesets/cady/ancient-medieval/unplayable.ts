import type { Violation } from '../../../rulebook/index.js';
import type { AncientMedievalRules } from './rules.js';
import { troopTypes } from './troops.js';

const own = 'cady/ancient-medieval';

/**
 * What house rules have made of the rules and no game could be played with: dice without the faces that count, counts of nothing, limits that
 * exclude each other, hits that stand on no rung of the ladder from which steps are counted, and morale that there is not. Each
 * at the number or the troop that says so.
 */
export function unplayable(rules: AncientMedievalRules): readonly Violation[] {
  return [
    ...emptyFaults(rules),
    ...dieFaults(rules),
    ...shareFaults(rules),
    ...limitFaults(rules),
    ...rungFaults(rules),
    ...moraleFaults(rules),
  ];
}

function shareFaults({ missiles }: AncientMedievalRules): readonly Violation[] {
  if (missiles.shares.close > 0) return [];
  const path = `numbers.${own}/missiles/close-share`;
  return [{ path, problem: `${missiles.shares.close} of a range is none of it`, mend: 'write more than 0' }];
}

function emptyFaults(rules: AncientMedievalRules): readonly Violation[] {
  const { artillery, romans, greekFire, elephants, field, medieval } = rules;
  const counts = {
    'engines/untrained-every': artillery.untrainedEvery,
    'gunpowder/firing-check-dice': artillery.firingCheck.dice,
    'romans/decimation-every': romans.decimation.every,
    'greek-fire/die-sides': greekFire.dieSides,
    'greek-fire/every-turns': greekFire.everyTurns,
    'elephants/rampage-dice': elephants.rampage.dice,
    'elephants/rampage-die-sides': elephants.rampage.dieSides,
    'caltrops/die-sides': field.caltrops.dieSides,
    'stakes/figure-cm': field.stakes.perFigure,
    'thrown/pavise-figures': field.pavise.figures,
    'mounted-infantry/figures-for-a-mount': medieval.mountedInfantry.lossEvery,
  };
  return Object.entries(counts).flatMap(([name, count]) =>
    count >= 1
      ? []
      : [{ path: `numbers.${own}/${name}`, problem: `${count} is nothing to count with`, mend: 'write 1 or more' }],
  );
}

/** Dice that hit on faces: each is to have the highest of them. */
function dieFaults({ missiles, artillery }: AncientMedievalRules): readonly Violation[] {
  const { sureFaces, odds } = artillery;
  const dice = {
    'missiles/die-sides': { sides: missiles.dieSides, faces: missiles.ladder.rungs.flat() },
    'engines/die-sides': { sides: artillery.dieSides, faces: [...sureFaces, ...odds.figure, ...odds.machine] },
  };
  return Object.entries(dice).flatMap(([name, { sides, faces }]) => {
    const least = Math.max(2, ...faces);
    if (sides >= least) return [];
    return [
      {
        path: `numbers.${own}/${name}`,
        problem: `${sides} is too little to play with`,
        mend: `write ${least} or more`,
      },
    ];
  });
}

function limitFaults({ unitSize, organisation, missiles }: AncientMedievalRules): readonly Violation[] {
  const limits = {
    'army/most-figures': unitSize,
    'missiles/middle-share': { from: missiles.shares.close, to: missiles.shares.middle },
    'army/most-light-stands': organisation.lightUnit.stands,
    'army/most-light-figures': organisation.lightUnit.figures,
  };
  return Object.entries(limits).flatMap(([name, { from, to }]) =>
    from <= to
      ? []
      : [
          {
            path: `numbers.${own}/${name}`,
            problem: `at least ${from}, and at most ${to}`,
            mend: `write ${from} or more`,
          },
        ],
  );
}

function rungFaults({ missiles, romans, chariots }: AncientMedievalRules): readonly Violation[] {
  const { rungs } = missiles.ladder;
  const sorted = (faces: readonly number[]) => [...faces].sort((a, b) => a - b).join(', ');
  const known = rungs.map(sorted);
  const starts = { 'romans/pilum-hits': romans.pilum.hits, 'chariots/far-hits': chariots.missiles };
  const offLadder = Object.entries(starts).flatMap(([name, hits]) =>
    known.includes(sorted(hits))
      ? []
      : [
          {
            path: `numbers.${own}/${name}`,
            clause: 'cady/common/fire/steps-add-up' as const,
            problem: `${sorted(hits)} is no rung of the ladder`,
            mend: `write one of ${known.filter(rung => rung !== '').join('; ')}`,
          },
        ],
  );
  const beyond = Object.entries(missiles.start).flatMap(([armor, rung]) =>
    rung < rungs.length
      ? []
      : [
          {
            path: `numbers.${own}/missiles/${armor}-armor-rung`,
            problem: `the ladder has no rung ${rung}`,
            mend: `write 0 to ${rungs.length - 1}`,
          },
        ],
  );
  return [...offLadder, ...beyond];
}

function moraleFaults(rules: AncientMedievalRules): readonly Violation[] {
  const { from, to } = rules.threeDice.morale;
  return troopTypes(rules).flatMap(type => {
    const { morale } = rules.troops[type];
    if (morale === null || (morale >= from && morale <= to)) return [];
    const clause = 'cady/common/definition/morale-value';
    const path = `troops.${type}.morale`;
    return [{ path, clause, problem: `no morale value is ${morale}`, mend: `write ${from} to ${to}` }];
  });
}
