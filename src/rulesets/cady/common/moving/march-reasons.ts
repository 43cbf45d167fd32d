import { type ClauseId, counted, type Reason } from '../../../../rulebook/index.js';
import type { March, MoveStop, PaidSurcharge } from '../../../../table/index.js';
import { type MovementRules, wholeMove } from './movement.js';

const surcharges: Readonly<Record<PaidSurcharge['kind'], readonly [because: string, clause: ClauseId]>> = {
  turn: ['turning', 'cady/common/movement/direction-change'],
  formation: ['changing formation', 'cady/common/movement/formation-change'],
  level: ['going up or down a hill level', 'cady/common/movement/hill'],
  creek: ['crossing a creek', 'cady/common/movement/creek'],
  ford: ['crossing a river at a ford', 'cady/common/movement/river-ford'],
  bridge: ['crossing a bridge', 'cady/common/bridges/no-loss'],
  fence: ['crossing a fence', 'cady/common/movement/wall-fence-infantry'],
  wall: ['crossing a wall', 'cady/common/movement/wall-fence-infantry'],
  rampart: ['climbing a castle wall', 'cady/ancient-medieval/siege/wall-needs-means'],
  stakes: ['passing stakes', 'cady/ancient-medieval/romans/stakes'],
  ditch: ['crossing a ditch', 'cady/ancient-medieval/romans/entrench'],
  barricade: ['climbing a barricade', 'cady/common/forest/barricade-build'],
  gate: ['passing a castle gate', 'cady/ancient-medieval/siege/wall-needs-means'],
  wood: ['moving in a wood', 'cady/common/movement/forest'],
  rough: ['moving over rough ground', 'cady/common/movement/rough-terrain'],
  marsh: ['moving in a marsh', 'cady/common/marsh/move-cost'],
  building: ['entering a building', 'cady/musket/building/occupy'],
  ridge: ['climbing a ridge', 'cady/common/extreme-ridge/impassable'],
};

/** What took from a move, in the words of the game. */
function wordsOf(kind: PaidSurcharge['kind'], { movement }: MovementRules): string {
  return kind === 'turn' ? `turning more than ${counted(movement.turnDegrees, 'degree')}` : surcharges[kind][0];
}

/**
 * Why a unit came as far as it came: what the ground took from its move, and what the road gave.
 *
 * @param spent cm of its allowance that it has used
 * @param charging what the road gives a charge is another number, and a rule of its own
 */
export function reasonsOfGround(march: March, spent: number, rules: MovementRules, charging = false): Reason[] {
  const reasons: Reason[] = march.surcharges
    .filter(paid => paid.cost > 0 && paid.spent <= spent)
    .map(paid => {
      const [, clause] = surcharges[paid.kind];
      return { clause, because: wordsOf(paid.kind, rules), effect: `−${cm(paid.cost)}` };
    });
  // A foot set on the road gains nothing that one could measure.
  if (Number(march.onRoad.toFixed(1)) > 0) reasons.push(roadReason(march.onRoad, charging, rules));
  return reasons;
}

function roadReason(length: number, charging: boolean, { movement: { thirds } }: MovementRules): Reason {
  const gain = charging ? thirds.chargeOnRoad : thirds.road;
  return {
    clause: charging ? 'cady/common/roads/charge-no-extra' : 'cady/common/movement/road-bonus',
    because: `${cm(length)} on the road`,
    effect: gain === 0 ? 'a charge is no faster there' : `+${gain}/${wholeMove} of that`,
  };
}

/** What stopped a unit short of its order, in words; nothing when it went as far as ordered or as its move allowed. */
export function stopOf(stop: MoveStop | undefined, rules: MovementRules): string | undefined {
  switch (stop?.kind) {
    case undefined:
    case 'allowance':
      return undefined;
    case 'edge':
      return 'the edge of the table';
    case 'impassable':
      return stop.by === 'river' ? `the river cannot be crossed there` : `${stop.feature ?? stop.by} cannot be crossed`;
    case 'too wide':
      return `a front of ${cm(stop.width)} does not fit ${stop.feature}, ${cm(stop.room)} wide`;
    case 'unpaid':
      return `too little of the move is left for ${wordsOf(stop.by, rules)}`;
    case 'contact':
      return `the enemy: ${stop.ids.join(', ')}`;
    case 'friend':
      if (stop.facing === true) return `no room to come round beside ${stop.id}`;
      return stop.cleared === true ? `${stop.id} was in the way for a time` : `${stop.id} is in the way`;
    case 'follows':
      return stop.cleared === true ? `${stop.id} was in the way for a time` : `at the heels of ${stop.id}`;
    case 'enemy':
      return `no room to turn or form so close to ${stop.id}`;
  }
}

function cm(length: number): string {
  return `${Math.round(length * 10) / 10} cm`;
}
