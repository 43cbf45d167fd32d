import type { Reason } from '../../../../rulebook/index.js';

/** Something on the table that sees or is seen: a unit in the open, a marker for one, or a phantom. */
export interface Piece {
  readonly id: string;
  readonly side: string;
  readonly is: 'unit' | 'marker' | 'phantom';
}

/** One piece has another in its sight: near enough, and with a clear line. */
export interface Seen {
  readonly by: string;
  readonly seen: string;
}

/** What happens to one piece because of what is in sight. */
export interface Revealed {
  readonly id: string;
  /**
   * `placed`: its figures are set out; `removed`: it was a phantom; `declared`: it stays a marker, but its owner must say that
   * it is real.
   */
  readonly happens: 'placed' | 'removed' | 'declared';
  readonly because: readonly Reason[];
}

/**
 * What comes to light when markers come into sight. A real marker seen by an enemy unit or a real enemy marker is set out;
 * a phantom is removed as soon as anything real sees it, and two phantoms that see each other both are. Whoever unmasked a
 * phantom from under a marker must admit to being real, without saying what.
 *
 * Source: Common Rules > Hidden Troop Movement; Phantom Troop Markers.
 *
 * @returns one entry for each piece to which something happens, in the order of `pieces`
 * @clause cady/common/sequence/step-4-reveal-and-charges
 * @clause cady/common/hidden/reveal-to-unit
 * @clause cady/common/hidden/reveal-two-markers
 * @clause cady/common/phantom/two-phantoms-removed
 * @clause cady/common/phantom/removed-when-seen
 * @clause cady/common/phantom/opponent-confirms-real
 */
export function reveal({
  pieces,
  sight,
}: {
  readonly pieces: readonly Piece[];
  readonly sight: readonly Seen[];
}): readonly Revealed[] {
  const byId = new Map(pieces.map(piece => [piece.id, piece]));
  const pairs = sight.flatMap(({ by, seen }) => {
    const [seer, other] = [byId.get(by), byId.get(seen)];
    return seer === undefined || other === undefined || seer.side === other.side ? [] : [{ seer, other }];
  });
  return pieces.flatMap(piece => {
    const watchers = pairs.filter(({ other }) => other === piece).map(({ seer }) => seer);
    const happens = piece.is === 'phantom' ? unmasked(watchers) : piece.is === 'marker' ? found(watchers) : undefined;
    if (happens !== undefined) return [{ id: piece.id, ...happens }];
    const phantom = pairs.find(({ seer, other }) => seer === piece && other.is === 'phantom');
    if (piece.is !== 'marker' || phantom === undefined) return [];
    const because: Reason = {
      clause: 'cady/common/phantom/opponent-confirms-real',
      because: `unmasked the phantom ${phantom.other.id}`,
      effect: 'must be declared real',
    };
    return [{ id: piece.id, happens: 'declared' as const, because: [because] }];
  });
}

/**
 * What becomes of a marker that is fired on or attacked: a phantom is removed, a real unit set out.
 *
 * Source: Common Rules > Phantom Troop Markers.
 *
 * @clause cady/common/phantom/removed-when-attacked
 */
export function attackedMarker(piece: Piece): Revealed {
  const happens = piece.is === 'phantom' ? 'removed' : 'placed';
  const clause = 'cady/common/phantom/removed-when-attacked';
  return { id: piece.id, happens, because: [{ clause, because: 'fired on or attacked', effect: text(happens) }] };
}

function unmasked(watchers: readonly Piece[]): Omit<Revealed, 'id'> | undefined {
  const real = watchers.find(({ is }) => is !== 'phantom');
  const [seer] = watchers;
  if (seer === undefined) return undefined;
  const because: Reason =
    real === undefined
      ? { clause: 'cady/common/phantom/two-phantoms-removed', because: 'sighted by a phantom', effect: text('removed') }
      : { clause: 'cady/common/phantom/removed-when-seen', because: `sighted by ${real.id}`, effect: text('removed') };
  return { happens: 'removed', because: [because] };
}

function found(watchers: readonly Piece[]): Omit<Revealed, 'id'> | undefined {
  const unit = watchers.find(({ is }) => is === 'unit');
  const marker = watchers.find(({ is }) => is === 'marker');
  const seer = unit ?? marker;
  if (seer === undefined) return undefined;
  const clause = unit === undefined ? 'cady/common/hidden/reveal-two-markers' : 'cady/common/hidden/reveal-to-unit';
  return { happens: 'placed', because: [{ clause, because: `sighted by ${seer.id}`, effect: text('placed') }] };
}

function text(happens: Revealed['happens']): string {
  return happens === 'placed' ? 'the figures are set out' : 'taken off the table';
}
