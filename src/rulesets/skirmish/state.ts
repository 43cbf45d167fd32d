import type { SideId } from '../../battle/index.js';
import type { Holding } from '../../scenario/index.js';
import type { Bearing, Point, Table } from '../../table/index.js';
import type { MoraleObligation } from './morale/obligation.js';
import type { Fortification, Standard } from './rules/campaign.js';
import type { MoraleResult } from './rules/morale.js';
import type { Grade, Man, NobleRank, Shooter, Weapon } from './troops.js';
import type { Gap, Gear, High, Opening, Task, Thing, ThingId, Work, WorkId } from './works/types.js';

/** The name of a figure, unique in its scenario: `hugh`. */
export type FigureId = string;
/** The name of a unit; a figure in no unit is a body of his own by his own name. */
export type BodyId = string;
export type ForceId = string;

/** How a figure left the battle. */
export type Gone = 'dead' | 'fled';

/** What somebody was told, or made, to do with his move. */
export type How =
  | 'move'
  | 'charge'
  | 'counter-charge'
  | 'avoid'
  | 'flee'
  | 'retreat'
  | 'advance'
  | 'pursue'
  | 'follow'
  | 'close-up'
  | 'haul'
  | 'led';

/** A man as he is now: a retinue lists what he was. */
export interface Bearer {
  readonly class: Man['class'];
  readonly rank?: NobleRank;
  grade: Grade;
  above: number;
  readonly armour: Man['armour'];
  readonly shield: boolean;
  weapons: readonly Weapon[];
  readonly horse?: NonNullable<Man['horse']>;
}

/** What a figure has done in the turn being played; made anew at its start. Shares of a move. */
export interface TurnOfFigure {
  /** Where it stood at the start, halfway through its move, and where it has turned. */
  readonly start: Point;
  readonly faced: Bearing;
  half: Point;
  /** Inches moved, and how. */
  moved: number;
  pace: 'stands' | 'walks' | 'runs';
  /** The share of the turn that moves and actions have taken. */
  share: number;
  /** Enemies in contact at the start. */
  readonly atStart: readonly FigureId[];
  /** The share of the turn at which it came into contact; `null` when it has not. */
  contactFrom: number | null;
  /** Whom it charges, and how. */
  charge: { readonly at: FigureId; readonly how: 'charge' | 'counter-charge' } | null;
  /** Who charges it, and whether somebody does so from its rear. */
  chargedBy: readonly FigureId[];
  avoids: boolean;
  /** What it goes behind to avoid it; straight away unless it is given. */
  behind?: 'friends' | 'cover';
  /** It was to go on with its charge, and came nowhere. */
  stuck: boolean;
  /** Weapons were changed: the one before, and the missiles that were left for it. */
  changedFrom: Weapon | null;
  /** Which of the two he is looked at with. */
  readonly changing: 'first' | 'second';
  /** What he does besides moving: he shoots no shot with both hands full. */
  busy: boolean;
  /** Its move is over. */
  done: boolean;
  /** Shots that it was aimed at. */
  shotAt: number;
  /** Handguns and bombards fired near it, in inches. */
  firearms: readonly number[];
  fromRear: boolean;
  /** The blow that it had at the beginning is spent: at somebody who left it, or because it left itself. */
  spent: boolean;
  /** A test before the charges of this turn has made it bold, and it charges in the next. */
  boldNext: boolean;
  /** It was unhorsed. */
  unhorsed: boolean;
  /** It has beaten the foot that it charged, and may ride on through them. */
  ridesOn: boolean;
}

/** What a figure has done in the battle that a campaign remembers. */
export interface DeedsOfFigure {
  fought: boolean;
  hadToFlee: boolean;
  injuredCleric: boolean;
  charge: 'avoids' | 'fails' | null;
  unhorsed: readonly FigureId[];
}

