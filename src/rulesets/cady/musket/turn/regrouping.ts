import type { RegroupingSection } from '../../common/turn/period.js';
import type { MusketRules } from '../rules.js';
import type { MusketState, Unit } from '../state.js';
import { awayFromAnother } from './away.js';

/**
 * How bodies of the musket game part and join: foot in the open, and horse in the saddle. Gunners go over to other guns by a rule of their own;
 * whether anybody else joins another unit is a ruling (`cady/ruling/joining-units-musket`).
 *
 * @clause cady/musket/optional/command-no-regroup
 */
export const musketRegrouping: RegroupingSection<Unit, MusketRules, MusketState> = {
  gunnersJoin: true,
  likeness: ({ type, gun, house, square, dragoons }) =>
    gun === null && house === undefined && square === undefined && (dragoons?.horses ?? null) === null ? type : null,
  parted: ({ thrown, progress }, share) => ({
    ...(thrown === undefined ? {} : { thrown: Math.round(thrown * share) }),
    ...(progress == null ? {} : { progress: null }),
  }),
  united: (into, unit) => ({
    loaded: into.loaded && unit.loaded,
    ...(unit.officer === undefined || into.officer !== undefined ? {} : { officer: unit.officer }),
    friendlyFireOn: Math.max(into.friendlyFireOn, unit.friendlyFireOn),
    ...(into.thrown === undefined && unit.thrown === undefined
      ? {}
      : { thrown: (into.thrown ?? 0) + (unit.thrown ?? 0) }),
  }),
  joined: awayFromAnother,
  joins: {
    clause: () => undefined,
    faults: (_unit, _into, { readings }) =>
      readings.unitsJoin
        ? undefined
        : [
            {
              clause: 'cady/musket/optional/command-no-regroup',
              problem: 'no officer of this game joins units (cady/ruling/joining-units-musket)',
              mend: 'leave out JOIN',
            },
          ],
  },
};
