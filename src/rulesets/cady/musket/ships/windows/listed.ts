import type { ListedUnit } from '../../../common/windows/introduce.js';
import type { MusketRules } from '../../rules.js';
import { type VesselEntry, vesselsCost } from '../cost.js';

/** Ships and boats as an army list has them, with their guns in the place of figures. */
export function listedAfloat(vessels: readonly VesselEntry[], rules: MusketRules): readonly ListedUnit[] {
  return vessels.map(entry => {
    const { id, name = id, kind, boats = 1, bowGun = false } = entry;
    const sides = ['port', 'starboard'];
    const guns = kind === 'frigate' ? sides.length * rules.ships.frigate.gunsEachSide : bowGun ? 1 : 0;
    return {
      id,
      name,
      troops: `${kind === 'frigate' ? 'Frigate' : boats === 1 ? 'River boat' : `${boats} river boats`}${guns > 0 ? ', guns' : ''}`,
      figures: guns,
      points: vesselsCost([entry], rules),
      ledBy: '',
    };
  });
}
