import type { SideId } from '../../../../battle/index.js';
import type { Dice } from '../../../../dice/index.js';
import type { ClauseId, Reason } from '../../../../rulebook/index.js';
import type { JointMoved, Leg, MarchCosts, Table } from '../../../../table/index.js';
import type { GameLevel } from '../army/levels.js';
import type { Divided, DividedFate } from '../fighting/broken.js';
import type { MeleeLosses, Strength } from '../fighting/melee.js';
import type { AtWorst, MoraleResult } from '../fighting/morale.js';
import type { Shock, ShockLosses } from '../fighting/shock.js';
import type { Tested } from '../fighting/three-dice.js';
import type { Skirmisher } from '../moving/skirmish.js';
import type { Order, OrderWords } from '../orders.js';
import type { Teller } from './events.js';
import type { Field } from './field.js';
import type { ChargeMet, ChargeRun, Fight, Fighting, MeleeToll, Settled, WornOut } from './fighting/encounters.js';
import type { FieldCommand } from './requests.js';
import type { TurnRules } from './rules.js';
import type { FieldScenario, Reinforcements } from './scenario.js';
import type { FieldState, FieldUnit, ForcedReaction, UnitId } from './state.js';

/** What a shared phase is run with: the part of the kernel's context that it needs, whatever the period. */
export interface TurnContext<Rules extends TurnRules = TurnRules, Scenario extends FieldScenario = FieldScenario> {
  readonly dice: Dice;
  readonly command: FieldCommand;
  readonly rules: Rules;
  readonly scenario: Scenario;
  readonly turn: number;
  readonly tell: Teller;
  reveal(what: string): void;
}

/**
 * What a period brings to the turn that all of Cady's games share, section by section: where its figures do otherwise than the
 * common rules say, and what only it has. Common makes the phases of it (`cadyPhases`). A section is told what it needs and
 * answers; it keeps nothing.
 */
export interface Period<
  Unit extends FieldUnit,
  Rules extends TurnRules = TurnRules,
  State extends FieldState<Unit> = FieldState<Unit>,
  Context extends TurnContext<Rules> = TurnContext<Rules>,
> {
  /** What a turn begins with, before orders are written; answers what the rest of their phase is played with. */
  beginning?(state: State, context: Context): Context;
  readonly orders: OrdersSection<Unit, Rules, State, Context>;
  readonly moving: MovingSection<Unit, Rules, State, Context>;
  readonly threeDice: ThreeDiceSection<Unit, Rules>;
  readonly sight: SightSection<Unit, Rules>;
  readonly fire: FireSection<State, Context>;
  readonly shock: ShockSection<Unit, Rules, State>;
  readonly melee: MeleeSection<Unit, Rules, State, Context>;
  readonly losses: LossesSection<Unit, State, Context>;
  readonly morale: MoraleSection<Unit, Rules, State, Context>;
  readonly regrouping: RegroupingSection<Unit, Rules, State>;
  /** What the period has left to settle when a turn ends, before objectives are counted. */
  endOfTurn?(state: State, context: Context): void;
}

/** What is written. */
export interface OrdersSection<
  Unit extends FieldUnit,
  Rules extends TurnRules,
  State extends FieldState<Unit>,
  Context extends TurnContext<Rules>,
> {
  /** What it adds to the notation of orders. */
  readonly words: OrderWords;
  /** Faults of an order that only the period knows. */
  faults?(
    unit: Unit,
    order: Order,
    at: { readonly state: State; readonly rules: Rules; readonly table: Table; readonly level: GameLevel },
  ): readonly OrderFault[];
  /** The orders of a side with those to several units spread over them; each is for one unit unless it is given. */
  spread?(written: Readonly<Record<string, string>>, side: SideId, state: State): Readonly<Record<string, string>>;
  /**
   * Whether a unit is asked for no order of its own as long as it is where it is, and obeys the one that it has: gunners on board of a ship.
   * It may be given one all the same. Not given: nobody.
   */
  standsTo?(unit: Unit, state: State): boolean;
  /** The units that come on later; each unit of the scenario is one of the battle unless it is given. */
  reinforcements?(context: Pick<Context, 'scenario' | 'rules'>): readonly Reinforcements[];
}

/** Something wrong with an order. */
export interface OrderFault {
  readonly clause: ClauseId;
  readonly problem: string;
  readonly mend: string;
}

/** How units go. */
export interface MovingSection<
  Unit extends FieldUnit,
  Rules extends TurnRules = TurnRules,
  State extends FieldState<Unit> = FieldState<Unit>,
  Context extends TurnContext<Rules> = TurnContext<Rules>,
