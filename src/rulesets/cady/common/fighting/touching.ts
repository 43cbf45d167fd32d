import {
  type Bearing,
  distanceBetweenQuads,
  edgesHeld,
  type Placed,
  type Point,
  pointOn,
  type Quad,
  quadOf,
  ranksOf,
  type Segment,
  type StandPlace,
  standsIn,
  standsOf,
} from '../../../../table/index.js';
import type { Edge } from './melee-point.js';

/** What says who is in contact. */
export interface ContactRules {
  readonly table: {
    /** How near bodies are in melee, in cm. */
    readonly meleeRange: number;
    /** Whether a stand is in contact that touches a stand of the enemy, or one that touches the ground of his whole ranks. */
    readonly contactWith: 'stands' | 'whole-ranks';
  };
}

/** The stands of a body that touch another, front rank first; none where only the gap beside a short last rank is near. */
export function standsTouching(
  own: Placed,
  enemy: Placed,
  { table: { meleeRange, contactWith } }: ContactRules,
): readonly StandPlace[] {
  const ground = contactWith === 'stands' ? groundsOf(enemy) : [quadOf(enemy)];
  const near = ({ corners }: StandPlace) => ground.some(part => distanceBetweenQuads(corners, part) <= meleeRange);
  return standsOf(own).filter(near);
}

/** The middle of the front of a stand. */
export function frontOf({ corners: [left, right] }: StandPlace): Point {
  return pointOn({ from: left, to: right }, 1 / 2);
}

/** The ground that a body stands on: of bodies whose ranks are whole in one piece. */
function groundsOf(body: Placed): readonly Quad[] {
  const whole = ranksOf(body) === 1 || standsIn(body) % body.files === 0;
  return whole && (body.gap ?? 0) === 0 ? [quadOf(body)] : standsOf(body).map(({ corners }) => corners);
}

/** An edge of a body on which it can be met, and the bearing that it looks to. */
export interface EdgeToMeet extends Segment {
  readonly is: Edge;
  readonly outward: Bearing;
}

/** The edges of a body as far as whoever meets it there comes upon stands. */
export function edgesToMeet(
  body: Placed,
  { table: { contactWith } }: { readonly table: Pick<ContactRules['table'], 'contactWith'> },
): readonly EdgeToMeet[] {
  const [front, right, rear, left] = edgesHeld(contactWith === 'stands' ? body : withWholeRanks(body));
  return [
    { is: 'front', ...front, outward: body.facing },
    { is: 'flank', ...right, outward: body.facing + 90 },
    { is: 'rear', ...rear, outward: body.facing + 180 },
    { is: 'flank', ...left, outward: body.facing + 270 },
  ];
}

function withWholeRanks(body: Placed): Placed {
  return { ...body, figures: ranksOf(body) * Math.min(body.files, standsIn(body)) * body.stand.figures };
}