/** One man as he stands on the table. */
export interface Figure {
  readonly id: FigureId;
  /** His number on his side, by which he is ordered in short. */
  readonly number: number;
  readonly side: SideId;
  readonly force: ForceId;
  readonly body: BodyId;
  readonly name: string;
  man: Bearer;
  /** The middle of his base. */
  at: Point;
  facing: Bearing;
  mounted: boolean;
  /** His horse; `none` of who never had one. */
  horse: 'none' | 'sound' | 'wounded' | 'lost';
  /** What he has in hand. */
  weapon: Weapon;
  missiles: number;
  /** Missiles of weapons that he has not in hand. */
  spare: { readonly [S in Shooter]?: number };
  loaded: boolean;
  wounded: boolean;
  /** The last turn in which he lies on the ground; 0 while he is up. */
  down: number;
  /** The side to which he has yielded. */
  yielded: SideId | null;
  gone: Gone | null;
  /** The turn in which he shot last: who shoots out of a wood is seen. */
  shot: number;
  /** What his morale makes of his next move. */
  does: MoraleObligation;
  fleeing: boolean;
  /** Off the ground: on a wall, a ladder, at a window; `null` on it. */
  high: High | null;
  gear: readonly Gear[];
  /** The turn in which he lit a fire missile that he has not shot yet; 0 without one. */
  lit: number;
  /** What he works at over several turns. */
  task: Task | null;
  /** The unit that he has joined as its leader. */
  joined: BodyId | null;
  /** A horseman who has beaten the foot that he charged: he rides on through them this turn, and nothing holds him. */
  ridesOn: boolean;
  /** Turns that he must still pursue. */
  pursues: number;
  /** Moves at a run or gallop one after the other, and in all; whether he moved in the turn before. */
  ran: number;
  ranInAll: number;
  movedBefore: boolean;
  /** Turns one after the other in which he was shot at, halted. */
  turnsShotAt: number;
  turn: TurnOfFigure;
  deeds: DeedsOfFigure;
}

/** What tests its morale as one: a unit, or a figure on its own. */
export interface Body {
  readonly id: BodyId;
  readonly side: SideId;
  readonly force: ForceId;
  readonly name: string;
  readonly kind: 'unit' | 'single';
  readonly figures: readonly FigureId[];
  /** Who leads it; of a figure on its own nobody. */
  readonly commander: FigureId | null;
  /** Standards and the commander of its army whom one of its men has seen lost, and who are lost yet: their ids. */
  sawLost: readonly string[];
  /** What has happened to it this turn. */
  turn: TurnOfBody;
}

/** What has happened to a body in the turn being played. Distances in inches. */
export interface TurnOfBody {
  /** It has come to blows, in which melee, by number. */
  melee: number | null;
  lostToMissiles: number;
  /** How many of it were neither struck nor gone before the last of its men was killed or wounded; `null` where none was. */
  soundAtLoss: number | null;
  handguns: readonly number[];
  bombards: readonly number[];
  /** It was fired on by an engine or a bombard. */
  engineFire: boolean;
  surprises: readonly number[];
  fromRear: boolean;
  /** What it tested to before the charges, and what at the end of the turn. */
  tested: MoraleResult | null;
  testedAfter: MoraleResult | null;
  /** It began to flee, or does so yet. */
  fled: boolean;
  /** The ways on which men of it have run in flight. */
  flights: readonly { readonly figure: FigureId; readonly from: Point; readonly to: Point }[];
}

/** The men of one player. */
export interface Force {
  readonly id: ForceId;
  readonly side: SideId;
  readonly name: string;
  readonly commander: FigureId;
  /** Who commands the whole side. */
  readonly general: FigureId;
}

/** A standard: who carries it, or where it lies. */
export interface StandardOnTable {
  readonly id: string;
  readonly of: Standard;
  readonly side: SideId;
  readonly force: ForceId;
  bearer: FigureId | null;
  at: Point | null;
  /** It has been seen to be lost. */
  lost: boolean;
}

