import { defineChart } from '../../../../../chart/index.js';
import { cadyBook } from './source.js';

/**
 * Stands of the ancient and medieval period: figures, machines and crew on one stand, and its size in cm. The front is the
 * edge that the figures face; it is the first of the two printed lengths.
 *
 * Source: Preparing Figures > Bases.
 *
 * @clause cady/common/bases/ancient-medieval-sizes
 * @clause cady/common/definition/stands
 */
export const baseSizesAncientMedieval = defineChart({
  id: 'cady/common/base-sizes-ancient-medieval',
  title: 'Base Sizes: Ancient & Medieval Periods',
  source: cadyBook('Preparing Figures > Bases', 193),
  rows: [
    'peasants',
    'light-and-medium-infantry',
    'men-at-arms',
    'crossbow',
    'slingers',
    'light-bowmen',
    'long-bowmen',
    'light-cavalry',
    'medium-cavalry',
    'heavy-cavalry',
    'ballista',
    'onager-catapult',
    'trebuchet',
  ],
  columns: ['arm', 'figures', 'machines', 'crew', 'front-cm', 'depth-cm'],
  cells: {
    peasants: { arm: 'infantry', figures: 2, machines: null, crew: null, 'front-cm': 4, 'depth-cm': 2 },
    'light-and-medium-infantry': {
      arm: 'infantry',
      figures: 2,
      machines: null,
      crew: null,
      'front-cm': 2,
      'depth-cm': 2,
    },
    'men-at-arms': { arm: 'infantry', figures: 1, machines: null, crew: null, 'front-cm': 2, 'depth-cm': 2 },
    crossbow: { arm: 'missile', figures: 2, machines: null, crew: null, 'front-cm': 4, 'depth-cm': 2 },
    slingers: { arm: 'missile', figures: 2, machines: null, crew: null, 'front-cm': 4, 'depth-cm': 2 },
    'light-bowmen': { arm: 'missile', figures: 2, machines: null, crew: null, 'front-cm': 4, 'depth-cm': 2 },
    'long-bowmen': { arm: 'missile', figures: 2, machines: null, crew: null, 'front-cm': 4, 'depth-cm': 2 },
    'light-cavalry': { arm: 'cavalry', figures: 1, machines: null, crew: null, 'front-cm': 2, 'depth-cm': 4 },
    'medium-cavalry': { arm: 'cavalry', figures: 1, machines: null, crew: null, 'front-cm': 2, 'depth-cm': 4 },
    'heavy-cavalry': { arm: 'cavalry', figures: 1, machines: null, crew: null, 'front-cm': 2, 'depth-cm': 4 },
    ballista: { arm: 'artillery', figures: null, machines: 1, crew: 2, 'front-cm': 4, 'depth-cm': 4 },
    'onager-catapult': { arm: 'artillery', figures: null, machines: 1, crew: 4, 'front-cm': 5, 'depth-cm': 10 },
    trebuchet: { arm: 'artillery', figures: null, machines: 1, crew: 6, 'front-cm': 6, 'depth-cm': 12 },
  },
  absent: 'nothing',
});

/**
 * Stands of the musket period: figures, machines and crew on one stand, and its size in cm, front first. The crews are what
 * the stand has room for; who serves a gun in play is the artillery crew chart's matter.
 *
 * Source: Preparing Figures > Bases.
 *
 * @clause cady/common/bases/musket-sizes
 * @clause cady/common/bases/front-then-depth
 */
export const baseSizesMusket = defineChart({
  id: 'cady/common/base-sizes-musket',
  title: 'Base Sizes: Musket Period',
  source: cadyBook('Preparing Figures > Bases', 226),
  rows: [
    'infantry',
    'all-cavalry',
    '6-pound-cannon',
    '8-pound-cannon',
    '8-pound-howitzer',
    '12-pound-cannon',
    'rockets',
  ],
  columns: ['arm', 'figures', 'machines', 'crew', 'front-cm', 'depth-cm'],
  cells: {
    infantry: { arm: 'infantry', figures: 2, machines: null, crew: null, 'front-cm': 4, 'depth-cm': 2 },
    'all-cavalry': { arm: 'cavalry', figures: 1, machines: null, crew: null, 'front-cm': 2, 'depth-cm': 4 },
    '6-pound-cannon': { arm: 'artillery', figures: null, machines: 1, crew: 4, 'front-cm': 5, 'depth-cm': 5 },
    '8-pound-cannon': { arm: 'artillery', figures: null, machines: 1, crew: 6, 'front-cm': 6, 'depth-cm': 8 },
    '8-pound-howitzer': { arm: 'artillery', figures: null, machines: 1, crew: 6, 'front-cm': 8, 'depth-cm': 8 },
    '12-pound-cannon': { arm: 'artillery', figures: null, machines: 1, crew: 6, 'front-cm': 8, 'depth-cm': 8 },
    rockets: { arm: 'artillery', figures: null, machines: 1, crew: 4, 'front-cm': 8, 'depth-cm': 8 },
  },
  absent: 'nothing',
});
