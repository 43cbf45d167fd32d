import { counted, defineFactors, type Factor } from '../../../rulebook/index.js';
import { stepUnit } from '../common/fire/steps.js';
import type { SmallArmsShot } from './small-arms.js';
import type { Cover, ShotRules } from './small-arms-numbers.js';

/** One kind of protection counts; a gun's crew is protected by its gun where nothing else protects it. */
function protectedBy(cover: Cover | 'crew', toldAtZero: Pick<SmallArmsFactor, 'toldAtZero'> = {}): SmallArmsFactor {
  return {
    id: cover,
    points: ({ smallArms }) => smallArms.cover[cover].steps,
    clause: ({ smallArms }) => smallArms.cover[cover].clause,
    says: (_, { smallArms }) => smallArms.cover[cover].because,
    when: shot => (shot.cover ?? (shot.atCrew === true ? 'crew' : undefined)) === cover,
    ...toldAtZero,
  };
}

type SmallArmsFactor = Factor<SmallArmsShot, ShotRules>;

/**
 * The steps that circumstances other than the range give a shot. One kind of protection counts, however many there are; the
 * forest and the depth of the target count besides.
 *
 * Source: Musket Period Rules > Small Arms Fire; Geography.
 *
 * @clause cady/musket/small-arms/max-range-protected
 * @clause cady/musket/small-arms/massed-target
 * @clause cady/musket/fence/small-arms-step
 * @clause cady/musket/wall/small-arms-step
 * @clause cady/musket/building/small-arms-step
 * @clause cady/musket/artillery/crew/counts-as-protected
 * @clause cady/musket/forest/small-arms-step
 * @clause cady/musket/optional/fog-of-war
 * @clause cady/events/event/training-pays-off-fire
 * @clause cady/musket/ship/off-load-small-arms
 */
export const smallArmsFactors = defineFactors<SmallArmsShot, ShotRules>({
  id: 'musket/small-arms',
  unit: stepUnit,
  rows: [
    protectedBy('fence'),
    protectedBy('wall'),
    protectedBy('building'),
    // A reading has a gun give its crew no cover at all.
    protectedBy('crew', { toldAtZero: true }),
    {
      id: 'forest',
      points: ({ smallArms }) => smallArms.forest.steps,
      clause: 'cady/musket/forest/small-arms-step',
      says: 'fire in a forest',
      when: ({ forest }) => forest === true,
    },
    {
      id: 'charger',
      clause: 'cady/common/three-dice/shooter-fail',
      cites: ({ bonus }) => bonus?.clause ?? 'cady/common/three-dice/shooter-fail',
      says: ({ bonus }) => bonus?.because ?? 'meets a charge',
      when: ({ bonus }) => bonus?.steps ?? 0,
    },
    {
      id: 'off-ship',
      points: ({ smallArms }) => smallArms.offShip,
      clause: 'cady/musket/ship/off-load-small-arms',
      says: 'coming off a ship',
      when: ({ offShip }) => offShip === true,
    },
    {
      id: 'smoke',
      points: ({ smallArms }) => -smallArms.smoke.steps,
      clause: 'cady/musket/optional/fog-of-war',
      says: ({ smoke = 0 }) => `smoke of ${smoke === 1 ? 'a turn' : counted(smoke, 'turn')} of fire`,
      when: ({ smoke = 0 }, { smallArms }) => (smallArms.smoke.eachTurn ? smoke : Math.min(smoke, 1)),
    },
    {
      id: 'trained',
      points: ({ smallArms }) => smallArms.trainedSteps,
      clause: 'cady/events/event/training-pays-off-fire',
      says: 'training pays off',
      when: ({ trained }) => trained === true,
    },
    {
      id: 'deep-target',
      points: ({ smallArms }) => smallArms.deepTarget.steps,
      clause: 'cady/musket/small-arms/massed-target',
      says: ({ ranksDeep = 1 }) => `target ${counted(ranksDeep, 'figure')} deep`,
      when: ({ ranksDeep = 1 }, { smallArms }) => ranksDeep >= smallArms.deepTarget.ranks,
    },
  ],
});
