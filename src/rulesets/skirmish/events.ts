import type { SideId } from '../../battle/index.js';
import type { Reason } from '../../rulebook/index.js';
import type { Point } from '../../table/index.js';
import type { MoraleObligation } from './morale/obligation.js';
import type { MoraleResult } from './rules/morale.js';
import type { Action } from './rules/moving.js';
import type { Reply } from './sequence/sequence.js';
import type { BodyId, FigureId, ForceId, How } from './state.js';
import type { Weapon } from './troops.js';
import type { FallCause } from './wounds/wounds.js';

/** What a battle tells. Lengths in inches. */
export type SkirmishEvent = (
  | { readonly kind: 'cards'; readonly order: readonly ForceId[] }
  | { readonly kind: 'declared'; readonly figure: FigureId; readonly at: FigureId }
  | { readonly kind: 'replied'; readonly figure: FigureId; readonly reply: Reply }
  | {
      readonly kind: 'moved';
      readonly figure: FigureId;
      readonly how: How;
      readonly pace: 'walk' | 'run';
      /** On horseback, where to run is to gallop. */
      readonly mounted: boolean;
      readonly path: readonly Point[];
      /** The way he faces then. */
      readonly facing: number;
      readonly moved: number;
      /** What stopped it short of where it meant to go. */
      readonly stopped?: string;
    }
  /** Who declared a charge, or was to advance, has not come a step nearer; who was to get away from somebody is hemmed in. */
  | { readonly kind: 'baulked'; readonly figure: FigureId; readonly at: FigureId; readonly hemmedIn?: true }
  | { readonly kind: 'contact'; readonly figure: FigureId; readonly enemy: FigureId; readonly how: How }
  | {
      readonly kind: 'acted';
      readonly figure: FigureId;
      readonly action: Action | 'turn' | 'load' | 'mount' | 'dismount';
      readonly with?: Weapon;
      /** Of a turn: the way he faces then. */
      readonly facing?: number;
    }
  | {
      readonly kind: 'shot';
      readonly figure: FigureId;
      readonly target: FigureId;
      readonly horse: boolean;
      readonly weapon: Weapon;
      readonly distance: number;
      readonly hitsOn: number;
      readonly effect: 'missed' | 'hit' | 'wounded' | 'killed';
      readonly from: Point;
      readonly to: Point;
    }
  | {
      readonly kind: 'blow';
      readonly figure: FigureId;
      readonly target: FigureId;
      readonly horse: boolean;
      readonly attack: number;
      readonly defense: number;
      /** Nothing more comes of a `hit`: somebody killed him at the same moment. */
      readonly effect: 'missed' | 'hit' | 'wounded' | 'killed';
      /** At one who leaves a melee, and does not strike back. */
      readonly leaving: boolean;
    }
  | { readonly kind: 'fell'; readonly figure: FigureId; readonly cause: FallCause | 'melee'; readonly killed: boolean }
  | {
      readonly kind: 'tested';
      readonly body: BodyId;
      readonly total: number;
      readonly result: MoraleResult;
    }
  | { readonly kind: 'obliged'; readonly figures: readonly FigureId[]; readonly does: MoraleObligation }
  | { readonly kind: 'yielded'; readonly figure: FigureId; readonly to: SideId }
  | { readonly kind: 'free'; readonly figure: FigureId }
  | { readonly kind: 'fire'; readonly of: string; readonly what: 'catches' | 'burns-out' }
  /** Nothing has come of it yet: it does not catch fire, the wall above a hole does not come down, it takes more hits than these. */
  | { readonly kind: 'stands'; readonly of: string; readonly against: 'fire' | 'collapse' | 'hits' }
  | { readonly kind: 'torch'; readonly figure: FigureId; readonly at: string; readonly caught: boolean }
  | {
      readonly kind: 'fire-fought';
      readonly figures: readonly FigureId[];
      readonly of: string;
      readonly out: boolean;
    }
  | { readonly kind: 'burnt'; readonly figure: FigureId; readonly of: string }
  | {
      readonly kind: 'wrecked';
      readonly of: string;
      readonly how: 'burnt' | 'broken' | 'breached';
      /** Inches of a breach. */
      readonly width: number;
    }
  | { readonly kind: 'gap'; readonly figure: FigureId; readonly of: string; readonly share: number }
  | {
      readonly kind: 'gate';
      readonly figure: FigureId;
      readonly of: string;
      readonly what: 'open' | 'shut' | 'raise' | 'lower';
      readonly part: 'leaves' | 'portcullis' | 'drawbridge';
    }
  | {
      readonly kind: 'battered';
      readonly figures: readonly FigureId[];
      readonly of: string;
      readonly by: 'ram' | 'axes';
      /** In per cent. */
      readonly chance: number;
      readonly broken: boolean;
    }
  | {
      readonly kind: 'picked';
      readonly figures: readonly FigureId[];
      readonly of: string;
      readonly depth: number;
      readonly through: boolean;
    }
  | {
      readonly kind: 'ladder';
      readonly figure: FigureId;
      readonly of: string;
      readonly what: 'set-up';
      readonly on: string;
    }
  | {
      readonly kind: 'climbed';
      readonly figure: FigureId;
      readonly what: 'climbs' | 'comes-up' | 'comes-down';
      readonly on: string;
      readonly height: number;
    }
  | {
      readonly kind: 'pushed';
      readonly figures: readonly FigureId[];
      readonly of: string;
      /** In per cent. */
      readonly chance: number;
      readonly down: boolean;
    }
  | {
      readonly kind: 'hauled';
      readonly figures: readonly FigureId[];
      readonly of: string;
      readonly path: readonly Point[];
      readonly moved: number;
    }
  | { readonly kind: 'served'; readonly figure: FigureId; readonly of: string }
  | { readonly kind: 'fetched'; readonly figure: FigureId; readonly of: string; readonly missiles: number }
  | {
      readonly kind: 'looted';
      readonly figure: FigureId;
      readonly from: FigureId;
      readonly what: string;
      readonly done: boolean;
    }
  | {
      readonly kind: 'uprooted';
      readonly figure: FigureId;
      readonly of: string;
      readonly what: 'stake' | 'pavise';
    }
  | { readonly kind: 'joined'; readonly figure: FigureId; readonly body: BodyId }
  | {
      readonly kind: 'bombarded';
      readonly by: string;
      readonly at: string;
      /** At the horse of a rider, and not at him. */
      readonly horse?: true;
      readonly with: string;
      readonly distance: number;
      readonly hitsOn: number;
      readonly effect: 'missed' | 'hit' | 'wounded' | 'killed';
      readonly from: Point;
      readonly to: Point;
    }
  | { readonly kind: 'massacred'; readonly figure: FigureId; readonly by: FigureId }
  | { readonly kind: 'fled'; readonly figure: FigureId }
  | {
      readonly kind: 'standard';
      readonly standard: string;
      readonly what: 'snatched' | 'falls' | 'picked-up';
      readonly figure: FigureId;
    }
  | { readonly kind: 'regraded'; readonly figure: FigureId; readonly grade: string }
  | { readonly kind: 'holding'; readonly objective: string; readonly side: SideId | null; readonly turns: number }
) & { readonly because: readonly Reason[] };
