import type { Told } from '../../../../battle/index.js';
import { counted, diceLines, namesOf, whyLines } from '../../../../scenario/index.js';
import { cm, faces, tellField } from '../../common/windows/tell.js';
import type { VolleyGroupTold } from '../events.js';
import type { MusketScenario } from '../schema.js';
import type { MusketTerms } from '../terms.js';

/** A musket event as lines of text: what happened first, then why and with which dice. Units and places go by their names. */
export function tellMusket(event: Told<MusketTerms>, scenario: MusketScenario): string[] {
  const lines = linesOf(event, scenario);
  // An order is told as it was written.
  if (event.kind === 'orders') return lines;
  return lines.map(namesOf(scenario).in);
}

function linesOf(event: Told<MusketTerms>, scenario: MusketScenario): string[] {
  const names = namesOf(scenario);
  const { of: name } = names;
  switch (event.kind) {
    case 'shot': {
      const call = event.called === undefined ? '' : `, range called ${cm(event.called)}`;
      const fall =
        event.landed === undefined ? '' : `, falls at (${Math.round(event.landed.x)}, ${Math.round(event.landed.y)})`;
      const hits = Object.entries(event.losses)
        .filter(([, lost]) => lost > 0)
        .map(([unit, lost]) => `${name(unit)} loses ${lost}`);
      return [
        `${name(event.gun)} fires ${event.projectile} at bearing ${Math.round(event.bearing)}${call}${fall}: ${hits.length === 0 ? 'no loss' : hits.join(', ')}`,
        ...whyLines(event.because),
        ...diceLines(event.rolls),
      ];
    }
    case 'gun-lost':
      return [`${name(event.unit)} ${gunWords[event.how]}`];
    case 'volley':
      return [
        `${name(event.unit)} fires at ${name(event.target)}: ${event.groups.map(groupWords).join('; ')} — ${counted(event.hits, 'hit')}, ${name(event.target)} loses ${event.losses}`,
        ...whyLines(event.because),
        ...diceLines(event.rolls),
      ];
    default:
      return tellField(event, names);
  }
}

const gunWords = {
  'knocked-out': 'is knocked out',
  spiked: 'is spiked by its own crew',
  'no-crew': 'has no crew left',
} as const;

function groupWords(group: VolleyGroupTold): string {
  const twice = group.shots > 1 ? ` firing ${group.shots === 2 ? 'twice' : `${group.shots} times`}` : '';
  return `${counted(group.figures, 'figure')}${twice} at ${cm(group.distance)}, ${faces(group.faces)}`;
}
