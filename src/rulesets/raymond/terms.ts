import type { Phase, PhaseContext, SideId } from '../../battle/index.js';
import type { RaymondEvent } from './events.js';
import type { RaymondRules } from './rules.js';
import type { RaymondScenario } from './schema.js';
import type { FormationKind, RaymondState, RaymondView, UnitId } from './state.js';
import type { StandKind } from './troops.js';

/**
 * A change of formation: the new shape, and which stand of the front row stays where it is. `stands` is a layout such as
 * `PMM/MM.` (see `readLayout`); it may swap the unit's stands about at will.
 */
export interface FormationChange {
  readonly formation: FormationKind;
  readonly stands: string;
  /** File of the stationary stand in the present front row; needed only where the middle lies between two stands. */
  readonly stationary?: number;
  /** File of the stationary stand in the new front row; needed only where its middle lies between two stands. */
  readonly becomes?: number;
}

/** One step of a manoeuvre. Angles in degrees, clockwise positive; lengths in inches. */
export type Step =
  /** Straight on; backwards when stepping back, sideways when side-stepping. */
  | { readonly move: number }
  /** A turn about the middle of the front, -360 to 360. */
  | { readonly turn: number }
  /** Every stand turns about on its spot. */
  | { readonly aboutFace: true };

/** What a unit does in its movement phase: one of these. Which are open to it, `actionsOf` says. */
export type Action =
  | { readonly kind: 'change-formation'; readonly change: FormationChange }
  | {
      readonly kind: 'manoeuvre';
      readonly steps: readonly Step[];
      readonly doubleTime?: boolean;
      /** Of horse and dragoons: a change of formation before, or one after. */
      readonly before?: FormationChange;
      readonly after?: FormationChange;
    }
  | { readonly kind: 'step-back'; readonly steps: readonly Step[]; readonly doubleTime?: boolean }
  | {
      readonly kind: 'side-step';
      readonly to: 'left' | 'right';
      readonly steps: readonly Step[];
      readonly doubleTime?: boolean;
    }
  /** `pivot`: degrees of the free slight turn before it. */
  | { readonly kind: 'charge'; readonly target: UnitId; readonly pivot?: number }
  | { readonly kind: 'mount'; readonly change?: FormationChange }
  | { readonly kind: 'dismount'; readonly change?: FormationChange }
  | { readonly kind: 'prolong'; readonly steps: readonly Step[] }
  | { readonly kind: 'limber' }
  /** `turn`: degrees that the piece is turned by as it is set up. */
  | { readonly kind: 'unlimber'; readonly turn?: number };
export type ActionKind = Action['kind'];

/** The fire of one unit: a slight pivot first, then so many of its stands at each target. No targets: it holds its fire. */
export interface FireAnswer {
  readonly pivot?: number;
  readonly at: readonly { readonly target: UnitId; readonly stands: number }[];
}

/** How the stands of one unit are shared out among the enemies that it touches. Every stand is in one of them. */
export interface AttackAnswer {
  readonly attacks: readonly {
    readonly target: UnitId;
    /** Stands by their place in the unit's list, from 0. */
    readonly stands: readonly number[];
    /** Whose combat value the extra dice against a defensive mass use; the best of the attack if left out. */
    readonly extraDiceOf?: StandKind;
  }[];
}

/** What the players are asked. Lengths in inches. */
export type RaymondRequests = {
  /** Whether and at whom a unit fires; asked of all units of both sides at once. */
  fire: {
    asks: {
      readonly unit: UnitId;
      /** The greatest pivot to either side, in degrees. */
      readonly pivot: number;
      /** Whom it could fire at as it stands, and with how many stands each. */
      readonly targets: readonly { readonly target: UnitId; readonly stands: number }[];
    };
    answer: FireAnswer;
  };
  /** Which unit tries to join in a combat next; `null` for no more. */
  'join-in': {
    asks: {
      readonly candidates: readonly {
        readonly unit: UnitId;
        readonly target: UnitId;
        readonly distance: number;
        /** In command: it need not test. */
        readonly inCommand: boolean;
      }[];
    };
    answer: UnitId | null;
  };
  /** How a unit shares out its stands; asked only where there is a choice, of all such units of both sides at once. */
  attack: { asks: { readonly unit: UnitId; readonly enemies: readonly UnitId[] }; answer: AttackAnswer };
  /** Whether to throw all dice of an attack again. */
  rethrow: {
    asks: {
      readonly unit: UnitId;
      readonly target: UnitId;
      readonly hits: number;
      /** Expected hits of another throw. */
      readonly expected: number;
      /** Chance that another throw gives more, as many, fewer hits. */
      readonly chances: { readonly more: number; readonly same: number; readonly fewer: number };
    };
    answer: boolean;
  };
  /** Which stands a unit loses, by their place in its list; asked only where there is a choice that saves it. */
  losses: {
    asks: {
      readonly unit: UnitId;
      /** How many go. */
      readonly stands: number;
      /** Every choice after which the unit stands on, as sorted places. */
      readonly choices: readonly (readonly number[])[];
    };
    answer: readonly number[];
  };
  /** Whether a unit that need not withdraw stays in contact (`true`) or withdraws; asked of all such units at once. */
  withdraw: { asks: { readonly unit: UnitId }; answer: boolean };
  /** Which unit moves next, and how; `null` ends the side's movement. */
  move: {
    asks: {
      readonly units: readonly { readonly unit: UnitId; readonly actions: readonly ActionKind[] }[];
    };
    answer: { readonly unit: UnitId; readonly action: Action } | null;
  };
  /**
   * Whether a unit intercepts an enemy that has begun to move in its zone: `null` to let it pass, or after how many more
   * inches of its movement in the zone (at the last moment there, if it moves less).
   */
  intercept: {
    asks: {
      readonly unit: UnitId;
      readonly target: UnitId;
      /** What the target is doing: it is charging, or only moving. */
      readonly charging: UnitId | null;
      /** From the front of the unit to the nearest part of the target in the zone. */
      readonly distance: number;
      readonly inCommand: boolean;
    };
    answer: { readonly after: number } | null;
  };
  /** A unit that has been charged may recoil, by the way it names; `null` to stand and fight. */
  recoil: {
    asks: { readonly unit: UnitId; readonly charger: UnitId };
    answer: { readonly steps: readonly Step[] } | null;
  };
  /** How far a charger goes on straight ahead once its target has recoiled, in inches; into contact if it reaches an enemy. */
  'break-through': {
    asks: {
      readonly unit: UnitId;
      /** What is left of its charge, or less where something bars the way. */
      readonly upTo: number;
      /** The enemy it would touch at the end of that. */
      readonly onto: UnitId | null;
    };
    answer: number;
  };
  /** Which units retreat from the field at the end of the side's movement. */
  retreat: { asks: { readonly units: readonly UnitId[] }; answer: readonly UnitId[] };
};

/** Raymond's vocabulary for the kernel. */
export interface RaymondTerms {
  scenario: RaymondScenario;
  rules: RaymondRules;
  state: RaymondState;
  view: RaymondView;
  requests: RaymondRequests;
  event: RaymondEvent;
}

export type RaymondPhase = Phase<RaymondTerms>;
export type RaymondContext = PhaseContext<RaymondTerms>;
export type { SideId };
