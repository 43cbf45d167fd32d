import type {
  Battle,
  Bots,
  KindOf,
  RequestKinds,
  Ruleset,
  Seat,
  SideId,
  SideView,
  Terms,
  Told,
} from '../battle/index.js';
import type { TablePicture } from '../draw/index.js';

/** Terms whose scenarios have a name, and so have their sides: all that windows ask of a vocabulary. */
export interface NamedTerms extends Terms {
  scenario: { readonly name: string; readonly sides: { readonly [side: SideId]: { readonly name: string } } };
}

/** What was agreed before a battle: its scenario, and the house rules on top of the print. A battle has both, and a record too. */
export type Agreed<T extends Terms> = Pick<Battle<T>, 'scenario' | 'houseRules'>;

/** What a side sees of a battle, as `viewOf` gives it: its view, the turn being played, and how the battle ended. */
export type Seen<T extends Terms> = Pick<SideView<T>, 'view' | 'turn' | 'outcome'>;

/** What windows go by, whoever looks: the scenario, and the rules in force. */
export interface Setting<T extends Terms> {
  readonly scenario: T['scenario'];
  readonly rules: T['rules'];
}

/** An answer to any of a ruleset's requests. */
export type AnyAnswer<T extends Terms> = T['requests'][KindOf<T>]['answer'];

/**
 * A ruleset as people see it: how its battles are introduced, told, drawn, asked and summed up. It is no part of the `Ruleset`, so
 * that a program which only simulates carries no pictures and no words. The functions of `littlewars/windows` look through it.
 */
export interface Windows<T extends NamedTerms> {
  readonly ruleset: Ruleset<T>;
  /** What is asked of the players: how each kind of decision is judged, asked, read and written. */
  readonly requests: RequestKinds<T>;
  /** The commanders that may play a side in the place of a person, the one to be preferred first. */
  readonly bots: Bots<T>;
  /** The armies and what they fight for; for a side, no more of its enemy than stands on the table for all to see. */
  introduce(setting: Setting<T>, side?: SideId): string;
  /** An event in lines: what happened first, then why, and with which dice. */
  tell(event: Told<T>, setting: Setting<T>): readonly string[];
  /** The whole table as the referee sees it, with what was told of a turn. */
  picture(setting: Setting<T>, state: T['state'], events: readonly Told<T>[]): TablePicture;
  /** The table as a side sees it, made of its view and of what it was told of a turn. */
  pictureSeen(seat: Seat<T>, events: readonly Told<T>[]): TablePicture;
  /** The table as a side sees it, in letters: a map, and every unit in a line. */
  look(seat: Seat<T>): string;
  /** What became of every unit, as the referee knows it. */
  fates(setting: Setting<T>, state: T['state']): string;
  /** What each unit has lost, in figures or stands. */
  losses(state: T['state']): { readonly [unit: string]: number };
  /** What units did that an event tells of: none where it tells of none. */
  deeds(event: T['event']): readonly Deed[];
}

/** One thing that a unit did. */
export interface Deed {
  readonly unit: string;
  /** It came to blows, shot or threw something, or covered ground. */
  readonly did: 'fought' | 'fired' | 'moved';
  /** The ground covered, in the unit of length of the ruleset's tables. */
  readonly length?: number;
}

/** Some windows, whatever their terms: give it a function that works for any, and it is called with those it holds. */
export type AnyWindows = <R>(use: <T extends NamedTerms>(windows: Windows<T>) => R) => R;

/** Something of the attacker, and the same of the defender. */
export interface OfBoth<T> {
  readonly attacker: T;
  readonly defender: T;
}
