import type { SideId } from '../../../battle/index.js';
import type { Bearing, Placed, Point, Table } from '../../../table/index.js';
import type { RangeThird } from '../common/fighting/defensive-fire.js';
import type {
  Contact,
  FieldState,
  FieldUnit,
  ForcedReaction,
  Gone,
  Holding,
  Progress,
  Rider,
  UnitId,
} from '../common/turn/state.js';
import type { Shown } from '../common/turn/unseen/lying-low.js';
import type { MarkerSeen } from '../common/turn/unseen/markers.js';
import type { ChariotNow, ElephantNow } from './missiles/missile-hits.js';
import type { WagonLoad } from './missiles/supply.js';
import type { Title } from './numbers/army.js';
import type { WarWagonLoad } from './special-troops/hussites.js';
import type { GunType, TroopType } from './troops.js';

export type * from '../common/turn/state.js';
export type { Shown } from '../common/turn/unseen/lying-low.js';
export type { MarkerSeen } from '../common/turn/unseen/markers.js';

/** How the figures of a unit stand to each other: in order, or in a formation that has rules of its own. */
export type AncientFormation = 'order' | 'skirmish' | 'phalanx' | 'testudo';

/** What a unit carries in its hands, all figures together, besides the weapon it shoots with. */
export interface Carried {
  axes: number;
  javelins: number;
  pila: number;
  /** Square centimetres of caltrops. */
  caltrops: number;
  /** Centimetres of stakes. */
  stakes: number;
  /** Pavises; how many figures each of them shelters, the rules say. */
  pavises: number;
}

/** The mounts of infantry that ride to battle. */
export interface Mounts {
  left: number;
  mounted: boolean;
  /** Where they stand while their riders are on foot; `null` when these sit on them. */
  at: Point | null;
  /** The side that has taken them. */
  takenBy: SideId | null;
  /** Figures that fell this turn before anybody moved, and those of them who had their horses with them. */
  fell?: { before: number; beside: number };
}

/** An engine or gunpowder piece. The figures of its unit are its crew. */
export interface MachineNow {
  rounds: number;
  /** Set up to shoot; once it is, it only turns. */
  setUp: boolean;
  /** The turn it last fired; 0 before its first shot. */
  firedOn: number;
  /** False once the machine itself is gone. */
  standing: boolean;
  /** Men who are no gunners serve it. */
  untrained: boolean;
  /** Spare gunners who take the places of those that fall. */
  spare: number;
}

/** A castle's siege work: a ladder, tower or ram and where it is. */
export interface SiegeGear {
  readonly id: string;
  readonly kind: 'ladder' | 'tower' | 'ram';
  readonly side: SideId;
  /** The unit that came with it: a ram's own crew. */
  readonly cameWith?: UnitId;
  at: Point;
  /** The unit that moves it; `null`: it lies where it was left. */
  by: UnitId | null;
  /** The wall or gate at which it stands ready; `null`: on its way. */
  against: string | null;
  /** Turns of ramming done. */
  turns: number;
}

/** A hit that a bridge or castle work has taken and may yet fall to. */
export interface Struck {
  /** The feature of the table. */
  readonly object: string;
  readonly gun: GunType;
  readonly at: Point;
}

/** Something that a unit made on the field. */
export interface Work {
  readonly id: string;
  readonly kind: 'stakes' | 'caltrops' | 'entrenchment' | 'barricade';
  readonly side: SideId;
  /** Along the front of those behind it; caltrops lie along it, `depth` cm to the front. */
  readonly line: readonly [Point, Point];
  readonly depth: number;
  /** Sides that know of it; caltrops are found by treading on them. */
  knownTo: SideId[];
}

/** A noble on the field. */
export interface NobleNow {
  readonly id: string;
  readonly side: SideId;
  readonly title: Title;
  readonly name: string;
  /** The unit he rides with. */
  unit: UnitId;
  /** The side and unit that hold him prisoner. */
  captive: { by: SideId; unit: UnitId } | null;
  /** Alone on the field after his unit was lost. */
  at: Point | null;
  /** Freed from captivity, he makes for this unit of his side; `null`: he stands, or is with a unit. */
  makesFor: UnitId | null;
}

/** What some kinds of units have beside their men, and others do not. */
export interface UnitPart {
  /** The horses that infantry has bought. */
  mounts: Mounts;
  /** An engine or a gun. */
  machine: MachineNow;
  chariot: ChariotNow;
  elephant: ElephantNow & { driver: boolean; missileMan: boolean };
  /** What a supply wagon holds, and who has taken it. */
  wagon: { loads: WagonLoad[]; takenBy: SideId | null };
  warWagon: WarWagonLoad & { chained: boolean };
}

/** These parts, and `null` for all others. */
type Only<Parts> = Parts & { [part in Exclude<keyof UnitPart, keyof Parts>]: null };

/** The parts of one unit: none or one, but that a war wagon may carry a gun. */
export type UnitParts =
  | Only<{ mounts: UnitPart['mounts'] | null }>
  | Only<Pick<UnitPart, 'machine'>>
  | Only<Pick<UnitPart, 'chariot'>>
  | Only<Pick<UnitPart, 'elephant'>>
  | Only<Pick<UnitPart, 'wagon'>>
  | Only<Pick<UnitPart, 'warWagon'> & { machine: UnitPart['machine'] | null }>;