/** Somebody who was lost in the turn being played, or took to flight. */
export interface Lost {
  readonly figure: FigureId;
  readonly at: Point;
  readonly how: 'killed' | 'wounded' | 'yielded' | 'fled';
  readonly by: 'missiles' | 'melee' | 'other';
  /** The melee in which. */
  readonly melee: number | null;
}

/** A melee of the turn being played. */
export interface MeleeOfTurn {
  readonly number: number;
  readonly figures: readonly FigureId[];
  readonly charged: SideId | null;
}

/** A work or a moat that a side has paid for. */
export interface Fortified {
  readonly feature: WorkId;
  readonly side: SideId;
  /** What it is paid for as; `null` where only its drawbridge and portcullis are. */
  readonly as: Fortification | null;
  readonly of: 'wood' | 'stone';
  /** Inches, of what is a line on the table. */
  readonly length: number | null;
}

/** Everything that changes while a battle goes on. */
export interface SkirmishState {
  turn: number;
  /** Forces in the order of their cards of this turn. */
  order: readonly ForceId[];
  /** Every figure that was mustered, in the order of the scenario. */
  figures: Record<FigureId, Figure>;
  bodies: Record<BodyId, Body>;
  forces: Record<ForceId, Force>;
  standards: StandardOnTable[];
  lost: Lost[];
  melees: MeleeOfTurn[];
  holdings: Holding[];
  works: Record<WorkId, Work>;
  things: Record<ThingId, Thing>;
  /** What of the works counts among whose points. */
  fortified: readonly Fortified[];
  /** Ways that were made through walls, gates and hedges. */
  openings: readonly Opening[];
  gaps: Gap[];
}

/** A place worth holding. */
export interface Objective {
  readonly id: string;
  readonly name: string;
  readonly at: Point;
  readonly radius: number;
}

/**
 * What a side may know: its own men, and the enemies that any of them sees. Of an enemy nobody knows how many missiles he has left, nor
 * what his nerve will make him do.
 */
export interface SkirmishView {
  readonly side: SideId;
  readonly turn: number;
  readonly order: readonly ForceId[];
  readonly figures: Readonly<Record<FigureId, Readonly<Figure>>>;
  readonly bodies: Readonly<Record<BodyId, Readonly<Body>>>;
  readonly forces: Readonly<Record<ForceId, Readonly<Force>>>;
  readonly standards: readonly StandardOnTable[];
  readonly holdings: readonly Holding[];
  readonly works: Readonly<Record<WorkId, Readonly<Work>>>;
  readonly things: Readonly<Record<ThingId, Readonly<Thing>>>;
  readonly openings: readonly Opening[];
  readonly gaps: readonly Gap[];
  /** Where smoke drifts to; `null` without a wind. */
  readonly wind: Bearing | null;
  readonly fireMissiles?: boolean;
  readonly table: Table;
  /** The table as the battle began on it. */
  readonly plan: Table;
  readonly objectives: readonly Objective[];
}

export type { Holding };

/** The record of a figure's turn before anything has happened in it. */
export function freshTurn(start: Point, faced: Bearing, atStart: readonly FigureId[]): TurnOfFigure {
  return {
    start: { ...start },
    faced,
    half: { ...start },
    moved: 0,
    pace: 'stands',
    share: 0,
    atStart,
    contactFrom: atStart.length > 0 ? 0 : null,
    charge: null,
    chargedBy: [],
    avoids: false,
    stuck: false,
    changedFrom: null,
    changing: 'second',
    busy: false,
    done: false,
    shotAt: 0,
    firearms: [],
    fromRear: false,
    spent: false,
    boldNext: false,
    unhorsed: false,
    ridesOn: false,
  };
}

/** The record of a body's turn before anything has happened in it. */
export function freshBodyTurn(): TurnOfBody {
  return {
    melee: null,
    lostToMissiles: 0,
    soundAtLoss: null,
    handguns: [],
    bombards: [],
    engineFire: false,
    surprises: [],
    fromRear: false,
    tested: null,
    testedAfter: null,
    fled: false,
    flights: [],
  };
}
