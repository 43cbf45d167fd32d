import type { OpenBook } from '../../../../book/index.js';
import { ladder } from '../../../../chart/index.js';
import { climbedUnder } from '../../common/numbers/fire-ladder.js';
import { rungOf, sidesOf } from '../../common/numbers/limits.js';
import type { ArtilleryNumbers } from '../artillery.js';
import { variationWheel } from '../book/charts/artillery.js';
import { extrasCost, shotFaces } from '../book/editions.js';
import { artilleryNumbers, forestFireNumbers, overheadNumbers } from '../book/numbers.js';
import {
  artilleryReturnsFire,
  blueLine,
  deadGround,
  fireUphill,
  gunsOverEnemies,
  hitCentre,
  lobbedFireSight,
  minimumOne,
  rocketsAtHalf,
  sixSidedStep,
  stickPlacement,
  unattendedGuns,
  withoutBounce,
} from '../book/rulings/artillery.js';
import { deepTargetUnder } from './small-arms.js';

/**
 * The rules that all guns share, as a book makes them.
 *
 * @throws RuleViolation for a die with fewer sides than faces that count, which only a house rule can make.
 */
export function artilleryUnder(book: OpenBook): ArtilleryNumbers {
  return book.part({ name: 'artillery', clauses: [] }, b => ({
    ...gunDieUnder(b),
    variation: b.part({ name: 'variation', clauses: ['cady/musket/artillery/variation/roll'] }, c => {
      const places = c.of(variationWheel);
      return variationWheel.rows.map(row => places[row]['hit-point']);
    }),
    deepTarget: deepTargetUnder(b, 'cady/musket/artillery/massed-target'),
    wallSteps: b.part(
      { name: 'wall', clauses: ['cady/musket/wall/artillery-step'] },
      c => c.numbers(artilleryNumbers)['wall-steps'],
    ),
    traverse: b.part(
      { name: 'traverse', clauses: ['cady/musket/artillery/fire/rotate-45'] },
      c => c.numbers(artilleryNumbers)['traverse-degrees'],
    ),
    extras: b.part({ name: 'extras', clauses: ['cady/musket/cost/extra-rounds', 'cady/musket/cost/extra-crew'] }, c => {
      const crewmen = c.part(
        { name: 'extraCrewmen', clauses: ['cady/musket/artillery/crew/replacements'] },
        d => d.numbers(artilleryNumbers)['extra-crewmen'],
      );
      return { ...extrasCost(c), crewmen };
    }),
    uphillLevels: b.part({ name: 'uphill', clauses: ['cady/musket/artillery/uphill/guns-one-level'] }, c =>
      c.reading(fireUphill),
    ),
    lobbed: b.part({ name: 'lobbed', clauses: ['cady/musket/artillery/overhead/target-visible'] }, c =>
      c.reading(lobbedFireSight),
    ),
    unattended: b.part({ name: 'unattended', clauses: ['cady/musket/artillery/unattended/re-man'] }, c => ({
      stays: c.reading(unattendedGuns).stays,
    })),
    blueLine: b.part({ name: 'blueLine', clauses: ['cady/musket/artillery/solid/blue-line'] }, c =>
      c.reading(blueLine),
    ),
    deadGround: b.part({ name: 'deadGround', clauses: ['cady/musket/artillery/parabolic/dead-ground'] }, c =>
      c.reading(deadGround),
    ),
    hits: hitsUnder(b),
    overhead: b.part({ name: 'overhead', clauses: ['cady/musket/artillery/overhead/guns-conditions'] }, c => {
      const { 'range-share': share, 'clear-cm': clear } = c.numbers(overheadNumbers);
      return { share, clear, enemies: c.reading(gunsOverEnemies) };
    }),
    forest: b.part(
      { name: 'forest', clauses: ['cady/musket/forest/penetration', 'cady/musket/forest/cannon-inside'] },
      c => {
        const { 'penetration-cm': penetration, 'fire-out-cm': fireOut } = c.numbers(forestFireNumbers);
        return { penetration, fireOut };
      },
    ),
  }));
}

/** What rulings say of calls, of whom shots hit, and of whom they leave time to fire. */
function hitsUnder(book: OpenBook): ArtilleryNumbers['hits'] {
  const of = <Read>(name: string, clause: string, read: (b: OpenBook) => Read): Read =>
    book.part({ name: `hits/${name}`, clauses: [`cady/musket/artillery/${clause}`] }, read);
  return {
    rocketThreads: of('threads', 'rocket/thread-kill', b => b.reading(hitCentre) !== 'crossing-point'),
    leastBehindWall: of('least', 'explosive/minimum-one', b => b.reading(minimumOne)['behind-wall']),
    tipHits: of('tip', 'solid/no-bounce-soft-ground', b => b.reading(withoutBounce).yellow),
    stickAt: of('stick', 'solid/stick-placement', b => b.reading(stickPlacement).tip),
    oneCall: of('calls', 'rocket/three-per-move', b => b.reading(rocketsAtHalf).calls === 'one-for-the-turn'),
    halfTheRockets: of('half', 'crew/half-fire', b => b.reading(rocketsAtHalf).half === 'half-the-rockets-every-turn'),
    fallenFireBack: of('fallen', 'losses/removed-at-once', b => b.reading(artilleryReturnsFire).others),
  };
}

/**
 * The die of canister and shells. The rungs of its ladder are the faces that the book prints for pieces, shells and canister, and
 * one above them that is nowhere printed for guns.
 */
function gunDieUnder(book: OpenBook): Pick<ArtilleryNumbers, 'dieSides' | 'ladder' | 'odds'> {
  const clauses = [
    'cady/musket/artillery/rounds/odds',
    'cady/musket/artillery/explosive/figure-roll',
    'cady/musket/artillery/explosive/piece-roll',
    'cady/musket/artillery/canister/roll',
  ] as const;
  return book.part({ name: 'die', clauses }, b => {
    const odds = shotFaces(b);
    const canister = facesOf(odds.canister);
    const explosive = facesOf(odds.explosive);
    const rungAbove = facesOf(b.reading(sixSidedStep));
    const { 'die-sides': sides, 'piece-faces': piece } = b.numbers(artilleryNumbers);
    const rungs = rungsOf([[], piece, explosive, canister, rungAbove]);
    const faces = [...rungs.flat(), ...canister, ...explosive, ...piece];
    const climbed = climbedUnder(b, ladder(rungs));
    const path = 'cells.cady/musket/artillery-rounds.odds-six-sided-die';
    return {
      dieSides: sidesOf(sides, faces, 'cady/musket/artillery/die-sides'),
      ladder: climbed,
      odds: {
        canister: rungOf(canister, climbed, `${path}.canister-cm`),
        explosive: rungOf(explosive, climbed, `${path}.explosive-cm`),
        piece,
      },
    };
  });
}

/** Faces from the fewest upward; of equally many only the first. */
function rungsOf(faces: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const firsts = faces.filter((each, at) => faces.findIndex(({ length }) => length === each.length) === at);
  return firsts.sort((a, b) => a.length - b.length);
}

function facesOf(held: unknown): readonly number[] {
  return Array.isArray(held) ? held : [];
}