> {
  /** How a unit goes this turn; the common rules alone unless it is given. `order`: `null` when a reaction moves it. */
  going?(unit: Unit, order: Order | null, field: Field<Unit, Rules, State>): Going;
  /** The ground that units march over, with what has been made on it; the table as it is unless it is given. */
  ground?(table: Table, state: State): Table;
  /** Whether a unit passes through friends at no cost, whatever the common rules say. */
  passes?(mover: Unit, state: State, rules: Rules): boolean;
  /** Whether its figures move in the forest as in the open. */
  nativeOfForest?(unit: Unit, rules: Rules): boolean;
  /** The morale value by which a unit marches and changes its formation in a turn; that of its type unless given. */
  morale?(unit: Unit, turn: number, rules: Rules): number;
  /** What decides whether a unit may form a skirmish line; `null`, or no such question: it never may. */
  skirmisher?(unit: Unit, rules: Rules): Skirmisher | null;
  /** What is done before anybody moves. */
  before?(state: State, context: Context): void;
  /** What is done when everybody has moved. */
  after?(state: State, joint: JointMoved, context: Context): void;
}

/** How a unit goes this turn, where its period has it go otherwise than the common rules say. */
export interface Going {
  /** Movement for the turn before any bonus, cm; the printed one unless said. */
  readonly move?: number;
  /** Thirds of the turn that something else takes. */
  readonly thirdsTaken?: number;
  /** It stays where it is, whatever it was ordered. */
  readonly stays?: boolean;
  /** It does not charge, whatever it was ordered. */
  readonly mayNotCharge?: boolean;
  /** Where it goes, in place of its order. */
  readonly legs?: readonly Leg[];
  /** The body that it forms, in place of its order: stands abreast, and the gap between them in cm. */
  readonly forms?: Formed;
  /** The square that it forms where its way ends, or that it leaves. */
  readonly square?: SquareToForm | 'leaves';
  /** What ground and obstacles cost it, in cm, where it is not what the common rules say. */
  readonly costs?: Partial<MarchCosts>;
  /** Why its move is no longer, told only of who would have gone farther. */
  readonly heldBecause?: readonly Reason[];
  readonly because: readonly Reason[];
}

/** A square as it is formed: the stands in its front, and how many thirds of its move that takes. */
export interface SquareToForm {
  readonly files: number;
  readonly thirds: number;
  /** It counts as one from when it begins to form. */
  readonly atOnce: boolean;
}

/** Stands abreast, and the gap between them in cm. */
export interface Formed {
  readonly files: number;
  readonly gap: number;
}

/** How bodies part and join. */
export interface RegroupingSection<
  Unit extends FieldUnit,
  Rules extends TurnRules = TurnRules,
  State extends FieldState<Unit> = FieldState<Unit>,
> {
  /** What a body of men is made of, to tell like from like; `null`: it is no body that parts or joins as it is now. */
  likeness(unit: Unit, rules: Rules): string | null;
  /** What a part of a unit has of what all carry, for a share of its figures from 0 to 1. */
  parted?(unit: Unit, share: number): Partial<Unit>;
  /** What two units have that have become one. */
  united(into: Unit, unit: Unit): Partial<Unit>;
  /** What follows when a unit has become part of another. */
  joined?(unit: Unit, into: Unit, state: State): void;
  /** Gunners join another gun, by rules of their own. */
  readonly gunnersJoin?: true;
  /** Units that join by rules of their own, or may not. */
  readonly joins?: {
    /** The clause that lets this unit join another. */
    clause(unit: Unit, rules: Rules): ClauseId | undefined;
    /** Faults of two units that are to be one; `undefined`: the common rules judge it. */
    faults(unit: Unit, into: Unit, rules: Rules): readonly OrderFault[] | undefined;
  };
}

/** Who tests. */
export interface ThreeDiceSection<Unit extends FieldUnit, Rules extends TurnRules = TurnRules> {
  /** The morale value of one figure of a unit, as it is now; `null`: it takes no tests, and none is taken on its account. */
  morale(unit: Unit, turn: number, rules: Rules): number | null;
  /** Dice that somebody who leads it gives a unit besides; nobody does unless it is given. */
  aid?(unit: Unit, rules: Rules): Pick<Tested, 'aid'>;
  /** Whether a unit must pass a test to charge, where the common rules say whether one is needed; as they say unless given. */
  testsToCharge?(
    unit: Unit,
    needed: boolean,
    rules: Rules,
  ): { readonly tests: boolean; readonly because: readonly Reason[] };
}

/** Who sees how far. */
export interface SightSection<Unit extends FieldUnit, Rules extends TurnRules = TurnRules> {
  /** How far a unit sees, in cm; the normal distance of the common rules unless it is given. */
  reach?(unit: Unit, field: Field<Unit, Rules>): number;
  /** Levels that a unit stands above the ground, on a wall or tower; 0 unless it is given. */
  storeys?(unit: Unit, rules: Rules): number;
}

/** The three phases of fire, whose weapons and procedures are the period's own. */
export interface FireSection<State, Context> {
  /** Fire that is ordered for the beginning of the turn. */
  readonly opening: TurnPhase<State, Context>;
  readonly artillery: TurnPhase<State, Context>;
  /** Bows, muskets and whatever else is fired or thrown by hand. */
  readonly smallArms: TurnPhase<State, Context>;
}

/** A phase of the turn, as the kernel plays it. */
export interface TurnPhase<State, Context> {
  readonly id: string;
  readonly title: string;
  readonly clause: ClauseId;
  run(state: State, context: Context): void;
}

