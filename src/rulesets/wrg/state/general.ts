import type { SideId } from '../../../battle/index.js';
import type { Point } from '../../../table/index.js';
import type { GeneralId, UnitId } from './ids.js';

/** A general and his nineteen. */
export interface General {
  readonly id: GeneralId;
  readonly name: string;
  side: SideId;
  readonly rank: 'commander-in-chief' | 'subordinate';
  /** Of a subordinate: how he counts in reaction tests. */
  personality: 'over-cautious' | 'average' | 'rash' | null;
  /** The unit that he is with. */
  with: UnitId | null;
  /** Where he is when he is with none. */
  at: Point;
  /** He stands in the front rank of the unit that he is with. */
  inFront: boolean;
  /** He rides by himself to another unit, at the pace of the one that he has left. */
  riding: { readonly to: UnitId; readonly as: UnitId; galloped: boolean; paces?: number } | null;
  /** The last period in which he rode by himself at a gallop. */
  galloped?: number;
  /** The unit that he has called to follow him and leads until it has another order. */
  calls: UnitId | null;
  /** He has not lost, by refusing a challenge, what he gives his men who fight beside him. */
  steadies: boolean;
  /** Men left of his figure. */
  men: number;
  /** Figures or models of his bodyguard, his own counted, as he was last seen to have them. */
  bodyguard: number;
  gone: 'dead' | 'wounded' | 'captured' | 'fled' | null;
  /** Where he was lost, and whether in personal combat. */
  lost: { readonly at: Point; readonly byChallenge: boolean } | null;
}

/** Somebody who carries an order or a report. */
export interface Messenger {
  readonly id: string;
  readonly side: SideId;
  readonly from: GeneralId;
  readonly to: UnitId;
  readonly order: string;
  at: Point;
  /** The period in which the order has been dictated and he rides. */
  rides: number;
  /** He has galloped for his one period. */
  galloped: boolean;
  /** Men of his party who are left, where it has fought. */
  men?: number;
  /** Enemies who have caught them already on this ride, and whom they have got away from. */
  fought?: UnitId[];
  /** Walls have brought him up, and it has been told. */
  walledOff?: true;
  /** Of sword and sorcery: the crows of whom one carries the message instead of a rider. */
  readonly crow?: UnitId;
}

/** What a unit has sent word of to a general who could not see it. */
export interface Report {
  readonly from: UnitId;
  readonly to: GeneralId;
  /** The period in which he has listened to it. */
  due: number;
  /** He has had no time for it so far. */
  waits?: true;
  arrived: boolean;
  /** What it says. */
  readonly news: ReportNews;
}

/** What a unit reports to its general: as it was when the report was sent. */
export interface ReportNews {
  /** The period in which it was so. */
  readonly of: number;
  /** Enemies whom it sees. */
  readonly sees: readonly UnitId[];
  /** Enemies with whom it has come to blows. */
  readonly fought: readonly UnitId[];
  readonly shotAt: boolean;
  readonly tested: boolean;
}
