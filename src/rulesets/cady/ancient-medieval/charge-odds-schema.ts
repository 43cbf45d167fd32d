import * as z from 'zod';
import { choice, entry, listOf, situationReader } from '../../../scenario/index.js';
import type { ChargeSituation } from './charge-odds.js';
import { ancientMedievalTroopTypes } from './troops.js';

const yes = z.boolean().exactOptional();

const unit = entry({
  type: choice(ancientMedievalTroopTypes, 'troop type'),
  figures: z.int().min(1).max(72),
  ranks: z.int().min(1).max(12).exactOptional(),
  inContact: z.int().min(1).max(72).exactOptional(),
  formation: z.enum(['phalanx', 'testudo']).exactOptional(),
  morale: z.int().min(1).max(5).exactOptional(),
  fatigue: z.int().min(0).max(12).exactOptional(),
  inBattle: yes,
  hurt: yes,
  failedBefore: yes,
  pushedBack: yes,
  ledBySupremeCommander: yes,
});

const between = entry({
  distance: z.number().min(0).max(1000).exactOptional(),
  behind: z.enum(['fence', 'wall', 'forest-edge']).exactOptional(),
  through: listOf(z.enum(['stakes', 'caltrops', 'ford', 'entrenchment']), 0, 4).exactOptional(),
  levelsUp: z.int().min(0).max(20).exactOptional(),
  ground: z.enum(['marsh', 'rough']).exactOptional(),
});

const fire = entry({
  at: z.enum(['far', 'middle', 'close', 'hold']),
  shots: z.int().min(1).max(3).exactOptional(),
});

const situation: z.ZodType<ChargeSituation> = entry({
  attacker: unit,
  defender: unit,
  between: between.exactOptional(),
  struckOn: z.enum(['front', 'flank', 'rear']).exactOptional(),
  fire: fire.exactOptional(),
  turns: z.int().min(1).max(12).exactOptional(),
});

/** Reads the situation of a charge from untrusted plain data: figures whole, lengths in cm. */
export const chargeSituation = situationReader(situation);
