import { counted } from '../../../rulebook/index.js';
import { type Manner, type Mover, type MovingRules, movesAs } from '../moving/mover.js';
import type { CauseRow } from '../rules/movement/condition.js';
import type { Circumstances } from './disorganisation.js';

/** A fright that horses take: the row of the chart of causes, and what is said of it. */
export interface Fright {
  readonly row: CauseRow;
  readonly says: string;
}

/** Horses of what nation know camels. */
const cameleers = ['arab'];

/**
 * What horses take fright at: elephants, nearer when their own army has some; and camels, unless they are of Arabs. In the print camels
 * are feared as elephants are (`wrg/ruling/fear-of-beasts`).
 *
 * Source: Disorganisation and Distraction.
 */
export function frightens({ mover, manner = {}, beasts }: Circumstances, rules: MovingRules): readonly Fright[] {
  if (beasts === undefined || !hasHorses(mover, manner, rules)) return [];
  const { fear } = rules.movement.condition;
  const { elephants = Infinity, camels = Infinity, own = [] } = beasts;
  const knows = (kind: 'elephants' | 'camels') => (own.includes(kind) ? fear.elephantsKnown : fear.elephantsUnknown);
  const frights: Fright[] = [];
  if (elephants <= knows('elephants')) {
    frights.push({ row: '7-horse-near-elephants', says: `horses ${counted(elephants, 'pace')} from elephants` });
  }
  const spared = fear.arabsSpared && cameleers.some(nation => nation === mover.nation);
  const reach = fear.camels === 'as-elephants' ? knows('camels') : fear.camels;
  if (camels <= reach && !spared) {
    const row = fear.camels === 'as-elephants' ? '7-horse-near-elephants' : '7-non-arab-horse-near-camels';
    frights.push({ row, says: `horses ${counted(camels, 'pace')} from camels` });
  }
  return frights;
}

/** Whether troops have horses with them that could take fright. */
export function hasHorses(mover: Mover, manner: Manner, rules: MovingRules): boolean {
  const as = movesAs(mover, manner, rules);
  return as === 'cavalry' || as === 'chariot';
}
