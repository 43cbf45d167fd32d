import type { SideId } from '../../battle/index.js';
import type { Reason } from '../../rulebook/index.js';
import type { Bearing, Point } from '../../table/index.js';
import type { ThingId } from './fire/fire-state.js';
import type { ShipId } from './ships/ship-state.js';
import type { MissileWeapon } from './shooting/weapons.js';
import type { SiegeEvent } from './siege/events.js';
import type { SpellEffect } from './sorcery/spells.js';
import type { Doing, GeneralId, Gone, ReportNews, UnitId } from './state.js';
import type { WeatherEvent } from './weather/events.js';

/** How an order comes to a unit. */
export const orderWays = ['written', 'signal', 'messenger', 'crow', 'general', 'wish'] as const;
export type OrderWay = (typeof orderWays)[number];

/** What a unit that is charged does. */
export const counters = ['stand', 'countercharge', 'evade'] as const;
export type Counter = (typeof counters)[number];

/** What befalls creatures and those whom spells are upon. */
export const wonders = [
  'falls',
  'freed',
  'lured',
  'roused',
  'debates',
  'wins-debate',
  'prays',
  'eats-messenger',
  'looked-at',
  'looked-away',
] as const;
export type Wonder = (typeof wonders)[number];

/** What is told of a battle. Lengths in paces, casualties in men, directions in degrees clockwise from north. */
export type WrgEvent = { readonly because: readonly Reason[] } & (
  | WeatherEvent
  | {
      readonly kind: 'order';
      readonly unit: UnitId;
      readonly order: string;
      readonly by: OrderWay;
      /** It has that order already, and its general wishes nothing else. */
      readonly kept?: true;
    }
  /** A messenger has set out, arrived, been caught or come in vain, or was on his way as the battle ended. */
  | {
      readonly kind: 'messenger';
      readonly messenger: string;
      readonly to: UnitId;
      readonly what: 'sent' | 'arrived' | 'lost' | 'fights' | 'in-vain' | 'too-late' | 'walled-off';
      /** The enemy whom he has to fight, or who has caught him. */
      readonly by?: UnitId;
      /** The order that he carries, as he sets out and hands it over. */
      readonly order?: string;
      /** The general who is dictating it to him: he rides when that is done, and never if the general is gone. */
      readonly dictatedBy?: GeneralId;
    }
  /** A unit has sent word to its general of what he cannot see, or he has listened to it. */
  | {
      readonly kind: 'report';
      readonly unit: UnitId;
      readonly general: GeneralId;
      readonly what: 'sent' | 'waits' | 'arrived' | 'in-vain';
      /** What it says, as it is sent and heard. */
      readonly news?: ReportNews;
    }
  /** An order takes a period more: the general has not come to dictate it, or, where none is named, the unit has not come to digest it. */
  | { readonly kind: 'order-waits'; readonly unit: UnitId; readonly general?: GeneralId }
  /** A signal has been made: the order that it stands for, what it is called, who has given it, and who hears it. */
  | {
      readonly kind: 'signal';
      readonly side: SideId;
      readonly signal: string;
      readonly called: string;
      /** Who has given it. */
      readonly general?: GeneralId;
      readonly units: readonly UnitId[];
    }
  /** Terrain has been chosen for a square metre: how many units of it, by whom, and what he took; of the `table`, that it is turned. */
  | {
      readonly kind: 'terrain';
      readonly square: string;
      readonly units: number;
      readonly side: SideId;
      readonly features: readonly string[];
    }
  /** Light cavalry of both sides, and which of them is outscouted. */
  | { readonly kind: 'scouted'; readonly side: SideId | null; readonly light: Readonly<Record<SideId, number>> }
  /** A side marches faster, because the enemy has declared himself. */
  | { readonly kind: 'hastens'; readonly side: SideId; readonly units: readonly UnitId[] }
  /** A unit has lost or carried out its order, or nobody is left for whom that was meant. */
  | {
      readonly kind: 'order-ended';
      readonly unit: UnitId;
      readonly how: 'forgotten' | 'carried-out' | 'in-vain';
      /** Whether a new order that was still being digested is lost with it, or was all there was to lose. */
      readonly undigested?: 'too' | 'alone';
    }
  | { readonly kind: 'declared'; readonly unit: UnitId; readonly target: UnitId }
  | {
      readonly kind: 'counter';
      readonly unit: UnitId;
      readonly charger: UnitId;
      /** Who is bound by an earlier test does as that has told him. */
      readonly what: Counter | 'as-told';
      /** What it has told him. */
      readonly told?: string;
    }
  /** A reaction test: the score of the dice, what the factors came to, and the instruction. */
  | {
      readonly kind: 'test';
      readonly unit: UnitId;
      readonly cause: string;
      /** What else called for the same test. */
      readonly also?: readonly string[];
      /** By cause who has given it, where that is to be seen. */
      readonly calledBy?: Readonly<Record<string, readonly UnitId[]>>;
      readonly thrown: number;
      readonly total: number;
      readonly instruction: string;
    }
  /** Units that are threatened for the first time, and take no test for it because their commander-in-chief is near. */
  | { readonly kind: 'spared'; readonly units: readonly UnitId[]; readonly general: GeneralId }
  | {
      readonly kind: 'moved';
      readonly unit: UnitId;
      readonly doing: Doing;
      readonly from: Point;
      readonly to: Point;
      readonly facing: Bearing;
      readonly distance: number;
      readonly way: readonly Point[];
      /** Where its middle has gone, of who has turned and whose front has come to lie another way. */
      readonly toward?: Bearing;
      /** It has turned or wheeled on its way. */
      readonly turned?: boolean;
      /** It has got nowhere, and faces again as it did before it turned. */
      readonly facesAgain?: true;
      /** It has done nothing but wheel: the distance is that of the outer end of its front. */
      readonly wheels?: true;
      /** Figures abreast, where its front has changed. */
      readonly abreast?: number;
      readonly stopped?: string;
      /** The friend who stood in the way, or the enemy where he is seen. */
      readonly by?: UnitId;
      /** He left it no room to turn, or to change its formation. */
      readonly noRoom?: true;
      /** It flies, and has gone no farther because it could not have come down on his ground. */
      readonly noLanding?: true;
      /** The enemies whom it has met, where contact ended its move. */
      readonly met?: readonly UnitId[];
      /** It pursues, and its quarry is not among those whom it has met. */
      readonly byOthers?: true;
      /** What of the ground ended the move: its kind, or `formation` or `turn`, the feature that it is, and whether that burns so that nobody enters it. */
      readonly ground?: { readonly kind: string; readonly feature?: string; readonly burns?: true };
      /** It goes back with its back turned, because a test told it to retreat. */
      readonly retreats?: true;
      /** What burns so that nobody can stay in it: it has to leave that. */
      readonly outOfFire?: string;
      /** It is out of control, and charges nobody by a declaration. */
      readonly outOfControl?: true;
      /** Paces that it has gone besides, farther than its move, to come out beyond friends. */
      readonly beyond?: number;
      /** Those friends. */
      readonly outOf?: readonly UnitId[];
    }
  /** A unit stands still because of an enemy, before him if it is one; or stays where it is though it was to go. */
  | { readonly kind: 'stands'; readonly unit: UnitId; readonly before?: UnitId }
  | {
      readonly kind: 'met';
      readonly a: UnitId;
      readonly b: UnitId;
      readonly chargers: readonly UnitId[];
      /** Which of them is in rout, and has been caught. */
      readonly runs?: UnitId;
      /** A lone charger has come upon the other's flank or rear. */
      readonly takenIn?: 'flank' | 'rear';
      /** It has run into the other, who stood where he was or evaded. */
      readonly into?: true;
      /** Chargers who went for somebody else, whom they have not reached. */
      readonly instead?: readonly { readonly unit: UnitId; readonly target: UnitId }[];
    }
  /** A unit has come to light, or onto the table. */
  | {
      readonly kind: 'appeared';
      readonly unit: UnitId;
      readonly how: 'found' | 'came-on' | 'came-back' | 'in-sight' | 'not-yet' | 'waits' | 'never';
      /** The enemy who has found it. */
      readonly by?: UnitId;
      /** What has given it away, where nobody has found it: `ground` that hides nobody. */
      readonly away?: 'shoots' | 'charges' | 'casts' | 'moves' | 'ground';
      /** It was coming out of its hiding place when it was found. */
      readonly comingOut?: true;
    }
  | {
      readonly kind: 'shot';
      readonly unit: UnitId;
      readonly target: UnitId;
      /** With what, of a body that carries several missile weapons. */
      readonly weapon?: MissileWeapon;
      readonly figures: number;
      readonly range: number;
      readonly total: number;
      readonly casualties: number;
    }
  /** A unit is shot at, or bewitched, by somebody whom its side does not see in fog, sand or the dark: casualties in men. */
  | {
      readonly kind: 'from-unseen';
      readonly unit: UnitId;
      readonly what: 'shot' | 'spell';
      readonly casualties: number;
    }
  /** A unit shoots at nobody, because the enemy whom it would shoot at cannot be hurt where he stands. */
  | { readonly kind: 'held-shot'; readonly unit: UnitId; readonly target: UnitId }
  /** A unit has aimed at a general alone. */
  | {
      readonly kind: 'aimed';
      readonly unit: UnitId;
      readonly general: GeneralId;
      readonly figures: number;
      readonly range: number;
      readonly total: number;
      readonly casualties: number;
    }
  | {
      readonly kind: 'fought';
      readonly unit: UnitId;
      readonly target: UnitId;
      readonly figures: number;
      readonly total: number;
      readonly casualties: number;
      /** Blows at the backs of those who run: without reply. */
      readonly unanswered: boolean;
      /** The general who fights in its front rank. */
      readonly led?: GeneralId;
      /** Heroes and saints of its ranks who strike with it. */
      readonly champions?: readonly UnitId[];
      /** Beasts or chariots that rout go over friends. */
      readonly tramples?: true;
    }
  /** A unit that is hand to hand with an enemy has no figure that strikes at him. */
  | { readonly kind: 'struck-nobody'; readonly unit: UnitId; readonly target: UnitId }
  /** Figures taken off. */
  | {
      readonly kind: 'lost';
      readonly unit: UnitId;
      readonly figures: number;
      readonly left: number;
      readonly carried: number;
    }
  /** A unit gives ground; or has no room to, and who stands where it would go. */
  | {
      readonly kind: 'pushed-back';
      readonly unit: UnitId;
      readonly by: UnitId;
      readonly paces: number;
      readonly barredBy?: readonly UnitId[];
    }
  | { readonly kind: 'followed-up'; readonly unit: UnitId; readonly after: UnitId }
  /** A unit does not go after an enemy who has been pushed back from it. */
  | { readonly kind: 'stayed-behind'; readonly unit: UnitId; readonly after: UnitId }
  /** A unit leaves its melee of its own will. */
  | { readonly kind: 'broke-off'; readonly unit: UnitId; readonly from: UnitId }
  /** Two bodies that were hand to hand no longer touch, because of their losses: their melee is over. */
  | { readonly kind: 'out-of-contact'; readonly a: UnitId; readonly b: UnitId }
  | { readonly kind: 'broke'; readonly unit: UnitId }
  /** A unit has gone through friends without right, or burst through them in rout, or into them where it has got no farther. */
  | {
      readonly kind: 'went-through';
      readonly unit: UnitId;
      readonly through: UnitId;
      readonly how: 'passes' | 'bursts' | 'bursts-into';
    }
  /** A rout has gone past friends who see it near enough to test for it. */
  | { readonly kind: 'ran-past'; readonly unit: UnitId; readonly friends: readonly UnitId[] }
  | { readonly kind: 'swept-away'; readonly unit: UnitId; readonly by: UnitId }
  /** Broken troops have rallied; which way they face now, if they have turned about to an enemy. */
  | { readonly kind: 'rallied'; readonly unit: UnitId; readonly facing?: Bearing }
  | {
      readonly kind: 'recovers';
      readonly unit: UnitId;
      readonly how: 'rallying-back' | 'reorganising';
      /** It has left the table, and does so beyond its edge. */
      readonly offTable?: true;
    }
  /** The enemy has taken the animals that a unit had picketed. */
  | { readonly kind: 'animals'; readonly unit: UnitId; readonly by: UnitId }
  | { readonly kind: 'gone'; readonly unit: UnitId; readonly how: Gone; readonly figures: number }
  | {
      readonly kind: 'general';
      readonly general: GeneralId;
      readonly what:
        | 'hurt'
        | 'dead'
        | 'wounded'
        | 'captured'
        | 'fled'
        | 'challenges'
        | 'accepts'
        | 'refuses'
        /** He leaves his men to fight another between the lines. */
        | 'rides-out'
        /** He is back with his men, whether he has fought or not. */
        | 'rides-back'
        /** His duel has come to nothing. */
        | 'parts'
        | 'joins'
        | 'leaves'
        | 'over-cautious'
        | 'average'
        | 'rash';
      /** Men lost on his figure. */
      readonly men: number;
      /** The general whom he challenges, answers or has fought. */
      readonly against?: GeneralId;
      /** The unit that he joins or leaves. */
      readonly unit?: UnitId;
    }
  /** What one general does to another in a duel: which exchange, a shot or a blow, and what dice and factors come to. */
  | {
      readonly kind: 'duelled';
      readonly general: GeneralId;
      readonly against: GeneralId;
      readonly exchange: number;
      readonly shot: boolean;
      readonly total: number;
      readonly casualties: number;
    }
  /** A ship is rowed. */
  | {
      readonly kind: 'ship';
      readonly ship: ShipId;
      readonly what: 'rows-in' | 'grounds' | 'backs-off' | 'leaves' | 'burns';
      readonly paces: number;
      readonly from: Point;
      readonly to: Point;
    }
  /** A unit has climbed over the side of a ship. */
  | { readonly kind: 'landed'; readonly unit: UnitId; readonly ship: ShipId; readonly how: 'lands' | 'boards' }
  | SiegeEvent
  /** A unit has prepared missiles, which burn in the next period. */
  | { readonly kind: 'lit'; readonly unit: UnitId }
  /** A unit has set fire to something, by hand or with missiles: figures, and fire casualty points. */
  | {
      readonly kind: 'fire-set';
      readonly unit: UnitId;
      readonly thing: ThingId;
      readonly figures: number;
      readonly points: number;
    }
  /** How something burns at the end of a period. */
  | {
      readonly kind: 'fire';
      readonly thing: ThingId;
      readonly what: 'catches' | 'burning' | 'untenable' | 'burnt-out' | 'goes-out';
      readonly points: number;
      /** Points that those have put out who fight it. */
      readonly cancelled: number;
    }
  /** A unit has laid caltrops before its front. */
  | { readonly kind: 'caltrops'; readonly unit: UnitId }
  /** Figures have come upon caltrops. */
  | {
      readonly kind: 'trodden';
      readonly unit: UnitId;
      readonly figures: number;
      readonly total: number;
      readonly casualties: number;
    }
  /** A spell: the number nominated, the one that came of it, and what it does. */
  | {
      readonly kind: 'spell';
      readonly magician: UnitId;
      readonly target: UnitId;
      readonly nominated: number;
      readonly number: number | null;
      readonly does: SpellEffect['does'];
    }
  /** A dragon, or a magician, through the air. */
  | { readonly kind: 'flew'; readonly unit: UnitId; readonly from: Point; readonly to: Point }
  /** A dragon has killed elephants. */
  | { readonly kind: 'preyed'; readonly unit: UnitId; readonly on: UnitId }
  | { readonly kind: 'wonder'; readonly unit: UnitId; readonly what: Wonder }
  | { readonly kind: 'holding'; readonly objective: string; readonly side: SideId | null; readonly turns: number }
);