/** How the shock of one unit on another is counted. */
export interface ShockSection<
  Unit extends FieldUnit,
  Rules extends TurnRules = TurnRules,
  State extends FieldState<Unit> = FieldState<Unit>,
> {
  /** Whether a charge comes to shock at all; every charge does unless it is given. */
  strikes?(met: ChargeMet<Unit>, rules: Rules): boolean;
  strike(
    met: ChargeMet<Unit>,
    shock: Omit<Shock, 'strikes'> & { readonly run: ChargeRun },
    field: Field<Unit, Rules, State>,
    dice: Dice,
  ): ShockLosses;
}

/** How a unit stands in melee, whoever throws for it. */
export interface MeleeStrengths<Unit extends FieldUnit, Rules extends TurnRules = TurnRules> {
  /** The melee point of a figure against an enemy before its position is counted. */
  strengthOf(unit: Unit, enemy: Unit, rules: Rules): Strength;
  /** Whether a unit fights whoever is around it, to all sides alike; nobody does unless it is given. */
  fightsAllRound?(unit: Unit): boolean;
  /** Figures that so many losses leave a unit without; as many, unless it is given. */
  fallen?(unit: Unit, lost: number, rules: Rules): number;
}

/** How figures fight hand to hand. */
export interface MeleeSection<
  Unit extends FieldUnit,
  Rules extends TurnRules = TurnRules,
  State extends FieldState<Unit> = FieldState<Unit>,
  Context extends TurnContext<Rules> = TurnContext<Rules>,
> extends MeleeStrengths<Unit, Rules> {
  /** Whether a unit that is met strikes at all this turn; everybody does unless it is given. */
  mayStrike?(unit: Unit): boolean;
  /** Whether a unit has anybody to fight with; everybody has unless it is given. */
  canFight?(unit: Unit, rules: Rules): boolean;
  /**
   * Fights those contacts that have rules of their own, and says which are left for the common ones. What comes of the hits is
   * done by `settle`, once all dice of the melee have been thrown and the figures lost are off the table.
   */
  apart?(
    fights: readonly Fight<Unit>[],
    toll: MeleeToll<Unit>,
    field: Field<Unit, Rules, State>,
    context: Context,
  ): { readonly others: readonly Fight<Unit>[]; settle(): void };
  /** A round of melee between the two of a contact. */
  round(sides: readonly [Fighting<Unit>, Fighting<Unit>], field: Field<Unit, Rules, State>, dice: Dice): MeleeLosses;
  /** What follows when the losses are off the table, before anybody breaks through. */
  after?(state: State, context: Context): void;
  /** Whether a unit moves as one that can go on through a gap; all but machines do unless it is given. */
  breaksThrough?(unit: Unit): boolean;
}

/** What losses do. */
export interface LossesSection<Unit extends FieldUnit, State, Context> {
  /** Takes off a unit what shock or melee cost it. */
  take(unit: Unit, lost: number, by: 'shock' | 'melee', state: State, context: Context): void;
  /** Takes units without figures out of play. */
  clear(state: State, context: Context): void;
}

/** How a period tests the morale of its units. */
export interface MoraleSection<
  Unit extends FieldUnit,
  Rules extends TurnRules = TurnRules,
  State extends FieldState<Unit> = FieldState<Unit>,
  Context extends TurnContext<Rules> = TurnContext<Rules>,
> {
  /** The test of a unit that has lost figures; `null`: it takes none. */
  test(unit: Unit, field: Field<Unit, Rules, State>, context: Context): MoraleResult | null;
  /** The melee point that weariness is counted from; `null`: it does not tire. */
  tires(unit: Unit, field: Field<Unit, Rules, State>): Strength | null;
  /**
   * Saves or breaks up bodies of units where they are played; as brigades of the common rules unless it is given. `worn`: the units that
   * are worn out; whoever is saved is taken out of it.
   */
  saveBodies?(settled: Map<UnitId, Settled>, worn: WornOut, field: Field<Unit, Rules, State>, context: Context): void;
  /** What becomes of a divided unit; the common rules unless it is given. */
  dividedFate?(
    divided: Divided & { readonly by: UnitId },
    field: Pick<Field<Unit, Rules, State>, 'state' | 'rules'>,
  ): Pick<DividedFate, 'figures'>;
  /** The worst that a unit comes to this turn, by its losses, weariness or division; it may rout unless it is given. */
  worst?(unit: Unit, field: Pick<Field<Unit, Rules, State>, 'state'>): AtWorst | undefined;
  /** What a reaction of a unit comes to where it is, in words: `goes below`; `undefined` where it moves as any other. */
  instead?(unit: Unit, reaction: ForcedReaction, state: State, rules: Rules): string | undefined;
  /** What follows when reactions have been noted. */
  reacted?(settled: ReadonlyMap<UnitId, Settled>, state: State, context: Context): void;
  /** What follows when weariness has been counted. */
  wearied?(state: State, context: Context): void;
}
