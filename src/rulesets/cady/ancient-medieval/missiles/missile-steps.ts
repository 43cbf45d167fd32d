import type { ClauseId } from '../../../../rulebook/index.js';
import type { StepChange } from '../../common/fire/steps.js';
import type { AncientMedievalRules } from '../rules.js';
import type { MissileWeapon } from '../troops.js';
import type { MissileCover, MissileShot } from './missiles.js';

/**
 * The steps that circumstances other than range and armor give a shot. One kind of cover counts; a forest's edge, a pavise and
 * the rest count besides.
 *
 * Source: Archer/Missile Fire > Kill Shots; Pavise; Siege Warfare; Hussite War Wagon; Romans; Greek Hoplite Phalanx.
 *
 * @clause cady/ancient-medieval/missile/step-deep-target
 * @clause cady/ancient-medieval/missile/massed-target
 * @clause cady/ancient-medieval/missile/step-fence
 * @clause cady/ancient-medieval/missile/step-forest-edge
 * @clause cady/ancient-medieval/missile/step-indirect
 * @clause cady/ancient-medieval/missile/step-moved-target
 * @clause cady/ancient-medieval/missile/second-rank-same-target
 * @clause cady/ancient-medieval/slinger/rear-ranks
 * @clause cady/ancient-medieval/pavise/rule
 * @clause cady/ancient-medieval/definition/pavise
 * @clause cady/ancient-medieval/phalanx/missile-front
 * @clause cady/ancient-medieval/romans/entrench
 * @clause cady/ancient-medieval/siege/wall-cover
 * @clause cady/ancient-medieval/hussite/cover
 * @clause cady/common/fire/add-deep-target
 * @clause cady/common/fire/subtract-fence
 * @clause cady/common/fire/subtract-forest-edge
 * @clause cady/common/fire/subtract-indirect
 * @clause cady/common/fence/small-arms-step
 * @clause cady/common/wall/small-arms-steps
 */
export function stepsFor(shot: MissileShot, rules: AncientMedievalRules): readonly StepChange[] {
  const { steps } = rules.missiles;
  const ranks = shot.ranksDeep ?? 1;
  const { weapon } = rules.troops[shot.shooter];
  const rear = weapon === 'sling' ? 'slinger/rear-ranks' : 'missile/step-indirect';
  const front = shot.formation === 'phalanx' && (shot.struck ?? 'front') === 'front';
  const possible: readonly (StepChange & { readonly applies: boolean })[] = [
    step(ranks >= steps.deep.ranks, steps.deep.steps, 'missile/step-deep-target', `target ${ranks} ranks deep`),
    step(shot.forestEdge === true, steps.forestEdge, 'missile/step-forest-edge', 'target on the edge of a forest'),
    step(shot.indirect === true, rearSteps(weapon, rules) ?? 0, rear, 'from behind the first rank'),
    step(shot.targetMoved === true, steps.moved, 'missile/step-moved-target', 'target has moved this turn'),
    step(shot.pavise === true, steps.pavise, 'pavise/rule', 'target behind a pavise'),
    step(front, steps.phalanxFront, 'phalanx/missile-front', 'front of a phalanx'),
    step(shot.bonus !== undefined, shot.bonus ?? 0, 'missile/attacked-3dt-fail', 'fires at its charger'),
    ownWagons(shot, rules),
  ];
  return [...coverSteps(shot.cover, rules), ...possible.filter(({ applies }) => applies).map(bare)].filter(
    change => change.steps !== 0,
  );
}

/** Steps of fire from behind the first rank, by weapon; `null`: it may not fire from there. */
export function rearSteps(weapon: MissileWeapon | null, { missiles }: AncientMedievalRules): number | null {
  switch (weapon) {
    case 'bow':
    case 'longbow':
      return missiles.secondRank.bow;
    case 'crossbow':
    case 'arbalest':
    case 'hand-cannon':
      return missiles.secondRank.crossbow;
    case 'sling':
      return missiles.secondRank.sling;
    default:
      return null;
  }
}

function coverSteps(cover: MissileCover | undefined, rules: AncientMedievalRules): readonly StepChange[] {
  if (cover === undefined) return [];
  const { steps } = rules.missiles;
  const { cover: wagons } = rules.medieval.warWagons;
  const given: { readonly [each in MissileCover]: StepChange } = {
    fence: change(steps.fence, 'missile/step-fence', 'target behind a fence'),
    'stone-wall': change(steps.wall, 'missile/step-fence', 'target behind a stone wall'),
    entrenchment: change(-rules.romans.entrenchment.steps, 'romans/entrench', 'target behind an entrenchment'),
    'castle-wall': change(rules.siege.wallSteps, 'siege/wall-cover', 'target on a castle wall'),
    'war-wagons': change(wagons.whose === 'at-them' ? wagons.steps : 0, 'hussite/cover', 'target behind war wagons'),
  };
  return [given[cover]];
}

function ownWagons({ fromWarWagons }: MissileShot, { medieval }: AncientMedievalRules) {
  const { steps, whose } = medieval.warWagons.cover;
  return step(fromWarWagons === true && whose === 'their-own', steps, 'hussite/cover', 'fires from behind war wagons');
}

function step(applies: boolean, steps: number, rule: string, because: string) {
  return { applies, ...change(steps, rule, because) };
}

function change(steps: number, rule: string, because: string): StepChange {
  const clause: ClauseId = `cady/ancient-medieval/${rule}`;
  return { steps, clause, because };
}

function bare({ steps, clause, because }: StepChange): StepChange {
  return { steps, clause, because };
}
