import * as z from 'zod/mini';
import type { SituationReader } from '../../../book/index.js';
import { choice, entry, listOf, situationReader, situationReaderUnder } from '../../../scenario/index.js';
import type { AncientMeleeGroup } from './combat/melee.js';
import type { MachineCrew } from './machines/crews.js';
import type { ChariotNow } from './missiles/missile-hits.js';
import type { SlingerScreen } from './missiles/slingers.js';
import { chariotNow } from './resolve-field-schema.js';
import { gun, meleeSituations } from './resolve-schema.js';
import type { AncientMedievalRules } from './rules.js';
import type { ChariotMelee, ChariotTurn } from './special-troops/chariots.js';
import type { WagonPosition, WagonStand, WarWagonLoad } from './special-troops/hussites.js';
import type { MountedLeg, MountedTurn, Mounting } from './special-troops/mounted-infantry.js';
import { byTroops, type TroopSchema } from './troop-schema.js';

/** The situations of chariots, mounted infantry, slingers, war wagons and crews of machines as JSON. Lengths in cm. */

const yes = z.exactOptional(z.boolean());
const count = z.int().check(z.minimum(0), z.maximum(1000));
const few = z.int().check(z.minimum(0), z.maximum(40));
const cm = z.number().check(z.minimum(0), z.maximum(10_000));

/** What a chariot means to do; without `chariot`, as it begins. */
export interface AskedChariot extends Omit<ChariotTurn, 'chariot'> {
  readonly chariot?: ChariotNow;
}

/** So many figures of a unit find room around a chariot. */
const mostAround = 6;
const fewFigures = z.refine<AncientMeleeGroup>(({ figures }) => figures <= mostAround, {
  path: ['figures'],
  error: `so many do not touch one chariot\ngive ${mostAround} at most`,
});

function ofChariots(type: TroopSchema) {
  const chariotTurn: z.ZodMiniType<AskedChariot> = entry({
    type,
    chariot: z.exactOptional(chariotNow).check(z.describe('As it stands now; as it begins unless said.')),
    moves: yes,
    melees: yes,
    fires: yes,
  });
  const { oneFighter, group } = meleeSituations(type);
  const attackedOn = choice(['front', 'flank', 'rear'], 'side');
  const chariotMelee: z.ZodMiniType<ChariotMelee> = entry({
    chariot: chariotNow,
    fighter: oneFighter.check(z.describe('The chariot, as it fights.')),
    enemies: listOf(group.check(fewFigures), 0, 2).check(
      z.describe('The figures that it touches, of two units at most.'),
    ),
    secondary: z
      .exactOptional(listOf(entry({ attackedOn }), 0, 2))
      .check(z.describe('Further attacks on it, each of which makes it roll once more.')),
  });
  return { chariotTurn, chariotMelee };
}

const share = z.number().check(z.minimum(0), z.maximum(1), z.describe('Of the turn.'));
const leg: z.ZodMiniType<MountedLeg> = z.union([
  entry({ does: choice(['ride', 'walk'], 'leg'), share }),
  entry({ does: choice(['mount', 'dismount', 'fire', 'melee'], 'leg') }),
]);

function ofFoot(type: TroopSchema) {
  const mounting: z.ZodMiniType<Mounting> = entry({ type, figures: count, mounts: count });
  const mountedTurn: z.ZodMiniType<MountedTurn> = entry({
    type,
    mounted: z.boolean().check(z.describe('It sits on its horses when the turn begins.')),
    mountsAtHand: z.boolean().check(z.describe('It has its horses with it.')),
    legs: listOf(leg, 0, 12).check(z.describe('What it does, in order.')),
  });
  const screen: z.ZodMiniType<SlingerScreen> = entry({
    type,
    ranks: few,
    gap: cm.check(z.describe('Between their stands.')),
    withdrawalOrdered: z.boolean().check(z.describe('Its order has it go back behind its friends after its fire.')),
    wayBack: cm,
    move: cm.check(z.describe('What they may move this turn.')),
  });
  const party = entry({ type, figures: count });
  const load: z.ZodMiniType<WarWagonLoad> = entry({
    guns: few,
    figures: listOf(party, 0, 12).check(z.describe('Whom it carries, by kind.')),
    firing: z.exactOptional(party).check(z.describe('Those who fire from inside.')),
  });
  const warWagon = entry({ load, agreed: z.boolean().check(z.describe('Both sides have agreed on war wagons.')) });
  return { mounting, mountedTurn, screen, warWagon };
}

const troops = byTroops(type => ({ ...ofChariots(type), ...ofFoot(type) }));
type Troops = ReturnType<typeof troops>;
const readerOf = <S>(pick: (all: Troops) => z.ZodMiniType<S>): SituationReader<S, AncientMedievalRules> =>
  situationReaderUnder(rules => pick(troops(rules)));

export const chariotTurn = readerOf(all => all.chariotTurn);
export const chariotMelee = readerOf(all => all.chariotMelee);
export const mounting = readerOf(all => all.mounting);
export const mountedTurn = readerOf(all => all.mountedTurn);
export const screen = readerOf(all => all.screen);
export const warWagon = readerOf(all => all.warWagon);

export const oneChariot = situationReader<{ readonly chariot: ChariotNow }>(entry({ chariot: chariotNow }));
export const horsesShotAt = situationReader<{
  readonly figuresLost: number;
  readonly mounts: number;
  readonly withThem: boolean;
}>(
  entry({
    figuresLost: count,
    mounts: count,
    withThem: z.boolean().check(z.describe('They sit on their horses, or have them at hand.')),
  }),
);
export const horsesLeft = situationReader<{ readonly enemyAtThem: boolean; readonly ownersAtThem: boolean }>(
  entry({ enemyAtThem: z.boolean(), ownersAtThem: z.boolean() }),
);
export const wagonStand = situationReader<WagonStand>(entry({ moving: z.boolean(), chained: z.boolean() }));
export const wagonPosition = situationReader<WagonPosition>(
  entry({ wagons: few, gaps: few, filled: few.check(z.describe('Gaps that figures fill.')) }),
);

/** A machine and who serves it. */
export interface AskedCrew extends MachineCrew {
  readonly turn?: number;
  readonly firedOn?: number;
  readonly setUp?: boolean;
  readonly destroyed?: boolean;
}
export const machineCrew = situationReader<AskedCrew>(
  entry({
    gun,
    crew: few.check(z.describe('Men at the machine.')),
    untrained: yes.check(z.describe('They are no artillery crew.')),
    turn: z.exactOptional(z.int().check(z.minimum(1), z.maximum(10_000))),
    firedOn: z
      .exactOptional(z.int().check(z.minimum(0), z.maximum(10_000)))
      .check(z.describe('The turn of its last shot; 0, for never, unless said.')),
    setUp: yes.check(z.describe('It has been put in position.')),
    destroyed: yes,
  }),
);
