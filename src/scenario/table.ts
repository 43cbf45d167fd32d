import type { Feature, Point, Table } from '../table/index.js';
import type { TableEntry } from './table-schema.js';

/** The playing surface that a scenario file describes. */
export function tableFrom({ width, height, features }: TableEntry): Table {
  return { width, height, features: features.map(featureOf) };
}

function featureOf(entry: TableEntry['features'][number]): Feature {
  const { id } = entry;
  const name = entry.name === undefined ? {} : { name: entry.name };
  const points = (list: readonly (readonly [number, number])[]): Point[] => list.map(([x, y]) => ({ x, y }));
  switch (entry.kind) {
    case 'fence':
    case 'wall':
    case 'rampart':
    case 'gate':
      return { kind: entry.kind, id, ...name, line: points(entry.line) };
    case 'ford':
    case 'bridge': {
      const material = entry.material === undefined ? {} : { material: entry.material };
      return { kind: entry.kind, id, ...name, line: points(entry.line), width: entry.width, ...material };
    }
    case 'river':
    case 'creek':
    case 'road':
      return { kind: entry.kind, id, ...name, line: points(entry.line), width: entry.width };
    default: {
      const level = entry.level === undefined ? {} : { level: entry.level };
      return { kind: entry.kind, id, ...name, outline: points(entry.outline), ...level };
    }
  }
}
