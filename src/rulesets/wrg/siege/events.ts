import type { Point } from '../../../table/index.js';
import type { Construction } from '../rules/optional/siege.js';
import type { UnitId } from '../state.js';
import type { SiegeMeans } from './breach.js';

/** What is told of a siege. Walls, gates and siege material go by their ids. */
export type SiegeEvent =
  /** Ladders stand at a wall, have been cast down from it, siege material has been let go of or taken up, or what was to be struck is out of reach now. */
  | {
      readonly kind: 'siege';
      readonly unit: UnitId;
      readonly on: string;
      readonly what: 'ladders-raised' | 'tower-at-wall' | 'ladders-down' | 'let-go' | 'taken' | 'no-aim';
    }
  /** A period of breaking something down: figure/periods or casualties that it has come to, of those that it takes. */
  | {
      readonly kind: 'work';
      readonly unit: UnitId;
      readonly on: string;
      readonly means: SiegeMeans;
      readonly figures: number;
      readonly done: number;
      readonly needed: number;
    }
  /** A gate is broken down, or a stretch of a wall or palisade: so many paces of it, and where their middle was. */
  | {
      readonly kind: 'broken';
      readonly on: string;
      readonly lost: number;
      readonly breach?: { readonly paces: number; readonly at: Point };
    }
  /**
   * A tunnel: its own side alone hears how far it goes, in paces, and when it comes under a wall; the enemy that it begins where he sees it,
   * and that it has fallen in, by the name that he has for it: none (`''`) if he had not heard of it.
   */
  | {
      readonly kind: 'mine';
      readonly mine: string;
      readonly unit: UnitId;
      readonly what: 'begun' | 'announced' | 'dug' | 'breach' | 'collapsed';
      readonly paces: number;
      /** It is dug by the besieged: a countermine. */
      readonly counter?: true;
    }
  /** Miners and counterminers have met: casualties in men, and whose tunnel has fallen in. */
  | {
      readonly kind: 'underground';
      readonly miners: UnitId;
      readonly counterminers: UnitId;
      readonly casualties: { readonly miners: number; readonly counterminers: number };
      readonly collapsed: 'mine' | 'countermine';
    }
  /** Something is built: how much of it, in figure/periods, and how long it is by now, in paces. */
  | {
      readonly kind: 'built';
      readonly unit: UnitId;
      readonly build: Construction;
      readonly what: 'goes-on' | 'stands';
      readonly done: number;
      readonly needed: number;
      readonly paces: number | null;
    }
  /** Figures have gone into a tower or penthouse, or have come out of it. */
  | { readonly kind: 'manned'; readonly unit: UnitId; readonly on: string; readonly figures: number }
  /** Stones have struck something of wood, or it is destroyed with those in it. */
  | {
      readonly kind: 'struck';
      readonly unit: UnitId | null;
      readonly on: string;
      readonly hits: number;
      readonly done: number;
      readonly needed: number;
      readonly lost: number | null;
    }
  /** Stones thrown blind over a wall have hurt nobody of all these units. */
  | {
      readonly kind: 'lobbed';
      readonly unit: UnitId;
      readonly figures: number;
      readonly range: number;
      readonly units: number;
    }
  /** Fascines lie in a ditch: millimetres of it that are left. */
  | {
      readonly kind: 'filled';
      readonly unit: UnitId;
      readonly on: string;
      readonly fascines: number;
      readonly left: number;
    };
