import type { MagicSeen } from '../magic.js';
import type { Unit } from '../state.js';

type Shown = {
  readonly units: Readonly<Record<string, Readonly<Pick<Unit, 'name' | 'gone' | 'aside'>>>>;
  readonly magic?: MagicSeen;
};

const words = {
  stone: 'of stone',
  invisible: 'invisible',
  arrows: 'turns arrows',
  quarrel: 'fights itself',
  frog: 'a frog',
  sneezes: 'sneezes',
  forget: 'forgetful',
  uphill: 'walks as uphill',
} as const;

/** What spells and the like have made of a unit, and who is in its ranks, in a few words each: what all can see. */
export function marvelsOf({ id }: { readonly id: string }, { units, magic }: Shown): readonly string[] {
  if (magic === undefined) return [];
  const inRanks = Object.values(units).flatMap(({ name, gone, aside }) =>
    gone === null && aside?.kind === 'with' && aside.unit === id ? [`with ${name}`] : [],
  );
  const spells = magic.enchantments.filter(({ on }) => on === id).map(({ does }) => words[does]);
  return [...inRanks, ...new Set(spells), ...(magic.praying.includes(id) ? ['prays'] : [])];
}