/** One unit of the ancient and medieval game, as it stands on the table. Elephants, chariots, wagons and whoever fights alone are units of one. */
export type AncientUnit = UnitOfAnyKind & UnitParts;

/** What units of every kind have. */
export interface UnitOfAnyKind extends FieldUnit {
  readonly type: TroopType;
  formation: AncientFormation;
  /** Shots left per figure; `null`: it has none to count. */
  shots: number | null;
  loaded: boolean;
  carried: Carried;
  /** Pila stick in its shields until the end of this turn; 0: none. */
  encumberedUntil: number;
  /** How it met a charger this turn: the third of the range it fired at; `null`: it did not. */
  firedAtChargers: {
    readonly at: RangeThird | 'first-in-range';
    readonly charger: UnitId;
    readonly melees: boolean;
  } | null;
  /** Times that a berserker has been killed. */
  kills: number;
  /** Thirds of the turn that it spent on tasks. */
  worked: number;
  progress: Progress | null;
  /** The wall or tower that it stands on; `null`: on the ground. */
  on: string | null;
  /** Within a castle, from which there is no way back. */
  inside: boolean;
  /** It is of a castle’s garrison and has gone out, through what was a wall or gate. */
  sallied?: true;
  /** Poor reactions that it has absorbed within the castle. */
  absorbed: number;
  /** It has tested for the sight of Mongols. */
  sawMongols: boolean;
  /** Turn on which the missile troops may shoot their next Greek fire; 0: now. */
  flameReadyOn: number;
  imperial: boolean;
  /** Mercenaries: what they are paid by, else `null`. */
  mercenary: boolean;
  century: string | null;
  /** The battles that it has left by order; absent of all others. */
  left?: readonly string[];
}

/** Everything that changes while an ancient or medieval battle goes on. */
export interface AncientState extends FieldState<AncientUnit> {
  works: Work[];
  gear: SiegeGear[];
  /** Hits of machines on bridges, walls, gates and towers, in the order they fell. */
  struck: Struck[];
  nobles: NobleNow[];
  /** Battles (van, main, rear) that have broken up. */
  brokenBattles: string[];
  /** Ransom points that a side has let go or lost are not counted: only who holds whom, in `nobles`. */
}

/** A place that a scenario has the armies fight for. */
export interface Objective {
  readonly id: string;
  readonly name: string;
  readonly at: Point;
  readonly radius: number;
}

/** What one side may know. Of the enemy: what stands on the table, and blank markers. */
export interface AncientView {
  readonly side: SideId;
  readonly turn: number;
  readonly units: Readonly<Record<UnitId, AncientSeen>>;
  readonly markers: readonly MarkerSeen[];
  /** Its own riders with orders that are under way. */
  readonly riders: readonly Rider[];
  /** Riders bring the orders, as both sides have agreed: what is written now holds when they have come. */
  readonly ordersRide?: boolean;
  readonly contacts: readonly Contact[];
  readonly holdings: readonly Holding[];
  /** The works that the side knows of. */
  readonly works: readonly Work[];
  readonly gear: readonly SiegeGear[];
  readonly nobles: readonly NobleNow[];
  readonly table: Table;
  readonly objectives: readonly Objective[];
}

/** A unit as a side sees it. */
export interface AncientSeen {
  readonly id: UnitId;
  readonly side: SideId;
  readonly name: string;
  readonly type: TroopType;
  readonly general: boolean;
  readonly strength: number;
  readonly figures: number;
  /** Figures that guard prisoners: no part of `figures`, and not lost. */
  readonly guarding: number;
  /** The body on the table; only the part in view of one that is half hidden. */
  readonly placed: Placed;
  readonly formation: AncientFormation;
  readonly gone: Gone | null;
  readonly mustDo: ForcedReaction | null;
  /** Whether it has moved this turn, or fires or fights: who has not is not seen at the edge of a wood. */
  readonly shown: Shown;
  readonly mounted: boolean;
  /** The wall or tower it stands on. */
  readonly on: string | null;
  readonly setUp: boolean;
  /** Only of one's own units. */
  readonly own?: Readonly<AncientOwn>;
}

/** What only its own side knows of a unit. */
export type AncientOwn = Pick<
  AncientUnit,
  | 'order'
  | 'brigade'
  | 'loaded'
  | 'shots'
  | 'fatigue'
  | 'chargedOn'
  | 'failedTest'
  | 'pushedBack'
  | 'carried'
  | 'mounts'
  | 'machine'
  | 'chariot'
  | 'elephant'
  | 'wagon'
  | 'warWagon'
  | 'kills'
  | 'progress'
  | 'awaited'
  | 'marker'
  | 'inside'
  | 'absorbed'
  | 'flameReadyOn'
> & {
  readonly facedAtStart: Bearing;
  /** It has lost figures in this battle. */
  readonly hurt: boolean;
};
