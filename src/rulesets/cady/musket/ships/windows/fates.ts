import type { Fate } from '../../../common/windows/fates.js';
import type { MusketState } from '../../state.js';

const titles = { frigate: 'Frigate', boat: 'River boat' } as const;
const words = { sunk: 'sunk', 'blown-up': 'blown up', routed: 'fled' } as const;

/** What became of ships and boats; of their guns, how many they had and have. */
export function fatesAfloat({ units, afloat }: Pick<MusketState, 'units' | 'afloat'>): readonly Fate[] {
  return Object.values(afloat?.vessels ?? {}).map(vessel => {
    const guns = Object.values(units).filter(({ gun }) => gun?.of === vessel.id);
    return {
      unit: { name: vessel.name, side: vessel.side },
      began: guns.length,
      troops: titles[vessel.kind],
      left: guns.filter(({ gone }) => gone === null).length,
      fate: vessel.gone === null ? (vessel.sinksOn === null ? 'afloat' : 'sinking') : words[vessel.gone],
    };
  });
}
