import type { Reason } from '../../../../../rulebook/index.js';
import type { Across, Position } from '../../engagement/position.js';
import type { Edge } from '../../fighting/melee.js';
import type { MoraleResult, Reaction } from '../../fighting/morale.js';
import type { Contact, FieldUnit, ForcedReaction, UnitId } from '../state.js';

/** A unit that has charged into another. */
export interface ChargeMet<Unit extends FieldUnit> {
  readonly charger: Unit;
  readonly defender: Unit;
  readonly contact: Contact;
  /** The edge on which the defender is struck. */
  readonly struckOn: Edge;
}

/** A charge as the ground has it, before it is known what figures strike and are struck. */
export interface ChargeRun {
  /** Figures of the charger that touch the unit that it strikes. */
  readonly figures: number;
  /** How far it has run straight at it, in cm. */
  readonly clearPath: number;
  readonly across: Across;
}

/** One unit's part in one contact. */
export interface Part<Unit extends FieldUnit> {
  readonly unit: Unit;
  readonly enemy: Unit;
  /** The edge on which it is touched, and on which it touches the enemy. */
  readonly edge: Edge;
  readonly enemyEdge: Edge;
  readonly attacker: boolean;
  readonly contact: Contact;
}

/** Both sides of a contact. */
export type Fight<Unit extends FieldUnit> = readonly [Part<Unit>, Part<Unit>];

/** A unit in a contact, how it stands there, and how many of its figures must roll. */
export interface Fighting<Unit extends FieldUnit> extends Part<Unit> {
  readonly position: Position;
  /** Figures that must roll; none has to unless it is given. */
  readonly rolls: number | undefined;
  /** Dice that are rolled for these; one for each unless given. */
  readonly dice?: number;
  /** Why none of its figures rolls, where none does. */
  readonly spared: Reason | undefined;
  /** Figures that it has left so far in this phase. */
  readonly left: number;
}

/** What the melee has cost so far, nobody taken off yet. */
export type MeleeToll<Unit extends FieldUnit> = Map<Unit, number>;

/** What became of a unit's morale test. */
export interface Settled {
  readonly result: MoraleResult;
  /** What it must do: its own result, or nothing when an opponent had it worse. */
  readonly reaction: Reaction;
  readonly because: readonly Reason[];
}

/** What it brings a unit to that it was attacked with no melee point left. */
export interface Weariness {
  readonly reaction: ForcedReaction;
  readonly because: readonly Reason[];
}

/** The units that are worn out, and what this brings each of them to. */
export type WornOut = Map<UnitId, Weariness>;
