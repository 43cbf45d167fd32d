import type { FigureScale } from '../rules/army/bases.js';
import type { CommandFigure } from '../rules/army/organisation.js';
import type { EquipmentItem } from '../rules/army/points.js';
import type { Training, Troops } from '../troops.js';

/** How troops get to the field. */
export interface Travel {
  /** Periods that they arrive early, by a forced march. */
  readonly early?: number;
  /** Whether they come by boat. */
  readonly byBoat?: boolean;
}

/** A part of a unit that has an officer of its own. */
export interface SubUnitEntry {
  readonly id: string;
  readonly name?: string;
  readonly troops: Troops;
  /** Figures, or models of elephants and chariots; command figures among them. */
  readonly figures: number;
  readonly command: readonly CommandFigure[];
  /** How wide the base of one of its figures or models is, in millimetres; as wide as it has to be unless said. */
  readonly base?: number;
}

/** A unit, as an army list has it. */
export interface UnitEntry extends SubUnitEntry, Travel {
  /** Its sub-units; `figures` and `command` are then those of the main body. */
  readonly subUnits?: readonly SubUnitEntry[];
  /** The general under whose command it is; the commander-in-chief unless said. */
  readonly under?: string;
  /** Whether it is the bodyguard of a general, who is one of its figures. */
  readonly bodyguard?: boolean;
  /** Whether it garrisons the stone fortification of its side. */
  readonly garrison?: boolean;
}

export const generalRanks = ['commander-in-chief', 'subordinate'] as const;
export type GeneralRank = (typeof generalRanks)[number];

/** A general, and the bodyguard that he commands himself. */
export interface GeneralEntry extends Travel {
  readonly id: string;
  readonly name?: string;
  readonly rank: GeneralRank;
  /** What he and his bodyguard are. */
  readonly troops: Troops;
  /** Figures of the bodyguard, or models, himself among them; 1 unless said. */
  readonly bodyguard?: number;
  /** His figure is one of those of a unit of the list, and is paid for with them. */
  readonly inAUnit?: boolean;
}

/** Engines or wagons that get their orders together. */
export interface ModelGroup extends Travel {
  readonly id: string;
  readonly name?: string;
  readonly troops: Troops;
  readonly models: number;
}

/** Things that are bought besides troops. */
export interface EquipmentEntry {
  readonly item: EquipmentItem;
  /** Pieces; of caltrops, works and walls lengths of ten paces, of a stone tower of five. */
  readonly count: number;
  /** Whose price is paid. */
  readonly training: Training;
}

/** What both players may have agreed on. */
export const armyAgreements = [
  'stone-fortifications',
  'other-weapon-pairs',
  /** Units, sub-units and generals as they please. */
  'organisation',
  /** Points over the limit. */
  'points',
  /** Figures on other bases. */
  'bases',
] as const;
export type ArmyAgreement = (typeof armyAgreements)[number];

/** An army as its player writes it down. */
export interface ArmyList {
  /** Whose it is, where its troops do not say otherwise: `roman`, `indian`, … */
  readonly nation?: string;
  /** Of the figures; 25 mm unless said. */
  readonly scale?: FigureScale;
  readonly generals: readonly GeneralEntry[];
  readonly units: readonly UnitEntry[];
  readonly engines?: readonly ModelGroup[];
  readonly wagons?: readonly ModelGroup[];
  readonly equipment?: readonly EquipmentEntry[];
  readonly agreed?: readonly ArmyAgreement[];
}

/** Troops with the nation of their army, where they name none of their own. */
export function ofNation(troops: Troops, nation: string | undefined): Troops {
  return troops.nation !== undefined || nation === undefined ? troops : { ...troops, nation };
}
