import type { Distribution } from '../dice/index.js';
import { drawDistribution } from '../draw/index.js';
import { explain } from '../rulebook/index.js';
import { type ChargeCourse, type ChargeOdds, type ChargeOutcome, reactions } from '../rulesets/cady/common/index.js';
import { alignedTable } from './output.js';

/** A charge of any period, as far as it is told. */
export interface ChargeTold {
  readonly attacker: UnitTold;
  readonly defender: UnitTold;
  readonly between?: { readonly behind?: string; readonly through?: readonly string[]; readonly levelsUp?: number };
  readonly turns?: number;
}

interface UnitTold {
  readonly type: string;
  readonly figures: number;
}

/** Losses rarer than this in both sides are left out of the table. */
const unseen = 0.0005;

const courses: { readonly [course in ChargeCourse]: string } = {
  met: 'the charge goes home',
  refused: 'the attacker stays where it is',
  escaped: 'the defender runs away',
  caught: 'the defender runs and is caught',
};

const stageNames = {
  'three-dice-test': 'three-dice test',
  fire: 'fire',
  shock: 'shock',
  melee: 'melee',
  morale: 'morale',
};

/** A solved charge in tables and sentences. */
export function chargeText(situation: ChargeTold, { outcomes, stages }: ChargeOdds): string {
  const lost = lossesOf(outcomes);
  const name = ({ name, turn }: ChargeOdds['stages'][number]) =>
    (situation.turns ?? 1) > 1 && (name === 'melee' || name === 'morale')
      ? `${stageNames[name]}, turn ${turn}`
      : stageNames[name];
  const figures = Array.from(
    { length: Math.max(situation.attacker.figures, situation.defender.figures) + 1 },
    (_, n) => n,
  );
  const parts = [
    titleOf(situation),
    alignedTable([
      ['course', 'chance'],
      ...Object.entries(courses).map(([course, words]) => [
        words,
        percent(outcomes.probability(({ charge }) => charge === course)),
      ]),
    ]),
    alignedTable([
      ['mean losses', 'attacker', 'defender'],
      ...stages
        .filter(({ lost }) => lost.attacker > 1e-9 || lost.defender > 1e-9)
        .map(stage => [name(stage), stage.lost.attacker.toFixed(2), stage.lost.defender.toFixed(2)]),
      ['in all', lost.attacker.mean().toFixed(2), lost.defender.mean().toFixed(2)],
    ]),
    alignedTable([
      ['reaction', 'attacker', 'defender'],
      ...reactions.map(reaction => [
        reaction,
        percent(outcomes.probability(({ attacker }) => attacker.reaction === reaction)),
        percent(outcomes.probability(({ defender }) => defender.reaction === reaction)),
      ]),
    ]),
    `The melee goes on afterwards: ${percent(outcomes.probability(({ fighting }) => fighting))}.`,
    alignedTable([
      ['figures lost', 'attacker', 'defender'],
      ...figures
        .map(count => [count, lost.attacker.probability(count), lost.defender.probability(count)] as const)
        .filter(([, ours, theirs]) => ours >= unseen || theirs >= unseen)
        .map(([count, ours, theirs]) => [String(count), percent(ours), percent(theirs)]),
    ]),
    ...stages
      .filter(({ because }) => because.length > 0)
      .map(stage => `${name(stage).replace(/^./, letter => letter.toUpperCase())}: ${explain(stage.because)}`),
  ];
  return parts.join('\n\n');
}

/** A solved charge for machines. */
export function chargeJson(situation: ChargeTold, { outcomes, stages }: ChargeOdds): object {
  const lost = lossesOf(outcomes);
  return {
    situation,
    expected: { attacker: lost.attacker.mean(), defender: lost.defender.mean() },
    lost: { attacker: lost.attacker.outcomes, defender: lost.defender.outcomes },
    stages: stages.map(({ name, turn, lost, because }) => ({ stage: name, turn, lost, because })),
    outcomes: outcomes.outcomes,
  };
}

/** The losses of both sides as one picture. */
export function drawCharge(situation: ChargeTold, { outcomes }: ChargeOdds): string {
  const { attacker, defender } = lossesOf(outcomes);
  return drawDistribution(
    [
      { name: `${situation.attacker.figures} ${words(situation.attacker.type)}`, outcomes: attacker.outcomes },
      { name: `${situation.defender.figures} ${words(situation.defender.type)}`, outcomes: defender.outcomes },
    ],
    { title: titleOf(situation), xLabel: 'figures lost' },
  );
}

function lossesOf(outcomes: Distribution<ChargeOutcome>) {
  return {
    attacker: outcomes.map(({ attacker }) => attacker.lost),
    defender: outcomes.map(({ defender }) => defender.lost),
  };
}

function titleOf({ attacker, defender, between = {} }: ChargeTold): string {
  const ground = [
    between.behind === undefined ? '' : ` behind a ${words(between.behind)}`,
    ...(between.through ?? []).map(what => `, through ${what}`),
    between.levelsUp ? `, uphill` : '',
  ].join('');
  return `${attacker.figures} ${words(attacker.type)} charge ${defender.figures} ${words(defender.type)}${ground}`;
}

function words(name: string): string {
  return name.replaceAll('-', ' ');
}

function percent(probability: number): string {
  return `${(probability * 100).toFixed(2)} %`;
}
