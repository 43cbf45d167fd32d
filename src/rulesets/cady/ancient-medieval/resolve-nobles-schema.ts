import * as z from 'zod/mini';
import { choice, entry, listOf, situationReader, text } from '../../../scenario/index.js';
import type { BlowAtNoble, Captive, Leaders, Noble } from './army/ransom.js';
import type { Title } from './numbers/army.js';
import { title } from './resolve-field-schema.js';

/** The situations of nobles as JSON. Lengths in cm. */

const name = text(1, 60);
const coordinate = z.number().check(z.minimum(-10_000), z.maximum(10_000));
const point = entry({ x: coordinate, y: coordinate });

export const blow = situationReader<BlowAtNoble>(
  entry({ title, by: choice(['missiles', 'artillery', 'melee', 'shock', 'rout'], 'blow') }),
);
export const captive = situationReader<Captive>(
  entry({
    id: name,
    at: point,
    captors: choice(['stand', 'routed', 'destroyed'], 'state').check(z.describe('What has become of his captors.')),
    friends: listOf(entry({ unit: name, at: point }), 0, 100).check(z.describe('Units of his own side.')),
  }),
);
export const held = situationReader<{ readonly holds: readonly Title[] }>(entry({ holds: listOf(title, 0, 50) }));
export const leaders = situationReader<Leaders>(entry({ army: title, battles: listOf(title, 0, 20) }));
export const nobles = situationReader<{ readonly nobles: readonly Noble[] }>(
  entry({
    nobles: listOf(
      entry({
        id: name,
        side: name,
        title,
        unit: z.exactOptional(name).check(z.describe('The unit that he rides with.')),
        battle: z.exactOptional(name).check(z.describe('The battle that he leads.')),
        player: z.exactOptional(name).check(z.describe('The player whom his figure shows.')),
      }),
      0,
      60,
    ),
  }),
);
